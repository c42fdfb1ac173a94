"""A tournament's desk: many lists → a row for each, with its verdict and reasons in several languages.

Rows are plain data (JSON), so that the command and a page make the same of them: `report` beside it writes them as
a page to print or as a table for a spreadsheet. What only many lists together show is noted last (`compared`): a deck
that was handed in twice, and a player who handed in two.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from pathlib import PurePath
from typing import Any

from cards import FitilError, Lang, game_of, normalise
from cards.decks import fingerprint
from cards.told import told
from rules_checker.judging.judged import Judged, judged_row
from rules_checker.judging.messages import card_name, phrases

Row = dict[str, Any]
Where = Callable[[str, str], str]
"""The address of a game's rule, empty if there is none."""
_COPY = re.compile(r"[\s_-]*(\(\d+\)|copy|копия|עותק)$", re.I)
"""What systems add to the name of a file that is already there."""
_ANYBODYS = {"deck", "decklist", "list", "колода", "список", "חפיסה", "רשימה"}
"""Names of files that say nothing of whose they are: then the folder does."""
_MOST_OTHERS = 50
"""Most files named beside one that is the same: a thousand times the same deck would be a million names."""


def desk_row(judged: Judged, langs: Sequence[Lang], where: Where = lambda *_: "") -> Row:
    """What a judge must know of a list: whose it is, what deck, whether it is legal, and why not.

    `reasons` are violations and faults, errors first; each is `said` in all `langs`, its fix included. `notes` say how
    the list was read, in all of them, too.
    """
    deck = judged.read.deck
    rows = [judged_row(judged, lang) for lang in langs]
    reasons = [
        {
            "rule": first["rule"],
            "severity": first["severity"],
            "line": first["line"],
            "page": where(rows[0]["game"], first["rule"]) if first["rule"] else "",
            "said": {lang: _sentence(found) for lang, found in zip(langs, (first, *others), strict=True)},
        }
        for first, *others in zip(*(row["violations"] for row in rows), strict=True)
    ]
    return {
        "file": _visible(judged.read.ref),
        "player": _visible(judged.read.player or _player(judged.read.ref)),
        "team": _visible(judged.read.team),
        "game": deck.game if deck else None,
        "lead": {lang: [card_name(game_of(deck), one, lang) for one in deck.apart] if deck else [] for lang in langs},
        "cards": deck and (judged.verdict.summary["size"] if judged.verdict else deck.size),
        "fingerprint": fingerprint(deck) if deck and judged.status != "unreadable" else "",
        "status": judged.status,
        "reasons": sorted(reasons, key=lambda reason: reason["severity"] != "error"),
        "notes": {lang: row["notes"] for lang, row in zip(langs, rows, strict=True)},
        "same_deck": [],
        "same_player": [],
    }


def compared(rows: Sequence[Row], *, within: bool = True) -> list[Row]:
    """The rows with the files in which the same deck was handed in (`same_deck`), or by the same player.

    Files are then called as `within` the folder that they all are in, or else as they are named.
    """
    if within:
        paths = [PurePath(row["file"]).parts for row in rows]
        levels = zip(*(path[:-1] for path in paths), strict=False)
        common = sum(1 for _ in takewhile(lambda names: len(set(names)) == 1, levels))
        rows = [row | {"file": PurePath(*path[common:]).as_posix()} for row, path in zip(rows, paths, strict=True)]
    decks = _others((row["fingerprint"], row["file"]) for row in rows)
    players = _others((normalise(row["player"]), row["file"]) for row in rows)
    return [
        row | {"same_deck": deck, "same_player": [file for file in player if file != row["file"]]}
        for row, deck, player in zip(rows, decks, players, strict=True)
    ]


def _others(keyed: Iterable[tuple[str, str]]) -> list[list[str]]:
    """For each pair of a key and a file, the other files of the same key; of no key, none."""
    pairs = list(keyed)
    found: dict[str, list[int]] = defaultdict(list)
    for at, (key, _) in enumerate(pairs):
        found[key].append(at)
    return [
        [pairs[other][1] for other in found[key][:_MOST_OTHERS] if other != at] if key else []
        for at, (key, _) in enumerate(pairs)
    ]


def notices(row: Row, lang: Lang) -> list[str]:
    """What other lists have to do with this one, as sentences without full stops."""
    say = phrases(lang)
    kinds = ("same_deck", "same_player")
    return [
        say(f"desk-{kind.replace('_', '-')}", files=listed(row[kind]), n=len(row[kind])) for kind in kinds if row[kind]
    ]


def listed(files: Sequence[str], most: int = 5) -> str:
    """The names of files; of very many only the first, and how many more there are."""
    more = f" +{len(files) - most}" if len(files) > most else ""
    return ", ".join(f"\u2068{file}\u2069" for file in files[:most]) + more


def at_line(line: int | None, said: str, lang: Lang) -> str:
    """What is said, after the line of the list that it is about, if it is about one."""
    return f"{phrases(lang)('desk-line', line=line)}: {said}" if line else said


def fault_at_line(fault: FitilError, lang: Lang) -> str:
    """A fault of a list that has no name, such as one that was pasted: after its line alone."""
    line = getattr(fault, "line", None)
    return at_line(line, _going_on(told(fault, lang), line), lang)


def _sentence(found: Row) -> str:
    """A violation and what mends it; what has a line comes behind that, and goes on in small letters."""
    said = f"{found['message']}. {found['fix']}" if found["rule"] else str(found["message"])
    return _going_on(said, found["line"])


def _going_on(said: str, line: int | None) -> str:
    return said[:1].lower() + said[1:] if line and (said[1:2].islower() or said[1:2] == " ") else said


def _visible(text: str) -> str:
    """A name from a stranger without what would steer a screen or turn what stands beside it around."""
    return "".join(ch for ch in text if unicodedata.category(ch)[0] != "C")


def _player(ref: str) -> str:
    """Whose list a file is, by its name, or that of its folder."""
    path = PurePath(ref)
    name = _COPY.sub("", path.stem.replace("_", " ")).strip()
    return path.parent.stem if normalise(name) in _ANYBODYS else name
