"""What the database holds, as frozen dataclasses. Standard library only: the engine carries them into a web page.

What a card's behaviour is made of is in `cards.model.behaviour`; here are the things that hold it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from cards.model.behaviour import Ability, CardSelection, Word
from cards.model.record import Record
from cards.model.vocabulary import Vocabulary
from cards.records import dataclass

if TYPE_CHECKING:
    from cards.model.option import GameOption  # few games have any of these
    from cards.model.plan import BoardPlan, Legend

Lang = str
"""A language code, `he` or `ru` (and `en` for messages only)."""

MOST_COPIES = 99
"""So many of one card may be asked for, or stand in a list."""
MOST_CARDS = 10_000
"""Most cards of a deck list, and of one print."""


@dataclass(frozen=True, slots=True)
class Keyword:
    """A property as printed on one card: `block` with `x` 4 is BLOCK 4."""

    id: str
    x: int | None = None

    @classmethod
    def parse(cls, text: str) -> Keyword:
        """The property written as `napalm` or `block 4`."""
        name, _, x = text.partition(" ")
        return cls(name, int(x) if x else None)

    def __str__(self) -> str:
        return self.id if self.x is None else f"{self.id} {self.x}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Provenance(Record):
    """What of a card stands in the rules ledger (entry `rule`); all the rest was authored for Fitil."""

    rule: str
    keeps: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """One card: mechanics only, the same in every language.

    `numbers` holds what the card type prints (a bomb's `power`, a creep's `life`, a hero's `lives` and `hand`).
    `price` is the PRICE; `onto` says what a modification is played on; `ledger` is None for a wholly authored card;
    `revised` is the game's version in which a card that had been printed was last mended (its erratum). A card with two
    faces is two cards, of which the first names the other as its `reverse`; `copies` is how many a set holds of it.
    `plan` is that of a tile. `own` is true of a card of one's own, which no copy of the game has (`--cards`).
    """

    id: str
    type: str
    team: str | None = None
    rarity: str | None = None
    unique: bool = False
    set: str
    subtypes: tuple[str, ...] = ()
    numbers: Mapping[str, int] = field(default_factory=dict)
    keywords: tuple[Keyword, ...] = ()
    price: tuple[Word, ...] = ()
    onto: CardSelection | None = None
    modifiers: tuple[Word, ...] = ()
    abilities: tuple[Ability, ...] = ()
    ledger: Provenance | None = None
    revised: str | None = None
    reverse: str | None = None
    copies: int = 1
    plan: BoardPlan | None = None
    own: bool = False

    @property
    def does(self) -> bool:
        """True if words of its game say what the card does, which are then its text."""
        return bool(self.price or self.onto or self.keywords or self.modifiers or self.abilities)

    def has(self, keyword: str) -> bool:
        """True if the card prints the property `keyword`."""
        return any(k.id == keyword for k in self.keywords)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardType(Record):
    """A card type of a game: what it prints in its icon, and how it counts.

    `icon` names the drawing in the template; `numbers` are the names of its printed numbers, each with its
    inclusive bounds; `starting` marks the card that begins the game outside the deck; `attaches` one that is played
    onto another, as all cards of the type are, or only `some`. `group` is a name that cards use for several types at
    once; `phase` is the one spent on playing it. `piece_rule` is the rule by which cards of this type lie
    on the table and are in nobody's deck. `plan` is the kind of plan that each of them has.
    """

    icon: str | None = None
    numbers: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    starting: bool = False
    attaches: bool | Literal["some"] = False
    group: str | None = None
    phase: str | None = None
    piece_rule: str | None = None
    plan: str | None = None

    @property
    def apart(self) -> bool:
        """True for cards that begin the game outside every deck."""
        return self.starting or self.piece_rule is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Team(Record):
    """A team: four colours as `#rrggbb`, the emblem's shape, and what it is in play, per language."""

    dark: str
    main: str
    light: str
    accent: str
    emblem: str
    identity: Mapping[Lang, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class About(Record):
    """What one asks before sitting down: the fewest and the most players, how long it takes, the least age in years.

    `minutes` is the shortest and the longest game, roughly.
    """

    players: tuple[int, int]
    minutes: tuple[int, int]
    age: int


@dataclass(frozen=True, slots=True, kw_only=True)
class KeywordRule(Record):
    """A property: the rule that defines it, whether it takes a number, and whether it stands in the type line."""

    rule: str
    x: bool = False
    type_line: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CardFilter(Record):
    """The cards that have everything named here; with nothing named, all of them."""

    type: str | None = None
    team: str | None = None
    rarity: str | None = None
    keyword: str | None = None
    unique: bool | None = None

    def takes(self, card: Card) -> bool:
        """True if `card` is one of them."""
        named = ((self.type, card.type), (self.team, card.team), (self.rarity, card.rarity))
        return (
            all(wanted in (None, found) for wanted, found in named)
            and self.unique in (None, card.unique)
            and (self.keyword is None or card.has(self.keyword))
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class CopyLimit(CardFilter):
    """At most `most` copies of any one of these cards in a deck."""

    most: int
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Share(CardFilter):
    """From `least` to `most` of these cards in a deck, all their copies together."""

    least: int = 0
    most: int | None = None
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckSlot(Record):
    """A named place beside a deck where `count` cards of a `type` lie: its hero, say, or its bases.

    `rule` says that they are needed, `declare_rule` that the deck names them, `pick_rule` how many and of which type,
    and `apart_rule` that they are not in the deck; each of the last three is `rule` if left out.
    """

    type: str
    count: int = 1
    rule: str
    declare_rule: str | None = None
    pick_rule: str | None = None
    apart_rule: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningHand(Record):
    """How many cards of the deck are at hand first: a `number` of the card in a `slot`, or of a `table` in the game."""

    number: str
    slot: str | None = None
    table: str | None = None
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeTeams(Record):
    """A deck that is `count` whole teams, each with every copy that is printed.

    `called` is what a list calls them (`factions: [pirates, ninjas]`). `rule` says how many they are, `twice_rule` that
    none is there twice, `whole_rule` that each is whole, and `shared_rule` that no more players have the same one than
    there are `boxes` of the game at the table: one, unless a mode says otherwise.
    """

    count: int
    called: str
    rule: str
    twice_rule: str
    whole_rule: str
    shared_rule: str | None = None
    boxes: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckRules(Record):
    """What a deck must be, each limit with the id of its rule.

    `size` (cards) and `decks` (that play each other) are numbers, or ranges with both ends in them.
    `learning_rule` allows smaller decks for learning, `own_deck_rule` says that no two players share one; without
    them, learners' decks are judged as any other, and a deck may play itself. With `teams` a deck is whole teams.
    `opening` is what the odds of a hand go by. `own` is what only the game's own check goes by
    (`rules_checker/games/<id>/deck.py`), which says what may stand there.
    """

    size: int | tuple[int, int]
    size_rule: str
    learning_rule: str | None = None
    decks: int | tuple[int, int]
    decks_rule: str
    opponent_rule: str | None = None
    own_deck_rule: str | None = None
    slots: Mapping[str, DeckSlot] = field(default_factory=dict)
    limits: tuple[CopyLimit, ...] = ()
    shares: tuple[Share, ...] = ()
    teams: WholeTeams | None = None
    opening: OpeningHand | None = None
    own: Mapping[str, Any] = field(default_factory=dict)

    @property
    def sizes(self) -> tuple[int, int]:
        """The fewest and the most cards of a deck."""
        return _range(self.size)

    @property
    def brought(self) -> tuple[int, int]:
        """The fewest and the most decks that play each other."""
        return _range(self.decks)

    def slot_of(self, card: Card) -> str | None:
        """The slot where cards of this type lie; None for a card that belongs in the deck."""
        for name, slot in self.slots.items():  # thousands of times in a verdict
            if slot.type == card.type:
                return name
        return None


def _range(number: int | tuple[int, int]) -> tuple[int, int]:
    return (number, number) if isinstance(number, int) else number


@dataclass(frozen=True, slots=True, kw_only=True)
class Mode(Record):
    """A way to play the game: how many `decks` are brought, and how many `cards` each has, with the rule of each.

    No decks where the cards are drafted. `boxes` is how many copies of the game are at the table, where decks are whole
    teams of them; `pieces_rule` says that what lies on the table is still of one of them. `setup` is what the engine is
    told to play so, in words of its own. `title` is what it is called, by language.
    """

    decks: int | tuple[int, int]
    rule: str
    title: Mapping[Lang, str] = field(default_factory=dict)
    cards: int | None = None
    cards_rule: str | None = None
    boxes: int | None = None
    boxes_rule: str | None = None
    pieces_rule: str | None = None
    setup: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def brought(self) -> tuple[int, int]:
        """The fewest and the most decks."""
        return _range(self.decks)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """A rule or a ruling of the ledger. `gloss` is English; the two languages live on the site.

    `kind` says who uses it: `turn`, `card`, `validate`, `info`, `table`; or `ruling` where the rules left a gap.
    `shown_by` are the facts (`cards.model.facts`) of a card that shows the rule at work; `off_page` is why no page
    tells it. `since` is the day since which a ruling stands; `changed` are days, newest last, each with what readers
    are told of the change on it, by language.
    """

    id: str
    kind: Literal["turn", "card", "validate", "info", "table", "ruling"]
    gloss: str
    example: str | None = None
    question: str | None = None
    reason: str | None = None
    shown_by: tuple[str, ...] = ()
    off_page: str | None = None
    since: str | None = None
    changed: tuple[tuple[str, Mapping[Lang, str]], ...] = ()


@dataclass(frozen=True, slots=True)
class Words:
    """A card's name and flavour in one language; a card that is told in no words of its game has a `text` of its own.

    `labels` are what else is printed on it, each where the template has it (`labels.<name>`).
    """

    name: str
    flavour: str | None = None
    text: str | None = None
    labels: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """A deck as written: copies per card id, in the order of the file, and the cards that lie in its slots.

    `ref` is what it was asked for by; `slots` has the card ids of each slot that the file fills (`DeckRules.slots`);
    `lines` gives the line of each card id in the deck, and of each slot by its name.
    """

    ref: str
    game: str
    cards: Mapping[str, int]
    slots: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    name: Mapping[Lang, str] = field(default_factory=dict)
    plan: Mapping[Lang, str] = field(default_factory=dict)
    lines: Mapping[str, int] = field(default_factory=dict)
    path: Path | None = None

    @property
    def size(self) -> int:
        """How many cards the deck has, those in its slots not counted."""
        return sum(self.cards.values())

    @property
    def apart(self) -> tuple[str, ...]:
        """The cards that lie apart from the deck, slot by slot."""
        return tuple(card_id for cards in self.slots.values() for card_id in cards)


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game as its folder tells it. `words[lang][card_id]` names the cards; `folder` is where it was read.

    `numbers` are tables that the game's engine plays by, each under its own name: numbers by a card's type, team or
    rarity, by a phase, or by a word of the game's own (`game`). `banner` is the team in whose `colours` its pages are.
    """

    id: str
    title: Mapping[Lang, str]
    version: str
    langs: tuple[Lang, ...]
    sets: Mapping[str, Mapping[Lang, str]]
    types: Mapping[str, CardType]
    teams: Mapping[str, Team]
    neutral: Team
    banner: str | None
    rarities: tuple[str, ...]
    keywords: Mapping[str, KeywordRule]
    phases: tuple[str, ...]
    about: About | None
    plans: Mapping[str, Legend]
    vocabulary: Vocabulary
    numbers: Mapping[str, Mapping[str, int]]
    modes: Mapping[str, Mode]
    options: Mapping[str, GameOption]
    deck_rules: DeckRules | None
    cards: Mapping[str, Card]
    rules: Mapping[str, Rule]
    words: Mapping[Lang, Mapping[str, Words]]
    folder: Path

    @property
    def whole(self) -> tuple[Card, ...]:
        """All that is printed of the game: each card as often as a set holds it, and no other sides by themselves."""
        others = self.reverses
        return tuple(c for c in self.cards.values() if c.id not in others for _ in range(c.copies))

    @property
    def pieces(self) -> tuple[Card, ...]:
        """The cards that lie on the table and are in nobody's deck, each as often as a set holds it."""
        return tuple(card for card in self.whole if self.types[card.type].piece_rule)

    @property
    def reverses(self) -> Mapping[str, str]:
        """The ids of cards that are the other side of one → the card on whose back they are printed."""
        return {card.reverse: card.id for card in self.cards.values() if card.reverse}

    def sides(self, card: Card) -> tuple[Card, ...]:
        """The faces of a card: it, and the one on its other side if that is not the common back."""
        return (card, self.cards[card.reverse]) if card.reverse else (card,)

    @property
    def colours(self) -> Team:
        """The colours that stand for the game: those of its banner, else of the first team, else the neutral ones."""
        return self.teams[self.banner] if self.banner else next(iter(self.teams.values()), self.neutral)

    def palette(self, card: Card) -> Team:
        """The colours a card is drawn in: its team's, or the free cards'."""
        return self.teams[card.team] if card.team else self.neutral
