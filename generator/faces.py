"""The faces of a job: each distinct card laid out once, its picture made first, on all cores where many are missing."""

from __future__ import annotations

import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from tqdm import tqdm

from cards import Card, Game
from generator.display import Face
from generator.face import lay_out, lay_out_back
from generator.geometry import Box
from generator.look import Look
from generator.pictures import has_picture, is_made, picture_for
from generator.template import Art, template_of

FEW = 3
"""So many pictures are made before another process would have started."""


@dataclass
class Faces:
    """The faces of one game in one look."""

    game: Game
    look: Look
    _laid_out: dict[str, Face] = field(default_factory=dict)
    _back: Face | None = None

    def of(self, card: Card) -> Face:
        """The face of a card."""
        if card.id not in self._laid_out:
            picture = lambda c, box: picture_for(self.game, c, box, self.look)  # noqa: E731 - one use
            self._laid_out[card.id] = lay_out(self.game, card, self.look, picture)
        return self._laid_out[card.id]

    @property
    def back(self) -> Face:
        """The back that all the game's cards share."""
        if self._back is None:
            self._back = lay_out_back(self.game, self.look)
        return self._back

    def make_pictures(self, cards: Iterable[Card]) -> None:
        """Makes the pictures that are not in the cache yet, with a progress bar on a terminal."""
        missing = [
            (c, box) for c in cards for box in self._picture_boxes(c) if not is_made(self.game, c, box, self.look)
        ]
        if len(missing) <= FEW:
            return
        with ProcessPoolExecutor(min(len(missing), os.cpu_count() or 1)) as pool:
            made = [pool.submit(picture_for, self.game, card, box, self.look) for card, box in missing]
            for one in tqdm(made, desc="pictures", unit="", leave=False, disable=None):
                one.result()

    def _picture_boxes(self, card: Card) -> list[Box]:
        if not has_picture(self.game, card):
            return []
        template = template_of(self.game)
        elements = template.starting if self.game.types[card.type].starting else template.card
        return [Box(*element.box) for element in elements if isinstance(element, Art)]
