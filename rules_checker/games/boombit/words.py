"""Options in words, and words as options: how scenarios, logs and people name what they choose.

`play cow`, `trade bomb-phase`, `use robot`, `activate`, `end turn`; `block cow 2`, `done`; a card's id for any other
choice of a card (`cow #2` where two differ); `yes`, `no`, `pass`, `enough`, `keep`, `mulligan`, `course 1`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules_checker.games.boombit.play import no_phase_yet, refuse_phase, refuse_play, refuse_skip
from rules_checker.games.boombit.query import block_cap, holds, more_plays
from rules_checker.games.boombit.state import DISCARD, HAND, IN_PLAY, PHASES, Position
from rules_checker.games.boombit.turn import refuse_activation, turn_abilities, usable
from rules_checker.kernel import Refusal


def options_in_words(s: Position) -> list[str]:
    """The options of the standing question, each told from the others."""
    assert s.ask is not None
    said = [in_words(s, option) for option in s.ask.options]
    seen: Counter[str] = Counter()
    told = []
    for words in said:
        seen[words] += 1
        told.append(f"{words} #{seen[words]}" if seen[words] > 1 else words)
    return told


def in_words(s: Position, option: tuple[Any, ...]) -> str:
    """An option as a scenario writes it."""
    kind = option[0]
    if kind in ("play", "use"):
        return f"{kind} {s.defs[option[1]].id}"
    if kind == "deed":
        return f"play {s.defs[option[1]].id}"
    if kind == "share":
        return f"block {s.defs[option[1]].id} {option[2]}"
    if kind == "card":
        return s.defs[int(option[1])].id
    if kind == "trade":
        return f"trade {option[1]}"
    if kind == "pay":
        return f"pay {option[1].do}"
    if kind == "course":
        return f"course {option[1] + 1}"
    if kind == "end":
        return "end turn"
    if isinstance(kind, int):  # a reaction: (card, number, ability, source)
        return s.defs[kind].id
    if kind == "use-instead":
        return "yes"
    if isinstance(kind, str):
        return str(kind)
    ability, source, _ = option  # one of several abilities to be carried out in order
    return f"{ability.trigger} {s.name(source)}"


def why(s: Position, player: int, action: str) -> Refusal | None:
    """Why a player cannot do something just now, said as an option is; None if it is legal.

    Raises `ValueError` for words that name no action of the game.
    """
    if s.over:
        return Refusal("win.goal", "over", {})
    if s.ask is not None and s.ask.player == player and action in options_in_words(s):
        return None
    verb, _, rest = action.partition(" ")
    if s.ask is not None and s.ask.kind == "block" and verb in ("block", "done"):
        return _why_block(s, player, rest)
    if verb in ("block", "done"):
        return Refusal("bomb.block-option", "no-blast", {})
    if verb in ("keep", "mulligan"):
        waits = s.step == "setup" and s.ask is not None and s.ask.player < player
        return Refusal("setup.mulligan-once", "not-asked" if waits else "mulligan-over", {})
    if verb not in ("play", "trade", "use", "activate", "end"):
        raise ValueError(f"{action!r} is not an action: play, trade, use, activate, block or end turn")
    if player != s.active or s.step != "main":
        return _why_not_now(s, player, verb, rest)
    judge = {"play": _why_play, "trade": _why_trade, "use": _why_use, "activate": _why_activate}.get(verb)
    refusal = judge(s, player, rest) if judge else None
    return refusal or _why_busy(s, player)


def _why_busy(s: Position, player: int) -> Refusal | None:
    """Another question than what to do next stands: what is otherwise legal waits for its answer."""
    if s.ask is None or s.ask.kind == "main":
        return None
    if s.ask.player == player:
        return Refusal(s.ask.rule, "asked-otherwise", {})
    return Refusal("main.any-order", "not-asked", {})


def _why_not_now(s: Position, player: int, verb: str, card_id: str) -> Refusal:
    """Why an action of the main part cannot be done out of it."""
    deed = verb == "play" and any(
        s.defs[card].id == card_id and s.defs[card].type == "deed" for card in range(len(s.defs))
    )
    if player != s.active:
        rule = {"activate": "hero.activation-own-turn", "use": "main.turn-abilities"}.get(verb, "turn.phase-order")
        return Refusal("deed.when" if deed else rule, "not-your-turn", {})
    rule = "gap.hero-activation-timing" if verb == "activate" else "turn.phase-order"
    return Refusal("deed.main-part-span" if deed else rule, "not-main", {"step": s.step})


def _why_play(s: Position, player: int, card_id: str) -> Refusal | None:
    held = [card for card in s.zone(player, HAND) if s.defs[card].id == card_id]
    if not held:
        return Refusal("bomb.play", "not-in-hand", {"card": card_id})
    info = s.defs[held[0]]
    if info.type == "deed":
        if not info.abilities.get("play"):
            return Refusal("deed.reaction-timing", "reaction-only", {"card": card_id})
        return refuse_play(s, player, held[0])
    return refuse_play(s, player, held[0]) or refuse_phase(s, player, info.type)


def _why_trade(s: Position, player: int, phase: str) -> Refusal | None:
    if phase == "support-phase":
        return Refusal("support.no-draw", "support-draw", {})
    if phase not in PHASES:
        raise ValueError(f"{phase!r} is not a phase that can be traded: bomb-phase or creep-phase")
    if no_phase_yet(s, phase):
        return Refusal("gap.first-turn-creep-phase-as-price", "no-creep-phase", {})
    if s.phases[PHASES.index(phase)] <= 0:
        return Refusal(_why_used(s, player, phase), "phase-used", {"phase": phase})
    return None


def _why_used(s: Position, player: int, phase: str) -> str:
    """The rule by which a bomb or creep phase is used up: a card played in it, or drawn for it."""
    kind = phase.removesuffix("-phase")
    if not s.made[PHASES.index(phase)]:
        return "main.forced-skip" if phase in s.lost else f"{kind}.draw-instead"
    return f"{kind}.extra-uses-phase" if more_plays(s, player, kind) else f"{kind}.play"


def _why_use(s: Position, player: int, card_id: str) -> Refusal | None:
    cards = [card for zone in (IN_PLAY, DISCARD) for card in s.zone(player, zone) if s.defs[card].id == card_id]
    for card in cards:
        told = turn_abilities(s, card)
        if told and s.used[card]:
            rule = "turn-ability.one-of-several" if len(told) > 1 else "main.turn-abilities"
            return Refusal(rule, "used", {"card": card_id})
        for ability, you in told:
            return _why_not_usable(s, card_id, ability, you)
    return Refusal("text.works-in-play", "not-in-play", {"card": card_id})


def _why_not_usable(s: Position, card_id: str, ability: Any, you: int) -> Refusal | None:
    """Why a TURN ability that a card has cannot be used: its condition, want of a phase, or of what else it costs."""
    if usable(s, ability, you):
        return None
    if not holds(s, ability.condition, you):
        return Refusal("main.turn-abilities", "condition", {"card": card_id})
    for effect in ability.cost:
        spent = effect.do == "skip-phase" and effect.by == "you" and effect.phase in PHASES
        if spent and not s.phases[PHASES.index(effect.phase)]:
            return refuse_skip(s, effect.phase)
    return Refusal("price.definition", "cannot-pay", {"card": card_id})


def _why_activate(s: Position, player: int, _: str) -> Refusal | None:
    return refuse_activation(s, player)


def _why_block(s: Position, player: int, rest: str) -> Refusal | None:
    from rules_checker.games.boombit.blast import refuse_block

    assert s.ask is not None
    _, (bomb, _), strength, main, shares = s.ask.then
    if player != s.ask.player:
        return Refusal("bomb.block-option", "not-yours-to-block", {})
    card_id, _, number = rest.rpartition(" ")
    creeps = [card for card in s.in_play(player) if s.defs[card].id == card_id and s.defs[card].type == "creep"]
    if not creeps:
        return Refusal("block.declare", "not-a-creep", {"card": card_id})
    for card in creeps:
        refusal = refuse_block(s, bomb, main, shares, card)
        if refusal is None and int(number) > block_cap(s, card):
            refusal = Refusal("block.creep-cap", "too-much", {"card": card_id, "n": block_cap(s, card)})
        if refusal is None:
            left = strength - sum(points for _, points in shares)
            refusal = Refusal("block.final-strength", "more-than-blast", {"n": left})
    return refusal
