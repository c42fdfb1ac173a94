"""How people ask for each rule: phrases and words, `site/<lang>/asked/` and `talk/`; everyday words, `search.yaml`.

What each thing that speaks for a rule counts, in every language: `site/weights.yaml`.
"""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path

from cards.database import Source, read, read_yaml
from cards.ledger.book import SITE
from cards.model import Lang
from cards.records import dataclass

OFTEN = 3
"""So many of those who ask for a rule say a word, or more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Everyday:
    """`search.yaml`: words that ask for a number, that give one, that say nothing, and groups that mean the same.

    `signs` are words that change what the one beside them says: that it is not so, that it is mine or another's.
    `joined` are letters that may stand before a word that says nothing, or a sign, written together with it.
    """

    many: str
    counts: str
    silent: str
    joined: str
    signs: tuple[str, ...]
    same: tuple[tuple[str, ...], ...]


def read_everyday(lang: Lang, site: Path = SITE) -> Everyday:
    """Everyday words of a language, those that are written together with letters too; `DataError` for a faulty file."""
    said = read(read_yaml(site / lang / "search.yaml"), Everyday)

    def both(text: str) -> str:
        joined = (f"{letters}{word}" for word in text.split() if len(word) > 1 for letters in said.joined.split())
        return " ".join([text, *joined])

    return replace(said, silent=both(said.silent), signs=tuple(map(both, said.signs)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """`weights.yaml`: what a rule is weighed by (`cards/asking/finder.py`)."""

    own: float
    over: float
    asked: float
    more: float
    question: float
    example: float
    ruling: float
    term: float
    pair: float
    manner: float
    talk: float
    as_ruling: float
    number: float


def read_weights(site: Path = SITE) -> dict[str, float]:
    """What each thing that speaks for a rule counts; raises `DataError` for a faulty file."""
    return asdict(read(read_yaml(site / "weights.yaml"), Weights))


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


def read_talk(game: str, lang: Lang, site: Path = SITE) -> Source | None:
    """The words in which people talk of each rule, by its id, with their places; None if there is no such file.

    A rule has up to `OFTEN` texts: the words that one of those who asked for it said, that two did, and that more did.
    Raises `DataError` for anything else.
    """
    path = site / lang / "talk" / f"{game}.yaml"
    if not path.exists():
        return None
    source = read_yaml(path)
    rules = source.data
    if not isinstance(rules, dict):
        raise source.error((), "must name rules, each with words").coded("talk-shape")
    for rule, said in rules.items():
        if not isinstance(said, list) or not 0 < len(said) <= OFTEN or not all(isinstance(one, str) for one in said):
            what = f"{rule}: must be 1 to {OFTEN} texts, words said by one, by two, by more"
            raise source.error((rule,), what).coded("talk-shape")
    return source
