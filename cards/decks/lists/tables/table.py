"""Lists as tables: CSV, TSV and the like, below a header that names the columns of cards and copies (`table_head`).

There may be a few lines about the list above the header.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from cards.decks.files.book import BREAK, STRUCK
from cards.decks.listing import MOST_NAME, PLACES, ListedCard, Listing, Place, Sum, changes_list
from cards.decks.lists.around import dress, labels, marks
from cards.decks.lists.lines import plain
from cards.decks.lists.tables import table_head
from cards.decks.lists.tables.table_head import (
    BESIDE,
    DELIMITERS,
    IN_DECK,
    LATEST,
    PRICE,
    WHOLE,
    Head,
    is_head,
    name_in,
)
from cards.decks.names.headings import is_total, section
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import is_card, is_lead, is_part_of_lead, printed
from cards.decks.names.mentions import games_in
from cards.decks.words import seen, updates
from cards.decks.words.counted import spelt
from cards.decks.words.fillers import bears_on_cards
from cards.decks.words.maybes import is_aside
from cards.decks.words.titles import COPIES, NAMES, NEEDED, words_in
from cards.errors import DataError, Said
from cards.names import normalise

_SUM_OF_MONEY = re.compile(r"\W*\d[\d\s.,]*(?:[^\W\d]{1,4}\.?)?\W*")
_INSTEAD = re.compile(r"(?<!\w)(?:(?:до)?купить|לקנות|buy|вместо|без|במקום|בלי|instead of|without)(?!\w).*")
"""What a card is there for, or comes without: no more than a reason for it."""
_ANOTHERS = re.compile(r"(?<!\w)(?:(?:not|isn.?t) mine|not my own|не мо(?:и|е|я|й)|чуж(?:ая|ой|ое|ие)|לא שלי)(?!\w)")
"""What says of a card that it is another's."""
_NEXT = re.compile(
    r"(?<!\w)(?:в (?:следующий|другой) раз|на будущее|next time|in (?:the )?future|[בל]פעם ה?באה|[בל]עתיד)(?!\w)"
)
"""What is said of another time."""
_TWO = 2
_WAS = re.compile(r"(?<!\w)(?:бы(?:ло|ли|л|ла)|was|were|had|היו|היה|הייתה) (\w+)")
_DONE = re.compile(
    r"(?<!\w)(?:(?P<in>добав(?:ил|лен)\w*|added|הוספתי|הוספנו)|(?:убра|снял|вынул|выкинул|убран)\w*"
    r"|removed|cut|took out|הורדתי|הוצאתי|הורדנו|הוצאנו) (?:еще |עוד |another )?(?P<n>\w+)"
)
"""How many of a card there were, and how many came or went."""
_LEAST_POOL = 10
"""Fewest cards of a table of all, in which there is nothing beside most of them."""
YES = {"1", "x", "х", "v", "+", "да", "yes", "y", "true", "כן", "✓", "✔"}
_OPENS = re.compile(r'(?:^|[\t;,|])\s*"')
"""A quote that begins a cell; any other is part of a name or of a word: `ד"ר`."""
_LEAST_PRINTED, _LONG = 4, 4
"""Fewest cards whose numbers may be seen to be those that are printed on them, and letters of none of these."""
_MOST_SUMS, _MOST_OF_ONE = 20, 6
"""Rows of sums in a table, at most; and the copies of a card whose name may be missing."""


def without_worth(text: str) -> str:
    """A table without its columns of what cards cost, which are no numbers of copies; any other text as it is."""
    lines = text.splitlines()
    for at, line in enumerate(lines[:LATEST]):
        for delimiter in DELIMITERS:
            titles = [words_in(cell) for cell in line.split(delimiter)] if delimiter in line else []
            worth = [column for column, title in enumerate(titles) if title & PRICE and not title & COPIES]
            if worth and any(title & NAMES and not title - NAMES - BESIDE for title in titles):
                return "\n".join([*lines[: at + 1], *_emptied(lines[at + 1 :], delimiter, worth)])
    return text


def without_printed(text: str) -> tuple[str, tuple[str, ...]]:
    """A table without its columns of numbers that are printed on the cards, and their titles; other texts as they are.

    Every card of such a column has there what is printed on it, and no title says that it is of copies.
    """
    lines = text.splitlines()
    for delimiter in DELIMITERS:
        rows = [line.split(delimiter) for line in lines]
        cards = [
            (row, [one for cell in row if (one := normalise(dress.undressed(cell.strip(' "')).line)) and is_card(one)])
            for row in rows
            if len(row) > 1
        ]
        cards = [(row, found) for row, found in cards if len({*found}) == 1]
        if len(cards) < _LEAST_PRINTED:
            continue
        first = rows.index(cards[0][0])
        above = rows[first - 1] if first else []
        if any(words_in(cell) & COPIES for cell in above):  # there is no doubt
            return text, ()
        found = [
            at
            for at in range(max(len(row) for row, _ in cards))
            if _is_printed([(row[at].strip(), names[0]) for row, names in cards if at < len(row)])
        ]
        if found:
            titles = tuple(above[at].strip(' "') if at < len(above) else str(at + 1) for at in found)
            if above:
                lines[first - 1] = delimiter.join("" if at in found else cell for at, cell in enumerate(above))
            return "\n".join([*lines[:first], *_emptied(lines[first:], delimiter, found)]), titles
    return text, ()


def _is_printed(cells: Sequence[tuple[str, str]]) -> bool:
    """True if all cards that have a number there have one and the same that is printed on them, such as their cost."""
    pairs = [(int(cell), printed(name)) for cell, name in cells if cell.isdecimal() and len(cell) < _LONG]
    if len(pairs) < _LEAST_PRINTED or len({number for number, _ in pairs}) == 1:
        return False
    return any(all((which, number) in known for number, known in pairs) for which, _ in pairs[0][1])


def told_of_printed(titles: Sequence[str]) -> Said:
    """What is said of numbers that are printed on the cards."""
    said = ", ".join(titles)
    return Said(f"numbers that are printed on the cards, and no copies: {said}", "printed-numbers", titles=said)


def _emptied(lines: Sequence[str], delimiter: str, columns: Collection[int]) -> Iterator[str]:
    """The rows of a table without the numbers in these columns; of one that goes on in the next line, the line."""
    for line in lines:
        if line.count('"') % 2 or not line:
            yield line
            continue
        (cells,) = csv.reader([line], delimiter=delimiter)
        row = io.StringIO()
        kept = ("" if at in columns and _SUM_OF_MONEY.fullmatch(cell) else cell for at, cell in enumerate(cells))
        csv.writer(row, delimiter=delimiter, lineterminator="").writerow(kept)
        yield row.getvalue()


def rows_of(lines: Sequence[str]) -> list[str]:
    """The rows of a table, each as long as it goes on: a cell in quotes may have several lines; the rest are empty."""
    rows: list[str] = []
    at = -1
    for line in lines:
        if at >= 0 and rows[at].count('"') % 2 and _OPENS.search(rows[at]):
            rows[at] = f"{rows[at]}\n{line}"
            rows.append("")
        else:
            at = len(rows)
            rows.append(line)
    return rows


def cells_of(text: str, delimiter: str) -> list[tuple[int, list[str]]]:
    """The cells of the rows that have any, with the lines where they begin; none for what is no such table."""
    found, line = [], 1
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    try:
        for row in reader:
            if any(cell.strip() for cell in row):
                found.append((line, [cell.strip() for cell in row]))
            line = reader.line_num + 1
    except csv.Error:
        return []
    return found


def unwrapped(line: str) -> str:
    """The lines of a spreadsheet's row: that of a single cell with several, unless together they are one card."""
    joined = line.replace(BREAK, " ")
    return joined if "\t" in line or labels.names_card(joined) else line.replace(BREAK, "\n")


def read(text: str, path: Path, head: Head) -> list[Listing]:
    """Parse a table, and the game and slots named above it; of several players, the list of each."""
    lines = text.splitlines(keepends=True)
    listing = _read_above("".join(lines[: head.above]), path, head)
    found = {"": listing}
    named = [cell.strip(' "\r\n') for cell in lines[head.above - 1].split(head.delimiter)] if head.above else []
    titles = [*map(normalise, named)]
    aside = [at for at, title in enumerate(titles) if section(title) in ("side", "aside")]
    listing.heard |= {head.above} if is_head(named) else set()
    under: Place = "list"
    filled = _with_lone_leads(_with_players(_filled(lines, path, head), head), head)
    head = replace(head, owners=table_head.owners_in(titles, [row for _, row in filled]))
    chosen = [at for at, title in enumerate(titles) if title.rstrip("? ") in IN_DECK and at != head.copies]
    chosen = [at for at in chosen if any(at < len(row) and row[at].strip() for _, row in filled)]
    if (doubtful := _in_doubt(filled, head, titles, chosen)) is not None:
        other = head.copies if doubtful != head.copies else head.owned or 0
        listing.unclear(head.above, [named[at] for at in sorted({doubtful, other}) if at < len(named)])
        return [listing]
    besides = [at for at in aside if any(at < len(row) and row[at].strip().isdigit() for _, row in filled)]
    below: list[tuple[int, str]] = []
    first_of = [at for at, (_, row) in enumerate(filled) if at and _counts_anew(row, head)]
    zeros, led = _of_pool(filled[: first_of[0]] if first_of else filled, head)
    for at_row, (line, row) in enumerate(filled):
        if at_row in first_of:
            head = replace(head, copies=_counts_anew(row, head)[0])
            listing.heard.add(line)
            continue
        player = row[head.players].strip() if head.players is not None and head.players < len(row) else ""
        of = found.setdefault(player, Listing(path, player=player[:MOST_NAME], game=listing.game))
        bare = [cell.strip().removeprefix(STRUCK).removesuffix(STRUCK).strip() for cell in row]
        struck = any(at < len(row) and row[at].strip().startswith(STRUCK) for at in (*head.names, head.copies))
        cells = [marks.cleaned(cell) if cell.strip(" _-") else "" for cell in bare]
        if sum(map(bool, cells)) == 1 and (zeros or len(row) == 1) and _lacks_count(cells, head, led=led):
            listing.take([(cells[head.names[0]], "")], line, "aside" if zeros else under, cells[head.names[0]])
            continue
        if sum(map(bool, cells)) == 1 and len(row) == 1:  # what stands below the table
            under = placed(next(marks.parts(row[0]))[0]) or under
            below.append((line, row[0]))
            continue
        _beside(listing, below)
        below = []
        if place := _heading(cells, head):
            under = place
        else:
            marked = _marked(cells, [at for at in aside if at not in besides])
            left = (
                struck
                or marked
                or (bool(chosen) and not _marked(cells, chosen))
                or (zeros and _is_none(cells, head, led=led))
            )
            if not _besides(of, cells, head, line, besides) or any(cells[head.copies : head.copies + 1]):
                _take(of, cells, head, line, "aside" if left else _place(cells, head) or under)
    _beside(listing, below)
    return [one for one in found.values() if one.entries or one.faults] or [listing]


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
    if not number or len(listing.sums) > _MOST_SUMS or not all(map(_SUM_OF_MONEY.fullmatch, filter(None, cells))):
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
        cell[-1:].isdigit() or bears_on_cards(seen.words_of(normalise(cell))) or _changes(cell)
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


def _heading(cells: Sequence[str], head: Head) -> Place | None:
    """The place that a row gives to those below it: `Запас;`, `Крипы:;`."""
    said = [cell for cell in cells if cell]
    if len(said) != 1 or (head.copies < len(cells) and cells[head.copies]):
        return None
    return placed(said[0])


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
            if section(words) in ("side", "aside"):
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


def _changes(remark: str) -> bool:
    """True for a remark beside a card that puts its row in doubt: `убрать одну?`, `לשקול להוריד`."""
    parts = re.split("[,.;]", normalise(remark))
    said = _INSTEAD.sub("", ",".join(part for part in parts if not _NEXT.search(part)))
    return updates.changes(said) or is_aside(said) or _ANOTHERS.search(said) is not None


def _says_before(remark: str, copies: int) -> bool:
    """True for a remark of how many there were before, and how many went or came, so that there are the copies that
    there are: `היו 4, הורדתי אחד` beside three.
    """
    said = normalise(remark)
    was, change = _WAS.search(said), _DONE.search(said)
    if not was or not change or "?" in said or len(re.findall(r"\d+", said)) > _TWO:
        return False
    before, more = (int(spelt(one) or one) if (spelt(one) or one).isdecimal() else 0 for one in (was[1], change["n"]))
    return bool(before and more) and copies == before + (more if change["in"] else -more)


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
    known = {head.copies, head.players, *head.names, *(at for at, _ in head.leads)}
    beside = (
        cell
        for at, cell in cells.items()
        if at not in known
        and cell
        and (_changes(cell) or (at in head.owners and not table_head.is_own(normalise(cell))))
    )
    beside = (cell for cell in beside if not (number and _says_before(cell, int(number["number"]))))
    if place != "aside" and not head.made and any(names) and (remark := next(beside, "")):
        why = changes_list(remark)
        listing.fault(str(why), line, why.code, **why.params)
    elif any(names):
        listing.take(readings, line, place, whole, loose=not copies)
    elif summed := _bare_sum(listing, row, head):
        listing.sums |= {line: Sum(summed)}
    elif whole.strip(f"{copies} "):
        _beside(listing, [(line, whole)])
    else:
        _beside(listing, [(line, copies)])
