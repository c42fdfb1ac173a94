"""Cards of which a line says only a word or two, each with its number: `фитилей коротких три, мокрых тоже три`.

What is said once of several cards stands for all of them; a number beside a word of a name that is not understood so is
asked about, as it may be of copies.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from cards.decks.names.called import card_in_form, card_likely, may_be_in_name, name_index
from cards.decks.names.kinds import is_kind_word
from cards.decks.phrases.phrase import understood
from cards.decks.phrases.tokens import TOKEN, card_at, is_said, number_of
from cards.decks.words.counted import is_number, is_piece
from cards.decks.words.fillers import BEARING
from cards.decks.words.numbers_said import unexplained
from cards.decks.words.seen import seen
from cards.errors import Said, short
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

_CLAUSES = expression(r"[.,;:!?\n()]+(?=\s|$)|[;:()\n]|\s[-–—]\s")
_LONGEST, _LEAST_WORDS, _LEAST_LETTERS, _LEAST_OF_WHOLE = 300, 4, 4, 3
"""Most letters of a line that is looked at so, and fewest words; fewest letters of a word that may stand for a card,
and for one of which all else is said.
"""
_MOST_COPIES, _FURTHEST = 9, 3
"""Highest number that may be of copies, and most words between it and what it counts."""
_DIGITS = expression(r"\d+")
_OF_MEANS = expression(
    r"(?<!\w)(?:одним|(?:в|на|за|под|при|из) одн(?:ом|ой|ого)|(?:in|on|at|by) one|ב[א-ת]{2,} (?:אחד|אחת))(?!\w)"
)
"""One of what something is done with, in or on: `одним письмом`, `на одной машине`."""
_WORD = expression(
    r"(?P<before>(?P<own>(?<!\w)(?:my|our|his|her|their|мои|моих|моими|наши|наших|нашими|его|ее|их)) )?"
    r"(?P<word>[^\W\d_]+)"
)
"""A word, and before it whose it is: a number of somebody's is none of copies, as in `my two kids`."""
_ASKED = frozenset(["question", "questions", "вопрос", "вопроса", "вопросы", "вопросов", "שאלה", "שאלות"])
"""What people have so many of, though a name has that word, too."""
_ALSO = expression(r" (?:too|as well)(?=\W*(?:$|[,;.]))")
_ONES = frozenset(["ones"])
"""What English has for a noun that was said."""


def cards_in_short_names(game: Game, text: str, here: Collection[str]) -> list[tuple[str, int]] | None:
    """The cards of a line with their copies; None unless each of several has a number, and none is among those `here`.

    A word may stand for the name of a card that shares all else with the one beside it.
    """
    said = _ALSO.sub("", normalise(seen(text)))
    if len(said) > _LONGEST or not any(map(number_of, tokens := TOKEN.findall(said))) or "?" in said:
        return None
    if len(tokens) < _LEAST_WORDS or (whole := _with_nouns(game, said)) is None:
        return None
    found = understood(game, whole, likely=True) or []
    is_sure = len(found) > 1 and all(copies for _, copies in found) and {card for card, _ in found}.isdisjoint(here)
    return found if is_sure else None


def _with_nouns(game: Game, said: str) -> str | None:
    """A line with the whole names of cards of which only one word is said, as another beside them has all else; None if
    such a word may be meant for another card.
    """
    words = [*TOKEN.finditer(said)]
    tokens = [word[0] for word in words]
    named = dict(_named(game, tokens))
    inside = {at for start, to in named.items() for at in range(start, to)}
    found, end = "", 0
    for at, token in enumerate(tokens):
        if at in inside or token in _ONES or len(token) < _LEAST_OF_WHOLE or number_of(token) or is_said(token):
            continue
        start = max((one for one in named if one < at), default=min(named, default=None))
        name = _whole(game, tokens[start : named[start]], token) if start is not None else ""
        if not name:
            continue
        likely = card_likely(game.id, token)
        if likely and not likely[1] and likely[0] != card_in_form(game.id, name):
            return None
        found, end = f"{found}{said[end : words[at].start()]}{name}", words[at].end()
        if tokens[at + 1 : at + 2] and tokens[at + 1] in _ONES:
            end = words[at + 1].end()
    return found + said[end:]


def _named(game: Game, tokens: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield where names of cards begin and end, in whatever form."""
    at = 0
    while at < len(tokens):
        named = card_at(game, tokens, at)
        if named:
            yield at, named.to
        at = named.to if named else at + 1


def _whole(game: Game, name: Sequence[str], word: str) -> str:
    """A name with this word for one of its own, if that makes one other card's; else empty."""
    made = (" ".join([*name[:at], word, *name[at + 1 :]]) for at in range(len(name)) if len(name) > 1)
    found = {one: card for one in made if (card := _card(game, one))}
    return next(iter(found)) if len({*found.values()}) == 1 else ""


def _card(game: Game, name: str) -> str:
    known = name_index(game.id).get(name)
    return known[0] if known else card_in_form(game.id, name) or ""


def told_number(game: Game, text: str) -> Said | None:
    """What is wrong with a line of talk with a number in words beside a word of a card's name: `коротких три`."""
    said = normalise(seen(text))
    if len(said) > _LONGEST or not any(map(number_of, TOKEN.findall(said))):
        return None
    tokens: list[str] = []
    in_words = _OF_MEANS.sub(" ", _DIGITS.sub(" ", unexplained(said)))
    for clause in _CLAUSES.split(unexplained(_WORD.sub(_in_digits, in_words))):
        before, tokens = tokens, TOKEN.findall(clause)
        numbers = [at for at, token in enumerate(tokens) if token.isdecimal()]
        if len(numbers) == len(tokens) == 1:  # it is of what stands before: `короткий фитиль, три`
            numbers, tokens = [len(before)], [*before, *tokens]
        for at in numbers:
            near = range(max(0, at - _FURTHEST), min(len(tokens), at + _FURTHEST + 1))
            if any(_is_of_name(game, tokens[to]) for to in near if to not in numbers):
                what = f"{short(text)!r}: is {tokens[at]} a number of copies? Write it so: '2 a card's name'"
                return Said(what, "what-number", text=short(text), number=tokens[at])
    return None


def _in_digits(match: re.Match[str]) -> str:
    """A number of copies in digits, unless it is of somebody's; any other word as it is."""
    number = number_of(match["word"])
    return f"{match['before'] or ''}{number}" if 0 < number <= _MOST_COPIES and not match["own"] else match[0]


def _is_of_name(game: Game, token: str) -> bool:
    """True for a word that stands in names of cards, in some form, and says nothing else around them."""
    if len(token) < _LEAST_LETTERS or is_number(token) or is_piece(token) or is_kind_word(token):
        return False
    return token not in BEARING | _ASKED and not is_said(token) and may_be_in_name(game.id, token)
