"""What a game starts from: what is in the box, the rooms, both teams, and the tokens laid on the rooms."""

import json
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from cards import load_game
from rules_checker.games.twister.deck import random_setup
from rules_checker.games.twister.state import Position, under
from rules_checker.judging import start_of
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import load_engine

engine = load_engine("twister")

GAME = load_game("twister")
COMPILED = compile_cards(GAME)
USUAL = engine.from_decks(COMPILED, ())
BEGINNER = engine.from_decks(COMPILED, (), 4, 1)


def named(team: str, kind: str) -> list[str]:
    """The ids of a team's cards of a type, one for each copy."""
    return [
        card.id for card in GAME.cards.values() if card.type == kind and card.team == team for _ in range(card.copies)
    ]


def in_play(kind: str, team: str) -> list[int]:
    """The numbers on a player's cards of a type, in a usual game."""
    s: Position = engine.position(COMPILED, USUAL)
    return [one.value for card, one in enumerate(s.defs) if one.type == kind and s.owner[card] == s_of(team)]


def s_of(team: str) -> int:
    return ("blue", "orange").index(team)


@pytest.mark.parametrize("team", ["blue", "orange"])
def test_each_player_has_a_line_a_screen_eight_figures_and_sixteen_cards(team: str) -> None:
    assert {"component.start-lines", "component.screens", "component.standees", "component.cards"} <= GAME.rules.keys()
    counted = {kind: len(named(team, kind)) for kind in ("start-line", "screen", "standee", "action", "combat", "jump")}
    assert counted == {"start-line": 1, "screen": 1, "standee": 8, "action": 4, "combat": 9, "jump": 3}
    assert sorted(GAME.cards[one].subtypes for one in named(team, "standee")) == sorted(
        GAME.cards[one].subtypes for one in named(team, "character")
    )


@pytest.mark.parametrize("team", ["blue", "orange"])
def test_cards_have_the_values_of_the_ledger(team: str) -> None:
    assert {"action.values", "gap.combat-card-values"} <= GAME.rules.keys()
    assert sorted(in_play("action", team)) == [2, 3, 4, 5]
    assert sorted(in_play("combat", team)) == [0, 1, 1, 2, 2, 3, 4, 5, 6]


CHARACTERS = {
    "troll": ("char.troll", 2, 4),
    "wall-walker": ("char.wallwalker", 4, 2),
    "warrior": ("char.warrior", 3, 3),
    "wizard": ("char.wizard", 4, 1),
    "cleric": ("char.cleric", 4, 2),
    "goblin": ("char.goblin", 4, 1),
    "mekanork": ("char.mekanork", 3, 2),
    "thief": ("char.thief", 5, 2),
}
"""The characters with the rule of each, its speed and its strength."""
OBJECTS = {"armor", "sword", "fireball-wand", "treasure", "rope", "speed-potion"}


@pytest.mark.parametrize("player", [0, 1])
def test_each_player_has_the_eight_characters_and_six_objects_of_the_ledger(player: int) -> None:
    assert {"component.tokens", "obj.list", "gap.colour-names"} <= GAME.rules.keys()
    s: Position = engine.position(COMPILED, USUAL)
    own = [s.defs[one] for one in s.tokens[player]]
    assert {one.kind: (one.speed, one.strength) for one in own if one.is_character} == {
        kind: (speed, strength) for kind, (_, speed, strength) in CHARACTERS.items()
    }
    assert sorted(one.kind for one in own if one.is_object) == sorted(OBJECTS)
    assert {one.team for one in own} == {("blue", "orange")[player]}


def test_rooms_are_four_numbered_pairs_with_arrows_that_go_against_each_other() -> None:
    assert {"gap.room-tiles", "rotate.gear", "rotate.pair", "component.rooms"} <= GAME.rules.keys()
    s: Position = engine.position(COMPILED, USUAL)
    faces = [room[0] for room in (s.defs[tile].room for tile in s.rooms) if room is not None]
    assert Counter((face.number, face.clockwise) for face in faces) == Counter(
        {(number, clockwise): 1 for number in (1, 2, 3, 4) for clockwise in (True, False)}
    )


# --- before the first turn -------------------------------------------------------------------------------------------


def dealt(seed: int, setup: object = USUAL) -> Position:
    """A game at the first question of its first turn, everything before it answered at random."""
    s: Position = engine.new_game(engine.position(COMPILED, setup), seed, log=True)
    rng = random.Random(seed)
    while s.step == "setup":
        assert s.ask is not None
        engine.answer(s, rng.randrange(len(s.ask.options)))
    return s


def told(s: Position, what: str) -> list[dict[str, object]]:
    return [params for name, _, params in s.log or () if name == what]


def test_rooms_are_laid_by_chance_and_face_down() -> None:
    assert "setup.rooms" in GAME.rules
    laid = {tuple(dealt(seed).rooms) for seed in range(4)}
    assert len(laid) == 4 and {tuple(sorted(rooms)) for rooms in laid} == {tuple(sorted(dealt(0).rooms))}
    assert dealt(0).maze.faces == [None] * 8 and dealt(0, BEGINNER).maze.faces == [None] * 6


@pytest.mark.parametrize("setup", [USUAL, BEGINNER], ids=["usual", "beginner"])
def test_four_of_ones_own_characters_stand_on_ones_own_line(setup: object) -> None:
    assert {"setup.first-team", "setup.start-line", "handicap.start-four"} <= GAME.rules.keys()
    s = dealt(3, setup)
    for player in (0, 1):
        standing = [s.at[one] for one in s.tokens[player] if s.at[one] >= 0]
        assert len({*standing}) == 4 and {*standing} <= {*s.maze.ground.line_of(player)}
        assert all(s.defs[one].is_character for one in s.tokens[player] if s.at[one] >= 0)


def test_every_other_token_lies_on_a_room_as_many_as_its_back_says() -> None:
    assert {"setup.placement-capacity", "setup.placement-mixed-colours"} <= GAME.rules.keys()
    mixed = 0
    for seed in range(3):
        s = dealt(seed)
        lying = [s.lying_under(room) for room in range(8)]
        assert [len(one) for one in lying] == [{"vault": 2, "hall": 3}[s.defs[tile].type] for tile in s.rooms]
        mixed += sum(len({s.owner[one] for one in tokens}) == 2 for tokens in lying)
    assert mixed  # both colours may lie on one room


def test_beginners_lay_twelve_tokens_two_on_each_of_six_rooms() -> None:
    assert {"beginner.rest", "beginner.tokens", "beginner.without", "beginner.board"} <= GAME.rules.keys()
    s = dealt(1, BEGINNER)
    assert [len(s.lying_under(room)) for room in range(6)] == [2] * 6
    kinds = {s.defs[one].kind for one in s.tokens[0]}
    assert len(s.tokens[0]) == 10 and kinds.isdisjoint({"wall-walker", "mekanork", "speed-potion", "armor"})


def test_tokens_are_laid_in_turn_by_whoever_chance_lets_begin() -> None:
    assert {"setup.placement-turns", "setup.placement-start"} <= GAME.rules.keys()
    laid = [[params["player"] for params in told(dealt(seed), "lays")] for seed in range(8)]
    assert all(one in ([0, 1] * 10, [1, 0] * 10) for one in laid)
    assert {one[0] for one in laid} == {0, 1}


def test_teams_are_shown_together_and_chance_says_who_begins() -> None:
    assert {"setup.reveal-team", "setup.first-player", "cards.choose-not-random"} <= GAME.rules.keys()
    games = [dealt(seed) for seed in range(12)]
    assert {s.first for s in games} == {s.active for s in games} == {0, 1}
    assert all(s.first == s.active for s in games)
    for s in games:
        names = [name for name, _, _ in s.log or ()]
        shows = [at for at, name in enumerate(names) if name == "shows"]
        assert len(shows) == 8 and min(shows) > max(at for at, name in enumerate(names) if name == "lays")


def test_nobody_peeks_at_what_lies_on_a_room_not_even_at_ones_own() -> None:
    assert "setup.no-peeking" in GAME.rules
    s = dealt(2)
    for player in (0, 1):
        seen = json.dumps(engine.view(s, player))
        lying = [s.defs[one].id for one in (*s.tokens[0], *s.tokens[1]) if s.at[one] <= under(0)]
        assert len(lying) == 20 and not any(f'"{one}"' in seen for one in lying)


HIGH = ("combat-5", "combat-6")
"""The cards that a handicap takes away, less their colour."""


def test_a_handicap_is_two_cards_fewer() -> None:
    assert "handicap.how" in GAME.rules
    for weak, team in enumerate(("blue", "orange")):
        apart = [f"{team}-{card}" for card in HIGH]
        s: Position = engine.position(COMPILED, engine.from_decks(COMPILED, (), apart=apart))
        values = [sorted(s.defs[card].value for card in s.fighting[player]) for player in (0, 1)]
        assert values[weak] == [0, 1, 1, 2, 2, 3, 4]
        assert values[1 - weak] == [0, 1, 1, 2, 2, 3, 4, 5, 6]


def test_a_handicap_is_fewer_characters_and_four_still_begin() -> None:
    assert {"handicap.how", "handicap.start-four"} <= GAME.rules.keys()
    apart = ["blue-goblin", "blue-thief", "blue-mekanork"]
    s = dealt(4, engine.from_decks(COMPILED, (), apart=apart))
    assert [len([one for one in own if s.defs[one].is_character]) for own in s.tokens] == [5, 8]
    assert [len(s.characters(player)) for player in (0, 1)] == [4, 4]
    assert sum(len(s.lying_under(room)) for room in range(8)) == 20 - len(apart)  # whoever has more lays on
    assert not {one.id for one in s.defs} & {*apart}


# --- a table that was laid out ---------------------------------------------------------------------------------------


def table(name: str) -> Position:
    """A game at its first question, begun from a table that ships."""
    game, setup = start_of([], str(GAME.folder / "prepared" / f"{name}.yaml"))
    assert engine.read_setup(COMPILED, json.loads(json.dumps(engine.write_setup(setup)))) == setup
    s: Position = engine.new_game(engine.position(compile_cards(game), setup), 1, log=True)
    return s


def test_a_game_begins_from_a_table_with_its_rooms_its_tokens_and_its_handicap() -> None:
    s = table("handicap")
    assert [s.defs[tile].id for tile in s.rooms][:2] == ["garden", "attic"]
    assert [s.defs[one].id for one in s.lying_under(2)] == ["blue-goblin", "blue-armor", "orange-treasure"]
    assert "blue-mekanork" not in {one.id for one in s.defs} and s.numbers.goal == 7
    assert max(s.defs[card].value for card in s.fighting[0]) == 4
    while s.ask and s.ask.kind == "stand":  # where the four stand each player still says
        engine.answer(s, 0)
    assert sorted(s.defs[one].kind for one in s.characters(0)) == ["cleric", "thief", "warrior", "wizard"]
    assert s.step != "setup" and sum(len(s.lying_under(room)) for room in range(8)) == 19


def test_whoever_has_the_orange_team_in_a_table_sits_where_it_says(tmp_path: Path) -> None:
    text = (GAME.folder / "prepared" / "beginner.yaml").read_text(encoding="utf-8")
    path = tmp_path / "table.yaml"
    path.write_text(text.replace("- A:", "- C:").replace("- B:", "- A:").replace("- C:", "- B:"), encoding="utf-8")
    game, setup = start_of([], str(path))
    s: Position = engine.position(compile_cards(game), setup)
    assert {s.defs[one].team for one in s.tokens[0]} == {"orange"} and len(s.rooms) == 6


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"teams": ["blue", "blue"]}, "two of a colour"),
        ({"start": ["blue-troll"]}, "too few"),
        ({"laid": {}}, "no rooms"),
        ({"laid": []}, "no rooms by name"),
        ({"start": None}, "nobody"),
        ({"teams": 5}, "no colours"),
    ],
)
def test_a_saved_table_that_cannot_be_is_refused(change: dict[str, object], what: str) -> None:
    _, setup = start_of([], str(GAME.folder / "prepared" / "usual.yaml"))
    with pytest.raises(ValueError, match="table: invalid value"):
        engine.read_setup(COMPILED, setup | {"table": setup["table"] | change})


def test_a_saved_table_has_no_room_with_more_than_it_takes() -> None:
    _, setup = start_of([], str(GAME.folder / "prepared" / "usual.yaml"))
    laid = {room: [*tokens] for room, tokens in setup["table"]["laid"].items()}
    laid["attic"].append(laid["garden"].pop())
    with pytest.raises(ValueError, match="table: invalid value"):
        engine.read_setup(COMPILED, setup | {"table": setup["table"] | {"laid": laid}})


# --- a saved setup ---------------------------------------------------------------------------------------------------


def test_tokens_and_rooms_of_ones_own_leave_the_box_as_it_is() -> None:
    """Rooms have places for so many tokens as are printed: others are laid out in a scenario, or in their place."""
    game = load_game("twister")
    own = {f"own-{card}": replace(game.cards[card], id=f"own-{card}", own=True) for card in ("blue-troll", "laundry")}
    more = replace(game, cards={**game.cards, **own})
    usual = engine.from_decks(compile_cards(game), ())
    assert engine.from_decks(compile_cards(more), ()) == usual


def test_a_setup_is_written_and_read() -> None:
    for seed in range(6):
        setup = random_setup(GAME, random.Random(seed))
        assert engine.read_setup(COMPILED, json.loads(json.dumps(engine.write_setup(setup)))) == setup


def less(*cards: str) -> dict[str, object]:
    return USUAL | {"copies": {card: n for card, n in USUAL["copies"].items() if card not in cards}}


def more(card: str, n: int) -> dict[str, object]:
    return USUAL | {"copies": USUAL["copies"] | {card: n}}


@pytest.mark.parametrize(
    ("written", "what"),
    [
        ({key: USUAL[key] for key in ("copies", "goal")}, "'options' is missing"),
        (USUAL | {"decks": []}, "unknown key: 'decks'"),
        (USUAL | {"copies": []}, "copies: invalid value"),
        (more("blue-dragon", 1), "no longer has the card 'blue-dragon'"),
        (USUAL | {"goal": 9}, "goal: invalid value 9"),
        (USUAL | {"goal": True}, "goal: invalid value True"),
        (USUAL | {"options": ["gaol"]}, "options: invalid value"),
        (less("laundry"), "copies: invalid value"),
        (less("laundry", "cloakroom", "carousel", "pantry"), "copies: invalid value"),
        (less("blue-rope"), "copies: invalid value"),
        (less("blue-action-2"), "copies: invalid value"),
        (less("blue-combat-0"), "copies: invalid value"),
        (less("blue-combat-5", "blue-combat-6", "orange-combat-5", "orange-combat-6"), "copies: invalid value"),
        (less("blue-combat-5"), "copies: invalid value"),
        (less("blue-goblin", "orange-goblin"), "copies: invalid value"),
        (less("blue-goblin", "blue-thief", "blue-troll", "blue-cleric", "blue-wizard"), "copies: invalid value"),
        (more("blue-troll", 2), "copies: invalid value"),
        (more("blue-screen", 1), "copies: invalid value"),
        (more("blue-jump", 4), "copies: invalid value"),
    ],
)
def test_a_setup_that_is_none_of_the_game_is_refused(written: dict[str, object], what: str) -> None:
    with pytest.raises(ValueError, match=what) as fault:
        engine.read_setup(COMPILED, written)
    assert "\n" not in str(fault.value)
