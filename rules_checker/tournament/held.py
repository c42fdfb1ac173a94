"""A tournament as its events tell it: players, rounds, results. An event that cannot be is refused in one line.

An event is plain data, {"do": "result", …}: it is refused in the same way whether an organiser asks for it now or a
file has it. Undoing is an event, too: it takes back the last one that still counts.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from typing import Any, Literal, get_args

from cards import FitilError, UnknownName, nearest, normalise
from cards.records import dataclass

Event = Mapping[str, Any]
Kind = Literal["swiss", "elimination", "robin"]
Score = tuple[int, int, int]
"""Games won by the first of a pairing, by the second, and drawn."""
KINDS: tuple[Kind, ...] = get_args(Kind)
FEWEST, MOST = 3, 512
MOST_ROBIN = 20
"""Most players of a round robin, which has a round for each of them."""
MOST_NAME = 80
WIN, DRAW = 3, 1
"""Points for a match."""
MOST_SEED = 2**53 - 1
"""What every program that reads JSON takes for the same number."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What is settled before the first round. No `rounds`: as many as leave one player unbeaten, without draws."""

    name: str
    kind: Kind = "swiss"
    rounds: int = 0
    cut: int = 0
    best_of: int = 3
    thirds: bool = False
    minutes: int = 50
    seed: int = 1

    @property
    def needed(self) -> int:
        """How many games win a match."""
        return self.best_of // 2 + 1


@dataclass(slots=True)
class Player:
    """A player; `since` is the first round that they can be in, `dropped` the last one that they were in.

    `corrected` says when a deck took the place of which; of none, if the list came when rounds were played already.
    """

    name: str
    team: str
    deck: str
    at: str
    since: int
    dropped: int | None = None
    corrected: list[tuple[str, str, str]] = field(default_factory=list)
    penalties: list[tuple[int, str]] = field(default_factory=list)

    @property
    def lost_points(self) -> int:
        """The points that penalties took."""
        return sum(points for points, _ in self.penalties)


@dataclass(slots=True)
class Pairing:
    """Two who meet at a table, or one who has nobody to meet (`other` is None) and has won.

    `corrected` says when the result was changed, and from what.
    """

    table: int
    one: str
    other: str | None
    score: Score | None = None
    corrected: list[tuple[str, Score]] = field(default_factory=list)

    def sides(self) -> list[tuple[str, str | None]]:
        """Each player of it, with whom they meet."""
        return [(self.one, self.other), *([(self.other, self.one)] if self.other else [])]

    def score_of(self, name: str, score: Score | None = None) -> Score:
        """The result as this player sees it, or another one of this pairing."""
        score = score or self.score
        assert score
        won, lost, drawn = score
        return score if name == self.one else (lost, won, drawn)

    @property
    def winner(self) -> str | None:
        """Who won; None if nobody has."""
        if self.other is None:
            return self.one
        if self.score is None or self.score[0] == self.score[1]:
            return None
        return self.one if self.score[0] > self.score[1] else self.other

    def points_of(self, name: str) -> int:
        """The points that this player has from it."""
        return DRAW if self.winner is None else WIN if self.winner == name else 0

    @property
    def loser(self) -> str | None:
        """Who lost; None if nobody has."""
        return None if self.other is None or not self.winner else self.other if self.winner == self.one else self.one


@dataclass(slots=True)
class Round:
    """A round; in those of a `cut` whoever loses is out."""

    pairings: list[Pairing]
    cut: bool
    minutes: int
    started: str = ""

    @property
    def open(self) -> list[Pairing]:
        """The pairings without a result."""
        return [one for one in self.pairings if one.other is not None and one.score is None]


class Held:
    """A tournament so far; `apply` takes one event more."""

    def __init__(self, events: Iterable[Event]) -> None:
        first, *others = events
        self.settings = _settings(first)
        self.players: dict[str, Player] = {}
        self.rounds: list[Round] = []
        self._names: dict[str, str] = {}
        for event in others:
            self.apply(event)

    def apply(self, event: Event) -> None:
        """Take an event; raises `FitilError`, and changes nothing, if it cannot be."""
        does = {
            "register": self._register,
            "deck": self._deck,
            "drop": self._drop,
            "pair": self._pair,
            "result": self._result,
            "penalty": self._penalty,
            "clock": self._clock,
        }.get(event.get("do", ""))
        if does is None:
            raise wrong("is no event of a tournament", "cup-event")
        try:
            does(event)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            if isinstance(error, FitilError):
                raise
            raise wrong("is no event of a tournament", "cup-event") from None

    # --- what can be asked --------------------------------------------------------------------------------------------

    def player(self, name: str) -> Player:
        """The player of a name, however it is spelt; raises `UnknownName`."""
        if (found := self._names.get(normalise(name))) is None:
            raise UnknownName("player", name, nearest(name, [*self.players]))
        return self.players[found]

    def active(self) -> list[Player]:
        """Who is in the next round, in the order in which they were registered."""
        return [player for player in self.players.values() if player.dropped is None]

    @property
    def swiss_rounds(self) -> int:
        """How many rounds come before those in which the loser is out."""
        began = [one for one in self.players.values() if one.since == 1 and one.dropped != 0]
        if self.settings.kind == "elimination" or len(began) < 2:
            return 0
        if self.settings.kind == "robin":
            return len(began) - 1 + len(began) % 2
        return self.settings.rounds or math.ceil(math.log2(len(began)))

    @property
    def cut(self) -> int:
        """How many play on when the loser is out; 0 if that never begins."""
        return len(self.players) if self.settings.kind == "elimination" else self.settings.cut

    @property
    def over(self) -> bool:
        """Whether the last result is there."""
        if not self.rounds or self.rounds[-1].open:
            return False
        if not self.cut:
            return len(self.rounds) >= self.swiss_rounds
        last = self.rounds[-1]
        return last.cut and (len(last.pairings) == 1 or is_final(self.rounds))

    def matches(self) -> Iterator[tuple[int, Pairing]]:
        """The pairings of rounds before the cut that have a result, with the round's number."""
        for number, one in enumerate(self.rounds, 1):
            if not one.cut:
                yield from ((number, pairing) for pairing in one.pairings if pairing.other is None or pairing.score)

    # --- what can happen ----------------------------------------------------------------------------------------------

    def _register(self, event: Event) -> None:
        name, team, deck = (" ".join(str(event.get(key, "")).split()) for key in ("player", "team", "deck"))
        if not name or len(name) > MOST_NAME:
            raise wrong(f"a name has 1 to {MOST_NAME} letters", "cup-name", most=MOST_NAME)
        known = self._names.get(normalise(name))
        closed = bool(self.rounds) and (self.settings.kind != "swiss" or self.rounds[-1].cut)
        if known is None:
            if len(self.players) >= MOST:
                raise wrong(f"a tournament has {MOST} players at most", "cup-full", most=MOST)
            if closed:
                raise wrong(f"{name}: the rounds are drawn up, and nobody can join any more", "cup-closed", name=name)
            self._names[normalise(name)] = name
            self.players[name] = Player(name, team, deck, str(event.get("at", "")), len(self.rounds) + 1)
            return
        player = self.players[known]
        if deck and player.deck and deck != player.deck:
            message = f"{known} is registered with deck {player.deck}, and this is {deck}: correct it if that is meant"
            raise wrong(message, "cup-other-deck", name=known, deck=player.deck, other=deck)
        if deck and not player.deck:
            if self.rounds:
                player.corrected.append((str(event.get("at", "")), "", deck))
            player.deck = deck
            return
        if player.dropped is None or closed:
            raise wrong(f"there is a player {known}: add what tells them apart", "cup-twice", name=known)
        player.dropped = None

    def _deck(self, event: Event) -> None:
        player = self.player(event["player"])
        if not event["deck"] or event["deck"] == player.deck:
            raise wrong(f"{player.name} has this very deck", "cup-same-deck", name=player.name)
        player.corrected.append((str(event.get("at", "")), player.deck, str(event["deck"])))
        player.deck = str(event["deck"])

    def _drop(self, event: Event) -> None:
        player = self.player(event["player"])
        if player.dropped is not None:
            raise wrong(f"{player.name} has dropped already", "cup-dropped", name=player.name)
        player.dropped = len(self.rounds)
        for pairing in self.rounds[-1].open if self.rounds else ():
            if player.name in (pairing.one, pairing.other):  # whoever leaves in the middle of a match has lost it
                need = self.settings.needed
                pairing.score = (0, need, 0) if player.name == pairing.one else (need, 0, 0)

    def _pair(self, event: Event) -> None:
        self.ready()
        pairs = [(str(one), other and str(other)) for one, other in event["pairs"]]
        names = [name for pair in pairs for name in pair if name]
        if not pairs or len(set(names)) < len(names) or any(name not in self.players for name in names):
            raise wrong("is no event of a tournament", "cup-event")
        pairings = [Pairing(table, one, other) for table, (one, other) in enumerate(pairs, 1)]
        self.rounds.append(Round(pairings, bool(event["cut"]), self.settings.minutes))

    def ready(self) -> None:
        """Raise `FitilError` if the next round cannot begin yet, or there is none."""
        if self.rounds and (left := self.rounds[-1].open):
            tables = [str(one.table) for one in left]
            message = f"round {len(self.rounds)}: no result yet at {', '.join(tables[:5])}"
            raise wrong(message, "cup-open", round=len(self.rounds), n=len(left), tables=", ".join(tables[:5]))
        if self.over:
            raise wrong("the tournament is over", "cup-over")
        there, most = len(self.active()), len(self.active()) - 1 + len(self.active()) % 2
        if not self.rounds and self.settings.kind == "swiss" and self.swiss_rounds > max(most, 1):
            message = f"{self.swiss_rounds} rounds of {there} players: after {most} everybody has met everybody"
            raise wrong(message, "cup-rounds", n=self.swiss_rounds, players=there, most=most)
        if there < (2 if self.rounds else FEWEST):
            raise wrong(f"{there} players are too few", "cup-few", n=there, least=2 if self.rounds else FEWEST)
        if not self.rounds and self.settings.kind == "robin" and there > MOST_ROBIN:
            raise wrong(f"{there} players are too many for a round robin", "cup-robin", n=there, most=MOST_ROBIN)
        if not self.rounds and self.settings.cut > there:
            raise wrong(f"a cut to {self.settings.cut} of {there} players", "cup-cut", n=self.settings.cut, of=there)

    def _result(self, event: Event) -> None:
        number = event.get("round", len(self.rounds))
        if not 1 <= number <= len(self.rounds):
            raise wrong(f"there is no round {number}", "cup-no-round", n=number)
        the_round = self.rounds[number - 1]
        found = [one for one in the_round.pairings if one.table == event["table"] and one.other is not None]
        if not found:
            message = f"round {number} has no match at table {event['table']}"
            raise wrong(message, "cup-no-table", round=number, table=event["table"])
        if number < len(self.rounds) and (the_round.cut or self.rounds[number].cut):
            raise wrong(f"round {number} decided who plays on, and cannot be changed", "cup-decided", round=number)
        score = tuple(event["score"])
        check_score(score, self.settings, cut=the_round.cut)
        if found[0].score and found[0].score != score:
            found[0].corrected.append((str(event.get("at", "")), found[0].score))
        found[0].score = score

    def _penalty(self, event: Event) -> None:
        points = event["points"]
        if not isinstance(points, int) or not 0 <= points <= 99:
            raise wrong("a penalty takes 0 to 99 points", "cup-penalty")
        self.player(event["player"]).penalties.append((points, str(event.get("why", ""))[:MOST_NAME]))

    def _clock(self, event: Event) -> None:
        if not self.rounds:
            raise wrong("there is no round yet", "cup-no-round", n=1)
        minutes, at = _number(event["minutes"], "minutes", 1, 600), str(event["at"])
        self.rounds[-1].minutes, self.rounds[-1].started = minutes, at


def is_final(rounds: list[Round]) -> bool:
    """Whether the last round is the one of the final."""
    before = rounds[-2] if len(rounds) > 1 and rounds[-2].cut else None
    return len(rounds[-1].pairings) == 1 or bool(before and len(before.pairings) == 2)


def check_score(score: tuple[int, ...], settings: Settings, *, cut: bool) -> None:
    """Raise `FitilError` for a result that no match can have."""
    need = settings.needed
    fits = len(score) == 3 and all(isinstance(one, int) and 0 <= one <= need for one in score[:2])
    if not fits or score[0] == score[1] == need or not 0 <= score[2] <= settings.best_of:
        told = "-".join(map(str, score[: 3 if score[2:] != (0,) else 2]))
        raise wrong(f"{told} is no result of a best of {settings.best_of}", "cup-score", score=told, n=settings.best_of)
    if cut and score[0] == score[1]:
        raise wrong("somebody has to win this match", "cup-draw")


def counting(events: Iterable[Event]) -> list[Event]:
    """The events that still count: without those taken back, and without the taking back."""
    left: list[Event] = []
    for event in events:
        if event.get("do") != "undo":
            left.append(event)
        elif len(left) < 2:
            raise wrong("there is nothing to take back", "cup-no-undo")
        else:
            left.pop()
    return left


def wrong(message: str, code: str, **params: Any) -> FitilError:
    """What cannot be, as an error with its message in other languages."""
    return FitilError(message).coded(code, **params)


def _settings(event: Event) -> Settings:
    """The settings in a first event; raises `FitilError`."""
    if event.get("do") != "new":
        raise wrong("is no tournament", "cup-none")
    kind = event.get("kind", "swiss")
    if kind not in KINDS:
        raise UnknownName("kind of tournament", str(kind), KINDS)
    best_of = event.get("best_of", 3)
    if best_of not in (1, 3):
        raise wrong("a match is best of 1 or of 3", "cup-best-of")
    rounds, cut = _number(event.get("rounds", 0), "rounds", 0, 50), _number(event.get("cut", 0), "cut", 0, MOST)
    if kind != "swiss" and (rounds or (cut and kind == "elimination")):
        raise wrong(f"{kind}: has as many rounds as it takes", "cup-no-rounds")
    if cut == 1:
        raise wrong("a cut leaves two players or more", "cup-cut-one")
    name = " ".join(str(event.get("name", "")).split())[:MOST_NAME]
    minutes = _number(event.get("minutes", 50), "minutes", 1, 600)
    seed = _number(event.get("seed", 1), "seed", 0, MOST_SEED)
    return Settings(name, kind, rounds, cut, best_of, event.get("thirds") is True, minutes, seed)


def _number(value: Any, what: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise wrong(f"{what} {value}: name a number from {least} to {most}", "out-of-range",
                    option=f"--{what}", n=value, least=least, most=most)  # fmt: skip
    return value
