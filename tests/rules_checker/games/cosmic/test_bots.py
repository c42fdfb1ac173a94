"""What the bots go by: features of positions, and what is usually done at every kind of question."""

import random

import pytest

from cards import load_game
from rules_checker.bots.weights import own_weights
from rules_checker.games.cosmic import bots
from rules_checker.games.cosmic.cards import OPTIONS
from rules_checker.games.cosmic.frames import Invite
from rules_checker.games.cosmic.query import shown_as, total
from rules_checker.games.cosmic.ships import foreign_colonies
from rules_checker.games.cosmic.state import DEFENSE, NOBODY, OFFENSE, Position
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import load_engine

engine = load_engine("cosmic")

COMPILED = compile_cards(load_game("cosmic"))


def begun(seed: int, players: int) -> Position:
    """A game with all options, before its first answer."""
    setup = engine.from_decks(COMPILED, (), players=players, **dict.fromkeys(OPTIONS, 1))
    s: Position = engine.new_game(engine.position(COMPILED, setup), seed)
    return s


@pytest.mark.parametrize("players", [3, 5])
def test_usual_play_wins_games(players: int) -> None:
    won = 0
    for seed in range(4):
        s = begun(seed, players)
        while s.ask is not None:
            engine.answer(s, bots.rest(s))
        won += bool(s.winners)
    assert won > 1


def test_what_is_usual_may_be_chosen_at_every_question() -> None:
    s, rng, kinds = begun(3, 4), random.Random(3), set()
    while s.ask is not None:
        assert 0 <= bots.rest(s) < len(s.ask.options), s.ask.kind
        assert bots.habit(s) in (None, bots.rest(s))
        kinds.add(s.ask.kind)
        engine.answer(s, rng.randrange(len(s.ask.options)))
    assert len(kinds) > 20


@pytest.fixture
def bargaining() -> Position:
    """A game of three in which the offense puts an offer together, and either side may get a colony."""
    for seed in range(99):
        s, rng = begun(seed, 3), random.Random(seed)
        while s.ask is not None:
            words = engine.options(s)
            if s.ask.kind == "offer" and any(one.startswith("let") for one in words) and "settle" in " ".join(words):
                return s
            engine.answer(s, rng.randrange(len(words)))
    raise AssertionError("nobody ever bargains")


def offered(s: Position, *kinds: str) -> Position:
    """The same game after an offer: of these options the first of each kind is chosen."""
    s = s.clone()
    for kind in (*kinds, "offer"):
        words = engine.options(s)
        engine.answer(s, next(at for at, one in enumerate(words) if one.split()[0] == kind))
    assert s.ask is not None and s.ask.kind == "reply"
    return s


def nearly_won(s: Position, player: int) -> Position:
    """The same game, in which a player lacks one colony."""
    s = s.clone()
    third = next(one for one in range(3) if one not in (s.active, s.defense))
    for planet in s.planets_of(third)[: s.numbers.goal - 1 - len(foreign_colonies(s, player))]:
        s.ships[planet * 3 + player] += 1
    assert len(foreign_colonies(s, player)) == s.numbers.goal - 1
    return s


def said(s: Position) -> str:
    """What is answered by custom."""
    at = bots.custom(s)
    assert at is not None
    return engine.options(s)[at]


def test_nobody_lets_the_other_win_by_a_deal_and_whoever_wins_by_one_takes_it(bargaining: Position) -> None:
    s = bargaining
    assert said(offered(nearly_won(s, s.active), "settle", "let")) == "refuse"
    assert said(offered(nearly_won(s, s.defense), "settle", "let")) == "accept"


def test_a_gift_is_taken_and_nothing_is_given_for_nothing(bargaining: Position) -> None:
    assert said(offered(bargaining, "let")) == "accept"
    assert said(offered(bargaining, "settle")) == "refuse"


def test_an_offer_is_put_together_and_made(bargaining: Position) -> None:
    s, chosen = bargaining.clone(), []
    while s.ask is not None and s.ask.kind == "offer":
        chosen.append(said(s))
        engine.answer(s, engine.options(s).index(chosen[-1]))
    assert chosen[-1] == "offer" and {"settle", "let"} <= {one.split()[0] for one in chosen}


def test_whoever_wins_by_the_cards_as_they_lie_changes_nothing() -> None:
    seen = set()
    for seed in range(6):
        s, rng = begun(seed, 3), random.Random(seed)
        while s.ask is not None:
            if s.ask.kind == "use-reveal" and {shown_as(s, side) for side in (0, 1)} == {"attack"}:
                me, passes = s.side[s.ask.player], len(s.ask.options) - 1
                if me != NOBODY and total(s, me) > total(s, 1 - me):
                    as_it_is = s.lower
                    s.lower = True
                    assert bots.custom(s) is None  # the lower total wins: it may be better to change something
                    s.lower = False
                    seen.add(bots.custom(s) == passes)
                    s.lower = as_it_is
            engine.answer(s, rng.randrange(len(s.ask.options)))
    assert seen == {True}


def test_one_without_more_colonies_is_invited_to_the_offense_and_everybody_to_the_defense() -> None:
    s, seen = begun(3, 5), set()
    while s.ask is not None:
        if s.ask.kind == "invite":
            frame = s.ask.then
            assert isinstance(frame, Invite)
            guest, alone = frame.players[0], all(not bits & 1 << OFFENSE for bits in s.invited)
            more = len(foreign_colonies(s, guest)) > len(foreign_colonies(s, s.active))
            seen.add((frame.side, alone, more, said(s)))
        engine.answer(s, bots.rest(s))
    asked = {(side, answer) for side, _, _, answer in seen}
    assert asked == {(OFFENSE, "yes"), (OFFENSE, "no"), (DEFENSE, "yes")}
    invited = {(alone, more) for side, alone, more, answer in seen if (side, answer) == (OFFENSE, "yes")}
    assert invited == {(True, False)}


def test_more_colonies_are_worth_more_to_whoever_has_them() -> None:
    s, rng = begun(5, 3), random.Random(5)
    weights = own_weights("cosmic").features
    worth = [weights[name] for name in bots.FEATURES]
    while s.ask is not None and not (s.step == "launch" and len(foreign_colonies(s, 0)) == 0):
        engine.answer(s, rng.randrange(len(s.ask.options)))
    for player in range(3):
        found = bots.features(s, player)
        assert len(found) == len(bots.FEATURES)
    before = sum(a * b for a, b in zip(worth, bots.features(s, 0), strict=True))
    other = sum(a * b for a, b in zip(worth, bots.features(s, 1), strict=True))
    free = next(at for at in s.planets_of(1) if not s.on(at, 0))
    s.ships[free * 3] += 1
    assert sum(a * b for a, b in zip(worth, bots.features(s, 0), strict=True)) > before
    assert sum(a * b for a, b in zip(worth, bots.features(s, 1), strict=True)) < other
