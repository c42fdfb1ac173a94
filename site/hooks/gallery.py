"""The gallery: a page for every game with cards, which shows each card's printed face and gives its text as text.

The page is generated from `gallery.md.jinja` beside this file; the faces come from the PDF, so the gallery shows what
is printed.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.utils import get_relative_url

from cards import Card, Game, Lang, card_text, game_ids, keyword_name, load_game, messages, plural, type_line
from cards.ledger import parse_page

SMALL_PX, LARGE_PX = 300, 600
QUALITY = 82
KEPT_S = 24 * 3600
"""The age in seconds from which cached faces are deleted; newer ones may belong to a build that is running."""
CACHE = Path(__file__).resolve().parents[2] / "output" / ".cache" / "faces"
"""The cache of faces, since drawing them takes most of a build's time."""

_UNSEEN = re.compile(rb"\(D:\d{14}[^()]*\)|<[0-9a-f]{32}>")
"""The date of a PDF and the id made from it, which no face shows."""
_TAGS = {"keyword": "b", "reminder": "i", "flavour": "em"}
_TEMPLATES = Environment(
    loader=FileSystemLoader(Path(__file__).parent),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add the page and the pictures of each game that has cards, and pages in this language."""
    lang: Lang = config.theme["language"]
    for game in map(load_game, game_ids()):
        if files.get_file_from_path(f"{game.id}/index.md") and game.cards:
            heights = _add_faces(files, config, game, lang)
            facts = _facts(game, lang, heights, _rule_links(files, game))
            page = _TEMPLATES.get_template("gallery.md.jinja").render(facts, words=config.extra["words"])
            files.append(File.generated(config, f"{game.id}/gallery.md", content=page.lstrip()))


def _add_faces(files: Files, config: MkDocsConfig, game: Game, lang: Lang) -> dict[str, int]:
    """Add each face as WebP in both widths; return the height in pixels of the small one, by card id."""
    from PIL import Image

    folder = _faces(game, lang)
    for path in sorted(folder.iterdir()):
        files.append(File.generated(config, f"{game.id}/faces/{path.name}", abs_src_path=str(path)))
    return {card: Image.open(folder / f"{card}-{SMALL_PX}.webp").height for card in game.cards}


def _faces(game: Game, lang: Lang) -> Path:
    """The folder with the faces of all cards, cached until one of them changes."""
    import PIL

    from generator.job import faces_pdf

    pdf = faces_pdf(game, lang, list(game.cards))
    key = hashlib.sha256(
        _UNSEEN.sub(b"", pdf) + repr((LARGE_PX, SMALL_PX, QUALITY, PIL.__version__, list(game.cards))).encode()
    ).hexdigest()
    kept = CACHE / f"{game.id}-{lang}-{key[:16]}"
    if kept.exists():
        return kept
    try:
        CACHE.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(dir=CACHE))
    except OSError:  # without the cache a build just takes longer
        fresh = Path(tempfile.mkdtemp())
    _draw(pdf, list(game.cards), fresh)
    if fresh.parent != CACHE:
        return fresh
    try:
        fresh.replace(kept)
    except OSError:  # another build has put it there in the meantime, and may be reading it
        shutil.rmtree(fresh, ignore_errors=True)
    for old in CACHE.glob(f"{game.id}-{lang}-*"):
        if old != kept and old.stat().st_mtime < time.time() - KEPT_S:
            shutil.rmtree(old, ignore_errors=True)
    return kept


def _draw(pdf: bytes, cards: list[str], folder: Path) -> None:
    from PIL import Image

    from generator.job import rasterised

    for card, face in zip(cards, rasterised(pdf, LARGE_PX), strict=True):
        large = face.convert("RGB")
        small = large.resize((SMALL_PX, round(SMALL_PX * large.height / large.width)), Image.Resampling.LANCZOS)
        for image in (large, small):
            image.save(folder / f"{card}-{image.width}.webp", "WEBP", quality=QUALITY)


def _rule_links(files: Files, game: Game) -> dict[str, str]:
    """The address of each rule, as seen from the gallery."""
    return {
        rule.id or "": f"{get_relative_url(page.url, f'{game.id}/gallery/')}#{rule.id}"
        for page in files.documentation_pages()
        if page.src_uri.startswith(f"{game.id}/")
        for rule in parse_page(page.content_string).rules
    }


def _facts(game: Game, lang: Lang, heights: dict[str, int], links: dict[str, str]) -> dict[str, Any]:
    """The variables of the template: the cards by team and type, and what they can be filtered by."""
    say = messages(game, lang)
    cards = game.cards.values()
    used = {card.team or "free" for card in cards}, {card.type for card in cards}, {card.rarity for card in cards}
    teams = {team: say(f"team-{team}") for team in (*game.teams, "free") if team in used[0]}
    filters = {
        "team": teams,
        "type": {kind: say(f"type-{kind}") for kind in game.types if kind in used[1]},
        "rarity": {rarity: say(f"rarity-{rarity}") for rarity in game.rarities if rarity in used[2]},
    }
    shelves: dict[str, dict[str, list[dict[str, Any]]]] = {team: {kind: [] for kind in game.types} for team in teams}
    for card in cards:
        shelves[card.team or "free"][card.type].append(_card(game, card, lang, heights[card.id], links))
    about = {team: palette.identity.get(lang, "") for team, palette in game.teams.items()}
    return {
        "title": game.title[lang],
        "total": len(cards),
        "small": SMALL_PX,
        "large": LARGE_PX,
        "filters": {key: values for key, values in filters.items() if len(values) > 1},
        "headings": {kind: plural(game, kind, lang) for kind in filters["type"]},
        "teams": [
            {
                "id": team,
                "name": name,
                "about": about.get(team, ""),
                "types": {kind: shelf for kind, shelf in shelves[team].items() if shelf},
            }
            for team, name in teams.items()
        ],
    }


def _card(game: Game, card: Card, lang: Lang, height: int, links: dict[str, str]) -> dict[str, Any]:
    """The variables of one card; `rules` are links to the rules of its properties, by the property's printed name."""
    say = messages(game, lang)
    words = game.words[lang][card.id]
    rules = {keyword_name(game, keyword, lang): game.keywords[keyword.id].rule for keyword in card.keywords}
    traits = [type_line(game, card, lang)]
    traits += [say(f"rarity-{card.rarity}")] if card.rarity and len(game.rarities) > 1 else []
    traits += [say("unique")] if card.unique else []
    return {
        "id": card.id,
        "name": words.name,
        "flavour": words.flavour,
        "face": f"../faces/{card.id}",
        "height": height,
        "rarity": card.rarity or "",
        "traits": traits,
        "numbers": [
            (say(f"number-{number}") if say.has(f"number-{number}") else None, number, value)
            for number, value in card.numbers.items()
        ],
        "text": [[(_TAGS.get(run.style), run.text) for run in paragraph] for paragraph in card_text(game, card, lang)],
        "rules": {name: links[rule] for name, rule in rules.items() if rule in links},
    }
