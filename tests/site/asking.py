"""Asking the site's search, as a reader does."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def ask(page: Page, text: str) -> Locator:
    """Open the search as one does on this screen, ask, and return the answers."""
    if not page.locator("dialog.search").evaluate("dialog => dialog.open"):
        page.locator("[data-search]:visible").last.click()
    page.locator(".search__input").fill(text)
    page.wait_for_function(
        """() => {
          const note = document.querySelector(".answers__note")
          const waiting = ["", note.closest("dialog").dataset.loading].includes(note.textContent)
          return document.querySelector(".answer") || !waiting
        }"""
    )
    return page.locator(".answer")
