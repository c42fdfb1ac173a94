"""A table of three: seats in order of play, and places in the middle at which several players' cards stand."""

from __future__ import annotations

from typing import Any

import pytest

from cards import Game
from rules_checker.play.view import layout as laying, table
from rules_checker.play.view.layout import OptionAbout, laid
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.play.view.places import CardLook, NumberOnCard, Places
from tests.rules_checker.play.page import reader as page

DECKS = ["bazaar/morning", "bazaar/noon", "bazaar/evening"]


def test_a_game_that_says_nothing_has_a_table(bazaar: Game) -> None:
    state = page.ask("begin", "ru", decks=DECKS, names=["me", "random", "random"], seed=5)
    while "waiting" in state:
        state = page.ask("go", "ru", count=state["count"])
    told = state["table"]
    assert [seat["seat"] for seat in told["seats"]] == [1, 2, 0]  # from the one who is next after the reader
    assert [seat["name"] for seat in told["seats"]] == ["Бот Б", "Бот В", "Вы"]
    assert ["Кошелёк" in seat["facts"][0]["text"] for seat in told["seats"]] == [True] * 3
    assert [row["label"] for row in told["middle"]] == ["Улица"]
    hand = told["seats"][-1]["hand"]
    assert [cell["card"] for cell in hand["cells"]] == page.session().view()["hand"]
    lit = {at for cell in hand["cells"] for at in cell.get("options", ())}
    assert lit == {at for at, option in enumerate(state["options"]) if option["cards"]}


def test_at_a_place_stand_the_cards_of_several_players_with_its_power_of_so_much(
    bazaar: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    each = (NumberOnCard(of="power"), NumberOnCard(of="gets", icon="star"))
    look = CardLook(holds="guests", camps=each, figures=(NumberOnCard(of="power", to="breaks_at", icon="star"),))
    for module in (laying, table):
        monkeypatch.setattr(module, "places_of", lambda _: Places(cards={"stall": look}))
    guests = [{"card": "juggler", "owner": "B"}, {"card": "gossip", "owner": "A"}]
    stall: dict[str, Any] = {"card": "lamp-stall", "owner": "C", "power": 12, "breaks_at": 20, "guests": guests}
    stall |= {"power_a": 7, "power_b": 5, "power_c": None, "gets_a": 3, "gets_b": 1, "gets_c": None}
    sides: dict[str, Any] = {"A": {}, "B": {}, "C": {}}
    view = {"sides": sides, "street": [stall], "hand": ["juggler"]}
    told = laid(Phrasebook(bazaar, "ru"), view, 0, [OptionAbout(Phrasebook(bazaar, "ru"), {"words": "host juggler"})])
    (place,) = told["middle"][0]["cells"]
    assert place["figures"] == [{"text": "12/20", "icon": "star"}]
    first, last = place["camps"]  # the reader's own is the last, and of the third nothing is there
    assert (first["seat"], first["figures"]) == (1, [{"text": "5"}, {"text": "1", "icon": "star"}])
    assert (last["seat"], last["figures"]) == (0, [{"text": "7"}, {"text": "3", "icon": "star"}])
    assert [(one["card"], one["seat"]) for one in place["holds"]] == [("juggler", 1), ("gossip", 0)]
    assert told["seats"][-1]["hand"]["cells"][0]["options"] == [0]
