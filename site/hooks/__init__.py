"""What a build makes of the pages and of the games' data: features in rooms, as one plugin of mkdocs.

A feature is a module of a room. Its steps say at which event of a build they run, what they need and what they give
(`steps.py`); features know each other by what is in the `Site` alone (`site.py`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from typing import Any, cast

from jinja2 import Environment
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from . import steps
from .assets import bundles, icons, kept, offline, styles
from .navigation import games, languages, project, site_map
from .pages import (
    brought,
    card_pages,
    changes,
    club,
    desk,
    frames,
    gallery,
    making,
    our_club,
    own,
    own_steps,
    play,
    studio,
    take_home,
    workshop,
)
from .pictures import diagrams, draft, faces, fronts
from .site import Site
from .steps import Event, P, R, Step, StepPlan, steps_of
from .templates import AS_IT_IS
from .text import commands, glossary, link_names, right_to_left, rule_cards, rules, search, spare, tables, terms, ties

FEATURES = (
    *(games, languages, site_map, project),
    *(brought, draft, diagrams, faces, fronts),
    *(gallery, making, frames, card_pages, changes, our_club, own_steps),
    *(take_home, workshop, studio, desk, play, club, own),  # which wait for the runtime
    *(rules, glossary, right_to_left, commands, tables, search, terms, rule_cards, ties, link_names, spare),
    *(icons, offline, styles, bundles, kept),
)
"""The modules that have steps."""


class Hooks:
    """All features as one plugin. `watch` is entered with a feature's name around each of its steps.

    `runtime` returns what pages must know of the runtime, as JSON, empty if there is none; it is called once at most.
    `lean` and `quick` are told to the site.
    """

    def __init__(
        self,
        watch: Callable[[str], AbstractContextManager[Any]] = nullcontext,
        runtime: Callable[[], str] = str,
        *,
        lean: bool = False,
        quick: bool = False,
    ) -> None:
        self._plan, self._watch, self._runtime = StepPlan(steps_of(FEATURES)), watch, cache(runtime)
        self._told = {"lean": lean, "quick": quick}
        self.site: Site

    def _steps(self, event: Event[P, R]) -> Iterator[Step[P, R]]:
        for step in self._plan.of(event):
            with self._watch(step.feature):
                yield step

    def on_config(self, config: MkDocsConfig) -> None:
        """Begin a build."""
        self.site = Site.of(config, lambda: json.loads(self._runtime().strip() or "null"), **self._told)
        for step in self._steps(steps.on_config):
            step(self.site)

    def on_files(self, files: Files, *, config: MkDocsConfig) -> None:
        """Add files, and take away those that are not needed."""
        self.site.files = files
        for step in self._steps(steps.on_files):
            step(self.site)

    def on_nav(self, nav: Navigation, *, config: MkDocsConfig, files: Files) -> None:
        """Complete the navigation."""
        self.site.nav = nav
        for step in self._steps(steps.on_nav):
            step(nav, self.site)

    def on_page_markdown(self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Change the Markdown of a page."""
        for step in self._steps(steps.on_page_markdown):
            markdown = step(markdown, page, self.site)
        return markdown

    def on_page_content(self, html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Change the HTML of a page's content."""
        for step in self._steps(steps.on_page_content):
            html = step(html, page, self.site)
        return html

    def on_env(self, env: Environment, *, config: MkDocsConfig, files: Files) -> None:
        """Do what takes all pages, and give the theme's templates the site."""
        self.site.env = env
        env.globals["site"] = self.site
        env.policies |= AS_IT_IS
        for step in self._steps(steps.on_env):
            step(env, self.site)

    def on_template_context(self, context: Any, *, template_name: str, config: MkDocsConfig) -> Any:
        """Add to what a template that is no page's is given."""
        for step in self._steps(steps.on_template_context):
            context |= step(template_name, self.site)
        return context

    def on_page_context(self, context: Any, *, page: Page, config: MkDocsConfig, nav: Navigation) -> Any:
        """Add to what a page's template is given."""
        for step in self._steps(steps.on_page_context):
            context |= step(cast(dict[str, Any], context), page, self.site)
        return context

    def on_post_page(self, output: str, *, page: Page, config: MkDocsConfig) -> str:
        """Change a page as it will be written."""
        for step in self._steps(steps.on_post_page):
            output = step(output, page, self.site)
        return output

    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Make what takes the whole site, once it has been written."""
        for step in self._steps(steps.on_post_build):
            step(self.site)
        self.site.keep()
