"""Rule paragraphs: numbered, each with a link to itself.

A rule is a paragraph whose attribute list gives its id and the class: `{: #block.creep-cap .rule }`. Its number is
section.rule on its page; only the id never changes, so the number links to the id and readers copy the id, from a
button that `assets/js/site.js` adds.
"""

from __future__ import annotations

import re
from html import escape

from mkdocs.exceptions import PluginError
from mkdocs.structure.pages import Page

from cards.ledger import parse_page, without_stamps

from ..site import Site, StepWords
from ..steps import on_page_content, on_page_markdown

_HEADING_OR_RULE = re.compile(
    r"""<h2 (?P<heading>[^>]*)> | <p\ (?=[^>]*class="rule")[^>]*id="(?P<rule>[^"]+)"[^>]*>(?P<text>.*?)</p>""",
    re.DOTALL | re.VERBOSE,
)


@on_page_markdown()
def remove_stamps(markdown: str, page: Page, site: Site) -> str:
    """Remove the hashes of what a rule was last compared with, which only `fitil site check` needs."""
    return without_stamps(markdown)


@on_page_content(gives=["said"])
def number(html: str, page: Page, site: Site) -> str:
    """Number the sections and rules of a page that has rules, in the text and in the table of contents."""
    expected = len(parse_page(page.markdown or "").rules)
    if not expected:
        return html
    section = rule = found = 0

    def numbered(match: re.Match[str]) -> str:
        nonlocal section, rule, found
        if match["rule"] is None:
            section, rule = section + 1, 0
            return f"{match[0]}<span class=section-number data-search-exclude=1>{section}</span> "
        rule, found = rule + 1, found + 1
        return _rule(match["rule"], match["text"], f"{section}.{rule}")

    html = _HEADING_OR_RULE.sub(numbered, html)
    if found != expected:
        raise PluginError(f"{page.file.src_uri}: {expected} rules are marked, but {found} became paragraphs with an id")
    for title in page.toc:
        for at, entry in enumerate(title.children, start=1):
            entry.title = f"{at}. {entry.title}"
    return f"{html}\n{_words(site.words)}"


def _rule(rule: str, text: str, number: str) -> str:
    link = f'<a class="rule-number" href="#{rule}" data-search-exclude="1">{number}</a>'
    return f'<p class="rule" id="{rule}">{link} {text}</p>'


def _words(words: StepWords) -> str:
    """What the links and the buttons of all rules are called: once on a page, and not with every rule."""
    told = {"link": words.rule_link, "copy": words.copy, "copied": words.copied, "link-copied": words.link_copied}
    given = "".join(f' data-{name}="{escape(said)}"' for name, said in told.items())
    return f'<template id="rule-words"{given}></template>'
