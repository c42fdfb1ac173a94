"""`fitil preview` as a program and over HTTP: what it sends, what it refuses, and how it ends."""

import asyncio
import re
import shutil
import socket
import xml.etree.ElementTree as ET
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
import watchfiles
from PIL import Image, ImageChops, ImageFilter, ImageStat

from cards import GAMES
from generator.art import load_scenes
from generator.face import Look
from generator.job import PrintJob, print_selection, select
from generator.paper import load_sheet
from generator.preview import watch
from generator.preview.app import PAGE, page_words
from generator.preview.database import Database
from generator.preview.gallery import Gallery
from generator.preview.server import bound
from generator.preview.sheets import Wish, imposed, page_svg
from tests.browser import patience_s, seen
from tests.budget import LONG, in_turn

POWER = r"(id: firecracker.*?power: )\d"
CARDS, NAMES = "cards/classics.yaml", "locale/ru/cards/classics.yaml"
NAME = r"(firecracker:.*?name: )[^,\n}]+"


# --- what it tells ---------------------------------------------------------------------------------------------------


def test_a_tab_receives_everything_first_and_then_only_changes(preview: Any) -> None:
    game = preview.game
    with preview.stream() as tab:
        assert set(tab.round()) == {*game.cards, "/"}
        assert tab.known["about"]["id"] == "boombit"
        kinds = {one["id"]: one["name"]["ru"] for one in tab.known["about"]["kinds"]}
        assert kinds == {"deck": "Колоды", "team": "Все карты команды", "set": "Все карты выпуска"}
        assert [card_id for card_id, _ in tab.known["order"]] == [*game.cards, "/"]
        assert tab.faults == []
        old = tab.rows["firecracker"]
        with preview.saved(CARDS, POWER, r"\g<1>8"):
            told = tab.round()
            assert set(told) == {"firecracker"}
            assert told["firecracker"]["before"] == old["face"] != told["firecracker"]["face"]
        assert set(tab.round()) == {"firecracker"}
        assert tab.rows["firecracker"]["face"] == old["face"]


def test_faces_are_drawings_addressed_by_hash(preview: Any) -> None:
    with preview.stream("lang=he&ink=saver") as tab:
        tab.round()
        status, headers, body = preview.ask(f"/face/{tab.rows['cow']['face']}.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert "immutable" in headers["cache-control"]
    assert ET.fromstring(body).get("viewBox") == "0 0 63 88"


def test_a_fault_is_reported_with_its_place_and_the_cards_stay(preview: Any) -> None:
    with preview.stream() as tab:
        tab.round()
        with preview.saved(CARDS, r"type: bomb\n", "type: bombb\n"):
            assert tab.round() == {}
            (fault,) = tab.faults
            text = preview.file(CARDS).read_text(encoding="utf-8").splitlines()
            assert fault["place"] == f"cards/games/boombit/cards/classics.yaml:{fault['line']}:5"
            assert "bombb" in text[fault["line"] - 1]
            assert fault["message"]["en"] == "cluster-bomb: there is no card type 'bombb'; did you mean 'bomb'?"
            assert fault["message"]["ru"] == "cluster-bomb: нет типа карт «bombb»; может быть, «bomb»?"
            assert "אין כאן סוג קלף בשם" in fault["message"]["he"]
            assert [fault["line"], "    type: bombb"] in fault["lines"]
            assert tab.known["order"]
            with preview.stream("lang=he&second=ru") as late:  # a tab opened now sees the last good cards
                late.round()
                assert late.faults == tab.faults
                assert all(row["face"] for row in late.rows.values())
        assert tab.round() == {}
        assert tab.faults == []


@pytest.mark.parametrize(
    ("path", "pattern", "new", "place"),
    [
        ("template.yaml", r"ground: ink", "grund: ink", "boombit/template.yaml:"),
        ("art/scenes/classics.yaml", r"figure: popper", "figure: poper", "art/scenes/classics.yaml:"),
        ("art/figures/popper.svg", r"</svg>", "<text/></svg>", "art/figures/popper.svg:"),
        ("art/figures/popper.svg", r"</svg>", "", "art/figures/popper.svg:"),
        ("locale/ru/nouns.yaml", r"nouns:", "nuons:", "locale/ru/nouns.yaml:"),
        ("decks/classics.yaml", r"cluster-bomb:", "cluster-bmob:", "decks/classics.yaml:"),
        ("/generator/paper/sheets/a4.yaml", r"paper:", "papper:", "generator/paper/sheets/a4.yaml:"),
        (CARDS, r"team: classics", "team: [", "cards/classics.yaml:"),
    ],
)
def test_a_fault_in_any_file_leaves_every_face_as_it_was(
    preview: Any, path: str, pattern: str, new: str, place: str
) -> None:
    with preview.stream() as tab:
        tab.round()
        with preview.saved(path, pattern, new):
            told = tab.round()
            assert any(place in fault["place"] for fault in tab.faults), tab.faults
            assert told == {}
        tab.round()
        assert tab.faults == []


def test_a_card_that_cannot_be_drawn_stays_as_it_was_and_says_why(preview: Any) -> None:
    with preview.stream() as tab:
        tab.round()
        old = dict(tab.rows)
        with preview.saved("locale/ru/card-text.ftl", r"\nkeyword-napalm =", "\nkeyword-napalmm ="):
            told = tab.round()
            assert told and all("napalm" in row["fault"]["message"]["ru"] for row in told.values())
            assert all(row["face"] == old[card_id]["face"] for card_id, row in told.items())
        tab.round()
        assert tab.rows == old


def test_templates_scenes_and_pictures_are_watched(preview: Any) -> None:
    with preview.stream() as tab:
        tab.round()
        all_cards = set(tab.rows)
        with preview.saved("template.yaml", r'cream: "#......"', 'cream: "#ffffff"'):
            assert set(tab.round()) == all_cards - {"/"}  # the back has no cream
        tab.round()
        with preview.saved("art/scenes/classics.yaml", r"(firecracker:.*?scale: )[\d.]+", r"\g<1>0.9"):
            assert set(tab.round()) == {"firecracker"}
        tab.round()
        scenes = load_scenes(preview.game.folder).items()
        for path, figure in (("art/figures/popper.svg", "popper"), ("/generator/art/figures/smoke.svg", "smoke")):
            with preview.saved(path, r' d="M', r' transform="scale(0.9)" d="M'):
                assert set(tab.round()) == {card for card, one in scenes if figure in {f.figure for f in one.placed}}
            tab.round()
        picture = preview.file("art/cow.png")
        Image.new("RGB", (40, 30), "#ff0000").save(picture)
        assert set(tab.round()) == {"cow"}
        picture.unlink()
        assert set(tab.round()) == {"cow"}


def test_new_cards_come_and_old_ones_go(preview: Any) -> None:
    card = "\n  - {id: newcomer, type: bomb, rarity: common, numbers: {power: 1}}\n"
    with preview.stream() as tab:
        tab.round()
        with preview.saved(CARDS, r"\n  # bombs\n", card + "\n  # bombs\n"):
            assert tab.round() == {}
            assert "newcomer" in tab.faults[0]["message"]["ru"]  # it has no name yet
            with (
                preview.saved(NAMES, r"\Z", "\nnewcomer: {name: Новичок}\n"),
                preview.saved(NAMES.replace("ru", "he"), r"\Z", "\nnewcomer: {name: טירון}\n"),
            ):
                while "newcomer" not in tab.rows:
                    tab.round()
                row = tab.rows["newcomer"]
                assert row["name"] == {"he": "טירון", "ru": "Новичок"}
                assert row["face"] and row["fault"] is None
                (finding,) = row["findings"]
                assert finding["ru"] == "картинки нет; чтобы начать её, выполните `fitil new picture newcomer`"
                assert finding["en"] == (
                    "there is no picture yet: `fitil new picture newcomer` starts one, or add art/newcomer.svg or .png"
                )
        while tab.faults or any(card_id == "newcomer" for card_id, _ in tab.known["order"]):
            tab.round()


def test_files_are_polled_if_the_system_does_not_report_saves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def awatch(*folders: Path, force_polling: bool | None, **options: Any) -> Any:
        if not force_polling:
            raise OSError(28, "OS file watch limit reached")
        return watchfiles.awatch(*folders, force_polling=True, poll_delay_ms=50, **options)

    async def seen() -> int:
        stop = asyncio.Event()
        async with asyncio.timeout(patience_s()), asyncio.TaskGroup() as tasks:
            tasks.create_task(save(stop))
            return [count async for count in counted(stop)][-1]

    async def counted(stop: asyncio.Event) -> AsyncIterator[int]:
        count = 0
        async for _ in watch.saves([tmp_path], stop):
            count += 1
            stop.set()
            yield count

    async def save(stop: asyncio.Event) -> None:
        number = 0
        while not stop.is_set():
            (tmp_path / "it.yaml").write_text(f"number: {(number := number + 1)}")
            await asyncio.sleep(0.2)

    monkeypatch.setattr(watch, "awatch", awatch)
    with ThreadPoolExecutor(1) as apart:  # the browser's own loop may be running in this thread
        assert apart.submit(asyncio.run, seen()).result() == 1


def test_findings_are_of_both_languages_and_of_the_database(preview: Any) -> None:
    assert [one for one in preview.json("/findings?lang=ru") if one["card"]] == []
    with preview.saved(NAMES, NAME, rf"\g<1>{'Оченьдлинноеслово' * 4} 𒀀"), preview.stream("lang=he") as tab:
        tab.round()
        found = preview.json("/findings?lang=he")
    faces = [one for one in found if one["card"]]
    assert {one["card"] for one in faces} == {"firecracker"}
    assert {one["lang"] for one in faces} == {"ru"}
    assert {"U+12000" in one["what"]["he"] for one in faces} == {True, False}
    assert all(re.fullmatch(rf"cards/games/boombit/{NAMES}:\d+", one["place"]) for one in faces)


def test_a_card_comes_with_its_texts_and_where_it_is_written(preview: Any) -> None:
    told = preview.json("/card/firecracker")
    assert set(told["text"]) == {"he", "ru"}
    assert [what for what, _ in told["places"]] == ["card", "name he", "name ru", "scene"]
    for what, place in told["places"]:
        path, line = place.rsplit(":", 1)
        assert "firecracker" in (preview.root / path).read_text(encoding="utf-8").splitlines()[int(line) - 1], what


# --- the sheets ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sheet", "proof"),
    [
        *in_turn(["a4-gutterfold", "letter-silhouette"], [False, True]),  # the sheets of most that differs
        *(pytest.param(*way, marks=LONG) for way in product(["a4", "a4-bleed", "card"], [False, True])),
    ],
)
def test_the_pages_are_those_that_are_printed(tmp_path: Path, context: Any, sheet: str, proof: bool) -> None:
    database = Database(GAMES / "boombit")
    database.refresh()
    look = Look(lang="he", dpi=100)
    found = imposed(Gallery(database, look), Wish(cards="deck:boombit/classics", sheet=sheet, proof=proof))
    job = PrintJob(look=look, sheet=load_sheet(sheet), proof=proof, backs=load_sheet(sheet).backs)
    printed = print_selection(select(["boombit/classics"]), job, tmp_path / "it.pdf")
    assert len(found.drawings) == printed.pages
    document = pypdfium2.PdfDocument(printed.path)
    page = context().new_page()
    for at in (0, 1, len(found.drawings) - 1):
        theirs = document[at].render(scale=2).to_pil().convert("RGB")
        page.set_viewport_size({"width": theirs.width, "height": theirs.height})
        drawn = page_svg(found.drawings[at]).replace("mm", "", 2)
        drawn = re.sub(r' width="[\d.]+" height="[\d.]+"', ' width="100%" height="100%"', drawn, count=1)
        page.set_content(f'<body style="margin:0;height:100vh;overflow:hidden">{drawn}</body>')
        ours = seen(page)
        assert apart(ours, theirs) < 3, f"page {at + 1}"  # 7 to 60 if mirrored, or 1 mm to the side


def apart(one: Image.Image, other: Image.Image) -> float:
    """The mean difference between two pictures, apart from the smoothing of their edges."""
    difference = ImageChops.difference(*(picture.filter(ImageFilter.GaussianBlur(2)) for picture in (one, other)))
    return float(ImageStat.Stat(difference.convert("L")).mean[0])


def test_pages_change_only_where_a_card_has_changed(preview: Any) -> None:
    query = "/sheets?lang=ru&cards=deck:boombit/classics&sheet=a4&backs=1"
    before = preview.json(query)
    assert (before["cards"], len(before["pages"]), before["paper"]) == (20, 6, [210, 297])
    assert before["command"] == "fitil print boombit/classics --lang ru"
    with preview.stream() as tab:
        tab.round()
        with preview.saved(CARDS, r"(id: cluster-bomb.*?power: )\d", r"\g<1>9"):
            tab.round()
            after = preview.json(query)
        tab.round()
    differ = [one["side"] for one, other in zip(before["pages"], after["pages"], strict=True) if one != other]
    assert 0 < len(differ) < 6
    assert set(differ) == {"front"}
    status, headers, body = preview.ask(f"/page/{after['pages'][0]['page']}.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert ET.fromstring(body).get("viewBox") == "0 0 210 297"


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (
            "cards=team:free&sheet=a4&cut=1&proof=1",
            "--game boombit --team free --lang ru --no-backs --order cut --proof",
        ),
        (
            "cards=set:perish-1&sheet=a4-bleed&backs=1&ink=grey",
            "--game boombit --set perish-1 --lang ru --sheet a4-bleed",
        ),
        ("cards=deck:boombit/classics&sheet=a4&backs=1&second=he", "boombit/classics --lang ru --second he"),
    ],
)
def test_the_command_that_prints_the_pages_is_shown(preview: Any, wish: str, said: str) -> None:
    assert preview.json(f"/sheets?lang=ru&{wish}")["command"].startswith(f"fitil print {said}")


@pytest.mark.parametrize(
    "wish", ["cards=deck:boombit/nobody&sheet=a4", "cards=&sheet=a4", "cards=team:classics&sheet=../../secret"]
)
def test_whatever_cannot_be_imposed_is_a_problem_in_one_line(preview: Any, wish: str) -> None:
    problem = preview.json(f"/sheets?lang=ru&{wish}")["problem"]
    assert "there is no" in problem["en"] and re.search("нет [а-я]+ «|нет среди", problem["ru"])


# --- what it refuses -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/events?lang=ru", "/own/page.css", "/card/cow", "/face/x.svg"])
@pytest.mark.parametrize("host", ["evil.example", "evil.example:8010", "127.0.0.1.evil.example", "192.168.0.7", ""])
def test_other_names_of_this_address_are_refused(preview: Any, path: str, host: str) -> None:
    status, _, body = preview.ask(path, host=host)
    assert status == 421
    assert len(body.splitlines()) == 1


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LOCALHOST:8010", "[::1]:8010"])
def test_requests_to_loopback_names_are_answered(preview: Any, host: str) -> None:
    assert preview.ask("/", host=host)[0] == 200


def test_pages_of_other_sites_get_nothing(preview: Any) -> None:
    for site in ("cross-site", "same-site"):
        assert preview.ask("/card/cow", sec_fetch_site=site, sec_fetch_mode="no-cors")[0] == 403
        assert preview.ask("/", sec_fetch_site=site, sec_fetch_mode="navigate")[0] == 200  # a link is followed
    assert preview.ask("/card/cow", sec_fetch_site="same-origin", sec_fetch_mode="cors")[0] == 200


@pytest.mark.parametrize("path", ["/", "/own/main.js", "/nothing", "/card/cow", "/events?lang=xx"])
def test_every_response_says_what_a_page_may_do(preview: Any, path: str) -> None:
    headers = preview.ask(path)[1]
    rules = headers["content-security-policy"]
    assert "default-src 'none'" in rules and "unsafe" not in rules
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert not any(name.startswith("access-control") for name in headers)


@pytest.mark.parametrize("folder", ["own", "face", "page", "font", "card"])
@pytest.mark.parametrize(
    "path",
    ["../app.py", "%2e%2e/app.py", "..%2fapp.py", "..%5capp.py", "%2fetc%2fpasswd", "page.html", "a%00b", ".", ""],
)
def test_no_address_reaches_the_file_system(preview: Any, folder: str, path: str) -> None:
    status, _, body = preview.ask(f"/{folder}/{path}")
    assert status == 404
    assert body in (b"Not Found",)


def test_unknown_looks_are_refused(preview: Any) -> None:
    for query in ("lang=xx", "lang=ru&ink=gold", "lang=ru&second=en"):
        assert preview.ask(f"/events?{query}")[0] == 400


def test_nothing_can_be_sent_to_it(preview: Any) -> None:
    connection = socket.create_connection(("127.0.0.1", preview.port))
    with connection:
        connection.sendall(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        assert connection.recv(100).startswith(b"HTTP/1.1 405")


# --- the program -----------------------------------------------------------------------------------------------------


def test_it_listens_on_this_machine_only() -> None:
    with bound(0) as listening:
        assert listening.getsockname()[0] == "127.0.0.1"


def test_ctrl_c_ends_it_with_tabs_open(start: Callable[..., Any], copy: Path) -> None:
    with start(copy, "--port", "0") as preview, preview.stream() as tab:
        tab.round()
        status, out, err = preview.stop()
    assert (status, out, err) == (0, "", "")


def test_a_taken_port_and_unusable_arguments_are_status_2_and_one_line(
    launch: Callable[..., Any], copy: Path, unprinted: str
) -> None:
    with bound(0) as taken:
        port = str(taken.getsockname()[1])
        for words, said in {
            ("--port", port): f"fitil: cannot use port {port}: ",
            ("bombit",): "fitil: there is no game 'bombit'; did you mean 'boombit'?",
            ("--lang", "fr"): "fitil: there is no language 'fr'",
            ("--port", "99999"): "fitil: --port: 99999 should be from 0 to 65535",
            (unprinted,): "fitil: ",
        }.items():
            process = launch(copy, *words)
            out, err = process.communicate(timeout=patience_s())
            assert (process.returncode, out, len(err.splitlines())) == (2, "", 1), words
            assert err.startswith(said)
        assert f"{unprinted} has no template" in err


def test_it_starts_over_a_broken_database_and_recovers(start: Callable[..., Any], copy: Path, tmp_path: Path) -> None:
    shutil.copytree(copy, tmp_path / "it", ignore=shutil.ignore_patterns("__pycache__"))
    file = tmp_path / "it" / "cards/games/boombit/game.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text("title: [", encoding="utf-8")
    with start(tmp_path / "it", "--port", "0") as preview, preview.stream() as tab:
        assert tab.round() == {}
        assert tab.known["order"] == []
        assert tab.faults[0]["place"].startswith("cards/games/boombit/game.yaml:")
        file.write_text(text, encoding="utf-8")
        assert "firecracker" in tab.round()
        assert tab.faults == []


# --- the words -------------------------------------------------------------------------------------------------------


def test_the_page_has_all_words_in_both_languages() -> None:
    he, ru = page_words("he"), page_words("ru")
    assert set(he) == set(ru)
    said = "".join(path.read_text(encoding="utf-8") for path in PAGE.iterdir())
    used = set(re.findall(r'(?:data-(?:word|label|hint)=|say\()"([\w-]+)"', said))
    assert used <= set(he)
    assert {
        name
        for name in he
        if not re.search(rf"\b{name}\b", said) and not name.startswith(("side-", "place-", "group-"))
    } == set()
