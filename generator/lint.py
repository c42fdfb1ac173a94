"""What of a game cannot be printed as it should: overflow, missing glyphs, missing or unusable pictures."""

from __future__ import annotations

from collections.abc import Iterator

from cards import Card, DataError, Game, Lang
from cards.language import aids_path
from cards.tools import Finding, card_lines, name_lines
from generator.accessories import aid_faces, token_face
from generator.face import FOLDER, Look, has_picture, lay_out, picture_for, template_of


def lint(game: Game) -> Iterator[Finding]:
    """All findings in a game's faces, in every language."""
    if not game.cards:
        return
    lines = card_lines(game)
    if not (FOLDER / f"{game.id}.yaml").exists():
        yield Finding(FOLDER / f"{game.id}.yaml", 1, None, f"{game.id} has no template", "write one")
        return
    for card in game.cards.values():
        if not has_picture(game, card):
            fix = f"give it a scene in {game.folder / 'art'}"
            yield Finding(*lines[card.id], None, f"{card.id} has no picture", fix)
    yield from _beside(game)
    for lang in game.langs:
        names = name_lines(game, lang)
        for card in game.cards.values():
            if has_picture(game, card):
                path, line = names[card.id]
                for what, fix in _face(game, card, lang):
                    yield Finding(path, line, lang, f"{card.id}: {what}", fix)


def _beside(game: Game) -> Iterator[Finding]:
    """Player aids and tokens that do not come out right."""
    template = template_of(game)
    for token in template.tokens:
        for finding in token_face(game, token, Look(lang=game.langs[0])).findings:
            yield Finding(FOLDER / f"{game.id}.yaml", 1, None, finding.split(": ", 1)[1], "mend the token")
    for lang in game.langs if template.aid else ():
        for face in aid_faces(game, Look(lang=lang)):
            for finding in face.findings:
                yield Finding(aids_path(game, lang), 1, lang, finding.split("/", 1)[1], "shorten it")


def _face(game: Game, card: Card, lang: Lang) -> Iterator[tuple[str, str]]:
    try:
        look = Look(lang=lang)
        face = lay_out(game, card, look, lambda c, box: picture_for(game, c, box, look))
    except DataError as error:
        yield str(error), "mend the picture, or take it out"
        return
    for finding in face.findings:
        what = finding.split(": ", 1)[1]
        yield what, "shorten it" if "fit" in what or "tall" in what else "use a character that the fonts draw"
