"""Lines in either direction: in the order in which they are seen, none too wide, and nothing in them is obeyed."""

import io

import pytest
from rich.console import Console
from rich.text import Text

from rules_checker.play.terminal.lines import Laid, in_order_seen, line


def shown(*lines: Text, width: int, rtl: bool, reorder: bool = True) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(Laid(lines, rtl=rtl, reorder=reorder))
    return captured.get().splitlines()


@pytest.mark.parametrize(
    ("logical", "visual"),
    [
        ("1. שלום", "םולש .1"),
        ("(שלום)", "(םולש)"),
        ("עוצמה 12, טוב", "בוט ,12 המצוע"),
        ("יתרון: \u2066+2.5\u2069", "+2.5 :ןורתי"),
        ("ראו \u2066[turn.draw]\u2069", "[turn.draw] ואר"),
        ("בָּם", "םבָּ"),  # points stay on their letter
    ],
)
def test_hebrew_comes_in_the_order_in_which_it_is_seen(logical: str, visual: str) -> None:
    assert in_order_seen(line(logical), rtl=True).plain == visual


def test_lines_are_wrapped_before_they_are_reordered() -> None:
    assert shown(line("אחת שתיים שלוש"), width=9, rtl=True) == ["םייתש תחא", "     שולש"]


def test_a_terminal_that_orders_text_itself_gets_it_as_it_is_read() -> None:
    assert shown(line("שלום \u2066[a]\u2069"), width=12, rtl=True, reorder=False) == ["    שלום [a]"]


def test_styles_stay_with_their_characters() -> None:
    text = line("אב")
    text.append("גד", "red")
    seen = in_order_seen(text, rtl=True)
    assert [(seen.plain[span.start : span.end], span.style) for span in seen.spans if span.style] == [
        ("ד", "red"),
        ("ג", "red"),
    ]


def test_nothing_in_a_name_is_markup_or_steers_the_terminal() -> None:
    assert line("[bold]x[/bold]\x1b[2J\u202e\u200f\ny").plain == "[bold]x[/bold][2Jy"
    assert shown(line("[red]имя[/red]"), width=20, rtl=False) == ["[red]имя[/red]"]
