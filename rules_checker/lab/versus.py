"""Games of a deck against another, a few at a time, and in words what they have shown so far.

They are the games of `fitil simulate DECK OTHER --bot greedy --swap`: the same seeds, seats in turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from time import monotonic

from cards import Deck, Lang, load_game
from rules_checker.judging import words
from rules_checker.lab.match import LaidMatch, match
from rules_checker.lab.tally import Tally, summed

BOT = "greedy"


class Versus:
    """Two decks that play each other; raises `FitilError` for decks that cannot.

    Where more have to sit down, the others play the second deck, too.
    """

    def __init__(self, deck: Deck, other: Deck, seed: int = 1) -> None:
        rules = load_game(deck.game).deck_rules
        others = max(1, rules.brought[0] - 1) if rules else 1
        self._table = LaidMatch(match([deck, *[other] * others], BOT, seed, swap=True))
        self.tally = Tally(self._table.match.seats)
        self._going = self._play()

    def play(self, games: int, seconds: float = inf) -> None:
        """Play until there are so many games, for at most so many seconds; a game that is begun then goes on later."""
        until = monotonic() + seconds
        while self.tally.games < games and monotonic() < until:
            next(self._going)

    def _play(self) -> Iterator[None]:
        """Play games without end, and yield after each answer."""
        while True:
            number = self.tally.games
            played = yield from self._table.moves(number)
            self.tally = self.tally.plus(summed(self._table, 0, number, [self._table.by_decks(number, played)]))

    def lines(self, lang: Lang, other: str) -> Iterator[str]:
        """What the games have shown, in words; `other` is the name of the other deck."""
        say, told = words(lang), self.tally.told()
        won, even = told["wins"][0], 1 / self.tally.seats
        lost = told["games"] - won - told["draws"]
        low, high = told["intervals"][0]
        share = won / told["games"]
        yield say("versus", other=other, games=told["games"], won=won, lost=lost, drawn=told["draws"], share=share)
        judged = "better" if low > even else "worse" if high < even else "even"
        yield say(f"versus-{judged}", low=low, high=high)
        yield say("versus-turns", **{key: told["turns"][key] for key in ("mean", "shortest", "longest")})
