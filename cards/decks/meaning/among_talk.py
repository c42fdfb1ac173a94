"""A whole list in a sentence or two, with whatever people say before it and behind it.

What stands among the cards has to be understood to its last word (`cards.decks.phrases`). Before the first card and
behind the last anybody may say what he likes, as long as it holds no name, no number that may be of copies, and no word
that bears on cards: `Hey, I'm bringing Ringmaster with four cream pies, two mimes and a show-stopper. See you there!`
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile
from typing import NamedTuple

from cards.decks.lists.around.remarks import is_of_note
from cards.decks.names.called import card_in_form, card_likely, name_index
from cards.decks.names.headings import asks_for_cards
from cards.decks.names.kinds import is_kind_word
from cards.decks.names.known import tells_of_table
from cards.decks.names.mentions import of_game
from cards.decks.phrases.amended import retracts
from cards.decks.phrases.bracketed import without_remarks
from cards.decks.phrases.phrase import EACH, told_card, understood, with_numbers_apart
from cards.decks.phrases.tokens import TOKEN, card_at, is_said, number_of
from cards.decks.words.counted import is_piece
from cards.decks.words.fillers import bears_on_cards, denies_cards
from cards.decks.words.harmless import without_asked_size
from cards.decks.words.maybes import is_aside
from cards.decks.words.numbers_said import SIZES, sum_said, unexplained
from cards.decks.words.people import is_greeting
from cards.decks.words.seen import seen
from cards.decks.words.updates import changes, is_update
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

_LEAST_CARDS = 3
"""Fewest cards with a number each of a list that is told so: fewer may be talked of for any other reason."""
LEAST_SURE, MOST_WORDS = 5, 8
"""Fewest cards of a list in which others are guessed, and most words of a line that is a card and its number."""
_LONGEST_NAME, _MOST_LETTERS_OF_ONE = 3, 1000
_LEAST_REJOINED = 6
"""Fewest letters of a name that may have been written in two words."""
"""Most words of what may be a card that nobody knows, and most letters of a list in a sentence."""
_LEAD = "\0"
"""Stands for a lead that is named among talk."""
_PARTS = expression(r"\s*[,;:()][\s,;:()]*|[^\S\n]*\n[\s,;:()]*|\s[-–—]\s")
_LETTERS = expression(r"[^\W\d_]+")
_ONE_EACH = expression(
    r"(?<!\w)(?:вс[её]|все)?\s?по од(?:ной|ному)(?!\w)|one (?:of )?each|(?:אחד|אחת) מכל (?:אחד|אחת|קלף)"
)
SENTENCES = expression(r"[.!?…]+(?=\s|$)|\n")
_QUESTION = expression(r"(?<![^.!?…\n])[^.!?…\n]{2,200}\?")
_NUMBERED = expression(r"\d|[?]")
_IF_ANYTHING = expression(
    r"(?<!\w)(?:если (?:вдруг )?(?:что|чего|кто|у кого|есть вопросы|будут вопросы|возникнут вопросы)"
    r"|if (?:anything|something|anyone|there)"
    r"|אם (?:משהו|יש|תהיה|תהיינה|יהיו) ?(?:שאלות|שאלה|בעיה)?)(?!\w)[^.!?\n]*"
    r"|(?<!\w)(?:не (?:забуд(?:у|ем)|опозда(?:ю|ем)|терпится)|(?:i )?(?:won't (?:forget|be late)|can't wait)"
    r"|לא (?:אשכח|נשכח|אאחר|נאחר))(?!\w)"
    r"|(?<!\w)(?:хоте(?:л[аи]?|лось)|хочу|хотим) (?:бы )?(?:(?:по)?участвовать|записаться|зарегистрироваться|прийти"
    r"|принять участие|(?:с|по)?играть(?! за))(?!\w)"
    r"|(?<!\w)(?:вс[её]|ну|давай(?:те)?|ладно|спасибо|целую|всем),? пока(?:-?\s?пока)*\W*$"
    r"|(?<!\w)(?:i'd|i would|we'd) like to (?:take part|sign up|register|join|come)(?!\w)"
    r"|(?<!\w)(?:רציתי|רצינו) (?:להשתתף|להירשם|לבוא|להגיע)(?!\w)"
)
"""What is said of anything that may be wrong, and of no card: `если что-то не так, звоните`; what somebody will not
forget; and that he would like to take part.
"""
_DO_NOT_ASK = expression(
    r"(?<!\w)(?:(?:не (?:спрашивай(?:те)?|удивляй(?:те|тесь|ся)?|смей(?:ся|тесь)?|ругай(?:ся|тесь)?)"
    r"|(?:please )?(?:don't|do not) (?:ask|laugh|judge)|אל ת(?:שאל|צחק|שפוט)\w{0,2})"
    r"(?: (?:меня|почему|зачем|me|why|אותי|למה|מדוע|עליי|עלי))*"
    r"|(?:ну )?(?:как|куда) же? ?без (?:них|него|нее|этого)|can't do without (?:them|it|him|her)"
    r"|(?:איך )?אי ?אפשר בלעדי(?:הם|הן|ו|ה))(?=\s*(?:$|[,.!;:()\n]))"
)
"""What is said beside a card that is there, though it denies: `не спрашивайте почему`, `как же без них`."""
_OTHERS = {"играет", "играют", "берет", "берут", "возьмет", "возьмут", "plays", "takes", "ישחק", "תשחק", "יקח", "תיקח"}
"""What is said of what somebody else plays."""
_MYSELF = {"я", "меня", "беру", "i", "i'm", "אני", "לי"}
_AGE = expression(
    r"(?<!\w)(?:мне|ему|ей|я|i'?m|i am|(?:he|she)(?:'s| is)|(?:אני )?(?:בן|בת)|ו?אני) (?:[5-9]|[1-9]\d)"
    r"(?=\W*$|[,.!]|\s+(?:и|а|мой|моя|наш|герой|играю|играть|хочу|буду|у|я|меня|зовут|and|my|the|hero|i|i'm|im|playing|with"
    r"|שלי|הגיבור|גיבור|ואני|אני|רוצה|משחק|משחקת|ו\w+)(?!\w))"
)
"""How old somebody says to be, without years: behind it stands no card."""
_CALLED = expression(
    r"(?:меня зовут|зовут меня|мо[её] имя|имя мо[её]|my name is|my name's|the name's|קוראים לי|שמי|השם שלי(?: הוא)?)"
    r" [^\W\d]+(?: [^\W\d]+)?"
)
"""How somebody says who he is, and nothing else."""


class WholeList(NamedTuple):
    """The cards of a list with their copies, and what is said around them."""

    cards: Sequence[tuple[str, int]]
    talk: Sequence[str]
    absent: str = ""
    """Sentences that say of other cards that they are not in the deck."""


class _Named(NamedTuple):
    """A card in a text: which, where its name begins and ends, and whether it leads a list."""

    card: str
    start: int
    end: int
    leads: bool


def list_among_talk(game: Game, text: str) -> WholeList | None:
    """The cards of a text that is one whole list, and the talk before it and behind it; None for any other text."""
    said = _rejoined(game, with_numbers_apart(normalise(seen(text))))
    said, retracted = _without_retracted(said)
    said, asked = without_asked_size(said)
    if len(said) > _MOST_LETTERS_OF_ONE or changes(said) or is_update(said):
        return None
    said, absent = _without_absent(game, said)
    absent = f"{absent} {retracted}".strip()
    said, beside = without_remarks(said, lambda inside: _is_remark(game, inside))
    words = [*TOKEN.finditer(said)]
    named = [*_names(game, [word[0] for word in words])]
    cards = [one for one in named if not one.leads]
    leads = {one.card for one in named if one.leads}
    if len(cards) < _LEAST_CARDS or len(leads) > 1:
        return None
    first, last = cards[0].start, cards[-1].end
    while first and (_is_of_number(word := words[first - 1][0]) or word in EACH):
        if re.search(r"[,;.\n]", said[words[first - 1].end() : words[first].start()]):
            break  # it may be that of a card before it, which nobody knows
        first -= 1
    while len(cards) >= LEAST_SURE and (to := _likely_behind(game, said, words, last)):
        last = to
    numbers = [*takewhile(lambda word: _is_of_number(word) or word in EACH, (word[0] for word in words[last:]))]
    last += len(numbers) if any(map(_is_of_number, numbers)) else 0
    while len(cards) >= LEAST_SURE and first > 1 and _is_likely(game, words[first - 2][0], words[first - 1][0]):
        first -= 2
    start, end = words[first].start(), words[last - 1].end()
    leading = [one for one in named if one.leads and not first <= one.start < last]
    before = {word[0] for word in words[:first]}
    if leading and not (_OTHERS.isdisjoint(before) or _MYSELF.isdisjoint(before)):
        return None  # it may lead somebody else's
    above = _without(said[:start], [(words[one.start].start(), words[one.end - 1].end()) for one in leading])
    below = _without(said[end:], [(words[one.start].start() - end, words[one.end - 1].end() - end) for one in leading])
    below = below.removeprefix("?")  # `Можно мне три коровы, два ежа и пулю?` names them, too
    found = understood(game, told := said[start:end])
    found = understood(game, told, likely=True) if found is None and len(cards) >= LEAST_SURE else found
    if found is None or not (_is_whole(game, found) or _are_counted(found, len(cards))):
        return None
    counted = [(card, copies or 1) for card, copies in found if card not in leads]
    size = sum(copies for _, copies in counted)
    if asked and int(asked) not in (size, size + len(leads)):
        return None
    behind = "" if sum_said(below, SIZES) in (size, size + len(leads)) else below
    if not (_is_talk(game, above, size) and _is_talk(game, behind) and _parts_from_cards(above, behind)):
        return None
    return WholeList(
        [*((card, 1) for card in leads), *counted],
        [said.replace(_LEAD, "…") for said in (above, *beside, below) if re.search(r"\w", said)],
        absent,
    )


def _is_remark(game: Game, inside: str) -> bool:
    """True for what stands in brackets and bears on no card: `как же без них`."""
    if _DO_NOT_ASK.fullmatch(inside.strip(" .!")):
        return True
    return _is_talk(game, inside) and not (is_of_note(inside) or told_card(game, inside, among=True))


def _is_whole(game: Game, found: Sequence[tuple[str, int]]) -> bool:
    """True for as many different cards without a number as make a deck of the game."""
    least, most = game.deck_rules.sizes if game.deck_rules else (1, 0)
    return least <= len(found) <= most and not any(copies for _, copies in found)


def _are_counted(found: Sequence[tuple[str, int]], named: int) -> bool:
    """True if so many of the named cards have a number that it is a list."""
    return sum(copies > 0 for _, copies in found) >= max(_LEAST_CARDS, named / 2)


def _without_retracted(said: str) -> tuple[str, str]:
    """A text without the sentences at its end of which the first puts right what was said before; and those."""
    for end in SENTENCES.finditer(said):
        if retracts(said[end.end() :].lstrip()):
            return said[: end.end()], said[end.end() :].strip()
    return said, ""


def _without_absent(game: Game, said: str) -> tuple[str, str]:
    """A text without the sentences at its end that only say of cards that they are not in the deck; and those."""
    whole = said.rstrip()
    ends = [match.end() for match in SENTENCES.finditer(whole)]
    ends = [end for end in ends if end < len(whole)]
    cut = len(whole)
    while ends:
        sentence = whole[ends[-1] : cut]
        tokens = TOKEN.findall(sentence)
        is_absent = denies_cards(tokens) and any(_names(game, tokens)) and not any(map(number_of, tokens))
        if not is_absent or "?" in sentence:
            break
        cut = ends.pop()
    here = {one.card for one in _names(game, TOKEN.findall(whole[:cut]))}
    gone = {one.card for one in _names(game, TOKEN.findall(whole[cut:]))}
    return (whole[:cut], whole[cut:].strip()) if here.isdisjoint(gone) else (said, "")


def _names(game: Game, tokens: Sequence[str]) -> Iterator[_Named]:
    """The cards of decks that are named, in whatever form, in their order."""
    rules = game.deck_rules
    at = 0
    while at < len(tokens):
        named = card_at(game, tokens, at)
        if named and not game.types[game.cards[named.card].type].piece_rule:
            yield _Named(named.card, at, named.to, bool(rules and rules.slot_of(game.cards[named.card])))
        at = named.to if named else at + 1


def _is_likely(game: Game, number: str, name: str) -> bool:
    """True for a number and one word behind it for which only one card can be meant: `четыре жюльена`."""
    likely = card_likely(game.id, name) if number_of(number) and not is_said(name) else None
    return likely is not None and not likely[1]


def _likely_behind(game: Game, said: str, words: Sequence[re.Match[str]], at: int) -> int:
    """Where a number and a few words behind it end by which only one card can be meant, in no other sentence; or 0."""
    for to in range(min(at + 1 + _LONGEST_NAME, len(words)), at + 1, -1):
        name = said[words[at + 1].start() : words[to - 1].end()]
        if not (_PARTS.search(name) or SENTENCES.search(name)) and _is_likely(game, words[at][0], name):
            return to
    return 0


def _is_of_number(word: str) -> bool:
    """True for a word of what says how many there are."""
    return number_of(word) > 0 or is_piece(word) or word in ("x", "х", "×", "*")


def _without(said: str, places: Sequence[tuple[int, int]]) -> str:
    """A text with a mark for what stands at some places."""
    for start, end in reversed(places):
        said = f"{said[:start]}{_LEAD}{said[end:]}" if 0 <= start < len(said) else said
    return said


def _rejoined(game: Game, said: str) -> str:
    """A text (normalised) with names of one word that a telephone has heard as two: `three hedge hogs`."""
    if len(said) > _MOST_LETTERS_OF_ONE:
        return said
    words = [*_LETTERS.finditer(said)]
    for first, second in reversed([*pairwise(words)]):
        whole = first[0] + second[0]
        if said[first.end() : second.start()] != " " or len(whole) < _LEAST_REJOINED or number_of(first[0]):
            continue
        if (whole in name_index(game.id) or card_in_form(game.id, whole)) and not of_game(game.id).find(
            f"{first[0]} {second[0]}"
        ):
            said = f"{said[: first.end()]}{said[second.start() :]}"
    return said


def _is_talk(game: Game, said: str, size: int = 0) -> bool:
    """True for what has neither a card in it, nor a number of copies, nor a word that bears on cards; it may say the
    size of the list.
    """
    said = _QUESTION.sub(_without_question, said)
    words = TOKEN.findall(told := _DO_NOT_ASK.sub(" ", _IF_ANYTHING.sub(" ", said)))
    if bears_on_cards(words):  # it may be said of anything but cards
        from cards.decks.words.life import without_life  # most lists say nothing of it
        from cards.decks.words.turns import without_turns

        words = TOKEN.findall(without_life(without_turns(told)))
    said_in_all = " ".join(word for word in said.split() if number_of(word) != size or not size)
    in_digits = _LETTERS.sub(lambda word: str(number_of(word[0]) or word[0]), _ONE_EACH.sub(" ", said_in_all))
    if bears_on_cards(words) or _NUMBERED.search(unexplained(_AGE.sub(" ", in_digits))):
        return False
    parts = [part.strip() for part in _PARTS.split(said)]
    is_of_table = tells_of_table([said])
    return not (
        is_aside(said.strip())
        or (of_game(game.id).find(said) and not is_of_table)
        or any(card_likely(game.id, one) for one in parts if not (is_of_table and tells_of_table([one])))
    )


def _without_question(match: re.Match[str]) -> str:
    """Nothing for a question that bears on no card: `Is it all right if I stay and watch?`."""
    said = match[0]
    words = [word for word in TOKEN.findall(said.rstrip("?")) if word not in ("if", "если", "אם")]
    is_of_cards = bears_on_cards(words) or any(
        number_of(word) or is_piece(word) or is_kind_word(word) for word in words
    )
    return said if is_of_cards or changes(said) or is_aside(said) or asks_for_cards(" ".join(words)) else " "


def _parts_from_cards(above: str, below: str) -> bool:
    """True if what stands before cards and behind them cannot be one more of them that nobody knows."""
    *_, before = ["", *filter(None, _PARTS.split(above))]
    apart = above.rstrip().endswith((",", ";")) and not _says(before)
    behind, *_ = SENTENCES.split(below) or [""]
    first = next(filter(None, (part.strip() for part in _PARTS.split(behind))), "")
    return not apart and (not first or _says(first) or len(TOKEN.findall(first)) > _LONGEST_NAME)


def _says(said: str) -> bool:
    """True for a few words that people say, or so many that they are no name."""
    words = TOKEN.findall(said)
    if _CALLED.fullmatch(said.strip(" .!")) or not _IF_ANYTHING.sub("", said).strip(" .!"):
        return True
    return _LEAD in said or len(words) > _LONGEST_NAME or is_greeting(said) or all(map(is_said, words))
