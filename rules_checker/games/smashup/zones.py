"""Where cards go: from zone to zone, from base to base; and victory points."""

from __future__ import annotations

from collections.abc import Sequence

from rules_checker.engine import Card, choices
from rules_checker.games.smashup.state import DECK, DISCARD, HAND, LIMBO, NOBODY, PLAY, Position


def put(s: Position, card: int, zone: int, *, swept: bool = False) -> None:
    """Move a card to a zone of its owner's, on top of the deck if it goes there (`term.discard-owner`).

    What is attached to a card that leaves play goes to the discard piles of its owners: with a card that is returned
    (`gap.return-attachments`), destroyed (`gap.attachments-follow`), or `swept` with its base
    (`gap.action-attached-to-base`).
    """
    if s.where[card] == PLAY:
        follows = "gap.action-attached-to-base" if swept else "gap.attachments-follow"
        _leave(s, card, follows if zone == DISCARD else "gap.return-attachments")
    else:
        _pile(s, card).remove(card)
    s.moves[card] += 1
    s.where[card] = zone
    _pile(s, card).append(card)


def put_under(s: Position, card: int) -> None:
    """Put a card under its owner's deck."""
    put(s, card, DECK)
    deck = s.decks[s.owner[card]]
    deck.insert(0, deck.pop())


def enter(s: Position, player: int, card: int, base: int, host: int = NOBODY) -> None:
    """Bring a card into play at a base, or onto a minion there, under a player's control."""
    if s.where[card] != LIMBO:
        _pile(s, card).remove(card)
    s.moves[card] += 1
    s.where[card] = PLAY
    s.at[card], s.host[card], s.control[card] = base, host, player
    s.in_play.append(card)
    if s.defs[card].modifiers:
        s.statics = None
    if host != NOBODY:
        settle_control(s, host)


def show(s: Position, card: int) -> None:
    """Lay a card that is played on the table, until it is clear where it goes."""
    _pile(s, card).remove(card)
    s.moves[card] += 1
    s.where[card] = LIMBO


def _pile(s: Position, card: int) -> list[int]:
    """The pile of its owner's that a card out of play is in; of one that is being played, nowhere."""
    owner, where = s.owner[card], s.where[card]
    if where == HAND:
        return s.hands[owner]
    if where == DECK:
        return s.decks[owner]
    return s.discards[owner] if where == DISCARD else [card]


def _leave(s: Position, card: int, rule: str) -> None:
    """Take a card out of play, and put what is attached to it into the discard piles of its owners."""
    for one in s.attached(card):
        s.cite("term.return-attachments", "gap.return-attachments", "term.discard-owner")
        s.host[one] = NOBODY
        put(s, one, DISCARD)
        s.tell("falls-off", rule, card=s.defs[one].id, player=s.owner[one])
    s.in_play.remove(card)
    if card in s.waiting:
        s.waiting = tuple([one for one in s.waiting if one != card])
    if s.defs[card].modifiers:
        s.statics = None
    host = s.host[card]
    s.at[card], s.host[card], s.control[card] = NOBODY, NOBODY, s.owner[card]
    if s.boosts:
        s.boosts = [boost for boost in s.boosts if boost.card != card]
    if host != NOBODY:
        settle_control(s, host)


def settle_control(s: Position, minion: int) -> None:
    """Have a minion be controlled by whoever last took control of it, or else by its owner."""
    taken = [s.control[one] for one in s.attached(minion) if "control" in s.defs[one].words]
    s.control[minion] = taken[-1] if taken else s.owner[minion]


def relocate(s: Position, card: int, base: int) -> None:
    """Move a card in play to another base, with all that is attached to it (`term.move`); it waits for no other."""
    s.at[card] = base
    if card in s.waiting:
        s.waiting = tuple([one for one in s.waiting if one != card])
    for one in s.attached(card):
        s.at[one] = base


def draw(s: Position, player: int, n: int, rule: str) -> int:
    """Draw cards, shuffling the discard pile into a new deck whenever that is empty; return how many were drawn."""
    drawn: list[int] = []
    for _ in range(n):
        if not s.decks[player] and not reshuffle(s, player):
            s.cite("gap.reveal-empty-both")
            break
        card = s.decks[player][-1]
        put(s, card, HAND)
        drawn.append(card)
    if drawn:
        s.tell("draws", rule, player=player, n=len(drawn), by=player, seen=tuple([s.defs[card].id for card in drawn]))
    return len(drawn)


def reshuffle(s: Position, player: int) -> bool:
    """Shuffle a player's discard pile as a new deck; False if it is empty, too."""
    if not s.discards[player]:
        return False
    shuffle_in(s, player)
    return True


def shuffle_in(s: Position, player: int) -> None:
    """Shuffle a player's discard pile into the deck."""
    pile = s.discards[player][:]
    for card in pile:
        put(s, card, DECK)
    s.shuffle(s.decks[player])
    s.tell("reshuffles", "draw.reshuffle", player=player, n=len(pile))


def reshuffle_under(s: Position, player: int) -> None:
    """Shuffle a player's discard pile, and put it under the deck, whose cards are not enough."""
    pile = s.discards[player][:]
    s.shuffle(pile)
    for card in pile:
        put_under(s, card)
    s.tell("reshuffles", "draw.reshuffle", player=player, n=len(pile))


def gain(s: Position, player: int, n: int, rule: str, *, place: int = 0, power: int = 0, sharing: int = 0) -> None:
    """Give a player victory points, for a place at a base if for any: by what `power`, of how many `sharing` it."""
    s.vp[player] += n
    s.tell("gains", rule, player=player, n=n, left=s.vp[player], place=place, power=power, sharing=sharing)


def distinct(s: Position, options: Sequence[Card]) -> tuple[Card, ...]:
    """Options to choose a card, without those that look like an earlier one."""
    return choices(options, lambda option: look(s, option.card))


def look(s: Position, card: int) -> tuple[object, ...]:
    """Everything that two cards must share to be twins: nobody is asked which of them."""
    if s.where[card] != PLAY:
        return (s.defs[card].id, s.owner[card], s.where[card])
    on_it = tuple([(s.defs[one].id, s.control[one]) for one in s.attached(card)])
    boosts = tuple([(boost.by, boost.until) for boost in s.boosts if boost.card == card])
    return (s.defs[card].id, s.owner[card], PLAY, s.at[card], s.host[card], s.control[card], on_it, boosts)
