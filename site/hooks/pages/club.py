"""The words of the page about playing together, which a club's server makes the page of an evening."""

from __future__ import annotations

import json

from ..site import Site
from ..steps import on_files


@on_files()
def add_words(site: Site) -> None:
    """Add the file of words beside the page, if there is one."""
    if site.has("club.md"):
        site.add("club/words.json", json.dumps(site.extra.club, ensure_ascii=False, separators=(",", ":")))
