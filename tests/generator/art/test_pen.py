"""What the pen records: the operators of a small drawing, spelled out, and the edge of a subject."""

import math

import pytest
from hypothesis import given, strategies as st

from generator.art import Palette
from generator.art.curves import lidded
from generator.art.palette import roles
from generator.art.paths import UNMOVED, Path, placed
from generator.art.pen import Pen
from generator.art.record import PaintRecord
from generator.art.silhouette import Silhouette
from generator.display import Box, flattened, rounded

COLOURS = {**roles(Palette("#000000", "#ff0000", "#ffffff", "#00ff00")), "ink": (0, 0, 0)}


def pen(record: PaintRecord) -> Pen:
    """A pen whose unit is 1 mm, its origin in the corner, its outlines 0.2 mm wide."""
    return Pen(record, COLOURS, (100, 0, 0, 100, 0, 0), 20)


def recorded(draw) -> list[str]:
    record = PaintRecord(2000, 1000)
    draw(pen(record))
    return record.text().splitlines()[1:]


def test_a_shape_is_filled_shaded_and_outlined_along_one_path() -> None:
    square = "0 0 m 200 0 l 200 200 l 0 200 l h"
    assert recorded(lambda pen: pen.poly([(1, 1), (3, 1), (3, 3), (1, 3)], "main")) == [
        ".659 0 0 rg",
        "1 0 0 1 100 100 cm",
        "q",
        f"{square} W* f* 1 0 0 1 -26 -26 cm",
        "1 0 0 rg",
        f"{square} f*",
        "Q",
        "0 0 0 RG",
        "20 w",
        f"{square} S",
    ]


def test_equal_shapes_are_equal_texts_wherever_they_lie() -> None:
    def draw(pen: Pen) -> None:
        for x in (2, 6):
            pen.oval(x, 4, 0.5, 0.5, "main")

    lines = recorded(draw)
    assert lines[4] == lines[6]
    assert lines[5] == "1 0 0 1 400 0 cm"


def test_equal_dots_in_a_row_are_one_dotted_line() -> None:
    def draw(pen: Pen) -> None:
        for x in range(5):
            pen.dot(1 + x * 0.5, 1, 0.1, "main")
        pen.dot(9, 1, 0.1, "main")

    assert recorded(draw)[2:] == [
        "1 0 0 1 100 100 cm",
        "[1 49] 0 d 0 0 m 201 0 l S [] 0 d",
        "1 0 0 1 800 0 cm",
        "0 0 m 1 0 l S",
    ]


def test_what_lies_outside_the_frame_is_left_out() -> None:
    def draw(pen: Pen) -> None:
        pen.box(-3, 5, 2, 2, "main")
        pen.stroke([(5, 11), (9, 11)], "main", 1)
        pen.dot(21, 5, 0.5, "main")

    assert recorded(draw) == []


@given(lid=st.floats(-1.5, 1.5), slope=st.floats(-1, 1), rx=st.floats(1, 30), ry=st.floats(1, 30))
def test_an_eye_is_what_of_its_ellipse_lies_under_the_lid(lid: float, slope: float, rx: float, ry: float) -> None:
    lid *= ry
    outline = lidded(0, 0, rx, ry, lid, slope)
    for x, y in flattened(outline):
        assert math.hypot(x / rx, y / ry) == pytest.approx(1, abs=1e-3)
        assert y >= lid + slope * x - 1e-3 * (rx + ry)
    under = [(rx * math.cos(t / 10), ry * math.sin(t / 10)) for t in range(63)]
    assert bool(outline) or not any(y > lid + slope * x + 0.02 * (rx + ry) for x, y in under)


def square(x: float, y: float, side: float) -> Path:
    return placed(rounded(Box(x, y, side, side)), UNMOVED)


def edge_of(*areas: Path, smooth: float, least: float = 0.0) -> Path:
    silhouette = Silhouette()
    for area in areas:
        silhouette.area(area, 0)
    edge = silhouette.edge(20, smooth, least)
    assert edge
    return edge.path()


def test_an_edge_lies_outside_all_marks_and_fills_the_nooks_between_them() -> None:
    apart = edge_of(square(0, 0, 1000), square(1100, 0, 1000), smooth=10)
    together = edge_of(square(0, 0, 1000), square(1100, 0, 1000), smooth=50)
    for edge, subpaths in ((apart, 2), (together, 1)):
        assert (edge.left, edge.top, edge.right, edge.bottom) == pytest.approx((-20, -20, 2120, 1020), abs=4)
        assert edge.text.count("m") == subpaths


def test_an_edge_fills_holes_that_are_too_small_to_see_through() -> None:
    frame = [square(0, 0, 1000), square(1000, 0, 1000), square(0, 1000, 1000), square(1000, 1200, 800)]
    around = [square(2000, 0, 2000), square(0, 2000, 4000)]
    assert edge_of(*frame, *around, smooth=10).text.count("m") == 2
    assert edge_of(*frame, *around, smooth=10, least=400_000).text.count("m") == 1


def test_a_subject_without_marks_has_no_edge() -> None:
    assert Silhouette().edge(20, 10, 0) is None
