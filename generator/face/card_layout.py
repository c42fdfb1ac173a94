"""A card's face, on which sides of the game's player aid may be told as well."""

from __future__ import annotations

from collections.abc import Mapping

from cards import Card, Game, Lang, UnknownName, nearest
from cards.language import Aid, Paragraph, load_aids
from cards.records import dataclass
from generator.display import Box, Face, Item
from generator.face.layout import FaceLayout, PictureFor, sized
from generator.face.loading import template_of
from generator.face.look import Look
from generator.face.picture import picture_for
from generator.face.template import StepsElement

_NO_TEXTS: Mapping[Lang, tuple[Paragraph, ...]] = {}
OF_TITLE = ".title"
"""What ends the name of a label that is the title of a side of the player aid."""


def lay_out(
    game: Game,
    card: Card,
    look: Look,
    picture: PictureFor = picture_for,
    texts: Mapping[Lang, tuple[Paragraph, ...]] = _NO_TEXTS,
) -> Face:
    """Lay out the face of a card; its `texts`, by language, need not be told again where they are known."""
    usual = template_of(game)
    template = usual.of_type(card.type)
    return sized(CardFaceLayout(game, template, look, card, picture).face(template.card, texts), template, usual)


def lay_out_small(game: Game, card: Card, look: Look) -> Face | None:
    """Lay out a card as pictures of the rules show it, a thumb wide; None if the game has no such layout.

    The usual one is of the usual size; a type that has one of its own is shown in its own size.
    """
    usual = template_of(game)
    template = own if (own := usual.of_type(card.type)).small != usual.small else usual
    return CardFaceLayout(game, template, look, card, picture_for).face(template.small) if template.small else None


@dataclass
class CardFaceLayout(FaceLayout):
    """The face of a card being laid out."""

    def _line(self, what: str) -> str:
        if what.endswith(OF_TITLE):
            return self._aid(what.removesuffix(OF_TITLE)).title
        return super()._line(what)

    def steps(self, steps: StepsElement, box: Box) -> list[Item]:
        """Draw a side of the game's player aid, as on a card of its own."""
        from generator.face.aid import AidLayout  # few cards tell an aid

        side = AidLayout(self.game, self.template, self.look, None, None, self._aid(steps.of or ""), "")
        side.findings, side.letterings = self.findings, self.letterings
        return side.steps(steps, box)

    def _aid(self, name: str) -> Aid:
        """A side of the player aid; raises `UnknownName`."""
        sides = {side.id: side for side in load_aids(self.game, self.lang)}
        if name not in sides:
            raise UnknownName("part", name, nearest(name, sides), known=sides)
        return sides[name]
