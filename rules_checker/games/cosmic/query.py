"""What is so in a position: roles, powers, totals, who and which ships are meant."""

from __future__ import annotations

from typing import Any

from rules_checker.games.cosmic.frames import Scope
from rules_checker.games.cosmic.ships import WARP, colonies, count, homes, in_battle, total_ships
from rules_checker.games.cosmic.state import NOBODY, Position

# --- roles ----------------------------------------------------------------------------------------------------------


def is_main(s: Position, player: int) -> bool:
    """True for the offense and the defense."""
    return player in (s.active, s.defense)


def has_role(s: Position, player: int, role: str) -> bool:
    """True if a player has a role in the encounter."""
    if role == "any":
        return True
    if role == "offense":
        return player == s.active
    if role == "defense":
        return player == s.defense
    if role == "main":
        return player in (s.active, s.defense)
    allied = s.side[player] != NOBODY and player not in (s.active, s.defense)
    if role == "ally":
        return allied
    if role == "onlooker":
        return s.side[player] == NOBODY and player not in (s.active, s.defense)
    return allied or player in (s.active, s.defense)


def opponent(s: Position, player: int) -> int:
    """The main player of the other side; nobody for an onlooker."""
    if player == s.active:
        return s.defense
    if player == s.defense:
        return s.active
    return NOBODY if s.side[player] == NOBODY else s.main(1 - s.side[player])


def named(s: Position, who: str, scope: Scope) -> list[int]:
    """The players whom a text names, in the order of conflicts; `another` is asked for by whoever calls."""
    me, order = scope.me, s.by_timing()
    if who == "you":
        return [me]
    if who == "another":
        return [scope.who]
    if who in ("opponent", "offense", "defense"):
        one = {"opponent": opponent(s, me), "offense": s.active, "defense": s.defense}[who]
        return [] if one == NOBODY else [one]
    if who == "others":
        return [one for one in order if one != me]
    if s.side[me] == NOBODY:
        return []
    side = s.side[me] if who == "allies" else 1 - s.side[me]
    return [one for one in order if s.side[one] == side and not is_main(s, one) and one != me]


NAMED: tuple[str, ...] = ("opponent", "offense", "another", "others", "allies", "their-allies")
"""The players that a text may name, besides «you»."""

# --- powers ---------------------------------------------------------------------------------------------------------


def has_power(s: Position, player: int, *, hidden: bool = True) -> bool:
    """True while a player has not lost the power (`power.lost`, `gap.power-regained`).

    With `hidden` also what a sheet says counts that is face down (`gap.hidden-standing`).
    """
    if homes(s, player) >= s.numbers.powers:
        return True
    if any(word.always == "keep-power" for word in _modifiers(s, player, whole=False, hidden=hidden)):
        s.cite("word=keep-power")
        return True
    if "four-planets" in s.numbers.options:
        s.cite("four.power-loss", "gap.four-home-colonies", "gap.four-planets-wild")
    s.cite("power.lost", "gap.power-regained")
    return False


def _modifiers(s: Position, player: int, *, whole: bool = True, hidden: bool = True) -> list[Any]:
    """The continuous effects of a player's technology and, if they have their power, of their alien."""
    found: list[Any] = []
    if s.built[player]:
        found += s.defs[s.techs[player]].modifiers
    alien = s.aliens[player]
    if alien != NOBODY and (hidden or s.open[player]) and (not whole or has_power(s, player, hidden=hidden)):
        found += s.defs[alien].modifiers
    return found


MODIFIERS: tuple[str, ...] = ("most-ships", "keep-power")


def most_ships(s: Position, player: int, *, hidden: bool = True) -> int:
    """The ships that a player may launch, or send; with `hidden` also by a power that nobody has seen yet."""
    found = [word.most for word in _modifiers(s, player, hidden=hidden) if word.always == "most-ships"]
    if found:
        s.cite("word=most-ships")
    most: int = max([s.numbers.most, *found])
    return most


def may_use(s: Position, player: int, card: int, trigger: str) -> bool:
    """True if an ability of that trigger, of a card of a player's, can be used at all in this encounter."""
    info, barred = s.defs[card], s.forbidden
    alien = s.aliens[player]
    if trigger == "power":
        return not s.zapped[player] and (player, "powers") not in barred and has_power(s, player)
    if trigger in ("wild", "super"):
        if (player, "flares") in barred or (any(who == player for who, _ in s.flares) and not _persistent(s)):
            return False
        if (player, card) in s.flares:
            return False
        mine = alien != NOBODY and s.defs[alien].alien == info.alien
        lost = s.zapped[player] or not has_power(s, player)
        if mine and lost:
            s.cite("gap.super-or-wild")
        return (mine and not lost) == (trigger == "super")
    return trigger != "artifact" or (player, "artifacts") not in barred


def _persistent(s: Position) -> bool:
    return "persistent-flares" in s.numbers.options


# --- the fight ------------------------------------------------------------------------------------------------------


def shown_as(s: Position, side: int) -> str:
    """What a revealed card counts as: a morph as the other one (`gap.morph`)."""
    if not is_morph(s, side):
        return s.counts[side] or s.defs[s.plans[side]].type
    return s.counts[1 - side] or s.defs[s.plans[1 - side]].type


def is_morph(s: Position, side: int) -> bool:
    """True if a side's card is a morph, or counts as one."""
    return (s.counts[side] or s.defs[s.plans[side]].type) == "morph"


def card_value(s: Position, side: int) -> int:
    """The number of a side's attack card, or of the one that its morph copies."""
    own = s.counts[side] or s.defs[s.plans[side]].type
    return s.defs[s.plans[side if own == "attack" else 1 - side]].value


def total(s: Position, side: int) -> int:
    """The total of a side: card, ships, and what is added (`combat.attack-attack`)."""
    return card_value(s, side) + total_ships(s, side) + s.bonus[side]


# --- what is meant --------------------------------------------------------------------------------------------------


def holds(s: Position, condition: Any, scope: Scope) -> bool:
    """True if a condition holds."""
    if condition is None:
        return True
    word = condition.when
    if s.touched is not None:
        s.touched.add(f"word={word}")
    if word == "first-encounter":
        return s.number == 1
    side = s.side[scope.me]
    if word == "revealed":
        if side == NOBODY:
            return False
        printed = [s.defs[s.plans[one]].type if s.plans[one] != NOBODY else "" for one in (side, 1 - side)]
        return all(is_ in ("any", was) for is_, was in zip((condition.yours, condition.theirs), printed, strict=True))
    other = opponent(s, scope.me)
    if other == NOBODY:
        return False
    if condition.in_ == "ships":
        return side != NOBODY and total_ships(s, side) < total_ships(s, 1 - side)
    return len(s.hands[scope.me]) < len(s.hands[other])


CONDITIONS: tuple[str, ...] = ("revealed", "first-encounter", "behind")


def amount(s: Position, value: Any, scope: Scope) -> int:
    """A number, or one that grows with ships or cards."""
    if isinstance(value, int):
        return value
    found: int = value.times * many(s, value.per, scope)
    return found


def whose(s: Position, what: Any, scope: Scope) -> list[int]:
    """The players whose ships or cards a selection means."""
    return s.by_timing() if what.of == "any" else named(s, what.of, scope)


def many(s: Position, what: Any, scope: Scope) -> int:
    """The number of ships, or of cards, that a selection means."""
    players = whose(s, what, scope)
    if what.type == "ship":
        return sum([count(s, one, place) for one in players for place in places(s, one, what.zone)])
    if what.zone == "discard":
        return len(pile_of(s, what))
    return len([card for one in players for card in s.hands[one] if fits(s, card, what)])


def places(s: Position, player: int, zone: str) -> list[int]:
    """The places of a player's ships that a zone means."""
    if zone == "warp":
        return [WARP] if s.warp[player] else []
    if zone == "colonies":
        return colonies(s, player)
    if s.side[player] == NOBODY or (zone == "lost" and s.side[player] == s.won):
        return []
    place = in_battle(s, player)
    return [place] if count(s, player, place) else []


ZONES: tuple[str, ...] = ("in-play", "hand", "deck", "discard", "warp", "colonies", "encounter", "lost")


def fits(s: Position, card: int, what: Any) -> bool:
    """True if a card is of the kind that a selection speaks of."""
    info = s.defs[card]
    if what.type not in ("card", info.type):
        return False
    if what.number is None:
        return True
    return (what.least is None or info.value >= what.least) and (what.most is None or info.value <= what.most)


def pile_of(s: Position, what: Any) -> list[int]:
    """The cards of the discard pile that a selection means."""
    return [card for card in s.discard if fits(s, card, what)]
