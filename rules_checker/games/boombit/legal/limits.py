"""Reasons, other than costs, why a card cannot be played: foreign cards, properties, limits in play, phases."""

from __future__ import annotations

from rules_checker.engine import Refusal
from rules_checker.games.boombit.cards import CardDef
from rules_checker.games.boombit.frames import Phase
from rules_checker.games.boombit.memory import NOBODY
from rules_checker.games.boombit.query import has, matches, more_plays, player_has
from rules_checker.games.boombit.state import Position


def foreign(s: Position, player: int, info: CardDef) -> bool:
    """True if a card is of another team than the player's hero (`foreign.definition`); free cards never are."""
    return info.team is not None and info.team != s.heroes[player].team


def penalty(s: Position, player: int, info: CardDef) -> int:
    """The number of cards of the foreign penalty, by `game.yaml` (`foreign.penalty`)."""
    if not foreign(s, player, info) or any(player_has(s, player, "no-penalty")):
        return 0
    return s.game.penalty.get(info.rarity or "", 0)


def refuse_limits(s: Position, player: int, info: CardDef) -> Refusal | None:
    """The reason why a second copy of a unique card, or a second BOSS, cannot be in play (`property.boss-limit`)."""
    if info.unique and any(s.defs[other].id == info.id for other in s.in_play[player]):
        return Refusal("gloss.unique", "unique-in-play", {"card": info.id})
    if "boss" in info.keywords and any(has(s, other, "boss") for other in s.in_play[player]):
        return Refusal("property.boss-limit", "boss-in-play", {"card": info.id})
    return None


def refuse_announcing(s: Position, player: int, info: CardDef) -> Refusal | None:
    """The reason why a card may not be played, though it might be put into play; None if nothing bars it."""
    if foreign(s, player, info):
        if info.unique:
            return Refusal("foreign.no-unique", "foreign-unique", {"card": info.id})
        if "secret" in info.keywords:
            return Refusal("property.secret", "secret", {"card": info.id})
    if "waiting" in info.keywords and s.turns[player] <= int(player == s.active):
        if not s.turns[player]:
            s.cite("gap.waiting-before-first-turn")
        return Refusal("property.waiting", "waiting", {"card": info.id})
    if "master" in info.keywords and player in s.masters:
        return Refusal("property.master", "master", {"card": info.id})
    if "boss" in info.keywords and (refusal := refuse_boss(s, player, info)):
        return refusal
    if info.onto is not None and not any(
        matches(s, card, info.onto, player, NOBODY) for row in s.in_play for card in row
    ):
        return Refusal("support.mod-needs-target", "no-target", {"card": info.id})
    return None


def refuse_boss(s: Position, player: int, info: CardDef) -> Refusal | None:
    """The reason why a BOSS lacks creeps to be played; None if there are enough (`property.boss-requirement`)."""
    creeps = [c for c in s.in_play[player] if s.defs[c].type == "creep"]
    if len(creeps) < 2:
        rule = "property.boss-requirement" if info.team else "property.boss-free"
        return Refusal(rule, "boss-needs-creeps", {"card": info.id})
    if info.team and not any(s.defs[c].team == info.team for c in creeps):
        return Refusal("property.boss-requirement", "boss-needs-team", {"card": info.id})
    return None


def hosts(s: Position, player: int, info: CardDef) -> list[int]:
    """The cards in play that a modification may be played on (`mod.target-type`, `mod.on-opponent`)."""
    return [c for p in (player, 1 - player) for c in s.in_play[p] if matches(s, c, info.onto, player, NOBODY)]


# --- phases ---------------------------------------------------------------------------------------------------------


def begin_phases(s: Position, player: int) -> None:
    """Make a turn a player's, of which nothing is used yet: as it begins, but that nothing happens."""
    s.active = player
    s.turns[player] += 1
    s.phases, s.made = s.game.phases.copy(), s.game.unmade.copy()
    s.extra, s.masters = {}, frozenset()
    s.used, s.attacked, s.fresh = bytearray(len(s.defs)), bytearray(len(s.defs)), bytearray(len(s.defs))
    s.lost = s.skips[player]
    spent = (*s.lost, *(["creep-phase"] if s.turns[player] == 1 else []))
    s.phases.update({phase: 0 for phase in spent if phase in s.phases})


def unused(s: Position, player: int, phase: str) -> int:
    """The number of phases of a kind that a player can still use or skip this turn (`main.used-phase-cannot-pay`)."""
    if player != s.active:
        return 0
    return s.phases[phase] if phase in s.phases else int(Phase(phase) in s.agenda)


def has_phase(s: Position, player: int, kind: str) -> bool:
    """True if there is a phase to play a card of a type in: one unused, or one that is open for more."""
    return s.phases[s.game.phase_of[kind]] > 0 or phase_open(s, player, kind)


def phase_open(s: Position, player: int, kind: str) -> bool:
    """True if a phase in which a card of a type was played lets its player play one more (`bomb.extra-play`)."""
    made = s.made[s.game.phase_of[kind]]
    return made > 0 and kind in ("bomb", "creep") and made < 1 + more_plays(s, player, kind)


def refuse_phase(s: Position, player: int, kind: str) -> Refusal | None:
    """The reason why no card of a type can be played for want of its phase; None if one can."""
    phase = s.game.phase_of[kind]
    if has_phase(s, player, kind):
        return None
    if phase in s.lost and not s.made[phase]:
        return Refusal("main.forced-skip", "phase-skipped", {"phase": phase})
    if no_phase_yet(s, phase):
        return Refusal("turn.first-turn-no-creep-phase", "no-creep-phase", {})
    if kind in ("bomb", "creep"):
        lost = not s.made[phase] and more_plays(s, player, kind)
        rule = f"{kind}.extra-lost-if-phase-spent" if lost else f"{kind}.play"
    else:
        rule = "mod.or-circumstance"
    return Refusal(rule, "phase-used", {"phase": phase})


def refuse_skip(s: Position, phase: str) -> Refusal:
    """The reason why a phase that is gone, or that the turn never had, pays for nothing."""
    if no_phase_yet(s, phase):
        return Refusal("gap.first-turn-creep-phase-as-price", "no-creep-phase", {})
    return Refusal("main.used-phase-cannot-pay", "phase-used", {"phase": phase})


def no_phase_yet(s: Position, phase: str) -> bool:
    """True for the creep phase that a first turn does not have (`turn.first-turn-no-creep-phase`)."""
    return phase == "creep-phase" and s.turns[s.active] <= 1 and not s.made[phase]
