"""The pieces of a game in explanatory pictures: looks up what they name, then draws them."""

from __future__ import annotations

from dataclasses import replace

from cards import Game, UnknownName, game_ids, load_game, nearest
from cards.errors import Said as Told
from cards.languages import LANGS
from generator.diagrams import board, playing_card, room, wheel
from generator.diagrams.elements import Badge, BoardElement, CardElement, FaceElement, RoomElement, Wheel
from generator.diagrams.pencil import Pencil
from generator.display import Face
from generator.face import TEMPLATE, Look, lay_out, lay_out_back, lay_out_small

FACE_DPI = 150
"""The resolution of the art on a printed face that is shown as large as in print."""


def draw_card(pen: Pencil, e: CardElement) -> None:
    """Draw a card as it lies on the table: one of the game as its template has it small, unless `art` stands for it;
    face down with the game's printed back, unless something stands on it.
    """
    small = None
    if (name := e.of) is not None:
        e = _check_known(pen, e, name)
        if e.art is None and not e.turned and not e.back:  # pictures are not turned
            small = _small_face(pen, name, e.width)
    if e.back and e.art is None and e.name is None and e.color is None:
        small = _printed_back(pen)
    pen.roles(e.color, *(mark.color for mark in e.marks))
    if e.team is not None and e.team not in pen.canvas.teams:
        raise pen.unknown("team", e.team, pen.canvas.teams)
    for name in (e.icon, e.art, *(mark.icon for mark in e.marks)):
        if name is not None:
            pen.glyph(name)
    playing_card.draw_card(pen.canvas, e, pen.say, small)


def draw_face(pen: Pencil, e: FaceElement) -> None:
    """Draw a printed face. Its own layout is mirrored already, so the canvas mirrors only its place."""
    game = _game(pen, e.of)
    look = Look(lang=pen.canvas.lang, dpi=_dpi(e.width))
    playing_card.draw_face(pen.canvas, lay_out(game, game.cards[e.of], look), e.at, e.width)


def draw_wheel(pen: Pencil, e: Wheel) -> None:
    """Draw a wheel."""
    pen.roles(*(sector.color for sector in e.sectors))
    for sector in e.sectors:
        if sector.icon:
            pen.glyph(sector.icon)
    wheel.draw_wheel(pen.canvas, e, pen.say)


def draw_badge(pen: Pencil, e: Badge) -> None:
    """Draw the number of a step."""
    pen.role(e.color)
    wheel.draw_badge(pen.canvas, e.at, pen.say(e.text), e.r, e.color)


def draw_room(pen: Pencil, e: RoomElement) -> None:
    """Draw a room of a maze, and the tokens in it."""
    rooms = pen.diagram.rooms
    if e.of not in rooms:
        raise pen.unknown("room", e.of, rooms)
    pen.roles(*(piece.color for piece in e.pieces))
    for piece in e.pieces:
        if piece.icon:
            pen.glyph(piece.icon)
    room.draw_room(pen.canvas, e, rooms[e.of], pen.say, pen.fault)


def draw_board(pen: Pencil, e: BoardElement) -> None:
    """Draw a board."""
    for loc, said in e.board.faults():
        raise pen.fault(said, "board", *loc).coded(said.code, **said.params)
    squares = [square.name for square in e.board.squares]
    for at, name in enumerate(e.lit):
        if name not in squares:
            unknown = UnknownName("square", name, nearest(name, squares), known=squares)
            raise pen.fault(str(unknown), "lit", at).like(unknown)
    board.draw_board(pen.canvas, e)


def _check_known(pen: Pencil, e: CardElement, name: str) -> CardElement:
    """The element, completed with what the card of that name supplies."""
    game = _game(pen, name)
    card = game.cards[name]
    icon = game.types[card.type].icon
    return replace(
        e,
        name={lang: game.words[lang][name].name for lang in LANGS} if e.name is None else e.name,
        icon=icon if e.icon is None else e.icon,
        number=next(iter(card.numbers.values()), None) if icon and e.number is None else e.number,
        team=(card.team or "free") if e.team is None else e.team,
    )


def _small_face(pen: Pencil, name: str, width: float) -> Face | None:
    """The card's small face, if its game has such; what does not fit there is a finding of the picture."""
    face = lay_out_small(_game(pen, name), _game(pen, name).cards[name], Look(lang=pen.canvas.lang, dpi=_dpi(width)))
    for found in face.findings if face else ():
        pen.canvas.find(found.code, Told(f"{name}: {found.what}", "as-said", where=name, what=found.what))
    return face


def _printed_back(pen: Pencil) -> Face | None:
    """The back that the cards of the picture's game share, if they are printed."""
    game_id = pen.diagram.source.path.parent.name
    if game_id not in game_ids() or not ((game := load_game(game_id)).folder / TEMPLATE).exists():
        return None
    return lay_out_back(game, Look(lang=pen.canvas.lang))


def _dpi(width: float) -> int:
    return round(FACE_DPI * width / 63)


def _game(pen: Pencil, card: str) -> Game:
    """The game of the picture's folder, after checking that it has the card."""
    game_id = pen.diagram.source.path.parent.name
    if game_id not in game_ids():
        what = f"there is no game {game_id!r}, so there is no card {card!r}"
        raise pen.fault(what, "of").coded("picture-no-game", name=game_id, card=card)
    game = load_game(game_id)
    if card not in game.cards:
        raise pen.unknown("card", card, game.cards, "of")
    return game
