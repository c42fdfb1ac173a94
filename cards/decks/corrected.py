"""Corrections of a list in words: `вместо двух Мимов возьму два Фокусника`, `UPD: -2 Корова +2 Ёж`.

One is understood only if every word of it is, and as many cards come as go; anything else is asked about.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cards.decks.called import card_in_form, name_index
from cards.decks.lists.counted import is_number, is_piece, spelt
from cards.decks.lists.mentions import seen
from cards.model import Game
from cards.names import normalise

_TOKEN = re.compile(r"[+-]\s?(?=\d)|\d{1,2}(?!\w)|\w+(?:['\"-]\w+)*|[?]")
_INSTEAD = re.compile(r"вместо|instead|ו?ל?במקום")
_REPLACED = re.compile(
    r"замен(?:ить|и|ите|яю|яем|им|ю|а|у)|меня(?:ю|ем|ть|й|йте)|поменя(?:ть|й|йте|ю|ем)|replace|swap|ו?(?:ל?החליף|תחליפ\w*|נחליף|אחליף)"
)
"""What is to be done: of what is done already it is not known whether the list has it."""
_LESS = re.compile(
    r"без|минус|убрать|убер\w+|убира(?:ю|ем|й|йте|ть)|выкинуть|выкидываю|remove|minus|without|drop|cut"
    r"|ו?(?:בלי|מינוס|ל?הוריד|תוריד\w*|הורידו|ל?הוציא|תוציא\w*)|-"
)
_MORE = re.compile(
    r"возьм\w+|бер[уе]\w*|добав(?:ить|ь|ьте|лю|им|ляю|ляем)|плюс|ещё|еще|постав(?:ь|ьте|лю|им|ить)|полож(?:у|им|ить|и|ите)"
    r"|станут|будет|будут|add|plus|take|put|use|more|ו?(?:שי[םמ]\w*|ל?הוסיף|תוסיפ\w*|פלוס|לוקחת?|אקח|עוד|יהיו|יהיה)|\+"
)
_FOR = re.compile(r"на|with|for|by|ב|ל")
_THEM = re.compile(r"них|него|не[ёе]|them|it|that|ז[הו]|אותם|אותה|אותו|זאת")
_SAID = frozenset([
    "ой", "поправка", "исправление", "правка", "пожалуйста", "остальное", "всё", "все", "так", "же", "то", "самое", "и",
    "а", "но", "я", "мне", "в", "колоде", "из", "колоды", "карты", "карту", "сейчас", "лучше", "штуки", "только",
    "oh", "correction", "please", "the", "rest", "is", "stays", "same", "and", "of", "a", "i", "i'll", "my", "deck",
    "from", "to", "in",
    "רגע", "תיקון", "עדכון", "בבקשה", "השאר", "כל", "היתר", "אותו", "דבר", "ו", "את", "רק", "של", "מה", "נשאר", "הכל",
])  # fmt: skip
"""What else is said in a correction."""
_UPDATE = re.compile(r"(?:upd|update|edit|апд|апдейт|обн|ps|p|s|пс)\d?")
_LONGEST, _MOST_TOKENS = 6, 60


class Correction(NamedTuple):
    """How many copies more or fewer there are of cards; None where it is only said that there are none any more."""

    line: int
    text: str
    changes: Sequence[tuple[str, int, int | None]]


def understood(game: Game, text: str, line: int) -> Correction | None:
    """The correction that a line says; None for one that is not understood to its last word."""
    tokens = _TOKEN.findall(seen(normalise(text)))
    if len(tokens) > _MOST_TOKENS:
        return None
    found: list[tuple[str, int, int | None]] = []
    sign = number = 0
    flips = False
    at = 0
    while at < len(tokens):
        token = tokens[at].strip()
        card, to = _card(game, tokens, at)
        if card:
            found.append((card, sign, number or None))
            number = 0
            at = to
            sign, flips = (1, False) if flips and not _goes_on(tokens[to : to + 1]) else (sign, flips)
            continue
        at += 1
        if token.isdecimal() or is_number(token):
            number = int(token if token.isdecimal() else spelt(token))
        elif flips and _THEM.fullmatch(token):
            sign, flips = 1, False
        elif _INSTEAD.fullmatch(token) or _REPLACED.fullmatch(token):
            sign, flips = -1, _INSTEAD.fullmatch(token) is not None
            found = [(named, said or 1, copies) for named, said, copies in found] if flips else found
            if at < len(tokens) and _THEM.fullmatch(tokens[at]):
                sign, flips, at = 1, False, at + 1
        elif _LESS.fullmatch(token):
            sign, flips = -1, False
        elif _MORE.fullmatch(token) or (sign < 0 and found and _FOR.fullmatch(token)):
            sign, flips = 1, False
        elif not (token in _SAID or is_piece(token) or _UPDATE.fullmatch(token)):
            return None
    signs = {said for _, said, _ in found}
    once = len({card for card, _, _ in found}) == len(found)
    return Correction(line, text, found) if signs == {-1, 1} and once and not number else None


def _goes_on(tokens: Sequence[str]) -> bool:
    """True if another card follows of those that are said to go."""
    return bool(tokens) and tokens[0] in ("и", "and")


def _card(game: Game, tokens: Sequence[str], at: int) -> tuple[str, int]:
    """The card whose name begins there, in whatever form, and where that ends; empty if none does."""
    index = name_index(game.id)
    for to in range(min(at + _LONGEST, len(tokens)), at, -1):
        name = " ".join(tokens[at:to])
        for said in (name, name[1:] if name[:1] in "והב" else ""):
            if said and not said.isdecimal() and (found := index.get(said)):
                return found[0], to
            known = to > at + 1 or not (said in _SAID or _MORE.fullmatch(said) or _LESS.fullmatch(said))
            if said and known and len(said) > 2 and (card := card_in_form(game.id, said)):
                return card, to
    return "", at


def applied(correction: Correction, cards: Mapping[str, int]) -> dict[str, int] | None:
    """A deck's cards as a correction has them; None if as many do not go as come, or what goes is not there."""
    changed = Counter(cards)
    all_of = [card for card, sign, copies in correction.changes if sign < 0 and copies is None]
    if any(cards.get(card) != 1 for card in all_of):
        return None  # it may be that one of several goes
    for card, sign, copies in correction.changes:
        changed[card] += sign * (copies or 1)
    if min(changed.values()) < 0 or changed.total() != sum(cards.values()):
        return None
    return {card: copies for card, copies in changed.items() if copies}


def told(correction: Correction, game: Game) -> Iterator[str]:
    """Yield what goes and what comes: `−2 Мим`, with names in the language of the line."""
    letters = {*normalise(correction.text)}
    for card, sign, copies in correction.changes:
        names = [words[card].name for words in game.words.values()]
        name = max(names, key=lambda one: len({*normalise(one)} & letters))
        yield f"{'−' if sign < 0 else '+'}{copies or 1} {name}"
