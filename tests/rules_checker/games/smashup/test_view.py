"""What a player may see: the table and every discard pile, and nobody else's hand or deck."""

import random
from pathlib import Path
from typing import Any

import pytest

from cards import load_game
from cards.ledger import scenarios
from rules_checker.engine import SEATS
from rules_checker.games.smashup.asking import ABOUT
from rules_checker.games.smashup.frames import Allowance, Pick, PlayCards
from rules_checker.games.smashup.state import DISCARD, HAND, Position
from rules_checker.play.view.layout import OptionAbout, laid
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.play.view.question import offered
from rules_checker.play.view.table import rows
from rules_checker.record import tell_story
from rules_checker.record.scenario import play
from rules_checker.setup.compiled import compile_cards
from rules_checker.setup.engines import load_engine
from rules_checker.setup.setups import random_setup

engine = load_engine("smashup")

GAME = load_game("smashup")
COMPILED = compile_cards(GAME)


def game(seed: int, answers: int) -> Position:
    """A random game of two to four after some random answers."""
    rng = random.Random(seed)
    s = engine.new_game(engine.position(COMPILED, random_setup(GAME, rng)), seed)
    for _ in range(answers):
        if s.ask:
            engine.answer(s, rng.randrange(len(s.ask.options)))
    return s


@pytest.mark.parametrize("seed", range(6))
def test_of_other_hands_only_the_size_is_seen_and_of_decks_too(seed: int) -> None:
    s = game(seed, 40 + seed)
    for player in range(s.players):
        for who, side in engine.view(s, player)["sides"].items():
            seat = SEATS.index(who)
            assert ("hand" in side) == (seat == player)
            assert (side["hand_size"], side["deck_size"]) == (len(s.hands[seat]), len(s.decks[seat]))
            assert side["discard"] == [s.defs[card].id for card in s.discards[seat]]
            assert "deck" not in side


@pytest.mark.parametrize("seed", range(6))
def test_whoever_is_not_asked_sees_no_question(seed: int) -> None:
    s = game(seed, 30)
    asked = [player for player in range(s.players) if engine.view(s, player)["question"]]
    assert s.ask is not None and asked == [s.ask.player]


@pytest.mark.parametrize("seed", range(6))
def test_each_base_tells_its_power_and_who_would_get_what_now(seed: int) -> None:
    s = game(seed, 60 + seed)
    for base, seen in zip(s.bases, engine.view(s, 0)["bases"], strict=True):
        powers = [seen[f"power_{seat.lower()}"] for seat in SEATS[: s.players]]
        assert sum(power or 0 for power in powers) == seen["total"] == sum(one["power"] for one in seen["minions"])
        gets = [seen[f"gets_{seat.lower()}"] for seat in SEATS[: s.players]]
        best = max((power for power in powers if power is not None), default=None)
        winners = [gets[player] for player, power in enumerate(powers) if power is not None and power == best]
        assert set(winners) <= {s.defs[base].vp[0]}
        assert [power is None for power in powers] == [points is None for points in gets]


@pytest.mark.parametrize("lang", ["he", "ru"])
@pytest.mark.parametrize("seed", range(4))
def test_every_row_question_and_option_is_put_into_words(seed: int, lang: Any) -> None:
    words = Phrasebook(GAME, lang)
    rng = random.Random(seed)
    s = game(seed, 0)
    for _ in range(150):
        if s.ask is None:
            break
        view = engine.view(s, s.ask.player)
        said = [row.label for row in rows(words, view, s.ask.player)]
        said += [cell.text for row in rows(words, view, s.ask.player) for cell in row.cells]
        said.append(words.question(view["question"]))
        for option in view["question"]["options"]:
            more = {key: value for key, value in option.items() if key not in ("words", "at")}
            owner = SEATS.index(option["at"][0]) if option["at"] else None
            said.append(words.option(option["words"], s.ask.player, owner, more))
        assert not [line for line in said if set("{}$") & set(line)]
        engine.answer(s, rng.randrange(len(s.ask.options)))


ACTS = {
    "limit": {"he": "להשליך את", "ru": "Сбросить"},
    "choose-discard": {"he": "להשליך את", "ru": "Сбросить"},
    "choose-take": {"he": "לקחת אל היד", "ru": "Взять в руку"},
    "look": {"he": "לקחת אל היד", "ru": "Взять в руку"},
}
"""What is done with a card that is chosen in answer to a question of a kind."""


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_card_that_is_chosen_is_told_with_what_is_done_to_it(lang: Any) -> None:
    words, seen = Phrasebook(GAME, lang), set[str]()
    for seed in range(40):
        s, rng = game(seed, 0), random.Random(seed)
        while s.ask is not None and len(seen) < len(ACTS):
            if s.ask.kind in ACTS:
                seen.add(s.ask.kind)
                cards = [one for one in offered(words, engine, s) if any(mark in one for mark in "״«")]
                assert cards and all(one.startswith(ACTS[s.ask.kind][lang]) for one in cards)
            engine.answer(s, rng.randrange(len(s.ask.options)))
    assert seen == set(ACTS)


@pytest.mark.parametrize(
    ("lang", "limit", "among"), [("he", "בעוצמה 2 או פחות", "מהם"), ("ru", "не больше 2", "из них")]
)
def test_the_power_of_an_extra_minion_is_told_with_how_many_may_be_played(lang: Any, limit: str, among: str) -> None:
    s = game(0, 0)
    s.step, any_minion = "play", Allowance("minion", HAND, free=True)
    for allowed, told in (
        ([any_minion], (False, False)),
        ([Allowance("minion", HAND, most=2)], (True, False)),
        ([any_minion, Allowance("minion", HAND, most=2)], (True, True)),
    ):
        s.allowed = allowed
        asked = {"kind": "play", "about": ABOUT[PlayCards](s, PlayCards())}
        said = Phrasebook(GAME, lang).question(asked)
        assert (limit in said, among in said) == told, said


@pytest.mark.parametrize(("lang", "word"), [("he", "גדולה ב-4"), ("ru", "на 4 больше, чем напечатано на карте")])
def test_a_number_that_is_not_as_printed_says_so(lang: Any, word: str) -> None:
    """Of a base on which `heavier-plates` lies, and of no other."""
    words = Phrasebook(GAME, lang)
    cell = {"card": "rooftop", "total": 3, "scoring": False, "minions": [], "actions": []}
    cell |= {f"{key}_{seat}": None for key in ("power", "gets") for seat in "abcd"}
    printed = GAME.cards["rooftop"].numbers["breakpoint"]
    for breakpoint_now, told in ((printed, False), (printed + 4, True)):
        view = engine.view(game(0, 0), 0) | {"bases": [cell | {"breakpoint": breakpoint_now}]}
        seen = [one.seen.figures[0] for row in rows(words, view, 0) for one in row.cells if one.card == "rooftop"]
        assert [(word in one.told, bool(one.told)) for one in seen] == [(told, told)]


SCORING = scenarios("smashup") / "scoring"


@pytest.mark.parametrize(
    ("scenario", "lang", "said"),
    [
        ("ties-for-the-winner", "he", ["(המנצח, בתיקו: עוצמה 10 לכל אחד)", "(המקום השלישי, עוצמה 5)"]),
        ("ties-for-the-winner", "ru", ["за первое место (ничья, у каждого сила 10)", "за третье место (сила 5)"]),
        ("chosen-stays-chosen", "he", ["לפני פיצוץ הבסיס", "ירדה ל-9, פחות מנקודת הפיצוץ 12"]),
        ("chosen-stays-chosen", "ru", ["перед захватом базы", "упала до 9, это меньше порога захвата 12"]),
    ],
)
def test_ties_and_what_happens_within_a_burst_are_told(scenario: str, lang: Any, said: list[str]) -> None:
    log = play(SCORING / f"{scenario}.yaml").table.s.log
    told = " ".join(line.text for chapter in tell_story(GAME, log or (), lang) for line in chapter.lines)
    assert not [one for one in said if one not in told]
    assert ("בכל זאת" in told or "всё равно" in told) == (scenario == "chosen-stays-chosen")


def test_what_is_imagined_has_another_hand_for_others_and_the_own_one() -> None:
    s = game(5, 20)
    assert s.ask is not None
    me = s.ask.player
    imagined = [engine.imagine(s, random.Random(seed)) for seed in range(8)]
    assert all(engine.hand(one, me) == engine.hand(s, me) for one in imagined)
    other = (me + 1) % s.players
    assert len({tuple(sorted(engine.hand(one, other))) for one in imagined}) > 1


def test_factions_are_what_each_seat_plays_with() -> None:
    s = game(2, 0)
    for player, factions in enumerate(engine.sits(s)):
        teams = {s.defs[card].team for card, owner in enumerate(s.owner) if owner == player}
        assert set(factions) == teams


def test_on_the_table_an_option_lights_the_base_or_the_minion_that_it_is_about() -> None:
    """An action is chosen on what it lies on."""
    lit: set[str] = set()
    for seed in range(40):
        s, rng = game(seed, 0), random.Random(seed)
        while s.ask is not None and len(lit) < len(LIT):
            lit |= _lights(s)
            engine.answer(s, rng.randrange(len(s.ask.options)))
    assert lit == LIT


LIT = {"minion", "base", "action on a minion", "action on a base"}


def _lights(s: Position) -> set[str]:
    """What the options of the question light up, each the right thing and nothing else."""
    assert s.ask is not None
    words, lit = Phrasebook(GAME, "ru"), set[str]()
    view = engine.view(s, s.ask.player)
    options = view["question"]["options"]
    bases = laid(words, view, s.ask.player, [OptionAbout(words, option) for option in options])["middle"][0]["cells"]
    for at, option in enumerate(options):
        named = option["words"].split()
        on_bases = [base["card"] for base in bases if at in base.get("options", ())]
        minions = [(base["card"], one) for base in bases for one in base.get("holds", ())]
        on_minions = [(base, one["card"]) for base, one in minions if at in one.get("options", ())]
        if named[0] == "at" and GAME.cards[named[3]].type == "action":
            assert len(on_bases + on_minions) == 1
            where, lies = next(iter(on_minions), (*on_bases, ""))
            assert where == named[1]
            lit.add("action on a minion" if lies else "action on a base")
        elif named[0] == "at":
            assert (on_bases, on_minions) == ([], [(named[1], named[3])])
            lit.add("minion")
        elif len(named) == 1 and named[0] in [s.defs[base].id for base in s.bases]:
            assert (on_bases, on_minions) == ([named[0]], [])
            lit.add("base")
    return lit


def test_the_log_says_whose_ability_an_event_has_triggered() -> None:
    """And whose a player may use; not that of a card that was just played for it."""
    rng, told = random.Random(0), set()
    s = engine.new_game(engine.position(COMPILED, random_setup(GAME, rng)), 0, log=True)
    for _ in range(300):
        if s.ask:
            engine.answer(s, rng.randrange(len(s.ask.options)))
    for what, rule, params in s.log:
        if what in ("triggered", "may-use"):
            card = GAME.cards[params["card"]]
            assert any(ability.trigger != "play" for ability in card.abilities)
            told.add((what, rule, card.type))
    assert {("triggered", "ability.mandatory"), ("may-use", "ability.may")} <= {one[:2] for one in told}
    assert "base" in {kind for *_, kind in told}


RETURNED = """
title: Two minions of another player return, and each would draw a card
game: smashup
rules: [term.return]
cards:
  - id: one
    type: minion
    numbers: {power: 1}
    abilities: [{trigger: ongoing, event: {on: is-returned, what: this}, effects: [{do: draw}]}]
  - id: two
    type: minion
    numbers: {power: 1}
    abilities: [{trigger: ongoing, event: {on: is-returned, what: this}, effects: [{do: draw}]}]
  - id: flood
    type: action
    abilities: [{trigger: play, effects: [{do: return, what: {type: minion, of: any, at: one-base, count: all}}]}]
A: {hand: [flood], deck: [collector]}
B: {hand: [collector, cannon], deck: [full-sail, cabin-boy]}
bases: [{base: rooftop, B: [one, one, two]}]
script:
  - "A: play flood"
expect: {asked: "A: order"}
"""


def test_what_waits_to_be_carried_out_is_known_wherever_its_card_has_gone(tmp_path: Path) -> None:
    """A world that a player imagines goes on, though the cards are in another hand; twins are asked about once."""
    (tmp_path / "returned.yaml").write_text(RETURNED)
    s = play(tmp_path / "returned.yaml").table.s
    for seed in range(8):
        imagined = engine.imagine(s, random.Random(seed))
        while imagined.ask and imagined.ask.kind == "order":
            engine.answer(imagined, 0)


def test_the_card_that_a_question_names_is_known_wherever_it_has_gone() -> None:
    """An effect asks on, though its card has been shuffled into another's deck."""
    s = game(3, 0)
    rng = random.Random(3)
    while not (isinstance(s.ask and s.ask.then, Pick) and s.where[s.ask.then.doing.memory.this[0]] == DISCARD):
        assert s.ask is not None
        engine.answer(s, rng.randrange(len(s.ask.options)))
    source, other = s.ask.then.doing.memory.this[0], (s.ask.player + 1) % s.players
    s.discards[s.owner[source]].remove(source)
    s.decks[other].append(source)
    told = engine.about(s)
    assert all(engine.about(engine.imagine(s, random.Random(seed))) == told for seed in range(8))
