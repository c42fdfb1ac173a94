"""Many lists at once: folders and archives give each list once, and nothing in them can do harm or is passed over."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from cards.decks import Handed, handed_in, parse_decks, unpacked
from cards.decks.heap import MOST_LISTS
from tests.archives import zipped

LIST = "Герой: Громила\n4 Корова\n"


def codes(found: list[Handed]) -> dict[str, str]:
    return {one.ref: one.fault.code if one.fault else "" for one in found}


def test_folders_and_archives_give_their_lists_in_order_and_other_names_stay(tmp_path: Path) -> None:
    heap = tmp_path / "heap"
    (heap / "b").mkdir(parents=True)
    for name in ("b/2.txt", "a.csv", ".DS_Store", "Thumbs.db"):
        (heap / name).write_text(LIST, encoding="utf-8")
    (heap / "z.zip").write_bytes(zipped({"Дана.txt": LIST, "in/": "", "__MACOSX/._Дана.txt": "x"}))
    (heap / "link.txt").symlink_to("/etc/hostname")
    (heap / "more").symlink_to("/etc")
    (heap / "b" / "round").symlink_to(heap)
    found = list(handed_in([str(heap), "boombit/mekha", "-"]))
    names = [one.ref.removeprefix(f"{heap}{os.sep}") for one in found]
    assert names == ["a.csv", "b/2.txt", "b/round", "link.txt", "more", "z.zip/Дана.txt", "boombit/mekha", "-"]
    links = {str(heap / name) for name in ("b/round", "link.txt", "more")}
    assert {one.ref: one.fault.code for one in found if one.fault} == dict.fromkeys(links, "is-link")
    packed = found[5]
    assert packed.raw
    (read,) = parse_decks(packed.raw, Path(packed.ref))
    deck = read.whole()
    assert (deck.size, len(deck.apart)) == (4, 1)


def test_what_cannot_be_a_list_is_told_beside_those_that_can() -> None:
    raw = zipped(
        {
            "good.txt": LIST,
            "in.zip": zipped({"x.txt": LIST}),
            "bomb.txt": b"\n" * 1_900_000,
            "large.txt": os.urandom(100) * 20_001,
        }
    )
    found = codes(list(unpacked(raw, "h.zip")))
    assert found == {
        "h.zip/good.txt": "",
        "h.zip/in.zip": "archive-inside",
        "h.zip/bomb.txt": "packed-too-small",
        "h.zip/large.txt": "too-large",
    }


def test_a_locked_list_is_told() -> None:
    raw = bytearray(zipped({"a.txt": LIST}))
    for header, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        raw[raw.index(header) + at] |= 1
    assert codes(list(unpacked(bytes(raw), "h.zip"))) == {"h.zip/a.txt": "locked"}


@pytest.mark.parametrize(
    ("made", "code"),
    [
        (lambda: b"PK\x03\x04 torn", "bad-archive"),
        (lambda: b"", "bad-archive"),
        (lambda: zipped({}), "no-lists"),
        (lambda: zipped(dict.fromkeys(map(str, range(MOST_LISTS + 1)), "x")), "too-many-lists"),
        (lambda: zipped({f"{at}.txt": b"a" * 1_900_000 for at in range(27)}), "archive-too-large"),
    ],
)
def test_an_archive_that_is_too_much_or_torn_is_one_fault(made: Callable[[], bytes], code: str) -> None:
    assert codes(list(unpacked(made(), "h.zip"))) == {"h.zip": code}


def test_a_list_that_is_damaged_in_its_archive_takes_nothing_from_the_others() -> None:
    raw = bytearray(zipped({"a.txt": os.urandom(500), "b.txt": LIST}))
    raw[60] ^= 0xFF
    assert codes(list(unpacked(bytes(raw), "h.zip"))) == {"h.zip/a.txt": "bad-in-archive", "h.zip/b.txt": ""}


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Иван Петров.txt".encode("cp866"), "Иван Петров.txt"),
        ("דנה כהן.txt".encode("cp862"), "דנה כהן.txt"),
        ("Дана.txt".encode(), "Дана.txt"),
        ("a\u202etxt.exe".encode(), "atxt.exe"),
        (b"../../etc/passwd", "etc/passwd"),
        (b"C:\\Users\\x\\a.txt", "C:/Users/x/a.txt"),
    ],
)
def test_names_in_an_archive_are_read_as_they_were_written_and_lead_nowhere(written: bytes, read: str) -> None:
    plain = "x" * len(written)
    raw = zipped({plain: LIST}).replace(plain.encode(), written)
    assert [one.ref for one in unpacked(raw, "h.zip")] == [f"h.zip/{read}"]
