"""Glossaries: sorted by the language's alphabet, each term with its name in the other languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from mkdocs.structure.pages import Page

from cards import Lang, game_ids
from cards.languages import LANGS
from cards.ledger import Term, load_terms
from generator.rulebook.markdown import alphabetic

from ..site import Site
from ..steps import on_page_content

_TERM = re.compile(r'<p (?=[^>]*class="term")[^>]*id="term\.(?P<id>[^"]+)"[^>]*>(?P<text>.*?)</p>', re.DOTALL)
_RUN = re.compile(rf"(?:{_TERM.pattern}\s*)+".replace("?P<id>", "?:").replace("?P<text>", "?:"), re.DOTALL)


@on_page_content(gives=["said"])
def sort(html: str, page: Page, site: Site) -> str:
    """Sort each uninterrupted run of terms."""
    game = page.file.src_uri.partition("/")[0]
    if 'class="term"' not in html or game not in game_ids():
        return html
    terms = {term.id: term for term in load_terms(game)}
    others = [lang for lang in LANGS if lang != site.lang]

    def sorted_run(run: re.Match[str]) -> str:
        found = sorted(_TERM.finditer(run[0]), key=lambda term: alphabetic(re.sub("<[^>]*>", "", term["text"])))
        return "\n".join(_entry(term[0], terms.get(term["id"]), others) for term in found) + "\n"

    return _RUN.sub(sorted_run, html)


def _entry(paragraph: str, term: Term | None, others: Sequence[Lang]) -> str:
    """The paragraph, followed by the term's names in the other languages."""
    names = {lang: term.heading(lang) for lang in others if lang in term.forms} if term else {}
    said = "".join(
        f' <span class="term-other" lang="{lang}" dir="auto" data-search-exclude="1">{escape(name)}</span>'
        for lang, name in names.items()
    )
    return paragraph.removesuffix("</p>") + said + "</p>"
