"""Effects in their order: a function for each verb of the vocabulary; here are those that are about the encounter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_checker.engine import Card, Player, Steps, the_player
from rules_checker.games.cosmic import destiny, hands, voyages
from rules_checker.games.cosmic.frames import Another, Doing, Run
from rules_checker.games.cosmic.legal import means_another, others_for
from rules_checker.games.cosmic.moments import cancel
from rules_checker.games.cosmic.query import amount, named
from rules_checker.games.cosmic.state import NOBODY, Position
from rules_checker.games.cosmic.zones import distinct, encounter_cards, reshuffle

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


# --- effects in order -----------------------------------------------------------------------------------------------


@step(Run)
def run(s: Position, frame: Run) -> None:
    """Do one effect, and come back for the next; first choose the other player whom it means, if it does."""
    effects, at, scope = frame
    if at >= len(effects):
        return
    effect = effects[at]
    if scope.who == NOBODY and means_another(effect):
        players = tuple(others_for(s, effect, scope))
        if players:
            s.agenda.append(Another(frame, players))
        else:
            s.agenda.append(frame._replace(at=at + 1))
        return
    s.agenda.append(Run(effects, at + 1, scope))
    if s.touched is not None:
        s.touched.add(f"word={effect.do}")
    s.agenda += [Doing(effect, scope, actor) for actor in reversed(named(s, effect.by, scope))]


@step(Another)
def another(s: Position, frame: Another) -> None:
    """Ask which of the other players is meant."""
    s.ask_for(frame.run.scope.me, "another", tuple(map(the_player, frame.players)), "gap.as-it-says", frame)


@taking(Another)
def another_chosen(s: Position, frame: Another, option: Player) -> None:
    """That is the one, for the rest of the text."""
    s.agenda.append(frame.run._replace(scope=frame.run.scope._replace(who=option.player)))


@step(Doing)
def doing(s: Position, frame: Doing) -> None:
    """Do an effect, or the next part of it."""
    VERBS[frame.effect.do](s, frame)


@taking(Doing)
def chosen(s: Position, frame: Doing, option: Any) -> None:
    """Go on with what was chosen."""
    TAKING[frame.effect.do](s, frame, option)


def _use(s: Position, frame: Doing) -> None:
    """Nothing more: that a power is used is what others may answer."""
    s.cite("zap.effect")


# --- the encounter --------------------------------------------------------------------------------------------------


def _sides(s: Position, frame: Doing, whose_: str) -> int:
    """The side of which an effect speaks; nobody's for an onlooker."""
    own = s.side[frame.actor]
    return own if whose_ == "yours" or own == NOBODY else 1 - own


def _total(s: Position, frame: Doing) -> None:
    side, n = _sides(s, frame, frame.effect.of), amount(s, frame.effect.amount, frame.scope)
    if side != NOBODY and n:
        s.bonus[side] += n
        s.tell("changes-total", "gap.as-it-says", player=s.main(side), n=n)


def _swap_cards(s: Position, frame: Doing) -> None:
    if NOBODY not in s.plans:
        s.plans.reverse()
        s.tell("swaps-cards", "gap.as-it-says", player=frame.actor)


def _new_card(s: Position, frame: Doing) -> None:
    """Replace the card in play: by one from hand, or by the first encounter card of the deck."""
    me = frame.actor
    if frame.effect.from_ == "hand":
        own = encounter_cards(s, me)
        if own:
            s.ask_for(me, "new-card", distinct(s, own), "reveal.cards", frame)
        return
    passed: list[int] = []
    found = NOBODY
    while found == NOBODY and (s.deck or reshuffle(s)):
        card = s.deck.pop()
        if s.defs[card].encounter:
            found = card
        else:
            passed.append(card)
    s.discard += passed
    if found != NOBODY:
        _replace(s, me, found)


def _new_card_chosen(s: Position, frame: Doing, option: Card) -> None:
    s.hands[frame.actor].remove(option.card)
    _replace(s, frame.actor, option.card)


def _replace(s: Position, player: int, card: int) -> None:
    side = s.side[player]
    s.discard.append(s.plans[side])
    s.plans[side], s.counts[side] = card, ""
    s.tell("replaces", "reveal.cards", player=s.main(side), card=s.defs[card].id, n=s.defs[card].value)


def _count_as(s: Position, frame: Doing) -> None:
    side = _sides(s, frame, frame.effect.card)
    if side != NOBODY and s.plans[side] != NOBODY:
        s.counts[side] = frame.effect.as_
        s.tell("counts-as", "gap.morph", player=s.main(side), card=s.defs[s.plans[side]].id, type=frame.effect.as_)


def _outcome(s: Position, frame: Doing) -> None:
    """Change what decides the encounter: the lower total, ties, no fight at all, or a deal that fails."""
    word = frame.effect.is_
    if word == "lower-wins":
        s.lower = not s.lower
    elif word == "win-ties" and s.side[frame.actor] != NOBODY:
        s.ties = s.side[frame.actor]
    elif word == "deal-fails":
        s.offer = None
    elif word == "no-fight":
        s.peace = True
    s.tell("outcome", "gap.as-it-says", player=frame.actor, way=word)


def _keep_card(s: Position, frame: Doing) -> None:
    side = s.side[frame.actor]
    if side != NOBODY and s.main(side) == frame.actor:
        s.kept[side] = True
        s.tell("keeps-card", "gap.as-it-says", player=frame.actor)


def _forbid(s: Position, frame: Doing) -> None:
    act = frame.effect.act
    for one in named(s, frame.effect.who, frame.scope):
        s.forbidden = (*s.forbidden, *[(one, kind) for kind in (_CARDS if act == "cards" else (act,))])
        s.tell("forbidden", "gap.as-it-says", player=one, act=act)


_CARDS = ("reinforcements", "flares", "artifacts")
"""What `cards` are that somebody may not play."""


def _extra(s: Position, frame: Doing) -> None:
    s.again = True
    s.tell("again", "turn.max-encounters", player=s.active)


def _cancel(s: Position, frame: Doing) -> None:
    cancel(s, frame.scope)


VERBS: dict[str, Callable[[Position, Doing], None]] = {
    **hands.VERBS,
    **voyages.VERBS,
    **destiny.VERBS,
    "use": _use,
    "total": _total,
    "swap-cards": _swap_cards,
    "new-card": _new_card,
    "count-as": _count_as,
    "outcome": _outcome,
    "forbid": _forbid,
    "cancel": _cancel,
    "keep-card": _keep_card,
    "extra-encounter": _extra,
}
TAKING: dict[str, Callable[[Position, Doing, Any], None]] = {
    **hands.TAKING,
    **voyages.TAKING,
    "new-card": _new_card_chosen,
}
"""What takes the answers to questions that verbs ask."""
