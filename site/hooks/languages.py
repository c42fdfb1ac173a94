"""Keeps the builds twins: the same pages with the same anchors, and a switch that stays on the page.

The switch is a plain link, written when the page is: it works without scripts, under any sub-path and from disk.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

_ANCHOR = re.compile(r"^(?:\{:|#+ .*\{)[^}\n]*?#([\w.-]+)[^}\n]*\}\s*$", re.MULTILINE)


def on_config(config: MkDocsConfig) -> None:
    """Refuses to build when another language has other pages or anchors: links between them would break."""
    docs = Path(config.docs_dir)
    ours = _anchors(docs)
    for lang in config.extra["languages"]:
        other = docs.parent.parent / lang / "docs"
        if fault := _difference(ours, _anchors(other)):
            raise PluginError(f"{docs.parent.name} and {lang} differ: {fault}")


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    """Gives the header the page's address in each other language."""
    # one memory for both languages: the theme keeps the reader's colour scheme under this path
    config.extra["scope"] = f"{context['base_url']}/.."
    return context | {"twins": _twins(config, context["base_url"], page.url)}


def on_template_context(context: dict[str, Any], template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    """Makes the page for a wrong address relative: where the site will stand is not known when it is built."""
    if template_name == "404.html":
        config.extra["scope"] = ".."
        return context | {
            "base_url": ".",
            "extra_css": [f"./{path}" for path in config.extra_css],
            "twins": _twins(config, ".", ""),
        }
    return context


def on_post_build(config: MkDocsConfig) -> None:
    """Drops the site map (empty where the site's address is unknown), source maps, and search in other languages."""
    site = Path(config.site_dir)
    for path in [*site.glob("sitemap.xml*"), *site.rglob("*.map")]:
        path.unlink()
    needed = {f"lunr.{name}.min.js" for name in ("stemmer.support", "multi", *config.extra["languages"])}
    for path in (site / "assets" / "javascripts" / "lunr").rglob("*.js"):
        if path.name not in needed:
            path.unlink()


def _twins(config: MkDocsConfig, base: str, url: str) -> list[dict[str, str]]:
    here = config.theme["language"]
    languages: dict[str, str] = config.extra["languages"]
    return [
        {"lang": lang, "name": name, "link": f"{base}/../{lang}/{url.removeprefix('./')}"}
        for lang, name in languages.items()
        if lang != here
    ]


def _anchors(docs: Path) -> dict[str, list[str]]:
    """The hand-written anchors of each page, in order."""
    pages = sorted(docs.rglob("*.md"))
    return {path.relative_to(docs).as_posix(): _ANCHOR.findall(path.read_text(encoding="utf-8")) for path in pages}


def _difference(ours: dict[str, list[str]], theirs: dict[str, list[str]]) -> str | None:
    """The first thing in which two languages differ: a page, an anchor, or the order of anchors."""
    for page in sorted(ours.keys() ^ theirs.keys()):
        return f"only one of them has the page {page}"
    for page, anchors in ours.items():
        for anchor in [*anchors, *theirs[page]]:
            if (anchor in anchors) != (anchor in theirs[page]):
                return f"only one of them has the anchor #{anchor} on {page}"
        for mine, other in zip(anchors, theirs[page], strict=True):
            if mine != other:
                return f"on {page} the anchor #{mine} stands where the other has #{other}"
    return None
