"""The words that card behaviour is made of: who, which cards, how many, what happens, when.

Each class is one word. The schema reads it from YAML, `cards.language.text` says it in each language (message `<tag>`
in `locale/<lang>/card-text.ftl`), and the engine carries it out. Standard library only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal, Union, get_args, get_type_hints

Player = Literal["you", "opponent", "each"]
Zone = Literal["in-play", "hand", "deck", "discard", "void"]
State = Literal["damaged", "undamaged", "twisted", "untwisted", "modified"]
Duration = Literal["this-turn", "this-blast"]


class Record:
    """Base of all that is read from YAML: a key that the class does not have is a fault."""

    __slots__ = ()
    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "strict": True}


@dataclass(frozen=True, slots=True)
class ToldBy:
    """Marks a union whose members are told apart by the word under `key`, so that a fault names the right one.

    The method is pydantic's hook for annotations; it is plain data, so pydantic itself is not needed here.
    """

    key: str

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> dict[str, Any]:
        choices = {
            word: handler(member) for member in get_args(source) for word in get_args(get_type_hints(member)[self.key])
        }
        return {"type": "tagged-union", "discriminator": self.key, "choices": choices}


def get_words(union: Any) -> tuple[str, ...]:
    """The words under which the members of a union stand in YAML, in the union's order."""
    members, told_by = get_args(union)
    return tuple(
        word for member in get_args(members) for word in get_args(get_type_hints(member, globals())[told_by.key])
    )


# --- which cards, how many ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Cards(Record):
    """Some cards: `count` of `type` belonging to `of`, lying in `zone`.

    `type` is a card type of the game, `card` for any, or `support`. `count` is a number, `all`, `each`, or `any`
    (any number, the player's choice); `up_to` lets a number be fewer. `team` is `own` (of your hero), `foreign`,
    `free`, or a team's id. `other` leaves out the card that speaks.
    """

    type: str = "card"
    of: Literal["you", "opponent", "any"] = "you"
    count: int | Literal["all", "each", "any"] = 1
    up_to: bool = False
    zone: Zone = "in-play"
    state: State | None = None
    team: str | None = None
    keyword: str | None = None
    other: bool = False


Ref = Literal["this", "host", "it", "your-hero", "opposing-hero"]
"""`this` card; the `host` a modification is on; `it`, the card of the event; a hero."""

Target = Union[Ref, Cards]
Subject = Union[Literal["this", "host"], Cards]
"""What an event or a continuous effect may be about: nothing has been spoken of yet that could be `it`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Per(Record):
    """An amount that grows: `times` for each of the cards `per`."""

    per: Cards
    times: int = 1


Amount = Union[int, Per]


# --- what happens (verbs); also what a PRICE asks --------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Record):
    """Draw from the top of one's deck (`gloss.draw-card`)."""

    do: Literal["draw"] = "draw"
    by: Player = "you"
    amount: Amount = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Discard(Record):
    """Discard from hand, chosen by its owner (`gloss.discard-choice`) or at random."""

    do: Literal["discard"] = "discard"
    by: Player = "you"
    amount: int | Literal["all"] = 1
    type: str = "card"
    random: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Damage(Record):
    """Deal damage to creeps other than by a blast: the excess is lost (`gloss.damage-excess-lost`)."""

    do: Literal["damage"] = "damage"
    by: Player = "you"
    amount: Amount = 1
    to: Target


@dataclass(frozen=True, slots=True, kw_only=True)
class Repair(Record):
    """Take damage markers off creeps: `amount` of them, or all."""

    do: Literal["repair"] = "repair"
    by: Player = "you"
    amount: int | Literal["all"] = 1
    on: Target


@dataclass(frozen=True, slots=True, kw_only=True)
class Break(Record):
    """Break cards in play (`gloss.break`)."""

    do: Literal["break"] = "break"
    by: Player = "you"
    what: Target


@dataclass(frozen=True, slots=True, kw_only=True)
class Twist(Record):
    """Twist cards (`twist.definition`); only untwisted ones can be chosen."""

    do: Literal["twist"] = "twist"
    by: Player = "you"
    what: Target


@dataclass(frozen=True, slots=True, kw_only=True)
class Untwist(Record):
    """Untwist cards (`gloss.untwist`)."""

    do: Literal["untwist"] = "untwist"
    by: Player = "you"
    what: Target


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnToHand(Record):
    """Return cards to their owner's hand (`owner.default-zone`)."""

    do: Literal["return-to-hand"] = "return-to-hand"
    by: Player = "you"
    what: Target


@dataclass(frozen=True, slots=True, kw_only=True)
class PutIntoPlay(Record):
    """Put cards into play without a phase; PRICE and penalty are still due (`bomb.put-into-play`)."""

    do: Literal["put-into-play"] = "put-into-play"
    by: Player = "you"
    what: Target


@dataclass(frozen=True, slots=True, kw_only=True)
class ShuffleIntoDeck(Record):
    """Shuffle cards into their owner's deck (`gloss.shuffle-into-deck`)."""

    do: Literal["shuffle-into-deck"] = "shuffle-into-deck"
    by: Player = "you"
    what: Target


@dataclass(frozen=True, slots=True, kw_only=True)
class PutOnBottom(Record):
    """Put cards on the bottom of their owner's deck."""

    do: Literal["put-on-bottom"] = "put-on-bottom"
    by: Player = "you"
    what: Target


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveToVoid(Record):
    """Remove cards to their owner's void (`zone.void`)."""

    do: Literal["remove-to-void"] = "remove-to-void"
    by: Player = "you"
    what: Target


@dataclass(frozen=True, slots=True, kw_only=True)
class Search(Record):
    """Search one's own deck for cards and take them into hand; may fail; then shuffle (`gloss.search`)."""

    do: Literal["search"] = "search"
    by: Player = "you"
    what: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class LoseLife(Record):
    """A hero loses lives."""

    do: Literal["lose-life"] = "lose-life"
    by: Player = "you"
    amount: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class GainLife(Record):
    """A hero gets lives back, never above the printed number."""

    do: Literal["gain-life"] = "gain-life"
    by: Player = "you"
    amount: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class SkipPhase(Record):
    """Skip a phase not yet used this turn (`main.used-phase-cannot-pay`); the opponent skips it on their next turn."""

    do: Literal["skip-phase"] = "skip-phase"
    by: Player = "you"
    phase: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraPlay(Record):
    """Play more cards of a type in the same phase this turn (`bomb.extra-play`, `creep.extra-play`)."""

    do: Literal["extra-play"] = "extra-play"
    by: Player = "you"
    type: str
    amount: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraPhase(Record):
    """Get one more phase of a kind this turn (`bomb.extra-lost-if-phase-spent`)."""

    do: Literal["extra-phase"] = "extra-phase"
    by: Player = "you"
    phase: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayInstead(Record):
    """Play a card from a zone, spending another phase than its own (`hero.classics.bomb-from-discard`)."""

    do: Literal["play-instead"] = "play-instead"
    by: Player = "you"
    what: Cards
    phase: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Record):
    """ATTACK: for X: the opponent picks one of their creeps, which takes X damage (`ability.attack-x`)."""

    do: Literal["attack"] = "attack"
    by: Player = "you"
    amount: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Strengthen(Record):
    """Raise (or, below zero, lower) blast strength for a while (`block.final-strength`)."""

    do: Literal["strengthen"] = "strengthen"
    by: Player = "you"
    amount: int = 1
    what: Target
    until: Duration = "this-turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Explode(Record):
    """Explode bombs at once, out of bomb review (`bombs.explode-sequence`)."""

    do: Literal["explode"] = "explode"
    by: Player = "you"
    what: Target


@dataclass(frozen=True, slots=True, kw_only=True)
class LookAtHand(Record):
    """Look at the other player's hand."""

    do: Literal["look-at-hand"] = "look-at-hand"
    by: Player = "you"


@dataclass(frozen=True, slots=True, kw_only=True)
class TopToDiscard(Record):
    """Put the top cards of a player's deck into its owner's discard (`owner.default-zone`)."""

    do: Literal["top-to-discard"] = "top-to-discard"
    by: Player = "you"
    amount: int = 1
    of: Literal["you", "opponent"] = "opponent"


@dataclass(frozen=True, slots=True, kw_only=True)
class LookAtTop(Record):
    """Look at the top cards of a player's deck and put them back in any order."""

    do: Literal["look-at-top"] = "look-at-top"
    by: Player = "you"
    amount: int = 3
    of: Literal["you", "opponent"] = "you"


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose(Record):
    """Choose one of two courses."""

    do: Literal["choose"] = "choose"
    by: Player = "you"
    options: tuple[tuple[Effect, ...], tuple[Effect, ...]]


Effect = Annotated[
    Union[
        Draw,
        Discard,
        Damage,
        Repair,
        Break,
        Twist,
        Untwist,
        ReturnToHand,
        PutIntoPlay,
        ShuffleIntoDeck,
        PutOnBottom,
        RemoveToVoid,
        Search,
        LoseLife,
        GainLife,
        SkipPhase,
        ExtraPlay,
        ExtraPhase,
        PlayInstead,
        Attack,
        Strengthen,
        Explode,
        LookAtHand,
        TopToDiscard,
        LookAtTop,
        Choose,
    ],
    ToldBy("do"),
]


# --- when -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class CardEvent(Record):
    """Something happens to a card: it enters play, breaks, explodes and so on."""

    on: Literal[
        "enters-play", "goes-to-discard", "breaks", "explodes", "takes-damage", "blocks", "is-twisted", "is-untwisted"
    ]
    what: Subject


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerEvent(Record):
    """Something happens to a player: a life is lost, a turn starts and so on."""

    on: Literal["loses-life", "turn-starts", "turn-ends", "discards"]
    who: Literal["you", "opponent"] = "you"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayEvent(Record):
    """A player plays a card."""

    on: Literal["plays"] = "plays"
    who: Literal["you", "opponent"] = "you"
    what: Cards


Event = Annotated[Union[CardEvent, PlayerEvent, PlayEvent], ToldBy("on")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Have(Record):
    """If there are at least `at_least` (or at most `at_most`) of some cards."""

    when: Literal["have"] = "have"
    what: Cards
    at_least: int | None = None
    at_most: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FewerLives(Record):
    """If your hero has fewer lives than the opponent's."""

    when: Literal["fewer-lives"] = "fewer-lives"


@dataclass(frozen=True, slots=True, kw_only=True)
class EmptyHand(Record):
    """If a player has no cards in hand (`gloss.hand-exists`)."""

    when: Literal["empty-hand"] = "empty-hand"
    who: Literal["you", "opponent"] = "you"


@dataclass(frozen=True, slots=True, kw_only=True)
class ThisIs(Record):
    """If this very card is in some state (`name.self-only`)."""

    when: Literal["this-is"] = "this-is"
    state: State


@dataclass(frozen=True, slots=True, kw_only=True)
class FewerCards(Record):
    """If you have fewer cards of a type in play than the opponent."""

    when: Literal["fewer"] = "fewer"
    type: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroTwisted(Record):
    """If a hero is twisted, that is, its ACTIVATION was used (`twist.hero-marks-use`)."""

    when: Literal["hero-twisted"] = "hero-twisted"
    who: Literal["you", "opponent"] = "you"


Condition = Annotated[Union[Have, FewerLives, EmptyHand, ThisIs, FewerCards, HeroTwisted], ToldBy("when")]

Trigger = Literal["play", "enter", "exit", "blast", "reaction", "attack", "turn", "activation"]
"""`play` is a deed's own effect, printed without a heading; `activation` is a hero's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability(Record):
    """When `trigger` (for a reaction, `event`), and if `condition` holds, do `effects` in order.

    `cost` is done first and is what the effects are done for; `may` makes the whole optional; `zone` is where the
    card must lie for it to work (`discard` prints IN DISCARD).
    """

    trigger: Trigger
    zone: Literal["in-play", "discard", "hand"] = "in-play"
    event: Event | None = None
    condition: Condition | None = None
    cost: tuple[Effect, ...] = ()
    may: bool = False
    effects: tuple[Effect, ...]


# --- what holds all the time (continuous modifiers) ------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Power(Record):
    """Blast strength of some bombs is `by` more (or less)."""

    always: Literal["power"] = "power"
    by: Amount
    of: Subject
    condition: Condition | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Life(Record):
    """Some creeps have `by` more (or fewer) lives (`gap.life-recheck`)."""

    always: Literal["life"] = "life"
    by: Amount
    of: Subject
    condition: Condition | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Grant(Record):
    """Some cards have properties and abilities they do not print (`mod.modified-phrase`)."""

    always: Literal["grant"] = "grant"
    to: Subject
    keywords: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Cannot(Record):
    """Some cards cannot do a thing (`bombs.explode-exceptions`, `bombs.untwist-exceptions`)."""

    always: Literal["cannot"] = "cannot"
    what: Subject
    act: Literal["block", "explode", "untwist"]


@dataclass(frozen=True, slots=True, kw_only=True)
class MorePlays(Record):
    """Each turn you may play more cards of a type in the same phase (`bomb.extra-play`)."""

    always: Literal["more-plays"] = "more-plays"
    type: str
    amount: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstDraw(Record):
    """Going first does not cost you the draw phase of your first turn (`hero.classics.first-draw`)."""

    always: Literal["first-draw"] = "first-draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class Defy(Record):
    """In hand: if an opponent's card makes you discard this card or remove it to the void, you may do this instead."""

    always: Literal["defy"] = "defy"
    instead: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NoAbilities(Record):
    """Some cards have none of the seven abilities; PRICE and properties stay (`ability.loss`)."""

    always: Literal["no-abilities"] = "no-abilities"
    of: Subject


@dataclass(frozen=True, slots=True, kw_only=True)
class NoPenalty(Record):
    """Foreign cards cost you no penalty (`foreign.penalty`)."""

    always: Literal["no-penalty"] = "no-penalty"


@dataclass(frozen=True, slots=True, kw_only=True)
class Instead(Record):
    """A replacement: what `would` happen to the cards `what`, or to your hero, does not; the effects do instead.

    With `may` it is offered only where all the effects can be done in full, as a PRICE is (`gap.price-discard-short`).
    """

    always: Literal["instead"] = "instead"
    would: Literal["break", "be-twisted", "lose-life"]
    what: Subject = "this"
    may: bool = True
    effects: tuple[Effect, ...]


Modifier = Annotated[
    Union[Power, Life, Grant, Cannot, MorePlays, FirstDraw, Defy, NoAbilities, NoPenalty, Instead],
    ToldBy("always"),
]
