"""`fitil play`: a person at the screen against a bot, or persons in turn who do not see each other's hands."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import typer
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import OptionList

from cards import load_deck, load_game
from cards.language import load_aids
from cards.ledger import rule_headings, rule_text
from rules_checker.bots import bot
from rules_checker.judging import illegal
from rules_checker.play import PlayApp, Session
from rules_checker.play.cli import run as run_whole
from rules_checker.play.game.positions import choice
from rules_checker.play.game.record import proved
from rules_checker.play.help.hints import hint
from rules_checker.play.terminal import parts as shown
from rules_checker.play.view.ending import result
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.play.view.question import offered
from rules_checker.record.replay import load, replay
from rules_checker.setup.setups import setup_of
from tests.budget import in_turn
from tests.rules_checker.play.playing import asked_again, at_table

DECKS = {"boombit": ("boombit/classics", "boombit/mekha"), "deckbattle": ("deckbattle/deck1", "deckbattle/deck2")}
NARROW, WIDE = (60, 24), (120, 40)
NOWHERE = Path("none.json")


def begin(game: str, *names: str, seed: int = 5) -> Session:
    loaded, setup = setup_of([load_deck(ref) for ref in DECKS[game]])
    return at_table(loaded, setup, seed, names or ("me", "random"))


def run(app: PlayApp, size: tuple[int, int], play: Callable[[Pilot[None]], Coroutine[Any, Any, None]]) -> None:
    async def go() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(pilot)

    with ThreadPoolExecutor(1) as own:  # a thread of its own: browser tests before it leave their loop in this one
        own.submit(asyncio.run, go()).result()


def screen(app: PlayApp) -> str:
    """What is on the screen, line by line."""
    width, height = app.size
    strips = app.screen._compositor.render_strips()
    assert (len(strips), {strip.cell_length for strip in strips}) == (height, {width})
    return "\n".join(strip.text for strip in strips)


async def settle(app: PlayApp, pilot: Pilot[None]) -> None:
    """Wait until a person is asked, or the game is over."""
    await app.workers.wait_for_complete()
    await pilot.pause()


@pytest.mark.parametrize(("game", "lang"), in_turn(DECKS, ["he", "ru"]))
def test_a_whole_game_is_played_and_told_to_the_end(game: str, lang: str) -> None:
    session = begin(game)
    app, rng = PlayApp(session, lang, NOWHERE), random.Random(4)

    async def play(pilot: Pilot[None]) -> None:
        choices = app.query_one("#choices", OptionList)
        while session.asked is not None:
            assert choices.option_count == len(session.s.ask.options)
            choices.highlighted = rng.randrange(choices.option_count)
            await pilot.press("enter")
            await settle(app, pilot)
        offered = [app.words(name) for name in ("again", "other-side", "leave")]
        assert choices.option_count == len(offered)
        for said in (result(app.words, session)[:50], *offered):
            seen = said[::-1].translate(str.maketrans("()", ")(")) if lang == "he" else said
            assert seen in screen(app)
        await pilot.press("2")
        await settle(app, pilot)
        assert app.session is not session and app.session.record.names == ("random", "me")
        assert app.session.asked == app.session.viewer == 1

    run(app, NARROW, play)


def test_a_digit_chooses_at_once_if_there_are_fewer_than_ten_options() -> None:
    session = begin("boombit")
    app = PlayApp(session, "ru", NOWHERE)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("7", "2")  # there is no seventh
        assert session.record.answers[0] == 1

    run(app, NARROW, play)


@pytest.mark.parametrize(("size", "told"), [((90, 34), True), (NARROW, False), (WIDE, True)])
def test_the_card_of_an_option_is_told_where_it_has_a_place(size: tuple[int, int], told: bool) -> None:
    session = begin("boombit")
    app = PlayApp(session, "ru", NOWHERE)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("1")  # the hand is kept
        await settle(app, pilot)
        said = [one.split() for one in session.engine.options(session.s)]
        at, card = next((at, card) for at, one in enumerate(said) for card in one if card in app.words.game.cards)
        app.query_one("#choices", OptionList).highlighted = at
        await pilot.pause()
        _, kind, *_ = shown.card(app.words, card)
        assert (kind.plain.strip() in screen(app)) is told

    run(app, size, play)


@pytest.mark.parametrize("game", DECKS)
def test_what_is_pressed_before_a_question_is_seen_is_no_answer_to_it(game: str) -> None:
    session = begin(game)
    app = PlayApp(session, "ru", NOWHERE)

    async def play(pilot: Pilot[None]) -> None:
        choices = app.query_one("#choices", OptionList)
        choices.highlighted = choices.option_count - 1
        for _ in range(3):
            choices.action_select()
        await settle(app, pilot)
        own = [one for one in session.now.chosen if one.player == session.viewer]
        assert len(own) == 1
        for _ in range(3):
            app.on_key(Key("1", "1"))
        await settle(app, pilot)
        assert len([one for one in session.now.chosen if one.player == session.viewer]) == 2
        for key in ("question_mark", "c", "q"):
            await pilot.press(key)
            over = app.screen
            for _ in range(3):
                over.action_leave()
            await pilot.pause()
            assert len(app.screen_stack) == 1

    run(app, NARROW, play)


def test_a_game_that_breaks_off_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = begin("deckbattle")
    app = PlayApp(session, "ru", tmp_path / "game.json")

    def broken() -> None:
        session.answer(0)
        app._return_code = 1

    monkeypatch.setattr(app, "run", broken)
    with pytest.raises(typer.Exit) as told:
        run_whole(app, logical=True)
    assert told.value.exit_code == 1
    assert load(tmp_path / "game.json").answers == session.record.answers


def test_two_digits_choose_with_enter_if_there_are_ten_options() -> None:
    session = begin("deckbattle")
    while len(session.s.ask.options) < 12 or session.bots_turn:
        session.answer(0)
    session.look()
    app, answers = PlayApp(session, "ru", NOWHERE), len(session.record.answers)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("1", "2")
        assert len(session.record.answers) == answers
        assert app.words("typed", n=12) in screen(app), "it is told that the digits wait for Enter"
        await pilot.press("enter")
        assert session.record.answers[answers] == 11

    run(app, NARROW, play)


@pytest.mark.parametrize(("lang", "size"), [("he", NARROW), ("he", WIDE), ("ru", NARROW), ("ru", WIDE)])
def test_the_table_the_question_and_the_choices_are_on_one_screen(lang: str, size: tuple[int, int]) -> None:
    session = begin("deckbattle")
    session.answer(0)
    while session.bots_turn:
        session.answer(choice(session.now))
    app = PlayApp(session, lang, NOWHERE)

    async def play(pilot: Pilot[None]) -> None:
        seen = screen(app)
        seen = "\n".join(line[::-1] for line in seen.splitlines()) if lang == "he" else seen
        for said in (
            app.words.seat(0),
            app.words.question(session.question()).split(" (")[0],
            offered(app.words, session.engine, session.s)[0][:9],
            "1.",
        ):
            assert said in seen
        card = next(part for part in session.engine.options(session.s)[0].split() if part in session.record.game.cards)
        text = shown.card(app.words, card)[-1].plain.split()[0]
        assert (text in seen) or size == NARROW

    run(app, size, play)


def test_what_cannot_be_done_is_told_with_its_rule() -> None:
    session = begin("deckbattle")
    session.answer(0)
    while session.bots_turn:
        session.answer(choice(session.now))
    app = PlayApp(session, "ru", NOWHERE)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("ц")  # W on a Russian keyboard
        rules = {}
        for _ in app.screen.subjects[1:]:
            await pilot.press("down")
            rules |= dict.fromkeys(rule for rule in session.record.game.rules if f"[{rule}]" in screen(app))
        assert "summon.leftmost-four" in rules
        await pilot.press("h", "u", "escape")
        assert (len(app.screen_stack), len(session.record.answers) > 0) == (1, True)

    run(app, WIDE, play)


def test_the_rule_of_a_question_is_read_in_place() -> None:
    session = begin("boombit")
    app = PlayApp(session, "ru", NOWHERE)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("к")  # R on a Russian keyboard
        await pilot.pause()
        text = rule_text("boombit", session.s.ask.rule, "ru")
        assert text and text[0][:40] in screen(app) and session.s.ask.rule in screen(app)
        assert rule_headings("boombit", "ru")[session.s.ask.rule] in screen(app)

    run(app, WIDE, play)


def test_the_story_opens_at_its_end_and_keys_scroll_it() -> None:
    session = begin("deckbattle")
    rng = random.Random(1)
    while session.asked is not None:
        session.answer(rng.randrange(len(session.s.ask.options)))
    app = PlayApp(session, "ru", NOWHERE)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("L")
        await pilot.pause()
        lines = [text.plain.strip() for text in shown.story_lines(app.words, session)]
        assert lines[-1][:30] in screen(app) and lines[0] not in screen(app)
        await pilot.press("home")
        await pilot.pause(0.5)
        assert lines[0] in screen(app)
        await pilot.press("escape")
        assert len(app.screen_stack) == 1

    run(app, WIDE, play)


@pytest.mark.parametrize("game", DECKS)
def test_how_to_play_is_a_key(game: str) -> None:
    app = PlayApp(begin(game), "ru", NOWHERE)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        aid = load_aids(app.session.record.game, "ru")[0]
        assert aid.title in screen(app) and aid.sections[0].title in screen(app)

    run(app, WIDE, play)


def test_options_below_the_edge_are_told() -> None:
    session = begin("deckbattle")
    while len(session.s.ask.options) < 12 or session.bots_turn:
        session.answer(0)
    session.look()
    app = PlayApp(session, "ru", NOWHERE)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.pause()
        assert "↓ ниже ещё" in screen(app)
        await pilot.press("end")
        await pilot.pause(0.5)
        assert "↓ ниже ещё" not in screen(app)

    run(app, NARROW, play)


@pytest.mark.parametrize(("way", "again"), [("ctrl+q", "3"), ("ctrl+c", "ctrl+c")])
def test_the_programs_own_ways_out_ask_as_well(way: str, again: str) -> None:
    """Ctrl-C leaves at once if it is pressed again."""
    app = PlayApp(begin("boombit"), "ru", NOWHERE)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await settle(app, pilot)
        await pilot.press(way)
        await pilot.pause()
        assert app.words("leaving") in screen(app) and app.return_code is None
        await pilot.press(again)
        assert app.return_code == 0

    run(app, WIDE, play)


def test_a_hint_is_what_greedy_would_do_with_its_reasons() -> None:
    session = begin("deckbattle", "me", "me")
    words = Phrasebook(session.record.game, "ru")
    for _ in range(8):
        index, said = hint(words, session)
        assert index == bot("greedy", session.record.game.id)(session.now.seat(), session.now.rng())
        assert said.startswith(f"Подсказка: {index + 1}. {offered(words, session.engine, session.s)[index]}")
        session.answer(index)


def test_an_answer_is_taken_back_with_all_that_came_of_it() -> None:
    session = begin("boombit")
    app = PlayApp(session, "he", NOWHERE)

    async def play(pilot: Pilot[None]) -> None:
        before = screen(app)
        await pilot.press("u")
        assert app.words("nothing-undone")[::-1] in screen(app)
        await pilot.press("1")
        await settle(app, pilot)
        assert screen(app).splitlines()[:10] != before.splitlines()[:10]
        while session.record.answers:
            await pilot.press("ו")  # U on a Hebrew keyboard
            await settle(app, pilot)
        assert screen(app).splitlines()[:10] == before.splitlines()[:10]

    run(app, NARROW, play)


def test_whoever_wants_passes_all_questions_of_a_kind_until_the_turn_ends() -> None:
    """By a key that is told where it does something; the record has what was passed, and whoever goes back is asked."""
    first, then = asked_again()
    session = Session.of(first.record)
    app = PlayApp(session, "ru", NOWHERE)

    async def play(pilot: Pilot[None]) -> None:
        assert "P — пропускать такие вопросы" in screen(app)
        await pilot.press("p")
        await settle(app, pilot)
        known = then.record.answers
        assert session.record.answers[: len(known)] == known
        assert len(session.record.answers) > len(known)
        assert "пропущено: 1" in screen(app)
        await pilot.press("p")
        assert "пропущено" not in screen(app)
        await pilot.press("u")
        await settle(app, pilot)
        assert session.record.answers == known
        assert "P — пропускать такие вопросы" in screen(app)

    run(app, WIDE, play)


def test_a_bot_does_the_same_after_an_answer_was_taken_back() -> None:
    session = begin("deckbattle", "me", "greedy")

    while session.bots_turn:
        session.answer(choice(session.now))

    def turn() -> list[int]:
        session.answer(0)
        while session.bots_turn:
            session.answer(choice(session.now))
        return session.record.answers[:]

    first = turn()
    assert session.undo()
    assert turn() == first


def test_a_saved_game_is_played_on_and_replayed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    session = begin("boombit", seed=1 << 127)
    app = PlayApp(session, "ru", path)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await settle(app, pilot)
        await pilot.press("q")
        assert app.words("leaving") in screen(app)
        await pilot.press("1")
        assert app.words("leaving") not in screen(app)
        await pilot.press("s", "1")
        await settle(app, pilot)
        await pilot.press("s")
        assert f". {app.words('saved-holds')}" in " ".join(screen(app).split())

    run(app, WIDE, play)
    saved = load(path)
    assert saved.answers == session.record.answers
    on = Session.of(proved(load(path), lambda *_: session.record.names))
    assert on.view() == session.view()
    assert on.undo()
    path.write_text(on.now.saved())
    assert replay(load(path)).ask == on.s.ask


def test_a_file_of_another_game_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("mine", encoding="utf-8")
    app = PlayApp(begin("boombit"), "ru", path)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("s")
        assert "already exists" in " ".join(screen(app).split())

    run(app, (160, 40), play)
    assert path.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("resumed", [False, True])
def test_persons_in_turn_do_not_see_each_others_hands(resumed: bool) -> None:
    """Whether the game has begun here or is gone on with: the screen is covered until the one who is asked looks."""
    session = Session.of(begin("boombit", "me", "me").record)
    app = PlayApp(session, "ru", NOWHERE, resumed=resumed)
    hands = [
        [app.words.thing(card) for card in session.engine.view(session.s, who)["sides"]["AB"[who]]["hand"]]
        for who in (0, 1)
    ]
    first = session.asked
    assert first is not None

    def seen(who: int) -> bool:
        return any(card in screen(app) for card in hands[who] if card not in hands[1 - who])

    async def covered(pilot: Pilot[None]) -> None:
        await pilot.pause()
        for key in ("c", "w", "l", "u", "1", "escape"):
            await pilot.press(key)
            assert (seen(0), seen(1)) == (False, False)
        await pilot.press("enter")
        await pilot.pause()

    async def play(pilot: Pilot[None]) -> None:
        await covered(pilot)
        assert (seen(first), seen(1 - first)) == (True, False)
        assert (app.words("saved-holds")[:20] in screen(app)) is resumed
        await pilot.press("h")
        assert app.noted
        await pilot.press("1")
        await covered(pilot)
        assert (seen(first), seen(1 - first)) == (False, True)
        assert not app.noted, "a hint is told to who asked for it"
        await pilot.press("u")
        await covered(pilot)
        assert (seen(first), seen(1 - first)) == (True, False)
        assert app.noted == app.words("undone", option="", own="no")

    run(app, WIDE, play)


def test_names_of_cards_are_shown_as_they_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Phrasebook, "thing", lambda self, name: "[red]x[/red]")
    app = PlayApp(begin("boombit", seed=31), "ru", NOWHERE)  # of another game nothing has been drawn

    async def play(pilot: Pilot[None]) -> None:
        assert screen(app).count("[red]x[/red]") > 3
        await pilot.press("c")
        assert "[red]x[/red]" in screen(app)

    run(app, WIDE, play)


def test_decks_that_nobody_chose_are_named() -> None:
    session = begin("boombit")
    app = PlayApp(session, "ru", NOWHERE, drawn=[load_deck(ref) for ref in DECKS["boombit"]])

    async def play(pilot: Pilot[None]) -> None:
        await pilot.pause()
        assert f"«{load_deck('boombit/classics').name['ru']}»" in screen(app)

    run(app, WIDE, play)


def test_decks_that_may_not_be_played_are_named_with_what_tells_why(tmp_path: Path) -> None:
    path = tmp_path / "nine.txt"
    path.write_text("9 Корова\n", encoding="utf-8")
    game, decks = load_game("boombit"), [load_deck(str(path)), load_deck("boombit/classics")]
    assert illegal(game, decks) == decks[:1]
    app = PlayApp(begin("boombit"), "ru", NOWHERE, unfit=illegal(game, decks))

    async def play(pilot: Pilot[None]) -> None:
        await pilot.pause()
        assert "nine.txt недопустима, но сыграть ею можно" in screen(app) and "fitil check" in screen(app)

    run(app, (200, 40), play)
