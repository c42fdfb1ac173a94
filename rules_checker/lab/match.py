"""A match: decks that play each other under numbers, each number one game that can be played again."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Generator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from cards import Deck, FitilError, load_game
from cards.records import dataclass
from rules_checker.bots import Bot, Seat, Weights, bot
from rules_checker.engine import SEATS
from rules_checker.judging import start_of
from rules_checker.setup import compile_cards, load_engine

T = TypeVar("T")


class Result(NamedTuple):
    """The course of one game: winners (none for a draw), first player, number of turns and of answers.

    Players are counted by their decks, in the order in which those were given. `places` and `scores` are as in
    `Standing`, in games that have them; `ended` is the rule by which the game ended, `sits` what each player played
    with, `fates` what became of what there was. `moved` is the number of seats by which the decks had moved on.
    """

    winners: tuple[int, ...]
    first: int
    turns: int
    answers: int
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    ended: str = ""
    sits: tuple[tuple[str, ...], ...] = ()
    fates: tuple[tuple[str, str], ...] = ()
    moved: int = 0

    def digested(self) -> bytes:
        """The bytes that go into a simulation's digest; places and scores are part of them if the game has any."""
        return repr((self.won, *self[1 : 6 if self.places or self.scores else 4])).encode()

    @property
    def won(self) -> int | tuple[int, ...]:
        """The winners as digests and files have them: the only one by number, -1 for none."""
        return self.winners if len(self.winners) > 1 else self.winners[0] if self.winners else -1


class HandHistory(NamedTuple):
    """The cards that a player had in hand when asked or at the end, those played from it, and those left in it."""

    drawn: frozenset[str]
    played: frozenset[str]
    left: frozenset[str]


class PlayedGame(NamedTuple):
    """A game at its end: the last position, the answers, and what each seat saw of its cards."""

    position: Any
    answers: list[int]
    seen: list[HandHistory]


@dataclass(frozen=True, slots=True)
class Match:
    """Decks and who plays them, as plain data for other processes.

    `bots` and `weights` (None for the game's own) are one for all players, or one for each. `setups` are the game's
    setups in turn: one, or as many as there are decks if they are to `swap` seats, each a seat further round. `names`
    are those of the decks; a seat without a deck is called by its letter.
    """

    game: str
    cards: Mapping[str, Any]
    setups: tuple[Any, ...]
    bots: tuple[str, ...]
    seed: int
    weights: tuple[Weights | None, ...] = (None,)
    names: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        """The number of players."""
        return load_engine(self.game).seats(self.setups[0])

    @property
    def automatic(self) -> tuple[int, ...]:
        """The seats that the rules play by themselves."""
        return load_engine(self.game).automatic(self.setups[0])


def match(
    decks: Sequence[Deck], bots: str, seed: int, *, mode: str = "", swap: bool = False, weights: Sequence[Weights] = ()
) -> Match:
    """A match of decks; `bots` are one name for all, or one for each player, with commas between.

    `mode` is one of the game's, as `start_of` takes it.
    Raises `FitilError` for decks that cannot be played against each other, and for bots that are none.
    """
    game, setup = start_of(decks, mode)
    engine = load_engine(game.id)
    seats = engine.seats(setup)
    players = len(decks) or seats  # without decks, all draft
    if swap and seats != players:
        raise FitilError("seats can be swapped only where every player has a deck").coded("no-swap")
    setups = (setup, *(start_of([*decks[at:], *decks[:at]], mode)[1] for at in range(1, players if swap else 1)))
    names = tuple(bots.split(","))
    judged = tuple(weights) or (None,)
    for what, given in (("bots", names), ("files of weights", judged)):
        if len(given) not in (1, players):
            message = f"{len(given)} {what} for {players} players: give one for all, or one for each"
            raise FitilError(message).coded(f"wrong-number-of-{what.split()[0]}", n=len(given), players=players)
    compiled = compile_cards(game)
    used = engine.cards_of(setup)
    compiled["cards"] = {card_id: data for card_id, data in compiled["cards"].items() if card_id in used}
    called = (*(deck.ref for deck in decks), *SEATS[len(decks) : seats])
    m = Match(game.id, compiled, setups, names, seed, judged, called)
    _bots(m)
    return m


def _bots(m: Match) -> tuple[Bot, ...]:
    """The bots of a match, one for all decks or one for each."""
    many = max(len(m.bots), len(m.weights))
    return tuple(bot(m.bots[at % len(m.bots)], m.game, m.weights[at % len(m.weights)]) for at in range(many))


def seed_apart(seed: int, group: int) -> int:
    """The seed of one of several matches that are played with a seed, so that no two deal the same hands."""
    return int.from_bytes(hashlib.blake2b(f"{seed}/{group}".encode(), digest_size=7).digest(), "big")


class LaidMatch:
    """A match laid out: bots at hand, and a position for each of its setups."""

    def __init__(self, m: Match) -> None:
        self.match, self.engine, self.bots = m, load_engine(m.game), _bots(m)
        self.starts = [self.engine.position(m.cards, setup) for setup in m.setups]

    def round(self, number: int) -> int:
        """The number of seats by which the decks of game `number` have moved on."""
        return number % len(self.starts)

    def seed(self, number: int) -> int:
        """The seed of game `number`, the same for all the seats that its decks take in turn."""
        told = f"{self.match.seed}/{number // len(self.starts)}"
        return int.from_bytes(hashlib.blake2b(told.encode(), digest_size=7).digest(), "big")

    def play(self, number: int) -> PlayedGame:
        """Play game `number` to its end."""
        moves = self.moves(number)
        while True:
            try:
                next(moves)
            except StopIteration as ended:
                played: PlayedGame = ended.value
                return played

    def moves(self, number: int) -> Generator[None, None, PlayedGame]:
        """Play game `number`, and yield after each answer."""
        engine, seed = self.engine, self.seed(number)
        s = engine.new_game(self.starts[self.round(number)], seed)
        rng = random.Random(f"bots/{seed}")
        answers: list[int] = []
        seats = range(self.match.seats)
        drawn, played = [set[str]() for _ in seats], [set[str]() for _ in seats]
        while (question := s.ask) is not None:
            player = question.player
            drawn[player].update(engine.hand(s, player))
            choose = self.bots[(player + self.round(number)) % len(self.bots)]
            answers.append(choose(Seat.of(engine, s), rng))
            if card := engine.plays(s, question.options[answers[-1]]):
                played[player].add(card)
            s.log = []  # of the last answer only: its end is how the game ended
            engine.answer(s, answers[-1])
            for what, _, params in s.log or () if engine.PLAYED else ():
                if what in engine.PLAYED:
                    played[params["player"]].add(params["card"])
            yield
        assert s.winners is not None, "a game that asks nothing more has ended"
        left = [frozenset(engine.hand(s, player)) for player in seats]
        return PlayedGame(
            s, answers, [HandHistory(left[at] | drawn[at], frozenset(played[at]), left[at]) for at in seats]
        )

    def result(self, number: int) -> tuple[Result, list[HandHistory]]:
        """Play game `number`; return its result and what was seen of cards by decks, whatever their seats."""
        return self.by_decks(number, self.play(number))

    def by_decks(self, number: int, played: PlayedGame) -> tuple[Result, list[HandHistory]]:
        """The result of game `number`, and what was seen of cards, by decks whatever their seats."""
        s, answers, seen = played
        winners, first, turns, places, scores = self.engine.standing(s)
        moved, seats = self.round(number), self.match.seats
        result = Result(
            tuple(sorted((winner + moved) % seats for winner in winners)),
            (first + moved) % seats,
            turns,
            len(answers),
            _moved_on(places, moved),
            _moved_on(scores, moved),
            s.log[-1][1] if s.log else "",
            _moved_on(tuple(map(tuple, self.engine.sits(s))), moved),
            tuple(self.engine.fates(s)),
            moved,
        )
        return result, list(_moved_on(tuple(seen), moved))


def _moved_on(by_seat: tuple[T, ...], moved: int) -> tuple[T, ...]:
    """What is known by seat, by decks that have moved on by so many seats."""
    return (*by_seat[len(by_seat) - moved :], *by_seat[: len(by_seat) - moved])


def play_chunk(m: Match, start: int, count: int) -> list[Result]:
    """Play games `start` to `start + count` of a match."""
    table = LaidMatch(m)
    return [table.result(number)[0] for number in range(start, start + count)]


def record(m: Match, number: int) -> str:
    """Play game `number` of a match; return it as the text of a file for `fitil replay`."""
    from rules_checker.record import save  # few are saved, and it brings all that replays a game

    table = LaidMatch(m)
    answers = table.play(number).answers
    return save(load_game(m.game), m.setups[table.round(number)], table.seed(number), answers)
