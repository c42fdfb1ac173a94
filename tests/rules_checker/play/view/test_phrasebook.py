"""What is said while a game is played: every question, option, thing and reason has words, in every language."""

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cards import load_game
from cards.files import read_text
from cards.languages import LANGS
from rules_checker.bots.weights import feature_names, own_weighing
from rules_checker.judging.messages import LOCALE
from rules_checker.play.help.reasons import reasons
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.play.view.question import explained, offered
from rules_checker.play.view.table import cards_in, rows
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import engine_ids, load_engine, own_file
from rules_checker.setup.setups import random_setup
from tests.budget import first
from tests.rules_checker.play.playing import at_table

GAMES = engine_ids()
ID = re.compile(r"^([a-z_-]+) =", re.M)
SLIP = re.compile(r"[{}]|None|\?\?\?| {2}|^\s|\s$| [,.:;]|\(\)|[a-z]+-[a-z]+|\byes\b|\bno\b")
USED_BY = re.compile(r"\{ ([a-z-]+) \}")

games = pytest.mark.parametrize("game", GAMES)
langs = pytest.mark.parametrize("lang", LANGS)
many = pytest.mark.parametrize("many", first([12, 40]))
"""In how many random games of each game something is looked for."""


def positions(game_id: str, count: int, seed: int = 1) -> Iterator[tuple[Any, Any]]:
    """Some questions in random games of random decks: the engine and the position, each time."""
    game, engine, rng = load_game(game_id), load_engine(game_id), random.Random(seed)
    for number in range(count):
        s = engine.new_game(engine.position(compile_cards(game), random_setup(game, rng)), number)
        while s.ask is not None:
            yield engine, s
            engine.answer(s, rng.randrange(len(s.ask.options)))


class Met(NamedTuple):
    """What was met in random games."""

    kinds: set[str]
    options: set[tuple[str, int]]
    """As said, and by whom."""
    asked: list[Any]
    """A position for each kind of question, and for each thing that it is about."""
    ends: set[str]
    """The rules by which games ended."""


@cache
def met(game_id: str, many: int) -> Met:
    """What so many random games have."""
    found, about, last = Met(set(), set(), [], set()), set(), {}
    for engine, s in positions(game_id, many):
        found.kinds.add(s.ask.kind)
        found.options.update((words, s.ask.player) for words in engine.options(s))
        with s.aside():
            one = s.ask.kind, str(engine.about(s))
        if one not in about:
            about.add(one)
            found.asked.append(s.clone())
        last[id(s)] = s
    found.ends.update(s.rule_told for s in last.values())
    return found


@games
@langs
@many
def test_every_question_has_words_of_its_own(game: str, lang: str, many: int) -> None:
    words = Phrasebook(load_game(game), lang)
    assert {kind for kind in met(game, many).kinds if not words.has(f"ask-{kind}")} == set()


@games
@langs
@many
def test_every_option_has_words(game: str, lang: str, many: int) -> None:
    words = Phrasebook(load_game(game), lang)
    said = [words.option(option, player) for option, player in met(game, many).options]
    assert [one for one in said if SLIP.search(one) or not one] == []


@games
@langs
@many
def test_every_question_is_told_with_what_it_is_about(game: str, lang: str, many: int) -> None:
    words, engine = Phrasebook(load_game(game), lang), load_engine(game)
    for s in met(game, many).asked:
        asked = {"kind": s.ask.kind, **engine.view(s, s.ask.player)["question"]}
        for said in (words.question(asked), words.because(asked), *offered(words, engine, s)):
            assert not SLIP.search(said), (asked["kind"], asked.get("about"), said)


@games
@langs
@many
def test_an_option_that_only_names_a_card_says_what_it_does(game: str, lang: str, many: int) -> None:
    words, engine = Phrasebook(load_game(game), lang), load_engine(game)
    for s in met(game, many).asked:
        shown = engine.view(s, s.ask.player)["question"]["options"]
        for option, one, said in zip(s.ask.options, shown, offered(words, engine, s), strict=True):
            does = explained(words, one, said, seen=False)
            card = next((card for card in one["words"].split() if card in words.game.cards), "")
            if option.__class__.__name__ == "Use" or one["words"].partition(" #")[0] == card != "":
                assert does or not words.says(card) or words.because({"about": one}) in said, said
            assert not SLIP.search(does)


@games
@langs
@many
def test_every_end_is_told_with_its_reason(game: str, lang: str, many: int) -> None:
    """A rule by which random games end has words; and words there are for rules only."""
    words, loaded = Phrasebook(load_game(game), lang), load_game(game)
    told = re.findall(r"^end-([a-z-]+) =", read_text(words.path), re.M)
    assert set(told) <= {rule.replace(".", "-") for rule in loaded.rules}
    assert {
        rule for rule in met(game, many).ends - {""} if not words.has(f"end-{rule.replace('.', '-')}")
    } == set() or not told


@games
@langs
def test_a_view_is_told_whole_and_without_ids(game: str, lang: str) -> None:
    words = Phrasebook(load_game(game), lang)
    for engine, s in islice(positions(game, 4), 0, 600, 10):
        for viewer in (0, 1):
            own = engine.view(s, viewer)
            parts = [
                text
                for row in rows(words, own, viewer)
                for text in (row.label, *(cell.text for cell in row.cells))
                if text
            ]
            assert [one for one in parts if SLIP.search(one)] == []
            hand = (own["sides"]["AB"[viewer]] if "sides" in own else own).get("hand", [])
            for name in map(words.thing, hand):
                assert any(part == name or part.startswith(f"{name} (") for part in parts), name


@games
def test_the_hand_of_another_is_not_among_the_cards_to_look_up(game: str) -> None:
    words = Phrasebook(load_game(game), "ru")
    for engine, s in islice(positions(game, 2), 0, None, 5):
        view = engine.view(s, s.ask.player)
        assert set(cards_in(words, view, s.ask.player)) <= set(re.findall(r"[a-z0-9-]+", repr(view)))


@games
def test_the_languages_have_the_same_messages(game: str) -> None:
    helpers = "whose|what|card|to|phase|twisted|mods|by$|higher$"  # of the grammar of one language
    texts = [Path(str(own_file(game, f"locale/play-{lang}.ftl"))).read_text(encoding="utf-8") for lang in LANGS]
    first, second = ({one for one in ID.findall(text) if not re.match(helpers, one)} for text in texts)
    assert first == second
    for text in texts:
        ids = ID.findall(text)
        assert len(ids) == len(set(ids))
        assert set(USED_BY.findall(text)) <= set(ids)


def test_the_languages_have_the_same_messages_of_all_games() -> None:
    first, second = (set(ID.findall((LOCALE / f"play-{lang}.ftl").read_text(encoding="utf-8"))) for lang in LANGS)
    assert first == second


@games
@langs
def test_everything_that_counts_has_a_name_for_hints(game: str, lang: str) -> None:
    if own_weighing(game):
        words = Phrasebook(load_game(game), lang)
        assert {name for name in feature_names(game) if not words.has(f"feature-{name}")} == set()


@games
@langs
def test_what_may_be_done_and_what_may_not_is_told_of_each_card(game: str, lang: str) -> None:
    loaded, engine = load_game(game), load_engine(game)
    words = Phrasebook(loaded, lang)
    setup = random_setup(loaded, random.Random(2))
    session = at_table(loaded, setup, 3, ("me",) * engine.seats(setup))
    for _ in range(6):
        assert session.asked is not None
        session.look()
        cards = cards_in(words, session.view(), session.viewer)
        for card in (None, *cards[:4]):
            told = reasons(words, session, card, cards)
            assert all(reason.text and (reason.legal or reason.rule in loaded.rules) for reason in told)
            offered = {option.split(" #")[0] for option in engine.options(session.s) if card in option.split()[1:]}
            if offered:
                assert told and all(reason.legal for reason in told), "nothing else is told of what can be played"
            if card is None:
                assert not any(reason.legal for reason in told), "what may be done is not among what may not"
            verbs = [reason.action for reason in told if not reason.legal]
            assert len(verbs) == len(set(verbs))
        session.answer(0)


@games
def test_a_table_that_is_being_set_up_does_not_tell_what_is_left_of_a_turn(game: str) -> None:
    """What is shown only while the game goes on, and is a number, belongs to a turn."""
    told = set()
    for seed in range(6):
        for engine, s in positions(game, 1, seed):
            if (view := engine.view(s, 0)).get("turn") != 0:
                break
            for words in (Phrasebook(load_game(game), lang) for lang in LANGS):
                cells = (cell for row in rows(words, view, 0) for cell in row.cells if cell.n is not None)
                told |= {one.text for one in cells if any(words.has(f"table-{key}", "playing") for key in one.place)}
    assert told == set()
