"""What may be done at a table, by whom and when; what cannot be changes nothing."""

import asyncio
import json
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from cards import FitilError
from rules_checker.club import screen
from rules_checker.club.app import Rooms, Watcher
from rules_checker.club.club import Club
from rules_checker.club.keys import ONLOOKERS, ClubPlace
from rules_checker.club.table import LATELY, Clock, ClubTable, opened
from rules_checker.play.game import positions
from tests.rules_checker.club.tables import answer, club_at, phone, played, seated


@pytest.fixture
def club(tmp_path: Path) -> Club:
    return club_at(tmp_path / "club.db")


def refused(club: Club, room: str, seat: int, asked: dict[str, Any], code: str) -> None:
    before = club.table(room).number
    with pytest.raises(FitilError) as error:
        club.do(room, seat, {"device": phone(seat), **asked})
    assert error.value.code == code
    assert club.table(room).number == before


def state(club: Club, room: str, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(club.screen(room, seat, "ru", 0)[2])
    del found["club"]
    return found


def asked_of(table: ClubTable, seat: int) -> dict[str, Any]:
    return {"do": "answer", "count": len(table.waits[seat].record.answers), "undone": table.undone, "index": 0}


def test_those_who_choose_at_once_are_asked_at_once_and_nobody_is_seen_before_all(club: Club) -> None:
    room = seated(club, "cosmic")
    table = club.table(room)
    assert [*table.waits] == [0, 1, 2]  # each takes an alien in secret
    told = state(club, room, 1)
    answer(club, room, 0, 1)
    answer(club, room, 2, 0)
    table = club.table(room)
    assert [*table.waits] == [1]
    assert state(club, room, 1) == told  # but for who is waited for
    assert "question" in told
    assert "question" not in state(club, room, 2)
    answer(club, room, 1, 1)
    table = club.table(room)
    assert table.record.answers[:3] == (1, 1, 0)
    assert not table.ahead


def test_an_answer_that_was_not_offered_or_given_twice_or_to_an_older_question_changes_nothing(club: Club) -> None:
    room = seated(club, "deckbattle")
    table = club.table(room)
    (seat,) = table.waits
    asked = asked_of(table, seat)
    for index in (-1, 999, True, "0", None, 0.0, [0]):
        refused(club, room, seat, {**asked, "index": index}, "not-in-question")
    refused(club, room, 1 - seat, asked, "older-question")
    club.do(room, seat, {"device": phone(seat), **asked})
    refused(club, room, seat, asked, "older-question")
    for do in ("fly", None, 5, {}):
        refused(club, room, seat, {"do": do}, "club-unread")
    refused(club, room, seat, {**asked, "device": ""}, "club-unread")


def test_a_seat_is_one_phones_until_another_takes_it(club: Club) -> None:
    room = seated(club, "boombit")
    refused(club, room, 0, {"do": "sit", "device": "other"}, "club-seat-taken")
    refused(club, room, 0, {"do": "leave", "device": "other"}, "club-other-phone")
    club.do(room, 0, {"do": "sit", "device": "other", "over": True})
    (seat,) = club.table(room).waits
    if seat == 0:
        refused(club, room, 0, asked_of(club.table(room), 0), "club-other-phone")
    club.do(room, 0, {"do": "leave", "device": "other"})
    refused(club, room, 0, {"do": "leave"}, "club-not-seated")
    assert club.table(room).record.names[0] != "me"  # a bot plays on
    club.do(room, 0, {"do": "sit", "device": phone(0)})
    assert club.table(room).record.names == ("me", "me")


def test_whoever_sits_is_called_as_they_want_by_the_others_until_they_leave(club: Club) -> None:
    room = seated(club, "smashup")
    for nick in ("x" * 21, "a\u202eb", 5, None, "\x00"):
        refused(club, room, 1, {"do": "sit", "nick": nick}, "club-nick")
    club.do(room, 1, {"do": "sit", "device": phone(1), "nick": "  Маша \n из Яффо "})
    for viewer, called in ((0, True), (1, False), (-1, True)):
        found = json.loads(club.screen(room, viewer, "ru", 0).line)
        names = {one["seat"]: one["name"] for one in found["table"]["seats"]}
        assert ("Маша из Яффо" in names[1]) == called, viewer  # to oneself one is oneself
        assert "\u2068Маша из Яффо\u2069 (" in found["club"]["seats"][1]["name"]
        assert "Маша" not in names[0]
    club.do(room, 1, {"do": "leave", "device": phone(1)})
    assert "Маша" not in club.screen(room, 0, "ru", 0).line.decode()


def test_what_was_done_is_taken_back_only_if_all_agree(club: Club) -> None:
    room = seated(club, "smashup")
    before = club.table(room)
    (seat,) = before.waits
    refused(club, room, seat, {"do": "undo"}, "club-no-undo")
    answer(club, room, seat, 0)
    others = [one for one in range(3) if one != seat]
    for yes in (False, True):
        club.do(room, seat, {"do": "undo", "device": phone(seat)})
        club.do(room, seat, {"do": "agree", "yes": False, "device": phone(seat)})  # whoever asked may give it up
        refused(club, room, others[0], {"do": "agree", "yes": True}, "club-no-undo")
        club.do(room, seat, {"do": "undo", "device": phone(seat)})
        assert club.table(room).asks() == frozenset(others)
        refused(club, room, seat, {"do": "agree", "yes": True}, "club-no-undo")
        for one in others if yes else others[:1]:
            club.do(room, one, {"do": "agree", "yes": yes, "device": phone(one)})
        assert (club.table(room).record.answers == before.record.answers) == yes
    asked = asked_of(before, seat)
    refused(club, room, seat, asked, "older-question")  # it is the same question, and was asked before
    answer(club, room, seat, 1)


def test_whoever_is_late_is_answered_for(club: Club) -> None:
    for clock in (Clock("move", 30), Clock("chess", 100)):
        room = seated(club, "deckbattle", clock=clock)
        watch: Any = club.now
        (seat,) = club.table(room).waits
        watch.now += clock.seconds - 1
        assert not club.onward(room)
        assert not club.timed(room)
        watch.now += 2
        assert club.timed(room)
        assert club.onward(room)
        assert any(row.what["do"] == "late" and row.seat == seat for row in club.store.rows(room, 0))
        left = club.table(room).left_s(1 - seat, watch.now)
        assert left is None or left == clock.seconds


def test_a_table_is_what_its_rows_make_of_it_in_any_process(club: Club, tmp_path: Path) -> None:
    room = seated(club, "cosmic", people=2)
    for table in played(club, room, 7, 30):
        if table.number % 10 == 0:
            club.forget()  # the cache is nothing but that
    other = club_at(tmp_path / "club.db")
    for seat in (-1, 0, 1):
        assert other.screen(room, seat, "he", 0) == club.screen(room, seat, "he", 0)
    found = club.store.room(room)
    assert found
    plain = opened(found)
    for row in club.store.rows(room, 0):
        plain = plain.then(row)
    assert plain.record.answers == club.table(room).record.answers


def test_no_game_is_played_again_however_many_tables_a_server_has(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "KEPT", LATELY)
    rooms = [seated(club, "smashup") for _ in range(LATELY)]
    seen: dict[tuple[str, int], int] = {}

    def look(room: str) -> None:
        for seat in range(3):
            seen[room, seat] = club.screen(room, seat, "ru", seen.get((room, seat), 0)).seen

    games = {room: played(club, room, number, 40) for number, room in enumerate(rooms)}
    for room in rooms:
        next(games[room])
        look(room)
    for _ in range(6):
        for room in rooms:
            next(games[room])
        with monkeypatch.context() as shown:
            shown.setattr(positions, "_next", None)  # to look is not to play
            for room in rooms:
                look(room)


def test_what_many_see_is_made_once_for_all_of_them(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many look on: what is sent is made for each language once, and nothing is read again."""
    room, rooms = seated(club, "smashup"), Rooms(club)
    made, read = list[Any](), list[Any]()
    real, rows = screen.shown, club.store.rows
    monkeypatch.setattr("rules_checker.club.club.shown", lambda *one: [made.append(one), real(*one)][1])
    monkeypatch.setattr(club.store, "rows", lambda *one: [read.append(one), rows(*one)][1])
    (seat,) = club.table(room).waits

    async def looked_at() -> None:
        on = ClubPlace(room, ONLOOKERS)
        with ExitStack() as stack:
            many = [stack.enter_context(rooms.watching(on, "", ("he", "ru")[at % 2], 0)) for at in range(200)]
            first = [await news_of(one) for one in many]
            made.clear()
            read.clear()
            await asyncio.to_thread(answer, club, room, seat, 0)
            rooms.told(room)
            rooms.told(room)  # by the database, too
            second = [await news_of(one) for one in many]
            assert {one["club"]["number"] for one in second} == {first[0]["club"]["number"] + 1}
            assert [one["waiting"] for one in second[:2]] == [one["waiting"] for one in second[-2:]]
            rooms.told(room)
            await asyncio.sleep(0)
            assert not any(one.next for one in many)  # what was sent is not sent again

    in_a_loop(looked_at())
    assert len(made) == 2
    assert len(read) <= 4


def test_who_is_slow_is_sent_what_there_is_now_from_where_they_had_come(club: Club) -> None:
    room, rooms = seated(club, "deckbattle"), Rooms(club)

    async def slow() -> None:
        with rooms.watching(ClubPlace(room, ONLOOKERS), "", "ru", 0) as one:
            seen = (await news_of(one))["seen"]
            for _ in range(3):
                before = one.next
                (seat,) = (await asyncio.to_thread(club.table, room)).waits
                await asyncio.to_thread(answer, club, room, seat, 0)
                rooms.told(room)
                while one.next is before:
                    await asyncio.sleep(0.001)
            found = await news_of(one)
            assert found == json.loads(club.screen(room, -1, "ru", seen).line)
            assert not one.woken.is_set()

    in_a_loop(slow())


def in_a_loop(what: Coroutine[Any, Any, None]) -> None:
    """Wait for it in a thread of its own: this one may have a loop already, which drives the browser of other tests."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, what).result()


async def news_of(one: Watcher) -> Any:
    await one.woken.wait()
    return json.loads(one.take())
