"""A Clash of Decks position set up from a scenario, and compared with the scenario's expectations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from cards import Game
from cards.database import Loc, Source
from cards.errors import Said
from cards.model import Record
from rules_checker.engine import Frame, UnfitError
from rules_checker.games.deckbattle.cards import link_card, link_numbers
from rules_checker.games.deckbattle.dealing import JUDGES
from rules_checker.games.deckbattle.frames import (
    Attack,
    AutoSummon,
    Ban,
    Deal,
    Draft,
    EndTurn,
    Shuffle,
    SoloDraft,
    Summon,
    Turn,
)
from rules_checker.games.deckbattle.query import all_creatures, has, strength
from rules_checker.games.deckbattle.setup import STYLES
from rules_checker.games.deckbattle.sound import unsound
from rules_checker.games.deckbattle.state import (
    AI,
    FORT,
    LANE_NAMES,
    LANES,
    PLAYERS,
    UPPER,
    Automatic,
    Position,
    fresh_position,
)
from rules_checker.games.deckbattle.view import ABILITIES
from rules_checker.record import Layout, Named, Natural, Of, lay, scenario_file as shared
from rules_checker.setup import compile_cards

_BEFORE = ("draft", "open", "ban", "deal")
"""The parts of a game before its first turn, when no hand has its fortress yet."""
PARTS = (*_BEFORE, "turn", "summon", "attack", "end")
_WALLS = ("fortress", "citadel")

IN_ORDER = ("hand", *LANE_NAMES, "deck", "used")

Player = Literal["A", "B"]
Creature = Annotated[str, Named(types=("creature",))]
Cards = tuple[Annotated[str, Named(types=("creature", "spell"))], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CreatureAt(shared.CardAt):
    """A creature in play: `exposed` if its Protection is used up, `new` if it was summoned this turn."""

    card: Creature
    exposed: bool = False
    new: bool = False

    def marks(self) -> Iterator[Said]:
        """What the scenario says of it, in words."""
        if self.damage:
            yield Said(f"damage {self.damage}", "mark-suffered", n=self.damage)
        yield from (Said(word, f"mark-{word}") for word in ("exposed", "new") if getattr(self, word))


Lane = tuple[Creature | CreatureAt, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Record):
    """One player's side: hand from the left, lanes from the bridge.

    The hand names its `fortress` or `citadel`, except before the deal. The automatic opponent has a `deck` (from the
    top), a `used` pile and perhaps its `citadel` up, and no hand. `turns` counts its own turns, this one included.
    """

    hand: tuple[Annotated[str, Named(besides=_WALLS, types=("creature", "spell"))], ...] = ()
    upper: Lane = ()
    lower: Lane = ()
    deck: Cards = ()
    used: Cards = ()
    citadel: Annotated[bool, Of("citadel", bool)] = False
    turns: Annotated[Natural, Of("turns")] = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Record):
    """The moment of the start: the player and part of the game, the mana left, and the `seed` of random events.

    `mana` is by default what the player's hand brings, or in the automatic opponent's turn its stage. `stage` is 0 for
    the quick solo game.
    """

    turn: Player = "A"
    at: str = "summon"
    mana: Natural | None = None
    style: str = "duel"
    stage: int = 0
    seed: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(shared.Expect):
    """The expected state at a point, with keys besides those of all games.

    `attacks` are the creatures that have attacked since the start, in order, and `dealt` the damage that creatures have
    suffered, as `ogre 2`. `strength` and `abilities` are those of creatures in play; `open` are the cards of a draft.
    """

    mana: int | None = None
    open: Cards | None = None
    attacks: Cards | None = None
    dealt: Cards | None = None
    strength: Mapping[shared.CardId, int] = field(default_factory=dict)
    abilities: Mapping[shared.CardId, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(shared.Scenario):
    """A scenario file: two sides, the moment of the start, and before a draft the `pool`, from its top."""

    A: Side = field(default_factory=Side)
    B: Side = field(default_factory=Side)
    pool: Cards = ()
    start: Start = field(default_factory=Start)


def lay_out(game: Game, scenario: Scenario, source: Source) -> Position:
    """The position of a scenario, about to go on; raises `DataError` for one that is impossible by the rules."""
    _check_start(game, scenario, source)
    compiled = compile_cards(game)
    sides: list[Side] = [getattr(scenario, name) for name in PLAYERS]
    named = [(player, place, one) for player, side in enumerate(sides) for place, one in _cards(side)]
    named += [(0, ("pool", index), card_id) for index, card_id in enumerate(scenario.pool)]
    defs = tuple(link_card(compiled["cards"][card_id]) for _, _, card_id in named)
    s = fresh_position(defs, [player for player, _, _ in named], link_numbers(compiled))
    s.seed = scenario.start.seed
    if scenario.start.style == "solo":
        stage = s.numbers.stages[scenario.start.stage - 1] if scenario.start.stage else s.numbers.quick
        s.auto = Automatic(stage, (), (), last=False)
    lay(s, scenario, ())
    cards = iter(range(len(defs)))
    for player, side in enumerate(sides):
        _lay_out(s, player, side, cards)
    s.pool = tuple(cards)
    _begin(s, scenario)
    return s


def beside(s: Position, player: int) -> Mapping[str, Any]:
    """What a player has in hand, lanes and piles."""
    auto = s.auto if s.is_auto(player) else None
    lanes = {LANE_NAMES[lane]: tuple(_creature_at(s, one) for one in s.realms[player][lane]) for lane in LANES}
    return {
        "hand": tuple(_wall(s, player) if card == FORT else s.defs[card].id for card in s.hands[player]),
        "deck": tuple(s.defs[card].id for card in reversed(auto.deck)) if auto else (),
        "used": tuple(s.defs[card].id for card in auto.used) if auto else (),
        **lanes,
    }


def _wall(s: Position, player: int) -> str:
    return "citadel" if s.citadel[player] else "fortress"


def _creature_at(s: Position, creature: int) -> CreatureAt:
    return CreatureAt(
        card=s.defs[creature].id,
        damage=s.damage[creature],
        exposed=bool(s.guarded[creature]),
        new=bool(s.fresh[creature]),
    )


def unlike(name: str, key: str, found: Any, wanted: Any) -> Said | None:
    """The sentence about a difference in a key of a side, unless it is as of any zone."""
    if key in LANE_NAMES:
        said = f"in {name}'s {key} lane stand {shared.listed(found)}, not {shared.listed(wanted)}"
        return Said(said, f"unmet-{key}", name=name, found=found, wanted=wanted)
    if key == "citadel":
        wall = "citadel" if found else "fortress"
        return Said(f"{name}'s {wall} shows", f"unmet-{wall}", name=name)
    return None


def differences(s: Position, expect: Expect) -> Iterator[Said]:
    """The differences from the expected mana, attacks and damage, one sentence each."""
    if expect.mana is not None and s.mana != expect.mana:
        name = PLAYERS[s.active]
        said = f"{name} has {s.mana} mana, not {expect.mana}"
        yield Said(said, "unmet-mana", name=name, found=s.mana, wanted=expect.mana)
    told = {
        "open": [s.defs[card].id for card in s.open],
        "attacks": [params["card"] for what, _, params in s.log or () if what in ("strikes", "strikes-fort")],
        "dealt": [f"{params['card']} {params['n']}" for what, _, params in s.log or () if what == "suffers"],
    }
    for key, found in told.items():
        wanted = getattr(expect, key)
        if wanted is not None and found != list(wanted):
            said = f"{key}: {shared.listed(found)}, not {shared.listed(wanted)}"
            yield Said(said, f"unmet-{key}", found=found, wanted=list(wanted))
    with s.aside():
        wanted = {card_id: shared.listed(words) for card_id, words in expect.abilities.items()}
        yield from shared.unlike_cards(s, "strength", strength, all_creatures(s), expect.strength)
        yield from shared.unlike_cards(s, "abilities", _abilities, all_creatures(s), wanted)


def _abilities(s: Position, creature: int) -> str:
    return shared.listed(ability for ability in ABILITIES if has(s, creature, ability))


def _cards(side: Side) -> Iterator[tuple[Loc, str]]:
    """Every card of a side with its place there, in the order in which they are laid out."""
    for zone in ("hand", *LANE_NAMES, "deck", "used"):
        for index, entry in enumerate(shared.written_out(CreatureAt, getattr(side, zone))):
            if entry.card not in _WALLS or zone != "hand":
                yield (zone, index), entry.card


def _check_start(game: Game, scenario: Scenario, source: Source) -> None:
    """Raise `DataError` for a moment that no game has, and for a hand without its fortress."""
    start = scenario.start
    if start.style not in STYLES:
        what = f"there is no style {start.style!r}; write one of"
        raise shared.not_one_of(source, ("start", "style"), start.style, STYLES, what)
    stages = link_numbers(compile_cards(game)).stages
    if not 0 <= start.stage <= len(stages) or (start.stage and start.style == "duel"):
        what = f"stage {start.stage}: only a solo game has stages 0 to {len(stages)}"
        raise source.error(("start", "stage"), what).coded("no-such-stage", n=start.stage, last=len(stages))
    if (start.at in ("draft", "open")) != bool(scenario.pool):
        what = "a scenario has a pool if it starts with a draft, and only then"
        raise source.error(("start", "at"), what).coded("pool-and-draft")
    for player, name in enumerate(PLAYERS):
        side: Side = getattr(scenario, name)
        automatic = start.style == "solo" and player == AI
        walls = [card for card in side.hand if card in _WALLS]
        if automatic and (side.hand or start.at == "ban"):
            what = "the automatic opponent has a deck, not a hand, and nobody strikes its cards"
            raise source.error((name,), what).coded("automatic-hand")
        if not automatic and (side.deck or side.used or side.citadel):
            what = "only the automatic opponent has a deck and a used pile: write `style: solo`"
            raise source.error((name,), what).coded("deck-of-a-person")
        if not automatic and len(walls) != (0 if start.at in _BEFORE else 1):
            what = "a hand has one fortress or citadel, and none before the first turn"
            raise source.error((name, "hand"), what).coded("one-wall")
        if walls and (side.hand[-1] in _WALLS or len(side.hand) < 2):
            what = f"the {walls[0]} cannot be rightmost (fortress.destroyed)"
            raise source.error((name, "hand"), what).coded("wall-rightmost")


def impossible(s: Position, scenario: Scenario) -> Iterator[tuple[Loc, ValueError]]:
    """What no position has and this one does."""
    yield from unsound(s)
    if s.auto and scenario.start.at not in _BEFORE and not (s.auto.deck or s.citadel[AI]):
        what = "without a deck its fortress has fallen: write `citadel: true`, or a deck (solo.ai-fortress-flip)"
        yield (PLAYERS[AI],), UnfitError(what, "fallen-already")


def _lay_out(s: Position, player: int, side: Side, cards: Iterator[int]) -> None:
    """Put a player's cards where the scenario has them, in the order of `_cards`."""
    s.hands[player].extend(FORT if card in _WALLS else next(cards) for card in side.hand)
    s.citadel[player] |= "citadel" in side.hand
    for lane in LANES:
        for entry in shared.written_out(CreatureAt, getattr(side, LANE_NAMES[lane])):
            creature = next(cards)
            s.realms[player][lane].append(creature)
            s.damage[creature] = entry.damage
            s.guarded[creature], s.fresh[creature] = entry.exposed, entry.new
    if s.is_auto(player):
        assert s.auto
        deck = tuple(next(cards) for _ in side.deck)
        s.auto = s.auto._replace(deck=deck[::-1], used=tuple(next(cards) for _ in side.used))


def _begin(s: Position, scenario: Scenario) -> None:
    """Put on the agenda what is still to happen."""
    start = scenario.start
    s.active = PLAYERS.index(start.turn)
    s.first = s.active
    if start.at in _BEFORE:
        s.turns = [0, 0]
    elif start.at == "turn":
        s.turns[s.active] -= 1
    alone = s.auto is not None
    draft: Frame = SoloDraft(0) if alone else Draft(0)
    mana = len(s.hands[s.active]) if start.mana is None else start.mana
    summon: Frame = Summon()
    if s.auto and s.is_auto(s.active):
        own = s.auto.stage.fixed + s.auto.stage.each * len(s.creatures(0))
        summon, mana = AutoSummon(UPPER, own if start.mana is None else start.mana, 0), 0
    parts: dict[str, list[Frame]] = {
        "draft": [Deal(), draft, Shuffle()],
        "open": [Deal(), draft],
        "ban": [Deal(), Ban(JUDGES)],
        "deal": [Deal()],
        "turn": [Turn(s.active)],
        "summon": [EndTurn(), Attack(), summon],
        "attack": [EndTurn(), Attack()],
        "end": [EndTurn()],
    }
    if start.at in ("summon", "attack", "end"):
        s.step, s.mana = start.at, mana
    s.agenda += parts[start.at]


class Positions(Layout[Position]):
    """What the game says of its positions."""

    Scenario = Scenario
    Expect = Expect
    IN_ORDER = IN_ORDER
    PARTS = PARTS
    lay_out = staticmethod(lay_out)
    beside = staticmethod(beside)
    impossible = staticmethod(impossible)
    unlike = staticmethod(unlike)
    differences = staticmethod(differences)


LAYOUT = Positions("deckbattle")
