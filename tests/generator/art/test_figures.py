"""Figures: SVG files read into marks, drawn in a game's colours, with a face where the file has room for one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cards import DataError
from generator.art import Library, figure as module, library_of
from generator.art.backgrounds import background
from generator.art.computed import computed
from generator.art.expressions import EXPRESSIONS
from generator.art.figure import Area, Figure, FigureLine, Slot, Tube, WithFace, Within, read_figure
from generator.art.palette import PREVIEW, ROLES, roles
from generator.display import Outline
from tests.each import wrong_in

GAMES = Path(__file__).parents[3] / "cards" / "games"
BOOMBIT = library_of(GAMES / "boombit")
PATH = Path("nose.svg")
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" fill-rule="evenodd" '
    'fill="none" stroke="#17161b" stroke-width="1.15">'
)
SQUARE: Outline = (("M", (0.0, 0.0)), ("L", (4.0, 0.0)), ("L", (4.0, 4.0)), ("Z", ()))
D = 'd="M0 0 L4 0 L4 4 Z"'


def figure(inside: str, head: str = HEAD) -> Figure:
    return read_figure(f"{head}\n{inside}\n</svg>".encode(), PATH)


class Notes:
    """A pen that notes what it is asked to draw."""

    def __init__(self, notes: list[str], where: str = "") -> None:
        self.notes, self.where = notes, where

    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False) -> Notes:
        place = f"{x:g},{y:g} x{scale:.3g} {turn + 0.0:.3g}°{' flipped' if flip else ''}"
        return Notes(self.notes, f"{self.where}@{place} ")

    def shape(self, outline: Outline, fill: str, line: float, shade: float) -> None:
        self.note(f"area {fill} {line:.3g} {shade:g}", outline)

    def trace(self, outline: Outline, colour: str, w: float = 0.0, line: float = 1.0) -> None:
        self.note(f"line {colour} {w:g} {line:.3g}" if not w else f"line {colour} {w:g}", outline)

    def pipe(self, outline: Outline, fill: str, w: float, line: float) -> None:
        self.note(f"tube {fill} {w:g} {line:.3g}", outline)

    @contextmanager
    def within(self, outline: Outline, edge: float) -> Iterator[Notes]:
        self.note(f"within {edge:.3g}", outline)
        yield Notes(self.notes, f"{self.where}  ")

    def note(self, what: str, outline: Outline) -> None:
        self.notes.append(f"{self.where}{what} {verbs(outline)} {extent(outline)}")


def verbs(outline: Outline) -> str:
    return "".join(verb for verb, _ in outline)


def extent(outline: Outline) -> str:
    """The box of an outline's points, to a whole unit."""
    xs, ys = ([value for _, n in outline for value in n[axis::2]] for axis in (0, 1))
    return f"{min(xs):.0f},{min(ys):.0f} to {max(xs):.0f},{max(ys):.0f}"


@pytest.fixture(autouse=True)
def _expressions_are_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    def note(kind: str) -> Callable[..., None]:
        return lambda pen, shown, **of: pen.notes.append(f"{pen.where}{kind} {shown} {of or ''}".strip())

    for kind in ("eyes", "mouth", "face"):
        monkeypatch.setitem(module._EXPRESS, kind, note(kind))  # type: ignore[index]


def noted(drawn: Figure, face: str = "plain", **knobs: str) -> list[str]:
    """The calls that a figure makes to the pen, a line each."""
    pen = Notes([])
    drawn.draw(pen, knobs, face)  # type: ignore[arg-type]
    return pen.notes


# reading


def test_areas_lines_and_tubes() -> None:
    read = figure(
        f"""<path class="main" {D}/>
        <path class="light" stroke="none" {D}/>
        <path class="red" stroke-width="2.3" data-shade="0.5" {D}/>
        <path class="line-red" {D}/>
        <path stroke-width="3" {D}/>
        <g stroke-width="5.3"><path id="t" {D}/></g><use href="#t" class="line-steel" stroke-width="3"/>"""
    )
    assert read.marks == (
        Area(SQUARE, "main", 1, 1),
        Area(SQUARE, "light", 0, 1),
        Area(SQUARE, "red", pytest.approx(2), 0.5),
        FigureLine(SQUARE, "red", 0, 1),
        FigureLine(SQUARE, "ink", 3, pytest.approx(3 / 1.15)),
        Tube(SQUARE, "steel", 3, pytest.approx(1)),
    )


def test_a_colour_may_be_set_by_its_class() -> None:
    read = figure(f'<path class="k-hat main" {D}/><path class="main" {D}/><path class="k-brim line-dark" {D}/>')
    assert read.knobs == {"hat": "main", "brim": "dark"}
    assert noted(read, hat="slime") == [
        "area slime 1 1 MLLZ 0,0 to 4,4",
        "area main 1 1 MLLZ 0,0 to 4,4",
        "line dark 0 1 MLLZ 0,0 to 4,4",
    ]


@pytest.mark.parametrize("classes", ["k-hat", "k-hat main", "main k-hat"])
def test_a_colour_that_a_program_writes_over_a_class_may_still_be_set(classes: str) -> None:
    read = figure(f'<path class="{classes}" style="fill:#9ccb3b;stroke:#17161b" {D}/>')
    assert read.knobs == {"hat": "slime"}
    line = figure(f'<path class="{classes}" style="fill:none;stroke:#9ccb3b" {D}/>')
    assert line.knobs == {"hat": "slime"}
    assert [noted(read, hat="red"), noted(line, hat="red")] == [
        ["area red 1 1 MLLZ 0,0 to 4,4"],
        ["line red 0 1 MLLZ 0,0 to 4,4"],
    ]


def test_a_clip_keeps_what_is_in_it_together_and_its_edge_is_drawn_last() -> None:
    read = figure(
        f'<clipPath id="c"><path id="e" {D}/></clipPath><g clip-path="url(#c)"><path class="main" {D}/>'
        f'<path class="red" {D}/></g><use href="#e"/>'
    )
    assert read.marks == (Within(SQUARE, (Area(SQUARE, "main", 1, 1), Area(SQUARE, "red", 1, 1)), 1),)


def test_a_place_takes_the_scenes_expression() -> None:
    read = figure(
        """<g class="eyes" transform="translate(2 -5) rotate(30) scale(-2 2)" data-gap="11" data-r="7.5"/>
        <g class="mouth" data-w="9" data-ink="k-lips red"/>
        <g class="face" data-face="worried"/><g class="eyes" data-plain="none"/><g class="face" data-plain="happy"/>"""
    )
    assert read.knobs == {"lips": "red"}
    first, last = "@2,-5 x2 30° flipped eyes", "@0,0 x1 0°"
    assert noted(read, "grin", lips="slime") == [
        f"{first} grin {{'gap': 11.0, 'r': 7.5}}",
        f"{last} mouth grin {{'w': 9.0, 'ink': 'slime'}}",
        f"{last} face worried",
        f"{last} eyes grin",
        f"{last} face grin",
    ]
    assert noted(read, "plain") == [
        f"{first} plain {{'gap': 11.0, 'r': 7.5}}",
        f"{last} mouth plain {{'w': 9.0, 'ink': 'red'}}",
        f"{last} face worried",
        f"{last} face happy",
    ]


def test_a_part_may_come_only_with_a_face() -> None:
    read = figure(f'<path class="main" {D}/><g data-plain="none"><path class="red" {D}/></g>')
    assert read.marks == (Area(SQUARE, "main", 1, 1), WithFace((Area(SQUARE, "red", 1, 1),)))
    assert noted(read) == ["area main 1 1 MLLZ 0,0 to 4,4"]
    assert noted(read, "sad") == ["area main 1 1 MLLZ 0,0 to 4,4", "area red 1 1 MLLZ 0,0 to 4,4"]


TWO = 'd="M0 0 L6 0 L6 6 L0 6 Z M2 2 L8 2 L8 8 L2 8 Z"'


def test_where_a_shape_lies_over_itself_it_is_filled_as_the_file_says() -> None:
    """Two squares that overlap: with a hole by the even-odd rule, whole by the nonzero rule, their edges drawn all."""
    (odd,) = figure(f'<path class="main" {TWO}/>').marks
    whole, edges = figure(f'<path class="main" fill-rule="nonzero" {TWO}/>').marks
    assert isinstance(odd, Area) and isinstance(whole, Area) and isinstance(edges, FigureLine)
    assert edges.outline == odd.outline
    corners = [(6, 0), (6, 2), (8, 2), (8, 8), (2, 8), (2, 6), (0, 6), (0, 0)]
    assert sorted(point for verb, point in whole.outline if verb != "Z") == sorted(corners)
    (ring,) = figure('<path class="main" fill-rule="nonzero" d="M0 0 L6 0 L6 6 L0 6 Z M2 2 L2 4 L4 4 L4 2 Z"/>').marks
    assert isinstance(ring, Area)
    assert [verb for verb, _ in ring.outline] == list("MLLLZMLLLZ")


def test_a_page_that_begins_in_its_corner_is_fitted() -> None:
    """A4 as Inkscape makes it: the middle of the page is the origin, its height 100 units."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297" width="210mm" height="297mm">'
    drawn = '<path style="fill:#e5532d;stroke:#17161b;stroke-width:2.97" d="M105 148.5 L134.7 148.5 L134.7 0 Z"/>'
    (mark,) = figure(drawn, head).marks
    assert isinstance(mark, Area)
    assert [n for _, n in mark.outline] == [pytest.approx(n) for n in ((0, 0), (10, 0), (10, -50), ())]
    assert (mark.fill, mark.line) == ("main", pytest.approx(1 / 1.15))


AS_INKSCAPE_SAVES = """<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg viewBox="-50 -50 100 100" fill="none" stroke="#17161b" stroke-width="1.15" version="1.1" id="svg1"
   sodipodi:docname="nose.svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg">
  <style id="style1">.main { fill: #e5532d }</style>
  <sodipodi:namedview id="namedview1" pagecolor="#505050" inkscape:zoom="8"/>
  <g inkscape:groupmode="layer" id="layer1" inkscape:label="Nose" transform="translate(10,5)">
    <path class="main" d="m 0,0 c 0,-8 12,-8 12,0 0,8 -12,8 -12,0 z" id="path1" sodipodi:nodetypes="ccc"
       style="stroke-width:2.3;stroke-linejoin:round;stroke-dasharray:none;paint-order:normal"/>
    <path style="fill:#fffaf0;fill-opacity:1;stroke:none" d="M 3,-3 H 5 V -1 H 3 Z" id="path2"/>
    <ellipse transform="matrix(0.8,0.6,-0.6,0.8,2,1)" cx="4" cy="0" rx="2" ry="1" id="e1"
       style="fill:none;stroke:rgb(216, 50, 42);stroke-width:0.8"/>
  </g>
</svg>"""


def test_a_figure_saved_by_a_drawing_program_is_read_as_it_looks() -> None:
    nose, gleam, ring = read_figure(AS_INKSCAPE_SAVES.encode(), PATH).marks
    assert isinstance(nose, Area) and isinstance(gleam, Area) and isinstance(ring, FigureLine)
    assert (nose.fill, nose.line, nose.outline[0]) == ("main", pytest.approx(2), ("M", (10, 5)))
    assert (gleam.fill, gleam.line, gleam.outline[0]) == ("paper", 0, ("M", (13, 2)))
    assert (ring.colour, ring.w) == ("red", pytest.approx(0.8))
    assert ring.outline[0][1] == pytest.approx((10 + 2 + 0.8 * 6, 5 + 1 + 0.6 * 6))


@pytest.mark.parametrize(
    ("inside", "line", "said"),
    [
        (f'<path fill="#e4b42d" {D}/>', 2, "is not a colour of pictures; the nearest is spark, #ffd034"),
        (f'<path fill="crimsn" {D}/>', 2, "unknown colour 'crimsn'"),
        (f'\n<path class="main" opacity="0.5" {D}/>', 3, "nothing in a picture is seen through"),
        (f'<path class="k-hat main" {D}/>\n<path class="k-hat dark" {D}/>', 3, "usually 'main' above, and 'dark' here"),
        (f'<path class="k-Hat main" {D}/>', 2, "lower-case"),
        (f'<path class="main" data-shde="1" {D}/>', 2, "did you mean 'data-shade'"),
        (f'<path class="main" data-shade="dark" {D}/>', 2, "data-shade must be a number"),
        ('<g class="eyes" transform="scale(2 1)"/>', 2, "not stretched"),
        ('<g class="eyes" transform="skewX(20)"/>', 2, "not stretched"),
        ('<g class="eyes" transform="scale(0)"/>', 2, "not stretched"),
        ('<g class="eyes" data-white="papr"/>', 2, "did you mean 'paper'"),
        ('<g class="face" data-face="angri"/>', 2, "did you mean 'angry'"),
        ('<g class="mouth" data-w="wide"/>', 2, "data-w must be a number"),
        ("<g/>", 1, "nothing is drawn"),
        (f'<path class="man" {D}/>', 2, "unknown class 'man'; did you mean 'main'"),
    ],
)
def test_a_faulty_figure_names_its_line_and_the_nearest_right_thing(inside: str, line: int, said: str) -> None:
    with pytest.raises(DataError, match=said) as error:
        figure(inside)
    assert error.value.line == line


# the library


def test_a_games_own_figure_comes_before_the_shared_one_and_that_before_the_computed(tmp_path: Path) -> None:
    folder = tmp_path / "art" / "figures"
    folder.mkdir(parents=True)
    for name in ("smoke", "sparks"):
        (folder / f"{name}.svg").write_text(f'{HEAD}<title>my {name}</title><path class="main" {D}/></svg>')
    library = Library(tmp_path)
    assert [library.figure(name).title for name in ("smoke", "sparks", "drop")] == ["my smoke", "my sparks", "drop"]
    assert "whoosh" in library.names


def test_only_a_changed_figure_changes_what_a_picture_depends_on(tmp_path: Path) -> None:
    folder = tmp_path / "art" / "figures"
    folder.mkdir(parents=True)
    for name in ("nose", "ear"):
        (folder / f"{name}.svg").write_text(f'{HEAD}<path class="main" {D}/></svg>')
    old = Library(tmp_path)
    before = {name: old.content([name, "smoke"]) for name in ("nose", "ear")}
    (folder / "nose.svg").write_text(f'{HEAD}<path class="red" {D}/></svg>')
    new = old.renewed()
    assert new.content(["ear", "smoke"]) == before["ear"]
    assert new.content(["nose", "smoke"]) != before["nose"]
    assert old.content(["nose", "smoke"]) == before["nose"]
    (folder / "nose.svg").write_text(f"{HEAD}<path class='red' {D}></svg>")
    with pytest.raises(DataError, match=r"nose\.svg:1:"):
        new.renewed()


def test_a_link_that_leads_out_of_the_folder_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "art" / "figures"
    folder.mkdir(parents=True)
    (tmp_path / "nose.svg").write_text(f'{HEAD}<path class="main" {D}/></svg>')
    (folder / "nose.svg").symlink_to(tmp_path / "nose.svg")
    with pytest.raises(DataError, match="leaves the figures' folder"):
        Library(tmp_path).figure("nose")


def every() -> Iterator[tuple[str, Library]]:
    """Each figure with a file, of each game and of all."""
    for game in sorted(GAMES.iterdir()):
        library = library_of(game)
        yield from ((name, library) for name in library.own)
    yield from ((name, BOOMBIT) for name in BOOMBIT.names if name not in BOOMBIT.own and name not in computed.names)


def test_every_figure_is_sound() -> None:
    """It is read, tells its name, can be set as `check` says, and does all that it does on its page or near it."""

    def sound(name: str, library: Library) -> None:
        read = library.figure(name)
        assert read.title == name
        assert library.check(name, read.knobs) == dict(read.knobs)
        assert set(read.knobs.values()) <= set(ROLES)
        assert len(noted(read, "plain")) > 0

    assert wrong_in(every(), sound) == []


def test_slots_are_places_in_the_figure() -> None:
    slots = [mark for mark in BOOMBIT.figure("clown").marks if isinstance(mark, Slot)]
    assert [(slot.of, slot.at[:2]) for slot in slots] == [("eyes", (0, -5)), ("mouth", (0, 14))]


def test_the_artists_page_lists_what_there_is() -> None:
    page = (Path(module.__file__ or "").parent / "README.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| (faces|backgrounds|computed figures)[^|]* \| ([a-z, -]+) \|$", page, re.MULTILINE))
    assert rows["faces"].split(", ") == list(EXPRESSIONS)
    assert rows["backgrounds"].split(", ") == background.names
    assert rows["computed figures"].split(", ") == computed.names
    shown = {role: "#{:02x}{:02x}{:02x}".format(*rgb) for role, rgb in roles(PREVIEW).items()}
    assert dict(re.findall(r"`([a-z]+)` (#[0-9a-f]{6})", page)) == shown


@pytest.mark.parametrize("name", ["bomb", "clown", "keg", "bonehead-asleep"])
def test_a_figure_is_drawn_as_its_golden_file_tells(name: str, golden: Callable[[Path, str], None]) -> None:
    """Each mark on a line: its kind and colour, its widths, the commands of its outline, its box."""
    golden(Path(__file__).parent / "golden" / f"{name}.txt", "\n".join(noted(BOOMBIT.figure(name), "grin")) + "\n")
