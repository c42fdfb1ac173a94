"""How people ask for each rule, in spoken words: `site/<lang>/asked/<game>.yaml`, read by the search and its check."""

from __future__ import annotations

from pathlib import Path

from cards.database import Source, read_yaml
from cards.ledger.book import SITE
from cards.model import Lang


def read_asked(game: str, lang: Lang, site: Path = SITE) -> Source | None:
    """The phrases in which people ask for each rule, by its id, with their places; None if there is no such file.

    Raises `DataError` for anything but lists of texts.
    """
    path = site / lang / "asked" / f"{game}.yaml"
    if not path.exists():
        return None
    source = read_yaml(path)
    rules = source.data
    if not isinstance(rules, dict):
        raise source.error((), "must name rules, each with phrases").coded("asked-shape")
    for rule, phrases in rules.items():
        if not isinstance(phrases, list) or not all(isinstance(phrase, str) for phrase in phrases):
            raise source.error((rule,), f"{rule}: must be a list of phrases, each in quotes").coded("asked-shape")
    return source
