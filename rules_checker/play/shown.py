"""The parts of the screen as lines of text: the table, the story, a card, reasons, the result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rich.text import Text

from cards import Lang, load_game
from rules_checker.links import address
from rules_checker.play.lines import line
from rules_checker.play.reasons import Reason
from rules_checker.play.session import Session
from rules_checker.play.table import Row, rows
from rules_checker.play.words import Words, printed
from rules_checker.story import cited, isolated, story
from rules_checker.why import page

SEPARATOR = " · "
_COLOURS = ("magenta", "red", "green", "blue", "cyan", "yellow")
"""The colours of a game's types of cards, in their order; those of the terminal, so that they suit it."""


def table(words: Words, session: Session) -> list[Text]:
    """What lies on the table, as the person at the screen may see it."""
    return [_row(words, row) for row in rows(words, session.view(), session.viewer)]


def _row(words: Words, row: Row) -> Text:
    indent = "  " * row.depth
    text = line(f"{indent}{row.label}{':' if row.label and row.cells else ''}", "" if row.cells else "bold reverse")
    if row.label and row.cells:
        text.stylize("bold")
        text.append(" ")
    for number, cell in enumerate(row.cells):
        if number:
            text.append(SEPARATOR)
        text.append_text(line(cell.text, colour(words, cell.kind)))
    return text


def colour(words: Words, kind: str) -> str:
    """The style of a type of cards; empty for what is no card."""
    kinds = list(words.game.types)
    return _COLOURS[kinds.index(kind) % len(_COLOURS)] if kind in kinds else ""


def told(words: Words, session: Session) -> list[Text]:
    """The story so far, as the person at the screen may know it."""
    chapters = story(words.game, session.s.log, words.lang, session.viewer)
    lines = list[Text]()
    for chapter in chapters:
        lines.append(line(chapter.heading, "bold"))
        for one in chapter.lines:
            text = line(f"  {one.text} ")
            text.append_text(line(cited(one.rules, words.lang), "dim"))
            lines.append(text)
    return lines or [line(words("story-empty"), "dim")]


def card(words: Words, card_id: str) -> list[Text]:
    """A card as it is printed: name, type, numbers, text."""
    told = printed(words, card_id)
    return [
        line(told.name, f"bold {colour(words, words.kind(card_id))}"),
        line(SEPARATOR.join(told.facts), "dim"),
        *map(line, told.text),
    ]


def why(words: Words, found: Sequence[Reason]) -> list[Text]:
    """Reasons, each with the id of its rule and its page."""
    lines = list[Text]()
    for reason in found:
        lines.append(line(f"{reason.action}: {reason.text}", "green" if reason.legal else ""))
        if reason.rule:
            lines.append(line(f"  {cited((reason.rule,), words.lang)}", "dim"))
            lines.append(line(f"  {isolated(_address(words.game.id, reason.rule, words.lang), words.lang)}", "dim"))
    return lines or [line(words("no-reasons"), "dim")]


@cache
def _address(game_id: str, rule: str, lang: Lang) -> str:
    """The address of a rule's page, kept: finding it takes as long as all else that is told of a card."""
    return address(page(load_game(game_id), rule, lang))
