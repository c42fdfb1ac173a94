r"""Rich text, .rtf (version 1.9.1) → the lines of its text.

Letters are in the code page of their font (`\fcharset`), else of the document (`\ansicpg`), or stand by their number
(`\u`), after which come as many letters for old programs as `\uc` says. The groups that are not text are listed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from cards.decks.files.book import STRUCK, joined
from cards.records import dataclass

_TOKEN = re.compile(
    rb"\\(?:(?P<word>[a-zA-Z]{1,32})(?P<number>-?\d{1,10})? ?|'(?P<byte>[0-9a-fA-F]{2})|(?P<sign>[^a-zA-Z]))"
    rb"|(?P<brace>[{}])|[\r\n]+|(?P<text>[^\\{}\r\n]+)",
    re.S,
)
_PAGES = {0: "", 1: "", 177: "cp1255", 204: "cp1251"}
"""The code pages of fonts by `\\fcharset`; empty for that of the document."""
_BESIDE = frozenset(
    b"fonttbl colortbl stylesheet info pict header footer headerl headerr headerf footerl footerr footerf footnote "
    b"listtable listoverridetable rsidtbl generator themedata datastore xmlnstbl fldinst object annotation "
    b"deleted".split()
)
_LETTERS = {
    b"par": "\n", b"line": "\n", b"row": "\n", b"cell": "\t", b"tab": "\t", b"emdash": "—", b"endash": "–",
    b"lquote": "‘", b"rquote": "’", b"ldblquote": "“", b"rdblquote": "”", b"bullet": "•", b"emspace": " ",
    b"enspace": " ",
}  # fmt: skip
_SIGNS = {b"~": "\u00a0", b"_": "-", b"\n": "\n", b"\r": "\n"}


@dataclass(frozen=True)
class _State:
    """What a group inherits from the one around it."""

    beside: bool = False
    fonts: bool = False
    font: int = 0
    skip: int = 1
    struck: bool = False
    hidden: bool = False


def text_of(raw: bytes) -> str:
    """The text of a document; what is malformed in it is passed over, as its own programs do."""
    return joined([*_text(raw)])


def _text(raw: bytes) -> Iterator[str]:
    state, around = _State(), list[_State]()
    page, pages, left = "cp1252", dict[int, str](), 0

    def read(content: bytes) -> str:
        return content.decode(pages.get(state.font) or page, "replace")

    def mark(said: str) -> str:
        return f"{STRUCK}{said}{STRUCK}" if (state.struck or state.hidden) and said else said

    for token in _TOKEN.finditer(raw):
        word, sign = token["word"], token["sign"]
        number = int(token["number"]) if token["number"] else None
        if token["brace"] == b"{":
            around.append(state)
            left = 0
        elif token["brace"] == b"}":
            state = around.pop() if around else state
            left = 0
        elif word in _BESIDE:
            state = replace(state, beside=True, fonts=word == b"fonttbl" or state.fonts)
        elif sign == b"*":
            state = replace(state, beside=True)
        elif word == b"ansicpg" and number:
            page = _known(f"cp{number}", page)
        elif word == b"f" and number is not None:
            state = replace(state, font=number)
        elif word == b"fcharset" and state.fonts:
            pages[state.font] = _PAGES.get(number or 0, "")
        elif word == b"uc":
            state = replace(state, skip=number or 0)
        elif state.beside:
            continue
        elif word in (b"strike", b"striked", b"plain"):
            state = replace(state, struck=word != b"plain" and number != 0, hidden=state.hidden and word != b"plain")
        elif word == b"v":
            state = replace(state, hidden=number != 0)
        elif word == b"u" and number is not None:
            yield mark(_letter(number))
            left = state.skip
        elif token["byte"] or token["text"]:
            content = bytes.fromhex(token["byte"].decode()) if token["byte"] else token["text"]
            skipped = min(left, len(content))
            left -= skipped
            yield mark(read(content[skipped:]))
        elif word:
            yield _LETTERS.get(word, "")
        elif sign:
            yield _SIGNS.get(sign, sign.decode("latin-1") if sign in b"\\{}" else "")


def _letter(number: int) -> str:
    """A letter by its number in UTF-16, which is signed; of two that make one, both are left for the end."""
    at = number % 0x10000
    return "" if 0xD800 <= at < 0xE000 else chr(at)


def _known(page: str, other: str) -> str:
    try:
        b"".decode(page)
    except LookupError:
        return other
    return page
