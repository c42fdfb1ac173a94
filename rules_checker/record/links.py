"""Addresses of rule pages that a reader can open: on the published site, or in the one built here."""

from __future__ import annotations

import os
from pathlib import Path

BUILT = Path("output/site")
"""The folder where `fitil site build` puts the site, relative to the current one."""


def address(page: str) -> str:
    """An address that can be opened for a page given from the site's root; the same path if there is no site.

    `FITIL_ADDRESS` is the address of the published site; without it, the site built here is used.
    """
    if base := os.environ.get("FITIL_ADDRESS", ""):
        return f"{base.rstrip('/')}{page}" if page else ""
    path, _, anchor = page.partition("#")
    file = BUILT / path.strip("/") / "index.html"
    return f"{file.resolve().as_uri()}#{anchor}" if page and file.is_file() else page
