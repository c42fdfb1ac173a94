"""Signs before numbers and ranges between them stand in a line from the right as they are read."""

import pytest

from cards.visual_order import visual_order
from generator.typesetting import BOLD, LRM, REGULAR, Styled, tie, tied, turned

STAND = [
    "−5", "+7", "-2", "±3", "×2", "1.5×", "18+", "≥3", "3–4", "12%–15%", "12 %–15 %", "7 %", "2×3", "1→2", "−5–+7",
    "C++", "C#", "3−1", "050-1234567",
]  # fmt: skip


def seen(text: str) -> str:
    return "".join(one.character for one in visual_order(text, rtl=True) if one.character != LRM)


@pytest.mark.parametrize("token", STAND)
@pytest.mark.parametrize("around", ["{}", "{} קלפים", "בונוס {}", "בין {} לבין", "({})", "שווה {}!", "ב־{} קלפים"])
def test_what_is_read_from_the_left_is_seen_so(token: str, around: str) -> None:
    if token.startswith("-") and "־" in around:
        return  # there a hyphen would join
    assert token in seen(tie(around.format(token))).replace("\u00a0", " ")
    assert turned(tie(around.format(token))) == []


@pytest.mark.parametrize("text", ["ב-5 קלפים", "5 קלפים", "50%", "3/4 מהחפיסה", "בשעה 12:30", "פרק 4.19", "קלף $5"])
def test_what_stands_right_by_itself_has_no_marks(text: str) -> None:
    assert LRM not in tie(text) and turned(text) == []


def test_a_range_in_two_styles_stands_right_too() -> None:
    parts = tied([Styled("בין 3", REGULAR), Styled("–4", BOLD), Styled(" קלפים", REGULAR)])
    assert [part.style for part in parts] == [REGULAR, BOLD, REGULAR]
    assert "3–4" in seen("".join(part.text for part in parts))


def test_what_stands_wrong_nevertheless_is_told() -> None:
    assert turned("בין 3–4") == ["3–4"] and turned(tie("בין 3–\u200f4")) == ["3–4"]
