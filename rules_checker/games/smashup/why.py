"""Which rule forbids an action that is not offered, and which actions somebody may have in mind about a card."""

from __future__ import annotations

from collections.abc import Sequence

from rules_checker.engine import PASS, Ask, Refusal, not_now
from rules_checker.games.smashup.frames import Allowance, Extra, PlayCards, Window
from rules_checker.games.smashup.legal import playable, refuse
from rules_checker.games.smashup.options import END, OPTIONS
from rules_checker.games.smashup.state import HAND, Position
from rules_checker.games.smashup.windows import specials

WAITING = ("turn.order", "gap.out-of-turn", "special.priority")


def moment(s: Position, player: int, verb: str) -> Position | None:
    """The position as if it were a player's turn: to use a special, while these are used, or to play cards."""
    if s.ask is None or s.step == "setup":
        return None
    mine = s.clone()
    mine.log = None
    circle = s.ask.then
    if isinstance(circle, Window):
        found = specials(s, circle._replace(player=player))
        said = [OPTIONS.in_words(s, option).split()[0] for option in found]
        if verb == "pass" or verb in said:
            mine.ask = Ask(player, circle.moment, (*found, PASS), "special.priority", circle)
            return mine
    if player != s.active or s.step != "play":
        mine.active, mine.step = player, "play"
        mine.allowed = [Allowance(kind, HAND, free=True) for kind in ("minion", "action")]
    mine.ask = Ask(player, "play", (*playable(mine, player, mine.allowed), END), "turn.order", PlayCards())
    return mine


def waits(s: Position, player: int, verb: str, rest: str) -> Refusal:
    """The reason why a player must wait: for their chance in a circle of specials, or for their own turn."""
    mine, asked = moment(s, player, verb), s.question
    if mine is not None and isinstance(mine.question.then, Window):
        return Refusal("special.priority", "asked-otherwise", {})
    if asked.player == player:
        return Refusal(asked.rule, "asked-first", {})
    return not_now(s, player, *WAITING) or Refusal(asked.rule, "asked-otherwise", {})


def reason(s: Position, player: int, verb: str, rest: str) -> Refusal | None:
    """The reason why an action that is not offered is not legal, while the game goes on and the player is asked."""
    said = rest.split()
    assert s.ask is not None
    asked = s.ask.kind if s.ask.player == player else ""
    if asked in ("before", "after"):
        return _why_special(s, player, verb, said)
    if refusal := not_now(s, player, *WAITING):
        return refusal
    if asked not in ("play", "extra") or verb in ("end", "pass"):
        return Refusal("turn.order", "not-now", {})
    if verb == "use":
        return Refusal("term.special-source", "only-special", {"card": said[1]})
    zone = s.hands[player] if verb == "play" else s.discards[player]
    found = [card for card in zone if s.defs[card].id == said[0]]
    if not found:
        return _not_there(verb, said[0])
    allowed = s.ask.then.allowed if isinstance(s.ask.then, Extra) else s.allowed
    return refuse(s, player, found[0], allowed)


def _why_special(s: Position, player: int, verb: str, said: Sequence[str]) -> Refusal:
    """The reason why a card cannot be used for its special just now."""
    if verb in ("end", "pass"):
        return Refusal("turn.order", "not-now", {})
    card = said[-1]
    zone = {"play": s.hands[player], "raise": s.discards[player], "use": s.in_play}[verb]
    if not any(s.defs[one].id == card for one in zone):
        return _not_there(verb, card)
    return Refusal("gap.out-of-turn", "no-such-special", {"card": card})


def _not_there(verb: str, card: str) -> Refusal:
    """The reason why a card cannot be played that is somewhere else."""
    if verb == "play":
        return Refusal("gap.not-in-hand", "not-in-hand", {"card": card})
    if verb == "raise":
        return Refusal("gap.not-in-hand", "not-in-discard", {"card": card})
    return Refusal("term.special-source", "not-in-play", {"card": card})


def conceivable(s: Position, player: int, card: str | None) -> list[str]:
    """The actions that a player may have in mind about a card (None: about none), whether they are legal or not."""
    if card is None:
        return []
    found = [f"play {card}"] if any(s.defs[one].id == card for one in s.hands[player]) else []
    found += [f"raise {card}"] if any(s.defs[one].id == card for one in s.discards[player]) else []
    own = [one for one in s.in_play if s.control[one] == player and s.defs[one].id == card]
    at = [s.defs[s.at[one]].id for one in own if any(ability.trigger == "special" for ability in s.defs[one].abilities)]
    return [*found, *dict.fromkeys(f"use {base} {card}" for base in at)]
