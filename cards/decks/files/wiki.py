"""Tables of wikis → rows with a tab between cells: `{|`, `|-`, `! a !! b`, `| a || b`, or a cell on each line."""

from __future__ import annotations

from cards.expressions import expression

BEGINS, _ENDS = "{|", "|}"
_ROW = "|-"
_BETWEEN = expression(r"\s*(?:\|\||!!)\s*")
_STYLED = expression(r"^[\w-]+\s*=\s*\"[^\"]*\"[^|\[\]]*\|(?!\|)\s*")
"""How a cell looks, before what it says."""
_LINK = expression(r"\[\[(?:[^\[\]|]*\|)?([^\[\]|]+)\]\]")


def unwrapped(text: str) -> str:
    """The text with each row of its tables on the line where its first cell is, and its other lines empty."""
    lines = text.split("\n")
    inside, first = False, -1
    for at, raw in enumerate(lines):
        line = raw.strip()
        if line.startswith(BEGINS):
            inside, first, lines[at] = True, -1, ""
        elif inside and line.startswith((_ENDS, _ROW, "|+")):
            inside, first, lines[at] = not line.startswith(_ENDS), -1, line[2:].strip() if line.startswith("|+") else ""
        elif inside and line.startswith(("|", "!")):
            cells = "\t".join(_STYLED.sub("", _LINK.sub(r"\1", cell)) for cell in _BETWEEN.split(line[1:].strip()))
            if first < 0:
                first, lines[at] = at, cells
            else:
                lines[first], lines[at] = f"{lines[first]}\t{cells}", ""
    return "\n".join(lines)
