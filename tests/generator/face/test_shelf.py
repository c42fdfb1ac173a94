"""Faces are laid out once and cached; after a change only the faces that it affects are made again."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from cards import FitilError, load_game
from cards.database import kept_file
from generator.display import Box, Drawing, Face, GlyphRun, Picture, Pixels, Shape
from generator.face import FaceShelf, Look, fingerprint, picture as pictures

GAME = load_game("boombit")
CARDS = [GAME.cards[name] for name in ("cow", "robot", "king-fuse", "bruiser", "cluster-bomb")]
EMPTY = Drawing.of(1, 1, "")
LOOK = Look(lang="ru", dpi=72)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(pictures, "_opened", {})  # drawings that other tests hold in memory are in another cache


def laid_out(cards=CARDS) -> FaceShelf:
    faces = FaceShelf.open(GAME, LOOK)
    for card in cards:
        faces.of(card)
    faces.keep()
    return faces


def test_only_a_changed_scene_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    laid_out()
    scenes = dict(pictures.scenes(GAME.folder))
    scenes["cow"] = replace(scenes["cow"], halo="slime")
    monkeypatch.setattr(pictures, "scenes", lambda folder: scenes)
    monkeypatch.setattr(pictures, "_opened", {})  # as in another run
    drawn = []
    monkeypatch.setattr(
        import_module("generator.art.render"), "render", lambda scene, *_, **__: drawn.append(scene) or EMPTY
    )
    changed = FaceShelf(GAME, LOOK)  # as after an edit: the stamp has changed, and no face is kept
    for card in CARDS:
        changed.of(card)
    assert drawn == [scenes["cow"]]


def test_cached_faces_are_those_that_were_laid_out(monkeypatch: pytest.MonkeyPatch) -> None:
    first = laid_out()
    monkeypatch.setattr(FaceShelf, "_laid_out", lambda self, card: pytest.fail(f"{card} is laid out again"))
    again = FaceShelf.open(GAME, LOOK)
    for card in CARDS:
        assert again.of(card) == first.of(card)
        assert again.fingerprint(card) == first.fingerprint(card)


def test_what_lies_beside_the_cards_is_kept_as_they_are_and_made_again_without_its_picture(tmp_path: Path) -> None:
    photo = kept_file(tmp_path / "cache" / "art" / "photo.jpg", lambda: b"a photo")
    face = Face(63, 88, (Picture(Box(0, 0, 9, 9), Pixels(photo)),))
    times = []

    def made() -> list[Face]:
        times.append(1)
        return [face]

    assert [FaceShelf(GAME, LOOK).beside("aids", made) for _ in "ab"] == [[face], [face]]
    assert len(times) == 1
    FaceShelf(GAME, LOOK).beside("tokens", made), FaceShelf(GAME, replace(LOOK, lang="he")).beside("aids", made)
    assert len(times) == 3
    photo.unlink()
    FaceShelf(GAME, LOOK).beside("aids", made)
    assert len(times) == 4


def test_a_face_whose_picture_was_deleted_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    photo = kept_file(tmp_path / "cache" / "art" / "photo.jpg", lambda: b"a photo")
    face = Face(63, 88, (Picture(Box(0, 0, 9, 9), Pixels(photo)),))
    times = []
    monkeypatch.setattr(FaceShelf, "_laid_out", lambda self, card: times.append(card) or face)
    laid_out(CARDS[:1])
    laid_out(CARDS[:1])
    assert len(times) == 1
    photo.unlink()
    kept_file(photo, lambda: b"a photo")
    laid_out(CARDS[:1])
    assert len(times) == 1
    photo.unlink()
    with pytest.raises(FitilError, match="cleared from the cache"):
        laid_out(CARDS[:1])
    assert len(times) == 2


def test_another_look_is_another_face() -> None:
    faces = {look: FaceShelf.open(GAME, look).fingerprint(CARDS[0]) for look in looks()}
    assert len(set(faces.values())) == len(faces)


def test_a_thousandth_of_a_point_is_a_change_but_the_last_bit_of_a_number_is_not() -> None:
    """Systems differ in the last bit of a sine, and a card that looks the same must not be printed again."""
    face = laid_out().of(CARDS[0])

    def all_longer(value, by: float):
        if isinstance(value, float):
            return value + by
        return tuple(all_longer(part, by) for part in value) if isinstance(value, tuple) else value

    def shifted(by: float) -> Face:
        items = [
            replace(item, outline=all_longer(item.outline, by))
            if isinstance(item, Shape)
            else replace(item, x=item.x + by)
            if isinstance(item, GlyphRun)
            else item
            for item in face.items
        ]
        return replace(face, items=tuple(items))

    assert fingerprint(shifted(1e-13)) == fingerprint(face)
    assert fingerprint(shifted(-1e-13)) == fingerprint(face)
    assert fingerprint(shifted(0.001)) != fingerprint(face)


def looks() -> list[Look]:
    return [
        LOOK,
        replace(LOOK, lang="he"),
        replace(LOOK, second="he"),
        replace(LOOK, ink="saver"),
        replace(LOOK, ink="grey"),
    ]


def test_a_drawing_is_the_same_at_any_resolution() -> None:
    assert FaceShelf.open(GAME, replace(LOOK, dpi=600)).of(CARDS[0]) == FaceShelf.open(GAME, LOOK).of(CARDS[0])
