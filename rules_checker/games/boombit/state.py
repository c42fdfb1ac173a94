"""The position: the cards and their places, as flat lists that are copied in microseconds.

A card in the game is an instance: a number below `len(defs)`. Heroes are not instances, for they are not in play
(`hero.is-card-not-in-play`); where a card is wanted and a hero speaks, the source is `HERO - player`. An ability that
one card gives another has both in its source: its «you» is the giver's player, its «this» is the card that has it.
"""

from __future__ import annotations

from typing import Any, Final

from rules_checker.engine import Node, State
from rules_checker.games.boombit.cards import CardDef, GameDef, HeroDef
from rules_checker.games.boombit.memory import NOBODY, NOTHING, Memory, Ref

DECK: Final = 0
HAND: Final = 1
IN_PLAY: Final = 2
DISCARD: Final = 3
VOID: Final = 4
LIMBO: Final = 5
ZONES: Final = ("deck", "hand", "in-play", "discard", "void")
ZONE_OF: Final = {name: index for index, name in enumerate(ZONES)}
HERO: Final = -10
GRANTED: Final = 4096


class Position(State):
    """A game of two. Fields that never change, such as `game`, `defs`, `heroes` and `owner`, are shared between clones.

    `zones[player][zone]` lists instances (a deck's top is its end), `in_play[player]` is one of these lists; `phases`
    counts the unused phases of the main part by name, `made` the cards played in the one that is open; `skips[player]`
    are the phases to skip next turn, `lost` those that were to be skipped this turn; `masters` are the players who have
    played a MASTER this turn.
    `moves[card]` counts how often a card went to another zone, or was lost sight of in a shuffled deck: what keeps a
    card in mind keeps that number beside it (`ref`, `gap.moved-card-is-another`). `mods` are the modifications that are
    on a card, by number, and `host[mod]` is that card. `temp` holds (instance, amount, until) of passing strength;
    `unsure` is whether a creep may have lost its last life since that was last looked at; `spared` are the creeps that
    a replaced break left with damage enough to break, and by how much it is more than enough; `statics` the continuous
    effects in play by their word, `alert` the cards in play by the triggers and events of their abilities.

    What cards of the match can do at all, so that it is not looked for elsewhere: `properties` are those that any has
    or gives; `reactive` the events that any reacts to, and whether a deed does; `buried` the events and triggers by
    which one works in the discard; `ready` the cards that only want of a phase bars from being played.
    """

    __slots__ = (
        "alert",
        "attacked",
        "buried",
        "damage",
        "defs",
        "extra",
        "fresh",
        "game",
        "hero_twisted",
        "heroes",
        "host",
        "in_play",
        "lives",
        "lost",
        "made",
        "masters",
        "mods",
        "moves",
        "owner",
        "phases",
        "properties",
        "reactive",
        "ready",
        "skips",
        "spared",
        "statics",
        "temp",
        "twisted",
        "unsure",
        "used",
        "where",
        "zones",
    )

    game: GameDef
    defs: tuple[CardDef, ...]
    heroes: tuple[HeroDef, ...]
    owner: bytes
    properties: frozenset[str]
    reactive: dict[str, bool]
    buried: frozenset[str]
    ready: bytes
    zones: tuple[list[list[int]], ...]
    in_play: tuple[list[int], ...]
    where: bytearray
    damage: bytearray
    unsure: bool
    twisted: bytearray
    used: bytearray
    attacked: bytearray
    fresh: bytearray
    moves: list[int]
    host: list[int]
    mods: tuple[int, ...]
    lives: list[int]
    hero_twisted: list[int]
    phases: dict[str, int]
    made: dict[str, int]
    extra: dict[str, int]
    masters: frozenset[int]
    skips: list[tuple[str, ...]]
    spared: dict[int, int]
    lost: tuple[str, ...]
    temp: list[tuple[int, int, str]]
    statics: dict[str, list[tuple[int, Node]]]
    alert: dict[str, tuple[int, ...]]

    def clone(self) -> Position:
        """An independent copy; what never changes is shared."""
        new = Position.__new__(Position)
        self.copy_to(new)
        new.game, new.defs, new.heroes, new.owner = self.game, self.defs, self.heroes, self.owner
        new.properties, new.reactive, new.buried, new.ready = self.properties, self.reactive, self.buried, self.ready
        a, b = self.zones
        new.zones = mine, theirs = ([z[:] for z in a], [z[:] for z in b])
        new.in_play = (mine[IN_PLAY], theirs[IN_PLAY])
        new.where, new.damage, new.twisted = self.where[:], self.damage[:], self.twisted[:]
        new.used, new.attacked, new.fresh = self.used[:], self.attacked[:], self.fresh[:]
        new.moves = self.moves[:]
        new.host, new.mods = self.host[:], self.mods
        new.lives, new.hero_twisted = self.lives[:], self.hero_twisted[:]
        new.phases, new.made, new.extra = self.phases.copy(), self.made.copy(), self.extra.copy()
        new.masters, new.skips, new.lost = self.masters, self.skips[:], self.lost
        new.unsure, new.spared = self.unsure, self.spared.copy()
        new.alert = self.alert.copy()
        new.temp, new.statics = self.temp[:], {kind: found[:] for kind, found in self.statics.items() if found}
        return new

    # --- the places of cards ----------------------------------------------------------------------------------------

    def zone(self, player: int, zone: int) -> list[int]:
        """The instances in a player's zone, in order."""
        return self.zones[player][zone]

    def put(self, card: int, zone: int, *, bottom: bool = False) -> None:
        """Move a card to its owner's zone (`owner.default-zone`), with nothing happening on the way."""
        owner = self.owner[card]
        old = self.where[card]
        self.moves[card] += 1
        self.used[card] = self.attacked[card] = 0
        if old != LIMBO:
            left = self.zones[owner][old]
            if left[-1] == card:  # as in what is drawn: it need not be looked for
                left.pop()
            else:
                left.remove(card)
        self.where[card] = zone
        if zone == LIMBO:
            return
        if bottom:
            self.zones[owner][zone].insert(0, card)
        else:
            self.zones[owner][zone].append(card)

    def shuffle_deck(self, player: int) -> None:
        """Shuffle a player's deck: nobody knows any longer which of its cards is which."""
        deck = self.zones[player][DECK]
        self.shuffle(deck)
        for card in deck:
            self.moves[card] += 1

    def ref(self, card: int) -> Ref:
        """A card or hero to remember, in its current place."""
        return card, self.moves[card] if card >= 0 else 0

    def still(self, ref: Ref) -> bool:
        """True if a remembered card has not moved since; always True for a hero, and False for `NOTHING`."""
        card, moves = ref
        return self.moves[card] == moves if card >= 0 else card <= HERO

    def memory(self, source: int, it: Ref = NOTHING) -> Memory:
        """The memory of a text of a source that begins to work now."""
        return Memory(self.ref(self.this(source)), it)

    def start(self, source: int, info: CardDef) -> None:
        """Begin the continuous effects of a card in play, or of a hero; and have a card's abilities found."""
        if source >= 0:
            for word in info.works_by:
                self.alert[word] = (*self.alert.get(word, ()), source)
        for word, modifier in info.statics:
            self.statics.setdefault(word, []).append((source, modifier))
            self.unsure |= word == "life"
            if self.touched is not None:
                self.touched.add(f"word={modifier.always}")

    def stop(self, source: int, info: CardDef) -> None:
        """End the continuous effects of a card that leaves play; and have its abilities found no longer."""
        for word in info.works_by:
            self.alert[word] = tuple([card for card in self.alert[word] if card != source])
        for word, modifier in info.statics:
            self.statics[word].remove((source, modifier))
            self.unsure |= word == "life"

    def working(self, player: int, word: str, granted: str) -> list[int]:
        """A player's cards in play with abilities by a trigger or event; all if some may be `granted`, by that word."""
        if self.statics.get(granted):
            return self.in_play[player]
        found, owner = self.alert.get(word), self.owner
        return [card for card in found if owner[card] == player] if found else []

    def cite_owner(self, card: int, source: int) -> None:
        """Note that a card stays its owner's whoever moves it (`owner.zones`, `owner.never-changes`)."""
        if self.owner[card] != self.controller(source):
            self.cite("owner.zones")
            self.cite("owner.never-changes")

    def attached(self, card: int) -> list[int]:
        """The modifications on a card."""
        return [mod for mod in self.mods if self.host[mod] == card]

    def attach(self, mod: int, host: int) -> None:
        """Put a modification on a card."""
        self.host[mod] = host
        self.mods = tuple(sorted((*self.mods, mod)))

    def detach(self, mod: int) -> None:
        """Take a modification off the card that it is on."""
        self.host[mod] = NOBODY
        self.mods = tuple([other for other in self.mods if other != mod])

    def team_of(self, player: int) -> str | None:
        """The team of a player's hero."""
        return self.heroes[player].team

    def granted(self, giver: int, card: int) -> int:
        """The source of an ability that `giver` gives `card` (`mod.modified-phrase`)."""
        return GRANTED * (giver - 2 * HERO) + card

    def this(self, source: int) -> int:
        """The card that a source's «this» means; below 0 for a hero."""
        return source % GRANTED if source >= GRANTED else source

    def giver(self, source: int) -> int:
        """The card or hero that a source's text is printed on."""
        return source // GRANTED + 2 * HERO if source >= GRANTED else source

    def name(self, card: int) -> str:
        """The id, in a log, of a card, or of the card or hero that a source stands for."""
        card = self.giver(card)
        return self.heroes[HERO - card].id if card <= HERO else self.defs[card].id

    def controller(self, source: int) -> int:
        """The player whose effect it is: a card's owner (`gap.controller-of-modification`), a hero's player."""
        if source >= GRANTED:
            source = self.giver(source)
        return HERO - source if source <= HERO else self.owner[source]


def fresh_position(
    game: GameDef, cards: tuple[CardDef, ...], heroes: tuple[HeroDef, HeroDef], owner: bytes
) -> Position:
    """A position before anything has happened: every card in its owner's deck, in the order given."""
    s = Position.__new__(Position)
    s.begin(2)
    n = len(cards)
    s.game, s.defs, s.heroes, s.owner, s.reactive = game, cards, heroes, owner, _reactive((*cards, *heroes))
    s.properties = frozenset(word for card in (*cards, *heroes) for word in card.properties)
    s.buried = frozenset(word for card in cards for word in card.buried)
    s.ready = bytes(
        not (card.barred or card.price or card.team not in (None, heroes[player].team))
        for card, player in zip(cards, owner, strict=True)
    )
    s.zones = ([[] for _ in ZONES], [[] for _ in ZONES])
    s.in_play = (s.zones[0][IN_PLAY], s.zones[1][IN_PLAY])
    for card in range(n):
        s.zones[owner[card]][DECK].append(card)
    s.where, s.damage, s.twisted = bytearray(n), bytearray(n), bytearray(n)
    s.used, s.attacked, s.fresh = bytearray(n), bytearray(n), bytearray(n)
    s.moves, s.host, s.mods = [0] * n, [NOBODY] * n, ()
    s.lives, s.hero_twisted = [heroes[0].lives, heroes[1].lives], [0, 0]
    s.phases, s.made = dict.fromkeys(game.phases, 0), dict.fromkeys(game.phases, 0)
    s.extra, s.masters, s.alert = {}, frozenset(), {}
    s.skips, s.lost, s.temp, s.statics, s.spared, s.unsure = [(), ()], (), [], {}, {}, False
    for player, hero in enumerate(heroes):  # a hero's bonus holds all the time (`hero.bonus-printed`)
        s.start(HERO - player, hero)
    return s


def _reactive(cards: tuple[CardDef, ...]) -> dict[str, bool]:
    words: dict[str, bool] = {}
    for card in cards:
        for word in (*card.reacts, *card.discard_reacts):
            words[word] = words.get(word, False) or card.type == "deed"
        for modifier in card.modifiers:
            granted: Any = getattr(modifier, "abilities", ())
            for ability in granted:
                if ability.trigger == "reaction":
                    words.setdefault(ability.event.on, False)
    return words
