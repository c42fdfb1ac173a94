"""Rule paragraphs: numbered, each with a link to itself.

A rule is a paragraph whose attribute list gives its id and the class: `{: #block.creep-cap .rule }`. Its number is
section.rule on its page; only the id never changes, so the number links to the id and readers copy the id.
"""

from __future__ import annotations

import re
from html import escape

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from cards.ledger import parse_page, without_stamps

_HEADING_OR_RULE = re.compile(
    r"""<h2 (?P<heading>[^>]*)> | <p\ (?=[^>]*class="rule")[^>]*id="(?P<rule>[^"]+)"[^>]*>(?P<text>.*?)</p>""",
    re.DOTALL | re.VERBOSE,
)


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Remove the hashes of what a rule was last compared with, which only `fitil site check` needs."""
    return without_stamps(markdown)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Number the sections and rules of a page that has rules, in the text and in the table of contents."""
    expected = len(parse_page(page.markdown or "").rules)
    if not expected:
        return html
    words = config.extra["words"]
    section = number = found = 0

    def numbered(match: re.Match[str]) -> str:
        nonlocal section, number, found
        if match["rule"] is None:
            section, number = section + 1, 0
            return f"{match[0]}<span class=section-number data-search-exclude=1>{section}</span> "
        number, found = number + 1, found + 1
        return _rule(match["rule"], match["text"], f"{section}.{number}", words)

    html = _HEADING_OR_RULE.sub(numbered, html)
    if found != expected:
        raise PluginError(f"{page.file.src_uri}: {expected} rules are marked, but {found} became paragraphs with an id")
    for title in page.toc:
        for at, entry in enumerate(title.children, start=1):
            entry.title = f"{at}. {entry.title}"
    return html


def _rule(rule: str, text: str, number: str, words: dict[str, str]) -> str:
    name, copy, copied, said = (escape(words[key]) for key in ("rule_link", "copy", "copied", "link_copied"))
    link = (
        f'class="rule-number" href="#{rule}" aria-label="{number} {name} {rule}" data-copied="{said}"'
        ' data-search-exclude="1"'
    )
    button = f'class="rule-id" type="button" dir="ltr" data-copied="{copied}" aria-label="{copy} {rule}"'
    return (
        f'<p class="rule" id="{rule}"><a {link}>{number}</a> {text} '
        f'<button {button} data-search-exclude="1">{rule}</button></p>'
    )
