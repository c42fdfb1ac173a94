"""The table on the page: planets with ships by owner, what may be tapped, whose colours they are, what lies between."""

import random
from typing import Any

import pytest

from cards import Lang, load_game
from cards.languages import LANGS
from rules_checker.play.view.layout import OptionAbout, laid
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import load_engine

engine = load_engine("cosmic")

GAME = load_game("cosmic")
COMPILED = compile_cards(GAME)


def until(kind: str, players: int, seed: int = 0) -> tuple[Any, dict[str, Any]]:
    """A random game at a question of a kind, and the table as whoever is asked sees it."""
    for number in range(seed, seed + 40):
        s = engine.new_game(engine.position(COMPILED, engine.from_decks(COMPILED, (), players=players)), number)
        rng = random.Random(number)
        while s.ask is not None and s.ask.kind != kind:
            engine.answer(s, rng.randrange(len(s.ask.options)))
        if s.ask is not None:
            return s, seen(s)
    raise AssertionError(f"nobody is ever asked {kind}")


def seen(s: Any, lang: Lang = "ru") -> dict[str, Any]:
    """The table as whoever is asked sees it."""
    words, view = Phrasebook(GAME, lang), engine.view(s, s.ask.player)
    return laid(words, view, s.ask.player, [OptionAbout(words, option) for option in view["question"]["options"]])


def planets(told: dict[str, Any], player: int) -> list[dict[str, Any]]:
    """The planets of a player."""
    (seat,) = [one for one in told["seats"] if one["seat"] == player]
    found: list[dict[str, Any]] = seat["rows"][0]["cells"]
    return found


@pytest.mark.parametrize("players", [3, 5])
def test_every_ship_on_a_planet_is_seen_there_in_its_players_colour(players: int) -> None:
    s, told = until("launch", players)
    for player in range(players):
        for planet, cell in zip(s.planets_of(player), planets(told, player), strict=True):
            there = {camp["seat"]: int(camp["figures"][0]["text"]) for camp in cell["camps"]}
            assert there == {one: s.on(planet, one) for one in range(players) if s.on(planet, one)}
    assert {one["seat"]: one["tint"] for one in told["seats"]} == {
        player: GAME.teams[colour].main for player, colour in enumerate(s.colours)
    }


@pytest.mark.parametrize("kind", ["aim", "launch"])
def test_a_planet_that_may_be_chosen_is_lit_and_no_other(kind: str) -> None:
    s, told = until(kind, 4)
    for player in range(4):
        for planet, cell in zip(s.planets_of(player), planets(told, player), strict=True):
            meant = [at for at, one in enumerate(s.ask.options) if getattr(one, "planet", None) == planet]
            assert cell.get("options", []) == meant


def test_a_deal_is_put_together_on_both_sides_of_the_table() -> None:
    s, told = until("offer", 3)
    words = engine.options(s)
    lit = {
        words[at].split()[0]
        for seat in told["seats"]
        for row in (*seat["rows"], *([seat["hand"]] if seat["hand"] else []))
        for cell in row["cells"]
        for at in cell.get("options", [])
    }
    assert lit == {one.split()[0] for one in words if " " in one} and "give" in lit


def test_the_cards_of_the_encounter_lie_in_the_middle_and_a_hidden_one_is_not_told() -> None:
    s, _ = until("plan", 3)
    while s.ask.kind == "plan":
        engine.answer(s, 0)
    told = seen(s)
    (row,) = [one for one in told["middle"] if one["id"] == "fight"]
    names = [cell.get("card") for cell in row["cells"]]
    assert s.defs[s.fate].id in names
    for side, player in ((0, s.active), (1, s.defense)):
        if s.revealed or player == s.ask.player:
            assert s.defs[s.plans[side]].id in names


@pytest.mark.parametrize("lang", LANGS)
def test_whatever_stands_beside_a_drawing_says_what_it_means(lang: Lang) -> None:
    explained: set[str] = set()
    for kind in ("launch", "reinforce"):
        told = seen(until(kind, 3)[0], lang)
        facts = [*told["facts"], *(fact for seat in told["seats"] for fact in seat["facts"])]
        assert [fact["text"] for fact in facts if fact.get("icon") and not fact.get("about")] == []
        explained |= {fact["icon"] for fact in facts if fact.get("icon")}
        figures = [one for row in told["middle"] for cell in row["cells"] for one in cell.get("figures", [])]
        assert all(one["told"] for one in figures) and (kind == "launch" or figures)
    assert explained >= {"star", "home", "gate", "card", "deck", "pile"}
