"""One language of the site, built in a process of its own: `python site/worker.py he FOLDER [--draft] [--stay FOLDER]`.

With `--times` it says of every step how long it took: `took STEP SECONDS`. One that stays waits where the site has been
put: for every line on its standard input, the path of a page in `docs`, it builds that page anew and says `built` as it
did at first, after what is wrong. What else changes needs another process.
"""

from __future__ import annotations

import argparse
import gc
import logging
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mkdocs.commands import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig

SITE = Path(__file__).resolve().parent
NAMES = "../hooks/link_names.py"
"""The hook that names the links of a page when all pages are known."""
AFTER = ("../hooks/search.py", "../hooks/kept.py")
"""The hooks that make something of all pages when they have been built."""


class Built:
    """A build, and what it leaves behind for one page to be built again."""

    def __init__(self, config: MkDocsConfig) -> None:
        self.config = config
        config.plugins.events["nav"].append(self._keep_nav)
        config.plugins.events["env"].append(self._keep_env)
        build.build(config)

    def _keep_nav(self, nav: Any, **_given: Any) -> None:
        self.nav = nav

    def _keep_env(self, env: Any, files: Any, **_given: Any) -> None:
        self.env, self.files = env, files

    def again(self, source: str, folder: Path) -> None:
        """Build the page of this source, and what is made of all pages, into a folder that has the rest of the site."""
        file = self.files.get_file_from_path(source)
        self.config.site_dir = str(folder)
        file.abs_dest_path = str(folder / file.dest_uri)
        known = set(self.files.src_uris)
        build._populate_page(file.page, self.config, self.files)
        for name in self.files.src_uris.keys() - known:  # what the page shows for the first time
            shown = self.files.get_file_from_path(name)
            shown.abs_dest_path = str(folder / shown.dest_uri)
            shown.copy_file()
        hooks: Any = self.config.hooks  # by their names, whatever its annotation says
        hooks[NAMES].on_env(self.env, self.config, self.files)
        build._build_page(file.page, self.config, self.files.documentation_pages(), self.nav, self.env)
        for hook in AFTER:
            hooks[hook].on_post_build(self.config)


class Times:
    """The seconds of processor time that each hook of a build takes, under its name; all else is `mkdocs`."""

    def __init__(self, config: MkDocsConfig) -> None:
        self._taken: defaultdict[str, float] = defaultdict(float, start=time.process_time())
        for event, methods in config.plugins.events.items():
            config.plugins.events[event] = [self._watched(method) for method in methods]

    def _watched(self, method: Callable[..., Any]) -> Callable[..., Any]:
        code = getattr(method, "__code__", None)
        name = Path(code.co_filename).stem if code else type(method).__name__

        def watched(*args: Any, **given: Any) -> Any:
            started = time.process_time()
            try:
                return method(*args, **given)
            finally:
                self._taken[name] += time.process_time() - started

        return watched

    def told(self) -> list[tuple[str, float]]:
        """Return every step with its seconds."""
        return [*self._taken.items(), ("mkdocs", time.process_time() - sum(self._taken.values()))]


def main() -> None:
    """Build, and stay if asked to. What is wrong is logged on standard output."""
    asked = argparse.ArgumentParser()
    asked.add_argument("lang")
    asked.add_argument("folder", type=Path)
    asked.add_argument("--draft", action="store_true")
    asked.add_argument("--stay", type=Path)
    asked.add_argument("--times", action="store_true")
    given = asked.parse_args()
    logging.basicConfig(format="%(levelname)s -  %(message)s", level=logging.WARNING, stream=sys.stdout)
    gc.disable()  # hardly anything a build makes goes away before its end, and to look for it takes 6 % of the time
    options: dict[str, Any] = {"site_dir": str(given.folder)} | ({"strict": False} if given.draft else {})
    config = load_config(str(SITE / given.lang / "mkdocs.yml"), **options)
    times = Times(config) if given.times else None
    built = Built(config)
    for step, seconds in times.told() if times else ():
        _say(f"took {step} {seconds:.2f}")
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
