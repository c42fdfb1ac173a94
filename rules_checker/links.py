"""Addresses of rule pages that can be opened: on the site that a reader has, wherever that is."""

from __future__ import annotations

import os
from pathlib import Path

BUILT = Path("output/site")
"""Where `fitil site build` puts the site, from the current folder on."""


def address(page: str) -> str:
    """A page of the site, given from its root, as it can be opened; as it is where nobody knows where the site lies.

    `FITIL_SITE` says where it is published; else the one that was built here is meant.
    """
    if base := os.environ.get("FITIL_SITE", ""):
        return f"{base.rstrip('/')}{page}" if page else ""
    path, _, anchor = page.partition("#")
    file = BUILT / path.strip("/") / "index.html"
    return f"{file.resolve().as_uri()}#{anchor}" if page and file.is_file() else page
