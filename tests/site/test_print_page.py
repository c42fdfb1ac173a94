"""The page about printing at home: every command can be typed as it is, and no sheet is left out."""

import re
import shlex
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

import commands as command_line
from generator.exports import KINDS
from generator.paper import Marks, load_sheet, sheet_names

PAGES = {lang: Path(__file__).resolve().parents[2] / "site" / lang / "docs" / "print.md" for lang in ("he", "ru")}
BOTH = pytest.mark.parametrize("lang", PAGES)
COMMANDS = (
    "print",
    "sheets",
    "calibrate",
    "preview",
    "box",
    "registration",
    "rulebook",
    "export",
    "icons",
    "table",
    "share",
    "check",
    "cards",
    "decks",
)


def commands(lang: str) -> list[str]:
    """Every command on the page: lines of code blocks, and code in sentences that is more than a command's name."""
    text = PAGES[lang].read_text(encoding="utf-8")
    return re.findall(r"^fitil .+$", text, re.MULTILINE) + re.findall(r"`(fitil [^`\n]+)`", text)


@cache
def known() -> dict[str, Any]:
    """The commands of `fitil` by name."""
    group: Any = command_line.program([])
    return dict(group.commands)


def parsed(line: str) -> dict[str, Any]:
    """Parse a command's arguments without running it; raises the error that its reader would be told."""
    name, *words = shlex.split(line)[1:]
    rest = [word for word in words if word != "--help"]
    # a bare name in a sentence lacks its arguments
    return dict(known()[name].make_context(name, rest, resilient_parsing=rest != words or not words).params)


@BOTH
def test_every_command_is_understood(lang: str) -> None:
    found = commands(lang)
    for line in found:
        given = parsed(line)
        if sheet := given.get("sheet"):
            load_sheet(sheet)
        if (said := given.get("lang")) is not None:
            assert said == lang
        assert given.get("kind") is None or given["kind"] in KINDS
    assert {line.split()[1] for line in found} == set(COMMANDS)


@BOTH
def test_options_named_in_sentences_exist(lang: str) -> None:
    params = [param for command in known().values() for param in command.params]
    keys = {"--help", *(key for param in params for key in (*param.opts, *param.secondary_opts))}
    named = re.findall(r"`(--?[a-z-]+)(?: [^`\n]*)?`", PAGES[lang].read_text(encoding="utf-8"))
    assert len(named) > 15
    assert set(named) <= keys


def printing() -> list[Any]:
    """The parameters of the commands that print and export."""
    names = set(COMMANDS) - {"check", "cards", "decks"}
    return [param for name in names for param in known()[name].params if param.opts[0].startswith("--")]


@BOTH
def test_the_page_tells_every_option_of_the_commands_that_print(lang: str) -> None:
    text = PAGES[lang].read_text(encoding="utf-8")
    told = set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", text))
    untold = {param.opts[0] for param in printing() if not told.intersection((*param.opts, *param.secondary_opts))}
    assert untold == {"--format"}  # for programs; `--help` tells the rest


@BOTH
def test_the_page_tells_every_value_of_an_option_that_is_not_the_usual_one(lang: str) -> None:
    text = PAGES[lang].read_text(encoding="utf-8")
    values = {
        value: param.opts[0]
        for param in printing()
        if param.opts[0] not in ("--format", "--lang", "--second")
        for value in getattr(param.type, "choices", ())
        if value != param.default
    }
    sheets = {getattr(load_sheet(name), key) for name in sheet_names() for key in ("flip", "marks_on")}
    assert {value for value in values if not re.search(rf"(?<![\w-]){value}(?![\w-])", text)} <= sheets


def test_the_picture_of_marks_shows_every_kind_that_can_be_asked_for() -> None:
    picture = (PAGES["ru"].parents[2] / "pictures/print/marks.yaml").read_text(encoding="utf-8")
    (marks,) = (param.type.choices for param in known()["print"].params if "--marks" in param.opts)
    assert set(marks) == set(get_args(Marks))
    drawn = re.findall(r"text: ([a-z]+)", picture)
    assert {*drawn, "none"} == set(marks)


def test_both_languages_have_the_same_commands() -> None:
    he, ru = (
        [re.sub(r"\b(he|ru)\b", "", line) for line in re.findall(r"^fitil .+$", path.read_text(encoding="utf-8"), re.M)]
        for path in PAGES.values()
    )
    assert he == ru


@BOTH
def test_the_table_has_every_sheet_and_the_number_of_its_cards(lang: str) -> None:
    rows = re.findall(r"^\| (`[^|]+) \| (\d+) \|", PAGES[lang].read_text(encoding="utf-8"), re.MULTILINE)
    told = {name: int(count) for names, count in rows for name in re.findall(r"`([\w-]+)`", names)}
    own = {"a4-token": (25.0, 25.0)}  # the page says of which tokens there are so many
    assert told == {
        name: load_sheet(name).grid(load_sheet(name).card or own.get(name, (63.0, 88.0))).n_up for name in sheet_names()
    }
