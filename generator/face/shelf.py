"""The faces of a job: each distinct card laid out once.

Faces are cached between runs in the user's cache until the game or the code changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from cards import Card, Game
from cards.database import (
    code_stamp,
    files_under,
    freeze,
    keep,
    load_or_make,
    look_up,
    own_files,
    own_mark,
    stamp,
    thaw,
)
from cards.records import dataclass
from generator.display import Face, GlyphRun, Picture, is_disc
from generator.face.fingerprint import fingerprint
from generator.face.look import OF_TEAM, TEMPLATE, Look
from generator.paper import Sheet

_USUAL = ""
_BACK = "/"
"""What begins the name of a back, before that of its type; no card's id has it."""
_CODE = Path(__file__).parents[1]


class CutSize(NamedTuple):
    """What cards are cut to: their size in mm, and the type whose back they have, empty for the game's own.

    The back is None where the other side stays white; `by_team` it is in the colours of each team. `own_size` and
    `square` are those of their faces; a `round` one is a disc. What is `stiff` wants thicker stock than
    cards; it has so many `folds`.
    """

    trim: tuple[float, float]
    back: str | None
    by_team: bool = False
    own_size: bool = False
    square: float | None = None
    round: bool = False
    stiff: bool = False
    folds: int = 0

    def back_of(self, card: Card) -> str | None:
        """What `lay_out_back` calls the back of a card; None if its other side stays white."""
        return f"{self.back}{OF_TEAM}{card.team}" if self.back is not None and self.by_team and card.team else self.back


def look_on(sheet: Sheet, game: Game, look: Look) -> Look:
    """The look of a game's faces on a sheet, so that pictures have its resolution in the size they are printed."""
    if not (sheet.card or sheet.square):
        return look
    return look.enlarged(max(map(sheet.scale_on, cuts_of(game).values())))


def size_of(game: Game, card: Card | None = None) -> tuple[float, float]:
    """The size in mm to which a card is cut; without one, that of all cards whose layout has none of its own."""
    return cut_of(game, card).trim


def cut_of(game: Game, card: Card | None = None) -> CutSize:
    """What a card is cut to; without one, what all are whose layout has no size of its own."""
    cuts = cuts_of(game)
    return cuts.get(card.type, cuts[_USUAL]) if card else cuts[_USUAL]


def cuts_of(game: Game) -> Mapping[str, CutSize]:
    """What the cards of each type with a layout are cut to, and, under an empty name, those of all others.

    They are cached, because reading a template needs slow imports.
    """

    def read() -> dict[str, CutSize]:
        from generator.face.loading import template_of

        usual = template_of(game)
        found = {_USUAL: CutSize(usual.size, _USUAL, usual.team_backs)}
        for kind in usual.layouts:
            template = usual.of_type(kind)
            own = (kind if template.back else None) if usual.has_own_back(kind) else _USUAL
            disc = is_disc(template.size, template.corner)
            keeps = template.keeps_size(usual)
            found[kind] = CutSize(
                *(template.size, own, template.team_backs, keeps, template.square, disc),
                stiff=template.stiff,
                folds=template.folds,
            )
        return found

    return load_or_make(f"cuts-{game.id}", stamp(_made_from(game)), read)


def has_tokens(game: Game) -> bool:
    """Whether a game's template has tokens; cached, as `cuts_of` is."""

    def read() -> bool:
        from generator.face.loading import template_of

        return bool(template_of(game).tokens)

    return (game.folder / TEMPLATE).exists() and load_or_make(f"tokens-{game.id}", stamp(_made_from(game)), read)


def _made_from(game: Game) -> list[Path]:
    return [path for path in (game.folder / TEMPLATE,) if path.exists()] + [Path(__file__)]


def _told_apart(face: Face) -> Face:
    """The face, with what identifies its text and the rest of it."""
    if face.panel is None:
        return face
    _, first, last, fine, *_ = face.panel
    others = tuple(item for at, item in enumerate(face.items) if not first <= at < last and at not in fine)
    text = fingerprint(Face(face.width, face.height, face.items[first:last]))
    rest = fingerprint(Face(face.width, face.height, others, ground=face.ground))
    return replace(face, panel=face.panel._replace(fine=frozenset(), text=text, rest=rest))


@dataclass
class FaceShelf:
    """The faces of one game in one look, with a fingerprint of each; `keep` stores them for the next run."""

    game: Game
    look: Look
    _faces: dict[str, tuple[Face, str]] = field(default_factory=dict)
    _frozen: dict[str, bytes] = field(default_factory=dict)
    _new: bool = False

    @classmethod
    def open(cls, game: Game, look: Look) -> FaceShelf:
        """Open the shelf of an installed game with its cached faces; others are laid out on demand."""
        faces = cls(game, look)
        faces._frozen = look_up(faces._name, faces._key) or {}
        return faces

    def of(self, card: Card) -> Face:
        """The face of a card."""
        return self._found(card.id)[0]

    def fingerprint(self, card: Card) -> str:
        """A hash of all that is visible on the face of a card, and on its other side if that is a face, too."""
        return "-".join(self._found(side.id)[1] for side in self.game.sides(card))

    def parts(self, card: Card) -> str:
        """For each side of a card, a hash of all but its text and fine print, a colon, and one of its text, if any."""
        told = (self._found(side.id) for side in self.game.sides(card))
        return "-".join(f"{f.panel.rest}:{f.panel.text}" if f.panel else f"{seen}:" for f, seen in told)

    def back_of(self, card: Card) -> Face | None:
        """The common back of cards like this one; None if they have none."""
        kind = self.back_kind(card)
        return None if kind is None else self._found(f"{_BACK}{kind}")[0]

    def back_kind(self, card: Card) -> str | None:
        """The type of cards whose back it is, empty for the game's own, and the team if it has its colours; None if
        there is none.
        """
        return self.cut_of(card).back_of(card)

    def cut_of(self, card: Card) -> CutSize:
        """What a card is cut to, as `cut_of` says; it is looked up once for all cards."""
        return self._cuts.get(card.type, self._cuts[_USUAL])

    def keep(self) -> None:
        """Store the faces laid out so far for the next run."""
        if self._new:
            from generator.typesetting import lasts

            lasting = {name: freeze(f) for name, f in self._faces.items() if all(map(lasts, _fonts(f[0])))}
            keep(self._name, self._key, self._frozen | lasting)
            from generator.face.picture import keep_drawings

            keep_drawings()
            self._new = False

    def beside(self, what: str, make: Callable[[], Sequence[Face]]) -> Sequence[Face]:
        """Faces of what is no card, such as player aids: those kept for the next run under this name, or as made."""
        name = f"{self._name}-{what}"
        found: Sequence[Face] | None = look_up(name, self._key)
        if found is None or not all(map(_is_whole, found)):
            from generator.typesetting import lasts

            found = make()
            if all(lasts(font) for face in found for font in _fonts(face)):
                keep(name, self._key, found)
        return found

    @cached_property
    def _cuts(self) -> Mapping[str, CutSize]:
        return cuts_of(self.game)

    # --- what is kept ----------------------------------------------------------------------------------------------

    @property
    def _name(self) -> str:
        look = self.look
        return f"faces-{self.game.id}{own_mark(self.game.folder)}-{look.lang}-{look.second or ''}-{look.ink}-{look.dpi}"

    @cached_property
    def _key(self) -> str:
        code = files_under(_CODE, ".py", ".yaml", ".svg", ".ftl")
        words = files_under(_CODE.parent / "cards" / "language", ".yaml")
        shown = [*files_under(self.game.folder), *own_files(self.game.folder)]
        return stamp([*code, *words, *shown], of=[code_stamp()])

    def _is_kept(self, name: str) -> bool:
        """True if the face is cached, and its pictures have not been deleted or corrupted since."""
        if name not in self._faces and name in self._frozen:
            found = thaw(self._frozen[name])
            if found and _is_whole(found[0]):
                self._faces[name] = found
        return name in self._faces

    def _found(self, name: str) -> tuple[Face, str]:
        """The face of a card, or a back, with its fingerprint."""
        if not self._is_kept(name):
            face = _told_apart(self._laid_out(name))
            self._faces[name] = face, fingerprint(face)
            self._new = True
        return self._faces[name]

    def _laid_out(self, name: str) -> Face:
        from generator.face.back import lay_out_back
        from generator.face.card_layout import lay_out

        if name.startswith(_BACK):
            return lay_out_back(self.game, self.look, name.removeprefix(_BACK))
        return lay_out(self.game, self.game.cards[name], self.look)


def _is_whole(face: Face) -> bool:
    """True unless a picture on a face has been deleted or corrupted since."""
    return all(item.of.is_there for item in face.items if isinstance(item, Picture))


def _fonts(face: Face) -> set[str]:
    return {item.font for item in face.items if isinstance(item, GlyphRun)}
