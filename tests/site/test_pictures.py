"""Explanatory pictures on pages: inline, with alternative texts, and refused if they cannot be shown."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from markdown import markdown
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files

from generator.diagrams.lint import lint_others


@pytest.fixture(scope="module")
def hook(hook: Callable[[str], ModuleType]) -> ModuleType:
    return hook("pictures.diagrams")


def page_of(hook: ModuleType, text: str, lang: str = "ru", name: str = "boombit/rules.md") -> str:
    """The HTML of a page (by default of Boomb.it) as MkDocs makes it."""
    return page_and_files(hook, text, lang, name)[0]


def page_and_files(hook: ModuleType, text: str, lang: str = "ru", name: str = "boombit/rules.md") -> tuple[str, Files]:
    """The HTML of a page, and the files that it adds to the build."""
    page: Any = SimpleNamespace(file=SimpleNamespace(src_uri=name), url=f"{name.removesuffix('.md')}/")
    plugins = SimpleNamespace(_current_plugin="")
    config: Any = SimpleNamespace(site_dir="out", use_directory_urls=True, plugins=plugins)
    site = hook.Site(config, lang, extra=None, words=None, templates=None, runtime=None)
    site.files = Files([])
    text = hook.readdress(text, page, site)
    html = hook.draw_pictures(markdown(text, extensions=["admonition", "attr_list"]), page, site)
    return str(html), site.files


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_picture_becomes_a_figure_with_its_words(hook: ModuleType, lang: str) -> None:
    html = page_of(hook, '## A\n\n![Взрыв & «бум» "3"](pictures/bomb-timeline.svg)\n\nText', lang)
    root = ET.fromstring(f"<html>{html}</html>")
    figure = root.find("figure")
    assert figure is not None
    assert figure.attrib["role"] == "img"
    assert figure.attrib["aria-label"] == 'Взрыв & «бум» "3"'
    drawing = figure.find("{*}svg")
    assert drawing is not None
    assert drawing.attrib["aria-hidden"] == "true"
    assert "<img" not in html


def test_a_page_that_belongs_to_no_game_has_a_folder_of_pictures(hook: ModuleType) -> None:
    assert "<svg" in page_of(hook, "![Сгиб](pictures/fold.svg)", name="print.md")
    with pytest.raises(PluginError, match=r"there is no picture site/pictures/print/bomb-timeline\.yaml"):
        page_of(hook, "![Фитиль](pictures/bomb-timeline.svg)", name="print.md")


def test_findings_in_its_pictures_are_reported(tmp_path: Path) -> None:
    for folder in ("ru/docs", "he/docs", "pictures/print"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "pictures/print/fold.yaml").write_text("size: [9, 9]\nwords: {a: {he: א, ru: а}}\n", encoding="utf-8")
    (tmp_path / "ru/docs/print.md").write_text("![Сгиб](pictures/fold.svg)", encoding="utf-8")
    found = [(finding.lang, finding.what) for finding in lint_others(tmp_path)]
    assert found == [(None, "the word 'a' is not used"), ("he", "no page shows fold")]
    assert list(lint_others()) == []


def test_a_picture_may_be_in_a_box(hook: ModuleType) -> None:
    html = page_of(hook, "!!! example\n\n    ![Фитиль](pictures/bomb-timeline.svg)\n")
    assert ET.fromstring(f"<html>{html}</html>").find("div/figure") is not None


def test_outlines_of_letters_are_shared_by_all_pictures(hook: ModuleType) -> None:
    one = page_of(hook, "![Фитиль](pictures/bomb-timeline.svg)")
    two = page_of(hook, "![Фитиль](pictures/bomb-timeline.svg)\n\n![Ход](pictures/turn-wheel.svg)")
    ids = [element.get("id") for element in ET.fromstring(f"<html>{two}</html>").iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert len(two) < len(one) + len(page_of(hook, "![Ход](pictures/turn-wheel.svg)"))


def test_colours_are_those_of_the_page(hook: ModuleType) -> None:
    assert "var(--d-ink," in page_of(hook, "![Фитиль](pictures/bomb-timeline.svg)")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A\n\n![Фитиль](pictures/bomb-timelime.svg)", "there is no picture site/pictures/boombit/bomb-timelime.yaml"),
        ("![](pictures/bomb-timeline.svg)", "the picture bomb-timeline has no alternative text"),
        ("Вот: ![Фитиль](pictures/bomb-timeline.svg)", "the picture bomb-timeline is not in a paragraph of its own"),
    ],
)
def test_a_picture_that_cannot_be_shown_stops_the_build(hook: ModuleType, text: str, message: str) -> None:
    with pytest.raises(PluginError, match=message):
        page_of(hook, text)


def test_a_picture_is_in_a_file_of_its_own_too(hook: ModuleType) -> None:
    twice = "![Взрыв](pictures/bomb-timeline.svg)\n\n![Взрыв](pictures/bomb-timeline.svg)"
    html, files = page_and_files(hook, twice)
    assert html.count('data-picture="../../pictures/boombit/bomb-timeline.svg"') == 2
    [file] = files
    assert file.src_uri == "pictures/boombit/bomb-timeline.svg"
    drawing = ET.fromstring(file.content_string)
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(drawing) > 3, "whole, with its letters"


def test_what_cards_show_is_in_files_that_pictures_share(hook: ModuleType) -> None:
    """A page with many cards would otherwise be heavy before anything of it is seen."""
    html, files = page_and_files(
        hook, "![Карты](pictures/front.svg)\n\n![Карта](pictures/card.svg)", name="deckbattle/rules.md"
    )
    shown = re.findall(r'<image [^>]*href="\.\./\.\./(pictures/art/\w+\.svg)"', html)
    written = {file.src_uri: file.content_string for file in files}
    assert shown
    assert set(shown) <= written.keys()
    assert all(written[path].startswith("<svg ") for path in shown)
    assert "<image" not in written["pictures/deckbattle/front.svg"]
