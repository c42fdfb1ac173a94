"""No chain of cards goes on for ever: an optional one stops, and one that nobody can stop is a draw."""

from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from cards import load_game
from cards.database import link_cards, read, read_yaml
from rules_checker.engine import kernel
from rules_checker.games.boombit import query
from rules_checker.games.boombit.scenario import Scenario
from rules_checker.record.scenario import ScenarioTable

LIMIT = 400
SEEN = "{type: bomb, of: any}"


@pytest.fixture(autouse=True)
def sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lower the bound, so that it is reached sooner."""
    monkeypatch.setattr(kernel, "MOST_PACES", LIMIT)
    monkeypatch.setattr(query, "MOST_PACES", LIMIT)


def board(tmp_path: Path, cards: str, sides: str) -> ScenarioTable:
    """The position of a scenario with cards made for it."""
    path = tmp_path / "loop.yaml"
    head = "title: A loop\ngame: boombit\nrules: [gap.endless-loop]\ncards:"
    path.write_text(f"{head}{dedent(cards)}{dedent(sides)}", encoding="utf-8")
    source = read_yaml(path)
    scenario = read(source, Scenario)
    return ScenarioTable(link_cards(load_game("boombit"), scenario.cards, source), scenario, source)


def play(table: ScenarioTable, *wanted: str) -> list[str]:
    """Take the first wanted option that is offered, else the first, until A's turn is over; return the questions."""
    asked = []
    while table.s.ask is not None and table.s.turns[1] == 3:
        options = table.options()
        asked.append(table.asked)
        table.answer(next((options.index(words) for words in wanted if words in options), 0))
        assert len(asked) < LIMIT, "the questions do not end"
    return asked


def reaction(event: str, effect: str, extra: str = "") -> str:
    return f"{{trigger: reaction, event: {event}, {extra} effects: [{effect}]}}"


LOOPS: dict[str, tuple[str, str, tuple[str, ...], Any]] = {
    "an ability that may be declined": (
        f"""
        - id: left
          type: circumstance
          rarity: common
          abilities: [{reaction(f"{{on: is-twisted, what: {SEEN}}}", "{do: untwist, what: it}", "may: true,")}]
        - id: right
          type: circumstance
          rarity: common
          abilities: [{reaction(f"{{on: is-untwisted, what: {SEEN}}}", "{do: twist, what: it}")}]
        """,
        """
        A: {hero: bruiser, deck: [cow], in_play: [left, right, {card: firebird, twisted: true}]}
        B: {hero: doctor-nut, deck: [cow]}
        start: {at: start}
        """,
        ("yes", "end turn"),
        None,
    ),
    "an order to choose in every round": (
        f"""
        - id: seesaw
          type: circumstance
          rarity: common
          abilities:
            - {reaction(f"{{on: is-twisted, what: {SEEN}}}", "{do: untwist, what: it}")}
            - {reaction(f"{{on: is-untwisted, what: {SEEN}}}", "{do: twist, what: it}")}
        - id: tally
          type: creep
          rarity: common
          numbers: {{life: 1}}
          abilities: [{reaction(f"{{on: is-untwisted, what: {SEEN}}}", "{do: gain-life}")}]
        """,
        """
        A: {hero: bruiser, deck: [cow], in_play: [seesaw, tally, {card: firebird, twisted: true}]}
        B: {hero: doctor-nut, deck: [cow]}
        start: {at: start}
        """,
        ("seesaw",),
        kernel.DRAW,
    ),
    "a deed that takes itself back": (
        """
        - id: boomerang
          type: deed
          rarity: common
          abilities: [{trigger: play, effects: [{do: return-to-hand, what: {type: deed, zone: discard}}]}]
        """,
        """
        A: {hero: bruiser, deck: [cow], hand: [boomerang]}
        B: {hero: doctor-nut, deck: [cow]}
        start: {at: start}
        """,
        ("play boomerang",),
        None,
    ),
    "a deed with REACTION that takes itself back": (
        """
        - id: echo
          type: deed
          rarity: common
          abilities:
            - trigger: reaction
              event: {on: goes-to-discard, what: {type: deed}}
              effects: [{do: return-to-hand, what: {type: deed, zone: discard, count: all}}]
        - id: shout
          type: deed
          rarity: common
          abilities: [{trigger: play, effects: [{do: gain-life}]}]
        """,
        """
        A: {hero: bruiser, deck: [cow], hand: [echo, echo, shout]}
        B: {hero: doctor-nut, deck: [cow]}
        start: {at: start}
        """,
        ("play shout", "play echo"),
        None,
    ),
    "what may happen instead of itself": (
        """
        - id: after-you
          type: creep
          rarity: common
          numbers: {life: 2}
          modifiers:
            - {always: instead, would: break, what: this, effects: [{do: break, what: {type: creep, other: true}}]}
        - id: hammer-blow
          type: deed
          rarity: common
          abilities: [{trigger: play, effects: [{do: break, what: {type: creep}}]}]
        """,
        """
        A: {hero: bruiser, deck: [cow], hand: [hammer-blow], in_play: [after-you, after-you]}
        B: {hero: doctor-nut, deck: [cow]}
        start: {at: start}
        """,
        ("play hammer-blow", "yes", "end turn"),
        None,
    ),
    "up to one card": (
        """
        - id: revolving-door
          type: creep
          rarity: common
          numbers: {life: 2}
          abilities:
            - trigger: exit
              effects: [{do: put-into-play, what: {type: creep, zone: discard, up_to: true}}]
            - {trigger: enter, effects: [{do: break, what: {type: creep}}]}
        """,
        """
        A: {hero: bruiser, deck: [cow], hand: [revolving-door], in_play: [cow, robot]}
        B: {hero: doctor-nut, deck: [cow]}
        start: {at: start}
        """,
        ("play revolving-door", "revolving-door", "end turn"),
        None,
    ),
}


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_ends(name: str, tmp_path: Path) -> None:
    cards, sides, wanted, winners = LOOPS[name]
    table = board(tmp_path, cards, sides)
    assert play(table, *wanted)
    assert table.s.winners == winners
    assert table.s.touched is not None and "gap.endless-loop" in table.s.touched
