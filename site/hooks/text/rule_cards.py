"""Under each rule the cards that it concerns: by name if they are few, else as a link into the gallery.

It runs when the search has read the page, where a card is found by itself, and when words have been linked.
"""

from __future__ import annotations

import re
from html import escape

from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from ..site import Site
from ..steps import on_page_content

_RULE = re.compile(r'<p class="rule" id="([^"]+)">.*?</p>', re.DOTALL)


@on_page_content(needs=["galleries", "linked"], gives=["whole"])
def add_cards(html: str, page: Page, site: Site) -> str:
    """Add the cards of each rule of the page."""
    game = page.file.src_uri.partition("/")[0]
    gallery = site.galleries.get(game)
    if gallery is None:
        return html
    root = get_relative_url(f"{game}/", page.url)

    def with_cards(rule: re.Match[str]) -> str:
        cards = [gallery.shown[card] for card in gallery.rule_cards.get(rule[1], ())]
        if not cards:
            return rule[0]
        links = ", ".join(f'<a href="{root}cards/{card.id}/">{escape(card.name)}</a>' for card in cards)
        if rule[1] in gallery.many:
            said = site.words.cards_in_gallery.replace("{n}", str(len(cards)))
            links = f'<a href="{root}gallery/?rule={rule[1]}">{said}</a>'
        return f'{rule[0]}\n<p class="rule-cards" data-search-exclude="1">{site.words.cards_of_rule}: {links}</p>'

    return _RULE.sub(with_cards, html)
