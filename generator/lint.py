"""Findings in a game's print: overflow, missing glyphs, missing or unusable pictures."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from dataclasses import replace
from functools import reduce

from cards import Card, DataError, Finding, Game, Lang, did_you_mean, nearest
from cards.database import with_own
from cards.errors import Said, said
from cards.language import aids_path, card_text, tables_path
from cards.tools import card_lines, name_lines
from generator.accessories import aid_faces, table_faces, token_face
from generator.art import SUFFIXES, library_of, lint_words, plan_scene, scene_lines, supplied
from generator.display import LayoutCode, LayoutFinding
from generator.face import TEMPLATE, Look, has_picture, keep_drawings, lay_out, scenes, template_of
from generator.sight import alike
from generator.typesetting import direction, tie, turned

_SIGN = Said("give each a sign of its own, such as a solid icon `of: team`", "fix-sign")
_UNTURN = Said("remove the marks of direction inside it", "fix-turned")
_SHORTEN = Said("shorten it", "fix-shorten")
_FIXES: Mapping[LayoutCode, Said] = {
    "does-not-fit": _SHORTEN,
    "too-tall": _SHORTEN,
    "no-glyph": Said("use a character that the fonts have", "fix-glyph"),
    "unusable-picture": Said("fix the picture, or remove it", "fix-picture"),
}
"""What to do about each kind of finding on a card's face."""


def lint(game: Game) -> Iterator[Finding]:
    """All findings in a game's faces, in every language."""
    if not game.cards:
        return
    lines = card_lines(game)
    if not (path := game.folder / TEMPLATE).exists():
        yield Finding(
            path,
            1,
            "no-template",
            Said(f"{game.id} has no template", "no-template", game=game.id),
            fix=Said("write one", "fix-write-one"),
        )
        return
    template = template_of(game)
    lacking = {card.id for card in game.cards.values() if template.shows_art(card.type) and not has_picture(game, card)}
    for card in game.cards.values():
        if card.id in lacking:
            begin = f"fitil new picture {card.id}{with_own()}"
            fix = Said(f"`{begin}` starts one", "fix-new-picture", command=begin)
            what = Said(f"{card.id} has no picture", "lint-no-picture", name=card.id)
            yield Finding(*lines[card.id], "no-picture", what, fix=fix)
    in_art = list(_art(game))
    yield from in_art
    yield from lint_words(game)
    told = {str(found.path) for found in in_art if found.code == "unusable-figure"}
    yield from _beside(game)
    yield from _sight(game)
    for lang in game.langs:
        names = name_lines(game, lang)
        for card in game.cards.values():
            if card.id not in lacking:
                for token in _turned(game, card, lang):
                    what = Said(f"{card.id}: {token} is turned round", "lint-turned", where=card.id, what=token)
                    yield Finding(*names[card.id], "turned-sign", what, lang, _UNTURN)
                for found in _face(game, card, lang, told):
                    what = Said(f"{card.id}: {found.what}", "as-said", where=card.id, what=found.what)
                    yield Finding(*names[card.id], found.code, what, lang, _FIXES.get(found.code))
    keep_drawings()


def _art(game: Game) -> Iterator[Finding]:
    """Unusable figures, figures without a scene, and scenes without a card."""
    library, placed = library_of(game.folder), set[str]()
    shown = template_of(game).art_files
    for card_id, scene in scenes(game.folder).items():
        placed |= {one.figure for one in scene.placed}
        if card_id not in game.cards:
            place = scene_lines(game.folder)[card_id]
            fix = Said("remove the scene", "fix-remove-scene")
            yield Finding(*place, "unused-scene", _no_card(game, card_id), fix=fix)
    for card in game.cards.values():
        placed |= {one.figure for one in plan_scene(card.plan, card.plan.size).placed} if card.plan else set()
    for path in supplied(game.folder):
        if path.suffix.lower() not in SUFFIXES:
            kinds = f"{', '.join(SUFFIXES[:-1])} or {SUFFIXES[-1]}"
            what = Said("a picture of a kind that is not read", "lint-picture-kind")
            fix = Said(f"save it as {kinds}", "fix-save-as", kinds=", ".join(SUFFIXES))
            yield Finding(path, 1, "unusable-picture", what, fix=fix)
        elif path.stem not in game.cards and path.name not in shown:
            fix = Said("rename or remove it", "fix-rename-or-remove")
            yield Finding(path, 1, "unused-picture", _no_card(game, path.stem), fix=fix)
    for name, path in library.own.items():
        if name not in placed:
            what = Said(f"no scene places the figure {name!r}", "lint-unused-figure", name=name)
            yield Finding(path, 1, "unused-figure", what, fix=Said("place or remove it", "fix-place-or-remove"))
        try:
            library.figure(name)
        except DataError as error:
            yield Finding(path, error.line or 1, "unusable-figure", _fault(error))


def _beside(game: Game) -> Iterator[Finding]:
    """Findings in player aids and tokens."""
    template = template_of(game)
    for token in template.tokens:
        for found in token_face(game, token, Look(lang=game.langs[0])).findings:
            yield Finding(game.folder / TEMPLATE, 1, found.code, found.what, fix=Said("fix the token", "fix-token"))
    for lang in game.langs if template.aid else ():
        for face in aid_faces(game, Look(lang=lang)):
            for found in face.findings:
                yield Finding(aids_path(game, lang), 1, found.code, _of(game, found), lang, _SHORTEN)
    for lang in game.langs if template.tables else ():
        for face in table_faces(game, Look(lang=lang)):
            for found in face.findings:
                yield Finding(tables_path(game, lang), 1, found.code, _of(game, found), lang, _SHORTEN)


def _sight(game: Game) -> Iterator[Finding]:
    """Faces that cannot be told apart without colours."""
    lines = card_lines(game)
    for pair in alike(game):
        ways = [Said(way, f"sight-{way}") for way in pair.ways]
        seen = reduce(lambda said, way: Said(f"{said}, {way}", "sight-more", some=said, way=way), ways)
        what = Said(
            f"{pair.one} and {pair.other} cannot be told apart: {seen}",
            "lint-alike",
            one=pair.one,
            other=pair.other,
            ways=seen,
        )
        place = lines[pair.card] if pair.card else (game.folder / TEMPLATE, 1)
        yield Finding(*place, "look-alike", what, pair.lang, _SIGN)


def _of(game: Game, found: LayoutFinding) -> Said:
    """What was found on a face beside the cards, after the face's name."""
    here = replace(found, where=found.where.removeprefix(f"{game.id}/"))
    return Said(str(here), "as-said", where=f"{here.where} [{here.lang}]" if here.lang else here.where, what=found.what)


def _no_card(game: Game, name: str) -> Said:
    near = nearest(name, game.cards)
    return Said(f"there is no card {name!r}{did_you_mean(near)}", "unknown-card", name=name, nearest=near)


def _fault(error: DataError) -> Said:
    return Said(error.message, error.code, **error.params)


def _turned(game: Game, card: Card, lang: Lang) -> Iterator[str]:
    """Signs and ranges of a card's words that stand the wrong way round in a language that runs from the right."""
    if direction(lang) == "rtl":
        words = ("".join(run.text for run in paragraph) for paragraph in card_text(game, card, lang))
        for line in (game.words[lang][card.id].name, *words):
            yield from turned(tie(line))


def _face(game: Game, card: Card, lang: Lang, told: Container[str]) -> tuple[LayoutFinding, ...]:
    """Findings on a card's face; a file in `told` has been reported, and is not again for each card that it is on.

    Raises `DataError` if its words cannot be set, which no picture mends.
    """
    try:
        look = Look(lang=lang)
        return lay_out(game, card, look).findings
    except DataError as error:
        if error.code == "unknown-icon" or str(error.path).endswith(".ftl"):
            raise
        return () if error.path in told else (LayoutFinding("unusable-picture", said(error)),)
