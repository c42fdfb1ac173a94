"""The printer's offset: measured on a page of its own, stored, and used."""

import itertools
import json
from pathlib import Path

import pypdf
import pypdfium2
import pytest

from generator.paper import load_sheet, print_calibration, with_options
from tests.generator.job.pages import PX, picture, span
from tests.program import fitil


def test_the_offset_is_stored_and_used(tmp_path: Path) -> None:
    mine = {"FITIL_CONFIG": str(tmp_path / "config")}
    assert fitil("calibrate", "--x", "1.5", **mine).returncode == 0
    assert (
        fitil("calibrate", "--y=-0.5", **mine)
        .stdout.rstrip()
        .endswith("from now on backs are moved 1.5 mm right and 0.5 mm up")
    )
    for name, environment in (("straight", {"FITIL_CONFIG": str(tmp_path)}), ("moved", mine)):
        fitil("print", "boombit/classics", "--lang", "ru", "-o", tmp_path / f"{name}.pdf", **environment)
    (left, _), (moved, _) = (span(picture(tmp_path / f"{name}.pdf", 1), row=60) for name in ("straight", "moved"))
    assert moved - left == pytest.approx(1.5, abs=0.1)


def test_portrait_and_landscape_paper_have_their_own_offsets_and_print_services_none(tmp_path: Path) -> None:
    mine = {"FITIL_CONFIG": str(tmp_path / "config")}
    fitil("calibrate", "--x", "2", **mine)
    fitil("calibrate", "--x", "-3", "--sheet", "a4-landscape", **mine)
    lefts = {}
    for sheet in ("a4", "a4-landscape", "card"):
        for name, environment in (("straight", {"FITIL_CONFIG": str(tmp_path)}), ("moved", mine)):
            path = tmp_path / f"{name}-{sheet}.pdf"
            fitil("print", "--card", "cow", "--sheet", sheet, "-o", path, **environment)
            lefts[sheet, name] = left_of(path)
    assert lefts["a4", "moved"] - lefts["a4", "straight"] == pytest.approx(2, abs=0.1)
    assert lefts["a4-landscape", "moved"] - lefts["a4-landscape", "straight"] == pytest.approx(-3, abs=0.1)
    assert lefts["card", "moved"] == lefts["card", "straight"]


def left_of(path: Path) -> float:
    """The x at which the ink of the back page begins, in mm."""
    box = picture(path, 1).point(lambda level: 255 if level < 90 else 0).getbbox()
    assert box
    return box[0] / PX


def test_the_calibration_page_has_the_cross_behind_the_zero_of_the_rulers(tmp_path: Path) -> None:
    mine = {"FITIL_CONFIG": str(tmp_path / "config")}
    assert fitil("calibrate", "--lang", "ru", "-o", tmp_path / "page.pdf", **mine).returncode == 0
    front, back = (picture(tmp_path / "page.pdf", page) for page in (0, 1))
    along = span(front, row=148.5 + 2)
    assert sum(along) / 2 == pytest.approx(105, abs=0.1)
    across = span(back.crop((round(80 * PX), 0, round(130 * PX), back.height)), row=140)
    assert sum(across) / 2 + 80 == pytest.approx(105, abs=0.1)


@pytest.mark.parametrize("flip", ["long-edge", "short-edge"])
def test_no_number_of_the_rulers_lies_over_another(flip: str, tmp_path: Path) -> None:
    print_calibration(with_options(load_sheet("a4"), flip=flip), "ru", (0.0, 0.0), tmp_path / "page.pdf")
    document = pypdfium2.PdfDocument(tmp_path / "page.pdf")
    letters = document[0].get_textpage()
    boxes = [letters.get_charbox(at) for at in range(letters.count_chars()) if letters.get_text_range(at, 1).isdigit()]
    document.close()
    assert len(boxes) >= 2 * (1 + 1 + 2 + 2)  # 5 and 10 on four arms
    for one, other in itertools.combinations(boxes, 2):
        apart = one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]
        assert apart


@pytest.mark.parametrize(("flip", "duplex"), [("long-edge", "LongEdge"), ("short-edge", "ShortEdge")])
def test_the_calibration_page_has_a_ruler_and_tells_viewers_how_to_print_it(
    flip: str, duplex: str, tmp_path: Path
) -> None:
    path = tmp_path / "page.pdf"
    print_calibration(with_options(load_sheet("a4"), flip=flip), "he", (0.0, 0.0), path)
    told = pypdf.PdfReader(path).trailer["/Root"]["/ViewerPreferences"]
    assert told == {"/PrintScaling": "/None", "/Duplex": f"/DuplexFlip{duplex}"}
    left, right = span(picture(path, 0), row=6.85)  # the ruler itself: its label is grey
    assert right - left == pytest.approx(100, abs=0.3)


@pytest.mark.parametrize(
    ("flip", "seen", "typed"), [("long-edge", (1.0, 2.0), (1.0, 2.0)), ("short-edge", (1.0, 2.0), (-1.0, -2.0))]
)
def test_typing_the_reading_aligns_the_back(flip: str, seen: tuple, typed: tuple) -> None:
    """A cross seen 1 mm right of and 2 mm above the zero is moved to the zero by the numbers at those ticks."""
    from generator.display import Box
    from generator.paper import with_options
    from generator.paper.calibration import _signs

    sheet = with_options(load_sheet("a4"), flip=flip)
    signs = _signs(sheet)
    assert (signs[0] * seen[0], signs[1] * seen[1]) == typed
    # where the cross must be on the back to be seen there from the front; the offset brings it back to zero
    middle = (105.0, 148.5)
    at = sheet.behind(Box(middle[0] + seen[0], middle[1] - seen[1], 0, 0))
    assert (at.x + typed[0], at.y + typed[1]) == pytest.approx(middle)


@pytest.mark.parametrize(
    "arguments", [["--x", "100"], ["--x", "far"], ["--lang", "fr"], ["-o", "page.doc"], ["--sheet", "b4"]]
)
def test_bad_calibrations_are_refused(arguments: list[str], tmp_path: Path) -> None:
    done = fitil("calibrate", *arguments, cwd=tmp_path, FITIL_CONFIG=str(tmp_path / "config"))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_faulty_configuration_is_reported_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "config.yaml").write_text("upright: [1]\n")
    done = fitil("print", "boombit/classics", "-o", tmp_path / "x.pdf", FITIL_CONFIG=str(tmp_path))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "config.yaml:1:" in done.stderr


def test_sheets_are_listed_for_people_and_programs() -> None:
    assert "a4-gutterfold" in fitil("sheets").stdout
    rows = json.loads(fitil("sheets", "--format", "json").stdout)
    assert {"name": "a4", "paper": [210, 297]}.items() <= next(row for row in rows if row["name"] == "a4").items()
