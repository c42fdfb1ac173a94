"""What came of a list, as its remarks tell it: the names of cards and teams in the language of whoever reads that, and
how many cards there are in the end.

What somebody wrote is quoted as it stands, and what a hint tells to write is in the words of the list.
"""

from __future__ import annotations

from collections.abc import Iterable

from cards.decks.listing import LINES, line_of
from cards.errors import Said
from cards.model import Game

_CHANGED = frozenset({"corrected", "ready-made-changed"})
"""The remarks that say what was changed in a list."""


def told_of(game: Game, remarks: Iterable[Said], size: int) -> tuple[Said, ...]:
    """Remarks on a list of so many cards, with the names in all languages; the last one that says what was changed says
    how many there are now.
    """
    found = [_named(game, one) for one in remarks]
    last = next((at for at in range(len(found) - 1, -1, -1) if found[at].code in _CHANGED), None)
    return tuple(_changed(one, size if at == last else 0) for at, one in enumerate(found))


def _changed(remark: Said, size: int) -> Said:
    if remark.code not in _CHANGED:
        return remark
    more = f"; {size} cards in all" if size else ""
    return Said(f"{remark}{more}", remark.code, **{**remark.params, "size": size})


def _named(game: Game, remark: Said) -> Said:
    """A remark, of which each line names its card or its team in all languages."""
    lines = remark.params.get("lines")
    if not isinstance(lines, list) or not any(getattr(one, "code", "") in LINES for one in lines):
        return remark
    lines = [_line_named(game, one) if getattr(one, "code", "") in LINES else one for one in lines]
    begins = str(remark).partition(": ")[0]
    return Said(f"{begins}: {', '.join(lines)}", remark.code, **{**remark.params, "lines": lines})


def _line_named(game: Game, line: Said) -> Said:
    from cards.decks.names.in_languages import in_languages  # most lists have nothing to tell

    name = line.params["name"]
    names = in_languages(game, name) if isinstance(name, str) else None
    return line_of(line.code, **{**line.params, "name": names}) if names else line
