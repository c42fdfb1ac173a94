"""The lines of one list as they are to be read: what is quoted, struck out, unticked or a remark lies apart from them,
numbers are written as usual, and what a letter broke stands together again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from cards.decks.listing import Listing, line_of
from cards.decks.lists.around import broken, dress, labels, marks, remarks
from cards.decks.lists.around.numbering import plainly, unnumbered, with_keys, with_minus
from cards.decks.lists.around.retracted import retracted
from cards.decks.lists.talk import answers, asides, team_lines, teams_played
from cards.decks.lists.talk.played import without_version
from cards.decks.names.given_names import signed
from cards.decks.names.mentions import games_in
from cards.decks.words import counted, keyboard
from cards.errors import DataError, Said
from cards.expressions import expression

_LATIN = expression("[A-Za-z]{3}")
_SIGN = expression("[=→➡]")
_LONGEST_SUM, _MOST_COPIES = 2, 4
NEXT = "\f"
"""Stands between the messages of a chat."""
Line = tuple[int, str]
"""A line's number in its file, and what it says."""


class Heard(NamedTuple):
    """The lines that are read, those that name a card and lie apart, those that are `struck` out, with all that stands
    there, the faults of numbers, and the games that the lines seem to be of.
    """

    lines: Sequence[Line]
    apart: Sequence[Line]
    struck: Sequence[tuple[int, str, str]]
    faults: Sequence[DataError]
    games: frozenset[str]


def heard(raw: Iterable[Line], listing: Listing, path: Path) -> Heard:
    """Sort the lines of a text; what was understood of them in a way of its own is told in the remarks of the list."""
    lines = marks.counted_strokes(marks.with_blanks(answers.quoted(raw)))
    lines = with_keys(with_minus(lines))
    beside_answer = answers.is_answer(lines)
    lines = lines if beside_answer else answers.with_corrections_last(lines)
    crossed = dict.fromkeys(asides.crossed(lines), "struck")
    unticked = asides.unticked([one for one in lines if one[0] not in crossed], listing.remarks.append)
    lines = [(number, asides.bracketed(line) if number in crossed and line != NEXT else line) for number, line in lines]
    aside = {line for number, line in lines if number in unticked} - {NEXT}
    parts = [
        (
            number,
            said,
            why or (line != NEXT and crossed.get(number)) or line in aside or (beside_answer and marks.is_quoted(line)),
        )
        for number, line in lines
        for field in labels.fields(
            labels.without_question(
                labels.without_leader(
                    labels.without_printed(dress.untagged(counted.with_digits(counted.without_spelt(line))))
                )
            )
        )
        for said, why in ([(field, "")] if field == NEXT else marks.parts(field))
    ]
    if unticked:
        headings = (
            (number, line) for number, line in lines if line.rstrip().endswith(":") and counted.numbers_of(line)
        )
        of_ticks = {number for number, line in headings if asides.tells_of_ticks(line)}  # how many one has to tick
        listing.heard |= of_ticks
        parts = [part for part in parts if part[0] not in of_ticks]
    if any(why == "struck" for _, _, why in parts):
        from cards.decks.lists.around.legend import tells_of_struck  # few lists strike anything out

        told = {number for number, line, why in parts if not why and tells_of_struck(line)}
        listing.heard |= told
        parts = [part for part in parts if part[0] not in told]
    parts = asides.sorted_out(parts)
    listing.said = written = {number: line for number, line in lines if line != NEXT}
    apart: list[Line] = []
    struck: dict[int, tuple[int, str, str]] = {}
    faults: list[DataError] = []
    for number, line, why in parts:
        is_told = labels.holds_card(line) or (line and number in unticked) or answers.is_attribution(line)
        if why and (is_told or teams_played.names_some_team(line)):
            apart.append((number, line))
        elif why == "struck" and line:  # it may have been a number
            struck.setdefault(number, (number, line, written[number].strip()))
    own = [(number, line) for number, line, why in parts if not why]
    if sum(_ends_in_sum(line) for _, line in own) > 1:
        from cards.decks.lists.around.summed import unheaded  # few lists have the sums of kinds

        own = unheaded(own, listing)
    own = [
        (number, labels.with_bare_name(without_version(one))) for number, line in own for one in keyboard.apart(line)
    ]
    own = [*unnumbered(plainly(own, listing.remarks.append), faults.append, path)]
    if any(_LATIN.search(line) for _, line in own):
        from cards.decks.lists.around.romanised import in_russian, with_lead

        own = (in_russian if all(line.isascii() for _, line in own) else with_lead)(own, listing)
    own = [(number, part) for number, line in own for one in labels.numbered_apart(line) for part in signed(one)]
    again = broken.said_again(own)
    listing.heard |= {own[at][0] for at in again}
    whole = broken.mended([one for at, one in enumerate(own) if at not in again])
    apiece = remarks.with_thoughts(whole)
    apiece = [(number, team_lines.with_colon(line) if _SIGN.search(line) else line) for number, line in apiece]
    joined = team_lines.joined(apiece)
    listing.heard |= {number for (number, line), (_, now) in zip(apiece, joined, strict=True) if line and not now}
    changed = [(number, _changed(line, number, listing)) for number, line in joined]
    return Heard(changed, apart, [*struck.values()], faults, games_in(line for _, line, _ in parts))


def _ends_in_sum(line: str) -> bool:
    """True for a line that ends in a number which may be that of several cards."""
    bare = line.rstrip(" ):")
    number = bare[len(bare.rstrip("0123456789")) :]
    return number.isascii() and 0 < len(number) <= _LONGEST_SUM and int(number) > _MOST_COPIES


def _changed(line: str, number: int, listing: Listing) -> str:
    """A line with a number and what it became, which counts and is told: `Корова 3→2`, `4 Cow, no wait, 3`."""
    if not (found := counted.changed(line) or retracted(line)) or not labels.names_card(found[0]):
        return line
    now, before, after = found
    name = labels.named_on(now)
    lines = [line_of("number-became", name=name, before=before, after=after)]
    told = f"corrected as line {number} says: {', '.join(lines)}"
    listing.remarks.append(Said(told, "corrected", line=number, lines=lines))
    return now
