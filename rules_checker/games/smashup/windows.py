"""Specials before and after a base scores: whose turn it is to use one, and what each player may use."""

from __future__ import annotations

from rules_checker.engine import PASS, Node, Say, Steps, Use
from rules_checker.games.smashup.choosing import payable
from rules_checker.games.smashup.frames import Ability, Answering, Finish, Memory, Window
from rules_checker.games.smashup.legal import bases_for
from rules_checker.games.smashup.query import holds, may_be, there
from rules_checker.games.smashup.reactions import Event, hears, remembered
from rules_checker.games.smashup.state import HAND, PLAY, ZONE_OF, Position
from rules_checker.games.smashup.zones import look, show

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


@step(Window)
def window(s: Position, frame: Window) -> None:
    """Ask one player, until all have passed in a row (`special.priority`, `special.pass-then-respond`)."""
    if frame.passed >= s.players:
        return
    options = specials(s, frame)
    if frame.used and options:
        s.cite("special.pass-then-respond")
    s.ask_for(frame.player, frame.moment, (*options, PASS), "special.priority", frame)


@taking(Window)
def use_or_pass(s: Position, frame: Window, option: Use | Say) -> None:
    """Use the special chosen, or pass; then it is the turn of the next player clockwise."""
    following = (frame.player + 1) % s.players
    if not isinstance(option, Use):
        s.agenda.append(Window(frame.moment, following, frame.passed + 1, frame.used))
        return
    card, number = option
    s.agenda.append(Window(frame.moment, following, 0, (*frame.used, (card, number))))
    use(s, frame.player, card, number, frame.moment)


@step(Answering)
def answering(s: Position, frame: Answering) -> None:
    """Ask one player about specials from hand or from the discard pile, until all have passed in a row."""
    if frame.passed < s.players:
        s.ask_for(frame.player, "special", (*lurking(s, frame), PASS), "special.priority", frame)


@taking(Answering)
def answer_or_pass(s: Position, frame: Answering, option: Use | Say) -> None:
    """Use the special chosen, or pass; then it is the turn of the next player clockwise."""
    following = (frame.player + 1) % s.players
    if not isinstance(option, Use):
        s.agenda.append(frame._replace(player=following, passed=frame.passed + 1))
        return
    card, number = option
    s.agenda.append(frame._replace(player=following, passed=0, used=(*frame.used, (card, number))))
    info, player = s.defs[card], frame.player
    memory = remembered(s, _happened(frame), card, s.at[card])
    s.cite("term.special", "term.special-source")
    s.cite("term.special-not-free-play" if player == s.active else "gap.special-outside-turn")
    if s.where[card] == HAND and not info.is_minion:
        _lay_down(s, player, card)
        s.tell("plays", "term.special-source", player=player, card=info.id)
        memory = memory._replace(this=s.ref(card))
        s.agenda.append(Finish(player, card))
    else:
        s.tell("answers", "term.special-source", player=player, card=info.id)
    s.agenda.append(Ability(info.abilities[number], player, memory, chosen=True))


def lurking(s: Position, frame: Answering) -> list[Use]:
    """The specials that a player may use as something has happened, of cards in hand and in the discard pile."""
    player, event = frame.player, _happened(frame)
    found: dict[tuple[object, ...], Use] = {}
    for card in (*s.hands[player], *s.discards[player]):
        info = s.defs[card]
        if event.what not in info.lurks or (card == event.card and s.where[card] != PLAY):
            continue
        for number, ability in enumerate(info.abilities):
            if ability.trigger != "special" or ability.event.on != event.what or s.where[card] != ZONE_OF[ability.zone]:
                continue
            memory = remembered(s, event, card, s.at[card])
            heard = (card, number) not in frame.used and hears(s, event, card, ability.event)
            usable = heard and holds(s, ability.condition, player, memory) and payable(s, ability, player, memory)
            if usable and _possible(s, player, card, ability, memory):
                found.setdefault((*look(s, card), number), Use(card, number))
    return list(found.values())


def _happened(frame: Answering) -> Event:
    return Event(frame.what, frame.about, frame.card[0], frame.base)


def _lay_down(s: Position, player: int, card: int) -> None:
    """Play an action for its special."""
    s.made[player, "action"] = s.made.get((player, "action"), 0) + 1
    show(s, card)


def any_special(s: Position, frame: Window) -> bool:
    """True if anybody may use a special now."""
    return any(specials(s, frame._replace(player=player)) for player in range(s.players))


def specials(s: Position, frame: Window) -> list[Use]:
    """The specials that a player may use now, of cards in play, in hand and in the discard pile; twins once."""
    player, event = frame.player, Event(f"{frame.moment}-scores", frame.player, base=s.scoring)
    own = [card for card in s.in_play if s.control[card] == player]
    found: dict[tuple[object, ...], Use] = {}
    for card in (*own, *s.hands[player], *s.discards[player]):
        info = s.defs[card]
        if event.what not in info.hears:
            continue
        for number, ability in enumerate(info.abilities):
            if ability.trigger != "special" or ability.event is None or ability.event.on != event.what:
                continue
            if s.where[card] != ZONE_OF[ability.zone] or (card, number) in frame.used:
                continue
            memory = Memory(s.ref(card), here=s.at[card])
            usable = hears(s, event, card, ability.event) and holds(s, ability.condition, player, memory)
            if usable and payable(s, ability, player, memory) and _possible(s, player, card, ability, memory):
                found.setdefault((*look(s, card), number), Use(card, number))
    return list(found.values())


def _possible(s: Position, player: int, card: int, ability: Node, memory: Memory) -> bool:
    """False if a special would play, move or return its own card, and that cannot be."""
    for effect in ability.effects:
        if getattr(effect, "what", None) == "this":
            if effect.do == "play":
                bases = bases_for(s, player, card)
                if there(s, memory) not in bases if effect.to == "there" else not bases:
                    return False
            act = {"move": "moved", "return": "returned"}.get(effect.do)
            if act is not None and s.where[card] == PLAY and not may_be(s, card, act, player):
                return False
    return True


_USED = {"before": "score.before-specials", "after": "score.after-base"}


def use(s: Position, player: int, card: int, number: int, moment: str) -> None:
    """Use a special; an action is played for it, and is not one of the free cards (`term.special-not-free-play`)."""
    info, base = s.defs[card], s.defs[s.scoring].id
    s.cite("term.special", "term.special-source", "minion.special-marker", _USED[moment])
    s.cite("term.special-not-free-play" if player == s.active else "gap.special-outside-turn")
    if s.where[card] == HAND and not info.is_minion:
        _lay_down(s, player, card)
        s.tell("plays-special", "term.special-source", player=player, card=info.id, base=base, moment=moment)
        s.agenda.append(Finish(player, card))
    else:
        s.tell("uses", "term.special-source", player=player, card=info.id, base=base, moment=moment)
    s.agenda.append(Ability(info.abilities[number], player, Memory(s.ref(card), here=s.at[card]), chosen=True))
