"""Styles: their variants, their colours, and icons that follow them as letters do."""

import pytest

from generator.display import Shape
from generator.typesetting import BOLD, BOLD_ITALIC, ITALIC, MONO, REGULAR, Style, Styled, place_line, width_of
from generator.typesetting.shaping import ICON


def test_emphasis_within_emphasis_is_bold_and_italic_in_either_order() -> None:
    assert REGULAR.bolder().slanted() == REGULAR.slanted().bolder() == BOLD_ITALIC
    assert (BOLD.bolder(), ITALIC.slanted(), MONO.bolder(), MONO.slanted()) == (BOLD, ITALIC, MONO, MONO)
    small = Style(color="soft", scale=0.7, rise=0.2)
    assert small.bolder() == Style("bold", "soft", 0.7, 0.2)


def test_a_style_without_a_colour_takes_that_of_its_font_or_of_icons() -> None:
    assert [style.role for style in (MONO, Style("bold", "soft"), Style(icon="bomb"))] == ["mono", "soft", "icon"]
    assert Style(icon="bomb", color="soft").role == "soft"


def test_an_icon_is_scaled_raised_and_coloured_as_letters_are() -> None:
    large, small = Style(icon="square"), Style(icon="square", color="soft", scale=0.5, rise=0.4)
    colors = {"icon": "#000000", "soft": "#888888"}
    one, other = (place_line([Styled(ICON, style)], (0, 10), 10, base="ltr", colors=colors) for style in (large, small))
    assert width_of(ICON, small) == pytest.approx(width_of(ICON, large) / 2)
    assert [item.fill for item in (*one, *other) if isinstance(item, Shape)] == ["#000000", "#888888"]
    em = 10 * 25.4 / 72
    assert _height(other[0]) == pytest.approx(_height(one[0]) / 2)
    assert 10 - 0.4 * em - _foot(other[0]) == pytest.approx((10 - _foot(one[0])) / 2)


def _ys(item: object) -> list[float]:
    assert isinstance(item, Shape)
    return [value for _, points in item.outline for value in points[1::2]]


def _height(item: object) -> float:
    return max(_ys(item)) - min(_ys(item))


def _foot(item: object) -> float:
    return max(_ys(item))
