"""Why not: an action in words, judged by the rules that would let it be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules_checker.engine import Ask, Node, Refusal, UnfitError
from rules_checker.games.boombit.frames import Main
from rules_checker.games.boombit.happenings import Blast, Declare, MainBlast, Spent
from rules_checker.games.boombit.legal.actions import actions, refuse_activation, turn_abilities, usable
from rules_checker.games.boombit.legal.blocks import points, refuse_block
from rules_checker.games.boombit.legal.costs import refuse_play
from rules_checker.games.boombit.legal.limits import begin_phases, no_phase_yet, refuse_phase, refuse_skip
from rules_checker.games.boombit.options import END
from rules_checker.games.boombit.query import block_cap, holds, more_plays, weary
from rules_checker.games.boombit.state import DISCARD, HAND, IN_PLAY, Position

_PLAYED_BY: Final = {
    "bomb": "bomb.play",
    "creep": "creep.play",
    "deed": "deed.when",
    "modification": "mod.or-circumstance",
    "circumstance": "mod.or-circumstance",
}
"""The rule by which a card of a type is played from the hand."""


def reason(s: Position, player: int, verb: str, rest: str) -> Refusal | None:
    """The reason why an action that is not offered is not legal, while the game goes on."""
    if s.ask is not None and s.ask.kind == "block" and verb in ("block", "done"):
        return _why_block(s, player, rest)
    if verb in ("block", "done"):
        return _why_no_block(s, player, verb, rest)
    if verb in ("keep", "mulligan"):
        waits = s.step == "setup" and s.ask is not None and s.ask.player < player
        return Refusal("setup.mulligan-once", "not-asked" if waits else "mulligan-over", {})
    if s.step == "setup":
        return _why_not_now(s, player, verb, rest)
    judge = {"play": _why_play, "trade": _why_trade, "use": _why_use, "activate": _why_activate}.get(verb)
    refusal = judge(s, player, rest) if judge else None
    return refusal or _why_busy(s, player)


def moment(s: Position, player: int, verb: str) -> Position | None:
    """The position as if it were the main part of a player's turn, which in the other's turn is a new one."""
    if s.ask is None or s.step == "setup" or verb in ("block", "done", "keep", "mulligan"):
        return None
    mine = s.clone()
    mine.log = None
    if player != s.active:
        begin_phases(mine, player)
    mine.step = "main"
    mine.ask = Ask(player, "main", (END,) if weary(mine) else tuple(actions(mine)), "main.any-order", Main())
    return mine


def asks_of(s: Position, verb: str) -> bool:
    """True if the question at hand is about such actions: what to do next, or how to block."""
    if s.ask is None or s.ask.kind == "block":
        return verb in ("block", "done")
    return s.ask.kind == "main"


def waits(s: Position, player: int, verb: str, rest: str) -> Refusal:
    """The reason why a player must wait: for the main part of their turn, or for an answer."""
    if player != s.active or s.step != "main":
        return _why_not_now(s, player, verb, rest)
    return _why_busy(s, player) or Refusal("main.any-order", "not-asked", {})


def conceivable(s: Position, player: int, card_id: str | None) -> Iterator[str]:
    """The actions that a player may have in mind about a card (None: about none), whether they are legal or not."""
    if card_id is None:
        if s.step != "setup":
            trades = s.phases if s.step == "main" and player == s.active else ()
            yield from (*(f"trade {phase}" for phase in trades), "end turn")
        return
    if any(s.defs[card].id == card_id for card in s.zone(player, HAND)):
        yield f"play {card_id}"
    if card_id == s.heroes[player].id:
        yield "activate"
    own = [card for card in s.in_play[player] if s.defs[card].id == card_id]
    blocks = s.ask is not None and s.ask.kind == "block" and s.ask.player == player
    creep = bool(own) and s.defs[own[0]].type == "creep"
    if creep and blocks:
        yield f"block {card_id} 1"
    elif any(turn_abilities(s, card) for card in (*own, *_buried(s, player, card_id))):
        yield f"use {card_id}"
    elif creep:
        yield f"block {card_id} 1"


def _buried(s: Position, player: int, card_id: str) -> list[int]:
    return [card for card in s.zone(player, DISCARD) if s.defs[card].id == card_id]


def _why_busy(s: Position, player: int) -> Refusal | None:
    """The question that what is otherwise legal waits for, if one stands other than what to do next."""
    if s.ask is None or s.ask.kind == "main":
        return None
    if s.ask.player == player:
        return Refusal(s.ask.rule, "asked-otherwise", {})
    return Refusal("main.any-order", "not-asked", {})


def _why_not_now(s: Position, player: int, verb: str, card_id: str) -> Refusal:
    """The reason why an action of the main part cannot be done outside it."""
    deed = verb == "play" and any(
        s.defs[card].id == card_id and s.defs[card].type == "deed" for card in range(len(s.defs))
    )
    held = next((info for card in s.zone(player, HAND) if (info := s.defs[card]).id == card_id), None)
    if deed and held and not held.abilities.get("play"):
        return Refusal("deed.reaction-timing", "reaction-only", {"card": card_id})
    if player != s.active:
        rule = {"activate": "hero.activation-own-turn", "use": "main.turn-abilities"}.get(verb, "turn.phase-order")
        return Refusal("deed.when" if deed else rule, "not-your-turn", {})
    rule = "gap.hero-activation-timing" if verb == "activate" else "turn.phase-order"
    return Refusal("deed.main-part-span" if deed else rule, "not-main", {"step": s.step})


def _why_play(s: Position, player: int, card_id: str) -> Refusal | None:
    held = [card for card in s.zone(player, HAND) if s.defs[card].id == card_id]
    if not held:
        kind = next((info.type for info in s.defs if info.id == card_id), "")
        return Refusal(_PLAYED_BY.get(kind, "zone.hand"), "not-in-hand", {"card": card_id})
    info = s.defs[held[0]]
    if info.type == "deed":
        if not info.abilities.get("play"):
            return Refusal("deed.reaction-timing", "reaction-only", {"card": card_id})
        return refuse_play(s, player, held[0])
    return refuse_play(s, player, held[0]) or refuse_phase(s, player, info.type)


def _why_trade(s: Position, player: int, phase: str) -> Refusal | None:
    if phase not in s.phases:
        said = f"{phase!r} is not a phase that can be traded: {' or '.join(s.game.traded)}"
        raise UnfitError(said, "not-one-of", {"value": phase, "words": ", ".join(s.game.traded)})
    if phase not in s.game.traded:
        return Refusal("support.no-draw", "support-draw", {})
    if no_phase_yet(s, phase):
        return Refusal("gap.first-turn-creep-phase-as-price", "no-creep-phase", {})
    if s.phases[phase] <= 0:
        return Refusal(_why_used(s, player, phase), "phase-used", {"phase": phase})
    return None


def _why_used(s: Position, player: int, phase: str) -> str:
    """The rule by which a bomb or creep phase is used up: a card played in it, or drawn for it."""
    kind = next(kind for kind, its in s.game.phase_of.items() if its == phase)
    if not s.made[phase]:
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


def _why_not_usable(s: Position, card_id: str, ability: Node, you: int) -> Refusal | None:
    """The reason why a TURN ability cannot be used: its condition, want of a phase, or of what else it costs."""
    if usable(s, ability, you):
        return None
    if not holds(s, ability.condition, you):
        return Refusal("main.turn-abilities", "condition", {"card": card_id})
    for effect in ability.cost:
        spent = effect.do == "skip-phase" and effect.by == "you" and effect.phase in s.phases
        if spent and not s.phases[effect.phase]:
            return refuse_skip(s, effect.phase)
    return Refusal("price.definition", "cannot-pay", {"card": card_id})


def _why_activate(s: Position, player: int, _: str) -> Refusal | None:
    return refuse_activation(s, player)


def _why_no_block(s: Position, player: int, verb: str, rest: str) -> Refusal:
    """The reason why nobody blocks now: no explosion, or it waits for an answer, or its block is complete."""
    this = next((frame.this for frame in reversed(s.agenda) if isinstance(frame, Spent)), None)
    if this is None:
        return Refusal("bomb.block-option", "no-blast", {})
    if player == s.owner[this[0]]:
        return Refusal("bomb.block-option", "not-yours-to-block", {})
    card_id, _, _ = rest.rpartition(" ")
    if verb == "block" and not any(
        s.defs[card].id == card_id and s.defs[card].type == "creep" for card in s.in_play[player]
    ):
        return Refusal("block.declare", "not-a-creep", {"card": card_id})
    if not any(isinstance(frame, MainBlast | Blast) and frame.this == this for frame in s.agenda):
        return Refusal("gap.strength-locked", "block-declared", {})
    assert s.ask is not None
    return Refusal(s.ask.rule, "block-waits", {})


def _why_block(s: Position, player: int, rest: str) -> Refusal | None:
    assert s.ask is not None
    block = s.ask.then
    assert isinstance(block, Declare)
    if player != s.ask.player:
        return Refusal("bomb.block-option", "not-yours-to-block", {})
    card_id, _, number = rest.rpartition(" ")
    creeps = [card for card in s.in_play[player] if s.defs[card].id == card_id and s.defs[card].type == "creep"]
    if not creeps:
        return Refusal("block.declare", "not-a-creep", {"card": card_id})
    for card in creeps:
        refusal = refuse_block(s, block, card)
        if refusal is None and int(number) > block_cap(s, card):
            refusal = Refusal("block.creep-cap", "too-much", {"card": card_id, "n": block_cap(s, card)})
        if refusal is None:
            left = block.strength - points(block.shares)
            refusal = Refusal("block.final-strength", "more-than-blast", {"n": left})
    return refusal
