"""Pages (.html), as mail programs and messengers save them, and mails (.eml) → the lines of their text.

Nothing is loaded or run. In a chat that Telegram exported, whoever writes a message stands before it as in a chat that
is copied out of it (`chat`).
"""

from __future__ import annotations

import re
from html import unescape

from cards.decks.files.book import STRUCK
from cards.expressions import expression

_START = expression(
    r"\s*(?:<\?xml[^<>]*>\s*)?<(?:!doctype\s+html|html|head|body|meta|div|p|span|table|ul|ol|li|br|b|i|u|em|strong|center|font|blockquote|h[1-6]|hr|pre|dl|section|article|main|header|img)\b",
    re.I,
)
_TOKEN = expression(r"<(?P<end>/?)(?P<tag>[a-z][\w:-]*)(?P<attributes>[^<>]*)>|<[!?][^<>]*>|(?P<text>[^<]+|<)", re.I)
"""Tags, declarations and text; no part can begin within another, so that reading takes linear time."""
_CLASS = expression(r"""class\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))""", re.I)
_LINES = frozenset([
    "p", "div", "br", "tr", "li", "ul", "ol", "table", "h1", "h2", "h3", "h4",
    "h5", "h6", "blockquote", "pre", "hr", "dl", "dt", "dd", "section", "article",
])  # fmt: skip
_CELLS = ("td", "th")
_BESIDE = frozenset(["head", "script", "style", "title", "template"])
_STRUCK = frozenset(["s", "strike", "del"])
_THROUGH = expression(
    r"text-decoration(?:-line)?\s*:[^;\"']*line-through|display\s*:\s*none|visibility\s*:\s*hidden", re.I
)
"""What strikes out an element, or hides it."""
_MAIL = re.compile(rb"(?:[A-Za-z-]+:[ \t][^\n]*\n(?:[ \t][^\n]*\n)*){2,}\r?\n")


def is_page(text: str) -> bool:
    """True for text that begins as pages do."""
    return text.lstrip().startswith("<") and _START.match(_without_comments(text)) is not None


def text_of(text: str) -> str:
    """The text of a page."""
    page = _Page()
    for token in _TOKEN.finditer(_without_comments(text)):
        tag = (token["tag"] or "").lower()
        if token["text"]:
            page.take(unescape(token["text"]))
        elif tag and token["end"]:
            page.close(tag)
            page.unstrike(tag)
        elif tag:
            kinds = _CLASS.search(token["attributes"])
            page.open(tag, "".join(filter(None, kinds.groups())).split() if kinds else [])
            page.strike(tag, begins=_THROUGH.search(token["attributes"]) is not None)
    return "".join(page.said)


def _without_comments(text: str) -> str:
    kept, at = [], 0
    while (start := text.find("<!--", at)) >= 0:
        kept.append(text[at:start])
        end = text.find("-->", start)
        at = end + 3 if end >= 0 else len(text)
    return "".join([*kept, text[at:]])


def is_mail(raw: bytes) -> bool:
    """True for a mail as programs save it: with the lines at its head that say how it came."""
    head = _MAIL.match(raw)
    return head is not None and all(
        re.search(rb"^" + name + rb":", head[0], re.I | re.M)
        for name in (rb"from", rb"(?:mime-version|message-id|content-type)")
    )


def mail_of(raw: bytes) -> str:
    """The text of a mail, after a line that says who wrote it; empty if it has none."""
    from email import message_from_bytes, policy
    from email.utils import parseaddr

    mail = message_from_bytes(raw, policy=policy.default)
    body = mail.get_body(("plain", "html"))
    said = str(body.get_content()) if body else ""
    who, _ = parseaddr(str(mail.get("from", "")))
    return f"{f'From: {who}' if who else ''}\n{text_of(said) if is_page(said) else said}"


class _Page:
    """A page as it is come by its elements."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.beside = 0
        self.in_cell = self.ends = self.in_row = False
        """Whether a cell is open, a line ends in it if more follows there, and a cell of its row is before it."""
        self.name: list[str] | None = None
        self.quoted = 0
        """How many quotations there are around, as of what a mail answers to."""
        self.striking: list[str] = []
        """The elements that are open of those that strike out by their style, and those of the same tag in them."""

    def strike(self, tag: str, *, begins: bool) -> None:
        """Begin an element, which strikes out what is in it if its style says so."""
        if self.striking[:1] == [tag]:
            self.striking.append(tag)
        elif begins and not self.striking:
            self.striking = [tag]
            self._break()
            self.said.append(STRUCK)

    def unstrike(self, tag: str) -> None:
        """End an element."""
        if self.striking[-1:] == [tag]:
            self.striking.pop()
            if not self.striking:
                at = len(self.said) - (self.said[-1:] == ["\n"])  # an element that is lines has ended its own
                self.said.insert(at, STRUCK)

    def open(self, tag: str, kinds: list[str]) -> None:
        """Begin an element of these classes."""
        self.quoted += tag == "blockquote"
        self._cell(tag, opens=tag in _CELLS)
        if tag in _BESIDE:
            self.beside += 1
        elif "from_name" in kinds:
            self.said.append("\n")
            self.name = []
        elif tag == "br":
            self.ends = False
            self.said.append("\n")
        elif tag in _LINES:
            self._new_line()
        elif tag in _CELLS:
            self.said += ["\t"] if self.in_row or not self._at_start() else []
            self.in_row = True
        elif tag in _STRUCK:
            self._break()
            self.said.append(STRUCK)

    def close(self, tag: str) -> None:
        """End an element."""
        self.quoted -= tag == "blockquote" and self.quoted > 0
        self._cell(tag, opens=False)
        if tag in _BESIDE:
            self.beside = max(0, self.beside - 1)
        elif self.name is not None and tag == "div":
            self.said.append(f"{' '.join(''.join(self.name).split())}, [1.1.2000 0:00]\n")
            self.name = None
        elif tag in _LINES and tag != "br":
            self._new_line()
        elif tag in _STRUCK:
            self.said.append(STRUCK)

    def take(self, text: str) -> None:
        """Take text: where lines end in the source says nothing of where they do on the page."""
        if self.beside:
            return
        words = re.sub(r"[ \t\r\n\f]+", " ", text)
        if words.strip():
            self._break()
        if self.quoted and self._at_start() and words.strip():
            self.said.append("> ")
            words = words.lstrip(" ")
        if self.name is not None:
            self.name.append(words)
        elif words != " " or not self._at_start():
            self.said.append(words.lstrip(" ") if self._at_start() else words)

    def _at_start(self) -> bool:
        return not self.said or self.said[-1].endswith("\n")

    def _cell(self, tag: str, *, opens: bool) -> None:
        """Begin or end a cell or a row: what ends a line in a cell does so only if more stands in that cell."""
        if tag in (*_CELLS, "tr", "table"):
            self.in_cell, self.ends = opens, False
            self.in_row &= tag in _CELLS

    def _break(self) -> None:
        """End the line that ended in a cell, as more follows there."""
        if self.ends:
            self.said.append("\n")
            self.ends = False

    def _new_line(self) -> None:
        if self.in_cell:
            self.ends = not self._at_start() and self.said[-1] != "\t"
        elif not self._at_start():
            self.said.append("\n")
