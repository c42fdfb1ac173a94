"""What one card does for a deck: a starter deck with it and without it, each game of the field played with both.

The card stands where the card stood that is most like it, so that a seed deals both decks alike: whatever differs
between the two games of a pair comes of it. Each pair has a seed of its own, so no pair leans on another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from time import monotonic
from typing import NamedTuple

from cards import Card, Deck, FitilError, Game, Lang, load_deck, starter_refs
from rules_checker.judging import check, words
from rules_checker.lab.intervals import Interval, paired
from rules_checker.lab.match import HandHistory, LaidMatch, Result, match, seed_apart
from rules_checker.lab.swap import Swap
from rules_checker.lab.tally import CardCounts, Tally, summed
from rules_checker.lab.versus import BOT

MOST_LIKE = 6
"""So many cards like it are told of beside it."""


class Fit(NamedTuple):
    """A starter deck as it is, and after so many `copies` of a card took the place of those of the card `out`."""

    before: Deck
    after: Deck
    card: str
    out: str
    copies: int

    @property
    def field(self) -> list[Deck]:
        """The other starter decks of the game; in a game that has none, the deck itself as it is."""
        refs = [ref for ref in starter_refs() if ref.startswith(f"{self.before.game}/") and ref != self.before.ref]
        return [load_deck(ref) for ref in refs] or [self.before]


def fitting(game: Game, card_id: str) -> Fit:
    """The starter deck and the place in it that fit a card best: of its team, type, cost and numbers, by the rules.

    Raises `FitilError` if the game has no such decks, or none of them a place for the card.
    """
    card, refs = game.cards[card_id], [ref for ref in starter_refs() if ref.startswith(f"{game.id}/")]
    if game.deck_rules is None or not refs:
        raise FitilError(f"{game.id} has no starter decks to try a card in").coded("tried-no-decks", game=game.id)
    slot, decks = game.deck_rules.slot_of(card), [load_deck(ref) for ref in refs]
    places = [(deck, out) for deck in decks for out in (deck.slots.get(slot, ()) if slot else deck.cards)]
    for deck, out in sorted(places, key=lambda place: _unlike(game, card, *place)):
        for copies in range(1 if slot else deck.cards[out], 0, -1):
            after = _in_slot(deck, slot, out, card_id) if slot else Swap(out, card_id, copies).of(deck)
            if check(game, after).legal:
                return Fit(deck, after, card_id, out, copies)
    said = f"no starter deck of {game.id} has a place for the card {card_id!r}"
    raise FitilError(said).coded("tried-no-place", game=game.id)


def _in_slot(deck: Deck, slot: str, out: str, card_id: str) -> Deck:
    held = tuple(card_id if one == out else one for one in deck.slots[slot])
    return replace(deck, slots={**deck.slots, slot: held}, lines={})


def _unlike(game: Game, card: Card, deck: Deck, out: str) -> tuple[bool, bool, int, int, int]:
    """How much a card in a deck differs from another, what counts most first; of those alike, most copies first."""
    other = game.cards[out]
    apart = sum(abs(card.numbers.get(name, 0) - other.numbers.get(name, 0)) for name in {*card.numbers, *other.numbers})
    cost = abs(len(card.price) - len(other.price)) + (card.rarity != other.rarity)
    keywords = len({one.id for one in card.keywords} ^ {one.id for one in other.keywords})
    return card.team != other.team, card.type != other.type, cost + apart, keywords, -deck.cards.get(out, 1)


def like_it(game: Game, card: Card) -> list[str]:
    """The other cards of its type that are paid for alike: by the first of their numbers, and by whether at a price."""

    def cost(one: Card) -> tuple[object, ...]:
        return one.type, next(iter(one.numbers.values()), None), bool(one.price)

    return [one.id for one in game.cards.values() if one is not card and cost(one) == cost(card)]


class TriedPairs:
    """Pairs of games against the field, whose decks take turns, and what they have shown so far.

    All that they need of the game is read when they are set up. A game without a winner is one that was not won.
    """

    def __init__(self, game: Game, fit: Fit, seed: int = 1) -> None:
        others = max(1, game.deck_rules.brought[0] - 1) if game.deck_rules else 1
        self.fit, self._names = fit, game.words
        self._deck = {lang: fit.before.name.get(lang) or fit.before.ref for lang in game.langs}
        self._alike = like_it(game, game.cards[fit.card])
        self._tables = [
            [
                LaidMatch(match([deck, *[other] * others], BOT, seed_apart(seed, at), swap=True))
                for deck in (fit.before, fit.after)
            ]
            for at, other in enumerate(fit.field)
        ]
        seats = self._tables[0][0].match.seats
        self.before, self.after = Tally(seats), Tally(seats)
        self.pairs: Counter[tuple[bool, bool]] = Counter()
        self._going = self._play()

    def play(self, pairs: int, seconds: float = inf) -> None:
        """Play until there are so many pairs, for at most so many seconds; what is begun then goes on later."""
        until = monotonic() + seconds
        while self.pairs.total() < pairs and monotonic() < until:
            next(self._going)

    def _play(self) -> Iterator[None]:
        """Play pairs without end, and yield after each answer."""
        while True:
            turn, at = divmod(self.pairs.total(), len(self._tables))
            number = turn * self.before.seats + turn % self.before.seats  # of another seed each time, a seat further on
            found = list[tuple[Result, list[HandHistory]]]()
            for table in self._tables[at]:
                played = yield from table.moves(number)
                found.append(table.by_decks(number, played))
            before, after = found
            self.before = self.before.plus(summed(self._tables[at][0], 0, self.before.games, [before]))
            self.after = self.after.plus(summed(self._tables[at][1], 0, self.after.games, [after]))
            self.pairs[0 in before[0].winners, 0 in after[0].winners] += 1

    @property
    def interval(self) -> Interval:
        """Where the share won with the card less that without it lies, as `paired` (Newcombe's method 10) has it."""
        pairs = self.pairs
        return paired(pairs[True, True], pairs[False, True], pairs[True, False], pairs[False, False])

    def place(self, lang: Lang) -> str:
        """Where the card stands, in words."""
        name = self._names[lang][self.fit.out].name
        return words(lang)("tried-place", deck=self._deck[lang], out=name, copies=self.fit.copies)

    def lines(self, lang: Lang) -> Iterator[str]:
        """What the pairs have shown, in words; nothing if there are none."""
        games = self.pairs.total()
        if not games:
            return
        say, without, won = words(lang), self.before.wins[0], self.after.wins[0]
        yield say("tried-won", games=games, won=won, share=won / games, without=without, before=without / games)
        low, high = self.interval
        judged = "better" if low > 0 else "worse" if high < 0 else "even"
        least, most = (-high, -low) if judged == "worse" else (abs(low), high)
        yield say(f"tried-{judged}", least=round(100 * least), most=round(100 * most))  # in percentage points
        if self.fit.card in self.fit.after.cards:
            yield from self._in_hand(lang)

    def _in_hand(self, lang: Lang) -> Iterator[str]:
        """What the deck won when it had the card in hand, and when it had the one before it, or another like it.

        Where nobody has a hand, it is told of the games in which it was played.
        """
        say, named, seen = words(lang), self._names[lang], self.after.cards[0]
        how = "hand" if any(found.drawn for found in seen.values()) else "played"
        others = {card: seen[card] for card in self._alike if card in seen}
        others[self.fit.out] = self.before.cards[0].get(self.fit.out, CardCounts())
        told = {card: _won(found, how) for card, found in others.items() if _won(found, how)[1]}
        won, games = _won(seen.get(self.fit.card, CardCounts()), how)
        yield say("tried-had", how=how, games=games, won=won, share=won / games if games else 0)
        for card in sorted(told, key=lambda card: (-told[card][0] / told[card][1], card))[:MOST_LIKE]:
            of = "before" if card == self.fit.out else "like"
            won, games = told[card]
            yield say("tried-like", name=named[card].name, of=of, games=games, share=won / games)


def _won(counts: CardCounts, how: str) -> tuple[int, int]:
    """The games won, of how many, in which a card was at hand, or was played."""
    return (counts.drawn_won, counts.drawn) if how == "hand" else (counts.played_won, counts.played)
