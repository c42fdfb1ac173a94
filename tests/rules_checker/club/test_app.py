"""A club over real sockets: what each phone is sent; whatever else comes is refused, and told in its language."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cards import FitilError, load_deck
from rules_checker.club.club import Club
from rules_checker.club.evening import CLUB, Evening
from rules_checker.club.guard import BURST, MOST_BYTES, Flow
from rules_checker.club.keys import HOST, ONLOOKERS, ClubPlace, place
from rules_checker.club.screen import shown
from rules_checker.club.server import reached
from rules_checker.club.table import Clock
from rules_checker.engine import ONLOOKER
from rules_checker.judging import start_of
from tests.rules_checker.club.serving import Phone, served
from tests.rules_checker.club.tables import club_at, seated

RUSSIAN, HEBREW = range(0x400, 0x500), range(0x590, 0x600)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Club:
    return club_at(tmp_path_factory.mktemp("club") / "club.db")


@pytest.fixture(scope="module")
def port(club: Club) -> Iterator[int]:
    with served(club, names=("club.example",)) as found:
        yield found


@pytest.fixture
def room(club: Club) -> str:
    return seated(club, "deckbattle")


@pytest.fixture
def phones(club: Club, port: int, room: str) -> list[Phone]:
    return [Phone(port, club.address(room, seat), lang) for seat, lang in (("0", "he"), ("1", "ru"), (ONLOOKERS, "ru"))]


def in_language(text: str, lang: str) -> bool:
    return any(ord(letter) in (HEBREW if lang == "he" else RUSSIAN) for letter in text)


def test_each_phone_is_told_its_view_and_what_others_do(club: Club, room: str, phones: list[Phone]) -> None:
    seats = (0, 1, ONLOOKER)
    with phones[0].news() as first, phones[1].news() as second, phones[2].news() as third:
        told = [next(one) for one in (first, second, third)]
        table = club.table(room)
        for phone, seat, state in zip(phones, seats, told, strict=True):
            assert state == json.loads(json.dumps(shown(table, seat, phone.lang, 0) | {"clock": None}))
        (asked,) = table.waits
        assert "question" in told[asked]
        assert "waiting" in told[1 - asked]
        assert "waiting" in told[2]
        status, found = phones[asked].do("answer", index=0, count=told[asked]["count"], undone=0)
        assert (status, found) == (200, {})
        after = [next(one) for one in (first, second, third)]
        assert {state["club"]["number"] for state in after} == {told[0]["club"]["number"] + 1}
    with phones[asked].news(seen=after[asked]["seen"]) as again:  # cut off, and back
        state = next(again)
        assert state["table"] == after[asked]["table"]
        assert not state["moments"]


def test_what_a_phone_sends_amiss_is_told_in_its_language_and_changes_nothing(
    club: Club, room: str, phones: list[Phone]
) -> None:
    before = club.table(room).number
    deep = b'{"device":' + b"[" * 50_000
    sent: list[tuple[bytes, int, str]] = [
        *((raw, 400, "club-unread") for raw in (b"", b"{", b"[]", b"5", b"\xff\xfe{}", deep, b"{}")),
        (b'{"do": "answer", "device": "' + b"x" * MOST_BYTES + b'"}', 413, "club-too-large"),
        (b"[" * 1_000_000, 413, "club-too-large"),
        (b'{"do": "answer", "device": "phone-%d", "index": 0, "count": 999}', 409, "older-question"),
        (b'{"do": "sit", "device": "another"}', 409, "club-seat-taken"),
    ]
    for seat, phone in enumerate(phones[:2]):
        for raw, status, code in sent[seat::2] + sent[-2:]:
            got, found = phone.post(raw.replace(b"%d", b"%d" % seat))
            assert (got, found["code"]) == (status, code)
            assert in_language(found["wrong"], phone.lang)
    assert phones[0].post(b"{}", **{"content-type": "text/plain"})[0] == 400  # as a form of another page could send
    assert club.table(room).number == before
    assert phones[0].do("leave")[0] == 200  # it lives


def test_whoever_has_no_address_learns_nothing(club: Club, port: int, room: str) -> None:
    own = club.address(room, "0")
    wrong = [own[:-1], f"{own}x", own.replace(".0.", ".1."), own.replace(room, "0" * 12), "x", "..", "%00", "а.б.в"]
    for at in wrong:
        with pytest.raises(FitilError):
            place(club.store.secret, at)
    for at in wrong[:4]:
        assert Phone(port, at, "ru").do("sit")[1]["code"] == "club-no-seat"
        assert Phone(port, at).send("GET", f"/club/{at}/news")[0].status == 404
    gone = club.address("0" * 12, "0")
    status, found = Phone(port, gone, "ru").do("sit")
    assert (status, found["code"]) == (410, "club-no-table")
    answer, raw = Phone(port, gone).send("GET", f"/at/{gone}", accept_language="he")
    assert (answer.status, answer.headers["content-type"]) == (410, "text/html; charset=utf-8")
    assert 'lang="he" dir="rtl"' in raw.decode() and in_language(raw.decode(), "he")
    assert Phone(port, club.address(room, ONLOOKERS)).do("answer", index=0)[1]["code"] == "club-unread"
    assert Phone(port, club.address(room, HOST)).do("begin", game="boombit")[1]["code"] == "club-unread"


def test_pages_of_others_and_other_names_are_refused(club: Club, port: int, room: str) -> None:
    phone = Phone(port, club.address(room, "0"), "ru")
    here = f"127.0.0.1:{port}"
    for host, code in (("evil.example", 421), (f"evil.example:{port}", 421), ("192.168.1.7", 421), ("", 421)):
        assert phone.post(b"{}", host=host)[0] == code
    for given in ({"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        assert phone.post(b"{}", host=here, **given)[1]["code"] == "club-foreign-page"
    assert phone.post(b"{}", host="club.example", origin="https://club.example")[1]["code"] == "club-unread"
    answer, _ = phone.send("GET", f"/at/{phone.at}", accept_language="ru,en")
    assert (answer.status, answer.headers["location"]) == (303, f"/ru/deckbattle/play/?at={phone.at}")
    policy = answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_a_name_is_a_host_or_the_address_of_what_stands_in_front() -> None:
    assert reached("Клуб.example") == ("xn--90ard6a.example", "")
    assert reached("https://Club.example:8443/") == ("club.example", "https://club.example:8443")
    for wrong in (
        "",
        "my club",
        "a..b",
        "club.example:80",
        "ftp://club",
        "https://club/x",
        "https://me@club",
        "x" * 300,
    ):
        with pytest.raises(FitilError, match="neither a host name"):
            reached(wrong)


def test_a_flood_is_refused_and_passes() -> None:
    now = [0.0]
    flow = Flow(lambda: now[0])
    assert sum(flow.takes("a") for _ in range(500)) == BURST
    assert flow.takes("b")
    now[0] += 1
    assert flow.takes("a")


def test_not_everybody_looks_at_once(club: Club, port: int, room: str) -> None:
    phone = Phone(port, club.address(room, "0"), "ru")
    opened: list[Any] = [phone.news() for _ in range(8)]
    for one in opened:
        next(one.__enter__())
    answer, raw = phone.send("GET", f"/club/{phone.at}/news?lang=ru")
    assert (answer.status, json.loads(raw)["code"]) == (503, "club-crowd")
    for one in opened:
        one.__exit__(None, None, None)


def test_an_organiser_begins_a_table_and_has_its_addresses(club: Club, port: int) -> None:
    organiser = Phone(port, club.address("club", HOST), "ru")
    games = {one["id"]: one for one in organiser.do("look")[1]["games"]}
    assert games["cosmic"]["modes"]
    clock = ["move", 60]
    status, found = organiser.do("begin", game="smashup", names=["me", "me", "greedy"], clock=clock)
    assert status == 200
    host = Phone(port, found["at"], "ru")
    table = host.do("look")[1]
    assert [one["sits"] for one in table["seats"]] == ["free", "free", "bot"]
    assert all(one["qr"] and in_language(one["name"], "ru") for one in table["seats"])
    at = table["seats"][1]["link"].rpartition("/")[2]
    assert Phone(port, at).do("sit")[0] == 200
    assert club.table(place(club.store.secret, at).room).clock == Clock("move", 60)
    for wrong in ({"game": "chess"}, {"game": "smashup", "clock": ["move", -1]}, {"game": 5}, {"decks": [5]}):
        status, found = organiser.do("begin", **wrong)
        assert status in (400, 409)
        assert in_language(found["wrong"], "ru")
    own = [["mine.txt", "4 нет такой карты\n"], "boombit/classics"]
    assert organiser.do("begin", game="boombit", decks=own)[0] == 409


def test_decks_of_the_organisers_own_are_offered_and_played_with_others_by_lot(club: Club, tmp_path: Path) -> None:
    starter, path = load_deck("boombit/classics"), tmp_path / "home.yaml"
    assert starter.path
    path.write_text(starter.path.read_text(encoding="utf-8"), encoding="utf-8")
    own = replace(load_deck(str(path)), name={})
    evening = Evening(club, decks=[own])
    at = ClubPlace(CLUB, HOST)
    offered = {one["id"]: one["decks"] for one in evening.answer(at, {}, "ru", "http://club")["games"]}
    assert offered["boombit"][0] == {"id": "own-1", "title": "home"}
    assert {"id": starter.ref, "title": starter.name["ru"]} in offered["boombit"]
    asked = {"do": "begin", "game": "boombit", "names": ["me", "me"]}
    for decks, seat in ((["", "own-1"], 1), (["own-1", ""], 0), (["own-1", starter.ref], 0)):
        found = evening.answer(at, {**asked, "decks": decks}, "ru", "http://club")
        setup = club.table(place(club.store.secret, found["at"]).room).record.setup
        assert setup[seat] == start_of([own, own])[1][0]
    assert evening.answer(at, {**asked, "decks": ["", ""]}, "ru", "http://club")
    for wrong in ([""] * 12, ["own-2", ""], [["x.txt", ""], ""], [starter.ref, "twister"]):
        with pytest.raises(FitilError):
            evening.answer(at, {**asked, "decks": wrong}, "ru", "http://club")
