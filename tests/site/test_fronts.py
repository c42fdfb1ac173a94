"""Each game has a face of its own: colours that can be read, a picture, and a first page; and what messengers show."""

import gzip
import re
from xml.etree import ElementTree

import pytest
from PIL import Image

from cards import game_ids, load_game
from rules_checker.play.game.course import lesson_of
from rules_checker.setup.engines import engine_ids

BOTH = pytest.mark.parametrize("lang", ["he", "ru"])


@pytest.mark.parametrize("dark", [False, True])
def test_links_in_a_games_colours_can_be_read_on_every_ground(hook, dark):
    fronts = hook("pictures.fronts")
    found = {}
    for game in map(load_game, game_ids()):
        shades = fronts.shades(game.colours, dark=dark)
        found[game.id] = shades["md-typeset-a-color"]
        assert fronts.contrast(fronts.CREAM, shades["fire-dark"]) >= 4.5, f"a button of {game.id}"
        for name in ("md-typeset-a-color", "number", "md-accent-fg-color"):
            for ground in (*(fronts.DARK if dark else fronts.LIGHT), shades["glow"]):
                assert fronts.contrast(shades[name], ground) >= 4.5, (game.id, name, ground)
    assert len(set(found.values())) == len(found), "no two games look alike"


def test_contrast_is_that_of_the_web_guidelines(hook):
    contrast = hook("pictures.fronts").contrast
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
    assert contrast("#ffffff", "#767676") == contrast("#767676", "#ffffff")


@BOTH
def test_a_games_first_page_has_its_picture_its_facts_and_the_ways_in(site, pages, lang):
    for game in map(load_game, game_ids()):
        page = pages[f"{lang}/{game.id}/index.html"]
        assert page.all("html")[0].attrs["data-game"] == game.id
        picture = page.all("img", "front__picture")[0].attrs["src"]
        with Image.open(site / lang / game.id / picture) as image:
            assert image.size == (640, 336)
        ways = [link.attrs["href"] for link in page.all("a", "md-button")]
        first = "play/?lesson" if game.id in engine_ids() and lesson_of(game.id) else "learn/"
        assert ways == [first, "rules/", *(["play/"] if game.id in engine_ids() else []), "print/"]
        made = [name for name in ("gallery", "workshop", "studio", "desk") if (site / lang / game.id / name).exists()]
        more = [link.attrs["href"] for link in page.all("a") if any(e.has("front__more") for e in link.around)]
        assert more == [f"{name}/" for name in made]
        assert page.all("p", "front__ours")[0].text in ("Время и возраст — наша оценка.", "הזמן והגיל הם הערכה שלנו.")
        told = page.all("ul", "facts")[0].text
        assert game.about
        for number in (*game.about.players, *game.about.minutes, game.about.age):
            assert re.search(rf"(?<!\d){number}(?!\d)", told), (game.id, number)


@BOTH
def test_every_game_has_a_tile_with_a_picture_on_the_first_page(pages, lang):
    page = pages[f"{lang}/index.html"]
    assert [tile.attrs["data-game"] for tile in page.all("li", "game")] == [*game_ids()]
    assert len(page.all("img", "game__picture")) == len(game_ids())
    inside = {link.attrs["href"] for link in page.all("a") if any(e.has("games") for e in link.around)}
    for game in engine_ids():
        built = {f"{game}/workshop/"} if load_game(game).deck_rules else set()
        assert {f"{game}/play/"} | built <= inside, "one can play, and build a deck where one is brought"


@BOTH
def test_messengers_get_a_title_a_line_and_a_picture_of_the_size_they_ask_for(site, pages, lang):
    for game in game_ids():
        with Image.open(site / lang / game / "front/front-1200.webp") as image:
            assert image.size == (1200, 630)
        said = {
            meta.attrs["property"]: meta.attrs["content"]
            for meta in pages[f"{lang}/{game}/rules/index.html"].all("meta")
            if "property" in meta.attrs
        }
        assert said["og:title"].endswith(load_game(game).title[lang].partition(" (")[0])
        assert said["og:description"]


def test_messengers_see_the_name_of_the_site_on_its_poster(hook):
    fronts = hook("pictures.fronts")
    folder = fronts._posters(load_game("boombit"), fronts.HOUSE, ("Fitil", "Правила и карты"), "ru")
    assert [path.name for path in folder.iterdir()] == ["social.jpg"]
    with Image.open(folder / "social.jpg") as image:
        assert image.size == (1200, 630)


def test_pages_have_descriptions_of_their_own(pages):
    for lang in ("he", "ru"):
        told = [
            next(meta.attrs["content"] for meta in page.all("meta") if meta.attrs.get("name") == "description")
            for path, page in pages.items()
            if path.startswith(f"{lang}/") and "404" not in path
        ]
        assert len(set(told)) == len(told)


def test_without_an_address_no_page_claims_one(pages):
    for page in pages.values():
        assert not [link for link in page.all("link") if link.attrs.get("rel") == "canonical"]


def test_with_an_address_a_page_names_it(hook):
    from types import SimpleNamespace

    page = SimpleNamespace(url="cosmic/rules/", file=SimpleNamespace(src_uri="cosmic/rules.md"))
    site = SimpleNamespace(extra=SimpleNamespace(address="https://a.example/f/"), lang="ru")
    made = hook("pictures.fronts").show({}, page, site)
    assert made["address"] == "https://a.example/f/ru/cosmic/rules/"
    assert made["social"] == "https://a.example/f/ru/cosmic/front/front-1200.webp"


def test_with_an_address_the_page_of_a_card_shows_its_face_to_messengers(hook, site):
    from types import SimpleNamespace

    frame = '<meta property="og:image" content="https://a.example/ru/boombit/front/front-1200.webp"> ~title~'
    face = hook("given").Pictured(480, 671, "faces/cow.webp", site)
    build = SimpleNamespace(frames={"boombit": frame}, lang="ru", faces={"boombit": {"cow": face}})

    def framed(path):
        meta = {"template": "framed.html", "description": ""}
        file = SimpleNamespace(src_uri=f"boombit/{path}.md")
        page = SimpleNamespace(url=f"boombit/{path}/", title="Корова", meta=meta, content="", file=file)
        return hook("pages.frames").put_into_frame("", page, build)

    shown = "ru/boombit/faces/cow.webp"
    assert f"https://a.example/{shown}" in framed("cards/cow")
    assert (site / shown).exists()
    assert framed("decks/classics") == frame.replace("~title~", "Корова")


def test_the_site_map_names_every_page_with_its_twins(hook, tmp_path):
    from types import SimpleNamespace

    (tmp_path / "cosmic").mkdir()
    for path in ("index.html", "cosmic/index.html", "404.html", "sitemap.xml", "sitemap.xml.gz"):
        (tmp_path / path).write_text("")
    build = SimpleNamespace(out=tmp_path, extra=SimpleNamespace(address=""), lang="ru")
    hook("navigation.site_map").map_site(build)
    assert not [*tmp_path.glob("sitemap*")], "without an address there is nothing to say"
    build.extra.address = "https://a.example/?&/"
    hook("navigation.site_map").map_site(build)
    made = ElementTree.fromstring(gzip.decompress((tmp_path / "sitemap.xml.gz").read_bytes()))
    assert [url[0].text for url in made] == ["https://a.example/?&/ru/", "https://a.example/?&/ru/cosmic/"]
    assert {link.attrib["href"] for link in made[1][1:]} == {f"https://a.example/?&/{x}/cosmic/" for x in ("he", "ru")}


# --- a wrong address ---


@pytest.mark.parametrize(("path", "leads"), [("ru/boombit/napalm/", "#property.napalm"), ("he/cosmic/rule/", "rules/")])
def test_a_wrong_address_is_searched_for(context, address, path, leads):
    page = context().new_page()
    page.goto(f"{address}{path}")
    assert page.input_value(".lost input") == path.strip("/").split("/")[-1]
    assert page.locator(".lost input").bounding_box()["height"] > 30, "it has the style of a field"
    page.locator(f".lost__near a[href*='{leads}']").first.wait_for()


def test_what_is_asked_on_the_page_of_a_wrong_address_is_answered_on_the_first_page(context, address):
    page = context().new_page()
    page.goto(f"{address}ru/nowhere/at/all/")
    page.fill(".lost input", "ничья")
    page.press(".lost input", "Enter")
    page.wait_for_url(re.compile(r"/ru/\?q="))
    page.locator(".answers a").first.wait_for()


@pytest.mark.parametrize("width", [390, 1280])
def test_tiles_leave_no_hole(context, address, width):
    page = context(width=width).new_page()
    page.goto(f"{address}ru/")
    rights = page.eval_on_selector_all(
        ".games > li", "all => { const last = {}; all.forEach(e => { const b = e.getBoundingClientRect();"
        " last[Math.round(b.top)] = Math.round(b.right) }); return Object.values(last) }",
    )  # fmt: skip
    assert len(set(rights)) == 1, "every row ends where the others do"
