"""What verbs do to cards, once it is clear to which: destroy, return, move, strengthen, take, put away."""

from __future__ import annotations

from collections.abc import Callable

from rules_checker.engine import Card, Steps, the_card
from rules_checker.games.smashup.frames import Doing, First, MoveNext, ShuffleDeck
from rules_checker.games.smashup.query import goal_of, statics
from rules_checker.games.smashup.reactions import Event, fire
from rules_checker.games.smashup.state import DISCARD, HAND, PLAY, Boost, Position
from rules_checker.games.smashup.zones import distinct, put, put_under, relocate

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


CHOSEN: tuple[str, ...] = ("another-base", "other-bases")
"""Where cards move that the actor sends on: all to one base, or each to its own."""


def destroy(s: Position, doing: Doing, cards: tuple[int, ...]) -> None:
    """Put cards into their owners' discard piles, all at once (`term.destroy`)."""
    saving = [source for source, _ in statics(s, "first-destroyed-returns") if source not in s.graves]
    if saving:
        s.agenda.append(First(cards, tuple(saving)))
    else:
        _destroy(s, cards, ())


@step(First)
def first(s: Position, frame: First) -> None:
    """Ask which minion is the first one that is destroyed at a base where that matters (`gap.museum-first`)."""
    cards, bases, saved = frame
    if not bases:
        _destroy(s, cards, saved)
        return
    minions = [card for card in cards if s.defs[card].is_minion and s.at[card] == bases[0]]
    if minions:
        options = distinct(s, [the_card(card) for card in minions])
        s.ask_for(s.active, "first-destroyed", options, "gap.museum-first", frame)
    else:
        s.agenda.append(First(cards, bases[1:], saved))


@taking(First)
def first_chosen(s: Position, frame: First, option: Card) -> None:
    """That one will go to its owner's hand; look at the next such base."""
    s.agenda.append(First(frame.cards, frame.bases[1:], (*frame.saved, option.card)))


def _destroy(s: Position, cards: tuple[int, ...], saved: tuple[int, ...]) -> None:
    """Destroy cards; those `saved` are destroyed as well, but go to hand (`gap.museum-destroyed`)."""
    events: list[Event] = []
    for card in cards:
        base = s.at[card]
        if s.defs[card].is_minion and base not in s.graves:
            s.graves = (*s.graves, base)
        s.tell("destroyed", "term.destroy", card=s.defs[card].id, player=s.control[card], base=s.defs[base].id)
        if s.control[card] != s.owner[card]:
            s.cite("term.discard-owner")
        borrowed = s.control[card] != s.owner[card]
        if card in saved:
            s.cite("word=first-destroyed-returns", "gap.museum-destroyed")
            put(s, card, HAND)
            s.tell("saved", "gap.museum-destroyed", card=s.defs[card].id, player=s.owner[card], base=s.defs[base].id)
        else:
            put(s, card, DISCARD)
            if borrowed:
                s.tell("goes-home", "term.discard-owner", card=s.defs[card].id, player=s.owner[card])
        events.append(Event("is-destroyed", s.owner[card], card, base))
    fire(s, events, "timing.simultaneous")


def give_back(s: Position, doing: Doing, cards: tuple[int, ...]) -> None:
    """Return cards to their owners' hands (`term.return`)."""
    events: list[Event] = []
    for card in cards:
        base = s.at[card]
        s.tell("returned", "term.return", card=s.defs[card].id, player=s.owner[card], base=s.defs[base].id)
        put(s, card, HAND)
        events.append(Event("is-returned", s.owner[card], card, base))
    fire(s, events, "timing.simultaneous")


def move(s: Position, doing: Doing, cards: tuple[int, ...]) -> None:
    """Move cards to the base that the text names, or to others that the actor chooses."""
    to = doing.effect.to
    if to == "replacement":
        s.waiting = tuple(dict.fromkeys((*s.waiting, *cards)))
        for card in cards:
            s.tell("waits", "card.tortuga-effect", card=s.defs[card].id, player=s.control[card])
    elif to in CHOSEN:
        s.agenda.append(MoveNext(doing, tuple([s.ref(card) for card in cards]), to == "another-base"))
    else:
        goal = goal_of(s, to, doing.memory)
        if goal in s.bases:
            _move(s, cards, goal)


def _move(s: Position, cards: tuple[int, ...], base: int) -> None:
    for card in cards:
        s.cite("play.move-is-not-play", "term.not-played")
        came_from = s.defs[s.at[card]].id
        relocate(s, card, base)
        s.tell("moves", "term.move", card=s.defs[card].id, player=s.control[card], base=s.defs[base].id, old=came_from)


@step(MoveNext)
def move_next(s: Position, frame: MoveNext) -> None:
    """Ask where the next of several cards moves, or all of them."""
    left = tuple([ref for ref in frame.cards if s.still(ref)])
    if left:
        origin = s.at[left[0][0]]
        bases = tuple([the_card(base) for base in s.bases if base != origin])
        s.ask_for(frame.doing.actor, "move-to", bases, "term.move", frame._replace(cards=left))


@taking(MoveNext)
def move_one(s: Position, frame: MoveNext, option: Card) -> None:
    """Move it, or all of them, to the base chosen."""
    cards = [ref[0] for ref in frame.cards]
    if frame.together:
        _move(s, tuple(cards), option.card)
    else:
        if len(cards) > 1:
            s.agenda.append(frame._replace(cards=frame.cards[1:]))
        _move(s, (cards[0],), option.card)


def strengthen(s: Position, doing: Doing, cards: tuple[int, ...]) -> None:
    """Give minions more power for a while."""
    n, until = doing.effect.amount, doing.effect.until
    for card in cards:
        if s.where[card] == PLAY:
            s.boosts.append(Boost(card, n, until))
            s.tell("strengthened", "score.trigger", card=s.defs[card].id, player=s.control[card], n=n, until=until)


def take(s: Position, doing: Doing, cards: tuple[int, ...]) -> None:
    """Take cards from the discard pile into hand."""
    for card in cards:
        put(s, card, HAND)
        s.tell("takes", "discard.public", card=s.defs[card].id, player=s.owner[card])


def put_away(s: Position, doing: Doing, cards: tuple[int, ...]) -> None:
    """Put cards under their owners' decks."""
    for card in cards:
        put_under(s, card)
        s.tell("goes-under", "term.return", card=s.defs[card].id, player=s.owner[card])


def bury(s: Position, doing: Doing, cards: tuple[int, ...]) -> None:
    """Discard cards that were searched for in a deck, which is then shuffled."""
    for card in cards:
        put(s, card, DISCARD)
        s.tell("discards", "term.discard-owner", card=s.defs[card].id, player=s.owner[card])


def discard(s: Position, doing: Doing, cards: tuple[int, ...]) -> None:
    """Discard cards from hand."""
    for card in cards:
        put(s, card, DISCARD)
        s.tell("discards", "term.discard-owner", card=s.defs[card].id, player=s.owner[card])


@step(ShuffleDeck)
def shuffle_deck(s: Position, frame: ShuffleDeck) -> None:
    """Shuffle a deck that was searched."""
    s.shuffle(s.decks[frame.player])
    s.tell("shuffles", "term.discard-owner", player=frame.player)


DO: dict[str, Callable[[Position, Doing, tuple[int, ...]], None]] = {
    "destroy": destroy,
    "return": give_back,
    "move": move,
    "power": strengthen,
    "take": take,
    "put-under-deck": put_away,
    "bury": bury,
    "discard": discard,
}
"""What verbs do to the cards that they are done to."""
