"""Verdict → words, in each language: a message and the smallest fix for every code, and a deck's make-up in one line.

The sentences are Fluent messages in `locale/<lang>.ftl`, named for the codes. Cards are named in the reader's language
where the game has it, else by their ids.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from cards import (
    Game,
    Keyword,
    Lang,
    Messages,
    count,
    keyword_name,
)
from rules_checker.deck import Violation

LOCALE = Path(__file__).parent / "locale"


@cache
def phrases(lang: Lang) -> Messages:
    """The deck checker's own messages in `lang`."""
    return Messages(LOCALE / f"{lang}.ftl", lang)


def message(game: Game, violation: Violation, lang: Lang) -> str:
    """What is wrong, as a sentence without its full stop."""
    return phrases(lang)(violation.code, **_arguments(game, violation, lang))


def fix(game: Game, violation: Violation, lang: Lang) -> str:
    """The smallest change that puts it right."""
    return phrases(lang)(violation.code, "fix", **_arguments(game, violation, lang))


def card_name(game: Game, card_id: str, lang: Lang) -> str:
    """A card's name in `lang`, or its id in title form where the game does not have that language."""
    if lang in game.langs:
        return game.words[lang][card_id].name
    return card_id.replace("-", " ").title()


def make_up(game: Game, summary: Mapping[str, Any], lang: Lang) -> str:
    """What a deck is made of: «45 карт: 19 бомб, 18 крипов …; карт вашей команды: 45 …»."""
    say = phrases(lang)
    kinds = ", ".join(_so_many(game, kind, n, lang) for kind, n in summary["types"].items())
    cards = say("cards", n=summary["size"])
    counts = {key: summary[key] for key in ("own", "free", "foreign", "penalty")}
    whose = say("free", **counts) if summary["own"] is None else say("whose", **counts)
    return f"{cards}: {kinds}; {whose}" if kinds else f"{cards}; {whose}"


def _so_many(game: Game, kind: str, n: int, lang: Lang) -> str:
    return count(game, kind, n, lang) if lang in game.langs else f"{n} × {kind}"


def _arguments(game: Game, violation: Violation, lang: Lang) -> dict[str, Any]:
    """The violation's params as words; numbers, and what only chooses a variant, go in as they are."""
    return {key: _WORDS[key](game, value, lang) if key in _WORDS else value for key, value in violation.params.items()}


def _keyword(game: Game, keyword: str, lang: Lang) -> str:
    if lang in game.langs:
        return keyword_name(game, Keyword(keyword), lang)
    return keyword.replace("-", " ").upper()


def _either(names: Sequence[str], lang: Lang) -> str:
    """«A, B или C»."""
    *most, last = names
    return phrases(lang)("or", first=", ".join(most), rest=last) if most else last


def _hero_names(game: Game, heroes: Sequence[str], lang: Lang) -> str:
    return _either([card_name(game, hero, lang) for hero in heroes], lang)


_WORDS: dict[str, Callable[[Game, Any, Lang], str]] = {
    "card": card_name,
    "keyword": _keyword,
    "heroes": _hero_names,
    "games": lambda game, games, lang: ", ".join(games),
}
