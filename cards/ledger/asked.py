"""How people ask for each rule: phrases and words, `site/<lang>/asked/` and `talk/`; everyday words, `search.yaml`.

What a game's own data says of it, and how people ask for that: `about.yaml`.

What each thing that speaks for a rule counts, in every language: `site/weights.yaml`.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import asdict, replace
from pathlib import Path

from cards.database import Source, read, read_yaml
from cards.ledger.places import SITE, asked_of, talk_of
from cards.model import Game, Lang
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
class Fact:
    """What is said of one thing that `about` of a game has: `text` with its {range}, and how people ask for it.

    A game with a rule in `unless` says it there.
    """

    heading: str
    text: str
    asked: tuple[str, ...]
    unless: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AboutFile:
    """`about.yaml`: what is said of all that `about` of a game has."""

    players: Fact
    minutes: Fact
    age: Fact


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleWeights:
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
    return asdict(read(read_yaml(site / "weights.yaml"), RuleWeights))


def read_facts(game: Game, lang: Lang, site: Path = SITE) -> dict[str, Fact]:
    """What a game's own data says of it, by the anchor where its first page shows it; `DataError` for a faulty file."""
    if game.about is None:
        return {}
    said = read(read_yaml(site / lang / "about.yaml"), AboutFile)
    ranges = {
        name: "–".join(map(str, dict.fromkeys(pair)))
        for name, pair in (("players", game.about.players), ("minutes", game.about.minutes), ("age", (game.about.age,)))
    }
    told = {name: (getattr(said, name), numbers) for name, numbers in ranges.items()}
    return {
        f"about.{name}": replace(fact, text=fact.text.replace("{range}", numbers))
        for name, (fact, numbers) in told.items()
        if game.rules.keys().isdisjoint(fact.unless)
    }


def read_asked(game: str, lang: Lang, site: Path = SITE) -> Source | None:
    """The phrases in which people ask for each rule, by its id, with their places; None if there is no such file.

    Raises `DataError` for anything but lists of texts.
    """
    return _texts_by_rule(asked_of(game, lang, site), "phrases", "a list of phrases, each in quotes", "asked-shape")


def read_talk(game: str, lang: Lang, site: Path = SITE) -> Source | None:
    """The words in which people talk of each rule, by its id, with their places; None if there is no such file.

    A rule has up to `OFTEN` texts: the words that one of those who asked for it said, that two did, and that more did.
    Raises `DataError` for anything else.
    """
    path, shape = talk_of(game, lang, site), f"1 to {OFTEN} texts, words said by one, by two, by more"
    return _texts_by_rule(path, "words", shape, "talk-shape", range(1, OFTEN + 1))


def _texts_by_rule(path: Path, what: str, shape: str, code: str, count: Container[int] | None = None) -> Source | None:
    """A file that has a list of texts for each rule, of such a number if that matters; None if there is none.

    Raises `DataError`, in the words of `what` and `shape` and by their `code`, for anything else.
    """
    if not path.exists():
        return None
    source = read_yaml(path)
    if not isinstance(source.data, dict):
        raise source.error((), f"must name rules, each with {what}").coded(code)
    for rule, texts in source.data.items():
        fits = isinstance(texts, list) and all(isinstance(text, str) for text in texts)
        if not fits or (count is not None and len(texts) not in count):
            raise source.error((rule,), f"{rule}: must be {shape}").coded(code)
    return source
