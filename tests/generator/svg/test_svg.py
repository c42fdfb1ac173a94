"""SVG files as drawing programs write them, and malicious ones."""

import math
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from cards import DataError
from cards.languages import LANGS
from cards.told import has_message, told
from generator.display import Outline, use_icons
from generator.display.svg_file import MOST_DEPTH, MOST_ELEMENTS
from generator.svg import GroupPlace, Painted, read_svg
from generator.svg.geometry import outline_of, transform

PATH = Path("drawing.svg")


def svg(inside: str, root: str = 'viewBox="0 0 100 100"') -> bytes:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" {root}>\n{inside}\n</svg>'
    ).encode()


def painted(inside: str, root: str = 'viewBox="0 0 100 100"') -> list[Painted]:
    items = read_svg(svg(inside, root), PATH).items
    assert all(isinstance(item, Painted) for item in items)
    return [item for item in items if isinstance(item, Painted)]


def points(outline: Outline) -> list[tuple[float, float]]:
    """The ends of an outline's segments, rounded."""
    return [(round(n[-2], 2) + 0.0, round(n[-1], 2) + 0.0) for verb, n in outline if verb != "Z"]


# what is drawn


@pytest.mark.parametrize(
    ("shape", "ends"),
    [
        ('<rect x="1" y="2" width="3" height="4"/>', [(1, 2), (4, 2), (4, 6), (1, 6)]),
        ('<circle cx="5" cy="5" r="2"/>', [(7, 5), (5, 7), (3, 5), (5, 3), (7, 5)]),
        ('<ellipse cx="0" cy="0" rx="2" ry="1"/>', [(2, 0), (0, 1), (-2, 0), (0, -1), (2, 0)]),
        ('<polygon points="0,0 1 0,1,1"/>', [(0, 0), (1, 0), (1, 1)]),
        ('<polyline points="0,0 1,0 1,1" stroke="red"/>', [(0, 0), (1, 0), (1, 1)]),
        ('<line x1="1" y1="2" x2="3" y2="4" stroke="red"/>', [(1, 2), (3, 4)]),
        ('<path d="M1 2 L3 4 5 6 Z"/>', [(1, 2), (3, 4), (5, 6)]),
        ('<path d="m1 2 2 2 h2 v-1 z"/>', [(1, 2), (3, 4), (5, 4), (5, 3), (1, 2)]),
        ('<path d="M0,0Q1,1,2,0T4,0"/>', [(0, 0), (2, 0), (4, 0)]),
        ('<path d="M0 0c1-1 2-1 3 0s2 1 3 0"/>', [(0, 0), (3, 0), (6, 0)]),
        ('<path d="M0 0 L4 0 Z Q1 1 2 2"/>', [(0, 0), (4, 0), (0, 0), (0, 0), (2, 2)]),
        ('<rect width="1cm" height="10mm"/>', [(0, 0), (37.8, 0), (37.8, 37.8), (0, 37.8)]),
    ],
)
def test_a_shape_has_its_outline(shape: str, ends: list[tuple[float, float]]) -> None:
    (one,) = painted(shape)
    assert points(one.outline) == ends


def test_more_points_after_a_move_are_lines() -> None:
    (one,) = painted('<path d="M1 2 3 4 5 6 Z"/>')
    assert "".join(verb for verb, _ in one.outline) == "MLLZ"


def test_of_two_classes_the_later_rule_counts() -> None:
    (one,) = painted('<style>.b { fill: blue } .a { fill: red }</style><path class="a b" d="M0 0L1 1"/>')
    assert one.fill and one.fill.text == "red"


def test_an_arc_is_a_curve_of_its_circle() -> None:
    (one,) = painted('<path d="M5 0 A5 5 0 0 1 -5 0" stroke="red" fill="none"/>')
    assert points(one.outline)[0] == (5, 0)
    assert points(one.outline)[-1] == (-5, 0)
    assert all(math.hypot(*end) == pytest.approx(5, abs=0.01) for end in points(one.outline))


@pytest.mark.parametrize(
    ("written", "where"),
    [
        ("translate(3)", (4, 2)),
        ("translate(3, 4)", (4, 6)),
        ("scale(2)", (2, 4)),
        ("scale(-1 1)", (-1, 2)),
        ("rotate(90)", (-2, 1)),
        ("rotate(90 1 2)", (1, 2)),
        ("skewX(45)", (3, 2)),
        ("matrix(0,1,-1,0,10,0)", (8, 1)),
        ("translate(10 0) rotate(90)", (8, 1)),
        ("  translate( 10,0 ),rotate( 90 )  ", (8, 1)),
    ],
)
def test_transforms(written: str, where: tuple[float, float]) -> None:
    a, b, c, d, e, f = transform(written)
    assert (a * 1 + c * 2 + e, b * 1 + d * 2 + f) == pytest.approx(where)


def test_style_beats_class_beats_attribute_beats_inheritance() -> None:
    ones = painted(
        "<style>.a { fill: #0000ff } /* why not */ #last { fill: #00ffff }</style>"
        '<g fill="#ff0000"><path d="M0 0L1 1"/><path d="M0 0L1 1" fill="#00ff00"/>'
        '<path class="a" d="M0 0L1 1" fill="#00ff00"/>'
        '<path class="a" d="M0 0L1 1" fill="#00ff00" style="fill:#ffffff;-inkscape-stroke:none"/>'
        '<path id="last" class="a" d="M0 0L1 1"/></g>'
    )
    assert [one.fill and one.fill.text for one in ones] == ["#ff0000", "#00ff00", "#0000ff", "#ffffff", "#00ffff"]
    assert [one.fill and one.fill.classes for one in ones] == [(), (), ("a",), (), ()]


def test_a_stroke_grows_with_its_groups_and_is_known_to_be_its_own() -> None:
    ones = painted(
        '<path d="M0 0L1 1"/><path d="M0 0L1 1" stroke-width="3"/><g transform="scale(2)"><path d="M0 0L1 1"/></g>'
        '<g stroke-width="2" transform="scale(-2 2)"><path d="M0 0L1 1"/></g>',
        'viewBox="0 0 9 9" fill="none" stroke="black" stroke-width="1.5"',
    )
    assert [(one.width, one.own_width) for one in ones] == [(1.5, False), (3, True), (3, False), (4, True)]


def test_use_draws_again_in_its_own_place_and_inherits_from_there() -> None:
    ones = painted(
        '<g fill="#ff0000"><path id="p" d="M1 0L2 2"/></g><use href="#p" transform="scale(-1,1)" fill="#00ff00"/>'
        '<use xlink:href="#p" x="10" y="1"/>'
    )
    assert [points(one.outline) for one in ones] == [[(1, 0), (2, 2)], [(-1, 0), (-2, 2)], [(11, 1), (12, 3)]]
    assert [one.fill and one.fill.text for one in ones] == ["#ff0000", "#00ff00", "black"]


def test_a_clip_is_an_outline_in_the_units_of_the_page() -> None:
    (one,) = painted(
        '<clipPath id="c"><rect width="2" height="2"/></clipPath>'
        '<g transform="translate(5 0)" clip-path="url(#c)"><circle r="9"/></g>'
    )
    assert [points(clip) for clip in one.clips] == [[(5, 0), (7, 0), (7, 2), (5, 2)]]


def test_hidden_and_unused_elements_are_not_drawn() -> None:
    assert painted(
        '<g style="display:none"><path d="M0 0L1 1"/></g><path d="M0 0L1 1" visibility="hidden"/>'
        '<defs><path d="M0 0L1 1"/><linearGradient id="g"/></defs><path d="" /><path d="M0 0L1 1" fill="none"/>'
        '<rect width="0" height="5"/><path d="M0 0L1 1" opacity="0"/>'
    ) == []  # fmt: skip


def test_a_place_has_its_matrix_and_its_content_is_not_read() -> None:
    inside = '<g class="eyes big" transform="translate(3 4)" data-r="5"><foreignObject/></g>'
    (place,) = read_svg(svg(inside), PATH, places=frozenset({"eyes"})).items
    assert place == GroupPlace("eyes", (1, 0, 0, 1, 3, 4), (), {"r": "5"}, 2)


def test_an_inkscape_file_is_read() -> None:
    """Inkscape's own elements and attributes are ignored; its layers and relative paths are read."""
    data = b"""<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="100mm" height="100mm" viewBox="0 0 100 100" version="1.1" id="svg5" inkscape:version="1.2"
   sodipodi:docname="nose.svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff"><inkscape:grid type="xygrid"/></sodipodi:namedview>
  <defs id="defs2"><inkscape:path-effect effect="spiro"/></defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(0,-10)">
    <path style="fill:#d8322a;fill-opacity:1;stroke:#17161b;stroke-width:1.2;stroke-dasharray:none"
       d="m 10,20 c 0,5.5 4.5,10 10,10 z" id="path1" sodipodi:nodetypes="ccc"/>
  </g>
</svg>"""
    (one,) = read_svg(data, PATH).items
    assert isinstance(one, Painted)
    assert points(one.outline) == [(10, 10), (20, 20), (10, 10)]
    assert (one.fill, one.stroke, one.width, one.line) == (("#d8322a", ()), ("#17161b", ()), 1.2, 9)


# what is refused


BOMB = "".join(f'<!ENTITY {name} "{entity * 10}">' for name, entity in (("b", "&a;"), ("c", "&b;"), ("d", "&c;")))
LAUGHS = "".join(f'<g id="g{i}"><use href="#g{i - 1}"/><use href="#g{i - 1}"/></g>' for i in range(1, 40))


@pytest.mark.parametrize(
    ("inside", "line", "said"),
    [
        ("<text>hi</text>", 2, "turn the text into paths"),
        ('\n<image href="data:image/png;base64,AA"/>', 3, "refers to nothing outside"),
        ('<use href="other.svg#a"/>', 2, "refers to nothing outside"),
        ('<use href="#pth"/><path id="path"/>', 2, "did you mean 'path'"),
        ('<g id="a"><use href="#a"/></g>', 2, "used within itself"),
        ('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>', 2, "used within itself"),
        (f'<g id="g0"><path d="M0 0L1 1"/></g>{LAUGHS}', 2, "comes to more than"),
        ("<script>alert(1)</script>", 2, "does not run anything"),
        ("<defs><script>alert(1)</script></defs>", 2, "does not run anything"),
        ('<path d="M0 0" onclick="alert(1)"/>', 2, "does not run anything"),
        ("<style>@import url(http://example.org/a.css);</style>", 2, "loads nothing"),
        ("<style>.a .b {fill: red}</style>", 2, "write a class"),
        ('<rect width="9" height="9" fill="url(#g)"/>', 2, "flat colour"),
        ('<rect width="9" height="9" filter="url(#f)"/>', 2, "filter is not drawn"),
        ('<path d="M0 0L1 1" stroke="red" stroke-dasharray="1 2"/>', 2, "dashes are not drawn"),
        ('<path d="M0 0 L"/>', 2, "path"),
        ('<path d="M0 0 C1 1"/>', 2, "path"),
        ('<path d="L1 1"/>', 2, "path"),
        ('<path d="M0 0 L1e9 1"/>', 2, "too large"),
        ('<path d="M0 0 Lnan 1"/>', 2, "path"),
        ('<rect width="50%" height="9"/>', 2, "not a length"),
        ('<g transform="turn(3)"/>', 2, "is not matrix, translate"),
        ('<g transform="scale(1 2 3)"/>', 2, "does not take 3 numbers"),
        ('<polygon points="1 2 3"/>', 2, "odd count"),
        ('<path d="M0 0L1 1" opacity="much"/>', 2, "not a number"),
        ('<g clip-path="url(#nothing)"/>', 2, "not the id of a clipPath"),
        ('<clipPath id="c"><g clip-path="url(#c)"/></clipPath><g clip-path="url(#c)"/>', 2, "used within itself"),
        ("<g><g></g>", 3, "not XML"),
        ("<g>" * MOST_DEPTH + "</g>" * MOST_DEPTH, 2, "deep"),
        ("<g/>" * MOST_ELEMENTS, 2, "more than"),
        ('<path d="M0 0L1 1"/>' * 10_000, 2, "export it as PNG"),
        ("<foreignObject/>", 2, "is not drawn"),
        ('<rect width="9" height="9" style="mix-blend-mode:multiply"/>', 2, "mix-blend-mode is not drawn"),
        (
            '<rect width="9" height="9" fill="url(#g)"/>\n<text>a</text><text>b</text>',
            2,
            r"not drawn: text \(2\), fill: url \(1\); export the drawing as PNG, which prints as it is",
        ),
        ('<svg viewBox="0 0 9 9"/>', 2, "svg: is not drawn"),
        ('<g style="transform:scale(2)"/>', 2, "write it as an attribute"),
    ],
)
def test_unsupported_and_unsafe_features_are_refused_with_their_line(inside: str, line: int, said: str) -> None:
    with pytest.raises(DataError, match=said) as error:
        read_svg(svg(inside), PATH)
    assert error.value.line == line
    assert str(error.value).startswith("drawing.svg:")
    for lang in LANGS:
        assert has_message(error.value.code, lang) and error.value.message not in told(error.value, lang)


LONG = 1_000_000
NESTED = "".join(f'<g id="e{i}">' + f'<use href="#e{i - 1}"/>' * 30 + "</g>" for i in range(1, 11))


@pytest.mark.parametrize(
    "inside",
    [
        f'<rect width="{"1" * LONG}x" height="1"/>',
        f'<rect width="1{" " * LONG}x" height="1"/>',
        f'<g transform="{" " * LONG}turn(1)"/>',
        f'<g transform="scale({"1" * LONG}"/>',
        f'<path d="M{"1" * LONG}x"/>',
        f'<path d="{"M" * LONG}"/>',
        f"<style>{' ' * LONG}</style><text/>",
        f"<style>{'/*' * LONG}</style><text/>",
        f"<style>{'a,' * (LONG // 2)}</style>",
        f'<g clip-path="url(#{" " * LONG})"/>',
        f'<g style="fill:red{" " * LONG}!important;opacity:x"/>',
        f'<path d="M0 0L1 1" fill="{"r" * LONG}" opacity="x"/>',
        f'<g id="e0"/>{NESTED}<use href="#e10"/>',
        f'<path id="p" d="M0 0{"L1 1" * 50_000}"/>' + '<use href="#p"/>' * 100,
    ],
    ids=range(14),
)
def test_what_would_take_for_ever_is_refused_at_once(inside: str) -> None:
    with pytest.raises(DataError):
        read_svg(svg(inside), PATH)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "not XML"),
        (b"a nose", "not XML"),
        (b"\xff\xfe\x00", "not XML"),
        (b"<svg viewBox='0 0 9 9'/>", "namespace"),
        (b"<html xmlns='http://www.w3.org/1999/xhtml'/>", "not SVG"),
        (svg("", ""), "no size"),
        (svg("", 'viewBox="0 0 0 9"'), "viewBox"),
        (f'<!DOCTYPE svg [<!ENTITY a "ha">{BOMB}]>'.encode() + svg("&d;"), "entities"),
        (b'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>' + svg("<desc>&x;</desc>"), "entities"),
        (b'<!DOCTYPE svg SYSTEM "http://example.org/svg.dtd">' + svg("<desc>&x;</desc>"), "entities"),
        (b'<?xml-stylesheet href="http://example.org/a.css"?>' + svg(""), "loads nothing"),
        *(
            (f'<?xml version="1.0" encoding="{encoding}"?>'.encode() + svg(""), "save it in UTF-8")
            for encoding in ("no-such", "utf-7", "shift_jis", "gb18030", "idna", "hex")
        ),
        (b" " * 5_000_000, "larger than"),
    ],
)
def test_files_that_are_not_svg_are_refused(data: bytes, said: str) -> None:
    with pytest.raises(DataError, match=said):
        read_svg(data, PATH)


def test_a_public_document_type_is_passed_over() -> None:
    kind = b'<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    assert len(read_svg(kind + svg('<path d="M0 0L1 1"/>'), PATH).items) == 1


@given(st.text(alphabet="MLCQZmlcqzAaHhVv0123456789.,- \nexX", max_size=60))
def test_any_path_data_is_an_outline_or_a_clear_refusal(d: str) -> None:
    try:
        outline = outline_of("path", {"d": d})
    except ValueError as error:
        assert str(error)
    else:
        assert all(math.isfinite(number) for _, numbers in outline for number in numbers)


numbers = st.floats(-900, 900, allow_nan=False).map(lambda value: round(value, 3))
pairs = st.tuples(numbers, numbers)


@st.composite
def outlines(draw: st.DrawFn) -> Outline:
    segments: list[tuple[str, tuple[float, ...]]] = [("M", draw(pairs))]
    for _ in range(draw(st.integers(1, 6))):
        count = draw(st.sampled_from([1, 3]))
        flat = tuple(value for _ in range(count) for value in draw(pairs))
        segments.append(("L" if count == 1 else "C", flat))
    return tuple([*segments, ("Z", ())] if draw(st.booleans()) else segments)  # type: ignore[arg-type]


@given(outlines())
def test_an_outline_written_as_a_path_is_read_as_it_was(outline: Outline) -> None:
    d = " ".join(verb + " ".join(f"{value:.3f}" for value in numbers) for verb, numbers in outline)
    assert outline_of("path", {"d": d}) == outline


moves = st.tuples(st.sampled_from(["translate", "scale", "rotate", "skewX"]), st.integers(1, 40))


@given(outlines(), st.lists(moves, max_size=5))
def test_nested_groups_move_a_path_as_one_transform_does(outline: Outline, steps: list[tuple[str, int]]) -> None:
    d = " ".join(verb + " ".join(f"{value:.3f}" for value in numbers) for verb, numbers in outline)
    written = [f"{kind}({by})" for kind, by in steps]
    groups = "".join(f'<g transform="{one}">' for one in written)
    nested = painted(f'{groups}<path d="{d}" stroke="red"/>{"</g>" * len(written)}')
    at_once = painted(f'<path transform="{" ".join(written)}" d="{d}" stroke="red"/>')
    for (verb, numbers), (other, wanted) in zip(nested[0].outline, at_once[0].outline, strict=True):
        assert verb == other
        assert numbers == pytest.approx(wanted, rel=1e-9, abs=1e-6)


ENTITY = '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'


@pytest.mark.parametrize(
    ("icon", "code"),
    [
        (b"<svg", "bad-xml"),
        (ENTITY.encode(), "svg-entity"),
        (ENTITY.encode("utf-16"), "svg-entity"),
        (svg('<path d="M 1"/>'), "svg-path"),
        (svg("", 'data-number="12"'), "svg-not-number"),
    ],
)
def test_an_icon_of_a_games_own_that_is_none_is_refused_with_its_line(tmp_path: Path, icon: bytes, code: str) -> None:
    (tmp_path / "own.svg").write_bytes(icon)
    with pytest.raises(DataError) as refused:
        use_icons(tmp_path)
    assert (refused.value.code, refused.value.line is not None) == (code, True)
    assert all(has_message(code, lang) for lang in LANGS)
