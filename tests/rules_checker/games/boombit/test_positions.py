"""Strange positions, made by hypothesis as scenario files: whatever is on the table, the game stays sound and ends.

A position that fails is shrunk and saved as `output/fault.yaml`, with its script: `fitil scenario output/fault.yaml`.
"""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, reject, settings, strategies as st

from cards import GAMES, DataError, load_game
from cards.database import read_yaml
from rules_checker.record.scenario import ScenarioTable, load, run
from tests.budget import LONG
from tests.rules_checker.games.boombit.invariants import watch

GAME = load_game("boombit")
FAULT = GAMES.parent.parent / "output" / "fault.yaml"
MOST_ANSWERS = 150
DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)  # libyaml where the wheel has it: a file for every answer

CARDS = [card for card in GAME.cards.values() if card.rarity]
IDS = [card.id for card in CARDS]
HEROES = [card.id for card in GAME.cards.values() if not card.rarity]
HOSTS = {
    kind: [c.id for c in CARDS if c.onto and (c.onto.type, c.onto.of) == (kind, "any")] for kind in ("bomb", "creep")
}
MODS = {kind: st.lists(st.sampled_from(found), max_size=1) if found else st.just([]) for kind, found in HOSTS.items()}
ONES = st.sampled_from([c for c in CARDS if c.type != "deed" and not c.onto and not c.has("boss")])


@st.composite
def in_play(draw: st.DrawFn) -> dict[str, Any]:
    """A card in play, damaged, twisted and with modifications as its type allows."""
    card = draw(ONES)
    found: dict[str, Any] = {"card": card.id}
    if card.type == "creep":
        found["damage"] = draw(st.integers(0, card.numbers["life"] - 1))
    if card.type in ("bomb", "creep"):
        found["twisted"] = draw(st.booleans())
        for who in ("mods", "foreign_mods"):
            found[who] = draw(MODS[card.type])
    return found


@cache  # what hypothesis knows of a strategy is lost with it
def side(hero: str) -> st.SearchStrategy[dict[str, Any]]:
    """A player's side: every zone, few lives or many, the first turn or a later one."""
    cards = st.lists(st.sampled_from(IDS), max_size=5)
    table = st.lists(in_play(), max_size=5, unique_by=lambda entry: entry["card"])
    return st.fixed_dictionaries(
        {
            "hero": st.just(hero),
            "lives": st.integers(1, GAME.cards[hero].numbers["lives"]),
            "hero_twisted": st.booleans(),
            "turns": st.integers(1, 4),
            "hand": cards,
            "deck": st.lists(st.sampled_from(IDS), min_size=1, max_size=5),
            "in_play": table,
            "discard": cards,
            "void": st.lists(st.sampled_from(IDS), max_size=2),
        }
    )


SIDES = st.sampled_from(HEROES).flatmap(side)
POSITIONS = st.fixed_dictionaries(
    {
        "title": st.just("A position made by chance"),
        "game": st.just("boombit"),
        "rules": st.just([]),
        "A": SIDES,
        "B": SIDES,
        "start": st.fixed_dictionaries(
            {
                "turn": st.sampled_from("AB"),
                "at": st.sampled_from(["start", "bomb-review", "attack", "main", "end"]),
                "seed": st.integers(1, 9),
            }
        ),
    }
)


def write(path: Path, position: dict[str, Any]) -> None:
    path.write_text(yaml.dump(position, Dumper=DUMPER, sort_keys=False, allow_unicode=True), encoding="utf-8")


def play(path: Path, position: dict[str, Any], whims: st.DataObject) -> list[str]:
    """Play on from a position by hypothesis's choices, with checks; after a failure the file has the script so far."""
    write(path, position)
    try:
        board = ScenarioTable(GAME, load(path), read_yaml(path))
    except DataError:  # the rules allow no such position, such as a damaged creep whose lives another card lowers
        reject()
    script: list[str] = []
    while board.s.ask is not None and len(script) < MOST_ANSWERS:
        watch(board.s)
        who = board.asked[0]
        options = board.options()
        assert len(set(options)) == len(options), "two options read alike"
        index = whims.draw(st.integers(0, len(options) - 1))
        script.append(f"{who}: {options[index]}")
        write(path, position | {"script": script})
        board.answer(index)
    watch(board.s)
    return script


@settings(max_examples=80)
@given(POSITIONS, st.data())
def test_whatever_is_on_the_table_the_game_goes_on(position: dict[str, Any], data: st.DataObject) -> None:
    FAULT.unlink(missing_ok=True)
    play(FAULT, position, data)
    assert run(FAULT) == []  # the file plays the same again
    FAULT.unlink()


@LONG
def test_a_failing_position_is_saved_as_a_scenario(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.MOST_ANSWERS", 2)  # a few, since hundreds of positions are tried for the smallest
    kept = tmp_path / "fault.yaml"

    @settings(max_examples=200, database=None)
    @given(POSITIONS, st.data())
    def a_has_no_bombs(position: dict[str, Any], data: st.DataObject) -> None:
        play(kept, position, data)
        assert not any(GAME.cards[entry["card"]].type == "bomb" for entry in position["A"]["in_play"]), "a bomb"

    with pytest.raises(AssertionError, match="a bomb"):
        a_has_no_bombs()
    found = yaml.safe_load(kept.read_text(encoding="utf-8"))
    (bomb,) = found["A"]["in_play"]  # shrunk: one bomb, and nothing else
    assert GAME.cards[bomb["card"]].type == "bomb"
    assert found["B"]["in_play"] == found["A"]["hand"] == found["A"]["void"] == []
    assert run(kept) == []
