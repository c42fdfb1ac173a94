"""Fillers for the places that cards leave free on their last sheet: player aids, cards full of tokens, spare cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from cards import FitilError, Game
from cards.records import dataclass
from generator.accessories.aids import aid_slips
from generator.accessories.tokens import token_face
from generator.display import Face, Item, moved
from generator.face import Look, Token, template_of
from generator.job import Selection
from generator.paper import Sheet, Slip, free_places, size_text

APART = 2.0
"""The least distance between tokens, and from the card's edge, in mm: room for scissors or a punch."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    """The circumstances of a print that needs fillers: its slips so far, their games, the look, and the sheet."""

    pieces: Sequence[Slip]
    games: Sequence[Game]
    look: Look
    sheet: Sheet
    backs: bool


def filling(
    kinds: Sequence[str],
    pieces: Sequence[Slip],
    selection: Selection,
    look: Look,
    sheet: Sheet,
    *,
    backs: bool,
    apart: bool = False,
) -> dict[str, list[Slip]]:
    """The slips of these kinds, by kind, for the places that `pieces` leave free; the first kind goes first.

    Raises `FitilError` for a game that has none of a kind, and for cards too small for its tokens.
    """
    wanted = _Wanted(pieces, selection.games, look, sheet, backs)
    left = free_places(pieces, sheet, apart=apart)
    found: dict[str, list[Slip]] = {}
    for kind in dict.fromkeys(kinds):
        found[kind] = list(_KINDS[kind](wanted))[:left]
        left -= len(found[kind])
    return found


def _aids(wanted: _Wanted) -> list[Slip]:
    return [piece for game in wanted.games for piece in aid_slips(game, wanted.look, backs=wanted.backs)]


def _spares(wanted: _Wanted) -> list[Slip]:
    """One more of each card, those with the fewest copies first, since they are missed most."""
    copies = Counter(piece.id for piece in wanted.pieces)
    return sorted({piece.id: piece for piece in wanted.pieces}.values(), key=lambda piece: copies[piece.id])


def _tokens(wanted: _Wanted) -> Iterator[Slip]:
    """Cards full of tokens, ordered so that any number of them has the kinds in proportion."""
    for game in wanted.games:
        places = _places(game, wanted)
        tokens = _in_proportion(template_of(game).tokens)
        if not tokens:
            raise FitilError(f"{game.id} has no tokens").coded("no-tokens", game=game.id)
        faces = {token.id: token_face(game, token, wanted.look) for token in tokens}
        for number, start in enumerate(range(0, len(tokens), len(places)), 1):
            drawn = [faces[token.id] for token in tokens[start : start + len(places)]]
            front, back = (_cardful(game, drawn, places, wanted, mirrored=side) for side in (False, True))
            yield Slip(f"{game.id}/tokens-{number}", front, back if wanted.backs else None)


def _in_proportion(tokens: Sequence[Token]) -> list[Token]:
    """Every copy of every token, with each kind spread evenly among the others."""
    spread = [((copy + 0.5) / token.copies, token) for token in tokens for copy in range(token.copies)]
    return [token for _, token in sorted(spread, key=lambda pair: pair[0])]


def _places(game: Game, wanted: _Wanted) -> list[tuple[float, float]]:
    """The top left corners, in mm, of as many tokens as fit on a face when they are printed in their own size."""
    template = template_of(game)
    side = template.token_size / wanted.sheet.scale_of(template.size)
    columns, rows = (int((length - APART) // (side + APART)) for length in template.size)
    if not columns * rows:
        card = size_text(wanted.sheet.card or template.size)
        raise FitilError(f"no token of {template.token_size:g} mm fits a card of {card} mm").coded(
            "token-too-large", size=f"{template.token_size:g}", card=card
        )
    across, down = (
        (length - count * side) / (count + 1) for length, count in zip(template.size, (columns, rows), strict=True)
    )
    return [
        (across + column * (side + across), down + row * (side + down))
        for row in range(rows)
        for column in range(columns)
    ]


def _cardful(
    game: Game, faces: Sequence[Face], places: Sequence[tuple[float, float]], wanted: _Wanted, *, mirrored: bool
) -> Face:
    """Tokens on a face; if `mirrored`, each is behind its own front."""
    width, height = template_of(game).size
    items: list[Item] = []
    for face, (x, y) in zip(faces, places, strict=False):
        scale = 1 / wanted.sheet.scale_of((width, height))
        items += moved(face.items, scale, width - x - face.width * scale if mirrored else x, y)
    findings = dict.fromkeys(finding for face in faces for finding in face.findings)
    return Face(width, height, tuple(items), tuple(findings))


_KINDS = {"aids": _aids, "tokens": _tokens, "spares": _spares}
