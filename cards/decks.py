"""Deck files: YAML, or the plain text that players paste.

Cards are named in any language of the game or by id. What a deck must be is for `rules_checker.deck`; here a deck is
only read, so anything that can be understood is read, and an unknown name is a `DataError` with its line and the
nearest names.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from cards.errors import DataError, FitilError, UnknownName, did_you_mean
from cards.files import MAX_BYTES, decode, read_text
from cards.loader import GAMES, game_ids, game_stamp, load_game
from cards.model import Deck, Game
from cards.names import nearest, normalise
from cards.store import kept

if TYPE_CHECKING:
    from cards.yaml_source import Source

MOST_COPIES = 99
_TIMES = "[x×х*]"  # Latin, the sign, Cyrillic kha, asterisk: all are typed
_COUNT_FIRST = re.compile(
    rf"(?P<copies>-?\d+)(\s*{_TIMES}?\s+|\s*[×*])(?P<name>\S.*)|{_TIMES}\s*(?P<copies2>-?\d+)\s+(?P<name2>\S.*)", re.I
)
_COUNT_LAST = re.compile(rf"(?P<name>.*\S)\s+{_TIMES}\s*(?P<copies>-?\d+)", re.I)
_LABEL = re.compile(r"(?P<label>[^\W\d]+)\s*:\s*(?P<value>.*)")


def starter_refs(folder: Path = GAMES) -> tuple[str, ...]:
    """The names of all starter decks, as `boombit/classics`."""
    paths = (path for game in game_ids(folder) for path in sorted((folder / game / "decks").glob("*.yaml")))
    return tuple(f"{path.parent.parent.name}/{path.stem}" for path in paths)


def load_deck(ref: str) -> Deck:
    """The deck that `ref` names: a file, `-` for pasted text on standard input, or a starter deck."""
    if ref == "-":
        path = Path("standard input")
        return parse_text(decode(sys.stdin.buffer.read(MAX_BYTES + 1), path), path, ref)
    path = Path(ref)
    if not path.exists() and ref in starter_refs():
        game, name = ref.split("/")
        path = GAMES / game / "decks" / f"{name}.yaml"
        return kept(f"deck-{game}-{name}", game_stamp(GAMES / game), lambda: _yaml_deck(path, ref))
    if not path.exists():
        near = nearest(ref, starter_refs())
        if path.suffix or (not near and len(path.parts) > 1):
            raise DataError(ref, f"no such file, and no starter deck is called so{did_you_mean(near)}")
        raise UnknownName("deck", ref, near or starter_refs()[:3])
    if path.suffix.lower() in (".yaml", ".yml"):
        return _yaml_deck(path, ref)
    return parse_text(read_text(path), path, ref)


def game_of(deck: Deck) -> Game:
    """The game that a deck is for."""
    return load_game(deck.game)


def _yaml_deck(path: Path, ref: str) -> Deck:
    from cards.yaml_source import read_yaml

    return _read_yaml_deck(read_yaml(path), ref)


def _read_yaml_deck(source: Source, ref: str) -> Deck:
    from cards import schema

    file = schema.read(source, schema.DeckFile)
    if file.game not in game_ids():
        raise source.error(("game",), str(UnknownName("game", file.game, nearest(file.game, game_ids()))))
    game = load_game(file.game)
    cards: dict[str, int] = {}
    lines: dict[str, int] = {}
    for name, copies in file.cards.items():
        line = source.place(("cards", name))[0]
        card_id = _resolve(game, name, source.path, line)
        cards[card_id] = cards.get(card_id, 0) + copies
        lines.setdefault(card_id, line)
    hero = None
    if file.hero is not None:
        lines["hero"] = source.place(("hero",))[0]
        hero = _resolve(game, file.hero, source.path, lines["hero"])
    return Deck(
        ref=ref,
        game=game.id,
        hero=hero,
        heroes=(hero,) if hero else (),
        cards=cards,
        name=file.name,
        plan=file.plan,
        lines=lines,
        path=source.path,
    )


@dataclass
class _Draft:
    """What a plain-text list has said so far."""

    heroes: list[tuple[str, int]] = field(default_factory=list)
    cards: list[tuple[str, int, int]] = field(default_factory=list)
    game: tuple[str, int] | None = None


def parse_text(text: str, path: Path, ref: str) -> Deck:
    """Reads a pasted list; `path` is for messages, `ref` for what is said of the deck."""
    draft = _Draft()
    for number, line in _lines(text):
        _take_line(draft, line, number, path)
    if not draft.cards and not draft.heroes:
        raise DataError(path, "holds no cards")
    game = _choose_game(draft, path)
    cards: dict[str, int] = {}
    lines: dict[str, int] = {}
    for name, copies, number in draft.cards:
        card_id = _resolve(game, name, path, number)
        cards[card_id] = cards.get(card_id, 0) + copies
        lines.setdefault(card_id, number)
    heroes = tuple(_resolve(game, name, path, number) for name, number in draft.heroes)
    if draft.heroes:
        lines["hero"] = draft.heroes[-1][1]
    return Deck(
        ref=ref, game=game.id, hero=heroes[0] if heroes else None, heroes=heroes, cards=cards, lines=lines, path=path
    )


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, numbered from 1, without comments, bullets and invisible marks."""
    for number, raw in enumerate(text.splitlines(), 1):
        visible = "".join(ch for ch in raw if unicodedata.category(ch) != "Cf").split("#", 1)[0].strip()
        line = re.sub(r"^([•·]\s*|[*–—-]\s+)", "", visible)
        if line:
            yield number, line


def _take_line(draft: _Draft, line: str, number: int, path: Path) -> None:
    if label := _LABEL.fullmatch(line):
        word, value = normalise(label["label"]), label["value"].strip()
        if word in _hero_labels():
            if not value:
                raise DataError(path, f"after {line!r} comes the hero's name, on the same line", number)
            draft.heroes.append((_counted(value, number, path)[0], number))
            return
        if word in ("game", "игра", "משחק"):
            draft.game = value, number
            return
        if not value:  # a heading such as «Бомбы:»
            return
    draft.cards.append((*_counted(line, number, path), number))


def _counted(text: str, number: int, path: Path) -> tuple[str, int]:
    """A name and its copies, however they are written; 1 where no number stands."""
    match = _COUNT_FIRST.fullmatch(text) or _COUNT_LAST.fullmatch(text)
    if not match and re.fullmatch(rf"-?\d+\s*{_TIMES}?", text):
        raise DataError(path, f"{_short(text)} of what? A card's name is missing", number)
    if not match:
        return text, 1
    groups = {key: value for key, value in match.groupdict().items() if value is not None}
    digits = groups.get("copies") or groups["copies2"]
    copies = int(digits) if len(digits) < 10 else 0
    if not 1 <= copies <= MOST_COPIES:
        raise DataError(path, f"{_short(digits)} copies make no sense: write 1 to {MOST_COPIES}", number)
    return groups.get("name") or groups["name2"], copies


def _short(text: str) -> str:
    """So much of what a user wrote as a message can hold."""
    return text if len(text) <= 60 else f"{text[:59]}…"


@cache
def _hero_labels() -> set[str]:
    """«Hero» in every language of every game: the name of the type that starts outside the deck."""
    from cards.locale import messages

    labels = {"hero"}
    for game in map(load_game, game_ids()):
        for kind, info in game.types.items():
            if info.starting:
                labels |= {normalise(messages(game, lang)(f"type-{kind}")) for lang in game.langs}
    return labels


def _choose_game(draft: _Draft, path: Path) -> Game:
    """The game named by the list, else the one that knows most of its names."""
    if draft.game:
        name, line = draft.game
        if name not in game_ids():
            raise DataError(path, str(UnknownName("game", name, nearest(name, game_ids()))), line)
        return load_game(name)
    names = [normalise(str(name)) for name, *_ in (*draft.heroes, *draft.cards)]
    games = [load_game(game_id) for game_id in game_ids()]
    playable = [game for game in games if game.cards]
    if not playable:
        raise FitilError("no game has cards")
    return max(playable, key=lambda game: sum(name in _name_index(game.id) for name in names))


@cache
def _name_index(game_id: str) -> Mapping[str, tuple[str, str]]:
    """Every id and name of the game's cards, normalised, to the card's id and the name as it is written."""
    game = load_game(game_id)
    index = {card_id.replace("-", " "): (card_id, card_id) for card_id in game.cards}
    index |= {card_id: (card_id, card_id) for card_id in game.cards}
    for words in game.words.values():
        index |= {normalise(entry.name): (card_id, entry.name) for card_id, entry in words.items()}
    return index


def card_called(game: Game, name: str) -> str:
    """The id of the card called `name`, in any language; `UnknownName` offers others in the one it was typed in."""
    index = _name_index(game.id)
    if found := index.get(normalise(name)):
        return found[0]
    near = dict(index[match] for match in nearest(name, index, most=3))
    raise UnknownName("card", _short(name), tuple(near.values()))


def _resolve(game: Game, name: str, path: Path, line: int) -> str:
    """The id of the card called `name` in a line of a file."""
    try:
        return card_called(game, name)
    except UnknownName as error:
        raise DataError(path, f"no card is called {error.name!r}{did_you_mean(error.nearest)}", line) from None
