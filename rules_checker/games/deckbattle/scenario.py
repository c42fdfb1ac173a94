"""A Clash of Decks position set up from a scenario, and compared with the scenario's expectations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from cards import Game
from cards.database import Loc
from cards.errors import Said
from cards.model import Record
from rules_checker.engine import SEATS, UnfitError
from rules_checker.games.deckbattle import frames, query
from rules_checker.games.deckbattle.cards import link_card, link_numbers
from rules_checker.games.deckbattle.dealing import JUDGES
from rules_checker.games.deckbattle.state import AI, FORT, LANE_NAMES, UPPER, Automatic, Position, fresh_position
from rules_checker.games.deckbattle.view import ABILITIES
from rules_checker.record import Layout, marks, scenario_file as shared
from rules_checker.setup import compile_cards

_BEFORE = ("draft", "open", "ban", "deal")
"""The parts of a game before its first turn, when no hand has its fortress yet."""
_WALLS = ("fortress", "citadel")

Player = Literal["A", "B"]
Creature = Annotated[str, marks.Named(types=("creature",))]
Deck = tuple[Annotated[str, marks.Named(types=("creature", "spell"))], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CreatureAt(marks.CardAt):
    """A creature in play: `exposed` if its Protection is used up, `new` if it was summoned this turn."""

    card: Creature
    damage: Annotated[marks.Natural, marks.Of("damage", code="mark-suffered")] = 0
    exposed: Annotated[bool, marks.Of("guarded", bool)] = False
    new: Annotated[bool, marks.Of("fresh", bool)] = False


class Hand(marks.Pile[Position]):
    """A hand, in which the wall has its place: what stands there is not named as a card is."""

    def read(self, s: Position, of: int) -> tuple[str, ...]:
        """What the hand has, from the left."""
        wall = "citadel" if s.citadel[of] else "fortress"
        return tuple(wall if card == FORT else s.defs[card].id for card in s.hands[of])


class OfTheAutomatic(marks.Pile[Position]):
    """A pile of the automatic opponent; nobody else has one."""

    def list(self, s: Position, player: int) -> list[int]:
        """Its cards now."""
        return [*getattr(s.auto, str(self.of))] if s.is_auto(player) else []

    def put(self, s: Position, player: int, card: int) -> None:
        """Lay a card there, after the others."""
        auto: Any = s.auto
        s.auto = auto._replace(**{str(self.of): (*self.list(s, player), card)})


def _lane(lane: int) -> marks.Pile[Position]:
    return marks.Pile(lambda s: [realm[lane] for realm in s.realms], kind=CreatureAt, code=f"unmet-{LANE_NAMES[lane]}")


Lane = tuple[Creature | CreatureAt, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Record):
    """One player's side: hand from the left, lanes from the bridge.

    The hand names its `fortress` or `citadel`, except before the deal. The automatic opponent has a `deck` (from the
    top), a `used` pile and perhaps its `citadel` up, and no hand. `turns` counts its own turns, this one included.
    """

    hand: Annotated[
        tuple[Annotated[str, marks.Named(besides=_WALLS, types=("creature", "spell"))], ...], Hand("hands")
    ] = ()
    upper: Annotated[Lane, _lane(0)] = ()
    lower: Annotated[Lane, _lane(1)] = ()
    deck: Annotated[Deck, OfTheAutomatic("deck", face_down=True)] = ()
    used: Annotated[Deck, OfTheAutomatic("used")] = ()
    citadel: Annotated[bool, marks.Of("citadel", bool, code="unmet-citadel")] = False
    turns: Annotated[marks.Natural, marks.Of("turns")] = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Record):
    """The moment of the start: the player and part of the game, the mana left, and the `seed` of random events.

    `mana` is by default what the player's hand brings, or in the automatic opponent's turn its stage. `stage` is 0 for
    the quick solo game.
    """

    turn: Player = "A"
    at: str = "summon"
    mana: Annotated[marks.Natural | None, marks.Of("mana", code="unmet-mana")] = None
    style: Literal["duel", "solo"] = "duel"
    stage: int = 0
    seed: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(shared.Expect):
    """The expected state at a point, with keys besides those of all games.

    `attacks` are the creatures that have attacked since the start, in order, and `dealt` the damage that creatures have
    suffered, as `ogre 2`. `strength` and `abilities` are those of creatures in play; `open` are the cards of a draft.
    """

    open: Annotated[Deck | None, marks.Own(_open, code="unmet-open")] = None
    attacks: Annotated[Deck | None, marks.Own(_attacks, code="unmet-attacks")] = None
    dealt: Annotated[Deck | None, marks.Own(_dealt, code="unmet-dealt", tells=_card_and_number)] = None
    strength: Annotated[Mapping[marks.CardId, int] | None, marks.Each(query.strength, query.all_creatures)] = None
    abilities: Annotated[
        Mapping[marks.CardId, tuple[str, ...]] | None, marks.Each(_abilities, query.all_creatures, tells=_named)
    ] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(shared.Scenario):
    """A scenario file: two sides, the moment of the start, and before a draft the `pool`, from its top."""

    A: Side = field(default_factory=Side)
    B: Side = field(default_factory=Side)
    pool: Deck = ()
    start: Start = field(default_factory=Start)


def _open(s: Position, _: int) -> list[str]:
    return [s.defs[card].id for card in s.open]


def _attacks(s: Position, _: int) -> list[str]:
    return [params["card"] for what, _, params in s.log or () if what in ("strikes", "strikes-fort")]


def _dealt(s: Position, _: int) -> list[str]:
    return [f"{params['card']} {params['n']}" for what, _, params in s.log or () if what == "suffers"]


def _card_and_number(written: str) -> Said:
    card, _, n = written.rpartition(" ")
    return Said(written, "marked", card=card, marks=[n]) if card else marks.card_named(written)


def _named(abilities: tuple[str, ...]) -> Said:
    """Abilities by their names."""
    named = [Said(one, f"ability-{one}") if one in ABILITIES else Said(one) for one in abilities]
    return Said(", ".join(named), "abilities", names=named) if named else marks.card_named("-")


def _abilities(s: Position, creature: int) -> tuple[str, ...]:
    return tuple(ability for ability in ABILITIES if query.has(s, creature, ability))


class Positions(Layout[Position]):
    """What the game says of its positions."""

    IN_ORDER = ("hand", *LANE_NAMES, "deck", "used")
    PARTS = {
        "draft": [frames.Deal(), frames.Draft(0), frames.Shuffle()],
        "open": [frames.Deal(), frames.Draft(0)],
        "ban": [frames.Deal(), frames.Ban(JUDGES)],
        "deal": [frames.Deal()],
        "turn": [frames.Turn],
        "summon": [frames.EndTurn(), frames.Attack(), frames.Summon()],
        "attack": [frames.EndTurn(), frames.Attack()],
        "end": [frames.EndTurn()],
    }
    BEFORE = _BEFORE

    def unfit(self, game: Game, scenario: Scenario) -> Iterator[tuple[Loc, ValueError]]:
        """A moment that no game has, and cards of a person and of the automatic opponent that the other has."""
        start = scenario.start
        stages = link_numbers(compile_cards(game)).stages
        if not 0 <= start.stage <= len(stages) or (start.stage and start.style == "duel"):
            what = f"stage {start.stage}: only a solo game has stages 0 to {len(stages)}"
            yield ("start", "stage"), UnfitError(what, "no-such-stage", {"n": start.stage, "last": len(stages)})
        if (start.at in ("draft", "open")) != bool(scenario.pool):
            what = "a scenario has a pool if it starts with a draft, and only then"
            yield ("start", "at"), UnfitError(what, "pool-and-draft")
        for name, side in zip(SEATS, marks.sides_of(scenario), strict=False):
            automatic = start.style == "solo" and name == SEATS[AI]
            if automatic and (side.hand or start.at == "ban"):
                what = "the automatic opponent has a deck, not a hand, and nobody strikes its cards"
                yield (name,), UnfitError(what, "automatic-hand")
            if not automatic and (side.deck or side.used or side.citadel):
                what = "only the automatic opponent has a deck and a used pile: write `style: solo`"
                yield (name,), UnfitError(what, "deck-of-a-person")

    def empty(self, compiled: Mapping[str, Any], scenario: Scenario, cards: marks.Cards) -> Position:
        """No card anywhere, against a person or the automatic opponent of a stage."""
        defs = tuple(link_card(compiled["cards"][card]) for card in cards.ids)
        s = fresh_position(defs, [max(owner, 0) for owner in cards.owner], link_numbers(compiled))
        start = scenario.start
        if start.style == "solo":
            stage = s.numbers.stages[start.stage - 1] if start.stage else s.numbers.quick
            s.auto = Automatic(stage, (), (), last=False)
        return s

    def settle(self, s: Position, scenario: Scenario, cards: marks.Cards) -> None:
        """The pool, the walls, the mana, and what the automatic opponent does instead of what people do."""
        start = scenario.start
        s.pool = tuple(cards.at("pool", index) for index in range(len(scenario.pool)))
        for player, side in enumerate(marks.sides_of(scenario)):
            s.citadel[player] |= "citadel" in side.hand
        if start.mana is None and start.at in ("summon", "attack", "end"):
            s.mana = len(s.hands[s.active])
        if s.auto and start.at in ("draft", "open"):
            s.agenda = [frames.SoloDraft(0) if isinstance(one, frames.Draft) else one for one in s.agenda]
        if s.auto and s.is_auto(s.active):
            own = s.auto.stage.fixed + s.auto.stage.each * len(s.creatures(0)) if start.mana is None else start.mana
            s.agenda = [frames.AutoSummon(UPPER, own, 0) if isinstance(one, frames.Summon) else one for one in s.agenda]
            s.mana = 0

    def automatic(self, s: Position) -> tuple[int, ...]:
        """The seat of the automatic opponent, if there is one."""
        return (AI,) if s.auto else ()


LAYOUT = Positions("deckbattle", Scenario, Expect)
