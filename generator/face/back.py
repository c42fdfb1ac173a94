"""Backs: the other sides that many cards have alike."""

from __future__ import annotations

from functools import cached_property

from cards import Game, Team
from cards.records import dataclass
from generator.display import Face
from generator.face.layout import FaceLayout, sized
from generator.face.loading import template_of
from generator.face.look import OF_TEAM, Look


def lay_out_back(game: Game, look: Look, kind: str = "") -> Face:
    """Lay out the back that all the game's cards share, or that of the cards of a type with another.

    After `OF_TEAM` the kind names the team in whose colours it is.
    """
    usual = template_of(game)
    kind, _, team = kind.partition(OF_TEAM)
    template = usual.of_type(kind)
    return sized(_Back(game, template, look, None, None, team).face(template.back), template, usual)


@dataclass
class _Back(FaceLayout):
    """A back being laid out, in the colours of a team or, without one, of the game."""

    team: str

    @cached_property
    def _palette(self) -> Team:
        return self.game.teams.get(self.team, self.game.neutral)
