"""A table of cards → the folder of a game, as one would write it by hand, from which it is printed like any other."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from cards import DataError, Lang, normalise
from cards.errors import Said, near, numbered
from cards.languages import LANGS, LANGUAGES, RTL_CODES, SPOKEN
from generator.display import icon_names
from generator.face import FONTS, have_fonts
from generator.own import look as looks
from generator.own.cells import CardKind, copies_of, each_row, kind_of_card, suit, whole_number
from generator.own.fonts import checked_fonts, fonts_beside, put_fonts
from generator.own.headings import Kind, deck_called
from generator.own.icons import icons_beside, known_icons, put_icons
from generator.own.kept import MadeFiles, mark
from generator.own.look import EMBLEMS, MOST_BADGES, MOST_LABELS, PLAIN, KindFacts, palette
from generator.own.pictures import ENDINGS, NamedPicture, brought, put
from generator.own.table import CardTable, TableColumn, TableRow, place_of
from generator.own.table_look import TableLook
from generator.own.wording import CARD, column_for, faults_of, words_of
from generator.typesetting import FontRole


def game_of_table(table: CardTable) -> str:
    """The id of the game that a table's file is: its name in Latin letters, else a number that its name makes."""
    return game_called(table.path.stem)


def game_called(stem: str) -> str:
    """The id of a game whose table has a file of this name."""
    plain = unicodedata.normalize("NFKD", stem).encode("ascii", "ignore").decode().lower()
    found = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    made = blake2b(stem.encode(), digest_size=3).hexdigest()
    return found if re.match(r"[a-z]", found) else f"cards-{made}"


def languages_of(table: CardTable) -> tuple[Lang, ...]:
    """The languages of a table's cards: those that headings of names say, or of texts, else the one of its letters.

    What is written in letters of none of ours is printed with our words in English, in the direction of its letters.
    """
    kinds: Sequence[Kind] = ("name", "text", "flavour")
    for kind in kinds:
        columns = table.of(kind)
        if any(column.lang for column in columns):
            return tuple(dict.fromkeys(column.lang or _language_of(table, column) for column in columns))
    return (_language_of(table, table.of("name")[0]),)


def _language_of(table: CardTable, column: TableColumn) -> Lang:
    """The language of a column's letters."""
    letters = "".join(table.cell(row, column) for row in table.rows).casefold()
    latin = sum("a" <= ch <= "z" for ch in letters)
    counts = {lang: sum(language.writes(ch) for ch in letters if ch.isalpha()) for lang, language in LANGUAGES.items()}
    return max(("en", *LANGS), key=lambda lang: counts.get(lang, latin))


def is_right_to_left(table: CardTable) -> bool:
    """True if a table's names are written from right to left, and its language, if it says one, is not."""
    langs = languages_of(table)
    if len(langs) > 1 or langs[0] in (*LANGS, *RTL_CODES):
        return False
    classes = Counter(unicodedata.bidirectional(ch) for row in table.rows for ch in table.said(row, "name"))
    return classes["R"] + classes["AL"] > classes["L"]


class MadeGame(NamedTuple):
    """What a table has come to: the game's folder, what is told of its pictures, and what is written amiss."""

    folder: Path
    told: tuple[Said, ...]
    faults: tuple[DataError, ...]


def folder_of(table: CardTable, place: Path, look: TableLook | None = None) -> MadeGame:
    """Write a table's game into a folder of its own below `place`; raises `DataError`, which names the cell."""
    return _Making(table, place / game_of_table(table), look or TableLook.fitting(table)).made()


class _Making:
    """A game's folder being written."""

    def __init__(self, table: CardTable, folder: Path, look: TableLook) -> None:
        self.table, self.folder, self.look = table, folder, look
        self.langs = languages_of(table)
        self.told: list[Said] = []
        self.faults: list[DataError] = []
        self.kinds = each_row(lambda row: kind_of_card(table, row), table.rows)
        self.types = {kind: f"type-{at}" for at, kind in enumerate(dict.fromkeys(self.kinds), 1)}
        self.teams = _teams(table)
        self.icons = icons_beside(table)
        self.fonts: Mapping[FontRole, str] = {}
        self.shown: set[TableColumn] = set()
        self.crowded: set[TableColumn] = set()
        """The columns of what some cards have, and there is a place for or not."""

    def made(self) -> MadeGame:
        """Write all of it."""
        fonts = checked_fonts(self.table)
        cards, names = self._cards()
        files = MadeFiles(self.folder)
        (self.folder / "art").mkdir(parents=True, exist_ok=True)
        self._pictures(cards)
        put_icons(self.icons, self.folder / "icons")
        title = self.table.path.stem[:80]
        neutral = {**palette("", 0), "emblem": PLAIN}
        head = {
            "title": dict.fromkeys((*SPOKEN, *self.langs), title),
            "langs": list(self.langs),
            "sets": {"own": dict.fromkeys(self.langs, title)},
            "types": {name: {} for name in self.types.values()},
            "teams": {
                name: {**palette(said, at), "emblem": EMBLEMS[at % len(EMBLEMS)]}
                for at, (said, name) in enumerate(self.teams.items())
            },
            "neutral": neutral,
        }
        files.put("game.yaml", _written(head))
        files.put("cards/cards.yaml", _written({"set": "own", "cards": cards}))
        for lang in self.langs:
            files.put(f"locale/{lang}/cards/cards.yaml", _written(names[lang]))
            files.put(f"locale/{lang}/card-text.ftl", self._messages(lang))
        for name, deck in self._decks(cards):
            files.put(f"decks/{name}.yaml", _written(deck))
        files.note()
        self.fonts = put_fonts(fonts, self.folder / FONTS)
        self._write_template(self.folder / "template.yaml")
        self.told += self._without_room()
        have_fonts(self.folder, self.fonts)
        self.faults += faults_of(self.table, self.langs)
        return MadeGame(self.folder, tuple(self.told), tuple(self.faults))

    def _without_room(self) -> Iterator[Said]:
        """What is told of columns that cards have no room for."""
        for column in self.table.columns:
            if column in self.crowded and column.kind not in {one.kind for one in self.shown}:
                told = f"{column.heading!r}: the look {self.look} has no place for it"
                yield Said(told, "column-not-in-look", heading=column.heading, look=str(self.look))
            elif column in self.crowded:
                told = f"{column.heading!r}: there is no room for it: another column may be left out"
                yield Said(told, "column-without-room", heading=column.heading)

    def _messages(self, lang: Lang) -> str:
        said = [f"type-{name} = {_plain(self._kind_in(kind, lang)) or '—'}" for kind, name in self.types.items()]
        said += [f"team-{name} = {_plain(one)}" for one, name in self.teams.items()]
        return "\n".join([*said, "team-free = —", ""])

    def _kind_in(self, kind: CardKind, lang: Lang) -> str:
        """What a type of cards is called in a language, by the first card of it."""
        column = column_for(self.table, "type", lang)
        return self.table.cell(self.table.rows[self.kinds.index(kind)], column) if column else kind.said

    def _cards(self) -> tuple[list[dict[str, Any]], dict[Lang, dict[str, Any]]]:
        """The cards of a table, and their words in each language."""
        table, known = self.table, known_icons(self.table)
        kinds = dict(zip(table.rows, self.kinds, strict=True))
        names: dict[Lang, dict[str, Any]] = {lang: {} for lang in self.langs}
        taken: dict[tuple[Lang, str], TableRow] = {}
        ids = {row: f"{CARD}{at}" for at, row in enumerate(table.rows, 1)}

        def card_of(row: TableRow) -> dict[str, Any]:
            for lang in self.langs:
                words = words_of(table, row, lang, known)
                first = taken.setdefault((lang, normalise(words["name"])), row)
                if first is not row:
                    place = place_of(first.sheet, first.number)
                    told = f"the name {words['name']!r} stands in row {place} already: give one of them another"
                    said_at = Said(told, "name-in-row", name=words["name"], row=place)
                    raise table.wrong(row, column_for(table, "name", lang), said_at)
                names[lang][ids[row]] = words
            team = {"team": self.teams[said]} if (said := suit(table, row)) else {}
            return {"id": ids[row], "type": self.types[kinds[row]], **team, "copies": copies_of(table, row)}

        return each_row(card_of, table.rows), names

    def _pictures(self, cards: Sequence[Mapping[str, Any]]) -> None:
        """Put pictures into the folder; one that is not there is a fault, and its card is printed without."""
        for column in self.table.of("picture"):
            for card, row, kind in zip(cards, self.table.rows, self.kinds, strict=True):
                if said := self.table.cell(row, column):
                    try:
                        found = brought(self.table, row, column, said)
                        size = kind.size or self.look.size
                        self.told += put(found, self.table, self.folder / "art", card["id"], size)
                    except DataError as error:
                        self.faults.append(error)

    def _decks(self, cards: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """The decks of which columns have the counts, by the names of their files."""
        for at, column in enumerate(self.table.of("deck"), 1):
            counts: dict[str, int] = {}
            for card, row in zip(cards, self.table.rows, strict=True):
                if said := self.table.cell(row, column):
                    counts[card["id"]] = whole_number(self.table, row, column, said, least=0)
            name = deck_called(column.heading)
            deck = {"name": dict.fromkeys(self.langs, name[:80]), "cards": {card: n for card, n in counts.items() if n}}
            slug = game_called(name)
            yield slug if not slug.startswith("cards-") else f"deck-{at}", deck

    # --- how they look -----------------------------------------------------------------------------------------------

    def _write_template(self, path: Path) -> None:
        """Write the template, but not over one that somebody has changed since."""
        if path.exists() and _is_changed(path.read_text(encoding="utf-8")):
            told = f"{near(path)} stays as it is: remove it, and it is made anew"
            self.told.append(Said(told, "template-stays", path=near(path)))
        else:
            body = f"{_lines(self._template())}\n"
            head = f"{TEMPLATE_HEAD}{self._columns()}{_AS_MADE}"
            path.write_text(f"{head}{mark(body)}\n{body}", encoding="utf-8")

    def _columns(self) -> str:
        """A comment that says by which name the template calls the columns of numbers and other values."""
        named = [f"labels.l{one.at} {one.heading}" for one in (*self.table.of("badge"), *self.table.of("label"))]
        return f"# The columns of the table: {' '.join(', '.join(named).split())}\n" if named else ""

    def _template(self) -> dict[str, Any]:
        """The template: a layout for each kind of cards that is not like the first."""
        made = {name: self._layout(kind) for kind, name in self.types.items()}
        first, *others = made.values()
        layouts = {name: one for name, one in made.items() if one != first and one in others}
        return {
            "size": first["size"],
            "ground": "paper" if self.look is TableLook.ICONS else "dark",
            "corner": 2.5 if self.look is TableLook.TILE else 3,
            "colors": {"ink": "#1d2026", "soft": "#5c6270", "white": "#ffffff", "paper": "#fffdf8"},
            "card": first["elements"],
            "back": first["back"],
            **({"fonts": dict(self.fonts)} if self.fonts else {}),
            **({"right_to_left": True} if is_right_to_left(self.table) else {}),
            **({"layouts": layouts} if layouts else {}),
        }

    def _layout(self, kind: CardKind) -> dict[str, Any]:
        rows = [row for row, own in zip(self.table.rows, self.kinds, strict=True) if own == kind]
        size = kind.size or self.look.size
        elements = looks.faces(self.look, size, self._having(kind, rows, size))
        drawn = {element["of"] if element["draw"] == "label" else element["draw"] for element in elements}
        for column in self.table.columns:
            of = {"badge": f"labels.l{column.at}", "label": f"labels.l{column.at}", "text": "rules", "flavour": "rules"}
            if any(self.table.cell(row, column) for row in rows):
                (self.shown if of.get(column.kind, "name") in drawn else self.crowded).add(column)
        return {"size": list(size), "elements": elements, "back": self._back(kind, rows[0], size)}

    def _having(self, kind: CardKind, rows: Sequence[TableRow], size: tuple[float, float]) -> list[KindFacts]:
        """What cards of a kind have, of what the table has columns for; then what those have that lack some of it."""
        table = self.table

        def said(name: Any) -> Iterator[tuple[str, frozenset[TableRow]]]:
            for column in table.of(name):
                if has := frozenset(row for row in rows if table.cell(row, column)):
                    yield f"l{column.at}", has

        badges = dict(islice(said("badge"), MOST_BADGES + 1))
        labels = tuple(name for name, _ in islice(said("label"), MOST_LABELS))
        most = looks.letters_on(size)
        letters = {row: max(_letters(table, row, lang) for lang in self.langs) for row in rows}
        long = {row for row in rows if letters[row] > most}
        full = {row for row in rows if letters[row] > looks.most_letters_on(size)}
        self.told += self._without_pictures(sorted(full, key=rows.index))
        told = frozenset[TableRow]().union(*(has for of in ("text", "flavour") for _, has in said(of)))
        below = frozenset[TableRow]().union(*[*badges.values()][1:])
        whole = KindFacts((*badges,), labels, bool(kind.said), bool(told), any(said("picture")), len(self.teams) > 1)
        differing = {
            (bool(told) and row not in told, bool(below) and row not in below, row in long, row in full) for row in rows
        }
        return [
            whole,
            *(
                whole._replace(
                    text=whole.text and not no_text,
                    badges=whole.badges[:1] if no_number else whole.badges,
                    long=is_long,
                    full=is_full,
                )
                for no_text, no_number, is_long, is_full in sorted(differing)
                if no_text or no_number or is_long
            ),
        ]

    def _without_pictures(self, full: Sequence[TableRow]) -> Iterator[Said]:
        """What is told of cards whose text takes the place of their picture."""
        column = next(iter(self.table.of("picture")), None)
        left_out = [row for row in full if column and self.table.cell(row, column)]
        if left_out and self.look not in (TableLook.TEXT, TableLook.TILE):
            cell, more = self.table.place(left_out[0], column), len(left_out) - 1
            others = f", here and on {numbered(more, 'more card')}" if more else ""
            told = f"{cell}: the picture is left out{others}: the text is too long to stand beside it"
            yield Said(told, "picture-yields", cell=cell, more=more)

    def _back(self, kind: CardKind, row: TableRow, size: tuple[float, float]) -> list[dict[str, Any]]:
        """The back of a kind of cards: what the table names, `back.*` beside it, or the usual one."""
        if kind.back in icon_names():
            return looks.back(size, kind.back)
        name = f"back-{self.types[kind]}"
        columns = self.table.of("back")
        try:
            if kind.back:
                found = brought(self.table, row, columns[0], kind.back)
            elif (path := _beside(self.table)) is None:
                return looks.back(size)
            else:
                found = NamedPicture(path, row, self.table.of("name")[0])
            self.told += put(found, self.table, self.folder / "art", name, size)
        except DataError as error:
            self.faults.append(error)
            return looks.back(size)
        (made,) = (self.folder / "art").glob(f"{name}.*")
        return looks.back(size, made.name, picture=True)


TEMPLATE_HEAD = """\
# How the cards look. Lengths are in mm from the left upper corner, type sizes in points; each element is drawn over
# those before it. `box` is [from the left, from above, width, height]; a Hebrew card is mirrored. Colours: `#rrggbb`,
# those named under `colors`, or the four of a card's colour (dark, main, light, accent), which stand in game.yaml.
# What to try first: another `size` of a label, another `fill` of a panel, another icon of the back (`fitil icons`).
# A gradient: "fill": "main", "fill_to": "dark" runs downwards; "angle": 90 makes it run along the line, 180 upwards.
# As many icons as a column says: {"draw": "row", "of": "coin", "count": "labels.l2", "box": [5, 70, 50, 6], "color":
# "main"}. Only on some cards: "when": ["labels.l2>3"], also = != < <= >=, of name, type, team, any column, and
# letters (how many the text has); ["labels.l2"] if it has any, "not …" if it is not so, "… or …"; all in the list must
# hold.
# An element with an "id" is one that others are like: {"extends": "its id", "box": […]} says only what differs.
# Cards of a type may look otherwise: "layouts": {"type-2": {"extends": "card", "elements": […drawn over all else]}}.
# Save, and `fitil preview` shows at once what has changed; `fitil lint` says what does not fit.
"""


_AS_MADE = "# It is made anew at each `--keep`, until something below is changed: "


def _is_changed(text: str) -> bool:
    _, found, rest = text.partition(_AS_MADE)
    made, _, body = rest.partition("\n")
    return not found or made.strip() != mark(body)


def _written(data: Any) -> str:
    """JSON is YAML, too, and is written and read fastest; one element or card a line, to be found and changed."""
    return _lines(data) + "\n"


def _lines(data: Any, depth: int = 0) -> str:
    """Data as JSON that a person reads: what is short on one line, the rest an entry a line."""
    flat = json.dumps(data, ensure_ascii=False)
    if not isinstance(data, dict | list) or not data or (depth and len(flat) <= 180):
        return flat
    pad = " " * (depth + 1)
    if isinstance(data, list):
        inner = [f"{pad}{_lines(one, depth + 1)}" for one in data]
        return "[\n" + ",\n".join(inner) + f"\n{' ' * depth}]"
    inner = [f"{pad}{json.dumps(str(key), ensure_ascii=False)}: {_lines(one, depth + 1)}" for key, one in data.items()]
    return "{\n" + ",\n".join(inner) + f"\n{' ' * depth}}}"


def _teams(table: CardTable) -> dict[str, str]:
    """An id for each colour, or for each type where no card has a colour and there are several."""
    said = list(dict.fromkeys(filter(None, (suit(table, row) for row in table.rows))))
    return {one: f"colour-{at}" for at, one in enumerate(said, start=1)}


def _plain(said: str) -> str:
    """Words as the value of a message: on one line, without braces."""
    return " ".join(said.split()).translate({ord("{"): "(", ord("}"): ")"})[:80]


def _letters(table: CardTable, row: TableRow, lang: Lang) -> int:
    """How many letters the text of a card has in a language."""
    columns = (column_for(table, kind, lang) for kind in ("text", "flavour"))
    return sum(len(table.cell(row, column)) for column in columns if column)


def _beside(table: CardTable) -> Path | None:
    """The picture of the back of all cards: `back.png` or the like beside the table."""
    names = [table.path.with_name(f"back{ending}") for ending in ENDINGS]
    return next((path for path in names if path.is_file()), None)


def files_beside(table: CardTable) -> list[Path]:
    """All files that what is printed depends on, beside the table: its fonts, and pictures as far as they are there."""
    found = [path for path in (_beside(table),) if path] + [*icons_beside(table).values(), *fonts_beside(table)]
    for column in (*table.of("picture"), *table.of("back")):
        for row in table.rows:
            if said := table.cell(row, column):
                try:
                    found.append(brought(table, row, column, said).path)
                except DataError:
                    continue
    return list(dict.fromkeys(found))
