"""Two persons and a bot at one table of three, in the terminal."""

from __future__ import annotations

import asyncio
import random
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from textual.widgets import OptionList

from cards import FitilError, Game, UnknownName, load_deck, load_game
from cards.told import told
from rules_checker.play import PlayApp
from rules_checker.play.game.deal import begin
from rules_checker.play.game.positions import reached
from rules_checker.play.game.seats import highest, seated
from rules_checker.play.view.news import ended_by_itself
from rules_checker.setup.setups import setup_of, starters
from tests.budget import first
from tests.rules_checker.play.playing import at_table

BAZAAR = Path(__file__).parent / "bazaar"


def test_the_page_and_the_terminal_seat_two_to_four(bazaar: Game) -> None:
    decks = ["bazaar/morning", "bazaar/noon", "bazaar/evening"]
    record = begin(decks, ["me", "random", "me"], "5")
    assert (record.names, record.persons, len(record.setup["decks"])) == (("me", "random", "me"), 2, 3)
    assert seated("bazaar", 3, ["C=me", "B=random"]) == ("random", "random", "me")
    assert highest(["C=me", "B=random"]) == 3
    drawn = [len(starters("bazaar", "", random.Random(1), highest(given))) for given in ([], ["C=me"], ["d=random"])]
    assert drawn == [2, 3, 4]
    with pytest.raises(UnknownName, match="there is no seat 'E'; there are 'A', 'B', 'C' and 1 more"):
        starters("bazaar", "", random.Random(1), highest(["E=me"]))
    with pytest.raises(FitilError) as caught:
        begin([*decks, *decks], ["me"], 1)
    assert told(caught.value, "ru") == "так сыграть нельзя: колод нужно 2–4, а здесь 6"


@pytest.mark.parametrize("lang", first(["he", "ru"]))
def test_two_persons_and_a_bot_play_to_the_end(bazaar: Game, lang: str) -> None:
    game, setup = setup_of([load_deck("bazaar/morning")] * 3)
    session = at_table(game, setup, 5, ("me", "random", "me"))
    app, looked = PlayApp(session, lang, Path("none.json")), set[int]()

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            choices = app.query_one("#choices", OptionList)
            while session.asked is not None:
                assert app.return_code in (None, 0), "the program has stopped"
                if len(app.screen_stack) == 1:  # no curtain hides the hand: the last option is chosen
                    assert session.viewer == session.asked
                    looked.add(session.viewer)
                    choices.highlighted = choices.option_count - 1
                await pilot.press("enter")
                await app.workers.wait_for_complete()
                await pilot.pause()

    with ThreadPoolExecutor(1) as own:
        own.submit(asyncio.run, play()).result()
    assert looked == {0, 2}
    ended = [number for number in range(1, len(session.now.turns) + 1) if ended_by_itself(session.now, number)]
    assert not ended, "of a turn of one thing it is not said that it ended by itself"


def test_a_game_whose_engine_was_loaded_anew_is_not_played_on_from_what_the_old_one_reached(
    bazaar: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Positions are made of an engine's classes: a copy of the game is played meanwhile."""
    decks = ["bazaar/morning", "bazaar/noon"]
    old = reached(begin(decks, ["me", "me"], 5))
    options = old.engine.options(old.s)
    shutil.copytree(BAZAAR, tmp_path / "bazaar", ignore=shutil.ignore_patterns("__pycache__"))
    for folder in (tmp_path, BAZAAR.parent):
        monkeypatch.setenv("FITIL_GAMES", str(folder))
        load_game.cache_clear()
        new = reached(begin(decks, ["me", "me"], 5))
        assert type(new.s) is not type(old.s)
        assert new.engine.options(new.s) == options
