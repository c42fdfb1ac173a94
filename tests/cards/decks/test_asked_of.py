"""What stands right before a question mark is asked about, whatever part of a deck it is: it may not be played."""

from pathlib import Path

import pytest

from cards.database import load_game
from cards.decks import parse_decks
from cards.decks.names.teams import team_name
from cards.languages import LANGS

GAME, OF_TEAMS = "boombit", "smashup"
QUESTION = ("?", " ?", "???", "?)")


def is_asked(text: str) -> bool:
    return any(one.faults or one.deck is None for one in parse_decks(text.encode(), Path("list.txt")))


@pytest.mark.parametrize("lang", LANGS)
def test_a_lead_that_is_asked_about_is_not_played_in_silence(lang: str) -> None:
    game = load_game(GAME)
    assert game.deck_rules
    types = {slot.type for slot in game.deck_rules.slots.values()}
    leads = [game.words[lang][card.id].name for card in game.cards.values() if card.type in types]
    card = game.words[lang]["cow"].name
    assert len(leads) > 5
    assert not [lead for lead in leads if is_asked(f"{lead}\n4 {card}\n")]
    assert not [(lead, sign) for lead in leads for sign in QUESTION if not is_asked(f"{lead}{sign}\n4 {card}\n")]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("written", ["{}", "4 {}", "{} x4", "{}: 4"])
def test_a_card_that_is_asked_about_is_not_played_in_silence(lang: str, written: str) -> None:
    game = load_game(GAME)
    lead, first, other = (game.words[lang][card].name for card in ("bruiser", "cow", "hedgehog"))
    assert not [
        sign
        for sign in QUESTION
        for card in (first, other)
        if not is_asked(f"{lead}\n2 {first if card == other else other}\n{written.format(card)}{sign}\n")
    ]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("written", ["{}, {}", "{} + {}", "Dana: {}, {}"])
def test_teams_that_are_asked_about_are_not_played_in_silence(lang: str, written: str) -> None:
    game = load_game(OF_TEAMS)
    teams = [team_name(game, team, lang) for team in game.teams]
    assert len(teams) > 5, "of all teams"
    pairs = list(zip(teams, teams[1:] + teams[:1], strict=True))
    assert not [pair for pair in pairs if is_asked(written.format(*pair))]
    assert not [(pair, sign) for pair in pairs for sign in QUESTION if not is_asked(written.format(*pair) + sign)]
