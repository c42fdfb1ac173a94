"""What somebody cannot reach in a page: axe, asked of a page that has come to rest."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")

AT_REST = """() => {
  for (const one of document.getAnimations()) {
    if (one.effect.getComputedTiming().endTime === Infinity) one.cancel()
    else one.finish()
  }
}"""
"""Ends what moves: a colour on its way from print to screen is neither."""

FEWER = """() => {
  for (const parent of document.querySelectorAll("article, article *")) {
    const seen = {}
    for (const child of [...parent.children]) {
      const kind = child.tagName + child.className
      if ((seen[kind] = (seen[kind] || 0) + 1) > 6) child.remove()
    }
  }
}"""
"""Leaves the first six of many alike: axe takes five times as long over all, and finds in them what it finds in six."""


def violations(page: Page, where: str = "html") -> list[tuple[str, list[str]]]:
    """What axe finds in the part of the page that `where` selects: each rule with the HTML of what breaks it."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE)
    page.evaluate(AT_REST)
    found = page.evaluate("where => axe.run(where, {resultTypes: ['violations']})", where)["violations"]
    return [(one["id"], [node["html"] for node in one["nodes"]]) for one in found]
