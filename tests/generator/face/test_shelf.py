"""Faces are laid out once and cached; after a change only the faces that it affects are made again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cards import load_game
from generator.display import Face, GlyphRun, Shape
from generator.face import (
    FaceShelf,
    Look,
    fingerprint,
    picture as pictures,
)

GAME = load_game("boombit")
CARDS = [GAME.cards[name] for name in ("cow", "robot", "king-fuse", "bruiser", "cluster-bomb")]
LOOK = Look(lang="ru", dpi=72)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path / "cache"))


def made(tmp_path: Path) -> set[str]:
    return {path.name for path in (tmp_path / "cache" / "art").glob("*.png")}


def laid_out(cards=CARDS) -> FaceShelf:
    faces = FaceShelf.open(GAME, LOOK)
    faces.make_pictures(cards)
    for card in cards:
        faces.of(card)
    faces.keep()
    return faces


def test_only_a_changed_picture_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    laid_out()
    before = made(tmp_path)
    assert len(before) == len(CARDS)
    scenes = dict(pictures.scenes(GAME.folder))
    scenes["cow"] = replace(scenes["cow"], halo="slime")
    monkeypatch.setattr(pictures, "scenes", lambda folder: scenes)
    changed = FaceShelf(GAME, LOOK)  # as after an edit: the stamp has changed, so no face is cached
    changed.make_pictures(CARDS)
    for card in CARDS:
        changed.of(card)
    assert len(made(tmp_path) - before) == 1


def test_cached_faces_are_those_that_were_laid_out(monkeypatch: pytest.MonkeyPatch) -> None:
    first = laid_out()
    monkeypatch.setattr(FaceShelf, "_laid_out", lambda self, card: pytest.fail(f"{card} is laid out again"))
    again = FaceShelf.open(GAME, LOOK)
    for card in CARDS:
        assert again.of(card) == first.of(card)
        assert again.fingerprint(card) == first.fingerprint(card)


def test_a_face_whose_picture_was_deleted_is_made_again(tmp_path: Path) -> None:
    laid_out()
    for path in (tmp_path / "cache" / "art").glob("*.png"):
        path.unlink()
    laid_out(CARDS[:1])
    assert len(made(tmp_path)) == 1


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
        replace(LOOK, dpi=96),
    ]


def test_many_pictures_made_by_all_cores_are_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    laid_out()
    together = {path.name: path.read_bytes() for path in (tmp_path / "cache" / "art").glob("*.png")}
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path / "other"))
    for card in CARDS:
        FaceShelf(GAME, LOOK).of(card)
    alone = {path.name: path.read_bytes() for path in (tmp_path / "other" / "art").glob("*.png")}
    assert alone == together
