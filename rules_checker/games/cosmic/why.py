"""Which rule forbids an action that is not offered, and which actions somebody may have in mind about a card."""

from __future__ import annotations

from rules_checker.engine import PASS, Ask, Option, Refusal
from rules_checker.games.cosmic.frames import Moment, Plan, Reinforce, Scope
from rules_checker.games.cosmic.moments import hears, usable
from rules_checker.games.cosmic.options import Planet
from rules_checker.games.cosmic.query import has_power, holds, is_main
from rules_checker.games.cosmic.ships import colonies
from rules_checker.games.cosmic.state import NOBODY, OFFENSE, Position
from rules_checker.games.cosmic.zones import encounter_cards, playable

_RULES = {"artifact": "artifact.use", "wild": "flare.use", "super": "flare.use", "tech": "tech.done"}
"""The rules by which abilities are used that are no powers."""


def moment(s: Position, player: int, verb: str) -> Position | None:
    """The position as if it were a player's turn to answer what all, or both sides, are asked one after another."""
    if s.ask is None or s.step == "setup":
        return None
    then, found = s.ask.then, list[Option]()
    if isinstance(then, Moment) and verb in ("use", "pass"):
        found = [*usable(s, player, then), PASS]
    elif isinstance(then, Reinforce) and verb in ("play", "pass") and s.side[player] != NOBODY:
        own = [card for card in s.hands[player] if s.defs[card].type == "reinforcement"]
        found = [*(playable(s, own) if (player, "reinforcements") not in s.forbidden else ()), PASS]
    elif s.step == "planning" and verb == "play" and is_main(s, player) and not _planned(s, player):
        found = [*playable(s, encounter_cards(s, player))]
    if not found:
        return None
    mine = s.clone()
    mine.log = None
    mine.ask = Ask(player, s.ask.kind if not _plans(s, verb) else "plan", tuple(found), s.ask.rule, then)
    return mine


def waits(s: Position, player: int, verb: str, rest: str) -> Refusal:
    """The reason why a player must wait: whose turn it is to answer goes by the order of conflicts."""
    first = s.ask is not None and s.ask.player == player
    return Refusal("timing.order", "asked-first" if first else "asked-otherwise", {})


def _plans(s: Position, verb: str) -> bool:
    """True if to play a card is to choose the one of the encounter."""
    return verb == "play" and s.step == "planning"


def _planned(s: Position, player: int) -> bool:
    """True of a main player whose encounter card lies on the table."""
    return s.plans[OFFENSE if player == s.active else 1 - OFFENSE] != NOBODY


def reason(s: Position, player: int, verb: str, rest: str) -> Refusal | None:
    """The reason why an action that is not offered is not legal, while the game goes on."""
    said = rest.split()
    assert s.ask is not None
    if s.step == "setup":
        return Refusal("phase.order", "not-yet", {})
    if verb == "ally" and s.step == "alliance" and not s.invited[player] & (1 if said[0] == "offense" else 2):
        return Refusal("gap.ally-invited", "not-invited", {})
    if verb == "give" and not any(s.defs[one].id == said[0] for one in s.hands[player]):
        return Refusal("deal.contents", "not-in-hand", {"card": said[0]})
    if verb == "play":
        return _play(s, player, said[0])
    if verb == "use":
        return _use(s, player, said[0])
    if s.ask.player != player:
        rule = "phase.launch" if s.step == "launch" else s.ask.rule  # only the offense launches
        return Refusal(rule, "asked-of-another", {})
    return _ships(s, player, verb, said) or Refusal("phase.order", "not-now", {})


def _ships(s: Position, player: int, verb: str, said: list[str]) -> Refusal | None:
    """The reason why a planet cannot be chosen; None if nothing is asked of planets."""
    assert s.ask is not None
    kind = s.ask.kind
    if verb == "planet" and kind == "invite" and player == s.active:
        return Refusal("phase.launch", "gate-is-full", {"n": s.gate[player]})
    if verb == "planet" and kind in ("launch", "send", "settling"):
        own = [f"{'abcde'[s.owner(at)]} {s.nth(at)}" for at in colonies(s, player)]
        if " ".join(said) not in own:
            rule = "phase.launch" if kind == "launch" else "alliance.ships"
            return Refusal(rule, "not-your-colony", {})
        return Refusal("gap.ally-minimum", "no-ships-there", {})
    if verb == "planet" and any(isinstance(option, Planet) for option in s.ask.options):
        return Refusal(s.ask.rule, "not-that-planet", {})
    if verb in ("settle", "let") and kind == "offer":
        return Refusal("gap.deal-colonies", "not-that-colony", {})
    return None


# --- a card that is played ------------------------------------------------------------------------------------------


def _play(s: Position, player: int, card: str) -> Refusal:
    """The reason why a card cannot be played: it is not there, it is no such card, it is not its phase."""
    own = next((one for one in s.hands[player] if s.defs[one].id == card), None)
    if own is None:
        return _absent(s, card)
    info, told = s.defs[own], {"card": card}
    assert s.ask is not None
    if isinstance(s.ask.then, Plan) and s.ask.player == player and not info.encounter:
        return Refusal("term.encounter-cards", "no-encounter-card", told)
    if info.type == "reinforcement":
        return _reinforce(s, player, card)
    if isinstance(s.ask.then, Reinforce) and s.ask.player == player:
        return Refusal("reinforcement.use", "no-reinforcement", told)
    if not info.encounter:
        return Refusal("term.encounter-cards", "no-encounter-card", told)
    if player != s.active and s.defense not in (NOBODY, player):
        return Refusal("phase.planning", "not-a-main-player", {})
    if is_main(s, player) and _planned(s, player):
        return Refusal("phase.planning", "planned-already", {})
    return Refusal("phase.planning", "not-planning", {})


def _reinforce(s: Position, player: int, card: str) -> Refusal:
    """The reason why a reinforcement cannot be played."""
    if s.step in ("planning", "reveal", "resolution") and s.side[player] == NOBODY:
        return Refusal("reinforcement.use", "takes-no-part", {})
    if (player, "reinforcements") in s.forbidden:
        return Refusal("artifact.use", "is-forbidden", {"card": card})
    return Refusal("reinforcement.use", "only-after-reveal", {})


def _absent(s: Position, card: str) -> Refusal:
    """The reason why a card cannot be used that a player has not, by the rule of its kind."""
    kind = next((info.type for info in s.defs if info.id == card), "")
    rules = {"artifact": "artifact.use", "flare": "flare.use", "reinforcement": "reinforcement.use"}
    rules |= {"alien": "changing.swap" if "changing-powers" in s.numbers.options else "power.lost", "tech": "tech.done"}
    return Refusal(rules.get(kind, "term.encounter-cards"), "not-in-hand", {"card": card})


# --- an ability that is used ----------------------------------------------------------------------------------------


def _use(s: Position, player: int, card: str) -> Refusal:
    """The reason why an ability cannot be used: never now with this card, not at this moment, a condition."""
    alien, tech = s.aliens[player], s.techs[player]
    sheets = [one for one in (alien, tech) if one != NOBODY]
    found = next((one for one in (*sheets, *s.hands[player]) if s.defs[one].id == card), None)
    if found is None:
        return _absent(s, card)
    told = {"card": card}
    if found == tech and not s.built[player]:
        return Refusal("tech.done", "tech-unfinished", told)
    if found == alien and (refusal := _powerless(s, player, card)):
        return refusal
    if s.defs[found].type == "flare" and (refusal := _flare_used(s, player, found)):
        return refusal
    if s.defs[found].type == "artifact" and (player, "artifacts") in s.forbidden:
        return Refusal("artifact.use", "is-forbidden", told)
    return _untimely(s, player, found)


def _powerless(s: Position, player: int, card: str) -> Refusal | None:
    """The reason why a player has no power now; None if it works."""
    if not has_power(s, player):
        rule = "four.power-loss" if "four-planets" in s.numbers.options else "power.lost"
        return Refusal(rule, "power-lost", {"card": card})
    if s.zapped[player]:
        return Refusal("zap.effect", "power-zapped", {"card": card})
    if (player, "powers") in s.forbidden:
        return Refusal("artifact.use", "is-forbidden", {"card": card})
    return None


def _flare_used(s: Position, player: int, card: int) -> Refusal | None:
    """The reason why a player may use no flare, or not this one, in this encounter; None if there is none."""
    told = {"card": s.defs[card].id}
    if (player, card) in s.flares:
        return Refusal("flare.once", "flare-used", told)
    if any(who == player for who, _ in s.flares) and "persistent-flares" not in s.numbers.options:
        return Refusal("flare.once", "another-flare", told)
    return Refusal("artifact.use", "is-forbidden", told) if (player, "flares") in s.forbidden else None


def _untimely(s: Position, player: int, card: int) -> Refusal:
    """The reason why an ability cannot be used at this moment, though it could at another."""
    info, told = s.defs[card], {"card": s.defs[card].id}
    assert s.ask is not None
    frame = s.ask.then
    abilities = [one for one in info.abilities if one.trigger in ("power", "wild", "super", "artifact", "tech")]
    rule = _RULES.get(abilities[0].trigger if abilities else "", "phase.order")
    if not abilities:
        return Refusal("power.lost", "works-by-itself", told)
    heard = [one for one in abilities if isinstance(frame, Moment) and hears(s, player, frame, one)]
    if not heard:
        return Refusal(rule, "other-moment", told)
    if info.type == "flare":
        mine = s.aliens[player] != NOBODY and s.defs[s.aliens[player]].alien == info.alien
        effect = "super" if mine and not s.zapped[player] and has_power(s, player) else "wild"
        if not any(one.trigger == effect for one in heard):
            wild = effect == "super"  # the other effect is of this moment, and the player has the one alien or not
            return Refusal("flare.wild-condition" if wild else "flare.super-condition", "other-effect", told)
    if any((card, number) in s.used for number, one in enumerate(info.abilities) if one in heard):
        return Refusal(rule, "used-already", told)
    about = Scope(card, player, frame.about, frame.n) if isinstance(frame, Moment) else Scope(card, player)
    if not any(holds(s, one.condition, about) for one in heard):
        return Refusal(rule, "condition-unmet", told)
    return Refusal(rule, "no-effect", told)


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
