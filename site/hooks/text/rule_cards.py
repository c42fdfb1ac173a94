"""Under each rule the cards that it concerns: by name if they are few, else as a link into the gallery.

It runs when the search has read the page, where a card is found by itself, and when words have been linked.
"""

from __future__ import annotations

import re
from html import escape

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

_RULE = re.compile(r'<p class="rule" id="([^"]+)">.*?</p>', re.DOTALL)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str | None:
    """Add the cards of each rule of the page."""
    game = page.file.src_uri.partition("/")[0]
    named, shown = config.extra["rule_cards"].get(game), config.extra["shown"].get(game)
    if not named:
        return None
    words = config.extra["words"]
    root = get_relative_url(f"{game}/", page.url)

    def with_cards(rule: re.Match[str]) -> str:
        cards = named.get(rule[1], ())
        if not cards:
            return rule[0]
        links = ", ".join(f'<a href="{root}cards/{card}/">{escape(shown[card]["name"])}</a>' for card in cards)
        if shown[cards[0]]["many"] and rule[1] in shown[cards[0]]["many"]:
            said = words["cards_in_gallery"].replace("{n}", str(len(cards)))
            links = f'<a href="{root}gallery/?rule={rule[1]}">{said}</a>'
        return f'{rule[0]}\n<p class="rule-cards" data-search-exclude="1">{words["cards_of_rule"]}: {links}</p>'

    return _RULE.sub(with_cards, html)
