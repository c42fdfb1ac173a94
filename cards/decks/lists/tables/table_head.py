"""The header of a table: which of its columns has the cards' names, and which the numbers of copies.

A table of three columns or more needs none: those are then recognised by what stands in them.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import pairwise

from cards.decks.names.headings import names_player, section
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import is_card, is_lead
from cards.decks.words.counted import spelt
from cards.decks.words.titles import COPIES, NAMES, NEEDED, OWNED, words_in
from cards.expressions import expression
from cards.languages import SPOKEN
from cards.names import normalise
from cards.records import dataclass

# fmt: off
IN_DECK = {"играю", "беру", "в колоде", "в деке", "in deck", "in the deck", "בחפיסה"}
_NUMBERS = {"number", "число", "מספר"}
"""Words for copies that may be those of a row's or a card's number as well."""
_LANGUAGES = {
    "русский", "русском", "русски", "иврит", "иврите", "английский", "english", "russian", "hebrew",
    "עברית", "רוסית", "אנגלית",
}
PRICE = {"price", "cost", "worth", "цена", "цены", "стоимость", "מחיר", "עלות"}
_WORTH = {*PRICE, "sum", "сумма", "סכום"}
BESIDE = {
    "of", "the", "cards", "in", "deck", "how", "my", "i", "have", "карт", "в", "колоде", "моей", "у", "меня", "קלפים",
    "בחפיסה", "שלי", "אצלי", "יש", "לי", *SPOKEN,
}
_OWNERS = {
    "owner", "whose", "belongs to", "владелец", "хозяин", "чья", "чье", "чей", "чьи", "у кого",
    "של מי", "בעלים", "שייך ל",
}
"""What a column is called that says whose each card is."""
_OWN = {"", "-", "me", "mine", "my", "i", "own", "я", "моя", "мое", "мой", "мои", "свое", "своя", "אני", "שלי"}
_DECKS = {
    "колода", "колоды", "дека", "моя", "карт", "раз", "x", "х", "deck", "decks", "times", "list", "main", "cards",
    "колоде", "колоду", "деке", "кво", "колич", "штуки", "экз", "экземпляров", "беру", "взял", "взяла", "играю",
    "pcs", "pc", "units", "copy", "quant", "play", "playing", "taken", "bring", "use", "using",
    "חפיסה", "החפיסה", "בחפיסה", "קלפים", "פעמים", "רשימה", "יח", "יחידות", "עותק", "לוקח", "לוקחת", "לקחתי", "משחק",
}
"""Words above numbers that a deck has of each card, though none says that they are copies."""
# fmt: on
"""The words of a header, and those that may accompany them: «Кол-во карт», `name.ru`."""
_FILE = "file"
WHOLE = expression(r"\s*(?:[x×х*]\s*(?=\d))?(?P<number>-?\d+)(?:[.,]0+)?\s*(?:[x×х]|[^\W\d]{1,3}[.'׳]?)?\s*", re.I)
"""A number in the manner of spreadsheets and people: `4.0`, `4x`, `×4`, `4 шт.`."""
DELIMITERS = "\t;,|"
LATEST = 20
"""The last line that may be a header."""
_LEAST_COLUMNS = 3
"""Fewest columns of a table without a header."""
_LEAST_CARDS = 2
"""Fewest cards below a header."""
_LEAST_ITEMS, _LEAST_BARE = 3, 5
"""Fewest rows that are numbered below a title, and without one: of fewer the numbers may be those of copies."""
_COPIES_TITLE = "qty"
_SAMPLE = 60
"""The number of rows by which columns without a header are recognised."""


@dataclass(frozen=True, slots=True)
class Head:
    """The header of a table: its delimiter, and the columns of copies and names.

    `above` is the number of lines before the first row; `made` is true with a column of files, as in `order.csv`.
    With a column of `players` the table has the cards of several. `leads` are columns of what lies apart from a deck,
    with the slot of each.
    Beside how many copies are needed it may say how many are `owned`, and in a column of `owners` whose they are.
    """

    delimiter: str
    copies: int
    names: Sequence[int]
    above: int
    made: bool = False
    players: int | None = None
    leads: Sequence[tuple[int, str]] = ()
    owned: int | None = None
    owners: Sequence[int] = ()


def head_of(text: str) -> Head | None:
    """The header of a table, if the text has one."""
    lines = text.splitlines()
    for at, line in enumerate(lines[:LATEST]):
        for delimiter in DELIMITERS:
            if line.count(delimiter) and (head := _read_head(line, delimiter, at + 1)):
                return _of_cards(head, lines[at + 1 : at + 1 + _SAMPLE])
    found = next(filter(None, (_guess_head(lines[:_SAMPLE], delimiter) for delimiter in DELIMITERS)), None)
    return found or _of_pool(lines[:_SAMPLE])


def _read_head(line: str, delimiter: str, above: int) -> Head | None:
    """A line as a header, if it is one."""
    cells = [words_in(cell) for cell in line.split(delimiter)]
    titles = [normalise(cell.strip(' "')) for cell in line.split(delimiter)]
    copies = [at for at, cell in enumerate(cells) if cell & COPIES and not cell - COPIES - NAMES - BESIDE]
    copies = copies or [at for at, title in enumerate(titles) if title in IN_DECK]
    owned = next((at for at, title in enumerate(titles) if title in OWNED), None)
    if not copies and (owned is not None or any(section(title) in ("side", "aside") for title in titles)):
        copies = [at for at, title in enumerate(titles) if section(title) == "list" and not cells[at] & NAMES]
    if owned is not None and not copies:
        copies = [at for at, title in enumerate(titles) if title in NEEDED]
    sure = [at for at in copies if not cells[at] <= _NUMBERS | NAMES | BESIDE]
    copies = sure if len(copies) > 1 and sure else copies
    names = [at for at, cell in enumerate(cells) if cell & NAMES and not cell - NAMES - BESIDE]
    names = names or [at for at, cell in enumerate(cells) if cell & _LANGUAGES and at not in copies]
    if not names and len(cells) == 2 and delimiter != "," and any(title in IN_DECK for title in titles):
        names = [1 - at for at in copies]  # `Карты Балагана` over what one takes
    made = {_FILE} in cells
    players = [at for at, title in enumerate(titles) if names_player(title.rstrip("?: "))]
    cards = [at for at in names if at not in players]
    if cards and not made:  # a name may be a card's or a player's; in what Fitil wrote it is a card's
        names = cards
    else:
        players = []
    leads = [(at, slot_words()[title]) for at, title in enumerate(titles) if title in slot_words()]
    of = players[0] if players else None
    found = Head(delimiter, copies[0] if copies else 0, names, above, made, of, leads, owned)
    return found if len(copies) == 1 and names else None


def _of_cards(head: Head, below: Sequence[str]) -> Head:
    """A header, in which the column of names is one of cards, too, if they are cards: `Name (EN)`, `Название`, `שם`."""
    at = head.players
    if at is None and head.leads and not head.made:
        return replace(head, players=_of_leads(head, [_split(line, head.delimiter) for line in below]))
    if at is None or not any(is_card(name_in(_split(line, head.delimiter), at)) for line in below):
        return head
    return replace(head, names=sorted([*head.names, at]), players=None)


def _of_leads(head: Head, rows: Sequence[Sequence[str]]) -> int | None:
    """The column, whatever it is called, that has somebody else's name for each of several leads; that of the leads
    where none has; None for one lead.
    """
    leads, _ = head.leads[0]
    rows = [row for row in rows if name_in(row, leads)]
    of = {name_in(row, leads) for row in rows}
    known = {leads, head.copies, *head.names}
    for at in range(max(map(len, rows), default=0)) if len(of) > 1 else ():
        pairs = {(name_in(row, leads), row[at].strip(' "') if at < len(row) else "") for row in rows}
        are_names = all(re.search(r"[^\W\d]", who) and not is_card(normalise(who)) for _, who in pairs)
        if at not in known and are_names and len(pairs) == len(of) == len({who for _, who in pairs}):
            return at
    return leads if len(of) > 1 else None


def unsaid(text: str, head: Head | None) -> tuple[int, Sequence[str]] | None:
    """The line of a header that names the cards but no copies, with the titles of the columns of numbers, of which it
    is not said that they are copies: `Card, Power`; None for any other text.
    """
    if head and (head.owned is not None or not head.above):
        return None
    lines = text.splitlines()
    if head and is_head(_split(lines[head.above - 1], head.delimiter)):
        return None  # what stands above that is of somebody's form: `Имя | Оля`
    for at, line in enumerate(lines[:LATEST]):
        for delimiter in DELIMITERS if not head else head.delimiter:
            titles = [cell.strip(' "') for cell in line.split(delimiter)] if delimiter in line else []
            of_cards = [words for cell in titles if (words := words_in(cell)) <= NAMES | BESIDE and words & NAMES]
            if not of_cards or any(map(str.isdigit, line)) or any(map(_may_be_copies, titles)):
                continue
            below = [_split(one, delimiter) for one in lines[at + 1 : at + 1 + _SAMPLE] if re.search(r"\w", one)]
            if not below or not any(map(is_card, map(normalise, below[0]))):
                continue
            found, are_rows = _of_numbers(below, len(titles))
            named = [titles[column] for column in found if titles[column]]
            if found and len(named) == len(found) and (are_rows or "#" not in named):
                return at + 1, named
    return None


def _may_be_copies(title: str) -> bool:
    """True for a title that may be that of how many a deck has of each card."""
    words, said = words_in(title), normalise(title)
    return (
        not words.isdisjoint(COPIES | _DECKS)
        or said in IN_DECK
        or section(said) in ("list", "side", "aside")
        or is_card(said)
    )


def _of_numbers(rows: Sequence[Sequence[str]], width: int) -> tuple[list[int], bool]:
    """The columns in which all cards of a table have a number, if it has several cards and not one copy of each; and
    whether the first of them, before the names, numbers the rows.
    """
    cards = [row for row in rows if len(row) > 1 and any(is_card(one) for one in map(normalise, row))]
    cards = [row for row in cards if not any(is_lead(one) for one in map(normalise, row))] or cards
    if len(cards) < _LEAST_CARDS:
        return [], False
    cells = [[cell.strip(' "') for cell in row] for row in cards]
    columns = [at for at in range(width) if all(at < len(row) and WHOLE.fullmatch(row[at]) for row in cells)]
    if all(row[at] == "1" for row in cells for at in columns):
        return [], False
    return columns, columns[0] == 0 and _is_numbering([row[0] for row in cells])


def is_head(cells: Sequence[str]) -> bool:
    """True for cells that name a column of cards' copies."""
    return any(words_in(cell) & COPIES or normalise(cell.strip(' "')) in IN_DECK for cell in cells)


def are_places(titles: Sequence[str]) -> bool:
    """True for titles above the numbers of cards in the deck and of those beside it: `Основа`, `Запас`."""
    places = [section(normalise(title)) for title in titles]
    in_deck = [at for at, place in enumerate(places) if place == "list" and not words_in(titles[at]) & NAMES]
    return len(in_deck) == 1 and not {"side", "aside"}.isdisjoint(places)


def owners_in(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> list[int]:
    """The columns that say whose each card is, if these are not all of one player."""
    found = [at for at, title in enumerate(titles) if title.rstrip("? ") in _OWNERS]
    return [at for at in found if len({"" if is_own(one := name_in(row, at)) else one for row in rows}) > 1]


def is_own(owner: str) -> bool:
    """True for a name (normalised) of the owner of a card who is the player."""
    return owner in _OWN


def is_yet_needed(rows: Sequence[tuple[int, Sequence[str]]], head: Head) -> bool:
    """True if the numbers that are needed may be those that are yet to be had: of some card there are more than are
    needed, or of none as many.
    """
    at = max(head.copies, head.owned or 0)
    pairs = [(row[head.copies].strip(), row[head.owned or 0].strip()) for _, row in rows if at < len(row)]
    both = [(int(needed[:9]), int(owned[:9])) for needed, owned in pairs if needed.isdecimal() and owned.isdecimal()]
    return any(one < other for one, other in both) or (both != [] and not any(one == other > 0 for one, other in both))


def is_worth(words: Collection[str]) -> bool:
    """True for the words of a title above what cards cost."""
    return not _WORTH.isdisjoint(words)


def _guess_head(lines: Sequence[str], delimiter: str) -> Head | None:
    """The columns of a table without a header: one of cards, and exactly one of counts that are not row numbers."""
    split = [_split(line, delimiter) for line in lines]
    rows = [row for row in split if len(row) >= _LEAST_COLUMNS]
    if len(rows) < 2:
        return None
    across = range(max(map(len, rows)))
    names = [at for at in across if 2 * sum(is_card(name_in(row, at)) for row in rows) >= len(rows)]
    cards = [row for row in rows if any(is_card(name_in(row, at)) for at in names)]
    bare = [row for row in cards if any(is_lead(name_in(row, at)) for at in names)]  # of a lead there is one
    numbered = [row for row in cards if row not in bare] or cards
    counts = [at for at in across if cards and all(at < len(row) and WHOLE.fullmatch(row[at]) for row in numbered)]
    sure = [at for at in counts if at > names[0] or not _is_numbering([row[at] for row in numbered])]
    counts = sure if sure or len(numbered) >= _LEAST_BARE else counts
    if not names or not counts:
        return None
    above = split.index(cards[0])
    while above and _is_alike(split[above - 1], names[0], counts):  # a card that nobody knows
        above -= 1
    titles = [words_in(cell) for cell in split[above - 1]] if above else []
    if len(counts) > 1 and all(at < len(titles) for at in counts):
        counts = [at for at in counts if titles[at] & COPIES] or [at for at in counts if not is_worth(titles[at])]
    if len(counts) != 1:
        return None
    return Head(delimiter, counts[0], names, above)


def _is_alike(row: Sequence[str], name: int, counts: Collection[int]) -> bool:
    """True for a row with words where others have a card, and numbers where they have theirs."""
    words = row[name] if name < len(row) else ""
    return re.search(r"[^\W\d]", words) is not None and all(at < len(row) and WHOLE.fullmatch(row[at]) for at in counts)


def _of_pool(lines: Sequence[str]) -> Head | None:
    """The columns of a table of all cards without a header, in which some have no number of copies, or none: 0."""
    rows = [line.split("\t") for line in lines]
    cards = [
        row[1].strip() for row in rows if len(row) == 2 and is_card(name_in(row, 0)) and not is_lead(name_in(row, 0))
    ]
    numbered = [said for said in cards if WHOLE.fullmatch(said)]
    is_table = len(numbered) >= _LEAST_COLUMNS and len(cards) == len(numbered) + cards.count("") > len(numbered)
    return Head("\t", 1, [0], next(at for at, row in enumerate(rows) if len(row) == 2)) if is_table else None


def without_numbering(text: str) -> str:
    """A table of single cards, whose rows have no number but their own, with one for each; any other text as it is.

    The rows are numbered in order, and no title says that there are so many copies.
    """
    lines = text.splitlines()
    for delimiter in DELIMITERS:
        rows = [[cell.strip(' "') for cell in line.split(delimiter)] for line in lines]
        columns = [
            at
            for row in rows
            if len(row) > 1 and (at := next((at for at in range(len(row)) if is_card(name_in(row, at))), -1)) >= 0
        ]
        if len(columns) < _LEAST_ITEMS or max(map(len, rows)) < 2:
            continue
        column = columns[0]
        for at in range(max(map(len, rows))):
            found = [
                number
                for number, row in enumerate(rows)
                if max(at, column) < len(row) and row[at].isdecimal() and re.search(r"[^\W\d]", row[column])
            ]
            if at != column and found and _numbers_rows(rows, found, at, is_before=at < column):
                for number in found:
                    row = lines[number].split(delimiter)
                    lines[number] = delimiter.join([*row[:at], "1", *row[at + 1 :]])
                above = rows[found[0] - 1] if found[0] else []
                if at < column < len(above) and (words := words_in(above[column])) & NAMES and not words - NAMES:
                    lines[found[0] - 1] = delimiter.join([*above[:at], _COPIES_TITLE, *above[at + 1 :]])
                return "\n".join(lines)
    return text


def _numbers_rows(rows: Sequence[Sequence[str]], found: Sequence[int], at: int, *, is_before: bool) -> bool:
    """True for a column in which those rows that are `found` are numbered, and that have no other number."""
    above = rows[found[0] - 1] if found[0] else []
    title = words_in(above[at]) if at < len(above) else set()
    is_titled = at < len(above) and bool(above[at]) and not title & COPIES and not above[at].isdecimal()
    least = _LEAST_ITEMS if is_before and is_titled else _LEAST_BARE
    starts = [number for number, row in enumerate(found) if rows[row][at] == "1"]
    runs = [[rows[row][at] for row in found[one:to]] for one, to in pairwise([*starts, len(found)])]
    if (
        starts[:1] != [0]
        or min(map(len, runs)) < least
        or not all(map(_is_numbering, runs))
        or title & COPIES - _NUMBERS
    ):
        return False
    beside = (cell for row in found for to, cell in enumerate(rows[row]) if to != at)
    return not any(WHOLE.fullmatch(cell) or spelt(cell) for cell in beside)


def _split(line: str, delimiter: str) -> list[str]:
    """The cells of a line; one in quotes may have the delimiter in it, unless the quotes are parts of names."""
    if f'"{delimiter}' not in line and f'{delimiter}"' not in line:
        return line.split(delimiter)
    return next(csv.reader([line], delimiter=delimiter), [])


def name_in(row: Sequence[str], at: int) -> str:
    """What stands in a column of a row, normalised; nothing if that has no such cell."""
    return normalise(row[at].strip(' "')) if at < len(row) else ""


def _is_numbering(cells: Sequence[str]) -> bool:
    """True for cells that number their rows, from one on."""
    return [cell.strip() for cell in cells] == [str(number) for number in range(1, len(cells) + 1)]
