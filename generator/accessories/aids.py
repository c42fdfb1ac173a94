"""Player aids, the size of cards: the course of a turn, and the properties in the words of the cards.

Two sides make a card; if their number is odd, the last card has the game's own back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate

from cards import FitilError, Game, own_words
from cards.language import Aid, AidPart, aids_path, keyword_sections, load_aids
from generator.display import Face
from generator.face import AidLayout, FaceShelf, Look, check_icons, lay_out_back, template_of
from generator.paper import Slip

LEAST, MOST = 2, 6
"""The fewest properties that have a side of their own, and the most sides that they may take."""
_KEYWORDS = "star"
"""The icon of the sides that explain properties."""


def aid_slips(game: Game, look: Look, *, backs: bool = True) -> list[Slip]:
    """A game's player aids in the languages of a look; raises `FitilError` if it has none, or no face for them."""
    langs = filter(None, (look.lang, look.second))
    return [slip for lang in langs for slip in _in_language(game, replace(look, lang=lang, second=None), backs=backs)]


def _in_language(game: Game, look: Look, *, backs: bool) -> Iterator[Slip]:
    faces = aid_faces(game, look)
    names = [f"{game.id}/aid-{number}-{look.lang}" for number in range(1, len(faces) + 1)]
    if not backs:
        yield from map(Slip, names, faces)
        return
    for at in range(0, len(faces), 2):
        yield Slip(names[at], faces[at], faces[at + 1] if at + 1 < len(faces) else lay_out_back(game, look))


def aid_faces(game: Game, look: Look) -> Sequence[Face]:
    """All sides in one language, in order; raises `FitilError` if there are none."""
    return FaceShelf(game, look).beside("aids", lambda: lay_out_aids(game, look))


def lay_out_aids(game: Game, look: Look) -> list[Face]:
    """All sides, laid out anew; raises `FitilError` as `aid_faces` does."""
    template = template_of(game)
    if not template.aid or not (sides := sides_of(game, look)):
        raise FitilError(f"{game.id} has no player aids").coded("no-aids", game=game.id)
    return [
        AidLayout(game, template, look, None, None, aid, f"{n}/{len(sides)}").drawn for n, aid in enumerate(sides, 1)
    ]


def sides_of(game: Game, look: Look) -> list[Aid]:
    """The content of each side: what is written for the game, then its properties on as few sides as look well."""
    written = list(load_aids(game, look.lang))
    check_icons(aids_path(game, look.lang), (icon for aid in written for icon in aid.icons))
    sections = keyword_sections(game, look.lang)
    if len(sections) < LEAST:  # the cards that have it say as much
        return written
    title = own_words(game, look.lang)["Keyword_pl"]
    for count in range(1, MOST + 1):
        parts = [Aid(f"keywords-{n}", _KEYWORDS, title, part) for n, part in enumerate(_parted(sections, count), 1)]
        drawn = [AidLayout(game, template_of(game), look, None, None, aid, "") for aid in parts]
        if all(side.comfortable for side in drawn):
            break
    return [*written, *parts]


def _parted(sections: Sequence[AidPart], count: int) -> Iterator[tuple[AidPart, ...]]:
    """Split the sections, in order, into parts with about as much to read in each."""
    lengths = [len(section.title) + sum(len(run.text) for p in section.paragraphs for run in p) for section in sections]
    ends = list(accumulate(lengths))
    for part in range(count):
        low, high = (ends[-1] * edge / count for edge in (part, part + 1))
        yield tuple(s for s, end, long in zip(sections, ends, lengths, strict=True) if low < end - long / 2 <= high)
