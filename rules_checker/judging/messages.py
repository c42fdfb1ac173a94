"""Verdict → words, in each language: a message and the smallest fix for every code, and a line of composition.

The sentences are Fluent messages in `locale/<lang>.ftl`, named after the codes. Those in `locale/deck-<lang>.ftl` in a
game's package have precedence. Cards are named in the reader's language if the game has it, else by their ids.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from cards import Game, Keyword, Lang, Messages, count, keyword_name, load_game, messages, own_words
from cards.database import of_games
from cards.languages import LANGUAGES
from rules_checker.engine import SEATS
from rules_checker.judging.deck import Violation, own_check
from rules_checker.setup import own_file

LOCALE = Path(__file__).parents[1] / "locale"


@cache
def phrases(lang: Lang) -> Messages:
    """The deck checker's own messages in `lang`."""
    return Messages(LOCALE / f"{lang}.ftl", lang)


class Seating(NamedTuple):
    """Whom somebody is told about: the seat of who is told, if it is one of them, and those of bots.

    All others are told of as players by their letters, as to somebody who may be anybody.
    """

    you: int | None = None
    bots: tuple[int, ...] = ()

    def part(self, player: int) -> str:
        """What a player is in it."""
        return "you" if player == self.you else "bot" if player in self.bots else "player"


ANYBODY = Seating()


@cache
def seated(player: int, lang: Lang, key: str = "player", seating: Seating = ANYBODY) -> Mapping[str, str]:
    """A player as arguments of a message, by another `key` each with that before it (`<key>_who`).

    They are the name `who`, also in the forms that the language has of it (`who_<form>`), the letter `seat`, what the
    player `is` in this seating, and what the opponent is, `against`, where there is one: `you`, or `nobody` known.
    """
    say, before = phrases(lang), "" if key == "player" else f"{key}_"
    letter, part = say("seat-letter", player=player), seating.part(player)
    told: dict[str, Any] = {"player": player, "is": part, "apart": f" {letter}" if len(seating.bots) > 1 else ""}
    forms = {f"who_{form}": say("seat", form, **told) for form in say.attributes("seat")}
    against = "nobody" if seating.you in (None, player) else "you"
    found = {"who": say("seat", **told), "seat": letter, "is": part, "against": against, **forms}
    return {f"{before}{name}": word for name, word in found.items()}


def message(game: Game, violation: Violation, lang: Lang) -> str:
    """The violation as a sentence without its full stop."""
    return _phrases_for(game.id, lang, violation.code)(violation.code, **_arguments(game, violation, lang))


def fix(game: Game, violation: Violation, lang: Lang) -> str:
    """The smallest change that mends the deck, with all other fixes if they change its size together."""
    if (rest := violation.params.get("rest")) is not None:
        way = "add" if rest > 0 else "take" if rest else "none"
        return phrases(lang)("when-all-else-is-mended", way=way, n=abs(rest))
    say = _phrases_for(game.id, lang, violation.code)
    way = "swap" if "swap" in violation.params and say.has(violation.code, "swap") else "fix"
    return say(violation.code, way, **_arguments(game, violation, lang))


@of_games()
def own_phrases(game_id: str, lang: Lang, about: str = "deck") -> Messages | None:
    """The messages of a game's own about its decks, or something else, in `lang`; None if it has none."""
    path = own_file(game_id, f"locale/{about}-{lang}.ftl")
    return Messages(path, lang) if path else None


def _phrases_for(game_id: str, lang: Lang, code: str) -> Messages:
    own = own_phrases(game_id, lang)
    return own if own and own.has(code) else phrases(lang)


def card_name(game: Game, card_id: str, lang: Lang) -> str:
    """A card's name in `lang`; if it has none there, as a card of a scenario has none, its id in title case."""
    named = game.words.get(lang, {}).get(card_id)
    return named.name if named else card_id.replace("-", " ").title()


def team_name(game: Game, team: str, lang: Lang) -> str:
    """A team's name in `lang`, or its id in title case."""
    return _named(game, f"team-{team}", lang)


def make_up(game: Game, summary: Mapping[str, Any], lang: Lang) -> str:
    """The composition of a deck, «45 карт: 19 бомб, 18 крипов …», with the remark of its game."""
    kinds = ", ".join(_so_many(game, kind, n, lang) for kind, n in summary["types"].items())
    cards = phrases(lang)("cards", n=summary["size"])
    parts = [f"{cards}: {kinds}" if kinds else cards]
    if (own := own_check(game)) and (remark := own.remark(game, summary)):
        counts: dict[str, Any] = {key: value for key, value in summary.items() if isinstance(value, int)}
        parts.append(_phrases_for(game.id, lang, remark)(remark, **counts))
    return "; ".join(parts)


def counts(game: Game, summary: Mapping[str, Any], lang: Lang) -> Iterator[tuple[int, str, bool]]:
    """The numbers of a deck that only its game counts, each with its label, and whether a table marks these cards."""
    say = own_phrases(game.id, lang)
    for key, number in summary.items():
        if say and isinstance(number, int) and say.has(f"total-{key}"):
            yield number, say(f"total-{key}"), say.has(f"total-{key}", "marked")


def _so_many(game: Game, kind: str, n: int, lang: Lang) -> str:
    return count(game, kind, n, lang) if lang in game.langs else f"{n} × {kind}"


def _arguments(game: Game, violation: Violation, lang: Lang) -> dict[str, Any]:
    """The violation's params as words; numbers and selectors of variants are left as they are, a player is named."""
    found = {key: _argument(game, key, value, lang) for key, value in violation.params.items()}
    if lang in game.langs and {"part", "parts"} & found.keys():  # what the game calls its teams
        found = {**own_words(game, lang), **found}
    player = violation.params.get("player")
    return {**found, **seated(SEATS.index(player), lang)} if player else found


def _argument(game: Game, key: str, value: Any, lang: Lang) -> Any:
    if key in _WORDS:
        return _WORDS[key](game, value, lang)
    return _card_names(game, value, lang) if isinstance(value, list) else value


def _keyword(game: Game, keyword: str, lang: Lang) -> str:
    if lang in game.langs:
        return keyword_name(game, Keyword(keyword), lang)
    return keyword.replace("-", " ").upper()


def _either(names: Sequence[str], lang: Lang) -> str:
    """«A, B или C»."""
    *most, last = names
    return phrases(lang)("or", first=", ".join(most), rest=last) if most else last


def _card_names(game: Game, cards: Sequence[str], lang: Lang) -> str:
    return _either([card_name(game, card_id, lang) for card_id in cards], lang)


def _card_counts(game: Game, cards: Mapping[str, int], lang: Lang) -> str:
    """«2 × «Корова», 1 × «Мим»»."""
    quotes = LANGUAGES[lang].quotes if lang in LANGUAGES else "“…”"
    return ", ".join(f"{n} × {quotes.replace('…', card_name(game, one, lang))}" for one, n in cards.items())


def _named(game: Game, message: str, lang: Lang) -> str:
    """A word of the game by its message `type-…`, `team-…` or `rarity-…`; its id if the game lacks the language."""
    return messages(game, lang)(message) if lang in game.langs else message.partition("-")[2].replace("-", " ").title()


def _filter(game: Game, of: Mapping[str, Any], lang: Lang) -> str:
    """The cards that a share of the deck consists of: «Бомба, редкая»."""
    said = {
        "keyword": lambda value: _keyword(game, value, lang),
        "unique": lambda value: phrases(lang)("unique" if value else "not-unique"),
    }
    parts = [said[key](value) if key in said else _named(game, f"{key}-{value}", lang) for key, value in of.items()]
    return ", ".join(parts) or phrases(lang)("any-card")


def _titles(_: Game, games: Sequence[str], lang: Lang) -> str:
    quotes = LANGUAGES[lang].quotes if lang in LANGUAGES else "“…”"
    return ", ".join(quotes.replace("…", load_game(one).title.get(lang, one)) for one in games)


_WORDS: dict[str, Callable[[Game, Any, Lang], str]] = {
    "card": card_name,
    "part": team_name,
    "parts": lambda game, teams, lang: ", ".join(team_name(game, team, lang) for team in teams),
    "type": lambda game, kind, lang: _named(game, f"type-{kind}", lang),
    "keyword": _keyword,
    "of": _filter,
    "values": lambda game, values, lang: _either(values, lang),
    "games": _titles,
    "missing": _card_counts,
}
