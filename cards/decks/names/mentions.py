"""The names of cards among the words of a line, whatever stands around them: the longest at each place.

Reading takes time in proportion to the line: only where a name's first word stands is more looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from cards.database import game_ids, load_game, of_games
from cards.decks.names.called import name_index
from cards.decks.names.teams import team_index
from cards.decks.words.seen import seen
from cards.expressions import expression
from cards.names import normalise

_WORD = expression(r"[^\W_]+(?:['\"-][^\W_]+)*")
_SHORTEST = 2
"""Fewest letters of a name that is looked for among other words."""


_AND = "ו"
"""What is part of the word after it in Hebrew."""
_STEM = 4
"""Letters that all forms of a word begin with."""
_KEPT = 1024
"""Of so many lines it is kept what names there are: the readers of a list look at each of its lines in turn."""


class Mention(NamedTuple):
    """A card named in a line: from which letter to which, its name, and the cards that have it, each with its game."""

    start: int
    end: int
    name: str
    cards: frozenset[tuple[str, str]]


class NameFinder:
    """Finds names, given as they are compared (`normalise`), each with the cards that have it."""

    def __init__(self, names: Iterable[tuple[str, tuple[str, str]]]) -> None:
        self._cards: dict[str, set[tuple[str, str]]] = {}
        self._most: dict[str, int] = {}
        """By its first word, the most words that a name has."""
        self._signed: set[str] = set()
        self._stems: set[str] = set()
        self.find = lru_cache(maxsize=_KEPT)(self._find)
        """The names in a line (`seen`), from its start to its end; none overlaps another."""
        for name, card in names:
            if len(name) >= _SHORTEST and (words := _WORD.findall(name)):
                if not name[-1].isalnum():
                    self._signed.add(name)
                self._cards.setdefault(" ".join(words), set()).add(card)
                self._stems |= {part for word in words for part in (word[:_STEM], word[: _STEM - 1])}
                self._most[words[0]] = max(self._most.get(words[0], 0), len(words))

    def names(self, word: str) -> bool:
        """True for a word that a name begins with."""
        return word in self._most

    def has_word_like(self, word: str) -> bool:
        """True for a word that begins like one of a name, as its other forms do: `коровы`, `פרות`."""
        stem = normalise(word)[:_STEM]
        return len(stem) >= _STEM - 1 and stem[: _STEM - (len(stem) < _STEM)] in self._stems

    def _find(self, line: str) -> Sequence[Mention]:
        found: list[Mention] = []
        words = [(match.start(), match.end(), normalise(match[0])) for match in _WORD.finditer(line)]
        at = 0
        while at < len(words):
            start, _, first = words[at]
            if first not in self._most and first.startswith(_AND) and first[1:] in self._most:
                start, first = start + 1, first[1:]
            most = self._most.get(first, 0)
            for to in range(min(at + most, len(words)), at, -1):
                name = " ".join([first, *(word for _, _, word in words[at + 1 : to])])
                if name in self._cards:
                    end = words[to - 1][1]
                    end += normalise(line[start : end + 1]) in self._signed  # a name may end in a sign: `מסמרי 9 אינץ׳`
                    found.append(Mention(start, end, name, frozenset(self._cards[name])))
                    at = to - 1
                    break
            at += 1
        return tuple(found)


def same_card(mentions: Iterable[Mention]) -> bool:
    """True if all of these may be one and the same card."""
    first, *others = [mention.cards for mention in mentions] or [frozenset[tuple[str, str]]()]
    return bool(first.intersection(*others))


def games_in(lines: Iterable[str]) -> frozenset[str]:
    """The games of which these lines name the most cards; none if they name no card."""
    found = Counter(game for line in lines for one in of_all().find(seen(line)) for game in {g for g, _ in one.cards})
    return frozenset(game for game, times in found.items() if times == max(found.values()))


@of_games()
def of_game(game_id: str) -> NameFinder:
    """The finder of a game's cards, and of the teams that its decks may be made of."""
    cards = ((name, (game_id, card)) for name, (card, _) in name_index(game_id).items())
    return NameFinder([*cards, *((name, (game_id, team)) for name, (team, _) in team_index(game_id).items())])


@of_games()
def of_all() -> NameFinder:
    """The finder of every game's cards."""
    return NameFinder(
        (name, (game_id, card)) for game_id in game_ids() for name, (card, _) in name_index(game_id).items()
    )


@of_games()
def known_words() -> frozenset[str]:
    """The words of all names of cards: by these it is told in which alphabet a list was written."""
    return frozenset(word for index in _indexes() for name in index for word in _WORD.findall(name) if len(word) > 2)


def _indexes() -> Iterable[Mapping[str, tuple[str, str]]]:
    return (name_index(game_id) for game_id in game_ids() if load_game(game_id).cards)
