"""A game's poster: of the shape messengers ask for, words where reading begins, an emblem if it has no picture."""

import pytest

from cards import load_game
from generator.diagrams import FRONT, draw, load_diagram, poster
from generator.display import GlyphRun, Shape
from generator.rulebook.book import SITE

GAME = load_game("cosmic")
WORDS = ("Космический контакт", "У каждого своя звезда.", "Fitil")


def words_of(face):
    return [item for item in face.items if isinstance(item, GlyphRun)]


@pytest.mark.parametrize(("lang", "at_the_left"), [("ru", True), ("he", False)])
def test_words_stand_where_reading_begins(lang, at_the_left):
    face = poster(GAME.neutral, lang, None, WORDS)
    assert face.width / face.height == pytest.approx(1200 / 630)
    runs = words_of(face)
    assert runs
    assert all((run.x < face.width / 2) == at_the_left for run in runs)


def test_without_words_there_are_none():
    assert not words_of(poster(GAME.neutral, "ru", None))


def test_without_a_picture_the_emblem_stands_in_for_it():
    picture = draw(load_diagram(SITE / "pictures" / "cosmic" / f"{FRONT}.yaml"), "ru")
    plain, shown = poster(GAME.neutral, "ru", None), poster(GAME.neutral, "ru", picture)
    assert plain.items != shown.items
    assert any(item.fill == GAME.neutral.light for item in plain.items if isinstance(item, Shape))
