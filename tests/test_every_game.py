"""Every game goes through all that it offers: it is read, told, printed and shown, whatever it is."""

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from cards import Game, card_text, game_ids, load_deck, load_game, plain, read_game, starter_refs, type_line
from cards.database import freeze, game_folders, thaw
from cards.language import aid_outline, messages, needed_messages
from cards.languages import SPOKEN
from cards.ledger import read_book
from generator.face import TEMPLATE
from rules_checker.engine import AnyEngine
from rules_checker.play.game.seats import PERSON
from rules_checker.record.story import plain as plain_story, tell_story
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import engine_ids, load_engine
from rules_checker.setup.modes import ways
from rules_checker.setup.setups import random_setup, setup_of
from tests.budget import in_turn
from tests.program import fitil
from tests.rules_checker.names import names_of
from tests.rules_checker.play.playing import at_table

ROOT = Path(__file__).parents[1]
BAZAAR, RACE = ROOT / "tests" / "third_game" / "bazaar", ROOT / "tests" / "board_game" / "race"
OURS = [BAZAAR, RACE]
FOLDERS = {**game_folders(), **{folder.name: folder for folder in OURS}}
CHECKED = [name for name, folder in FOLDERS.items() if load_game(folder).deck_rules]
PLAYED = [*engine_ids(), *(folder.name for folder in OURS)]
PRINTED = [name for name, folder in FOLDERS.items() if (folder / TEMPLATE).exists()]
WITH_PAGES = [name for name in game_ids() if any((ROOT / "site").glob(f"*/docs/{name}/index.md"))]

pytestmark = pytest.mark.usefixtures("ours_too")


@pytest.fixture
def ours_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands know the games of the tests, too."""
    monkeypatch.setenv("FITIL_GAMES", os.pathsep.join(str(folder.parent) for folder in OURS))


def game(name: str) -> Game:
    return load_game(FOLDERS[name])


@pytest.mark.parametrize("name", FOLDERS)
def test_it_is_read_and_kept(name: str) -> None:
    read = read_game(FOLDERS[name])
    assert (read.id, read.folder) == (name, FOLDERS[name])
    assert thaw(freeze(read)) == read
    assert read.title.keys() >= set(read.langs)


@pytest.mark.parametrize("name", FOLDERS)
def test_it_is_listed(name: str) -> None:
    (row,) = json.loads(fitil("games", name, "--format", "json").stdout)
    assert (row["cards"], row["rules"]) == (len(game(name).cards), len(game(name).rules))
    cards = json.loads(fitil("cards", name, "--format", "json").stdout)
    assert [card["id"] for card in cards] == list(game(name).cards)
    assert len(json.loads(fitil("rules", name, "--format", "json").stdout)) == row["rules"]


@pytest.mark.parametrize("name", FOLDERS)
def test_its_cards_are_told_in_every_language(name: str) -> None:
    for lang in game(name).langs if game(name).cards else ():
        say = messages(game(name), lang)
        assert {message for message in needed_messages(game(name)) if not say.has(message)} == set()
        for card in game(name).cards.values():
            said = f"{type_line(game(name), card, lang)} {plain(card_text(game(name), card, lang))}"
            assert not set("{}<>_$") & set(said), f"{card.id}: {said}"
    assert len({tuple(aid_outline(game(name), lang)) for lang in game(name).langs}) == 1


@pytest.mark.parametrize("name", PRINTED)
def test_its_cards_are_printed_in_every_language(name: str, tmp_path: Path) -> None:
    cards = list(game(name).cards)[:3]
    for lang in game(name).langs:
        out = tmp_path / f"{lang}.pdf"
        done = fitil("print", "--game", name, *(f"--card={card}" for card in cards), "--lang", lang, "-o", out)
        assert done.returncode == 0, done.stderr
        said = " ".join(page.extract_text() for page in PdfReader(out).pages)
        assert PdfReader(out).pages and any(letter.isalpha() for letter in said)


@pytest.mark.parametrize("name", WITH_PAGES)
def test_its_pages_tell_its_rules(name: str) -> None:
    told = {tongue.lang for tongue in read_book(name, ROOT / "site").tongues}
    assert told >= set(game(name).langs)


@pytest.mark.parametrize("name", CHECKED)
def test_its_starter_decks_are_legal_and_told_so_in_every_language(name: str) -> None:
    refs = [ref for ref in starter_refs() if ref.startswith(f"{name}/")]
    assert refs
    for lang in SPOKEN:
        rows = json.loads(fitil("check", *refs, "--lang", lang, "--format", "json").stdout)
        assert [(row["game"], row["legal"]) for row in rows] == [(name, True)] * len(refs)
        assert fitil("check", *refs, "--lang", lang).returncode == 0
    (empty,) = json.loads(
        fitil("check", "-", "--format", "json", stdin=f"Game: {name}\n1 {refs and deck_card(refs[0])}\n").stdout
    )
    assert {found["rule"] for found in empty["violations"]} <= game(name).rules.keys()


def deck_card(ref: str) -> str:
    return next(iter(load_deck(ref).cards))


@pytest.mark.parametrize(("name", "seed"), in_turn(PLAYED, range(3)))
def test_a_random_game_of_it_ends_and_can_be_cloned_saved_replayed_and_told(name: str, seed: int) -> None:
    engine, compiled = load_engine(name), compile_cards(game(name))
    rng = random.Random(seed)
    setup = random_setup(game(name), rng)
    assert engine.seats(engine.read_setup(compiled, json.loads(json.dumps(written(engine, setup))))) in range(1, 7)
    s = engine.new_game(engine.position(compiled, setup), seed, log=True)
    answers = []
    while s.ask is not None:
        asked, offered = s.ask, engine.options(s)
        assert engine.turn_of(s) == asked.player
        assert len(offered) == len(set(offered)) == len(asked.options) > 1
        engine.answer(s.clone(), rng.randrange(len(offered)))
        assert s.ask is asked, "an answer to a clone changed the game"
        for player in range(engine.seats(setup)):
            view = engine.view(s, player)
            assert json.loads(json.dumps(view)) == view
        answers.append(rng.randrange(len(offered)))
        engine.answer(s, answers[-1])
    standing = engine.standing(s)
    assert standing.winners == s.winners == tuple(seat for seat in range(engine.seats(setup)) if seat in s.winners)
    assert len(standing.places) in (0, engine.seats(setup))
    again = engine.new_game(engine.position(compiled, setup), seed, log=True)
    for index in answers:
        engine.answer(again, index)
    assert (again.log, engine.outcome(again)) == (s.log, engine.outcome(s))
    for lang in SPOKEN:
        for viewer in (None, *range(engine.seats(setup))):
            assert plain_story(tell_story(game(name), s.log, lang, viewer), lang)


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_at_the_table_goes_as_its_record_says(name: str) -> None:
    """What a screen finds out while persons play changes nothing of what is to come."""
    engine, rng = load_engine(name), random.Random(1)
    setup = random_setup(game(name), rng)
    session = at_table(game(name), setup, 1, [PERSON] * engine.seats(setup))
    again = engine.new_game(engine.position(compile_cards(game(name)), setup), 1)
    while again.ask is not None and len(session.record.answers) < 60:
        assert (session.s.ask, session.s.counter) == (again.ask, again.counter)
        session.answer(rng.randrange(len(again.ask.options)))
        engine.answer(again, session.record.answers[-1])


@pytest.mark.parametrize(("name", "seed"), in_turn(PLAYED, range(4)))
def test_whoever_is_asked_imagines_positions_that_look_the_same_and_tell_nothing_hidden(name: str, seed: int) -> None:
    engine, compiled = load_engine(name), compile_cards(game(name))
    surprises = 0
    rng = random.Random(seed)
    setup = random_setup(game(name), rng)
    s = engine.new_game(engine.position(compiled, setup), seed)
    while s.ask is not None:
        player = s.ask.player
        one, other = (engine.imagine(s, random.Random(dealt)) for dealt in (1, 2))
        assert engine.view(one, player) == engine.view(s, player) == engine.view(other, player)
        # what is imagined does not depend on what lay hidden
        assert contents(engine.imagine(one, random.Random(2))) == contents(other)
        surprises += contents(one) | {"seed": 0} != contents(other) | {"seed": 0}
        if rng.random() < 0.05:
            while one.ask is not None:
                engine.answer(one, rng.randrange(len(one.ask.options)))
            assert one.winners is not None
        engine.answer(s, rng.randrange(len(s.ask.options)))
    assert surprises > 2 or name == RACE.name  # nothing is hidden there


def contents(s: Any) -> dict[str, Any]:
    return {name: getattr(s, name) for name in names_of(type(s))}


def written(engine: AnyEngine, setup: Any) -> Any:
    """A setup as a saved game has it, its decks in the order that they are written in."""
    try:
        return engine.write_setup(setup)
    except ValueError:  # copies that do not lie side by side
        return engine.write_setup([{**deck, "cards": sorted(deck["cards"])} for deck in setup])


@pytest.mark.parametrize("name", [name for name in PLAYED if name in CHECKED])
def test_its_starter_decks_are_simulated_and_replayed(name: str, tmp_path: Path) -> None:
    refs = [ref for ref in starter_refs() if ref.startswith(f"{name}/")]
    least, _ = game(name).deck_rules.brought
    seated = [refs[at % len(refs)] for at in range(least)]
    saved = tmp_path / "game.json"
    told = json.loads(fitil("simulate", *seated, "--games", "20", "--format", "json", "--save", saved).stdout)
    _, setup = setup_of([load_deck(ref) for ref in seated])
    assert len(told["wins"]) == load_engine(name).seats(setup) >= least  # a seat may play by itself
    assert sum(told["wins"]) + told["draws"] - told.get("joint", 0) >= told["games"] == 20
    for lang in SPOKEN:
        assert fitil("replay", saved, "--lang", lang).returncode == 0


@pytest.mark.parametrize("name", [name for name in engine_ids() if name not in CHECKED])
def test_a_game_to_which_nobody_brings_a_deck_is_simulated_and_replayed(name: str, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    mode = f"{name}/{ways(game(name))[0]}"
    told = json.loads(fitil("simulate", "--mode", mode, "--games", "2", "--format", "json", "--save", saved).stdout)
    assert told["games"] == 2
    for lang in SPOKEN:
        assert fitil("replay", saved, "--lang", lang).returncode == 0
