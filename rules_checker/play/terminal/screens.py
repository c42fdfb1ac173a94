"""The screens over the game: something to look up, and the curtain between two persons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Key
from textual.screen import Screen
from textual.widgets import OptionList, Static

from rules_checker.play.terminal.lines import Laid

Laying = Callable[..., Laid]
"""Lines → what shows them in the direction of the language."""


BACK = "escape,enter,q,Q,й,Й,slash"
"""The keys by which one goes back to the game."""


class _Over(Screen[None]):
    """A screen over the game. What is pressed once more before it is gone does nothing."""

    def leave(self) -> bool:
        """Take this screen away; False if it is already."""
        if self.app.screen is not self:
            return False
        self.app.pop_screen()
        return True

    def action_leave(self) -> None:
        """Go back to the game."""
        self.leave()


class Lookup(_Over):
    """A list of subjects, and what is told of the one that is highlighted."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(BACK, "leave", show=False)]

    def __init__(
        self, lay: Laying, title: str, back: str, subjects: Sequence[tuple[Text, Callable[[], list[Text]]]]
    ) -> None:
        super().__init__()
        self.lay, self.heading, self.back, self.subjects = lay, title, back, subjects

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        yield Static(self.lay(Text(self.heading, "bold")))
        yield OptionList(*(self.lay(subject) for subject, _ in self.subjects), id="list", markup=False)
        with VerticalScroll(id="told"):
            yield Static(id="lines")
        yield Static(self.lay(Text(f"Esc {self.back}", "dim")))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell of the subject."""
        _, tell = self.subjects[event.option_index]
        self.query_one("#lines", Static).update(self.lay(*tell()))

    def on_option_list_option_selected(self) -> None:
        """Go back to the game."""
        self.leave()


class ReadingScreen(_Over):
    """Something to read, from its beginning or `at_end`: arrows and page keys scroll it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(BACK, "leave", show=False)]

    def __init__(self, lay: Laying, title: str, back: str, lines: Sequence[Text], *, at_end: bool = False) -> None:
        super().__init__()
        self.lay, self.heading, self.back, self.lines, self.at_end = lay, title, back, lines, at_end

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        yield Static(self.lay(Text(self.heading, "bold")))
        with VerticalScroll(id="read"):
            yield Static(self.lay(*self.lines))
        yield Static(self.lay(Text(f"Esc {self.back}", "dim")))

    def on_mount(self) -> None:
        """Have the keys scroll the text, and show the end of it if that is newest."""
        text = self.query_one("#read", VerticalScroll)
        text.focus()
        if self.at_end:
            text.scroll_end(animate=False)


class Curtain(_Over):
    """A screen that hides the game until the next person sits before it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "lift", show=False)]

    def __init__(self, lay: Laying, lines: Sequence[Text], lift: Callable[[], None]) -> None:
        super().__init__()
        self.lay, self.lines, self.lift = lay, lines, lift

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        yield Static(self.lay(*self.lines))

    def action_lift(self) -> None:
        """Show the game to the one who now sits here, and only then lift the curtain."""
        if self.app.screen is self:
            self.lift()
            self.leave()


class ChoiceScreen(_Over):
    """A question of the program's own: each option with what it does, the first of them the harmless one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, lay: Laying, asked: Text, options: Sequence[tuple[Text, Callable[[], None]]]) -> None:
        super().__init__()
        self.lay, self.asked, self.options = lay, asked, options

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        yield Static(self.lay(self.asked))
        yield OptionList(*(self.lay(option) for option, _ in self.options), id="list", markup=False)

    def on_key(self, event: Key) -> None:
        """Take an option by its number."""
        if (digit := event.character or "").isdecimal() and 1 <= int(digit) <= len(self.options):
            self._take(int(digit) - 1)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the option chosen."""
        self._take(event.option_index)

    def _take(self, index: int) -> None:
        """Take this screen away, then do what the option does."""
        if self.leave():
            self.options[index][1]()
