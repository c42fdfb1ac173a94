"""Round markers for the table: damage, and lives lost. They bear only icons and numbers, so they need no language."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from cards import FitilError, Game, Team
from cards.records import dataclass
from generator.display import Box, Face, Item, moved
from generator.face import FaceLayout, Icon, Look, Token, template_of
from generator.paper import Slip


def token_slips(game: Game, look: Look, *, backs: bool = True) -> list[Slip]:
    """All tokens of a game, as many of each as its template says, the same on both sides.

    Raises `FitilError` if the game has none.
    """
    template = template_of(game)
    if not template.tokens:
        raise FitilError(f"{game.id} has no tokens").coded("no-tokens", game=game.id)
    slips: list[Slip] = []
    for token in template.tokens:
        face = token_face(game, token, look)
        slips += [Slip(f"{game.id}/{token.id}", face, face if backs else None)] * token.copies
    return slips


def token_face(game: Game, token: Token, look: Look) -> Face:
    """The face of a token."""
    template = template_of(game)
    side = template.token_size
    round_one = replace(template, size=(side, side), corner=side / 2, orientation="upright")
    face = _Layout(game, round_one, look, None, None, token).face(template.token)
    return face if token.size in (None, side) else _resized(face, token.size / side)


def _resized(face: Face, scale: float) -> Face:
    """A token `scale` times as large as the others, whatever the sheet."""
    side, items = face.width * scale, tuple(moved(face.items, scale, 0, 0))
    return replace(face, width=side, height=side, corner=side / 2, items=items, own_size=True)


@dataclass
class _Layout(FaceLayout):
    """A token being laid out."""

    token: Token

    @property
    def called(self) -> str:
        """The token's name in findings."""
        return self.token.id

    @cached_property
    def _facts(self) -> frozenset[str]:
        return super()._facts | ({"number"} if self.token.number else set())

    @cached_property
    def _palette(self) -> Team:
        main, light, mark = map(self._named, (self.token.main, self.token.light, self.token.mark))
        return Team(dark=mark, main=main, light=light, accent=mark, emblem=self.token.icon or "")

    def _named(self, color: str) -> str:
        """A colour of the template, one of the four of no team, or one that is written out."""
        neutral: str = getattr(self.game.neutral, color, color)
        return self.template.colors.get(color, neutral)

    def _line(self, what: str) -> str:
        assert what == "number" and self.token.number
        return self.token.number

    def icon(self, element: Icon, box: Box) -> list[Item]:
        """Draw an icon by its name, or (`of: token`) the token's own."""
        return super().icon(replace(element, of=self.token.icon or "") if element.of == "token" else element, box)
