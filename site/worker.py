"""One language of the site, built in a process of its own: `python site/worker.py LANG FOLDER [OPTION]...`.

With `--times` it says of every feature how long it took: `took FEATURE SECONDS`. With `--runtime` the first line on its
standard input is what pages must know of the runtime, as JSON, for which it waits when it comes to them. One that stays
waits where the site has been put: for every line on its standard input, the path of a page in `docs`, it builds that
page anew and says `built` as it did at first, after what is wrong. What else changes needs another process.
"""

from __future__ import annotations

import argparse
import gc
import importlib.util
import logging
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from mkdocs.commands import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig

from cards.told import speaking

SITE = Path(__file__).resolve().parent


class Built:
    """A build, and what it leaves behind for one page to be built again."""

    def __init__(self, config: MkDocsConfig, hooks: Any) -> None:
        self.config, self.hooks = config, hooks
        build.build(config)

    def again(self, source: str, folder: Path) -> None:
        """Build the page of this source, and what is made of all pages, into a folder that has the rest of the site."""
        site = self.hooks.site
        file = site.files.get_file_from_path(source)
        self.config.site_dir = str(folder)
        file.abs_dest_path = str(folder / file.dest_uri)
        known = set(site.files.src_uris)
        build._populate_page(file.page, self.config, site.files)
        for name in site.files.src_uris.keys() - known:  # what the page shows for the first time
            shown = site.files.get_file_from_path(name)
            shown.abs_dest_path = str(folder / shown.dest_uri)
            shown.copy_file()
        self.hooks.on_env(site.env, config=self.config, files=site.files)
        build._build_page(file.page, self.config, site.files.documentation_pages(), site.nav, site.env)
        self.hooks.on_post_build(config=self.config)


class Times:
    """The seconds of processor time that the steps of each feature take, under its name; all else is `mkdocs`."""

    def __init__(self) -> None:
        self._taken: defaultdict[str, float] = defaultdict(float, start=time.process_time())

    @contextmanager
    def of(self, feature: str) -> Iterator[None]:
        """Count what is done meanwhile."""
        started = time.process_time()
        try:
            yield
        finally:
            self._taken[feature] += time.process_time() - started

    def told(self) -> list[tuple[str, float]]:
        """Return every feature with its seconds."""
        return [*self._taken.items(), ("mkdocs", time.process_time() - sum(self._taken.values()))]


def load_hooks() -> ModuleType:
    """Load the package of our hooks, which nothing else can import: `site` is the name of a standard module."""
    path = SITE / "hooks" / "__init__.py"
    spec = importlib.util.spec_from_file_location("fitil_site_hooks", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def main() -> None:
    """Build, and stay if asked to. What is wrong is logged on standard output."""
    asked = argparse.ArgumentParser()
    asked.add_argument("lang")
    asked.add_argument("folder", type=Path)
    asked.add_argument("--draft", action="store_true")
    asked.add_argument("--lean", action="store_true")
    asked.add_argument("--quick", action="store_true")
    asked.add_argument("--stay", type=Path)
    asked.add_argument("--times", action="store_true")
    asked.add_argument("--runtime", action="store_true")
    asked.add_argument("--told", default="en", help="the language in which what is wrong is told")
    given = asked.parse_args()
    with speaking(given.told):
        _build(given)


def _build(given: argparse.Namespace) -> None:
    logging.basicConfig(format="%(levelname)s -  %(message)s", level=logging.WARNING, stream=sys.stdout)
    gc.disable()  # hardly anything a build makes goes away before its end, and to look for it takes 6 % of the time
    options: dict[str, Any] = {"site_dir": str(given.folder)} | ({"strict": False} if given.draft else {})
    config = load_config(str(SITE / given.lang / "mkdocs.yml"), **options)
    times = Times()
    config.plugins["hooks"] = hooks = load_hooks().Hooks(
        times.of, sys.stdin.readline if given.runtime else str, lean=given.lean, quick=given.quick
    )
    built = Built(config, hooks)
    for feature, seconds in times.told() if given.times else ():
        _say(f"took {feature} {seconds:.2f}")
    _say("built")
    gc.enable()
    for line in sys.stdin if given.stay else ():
        try:
            built.again(line.strip(), given.stay)
        except Exception as error:  # whatever a page holds, the next may be better
            _say(f"ERROR -  {' '.join(str(error).split()) or type(error).__name__}")
        _say("built")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
