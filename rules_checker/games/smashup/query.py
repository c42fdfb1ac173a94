"""What is so now: power, breakpoints, places, and what continuous effects say.

Nothing is stored: values are computed when they are read. Whatever a continuous effect says about cards «of power 2 or
less» goes by the printed power if it changes power itself, as it would otherwise be about its own work.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules_checker.games.smashup.frames import Memory
from rules_checker.games.smashup.state import HAND, NOBODY, PLAY, ZONE_OF, Position

STRONG, CREW = 5, 2
"""The power of a minion that makes its base a strong one, and the number of minions that make a crew."""


# --- power ----------------------------------------------------------------------------------------------------------


def statics(s: Position, word: str) -> Sequence[tuple[int, Any]]:
    """The continuous effects in play of a word, each with its source."""
    found = s.statics
    if found is None:
        found = {}
        for source in (*s.bases, *s.in_play):
            for modifier in s.defs[source].modifiers:
                found.setdefault(modifier.always, []).append((source, modifier))
        s.statics = found
    return found.get(word, ())


def power(s: Position, minion: int) -> int:
    """A minion's power now, never below 0; of one that is not in play, the printed power."""
    total = s.defs[minion].power
    if s.where[minion] != PLAY:
        return total
    for source, modifier in statics(s, "power-of"):
        if is_subject(s, minion, modifier.of, source, printed=True) and holds_for(s, modifier.condition, source):
            total += modifier.by
    if s.boosts:
        for boost in s.boosts:
            if boost.card == minion:
                total += boost.by
    return max(0, total)


def total(s: Position, base: int) -> int:
    """The total power of all minions at a base (`score.trigger`)."""
    return sum([power(s, minion) for minion in s.minions(base)])


def powers_at(s: Position, base: int) -> dict[int, int]:
    """The total power at a base of each player who has a minion there."""
    found: dict[int, int] = {}
    for minion in s.minions(base):
        who = s.control[minion]
        found[who] = found.get(who, 0) + power(s, minion)
    return found


def breaks_at(s: Position, base: int) -> int:
    """The breakpoint of a base now."""
    more = sum([modifier.by for source, modifier in statics(s, "breakpoint") if here(s, source) == base])
    return s.defs[base].breakpoint + int(more)


def places_of(s: Position, powers: Mapping[int, int]) -> tuple[int, ...]:
    """The place of each player by the powers at a base, 0 for who has no minion there; who is tied has the highest.

    So after two that are first comes the third (`score.tie-highest`, `gap.three-way-ties`).
    """
    ranked = powers.values()
    return tuple(
        [
            1 + len([other for other in ranked if other > powers[player]]) if player in powers else 0
            for player in range(s.players)
        ]
    )


def here(s: Position, source: int) -> int:
    """The base that a card in play calls «here»: the base itself, or the one where it lies."""
    return source if s.defs[source].is_base else s.at[source]


# --- which cards are meant ------------------------------------------------------------------------------------------


def is_subject(s: Position, card: int, subject: Any, source: int, *, printed: bool = False) -> bool:
    """True if a continuous effect of `source` means a `card` in play; by its `printed` power if that is asked for."""
    if subject == "this":
        return card == source
    if subject == "host":
        return card == s.host[source]
    if subject.at == "here" and s.at[card] != here(s, source):
        return False
    return matches(s, card, subject, s.control[source], source, printed=printed)


def matches(s: Position, card: int, cards: Any, me: int, source: int, *, printed: bool = False) -> bool:
    """True if `card` is one of the `cards` that `source` speaks of, wherever they are; `me` is whom «you» means."""
    info = s.defs[card]
    if cards.type not in ("card", info.type):
        return False
    if cards.of != "any":
        whose = s.control[card]
        if cards.of == "you":
            if whose != me:
                return False
        elif whose == me:
            return False
    if cards.other and card == source:
        return False
    return within(info.power if printed else power(s, card), cards) if cards.number is not None else True


def within(value: int, cards: Any) -> bool:
    """True if a number is within the bounds of a selection."""
    return (cards.least is None or value >= cards.least) and (cards.most is None or value <= cards.most)


def select(s: Position, cards: Any, me: int, memory: Memory, *, printed: bool = False) -> list[int]:
    """All cards that a selection means: in play, or in one of the player's own zones."""
    source = memory.this[0]
    if cards.zone != "in-play":
        return [card for card in own_zone(s, me, ZONE_OF[cards.zone]) if matches(s, card, cards, me, source)]
    there = s.in_play
    if cards.at is not None and cards.at not in ("anywhere", "one-base"):
        bases = places(s, cards.at, me, memory)
        there = [card for card in there if s.at[card] in bases]
    return [card for card in there if matches(s, card, cards, me, source, printed=printed)]


def own_zone(s: Position, player: int, zone: int) -> list[int]:
    """The cards in a zone of a player's own."""
    return (s.hands if zone == HAND else s.discards if zone == ZONE_OF["discard"] else s.decks)[player]


def places(s: Position, place: str, me: int, memory: Memory) -> list[int]:
    """The bases that a word for a place means."""
    if place == "here":
        return [spot(s, memory)]
    if place == "there":
        return [there(s, memory)]
    if place == "same-base":
        return [memory.spot]
    if place == "strong-base":
        return [base for base in s.bases if any(power(s, one) >= STRONG for one in s.of_player(me, base))]
    if place == "crew-base":
        return [base for base in s.bases if len(s.of_player(me, base)) >= CREW]
    return s.bases


def spot(s: Position, memory: Memory) -> int:
    """The base that a text calls «here»: where its card lies, or lay when the text began to work."""
    source = memory.this[0]
    return here(s, source) if s.still(memory.this) and s.at[source] != NOBODY else memory.here


def there(s: Position, memory: Memory) -> int:
    """The base that a text calls «there»: where that happened which it speaks of, or the one that scores."""
    return memory.there if memory.there != NOBODY else s.scoring


def goal_of(s: Position, to: str, memory: Memory) -> int:
    """The base to which a text moves cards by `here` or `there`; nowhere if it sends them elsewhere."""
    return spot(s, memory) if to == "here" else there(s, memory) if to == "there" else NOBODY


# --- conditions -----------------------------------------------------------------------------------------------------


def holds_for(s: Position, condition: Any, source: int) -> bool:
    """True if the condition of a continuous effect holds now, by printed power; no condition always does."""
    if condition is None:
        return True
    return holds(s, condition, s.control[source], Memory(s.ref(source), here=here(s, source)), printed=True)


def holds(s: Position, condition: Any, me: int, memory: Memory, *, printed: bool = False) -> bool:
    """True if a condition holds now; no condition always does."""
    if condition is None:
        return True
    true = CONDITIONS[condition.when](s, condition, me, memory, printed)
    if true and s.touched is not None:
        s.touched.add(f"word={condition.when}")
    return true


def _have(s: Position, condition: Any, me: int, memory: Memory, printed: bool) -> bool:
    return bool(select(s, condition.what, me, memory, printed=printed))


def _spread(s: Position, condition: Any, me: int, memory: Memory, printed: bool) -> bool:
    enough: int = condition.bases
    few = len([base for base in s.bases if s.of_player(me, base)]) < enough
    return few if condition.compare == "fewer" else not few


def _placed(s: Position, condition: Any, me: int, memory: Memory, printed: bool) -> bool:
    wanted: int = 1 if condition.place == "winner" else 2
    return len(s.places) > 0 and s.places[me] == wanted


def _played(s: Position, condition: Any, me: int, memory: Memory, printed: bool) -> bool:
    kind = condition.what.type
    own: bool = s.defs[memory.this[0]].type == kind  # the card itself is not meant
    played: int = s.made.get((me, kind), 0)
    return played > own


def _strongest(s: Position, condition: Any, me: int, memory: Memory, printed: bool) -> bool:
    base = spot(s, memory)
    powers = powers_at(s, base)
    return all(powers.get(me, 0) > powers.get(other, 0) for other in range(s.players) if other != me)


CONDITIONS: dict[str, Callable[[Position, Any, int, Memory, bool], bool]] = {
    "have": _have,
    "spread": _spread,
    "placed": _placed,
    "played": _played,
    "strongest": _strongest,
}
"""Whether a condition of the vocabulary holds for a player."""


# --- what continuous effects forbid ---------------------------------------------------------------------------------

_COVERED = {
    "destroyed": ("destroyed",),
    "moved": ("moved",),
    "returned": ("returned",),
    "moved-or-returned": ("moved", "returned"),
    "affected": ("destroyed", "moved", "returned", "attached"),
}
"""What «cannot be …» forbids (`term.affected`)."""


def may_be(s: Position, card: int, act: str, by: int) -> bool:
    """True unless something says that the cards of a player cannot do this to a card in play."""
    for source, modifier in statics(s, "cannot"):
        if act in _COVERED[modifier.be] and is_subject(s, card, modifier.what, source):
            own = s.control[card] if s.defs[source].is_base else s.control[source]
            if modifier.by == "any" or own != by:
                s.cite("conflict.cannot-beats-can", "word=cannot")
                if modifier.be == "affected":
                    s.cite("term.affected")
                return False
    return True


def barred(s: Position, player: int, card: int, base: int) -> int | None:
    """The card that forbids a player to play a minion at a base; None if nothing does."""
    for source, modifier in statics(s, "cannot-play"):
        if here(s, source) == base and (s.control[source] != player) == (modifier.who == "others"):
            cards = modifier.what
            if cards.number is None or within(s.defs[card].power, cards):
                return source
    for source, modifier in statics(s, "room"):
        if here(s, source) == base and len(s.of_player(player, base)) >= modifier.most:
            return source
    return None


PLACES: tuple[str, ...] = ("anywhere", "here", "there", "one-base", "same-base", "strong-base", "crew-base")
"""The words for places that `places` knows."""
MODIFIERS: tuple[str, ...] = (
    "power-of",
    "breakpoint",
    "cannot",
    "cannot-play",
    "room",
    "first-destroyed-returns",
    "control",
    "free-from-discard",
)
"""The words of continuous effects."""


def on_base(s: Position, base: int) -> list[int]:
    """The actions that lie on a base."""
    there = s.minions(base)
    return [card for card in s.in_play if s.at[card] == base and card not in there and s.host[card] == NOBODY]
