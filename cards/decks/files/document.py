"""Documents, .docx (ECMA-376, part 1, section 17) and .odt (ODF 1.3, part 3, section 5) → the lines of their text.

A paragraph is a line, a row of a table too, with a tab between its cells. What is hidden, and what was deleted with the
changes tracked, is struck out; headers, footnotes and remarks are not the text; of what is there twice, for old and new
programs, one is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cards.decks.files.book import STRUCK, joined, parse

WORD, OPEN = "word/document.xml", "content.xml"
_KINDS: Mapping[str, str] = {
    "p": "line", "h": "line", "tr": "row", "table-row": "row", "tc": "cell", "table-cell": "cell",
    "br": "newline", "line-break": "newline", "cr": "newline", "tab": "tab", "s": "space", "t": "text",
    "delText": "text", "Fallback": "beside", "annotation": "beside", "note": "beside",
}  # fmt: skip
"""What elements of either kind are, by their names without a prefix."""
_DELETED = ("del", "moveFrom", "deletion")
_STRUCK = ("r", "span", "p", "h", *_DELETED)


def text_of(unpack: Callable[[str], bytes], part: str) -> str:
    """The text of a document's part; raises whatever a malformed one makes the parser raise."""
    text = _Text(word=part == WORD)
    parse(unpack(part), text.start, text.end, text.said)
    return "\n".join(text.lines)


class _Text:
    """The lines of a document as the parser comes by them."""

    def __init__(self, *, word: bool) -> None:
        self.lines: list[str] = []
        self.line: list[str] = []
        self.rows: list[list[str]] = []
        self.within: list[str] = []
        self.inside = 0
        """How many of the elements around are such that text stands in them."""
        self.word, self.beside = word, 0
        self.struck: list[bool] = []
        """Of each run, paragraph and span around, whether it is struck out, or hidden."""
        self.is_run = False
        """Whether the last of them that began is a run."""
        self.style, self.striking = "", set[str]()
        """The style that is being read, and those that strike out."""

    def start(self, tag: str, said: Mapping[str, str]) -> None:
        kind = _KINDS.get(tag.rpartition(":")[2], "")
        self._strike(tag, said)
        if self.within and self.word and tag.endswith("Pr"):  # properties, among which are stops of tabs
            kind = "beside"
        self.within.append(kind)
        self.inside += kind == ("text" if self.word else "line")
        self.beside += kind == "beside"
        if self.beside:
            return
        match kind:
            case "row":
                self.rows.append([])
            case "newline":
                self.line.append(" " if self.rows else "\n")
            case "tab" | "space":
                self.line.append("\t" if kind == "tab" else " ")

    def _strike(self, tag: str, said: Mapping[str, str]) -> None:
        """Note what is struck out: a run that says so of itself, or whose style does."""
        name = tag.rpartition(":")[2]
        if name in _STRUCK:
            self.struck.append(name in _DELETED or said.get("text:style-name", "") in self.striking)
            self.is_run = name == "r"
        elif name == "vanish" and self.struck and self.is_run:  # of a paragraph's end it says nothing of its text
            self.struck[-1] |= said.get("w:val", "true") not in ("0", "false", "off")
        elif name in ("strike", "dstrike") and self.struck:
            self.struck[-1] = said.get("w:val", "true") not in ("0", "false", "off")
        elif name == "style":
            self.style = said.get("style:name", "")
        elif name == "text-properties" and (
            said.get("style:text-line-through-style", "none") != "none" or said.get("text:display", "") == "none"
        ):
            self.striking.add(self.style)

    def said(self, text: str) -> None:
        if not self.beside and self.inside:
            self.line.append(f"{STRUCK}{text}{STRUCK}" if any(self.struck) else text)

    def end(self, tag: str) -> None:
        kind = self.within.pop()
        if tag.rpartition(":")[2] in _STRUCK:
            self.struck.pop()
        self.inside -= kind == ("text" if self.word else "line")
        self.beside -= kind == "beside"
        if self.beside:
            return
        if kind == "line" and not self.rows:
            self.lines.append(joined(self.line))
            self.line = []
        elif kind == "line":  # of several in a cell
            self.line.append("\n")
        elif kind == "cell" and self.rows:
            self.rows[-1].append(joined(self.line).strip())
            self.line = []
        elif kind == "row":
            cells = self.rows.pop()
            if len(cells) == 1 or any("\n" in cell for cell in cells):
                self.lines += "\n".join(filter(None, cells)).split("\n")
            else:
                self.lines.append("\t".join(cells))
