"""Every token of a list is accounted for: what each reader made of a row, and one place that looks for what is left.

A card's name in a row must be that of a card read there, or stand in what is told as aside or as talk, in a line that
is known for what it is (a label, a heading: `Listing.heard`), or in a fault. So must a row that begins with a count.
Anything else is a fault: no reader passes over a card in silence, whatever it takes a row for.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence

from cards.decks.files.book import MOST_TEXT, long_text
from cards.decks.listing import PLACES, ListedCard, Listing, changes_list
from cards.decks.lists.around.dress import without_links
from cards.decks.lists.around.remarks import for_another
from cards.decks.names.known import is_card
from cards.decks.names.mentions import Mention, of_all
from cards.decks.names.team_forms import team_in_form
from cards.decks.words.counted import begins_with_count
from cards.decks.words.seen import seen
from cards.decks.words.updates import changes
from cards.names import normalise

_WHOLE = ("columns-of-cards", "which-column", "column-of-what")
"""The faults of a table as a whole, of which no row was read."""


def settled(rows: Sequence[str], listings: list[Listing]) -> list[Listing]:
    """The lists that were read of these rows, with a fault for every row of which something is left.

    A row is a line; of one that goes on for several lines, those after the first are empty.
    """
    if not listings or any(fault.code in _WHOLE for one in listings for fault in one.faults):
        return listings
    found = _by_row(rows, listings)
    for number, text in enumerate(rows, 1):
        if number not in found.whole and (left := _left(text, found.entries[number], found.leads)):
            listing = _nearest(listings, number)
            told = f"{left!r} was not read here: write it on a line of its own, or leave it out"
            listing.fault(told, number, "left-over", text=left)
    return listings


def spoken(texts: Iterable[tuple[str, int | None]], listing: Listing) -> None:
    """Add a fault for each of the texts of a file in XML or JSON, with their lines, of which something is left.

    Such a file has no rows: a card that is named somewhere must be one of the list, wherever that stands. A remark may
    change the list in words, too.
    """
    covered = {card for entry in listing.entries for mention in _said(entry) for card in mention.cards}
    for named in (listing.player, listing.team, listing.name):
        covered |= {card for mention in of_all().find(seen(named)) for card in mention.cards}
    games = {game for game, _ in covered}
    told = {fault.line for fault in listing.faults}
    letters = 0
    for text, line in dict.fromkeys(texts):
        letters += len(text)
        if letters > _MOST_SPOKEN and (fault := long_text(letters, listing.path)):
            listing.faults.append(fault)
            return
        mentions = of_all().find(seen(text))
        strange = [one for one in mentions if not one.cards & covered and games & {game for game, _ in one.cards}]
        if strange and line not in told:
            left = seen(text)[strange[0].start : strange[0].end]
            said = f"{left!r} was not read here: write it on a line of its own, or leave it out"
            listing.fault(said, line, "left-over", text=left)
        elif changes(normalise(text)) and not is_card(normalise(text)):
            why = changes_list(text)
            listing.fault(str(why), line, why.code, **why.params)


class _Account:
    """By row, the entries that were read there; and the rows that are told or known as a whole."""

    def __init__(self) -> None:
        self.entries: defaultdict[int, list[ListedCard]] = defaultdict(list)
        self.whole: set[int] = set()
        self.leads: set[tuple[str, str]] = set()
        """What lies in a slot of a list, or is in the name of its player or team: a table may say so in each row."""


def _by_row(rows: Sequence[str], listings: Iterable[Listing]) -> _Account:
    row_of = {number: number for number in range(1, len(rows) + 1)}
    for number, row in enumerate(rows, 1):
        row_of |= dict.fromkeys(range(number, number + row.count("\n") + 1), number)
    found = _Account()
    for listing in listings:
        for entry in listing.entries:
            if entry.line is not None:
                found.entries[row_of.get(entry.line, entry.line)].append(entry)
            if entry.place not in PLACES:
                found.leads |= {card for mention in _said(entry) for card in mention.cards}
        named = (listing.player, listing.team, listing.name)
        found.leads |= {card for said in named for mention in of_all().find(seen(said)) for card in mention.cards}
        told = [fault.line for fault in listing.faults if fault.line is not None]
        found.whole |= {row_of.get(line, line) for line in (*told, *listing.heard)}
    return found


def _left(text: str, entries: Sequence[ListedCard], leads: Collection[tuple[str, str]]) -> str:
    """What of a row is in none of its entries: a card's name, or the row if it begins with a count; empty for none."""
    line = seen(for_another(without_links(text))[0])
    mentions = of_all().find(line)
    if not entries and begins_with_count(normalise(line)) and mentions:
        return text.strip()[:_SHOWN]
    covered = set(leads)
    for entry in entries:
        for mention in _said(entry) if mentions else ():
            covered |= mention.cards
    games = {game for game, _ in covered}
    strange = (one for one in mentions if not one.cards & covered)
    left = (line[one.start : one.end] for one in strange if not games or games & {game for game, _ in one.cards})
    teams = {reading.name for entry in entries for reading in entry.readings}
    return next((said for said in left if team_in_form(said) not in teams), "")  # `robot` may be one of the robots


_MOST_SPOKEN = 4 * MOST_TEXT
"""Most letters of the texts in XML and JSON, where a card has several."""
_SHOWN = 60
"""Most letters of a row that are shown."""


def _said(entry: ListedCard) -> Sequence[Mention]:
    """The cards that an entry names: a card its own, what is only told all that stand in it."""
    if entry.loose or entry.place == "aside":
        return of_all().find(seen(entry.text))
    return [mention for name, _ in entry.readings for mention in of_all().find(seen(name))]


def _nearest(listings: Sequence[Listing], line: int) -> Listing:
    """The list whose cards begin last above a line."""
    begun = [(one.entries[0].line or 0, one) for one in listings if one.entries]
    above = [one for first, one in begun if first <= line]
    return above[-1] if above else listings[0]
