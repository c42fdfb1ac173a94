"""The engine plays by what `game.yaml` says: each of its numbers, types and phases is changed, and play with it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytest import fixture

from cards import Game, load_game, read_game
from cards.database import link_cards, read, read_yaml
from rules_checker.games.boombit.scenario import Scenario
from rules_checker.record.scenario import ScenarioTable

CARDS = """
  - {id: stranger, type: circumstance, team: bog, rarity: common}
  - {id: rare-stranger, type: circumstance, team: bog, rarity: rare}
  - {id: kin, type: circumstance, team: classics, rarity: common}
  - {id: trinket, type: modification, onto: {type: creep}, team: classics, rarity: common}
  - {id: tax, type: deed, team: classics, rarity: common,
     abilities: [{trigger: play, effects: [{do: discard, amount: all, type: support}]}]}
  - {id: biter, type: creep, team: classics, rarity: common, numbers: {life: 3},
     abilities: [{trigger: attack, effects: [{do: attack, amount: 1}]}]}
"""
HAND = "stranger, rare-stranger, kin, trinket, tax, tax, cow, bullet"


GAME = load_game("boombit")


@fixture
def board(tmp_path: Path) -> Callable[..., ScenarioTable]:
    """A position of a game in which A may play all sorts of cards."""

    def lay_out(game: Game = GAME, start: str = "{}") -> ScenarioTable:
        path = tmp_path / "numbers.yaml"
        path.write_text(
            f"title: Numbers\ngame: boombit\nrules: []\ncards: {CARDS}\nstart: {start}\n"
            f"A: {{hero: bruiser, deck: [cow, cow], hand: [{HAND}], in_play: [biter, bullet]}}\n"
            "B: {hero: doctor-nut, deck: [cow, cow], in_play: [biter]}\n",
            encoding="utf-8",
        )
        source = read_yaml(path)
        scenario = read(source, Scenario)
        return ScenarioTable(link_cards(game, scenario.cards, source), scenario, source)

    return lay_out


def with_type(kind: str, **changes: Any) -> Game:
    """The game with something else said of a card type."""
    return replace(GAME, types={**GAME.types, kind: replace(GAME.types[kind], **changes)})


def play(table: ScenarioTable, card: str) -> Any:
    """Play a card, and take the first option of every question until the main part continues."""
    table.answer(table.options().index(f"play {card}"))
    while table.asked != "A: main":
        table.answer(0)
    return table.s


def spent(table: ScenarioTable, card: str) -> int:
    """The number of cards that leave the hand besides the card played."""
    before = len(table.s.zone(0, 1))
    return before - len(play(table, card).zone(0, 1)) - 1


@pytest.mark.parametrize("common", [1, 0, 2, 4])
@pytest.mark.parametrize("rare", [2, 1, 5])
def test_a_foreign_card_costs_the_penalty_of_its_rarity(
    board: Callable[..., ScenarioTable], spoilt_game: Callable[..., Path], common: int, rare: int
) -> None:
    new = f"penalty: {{common: {common}, rare: {rare}}}"
    game = read_game(spoilt_game("game.yaml", "penalty: {common: 1, rare: 2}", new))
    assert spent(board(game), "stranger") == common
    assert spent(board(game), "rare-stranger") == rare
    assert spent(board(game), "kin") == 0


def test_a_penalty_above_the_hand_bars_the_card(
    board: Callable[..., ScenarioTable], spoilt_game: Callable[..., Path]
) -> None:
    old, new = "penalty: {common: 1, rare: 2}", "penalty: {common: 1, rare: 8}"
    options = board(read_game(spoilt_game("game.yaml", old, new))).options()
    assert "play rare-stranger" not in options
    assert "play stranger" in options


@pytest.mark.parametrize("card", ["kin", "trinket", "bullet", "cow"])
@pytest.mark.parametrize("phase", ["bomb-phase", "creep-phase", "support-phase"])
def test_playing_a_card_takes_the_phase_of_its_type(board: Callable[..., ScenarioTable], card: str, phase: str) -> None:
    kind = {"kin": "circumstance", "trinket": "modification", "bullet": "bomb", "cow": "creep"}[card]
    s = play(board(with_type(kind, phase=phase)), card)
    assert [name for name, left in s.phases.items() if not left] == [phase]


@pytest.mark.parametrize("kind", ["deed", "circumstance", "modification"])
def test_support_cards_are_those_of_the_types_in_that_group(board: Callable[..., ScenarioTable], kind: str) -> None:
    s = play(board(), "tax")
    assert sorted(s.defs[card].id for card in s.zone(0, 1)) == ["bullet", "cow"]
    s = play(board(with_type(kind, group=None)), "tax")
    assert {s.defs[card].type for card in s.zone(0, 1)} == {"bomb", "creep", kind}


@pytest.mark.parametrize(
    ("phases", "happens"),
    [
        ("draw-phase bomb-review attack-phase", ["draws", "explodes"]),  # the block is asked before the attack
        ("bomb-review draw-phase attack-phase", ["explodes"]),
        ("attack-phase draw-phase bomb-review", ["attacks", "draws", "explodes"]),
        ("attack-phase bomb-review", ["attacks", "explodes"]),
        ("attack-phase", ["attacks"]),
    ],
)
def test_the_phases_of_a_turn_come_in_their_order(
    board: Callable[..., ScenarioTable], phases: str, happens: list[str]
) -> None:
    main = [name for name in GAME.phases if name in {kind.phase for kind in GAME.types.values()}]
    s = board(replace(GAME, phases=(*phases.split(), *main)), start="{at: start}").s
    assert [what for what, _, _ in s.log if what in ("draws", "explodes", "attacks")] == happens


def test_what_follows_the_main_part_comes_after_it(board: Callable[..., ScenarioTable]) -> None:
    main = tuple(name for name in GAME.phases if name in {kind.phase for kind in GAME.types.values()})
    table = board(replace(GAME, phases=("draw-phase", *main, "bomb-review")), start="{at: start}")
    assert table.asked == "A: main"
    table.answer(table.options().index("end turn"))
    assert table.s.log[-1][0] == "blast"
