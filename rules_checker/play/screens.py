"""The screens over the game: something to look up, and the curtain between two persons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static

from rules_checker.play.lines import Laid

Laying = Callable[..., Laid]
"""Lines → what shows them in the direction of the language."""


class Lookup(Screen[None]):
    """A list of subjects, and what is told of the one that is highlighted."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,й,slash", "app.pop_screen", show=False)]

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
        self.app.pop_screen()


class Curtain(Screen[None]):
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
        self.lift()
        self.app.pop_screen()
