"""The signs that only mark lines and letters, as Markdown, messengers and programs write them: a line without them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cards.decks.lists.around.labels import has_number, holds_card, is_heading, labelled, names_card, of_several
from cards.decks.lists.around.remarks import taken_back
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import is_card, is_lead
from cards.decks.words.counted import is_count
from cards.decks.words.maybes import is_sign
from cards.expressions import expression
from cards.names import normalise

_BULLET = expression(r"^(?:[☐☑✓✔•·‣▪◦●○■□]\s?|[*+>–—-]\s|[^\W\d_]\)\s|[א-ת]\.\s|\[[ xхv✓✔]?\]\s)+", re.I)
_BOX = expression(r"\s*(?:[*+>–—•-]\s+)?(?:\[(?P<in>[ xхv✓✔]?)\]|(?P<sign>[☐☑✅⬜☒]))\s*\ufe0f?\s*\S", re.I)
_FRAME = expression(r"^\|\s*(.*?)\s*\|$")
_CELLS = expression(r"\s*\|\|\s*")
"""A row of a table in the manner of Markdown, and what stands between the cells of one in that of wikis."""
_COMMENT = expression(r"#(?!\d)|(?:^|\s)//")
_EITHER = expression(r"[\s/#,]*(?:а )?(?:или|либо|or|ו?או)(?!\w)", re.I)
"""What stands before another card that may be meant instead."""
_SLASHES = expression(r"\s+//+\s+")
_TITLE = expression(r"(?:#{1,6}\s*|!|//+\s*)(?P<title>[^#]+?)\s*#*")
"""A heading of Markdown, or in a comment; it is a comment unless it is one that is known."""
_STRUCK = expression(r"(~{1,2})(?=\S)(?P<struck>[^~]*[^~\s])\1")
_MARKED = expression(
    r"(?<![\w*])(\*{1,3})(?=\S)(?!(?:[A-Z]{1,3}|CMDR)\*)(?P<bold>[^*]*[^*\s])\1(?![\w*])|(?<!\w)(_{1,3}|`)(?=\S)(?P<other>[^_`]*[^_`\s])\3(?!\w)"
)
"""The signs by which Markdown and messengers mark letters."""
_CROSSED = expression("[❌❎🚫⛔❓❔➖👎]\ufe0f?(?=[^\\w]*$)")
"""Pictures behind a card that say that it is not in the deck, or perhaps."""
_TALLY = expression(r"^(?![*+|]).*[^\s*+|]\s?(?:\|{2,}|\*{2,5}|\+{2,5})$")
"""Strokes behind a name, of which somebody may have made one for each copy."""
_MARK = "[|IІ/●•■▪◆★☆⭐\U0001f300-\U0001faff]"
_SIGN = rf"(?P<sign>{_MARK})(?P=sign){{0,8}}"
_STROKES = expression(rf"(?<=[^\s|])\s+(?P<strokes>{_SIGN}|IV)\s*$")
"""A stroke for each copy."""
_STROKES_BEFORE = expression(rf"^\s*(?P<strokes>{_SIGN}|IV)\s+(?=\S)")
_SOME_SIGN = expression(_MARK)
_SURE_STROKES = "|IІ"
"""Those that are no bullets."""
_SHORTCODE = expression(r"(?<!\w):(?:[a-z][a-z0-9_+-]+|[+-]1):(?!\w)")
"""A picture as programs of chats write it: `:fire:`."""
_THOUSANDS = expression(r"(?<=\d)[kк](?!\w)", re.I)
_SMILE = expression(r"(?<=\s)[:;]-?[()]+(?=\s|$)")
_BLANK = expression(r"(?P<name>[^\W\d].*[^\s.…_])\s*(?:\.{3,}|…{2,}|_{2,})\s*[\[(]?\s*[\])]?")
_FILLED = expression(r"\w\s*(?:\.{3,}|…{2,}|_{2,})\s*\d{1,2}\s*_*\s*$")
"""A name on a form with nothing behind the dots, and one with a number."""
_RULED = expression(r"^[=_~*.-]{2,}\s*(?=\S)|(?<=\S)\s*[=_~*-]{2,}$|(?<=\S)\s*={2,}(?=\s*\d+$)")


def parts(raw: str) -> Iterator[tuple[str, str]]:
    """The parts of a line, without marks, bullets, pictures and superfluous spaces; and why one does not count.

    It is a `comment`, or `struck` out. A line with nothing in it is one empty part.
    """
    visible = _visible(raw)
    if is_sign(visible):
        yield visible.rstrip(" :").replace("\ufe0f", ""), ""
        return
    headed = _TITLE.fullmatch(visible)
    title = unmarked(headed["title"]) if headed else ""
    if headed and (is_heading(title) or of_several(title) is not None or labelled(title)[0] in slot_words()):
        yield title, ""
        return
    visible = _counted_items(visible) or visible
    said, *comment = [visible] if taken_back(visible) else _COMMENT.split(visible, maxsplit=1)
    if comment and _EITHER.match(comment[0]) and holds_card(comment[0]):  # it leaves open which of them it is
        said, comment = f"{said.rstrip(' /#,')} {comment[0].lstrip(' /#,')}", []
    struck = [unmarked(match["struck"]) for match in _STRUCK.finditer(said)]
    line = unmarked(_STRUCK.sub(" ", said))
    if len(struck) == 1 and is_count(line) and names_card(struck[0]) and not has_number(struck[0]):
        yield f"{line} {struck[0]}", "struck"  # of its card nothing is left
        return
    yield from ((one, "struck") for one in struck)
    yield line, ""
    if comment and (line := unmarked(comment[0])):
        yield line, "comment"


def _counted_items(visible: str) -> str:
    """A line of cards with two slashes between each and the next, with other signs there, if all but what begins the
    line have their numbers, as no remark has. Where some have, or there are only two, of which one may stand for the
    other, it has a sign that must be asked about. Empty for any other line.
    """
    first, *items = _SLASHES.split(visible)
    lead = first.rpartition(":")[2].strip()
    counted = [item for item in items if names_card(item) and has_number(item)]
    if not counted or not (has_number(lead) or len(counted) > 1):
        return ""
    is_list = len(items) > 1 and (has_number(lead) or is_lead(normalise(lead)) or lead != first)
    return ("; " if is_list and counted == items else " ∥ ").join([first, *items])


def counted_strokes(lines: Sequence[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines of a list, where strokes before or behind names are for copies, with that number instead.

    They are so where some cards have several. What serves as a bullet, too, must be of different numbers.
    """
    found = {at: said for at, (_, line) in enumerate(lines) if (said := _stroked(line))}
    if any("|" in (found[at].rest if at in found else line) for at, (_, line) in enumerate(lines)):  # a frame
        found = {at: said for at, said in found.items() if "|" not in said.strokes}
    cards = {
        at: said.strokes for at, said in found.items() if is_card(name := normalise(said.rest)) and not is_lead(name)
    }
    numbers: dict[str, set[int]] = {}
    for strokes in cards.values():
        numbers.setdefault(strokes[0], set()).add(_number(strokes))
    sure = {sign for sign, each in numbers.items() if max(each) > 1 and (sign in _SURE_STROKES or len(each) > 1)}
    taken = {
        at: said
        for at, said in found.items()
        if (at in cards and said.strokes[0] in sure) or (said.is_behind and said.strokes[0] == "|")
    }
    return [
        (number, f"{taken[at].rest} x{_number(taken[at].strokes)}" if at in taken else line)
        for at, (number, line) in enumerate(lines)
    ]


def with_blanks(lines: Sequence[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines of a form, where a number is to be filled in behind each name, with none where that was not done."""
    found = {at: match["name"] for at, (_, line) in enumerate(lines) if (match := _BLANK.fullmatch(line.strip()))}
    if not found or not any(_FILLED.search(line) for _, line in lines):
        return [*lines]
    return [(number, f"0 {found[at]}" if at in found else line) for at, (number, line) in enumerate(lines)]


def _number(strokes: str) -> int:
    return 4 if strokes == "IV" else len(strokes)


class _Stroked(NamedTuple):
    """A line with strokes: those, what else it says, and on which side of that they are."""

    strokes: str
    rest: str
    is_behind: bool


def _stroked(line: str) -> _Stroked | None:
    """A line with strokes before or behind something else."""
    behind = _STROKES.search(line) if _SOME_SIGN.search(line) else None
    if not (match := behind or _STROKES_BEFORE.match(line)):
        return None
    return _Stroked(match["strokes"], (line[: match.start()] + line[match.end() :]).strip(), behind is not None)


def is_quoted(raw: str) -> bool:
    """True for a line of what is answered to, as mail programs mark it."""
    return _visible(raw).startswith(">")


def ticked(raw: str) -> bool | None:
    """True for a line that begins with a box that is ticked, false for an empty one; None for any other line."""
    match = _BOX.match(raw) if "[" in raw or not raw.isascii() else None
    return bool((match["in"] or match["sign"] or "").strip(" ☐⬜")) if match else None


def _visible(raw: str) -> str:
    """A line without marks that are not seen, and without spaces around it."""
    return (raw if raw.isprintable() else "".join(ch for ch in raw if unicodedata.category(ch) != "Cf")).strip()


def cleaned(said: str) -> str:
    """A name without the signs that mark its letters; as it is, if nothing else is in it."""
    return unmarked(said) or said


def unmarked(said: str) -> str:
    """A line without what only marks it; empty if it has no letters or digits."""
    drawn = _SMILE.sub(" ", said)
    drawn = _SHORTCODE.sub(" ", drawn if drawn.isascii() else _without_pictures(drawn))
    spaced = re.sub(r"\s+", lambda gap: "\t" if "\t" in gap[0] else " ", drawn.strip())  # a tab may separate columns
    framed = _FRAME.sub(r"\1", spaced)
    line = unbulleted(_CELLS.sub("\t", framed.lstrip("| ")) if spaced[:1] == "|" and "||" in framed else framed)
    while (bare := _MARKED.sub(lambda match: match["bold"] or match["other"], line)) != line:
        line = bare
    line = line if _TALLY.match(line) else unbulleted(_RULED.sub("", line)).rstrip(" \t,;|")  # empty cells
    line = line.replace("''", '"')  # typed for a quote
    if drawn != said and not any(ch.isalpha() for ch in _THOUSANDS.sub("", line)):  # how many were pleased by the list
        return ""
    return line if any(ch.isalnum() for ch in line) else ""


def _without_pictures(said: str) -> str:
    """A line without emoji; those of digits are digits."""
    kept = _CROSSED.sub(" (?) ", said).replace("🔟", "10").replace("\ufe0f", "").replace("\u20e3", "")
    return "".join(" " if unicodedata.category(ch) in ("So", "Sk") and ch not in "№`^" else ch for ch in kept)


def unbulleted(line: str) -> str:
    """A line without what marks it as an item of a list."""
    return _BULLET.sub("", line)
