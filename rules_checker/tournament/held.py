"""A tournament as its events tell it: players, rounds, results. An event that cannot be is refused in one line.

An event is plain data, {"do": "result", …}: it is refused in the same way whether an organiser asks for it now or a
file has it. Undoing is an event, too: it takes back the last one that still counts; and redoing, which takes back that.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from typing import Any

from cards import FitilError, UnknownName, nearest, normalise
from cards.errors import Said
from cards.records import dataclass
from rules_checker.tournament.match import BOTH_LOST, Pairing, Round, is_final, wrong
from rules_checker.tournament.seats import reseat
from rules_checker.tournament.settings import MOST, MOST_NAME, changed, number, settled

Event = Mapping[str, Any]
FEWEST = 3
MOST_TOLD = 12
"""So many open tables are named."""
MOST_ROBIN = 20
"""Most players of a round robin, which has a round for each of them."""
BYES = ("win", "draw", "loss")
"""What a round can count in which a player asked not to play."""


@dataclass(slots=True)
class TournamentPlayer:
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


class Held:
    """A tournament so far; `apply` takes one event more."""

    def __init__(self, events: Iterable[Event]) -> None:
        first, *others = events
        self.settings = settled(first)
        self.players: dict[str, TournamentPlayer] = {}
        self.rounds: list[Round] = []
        self.byes: dict[str, str] = {}
        """Who asked not to play the next round, and what it counts."""
        self._names: dict[str, str] = {}
        self._former: dict[str, str] = {}
        """Who was once called so: names that nobody has now, as all their spellings are, to the one of today."""
        for event in others:
            self.apply(event)

    def apply(self, event: Event) -> None:
        """Take an event; raises `FitilError`, and changes nothing, if it cannot be."""
        does = {
            "register": self._register,
            "deck": self._deck,
            "team": self._team,
            "drop": self._drop,
            "pair": self._pair,
            "result": self._result,
            "penalty": self._penalty,
            "clock": self._clock,
            "settings": self._settings,
            "rename": self._rename,
            "bye": self._bye,
            "late": self._late,
            "seat": self._seat,
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

    def player(self, name: str) -> TournamentPlayer:
        """The player of a name, however it is spelt; raises `UnknownName`."""
        if (found := self._names.get(normalise(name))) is None:
            former = self.formerly(name)
            raise UnknownName("player", name, [former] if former else nearest(name, [*self.players]))
        return self.players[found]

    def known(self, name: str) -> str:
        """How a player is called whose name is spelt like this; empty if there is none."""
        return self._names.get(normalise(name), "")

    def formerly(self, name: str) -> str:
        """How a player is called now who was once called like this; empty if there is none, or somebody is again."""
        return "" if self.known(name) else self._former.get(normalise(name), "")

    @property
    def former(self) -> dict[str, str]:
        """How players are called now, by what all spellings of each name share that they had."""
        return {key: name for key, name in self._former.items() if key not in self._names}

    def active(self) -> list[TournamentPlayer]:
        """Who is in the next round, in the order in which they were registered."""
        return [player for player in self.players.values() if player.dropped is None]

    @property
    def swiss_rounds(self) -> int:
        """How many rounds come before those in which the loser is out."""
        began = sum(one.since == 1 and one.dropped != 0 for one in self.players.values())
        asked = self.settings.rounds
        if self.settings.kind == "elimination" or (began < 2 and (self.settings.kind == "robin" or not asked)):
            return 0
        if self.settings.kind == "robin":
            whole = began - 1 + began % 2
            return min(asked or whole, whole)
        return asked or math.ceil(math.log2(began))

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

    @property
    def closed(self) -> bool:
        """Whether the rounds are drawn up, so that nobody can join any more."""
        return bool(self.rounds) and (self.settings.kind != "swiss" or self.rounds[-1].cut)

    @property
    def free_seat(self) -> Pairing | None:
        """In the first round of the Swiss system, whoever has nobody to meet by lot: who is late can sit down there."""
        free = self._lonely
        return free if free and self.players[free.one].dropped is None else None

    @property
    def _lonely(self) -> Pairing | None:
        """The same seat, though whoever is there has dropped."""
        if self.settings.kind != "swiss" or len(self.rounds) != 1 or self.rounds[0].cut:
            return None
        return next((one for one in self.rounds[0].pairings if one.other is None and not one.asked), None)

    def matches(self) -> Iterator[tuple[int, Pairing]]:
        """The pairings of rounds before the cut that have a result, with the round's number."""
        for at, one in enumerate(self.rounds, 1):
            if not one.cut:
                yield from ((at, pairing) for pairing in one.pairings if pairing.other is None or pairing.score)

    # --- what can happen ----------------------------------------------------------------------------------------------

    def _register(self, event: Event) -> None:
        name, team, deck = (" ".join(str(event.get(key, "")).split()) for key in ("player", "team", "deck"))
        if not name or len(name) > MOST_NAME:
            raise wrong(f"a name has 1 to {MOST_NAME} letters", "cup-name", most=MOST_NAME)
        known = self._names.get(normalise(name))
        if known is None:
            if len(self.players) >= MOST:
                raise wrong(f"a tournament has {MOST} players at most", "cup-full", most=MOST)
            if self.closed:
                raise wrong(f"{name}: the rounds are drawn up, and nobody can join any more", "cup-closed", name=name)
            self._names[normalise(name)] = name
            self.players[name] = TournamentPlayer(name, team, deck, str(event.get("at", "")), len(self.rounds) + 1)
            return
        player = self.players[known]
        if deck and player.deck and deck != player.deck:
            message = f"{known} is registered with deck {player.deck}, and this is {deck}: correct it if that is meant"
            raise wrong(message, "cup-other-deck", name=known, deck=player.deck, other=deck)
        first_team = team and not player.team  # another one is a correction, and an event of its own
        if deck and not player.deck:
            if self.rounds:
                player.corrected.append((str(event.get("at", "")), "", deck))
            player.deck = deck
        elif player.dropped is not None:
            if self.closed:
                raise wrong(f"{known}: the rounds are drawn up, and nobody can come back", "cup-gone", name=known)
            player.dropped = None
        elif not first_team:
            raise wrong(f"there is a player {known}: add what tells them apart", "cup-twice", name=known)
        player.team = player.team or team

    def _deck(self, event: Event) -> None:
        player = self.player(event["player"])
        if not event["deck"] or event["deck"] == player.deck:
            raise wrong(f"{player.name} has this very deck", "cup-same-deck", name=player.name)
        player.corrected.append((str(event.get("at", "")), player.deck, str(event["deck"])))
        player.deck = str(event["deck"])

    def _team(self, event: Event) -> None:
        player, team = self.player(event["player"]), " ".join(str(event["team"]).split())[:MOST_NAME]
        if not team or team == player.team:
            raise wrong(f"{player.name} has this very team", "cup-same-team", name=player.name, team=player.team)
        player.team = team

    def _drop(self, event: Event) -> None:
        player = self.player(event["player"])
        if player.dropped is not None:
            raise wrong(f"{player.name} has dropped already", "cup-dropped", name=player.name)
        player.dropped = len(self.rounds)
        self.byes.pop(player.name, None)
        pairing = self.rounds[-1].of(player.name) if self.rounds else None
        if pairing is None or pairing.other is None:
            return
        other = pairing.other if player.name == pairing.one else pairing.one
        if pairing.score is None:  # whoever leaves in the middle of a match has lost it
            need = pairing.needed
            pairing.score, pairing.forfeited = (0, need, 0) if player.name == pairing.one else (need, 0, 0), True
        elif pairing.forfeited and not self.rounds[-1].cut and self.players[other].dropped is not None:
            # A ruling of ours: who was first to leave a match that nobody played is no matter, and nobody has won it.
            # In a knock-out somebody has to, and there it stays as it stands.
            pairing.score = BOTH_LOST

    def _pair(self, event: Event) -> None:
        self.ready()
        pairs = [(str(one), other and str(other)) for one, other in event["pairs"]]
        names = [name for pair in pairs for name in pair if name]
        if not pairs or len(set(names)) < len(names) or any(name not in self.players for name in names):
            raise wrong("is no event of a tournament", "cup-event")
        need = self.settings.needed
        pairings = [Pairing(table, one, other, need) for table, (one, other) in enumerate(pairs, 1)]
        counts = {"win": (need, 0, 0), "draw": (0, 0, 0), "loss": (0, need, 0)}
        for pairing in pairings:
            if pairing.other is None and pairing.one in self.byes:
                pairing.score = counts[self.byes[pairing.one]]
        drawn, out = event.get("lot", ((), ()))
        lot = (tuple(map(str, drawn)), tuple(map(str, out)))
        self.rounds.append(Round(pairings, bool(event["cut"]), self.settings.minutes, lot=lot))
        self.byes = {}

    def called(self, number: int) -> Said:
        """What a round is called in a message: the final, or by its number, which begins anew with the knock-out."""
        if not self.rounds[number - 1].cut:
            return Said(f"round {number}", "cup-round", stage="swiss", n=number)
        if is_final(self.rounds[:number]):
            return Said("the final", "cup-round", stage="final", n=number)
        nth = number - self.swiss_rounds
        return Said(f"round {nth} of the knock-out", "cup-round", stage="cut", n=nth)

    def no_table(self, number: int, table: Any) -> FitilError:
        """The fault of a table at which nobody plays in a round."""
        called = self.called(number)
        return wrong(f"{called} has no match at table {table}", "cup-no-table", round=called, table=table)

    def ready(self) -> None:
        """Raise `FitilError` if the next round cannot begin yet, or there is none."""
        if self.rounds and (left := self.rounds[-1].open):
            tables = ", ".join(str(one.table) for one in left[:MOST_TOLD]) + ("…" if len(left) > MOST_TOLD else "")
            called, stage = self.called(len(self.rounds)), ""
            if self.rounds[-1].cut and is_final(self.rounds):
                stage = "both" if len(left) > 1 else "final" if left[0] is self.rounds[-1].pairings[0] else "bronze"
            message = f"{called}: no result yet at {tables}"
            raise wrong(message, "cup-open", round=called, stage=stage, n=len(left), tables=tables)
        if self.over:
            raise wrong("the tournament is over", "cup-over")
        there, most = len(self.active()), len(self.active()) - 1 + len(self.active()) % 2
        if there < (2 if self.rounds else FEWEST):
            raise wrong(f"{there} players are too few", "cup-few", n=there, least=2 if self.rounds else FEWEST)
        if not self.rounds and self.settings.kind == "swiss" and self.swiss_rounds > max(most, 1):
            raise too_many(self.swiss_rounds, there, most)
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
            raise self.no_table(number, event["table"])
        score, was = tuple(event["score"]), found[0].score
        found[0].check(score, cut=the_round.cut)
        if number < len(self.rounds) and the_round.cut and was and (score[0] > score[1]) != (was[0] > was[1]):
            called = self.called(number)
            raise wrong(f"{called} decided who plays on, and cannot be changed", "cup-decided", round=called)
        if was and was != score:
            found[0].corrected.append((str(event.get("at", "")), was))
        found[0].score, found[0].forfeited = score, False

    def _penalty(self, event: Event) -> None:
        points = event["points"]
        if not isinstance(points, int) or not 0 <= points <= 99:
            raise wrong("a penalty takes 0 to 99 points", "cup-penalty")
        self.player(event["player"]).penalties.append((points, str(event.get("why", ""))[:MOST_NAME]))

    def _clock(self, event: Event) -> None:
        if not self.rounds:
            raise wrong("there is no round yet", "cup-no-round", n=1)
        minutes, at = number(event["minutes"], "minutes", 1, 600), str(event["at"])
        self.rounds[-1].minutes, self.rounds[-1].started = minutes, at

    # --- what puts an evening right -----------------------------------------------------------------------------------

    def _settings(self, event: Event) -> None:
        old, there = self.settings, len(self.active())
        new = self.settings = changed(old, event, self.rounds, there)
        if self.rounds and not self.rounds[-1].cut and new.rounds != old.rounds:
            most = there - 1 + there % 2
            fewer = self.swiss_rounds < len(self.rounds)
            if fewer or self.swiss_rounds > max(most, len(self.rounds)):
                asked, self.settings = self.swiss_rounds, old
                raise too_few(len(self.rounds)) if fewer else too_many(asked, there, most, "cup-rounds-many")
        if self.rounds and self.rounds[-1].untouched:
            for pairing in self.rounds[-1].pairings:
                pairing.needed = new.needed

    def _rename(self, event: Event) -> None:
        old, new = self.player(event["player"]).name, " ".join(str(event["name"]).split())
        if not new or len(new) > MOST_NAME:
            raise wrong(f"a name has 1 to {MOST_NAME} letters", "cup-name", most=MOST_NAME)
        if new == old:
            raise wrong(f"{new} is the name already", "cup-same-name", name=new)
        if self._names.get(normalise(new), old) != old:
            raise wrong(f"there is a player {new}: add what tells them apart", "cup-twice", name=new)
        renamed = {old: new}
        del self._names[normalise(old)]
        self._names[normalise(new)] = new
        self._former = {key: renamed.get(name, name) for key, name in self._former.items()} | {normalise(old): new}
        self.players[old].name = new
        self.players = {renamed.get(name, name): player for name, player in self.players.items()}
        self.byes = {renamed.get(name, name): counts for name, counts in self.byes.items()}
        for one in self.rounds:
            one.rename(old, new)

    def _bye(self, event: Event) -> None:
        player, counts = self.player(event["player"]), event["as"]
        next_round = len(self.rounds) + 1
        if player.dropped is not None:
            raise wrong(f"{player.name} has dropped already", "cup-dropped", name=player.name)
        if (
            self.settings.kind != "swiss"
            or next_round > self.swiss_rounds > 0
            or event.get("round", next_round) != next_round
        ):
            raise wrong("only a Swiss round that is still to be drawn can be sat out", "cup-bye")
        if counts in BYES:
            self.byes[player.name] = counts
        elif counts == "none" and player.name in self.byes:
            del self.byes[player.name]
        else:
            raise wrong("is no event of a tournament", "cup-event")

    def _late(self, event: Event) -> None:
        free, name = self._lonely, " ".join(str(event["player"]).split())
        if free is None or free.table != event["table"] or self.rounds[0].of(self.known(name)):
            raise wrong("no seat of the first round is free", "cup-no-seat")
        self._register(event)
        player = self.player(name)
        free.other, player.since = player.name, 1

    def _seat(self, event: Event) -> None:
        number = len(self.rounds)
        if not number or event.get("round", number) != number:
            raise wrong("only in the round that is being played can seats be changed", "cup-seat-round")
        last, tables = self.rounds[-1], {table: [str(name) for name in names] for table, *names in event["tables"]}
        reseat(
            last,
            tables,
            {one.name for one in self.active()},
            self.settings,
            why=str(event["why"]),
            at=str(event.get("at", "")),
        )
        for name in (name for names in tables.values() for name in names):
            self.players[name].since = min(self.players[name].since, number)


def counting(events: Iterable[Event]) -> list[Event]:
    """The events that still count: without those taken back, and without the taking back."""
    there = [*events]
    return [there[at] for at in counted(there)[0]]


def counted(events: Iterable[Event]) -> tuple[list[int], list[int]]:
    """The numbers of the events that still count, and of those that were taken back and nothing came since."""
    left: list[int] = []
    taken: list[int] = []
    for at, event in enumerate(events):
        do = event.get("do")
        if do == "undo":
            if len(left) < 2:
                raise wrong("there is nothing to take back", "cup-no-undo")
            taken.append(left.pop())
        elif do == "redo":
            if not taken:
                raise wrong("nothing was taken back since the last thing was said", "cup-no-redo")
            left.append(taken.pop())
        else:
            left.append(at)
            taken.clear()
    return left, taken


def too_few(drawn: int) -> FitilError:
    """What is said of fewer rounds than are drawn."""
    return wrong(f"{drawn} rounds are drawn: there cannot be fewer", "cup-fewer", n=drawn)


def too_many(rounds: int, players: int, most: int, code: str = "cup-rounds") -> FitilError:
    """What is said of more rounds than there are opponents; by another `code` to who is changing their number."""
    message = f"{rounds} rounds of {players} players: after {most} everybody has met everybody"
    return wrong(message, code, n=rounds, players=players, most=most)
