"""Which rule forbids an action that is not offered, and which actions somebody may have in mind about a card."""

from __future__ import annotations

from rules_checker.engine import Refusal
from rules_checker.games.cosmic.options import Planet
from rules_checker.games.cosmic.state import NOBODY, Position


def reason(s: Position, player: int, verb: str, rest: str) -> Refusal | None:
    """The reason why an action that is not offered is not legal, while the game goes on."""
    said = rest.split()
    assert s.ask is not None
    if verb == "ally" and s.step == "alliance" and not s.invited[player] & (1 if said[0] == "offense" else 2):
        return Refusal("gap.ally-invited", "not-invited", {})
    if verb in ("play", "use", "give"):
        refusal = _card(s, player, verb, said[0])
        if refusal is not None:
            return refusal
    if s.step == "setup":
        return Refusal("phase.order", "not-yet", {})
    if s.ask.player != player:
        return Refusal("timing.order", "asked-otherwise", {})
    kind = s.ask.kind
    if verb == "planet" and kind == "invite" and player == s.active:
        return Refusal("phase.launch", "gate-is-full", {"n": s.gate[player]})
    if verb == "planet" and kind in ("launch", "send", "settling"):
        return Refusal("gap.ally-minimum", "no-ships-there", {})
    if verb == "planet" and any(isinstance(option, Planet) for option in s.ask.options):
        return Refusal(s.ask.rule, "not-that-planet", {})
    if verb in ("settle", "let") and kind == "offer":
        return Refusal("gap.deal-colonies", "not-that-colony", {})
    return Refusal("phase.order", "not-now", {})


def _card(s: Position, player: int, verb: str, card: str) -> Refusal | None:
    """The reason why a card cannot be used because of where or what it is; None if there is none."""
    own = [one for one in s.hands[player] if s.defs[one].id == card]
    sheets = [one for one in (s.aliens[player], s.techs[player]) if one != NOBODY and s.defs[one].id == card]
    if not own and not (verb == "use" and sheets):
        rule = "deal.contents" if verb == "give" else "term.encounter-cards"
        return Refusal(rule, "not-in-hand", {"card": card})
    if verb == "use" and own and s.defs[own[0]].type == "flare":
        if (player, own[0]) in s.flares:
            return Refusal("flare.once", "flare-used", {"card": card})
        if any(who == player for who, _ in s.flares) and "persistent-flares" not in s.numbers.options:
            return Refusal("flare.once", "another-flare", {"card": card})
    asked = s.ask.kind if s.ask is not None and s.ask.player == player else ""
    if verb == "play" and asked == "plan" and own and not s.defs[own[0]].encounter:
        return Refusal("term.encounter-cards", "no-encounter-card", {"card": card})
    return None


def conceivable(s: Position, player: int, card: str | None) -> list[str]:
    """The actions that a player may have in mind about a card (None: about none), whether they are legal or not."""
    if card is None:
        return []
    found = [one for one in s.hands[player] if s.defs[one].id == card]
    if found:
        info = s.defs[found[0]]
        return [f"play {card}"] if info.encounter or info.type == "reinforcement" else [f"use {card}"]
    sheets = [one for one in (s.aliens[player], s.techs[player]) if one != NOBODY]
    return [f"use {card}"] if any(s.defs[one].id == card for one in sheets) else []
