"""The parts of the screen as lines of text: the table, the story, a card, reasons, the result."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from cards import card_text, messages, plain, type_line
from rules_checker.kernel import DRAW
from rules_checker.play.lines import line
from rules_checker.play.reasons import Reason
from rules_checker.play.session import Session
from rules_checker.play.table import Row, rows
from rules_checker.play.words import Words
from rules_checker.story import cited, isolated, story

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
    game, lang = words.game, words.lang
    found, say = game.cards[card_id], messages(game, lang)

    def called(number: str) -> str:
        told = next((file for file in (say, words) if file.has(f"number-{number}")), None)
        return number if told is None else told(f"number-{number}")

    numbers = [f"{called(number)}: {n}" for number, n in found.numbers.items()]
    return [
        line(words.thing(card_id), f"bold {colour(words, found.type)}"),
        line(SEPARATOR.join((type_line(game, found, lang), *numbers)), "dim"),
        *(line(paragraph) for paragraph in plain(card_text(game, found, lang)).splitlines()),
    ]


def why(words: Words, found: Sequence[Reason]) -> list[Text]:
    """Reasons, each with the id of its rule and its page."""
    lines = list[Text]()
    for reason in found:
        lines.append(line(f"{reason.action}: {reason.text}", "green" if reason.legal else ""))
        if reason.rule:
            lines.append(line(f"  {cited((reason.rule,), words.lang)}", "dim"))
            lines.append(line(f"  {isolated(reason.address, words.lang)}", "dim"))
    return lines or [line(words("no-reasons"), "dim")]


def result(words: Words, session: Session) -> str:
    """How the game ended."""
    standing = session.engine.standing(session.s)
    if standing.winner >= len(session.names):  # nobody sits there: the game played against one person
        parts = [words("lost")]
    else:
        parts = [words("draw") if standing.winner == DRAW else words("won", who=words.seat(standing.winner))]
    if standing.places:
        order = sorted(range(len(standing.places)), key=lambda player: standing.places[player])
        told = [words("place", place=standing.places[player], who=words.seat(player)) for player in order]
        parts.append(words("places", places=", ".join(told)))
    return words("over", result=". ".join(parts))
