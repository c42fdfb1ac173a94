"""Why not: exactly what is not offered is refused, by a rule of the ledger, and in the reader's words."""

import random
from collections.abc import Iterator

import pytest

from cards import FitilError, load_deck, load_game
from cards.languages import SPOKEN
from rules_checker.games.deckbattle.state import Position
from rules_checker.judging.messages import card_name
from rules_checker.record.why import why_not
from rules_checker.setup.compiled import compile_cards, compile_deck
from rules_checker.setup.engines import load_engine
from rules_checker.setup.setups import random_setup

engine = load_engine("deckbattle")

GAME = load_game("deckbattle")
COMPILED = compile_cards(GAME)


def position(seed: int, answers: int) -> Position:
    """A random game of any style after some random answers."""
    rng = random.Random(seed)
    s = engine.new_game(engine.position(COMPILED, random_setup(GAME, rng)), seed)
    for _ in range(answers):
        if s.ask:
            engine.answer(s, rng.randrange(len(s.ask.options)))
    return s


def actions(s: Position) -> Iterator[str]:
    """Every card played into both lanes and cast at everything, and the words that end something."""
    cards = sorted({info.id for info in s.defs})
    standing = sorted({s.defs[one].id for realm in s.realms for row in realm for one in row})
    for card in cards:
        yield from (f"play {card} {lane}" for lane in ("upper", "lower"))
        yield from (f"cast {card} {whose} {target}" for whose in "ab" for target in (*standing, cards[0]))
    yield from ("done", "go")


@pytest.mark.parametrize("seed", range(30))
def test_exactly_what_is_not_offered_is_refused_by_a_rule_of_the_ledger(seed: int) -> None:
    s = position(seed, seed * 3)
    s.touched = {"some.rule"}
    for player in (0, 1):
        offered = set(engine.options(s)) if s.ask and s.ask.player == player else set()
        for action in actions(s):
            refusal = engine.why(s, player, action)
            assert (refusal is None) == (action in offered), (player, action, s.ask)
            assert refusal is None or refusal.rule in GAME.rules
    assert s.touched == {"some.rule"}, "a rule is not used because somebody asks about it"


def test_refusals_are_told_in_three_languages_with_the_page_of_the_rule() -> None:
    decks = [compile_deck(load_deck(f"deckbattle/deck{number}")) for number in (1, 2)]
    s = engine.new_game(engine.position(COMPILED, engine.from_decks(COMPILED, decks)), 1)
    assert s.ask
    far = next(s.defs[card].id for card in s.hands[s.ask.player][5:] if not s.defs[card].is_spell)
    for lang in SPOKEN:
        answer = why_not(GAME, s, f"play {far} upper", lang)
        assert not answer.legal
        assert card_name(GAME, far, lang) in answer.text and "[summon.leftmost-four]" in answer.text


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("sing", "'sing' is not an action: play CARD LANE, cast CARD A|B CREATURE, done, go"),
        ("play scribe middle", "'middle' is not a lane: upper or lower"),
        ("cast boom c ogre", "'c' is not a player whose creature is meant: a or b"),
        ("done now", "'done now' is not an action: play CARD LANE"),
        ("play scribe", "'play scribe' is not complete: play CARD LANE"),
        ("play scrib upper", "there is no card 'scrib'; did you mean 'scribe'"),
    ],
)
def test_words_that_name_no_action_are_answered_with_those_that_do(action: str, message: str) -> None:
    with pytest.raises(FitilError) as refused:
        why_not(GAME, position(3, 0), action, "en")
    assert str(refused.value).startswith(message)


@pytest.mark.parametrize("said", ["play Писарь upper", "play «писарь» UPPER", "play לבלר upper", "play scribe upper"])
def test_cards_are_named_in_any_language(said: str) -> None:
    s = position(3, 0)
    assert why_not(GAME, s, said, "en").legal == why_not(GAME, s, "play scribe upper", "en").legal
