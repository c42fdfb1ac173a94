"""Links to the project: its address in the footer, and at every rule "report a mistake"; none where none is configured.

`extra.project` is an address. `extra.report` is one with `{title}` and `{body}` in it, which become the rule's id and
its address: that of a form (`https://…/new?title={title}&body={body}`) or a mailbox (`mailto:…?subject={title}`).
`extra.edit` is the address of a file of the project with `{path}` in it, for the link "edit this page".
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote

from mkdocs.exceptions import PluginError
from mkdocs.structure.pages import Page

from ..site import PROJECT, Site
from ..steps import on_config, on_page_content, on_page_context

_RULE = re.compile(r'(<p class="rule" id="(?P<id>[^"]+)">.*?)(?=</p>)', re.DOTALL)
_PLACE = re.compile(r"\{(\w*)\}")


@on_config()
def link_project(site: Site) -> None:
    """Add the project's address to the footer. Raise `PluginError` for a place to report that has unknown parts."""
    if address := site.extra.project:
        name = escape(site.words.project)
        site.config.copyright = f'{site.config.copyright} <a href="{escape(address)}">{name}</a>'
    if unknown := {*_PLACE.findall(site.extra.report)} - {"title", "body"}:
        raise PluginError(f"extra.report: {{{min(unknown)}}} is neither {{title}} nor {{body}}")
    if site.extra.edit and _PLACE.findall(site.extra.edit) != ["path"]:
        raise PluginError("extra.edit: it must have {path} in it, once, and nothing else in braces")


@on_page_context()
def link_source(context: dict[str, Any], page: Page, site: Site) -> dict[str, Any]:
    """Give pages that people wrote the address at which they can be edited; pages that are made have none."""
    to, source = site.extra.edit, page.file.abs_src_path
    if not to or source is None or page.file.generated_by or not Path(source).is_relative_to(PROJECT):
        return {}
    return {"edit": to.replace("{path}", quote(Path(source).relative_to(PROJECT).as_posix()))}


@on_page_content(needs=["tied"])
def link_reports(html: str, page: Page, site: Site) -> str:
    """End every rule with a link for those who found a mistake in it."""
    to = site.extra.report
    if not to:
        return html

    def with_link(rule: re.Match[str]) -> str:
        where = f"{site.extra.address}{site.lang}/{page.url}#{rule['id']}"
        told = {"title": f"{page.file.src_uri.partition('/')[0]}: {rule['id']}", "body": f"{where}\n\n"}
        href = escape(_PLACE.sub(lambda place: quote(told[place[1]], safe=""), to))
        said = f"{site.words.report} ({rule['id']})"
        link = f'class="report" href="{href}" title="{escape(said)}" aria-label="{escape(said)}"'
        return f'{rule[1]} <a {link} data-search-exclude="1">⚑</a>'

    return _RULE.sub(with_link, html)
