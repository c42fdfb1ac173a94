"""Games summed up: chunks of them added one after another, in the order of their numbers."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from functools import reduce
from typing import Any, NamedTuple

from cards.records import dataclass
from rules_checker.lab.intervals import SHARE_PLACES, difference, mean_interval, wilson
from rules_checker.lab.match import HandHistory, LaidMatch, Result


class CardCounts(NamedTuple):
    """The games in which a card was drawn, played, and left in hand; and how many of each its deck won."""

    drawn: int = 0
    drawn_won: int = 0
    played: int = 0
    played_won: int = 0
    left: int = 0
    left_won: int = 0

    def plus(self, other: Sequence[int]) -> CardCounts:
        """The sums of both."""
        return CardCounts(*map(sum, zip(self, other, strict=True)))


Cards = Mapping[str, CardCounts]


class Chunk(NamedTuple):
    """Games `start` and on of a pairing, by its number: their results, and the counts of each deck's cards."""

    pairing: int
    start: int
    results: tuple[Result, ...]
    cards: tuple[Cards, ...]


def play(table: LaidMatch, pairing: int, start: int, count: int) -> Chunk:
    """Play `count` games of a match laid out."""
    return summed(table, pairing, start, map(table.result, range(start, start + count)))


def summed(table: LaidMatch, pairing: int, start: int, games: Iterable[tuple[Result, list[HandHistory]]]) -> Chunk:
    """Games of a match laid out, `start` and on, as a chunk."""
    results = []
    cards: list[dict[str, list[int]]] = [{} for _ in range(table.match.seats)]
    for result, seen in games:
        results.append(result)
        for deck, (counts, hand) in enumerate(zip(cards, seen, strict=True)):
            _count(counts, hand, won=deck in result.winners)
    # sorted: the order of a set of words is another in every process
    told = tuple({card: CardCounts(*found) for card, found in sorted(counts.items())} for counts in cards)
    return Chunk(pairing, start, tuple(results), told)


def _count(counts: dict[str, list[int]], seen: HandHistory, *, won: bool) -> None:
    for at, cards in enumerate((seen.drawn, seen.played, seen.left)):
        for card in cards:
            found = counts.setdefault(card, [0] * len(CardCounts._fields))
            found[2 * at] += 1
            found[2 * at + 1] += won


def together(one: Cards, other: Cards) -> Cards:
    """The counts of the same deck's cards in more games."""
    return {**one, **{card: one.get(card, CardCounts()).plus(counts) for card, counts in other.items()}}


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of a match so far; `plus` makes another, so that a stop between two chunks leaves a whole one.

    `wins` are by deck, of whoever wins together each; `joint` are such games, `draws` those without a winner. `firsts`
    are the games won by whoever went first; `turns` counts games by their length, `ended` by the rule that ended them.
    `seats_won` are the games won from each seat; `sat` counts the seats that played with something, and those of them
    that won. `fates` counts what became of each thing. `sums` has, by `places` and `scores`, the sum and the sum of
    squares of each deck.
    """

    seats: int
    games: int = 0
    wins: tuple[int, ...] = ()
    draws: int = 0
    joint: int = 0
    firsts: int = 0
    answers: int = 0
    turns: Mapping[int, int] = field(default_factory=Counter)
    ended: Mapping[str, int] = field(default_factory=Counter)
    seats_won: tuple[int, ...] = ()
    sat: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    fates: Mapping[tuple[str, str], int] = field(default_factory=Counter)
    sums: Mapping[str, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    cards: tuple[Cards, ...] = ()
    digest: Any = field(default_factory=lambda: hashlib.blake2b(digest_size=16))

    def plus(self, chunk: Chunk) -> Tally:
        """These games and those of the next chunk."""
        results, digest = chunk.results, self.digest.copy()
        for result in results:
            digest.update(result.digested())
        winners = Counter(winner for result in results for winner in result.winners)
        before = self.wins or (0,) * self.seats
        cards = self.cards or ({},) * self.seats
        return replace(
            self,
            games=self.games + len(results),
            wins=tuple(won + winners[deck] for deck, won in enumerate(before)),
            draws=self.draws + sum(not result.winners for result in results),
            joint=self.joint + sum(len(result.winners) > 1 for result in results),
            firsts=self.firsts + sum(result.first in result.winners for result in results),
            answers=self.answers + sum(result.answers for result in results),
            turns=Counter(self.turns) + Counter(result.turns for result in results),
            ended=Counter(self.ended) + Counter(result.ended for result in results),
            seats_won=_with(self.seats_won, (_seats_won(result, self.seats) for result in results)),
            sat=_sat(self.sat, results),
            fates=Counter(self.fates) + Counter(fate for result in results for fate in result.fates),
            sums={name: self._sums(name, results) for name in ("places", "scores") if getattr(results[0], name)},
            cards=tuple(together(one, more) for one, more in zip(cards, chunk.cards, strict=True)),
            digest=digest,
        )

    def _sums(self, name: str, results: Sequence[Result]) -> tuple[tuple[int, int], ...]:
        before = self.sums.get(name, ((0, 0),) * self.seats)
        values = zip(*(getattr(result, name) for result in results), strict=True)
        return tuple(
            (total + sum(mine), squares + sum(value * value for value in mine))
            for (total, squares), mine in zip(before, values, strict=True)
        )

    def told(self) -> dict[str, Any]:
        """The statistics as plain data, but for the cards."""
        return {
            "games": self.games,
            "wins": list(self.wins),
            **told_ends(self),
            "interval": list(wilson(self.wins[0], self.games)),
            "intervals": [list(wilson(won, self.games)) for won in self.wins],
            **told_course(self),
            **({"seats": self.seats} if self.seats != 2 else {}),
            **told_seats(self),
            **told_fates(self),
            **{name: _told_sums(self.games, sums) for name, sums in self.sums.items()},
            "digest": self.digest.hexdigest(),
        }


def told_ends(*tallies: Tally) -> dict[str, int]:
    """The number of games that nobody won, and of those that several won together, where there are any."""
    joint = sum(tally.joint for tally in tallies)
    return {"draws": sum(tally.draws for tally in tallies), **({"joint": joint} if joint else {})}


def told_seats(*tallies: Tally) -> dict[str, Any]:
    """What was won from each seat, where more than two play, and by whoever played with what, if the game says that."""
    seats = max(tally.seats for tally in tallies)
    none: Mapping[str, tuple[int, int]] = {}
    sat = reduce(_summed, (tally.sat for tally in tallies), none)
    played = [tally for tally in tallies if tally.seats == seats and tally.games]
    games, wins = sum(tally.games for tally in played), _with((0,) * seats, (tally.seats_won for tally in played))
    told: dict[str, Any] = {}
    if seats > 2 and games:
        told["by_seat"] = [{"won": won, **_told_share(won, games)} for won in wins]
    if sat:
        rows = [{"what": what, "seats": n, "won": won, **_told_share(won, n)} for what, (n, won) in sat.items()]
        told["by_what_sits"] = sorted(rows, key=lambda row: (-row["share"], row["what"]))
    return told


def told_fates(*tallies: Tally) -> dict[str, Any]:
    """How often what became of each thing that was played with, if the game says that."""
    fates: Counter[tuple[str, str]] = sum((Counter(tally.fates) for tally in tallies), Counter())
    found: dict[str, dict[str, int]] = {}
    for (what, fate), n in sorted(fates.items()):
        found.setdefault(what, {})[fate] = n
    rows = [{"what": what, "of": sum(counts.values()), "fates": counts} for what, counts in found.items()]
    return {"fates": rows} if rows else {}


def _told_share(won: int, games: int) -> dict[str, Any]:
    return {"share": round(won / games, SHARE_PLACES), "interval": list(wilson(won, games))}


def _seats_won(result: Result, seats: int) -> tuple[int, ...]:
    won = {(deck - result.moved) % seats for deck in result.winners}
    return tuple(int(seat in won) for seat in range(seats))


def _with(before: Sequence[int], more: Iterable[Sequence[int]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*filter(None, (before, *more)), strict=True)))


def _sat(before: Mapping[str, tuple[int, int]], results: Sequence[Result]) -> Mapping[str, tuple[int, int]]:
    found = dict(before)
    for result in results:
        for deck, labels in enumerate(result.sits):
            for what in labels:
                n, won = found.get(what, (0, 0))
                found[what] = n + 1, won + (deck in result.winners)
    return found


def _summed(one: Mapping[str, tuple[int, int]], other: Mapping[str, tuple[int, int]]) -> Mapping[str, tuple[int, int]]:
    pairs = {what: (one.get(what, (0, 0)), other.get(what, (0, 0))) for what in {**one, **other}}
    return {what: (a + c, b + d) for what, ((a, b), (c, d)) in pairs.items()}


def told_course(*tallies: Tally) -> dict[str, Any]:
    """How games went, whoever played: who was first, how long they were, and by which rules they ended."""
    games = sum(tally.games for tally in tallies)
    firsts, decided = sum(tally.firsts for tally in tallies), games - sum(tally.draws for tally in tallies)
    turns: Counter[int] = sum((Counter(tally.turns) for tally in tallies), Counter())
    ended: Counter[str] = sum((Counter(tally.ended) for tally in tallies), Counter())
    return {
        "first_player_wins": round(firsts / max(1, decided), SHARE_PLACES),
        "first_player_interval": list(wilson(firsts, decided)),
        "turns": {
            "mean": round(sum(length * n for length, n in turns.items()) / games, 2),
            "median": _median(turns),
            "shortest": min(turns),
            "longest": max(turns),
        },
        "answers": round(sum(tally.answers for tally in tallies) / games, 1),
        "endings": {rule: n for rule, n in sorted(ended.items(), key=lambda item: (-item[1], item[0])) if rule},
    }


def _median(counted: Mapping[int, int]) -> float:
    """The median of values that are counted, as `statistics.median` has it."""
    n, seen = sum(counted.values()), 0
    middle: list[int] = []
    for value in sorted(counted):
        seen += counted[value]
        middle += [value] * (sum(seen > at for at in ((n - 1) // 2, n // 2)) - len(middle))
        if len(middle) == 2:
            break
    return sum(middle) / 2


def _told_sums(games: int, sums: Sequence[tuple[int, int]]) -> dict[str, Any]:
    return {
        "mean": [round(total / games, 3) for total, _ in sums],
        "intervals": [list(mean_interval(games, total, squares)) for total, squares in sums],
    }


def told_cards(cards: Cards, won: int, games: int) -> list[dict[str, Any]]:
    """What each card of a deck that won so many games had to do with it, the most useful first.

    `drawn`, `played` and `left` are the games in which it was in hand at some time, was played from it, and was left in
    it at the end. `impact` has, for `drawn` and `played`, the share won in such games less that won in all others, with
    its interval and the number of games of either kind (`of`); None if one kind is missing.
    """
    rows = []
    for card, counts in cards.items():
        impact = {
            "drawn": _impact(counts.drawn, counts.drawn_won, won, games),
            "played": _impact(counts.played, counts.played_won, won, games),
        }
        rows.append(
            {
                "card": card,
                **{name: getattr(counts, name) for name in ("drawn", "played", "left")},
                "left_interval": list(wilson(counts.left, counts.drawn)),
                "impact": impact,
            }
        )
    return sorted(rows, key=lambda row: (-worth(row), row["card"]))


def worth(row: Mapping[str, Any]) -> float:
    """A card's impact by which it is ranked: of having it, or of playing it where everybody has all cards."""
    found = row["impact"]["drawn"] or row["impact"]["played"]
    return float(found["value"]) if found else 0.0


def _impact(with_it: int, with_it_won: int, won: int, games: int) -> dict[str, Any] | None:
    without, without_won = games - with_it, won - with_it_won
    if not (with_it and without):
        return None
    low, high = difference(with_it_won, with_it, without_won, without)
    value = round(with_it_won / with_it - without_won / without, 4)
    return {"value": value, "interval": [low, high], "of": [with_it, without]}
