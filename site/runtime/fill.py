"""Fills the page's store: does once whatever a page may be asked to do, and keeps what that needed from YAML.

What comes with the program as it was read (`as_read.py`) is not read again.

Two steps, each in a process of its own, as they use different stores. `draw FILE` gathers the drawings of all cards
from the usual store; `fill FILE` puts them into the page's, which `FITIL_CACHE` and `FITIL_STAMP` name, and the rest.
"""

from __future__ import annotations

import gc
import sys
from itertools import combinations
from pathlib import Path

from cards import Card, Game, game_ids, load_deck, load_game, starter_refs
from cards.database import cache_folder, freeze, thaw
from cards.decks.names.called import name_index
from cards.decks.names.teams import team_index
from cards.language import aids_path, lexicon, parse_all
from cards.workers import spread
from generator.accessories import lay_out_aids
from generator.accessories.box_art import picture_frame
from generator.accessories.tuckbox import inside
from generator.art import Drawings, DrawnStyle, keep_figures, words_in
from generator.display import Box, Drawing, Pixels
from generator.face import Ink, Look, keep_drawings, lay_out, lay_out_back, picture_for, template_of
from generator.paper import load_sheet, sheet_names
from generator.request import PrintRequest, carry_out
from generator.typesetting import read_fonts
from rules_checker.bots.weights import own_weights
from rules_checker.play.game.course import lesson_of, puzzles_of
from rules_checker.play.view.places import places_of
from rules_checker.setup import engine_ids

Drawn = dict[tuple[str, DrawnStyle], list[tuple[str, tuple[float, float], Drawing]]]
"""The drawings of a game in a style: each card's id, the size in mm, and the drawing."""
DRAWN: dict[DrawnStyle, Ink] = {"colour": "full", "lines": "saver"}
"""The styles of drawings, and an ink for which each is drawn."""


def printed_games() -> list[Game]:
    """The games whose cards can be printed."""
    return [game for game in map(load_game, game_ids()) if game.cards and (game.folder / "template.yaml").exists()]


def draw() -> Drawn:
    """The drawings of all cards of all games, in the sizes that faces need."""
    with spread(_drawn, [game.id for game in printed_games()], given=None) as found:
        return {of: drawings for part in found for of, drawings in part.items()}


def _drawn(_: None, game_id: str) -> Drawn:
    """The drawings of all cards of a game."""
    drawn: Drawn = {}
    game = load_game(game_id)
    wanted: dict[tuple[str, float, float], tuple[Card, Box]] = {}

    def want(card: Card, box: Box) -> None:
        wanted.setdefault((card.id, box.w, box.h), (card, box))

    def noted(game: Game, card: Card, box: Box, look: Look) -> Drawing | Pixels:
        want(card, box)
        return picture_for(game, card, box, look)

    both = combinations(game.langs, 2)
    for look in (*(Look(lang=lang) for lang in game.langs), *(Look(lang=lang, second=other) for lang, other in both)):
        for card in game.cards.values():  # to a longer text a picture yields more
            lay_out(game, card, look, noted)
    for box in box_frames(game):
        for card in game.cards.values():
            if game.deck_rules and game.deck_rules.slot_of(card):
                want(card, box)
    for style, ink in DRAWN.items():
        found = drawn.setdefault((game.id, style), [])
        for card, box in wanted.values():
            picture = picture_for(game, card, box, Look(lang=game.langs[0], ink=ink))
            if isinstance(picture, Drawing):  # what people bring as pixels needs Pillow, and is not in the page
                found.append((card.id, (box.w, box.h), picture))
    keep_drawings()
    return drawn


def box_frames(game: Game) -> list[Box]:
    """The frames of pictures on boxes: for cards without sleeves and in them."""
    size = template_of(game).size
    return [picture_frame(inside(size, 1, sleeved=sleeved)) for sleeved in (False, True)]


def fill(drawn: Drawn) -> None:
    """Do everything once with an empty store that has only these drawings; faces are not kept, as they are quick."""
    for (game_id, style), drawings in drawn.items():
        shelf = Drawings(game_id, style)
        for name, size, drawing in drawings:
            shelf.add(name, size, drawing)
        shelf.keep()
    for game in printed_games():
        keep_figures(game.id, game.folder, words_in(game.folder, game.langs))
    parse_all()
    for game_id in game_ids():
        load_game(game_id)
        team_index(game_id)
        name_index(game_id)
    for ref in starter_refs():
        load_deck(ref)
    for game_id in engine_ids():
        own_weights(game_id)
        places_of(game_id)
        lesson_of(game_id)
        puzzles_of(game_id)
    for name in sheet_names():
        load_sheet(name)
    read_fonts()
    with spread(_print, [game.id for game in printed_games()], given=cache_folder() / "prints") as printed:
        list(printed)


def _print(out: Path, game_id: str) -> None:
    """Print all that a game has, in all its languages."""
    game = load_game(game_id)
    for lang in game.langs:
        aids = aids_path(game, lang).exists()
        _lay_out(game, Look(lang=lang), aids=aids)
        sets = PrintRequest(
            game=game.id, set=list(game.sets), lang=lang, aids=aids, out=out / f"{game.id}.pdf", proof=True
        )
        carry_out(sets)
        if template_of(game).tokens:
            carry_out(PrintRequest(game=game.id, lang=lang, tokens=True, out=out / f"{game.id}-tokens.pdf"))
        if template_of(game).tables:
            carry_out(PrintRequest(game=game.id, lang=lang, tables=True, out=out / f"{game.id}-tables.pdf"))
        if game.pieces or not any(ref.startswith(f"{game.id}/") for ref in starter_refs()):
            carry_out(PrintRequest(decks=[game.id], lang=lang, out=out / f"{game.id}-whole.pdf"))


def _lay_out(game: Game, look: Look, *, aids: bool) -> None:
    """Lay out all faces, as a page does: for a print those would do that come with the program."""
    lexicon(game, look.lang)
    for card in game.cards.values():
        lay_out(game, card, look)
    lay_out_back(game, look)
    if aids:
        lay_out_aids(game, look)


if __name__ == "__main__":
    gc.disable()  # hardly anything that it makes goes away before its end
    step, file = sys.argv[1], Path(sys.argv[2])
    if step == "draw":
        file.write_bytes(freeze(draw()))
    else:
        fill(thaw(file.read_bytes()))
    gc.freeze()  # nor is it looked for at the end
