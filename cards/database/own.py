"""Cards of one's own: folders laid out as a game's is, whose cards, names, pictures and decks are added to a game.

`FITIL_CARDS` names them (several as in `PATH`), and so does `--cards` of every command. What they hold is data like the
game's own and is checked like it; nothing in them may lead out of the folder.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path

from cards.database.remembering import of_games
from cards.database.store import files_under
from cards.errors import DataError, FitilError, Said, near
from cards.names import nearest, normalise

FITIL_CARDS = "FITIL_CARDS"
GAMES = Path(__file__).parents[1] / "games"
HOLDS = ("cards", "locale", "art", "decks")
"""The parts of a game that such a folder may add to."""
_NAMED = re.compile(r"""^[ \t-]*(?:(?:\{|[\w-]+:[ \t]*\{)\s*)?(?:id|name):[ \t]*["']?([^"'#,}\n]+)""", re.MULTILINE)
"""An id or a name as a file of cards has them."""
_MOST_BYTES = 1_000_000
_ONLY_GAMES = ("game.yaml", "words.yaml", "rules.yaml", "terms.yaml", "template.yaml")


def games_of_own() -> list[Path]:
    """The folders that `FITIL_GAMES` names, separated as in `PATH`."""
    return [Path(place) for place in os.environ.get("FITIL_GAMES", "").split(os.pathsep) if place]


def game_folders() -> dict[str, Path]:
    """The folder of every game by its id: those beside the code, and those of `games_of_own`.

    A game there stands in for one of the same id beside the code.
    """
    return dict(sorted({**_beside_code(), **_games_in(*games_of_own())}.items()))


@of_games()
def _beside_code() -> Mapping[str, Path]:
    return _games_in(GAMES)


def _games_in(*places: Path) -> dict[str, Path]:
    return {path.parent.name: path.parent for place in places for path in place.glob("*/game.yaml")}


def brought(game_id: str, *parts: str) -> Path | None:
    """What a game that does not lie beside the code has in its folder, by its parts there; None if it has no such."""
    places = (place.joinpath(game_id, *parts) for place in reversed(games_of_own()) if game_id)
    return next((place for place in places if place.exists()), None)


def use_cards(folder: Path | None) -> None:
    """Add the cards of a folder of one's own, besides others, to their game for all that this program does now."""
    if folder is not None:
        named = [place for place in os.environ.get(FITIL_CARDS, "").split(os.pathsep) if place]
        os.environ[FITIL_CARDS] = os.pathsep.join(dict.fromkeys([*named, str(folder.absolute())]))


def parts_of(folder: Path) -> tuple[Path, ...]:
    """The folders that together hold the game in `folder`: itself, then those of one's own that `FITIL_CARDS` names.

    Raises `DataError` for a folder that is missing, holds no cards, or cannot be what it is said to be.
    """
    if not (named := os.environ.get(FITIL_CARDS, "")):
        return (folder,)
    own = (Path(place).absolute() for place in named.split(os.pathsep) if place)
    return folder, *(place for place in own if game_of_own(place) == folder.name)


def files_of(folder: Path, pattern: str) -> Iterator[Path]:
    """The files of the game in `folder` that match a pattern, those of one's own after those of the game."""
    for part in parts_of(folder):
        yield from sorted(part.glob(pattern))


def with_own() -> str:
    """The options that add the same cards of one's own to another command; empty without any."""
    own = os.environ.get(FITIL_CARDS, "")
    return "".join(f" --cards {near(place)}" for place in own.split(os.pathsep) if place)


def own_mark(folder: Path) -> str:
    """What sets apart, among cached files, the game in `folder` with these cards of one's own; empty without any."""
    own = parts_of(folder)[1:]
    return f"-{blake2b(os.pathsep.join(map(str, own)).encode(), digest_size=4).hexdigest()}" if own else ""


def deck_files(folder: Path) -> dict[str, Path]:
    """The starter decks of the game in `folder` by name; raises `DataError` for one of one's own with a name taken."""
    found: dict[str, Path] = {}
    for path in files_of(folder, "decks/*.yaml"):
        if path.stem in found:
            raise DataError(path, f"{folder.name} already has a deck {path.stem!r}; give this file another name").coded(
                "deck-twice", game=folder.name, name=path.stem
            )
        found[path.stem] = path
    return found


@of_games()
def game_of_own(folder: Path) -> str:
    """The id of the game that a folder of one's own adds cards to, which each of its card files names; checked once."""
    from cards.database.yaml_source import read_yaml  # slow to import, and not needed without such a folder

    if folder.is_file():
        raise DataError(folder, "is a file, not a folder").coded("is-file")
    if not folder.is_dir():
        raise DataError(folder, f"no such folder; `fitil new card --cards {near(folder)} …` starts one").coded(
            "no-folder-of-cards", name=near(folder)
        )
    if found := [name for name in _ONLY_GAMES if (folder / name).exists()]:
        raise DataError(
            folder / found[0], "cannot stand in a folder of cards; a game of your own is found through FITIL_GAMES"
        ).coded("game-in-cards")
    _check_links(folder)
    named: list[str] = []
    for path in sorted((folder / "cards").glob("*.yaml")):
        source = read_yaml(path)
        game = source.data.get("game") if isinstance(source.data, dict) else None
        if game is None:
            raise source.error(
                (), "the key 'game' is missing: the game that the cards are for, such as game: boombit"
            ).coded("cards-of-no-game")
        if game not in (known := game_folders()):
            names = ", ".join(nearest(str(game), known) or known)
            raise source.error(("game",), f"there is no game {str(game)!r}; there are: {names}").coded(
                "unknown-game", name=str(game), known=names
            )
        if named and game not in named:
            raise source.error(
                ("game",), f"the cards of a folder are for one game, and those before are for {named[0]}"
            ).coded("cards-of-two-games", game=named[0])
        named.append(game)
    if not named:
        raise DataError(
            folder / "cards", "there are no cards here; they stand in a file such as cards/mine.yaml"
        ).coded("no-cards-here")
    return named[0]


def _check_links(folder: Path) -> None:
    """Raise `DataError` for a link in the folder that leads out of it."""
    home = folder.resolve()
    for part in HOLDS:
        for root, folders, names in os.walk(folder / part):
            for path in (Path(root), *(Path(root) / name for name in (*folders, *names))):
                if path.is_symlink() and not path.resolve().is_relative_to(home):
                    raise DataError(path, "is a link that leads out of the folder; put the file itself here").coded(
                        "leads-out"
                    )


@of_games()
def _beside(place: Path) -> dict[str, str]:
    """The ids and names of cards in folders of one's own that lie in a place, normalised → the folder's name."""
    found: dict[str, str] = {}
    for path in (*place.glob("*/cards/*.yaml"), *place.glob("*/locale/*/cards/*.yaml")):
        folder = path.relative_to(place).parts[0]
        if (place / folder / "game.yaml").exists() or path.stat().st_size > _MOST_BYTES:
            continue
        written = path.read_text(encoding="utf-8", errors="replace")
        found |= {normalise(name): folder for name in _NAMED.findall(written)}
    return found


def forgotten(card: str) -> str | None:
    """The name of the folder in the current one that has a card of this id or name, and might be asked for."""
    try:
        return _beside(Path.cwd()).get(normalise(card))
    except OSError:  # a folder that may not be read is none that was forgotten
        return None


def own_files(folder: Path, *suffixes: str) -> Iterator[str]:
    """The paths of all files that the folders of one's own add to the game in `folder`."""
    for own in parts_of(folder)[1:]:
        for part in HOLDS:
            yield from files_under(own / part, *suffixes)


def check_not_installed(folder: Path, instead: Said) -> None:
    """Raise `FitilError`, which says what to do `instead`, for a folder in an installed copy of the program.

    An installed copy is replaced by the next version with all that was written there; a clone is its owner's.
    """
    program = GAMES.parents[1]
    if folder.absolute().is_relative_to(GAMES) and not (program / "pyproject.toml").exists():
        raise FitilError(f"Fitil is installed in {near(program)}, and nothing is written there: {instead}").coded(
            "installed", path=near(program), instead=instead
        )
