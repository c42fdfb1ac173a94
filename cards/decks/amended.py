"""Corrections that make a list longer or shorter: `Гонец 1, а не 2`, `пару Мимов совсем убери`, `забыл 1 Корову`.

Each part of the line must be sure by itself: it says what stood there before, that no copy stays, that of so many in
the list there are only fewer, or that a card was forgotten. Anything else is asked about.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile

from cards.decks.corrected import INSTEAD, ONLY, Correction, denies, is_less, is_word
from cards.decks.lists.mentions import seen
from cards.decks.lists.talk import is_update
from cards.decks.phrase import TOKEN, card_at, number_of
from cards.decks.team_changes import names_team, takes_back
from cards.model import Game
from cards.names import normalise

_NOT = r"(?:не|ולא|לא|not|instead of|вместо|במקום)"
_DENIED = re.compile(
    rf"[,(]?\s*(?<!\w)(?:а |и |and |but )?{_NOT} (?P<number>\d{{1,2}}|[^\W\d]+)\)?(?=\s*(?:[.,;!)]|$)|\s(?:и|а|and)\s)"
)
_PARTS = re.compile(r"[.,;:!\n]+(?=\s|$)|\s[-–—]\s|\s(?:и|а|and|but)\s|\s(?=ו(?:את\s|שכחתי|ב?מקום))")
_SAME = re.compile(r"тоже|также|столько|(?:те|тех|так\w*) же|то же|גם|אותו|same|also|too")
_SAME_BEHIND = re.compile(rf",\s*(?=(?:{_SAME.pattern})(?!\w))")
_ALL = frozenset([
    "совсем", "вообще", "полностью", "целиком", "насовсем", "все", "всех", "completely", "entirely", "altogether",
    "all", "לגמרי", "לחלוטין", "כליל", "כולם",
])  # fmt: skip
"""What says that no copy of a card stays."""
_ADDING = frozenset(
    ["ещё", "еще", "тоже", "также", "добавь", "добавьте", "добавить", "add", "also", "too", "גם", "עוד"]
)
"""What says of a number that there are so many more."""
_CORRECTS = re.compile(r"\W*(?:поправка|правка|исправление|correction|תיקון)(?!\w)")
"""What says of all that is behind it that it was otherwise."""
_DENY = "~"
"""What stands for the words that deny the number behind them."""
_FORGOT = re.compile(r"забыл[аи]?|пропустил[аи]?|forgot|missed|[וש]{0,2}שכחתי")
_ASIDE_WORDS = """
    упс ой ох так же те тех тоже также столько пусть будет будут давайте давай поставь поставьте ещё еще добавить
    добавь добавьте написать вписать указать про спасибо осталось
    נ ב אוי אופס גם אותו מספר יהיה יהיו שיהיה להוסיף תוסיפו תוסיף לרשום לכתוב תודה נב את
    oops ps same also too let it be there are add to mention thanks thank you sorry
"""
_ASIDE = frozenset(_ASIDE_WORDS.split())
"""What else is said in a part that says one of these things."""
_MOST = 60


def may_amend(game: Game, said: str, *, changes: bool) -> bool:
    """True for a line below cards that may be a correction: one that `changes` something, or says (normalised) so in
    other words.
    """
    words = {*TOKEN.findall(said)}
    is_said = not words.isdisjoint(ONLY) or any(is_less(word) or _FORGOT.fullmatch(word) for word in words)
    is_said |= takes_back([*words]) and (number_in(words) or names_team(game, said) != "")
    return changes or is_said or is_update(said) or denies(said)


def number_in(words: Iterable[str]) -> bool:
    """True for words of which one is a number."""
    return any(map(number_of, words))


def amended(game: Game, text: str, line: int, among: Mapping[str, int]) -> Correction | None:
    """The correction in a line of which each part is sure by itself; None for any other."""
    said = _SAME_BEHIND.sub(" ", seen(normalise(text)))
    if "?" in said or len(said.split()) > _MOST:
        return None
    said = _DENIED.sub(
        lambda found: f" {_DENY}{number_of(found['number'])} " if number_of(found["number"]) else found[0], said
    )
    changes: dict[str, int] = {}
    for part in filter(str.strip, _PARTS.split(said)):
        found = _part(game, part, among, follows=bool(changes), corrects=_CORRECTS.match(said) is not None)
        if found is None or not changes.keys().isdisjoint(found):
            return None
        changes |= found
    made = tuple((card, 1 if more > 0 else -1, abs(more)) for card, more in changes.items())
    return Correction(line, text, made, is_sure=True) if made else None


def _part(game: Game, part: str, among: Mapping[str, int], *, follows: bool, corrects: bool) -> dict[str, int] | None:
    """How many copies more or fewer a part says of cards, none for what only announces it; None if it is not sure.

    What `follows` a correction, or is said to be one (`corrects`), may say no more than a card and its number.
    """
    tokens = [token.strip() for token in TOKEN.findall(part)]
    words: list[str] = []
    items: list[str | int] = []
    denied: list[int] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token == _DENY and at + 1 < len(tokens):
            denied.append(number_of(tokens[at + 1]))
            at += 2
            continue
        is_said = _is_said(token)
        named = None if is_said or token.isdecimal() else card_at(game, tokens, at, likely=not number_of(token))
        if named:
            items.append(named.card)
        elif number := number_of(token):
            items.append(number)
        elif is_said:
            words.append(token)
        else:
            return None
        at = named.to if named else at + 1
    cards = [one for one in items if isinstance(one, str)]
    numbers = [one for one in items if isinstance(one, int)]
    if not items and not denied:
        return None if any(map(_bears, words)) else {}
    if any(map(INSTEAD.fullmatch, words)):
        heads = any(map(INSTEAD.fullmatch, takewhile(_is_said, tokens)))  # the card that goes stands behind it
        return _exchanged(part, words, cards, numbers, among) if heads and not denied else None
    if any(map(is_less, words)):
        return None if denied else _removed(words, cards, numbers, among)
    if len(cards) != 1 or len(numbers) != 1:
        return None
    (card,), (number,) = cards, numbers
    has = among.get(card, 0)
    if any(map(_FORGOT.fullmatch, words)):
        return None if has or denied else {card: number}
    if not _ADDING.isdisjoint(words):
        return None
    is_so = denied == [has] or (
        not denied and (not ONLY.isdisjoint(words) or corrects or (follows and items == [card, number]))
    )
    fits = number < has or ONLY.isdisjoint(words)
    return {card: number - has} if has and is_so and fits and number != has else None


def _exchanged(
    part: str, words: Sequence[str], cards: Sequence[str], numbers: Sequence[int], among: Mapping[str, int]
) -> dict[str, int] | None:
    """All copies of one card for as many of another that the list has not: it is said that they are as many."""
    if len(cards) != 2 or any(map(is_less, words)):
        return None
    gone, come = cards
    has = among.get(gone, 0)
    is_so = _SAME.search(part) is not None and numbers in ([has], [has, has])
    return {gone: -has, come: has} if has and come not in among and is_so else None


def _removed(
    words: Sequence[str], cards: Sequence[str], numbers: Sequence[int], among: Mapping[str, int]
) -> dict[str, int] | None:
    """All copies of cards, where it is said that it is all of them."""
    is_all = not _ALL.isdisjoint(words)
    if not cards or not all(card in among for card in cards) or len({*cards}) != len(cards):
        return None
    fits = not numbers or (len(cards) == 1 and numbers == [among[cards[0]]])
    return {card: -among[card] for card in cards} if is_all and fits else None


def _is_said(token: str) -> bool:
    """True for a word that is no card's in a correction."""
    known = token in _ASIDE or token in _ALL or token in ONLY or is_word(token) or is_less(token)
    return known or bool(_FORGOT.fullmatch(token) or INSTEAD.fullmatch(token))


def _bears(token: str) -> bool:
    """True for a word that changes something in the list, which must be said of a card."""
    return bool(token in _ALL or is_less(token) or _FORGOT.fullmatch(token) or INSTEAD.fullmatch(token))
