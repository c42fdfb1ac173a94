"""The lead that somebody says to play who tells who he is, in one sentence without signs: `это миша мне 10 лет я хочу
играть громилой`, `קוראים לי ליאם אני בן 8 ואני האמרגן`.

It is the only card of the line, right behind what says whom he plays himself; all else on the line stays talk, with its
numbers and whatever it says.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from cards.decks.listing import ListedCard, Reading
from cards.decks.phrases.tokens import TOKEN, NamedCard, as_written, card_at, is_said, number_of
from cards.decks.words.fillers import TAKING_BACK, WITHDRAWING, bears_on_cards
from cards.decks.words.playing import DECIDED, PLAY, PLAYS
from cards.decks.words.seen import seen
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

_MYSELF = frozenset(["я", "мы", "i", "i'm", "im", "we", "we're", "אני", "אנחנו", "ואני", "ואנחנו"])
"""Who speaks, right before whom he plays or with nothing between."""
_TO_PLAY = frozenset(["играть", "сыграть", "поиграть", "לשחק", "play"])
_GOING_WORDS = """
    хочу хотим буду будем решил решила решили собираюсь планирую захотел захотела to want will i'll going decided would
    like love wanna gonna we'll רוצה רוצים הולך הולכת אשמח החלטתי בחרתי אוהב אני אנחנו
"""
_GOING = frozenset(_GOING_WORDS.split())
"""What stands before the verb of whoever is going to play himself."""
_WITH = frozenset(["с", "со", "вместе", "with", "עם", "יחד", "together"])
_BETWEEN = frozenset(["על", "ב", "בתור", "as", "the", "за", "на", "a"])
_SENTENCES = expression(r"[.!…:;]\s+")
_PRONOUNS = "он она he she הוא היא"
_THEIRS_WORDS = """
    играет сыграет будет играть берет берёт возьмет возьмёт выбрал выбрала plays is playing will play takes be
    משחק משחקת ישחק תשחק לוקח לוקחת ייקח תיקח יהיה תהיה בחר בחרה את
"""
_THEIRS = frozenset(_THEIRS_WORDS.split())
"""What is said of whom a child plays."""
_OTHERS_WORDS = """
    брат брату брата сестра сестре друг друга подруга сосед папа мама дед бабушка он она они ему ей сын дочь муж жена
    все всем оба кто-то многие ребята дети brother sister friend mate dad mum mom he she they his her wife husband
    everyone everybody all somebody nobody many others people kids children כולם כולנו הרבה אנשים הילדים הם ילדים
    אח אחי אחות אחותי חבר חברה חברי חברתי אבא אמא הוא היא הם הבן הבת בעלי אשתי
"""
_OTHERS = frozenset(_OTHERS_WORDS.split())
"""Others, of whom the same may be said."""
_NOT_NOW_WORDS = """
    обычно иногда раньше прошлый прошлом прошлого вчера был была было тогда бывало usually sometimes often last before
    was were yesterday used בדרך לפעמים קודמת שעברה אתמול היה הייתי היתה הייתה פעם
"""
_NOT_NOW = frozenset(_NOT_NOW_WORDS.split())
"""What says that it is of another time."""
_MOST_BETWEEN, _MOST_COMPANY, _MOST_WORDS = 7, 3, 60


def introduced(game: Game, entry: ListedCard, child: Collection[str] = ()) -> Sequence[ListedCard]:
    """The lead that is played as a line says, and the rest of the line; nothing for any other line.

    `child` are the words for the only child who is signed up above, of whom it may be said.
    """
    said = normalise(seen(entry.text))
    words = [*TOKEN.finditer(said)]
    tokens = [word[0] for word in words]
    if "?" in said or len(tokens) > _MOST_WORDS or bears_on_cards(word for word in tokens if word not in _GOING):
        return ()
    if not (TAKING_BACK | WITHDRAWING | _NOT_NOW).isdisjoint(tokens):
        return ()
    named = _only_card(game, tokens)
    slot = game.deck_rules.slot_of(game.cards[named[1].card]) if named and game.deck_rules else None
    if not named or not slot:
        return ()
    start, lead = named
    if not (_is_played(tokens[:start]) or _child_plays(said[: words[start].start()], child)):
        return ()
    name = as_written(game, lead.card, entry.text)
    rest = f"{said[: words[start].start()]}{said[words[lead.to - 1].end() :]}".strip()
    one = replace(entry, readings=(Reading(name, "1"),), place=slot, text=name, loose=False)
    return *([replace(entry, readings=(Reading(rest, "1"),), text=rest)] if rest else []), one


def child_in(lines: Sequence[str]) -> Collection[str]:
    """The words for the only child whom lines sign up: his name, and those that stand for it; none for several."""
    from cards.decks.meaning.whose import children

    names = {name.split()[0].casefold() for name in children(lines)}
    return {*names, *_PRONOUNS.split()} if len(names) == 1 else ()


def _child_plays(before: str, child: Collection[str]) -> bool:
    """True for a sentence that says no more than that a child plays: `он играет за`, `Миша будет`."""
    *_, sentence = _SENTENCES.split(before)
    who, *said = [_bare(word) for word in TOKEN.findall(sentence)] or [""]
    return who in child and bool(said) and all(word in _THEIRS or word in _BETWEEN or word in _WITH for word in said)


def _only_card(game: Game, tokens: Sequence[str]) -> tuple[int, NamedCard] | None:
    """The only card that is named, and where it begins; None for none and for several."""
    found: list[tuple[int, NamedCard]] = []
    at = 0
    while at < len(tokens):
        named = card_at(game, tokens, at)
        found += [(at, named)] if named else []
        at = named.to if named else at + 1
    return found[0] if len(found) == 1 else None


def _is_going(before: Sequence[str]) -> bool:
    """True for words behind which stands the verb of whoever is going to play himself."""
    said = next((word for word in reversed(before) if word != "to"), "")
    return (said in _GOING or said in _MYSELF) and _OTHERS.isdisjoint(map(_bare, before[-_MOST_COMPANY:]))


def _bare(word: str) -> str:
    """A word without what Hebrew joins to it for "and"."""
    return word.removeprefix("ו")


def _is_played(before: Sequence[str]) -> bool:
    """True for words behind which stands whom somebody plays who speaks of himself."""
    at, company = len(before) - 1, 0
    least = max(0, len(before) - _MOST_BETWEEN)
    with_whom = next((to for to in range(at, least - 1, -1) if before[to] in _WITH), None)
    while at >= least:
        word = before[at]
        if number_of(word):
            return False
        if word in _TO_PLAY:
            return not at or _is_going(before[:at])
        if word == "playing" and at and _bare(before[at - 1]) not in _MYSELF | {"am", "be"}:
            return False
        if (
            word in _MYSELF
            or word in DECIDED
            or word == "going"
            or (word in PLAY and _OTHERS.isdisjoint(map(_bare, before[:at])))
        ):
            return True
        if not (word in PLAYS or word in _BETWEEN or word in _GOING or is_said(word)):
            company += 1
            if with_whom is None or at < with_whom or company > _MOST_COMPANY:
                return False
        at -= 1
    return False
