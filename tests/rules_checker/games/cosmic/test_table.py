"""A table that is written down: colours, aliens, technologies and the flares in the deck, each fault by its rule."""

from pathlib import Path

import pytest

from cards.languages import SPOKEN
from rules_checker.judging.prepared import judge_prepared
from rules_checker.judging.prepared_file import read_prepared
from tests.program import fitil

SEATED = """game: cosmic
mode: {mode}
choices:
  - A: planet-tomato
  - B: planet-lemon
  - C: planet-plum
  - A: scale-keeper
  - B: filch
  - C: drain-cat
  - flare-scale-keeper
  - flare-filch
  - flare-drain-cat
  - flare-fishmonger
  - flare-haggler
  - flare-early-bird
  - flare-place-fee
  - flare-juice-press
  - flare-night-guard
  - flare-awning-man
"""
TECHS = "  - A: intercom\n  - B: crowbar\n  - C: giant-fan\n"


def found(tmp_path: Path, text: str) -> list[tuple[str, str]]:
    path = tmp_path / "table.yaml"
    path.write_text(text, encoding="utf-8")
    prepared = read_prepared(str(path))
    assert prepared
    return [(one.rule, one.code) for one in judge_prepared(prepared).violations]


def test_a_sound_table_is_sound(tmp_path: Path) -> None:
    assert found(tmp_path, SEATED.format(mode="three")) == []
    assert found(tmp_path, SEATED.format(mode="technology") + TECHS) == []


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("C: planet-plum", "C: planet-lemon", "setup.colour"),
        ("  - C: planet-plum\n", "", "setup.colour"),
        ("C: drain-cat", "B: drain-cat", "setup.alien-choice"),
        ("flare-awning-man", "flare-filch", "setup.filch-once"),
        ("flare-awning-man", "flare-haggler", "setup.flares"),
        ("  - flare-awning-man\n", "", "setup.flares-minimum"),
        ("flare-drain-cat", "flare-mirror-seller", "setup.flares-to-cosmic"),
        ("flare-awning-man", "A: flare-awning-man", "setup.alien-choice"),
        ("choices:", "players: 2\nchoices:", ""),
        ("  - C: planet-plum\n", "  - C: planet-plum\n  - C: intercom\n", "tech.option"),
    ],
)
def test_each_fault_is_told_by_its_rule(tmp_path: Path, old: str, new: str, rule: str) -> None:
    rules = {rule for rule, _ in found(tmp_path, SEATED.format(mode="three").replace(old, new))}
    assert rules == ({rule} if rule else set())


def test_two_cannot_play(tmp_path: Path) -> None:
    assert found(tmp_path, "game: cosmic\nmode: three\nplayers: 2\n") == [("gap.player-count", "table-players")]


def test_with_four_planets_no_technology_is_dear(tmp_path: Path) -> None:
    dear = SEATED.format(mode="everything") + TECHS.replace("intercom", "folding-stall")
    assert found(tmp_path, dear) == [("four.with-tech", "table-dear")]


def test_an_alien_is_told_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "table.yaml"
    path.write_text(SEATED.format(mode="three").replace("flare-drain-cat", "flare-mirror-seller"), encoding="utf-8")
    for lang in ("he", "ru"):
        told = fitil("check", str(path), "--lang", lang).stdout
        assert "setup.flares-to-cosmic" in told and "drain-cat" not in told


def test_an_option_is_agreed_on_whatever_the_mode(tmp_path: Path) -> None:
    three = SEATED.format(mode="three") + TECHS
    assert {rule for rule, _ in found(tmp_path, three)} == {"tech.option"}
    agreed = three.replace("choices:", "options: {technology: 1}\nchoices:")
    assert found(tmp_path, agreed) == []
    assert found(tmp_path, agreed.replace("technology: 1", "technology: 2")) == [("tech.option", "option-value")]


def test_faults_are_told_with_their_fix_in_every_language(tmp_path: Path) -> None:
    path = tmp_path / "table.yaml"
    path.write_text(SEATED.format(mode="three").replace("flare-awning-man", "flare-filch"), encoding="utf-8")
    for lang in SPOKEN:
        done = fitil("check", str(path), "--lang", lang)
        assert done.returncode == 1 and "setup.filch-once" in done.stdout and "table-" not in done.stdout
