"""A tournament on phones: the file of `fitil tournament`, with what players report and hand in themselves."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cards import FitilError, load_deck
from rules_checker.club.club import Club
from rules_checker.club.cup import Cup
from rules_checker.club.databases import open_store
from rules_checker.club.keys import HOST, ONLOOKERS, ClubPlace
from rules_checker.tournament import TournamentBook, append, read_book
from tests.rules_checker.club.serving import Phone, served
from tests.rules_checker.club.tables import Watch, club_at

AT = "2026-11-26T17:00:00Z"
NAMES = ["Аня", "Борис", "גלית", "דן", "Ева", "Жан", "זיו", "Илья"]
WON, LOST = [2, 0, 0], [0, 2, 0]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    book = TournamentBook()
    book.add({"do": "new", "name": "Кубок", "seed": 3}, AT)
    for name in NAMES:
        book.add({"do": "register", "player": name}, AT)
    path = tmp_path / "cup.jsonl"
    path.write_bytes(book.raw)
    return path


@pytest.fixture
def club(tmp_path: Path) -> Club:
    return club_at(tmp_path / "club.db")


@pytest.fixture
def cup(club: Club, path: Path) -> Cup:
    return Cup(club.store, path, club.now)


@pytest.fixture
def port(club: Club, cup: Cup) -> Iterator[int]:
    with served(club, cup=cup) as found:
        yield found


@pytest.fixture
def phones(club: Club, cup: Cup, port: int) -> dict[str, Phone]:
    return {
        name: Phone(port, club.address(cup.room, f"p{at}"), "ru" if name < "א" or name > "ת" else "he")
        for at, name in cup.players().items()
    }


@pytest.fixture
def host(club: Club, cup: Cup, port: int) -> Phone:
    return Phone(port, club.address(cup.room, HOST), "ru")


def test_eight_phones_play_a_round(path: Path, phones: dict[str, Phone], host: Phone) -> None:
    assert [*phones] == NAMES
    with phones["Аня"].news() as news:
        assert next(news)["stage"]
        assert host.do("pair")[0] == 200
        seats = {name: phone.do("look")[1]["match"] for name, phone in phones.items()}
        assert next(news)["match"] == seats["Аня"]  # it is told what has happened
    for name, seat in seats.items():
        assert seats[seat["opponent"]]["opponent"] == name
        assert seats[seat["opponent"]]["table"] == seat["table"]
    first = [name for name, seat in seats.items() if seat["first"]]
    for name in first[:3]:
        assert phones[name].do("report", round=1, score=WON)[0] == 200
        assert read_book(path).held.rounds[0].open  # one has reported: it is no result yet
    for at, name in enumerate(first[:3]):
        phones[seats[name]["opponent"]].do("report", round=1, score=WON if at else LOST)
    scores = {one.table: one.score for one in read_book(path).held.rounds[0].pairings}
    assert [scores[seats[name]["table"]] for name in first] == [None, (2, 0, 0), (2, 0, 0), None]
    shown = phones[first[0]].do("look")[1]["match"]
    assert shown["differs"] and shown["score"] is None
    (report,) = host.do("look")[1]["reports"]
    assert [told["score"] for told in report["told"]] in ([WON, LOST], [LOST, WON])
    event = {"do": "result", "table": report["table"], "score": WON}
    assert host.do("events", events=[event])[0] == 200  # the organiser decides
    status, found = phones[first[0]].do("report", round=1, score=LOST)
    assert (status, found["code"]) == (409, "club-result-there")
    place = phones[first[1]].do("look")[1]
    assert place["table"]["lines"][0][1] in (first[0], first[1], first[2])


def test_a_list_is_checked_at_once_and_hidden_until_lists_are_opened(
    path: Path, phones: dict[str, Phone], host: Phone
) -> None:
    deck = load_deck("boombit/classics")
    text = "\n".join(["boombit", f"Hero: {deck.apart[0]}", *(f"{n} {card}" for card, n in deck.cards.items())])
    found = phones["Аня"].do("list", text="4 cow\n3 steadfast-bomb")[1]
    assert not found["legal"] and found["reasons"]
    found = phones["Аня"].do("list", text=text)[1]
    assert found["legal"], found
    assert read_book(path).held.players["Аня"].deck
    assert phones["Аня"].do("look")[1]["list"] == text
    assert not any(read_book(path).held.players[name].deck for name in NAMES[1:])
    for phone in (phones["Борис"], host):
        assert "lists" not in phone.do("look")[1]
        assert text not in json.dumps(phone.do("look")[1], ensure_ascii=False)
    assert host.do("open")[0] == 200
    assert phones["Борис"].do("look")[1]["lists"] == [{"player": "Аня", "text": text}]


def test_the_file_goes_on_elsewhere_and_nobody_does_what_is_not_theirs(
    club: Club, cup: Cup, path: Path, port: int, phones: dict[str, Phone], host: Phone
) -> None:
    book = read_book(path)
    line = book.add({"do": "rename", "player": "Аня", "name": "Анна"}, AT)
    line += book.add({"do": "drop", "player": "Борис"}, AT)
    path.write_bytes(path.read_bytes() + line)  # as `fitil tournament` does
    assert phones["Аня"].do("look")[1]["player"] == "Анна"
    assert phones["Борис"].do("look")[1]["dropped"]
    for asked in ({"do": "pair"}, {"do": "events", "events": []}, {"do": "fly"}, {"do": "list", "text": 5}):
        assert phones["Аня"].do(**asked)[1]["code"] == "club-unread"  # type: ignore[arg-type]  # some are none
    assert phones["Аня"].do("report", round=1, score=WON)[1]["code"] == "club-no-match"
    onlooker = Phone(port, club.address(cup.room, ONLOOKERS))
    assert "match" not in onlooker.do("look")[1]
    answer, _ = onlooker.send("GET", f"/at/{onlooker.at}", accept_language="ru")
    assert answer.headers["location"] == f"/ru/club/?at={onlooker.at}"
    assert onlooker.do("pair")[1]["code"] == "club-no-player"
    assert host.do("register", events=[{"do": "register", "player": "Опоздавший"}])[0] == 200
    assert [*cup.players().values()] == ["Анна", *NAMES[1:], "Опоздавший"]
    assert len(host.do("look")[1]["players"]) == len(NAMES) + 1
    assert host.do("events", events=[{"do": "undo"}])[0] == 200
    assert [*cup.players().values()] == ["Анна", *NAMES[1:]]


@pytest.mark.parametrize(
    ("address", "copies"), [("sqlite", False), ("postgres", False), ("postgres", True)], indirect=["address"]
)
def test_two_servers_have_one_tournament(address: str, tmp_path: Path, copies: bool) -> None:
    """Of one file, or on machines of their own, each with a copy, which a shared database keeps alike."""
    file = tmp_path / "one.jsonl"
    book = TournamentBook()
    for event in ({"do": "new", "name": "Кубок", "seed": 3, "rounds": 1, "cut": 4}, *map(_registered, NAMES)):
        book.add(event, AT)
    file.write_bytes(book.raw)
    files = [file, tmp_path / "other.jsonl"] if copies else [file, file]
    files[1].write_bytes(book.raw)
    stores = [open_store(tmp_path / "club.db", address) for _ in files]
    cups = [Cup(store, path, Watch()) for store, path in zip(stores, files, strict=True)]
    host = ClubPlace(cups[0].room, HOST)
    lead = cups[1]
    lead.do(host, {"do": "pair"}, "ru")
    while not (rounds := cups[0].book().held.rounds)[-1].cut or any(one.open for one in rounds):
        if not rounds[-1].open:
            lead.do(host, {"do": "pair"}, "ru")
            continue
        at = {name: ClubPlace(host.room, f"p{number}") for number, name in cups[0].players().items()}
        told = [
            (name, {"do": "report", "round": len(rounds), "score": WON})
            for pairing in rounds[-1].open
            for name in (pairing.one, pairing.other)
        ]
        with ThreadPoolExecutor(len(told)) as pool:  # both players of a match at once, at a server each
            said = [pool.submit(cups[n % 2].do, at[name], one, "ru") for n, (name, one) in enumerate(told)]
        assert [one.result(60) for one in said] == [{}] * len(told)
    lead.do(host, {"do": "pair"}, "ru")
    cups[0].book()  # as a server does that hears of it
    command = read_book(files[0])
    line = command.add({"do": "rename", "player": "Аня", "name": "Анна"}, AT)
    append(files[0], command, line)  # as `fitil tournament` does, on the first machine
    assert "Анна" in cups[0].players().values()
    assert "Анна" in cups[1].players().values()
    events = cups[0].book().events
    assert [one["do"] for one in events].count("result") == 4 + 2
    assert files[0].read_bytes() == files[1].read_bytes() == cups[1].book().raw
    if copies:
        other = read_book(files[1])
        files[1].write_bytes(book.raw + TournamentBook(book.raw).add({"do": "drop", "player": "דן"}, AT))
        with pytest.raises(FitilError, match="another machine"):
            cups[1].book()
        assert cups[0].book().raw == other.raw
    for store in stores:
        store.close()


def _registered(name: str) -> dict[str, str]:
    return {"do": "register", "player": name}
