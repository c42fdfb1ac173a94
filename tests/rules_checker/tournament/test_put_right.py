"""An evening that does not go as planned is put right: settings, seats, names, byes; each is told, and undone."""

import random
import re
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from cards import FitilError
from cards.languages import LANGS
from cards.told import told
from rules_checker.tournament import TournamentBook, door, orders, pair_swiss, standings
from rules_checker.tournament.in_words import event_line, notes, places_notes, remarks
from rules_checker.tournament.match import BOTH_LOST
from rules_checker.tournament.points import DRAW
from rules_checker.tournament.tables import pairings_rows, state
from tests.program import bare
from tests.rules_checker.tournament.played import AT
from tests.rules_checker.tournament.test_commands import OWN

WON, DRAWN = (2, 0, 0), (1, 1, 0)
NAMES = "ABCDEFG"


def begun(names: Sequence[str] = NAMES, **settled: object) -> TournamentBook:
    book = TournamentBook()
    book.add({"do": "new", "seed": 1, **settled}, AT)
    for name in names:
        book.add({"do": "register", "player": name}, AT)
    return book


def paired(names: Sequence[str] = NAMES, **settled: object) -> TournamentBook:
    book = begun(names, **settled)
    book.add(orders.pair(book.held), AT)
    return book


def all_played(book: TournamentBook, score: Sequence[int] = WON) -> None:
    for one in book.held.rounds[-1].open:
        book.add({"do": "result", "table": one.table, "score": score}, AT)


def seats(book: TournamentBook) -> list[tuple[str, str | None]]:
    return [(one.one, one.other) for one in book.held.rounds[-1].pairings]


def refused(book: TournamentBook, event: dict[str, Any]) -> str | None:
    """The code with which an event is refused; the tournament stays as it is."""
    before, shown = book.raw, state(book.held)
    with pytest.raises(FitilError) as error:
        book.add(event, AT)
    assert (book.raw, state(book.held)) == (before, shown)
    return error.value.code


# --- settings ---------------------------------------------------------------------------------------------------------


def test_too_large_a_cut_and_too_many_rounds_are_changed_and_the_evening_goes_on() -> None:
    book = begun(cut=8, rounds=9)
    for code, change in (("cup-rounds", {"rounds": 3}), ("cup-cut", {"cut": 4})):
        with pytest.raises(FitilError) as error:
            orders.pair(book.held)
        assert error.value.code == code
        book.add({"do": "settings", **change}, AT)
    book.add(orders.pair(book.held), AT)
    assert (book.held.swiss_rounds, book.held.settings.cut, len(book.held.players)) == (3, 4, 7)


def test_a_tournament_ends_when_the_hall_closes_and_goes_on_when_it_does_not() -> None:
    book = paired(rounds=4)
    all_played(book)
    assert not book.held.over
    book.add({"do": "settings", "rounds": 1}, AT)
    assert book.held.over
    book.add({"do": "settings", "rounds": 2, "cut": 2}, AT)
    assert not book.held.over
    book.add({"do": "undo"}, AT)
    assert book.held.over and TournamentBook(book.raw).held.over


def test_a_round_robin_ends_before_all_have_met_and_goes_on_after_all() -> None:
    book = paired("ABCD", kind="robin")
    all_played(book)
    for rounds, over in ((1, True), (0, False)):
        book.add({"do": "settings", "rounds": rounds}, AT)
        assert book.held.over is over
    for key, code in (("rounds", "cup-no-rounds"), ("cut", "cup-no-cut")):
        assert refused(paired("ABCD", kind="elimination"), {"do": "settings", key: 2}) == code


def test_what_is_played_already_cannot_be_changed() -> None:
    book = paired(rounds=3, cut=2)
    all_played(book)
    book.add(orders.pair(book.held), AT)
    assert refused(book, {"do": "settings", "rounds": 1}) == "cup-fewer"
    assert refused(book, {"do": "settings", "rounds": 8}) == "cup-rounds-many"
    assert refused(book, {"do": "settings", "cut": 8}) == "cup-cut-many"
    assert refused(book, {"do": "settings", "rounds": 3}) == "cup-same-settings"
    book.add({"do": "settings", "rounds": 2}, AT)
    all_played(book)
    book.add(orders.pair(book.held), AT)
    assert book.held.rounds[-1].cut
    assert refused(book, {"do": "settings", "cut": 4}) == "cup-cut-began"
    assert refused(book, {"do": "settings", "thirds": True}) == "cup-final"


def test_games_of_a_match_change_where_no_result_is_and_results_before_stay() -> None:
    book = paired(rounds=3)
    all_played(book, (2, 1, 0))
    book.add(orders.pair(book.held), AT)
    book.add({"do": "settings", "best_of": 1}, AT)
    assert refused(book, {"do": "result", "table": 1, "score": WON}) == "cup-score"
    book.add({"do": "result", "table": 1, "score": (1, 0, 0)}, AT)
    book.add({"do": "result", "table": 1, "score": (2, 0, 0), "round": 1}, AT)
    assert TournamentBook(book.raw).held.rounds == book.held.rounds


# --- seats ------------------------------------------------------------------------------------------------------------


def test_two_swap_their_seats_and_the_judge_is_told_why() -> None:
    book = paired()
    (one, two), (three, four) = seats(book)[:2]
    assert four
    book.add(orders.swap(book.held, one, four, "brother and sister"), AT)
    assert seats(book)[:2] == [(four, two), (three, one)]
    lines = [bare(line) for lang in LANGS for line in notes(book.held, 1, lang)]
    assert len(lines) == len(LANGS) and all("brother and sister" in line for line in lines)
    rows = {row["player"]: row for row in state(book.held)["players"]}
    assert all(
        "brother and sister" in remarks(book.held, rows[name], "ru")[0] for name in (one, two, three, four) if name
    )
    book.add({"do": "undo"}, AT)
    assert seats(book)[:2] == [(one, two), (three, four)] and notes(book.held, 1, "ru") == []


def test_two_are_to_meet_and_whom_they_were_to_meet_do() -> None:
    for at, other in ((0, 0), (0, 1), (1, 0), (1, 1)):
        book = paired()
        tables = seats(book)
        one, two = tables[0][at], tables[1][other]
        assert one and two
        book.add(orders.meet(book.held, one, two, "x"), AT)
        assert {one, two} in [{*pair} for pair in seats(book)]
        assert {tables[0][1 - at], tables[1][1 - other]} in [{*pair} for pair in seats(book)]
        assert seats(book)[2:] == tables[2:]


def test_whoever_meets_one_who_waits_leaves_somebody_else_waiting() -> None:
    book = paired()
    (one, two), waits = seats(book)[0], seats(book)[-1][0]
    book.add(orders.meet(book.held, waits, one, "x"), AT)
    assert {one, waits} == {*seats(book)[0]} and seats(book)[-1] == (two, None)


def test_a_table_with_a_result_stays_and_nobody_loses_a_seat() -> None:
    book = paired()
    (one, two), (three, _) = seats(book)[:2]
    book.add({"do": "result", "table": 1, "score": WON}, AT)
    for event in (orders.swap(book.held, one, three, "x"), orders.meet(book.held, one, three, "x")):
        assert refused(book, dict(event)) == "cup-seat-result"
    assert refused(book, {"do": "seat", "tables": [[2, three]], "why": "x"}) == "cup-seat-others"
    assert refused(book, {"do": "seat", "tables": [[2, three, three]], "why": "x"}) in ("cup-event", "cup-seat-others")
    assert refused(book, {**orders.swap(book.held, three, seats(book)[2][0], ""), "why": " "}) == "cup-why"
    with pytest.raises(FitilError):
        orders.swap(book.held, one, str(two), "x")
    book.add({"do": "undo"}, AT)
    book.add(orders.swap(book.held, one, three, "x"), AT)


def test_one_player_named_twice_is_not_two_and_a_bye_is_asked_for_once() -> None:
    book = begun()
    name = next(iter(book.held.players))
    book.add(orders.bye(book.held, name, "draw"), AT)
    nobody = begun(())
    for order, code in (
        (lambda: orders.bye(book.held, name, "draw"), "cup-bye-asked"),
        (lambda: orders.swap(paired().held, name, name, "x"), "cup-two-players"),
        (lambda: orders.meet(paired().held, name, name, "x"), "cup-two-players"),
        (nobody.held.ready, "cup-few"),
    ):
        with pytest.raises(FitilError) as told_of:
            order()
        assert told_of.value.code == code


def test_in_a_round_robin_and_a_knock_out_who_meets_whom_is_settled() -> None:
    robin = paired("ABCD", kind="robin")
    one, three = seats(robin)[0][0], seats(robin)[1][0]
    assert refused(robin, dict(orders.swap(robin.held, one, three, "x"))) == "cup-robin-seats"
    out = paired("ABCDEF", kind="elimination")
    waiting = [one for one, other in seats(out) if other is None]
    assert refused(out, dict(orders.meet(out.held, *waiting, "x"))) == "cup-cut-seats"


# --- who comes, who goes ----------------------------------------------------------------------------------------------


def registered(book: TournamentBook, *names: str, **how: bool) -> None:
    for event in orders.register(book.held, [{"do": "register", "player": name} for name in names], **how):
        book.add(event, AT)


def test_where_somebody_has_left_seats_stay_for_the_result_that_is_there() -> None:
    book = paired()
    (one, other), (three, _) = seats(book)[:2]
    book.add({"do": "drop", "player": one}, AT)
    assert other is not None
    assert refused(book, orders.swap(book.held, other, three, "judge")) == "cup-seat-result"
    assert refused(book, {**orders.swap(book.held, other, three, "judge"), "why": " "}) == "cup-why"


def test_who_is_late_takes_the_free_seat_and_nobody_else_moves() -> None:
    book = paired()
    before = seats(book)
    book.add({"do": "result", "table": 1, "score": WON}, AT)
    registered(book, "Late", "Later")
    assert seats(book) == [*before[:-1], (before[-1][0], "Late")]
    assert (book.held.players["Late"].since, book.held.players["Later"].since) == (1, 2)
    assert refused(book, {"do": "late", "player": "X", "table": 4}) == "cup-no-seat"
    book.add({"do": "undo"}, AT)
    book.add({"do": "undo"}, AT)
    assert seats(book) == before and "Late" not in book.held.players
    registered(book, "Late", seat=False)
    assert seats(book) == before
    book.add(orders.meet(book.held, "Late", before[-1][0], "here after all"), AT)
    assert seats(book)[-1] == (before[-1][0], "Late") and book.held.players["Late"].since == 1


def test_a_seat_that_a_player_asked_to_leave_free_is_not_taken() -> None:
    book = begun("ABCDEF")
    book.add(orders.bye(book.held, "A", "draw"), AT)
    book.add(orders.bye(book.held, "B", "loss"), AT)
    book.add(orders.pair(book.held), AT)
    assert seats(book)[-2:] == [("A", None), ("B", None)] and book.held.free_seat is None
    all_played(book)
    lines = {line.name: line for line in standings(book.held)}
    assert (lines["A"].points, lines["A"].drawn, lines["B"].points, lines["B"].lost) == (DRAW, 1, 0, 1)
    assert [row["asked"] for row in pairings_rows(book.held, 1)] == [False, False, True, True]
    assert {one.name: one.byes for one in orders.entrants(book.held)}["A"] == 0
    assert {name for pair in orders.pair(book.held)["pairs"] for name in pair} == set("ABCDEF"), "of one round only"


def test_only_a_round_that_is_to_come_is_sat_out() -> None:
    book = paired(rounds=1)
    assert refused(book, {"do": "bye", "player": "A", "as": "draw"}) == "cup-bye"
    assert refused(paired("ABCD", kind="robin"), {"do": "bye", "player": "A", "as": "draw"}) == "cup-bye"
    book = paired(rounds=3)
    book.add(orders.bye(book.held, "a", "win"), AT)
    assert refused(book, {"do": "bye", "player": "B", "as": "draw", "round": 4}) == "cup-bye"
    book.add(orders.bye(book.held, "A", "none"), AT)
    assert book.held.byes == {}
    assert refused(book, {"do": "bye", "player": "A", "as": "none"}) == "cup-event"


def test_when_everybody_sits_out_nobody_meets() -> None:
    book = begun("ABC")
    for name in "ABC":
        book.add(orders.bye(book.held, name, "draw"), AT)
    book.add(orders.pair(book.held), AT)
    assert [other for _, other in seats(book)] == [None] * 3


def test_a_player_is_renamed_wherever_they_are_named_and_the_old_name_is_free() -> None:
    book = paired()
    one = seats(book)[0][0]
    book.add(orders.swap(book.held, one, seats(book)[1][0], "x"), AT)
    book.add({"do": "rename", "player": one.lower(), "name": "  Anna   K "}, AT)
    shown = str(state(book.held)) + str(seats(book)) + str(notes(book.held, 1, "ru"))
    assert "Anna K" in shown and f"'{one}'" not in shown and list(book.held.players)[NAMES.index(one)] == "Anna K"
    other = next(name for name in NAMES if name != one)
    assert refused(book, {"do": "rename", "player": "anna k", "name": other.lower()}) == "cup-twice"
    assert refused(book, {"do": "rename", "player": "Anna K", "name": " "}) == "cup-name"
    registered(book, one)
    assert TournamentBook(book.raw).held.players == book.held.players


# --- results ----------------------------------------------------------------------------------------------------------


def test_both_lose_and_it_is_no_draw() -> None:
    book = paired("ABCD")
    one, other = seats(book)[0]
    book.add(orders.result(book.held, one, ""), AT)
    lines = {line.name: line for line in standings(book.held)}
    assert all((lines[name].points, lines[name].lost, lines[name].games) == (0, 1, 2) for name in (one, str(other)))
    assert book.held.rounds[0].pairings[0].score == BOTH_LOST and pairings_rows(book.held, 1)[0]["both_lost"]
    book.add({"do": "result", "table": 1, "score": DRAWN}, AT)
    rows = {row["player"]: row for row in state(book.held)["players"]}
    assert rows[other]["results"][0]["was"] == list(BOTH_LOST)
    out = paired("ABCD", kind="elimination")
    assert refused(out, {"do": "result", "table": 1, "score": BOTH_LOST}) == "cup-draw"


@pytest.mark.parametrize("typed", ["2-1-3", "1-0-3", "2-0-2"])
def test_more_games_than_a_match_has_are_refused(typed: str) -> None:
    book = paired()
    with pytest.raises(FitilError) as error:
        orders.result(book.held, "1", typed)
    assert error.value.code == "cup-score"


# --- who meets again, who is in by lot --------------------------------------------------------------------------------


def again(players: int, rounds: int, seed: int) -> int:
    """How many meet again in a tournament into which nobody comes late, and which nobody leaves."""
    lots, book = random.Random(seed), begun([f"P{at}" for at in range(players)], seed=seed, rounds=rounds)
    while not book.held.over:
        book.add(orders.pair(book.held), AT)
        for one in book.held.rounds[-1].open:
            book.add({"do": "result", "table": one.table, "score": lots.choice([WON, (0, 2, 0), DRAWN])}, AT)
    return sum(len(row["again"]) for at in range(rounds) for row in pairings_rows(book.held, at + 1))


@pytest.mark.parametrize("players, rounds, seeds", [(6, 4, 40), (5, 4, 20), (8, 6, 15)])
def test_nobody_meets_again_where_it_can_be_avoided(
    players: int, rounds: int, seeds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not any(again(players, rounds, seed) for seed in range(seeds))
    monkeypatch.setattr(orders, "pair_swiss", lambda field, seed, later: pair_swiss(field, seed))
    assert any(again(players, rounds, seed) for seed in range(seeds)), "who does not look ahead runs into it"


@pytest.mark.parametrize("lang", LANGS)
def test_who_meets_again_is_told(lang: str) -> None:
    book = paired("ABCD", rounds=3)
    first = seats(book)
    all_played(book)
    book.add({"do": "pair", "pairs": first, "cut": False}, AT)
    assert [row["again"] for row in pairings_rows(book.held, 2)] == [[1], [1]]
    assert len(notes(book.held, 2, lang)) == 2 and notes(book.held, 1, lang) == []


@pytest.mark.parametrize("lang", LANGS)
def test_a_place_in_the_cut_that_a_lot_decides_is_told_before_and_after(lang: str) -> None:
    book = paired("ABCD", rounds=1, cut=2)
    assert places_notes(book.held, lang) == []
    all_played(book, DRAWN)
    before = places_notes(book.held, lang)
    book.add(orders.pair(book.held), AT)
    assert before == notes(book.held, 2, lang) == places_notes(book.held, lang) and len(before) == 1
    into, out = bare(before[0]).split(": ", 2)[1:] if lang == "ru" else bare(before[0]).split(": ")[1:]
    assert {name for name in seats(book)[0] if name} == {name for name in "ABCD" if name in into.split(".")[0]}
    assert not set(seats(book)[0]) & {*out.split(": ")[-1].split(", ")}
    all_played(book)
    clear = paired("ABCD", rounds=2, cut=1 + 1)
    all_played(clear)
    clear.add(orders.pair(clear.held), AT)
    all_played(clear, (2, 1, 0))
    clear.add(orders.pair(clear.held), AT)
    assert clear.held.rounds[-1].lot == ((), ())


# --- whatever comes ---------------------------------------------------------------------------------------------------


def anything(lots: random.Random, book: TournamentBook) -> dict[str, Any]:
    """Some event, of players and tables that are there or not, sensible or not."""
    names = [*book.held.players, "X", "Y", "A", ""]
    name, other = lots.choice(names), lots.choice(names)
    number = lots.choice([0, 1, 2, 3, 9, -1, None, "1"])
    return lots.choice(
        [
            {"do": "register", "player": name},
            {"do": "late", "player": name, "table": number},
            {"do": "rename", "player": name, "name": other},
            {"do": "bye", "player": name, "as": lots.choice(["win", "draw", "loss", "none", "?"])},
            {"do": "seat", "tables": [[number, name, other]], "why": "w"},
            {"do": "seat", "tables": [[number, name], [1, other]], "why": lots.choice(["w", ""])},
            {"do": "settings", lots.choice(["rounds", "cut", "best_of", "minutes"]): number},
            {"do": "settings"},
            {"do": "drop", "player": name},
            {"do": "result", "table": number, "score": lots.choice([WON, DRAWN, BOTH_LOST, (9, 0, 0), [], "lost"])},
            {"do": "clock", "minutes": number},
            {"do": "penalty", "player": name, "points": number},
            {"do": "undo"},
            {"do": "redo"},
            {"do": "result", "table": number, "score": lots.choice([WON, BOTH_LOST, 7]), "round": number},
            {"do": lots.choice(["pair", "?", None])},
        ]
    )


@given(st.integers(0, 10**9), st.integers(0, 5), st.sampled_from(["swiss", "robin", "elimination"]))
@settings(max_examples=40, deadline=None)
def test_whatever_is_asked_of_any_tournament_happens_or_is_refused_in_a_line(
    seed: int, players: int, kind: str
) -> None:
    lots, book = random.Random(seed), begun(NAMES[:players], kind=kind)
    for _ in range(40):
        before, shown = book.raw, state(book.held)
        try:
            if lots.random() < 0.3:
                book.add(orders.pair(book.held), AT)
            elif lots.random() < 0.3 and book.held.rounds:
                all_played(book)
            else:
                event = anything(lots, book)
                if lots.random() < 0.1:
                    door.ask("events", "he", text=book.raw.decode(), at=AT, events=[event])
                book.add(event, AT)
        except FitilError as error:
            assert (book.raw, state(book.held)) == (before, shown)
            assert "\n" not in str(error) and error.code
            assert all(re.search(OWN[lang], told(error, lang)) for lang in LANGS), error.code
    again = TournamentBook(book.raw)
    assert state(again.held) == state(book.held)
    for lang in LANGS:
        assert all(event_line(event, book.held, lang) for event in book.events)
        for number in range(1, len(book.held.rounds) + 1):
            notes(book.held, number, lang)
        places_notes(book.held, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_a_page_that_is_given_another_deck_names_no_option_of_the_terminal(lang: str) -> None:
    page = door.ask("events", lang, events=[{"do": "new", "rounds": 3, "seed": 5}], at=AT)
    for deck, left in (("AAAA-AAAA", 0), ("BBBB-BBBB", 1)):
        events = [{"do": "register", "player": "Pat", "deck": deck}]
        page = door.ask("enrol", lang, text=page["text"], events=events, seat=False, at=AT)
        assert len(page.get("left", ())) == left
    assert "BBBB-BBBB" in page["left"][0] and "--" not in page["left"][0]
