"""The faces of a game in one look, each laid out again only when something that it depends on has changed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, field
from typing import Any

from cards import Card, FitilError, Game, messages, normalise, type_line
from cards.errors import Said
from cards.records import dataclass
from generator.art import hand_made, library_of
from generator.display import Box, Drawing, Face
from generator.face import Look, cuts_of, fingerprint, has_picture, lay_out, lay_out_back, scenes, template_of
from generator.preview.database import Database, ShownFinding, finding_of, in_each

BACK = "/"
"""Begins the id of a back among the cards, before the type whose back it is; no card can have it."""
AT_ONCE = 0.06
"""Seconds of work between updates of the page."""


@dataclass(frozen=True, slots=True)
class ShownFace:
    """A face to show: `row` is what the browser is sent; `failed` says why the face is an older one, or missing."""

    key: tuple[Any, ...]
    face: Face | None
    mark: str | None
    failed: ShownFinding | None
    row: dict[str, Any]


@dataclass
class Gallery:
    """The faces of all cards of a database in one look."""

    database: Database
    look: Look
    _shown: dict[str, ShownFace] = field(default_factory=dict)

    def ids(self) -> list[str]:
        """The ids of all cards in their order, and of the backs."""
        game = self.database.game
        if not (game and game.cards):
            return []
        backs = dict.fromkeys(self.back_of(card) for card in game.cards.values())
        return [*game.cards, *filter(None, backs)]

    def back_of(self, card: Card) -> str | None:
        """The id of the common back of cards like this one; None if they have none."""
        try:
            cuts = cuts_of(self._game)
        except FitilError:  # a template that cannot be used is reported when a face is laid out
            return BACK
        kind = cuts.get(card.type, cuts[""]).back_of(card)
        return None if kind is None else f"{BACK}{kind}"

    def some(self, card_ids: Sequence[str]) -> tuple[dict[str, ShownFace], list[str]]:
        """Those of the first of these faces that are ready or soon made, and the ids of the rest."""
        end = time.monotonic() + AT_ONCE
        made: dict[str, ShownFace] = {}
        for at, card_id in enumerate(card_ids):
            if made and time.monotonic() > end:
                return made, list(card_ids[at:])
            if (shown := self.shown(card_id)) is not None:
                made[card_id] = shown
        return made, []

    def shown(self, card_id: str) -> ShownFace | None:
        """The face of a card, laid out again if need be; None if the card no longer exists."""
        game = self.database.game
        card = game.cards.get(card_id) if game else None
        if game is None or (card is None and not card_id.startswith(BACK)):
            self._shown.pop(card_id, None)
            return None
        key = self._key(card)
        old = self._shown.get(card_id)
        if old is None or old.key != key or old.failed:
            self._shown[card_id] = self._made(card_id, card, key, old)
        return self._shown[card_id]

    @property
    def _game(self) -> Game:
        game = self.database.game
        assert game, "nothing is laid out before a game has been read"
        return game

    def _key(self, card: Card | None) -> tuple[Any, ...]:
        """Everything that the face of a card depends on."""
        game = self._game
        if card is None:
            return (self.database.frame,)
        own = hand_made(card.id, game.folder)
        try:
            state = own.stat() if own else None
            scene = scenes(game.folder).get(card.id)
            figures = library_of(game.folder).content(one.figure for one in scene.placed) if scene else None
        except (ValueError, OSError):  # reported when the face is laid out
            state = scene = figures = None
        words = tuple(game.words[lang][card.id] for lang in game.langs)
        return self.database.frame, card, words, scene, figures, state and (state.st_size, state.st_mtime_ns)

    def _made(self, card_id: str, card: Card | None, key: tuple[Any, ...], old: ShownFace | None) -> ShownFace:
        """Lay out the face; if that fails, keep the previous one."""
        failed: ShownFinding | None = None
        face, mark = (old.face, old.mark) if old else (None, None)
        row = old.row if old else _nameless(card)
        try:
            row = self._row(card)
            face = self._laid_out(card, card_id.removeprefix(BACK))
            mark = fingerprint(face)
        except Exception as error:  # whatever it is, all other cards must still be shown
            failed = finding_of(error, card.id if card else "back")
        findings = [in_each(found.what) for found in face.findings] if face else []
        if card and face and not failed and self._lacks_picture(card):
            begin = f"fitil new picture {card.id}"
            text = f"there is no picture yet: `{begin}` starts one, or add art/{card.id}.svg or .png"
            findings.append(in_each(Said(text, "no-picture-yet", command=f"`{begin}`")))
        before = old.row["before"] if old else None
        if old and old.mark and old.mark != mark:
            before = old.mark
        shape = [face.width, face.height, face.corner] if face else None
        told = {
            "face": mark,
            "shape": shape,
            "before": before,
            "findings": findings,
            "fault": failed and asdict(failed),
        }
        return ShownFace(key, face, mark, failed, {**row, **told})

    def _lacks_picture(self, card: Card) -> bool:
        return template_of(self._game).shows_art(card.type) and not has_picture(self._game, card)

    def _laid_out(self, card: Card | None, kind: str) -> Face:
        """The face of a card, or, without one, the back of cards of a type."""
        game, look = self._game, self.look
        if card is None:
            return lay_out_back(game, look, kind)
        if self._lacks_picture(card):
            return lay_out(game, card, look, plain_picture)
        return lay_out(game, card, look)

    def _row(self, card: Card | None) -> dict[str, Any]:
        """What the browser is told about a card besides its face; `find` is the text that a search looks through."""
        game = self._game
        if card is None:
            return _nameless(None)
        names = {lang: game.words[lang][card.id].name for lang in game.langs}
        types = {lang: type_line(game, card, lang) for lang in game.langs}
        teams = team_names(self.database, card.team)
        told = [card.id, card.type, card.team or "free", *names.values(), *types.values(), *teams.values()]
        return {"name": names, "type": types, "team": card.team, "find": "\n".join(map(normalise, told))}


def plain_picture(game: Game, card: Card, box: Box, look: Look) -> Drawing:
    """A picture that shows nothing, for a card that has none yet."""
    red, green, blue = (part / 255 for part in bytes.fromhex(game.palette(card).light[1:]))
    return Drawing.of(4, 3, f"{red:.3f} {green:.3f} {blue:.3f} rg\n0 0 4 3 re f")


def team_names(database: Database, team: str | None) -> dict[str, str]:
    """The name in every language of a team, or, if None, of the free cards."""
    game = database.game
    assert game
    return {lang: messages(game, lang)(f"team-{team or 'free'}") for lang in game.langs}


def _nameless(card: Card | None) -> dict[str, Any]:
    """The row of a card about which nothing is known yet, or of the back."""
    card_id = card.id if card else BACK
    return {"name": {}, "type": {}, "team": card.team if card else None, "find": card_id, "before": None}
