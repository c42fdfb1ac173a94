"""The parts of the screen as lines of text: the table, the story, a card, reasons, the result."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from cards import Lang, load_game
from cards.database import of_games
from rules_checker.play.game.session import Session
from rules_checker.play.help.reasons import Reason
from rules_checker.play.terminal.grid import drawn
from rules_checker.play.terminal.lines import line
from rules_checker.play.view.ending import result, rule, turning
from rules_checker.play.view.news import whole
from rules_checker.play.view.phrasebook import Phrasebook, printed
from rules_checker.play.view.table import TableLine, rows
from rules_checker.record import StoryChapter, address, cited, isolated, page

SEPARATOR, BEYOND = " · ", " ║ "
"""What stands between cards, and between those within reach and those beyond it."""
_COLOURS = ("magenta", "red", "green", "blue", "cyan", "yellow")
"""The colours of a game's types of cards, in their order; those of the terminal, so that they suit it."""


def table(words: Phrasebook, session: Session) -> list[Text]:
    """What lies on the table, as the person at the screen may see it."""
    view = session.view()
    asked = view.get("question") or {"options": ()}
    lit = {option["square"] for option in asked["options"] if "square" in option}
    found = rows(words, view, session.viewer)
    return [one for row in found for one in (_row(words, row), *(drawn(row.board, lit) if row.board else ()))]


def _row(words: Phrasebook, row: TableLine) -> Text:
    indent = "  " * row.depth
    text = line(
        f"{indent}{row.label}{'' if row.heading or not row.label else ':'}", "bold reverse" if row.heading else ""
    )
    if row.label and not row.heading:
        text.stylize("bold")
        text.append(" ")
    for number, cell in enumerate(row.cells):
        if number:
            text.append(BEYOND if cell.beyond > row.cells[number - 1].beyond else SEPARATOR)
        text.append_text(line(cell.text, "dim" if cell.beyond else colour(words, cell.kind)))
    return text


def colour(words: Phrasebook, kind: str) -> str:
    """The style of a type of cards; empty for what is no card."""
    kinds = list(words.game.types)
    return _COLOURS[kinds.index(kind) % len(_COLOURS)] if kind in kinds else ""


def story_lines(words: Phrasebook, session: Session, *, cite: bool = False) -> list[Text]:
    """The story so far, as the person at the screen may know it; to `cite` is to tell the ids of its rules."""
    lines = chapters(words, session, whole(words, session), cite=cite)
    return lines or [line(words("story-empty"), "dim")]


def how_to_play(words: Phrasebook) -> list[Text]:
    """How the game is played, as its printed aids say it."""
    from cards.language import load_aids, plain

    lines = list[Text]()
    for aid in load_aids(words.game, words.lang):
        lines += [Text(), line(aid.title, "bold reverse")]
        for section in aid.sections:
            lines.append(line(section.title, "bold"))
            lines += [line(f"  {text}") for text in plain(section.paragraphs).splitlines()]
    return lines[1:] or [line(words("help-none"), "dim")]


def chapters(words: Phrasebook, session: Session, found: Sequence[StoryChapter], *, cite: bool = False) -> list[Text]:
    """Chapters of a story as lines; those of other players' turns have a colour of their own."""
    lines = list[Text]()
    for chapter in found:
        other = "cyan" if chapter.player not in (None, session.viewer) else ""
        lines += [line(chapter.heading, f"bold {other}")] if chapter.heading else []
        for one in chapter.lines:
            text = line(f"  {one.text} ", other)
            if one.rules and cite:
                text.append_text(line(cited(one.rules, words.lang), "dim"))
            lines.append(text)
    return lines


def question(words: Phrasebook, session: Session) -> list[Text]:
    """The question to the person at the screen with its rule, and the sentence of the card that asks."""
    asked = session.question()
    who = f"{words.seat(session.viewer)}. " if session.record.persons > 1 else ""
    text = line(f"{who}{words.question(asked)}")
    because = words.because(asked)
    return [text, line(because, "not bold italic")] if because else [text]


def over(words: Phrasebook, session: Session) -> list[Text]:
    """Who won and why, with the rule."""
    text = line(f"{result(words, session)} ")
    if ended := rule(session):
        text.append_text(line(cited((ended,), words.lang), "dim not bold"))
    return [text]


def summary(words: Phrasebook, session: Session) -> list[Text]:
    """The number of turns, and the move that turned the game."""
    lines = [line(words("summary", turns=session.engine.standing(session.s).turns))]
    if turned := turning(words, session):
        lines += [line(turned.text, "bold"), *chapters(words, session, [turned.chapter])]
    return lines


def cited_now(session: Session) -> list[str]:
    """The rules cited on the screen: that of the question or of the end first, then those of the news, latest first."""
    found = [session.s.rule_told if session.s.ask is None else session.s.ask.rule]
    found += [rule for _, rule, _ in session.s.log[session.since :][::-1]]
    return [one for one in dict.fromkeys(found) if one in session.record.game.rules]


def rule_named(words: Phrasebook, rule_id: str) -> Text:
    """A rule by the heading under which its page has it, with its id; by this alone without the pages."""
    text = line(_headings(words.game.id, words.lang).get(rule_id, ""))
    text.append_text(line(f" {cited((rule_id,), words.lang)}", "dim"))
    return text


@of_games()
def _headings(game_id: str, lang: Lang) -> dict[str, str]:
    from cards.ledger import rule_headings

    return rule_headings(game_id, lang)


def rule_told(words: Phrasebook, rule_id: str) -> list[Text]:
    """A rule as its page explains it, with the address of that; without the pages, in the ledger's English."""
    from cards.ledger import rule_text

    told_rule = words.game.rules[rule_id]
    text = rule_text(words.game.id, rule_id, words.lang)
    text = text or tuple(filter(None, (told_rule.question, told_rule.gloss, told_rule.reason)))
    where = isolated(_address(words.game.id, rule_id, words.lang), words.lang)
    return [*map(line, text), line(where, "dim")]


def card(words: Phrasebook, card_id: str) -> list[Text]:
    """A card as it is printed: name, type, numbers, text."""
    told = printed(words, card_id)
    return [
        line(told.name, f"bold {colour(words, words.kind(card_id))}"),
        line(SEPARATOR.join(told.facts), "dim"),
        *map(line, told.text),
    ]


def why(words: Phrasebook, found: Sequence[Reason], card: str | None) -> list[Text]:
    """Reasons, each with the id of its rule and its page; or that there is nothing to be done with a card."""
    lines = list[Text]()
    for reason in found:
        lines.append(line(f"{reason.action}. {reason.text}", "green" if reason.legal else ""))
        if reason.rule:
            lines.append(Text("  ", "dim").append_text(rule_named(words, reason.rule)))
            lines.append(line(f"  {isolated(_address(words.game.id, reason.rule, words.lang), words.lang)}", "dim"))
    return lines or [line(words.nothing(card) if card else words("no-reasons"), "dim")]


@of_games()
def _address(game_id: str, rule: str, lang: Lang) -> str:
    """The address of a rule's page, kept: finding it takes as long as all else that is told of a card."""
    return address(page(load_game(game_id), rule, lang))
