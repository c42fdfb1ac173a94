"""A table of cards → the folder of a game, as one would write it by hand, from which it is printed like any other."""

from __future__ import annotations

import json
import re
import shutil
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

from cards import Lang, did_you_mean, nearest, normalise
from cards.errors import Said
from cards.languages import LANGUAGES, SPOKEN
from cards.model import MOST_COPIES
from generator.display import icon_names
from generator.own.look import BACK, Look, palette, template
from generator.own.table import Column, Table

PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".svg")
_ICON = re.compile(r":([a-z][a-z0-9-]*):")
_MOST_TEXT = 4000


def game_of_table(table: Table) -> str:
    """The id of the game that a table's file is: its name in Latin letters, else a number that its name makes."""
    plain = unicodedata.normalize("NFKD", table.path.stem).encode("ascii", "ignore").decode().lower()
    found = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    made = blake2b(table.path.stem.encode(), digest_size=3).hexdigest()
    return found if re.match(r"[a-z]", found) else f"cards-{made}"


def languages_of(table: Table) -> tuple[Lang, ...]:
    """The languages that a table has names in: those that its headings say, else the one of its letters."""
    said = tuple(dict.fromkeys(column.lang for column in table.of("name") if column.lang))
    if said:
        return said
    (name,) = table.of("name")
    letters = "".join(table.cell(row, name) for _, row in table.rows).casefold()
    latin = sum("a" <= ch <= "z" for ch in letters)
    counts = {lang: sum(language.writes(ch) for ch in letters if ch.isalpha()) for lang, language in LANGUAGES.items()}
    return (max(SPOKEN, key=lambda lang: counts.get(lang, latin)),)


def folder_of(table: Table, place: Path, look: Look | None = None) -> Path:
    """Write a table's game into a folder of its own below `place`; raises `DataError`, which names the cell."""
    game, langs = game_of_table(table), languages_of(table)
    folder = place / game
    types = _types(table)
    colours = _colours(table)
    cards, names = _cards(table, langs, types, colours)
    art = {card["id"]: _picture(table, line, row) for card, (line, row) in zip(cards, table.rows, strict=True)}
    (folder / "cards").mkdir(parents=True, exist_ok=True)
    (folder / "art").mkdir(exist_ok=True)
    head = {
        "title": dict.fromkeys(SPOKEN, table.path.stem[:80]),
        "langs": list(langs),
        "sets": {"own": dict.fromkeys(langs, table.path.stem[:80])},
        "types": {kind: {} for kind in types.values()},
        "teams": {name: {**palette(said, at), "emblem": BACK} for at, (said, name) in enumerate(colours.items())},
        "neutral": {**palette("", 0), "emblem": BACK},
    }
    _write(folder / "game.yaml", head)
    _write(folder / "cards" / "cards.yaml", {"set": "own", "cards": cards})
    for lang in langs:
        (folder / "locale" / lang / "cards").mkdir(parents=True, exist_ok=True)
        _write(folder / "locale" / lang / "cards" / "cards.yaml", names[lang])
        (folder / "locale" / lang / "card-text.ftl").write_text(_messages(types, colours), encoding="utf-8")
    shown = bool(table.of("picture"))
    _write(folder / "template.yaml", template(table, look or Look.fitting(table), pictures=shown))
    for card_id, path in art.items():
        if path:
            ending = path.suffix.lower().replace(".jpeg", ".jpg")
            shutil.copyfile(path, folder / "art" / f"{card_id}{ending}")
    return folder


def _write(path: Path, data: Any) -> None:
    """JSON is YAML, too, and is written and read fastest."""
    path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _named(said: Sequence[str], prefix: str) -> dict[str, str]:
    """An id for each of several words, as they come."""
    return {one: f"{prefix}-{at}" for at, one in enumerate(dict.fromkeys(said), start=1)}


def _types(table: Table) -> dict[str, str]:
    columns = table.of("type")
    return _named([table.cell(row, columns[0]) or "—" for _, row in table.rows], "type") if columns else {"": "type-1"}


def _colours(table: Table) -> dict[str, str]:
    columns = table.of("colour")
    said = [table.cell(row, columns[0]) for _, row in table.rows] if columns else []
    return _named(list(filter(None, said)), "colour")


def _messages(types: Mapping[str, str], colours: Mapping[str, str]) -> str:
    said = [f"type-{name} = {_plain(one) or '—'}" for one, name in types.items()]
    said += [f"team-{name} = {_plain(one)}" for one, name in colours.items()]
    return "\n".join([*said, "team-free = —", ""])


def _plain(said: str) -> str:
    """Words as the value of a message: on one line, without braces."""
    return " ".join(said.split()).translate({ord("{"): "(", ord("}"): ")"})[:80]


def _cards(
    table: Table, langs: Sequence[Lang], types: Mapping[str, str], colours: Mapping[str, str]
) -> tuple[list[dict[str, Any]], dict[Lang, dict[str, Any]]]:
    """The cards of a table, and their words in each language."""
    cards: list[dict[str, Any]] = []
    names: dict[Lang, dict[str, Any]] = {lang: {} for lang in langs}
    taken: dict[tuple[Lang, str], int] = {}
    for line, row in table.rows:
        card_id = f"card-{len(cards) + 1}"
        card: dict[str, Any] = {"id": card_id, "type": next(iter(types.values()))}
        if columns := table.of("type"):
            card["type"] = types[table.cell(row, columns[0]) or "—"]
        if (columns := table.of("colour")) and (said := table.cell(row, columns[0])):
            card["team"] = colours[said]
        card["copies"] = _copies(table, line, row)
        cards.append(card)
        for lang in langs:
            words = _words(table, line, row, lang)
            first = taken.setdefault((lang, normalise(words["name"])), line)
            if first != line:
                name = _column(table, "name", lang)
                told = f"the name {words['name']!r} stands in row {first} already: give one of them another"
                raise table.wrong((line, name), Said(told, "name-in-row", name=words["name"], row=first))
            names[lang][card_id] = words
    return cards, names


def _column(table: Table, kind: Any, lang: Lang) -> Column | None:
    """The column of a kind for a language: its own, else the one that says none."""
    columns = table.of(kind)
    return next((one for one in columns if one.lang == lang), next((one for one in columns if one.lang is None), None))


def _words(table: Table, line: int, row: Sequence[str], lang: Lang) -> dict[str, Any]:
    """A card's words in a language."""
    found: dict[str, Any] = {}
    for kind in ("name", "text", "flavour"):
        column = _column(table, kind, lang)
        said = table.cell(row, column) if column else ""
        if kind == "name" and not said:
            raise table.wrong((line, column), Said(f"the card has no name in {lang}", "card-without-name", lang=lang))
        if said and column:
            if len(said) > (most := {"name": 80, "text": _MOST_TEXT, "flavour": 400}[kind]):
                told = f"{len(said)} letters, where a {kind} has {most} at most"
                raise table.wrong((line, column), Said(told, "cell-too-long", n=len(said), most=most))
            found[kind] = " ".join(said.split()) if kind == "name" else said
            if kind == "text" and any(line.count("**") % 2 for line in said.splitlines()):
                raise table.wrong(
                    (line, column), Said("bold is not closed: write ** before and after, on one line", "bold-open")
                )
            for icon in _ICON.findall(said) if kind == "text" else ():
                if icon not in icon_names():
                    near = nearest(icon, icon_names())
                    raise table.wrong(
                        (line, column),
                        Said(f"there is no icon :{icon}:{did_you_mean(near)}", "no-icon", name=icon, nearest=near),
                    )
    labels = dict(_labels(table, row, lang))
    return found | ({"labels": labels} if labels else {})


def _labels(table: Table, row: Sequence[str], lang: Lang) -> Iterator[tuple[str, str]]:
    """What else is printed on a card: a badge's number with its heading apart, any other value after its heading."""
    for column in (*table.of("badge"), *table.of("label")):
        if column.lang in (None, lang) and (value := " ".join(table.cell(row, column).split())):
            heading = column.heading if column.lang is None else column.heading[: -len(column.lang)].rstrip(" _(.-")
            yield f"l{column.at}", (value if column.kind == "badge" else f"{heading}: {value}")[:80]
            if column.kind == "badge":
                yield f"of-l{column.at}", heading[:80]


def _copies(table: Table, line: int, row: Sequence[str]) -> int:
    columns = table.of("copies")
    said = table.cell(row, columns[0]) if columns else ""
    if not said:
        return 1
    whole = re.fullmatch(r"(\d{1,4})(?:[.,]0+)?", said)
    if not whole or not 1 <= int(whole[1]) <= MOST_COPIES:
        told = f"{said!r} is no number of copies: write 1 to {MOST_COPIES}"
        raise table.wrong((line, columns[0]), Said(told, "not-copies", value=said, most=MOST_COPIES))
    return int(whole[1])


def pictures_of(table: Table) -> list[Path]:
    """The files of all pictures; raises `DataError` for one that is not there."""
    return [path for line, row in table.rows if (path := _picture(table, line, row))]


def _picture(table: Table, line: int, row: Sequence[str]) -> Path | None:
    """The file of a card's picture, which lies beside the table or below; None without one."""
    columns = table.of("picture")
    said = table.cell(row, columns[0]) if columns else ""
    if not said:
        return None
    home = table.path.parent.resolve()
    path = (home / said).resolve()
    if not path.is_relative_to(home):
        raise table.wrong(
            (line, columns[0]), Said(f"{said!r} leads out of the table's folder", "picture-leads-out", name=said)
        )
    names = [path, *(path.with_name(path.name + ending) for ending in PICTURES)]
    if found := next((one for one in names if one.is_file() and one.suffix.lower() in PICTURES), None):
        return found
    there = (
        [one.name for one in path.parent.iterdir() if one.suffix.lower() in PICTURES] if path.parent.is_dir() else []
    )
    near = nearest(path.name, there)
    raise table.wrong(
        (line, columns[0]),
        Said(f"there is no picture {said!r}{did_you_mean(near)}", "no-picture", name=said, nearest=near),
    )
