"""Explanatory pictures on pages: in files, with alternative texts, and refused if they cannot be shown."""

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

from cards import load_game
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


def parsed(html: str) -> ET.Element:
    """The HTML as elements; images end where they begin."""
    closed = re.sub("(<img [^>]*[^/])>", r"\1/>", html)
    return ET.fromstring(f"<html>{closed}</html>")


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_picture_becomes_a_figure_with_its_words(hook: ModuleType, lang: str) -> None:
    html = page_of(hook, '## A\n\n![Взрыв & «бум» "3"](pictures/bomb-timeline.svg)\n\nText', lang)
    root = parsed(html)
    figure = root.find("figure")
    assert figure is not None
    assert figure.attrib["role"] == "img"
    assert figure.attrib["aria-label"] == 'Взрыв & «бум» "3"'
    assert [image.attrib["alt"] for image in figure] == ["", ""]


def test_a_page_that_belongs_to_no_game_has_a_folder_of_pictures(hook: ModuleType) -> None:
    assert "../pictures/print/fold.svg" in page_of(hook, "![Сгиб](pictures/fold.svg)", name="print.md")
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
    assert parsed(html).find("div/figure") is not None


def test_a_picture_has_the_colours_of_its_game_and_of_either_scheme(hook: ModuleType) -> None:
    html, [file] = page_and_files(hook, "![Столкновение](pictures/turn.svg)", name="cosmic/rules.md")
    assert re.findall(r'src="([^"]*)"', html) == [f"../../pictures/cosmic/turn.svg{part}" for part in ("", "#dark")]
    drawing = ET.fromstring(file.content_string)
    assert drawing.attrib["id"] == "dark"
    style = drawing.findtext("{*}style") or ""
    main = load_game("cosmic").colours.main
    assert f"--d-main:{main};" in style.partition(":target")[0]
    assert "--d-ink:" in style.partition(":target")[2]
    assert "var(--d-ink," in file.content_string


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


def test_a_page_says_how_large_a_picture_is_and_waits_for_none(hook: ModuleType) -> None:
    """Else a page with many cards would be heavy before anything of it is seen, and move when they come."""
    html, files = page_and_files(hook, "![Карты](pictures/front.svg)", name="deckbattle/rules.md")
    for image in parsed(html).iter("img"):
        assert image.attrib["loading"] == "lazy"
        size = [int(image.attrib[side]) for side in ("width", "height")]
    [file] = files
    box = [float(part) for part in ET.fromstring(file.content_string).attrib["viewBox"].split()[2:]]
    assert size[0] / size[1] == pytest.approx(box[0] / box[1], rel=0.01)
    assert "<image" not in file.content_string, "it loads nothing else: a picture may not"
