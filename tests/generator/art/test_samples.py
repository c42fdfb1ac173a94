"""What a scene may name, each drawn small: nothing is missing, and each is what a picture would show."""

import pytest

from cards import load_game
from generator.art import GROUPS, library_of, load_scenes
from generator.art.backgrounds import background
from generator.art.computed import computed
from generator.art.expressions import EXPRESSIONS
from generator.art.palette import ROLES
from generator.face import samples_of
from generator.words import words

GAME = load_game("boombit")
SAMPLES = samples_of(GAME)
BY_NAME = {(one.group, one.name): one for one in SAMPLES}


def test_every_name_that_a_scene_may_write_is_among_them_once() -> None:
    named = {group: [one.name for one in SAMPLES if one.group == group] for group in GROUPS}
    figures = [*named["own"], *named["shared"], *named["computed"]]
    assert sorted(figures) == library_of(GAME.folder).names
    assert named["face"] == list(EXPRESSIONS)
    assert named["colour"] == list(ROLES)
    assert named["background"] == background.names
    assert named["computed"] == computed.names


def test_a_sample_says_what_can_be_set_and_which_cards_have_it() -> None:
    frog = BY_NAME["own", "frog"]
    assert frog.knobs["body"] == "slime" and frog.faced
    scenes = load_scenes(GAME.folder)
    assert frog.cards and all("frog" in [one.figure for one in scenes[card].placed] for card in frog.cards)
    assert not BY_NAME["own", "coin"].faced
    assert BY_NAME["background", "rays"].knobs["count"] == 14


def test_samples_differ_as_the_things_do() -> None:
    assert len({repr(one.drawing) for one in SAMPLES}) > 0.9 * len(SAMPLES)  # some have no face of their own yet


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_backgrounds_and_computed_figures_are_explained_with_all_that_must_be_known_of_them(lang: str) -> None:
    say = words(lang)
    for one in SAMPLES:
        if one.group in ("computed", "background"):
            told = say(f"scene-{one.name}")
            named = {word.partition(":")[0] for word in told.split("`")[1::2]} - {"at"}
            assert named <= set(one.knobs), one.name
