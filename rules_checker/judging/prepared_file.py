"""Files that say how the decks of a game came about, read: each card is found by any of its names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cards import DataError, FitilError, Game, UnknownName, card_called, game_ids, load_game, nearest
from cards.decks import MARK, YAML, cards_of, team_called
from cards.errors import in_one
from cards.files import read_text
from rules_checker.engine import SEATS
from rules_checker.judging.prepared import Agreed, Chosen, Prepared
from rules_checker.setup import mode_called

if TYPE_CHECKING:
    from cards.database import Source


def read_prepared(ref: str) -> Prepared | None:
    """Read the file that `ref` names; None if it is a deck: no YAML file, or one without a `mode` of a game of decks.

    Raises `DataError` for a file that cannot be used, with all unknown names in it.
    """
    path = Path(ref)
    if MARK in ref or path.suffix.lower() not in YAML or not path.is_file():
        return None
    source = _source(path)
    if source is None:
        return None
    file: Mapping[str, Any] = source.data
    if file["game"] not in game_ids():
        unknown = UnknownName("game", file["game"], nearest(file["game"], game_ids()))
        raise source.error(("game",), str(unknown)).like(unknown)
    game = load_game(file["game"])
    try:
        mode_called(game, file["mode"])
    except FitilError as error:
        raise source.error(("mode",), str(error)).like(error) from None
    most = game.about.players[1] if game.about else len(SEATS)
    if (file.get("players") or 0) > most:
        rule = game.modes[file["mode"]].rule
        raise source.error(("players",), f"[{rule}] players: should be at most {most}, not {file['players']}").coded(
            "too-many-players", rule=rule, n=file["players"], most=most
        )
    options: Mapping[str, int] = file.get("options", {})
    for name in options:
        if name not in game.options:
            unknown = UnknownName("option", name, nearest(name, game.options), known=game.options)
            raise source.error(("options", name), str(unknown)).like(unknown)
    agreed = tuple(Agreed(name, n, source.place(("options", name))[0]) for name, n in options.items())
    faults: list[DataError] = []
    decks = tuple(
        tuple(_cards(game, source, ("decks", at), names, faults)) for at, names in enumerate(file.get("decks", ()))
    )
    choices = tuple(_chosen(game, source, file.get("choices", ()), faults))
    pieces, apart = (
        tuple(_cards(game, source, (key,), names, faults))
        for key, names in ((key, file.get(key, ())) for key in ("pieces", "apart"))
    )
    laid = tuple(_laid(game, source, file.get("laid", {}), faults))
    if faults:
        raise in_one(faults)
    players = file.get("players") or len(decks) or max(2, len({chosen.by for chosen in choices}))
    return Prepared(ref, game, file["mode"], decks, choices, players, pieces, laid, apart, agreed)


def _source(path: Path) -> Source | None:
    """The content of such a file; None for any other of YAML."""
    try:
        from cards.database import read_yaml, schema
    except ImportError:  # a page has no YAML
        from rules_checker.judging.prepared_lines import read_lines

        return read_lines(read_text(path), path)
    source = read_yaml(path)
    if not (isinstance(source.data, dict) and ("mode" in source.data or _without_decks(source.data.get("game")))):
        return None
    schema.read(source, schema.PreparedFile)
    return source


def _without_decks(game: object) -> bool:
    """True of the id of a game that has ways to play and no decks: only its tables are written down."""
    return game in game_ids() and bool((known := load_game(str(game))).modes) and known.deck_rules is None


def _chosen(
    game: Game, source: Source, choices: Sequence[str | Mapping[Any, str]], faults: list[DataError]
) -> Iterator[Chosen]:
    """What was chosen: a name, or one behind the letter of whoever took it."""
    for at, choice in enumerate(choices):
        by, name = ("", choice) if isinstance(choice, str) else next(iter(choice.items()))
        for card, line, _ in _cards(game, source, ("choices", at), [name], faults):
            yield Chosen(card, line, by)


def _laid(
    game: Game, source: Source, laid: Mapping[str, Sequence[str]], faults: list[DataError]
) -> Iterator[tuple[Chosen, tuple[Chosen, ...]]]:
    """The cards on which others were laid, each with these; the line is theirs."""
    for name, names in laid.items():
        upon = tuple(_cards(game, source, ("laid", name), names, faults))
        for card in _cards(game, source, ("laid", name), [name], faults):
            yield card, upon


def _cards(
    game: Game, source: Source, loc: tuple[str | int, ...], names: Sequence[str], faults: list[DataError]
) -> Iterator[Chosen]:
    """The cards of these names; where decks are whole teams, a team is all of its cards, but itself if it is chosen."""
    for at, name in enumerate(names):
        place = loc if loc[0] == "choices" else (*loc, at)
        line = source.place(place)[0]
        try:
            team = team_called(game, name, only=loc[0] == "choices")
            if team and loc[0] == "decks":
                yield from (Chosen(card, line) for card, n in cards_of(game, [team]).items() for _ in range(n))
            else:
                yield Chosen(team or card_called(game, name), line)
        except FitilError as error:
            faults.append(source.error(place, str(error)).like(error))
