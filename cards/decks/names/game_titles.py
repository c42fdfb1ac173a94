"""The titles of games as people say them, in whatever form, and with what stands before them: `в Битве колод`."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence

from cards.database import game_ids, load_game, of_games
from cards.decks.words.seen import seen
from cards.expressions import expression, one_of
from cards.names import normalise

_RUSSIAN = expression("[а-яё]{4,}", re.I)
_BEFORE = (
    r"(?:(?:а|и|ну|and|also|then)\s+)?(?:(?:for|in|to|at|для|в|на|по|про|насч[её]т|за|по поводу|в игр[еу]"
    r"|בשביל|עבור|לגבי|במשחק)\s+)?"
    r"|ו?(?:בשביל |עבור |לגבי )?[בל]?-?"
)
"""What stands before the title of what somebody is going to play: `And for Clash of Decks:`."""
_ENDINGS = "(?:[иыо]й|[ое]го|[ое]му|[ое]м|[иы]м|[аеиуыь]|ою|ью|ами?|ах)?"
"""What forms of a Russian title end in."""


_POINT = expression(r"(?<=\w)\.(?=\w)")
_SIGNS = expression(r"^([^\w]*).*?([^\w]*)$")
"""What stands around a word."""
_WORD = expression(r"[^\W\d_]+")
LEAST_OF_NAME = 4
"""Letters of a title that is known by its sound."""
_SOUNDS = {
    ch: sound
    for sound, letters in (
        ("b", "bбב"), ("v", "vwв"), ("g", "gгג"), ("d", "dдד"), ("z", "zзז"), ("k", "kcqкקכך"), ("l", "lлל"),
        ("m", "mмמם"), ("n", "nнנן"), ("p", "pпפף"), ("r", "rрר"), ("s", "sсסש"), ("t", "tтטת"), ("f", "fф"),
        ("h", "hхח"),
    )
    for ch in letters
}  # fmt: skip
"""The letters of consonants of all languages by their sounds."""


@of_games()
def titles() -> re.Pattern[str]:
    """What begins with the title of a game, in whatever form, and with what may stand before it."""
    any_of = one_of(map(_in_any_form, _all_titles()))
    return expression(rf"\W{{0,3}}(?:{_BEFORE})?(?P<title>{any_of})(?:\W{{1,4}}(?:{any_of}))*(?!\w)", re.I)


@of_games()
def _all_titles() -> Mapping[str, str]:
    """The titles of games as they are spoken → the game."""
    return {
        said: game.id for game in map(load_game, game_ids()) for title in game.title.values() for said in _spoken(title)
    }


def _in_any_form(title: str) -> str:
    """A pattern of a title in whatever form: `в Битве колод`, `для Замеса`."""
    return _RUSSIAN.sub(lambda word: f"{word[0].rstrip('аеиоуыэюяйь')}{_ENDINGS}", re.escape(title))


def game_of(title: str) -> str:
    """The id of the game that has a title, in whatever form; empty for none."""
    called = {normalise(said): game for said, game in _all_titles().items()}
    wanted = normalise(title)
    exact = called.get(wanted, "")
    return exact or next((game for said, game in called.items() if re.fullmatch(_in_any_form(said), wanted)), "")


def as_called(title: str) -> str:
    """A title in whatever form as the game is called."""
    if title in _all_titles():
        return title
    game = game_of(title)
    return next((said for said, of in _all_titles().items() if of == game), title)


def _spoken(title: str) -> list[str]:
    """A title, and each part of one with another in brackets; also without the sign at its end, or a point in it."""
    parts = [part for part in (seen(title), *re.split(r"\s*[()]", seen(title))) if part]
    return [*parts, *(part.rstrip("!.") for part in parts), *(_POINT.sub("", part) for part in parts)]


def without_title(line: str) -> str:
    """A line without the titles of games, what stands before them, and what else one is called in brackets."""
    bare = _within().sub(" ", line)
    return bare if bare.isascii() else without_sounded(bare, _titles_of_all())


def without_sounded(said: str, titles: Iterable[str]) -> str:
    """What is said without the titles of single words, in another language's letters."""
    known = {_skeleton(title) for title in titles if " " not in title and title.isascii()}
    if not known:
        return said
    return " ".join(
        _SIGNS.sub(r"\1\2", word) if _is_sounded(word, known) else word
        for word in said.split()
        if not _is_sounded(word, known) or _SIGNS.sub(r"\1\2", word)
    )


def _is_sounded(word: str, known: Collection[str]) -> bool:
    return not word.isascii() and any(_skeleton(one) in known for one in (word, word.lstrip("בלשו")))


def behind_title(line: str) -> str:
    """What stands behind the first title of a game in a line; empty for a line without one."""
    if match := _within().search(line):
        return line[match.end() :]
    known = {_skeleton(title) for title in _titles_of_all() if " " not in title and title.isascii()}
    found = next((one for one in _WORD.finditer(line) if _is_sounded(one[0], known)), None)
    return line[found.end() :] if found else ""


def _skeleton(word: str) -> str:
    """The consonants of a word as they sound, whatever letters it is written in; empty for one of too few."""
    bare = "".join(_SOUNDS.get(ch, "") for ch in word.casefold())
    return bare if len(bare) >= LEAST_OF_NAME else ""


@of_games()
def _titles_of_all() -> Sequence[str]:
    return [title for game in map(load_game, game_ids()) for title in game.title.values()]


@of_games()
def _within() -> re.Pattern[str]:
    any_of = one_of(map(_in_any_form, _all_titles()))
    return expression(rf"(?<!\w)(?:{_BEFORE})(?:{any_of})(?!\w)(?:\s?\([^\W\d]+\))?[:!]?", re.I)
