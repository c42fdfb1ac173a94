"""What is said to be changed in a ready-made deck: parts of lines, which are understood together or not at all."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Set as AbstractSet
from dataclasses import field, replace
from typing import NamedTuple

from cards.decks.names.called import card_likely
from cards.decks.names.teams import teams_of
from cards.decks.phrases.amended import amended
from cards.decks.phrases.amending import is_instead
from cards.decks.phrases.corrected import (
    INSTEAD,
    INSTEAD_OF_THEM,
    THEM,
    Correction,
    applied,
    heads_changes,
    is_less,
    is_more,
    replaces,
    short_name,
    understood,
)
from cards.decks.phrases.team_changes import names_team, teams_changed
from cards.decks.phrases.tokens import TOKEN, as_written, card_at, is_said, number_of
from cards.decks.ready.tastes import cards_named, named_card, says_taste
from cards.decks.ready.titles import TITLE, words_in
from cards.decks.words.counted import NUMBER, PIECE
from cards.decks.words.numbers_said import unexplained
from cards.expressions import expression
from cards.model import Deck, Game
from cards.names import normalise
from cards.records import dataclass

_NUMBER = expression(r"\d")
_MOST_PARTS = 12
_SIGN = expression(r"(?:^|(?<=\s))[+−–-]\s?(?=\w)")
_BECOMES = expression(
    r"\W*(?:(?:так что|и|то есть|теперь|итого|всего|станет|станут|будет|будут|получается|их|стало"
    r"|now|so|total|makes|becomes?|there|will|be|are|in|all"
    r"|יהיו|יהיה|עכשיו|סך|הכל|הכול|סה\"כ|בסך|כלומר) )+(?P<number>\w+)(?: (?:шт\w*|копи\w+|cop\w+|עותקים))?"
    r"(?: (?:in (?:all|total)|total|altogether|всего|итого|(?:ב?סך )?ה?כו?ל|סה\"כ))?\W*"
)
"""How many there are then of the card that was named last: `ещё один Малхолланд (станет 2)`."""
_LACKING_WORDS = """
    только но only but רק אבל нет нету ни одного одной не хватает нашёл нашел нашла потерял потеряла потерялся
    потерялась закончились
    missing lost have no don't not any one אין אף אחד אחת חסר חסרה חסרים חסרות איבדתי לי לנו מצאתי לא
"""
_LACKING = frozenset(_LACKING_WORDS.split())
_LACKS = expression(r"(?<!\w)(?:нету?|хватает|потерял\w*|no|don't|missing|lost|אין|חסר\w*|איבדתי|לא)(?!\w)")
_NONE = expression(r"\W*(?:ни одного|ни одной|ни единого|not one|not a single one|none|אף אחד|אף אחת|אפילו לא אחד)\W*")
_COPIES = expression(rf"\s*(?P<number>\d{{1,2}})(?: ?{PIECE})?\.?\s*")
_ONLY = expression(
    r"(?<!\w)(?:только|лишь|only|just|ו?רק) "
    r"(?=(?:без|минус|вместо|убираю|меняю|without|minus|instead|בלי|במקום|מינוס)(?!\w))"
)
_EITHER_WAY = expression(
    r"(?<!\w)(?:substitut\w+|(?:sub|swap|switch)\w* (?:(?:[^\W_]+ ){1,4})?in)(?=(?: [^\W_]+)* (?:for|with)(?!\w))"
)
"""What some say of cards that go for others, and some of cards that come for others."""
_NOT_DONE = expression(
    r"(?<!\w)(?:в плюсе?|запас\w*|он|она|они|he|she|they|in the plus|would have|ו?[בל]פלוס|הייתי|היינו|הוא|היא|הם)"
    r"(?!\w)"
)
"""What says, behind cards, that they come, of cards that they are spare, and that somebody else changes them or only
would have.
"""
_BULLET = expression(r"^\s*[-–—•*]\s+(?=[^\W\d])")
_NTH = expression(
    r"(?<!\w)(?:(?P<n2>втор(?:ой|ую|ая|ого)|second|2(?:nd|-[йюяа]\w?))|(?P<n3>трет(?:ий|ью|ья|ьего)|third|שלישית?|3(?:rd|-[йюяа]\w?))"
    r"|(?P<n4>четв[её]рт(?:ый|ую|ая|ого)|fourth|רביעית?|4(?:th|-[йюяа]\w?)))(?!\w)"
)
"""Which copy it is of a card that comes: `добавила третий Огонёк`."""
_COMES = expression(
    r"(?<!\w)(?:добав\w+|полож\w+|постав\w+|клад\w+|плюс|ещё|еще|put|add\w*|plus"
    r"|ו?(?:ל?הוסיף|הוספתי|ל?הכניס|הכנסתי|עוד)|\+)(?!\w)"
)
_WITHOUT_ALSO = expression(r"(?i)(?<!\w)(?:ещё|еще|также|тоже|also|another|more|ו?עוד|ו?גם)(?!\w)")
"""What says of cards that go that others went before."""
_INSTEAD = expression(rf"(?<!\w)(?:{INSTEAD.pattern})(?!\w)")
_HEADS = {
    **dict.fromkeys(("in", "входят", "приходят", "входит", "приходит", "נכנס", "נכנסת", "נכנסים", "נכנסות"), "plus"),
    **dict.fromkeys(("out", "выходят", "уходят", "выходит", "уходит", "יוצא", "יוצאת", "יוצאים", "יוצאות"), "minus"),
}
"""What heads the cards that come or go."""


_BEHIND_IT = expression(rf"{INSTEAD.pattern}|{INSTEAD_OF_THEM.pattern}")
"""What says that a card comes for another."""
_ALL_GO = expression(
    r"(?:(?P<both>оба|обе|обоих|обеих|both|(?:את )?(?:שני|שתי)(?:הם|הן))|все|всех|all|(?:את )?(?:כולם|כולן))"
    r"(?: (?:of them|убрать|убираю|уберите|долой|out|go|gone|להוריד|להוציא|מוציאה?|מורידה?|בחוץ))?"
)
"""What says of the card before it that all its copies go."""
_WITHOUT = expression(r"(?<!\w)(?:без|without|ו?בלי|ללא)(?!\w)")
_WITH = expression(
    rf"(?:(?<=\s)|^)(?:(?:(?:и|а|но|зато|and|but)\s)?(?:со?|with|ו?עם)\s(?=(?:{NUMBER})\s)"
    r"|(?:и|а|но|зато|and|but)\s(?:со?|with)\s|(?:אבל\s)ו?עם\s|(?<=\s)ועם\s)"
)
"""What goes before the cards that a deck is without, and before those that come for them."""
_NUMBER_BEHIND = expression(
    r"\s*(?P<sign>(?:[+−–-]|(?:минус|плюс|minus|plus|מינוס|פלוס)(?!\w))\s?)?"
    r"(?P<said>[^\W\d][^\d:]*?)\s?[-–—×xх*:]?\s?(?P<number>\d{1,2})\s*(?:шт\w*\.?|cop\w+|עותקים)?\s*"
)
"""A card, and how many copies of it go or come."""
_ARROW = expression(r"\s?(?:-+>|=+>|[→⇒➡➔]\ufe0f?)\s?")
_FOR = expression(rf"(?i)\s(?:на|for|ב-?(?=(?:{NUMBER})\s))\s?(?=\w)")
"""What stands between a card that goes and the one that comes for it."""
_PAIR = 2
_WHOSE = expression(r"(?i)(?<!\w)(?:у (?:него|не[ёе]|них|меня|нас)|в ней|אצל[והי]|אצלנו)(?!\w)")
"""In whose deck the cards are that come."""
_WITH_AT_HEAD = expression(r"(?i)^\s*(?:with|со?|עם)\s+")
_LESS_HE = expression(r"(?<!\w)פחות(?!\w)")


@dataclass(slots=True)
class Changes:
    """The parts of lines that change a deck, how many copies there are then as they say, and what is not there."""

    said: list[str] = field(default_factory=list)
    then: list[tuple[str, int]] = field(default_factory=list)
    lacking: set[str] = field(default_factory=set)
    sums: set[int] = field(default_factory=set)
    """How many cards there are then in all, as is said."""
    is_signed: bool = False
    """True where some lines begin with a plus, so that those with a minus are no items of a list."""
    is_announced: bool = False
    """True where it is said in words that something is changed, so that `корову на ежа` says what."""


class Changed(NamedTuple):
    """A deck's cards as they are changed, and how."""

    cards: Mapping[str, int]
    how: Correction


def take(changes: Changes, game: Game, deck: Deck, clause: str) -> bool:
    """True for a part of a line that changes the deck or bears on a change, which is kept."""
    is_title = TITLE in clause
    before, _, behind = clause.rpartition(TITLE)
    said = normalise(clause := behind if is_title and not bears(game, deck, before) else clause.replace(TITLE, " "))
    if changes.lacking and _NONE.fullmatch(said):
        return True
    if not is_title and says_taste(game, deck, said, changes.said):
        return True
    found = _COPIES.fullmatch(said)
    copies = found["number"] if found else number_of(said.strip(" ."))
    if changes.said and copies and not _NUMBER.search(changes.said[-1]):
        changes.said[-1] = f"{changes.said[-1]} {copies}"  # it stood in brackets
        return True
    if changes.said and (found := _BECOMES.fullmatch(said)) and (number := number_of(found["number"])):
        changes.then.append((changes.said[-1], number))
        return True
    if (card := _lacks(game, deck, said)) is not None:
        changes.lacking.add(card)
        return True
    clause = clause if changes.is_signed else _BULLET.sub("", clause)
    if changes.said and (number := _all_of_them(game, deck, changes.said[-1], said)):
        changes.said[-1] = f"{changes.said[-1]} {number}"
        return True
    if bears(game, deck, clause) or (changes.said and _heads_what_comes(said)):
        changes.said.append(_numbered(changes, _WITHOUT_ALSO.sub(" ", clause) if _only_goes(clause) else clause))
        return True
    return False


def _heads_what_comes(said: str) -> bool:
    """True for a part (normalised) that only says that what follows comes for what went: `במקומם`, `вместо них`."""
    tokens = TOKEN.findall(said)
    of_them = any(map(INSTEAD_OF_THEM.fullmatch, tokens)) or (
        any(map(INSTEAD.fullmatch, tokens)) and any(map(THEM.fullmatch, tokens))
    )
    return of_them and all(
        INSTEAD.fullmatch(token) or INSTEAD_OF_THEM.fullmatch(token) or THEM.fullmatch(token) or is_said(token)
        for token in tokens
    )


def _only_goes(clause: str) -> bool:
    """True for a part in which cards go, and no others come: in `ещё одну Корову убрали` none is more than before."""
    tokens = TOKEN.findall(_WITHOUT_ALSO.sub(" ", normalise(clause)))
    return any(map(is_less, tokens)) and not any(is_more(one) or is_instead(one) or one == "на" for one in tokens)


def _all_of_them(game: Game, deck: Deck, last: str, said: str) -> int:
    """How many there are of the card that goes as the last part says, if a part says (normalised) no more than that all
    of them do: `оба убрать`; else 0.
    """
    found = _ALL_GO.fullmatch(said.strip(" .!"))
    has = deck.cards.get(_last_card(game, deck, last), 0) if found and not _NUMBER.search(last) else 0
    is_less_there = any(map(is_less, words_in(last))) and not any(map(number_of, words_in(last)))
    return has if found and is_less_there and (not found["both"] or has == 2) else 0


def _numbered(changes: Changes, clause: str) -> str:
    """A part in which a card comes of which it is said which copy that is, with one for it; how many there are then is
    kept.
    """
    found = [*_NTH.finditer(said := normalise(clause))]
    if len(found) != 1:
        return clause
    behind, *instead = _INSTEAD.split(said[found[0].end() :], maxsplit=1)
    if not (instead or _COMES.search(said[: found[0].start()])):
        return clause
    clause = f"{said[: found[0].start()]}1{said[found[0].end() :]}"
    changes.then += [
        (behind if instead else clause, int(which[1:])) for which, word in found[0].groupdict().items() if word
    ]
    return clause


def bears(game: Game, deck: Deck, clause: str) -> bool:
    """True for a part that names a card in some form or a team, or has a number that may be of copies."""
    tokens = words_in(clause)
    heads = [token for token in tokens if not INSTEAD_OF_THEM.fullmatch(token)]
    if len(heads) == 1 and (heads[0] in _HEADS or heads_changes(heads[0])):
        return True
    if _NUMBER.search(unexplained(normalise(clause))) or names_team(game, normalise(clause)):
        return True
    if any(card_at(game, tokens, at) for at in range(len(tokens))) or card_likely(game.id, " ".join(tokens)):
        return True
    if (
        any(map(_BEHIND_IT.fullmatch, tokens)) or (any(map(heads_changes, tokens)) and any(map(number_of, tokens)))
    ) and any(card_at(game, tokens, at, likely=True) for at, one in enumerate(tokens) if not is_said(one)):
        return True
    counted = any(number_of(one) or heads_changes(one) or INSTEAD.fullmatch(one) for one in tokens)
    return counted and any(short_name(game, deck.cards, tokens, at) for at in range(len(tokens)))


def changed(changes: Changes, game: Game, deck: Deck, line: int) -> Changed | None:
    """The deck as it is changed; None if any of it is not understood, or as many cards do not come as go."""
    if any(one.search(normalise(said)) for said in changes.said for one in (_EITHER_WAY, _NOT_DONE)):
        return None
    said = [part for change in changes.said for part in _apart(game, deck, change, changes.said)]
    in_words = [_in_words(game, deck, one, is_announced=changes.is_announced) for one in said]
    found = _understood(game, deck, in_words, changes.lacking, line)
    if found is None and 1 < len(said) <= _MOST_PARTS and not (changes.lacking or teams_of(game, deck)):
        found = _one_by_one(game, deck, in_words, line)
    if found is None and not (changes.lacking or teams_of(game, deck)):
        found = _exchanged(game, deck, changes.said, line)
    if found and not changes.sums.issubset({_size(found.cards), _size(found.cards) + len(deck.apart)}):
        return None
    if found is None or any(
        found.cards.get(_last_card(game, deck, clause)) != number for clause, number in changes.then
    ):
        return None
    return found


def _exchanged(game: Game, deck: Deck, said: Sequence[str], line: int) -> Changed | None:
    """The deck as it is changed by all that goes and comes; None if that is not sure."""
    from cards.decks.ready.exchange import exchanged

    text = ", ".join(said)
    made = exchanged(game, text, deck)
    how = Correction(line, text, made, is_sure=True) if made else None
    cards = applied(how, deck.cards, game) if how else None
    return Changed(cards, how) if how and cards is not None else None


def _understood(game: Game, deck: Deck, said: Sequence[str], lacking: AbstractSet[str], line: int) -> Changed | None:
    """The deck as it is changed by all that is said at once; None if that is not understood."""
    text = ", ".join(said)
    gone = (f"minus {deck.cards[card]} {as_written(game, card, text)}, " for card in sorted(lacking))
    for one in dict.fromkeys((text, f"{''.join(gone)}{text}")):
        if teams := teams_of(game, deck):
            how = teams_changed(game, one, line, dict.fromkeys(teams, 1))
        else:
            how = understood(game, one, line, deck=deck.cards) or amended(game, _to_be_done(one), line, deck.cards)
        cards = applied(how._replace(is_done=False), deck.cards, game) if how else None
        if how and cards is not None and not any(cards.get(card) for card in lacking):
            return Changed(cards, how)
    return None


def _one_by_one(game: Game, deck: Deck, said: Sequence[str], line: int) -> Changed | None:
    """The deck as it is changed by one exchange after the other, of each of which as many cards go as come, and of no
    card that another is of; None if they are not that.
    """
    cards, made, at = dict(deck.cards), list[tuple[str, int, int | None]](), 0
    while at < len(said):
        for to in range(at + 1, len(said) + 1):
            one = _understood(game, replace(deck, cards=cards), said[at:to], frozenset(), line)
            named = {card for card, _, _ in one.how.changes} if one else set[str]()
            if one and named and named.isdisjoint(card for card, _, _ in made) and _size(one.cards) == _size(cards):
                cards, made, at = dict(one.cards), [*made, *one.how.changes], to
                break
        else:
            return None
    return Changed(cards, Correction(line, ", ".join(said), made, is_sure=True))


def _size(cards: Mapping[str, int]) -> int:
    return sum(cards.values())


def _apart(game: Game, deck: Deck, change: str, said: Sequence[str]) -> list[str]:
    """The parts of a change that says which cards the deck is without, and which are there instead: `но без Мимов и с
    двумя Ежами`; all copies go if there is no number.
    """
    if not any(_WITHOUT.search(normalise(one)) for one in said):
        return [change]
    parts = _WITH.sub("\0plus ", normalise(change)).split("\0")
    for at, part in enumerate(parts):
        without = _WITHOUT.search(part) is not None and not any(map(number_of, words_in(part)))
        has = deck.cards.get(_last_card(game, deck, part), 0) if without else 0
        parts[at] = f"{part.strip()} {has}" if has > 1 else part
    return [one for one in parts if one.strip()]


def _to_be_done(said: str) -> str:
    """What is said to be done already as what is to be: of a ready-made deck it is not yet done; and what is `only` to
    be done as that.
    """
    said = _ONLY.sub("", said)
    said = re.sub(r"(?<!\w)(?:добавил|положил|поставил)[аи]?(?!\w)|(?<!\w)added(?!\w)", "добавить", said)
    said = re.sub(r"(?<!\w)(?:убрал|выкинул|вынул)[аи]?(?!\w)", "убрать", said)
    return re.sub(
        r"(?<!\w)ו?ש?(?:הוספתי|הכנסתי|שמתי)(?!\w)",
        "להוסיף",
        re.sub(r"(?<!\w)ו?ש?(?:הוצאתי|הורדתי)(?!\w)", "להוריד", said),
    )


def _number_first(game: Game, deck: Deck, change: str) -> str:
    """A part of one card with its number behind it, with that before it, so that it is no other card's."""
    found = _NUMBER_BEHIND.fullmatch(change)
    if found is None or any(number_of(token) for token in words_in(found["said"])):
        return change
    heads = [token for token in words_in(found["said"]) if INSTEAD.fullmatch(token) or replaces(token)]
    if heads or len(cards_named(game, deck, [change])) != 1:
        return change
    return f"{found['sign'] or ''}{found['number']} {found['said']}"


def _exchange(game: Game, deck: Deck, change: str, *, is_announced: bool) -> str:
    """A part that only says which card comes for which as one that says what is done: `2 Арбуза → 2 Пули`, `корову на
    ежа`.
    """
    tokens = words_in(change)
    if any(is_less(one) or is_more(one) or is_instead(one) or replaces(one) for one in tokens):
        return change
    is_for = is_announced and not _ARROW.search(change)
    if len(parts := (_FOR if is_for else _ARROW).split(change)) == _PAIR:
        going, coming = (cards_named(game, deck, [part]) for part in parts)
        if len(going) == len(coming) == 1 and going <= {*deck.cards}:
            return f"instead {parts[0].strip()} {parts[1].strip()}"
    return change


def _in_words(game: Game, deck: Deck, change: str, *, is_announced: bool) -> str:
    """A part that says what goes and comes, with its signs in words: `− Арбуз ×2`."""
    tokens = words_in(change)
    if len(tokens) == 1 and tokens[0] in _HEADS:
        return _HEADS[tokens[0]]
    for head, rest in ((tokens[:1], tokens[1:]), (tokens[-1:], tokens[:-1])):
        if rest and head[0] in _HEADS and not head[0].isascii():
            return f"{_HEADS[head[0]]} {' '.join(rest)}"  # `уходит Корова`, `פרה יוצאת`
    change = _WHOSE.sub(" ", change)
    change = _LESS_HE.sub("מינוס", re.sub(r"(?<!\w)ו-(?=\d)", " ", change))
    if any(map(INSTEAD.fullmatch, tokens)):
        change = re.sub(r"\s[-–—]\s", " ", _WITH_AT_HEAD.sub("", change))  # `вместо 2 Мимов – 2 Ежа`
    change = _number_first(game, deck, _exchange(game, deck, change, is_announced=is_announced))
    signed = _SIGN.sub(lambda sign: "plus " if "+" in sign[0] else "minus ", change)
    return re.sub(r"(?<!\w)[×xх]\s?(?=\d)|(?<=\d)\s?×\s?(?=\w)", " ", signed)


def _lacks(game: Game, deck: Deck, said: str) -> str | None:
    """The one card of the deck of which a part says (normalised) only that there is none; None for any other."""
    if not _LACKS.search(said) or _NUMBER.search(said):
        return None
    tokens = TOKEN.findall(said)
    found: set[str] = set()
    at = 0
    while at < len(tokens):
        is_known = tokens[at] in _LACKING or is_said(tokens[at])
        named = None if is_known else named_card(game, deck, tokens, at)
        if named:
            found.add(named[0])
        elif not is_known:
            return None
        at = named[1] if named else at + 1
    numbers = [token for token in tokens if number_of(token)]
    if numbers and "ни" not in tokens and "אף" not in tokens and "any" not in tokens:
        return None
    (card,) = found if len(found) == 1 else ("",)
    return card if card in deck.cards else None


def _last_card(game: Game, deck: Deck, clause: str) -> str:
    """The card that is named last in a part."""
    tokens = words_in(clause)
    last, at = "", 0
    while at < len(tokens):
        named = None if is_said(tokens[at]) or number_of(tokens[at]) else named_card(game, deck, tokens, at)
        last = named[0] if named else last
        at = named[1] if named else at + 1
    return last
