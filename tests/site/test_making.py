"""The steps on the pages of those who make cards: commands that follow on each other."""

import re
from pathlib import Path

import pytest
import yaml

SITE = Path(__file__).resolve().parents[2] / "site"


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_whoever_begins_with_a_folder_of_their_own_keeps_it_to_the_last_step(lang: str) -> None:
    steps = yaml.safe_load((SITE / lang / "making.yaml").read_text(encoding="utf-8"))["words"]["steps"]
    commands = [command for step in steps for command in re.findall(r"`(fitil [^`]+)`", step)]
    about_cards = [command for command in commands if not command.startswith("fitil words")]
    assert [command.split()[1] for command in about_cards] == ["new", "new", "preview", "lint", "print"]
    assert all(command.endswith(" --cards my") for command in about_cards)
