"""Random costs: those that are offered can always be paid in full, those that are refused cannot be paid at all."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cards import load_game
from cards.database import link_cards, read, read_yaml
from rules_checker.engine.kernel import advance
from rules_checker.games.boombit import choosing, discarding, legal, paying
from rules_checker.games.boombit.frames import Main, Play
from rules_checker.games.boombit.scenario import Scenario
from rules_checker.record.scenario import ScenarioTable
from rules_checker.setup.engines import load_engine

boombit = load_engine("boombit")

CREEPS = (
    "{type: creep}",
    "{type: creep, state: undamaged}",
    "{type: creep, state: untwisted}",
    "{type: creep, team: own}",
)
ON_CREEPS = ("break, what", "twist, what", "damage, to", "put-on-bottom, what")
TABLE = ("ox", "cow", "{card: ox, damage: 1}", "{card: ox, twisted: true}", "firebird")
HAND = ("cow", "bullet", "hypno-adrenaline", "smelting-shop")
TOLD = {"break": "breaks", "twist": "twisted", "damage": "damaged", "put-on-bottom": "leaves", "discard": "discards"}
"""What the log tells of each part that was done."""


def parts(rng: random.Random) -> list[str]:
    """Two or three parts of a PRICE, which may want the same cards."""
    on_creeps = [f"{{do: {rng.choice(ON_CREEPS)}: {rng.choice(CREEPS)}}}" for _ in range(rng.randint(1, 3))]
    on_hand = [f"{{do: discard, amount: 1, type: {rng.choice(('card', 'support', 'bomb'))}}}" for _ in range(2)]
    return rng.sample([*on_creeps, *on_hand], k=min(rng.randint(2, 3), len(on_creeps) + 2))


def board(path: Path, number: int) -> ScenarioTable:
    """A position in which A holds a card with a PRICE of several parts."""
    rng = random.Random(number)
    hand, table = (rng.sample(cards, k=rng.randint(0, 3)) for cards in (HAND, TABLE))
    team, price = rng.choice(("classics", "bog")), ", ".join(parts(rng))
    path.write_text(
        f"""
title: A cost made by chance
game: boombit
rules: [gap.cost-as-a-whole]
cards:
  - {{id: ox, type: creep, team: classics, rarity: common, numbers: {{life: 9}}}}
  - {{id: toll, type: circumstance, team: {team}, rarity: common, price: [{price}]}}
A: {{hero: bruiser, deck: [cow, cow], hand: [toll, {", ".join(hand)}], in_play: [{", ".join(table)}]}}
B: {{hero: doctor-nut, deck: [cow]}}
""",
        encoding="utf-8",
    )
    source = read_yaml(path)
    scenario = read(source, Scenario)
    return ScenarioTable(link_cards(load_game("boombit"), scenario.cards, source), scenario, source)


def endings(s: Any) -> Iterator[Any]:
    """Every position in which payment of the toll can end."""
    if s.ask is None or s.ask.kind == "main":
        yield s
        return
    for index in range(len(s.ask.options)):
        twin = s.clone()
        boombit.answer(twin, index)
        yield from endings(twin)


def begin(s: Any) -> Any:
    """The same position with the toll played, whether that is legal or not."""
    twin = s.clone()
    twin.log, twin.ask = [], None
    toll = next(card for card in twin.zone(0, 1) if twin.defs[card].id == "toll")
    twin.agenda += [Main(), Play(0, toll)]
    advance(twin, boombit.STEPS)
    return twin


def is_paid(s: Any, price: Any, penalty: int) -> bool:
    """True if every part is in the log."""
    told = Counter(what for what, _, _ in s.log)
    wanted = Counter(TOLD[part.do] for part in price) + Counter(discards=penalty)
    wanted["leaves"] += wanted["breaks"]  # what breaks leaves, too
    return all(told[what] == n for what, n in wanted.items())


@pytest.mark.parametrize("number", range(80))
def test_a_cost_is_offered_exactly_when_it_can_be_paid(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = board(tmp_path / "toll.yaml", number).s
    (toll,) = (card for card in s.zone(0, 1) if s.defs[card].id == "toll")
    price, penalty = s.defs[toll].price, legal.penalty(s, 0, s.defs[toll])
    if legal.refuse_play(s, 0, toll) is None:
        assert all(is_paid(end, price, penalty) for end in endings(begin(s)))
        return
    for module in (choosing, discarding):
        monkeypatch.setattr(
            module, "keeping", lambda s, owed, effect, found, n, got: [c for c in found if c not in got]
        )
    monkeypatch.setattr(paying, "payable_next", lambda s, owed: list(owed.parts))
    assert not any(is_paid(end, price, penalty) for end in endings(begin(s)))
