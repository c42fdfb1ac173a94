"""What is said to be changed in a ready-made deck: parts of lines, which are understood together or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import NamedTuple

from cards.decks.names.called import card_likely
from cards.decks.names.teams import teams_of
from cards.decks.phrases.corrected import (
    INSTEAD,
    INSTEAD_OF_THEM,
    THEM,
    Correction,
    applied,
    heads_changes,
    is_less,
    short_name,
)
from cards.decks.phrases.team_changes import names_team, teams_changed
from cards.decks.phrases.tokens import TOKEN, as_written, card_at, is_said, number_of
from cards.decks.ready.exchange import exchanged
from cards.decks.ready.items import says_change
from cards.decks.ready.tastes import named_card, says_taste
from cards.decks.ready.titles import TITLE, words_in
from cards.decks.words.counted import PIECE
from cards.decks.words.numbers_said import unexplained
from cards.expressions import expression
from cards.model import Deck, Game
from cards.names import normalise
from cards.records import dataclass

_NUMBER = expression(r"\d")
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
_INSTEAD = expression(rf"(?<!\w)(?:{INSTEAD.pattern})(?!\w)")
_HEADS = frozenset([
    "in", "входят", "приходят", "входит", "приходит", "נכנס", "נכנסת", "נכנסים", "נכנסות",
    "out", "выходят", "уходят", "выходит", "уходит", "יוצא", "יוצאת", "יוצאים", "יוצאות",
])  # fmt: skip
"""What heads the cards that come or go."""
_BEHIND_IT = expression(rf"{INSTEAD.pattern}|{INSTEAD_OF_THEM.pattern}")
"""What says that a card comes for another."""
_ALL_GO = expression(
    r"(?:(?P<both>оба|обе|обоих|обеих|both|(?:את )?(?:שני|שתי)(?:הם|הן))|все|всех|all|(?:את )?(?:כולם|כולן))"
    r"(?: (?:of them|убрать|убираю|уберите|долой|out|go|gone|להוריד|להוציא|מוציאה?|מורידה?|בחוץ))?"
)
"""What says of the card before it that all its copies go."""


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
        changes.said.append(_numbered(changes, clause))
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
        any(map(_BEHIND_IT.fullmatch, tokens)) or (any(map(says_change, tokens)) and any(map(number_of, tokens)))
    ) and any(card_at(game, tokens, at, likely=True) for at, one in enumerate(tokens) if not is_said(one)):
        return True
    counted = any(number_of(one) or heads_changes(one) or INSTEAD.fullmatch(one) for one in tokens)
    return counted and any(short_name(game, deck.cards, tokens, at) for at in range(len(tokens)))


def changed(changes: Changes, game: Game, deck: Deck, line: int) -> Changed | None:
    """The deck as it is changed; None if any of it is not understood, or as many cards do not come as go."""
    if any(one.search(normalise(said)) for said in changes.said for one in (_EITHER_WAY, _NOT_DONE)):
        return None
    found = _understood(changes, game, deck, line)
    if found is None:
        return None
    is_sum = changes.sums.issubset({_size(found.cards), _size(found.cards) + len(deck.apart)})
    are_then = all(found.cards.get(_last_card(game, deck, clause)) == number for clause, number in changes.then)
    return found if is_sum and are_then else None


def _understood(changes: Changes, game: Game, deck: Deck, line: int) -> Changed | None:
    """The deck as it is changed by all that is said at once; None if that is not understood."""
    text = ", ".join(changes.said)
    gone = (f"minus {deck.cards[card]} {as_written(game, card, text)}, " for card in sorted(changes.lacking))
    for one in dict.fromkeys((text, f"{''.join(gone)}{text}")):
        if teams := teams_of(game, deck):
            how = teams_changed(game, one, line, dict.fromkeys(teams, 1))
        else:
            made = exchanged(game, one, deck, is_announced=changes.is_announced)
            how = Correction(line, text, made, is_sure=True) if made else None
        cards = applied(how, deck.cards, game) if how else None
        if how and cards is not None and not any(cards.get(card) for card in changes.lacking):
            return Changed(cards, how)
    return None


def _size(cards: Mapping[str, int]) -> int:
    return sum(cards.values())


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
