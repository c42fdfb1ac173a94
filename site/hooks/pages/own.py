"""The page for cards of one's own: what its scripts know, and a table with pictures to begin with."""

from __future__ import annotations

import io
import json
import zipfile

from mkdocs.structure.pages import Page

from ..site import SITE, Site
from ..steps import on_files, on_page_markdown
from . import scripted

PAGE = "own.md"
PRINTING = ("option_", "in_", "ink_", "marks_", "what_print", "count_")
"""What the words of a panel for printing begin with, among the workshop's."""
ALSO = (
    *("print", "options", "no_second", "sheets_own", "backs", "aids", "printing", "download", "open", "printed"),
    *("command", "copy", "save_list", "licences", "make_pdf", "sleeved", "only_list", "broken"),
)
_DAY = (1980, 1, 1, 0, 0, 0)


@on_files()
def add_facts(site: Site) -> None:
    """Add the files beside the page, if there is one."""
    if not site.has(PAGE):
        return
    shop = site.extra.workshop
    words = {name: said for name, said in shop.items() if name in ALSO or name.startswith(PRINTING)}
    facts = {
        "lang": site.lang,
        "words": {**words, **site.extra.own},
        "sheets": scripted.sheets(site.lang),
        "runtime": site.runtime(),
    }
    site.add("own/own.json", json.dumps(facts, ensure_ascii=False, separators=(",", ":")))
    site.add("own/cards.zip", _sample(site))


@on_page_markdown()
def begin_with_place(markdown: str, page: Page, site: Site) -> str:
    """Put the place in which cards are made before the first section of the page about them."""
    if page.file.src_uri != PAGE:
        return markdown
    lead, section, rest = markdown.partition("\n## ")
    says = site.extra.own["needs_scripts"]
    return f'{lead}\n<div id="own" class="own" data-search-exclude="1"><p>{says}</p></div>\n{section}{rest}'


def _sample(site: Site) -> bytes:
    """A table in the page's language with the drawings of the English one; the same files give the same bytes."""
    with zipfile.ZipFile(SITE / "own" / "cards.zip") as english:
        files = {name: english.read(name) for name in english.namelist() if name.endswith(".svg")}
    # with the mark of UTF-8, or Excel takes it for another code page
    files["cards.csv"] = b"\xef\xbb\xbf" + site.docs.with_name("own.csv").read_bytes()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _DAY), data, zipfile.ZIP_DEFLATED)
    return packed.getvalue()
