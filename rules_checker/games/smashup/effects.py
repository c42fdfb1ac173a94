"""Effects: the execution of abilities, and a function for each verb of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_checker.engine import NO, YES, Card, Player, Say, Steps, the_card
from rules_checker.games.smashup.choosing import candidates, decline, hand_of, payable, pick_cards
from rules_checker.games.smashup.doing import discard
from rules_checker.games.smashup.frames import (
    Ability,
    Allowance,
    Chosen,
    Doing,
    Extra,
    Look,
    Pick,
    Run,
    ShuffleDeck,
    Swap,
    Under,
    Where,
)
from rules_checker.games.smashup.legal import bases_for
from rules_checker.games.smashup.query import holds, select, there
from rules_checker.games.smashup.reactions import named
from rules_checker.games.smashup.state import HAND, PLAY, ZONE_OF, Position
from rules_checker.games.smashup.zones import distinct, draw, gain, put, put_under, reshuffle_under, show, shuffle_in

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


# --- abilities, and effects in order --------------------------------------------------------------------------------


@step(Ability)
def ability(s: Position, frame: Ability) -> None:
    """Carry out an ability, if its condition holds, its cost can be paid, and its player wants it if it is optional."""
    what, me, memory, chosen = frame
    if _gone(s, frame) or not holds(s, what.condition, me, memory) or not payable(s, what, me, memory):
        return
    if s.touched is not None:
        s.touched.add(f"trigger={what.trigger}")
        if what.event is not None:
            s.touched.add(f"word={what.event.on}")
        if rule := s.defs[memory.this[0]].rule:
            s.touched.add(rule)
        if s.defs[memory.this[0]].is_base:
            s.touched.add("base.effect-duration")
    effects = (*what.cost, *what.effects)
    may = (what.may or what.trigger == "special") and not chosen
    if not may or (effects[0].do == "extra-play" and _in_step_two(s, me)):
        _tell(s, frame)
        s.agenda.append(Run(effects, 0, me, memory))
    elif not _has_choice(effects[0]):
        if _possible(s, effects[0], me, memory):
            s.ask_for(me, "may", (YES, NO), "ability.may", frame)
    else:
        if _possible(s, effects[0], me, memory):
            _tell(s, frame, asked=True)
        s.agenda.append(Run(effects, 0, me, memory, may=True))


def _gone(s: Position, frame: Ability) -> bool:
    """True of an ability whose card offered itself in a zone that it has left."""
    return not frame.chosen and ZONE_OF[frame.ability.zone] != PLAY and not s.still(frame.memory.this)


def _tell(s: Position, frame: Ability, *, asked: bool = False) -> None:
    """Tell whose text it is, unless the card has just been played, or chosen, for it, or nobody else may see it."""
    card, me = frame.memory.this[0], frame.me
    if frame.ability.trigger == "play" or frame.chosen or s.where[card] == HAND:
        return
    if asked:
        s.tell("may-use", "ability.may", card=s.defs[card].id, player=me)
    else:
        rule = "ability.may" if frame.ability.may else "ability.mandatory"
        s.tell("triggered", rule, card=s.defs[card].id, player=me)


def _has_choice(effect: Any) -> bool:
    """True if the first thing about an effect is to choose a card, which so may be declined at the same time."""
    if effect.do == "discard":
        return bool(not effect.random)
    what = getattr(effect, "what", None)
    return what is not None and not isinstance(what, str) and effect.do in PICKING and what.count not in ("all", "each")


def _possible(s: Position, effect: Any, me: int, memory: Any) -> bool:
    """False if an effect on cards would surely do nothing, so that nobody is asked whether it should be done."""
    if effect.do in PICKING and hasattr(effect, "what"):
        return bool(candidates(s, Doing(effect, me, me, memory)))
    return True


@taking(Ability)
def may_use(s: Position, frame: Ability, option: Say) -> None:
    """Carry out an ability if its player wants it."""
    if option == YES:
        what = frame.ability
        _tell(s, frame)
        s.agenda.append(Run((*what.cost, *what.effects), 0, frame.me, frame.memory))


@step(Run)
def run(s: Position, frame: Run) -> None:
    """Do one effect, and come back for the next."""
    effects, at, me, memory, may = frame
    if at >= len(effects):
        return
    effect = effects[at]
    s.agenda.append(Run(effects, at + 1, me, memory))
    if s.touched is not None:
        s.touched.add(f"word={effect.do}")
    if effect.by == "you":
        s.agenda.append(Doing(effect, me, me, memory, may))
    elif effect.by == "another":
        others = tuple([Player(player) for player in s.order(me)[1:]])
        s.ask_for(me, "player", others, "ability.mandatory", Chosen(Doing(effect, me, me, memory)))
    else:
        here = memory.this[0] if s.defs[memory.this[0]].is_base else memory.here
        for actor in reversed(named(s, effect.by, me, me, here)):
            s.agenda.append(Doing(effect, actor, me, memory))


@taking(Chosen)
def player_chosen(s: Position, frame: Chosen, option: Player) -> None:
    """Have the player chosen do it."""
    s.agenda.append(frame.doing._replace(actor=option.player))


@step(Doing)
def do_effect(s: Position, doing: Doing) -> None:
    """Do an effect."""
    VERBS[doing.effect.do](s, doing)


# --- verbs ----------------------------------------------------------------------------------------------------------


def _draw(s: Position, doing: Doing) -> None:
    amount = doing.effect.amount
    if not isinstance(amount, int):
        amount = amount.times * len(select(s, amount.per, doing.me, doing.memory))
    if amount:
        draw(s, doing.actor, amount, "draw.two")


def _draw_for_bases(s: Position, doing: Doing) -> None:
    bases = len([base for base in s.bases if s.of_player(doing.actor, base)])
    if n := min(bases, doing.effect.most):
        draw(s, doing.actor, n, "draw.two")


def _discard(s: Position, doing: Doing) -> None:
    effect, actor = doing.effect, doing.actor
    hand = hand_of(s, actor, effect.type)
    n = min(effect.amount, len(hand))
    if n == 0:
        if doing.may:
            decline(s)
        return
    if effect.random:
        s.shuffle(hand)
        discard(s, doing, tuple(hand[:n]))
    else:
        s.agenda.append(Pick(doing, tuple(hand), n, n))


def _gain(s: Position, doing: Doing) -> None:
    gain(s, doing.actor, doing.effect.amount, "goal.fifteen")


def _extra_play(s: Position, doing: Doing) -> None:
    """Allow more plays in step 2 of one's own turn, else now or never (`special.extra-play-immediate`)."""
    what, actor, zone = doing.effect.what, doing.actor, doing.effect.from_
    least = what.least if what.least is not None else 0
    most = what.most if what.most is not None else 99
    one = Allowance(what.type, ZONE_OF[zone], least, most)
    s.tell("extra", "term.extra", player=actor, n=what.count, type=what.type, most=most, zone=doing.effect.from_)
    if _in_step_two(s, actor):
        s.allowed += [one] * what.count
    else:
        s.agenda.append(Extra(actor, (one,) * what.count))


def _in_step_two(s: Position, player: int) -> bool:
    return player == s.active and s.step == "play"


def _play(s: Position, doing: Doing) -> None:
    """Play the card itself: there, or at a base of choice; it is not one of the free cards."""
    for card in candidates(s, doing):
        bases = bases_for(s, doing.actor, card)
        if doing.effect.to == "there":
            goal = there(s, doing.memory)
            bases = [base for base in bases if base == goal]
        if bases:
            show(s, card)
            s.agenda.append(Where(doing.actor, card, tuple(bases)))


def _bury(s: Position, doing: Doing) -> None:
    """Search the deck, and shuffle it afterwards; its order is not shown."""
    found = sorted(candidates(s, doing), key=lambda card: s.defs[card].id)
    what = doing.effect.what
    s.agenda.append(ShuffleDeck(doing.actor))
    s.tell("searches", "discard.public", player=doing.actor)
    if found:
        most = min(what.count, len(found))
        s.agenda.append(Pick(doing, tuple(found), 0 if what.up_to else most, most))


def _look(s: Position, doing: Doing) -> None:
    """Look at the top cards of the deck; if there are fewer, the discard pile is shuffled under them first."""
    actor = doing.actor
    n = doing.effect.amount
    if len(s.decks[actor]) < n and s.discards[actor]:
        reshuffle_under(s, actor)
    cards = tuple(s.decks[actor][-n:][::-1])
    if not cards:
        s.cite("gap.reveal-empty-both")
        return
    s.tell(
        "looks", "draw.reshuffle", player=actor, n=len(cards), by=actor, seen=tuple([s.defs[one].id for one in cards])
    )
    s.agenda.append(Look(actor, cards))


@step(Look)
def look_at(s: Position, frame: Look) -> None:
    """Ask which of the cards goes to the hand."""
    s.ask_for(frame.actor, "look", distinct(s, [the_card(card) for card in frame.cards]), "ability.mandatory", frame)


@taking(Look)
def looked(s: Position, frame: Look, option: Card) -> None:
    """Take the card chosen, and put the others under the deck."""
    put(s, option.card, HAND)
    rest = tuple([card for card in frame.cards if card != option.card])
    seen = (s.defs[option.card].id,)
    s.tell("keeps", "ability.mandatory", player=frame.actor, n=len(rest), by=frame.actor, seen=seen)
    if rest:
        s.agenda.append(Under(frame.actor, rest))


@step(Under)
def under(s: Position, frame: Under) -> None:
    """Ask which card goes under the deck next, each below those before it."""
    s.ask_for(frame.actor, "under", distinct(s, [the_card(card) for card in frame.cards]), "ability.mandatory", frame)


@taking(Under)
def put_one_under(s: Position, frame: Under, option: Card) -> None:
    """Put it there, and then the others."""
    put_under(s, option.card)
    rest = tuple([card for card in frame.cards if card != option.card])
    if rest:
        s.agenda.append(Under(frame.actor, rest))


def _shuffle_discard(s: Position, doing: Doing) -> None:
    shuffle_in(s, doing.actor)


def _swap_base(s: Position, doing: Doing) -> None:
    bases = tuple([the_card(base) for base in s.bases if base != s.scoring])
    if bases and s.base_deck:
        s.ask_for(doing.actor, "swap", bases, "ability.mandatory", Swap(doing.actor))


@taking(Swap)
def swapped(s: Position, frame: Swap, option: Card) -> None:
    """Put a base under the base deck, and the top one in its place; the cards there stay."""
    old, new = option.card, s.base_deck.pop()
    s.base_deck.insert(0, old)
    s.bases[s.bases.index(old)] = new
    s.statics = None
    for card in s.in_play:
        if s.at[card] == old:
            s.at[card] = new
    s.tell("swapped", "base.effect-duration", player=frame.actor, old=s.defs[old].id, base=s.defs[new].id)


PICKING: tuple[str, ...] = ("destroy", "return", "move", "power", "take", "put-under-deck")
"""The verbs that are done to cards, which the actor chooses."""

VERBS: dict[str, Callable[[Position, Doing], None]] = {
    **dict.fromkeys(PICKING, pick_cards),
    "draw": _draw,
    "draw-for-bases": _draw_for_bases,
    "discard": _discard,
    "gain": _gain,
    "extra-play": _extra_play,
    "play": _play,
    "bury": _bury,
    "look": _look,
    "shuffle-discard": _shuffle_discard,
    "swap-base": _swap_base,
}
"""The function of each verb of the vocabulary; `fitil lint` reports missing ones."""
