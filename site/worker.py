"""One language of the site, built in a process of its own: `python site/worker.py he FOLDER [--draft] [--stay FOLDER]`.

One that stays waits where the site has been put: for every line on its standard input, the path of a page in `docs`,
it builds that page anew, and says `built` as it did at first, after what is wrong. What else changes needs another
process.
"""

from __future__ import annotations

import argparse
import logging
import sys
from pathlib import Path
from typing import Any

from mkdocs.commands import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig

SITE = Path(__file__).resolve().parent
SEARCH = "../hooks/search.py"


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
        """Build the page of this source, and the search, into a folder that has the rest of the site."""
        file = self.files.get_file_from_path(source)
        self.config.site_dir = str(folder)
        file.abs_dest_path = str(folder / file.dest_uri)
        build._populate_page(file.page, self.config, self.files)
        build._build_page(file.page, self.config, self.files.documentation_pages(), self.nav, self.env)
        hooks: Any = self.config.hooks  # by their names, whatever its annotation says
        hooks[SEARCH].on_post_build(self.config)


def main() -> None:
    """Build, and stay if asked to. What is wrong is logged on standard output."""
    asked = argparse.ArgumentParser()
    asked.add_argument("lang")
    asked.add_argument("folder", type=Path)
    asked.add_argument("--draft", action="store_true")
    asked.add_argument("--stay", type=Path)
    given = asked.parse_args()
    logging.basicConfig(format="%(levelname)s -  %(message)s", level=logging.WARNING, stream=sys.stdout)
    options: dict[str, Any] = {"site_dir": str(given.folder)} | ({"strict": False} if given.draft else {})
    built = Built(load_config(str(SITE / given.lang / "mkdocs.yml"), **options))
    _say("built")
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
