"""Finished games in a file, to which every chunk is appended as soon as it is there; a later run takes them up.

The first line says of what the games are, as a hash that whoever asks must have too; each other is a chunk. Every line
ends with its checksum: results that somebody or something changed are refused, not counted. A last line that was cut
short, by a crash say, is dropped.
"""

from __future__ import annotations

import hashlib
import json
import re
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from cards import DataError, FitilError
from cards.whole_file import refuse_output
from rules_checker.lab.match import Match, Result
from rules_checker.lab.run import ROUND, RunPlan
from rules_checker.lab.tally import CardCounts, Chunk
from rules_checker.setup import load_engine

FORMAT = "fitil simulate 2"
_EARLIER = "fitil simulate 1"
"""Lines had no checksum, and bots another chance: the games are not those that would be played now."""
_SUMMED = re.compile(rb'(.*),"sum":"([0-9a-f]{8})"\}\n')
MOST_LINE = 1_000_000
"""Most letters of a line; a chunk of 50 games has about 5,000."""
_NAMED = ("sits", "fates")
"""What a chunk has a list of, if there is any, for its games to name."""


def sign(matches: Sequence[Match]) -> str:
    """A hash of all that the results of matches depend on: decks, cards, bots, seed, and the engine's version."""
    told = [
        [m.game, load_engine(m.game).VERSION, m.cards, repr(m.setups), m.bots, m.seed, repr(m.weights)] for m in matches
    ]
    return hashlib.blake2b(json.dumps(told, sort_keys=True).encode(), digest_size=16).hexdigest()


@contextmanager
def kept_in(path: Path | None, plan: RunPlan) -> Iterator[tuple[list[Chunk], Callable[[Chunk], None]]]:
    """The chunks of a plan in a file (none if it is new), and a function that appends one; without a file, of nothing.

    Raises `DataError` for a file that is no such file, or of other games, or has more of them than the plan asks for.
    """
    if path is None:
        yield [], lambda _: None
        return
    refuse_output(path)
    chunks, whole = _read(path, plan) if path.exists() else ([], 0)
    with path.open("r+b" if whole else "xb" if not path.exists() else "wb", buffering=0) as file:
        file.truncate(whole)
        file.seek(whole)
        if not whole:
            head = {"format": FORMAT, "of": sign(plan.matches), "decks": [m.names for m in plan.matches]}
            _append(path, file, _line(head))

        def keep(chunk: Chunk) -> None:
            _append(path, file, _line(_written(chunk)))

        yield chunks, keep


def _append(path: Path, file: IO[bytes], line: bytes) -> None:
    """Write a line at once; raises `FitilError` on a full disk; the part that is left is dropped later."""
    try:
        while line:
            line = line[file.write(line) :]
    except OSError as error:
        raise FitilError(f"{path}: cannot be written: {error.strerror}").coded(
            "not-written", path=str(path), reason=error.strerror
        ) from None


def _line(value: Any) -> bytes:
    """An object as a line, its checksum the last of its entries."""
    told = json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()[:-1]
    return told + b',"sum":"%08x"}\n' % zlib.crc32(told)


def _written(chunk: Chunk) -> dict[str, Any]:
    endings = list(dict.fromkeys(result.ended for result in chunk.results))
    known = {name: list(dict.fromkeys(getattr(result, name) for result in chunk.results)) for name in _NAMED}
    known = {name: values for name, values in known.items() if any(values)}
    return {
        "pairing": chunk.pairing,
        "start": chunk.start,
        "endings": endings,
        **known,
        "results": [
            [
                *(result.won, *result[1:6], endings.index(result.ended)),
                *(values.index(getattr(result, name)) for name, values in known.items()),
            ]
            for result in chunk.results
        ],
        "cards": chunk.cards,
    }


def _read(path: Path, plan: RunPlan) -> tuple[list[Chunk], int]:
    """The chunks in a file, and the number of bytes of its whole lines."""
    if not path.is_file():
        raise DataError(path, "is not a file").coded("not-kept")
    chunks: list[Chunk] = []
    done = [0] * len(plan.matches)
    whole = 0
    with path.open("rb") as file:
        for number, line in enumerate(iter(lambda: file.readline(MOST_LINE), b""), 1):
            if not line.endswith(b"\n") and len(line) < MOST_LINE:
                break  # cut short
            if number == 1:
                _check_head(path, line, plan)
            else:
                chunk = _chunk(path, number, line, plan, done)
                done[chunk.pairing] += len(chunk.results)
                chunks.append(chunk)
            whole += len(line)
    if path.stat().st_size and not whole:
        raise DataError(path, "holds no games of a simulation").coded("not-kept")
    return chunks, whole


def _check_head(path: Path, line: bytes, plan: RunPlan) -> None:
    head = _json(line)
    form = head.get("format") if isinstance(head, dict) else None
    if form == _EARLIER:
        told = "holds games of an earlier version of Fitil: name another file, and they are played anew"
        raise DataError(path, told, 1).coded("kept-earlier")
    if form != FORMAT:
        raise DataError(path, "holds no games of a simulation", 1).coded("not-kept")
    _check_sum(path, 1, line)
    if head.get("of") != sign(plan.matches):
        raise DataError(path, "holds games of other decks, cards, bots, or another seed", 1).coded("kept-of-others")


def _check_sum(path: Path, number: int, line: bytes) -> None:
    found = _SUMMED.fullmatch(line)
    if not found or zlib.crc32(found[1]) != int(found[2], 16):
        told = (
            "is not as it was written: its checksum is wrong; delete the lines from here on, and they are played anew"
        )
        raise DataError(path, told, number).coded("kept-changed")


def _chunk(path: Path, number: int, line: bytes, plan: RunPlan, done: Sequence[int]) -> Chunk:
    _check_sum(path, number, line)
    chunk = _as_chunk(_json(line), plan)
    if chunk is None or chunk.start != done[chunk.pairing]:
        raise DataError(path, "is not a chunk of games that could follow here", number).coded("kept-broken")
    if chunk.start + len(chunk.results) > plan.games:
        n = max(done)
        raise FitilError(f"{path}: holds more than {plan.games} games: ask for more --games, or another file").coded(
            "kept-more", path=str(path), n=max(n, chunk.start + len(chunk.results)), games=plan.games
        )
    return chunk


def _json(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _as_chunk(value: Any, plan: RunPlan) -> Chunk | None:
    """A chunk as it was written; None for anything else, or one that does not end at a round's end or before."""
    try:
        pairing, start, endings = value["pairing"], value["start"], value["endings"]
        known = {name: [_labels(one) for one in value[name]] for name in _NAMED if name in value}
        setups = len(plan.matches[_number(pairing)].setups)
        results = tuple(_result(one, endings, known, (start + at) % setups) for at, one in enumerate(value["results"]))
        cards = tuple(
            {card: CardCounts(*map(_number, counts)) for card, counts in deck.items()} for deck in value["cards"]
        )
        seats = plan.matches[_number(pairing)].seats
    except (TypeError, KeyError, IndexError, ValueError, AttributeError):
        return None
    fits = results and len(cards) == seats and _number(start) // ROUND == (start + len(results) - 1) // ROUND
    if not fits or any(one.first >= seats or any(winner >= seats for winner in one.winners) for one in results):
        return None
    if any(len(more) not in (0, seats) for one in results for more in (one.places, one.scores, one.sits)):
        return None
    if any(len(fate) != 2 for one in results for fate in one.fates):
        return None
    return Chunk(pairing, start, results, cards)


def _labels(value: Any) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(map(str, labels)) for labels in value)


def _result(value: Sequence[Any], endings: Sequence[Any], known: Mapping[str, Sequence[Any]], moved: int) -> Result:
    won, first, turns, answers, places, scores, ended, *numbers = value
    named = {name: of[_number(at)] for (name, of), at in zip(known.items(), numbers, strict=True)}
    return Result(
        _winners(won),
        _number(first),
        _number(turns),
        _number(answers),
        tuple(_number(place) for place in places),
        tuple(_number(score, -(10**9)) for score in scores),
        str(endings[_number(ended)]),
        **named,
        moved=moved,
    )


def _winners(won: Any) -> tuple[int, ...]:
    """Winners as `Result.won` has them; raises `ValueError` for others."""
    winners = tuple(map(_number, won if isinstance(won, list) else [] if won == -1 else [won]))
    if list(winners) != sorted(set(winners)) or (isinstance(won, list) and len(won) < 2):
        raise ValueError(won)
    return winners


def _number(value: Any, least: int = 0) -> int:
    if type(value) is not int or not least <= value <= 10**9:
        raise ValueError(value)
    return value
