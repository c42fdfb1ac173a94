"""A toy engine: two to four merchants round a street of six places, who earn coins for five rounds.

On a turn a merchant draws a card and does one thing: opens a stall on a free place, hosts a guest (who pays his
patience in coins to whoever has a stall), whispers a rumour (and takes a coin from the merchant to the east), or rests.
Then each of the merchant's stalls earns a coin. The fullest purse wins, or all that are as full, together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rules_checker.engine import SEATS, Endless, Options, Refusal, State, Steps, deck_list, not_now

DECKS = LEAST, MOST = 2, 4
PLACES, ROUNDS, OPENING = 6, 5, 2


class Deal(NamedTuple):
    """The merchants get their first cards."""


class Dawn(NamedTuple):
    """A merchant's turn begins."""

    merchant: int


class Trade(NamedTuple):
    """A merchant does one thing."""


class Thing(NamedTuple):
    """A thing to do: with a card, if any, and on a place, if on any."""

    verb: str
    card: int = -1
    place: int = -1


class Card(NamedTuple):
    id: str
    type: str
    patience: int


class Market(State):
    """Purses, hands and decks by merchant, and the street: the stall on each place, and whose it is."""

    __slots__ = ("decks", "defs", "hands", "purses", "street")

    defs: tuple[Card, ...]
    decks: list[list[int]]
    hands: list[list[int]]
    purses: list[int]
    street: list[tuple[int, int] | None]

    def clone(self) -> Market:
        new = Market()
        self.copy_to(new)
        new.defs, new.street, new.purses = self.defs, self.street[:], self.purses[:]
        new.decks, new.hands = [deck[:] for deck in self.decks], [hand[:] for hand in self.hands]
        return new


STEPS: Steps[Market] = Steps()


def position(compiled: Mapping[str, Any], setup: Mapping[str, Any]) -> Market:
    s, lists = Market(), [deck_list(deck) for deck in setup["decks"]]
    s.begin(len(lists))
    printed = [compiled["cards"][card] for cards in lists for card in cards]
    s.defs = tuple([Card(card["id"], card["type"], card["numbers"].get("patience", 0)) for card in printed])
    numbers = iter(range(len(printed)))
    s.decks = [[next(numbers) for _card in cards] for cards in lists]
    s.hands, s.purses, s.street = [[] for _ in lists], [0 for _ in lists], [None] * PLACES
    s.agenda.append(Deal())
    return s


# --- a turn ---------------------------------------------------------------------------------------------------------


@STEPS.step(Deal)
def deal(s: Market, _: Deal) -> None:
    for merchant, deck in enumerate(s.decks):
        s.shuffle(deck)
        for _card in range(OPENING):
            draw(s, merchant)
    s.first = s.random(len(s.decks))
    s.agenda.append(Dawn(s.first))


def draw(s: Market, merchant: int) -> None:
    if s.decks[merchant]:
        s.hands[merchant].append(s.decks[merchant].pop())
        s.tell("draws", "street.dawn", player=merchant, by=merchant, seen=(s.defs[s.hands[merchant][-1]].id,))


@STEPS.step(Dawn)
def dawn(s: Market, frame: Dawn) -> None:
    if not s.begin_turn(frame.merchant, ROUNDS * len(s.purses)):
        return
    s.tell("turn", "street.dawn", player=frame.merchant, n=sum(s.turns))
    draw(s, frame.merchant)
    s.agenda.append(Dawn((frame.merchant + 1) % len(s.purses)))
    s.ask_for(frame.merchant, "trade", offers(s, frame.merchant), "street.one-thing", Trade())


@STEPS.step(Endless)
def close(s: Market, _: Endless) -> None:
    best = max(s.purses)
    s.winners = tuple([merchant for merchant, purse in enumerate(s.purses) if purse == best])
    s.tell("ends", "coins.goal", n=best)


def offers(s: Market, merchant: int) -> tuple[Thing, ...]:
    found = []
    for card in {s.defs[card].id: card for card in s.hands[merchant]}.values():
        if s.defs[card].type == "stall":
            found += [Thing("open", card, place) for place, taken in enumerate(s.street) if not taken]
        elif s.defs[card].type == "rumour" or stalls(s, merchant):
            found.append(Thing("whisper" if s.defs[card].type == "rumour" else "host", card))
    return (*found, Thing("rest"))


def stalls(s: Market, merchant: int) -> int:
    return sum(place is not None and place[0] == merchant for place in s.street)


@STEPS.taking(Trade)
def trade(s: Market, _: Trade, thing: Thing) -> None:
    verb, card, place = thing
    me, name = s.active, "" if card < 0 else s.defs[card].id
    if verb == "open":
        s.street[place] = me, card
        s.tell("opens", "street.one-stall", player=me, card=name, n=place + 1)
    elif verb == "host":
        s.purses[me] += s.defs[card].patience
        s.tell("hosts", "guest.pays", player=me, card=name, n=s.defs[card].patience)
    elif verb == "whisper":
        east = (me + 1) % len(s.purses)
        taken = min(1, s.purses[east])
        s.purses[east] -= taken
        s.purses[me] += taken
        s.tell("whispers", "barter.neighbours", player=me, card=name, n=taken)
    else:
        s.tell("rests", "street.one-thing", player=me)
    if name:
        s.hands[me].remove(card)
    s.purses[me] += stalls(s, me)
    if stalls(s, me):
        s.tell("earns", "coins.earn", player=me, n=stalls(s, me))


# --- what is said of it ---------------------------------------------------------------------------------------------


OPTIONS: Options[Market] = Options()


@OPTIONS.of(Thing, "open CARD:card PLACE:number", "host CARD:card", "whisper CARD:card", "rest")
def written(s: Market, thing: Thing) -> str:
    verb, card, place = thing
    card_and_place = [s.defs[card].id] * (card >= 0) + [str(place + 1)] * (place >= 0)
    return " ".join([verb, *card_and_place])


def hand(s: Market, player: int) -> list[str]:
    return [s.defs[card].id for card in s.hands[player]]


def plays(s: Market, thing: Thing) -> str | None:
    return None if thing.card < 0 else s.defs[thing.card].id


def sits(s: Market) -> list[list[str]]:
    """Whoever opened a stall played with it."""
    own = [{s.defs[place[1]].id for place in s.street if place and place[0] == me} for me in range(len(s.purses))]
    return [sorted(stalls_of) for stalls_of in own]


def scores(s: Market) -> list[int]:
    return s.purses


def outcome(s: Market) -> dict[str, Any]:
    return {"winner": s.winner_in(SEATS), "purses": s.purses[:]}


def table(s: Market, player: int) -> dict[str, Any]:
    return {
        "purses": dict(zip(SEATS, s.purses, strict=False)),
        "street": [place and {"owner": SEATS[place[0]], "card": s.defs[place[1]].id} for place in s.street],
        "hand": hand(s, player),
    }


def hidden(s: Market, player: int) -> Iterator[list[int]]:
    for merchant, deck in enumerate(s.decks):
        yield deck if merchant == player else [*deck, *s.hands[merchant]]


def reason(s: Market, player: int, verb: str, rest: str) -> Refusal:
    if refusal := not_now(s, player, "street.one-thing"):
        return refusal
    card, _, number = rest.partition(" ")
    if rest and card not in hand(s, player):
        return Refusal("street.dawn", "not-in-hand", {"card": card})
    if verb == "open" and number.isdigit() and 1 <= int(number) <= PLACES and s.street[int(number) - 1]:
        return Refusal("street.one-stall", "taken", {"n": int(number)})
    if verb == "host":
        return Refusal("guest.pays", "no-stall", {"card": card})
    return Refusal("street.one-thing", "not-so", {})
