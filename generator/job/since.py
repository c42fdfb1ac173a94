"""The earlier print that a new one is compared with: a manifest, or the database as it was at a git revision."""

from __future__ import annotations

import io
import subprocess
import tarfile
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from cards import GAMES, FitilError, Game, read_game
from cards.decks import cards_of
from generator.face import FaceShelf, Look, look_on
from generator.job.manifest import Manifest, manifest_of, read_manifest
from generator.job.printing import WholePages, printed_beside, printed_card
from generator.job.selection import Selection, card_ids
from generator.paper import Sheet, Slip

Beside = Callable[[Selection], tuple[Sequence[Slip], WholePages]]
"""Makes what is printed beside the cards of a selection: the slips to cut out, and whole pages."""


def earlier(ref: str, selection: Selection, look: Look, sheet: Sheet, beside: Beside) -> Manifest:
    """The contents of an earlier print of the selection, on the sheet that is printed on now.

    `ref` is a PDF that `fitil print` wrote, its manifest, or a git revision of the database; of that, `beside` makes
    what is printed beside the cards. Raises `FitilError`.
    """
    path = Path(ref)
    if path.suffix.lower() in (".pdf", ".json") or (ref.strip() and path.exists()):
        return read_manifest(path)
    with tempfile.TemporaryDirectory() as folder:
        printed = []
        for game in selection.games:
            then = _at_revision(ref, game, Path(folder) / game.id)
            faces = FaceShelf(then, look_on(sheet, then, look))
            wanted = _then(selection, game, then)
            printed += [printed_card(faces, then.cards[card_id], sheet) for card_id in wanted]
            printed += printed_beside(*beside(replace(selection, beside=(then,), cards=())), sheet)
        return manifest_of(printed, look.langs)


def _then(selection: Selection, game: Game, then: Game) -> list[str]:
    """The ids of the cards asked for, as of then: starter decks as they were, all else in today's numbers."""
    starters = {f"{game.id}/{path.stem}": path for path in sorted((then.folder / "decks").glob("*.yaml"))}
    ids: list[str] = []
    counted: list[str] = []
    for deck in selection.decks:
        if deck.game == game.id:
            counted += card_ids(deck)
            old = _old_deck(starters[deck.ref], then) if deck.ref in starters else card_ids(deck)
            ids += [card_id for card_id in old if card_id in then.cards]
    asked = [card.id for g, card in selection.cards if g.id == game.id]
    for card_id in counted:
        asked.remove(card_id)
    return ids + [card_id for card_id in asked if card_id in then.cards]


def _old_deck(path: Path, then: Game) -> list[str]:
    from cards.database import read_yaml, schema

    file, slots = schema.read_deck(read_yaml(path), then.deck_rules)
    whole = then.deck_rules and then.deck_rules.teams
    teams = cards_of(then, slots.pop(whole.called, ())) if whole else {}
    apart = [card for names in slots.values() for card in names]
    apart += [card for card, copies in teams.items() for _ in range(copies)]
    return [*apart, *(card for card, copies in file.cards.items() for _ in range(copies))]


def _at_revision(revision: str, game: Game, folder: Path) -> Game:
    """The game as git knows it at a revision, unpacked into `folder`."""
    if revision.startswith("-"):
        raise FitilError(f"{revision!r} is not a git revision").coded("not-a-revision", name=revision)
    try:
        top, prefix = _git("rev-parse", "--show-toplevel", "--show-prefix", folder=GAMES).decode().splitlines()
        packed = _git("archive", "--format=tar", f"{revision}:{prefix}{game.id}", folder=Path(top))
    except FileNotFoundError:
        raise FitilError("git is not installed; name the PDF of an earlier print").coded("no-git") from None
    except subprocess.CalledProcessError as error:
        why = (error.stderr.decode(errors="replace").strip().splitlines() or ["git failed"])[-1].removeprefix("fatal: ")
        raise FitilError(f"{revision!r} is neither an earlier print nor a git revision of {game.id}: {why}").coded(
            "neither-print-nor-revision", name=revision, game=game.id
        ) from None
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    try:
        return read_game(folder)
    except FitilError as error:
        raise FitilError(f"this Fitil cannot read the database as it was at {revision}: {error}").coded(
            "database-then", revision=revision, what=error
        ) from None


def _git(*words: str, folder: Path) -> bytes:
    command = ["git", "-C", str(folder), *words]
    return subprocess.run(command, check=True, capture_output=True).stdout  # noqa: S603 - git, with words of ours
