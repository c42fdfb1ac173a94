"""Current values in a position: strength, lives, properties and abilities, including continuous effects.

Nothing is stored: values are computed when they are read (`gloss.printed-values`: printed values never change).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from rules_checker.engine import MOST_PACES, Card, Node, choices, the_card
from rules_checker.games.boombit.cards import keyword
from rules_checker.games.boombit.memory import NOBODY
from rules_checker.games.boombit.state import DISCARD, GRANTED, HAND, HERO, IN_PLAY, VOID, ZONE_OF, Position
from rules_checker.games.boombit.vocabulary import GRANTS, Act, Always, Property, Trigger


def power(s: Position, bomb: int) -> int:
    """A bomb's blast strength now, never below 0 (`block.final-strength`, `gap.blast-zero`)."""
    total = s.defs[bomb].power + _given(s, bomb, "power")
    for card, more, _ in s.temp:
        if card == bomb:
            total += more
    return max(0, total)


def life(s: Position, creep: int) -> int:
    """The current number of a creep's lives, without regard to damage (`gap.life-recheck`)."""
    return s.defs[creep].life + _given(s, creep, "life")


def _given(s: Position, card: int, always: Always) -> int:
    """What continuous effects of a kind add to a number of a card."""
    total = 0
    for source, modifier in s.statics.get(always, ()):
        if is_subject(s, card, modifier.of, source) and holds(s, modifier.condition, source):
            by = modifier.by
            total += by if isinstance(by, int) else amount(s, by, s.controller(source), source)
    return total


def has(s: Position, card: int, name: Property) -> bool:
    """True if a card has a property, printed or granted."""
    if name not in s.properties:
        return False
    if name in s.defs[card].keywords:
        return True
    return bool(s.statics.get("grant")) and any(keyword(text)[0] == name for text in _granted(s, card))


def keyword_number(s: Position, card: int, name: Property) -> int:
    """The largest X of a property such as BLOCK X that a card has; 0 without it."""
    best = s.defs[card].keywords.get(name, 0)
    if not s.statics.get("grant"):
        return best
    for text in _granted(s, card):
        found, x = keyword(text)
        if found == name:
            best = max(best, x)
    return best


def second_blasts(s: Position, bomb: int) -> list[int]:
    """The fixed strengths of a bomb's second blasts, the printed one first (`property.second-blast`)."""
    if "second-blast" not in s.properties:
        return []
    printed = s.defs[bomb].keywords.get("second-blast")
    granted = [x for name, x in map(keyword, _granted(s, bomb)) if name == "second-blast"]
    return ([printed] if printed is not None else []) + granted


def _granted(s: Position, card: int) -> list[str]:
    granting = s.statics.get("grant", [])
    if not granting or s.where[card] != IN_PLAY:
        return []
    return [
        text
        for source, modifier in granting
        if modifier.keywords and is_subject(s, card, modifier.to, source)
        for text in modifier.keywords
    ]


def stripped(s: Position, card: int) -> bool:
    """True if a card has lost its abilities where it lies (`ability.loss`)."""
    stripping = s.statics.get("no-abilities")
    if not stripping:
        return False
    lost = any(
        is_subject(s, card, modifier.of, source)
        for source, modifier in stripping
        if s.where[card] == ZONE_OF[getattr(modifier.of, "zone", "in-play")]
    )
    if lost:
        s.cite("ability.loss")
    return lost


def abilities(s: Position, card: int, trigger: Trigger) -> list[tuple[Node, int]]:
    """A card's abilities of a kind, each with the source whose «you» it speaks to: its own, then those granted."""
    if s.statics.get("no-abilities") and stripped(s, card):
        return []
    own, granting = s.defs[card].abilities.get(trigger), s.statics.get(GRANTS[trigger])
    found = [(ability, card) for ability in own] if own else []
    for source, modifier in granting or ():
        if is_subject(s, card, modifier.to, source):
            given = s.granted(source, card)
            found += [(ability, given) for ability in modifier.abilities if ability.trigger == trigger]
    return found


def discard_abilities(s: Position, card: int, found: tuple[Node, ...]) -> list[tuple[Node, int]]:
    """The IN DISCARD abilities `found` on a card in the discard, as `abilities` returns them (`ability.in-discard`)."""
    if not found or stripped(s, card):
        return []
    s.cite("ability.in-discard", "text.named-zone-exception")
    info = s.defs[card]
    if len(info.discard_turns) + len(info.discard_attacks) + sum(map(len, info.discard_reacts.values())) > 1:
        s.cite("ability.in-discard-several")
    return [(ability, card) for ability in found]


def forbidden(s: Position, card: int, act: Act) -> bool:
    """True if something says that the card cannot do `act` (`bombs.explode-exceptions`, `bombs.untwist-exceptions`)."""
    if not (found := s.statics.get("cannot")):
        return False
    return any(modifier.act == act and is_subject(s, card, modifier.what, source) for source, modifier in found)


def player_has(s: Position, player: int, always: Always) -> Iterator[tuple[int, Node]]:
    """The continuous effects of a kind that a player's cards in play and hero have."""
    for source, modifier in s.statics.get(always, ()):
        if s.controller(source) == player:
            if source <= HERO:
                s.cite("hero.bonus-printed")
            yield source, modifier


def more_plays(s: Position, player: int, kind: str) -> int:
    """The number of cards of a type, beyond the first, that a player may play in one phase (`bomb.extra-play`)."""
    passing = s.extra.get(kind, 0)
    if not s.statics.get("more-plays"):
        return passing
    permanent = sum(m.amount for _, m in player_has(s, player, "more-plays") if m.type == kind)
    return int(permanent) + passing


# --- which cards are meant ------------------------------------------------------------------------------------------


def is_subject(s: Position, card: int, subject: Any, source: int) -> bool:
    """True if a continuous effect or an event of `source` means `card`."""
    if subject == "this":
        return card == s.this(source)
    if subject == "host":
        return card == host_of(s, source)
    return matches(s, card, subject, s.controller(source), source)


def host_of(s: Position, source: int) -> int:
    """The card that a source's «modified card» means: what it is on, or what it gave an ability to."""
    if source >= GRANTED:
        return s.this(source)
    return s.host[source] if source >= 0 else NOBODY


def matches(s: Position, card: int, cards: Node, me: int, source: int) -> bool:
    """True if `card` is one of the `cards` that `source` speaks of; `me` is whom its «you» means."""
    info, kind = s.defs[card], cards.type
    if kind not in (info.type, "card") and not of_type(s, card, kind):
        return False
    if cards.of != "any" and (s.owner[card] == me) != (cards.of == "you"):
        return False
    if cards.other and card == s.this(source):
        return False
    if cards.state is not None and not STATES[cards.state](s, card):
        return False
    if cards.team is not None and not _of_team(s, info.team, cards.team, me):
        return False
    return cards.keyword is None or has(s, card, cards.keyword)


def of_type(s: Position, card: int, kind: str) -> bool:
    """True if a card is of a type, where `card` is any and `support` neither bomb nor creep (`support.definition`)."""
    found = s.defs[card].type
    if kind == "support":
        if s.touched is not None:
            s.touched.add("support.definition")
        return found in s.game.support
    return kind in ("card", found)


STATES: Final[dict[str, Callable[[Position, int], bool]]] = {
    "damaged": lambda s, card: s.damage[card] > 0,
    "undamaged": lambda s, card: s.damage[card] == 0,
    "twisted": lambda s, card: bool(s.twisted[card]),
    "untwisted": lambda s, card: not s.twisted[card],
    "modified": lambda s, card: bool(s.attached(card)),
}
"""Whether a card is in a state of the vocabulary."""


def _of_team(s: Position, team: str | None, wanted: str, me: int) -> bool:
    if wanted == "free":
        return team is None
    if wanted == "own":
        return team is not None and team == s.team_of(me)
    if wanted == "foreign":
        return team is not None and team != s.team_of(me)
    return team == wanted


def select(s: Position, cards: Node, me: int, source: int) -> list[int]:
    """All cards that a selector means, in its zone, yours before the opponent's."""
    zone, whose = ZONE_OF[cards.zone], cards.of
    found = s.zones[1 - me if whose == "opponent" else me][zone]
    if whose == "any":
        found = found + s.zones[1 - me][zone]
    return [card for card in found if matches(s, card, cards, me, source)]


def amount(s: Position, value: Any, me: int, source: int) -> int:
    """A number, or the current value of an amount that depends on cards."""
    if isinstance(value, int):
        return value
    times: int = value.times
    if value.per.zone == "hand" and value.per.of != "you":
        s.cite("gloss.hand-count-public")
    return times * len(select(s, value.per, me, source))


def holds(s: Position, condition: Node | None, source: int) -> bool:
    """True if a condition of `source` holds now; no condition always does."""
    if condition is None:
        return True
    true = CONDITIONS[condition.when](s, condition, s.controller(source), source)
    if true and s.touched is not None:
        s.touched.add(f"word={condition.when}")
    return true


def _have(s: Position, condition: Node, me: int, source: int) -> bool:
    count = len(select(s, condition.what, me, source))
    enough = condition.at_least is None or count >= condition.at_least
    return enough and (condition.at_most is None or count <= condition.at_most)


def _fewer_lives(s: Position, condition: Node, me: int, source: int) -> bool:
    return s.lives[me] < s.lives[1 - me]


def _empty_hand(s: Position, condition: Node, me: int, source: int) -> bool:
    s.cite("gloss.hand-exists")
    return not s.zone(_who(condition, me), HAND)


def _this_is(s: Position, condition: Node, me: int, source: int) -> bool:
    return source >= 0 and STATES[condition.state](s, s.this(source))


def _fewer(s: Position, condition: Node, me: int, source: int) -> bool:
    mine, theirs = (sum(of_type(s, card, condition.type) for card in s.in_play[p]) for p in (me, 1 - me))
    return mine < theirs


def _hero_twisted(s: Position, condition: Node, me: int, source: int) -> bool:
    return bool(s.hero_twisted[_who(condition, me)])


def _who(condition: Node, me: int) -> int:
    """The player whom a condition is about."""
    return me if condition.who == "you" else 1 - me


CONDITIONS: Final[dict[str, Callable[[Position, Node, int, int], bool]]] = {
    "have": _have,
    "fewer-lives": _fewer_lives,
    "empty-hand": _empty_hand,
    "this-is": _this_is,
    "fewer": _fewer,
    "hero-twisted": _hero_twisted,
}
"""Whether a condition of the vocabulary holds: for whom its «you» means, and of a source."""


# --- what may be done to cards --------------------------------------------------------------------------------------


def untouchable(s: Position, card: int, by: int) -> bool:
    """True if `by`'s cards cannot break or twist the card (`property.firm`, `property.firm-own-effects`)."""
    return s.owner[card] != by and has(s, card, "firm")


def may_move(s: Position, card: int, zone: int, source: int) -> bool:
    """False if CIRCULATION keeps a card where it is (`circulation.discard-only-to-void`, `circulation.void-stuck`)."""
    old = s.where[card]
    if "circulation" not in s.defs[card].keywords or old not in (DISCARD, VOID):
        return True
    held = "circulation.void-stuck" if old == VOID else "circulation.discard-only-to-void"
    s.cite("text.circulation-exception", held)
    if source == card and not (old == DISCARD and zone == VOID):
        s.cite("circulation.named-exception")
    if source != card and zone not in (DISCARD, VOID):
        s.cite("circulation.consequences")
    return source == card or (old == DISCARD and zone == VOID)


def reanimates(s: Position, card: int) -> bool:
    """True if REANIMATION works for a card in the discard (`property.reanimation-own-turn`).

    It does on its owner's own turn, but not against CIRCULATION.
    """
    keywords = s.defs[card].keywords
    own_turn = s.where[card] == DISCARD and s.owner[card] == s.active
    return "reanimation" in keywords and own_turn and "circulation" not in keywords


def weary(s: Position) -> bool:
    """True in a turn that has gone on for so long that whoever can stop it must (`gap.endless-loop`).

    What is optional is then no longer done or offered.
    """
    if s.paces <= MOST_PACES // 2:
        return False
    s.cite("gap.endless-loop")
    return True


def remaining(s: Position, creep: int) -> int:
    """The damage that a creep can still take before it breaks."""
    return life(s, creep) - s.damage[creep]


def block_cap(s: Position, creep: int) -> int:
    """The most a creep can absorb of one blast (`block.creep-cap`, `gap.block-cap-with-more-life`)."""
    return max(remaining(s, creep), keyword_number(s, creep, "block"))


def look(s: Position, card: int) -> tuple[Any, ...]:
    """Everything that two cards must share to be twins: nobody is asked which of them."""
    on_it = tuple(sorted([s.defs[m].id for m in s.attached(card)])) if s.mods else ()
    return (
        s.defs[card].id,
        s.owner[card],
        s.where[card],
        s.damage[card],
        s.twisted[card],
        s.used[card],
        s.attacked[card],
        s.fresh[card],
        tuple(t[1:] for t in s.temp if t[0] == card) if s.temp else (),
        on_it,
        NOBODY if s.host[card] == NOBODY else s.host[card],
    )


def distinct(s: Position, cards: Sequence[int]) -> tuple[Card, ...]:
    """Cards to choose from, of twins only the first."""
    found, defs = [the_card(card) for card in cards], s.defs
    if len({defs[card].id for card in cards}) == len(cards):  # none has the name of another
        return tuple(found)
    return choices(found, lambda option: look(s, option.card))


def on_table(s: Position, player: int) -> list[int]:
    """A player's cards in play that lie on no other card."""
    return [card for card in s.in_play[player] if s.host[card] == NOBODY]
