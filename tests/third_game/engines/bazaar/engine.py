"""A toy engine: two to four merchants round a street of six places, who earn coins for five rounds.

On a turn a merchant draws a card and does one thing: opens a stall on a free place, hosts a guest (who pays his
patience in coins to whoever has a stall), whispers a rumour (and takes a coin from the merchant to the east), or rests.
Then each of the merchant's stalls earns a coin. The fullest purse wins, or all that are as full, together.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rules_checker.engine import SEATS, kernel

VERSION = 1
ACTIONS = {"open": ("card", "number"), "host": ("card",), "whisper": ("card",), "rest": ()}
TOLD_CARDS = ("card",)
EXECUTORS: dict[str, dict[str, tuple[str, ...]]] = {}
PLACES, ROUNDS, OPENING = 6, 5, 2
LEAST, MOST = 2, 4


class Dawn(NamedTuple):
    """A merchant's turn begins."""

    merchant: int


class Trade(NamedTuple):
    """A merchant does one thing."""

    merchant: int


class Open(NamedTuple):
    card: str
    place: int


class Host(NamedTuple):
    card: str


class Whisper(NamedTuple):
    card: str


class Rest(NamedTuple):
    pass


class Market(kernel.State):
    """Purses, hands and decks by merchant, and the street: what stands on each place, and whose it is."""

    __slots__ = ("cards", "decks", "first", "hands", "purses", "street", "turn")

    cards: Mapping[str, Mapping[str, Any]]
    decks: list[list[str]]
    hands: list[list[str]]
    purses: list[int]
    street: list[tuple[int, str] | None]
    first: int
    turn: int

    def clone(self) -> Market:
        new = Market()
        self.copy_to(new)
        new.cards, new.first, new.turn = self.cards, self.first, self.turn
        new.street, new.purses = self.street[:], self.purses[:]
        new.decks, new.hands = [deck[:] for deck in self.decks], [hand[:] for hand in self.hands]
        return new


STEPS: kernel.Steps[Market] = kernel.Steps()


# --- setup ----------------------------------------------------------------------------------------------------------


def from_decks(compiled: Mapping[str, Any], decks: Sequence[Mapping[str, Any]]) -> Any:
    if not LEAST <= len(decks) <= MOST:
        said = f"a market needs {LEAST} to {MOST} merchants, not {len(decks)}"
        raise kernel.UnfitError(said, "needs-decks", {"n": len(decks), "needed": f"{LEAST}–{MOST}"})
    return {"merchants": [deck["cards"] for deck in decks]}


def write_setup(setup: Any) -> dict[str, Any]:
    return dict(setup)


def read_setup(compiled: Mapping[str, Any], written: Mapping[str, Any]) -> Any:
    merchants = written.get("merchants")
    if written.keys() != {"merchants"} or not isinstance(merchants, list) or not LEAST <= len(merchants) <= MOST:
        raise ValueError(f"has no {LEAST} to {MOST} merchants")
    for card in (card for deck in merchants for card in deck):
        if card not in compiled["cards"]:
            raise ValueError(f"sells {card!r}, which is not a card")
    return {"merchants": merchants}


def cards_of(setup: Any) -> set[str]:
    return {card for deck in setup["merchants"] for card in deck}


def seats(setup: Any) -> int:
    return len(setup["merchants"])


def position(compiled: Mapping[str, Any], setup: Any) -> Market:
    s = Market()
    s.begin()
    s.cards = compiled["cards"]
    s.decks = [[card for card, n in deck.items() for _ in range(n)] for deck in setup["merchants"]]
    s.hands, s.purses, s.street = [[] for _ in s.decks], [0 for _ in s.decks], [None] * PLACES
    s.first = s.turn = 0
    return s


def new_game(start: Market, seed: int, *, log: bool = False) -> Market:
    s = start.clone()
    s.seed, s.log = seed, [] if log else None
    for merchant, deck in enumerate(s.decks):
        s.shuffle(deck)
        for _ in range(OPENING):
            draw(s, merchant)
    s.first = s.random(len(s.decks))
    s.agenda.append(Dawn(s.first))
    kernel.advance(s, STEPS)
    return s


# --- a turn ---------------------------------------------------------------------------------------------------------


def draw(s: Market, merchant: int) -> None:
    if s.decks[merchant]:
        s.hands[merchant].append(s.decks[merchant].pop())
        s.tell("draws", "street.dawn", player=merchant, by=merchant, seen=(s.hands[merchant][-1],))


@STEPS.step(Dawn)
def dawn(s: Market, frame: Dawn) -> None:
    if s.turn == ROUNDS * len(s.purses):
        best = max(s.purses)
        s.winners = tuple(merchant for merchant, purse in enumerate(s.purses) if purse == best)
        s.tell("ends", "coins.goal", n=best)
        return
    s.turn += 1
    s.paces = 0
    s.tell("turn", "street.dawn", player=frame.merchant, n=s.turn)
    draw(s, frame.merchant)
    s.agenda.append(Dawn((frame.merchant + 1) % len(s.purses)))
    kernel.ask(
        s,
        STEPS,
        kernel.Ask(frame.merchant, "trade", offers(s, frame.merchant), "street.one-thing", Trade(frame.merchant)),
    )


def offers(s: Market, merchant: int) -> tuple[Any, ...]:
    found: list[Any] = []
    for card in dict.fromkeys(s.hands[merchant]):
        match s.cards[card]["type"]:
            case "stall":
                found += [Open(card, place) for place, taken in enumerate(s.street) if not taken]
            case "guest":
                found += [Host(card)] if stalls(s, merchant) else []
            case "rumour":
                found += [Whisper(card)]
    return (*found, Rest())


def stalls(s: Market, merchant: int) -> int:
    return sum(place is not None and place[0] == merchant for place in s.street)


@STEPS.taking(Trade)
def trade(s: Market, frame: Trade, option: Any) -> None:
    me = frame.merchant
    match option:
        case Open(card, place):
            s.street[place] = me, card
            s.tell("opens", "street.one-stall", player=me, card=card, n=place + 1)
        case Host(card):
            s.purses[me] += s.cards[card]["numbers"]["patience"]
            s.tell("hosts", "guest.pays", player=me, card=card, n=s.cards[card]["numbers"]["patience"])
        case Whisper(card):
            east = (me + 1) % len(s.purses)
            taken = min(1, s.purses[east])
            s.purses[east] -= taken
            s.purses[me] += taken
            s.tell("whispers", "barter.neighbours", player=me, card=card, n=taken)
        case Rest():
            s.tell("rests", "street.one-thing", player=me)
    if not isinstance(option, Rest):
        s.hands[me].remove(option.card)
    s.purses[me] += stalls(s, me)
    if stalls(s, me):
        s.tell("earns", "coins.earn", player=me, n=stalls(s, me))


def answer(s: Market, index: int) -> None:
    kernel.answer(s, STEPS, index)


# --- what is said of it ---------------------------------------------------------------------------------------------


def options(s: Market) -> list[str]:
    assert s.ask
    return [_in_words(option) for option in s.ask.options]


def _in_words(option: Any) -> str:
    match option:
        case Open(card, place):
            return f"open {card} {place + 1}"
        case Host(card):
            return f"host {card}"
        case Whisper(card):
            return f"whisper {card}"
    return "rest"


def hand(s: Market, player: int) -> list[str]:
    return s.hands[player][:]


def plays(s: Market, option: Any) -> str | None:
    return None if isinstance(option, Rest) else str(option.card)


def turn_of(s: Market) -> int:
    return s.ask.player if s.ask else (s.first + s.turn) % len(s.purses)


def sits(s: Market) -> list[list[str]]:
    """Whoever opened a stall played with it."""
    return [sorted({place[1] for place in s.street if place and place[0] == me}) for me in range(len(s.purses))]


def standing(s: Market) -> kernel.Standing:
    places = tuple(1 + sum(other > purse for other in s.purses) for purse in s.purses)
    return kernel.Standing(s.winners or kernel.DRAW, s.first, s.turn, places, tuple(s.purses))


def outcome(s: Market) -> dict[str, Any]:
    return {"winner": s.winner_in(SEATS), "purses": s.purses[:]}


def view(s: Market, player: int) -> dict[str, Any]:
    asked = s.ask if s.ask and s.ask.player == player else None
    return {
        "player": SEATS[player],
        "purses": dict(zip(SEATS, s.purses, strict=False)),
        "street": [place and {"owner": SEATS[place[0]], "card": place[1]} for place in s.street],
        "hand": s.hands[player][:],
        "question": asked and {"kind": asked.kind, "options": [{"words": words} for words in options(s)]},
    }


def imagine(s: Market, rng: random.Random) -> Market:
    """A market as the merchant asked may imagine it: the others' hands and all decks are dealt anew."""
    assert s.ask
    other = s.clone()
    other.forget(rng)
    for merchant, (hand, deck) in enumerate(zip(other.hands, other.decks, strict=True)):
        held = 0 if merchant == s.ask.player else len(hand)
        hidden = sorted(deck + hand[:held])
        rng.shuffle(hidden)
        hand[:held], deck[:] = hidden[:held], hidden[held:]
    return other


def why(s: Market, player: int, action: str) -> kernel.Refusal | None:
    if s.ask and s.ask.player == player and action in options(s):
        return None
    verb, *rest = action.split()
    if verb not in ACTIONS:
        raise ValueError(f"{action!r} is not an action: {', '.join(ACTIONS)}")
    if s.ask is None or s.ask.player != player:
        return kernel.Refusal("street.one-thing", "not-your-turn", {})
    if rest and rest[0] not in s.hands[player]:
        return kernel.Refusal("street.dawn", "not-in-hand", {"card": rest[0]})
    if verb == "open" and len(rest) == 2 and 1 <= int(rest[1]) <= PLACES and s.street[int(rest[1]) - 1]:
        return kernel.Refusal("street.one-stall", "taken", {"n": int(rest[1])})
    if verb == "host":
        return kernel.Refusal("guest.pays", "no-stall", {"card": rest[0]})
    return kernel.Refusal("street.one-thing", "not-so", {})
