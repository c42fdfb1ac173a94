"""Saved games: setup, seed and answers as JSON text, and the way back to any moment of them.

A game consists of setup, seed and answers, so a file needs nothing else but versions: that of the format and of the
engine, and a fingerprint of every card used. The same game always gives the same bytes. If a version no longer fits, a
`DataError` of one line says so: under other rules it would be another game.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, NoReturn

from cards import DataError, FitilError, Game, load_game
from cards.errors import Said, said
from cards.files import read_text
from cards.languages import SPOKEN
from cards.records import dataclass
from rules_checker.engine import MOST_SEED, IllegalAnswerError
from rules_checker.judging import phrases
from rules_checker.record.story import HEADING
from rules_checker.setup import compile_cards, load_engine

FORMAT = 1
"""The version of the file format."""
MOST_ANSWERS = 100_000
_BEFORE = ("fitil", "game", "engine", "pool")
_AFTER = ("seed", "answers", "result", "cards")
"""The keys of a file before and after those of the setup, which depend on the game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Saved:
    """A saved game. `setup` is that of the engine; `cards` has the fingerprint of each card used."""

    path: Path | str
    game: str
    engine: int
    pool: str
    setup: Any
    seed: int
    answers: tuple[int, ...]
    result: Mapping[str, Any]
    cards: Mapping[str, str]

    def text(self) -> str:
        """The text of the file: a key per line, always the same bytes for the same game."""
        values = {"fitil": FORMAT} | {key: getattr(self, key) for key in _BEFORE[1:]}
        values |= load_engine(self.game).write_setup(self.setup)
        values |= {key: getattr(self, key) for key in _AFTER}
        lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in values.items())
        return f"{{\n{lines}\n}}\n"


def save(game: Game, setup: Any, seed: int, answers: Iterable[int], result: Mapping[str, Any] | None = None) -> str:
    """The text of a saved game; raises `ValueError` for a setup that cannot be saved.

    `result` is the engine's `outcome` of the last position; without it the game is played once more to find it.
    """
    saved = replace(saved_of(game, setup, seed), answers=tuple(answers))
    if result is None:
        result = load_engine(game.id).outcome(_play(saved, game, len(saved.answers), log=False).position)
    return replace(saved, result=result).text()


def saved_of(game: Game, setup: Any, seed: int) -> Saved:
    """A game of this setup, as it is saved before its first answer, without a result."""
    pool, prints = _fingerprints(game, setup)
    version = load_engine(game.id).VERSION
    return Saved(
        path="the game",
        game=game.id,
        engine=version,
        pool=pool,
        setup=setup,
        seed=seed,
        answers=(),
        result={},
        cards=prints,
    )


@dataclass(frozen=True, slots=True)
class Turn:
    """The beginning of a turn, by its number in the story."""

    number: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a saved game, with its log; `answers` is the number of answers before each entry."""

    position: Any
    answers: tuple[int, ...]


def replay(saved: Saved, until: int | None = None) -> Any:
    """The position after the first `until` answers, or after all of them, with the log up to it.

    Raises `DataError` if the game was made by another engine or with other cards, or if its answers or its result do
    not fit it.
    """
    return moment(saved, until).position


def moment(saved: Saved, until: int | Turn | None = None) -> Moment:
    """The moment after a number of answers, at the first question of a turn, or at the end; raises as `replay` does."""
    game = load_game(saved.game)
    _check_version(saved)
    _check_cards(saved, game)
    if isinstance(until, Turn):
        until = _answers_before(saved, until.number)
    if until is not None and not 0 <= until <= len(saved.answers):
        raise FitilError(f"{saved.path}: has only {len(saved.answers)} answers (asked for {until})").coded(
            "few-answers", path=str(saved.path), n=len(saved.answers), asked=until
        )
    found = _play(saved, game, len(saved.answers) if until is None else until, log=True)
    if until is None and (result := load_engine(game.id).outcome(found.position)) != saved.result:
        said = f"says that the game ended with {_told(saved.result)}, but its answers lead to {_told(result)}"
        _refuse(saved, said, "other-result", said=_told(saved.result), found=_told(result))
    return found


def _answers_before(saved: Saved, turn: int) -> int:
    """The number of answers before a turn."""
    whole = moment(saved)
    entries = zip(whole.position.log, whole.answers, strict=True)
    turns = {params["n"]: at for (what, _, params), at in entries if what == HEADING}
    if turn not in turns:
        raise FitilError(f"{saved.path}: has no turn {turn}; its last is {max(turns, default=0)}").coded(
            "no-turn", path=str(saved.path), n=turn, last=max(turns, default=0)
        )
    return turns[turn]


def parse_until(text: str) -> int | Turn:
    """A moment as people write it: a number of answers, or `turn 10` in any language of stories."""
    words = {phrases(lang)("turn-word") for lang in SPOKEN}
    match = re.fullmatch(r"(?:(?P<word>[^\W\d]+)\s*)?(?P<number>\d{1,9})", text.strip())
    if not match or (match["word"] and match["word"].casefold() not in words):
        raise FitilError(f"{text!r} is no moment of a game: write a number of answers, or 'turn 10'").coded(
            "no-moment", text=text
        )
    return Turn(int(match["number"])) if match["word"] else int(match["number"])


def load(path: Path) -> Saved:
    """The saved game of a file, whose format is checked; raises `DataError`."""
    return read(read_text(path), path)


def read(text: str, path: Path) -> Saved:
    """The saved game in the text of a file; raises as `load` does."""
    data = _json(path, text)
    if not isinstance(data, dict) or "fitil" not in data:
        raise DataError(path, "is not a saved game").coded("not-saved-game")
    if type(data["fitil"]) is not int or data["fitil"] != FORMAT:
        raise DataError(path, f"is a saved game of format {_short(data['fitil'])}, and this is format {FORMAT}").coded(
            "saved-other-format", format=_short(data["fitil"]), now=FORMAT
        )
    for key in (*_BEFORE, *_AFTER):
        if key not in data:
            raise DataError(path, f"is incomplete: {key!r} is missing").coded("missing-key", name=key)
    wrong = next((key for key, right in _SHAPES.items() if not right(data[key])), None)
    if wrong:
        raise DataError(path, f"{wrong}: invalid value {_short(data[wrong])}").coded(
            "wrong-value-of", name=wrong, value=_short(data[wrong])
        )
    game = load_game(data["game"])
    engine = load_engine(game.id)
    written = {key: value for key, value in data.items() if key not in (*_BEFORE, *_AFTER)}
    try:
        setup = engine.read_setup(compile_cards(game), written)
    except ValueError as error:
        why = said(error)
        raise DataError(path, str(error)).like(why if why.code else Said("", "not-saved-game")) from None
    return Saved(
        path=path,
        setup=setup,
        answers=tuple(data["answers"]),
        **{key: data[key] for key in ("game", "engine", "pool", "seed", "result", "cards")},
    )


# --- reading --------------------------------------------------------------------------------------------------------


def _whole(value: Any, least: int = 0, most: int = (1 << 64) - 1) -> bool:
    return type(value) is int and least <= value <= most


def _is_answers(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST_ANSWERS and all(_whole(answer) for answer in value)


_SHAPES: dict[str, Callable[[Any], bool]] = {
    "game": lambda value: isinstance(value, str),
    "engine": _whole,
    "pool": lambda value: isinstance(value, str),
    "seed": lambda value: _whole(value, most=MOST_SEED),
    "answers": _is_answers,
    "result": lambda value: isinstance(value, dict),
    "cards": lambda value: isinstance(value, dict) and all(isinstance(one, str) for one in value.values()),
}


def _json(path: Path, text: str) -> Any:
    try:
        return json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_twice)
    except json.JSONDecodeError as error:
        if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated"):
            raise DataError(path, "is truncated", error.lineno, error.colno).coded("truncated") from None
        if not text.lstrip().startswith("{"):  # a scenario, say, which is YAML
            raise DataError(path, "is not a saved game").coded("not-saved-game") from None
        raise DataError(path, f"is not JSON: {error.msg}", error.lineno, error.colno).coded("bad-json") from None
    except RecursionError:
        raise DataError(path, "is nested too deeply").coded("too-deep") from None
    except ValueError as error:
        raise DataError(path, f"is not a saved game: {_short(str(error))}").coded("not-saved-game") from None


def _no_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is not a number")


def _no_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)
        raise ValueError(f"duplicate key {twice!r}")
    return found


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:59]}…"


# --- replaying ------------------------------------------------------------------------------------------------------


def _refuse(saved: Saved, message: str, code: str, **params: Any) -> NoReturn:
    raise DataError(saved.path, message).coded(code, **params)


def _play(saved: Saved, game: Game, count: int, *, log: bool) -> Moment:
    engine = load_engine(game.id)
    written: list[int] = []
    s = engine.new_game(engine.position(compile_cards(game), saved.setup), saved.seed, log=log)
    for number, index in enumerate(islice(saved.answers, count), start=1):
        written += [number - 1] * (len(s.log or ()) - len(written))
        question = s.ask
        try:
            engine.answer(s, index)
        except IllegalAnswerError:
            where = f"answer {number} of {len(saved.answers)}"
            if question is None:
                _refuse(saved, f"{where} is after the end of the game", "answer-after-end", n=number)
            last = len(question.options) - 1
            said = f"{where} is {index}, but the options are 0 to {last}"
            _refuse(saved, said, "answer-not-offered", n=number, answer=index, last=last)
    written += [count] * (len(s.log or ()) - len(written))
    return Moment(s, tuple(written))


def _check_version(saved: Saved) -> None:
    version = load_engine(saved.game).VERSION
    if saved.engine != version:
        said = f"made by engine {saved.engine}, this is {version}: it would not be the same game"
        _refuse(saved, said, "other-engine", theirs=saved.engine, ours=version)


def _check_cards(saved: Saved, game: Game) -> None:
    pool, prints = _fingerprints(game, saved.setup)
    if (pool, prints) == (saved.pool, saved.cards):
        return
    changed = [card_id for card_id, found in prints.items() if saved.cards.get(card_id) != found]
    if not changed:
        said = "made with another table of types, phases and numbers: it would not be the same game"
        _refuse(saved, said, "other-table")
    left, few = len(changed) - 5, ", ".join(changed[:5])
    more = f" and {left} more" if left > 0 else ""
    _refuse(saved, f"cards have changed since: {few}{more}", "cards-changed", cards=few, n=max(left, 0))


def _fingerprints(game: Game, setup: Any) -> tuple[str, dict[str, str]]:
    """A hash of all data of a game that its engine uses, and one for each card used, by id."""
    compiled = compile_cards(game)
    used = sorted(load_engine(game.id).cards_of(setup))
    prints = {card_id: _hash(compiled["cards"][card_id]) for card_id in used}
    table = {key: value for key, value in compiled.items() if key != "cards"}
    return _hash([table, prints]), prints


def _hash(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def _told(result: Mapping[str, Any]) -> str:
    return _short(json.dumps(result)).strip("'")
