"""Positions of Clash of Decks that cannot be: one clear line with the place, and what is wrong."""

from pathlib import Path

import pytest

from cards import DataError
from cards.told import speaking
from rules_checker.record.scenario import run

DUEL = """\
title: An attack takes the first enemy of the lane
game: deckbattle
rules: [attack.target-front]
A:
  hand: [fortress, scribe, gnome]
  upper: [ogre]
B:
  hand: [fortress, reptile, mutant]
  upper: [{card: troll, damage: 1}, zombie]
start: {turn: A, at: summon, mana: 3}
script:
  - "A: play scribe upper"
expect:
  B: {upper: [troll]}
"""
SOLO = """\
title: The automatic opponent loses cards of its deck
game: deckbattle
rules: [solo.ai-damage]
A: {hand: [fortress, scribe, gnome], upper: [ogre]}
B: {deck: [troll, zombie, martyr]}
start: {at: attack, style: solo}
expect:
  B: {deck_size: 1}
"""
FAULTS = [
    (DUEL, "upper: [ogre]", "upper: [ogra]", 6, "there is no card 'ogra'; did you mean 'ogre'?"),
    (DUEL, "upper: [ogre]", "upper: [Огрр]", 6, "there is no card 'Огрр'; did you mean 'Огр'?"),
    (DUEL, "upper: [ogre]", "upper: [boom]", 6, "boom cannot lie there, as it is of the type spell"),
    (DUEL, "upper: [ogre]", "upper: [scribe]", 4, "there are 2 of scribe (gap.build-duplicates)"),
    (DUEL, "[fortress, scribe, gnome]", "[scribe, gnome]", 5, "a hand has one fortress or citadel"),
    (DUEL, "[fortress, scribe, gnome]", "[fortress, citadel, gnome]", 5, "a hand has one fortress or citadel"),
    (DUEL, "[fortress, scribe, gnome]", "[scribe, citadel]", 5, "the citadel cannot be rightmost"),
    (DUEL, "[fortress, scribe, gnome]", "[fortress]", 5, "the fortress cannot be rightmost"),
    (DUEL, "at: summon, mana: 3", "at: ban", 5, "and none before the first turn"),
    (DUEL, "damage: 1", "damage: 99", 9, "hit points, so it is not in play with 99 damage"),
    (DUEL, "at: summon", "at: sumon", 10, "there is no at 'sumon'; write one of draft, open, ban, deal, turn"),
    (DUEL, "mana: 3", "style: trio", 10, "style: 'trio' is not one of duel, solo"),
    (DUEL, "mana: 3", "stage: 2", 10, "stage 2: only a solo game has stages 0 to 5"),
    (DUEL, "at: summon, mana: 3", "at: open", 10, "a scenario has a pool if it starts with a draft"),
    (DUEL, "hand: [fortress, reptile, mutant]", "deck: [reptile]", 7, "only the automatic opponent has a deck"),
    (DUEL, "play scribe upper", "play scribe midle", 12, "'play scribe midle' is not offered"),
    (DUEL, "play scribe upper", "play Писарь uper", 12, "did you mean 'play scribe upper'"),
    (DUEL, "{upper: [troll]}", "{upper: [trol]}", 14, "there is no card 'trol'; did you mean 'troll'?"),
    (DUEL, "  B: {upper: [troll]}", "  dealt: [trol 2]", 14, "there is no card 'trol'; did you mean 'troll'?"),
    (DUEL, "  B: {upper: [troll]}", "  legal: [play scrib upper]", 14, "there is no card 'scrib'"),
    (DUEL, "  B: {upper: [troll]}", '  refused: {cast boom b trol: ref.spell-when}', 14, "there is no card 'trol'"),
    (SOLO, "B: {deck: [troll, zombie, martyr]}", "B: {hand: [troll, zombie]}", 5, "has a deck, not a hand"),
    (SOLO, "deck: [troll,", "deck: [scribe,", 4, "there are 2 of scribe"),
    (SOLO, "deck: [troll, zombie, martyr]", "used: [troll]", 5, "without a deck its fortress has fallen: write"),
    (SOLO, "style: solo", "style: solo, stage: 7", 6, "stage 7: only a solo game has stages 0 to 5"),
]  # fmt: skip


@pytest.mark.parametrize(("whole", "old", "new", "line", "message"), FAULTS, ids=[f[4][:40] for f in FAULTS])
def test_a_fault_is_named_with_its_place(
    tmp_path: Path, whole: str, old: str, new: str, line: int, message: str
) -> None:
    path = tmp_path / "scenario.yaml"
    assert whole.count(old) == 1
    path.write_text(whole.replace(old, new), encoding="utf-8")
    with pytest.raises(DataError) as fault:
        run(path)
    assert f"scenario.yaml:{line}:" in str(fault.value) and message in str(fault.value), str(fault.value)


def test_what_differs_is_said_with_what_was_found(tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(
        DUEL.replace(
            "  B: {upper: [troll]}",
            "  A: {hand: [fortress], hand_size: 1, lower: [scribe]}\n  B: {citadel: true}\n  mana: 0\n"
            "  attacks: []\n  dealt: [troll 1]\n  strength: {ogre: 99}\n  abilities: {ogre: [splash]}",
        ),
        encoding="utf-8",
    )
    said = " ".join(map(str, run(path)))
    for part in (
        "A's hand is fortress, gnome, not fortress",
        "A's hand has 2 cards, not 1",
        "A's lower is nothing, not scribe",
        "B's citadel is no, not yes",
        "attacks is ogre, not nothing",
        "not 99",
        "abilities of ogre: ",
        ", not splash",
    ):
        assert part in said, said


def test_in_a_solo_game_the_automatic_opponent_is_not_called_a_player(tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    head = SOLO.partition("script:")[0].partition("expect:")[0]
    path.write_text(f"{head}expect:\n  winner: B\n  A: {{upper: []}}\n  B: {{deck: [scribe]}}\n", encoding="utf-8")
    for lang, its_own, person in (("ru", "ИИ", "игрок А"), ("he", "הבינה המלאכותית", "שחקן א׳")):
        with speaking(lang):
            said = [unmet.told() for unmet in run(path)]
        assert sum(its_own in one for one in said) == 2 and sum(person in one for one in said) == 2, said
        assert not [one for one in said if "игрок Б" in one or "שחקן ב׳" in one]
