"""Two persons and a bot at one table of three, in the terminal."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from textual.widgets import OptionList

from cards import Game, load_deck
from rules_checker.play import PlayApp, Session
from rules_checker.setup.setups import setup_of
from tests.budget import first


@pytest.mark.parametrize("lang", first(["he", "ru"]))
def test_two_persons_and_a_bot_play_to_the_end(bazaar: Game, lang: str) -> None:
    game, setup = setup_of([load_deck("bazaar/morning")] * 3)
    session = Session(game, setup, 5, ("me", "random", "me"))
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
