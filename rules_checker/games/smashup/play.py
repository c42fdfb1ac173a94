"""Step 2, and cards that are played: a minion comes to a base, an action does what it says."""

from __future__ import annotations

from rules_checker.engine import PASS, Card, Play, Say, Steps, the_card
from rules_checker.games.smashup.frames import Ability, Extra, Finish, Memory, Onto, PlayCards, Played, Where
from rules_checker.games.smashup.legal import bases_for, fitting, hosts_for, playable
from rules_checker.games.smashup.options import END
from rules_checker.games.smashup.reactions import Event, fire
from rules_checker.games.smashup.state import DISCARD, NOBODY, Position
from rules_checker.games.smashup.zones import distinct, enter, put, show

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


@step(PlayCards, cites=["play.any-order", "play.optional"])
def play_cards(s: Position, frame: PlayCards) -> None:
    """Ask which card is played next, as long as any may be."""
    s.step = "play"
    s.ask_for(s.active, "play", (*playable(s, s.active, s.allowed), END), "play.one-minion-one-action", frame)


@taking(PlayCards)
def play_one(s: Position, frame: PlayCards, option: Play | Say) -> None:
    """Play the card chosen and ask again, or end the step."""
    if not isinstance(option, Play):
        return
    s.agenda.append(frame)
    used = fitting(s, option.card, s.allowed)
    assert used is not None
    s.allowed.remove(used)
    if not used.free:
        s.cite("term.extra", "term.extra-optional")
    play(s, s.active, option.card)


@step(Extra)
def extra(s: Position, frame: Extra) -> None:
    """Ask whether an extra card is played now (`special.extra-play-immediate`, `score.extra-plays-now`)."""
    options = playable(s, frame.player, frame.allowed)
    if options:
        s.cite("score.extra-plays-now", "gap.special-extra-mandatory")
        s.ask_for(frame.player, "extra", (*options, PASS), "special.extra-play-immediate", frame)


@taking(Extra)
def extra_now(s: Position, frame: Extra, option: Play | Say) -> None:
    """Play the card chosen, and ask for the next one."""
    if not isinstance(option, Play):
        return
    used = fitting(s, option.card, frame.allowed)
    assert used is not None
    left = list(frame.allowed)
    left.remove(used)
    if left:
        s.agenda.append(Extra(frame.player, tuple(left)))
    play(s, frame.player, option.card)


def play(s: Position, player: int, card: int) -> None:
    """Play a card for its own text: a minion at a base of choice, an action for what it does."""
    if s.defs[card].is_minion:
        bases = tuple(bases_for(s, player, card))
        show(s, card)
        s.agenda.append(Where(player, card, bases))
        return
    show(s, card)
    s.made[player, "action"] = s.made.get((player, "action"), 0) + 1
    onto = s.defs[card].onto
    if onto is None:
        s.tell("plays", "action.play", player=player, card=s.defs[card].id)
        s.agenda.append(Finish(player, card))
        carry_out(s, player, card, NOBODY)
        return
    s.agenda.append(Onto(player, card, tuple(hosts_for(s, player, card))))


@step(Where)
def where(s: Position, frame: Where) -> None:
    """Ask at which base a minion is played (`minion.play`)."""
    s.ask_for(frame.player, "where", tuple(map(the_card, frame.bases)), "minion.play", frame)


@taking(Where)
def chosen_base(s: Position, frame: Where, option: Card) -> None:
    """Play the minion there."""
    play_at(s, frame.player, frame.card, option.card)


def play_at(s: Position, player: int, card: int, base: int) -> None:
    """Play a minion at a base, and carry out its ability (`minion.effect`, `term.play-effect-now`)."""
    s.tell("plays-minion", "minion.play", player=player, card=s.defs[card].id, base=s.defs[base].id)
    s.made[player, "minion"] = s.made.get((player, "minion"), 0) + 1
    enter(s, player, card, base)
    s.agenda.append(Played(player, s.ref(card), base))
    carry_out(s, player, card, base)


def carry_out(s: Position, player: int, card: int, base: int) -> None:
    """Have what a card says that happens as it is played."""
    abilities = s.defs[card].plays
    if abilities:
        s.cite("minion.effect" if s.defs[card].is_minion else "action.play", "term.play-effect-now")
    memory = Memory(s.ref(card), here=base)
    s.agenda += [Ability(one, player, memory) for one in abilities[::-1]]


@step(Onto)
def onto(s: Position, frame: Onto) -> None:
    """Ask on which base, or on which minion, an action is played that stays in play (`action.ongoing-stays`)."""
    options = distinct(s, [the_card(place) for place in frame.places])
    s.ask_for(frame.player, "onto", options, "action.ongoing-stays", frame)


@taking(Onto)
def attached(s: Position, frame: Onto, option: Card) -> None:
    """Attach the action."""
    player, card, place = frame.player, frame.card, option.card
    is_base = s.defs[place].is_base
    base, host = (place, NOBODY) if is_base else (s.at[place], place)
    enter(s, player, card, base, host)
    s.tell(
        "attaches",
        "action.ongoing-stays",
        player=player,
        card=s.defs[card].id,
        to=s.defs[place].id,
        base=s.defs[base].id,
    )
    s.agenda.append(Played(player, s.ref(card), base))
    carry_out(s, player, card, base)


@step(Finish)
def finish(s: Position, frame: Finish) -> None:
    """Put an action that is done on its owner's discard pile (`action.discard`)."""
    put(s, frame.card, DISCARD)
    s.cite("action.discard")
    fire(s, (Event("plays", frame.player, frame.card),), "timing.simultaneous")


@step(Played)
def played(s: Position, frame: Played) -> None:
    """Have happen what happens after a card is played, and after an action is attached."""
    card = frame.card[0]
    events = [Event("plays", frame.player, card, frame.base)]
    if not s.defs[card].is_minion:
        events.append(Event("attaches", frame.player, card, frame.base))
    fire(s, events, "timing.simultaneous")
