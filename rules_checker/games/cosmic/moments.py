"""The moments of the game: whose abilities work at each, who may use one, and who may cancel it."""

from __future__ import annotations

from typing import Any

from rules_checker.engine import PASS, Say, Steps, Use
from rules_checker.games.cosmic.frames import Ability, Moment, Run, Scope, Spend
from rules_checker.games.cosmic.legal import possible
from rules_checker.games.cosmic.query import has_role, holds, may_use
from rules_checker.games.cosmic.state import NOBODY, Position

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking

USED = {"power": "power-used", "wild": "flare-used", "super": "flare-used"}
"""What is heard, by the trigger, before an ability works."""
EVENTS: tuple[str, ...] = (
    "regroup", "destiny", "launch", "alliance", "planning", "chosen", "reveal", "won", "lost", "deal", "encounter-ends",
    "power-used", "flare-used",
)  # fmt: skip
"""The words of events."""
TRIGGERS: tuple[str, ...] = ("power", "wild", "super", "artifact", "tech", "destiny")

_RULES = {"power": "timing.order", "wild": "flare.use", "super": "flare.use", "artifact": "artifact.use"}


@step(Moment, cites=["timing.order"])
def moment(s: Position, frame: Moment) -> None:
    """Have mandatory abilities work, and ask who may use one, in the order of conflicts."""
    left = frame.left if frame.begun else tuple(s.by_timing())
    while left:
        player = left[0]
        found = usable(s, player, frame)
        if found:
            now = frame._replace(left=left, begun=True)
            if not s.open[player]:
                s.cite("gap.hidden-mandatory")
            must = [use for use in found if not ability_of(s, use).may and s.open[player]]
            if must:
                s.agenda.append(now)
                work(s, player, must[0], frame)
            else:
                s.ask_for(player, f"use-{frame.what}", (*found, PASS), _rule(s, found[0]), now)
            return
        left = left[1:]


def _rule(s: Position, use: Use) -> str:
    return _RULES.get(ability_of(s, use).trigger, "timing.order")


@taking(Moment)
def use_or_pass(s: Position, frame: Moment, option: Use | Say) -> None:
    """Use the ability chosen, and ask again; or go on with the next player."""
    if isinstance(option, Use):
        s.agenda.append(frame)
        work(s, frame.left[0], option, frame)
    else:
        s.agenda.append(frame._replace(left=frame.left[1:]))


def ability_of(s: Position, use: Use) -> Any:
    """The ability that an option uses."""
    return s.defs[use.card].abilities[use.number]


def usable(s: Position, player: int, frame: Moment) -> list[Use]:
    """The abilities of a player that work, or may be used, at a moment; twins once."""
    word = _word(s, player, frame)
    if word == "destiny" and s.defense != NOBODY:
        return []  # it is the moment in which nobody is attacked yet
    sources = [*s.hands[player]]
    if s.aliens[player] != NOBODY:
        sources.append(s.aliens[player])
    if s.built[player]:
        sources.append(s.techs[player])
    found: dict[tuple[str, int], Use] = {}
    for card in sources:
        info = s.defs[card]
        for number in info.hears.get(word, ()):
            ability, twin = info.abilities[number], (info.id, number)
            if twin in found or (card, number) in s.used:
                continue
            if hears(s, player, frame, ability) and may_use(s, player, card, ability.trigger):
                scope = Scope(card, player, frame.about, frame.n)
                if holds(s, ability.condition, scope) and possible(s, (*ability.cost, *ability.effects)[0], scope):
                    found[twin] = Use(card, number)
    return list(found.values())


def _word(s: Position, player: int, frame: Moment) -> str:
    """The word of a moment to a player: a fight is won or lost; nothing to whoever takes no part in it."""
    if frame.what != "fight":
        return frame.what
    return "" if s.side[player] == NOBODY else "won" if s.side[player] == s.won else "lost"


def hears(s: Position, player: int, frame: Moment, ability: Any) -> bool:
    """True if a moment is the one that an ability speaks of, in the part that a player has in it."""
    event = ability.event
    if event is None or event.on != _word(s, player, frame):
        return False
    if frame.what in USED.values():
        return player != frame.about
    if frame.what == "deal" and event.result != ("made" if frame.n else "failed"):
        return False
    return has_role(s, player, event.as_)


def work(s: Position, player: int, use: Use, frame: Moment) -> None:
    """Use an ability: others may cancel it first; an artifact, and a technology that works once, is spent."""
    card, number = use
    ability, info = s.defs[card].abilities[number], s.defs[card]
    s.used = (*s.used, (card, number))
    what = ability.trigger
    heard = USED.get(what)
    if what == "power":
        unveil(s, player)
        if any(word.do == "use" for word in ability.cost):
            s.tell("uses-power", "gap.as-it-says", player=player, card=info.id)
        else:
            heard = None  # nothing is used that a zap could answer (`zap.effect`)
            s.tell("power-works", "gap.as-it-says", player=player, card=info.id)
    elif what == "artifact":
        s.hands[player].remove(card)
        s.spent.append(card)
        s.agenda.append(Spend(card))
        s.tell("plays-artifact", "artifact.use", player=player, card=info.id)
    elif what == "tech":
        s.tell("uses-tech", "tech.done", player=player, card=info.id)
        if info.once:
            s.techs[player], s.built[player] = NOBODY, False
            s.tech_discard.append(card)
    else:
        if "persistent-flares" in s.numbers.options:
            s.cite("persistent.once-each")
            if any(who == player for who, _ in s.flares):
                s.cite("persistent.many")
        s.flares = (*s.flares, (player, card))
        if what == "super":
            unveil(s, player)
        s.cite("flare.once", "gap.flare-limit", "flare.super-condition" if what == "super" else "flare.wild-condition")
        s.tell("uses-super" if what == "super" else "uses-wild", "flare.use", player=player, card=info.id)
    s.agenda.append(Ability(number, Scope(card, player, frame.about, frame.n)))
    if heard is not None:
        s.agenda.append(Moment(heard, player))


def unveil(s: Position, player: int) -> None:
    """Turn up a hidden alien that is used for the first time."""
    if not s.open[player]:
        s.open[player] = True
        s.cite("hidden.stays")
        s.tell("unveils", "hidden.reveal", player=player, card=s.defs[s.aliens[player]].id)


@step(Ability)
def ability(s: Position, frame: Ability) -> None:
    """Carry out an ability that nobody has cancelled."""
    what = s.defs[frame.scope.this].abilities[frame.number]
    if s.touched is not None:
        s.touched.add(f"trigger={what.trigger}")
        if what.event is not None:
            s.touched.add(f"word={what.event.on}")
        if rule := s.defs[frame.scope.this].rule:
            s.touched.add(rule)
    s.agenda.append(Run((*what.cost, *what.effects), 0, frame.scope))


@step(Spend)
def spend(s: Position, frame: Spend) -> None:
    """Discard an artifact that was used (`artifact.use`)."""
    s.spent.remove(frame.card)
    s.discard.append(frame.card)
    s.cite("artifact.use")


def cancel(s: Position, scope: Scope) -> None:
    """Have the ability just used not work; a power then does not until the encounter ends (`gap.zap-duration`)."""
    at = max([place for place, frame in enumerate(s.agenda) if isinstance(frame, Ability)])
    gone = s.agenda[at]
    assert isinstance(gone, Ability)
    del s.agenda[at : at + 2]  # with the moment in which others may cancel it, too
    player, card = gone.scope.me, gone.scope.this
    trigger = s.defs[card].abilities[gone.number].trigger
    if trigger == "power":
        s.zapped[player] = True
        s.cite("gap.zap-duration")
    s.tell("cancelled", "zap.effect" if trigger == "power" else "artifact.use", player=player, card=s.defs[card].id)
