"""Lists as people really send them, from `corpus/*.yaml`: each is read as it was meant, or refused for the true reason.

A case has a `text`, and what comes of it: the `lists` (player, team, hero, cards, of which a game's whole `teams` stand
for theirs; none but those that are named), the lines that are told as `not_read`; or the ready-made deck that it is
`like`, `but` for some cards; or the codes for which it is `refused`, and their `lines`. `as` is what the text is sent
as, `encoding` what it is written in, `name` the file's name; `read` is who would be the player of no name at all.
"""

import io
import re
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

import openpyxl
import pytest

from cards.database import load_game, plain_yaml
from cards.decks import DeckRead, load_deck, parse_decks
from cards.decks.names.teams import cards_of
from tests.archives import zipped

CORPUS = Path(__file__).parent / "corpus"
CASES: list[dict[str, Any]] = [
    case for file in sorted(CORPUS.glob("*.yaml")) for case in plain_yaml(file.read_text("utf-8"))
]
_WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"


def word(text: str, *, in_table: bool = False) -> bytes:
    """A document of Word, each line a paragraph or a row of a table, in runs as its spelling checker cuts them.

    What stands in `[-…-]` was deleted with changes tracked.
    """

    def run(text: str, tag: str = "t") -> str:
        return f'<w:r><w:{tag} xml:space="preserve">{escape(text)}</w:{tag}></w:r>'

    def paragraph(line: str) -> str:
        cut = re.split(r"\[-(.*?)-\]", line)
        runs = [run(part, "delText" if at % 2 else "t") for at, part in enumerate(cut)]
        runs[1::2] = [f"<w:del>{one}</w:del>" for one in runs[1::2]]
        runs = runs if len(cut) > 1 else [run(line[:3]), run(line[3:])]
        return f"<w:p><w:pPr><w:bidi/></w:pPr>{''.join(runs)}</w:p>"

    def row(line: str) -> str:
        cells = (f"<w:tc>{paragraph(part)}</w:tc>" for part in line.split("\t"))
        return f"<w:tr>{''.join(cells)}</w:tr>"

    lines = text.splitlines()
    body = f"<w:tbl>{''.join(map(row, lines))}</w:tbl>" if in_table else "".join(map(paragraph, lines))
    return zipped({"word/document.xml": f'<w:document xmlns:w="{_WORD}"><w:body>{body}</w:body></w:document>'})


def open_text(text: str) -> bytes:
    """A document of LibreOffice."""
    body = "".join(f"<text:p>{escape(line)}</text:p>" for line in text.splitlines())
    spaces = " ".join(f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for name in ("office", "text"))
    content = f"<office:document-content {spaces}><office:text>{body}</office:text></office:document-content>"
    return zipped({"mimetype": "application/vnd.oasis.opendocument.text", "content.xml": content})


def rich(text: str) -> bytes:
    """A document of WordPad: letters in the code page of the font, others by their number."""
    page, charset = ("cp1255", 177) if any("\u0590" <= ch <= "\u05ff" for ch in text) else ("cp1251", 204)

    def letter(ch: str) -> str:
        if ch.isascii():
            return f"\\{ch}" if ch in "\\{}" else ch
        try:
            return f"\\'{ch.encode(page)[0]:02x}"
        except UnicodeEncodeError:
            return "".join(f"\\u{at - 65536 if at > 32767 else at}?" for at in [ord(ch)])

    lines = "\\par\r\n".join("".join(map(letter, line)) for line in text.splitlines())
    fonts = f"{{\\fonttbl{{\\f0\\fnil Calibri;}}{{\\f1\\fnil\\fcharset{charset} Calibri;}}}}"
    head = f"{{\\rtf1\\ansi\\ansicpg1252\\deff0{fonts}{{\\*\\generator Riched20;}}\\viewkind4\\uc1"
    return f"{head}\\pard\\f1\\fs22 {lines}\\par}}\0".encode("ascii")


def page(text: str) -> bytes:
    """A mail as its programs write it: a division for each line."""
    lines = "".join(f"<div>{escape(line) or '<br>'}</div>\n" for line in text.splitlines())
    style = "<style>.cow { color: red }</style>"
    return f'<html><head><meta charset="utf-8">{style}</head><body dir="auto">{lines}</body></html>'.encode()


def sheet(text: str) -> bytes:
    """A workbook: a line for each row and a tab between cells; `⏎` is the end of a line within a cell.

    A row that begins with `~` is hidden.
    """
    book = openpyxl.Workbook()
    for number, line in enumerate(text.splitlines(), 1):
        book.active.append([cell.replace("⏎", "\n") for cell in line.removeprefix("~").split("\t")])
        book.active.row_dimensions[number].hidden = line.startswith("~")
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


MADE: Mapping[str, Callable[[str], bytes]] = {
    "docx": word,
    "docx-table": lambda text: word(text, in_table=True),
    "html": page,
    "html-raw": str.encode,
    "odt": open_text,
    "rtf": rich,
    "xlsx": sheet,
    "jpeg": lambda _: b"\xff\xd8\xff\xe0\x00\x10JFIF\x00" + bytes(100),
    "png": lambda _: b"\x89PNG\r\n\x1a\n" + bytes(100),
    "heic": lambda _: b"\x00\x00\x00\x18ftypheic" + bytes(100),
    "pdf": lambda _: b"%PDF-1.4\n" + bytes(100),
}


def read(case: Mapping[str, Any]) -> tuple[DeckRead, ...]:
    kind, text = case.get("as"), case.get("text", "")
    raw = MADE[kind](text) if kind else text.encode(case.get("encoding", "utf-8"))
    return parse_decks(raw, Path(case.get("name", f"list.{kind or 'txt'}")))


_READ: dict[str, tuple[DeckRead, ...]] = {}


def read_once(case: Mapping[str, Any]) -> tuple[DeckRead, ...]:
    """What comes of a case of the corpus, which is read for the first test of a process that asks."""
    if case["id"] not in _READ:
        _READ[case["id"]] = read(case)
    return _READ[case["id"]]


def come(case: Mapping[str, Any]) -> dict[str, Any]:
    """What comes of a case, in the words of its file."""
    reads = read_once(case)
    faults = [fault for one in reads for fault in one.faults]
    if faults:
        return {
            "refused": [fault.code for fault in faults],
            "lines": [getattr(fault, "line", None) for fault in faults],
        }
    lists = []
    for one in reads:
        assert one.deck is not None
        said = {"player": one.player, "team": one.team, "hero": " ".join(one.deck.apart), "cards": dict(one.deck.cards)}
        lists.append({key: value for key, value in said.items() if value} | {"game": one.deck.game})
    return {"lists": lists, "not_read": sorted({line.number for one in reads for line in one.unread})}


def ready_made(case: Mapping[str, Any]) -> dict[str, Any]:
    """A starter deck, but for so many more or fewer copies of some cards."""
    deck = load_deck(case["like"])
    cards = Counter(deck.cards)
    cards.update(case.get("but", {}))
    hero = {"hero": " ".join(deck.apart)} if deck.apart else {}
    player = {"player": case["player"]} if "player" in case else {}
    return {"game": deck.game, **player, **hero, "cards": dict(+cards)}


def meant(case: Mapping[str, Any]) -> dict[str, Any]:
    if "refused" in case:
        return {key: case[key] for key in ("refused", "lines") if key in case}
    said = case.get("lists", [case])
    lists = [ready_made(one) if "like" in one else {"game": "boombit", **one} for one in said]
    for one in lists:
        if teams := one.pop("teams", None):
            one["cards"] = cards_of(load_game(one["game"]), teams)
    return {"lists": lists} | ({"not_read": case["not_read"]} if "not_read" in case else {})


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_list_is_read_as_it_was_meant(case: dict[str, Any]) -> None:
    wanted, found = meant(case), come(case)
    assert {key: found.get(key) for key in wanted} == wanted


def test_the_corpus_is_large_and_in_both_languages() -> None:
    texts = [case.get("text", "") for case in CASES]
    hebrew = sum(any("א" <= ch <= "ת" for ch in text) for text in texts)
    russian = sum(any("а" <= ch <= "я" for ch in text) for text in texts)
    assert len({case["id"] for case in CASES}) == len(CASES) >= 120
    assert min(hebrew, russian) >= 50


def test_talk_in_the_corpus_names_no_card_and_begins_with_no_count() -> None:
    from cards.decks.names.mentions import of_game
    from cards.decks.names.team_forms import is_team
    from cards.decks.words.counted import begins_with_count
    from cards.decks.words.numbers_said import SIZES, sum_said
    from cards.decks.words.seen import seen
    from cards.decks.words.so_far import so_far

    def is_wrong(one: DeckRead, text: str) -> bool:
        found = of_game(one.deck.game if one.deck else "").find(seen(text))
        own = {(one.deck.game, card) for card in one.deck.apart} if one.deck else set()  # a title may have the lead
        names = [one for one in found if len(one.name) > 2 and not is_team(one.name) and one.cards.isdisjoint(own)]
        known = (
            ":" in text or "ноя" in text or "בנוב" in text or " лет" in text or sum_said(text, SIZES) or so_far(text)
        )
        return bool(names) or (begins_with_count(text) and not known)

    wrong = [
        (case["id"], line)
        for case in CASES
        if "refused" not in case
        for one in read_once(case)
        for line in one.unread
        if not line.aside and is_wrong(one, line.text)
    ]
    assert not wrong


ODD = {
    "rich text without an end": b"{\\rtf1\\ansi {\\fonttbl{\\f0 4 cow",
    "rich text of braces": b"{\\rtf1" + b"{" * 5000 + b"}" * 9000,
    "a letter beyond numbers": b"{\\rtf1\\u99999999999 ?\\uc-1\\u-70000 \\'zz 4 cow}",
    "a page of nothing": b"<html><head><script>4 cow",
    "tags that never end": b"<div " * 20_000,
    "a mail of nothing": b"From: a\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\n\n--x\n",
    "a mail in no encoding": b"From: a\nMIME-Version: 1.0\nContent-Type: text/plain; charset=x-none\n\n4 \xff\n",
    "a chat of nothing": "12.11.2025, 20:15 - Оля:\n".encode() * 100,
    "messages that are none": b'{"messages": [{"text": 3}, 4]}',
    "messages nested": b'{"messages": ' + b"[" * 50_000,
    "half of UTF-16": "4 Корова".encode("utf-16-le")[:-1],
}


@pytest.mark.parametrize("kind", ODD)
def test_what_cannot_be_a_list_is_refused_in_a_line(kind: str) -> None:
    (found,) = parse_decks(ODD[kind], Path("odd"))
    assert found.deck is None or found.faults
    assert all(str(fault).count("\n") == 0 and len(str(fault)) < 200 for fault in found.faults)
