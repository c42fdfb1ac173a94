"""What is settled of a tournament: its kind, its rounds, how long they are; and what can still be changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

from cards import UnknownName
from cards.records import dataclass
from rules_checker.tournament.match import Round, is_final, wrong

Kind = Literal["swiss", "elimination", "robin"]
KINDS: tuple[Kind, ...] = get_args(Kind)
MOST = 512
"""Most players of a tournament."""
MOST_NAME = 80
MOST_SEED = 2**53 - 1
"""What every program that reads JSON takes for the same number."""
CHANGING = ("name", "rounds", "cut", "best_of", "thirds", "minutes")
"""What can be changed later."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What is settled. No `rounds`: as many as leave one player unbeaten, without draws."""

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


def settled(event: Mapping[str, Any], *, fewer: bool = False) -> Settings:
    """The settings in a first event; raises `FitilError`. With `fewer`, a round robin can end before all have met."""
    if event.get("do") != "new":
        raise wrong("is no tournament", "cup-none")
    kind = event.get("kind", "swiss")
    if kind not in KINDS:
        raise UnknownName("kind of tournament", str(kind), KINDS)
    best_of = event.get("best_of", 3)
    if best_of not in (1, 3):
        raise wrong("a match is best of 1 or of 3", "cup-best-of")
    rounds, cut = number(event.get("rounds", 0), "rounds", 0, 50), number(event.get("cut", 0), "cut", 0, MOST)
    if rounds and kind == "robin" and not fewer:
        raise wrong("robin: has as many rounds as it takes; it can be ended earlier later on", "cup-robin-rounds")
    if rounds and kind == "elimination":
        raise wrong(f"{kind}: has as many rounds as it takes", "cup-no-rounds")
    if cut and kind == "elimination":
        raise wrong("in a knock-out everybody plays it from the first round: leave the cut out", "cup-no-cut")
    if cut == 1:
        raise wrong("a cut leaves two players or more", "cup-cut-one")
    name = " ".join(str(event.get("name", "")).split())[:MOST_NAME]
    minutes = number(event.get("minutes", 50), "minutes", 1, 600)
    seed = number(event.get("seed", 1), "seed", 0, MOST_SEED)
    return Settings(name, kind, rounds, cut, best_of, event.get("thirds") is True, minutes, seed)


def changed(old: Settings, event: Mapping[str, Any], rounds: list[Round], there: int) -> Settings:
    """The settings after a change, when these `rounds` are drawn and so many players are there; raises `FitilError`."""
    asked = {key: event[key] for key in CHANGING if key in event}
    kept = {key: getattr(old, key) for key in ("kind", "seed", *CHANGING)}
    new = settled({"do": "new", **kept, **asked}, fewer=True)
    if new == old:
        raise wrong("name what is to change: as it is now, it is so already", "cup-same-settings")
    cutting = bool(rounds) and rounds[-1].cut
    if cutting and (new.rounds != old.rounds or new.cut != old.cut):
        raise wrong("the rounds in which the loser is out have begun: their number stays", "cup-cut-began")
    if rounds and new.cut != old.cut and new.cut > there:
        raise wrong(f"a cut to {new.cut} of {there} players", "cup-cut-many", n=new.cut, of=there)
    if cutting and new.thirds != old.thirds and is_final(rounds):
        raise wrong("the final is drawn", "cup-final")
    return new


def number(value: Any, what: str, least: int, most: int) -> int:
    """A whole number within bounds; raises `FitilError`."""
    if type(value) is not int or not least <= value <= most:
        raise wrong(f"{what} {value}: name a number from {least} to {most}", "cup-number",
                    what=what, n=value, least=least, most=most)  # fmt: skip
    return value
