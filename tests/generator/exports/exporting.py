"""What the tests of exports share: a run of the command, and what it wrote."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from cards import load_game
from tests.program import fitil

GAME = load_game("boombit")
LOW = ("--dpi", "72")
"""Few pixels, for what is not about pixels."""
FEW = ("--card", "bruiser", "--card", "cow=3", "--card", "cluster-bomb")


def run(*words: object) -> tuple[int, str, str]:
    """`fitil export …` in this process: its status, output and error output."""
    done = fitil("export", *words)
    return done.returncode, done.stdout, done.stderr


def tree(folder: Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference between two pictures' colours, out of 255."""
    assert one.size == other.size
    return max(ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).mean)


def saved_object(folder: Path) -> dict:
    (path,) = folder.glob("*.json")
    return json.loads(path.read_text(encoding="utf-8"))


def cards_in(saved: dict) -> Iterator[dict]:
    for item in saved["ObjectStates"]:
        yield from item.get("ContainedObjects", [item])


def check_saved(saved: dict) -> None:
    """Assert all that a saved object needs, by the program's documentation and by objects that it saved."""
    transform = {"posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY", "scaleZ"}
    guids = [item["GUID"] for item in [*saved["ObjectStates"], *cards_in(saved)] if item["Name"] == "DeckCustom"]
    guids += [card["GUID"] for card in cards_in(saved)]
    assert len(guids) == len(set(guids))
    for item in saved["ObjectStates"]:
        assert item["Name"] in ("DeckCustom", "Card")
        assert set(item["Transform"]) == transform
        assert re.fullmatch("[0-9a-f]{6}", item["GUID"])
        if item["Name"] == "DeckCustom":
            assert len(item["DeckIDs"]) > 1
            assert item["DeckIDs"] == [card["CardID"] for card in item["ContainedObjects"]]
            assert set(item["CustomDeck"]) == {str(card_id // 100) for card_id in item["DeckIDs"]}
        for card in item.get("ContainedObjects", [item]):
            assert card["Name"] == "Card"
            ((key, sheet),) = card["CustomDeck"].items()
            assert key == str(card["CardID"] // 100)
            assert set(sheet) >= {"FaceURL", "BackURL", "NumWidth", "NumHeight", "BackIsHidden", "UniqueBack"}
            assert 2 <= sheet["NumWidth"] <= 10
            assert 2 <= sheet["NumHeight"] <= 7
            # the last place is the hidden card's
            assert card["CardID"] % 100 < sheet["NumWidth"] * sheet["NumHeight"] - 1


def corrected(name: str) -> str:
    """The file name under which Cockatrice looks for a card's picture (`CardInfo::getCorrectedName`)."""
    return re.sub(r"[/\x09-\x0f]", " ", re.sub(r'( // |[*<>:"\\?\x00-\x08\x10-\x1f])', "", name))
