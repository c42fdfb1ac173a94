"""The card makers' pages of every game with cards: the words that cards are written in, and what pictures are made of.

The words are those of `fitil words`, the samples those of `fitil preview`: both pages are made from the game's data,
with the templates beside this file and the words in `<lang>/making.yaml`. The samples are drawn where a reader comes
near: a script brings them, from disk too.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from jinja2 import Environment
from markupsafe import Markup, escape

from cards import Game, Lang, in_own_words, messages
from cards.database import files_under, key_of, load_or_make, own_files, read_yaml
from cards.languages import RTL
from cards.ledger import rule_pages
from cards.tools import dictionary
from generator.art import GROUPS, SIZE, Sample
from generator.display import Box, Face, Picture
from generator.face import TEMPLATE, samples_of
from generator.render import svg
from generator.words import words

from .. import templates
from ..site import Site, code_of, in_turn
from ..steps import on_files, on_post_build

WORDS, FIGURES = "words", "figures"
"""The names of the two pages."""
DRAWN = "drawn"
"""The folder of drawings, beside those of the languages."""
MADE_BY = (
    *("generator.art", "generator.art.*", "generator.face", "generator.face.*", "generator.render", "generator.words"),
    *("cards.tools.*", "cards.ledger", "cards.language.grammar.*"),
)
"""The modules that know the words and draw the figures."""
MOST_CARDS = 6
"""Most cards named as having a word."""

_CODE = re.compile(r"`([^`]+)`")
_LINK = re.compile(r'<a href="(#[\w-]+)">([^<]*)</a>')


@on_files()
def add_pages(site: Site) -> None:
    """Add the pages of each game that has cards, and pages in this language."""
    said = site.docs.with_name("making.yaml")
    for game in site.games:
        if not game.cards:
            continue
        told: list[Path | str] = [
            said,
            *files_under(templates.FOLDER, ".jinja"),
            *files_under(site.pages(game.id)),
            *files_under(game.folder),
            *own_files(game.folder),
        ]
        made = load_or_make(
            f"site-making-{game.id}-{site.lang}",
            key_of(told, code=MADE_BY, facts=code_of(__file__, templates.__file__)),
            partial(_made, game, site.lang, said, site.templates),
        )
        for path, content in made.items():
            site.add(path, content)


@on_post_build(gives=["drawn"])
def write_drawings(site: Site) -> None:
    """Write the drawings of what each game's pictures are made of, in a script: the same for all languages."""
    for game in site.games:
        if not _is_drawn(game):
            continue
        folder = site.out.parent / DRAWN
        folder.mkdir(exist_ok=True)
        (folder / f"{game.id}.js").write_text(f'fitil.drawn.tell("{_packed(game)}")\n', encoding="utf-8")


def _is_drawn(game: Game) -> bool:
    """Whether there is a page of what the game's pictures are made of."""
    return bool(game.cards) and (game.folder / TEMPLATE).exists()


def _made(game: Game, lang: Lang, said: Path, made_with: Environment) -> dict[str, str]:
    """The pages of a game, by their paths; cached until something that they are made of changes."""
    say = _filled(in_own_words(game, lang, read_yaml(said).data), game, lang)
    facts: dict[str, Any] = {"say": say, "title": game.title[lang], "game": game.id}
    made: dict[str, str] = {}
    pages: dict[str, dict[str, Any]] = {}
    if game.vocabulary.words:
        kinds = list(_kinds(game, lang))
        facts["say"]["takes"] = _leading(facts["say"]["takes"], kinds)
        pages[WORDS] = {"kinds": kinds, "directions": _directions(game)}
    if _is_drawn(game):
        samples = _samples(game)
        pages[FIGURES] = {"groups": list(_groups([one for one, _ in samples], game, lang))}
    for name, own in pages.items():
        page = made_with.get_template(f"{name}.md.jinja").render(facts | own)
        made[f"{game.id}/{name}.md"] = str(page.lstrip())
    return made


def _filled(say: Any, game: Game, lang: Lang) -> Any:
    """The words of the pages, with the game's own in the places for them."""
    if isinstance(say, dict):
        return {key: _filled(value, game, lang) for key, value in say.items()}
    if isinstance(say, list):
        return [_filled(value, game, lang) for value in say]
    usual = Counter(card.type for card in game.cards.values()).most_common(1)[0][0]
    own = {"game": game.id, "title": game.title[lang], "type": usual, "teams": _teams(game, lang)}
    return re.sub(r"\{(game|title|type|teams)\}", lambda named: own[named[1]], say) if isinstance(say, str) else say


def _teams(game: Game, lang: Lang) -> str:
    return ", ".join(messages(game, lang)(f"team-{team}") for team in game.teams)


def _directions(game: Game) -> dict[Lang, str]:
    return {lang: "rtl" if lang in RTL else "ltr" for lang in game.langs}


# --- words -----------------------------------------------------------------------------------------------------------


def _kinds(game: Game, lang: Lang) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The words of each kind that the game has, as the template takes them."""
    anchors = rule_pages(game.id, lang)
    for kind in dictionary.KINDS:
        if entries := list(dictionary.entries(game, kind)):
            yield kind, [_word(game, entry, lang, anchors) for entry in entries]


def _leading(takes: Mapping[str, str], kinds: Sequence[tuple[str, Any]]) -> dict[str, str]:
    """What keys take, with links only to the kinds of words that the game has."""
    there = {f"#{kind}" for kind, _ in kinds} | {f"#{kind}-{word['name']}" for kind, found in kinds for word in found}
    return {
        name: _LINK.sub(lambda link: link[0] if link[1] in there else link[2], text) for name, text in takes.items()
    }


def _word(game: Game, entry: dictionary.DictionaryEntry, lang: Lang, anchors: Mapping[str, str]) -> dict[str, Any]:
    link = anchors.get(entry.rule or "", "").removeprefix(f"/{lang}/{game.id}/")
    return {
        "name": entry.name,
        "called": messages(game, lang)(f"keyword-{entry.name}", x="X") if entry.kind == "keyword" else "",
        "rule": entry.rule if link else None,
        "link": f"../{link}",
        "keys": entry.keys,
        "example": entry.example,
        "cards": [_card(game, card, lang) for card in entry.cards[:MOST_CARDS]],
        "more": max(0, len(entry.cards) - MOST_CARDS),
    }


def _card(game: Game, card: str, lang: Lang) -> dict[str, str]:
    return {"id": card, "name": game.words[lang][card].name}


# --- what pictures are made of ---------------------------------------------------------------------------------------


def _samples(game: Game) -> list[tuple[Sample, str]]:
    """What pictures are made of, with its drawings: they are the same in every language."""
    with in_turn("samples"):
        return load_or_make(
            f"site-samples-{game.id}", _key(game), lambda: [(one, str(_drawn(one))) for one in samples_of(game)]
        )


def _packed(game: Game) -> str:
    """The drawings by group and name, compressed: as text they are three times as much, from any host."""

    def made() -> str:
        drawn = {f"{one.group}-{one.name}": drawing for one, drawing in _samples(game)}
        told = json.dumps(drawn, ensure_ascii=False, separators=(",", ":")).encode()
        return b64encode(zlib.compress(told, 9)).decode()

    with in_turn("packed"):
        return load_or_make(f"site-drawn-{game.id}", _key(game), made)


def _key(game: Game) -> str:
    return key_of([*files_under(game.folder), *own_files(game.folder)], code=MADE_BY, facts=code_of(__file__))


def _groups(samples: Sequence[Sample], game: Game, lang: Lang) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The samples of each group that the game has, as the template takes them."""
    for group in GROUPS:
        if found := [_sample(one, game, lang) for one in samples if one.group == group]:
            yield group, found


def _sample(one: Sample, game: Game, lang: Lang) -> dict[str, Any]:
    say = words(lang)
    about = say(f"scene-{one.name}") if one.group in ("computed", "background") else ""
    return {
        "name": one.name,
        "about": Markup(_CODE.sub(r"<code>\1</code>", str(escape(about)))),  # noqa: S704 - escaped
        "faced": one.faced,
        "knobs": [(knob, f"{value:g}" if isinstance(value, float) else value) for knob, value in one.knobs.items()],
        "card": next((_card(game, card, lang) for card in one.cards if card in game.cards), None),
    }


def _drawn(one: Sample) -> str:
    return svg(Face(*SIZE, (Picture(Box(0, 0, *SIZE), one.drawing),)))
