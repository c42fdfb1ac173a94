"""A scenario as steps that a page shows one by one: what is chosen, what comes of it, how the table then is."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from cards import Lang, load_game
from rules_checker.engine import SEATS, State
from rules_checker.play.page.state import story_rows
from rules_checker.play.view.layout import laid
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.play.view.question import offered
from rules_checker.record import HEADING, ScenarioTable, play

NOBODY = -1
"""Whose view it is: all hands are open, and no part of the table is the reader's own."""


def steps(path: Path, lang: Lang) -> list[dict[str, Any]]:
    """The steps of a scenario, of which the first has only the table at its beginning.

    There is one for whatever the story tells next; `story` has it, as chapters of lines. The first after a choice
    has also the question, `asked`, and what was answered to it, `chosen`.
    """
    found: list[dict[str, Any]] = []
    at: list[ScenarioTable] = []
    known = 0
    chosen: dict[str, str] = {}

    def look(s: State, *, always: bool = False) -> None:
        """Add a step if the story has gone on, or `always`."""
        nonlocal known, chosen
        new = at[0].log[known:]
        if not always and all(what == HEADING for what, _, _ in new):
            return
        words = Phrasebook(at[0].game, lang)
        story = story_rows(words, new, None)
        if story and new[0][0] != HEADING:
            story[0]["heading"] = ""  # it goes on with the turn that it began in
        found.append(chosen | {"table": _table(words, at[0]), "story": story})
        known, chosen = len(at[0].log), {}

    def watch(table: ScenarioTable, answer: str | None) -> None:
        nonlocal chosen
        at[:], table.look = [table], look
        look(table.s, always=not found or bool(chosen))
        if answer:
            chosen = _chosen(Phrasebook(table.game, lang), table, answer)

    play(path, watch)
    return found


def _chosen(words: Phrasebook, table: ScenarioTable, answer: str) -> dict[str, str]:
    """The question that is asked, and an answer to it such as `A: play cow`, in words."""
    ask = table.s.question
    index = table.options().index(answer.partition(":")[2].strip())
    question = table.engine.view(table.s, ask.player)["question"]
    asked = f"{words.seat(ask.player)}. {words.question(question)}"
    return {"asked": asked, "chosen": offered(words, table.engine, table.s)[index]}


def _table(words: Phrasebook, table: ScenarioTable) -> dict[str, Any]:
    """The table with all hands open. A card that the scenario defines has no face: it is told in words alone."""
    views = [table.engine.view(table.s, player) for player in range(len(table.players))]
    shown = laid(words, {key: _open(key, value, views) for key, value in views[0].items()}, NOBODY)
    printed = load_game(words.game.id).cards
    own = {card_id for card_id, card in words.game.cards.items() if printed.get(card_id) is not card}
    return {key: _without(value, own) for key, value in shown.items()} if own else shown


def _without(told: Any, own: Collection[str]) -> Any:
    """A part of a table without the faces of some cards."""
    match told:
        case list():
            return [_without(one, own) for one in told]
        case dict():
            return {key: _without(value, own) for key, value in told.items() if key != "card" or value not in own}
    return told


def _open(key: str, value: Any, views: list[dict[str, Any]]) -> Any:
    """What is under a key of the first player's view, with each player's part as that player sees it."""
    if not isinstance(value, Mapping) or not value or not set(value) <= set(SEATS):
        return value
    return {name: views[SEATS.index(name)][key][name] for name in value}
