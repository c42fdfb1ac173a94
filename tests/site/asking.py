"""Asking the site's search, as a reader does."""

import ast
import json
from functools import cache
from pathlib import Path
from string import ascii_letters
from typing import Any

from playwright.sync_api import Locator, Page

from cards.database import read_yaml
from cards.makers import weigh

PLACES = (weigh.HERE, Path(__file__).parent)
"""Where the tables are that weights are learnt from, and those that nothing is."""

ANYTHING = (
    *("", " ", "?", "a", "я", "א", "0", "=1", "--", "~~~", "🧨", "\U0001f389", "\u202e", "qwxzv", "я" * 9999),
    *("слово " * 1000, "קלף " * 1000, "deck.size", "Корова", "פרה", "гоблин", "מה עושה הגובלין", "космический контакт"),
    *("<b>x</b>", "<script>alert(1)</script>", "[**бомба**](x)", "{x}", "'; --", "'\";--", "\x1b[31mбомба", "בום\x00"),
    *("…не бьёт?!", "٣ ½ ²", "ё́е\u0308", "к\u00adарта", "\ud83d".encode("utf-8", "replace").decode()),
)
"""What is hardly a question: nothing, signs, much of the same, ids, cards, words of another game, markup."""


@cache
def queries_of(table: str) -> dict[str, Any]:
    """What a table says that people ask: by language and game, each question with the rule that answers it."""
    return {path.stem: read_yaml(path).data for place in PLACES for path in (place / table).glob("*.yaml")}


def index(script: str) -> Any:
    """What a file of the search's index holds: in it a language's letters and Latin ones are in each other's places."""
    *_, (first, last), packed = ast.literal_eval(script.strip().removeprefix("fitil.shelf.shelve"))
    pairs = dict(zip(map(chr, range(ord(first), ord(last) + 1)), ascii_letters, strict=False))
    return json.loads(packed.translate(str.maketrans(pairs | {latin: own for own, latin in pairs.items()})))


def ask(page: Page, text: str) -> Locator:
    """Open the search as one does on this screen, ask, and return the answers: not those to what was asked before."""
    if not page.locator("dialog.search").evaluate("dialog => dialog.open"):
        page.locator("[data-search]:visible").last.click()
    page.evaluate("document.querySelectorAll('.answers > *').forEach(one => { one.dataset.before = '' })")
    page.locator(".search__input").fill(text)
    page.wait_for_function(
        """() => {
          const note = document.querySelector(".answers__note")
          const waiting = ["", note.closest("dialog").dataset.loading].includes(note.textContent)
          const answered = [...document.querySelectorAll(".answer")].some(one => !one.closest("[data-before]"))
          return answered || !waiting
        }"""
    )
    return page.locator(".answer")


def leads(links: Locator) -> list[str]:
    """Where each of these links leads, as it is written."""
    found: list[str] = links.evaluate_all("all => all.map(link => link.getAttribute('href'))")
    return found
