"""What readers call what a picture is put together of: figures, backgrounds, faces, colours, and what can be set.

The words that every game's pictures need are in `locale/<lang>.yaml` here, those of a game's own figures in its
`locale/<lang>/figures.yaml`. A figure that is named as a card needs none: it is called as the card is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from cards import Finding, Game, Lang, did_you_mean, nearest
from cards.database import files_of
from cards.errors import Said
from generator.art.library import library_of

FILE = "figures.yaml"
KINDS = ("figures", "backgrounds", "faces", "colours", "settings")
Words = Mapping[str, Mapping[str, str]]
"""What things are called, by kind, and by their names in scenes."""
_SHARED = Path(__file__).parent / "locale"


def words_in(folder: Path, langs: Sequence[Lang]) -> dict[Lang, Words]:
    """The words of the game in `folder` and those of all games, by language; raises `DataError` for a faulty file.

    A language that has no words for all games has none.
    """
    from cards.database import read, read_yaml, text_schema  # slow to import, and of no use to a print

    words: dict[Lang, Words] = {}
    for lang in langs:
        shared = _SHARED / f"{lang}.yaml"
        found: dict[str, dict[str, str]] = {kind: {} for kind in KINDS}
        for path in (shared, *files_of(folder, f"locale/{lang}/{FILE}")) if shared.exists() else ():
            entries = read(read_yaml(path), text_schema.FiguresFile)
            for kind in KINDS:
                found[kind] |= getattr(entries, kind)
        words[lang] = found
    return words


def called(game: Game, lang: Lang) -> Words:
    """What everything that a scene of the game may name is called in a language, as far as it is."""
    library = library_of(game.folder)
    words = library.words.get(lang) or words_in(game.folder, [lang])[lang]
    cards = {name: game.words[lang][name].name for name in library.names if name in game.words.get(lang, {})}
    return {**words, "figures": {**cards, **words["figures"]}}


def lint_words(game: Game) -> Iterator[Finding]:
    """What of the game's own figures, and of what can be set of them, has no word; words for what is not there."""
    library = library_of(game.folder)
    own = {name: path for name, path in library.own.items() if path.is_relative_to(game.folder)}
    for lang in game.langs if own else ():
        words = called(game, lang)
        if not words["faces"]:
            continue
        path = game.folder / "locale" / lang / FILE
        for name, drawing in own.items():
            where = f"{path.relative_to(game.folder)}, {{}}"
            lacking = [] if name in words["figures"] else [(name, "figures")]
            lacking += [(knob, "settings") for knob in library.knobs(name) if knob not in words["settings"]]
            for lacks, kind in dict.fromkeys(lacking):
                what = Said(f"readers have no word for {lacks!r}", "lint-figure-word", name=lacks)
                place = where.format(kind)
                yield Finding(
                    drawing, 1, "figure-word", what, lang, Said(f"write one: {place}", "fix-figure-word", where=place)
                )
        if path.exists():
            yield from _of_nothing(path, lang, library.names)


def _of_nothing(path: Path, lang: Lang, names: Sequence[str]) -> Iterator[Finding]:
    """Words for figures that are not there."""
    from cards.database import read_yaml

    source = read_yaml(path)
    for name in source.data.get("figures", {}):
        if name not in names:
            near = nearest(name, names)
            what = Said(
                f"there is no figure {name!r}{did_you_mean(near)}", "scene-unknown-figure", name=name, nearest=near
            )
            line = source.place(("figures", name))[1]
            yield Finding(path, line, "figure-word", what, lang, Said("rename or remove it", "fix-rename-or-remove"))
