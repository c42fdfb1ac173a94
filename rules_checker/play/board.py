"""The game at hand as plain data, for a screen that draws cards: a web page.

What is offered is told with the places that it is about, so that the screen can light them and answer by index alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from cards.model import Board, Square
from rules_checker.engine import SEATS
from rules_checker.play.ending import result, rule, turning
from rules_checker.play.news import news, safe, whole
from rules_checker.play.session import Session
from rules_checker.play.table import Cell, Row, rows
from rules_checker.play.words import Phrasebook
from rules_checker.record import Chapter, Entry, tell_story


def board(words: Phrasebook, session: Session) -> dict[str, Any]:
    """What the person at the screen sees, and is asked; nothing but a word to the other while the screen is passed on.

    `rows` are those of the table, `options` the choices in words, and `focus` the first that costs nothing. Of
    `question`, `waiting`, `over` and `curtain`, each a sentence, one is there. `count`, the number of answers so far,
    tells one question from another. `news` is what has happened since the last answer, as `told` has it.
    """
    common = {"count": len(session.answers), "undo": session.undoable}
    if session.somebody_else:
        assert session.asked is not None
        who = words.seat(session.asked)
        return common | {"curtain": words("curtain-pass", who=who)}
    view = session.view()
    found = common | {
        "story": [_chapter(one, session.viewer) for one in whole(words, session)],
        "saved": session.saved(),
        "names": list(session.names),
        "news": [_chapter(one, session.viewer) for one in news(words, session)],
    }
    if session.asked is None:
        return found | {"rows": laid(words, view, session.viewer)} | over(words, session)
    who = words.seat(session.asked)
    if session.bots_turn:
        return found | {"rows": laid(words, view, session.viewer), "waiting": words("waiting", who=who)}
    return found | asking(words, session, view)


def over(words: Phrasebook, session: Session) -> dict[str, Any]:
    """How the game ended, by which rule, and what turned it; `after` is what may be played next, on which side."""
    turned = turning(words, session)
    after = [{"text": words("again"), "swap": False}]
    after += [{"text": words("other-side"), "swap": True}] if session.swappable else []
    return {
        "over": result(words, session),
        "rule": rule(session),
        "summary": words("summary", turns=session.engine.standing(session.s).turns),
        "turning": turned and {"text": turned.text, "story": [_chapter(turned.chapter, session.viewer)]},
        "after": after,
    }


def asking(words: Phrasebook, session: Session, view: Mapping[str, Any]) -> dict[str, Any]:
    """The table with the question to the person at the screen, and its options with the places they are about."""
    question = session.question()
    places = [_About(words, option) for option in question["options"]]
    said = session.offered(words)
    return {
        "rows": laid(words, view, session.viewer, places),
        "question": words.question(question),
        "because": words.because(question),
        "who": words.seat(session.viewer) if session.persons > 1 else "",
        "rule": question["rule"],
        "options": [{"text": text, "cards": place.cards} for text, place in zip(said, places, strict=True)],
        "focus": safe(question),
    }


def laid(
    words: Phrasebook, view: Mapping[str, Any], viewer: int, options: Sequence[_About] = ()
) -> list[dict[str, Any]]:
    """The rows of a view as plain data; each cell has the indices of the options that are about it."""
    return [_row(words, row, viewer, options) for row in rows(words, view, viewer)]


def told(words: Phrasebook, log: Sequence[Entry], viewer: int | None) -> list[dict[str, Any]]:
    """A log as chapters of lines with the rules behind them, as far as the viewer may know it."""
    return [_chapter(chapter, viewer) for chapter in tell_story(words.game, log or (), words.lang, viewer)]


def _chapter(chapter: Chapter, viewer: int | None) -> dict[str, Any]:
    """A chapter as plain data; `other` of one that is another player's turn."""
    lines = [{"text": line.text, "rules": line.rules} for line in chapter.lines]
    other = viewer is not None and chapter.player not in (None, viewer)
    return {"heading": chapter.heading, "lines": lines} | ({"other": True} if other else {})


class _About:
    """What an option is about: the cards that its words name, and the place in play of the last of them, if it has."""

    def __init__(self, words: Phrasebook, option: Mapping[str, Any]) -> None:
        self.cards = [word for word in option["words"].split() if word in words.game.cards]
        self.at: Sequence[Any] | None = option.get("at")
        self.square = option.get("square")

    def concerns(self, row: Row, cell: Cell, viewer: int) -> bool:
        """True if a cell is what the option is about."""
        if self.at:
            letter, *place = self.at
            if row.player == SEATS.index(letter) and list(cell.place[-len(place) :]) == place:
                return bool(self.cards) and cell.card == self.cards[-1]
        held = self.cards[:-1] if self.at else self.cards
        return row.player == viewer and not cell.laid and cell.card in held


def _row(words: Phrasebook, row: Row, viewer: int, options: Sequence[_About]) -> dict[str, Any]:
    told: dict[str, Any] = {
        "label": row.label,
        "cells": [_cell(row, cell, viewer, options) for cell in row.cells],
    }
    told |= {"board": _board(words, row.board, options)} if row.board else {}
    return told | ({"ltr": True} if row.ltr else {})


def _board(words: Phrasebook, board: Board, options: Sequence[_About]) -> dict[str, Any]:
    """A board, of each square its name, what is there in words, and the options about it."""
    squares = [_square(words, square, options) for square in board.squares]
    return {"columns": board.columns, "rows": board.rows, "squares": squares}


def _square(words: Phrasebook, square: Square, options: Sequence[_About]) -> dict[str, Any]:
    there = [thing.text for thing in (square.tile, *square.holds) if thing]
    said = "square" if there else "square-empty"
    return {
        "name": square.name,
        "at": list(square.at),
        "turn": square.turn,
        "text": words(said, name=square.name, things=", ".join(there)),
        "tile": square.tile and asdict(square.tile),
        "holds": [asdict(thing) for thing in square.holds],
        "options": [index for index, option in enumerate(options) if option.square == square.name],
    }


def _cell(row: Row, cell: Cell, viewer: int, options: Sequence[_About]) -> dict[str, Any]:
    """A cell without what is empty of it."""
    about = [index for index, option in enumerate(options) if cell.card and option.concerns(row, cell, viewer)]
    told = {"text": cell.text, "card": cell.card, "badge": cell.badge, "turned": cell.turned, "options": about}
    told |= {"beyond": cell.beyond, "under" if cell.card else "pile": list(cell.under)}
    return {key: value for key, value in told.items() if value}
