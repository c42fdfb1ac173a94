"""Lists as tables: CSV, TSV and the like, below a header that names the columns of cards and copies (`table_head`).

There may be a few lines about the list above the header.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from cards.decks.files.book import STRUCK
from cards.decks.listing import MOST_NAME, PLACES, ListedCard, Listing, Place, Sum, changes_list
from cards.decks.lists.around import dress, labels, marks
from cards.decks.lists.around.struck import says_struck
from cards.decks.lists.lines import plain
from cards.decks.lists.tables import table_head
from cards.decks.lists.tables.beside import (
    NOT_YET,
    changes,
    counts_otherwise,
    crosses,
    is_blank,
    is_ticked,
    says_before,
    says_state,
    tells_state,
    ticks,
)
from cards.decks.lists.tables.columns import SUM_OF_MONEY
from cards.decks.lists.tables.table_head import BESIDE, IN_DECK, WHOLE, Head, is_head, name_in
from cards.decks.names.headings import is_total, section
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import is_card, is_lead, is_part_of_lead
from cards.decks.names.mentions import games_in
from cards.decks.words import seen
from cards.decks.words.fillers import bears_on_cards
from cards.decks.words.maybes import annuls, is_aside, is_sign
from cards.decks.words.titles import COPIES, NEEDED, words_in
from cards.errors import DataError, Said, short
from cards.names import normalise

_LEAST_POOL = 10
"""Fewest cards of a table of all, in which there is nothing beside most of them."""
YES = {"1", "x", "х", "v", "+", "да", "yes", "y", "true", "כן", "✓", "✔"}
_LONG = 4
"""Letters of no number of copies."""
_MOST_SUMS, _MOST_OF_ONE = 20, 6
"""Rows of sums in a table, at most; and the copies of a card whose name may be missing."""


def read(text: str, path: Path, head: Head) -> list[Listing]:
    """Parse a table, and the game and slots named above it; of several players, the list of each."""
    return _Table(text, path, head).read()


class _Table:
    """A table that is read from its first row to its last."""

    def __init__(self, text: str, path: Path, head: Head) -> None:
        lines = text.splitlines(keepends=True)
        self.path = path
        self.listing = _read_above("".join(lines[: head.above]), path, head)
        self.found = {"": self.listing}
        self.named = (
            [cell.strip(' "\r\n') for cell in lines[head.above - 1].split(head.delimiter)] if head.above else []
        )
        self.titles = [*map(normalise, self.named)]
        self.listing.heard |= {head.above} if is_head(self.named) and not any(map(is_lead, self.titles)) else set()
        self.rows = _with_lone_leads(_with_players(_filled(lines, path, head), head), head)
        self.head = replace(head, owners=table_head.owners_in(self.titles, [row for _, row in self.rows]))
        aside = [at for at, title in enumerate(self.titles) if section(title) in ("side", "aside")]
        self.besides = [at for at in aside if any(cell.isdigit() for cell in self._column(at))]
        """The columns that count copies which are not in the deck."""
        self.marks = [at for at in aside if at not in self.besides]
        """Those that mark a card which is not in the deck."""
        chosen = [at for at, title in enumerate(self.titles) if title.rstrip("? ") in IN_DECK and at != head.copies]
        self.chosen = [at for at in chosen if any(self._column(at))]
        """Those that mark a card which is."""
        self.states = [at for at, title in enumerate(self.titles) if tells_state(title)]
        """Those that say which cards are printed."""
        self.ticked, self.crossed = self._checked({*aside, *self.chosen, *self.states})
        """Those in which most cards are ticked, and those in which some are crossed."""
        self.anew = [at for at, (_, row) in enumerate(self.rows) if at and _counts_anew(row, self.head)]
        """The rows that are headers, too."""
        self.zeros, self.led = _of_pool(self.rows[: self.anew[0]] if self.anew else self.rows, self.head)
        self.under: Place = "list"
        self.heading: tuple[int, str] | None = None
        """The last row that is a heading, unless a card stands below it."""
        self.below: list[tuple[int, str]] = []
        """The last lines that are no rows."""

    def _checked(self, known: Collection[int]) -> tuple[Sequence[int], Sequence[int]]:
        """The columns in which most cards are ticked, and those in which some are crossed, of those not known yet."""
        known = {*known, *self.head.names, self.head.copies, self.head.players or self.head.copies}
        rows = [row for _, row in self.rows if any(is_card(name_in(row, at)) for at in self.head.names)]
        columns = {at: _cells(rows, at) for at in range(max(map(len, rows), default=0)) if at not in known}
        titled = {at: self.titles[at] if at < len(self.titles) else "" for at in columns}
        ticked = [at for at, cells in columns.items() if ticks(titled[at], cells)]
        return ticked, [at for at, cells in columns.items() if crosses(cells)]

    def _column(self, at: int) -> Iterator[str]:
        """Yield the cells of a column, as far as the rows have it."""
        return (row[at].strip() for _, row in self.rows if at < len(row))

    def read(self) -> list[Listing]:
        """Read all rows, unless it is not clear which column counts copies."""
        if (doubtful := _in_doubt(self.rows, self.head, self.titles, self.chosen)) is not None:
            other = self.head.copies if doubtful != self.head.copies else self.head.owned or 0
            columns = [self.named[at] for at in sorted({doubtful, other}) if at < len(self.named)]
            self.listing.unclear(self.head.above, columns)
            return [self.listing]
        for at, (line, row) in enumerate(self.rows):
            if at in self.anew:
                self.head = replace(self.head, copies=_counts_anew(row, self.head)[0])
                self.listing.heard.add(line)
            else:
                self._row(line, row)
        _beside(self.listing, self.below)
        if self.heading and annuls(normalise(self.heading[1])):  # it may be said of the rows above
            line, said = self.heading
            why = changes_list(said)
            self.listing.fault(str(why), line, why.code, **why.params)
        return [one for one in self.found.values() if one.entries or one.faults] or [self.listing]

    def _row(self, line: int, row: Sequence[str]) -> None:
        """Read a row: a card, a heading, or what stands below the table."""
        head = self.head
        player = row[head.players].strip() if head.players is not None and head.players < len(row) else ""
        whose = "" if any(at == head.players for at, _ in head.leads) else player[:MOST_NAME]
        of = self.found.setdefault(player, Listing(self.path, player=whose, game=self.listing.game))
        cells = [_bare_cell(cell) for cell in row]
        alone = sum(map(bool, cells)) == 1
        cells = ["" if at in self.states and says_state(cell) else cell for at, cell in enumerate(cells)]
        if alone and (self.zeros or len(row) == 1) and _lacks_count(cells, head, led=self.led):
            name = cells[head.names[0]]
            self.listing.take([(name, "")], line, "aside" if self.zeros else self.under, name)
            return
        if alone and len(row) == 1:
            self._heads(line, next(marks.parts(row[0]))[0])
            self.below.append((line, row[0]))
            return
        _beside(self.listing, self.below)
        self.below = []
        if _heading(cells):
            self._heads(line, next(filter(None, cells)))
        elif not _besides(of, cells, head, line, self.besides) or any(cells[head.copies : head.copies + 1]):
            left_out = self._is_left_out(row, cells)
            if not left_out and self._is_not_yet(of, line, cells):
                return
            place = "aside" if left_out else _place(cells, head) or self.under
            if place != "aside" and self._is_unchecked(of, line, row, cells):
                return
            self.heading = None
            _take(of, cells, head, line, place)

    def _is_not_yet(self, listing: Listing, line: int, cells: Sequence[str]) -> bool:
        """True for a row of a card of which it is not said what is not so yet, which is reported."""
        known = {*self.head.names, self.head.copies, *self.chosen, *self.marks}
        if not any(at not in known and NOT_YET.fullmatch(normalise(cell)) for at, cell in enumerate(cells)):
            return False
        why = changes_list(" ".join(filter(None, cells)))
        listing.fault(str(why), line, why.code, **why.params)
        return True

    def _heads(self, line: int, said: str) -> None:
        """Begin below a row that is a heading, if it is one."""
        if place := placed(said):
            self.under, self.heading = place, (line, said)
        elif labels.holds_card(said):
            self.heading = None

    def _is_unchecked(self, listing: Listing, line: int, row: Sequence[str], cells: Sequence[str]) -> bool:
        """True for a row of a card that is crossed, or has no tick in a column where most have one; it is reported."""
        name = next((cells[at] for at in self.head.names if is_card(name_in(cells, at))), "")
        if cross := next((row[at] for at in self.crossed if name and at < len(row) and is_sign(row[at].strip())), ""):
            why = changes_list(f"{name} {cross.strip()}")
        elif name and not all(at < len(row) and is_ticked(row[at]) for at in self.ticked):
            told = f"{short(name)!r} has no tick, and others have: is it in the deck? Tick it, or leave the row out"
            why = Said(told, "not-ticked", text=short(name))
        else:
            return False
        listing.fault(str(why), line, why.code, **why.params)
        return True

    def _is_left_out(self, row: Sequence[str], cells: Sequence[str]) -> bool:
        """True for the row of a card that is not in the deck: struck out, marked so, not chosen, or with no copies."""
        struck = any(
            at < len(row) and row[at].strip().startswith(STRUCK) for at in (*self.head.names, self.head.copies)
        )
        unchosen = bool(self.chosen) and not _marked(cells, self.chosen)
        none = self.zeros and _is_none(cells, self.head, led=self.led)
        struck |= any(says_struck(cell) for at, cell in enumerate(cells) if at not in self.head.names)
        return struck or _marked(cells, self.marks) or unchosen or none


def _cells(rows: Sequence[Sequence[str]], at: int) -> list[str]:
    """The cells of a column in these rows."""
    return [row[at] if at < len(row) else "" for row in rows]


def _bare_cell(cell: str) -> str:
    """What is written in a cell, without the signs that only mark it; nothing of one that is only filled up."""
    bare = cell.strip().removeprefix(STRUCK).removesuffix(STRUCK).strip()
    return marks.cleaned(bare) if bare.strip(" _-") else ""


def _filled(lines: Sequence[str], path: Path, head: Head) -> list[tuple[int, list[str]]]:
    """The rows of a table that have anything in them, each with its line; raises `DataError` for open quotes."""
    rows = csv.reader(io.StringIO("".join(lines[head.above :]), newline=""), delimiter=head.delimiter, strict=True)
    try:
        return [(head.above + rows.line_num, row) for row in rows if any(cell.strip(" \t:-+=") for cell in row)]
    except csv.Error as error:
        told = DataError(path, f"is not a valid table: {error}", head.above + rows.line_num)
        raise told.coded("bad-table", reason=str(error)) from None


def _bare_sum(listing: Listing, cells: Sequence[str], head: Head) -> int:
    """The number of copies in a row of numbers alone, if it is that of the cards above, or of all of them; else 0.

    It is more than there are of any card, whose name might be missing.
    """
    number = WHOLE.fullmatch(cells[head.copies]) if head.copies < len(cells) else None
    if not number or len(listing.sums) > _MOST_SUMS or not all(map(SUM_OF_MONEY.fullmatch, filter(None, cells))):
        return 0
    last = max(listing.sums, default=0)
    of_all = of_group = leads = 0
    most = _MOST_OF_ONE
    for entry in listing.entries:
        copies = int(said[:_LONG]) if entry.place != "aside" and (said := entry.readings[0].copies).isdecimal() else 0
        of_all += copies
        of_group += copies if (entry.line or 0) > last else 0
        leads += copies if entry.place not in PLACES or _is_lead(entry) else 0
        most = max(most, copies)
    summed = int(number["number"])
    return summed if summed > most and summed in {of_all, of_group, of_all - leads, of_group - leads} else 0


def _in_doubt(
    rows: Sequence[tuple[int, Sequence[str]]], head: Head, titles: Sequence[str], chosen: Sequence[int]
) -> int | None:
    """The column of numbers that may be of what is to be had yet, or beside which there are those of the deck."""
    if titles and head.owned is not None and titles[head.copies] in NEEDED and table_head.is_yet_needed(rows, head):
        return head.copies
    return next((at for at in chosen if any(at < len(row) and _is_several(row[at]) for _, row in rows)), None)


def _counts_anew(row: Sequence[str], head: Head) -> list[int]:
    """The column of copies of the rows below one that is a header, too, over other cards of the same table."""
    words = [words_in(cell) for cell in row]
    if any(any(map(str.isdigit, cell)) for cell in row) or any(is_card(name_in(row, at)) for at in head.names):
        return []
    found = [at for at, cell in enumerate(words) if cell & COPIES and not cell - COPIES - BESIDE]
    return found if len(found) == 1 and found[0] not in head.names else []


def _of_pool(rows: Sequence[tuple[int, Sequence[str]]], head: Head) -> tuple[bool, bool]:
    """Whether a table has cards of which there is none, as one of all cards has; and whether a lead has its number."""
    cells = [
        (name_in(row, head.names[0]), row[head.copies].strip() if head.copies < len(row) else "") for _, row in rows
    ]
    cards = [copies for name, copies in cells if is_card(name) and not is_lead(name)]
    is_pool = "0" in cards or 2 * cards.count("") > max(len(cards), _LEAST_POOL)
    return is_pool, any(copies.strip("0") and is_lead(name) for name, copies in cells)


def _is_none(cells: Sequence[str], head: Head, *, led: bool) -> bool:
    """True for a row of a table of all cards with one of which there is none: its number is 0, or not there."""
    name, copies = name_in(cells, head.names[0]), cells[head.copies] if head.copies < len(cells) else ""
    return copies == "0" or (not copies and is_card(name) and (led or not is_lead(name)))


def _name_of(row: Sequence[str], head: Head) -> str:
    """The name of a row's card (normalised), without a slot that stands behind it: `Громила (герой)`."""
    said = next((row[at].strip(' "') for at in head.names if at < len(row) and row[at].strip(' "')), "")
    return normalise(_bare(said)[0])


def _with_players(rows: Iterable[tuple[int, list[str]]], head: Head) -> Iterator[tuple[int, list[str]]]:
    """The rows, each with its player, who may stand only on the first one, as in cells that are joined."""
    player = ""
    for line, row in rows:
        if head.players is not None and head.players < len(row) and is_card(_name_of(row, head)):
            row[head.players] = player = row[head.players].strip() or player
        yield line, row


def _with_lone_leads(rows: Iterable[tuple[int, list[str]]], head: Head) -> list[tuple[int, list[str]]]:
    """The rows with one copy of the only lead that there is, or that a player has, if its number is not filled in."""
    rows = [*rows]
    names = [name for _, row in rows if is_card(name := _name_of(row, head))]
    if not any(map(is_lead, names)):
        return rows
    games, leads = games_in(names), dict[str, list[int]]()
    for number, (_, row) in enumerate(rows):
        of = row[head.players].strip() if head.players is not None and head.players < len(row) else ""
        name = _name_of(row, head)
        led = is_lead(name, games) or is_lead(name_in(row, head.copies), games)
        led |= any(at < len(row) and row[at].strip() != "" for at, _ in head.leads)
        if led or (not is_card(name) and is_part_of_lead(name, games)):
            leads.setdefault(of, []).append(number)
    lone = {at for found in leads.values() if len(found) == 1 for at in found}
    return [(line, _with_one(row, head, games) if at in lone else row) for at, (line, row) in enumerate(rows)]


def _with_one(row: list[str], head: Head, games: Collection[str]) -> list[str]:
    """A row of a lead with one for its number, if that is blank and nothing else is said of it: no number, no doubt."""
    beside = {at: cell.strip() for at, cell in enumerate(row) if at not in head.names and at != head.players}
    says = any(
        cell[-1:].isdigit() or bears_on_cards(seen.words_of(normalise(cell))) or changes(cell)
        for cell in beside.values()
    )
    if says or beside.get(head.copies) or not is_lead(_name_of(row, head), games):
        return row
    wide = [*row, *[""] * (head.copies + 1 - len(row))]
    return [*wide[: head.copies], "1", *wide[head.copies + 1 :]]


def _lacks_count(cells: Sequence[str], head: Head, *, led: bool) -> bool:
    """True for a row that is a card whose number is missing; of a lead there is one, unless another has its number."""
    name = name_in(cells, head.names[0])
    return head.copies > head.names[0] and is_card(name) and (led or not is_lead(name))


def _read_above(text: str, path: Path, head: Head) -> Listing:
    """The game and slots named above a table; the other lines there are a title or the header."""
    *above, last = text.splitlines() or [""]
    said = above if is_head(last.split(head.delimiter)) else [*above, last]
    found = plain.read("\n".join(said).replace(head.delimiter, "\t"), path)
    apart = [entry for entry in found.entries if entry.place not in PLACES or _is_lead(entry)]
    return Listing(path, apart, game=found.game, player=found.player, team=found.team, name=found.name, made=head.made)


def _beside(listing: Listing, lines: Sequence[tuple[int, str]]) -> None:
    """Read lines that are no rows of the table."""
    if not lines:
        return
    found = plain.read_lines(lines, listing.path)
    listing.entries += found.entries
    listing.faults += found.faults
    listing.heard |= found.heard
    listing.sums |= found.sums


def _heading(cells: Sequence[str]) -> Place | None:
    """The place that a row gives to those below it: `Запас;`, `Крипы:;`."""
    said = [cell for cell in cells if cell]
    return placed(said[0]) if len(said) == 1 else None


def placed(said: str) -> Place | None:
    """The place of the cards below what is said, if it is a heading."""
    words = normalise(said).strip("[]():= -")
    if is_card(words):
        return None
    return section(words) or ("aside" if is_aside(words) else None)


def _place(cells: Sequence[str], head: Head) -> Place | None:
    """The place that a cell of a row gives to its card."""
    for at, cell in enumerate(cells):
        if at != head.copies and at not in head.names and cell:
            words = normalise(cell).strip("[]() ")
            if not is_sign(words) and section(words) in ("side", "aside"):
                return "aside"
            if words in slot_words():
                return slot_words()[words]
    return None


def _besides(listing: Listing, cells: Sequence[str], head: Head, line: int, columns: Sequence[int]) -> bool:
    """List the copies of a row's card that are counted in columns of what is not in the deck: `Карта;Кол-во;Запас`;
    false if there are none.
    """
    name = next((cells[at] for at in head.names if at < len(cells) and cells[at]), "")
    found = False
    for at in columns:
        if name and at < len(cells) and cells[at].strip("0") and not is_total(f"{normalise(name)} 1"):
            listing.take([(name, cells[at])], line, "aside", f"{cells[at]} {name}")
            found = True
    return found


def _is_several(cell: str) -> bool:
    """True for a number that is no mark."""
    return cell.strip().isdecimal() and int(cell.strip()[:_LONG]) > 1


def _marked(cells: Sequence[str], columns: Sequence[int]) -> bool:
    """True for a row with a mark in one of these columns."""
    return any(at < len(cells) and normalise(cells[at]) in YES for at in columns)


def _is_lead(entry: ListedCard) -> bool:
    return not entry.loose and any(is_lead(normalise(name)) for name, _ in entry.readings)


def _bare(name: str) -> tuple[str, Place | None]:
    """The name in a cell without what stands around it, and the place that this gives: `Громила (герой)`."""
    if not name or is_card(normalise(name)):
        return name, None
    if found := labels.marked(name):
        return found[1], found[0]
    bare = dress.undressed(name)
    return (bare.line, bare.place) if is_card(normalise(bare.line)) else (name, None)


def _take(listing: Listing, row: Sequence[str], head: Head, line: int, place: Place) -> None:
    """List the card of a row, unless the row is a heading, a total or the label of a slot."""
    cells = dict(enumerate(row))
    for at, slot in head.leads:
        lead = cells.get(at, "")
        if lead and not any(one.place == slot and one.text == lead for one in listing.entries):
            listing.take([(lead, "1")], line, slot, lead)
    copies = cells.get(head.copies, "")
    bare = [_bare(cells.get(at, "")) if copies else (cells.get(at, ""), None) for at in head.names]
    names, place = [name for name, _ in bare], next((said for _, said in bare if said), place)
    first = normalise(next(filter(None, names), ""))
    heading = first.rstrip(" :")
    number = WHOLE.fullmatch(copies)
    if is_total(f"{first} {number['number'] if number else copies}"):
        listing.sums |= {line: Sum(int(number["number"]))} if number else {}
        return
    if not number and first.isdecimal() and is_total(f"{normalise(copies)} {first}"):  # in a row of its own
        listing.sums |= {line: Sum(int(first[:4]))}
        return
    if not copies and section(heading) and not is_card(heading):
        return
    label = next(iter(cells.values())).strip(" :")
    if not copies and (normalise(label) in slot_words() or ":" in first):
        said = plain.read("\t".join(filter(None, map(str.strip, row))), listing.path)
        if apart := [entry for entry in said.entries if entry.place not in PLACES]:
            listing.take(apart[0].readings, line, apart[0].place, apart[0].text)
            return
    if first in slot_words() and is_lead(normalise(copies)):  # `Герой` among the names, and beside it who
        listing.take([(copies, "1")], line, slot_words()[first], f"{first}: {copies}")
        return
    slot = slot_words().get(normalise(copies).strip("()[]. "), "" if copies else place)
    if slot in slot_words().values() and is_lead(first):  # its number, or `герой` where others have theirs
        place, copies, number = slot, "1", None
    readings = [(name, number["number"] if number else copies) for name in names]
    whole = " ".join(filter(None, row))
    doubt = _doubt(row, head, int(number["number"]) if number else 0) if place != "aside" and any(names) else ""
    if doubt and not head.made:
        why = changes_list(doubt)
        listing.fault(str(why), line, why.code, **why.params)
    elif any(names):
        listing.take(readings, line, place, whole, loose=not copies)
    elif summed := _bare_sum(listing, row, head):
        listing.sums |= {line: Sum(summed)}
    elif whole.strip(f"{copies} "):
        _beside(listing, [(line, whole)])
    else:
        _beside(listing, [(line, copies)])


def _doubt(row: Sequence[str], head: Head, copies: int) -> str:
    """What stands beside a card and puts its row in doubt; nothing if nothing does."""
    known = {head.copies, head.players, *head.names, *(at for at, _ in head.leads)}
    for at, cell in enumerate(row):
        is_others = at in head.owners and not table_head.is_own(normalise(cell))
        if not cell or at in known or is_blank(cell):
            continue
        doubts = changes(cell) or is_others or (copies > 0 and counts_otherwise(cell, copies))
        if doubts and not (copies and says_before(cell, copies)):
            return cell
    return ""
