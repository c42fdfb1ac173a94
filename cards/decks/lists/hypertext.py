"""Pages (.html), as mail programs and messengers save them, and mails (.eml) → the lines of their text.

Nothing is loaded or run. In a chat that Telegram exported, whoever writes a message stands before it as in a chat that
is copied out of it (`chat`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html.parser import HTMLParser

_START = re.compile(
    r"\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html|head|body|meta|div|p|span|table|ul|ol|br|b|font|blockquote)\b",
    re.I | re.S,
)
_LINES = frozenset([
    "p", "div", "br", "tr", "li", "ul", "ol", "table", "h1", "h2", "h3", "h4",
    "h5", "h6", "blockquote", "pre", "hr", "dl", "dt", "dd", "section", "article",
])  # fmt: skip
_BESIDE = frozenset(["head", "script", "style", "title", "template"])
_STRUCK = frozenset(["s", "strike", "del"])
_VOID = frozenset(["br", "hr", "img", "meta", "link", "input", "col", "wbr"])
_MAIL = re.compile(rb"(?:[A-Za-z-]+:[ \t][^\n]*\n(?:[ \t][^\n]*\n)*){2,}\r?\n")


def is_page(text: str) -> bool:
    """True for text that begins as pages do."""
    return _START.match(text) is not None


def text_of(text: str) -> str:
    """The text of a page."""
    page = _Page()
    page.feed(text)
    page.close()
    return "".join(page.said)


def is_mail(raw: bytes) -> bool:
    """True for a mail as programs save it: with the lines at its head that say how it came."""
    head = _MAIL.match(raw)
    return head is not None and all(
        re.search(rb"^" + name + rb":", head[0], re.I | re.M) for name in (rb"from", rb"(?:mime-version|message-id)")
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


class _Page(HTMLParser):
    """A page as the parser comes by its elements."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.said: list[str] = []
        self.beside = 0
        self.name: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        """Begin an element."""
        kinds = (dict(attrs).get("class") or "").split()
        if tag in _BESIDE:
            self.beside += 1
        elif "from_name" in kinds:
            self.said.append("\n")
            self.name = []
        elif tag == "br":
            self.said.append("\n")
        elif tag in _LINES:
            self._break()
        elif tag in ("td", "th") and not "".join(self.said[-1:]).endswith("\n"):
            self.said.append("\t")
        elif tag in _STRUCK:
            self.said.append("~~")

    def handle_endtag(self, tag: str) -> None:
        """End an element."""
        if tag in _BESIDE:
            self.beside = max(0, self.beside - 1)
        elif self.name is not None and tag == "div":
            self.said.append(f"{' '.join(''.join(self.name).split())}, [1.1.2000 0:00]\n")
            self.name = None
        elif tag in _LINES and tag not in _VOID:
            self._break()
        elif tag in _STRUCK:
            self.said.append("~~")

    def handle_data(self, data: str) -> None:
        """Take text: where lines end in the source says nothing of where they do on the page."""
        if self.beside:
            return
        words = re.sub(r"[ \t\r\n\f]+", " ", data)
        if self.name is not None:
            self.name.append(words)
        elif words != " " or not self._at_start():
            self.said.append(words.lstrip() if self._at_start() else words)

    def _at_start(self) -> bool:
        return not self.said or self.said[-1].endswith("\n")

    def _break(self) -> None:
        if not self._at_start():
            self.said.append("\n")
