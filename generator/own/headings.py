"""What the headings of a table mean, by what people call things and by what stands below them."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

from cards import Lang
from cards.decks import Rows
from cards.languages import CODES, SPOKEN

Kind = Literal[
    "name", "copies", "text", "flavour", "picture", "type", "colour", "back", "size", "deck", "badge", "label", "ignore"
]
KINDS: tuple[Kind, ...] = get_args(Kind)
ONCE: tuple[Kind, ...] = ("name", "copies", "text", "flavour", "picture", "type", "colour", "back", "size")
"""The kinds of which a table has one column in a language at most."""
SPOKEN_KINDS: tuple[Kind, ...] = ("name", "text", "flavour", "type")
"""What a card has in each language."""
FEW_WORDS = 2
A_SENTENCE = 5
"""So many words are no name any more."""
MOST_ABOVE = 6
"""So many rows may stand above the headings, with them."""
_LEAST_HEADING = 4
"""The least letters of a heading in which a slip can be told."""
MOST_OF_NAME = 50
"""The most letters of what may be a name, where no heading says so."""
_LONGER = 2
"""A text has so many times as many words as its heading, or that may be a text itself."""
_LANG = re.compile(rf"^(?P<name>.+?)[\s_(.\[-]+(?P<lang>{'|'.join(SPOKEN)})[\s)\]]*$", re.IGNORECASE)
IN_LANGUAGE = re.compile(r"^(?P<name>.+?)\s*(?:[_.-]|[(\[])\s*(?P<lang>[a-z]{2})\s*[)\]]?$", re.IGNORECASE)
"""A heading in any language: with a sign before its code, as `card no` is in none."""
_DECK = re.compile(r"^(?:deck|колода|חפיסה)[\s:_-]+(?P<name>.+)$", re.IGNORECASE)
_NUMBER = re.compile(r"[+\-−–]?(?:\d{1,4}(?:[.,]\d)?[½¼¾⅓⅔]?|[½¼¾⅓⅔])|[*xXхХ?∞–—-]")
_UNPRINTED = re.compile(r"https?://\S+|true|false", re.IGNORECASE)
"""What is in a table for who keeps it: a link, a box that is ticked or not."""
_REMARK = re.compile(r"\s*(?:\([^()]*\)|\[[^\[\]]*\])\s*$|,.*$")
"""What is said of a heading behind it: `Cost (gold)`, `Кол-во, шт`."""
_OF_CARD = re.compile(
    r"\b(?:(?:of (?:the )?)?cards?|in (?:the )?deck|карт(?:ы|оч(?:ки|ек))?|в колоде"
    r"|ה?(?:קלפים|קלף|כרטיס)|בחפיסה)\b"
)
"""What may be left out of a heading: whose it is."""
_ROUND = re.compile(r"^[^\w#№]+|[^\w#№)\]]+$")
"""Signs and pictures about a heading: `Name:`, `❤ Health`."""

Meaning = tuple[Kind, Lang | None]
"""A kind, and the language that a heading says, if it says one."""


@cache
def _called() -> Mapping[str, Kind]:
    """What people call columns, and the kind of each."""
    return {name: kind for kind, names in _named().items() if kind in KINDS for name in map(_plain, names)}


@cache
def _perhaps() -> Mapping[str, Kind]:
    """What they call columns that may be of another kind, too."""
    return {name: kind for kind, names in _named()["perhaps"].items() for name in map(_plain, names)}


@cache
def _named() -> Mapping[str, Any]:
    from cards.database import plain_yaml

    named: Mapping[str, Any] = plain_yaml((Path(__file__).parent / "columns.yaml").read_bytes())
    return named


def _plain(heading: str) -> str:
    """A heading in small letters, without what people write differently: points over ё, kinds of quotation marks."""
    return " ".join(heading.casefold().replace("ё", "е").replace("״", '"').replace("׳", "'").split())


def kind_of(heading: str) -> Meaning:
    """What a heading names, and in which language if it says so; a label if nobody knows it."""
    said, known = _plain(heading), _called()
    for one in dict.fromkeys((said, _ROUND.sub("", said))):
        if one in known:
            return known[one], None
        if (found := _LANG.match(one)) and found["name"] in known:
            return known[found["name"]], found["lang"]
        if (found := IN_LANGUAGE.match(one)) and found["lang"] in CODES and known.get(found["name"]) in SPOKEN_KINDS:
            return known[found["name"]], found["lang"]
    return "deck" if _DECK.match(heading.strip()) else "label", None


def kinds_of(headings: Sequence[str]) -> list[Meaning]:
    """What each of a table's headings names. What may be something else, too, what is said of a heading behind it, and
    other names for it after a slash, are heard only where no other heading names that.
    """
    found = [kind_of(heading) for heading in headings]
    taken = {kind for kind, _ in found}
    for at, heading in enumerate(headings):
        if found[at][0] == "label" and (kind := _meant(heading)) and not (kind in ONCE and kind in taken):
            taken.add(kind)
            found[at] = kind, None
    return found


def _meant(heading: str) -> Kind | None:
    """The kind that a heading may name, by each of its names if it has several; None if nobody knows it."""
    kinds = {_meant_by(name) for name in heading.split("/") if name.strip()}
    return kinds.pop() if len(kinds) == 1 else None


def _meant_by(name: str) -> Kind | None:
    """The kind that a name may be of, with what is said of it behind it or without, and without words for a card."""
    said, known = _plain(name), {**_perhaps(), **_called()}
    shorter = _REMARK.sub("", said)
    for one in (said, shorter, _OF_CARD.sub(" ", shorter)):
        for plain in (one.strip(), _ROUND.sub("", one)):
            if kind := known.get(" ".join(plain.split())):
                return kind
    return None


def deck_called(heading: str) -> str:
    """What the deck is called of which a column has the counts."""
    found = _DECK.match(heading)
    return found["name"].strip() if found else heading


def from_head(rows: Rows, asked: Container[str] = ()) -> Rows:
    """The rows from the headings on, some of which are `asked` for: above, the title of a table may stand, say."""
    for at, row in enumerate(one.cells for one in rows[:MOST_ABOVE]):
        known = any(kind == "name" for kind, _ in kinds_of(row)) or any(" ".join(cell.split()) in asked for cell in row)
        if known and sum(bool(cell.strip()) for cell in row) > 1:
            return rows[at:]
    return rows


def near_heading(heading: str, taken: Container[Kind]) -> str | None:
    """A heading of which one is a letter off, of a kind that no other column is of."""
    said = _ROUND.sub("", _plain(heading))
    if len(said) < _LEAST_HEADING:
        return None
    from rapidfuzz.distance import OSA  # for headings that nobody knows alone

    known = (one for one, kind in _called().items() if kind in ONCE and kind not in taken)
    return next((one for one in known if OSA.distance(one, said, score_cutoff=1) == 1), None)


def is_number(cell: str) -> bool:
    """True of a short number, as stands in a circle."""
    return bool(_NUMBER.fullmatch(cell))


def are_numbers(rows: Sequence[Sequence[str]], at: int) -> bool:
    """True if a column holds short numbers, and not nothing at all."""
    cells = list(_below(rows, at))
    return bool(cells) and all(_NUMBER.fullmatch(cell) for cell in cells)


def are_told(rows: Sequence[Sequence[str]], at: int) -> bool:
    """True if most rows have more than a word or two in a column."""
    return 2 * sum(len(cell.split()) > FEW_WORDS for cell in _below(rows, at)) > len(rows) > 0


def are_headings(head: Sequence[str], rows: Sequence[Sequence[str]]) -> bool:
    """True if a row must be one of headings, whatever they say: it stands above numbers, or above what is far longer.

    They are all different then, and each column has one.
    """
    said = [cell.strip() for cell in head]
    wide = max(map(len, rows), default=0)
    if not all(said) or len({*said}) < len(said) or len(said) < wide or any(map(_NUMBER.fullmatch, said)):
        return False
    return any(are_numbers(rows, at) or _outgrown(rows, at, head) for at in range(wide))


def _outgrown(rows: Sequence[Sequence[str]], at: int, head: Sequence[str]) -> bool:
    """True if most cells of a column have far more words than its heading."""
    words = len(head[at].split())
    long = sum(len(cell.split()) >= max(FEW_WORDS + 1, _LONGER * words) for cell in _below(rows, at))
    return 2 * long > len(rows) > 0


def number_rows(heading: str, rows: Sequence[Sequence[str]], at: int) -> bool:
    """True if a column but counts the rows, as its heading and its numbers say: 1, 2, 3 and so on."""
    if _plain(heading) not in map(_plain, _named()["numbering"]):
        return False
    return len(rows) > 1 and list(_below(rows, at)) == [str(number) for number in range(1, len(rows) + 1)]


def is_sum(names: Iterable[str]) -> bool:
    """True if what is called so adds up the rows above it."""
    return any(_ROUND.sub("", _plain(name)) in map(_plain, _named()["sums"]) for name in names)


def is_nothing(cell: str, kind: Kind) -> bool:
    """True of a dash that stands where a card has no text, picture or the like; among numbers it is one of them."""
    return kind not in ("name", "badge") and cell in ("-", "–", "—")


def are_unprinted(rows: Sequence[Sequence[str]], at: int) -> bool:
    """True if a column holds but links, or boxes that are ticked or not."""
    cells = list(_below(rows, at))
    return bool(cells) and all(_UNPRINTED.fullmatch(cell) for cell in cells)


def text_at(rows: Sequence[Sequence[str]], columns: Iterable[int]) -> int | None:
    """The first of some columns in which most cells are sentences, not names; None if there is none."""
    for at in columns:
        if 2 * sum(len(cell.split()) >= A_SENTENCE for cell in _below(rows, at)) > len(rows) > 0:
            return at
    return None


def names_at(head: Sequence[str], rows: Sequence[Sequence[str]]) -> int | None:
    """Where names stand under a heading that nobody knows: the first such column whose short words tell all rows apart.

    None if there is no such column.
    """
    for at, (heading, (kind, _)) in enumerate(zip(head, kinds_of(head), strict=True)):
        cells = list(_below(rows, at))
        if not heading.strip() or kind != "label" or are_numbers(rows, at):
            continue
        if len({*cells}) == len(rows) > 0 and max(map(len, cells)) <= MOST_OF_NAME:
            return at
    return None


def _below(rows: Sequence[Sequence[str]], at: int) -> Iterator[str]:
    """What stands in a column, where something does."""
    return (row[at].strip() for row in rows if at < len(row) and row[at].strip())
