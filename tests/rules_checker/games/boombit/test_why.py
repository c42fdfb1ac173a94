"""Why not: exactly the actions that are not offered are refused; in three languages, by rules of the ledger."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from cards import UnknownName, load_game
from cards.languages import SPOKEN as LANGS
from rules_checker import games
from rules_checker.engine.records import Refusal
from rules_checker.games.boombit.state import Position
from rules_checker.record.scenario import play
from rules_checker.record.story import phrases
from rules_checker.record.why import in_ids, page, why_text
from rules_checker.setup.engines import load_engine
from tests.rules_checker.soundness import fingerprint

boombit = load_engine("boombit")
why, view = boombit.why, boombit.view

GAME = load_game("boombit")
ENGINE = Path(next(iter(games.__path__))) / "boombit"
MOMENTS = st.tuples(st.integers(0, 10_000), st.integers(0, 150))


def actions(s: Position) -> Iterator[str]:
    """Actions that come to mind: playing, using and blocking with each card, trading each phase, and so on."""
    for card_id in sorted({info.id for info in s.defs}):
        yield from (f"play {card_id}", f"use {card_id}", f"block {card_id} 1", f"block {card_id} 3")
    yield from ("trade bomb-phase", "trade creep-phase", "trade support-phase")
    yield from ("activate", "end turn", "done", "keep", "mulligan")


@given(MOMENTS)
def test_exactly_what_is_not_offered_is_refused(play_out: Callable[..., Any], moment: tuple[int, int]) -> None:
    s = play_out(*moment)[0]
    for player in (0, 1):
        offered = set(boombit.options(s)) if s.ask is not None and s.ask.player == player else set()
        for action in actions(s):
            assert (why(s, player, action) is None) == (action in offered), (player, action, s.ask)


@given(MOMENTS)
def test_asking_about_a_rule_does_not_use_it(play_out: Callable[..., Any], moment: tuple[int, int]) -> None:
    s = play_out(*moment)[0].clone()
    s.touched = {"some.rule"}
    before = fingerprint(s)
    for player in (0, 1):
        view(s, player)
        for action in actions(s):
            why(s, player, action)
    assert fingerprint(s) == before
    assert s.touched == {"some.rule"}


@given(MOMENTS)
def test_refusals_cite_rules_of_the_ledger_and_have_messages(
    play_out: Callable[..., Any], moment: tuple[int, int]
) -> None:
    s = play_out(*moment)[0]
    refusals = {repr(one): one for action in actions(s) for who in (0, 1) if (one := why(s, who, action))}
    for refusal in refusals.values():
        assert refusal.rule in GAME.rules
        for lang in LANGS:
            assert why_text(GAME, lang, refusal)


def test_the_first_turn_without_creeps_is_explained_in_three_languages() -> None:
    refusal = Refusal("turn.first-turn-no-creep-phase", "no-creep-phase", {})
    assert [why_text(GAME, lang, refusal) for lang in ("en", "ru", "he")] == [
        "Not legal: your creep phase is skipped on your first turn",
        "Нельзя: в свой первый ход вы пропускаете фазу крипа",
        "אי אפשר: בתור הראשון שלכם אתם מדלגים על שלב הקריפ",
    ]


def test_a_refusal_leads_to_the_page_of_its_rule() -> None:
    assert page(GAME, "turn.first-turn-no-creep-phase", "ru").startswith("/ru/boombit/")
    assert page(GAME, "turn.first-turn-no-creep-phase", "he").endswith("#turn.first-turn-no-creep-phase")
    assert page(GAME, "turn.first-turn-no-creep-phase", "en").startswith("/")
    assert page(GAME, "no.such-rule", "ru") == ""


@pytest.mark.parametrize("said", ["play Корова", "PLAY «корова»", "play  פרה", "play ״פרה״", "play cow", "play COW"])
def test_cards_are_named_in_any_language(said: str) -> None:
    assert in_ids(GAME, said) == "play cow"


def test_actions_may_have_numbers_and_no_cards() -> None:
    assert in_ids(GAME, "block Корова 02") == "block cow 2"
    assert in_ids(GAME, " End  Turn ") == "end turn"
    with pytest.raises(UnknownName, match="did you mean 'Корова'"):
        in_ids(GAME, "play Коровва")


def test_every_language_has_can_and_cannot() -> None:
    for lang in LANGS:
        assert phrases("boombit", lang).has("can")
        assert phrases("boombit", lang).has("cannot")


EXPLODING = """\
title: A bomb explodes while a deed may answer it
game: boombit
rules: [bomb.block-option]
A: {hero: doctor-nut, deck: [cow], hand: [wet-fuse], in_play: [steam-hammer, cow]}
B: {hero: bruiser, deck: [cow], hand: [wet-fuse, cow], in_play: [cow, robot]}
start: {turn: A, at: bomb-review}
script:
  - expect:
      asked: "B: react"
      refused: {block cow 1: deed.reaction-optional, "A: block cow 1": bomb.block-option}
  - "B: pass"
  - expect: {asked: "B: block", legal: [block cow 1], refused: {block scapegoat 1: block.declare}}
"""


def refusal(player: int, action: str, moment: str) -> tuple[str, str] | None:
    """The rule and the code by which an action is refused at a moment of a scenario."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "scenario.yaml"
        path.write_text(moment)
        played = play(path)
        assert played.failures == ()
        found = why(played.table.s, player, action)
        return (found.rule, found.code) if found else None


def test_refusals_do_not_deny_an_explosion_during_one() -> None:
    before = EXPLODING.partition("script:")[0]
    assert refusal(1, "block cow 1", before) == ("deed.reaction-optional", "block-waits")
    assert refusal(1, "done", before) == ("deed.reaction-optional", "block-waits")
    assert refusal(1, "block scapegoat 1", before) == ("block.declare", "not-a-creep")
    assert refusal(0, "block cow 1", before) == ("bomb.block-option", "not-yours-to-block")
    assert refusal(1, "block cow 1", EXPLODING) is None
    assert refusal(0, "block cow 1", EXPLODING) == ("bomb.block-option", "not-yours-to-block")
    after = before.replace("bomb-review", "main")
    assert refusal(1, "block cow 1", after) == ("bomb.block-option", "no-blast")


def test_a_block_that_is_declared_is_not_declared_again() -> None:
    hurt = EXPLODING.partition("script:")[0].replace("[wet-fuse, cow]", "[healed-by-the-wedding, cow, cow, cow]")
    hurt += 'script: ["B: block cow 1", "B: done", {expect: {asked: "B: react"}}]'
    assert refusal(1, "block robot 1", hurt) == ("gap.strength-locked", "block-declared")
    assert refusal(1, "block scapegoat 1", hurt) == ("block.declare", "not-a-creep")


def test_a_deed_for_reactions_is_not_refused_for_its_players_turn() -> None:
    before = EXPLODING.partition("script:")[0].replace("bomb-review", "main")
    assert refusal(0, "play wet-fuse", before) == ("deed.reaction-timing", "reaction-only")
    assert refusal(1, "play wet-fuse", before) == ("deed.reaction-timing", "reaction-only")
    assert refusal(1, "play cow", before) == ("turn.phase-order", "not-your-turn")
