"""Tables with a list in each row, as forms write what was answered, or in each column: CSV, TSV, a workbook's sheet.

Which column holds what is found by what the cells hold, and by the words of the header: a column whose cells name
several cards is the list, or a part of it (a column for each kind of cards); one with a lead in each cell names that.
In a table with a column for each card, the cells are numbers of copies. What was found is told (`Listing.columns`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from itertools import islice
from pathlib import Path

from cards.decks.files.book import BREAK
from cards.decks.listing import MOST_NAME, Listing
from cards.decks.lists.around import dress, labels
from cards.decks.lists.lines import plain
from cards.decks.lists.tables import owners, splitting, table, table_head
from cards.decks.lists.talk import game_title
from cards.decks.lists.talk.teams_played import teams_in
from cards.decks.names.called import name_index
from cards.decks.names.given_names import is_given
from cards.decks.names.headings import FAMILY, GIVEN, NAME, PLAYER, TEAM, is_total, section, speaks_of_deck
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import games_with_cards, is_card, is_lead
from cards.decks.names.team_forms import is_team
from cards.decks.words.counted import is_counted
from cards.decks.words.maybes import is_aside
from cards.decks.words.seen import runs_of
from cards.decks.words.titles import NEEDED, OWNED, titles_of
from cards.errors import DataError, Said, short
from cards.expressions import expression
from cards.model import MOST_COPIES
from cards.names import normalise
from cards.records import dataclass

DELIMITERS = "\t;,|"
_SAMPLE = 20
"""The number of rows by which columns are recognised."""
_LEAST_CARDS = 3
"""Fewest columns of a table with one for each card."""
_INSIDE = expression(r".*[\[(](?P<inside>[^\[\]()]+)[\])]\s*")
"""The question of a form about one card: `Сколько копий [Корова]`."""
_HALF = {"name", "имя", "ваше имя", "שם"}
"""What may be the first half of a name, if a column for the other half is there."""
_ASKED = {"зовут", "what is your name", "קוראים לך", "שמך"}
"""How forms ask for a name, besides."""
_STOCK = {
    "было", "стало", "станет", "есть", "имеется", "надо", "нужно", "не хватает", "осталось", "напечатано", "напечатать",
    "докупить", "взял", "взято", "цена", "всего", "старая", "новая", "план", "факт", "в наличии", "в колоде",
    "היה", "יש", "צריך", "חסר", "חסרים", "נשאר", "להדפסה", "להדפיס", "מחיר", "לפני", "אחרי", "ישן", "חדש", "בחפיסה",
    "was", "now", "have", "had", "need", "needed", "missing", "owned", "own", "left", "price", "old", "new", "before",
    "after", "print", "printed", "to print", "in deck",
}  # fmt: skip
"""What columns of numbers are called that are nobody's: what there is of a card, and what there is to be."""
_CLOCK = expression(r"\d{1,2}:\d{2}(?!\d)")
_NUMBER = expression(r"(\d{1,2})(?:[.,]0+)?")
_NONE = ("", "0", "-", "–", "—")


@dataclass(slots=True)
class _Columns:
    """The columns of a table: of lists, of players' names (several for parts of one), of teams, and of decks' names.

    `cards` are those with a card in their header, and its name. What is `beside` names cards that are not in the deck,
    such as somebody's favourite.
    """

    lists: list[int] = field(default_factory=list)
    names: list[int] = field(default_factory=list)
    team: int | None = None
    called: int | None = None
    leads: list[int] = field(default_factory=list)
    cards: dict[int, str] = field(default_factory=dict)
    beside: list[int] = field(default_factory=list)
    headed: bool = True


def read(text: str, path: Path) -> list[Listing]:
    """Parse a table with a list in each row; none if the text is no such table, or has each card in two languages."""
    if any(map(dress.is_bilingual, text.splitlines()[:_SAMPLE])):
        return []
    any_of = [*islice((line for line in text.splitlines() if line.strip()), 2)] or [""]
    for delimiter in DELIMITERS:
        above, head = any_of[0].count(delimiter), any_of[-1].count(delimiter)
        rows = rows_of(text, delimiter) if above or head else []
        if found := (_of_rows(rows, path) if above else []) or (_below_title(rows, path) if head else []):
            return found
    return []


def _of_rows(rows: Sequence[tuple[int, Sequence[str]]], path: Path) -> list[Listing]:
    """The lists of a table, below a header that is as wide as all of it; none for any other."""
    if len(rows) < 2 or any(any(row[len(rows[0][1]) :]) for _, row in rows):
        return []
    if found := _each_titled(rows, path):
        return found
    summed = [line for line, cells in rows[1:] if _is_sum([*filter(None, cells)])]
    answered = [row for row in rows if row[0] not in summed]
    if columns := _columns([cells for _, cells in answered]):
        head = [normalise(cell) for cell in rows[0][1]] if columns.headed else []
        is_row = any(is_team(cell) or (_is_in_list(cell) and at not in columns.cards) for at, cell in enumerate(head))
        found = [] if is_row else _lists(answered, columns, path)
        for listing in found[:1]:
            listing.heard.update(summed)
        return found
    return owners.each_below(rows, path) or _each_counts(rows, path) or _each_column(rows, path)


def _is_in_list(cell: str) -> bool:
    """True for a cell that is a card, or several copies of one: `3 коровы`."""
    return is_card(cell) or labels.has_number(cell)


def _is_sum(cells: Sequence[str]) -> bool:
    """True for a row that says no more than how many there are in all: of players, or in each column."""
    first, *numbers = [normalise(cell) for cell in cells] or [""]
    return bool(numbers) and all(map(str.isdecimal, numbers)) and is_total(f"{first.rstrip(': ')} {numbers[0]}")


def _title_of(rows: Sequence[tuple[int, Sequence[str]]]) -> str:
    """What stands in the first row, above a header of several cells, alone or behind a game's title, and names no card;
    else empty.
    """
    (_, first), *below = rows or [(0, [])]
    said = [whole] if game_title.titled(whole := " ".join(filter(None, first))) else [cell for cell in first if cell]
    is_above = len(said) == 1 and len(below) > 1 and sum(map(bool, below[0][1])) > 1
    bears = is_above and (
        labels.holds_card(said[0]) or labels.labelled(_CLOCK.sub(" ", said[0]))[0] or teams_in(said[0])
    )
    return said[0] if is_above and not bears else ""


def _below_title(rows: Sequence[tuple[int, Sequence[str]]], path: Path) -> list[Listing]:
    """The lists of a table that has a title above its header, which may name the game; none if these are not sure."""
    title = _title_of(rows)
    found = _of_rows(rows[1:], path) if title else []
    if any(listing.faults for listing in found):
        return []
    for listing in found:
        listing.heard.add(rows[0][0])
        listing.game = listing.game or ((said, rows[0][0]) if (said := game_title.titled(title)) else None)
    return found


def _each_column(rows: Sequence[tuple[int, Sequence[str]]], path: Path) -> list[Listing]:
    """The lists that stand beside each other, if each of two has its lead and cards, and no column counts for all."""
    found = []
    if any(
        all(_NUMBER.fullmatch(cell) for cell in column) for column in zip(*(row for _, row in rows[1:]), strict=False)
    ):
        return []
    for at in range(max(len(cells) for _, cells in rows)):
        column = [(line, cells[at]) for line, cells in rows if at < len(cells)]
        if sum(map(_is_lead_line, (cell for _, cell in column))) == 1:
            listing = plain.read_lines(column, path)
            if sum(_is_entry(entry.readings) for entry in listing.entries) > _LEAST_CARDS - 1:
                found.append(listing)
    return found if len(found) > 1 else []


def _each_titled(rows: Sequence[tuple[int, Sequence[str]]], path: Path) -> list[Listing]:
    """The list of columns of cards without numbers, each under a title: they are read below each other, as it depends
    on titles and cards whether they are of several players (`apart`).
    """
    (_, head), *below = rows
    columns = [
        (title, [(line, row[at]) for line, row in below if at < len(row) and row[at]]) for at, title in enumerate(head)
    ]
    columns = [(title, cells) for title, cells in columns if cells and not all(cell.isdecimal() for _, cell in cells)]
    if len(columns) < 2 or any(not title or labels.holds_card(title) or titles_of(title) for title, _ in columns):
        return []
    names = [normalise(cell) for _, cells in columns for _, cell in cells]
    games = [game.id for game in games_with_cards() if all(name in name_index(game.id) for name in names)]
    if any(len(cells) < _LEAST_CARDS for _, cells in columns) or not all(map(is_card, names)):
        return []
    if any(is_lead(name, games) for name in names):
        return []
    lines = [said for title, cells in columns for said in ((rows[0][0], title), *cells, (cells[-1][0], ""))]
    listing = plain.read_lines(lines, path)
    listing.heard.add(rows[0][0])
    return [listing]


def rows_of(text: str, delimiter: str) -> list[tuple[int, list[str]]]:
    """The rows with the lines where they begin; a cell may have several lines."""
    found = splitting.cells_of(text, delimiter)
    rows = [(line, cells) for line, cells in found if any(cell.strip(":-") for cell in cells)]
    framed = slice(1, -1) if all(cells[0] == cells[-1] == "" for _, cells in rows) else slice(None)
    return [(line, [cell.replace(BREAK, "\n").strip() for cell in cells[framed]]) for line, cells in rows]


def _each_counts(rows: Sequence[tuple[int, Sequence[str]]], path: Path) -> list[Listing]:
    """The lists of a table with a card on each line, and a column of numbers for each player."""
    (_, head), *below = rows
    lines = [(line, [*row, *[""] * (len(head) - len(row))]) for line, row in below]
    places = [at for at in range(1, len(head)) if head[at] and not table_head.is_worth(_words(head[at]).split())]
    counts = [row for _, row in lines if is_card(normalise(row[0]))]
    if len(places) < 2 or len(counts) < _LEAST_CARDS:
        return []
    if any(table_head.is_head(row) or table_head.are_places(row) for _, row in (rows[0], *lines)):
        return []
    if any(map(labels.is_label, head)):
        return []  # what stands above the header of a list: `Boomb.it | Герой: | Громила`
    if any(row[at] not in _NONE and not _copies(row[at]) for row in counts for at in places):
        return []
    if any(all(row[at] in _NONE for row in counts) for at in places):
        return []  # whose cards stand elsewhere
    if _adds_up(head, counts):
        return []  # what is needed, what there is of it and what is missing: no doubt which is the deck
    leads = [{row[0] for row in counts if row[at] not in _NONE and is_lead(normalise(row[0]))} for at in places]
    are_leads = [is_lead(normalise(head[at])) for at in places]
    if (
        not all(labels.title(head[at]) for at in places)
        or any(word in _STOCK for at in places for word in _runs(head[at]))
        or (leads[0] and all(lead == leads[0] for lead in leads))
        or 0 < sum(are_leads) < len(are_leads) + any(leads)
    ):  # the columns are not of players: the same lead is in all of them, or they say what else is counted
        listing = Listing(path)
        listing.unclear(rows[0][0], [head[at] for at in places])
        return [listing]
    found = []
    for at, leads_it in zip(places, are_leads, strict=True):
        said = [(line, f"{row[0]}\t{_copies(row[at]) or row[at]}") for line, row in lines if row[at] not in _NONE]
        listing = plain.read_lines([(rows[0][0], head[at]), *said] if leads_it else said, path)
        listing.player = "" if leads_it else head[at][:MOST_NAME]
        found.append(listing)
    return found


def _adds_up(head: Sequence[str], rows: Sequence[Sequence[str]]) -> bool:
    """True for a table that says of each card how many are needed, how many there are, and how many more that makes."""
    titles = [normalise(title) for title in head]
    needed = [at for at, title in enumerate(titles) if title in NEEDED]
    owned = [at for at, title in enumerate(titles) if title in OWNED]
    others = [at for at, title in enumerate(titles) if at and title in _STOCK and at not in (*needed, *owned)]
    if not len(needed) == len(owned) == len(others) == 1:
        return False
    numbers = [[int(_copies(row[at]) or 0) for at in (*needed, *owned, *others)] for row in rows]
    return all(more == max(need - have, 0) for need, have, more in numbers) and any(have for _, have, _ in numbers)


def _copies(cell: str) -> str:
    """The number in a cell, where a mark stands for one copy; empty for anything else."""
    match = _NUMBER.fullmatch(cell)
    return match[1] if match else "1" if normalise(cell) in table.YES else ""


def _columns(rows: Sequence[Sequence[str]]) -> _Columns | None:
    """The columns of a table by its header and its first rows; None if no column holds lists."""
    head, *sample = rows[: _SAMPLE + 1]
    as_wide = (len(head), *([len(head) - 1] if len(head) > _LEAST_CARDS else []))  # the last cell may be empty
    if len(head) < 2 or 2 * sum(len(row) in as_wide for row in sample) <= len(sample):
        return None
    found, several_in, single = _Columns(), 0, list[int]()
    if above := _first_list(head, sample):
        return _without_head(head, sample, above)
    for at, title in enumerate(head):
        words = _words(title)
        cells = [row[at] for row in sample if at < len(row) and row[at]]
        inside = _INSIDE.fullmatch(title)
        card = normalise(inside["inside"] if inside else title)
        several = sum(_names_several(cell) for cell in cells)
        if is_card(card):
            found.cards[at] = card
        elif is_aside(words) or section(words) in ("side", "aside"):
            found.beside.append(at)
        elif cells and (2 * several >= len(cells) or (several and speaks_of_deck(words))):
            found.lists.append(at)
            several_in += 1
        elif cells and all(is_team(normalise(cell)) for cell in cells):
            found.lists.append(at)
        elif cells and 2 * sum(is_lead(normalise(cell)) for cell in cells) >= len(cells):
            found.leads.append(at)
        elif _is(words, TEAM) and found.team is None:
            found.team = at
        elif _is(words, NAME) and found.called is None:
            found.called = at
        elif _is(words, PLAYER | GIVEN | FAMILY | _ASKED):
            found.names.append(at)
        elif any(_names_card(cell) for cell in cells):
            if section(words) == "list":
                found.lists.append(at)
            else:
                (single if any(is_counted(cell) for cell in cells) else found.beside).append(at)
    numbered = [] if several_in else _numbered(head, [*single, *found.beside])
    found.lists = sorted([*found.lists, *numbered])
    found.beside = [at for at in found.beside if at not in numbered]
    single = [at for at in single if at not in numbered]
    if several_in > 1 or (found.leads and len(single) >= _LEAST_CARDS):
        # a column for each kind of cards, and there is one of a kind; or one for each card, with its copies
        found.lists = sorted([*found.lists, *single])
    else:
        found.beside = sorted([*found.beside, *single])
    if len(found.cards) < _LEAST_CARDS or not _count(sample, [*found.cards]):
        found.cards = {}
    found.names = _names(head, found.names)
    is_of_kinds = not several_in and all(section(_words(head[at])) == "list" for at in found.lists)
    if is_of_kinds and not (found.names or found.leads or found.cards):
        return None  # columns of kinds of cards, and not rows of lists
    return found if several_in or found.cards or len(found.lists) > 1 else None


def _first_list(head: Sequence[str], sample: Sequence[Sequence[str]]) -> Sequence[str]:
    """The first row with a list of a table that has no header: `Оля; Громила, 4 Корова, 2 Робот`; none of any other."""
    if any(_names_several(cell) for cell in head):
        return head
    is_of_person = bool(head[0]) and is_given(head[0].split()[0]) and not any(map(labels.holds_card, head))
    return next(iter(sample), ()) if is_of_person else ()


def _without_head(head: Sequence[str], sample: Sequence[Sequence[str]], above: Sequence[str]) -> _Columns | None:
    """The columns of a table without a header; None if there are no lists where the first row with one has them."""
    found = _Columns(headed=False)
    found.lists = [at for at, cell in enumerate(above) if _names_several(cell)]
    found.names = [at for at in range(len(head)) if at not in found.lists and not _NUMBER.fullmatch(head[at])][:1]
    return found if all(_names_several(row[at]) for row in sample for at in found.lists if at < len(row)) else None


def name_columns(head: Sequence[str]) -> list[int]:
    """The columns that have players' names as their headers say, or the halves of names."""
    return _names(head, [at for at, title in enumerate(head) if _is(_words(title), PLAYER | GIVEN | FAMILY | _ASKED)])


def told_without_list(line: int, who: str, said: str) -> Said:
    """What is told of a row that has a player and no list, with what it says instead."""
    told = f"line {line} has the player {short(who)!r} and no list{': ' + repr(short(said)) if said else ''}"
    return Said(told, "no-list-of", line=line, name=short(who), said=short(said), n=int(bool(said)))


def _numbered(head: Sequence[str], columns: Sequence[int]) -> list[int]:
    """Those of some columns with a card in each row that have a number in their header: `Карта 1`, `Карта 2`."""
    found = [at for at in columns if re.search(r"\d", head[at])]
    return [at for at in found if sum(_words(head[at]) == _words(head[one]) for one in found) >= _LEAST_CARDS]


def _names(head: Sequence[str], columns: Sequence[int]) -> list[int]:
    """Of the columns that may have names those that are read: one, or two with the halves of a name."""
    parts = [at for at in columns if _is(_words(head[at]), GIVEN | FAMILY)]
    exact = [at for at in columns if _words(head[at]) in PLAYER]
    if exact and _words(head[exact[0]]) not in _HALF:
        return exact[:1]
    if any(_is(_words(head[at]), FAMILY) for at in parts):
        given = [at for at in columns if _is(_words(head[at]), GIVEN)] or exact[:1]
        return given[:1] + [at for at in parts if _is(_words(head[at]), FAMILY)][:1]
    return [*(exact or columns)][:1]


def _count(rows: Sequence[Sequence[str]], columns: Sequence[int]) -> bool:
    """True if columns have numbers below the names of cards, and not other names that stand beside each other."""
    cells = [row[at] for row in rows for at in columns if at < len(row) and row[at] not in _NONE]
    return 2 * sum(bool(_copies(cell)) for cell in cells) >= len(cells)


def _without_game(who: str) -> str:
    """Whose a row is, without the title of a game that he says behind a colon: `Оля: Замес`."""
    before, colon, behind = who.partition(": ")
    return before if colon and game_title.titled(behind) else who


def _lists(rows: Sequence[tuple[int, Sequence[str]]], columns: _Columns, path: Path) -> list[Listing]:
    head = rows[0][1]
    found: list[Listing] = []
    without: list[Said] = []
    for line, cells in rows[columns.headed :]:
        row = dict(enumerate(cells))
        lists = [row[at] for at in columns.lists if row.get(at)]
        whole = len(lists) > 1 and all(any(map(_is_lead_line, cell.splitlines())) for cell in lists)
        texts = lists if whole else ["\n".join(lists)] if lists else []
        counts = [(card, row[at]) for at, card in columns.cards.items() if row.get(at, "") not in _NONE]
        texts = texts or ([""] if any(_copies(cell) != "0" for _, cell in counts) else [])
        who = _without_game(" ".join(filter(None, (row.get(at, "") for at in columns.names))))
        if who and not texts and labels.holds_card(who):
            return []  # a card among the names may be anybody's
        if who and not texts:
            besides = filter(None, (row.get(at, "") for at in (*columns.leads, *columns.beside)))
            without.append(told_without_list(line, who, "; ".join(" ".join(said.split()) for said in besides)))
        for text in texts:
            listing = plain.read(text, path)
            listing.entries = [replace(one, line=line) for one in listing.entries]
            listing.faults = [DataError(path, fault.message, line).like(fault) for fault in listing.faults]
            for at in columns.leads:
                if row.get(at) and not whole:
                    kind = next(iter(slot_words().values()))
                    listing.take([(row[at], "1")], line, kind)
            for card, cell in counts:
                if not (copies := _copies(cell)):
                    told = f"{short(cell)} is not a valid number of copies: write 1 to {MOST_COPIES}"
                    listing.fault(told, line, "bad-copies", copies=short(cell), most=MOST_COPIES)
                elif copies != "0":
                    listing.take([(card, copies)], line)
            is_said = [one.loose and not columns.headed for one in listing.entries]
            if who and all(is_said) and not (counts or listing.faults or listing.game):
                without.append(told_without_list(line, who, " ".join(text.split())))
                continue  # talk, or a heading with nothing below it, such as `Колода 4`
            for at in columns.beside:
                if row.get(at):
                    listing.take([(row[at], "1")], line, "aside", f"{head[at]}: {' '.join(row[at].split())}")
            listing.player = who[:MOST_NAME] or listing.player
            listing.team = (row.get(columns.team, "") if columns.team is not None else "")[:MOST_NAME] or listing.team
            listing.name = (row.get(columns.called, "") if columns.called is not None else "")[
                :MOST_NAME
            ] or listing.name
            found.append(listing)
    for listing in found[:1]:
        listing.remarks += without
    if found and columns.headed:
        found[0].heard.add(rows[0][0])
        used = {
            "list": [*columns.lists, *columns.cards][:3], "player": columns.names,
            "team": [columns.team] if columns.team is not None else [],
        }  # fmt: skip
        found[0].columns = tuple(
            (kind, tuple(filter(None, (head[at] for at in places)))) for kind, places in used.items()
        )
    return found


def _runs(title: str) -> Iterator[str]:
    """The words of a header, alone and as they follow each other."""
    return runs_of(_words(title).split())


def _words(title: str) -> str:
    """The words of a header: without what is in brackets, numbers of questions, and signs."""
    return " ".join(re.findall(r"[^\W\d_]+(?:[-'\"][^\W\d_]+)*", normalise(re.sub(r"[(\[].*?[)\]]", "", title))))


def _is(words: str, labels: set[str]) -> bool:
    """True for a header that is one of these labels, or has one among its words: `Как вас зовут (имя)`."""
    return words in labels or any(re.search(rf"(?<!\w){label}(?!\w)", words) for label in labels if len(label) > 2)


def _names_several(cell: str) -> bool:
    """True for a cell that holds a list: more than one line, or part of a line, is a card."""
    listing = plain.read(cell, Path("cell")) if len(cell) > 5 else Listing(Path("cell"))
    return sum(_is_entry(entry.readings) for entry in listing.entries) > 1


def _names_card(cell: str) -> bool:
    return any(_is_entry(entry.readings) for entry in plain.read(cell, Path("cell")).entries)


def _is_entry(readings: Sequence[tuple[str, str]]) -> bool:
    return any(is_card(normalise(name)) or is_team(normalise(name)) for name, _ in readings)


def _is_lead_line(line: str) -> bool:
    return any(is_lead(normalise(name)) for part in re.split("[,;]", line) for name in _named(part))


def _named(part: str) -> list[str]:
    return [name for entry in plain.read(part, Path("cell")).entries for name, _ in entry.readings]
