"""What is said on the line of several cards, and is none of them: it is talk, or a card that nobody read.

Whoever reads a line in parts takes those that he knows. What is left is listed as a line of its own would be, so that
it is told, or found to be a card after all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cards.decks.listing import ListedCard, Listing, Reading
from cards.decks.lists.around import glued, labels
from cards.decks.lists.talk import chat
from cards.decks.names.headings import is_about, is_total, section
from cards.decks.names.kinds import team_words
from cards.decks.names.stems import consonants
from cards.decks.phrases.tokens import is_said
from cards.decks.words import counted
from cards.decks.words.maybes import sets_aside
from cards.decks.words.people import is_greeting
from cards.decks.words.seen import seen
from cards.expressions import expression
from cards.names import normalise

_CLAUSES = expression(r"[,;:.!?…]+(?=\s|$)|[()\[\]\n\t|+/·•×]+|\s[-–—]+\s")
_WORD = expression(r"[^\W\d_][^\W_]*(?:['\"-][^\W_]+)*")
_DIGITS = expression(r"\d+")
_STEM, _SHORTEST = 4, 3
"""Letters that all forms of a word begin with, and fewest of a word that is looked at."""
_JOINED = ("", "ו", "ה", "וה", "ב", "ל", "מ", "ש", "כ")
"""What is part of the word after it in Hebrew."""


def with_besides(rows: Sequence[str], listings: list[Listing]) -> list[Listing]:
    """The lists that were read of these rows, with what else the rows of several cards say."""
    rows_of = [_by_row(listing) for listing in listings]
    named = _stems(said for one in listings for said in (one.player, one.team, one.name))
    of_row: dict[int, list[ListedCard]] = {}
    """What was read of each row, by whatever list: a row may be of several."""
    for number, entries in (one for found in rows_of for one in found.items()):
        of_row.setdefault(number, []).extend(entries)
    for listing, here in zip(listings, rows_of, strict=True):
        told = {fault.line for fault in listing.faults}
        for number, entries in here.items():
            if number in told or number > len(rows) or sum(not one.loose for one in entries) < _SEVERAL:
                continue
            texts = (said for one in of_row[number] for said in (one.text, *(name for name, _ in one.readings)))
            known = named | _stems(texts)
            at = listing.entries.index(entries[-1]) + 1
            left = [
                said
                for said in _left(labels.without_printed(labels.with_bare_name(chat.said_on(rows[number - 1]))), known)
                if not (sets_aside(normalise(said)) and any(one.place == "aside" for one in entries))
            ]
            listing.entries[at:at] = [ListedCard((Reading(said, "1"),), number, text=said, loose=True) for said in left]
    if _may_be_unsure(rows, listings):
        from cards.decks.lists.talk import unsure  # few lists have anything of the kind

        unsure.asked(rows, listings)
    return listings


def _may_be_unsure(rows: Sequence[str], listings: Sequence[Listing]) -> bool:
    """False for lists of single cards on lines of their own, with none of the signs by which one is in doubt."""
    text = "\n".join(rows).casefold()
    entries = [one for listing in listings for one in listing.entries]
    is_said = any(one.loose for one in entries) or len({one.line for one in entries}) < len(entries)
    return is_said or text.rstrip().endswith((".", "!", "…")) or any(sign in text for sign in _IN_DOUBT)


_IN_DOUBT = (
    *"?✗✘✖❌❎☓╳[☐⬜>/(,#→←🚫⛔❓❔👎🤔🤷", "<-", "need", "lost", "нужн", "хват", "потер", "пропал", "אבד", "צריך",
    "חסר", " cards", " карт", " קלפים",
    " -", " –", " —", "печат", "print", "דפס", "колода ", "дека ", "список ", "заказ ", "deck ", "list ", "order ",
    "חפיסה ", "רשימה ", "הזמנה ",
)  # fmt: skip
"""Signs and words of which a text has one that may leave a card in doubt, or a list."""
_SEVERAL = 2
"""Fewest cards of a row that was read in parts."""


def _by_row(listing: Listing) -> dict[int, list[ListedCard]]:
    found: dict[int, list[ListedCard]] = {}
    for entry in listing.entries:
        if entry.line is not None:
            found.setdefault(entry.line, []).append(entry)
    return found


def _left(row: str, known: set[str]) -> Iterator[str]:
    """The clauses of a row in which no word is known, and not all are such as people say around cards."""
    for clause in _CLAUSES.split(glued.parted(seen(row))):
        words = _WORD.findall(normalise(clause))
        is_usual = all(map(_is_usual, words)) or is_greeting(clause) or _says_how_many(clause)
        if any(len(word) >= _SHORTEST for word in words) and not is_usual and known.isdisjoint(_stems([clause])):
            yield clause.strip()


def _says_how_many(clause: str) -> bool:
    """True for what says how many there are of each card, or in all."""
    of_each = counted.of_each(f"{clause.strip()}:") or counted.each_of_those(f"-, {clause.strip()}")
    return bool(of_each) or is_total(normalise(_DIGITS.sub(" ", clause)))


def _stems(texts: Iterable[str]) -> set[str]:
    """What the words of texts begin with, in Hebrew without what is joined to them, too; and these without vowels."""
    words = [word for text in texts for word in _WORD.findall(normalise(seen(text)))]
    words += [word.rpartition("-")[2] for word in words if "-" in word]
    parts = {word.removeprefix(joined) for word in words for joined in _JOINED}
    return {part[:_STEM] for part in parts if len(part) >= _SHORTEST} | {*map(consonants, parts)} - {""}


def _is_usual(word: str) -> bool:
    """True for a word that people say around cards, or that names what stands behind it."""
    return (
        is_said(word) or counted.is_number(word) or is_about(word) or section(word) is not None or word in team_words()
    )
