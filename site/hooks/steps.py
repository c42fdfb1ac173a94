"""Steps: what a feature does at an event of a build. What each needs and gives tells the order.

A step is a function of a feature's module under the decorator of its event:

    @on_files(needs=["faces"], gives=["galleries"])
    def add_galleries(site: Site) -> None: ...

It runs when all that it needs has been given, at this event or before; several steps may give the same. Where needs
leave a choice, the order is that of the list of features.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from heapq import heappop, heappush
from types import ModuleType
from typing import Any, Generic, Literal, ParamSpec, TypeVar, cast

from jinja2 import Environment
from mkdocs.exceptions import PluginError
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from .site import Site

P = ParamSpec("P")
R = TypeVar("R")

Thing = Literal[
    # fields of `Site`
    "sheets",
    "tiles",
    "faces",
    "galleries",
    "examples",
    "pdf_sizes",
    "frames",
    "framed",
    "read",
    # files
    "assets",  # style sheets, scripts and fonts
    "index",  # what the search looks in
    "drawn",  # what pictures are made of
    # a page on its way
    "drawable",  # it names no picture that is not there
    "said",  # it says all that it is about
    "set",  # its numbers, commands and tables are as they will be read
    "searched",  # the search has taken its words
    "linked",  # its words lead to the glossary
    "whole",  # what other pages know of its rules and examples stands under them
    "tied",  # lines break where they may
    "filled",  # it has its frame and its style sheet
]
"""What steps need and give."""


@dataclass(frozen=True)
class Step(Generic[P, R]):
    """What a feature, `room.module`, does at an event."""

    feature: str
    event: str
    does: Callable[P, R]
    needs: tuple[Thing, ...]
    gives: tuple[Thing, ...]

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Do it."""
        return self.does(*args, **kwargs)


@dataclass(frozen=True)
class Event(Generic[P, R]):
    """An event of mkdocs, as the decorator of its steps."""

    name: str

    def __call__(
        self, *, needs: Sequence[Thing] = (), gives: Sequence[Thing] = ()
    ) -> Callable[[Callable[P, R]], Step[P, R]]:
        """Make a step of a function."""

        def made(does: Callable[P, R]) -> Step[P, R]:
            feature = ".".join(does.__module__.split(".")[-2:])
            return Step(feature, self.name, does, tuple(needs), tuple(gives))

        return made


on_config = Event[[Site], None]("config")
on_files = Event[[Site], None]("files")
on_nav = Event[[Navigation, Site], None]("nav")
on_page_markdown = Event[[str, Page, Site], str]("page_markdown")
on_page_content = Event[[str, Page, Site], str]("page_content")
on_env = Event[[Environment, Site], None]("env")
on_template_context = Event[[str, Site], dict[str, Any]]("template_context")
on_page_context = Event[[dict[str, Any], Page, Site], dict[str, Any]]("page_context")
on_post_page = Event[[str, Page, Site], str]("post_page")
on_post_build = Event[[Site], None]("post_build")

EVENTS = tuple(
    event.name
    for event in (
        *(on_config, on_files, on_nav, on_page_markdown, on_page_content),
        *(on_env, on_template_context, on_page_context, on_post_page, on_post_build),
    )
)
"""In the order in which a build comes to them."""


class StepPlan:
    """The steps of features, in order. Raises `PluginError` for a need that nothing gives in time, and for a circle."""

    def __init__(self, steps: Iterable[Step[..., Any]]) -> None:
        known = list(steps)
        self._steps: dict[str, list[Step[..., Any]]] = {event: [] for event in EVENTS}
        given: set[Thing] = set()
        for event in EVENTS:
            self._steps[event] = _in_order([step for step in known if step.event == event], given)
            given.update(thing for step in self._steps[event] for thing in step.gives)

    def of(self, event: Event[P, R]) -> list[Step[P, R]]:
        """Return the steps of an event."""
        return cast(list[Step[P, R]], self._steps[event.name])


def steps_of(features: Iterable[ModuleType]) -> Iterator[Step[..., Any]]:
    """Yield the steps of modules, in the order in which they are written."""
    for feature in features:
        yield from (value for value in vars(feature).values() if isinstance(value, Step))


def _in_order(steps: Sequence[Step[..., Any]], before: set[Thing]) -> list[Step[..., Any]]:
    """Sort the steps of an event; `before` has been given by then."""
    givers: defaultdict[Thing, list[int]] = defaultdict(list)
    for place, step in enumerate(steps):
        for thing in step.gives:
            givers[thing].append(place)
    sorter: TopologicalSorter[int] = TopologicalSorter()
    for place, step in enumerate(steps):
        sorter.add(place)
        for need in step.needs:
            if need not in givers and need not in before:
                raise PluginError(f"{step.feature} needs {need} at {step.event}, and nothing has given it by then")
            sorter.add(place, *givers[need])
    try:
        sorter.prepare()
    except CycleError as error:
        circle = " → ".join(steps[place].feature for place in reversed(error.args[1]))
        raise PluginError(f"steps at {steps[0].event} need each other: {circle}") from None
    found, ready = [], list[int]()
    while sorter.is_active():
        for place in sorter.get_ready():
            heappush(ready, place)
        first = heappop(ready)
        sorter.done(first)
        found.append(steps[first])
    return found
