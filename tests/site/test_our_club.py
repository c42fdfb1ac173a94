"""The page of a club's own: what its folder says is told in both languages, and nothing of it can do harm."""

import shutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from mkdocs.exceptions import PluginError
from PIL import Image

from cards import FitilError
from cards.told import placed
from cards.tools import read_club
from tests.program import fitil
from tests.site.conftest import ROOT, Html

LANGS = pytest.mark.parametrize("lang", ["he", "ru"])
NEWS = """# Открытие

Было <script>alert(1)</script> **весело**. [Фото](https://club.example/a), [плохо](javascript:alert(1)),
[и это](JaVa&#115;cript:alert(2)), <a href="javascript:alert(3)">и это</a>.

## Как это было

![кот](pictures/cat.png)
"""


@pytest.fixture
def club(tmp_path: Path) -> Path:
    folder = tmp_path / "our club"
    for name in ("news", "decks", "pictures"):
        (folder / name).mkdir(parents=True)
    (folder / "club.md").write_text("# The Fuse\n\nOn *Thursdays*.", encoding="utf-8")
    (folder / "club.ru.md").write_text("# Фитиль\n\nПо *четвергам*.", encoding="utf-8")
    (folder / "news/2026-11-20-open.ru.md").write_text(NEWS, encoding="utf-8")
    (folder / "news/2026-11-27-more.md").write_text("# More\n\nAgain.", encoding="utf-8")
    (folder / "dates.txt").write_text("# ours\n\n2026-12-10 Smash Up\n2026-12-03 19:00 <b>Boomb.it</b>\n", "utf-8")
    shutil.copy(ROOT / "cards/games/boombit/decks/classics.yaml", folder / "decks/ours.yaml")
    Image.new("RGB", (4, 4)).save(folder / "pictures/cat.png")
    return folder


def made(hook: Callable[..., ModuleType], club: Path, lang: str) -> str:
    """The page of a club, as it is built in a language."""
    words = {name: name for name in ("dates", "news", "decks", "legal", "illegal", "open")}
    extra = SimpleNamespace(our_club=str(club), our_club_words=words)
    site = SimpleNamespace(extra=extra, lang=lang, templates=hook("templates").templates(lang))
    page = SimpleNamespace(file=SimpleNamespace(src_uri="our-club.md"))
    hook("pages.our_club")._club.cache_clear()
    return str(hook("pages.our_club").tell("", page, site))


@LANGS
def test_a_club_has_its_page_in_both_languages(lang: str, club: Path, hook: Callable[..., ModuleType]) -> None:
    html = made(hook, club, lang)
    title, day = {"he": ("The Fuse", "3 בדצמבר 2026"), "ru": ("Фитиль", "3 декабря 2026")}[lang]
    assert f'<h1 id="club">{title}</h1>' in html
    assert day in html
    assert html.index("2026-12-03") < html.index("2026-12-10"), "dates are in order"
    assert ("Открытие" in html) == (lang == "ru"), "what is told in one language alone"
    assert "· legal" in html
    assert "../boombit/workshop/#deck=" in html
    assert "../boombit/cards/cow/" in html


def test_a_text_gives_way_to_its_like_in_a_language_and_runs_as_its_letters_do(
    club: Path, hook: Callable[..., ModuleType]
) -> None:
    (club / "news/2026-11-27-more.he.md").write_text("# עוד ערב\n\nשוב משחקים Boomb.it.", encoding="utf-8")
    he, ru = made(hook, club, "he"), made(hook, club, "ru")
    assert ("More" in he, "עוד" in he) == (False, True)
    assert ("More" in ru, "עוד" in ru) == (True, False)
    assert 'dir="ltr">\n<h1 id="club">The Fuse' in he
    assert '<div dir="rtl">\n<p>שוב' in he


def test_nothing_in_a_clubs_texts_can_do_harm(club: Path, hook: Callable[..., ModuleType]) -> None:
    html = made(hook, club, "ru")
    assert "<script" not in html
    assert "<b>Boomb.it" not in html
    page = Html()
    page.feed(html)
    hrefs = [link.attrs["href"] for link in page.all("a") if "href" in link.attrs]
    assert [href for href in hrefs if not href.startswith(("https://", "../boombit/"))] == []
    assert "https://club.example/a" in hrefs
    assert "<h4>Как это было</h4>" in html
    assert 'src="../our-club/cat.png"' in html
    (club / "pictures/cat.png").unlink()
    with pytest.raises(PluginError, match=r"2026-11-20-open\.ru\.md.*cat\.png"):
        made(hook, club, "ru")


@LANGS
@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("dates.txt", "2026-12-03 19:00 a\n2026-13-03 b\n", "2026-13-03 b"),
        ("dates.txt", "2026-12-03 25:00 a\n", "25:00"),
        ("news/open.md", "# a", "2026-11-20-open.md"),
        ("club.md", "no title", "#"),
        ("dats.txt", "", "dates.txt"),
        ("pictures/a.svg", "", ".webp"),
    ],
)
def test_what_is_wrong_in_the_folder_is_one_clear_line(club: Path, lang: str, name: str, text: str, said: str) -> None:
    (club / name).write_text(text, encoding="utf-8")
    done = fitil("site", "build", "--club", str(club), "--out", str(club.parent / "site"), LC_ALL=f"{lang}.UTF-8")
    assert done.returncode == 2
    assert name in done.stderr
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (club.parent / "site").exists()


def test_nothing_outside_the_folder_is_read(club: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.md").write_text("# secret", encoding="utf-8")
    (club / "news/2026-01-01-a.md").symlink_to(tmp_path / "secret.md")
    with pytest.raises(FitilError) as caught:
        read_club(club)
    assert caught.value.code == "club-elsewhere"
    assert "2026-01-01-a.md" in placed(caught.value)


@pytest.mark.parametrize("base", ["club", "//host/a", "ftp://a.example/", "/a b/", '/"x/'])
def test_a_place_that_is_none_is_refused(base: str, builder: ModuleType) -> None:
    with pytest.raises(FitilError, match="neither a path nor an address"):
        builder.Placed.at(base, None)


def test_a_place_is_a_path_or_an_address(builder: ModuleType) -> None:
    assert builder.Placed.at("/club", None).environment == {"FITIL_BASE": "/club/"}
    whole = builder.Placed.at("https://club.example/fitil/", None).environment
    assert whole == {"FITIL_BASE": "/fitil/", "FITIL_ADDRESS": "https://club.example/fitil/"}
