"""The pages of games that lie outside the project: each in its game's own folder, `pages/<lang>/`."""

from __future__ import annotations

from ..site import Site
from ..steps import on_files


@on_files()
def add_brought(site: Site) -> None:
    """Add the pages of each game that are not among those of the site."""
    for game in site.games:
        folder = site.pages(game.id)
        if not folder.is_relative_to(site.docs):
            for path in sorted(folder.glob("*.md")):
                site.add(f"{game.id}/{path.name}", path)
