"""A saved object of Tabletop Simulator: sheets of card faces, the back, and JSON that lays the decks on the table.

Sources: "Custom Deck", "Asset Creation" and "Save File Format" of its knowledge base
(github.com/Berserk-Games/Tabletop-Simulator-Knowledge-Base, docs/custom-content): sheets of at most 10 × 7 cards and
4096 × 4096 pixels, whose last place is what others see of a card that is hidden from them; a card's id is its sheet's
number times a hundred plus its place on the sheet. Fields that the page on the format leaves out, and addresses of
files on this machine, are as the program itself writes them (ZONT3/tts-deck-generator, tts_deckgen/save_data.py).
"""

from __future__ import annotations

import hashlib
import json
import math
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Any
from urllib.parse import quote

from cards import Card, Game, Lang, card_text, plain, plural, type_line
from cards.errors import Said, counted
from cards.records import dataclass
from generator.display import Face, pixels
from generator.exports.file_names import safe
from generator.exports.job import Batch, ExportJob, ExportResult, piles
from generator.face import cuts_of, fingerprint, size_of, template_of
from generator.render import Framed, PixelTile, Shot, take, write_faces

MOST_PIXELS = 4096
COLUMNS, ROWS = 10, 7
FEWEST = 2
"""The least number of columns and rows that the program accepts."""
ON_A_SHEET = COLUMNS * ROWS - 1
THUMBNAIL = 256
_DISC = 4
"""The program's number for cards that are discs."""
_WHITE = (64, 64)
"""The size in pixels of the white other side of cards without a back."""
STEP = 3.0
"""The distance from one pile on the table to the next; a card is 2.2 wide."""


@dataclass(frozen=True, slots=True)
class PixelGrid:
    """A sheet's columns and rows, and the size of a place in pixels."""

    columns: int
    rows: int
    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        """The sheet's size in pixels."""
        return self.columns * self.width, self.rows * self.height

    def tile(self, page: int, place: int) -> PixelTile:
        """The tile that puts a page of the PDF in a place, counted row by row from the top left."""
        row, column = divmod(place, self.columns)
        return PixelTile(page, column * self.width, row * self.height, self.width, self.height)


@dataclass(slots=True)
class TabletopSheets:
    """The sheets written so far: the JSON of each and a face on it, by its number; each card's id, by game and card."""

    job: ExportJob
    decks: dict[int, dict[str, Any]] = field(default_factory=dict)
    faces: dict[int, Face] = field(default_factory=dict)
    ids: dict[tuple[str, str], int] = field(default_factory=dict)

    def url(self, name: str) -> str:
        """The address of a file: where the user will host it, or on this machine."""
        if self.job.url_base:
            return f"{self.job.url_base.rstrip('/')}/{quote(name)}"
        # as the program writes it, spaces and letters as they are
        return f"file:///{str(self.job.out.resolve() / name).removeprefix('/')}"

    def used(self, ids: Iterable[int]) -> dict[str, Any]:
        """The JSON (`CustomDeck`) of the sheets that cards with these ids are on."""
        return {str(number): self.decks[number] for number in sorted({card_id // 100 for card_id in ids})}


def write(job: ExportJob, batches: Sequence[Batch], folder: Path) -> ExportResult:
    """Write the sheets, a back for each game, `<name>.json` and its thumbnail."""
    sheets = TabletopSheets(job)
    shown = next(iter(piles(job)))
    first = (*shown.starting, *shown.cards)[0]
    name = safe(job.name)
    for batch in batches:
        with tempfile.TemporaryDirectory() as temporary:
            pdf = Path(temporary) / "faces.pdf"
            write_faces(pdf, list(map(Framed.whole, batch.pages)), job.look.lang)
            shots = list(_sheets(job, batch, sheets, folder))
            if batch.game.id == shown.game.id:
                shots.append(_thumbnail(folder / f"{name}.png", batch, first))
            take(pdf, shots, "sheets")
    saved = {**_SAVE, "SaveName": job.title, "ObjectStates": list(_Table(sheets, job.look.lang, job.name).objects())}
    text = json.dumps(saved, ensure_ascii=False, indent=2)
    (folder / f"{name}.json").write_text(f"{text}\n", encoding="utf-8", newline="\n")
    into = f"copy {name}.json and {name}.png into Saves/Saved Objects of Tabletop Simulator"
    hint = Said(into, "into-tabletop", name=name)
    if not job.url_base:
        said = f"{into}; so that others see the cards, host the pictures and pass --url-base"
        hint = Said(said, "into-tabletop-here", name=name)
    cards, on = counted(len(job.selection.cards), "card"), counted(len(sheets.decks), "sheet")
    made = Said(f"{cards} on {on}", "exported-pages", cards=cards, pages=on)
    if n := sum(len(pile.cards) > 1 for pile in piles(job)):
        decks = counted(n, "deck")
        made = Said(f"{decks}, {made}", "exported-decks", decks=decks, cards=cards, sheets=on)
    return ExportResult(made, hint)


def grid(count: int, size: tuple[float, float], most: tuple[int, int]) -> PixelGrid:
    """The grid for `count` cards and the hidden one whose places are largest, at most `most` pixels each.

    Of equally large ones it is the grid with the fewest empty places.
    """
    found = [
        PixelGrid(columns, rows, *_place(columns, rows, size, most))
        for columns in range(FEWEST, COLUMNS + 1)
        for rows in range(FEWEST, ROWS + 1)
        if columns * rows > count
    ]
    return max(found, key=lambda grid: (grid.width, -grid.columns * grid.rows, grid.columns))


def _place(columns: int, rows: int, size: tuple[float, float], most: tuple[int, int]) -> tuple[int, int]:
    """The size of a place in pixels: of the card's shape, as large as the sheet allows."""
    wide, high = min(MOST_PIXELS // columns, most[0]), min(MOST_PIXELS // rows, most[1])
    scale = min(wide / size[0], high / size[1])
    return max(1, min(wide, round(size[0] * scale))), max(1, min(high, round(size[1] * scale)))


def _sheets(job: ExportJob, batch: Batch, sheets: TabletopSheets, folder: Path) -> Iterator[Shot]:
    """Yield the pictures of a game's backs and of its sheets, and enter each sheet in `sheets`.

    Their names change with their contents, because the program caches what it has once loaded from an address.
    """
    start = f"{safe(batch.game.id)}-{job.look.lang}"
    page_of = {card.id: page for page, card in enumerate(batch.cards)}
    back_pages = {name: page for page, name in enumerate(batch.backs, len(batch.cards))}
    drawn: set[str] = set()
    for number, cards in enumerate(_chunks(batch), 1):
        face, name = batch.faces.of(cards[0]), batch.back_name(cards[0])
        back_page = back_pages[name] if name else None
        back = f"{start}-white.png"
        if name:
            seen = batch.backs[name]
            most = pixels((seen.width, seen.height), job.look.dpi)
            back = f"{start}-{name}-{_hash(fingerprint(seen), most)}.png"
        if back not in drawn:
            drawn.add(back)
            yield Shot(
                folder / back,
                most if name else _WHITE,
                () if back_page is None else (PixelTile(back_page, 0, 0, *most),),
            )
        most = pixels((face.width, face.height), job.look.dpi)
        places = grid(len(cards), (face.width, face.height), most)
        mark = _hash([batch.faces.fingerprint(card) for card in cards], places)
        name = f"{start}-{number}-{mark}.png"
        yield _sheet(folder / name, places, [page_of[card.id] for card in cards], back_page)
        reverses = [page_of[card.reverse] for card in cards if card.reverse]
        behind = f"{start}-{number}-backs-{mark}.png" if reverses else back
        if reverses:
            yield _sheet(folder / behind, places, reverses, back_page)
        sheet = len(sheets.decks) + 1
        sheets.decks[sheet] = {
            "FaceURL": sheets.url(name),
            "BackURL": sheets.url(behind),
            "NumWidth": places.columns,
            "NumHeight": places.rows,
            "BackIsHidden": not reverses,  # else the face's last place is
            "UniqueBack": bool(reverses),
            "Type": _DISC if face.is_round else 0,
        }
        sheets.faces[sheet] = face
        sheets.ids |= {(batch.game.id, card.id): 100 * sheet + place for place, card in enumerate(cards)}


def _sheet(path: Path, places: PixelGrid, pages: Sequence[int], hidden: int | None) -> Shot:
    """A sheet with a page of the PDF in each place, and in the last the page `hidden`, if there is one."""
    tiles = [places.tile(page, place) for place, page in enumerate(pages)]
    last = [] if hidden is None else [places.tile(hidden, places.columns * places.rows - 1)]
    return Shot(path, places.size, (*tiles, *last))


def _chunks(batch: Batch) -> Iterator[list[Card]]:
    """The cards of each sheet: those that start outside a deck last, those with two faces on sheets of their own.

    Nor does a sheet have cards of several sizes or shapes, or with several backs.
    """
    cards = sorted(batch.fronts, key=lambda card: batch.game.types[card.type].apart)
    alike: dict[tuple[object, ...], list[Card]] = {}
    for card in sorted(cards, key=lambda card: card.reverse is not None):
        face = batch.faces.of(card)
        shape = face.width, face.height, face.is_round
        alike.setdefault((card.reverse is not None, *shape, batch.back_name(card)), []).append(card)
    for group in alike.values():
        for at in range(0, len(group), ON_A_SHEET):
            yield group[at : at + ON_A_SHEET]


def _thumbnail(path: Path, batch: Batch, card: Card) -> Shot:
    """The thumbnail in the list of saved objects: a card in the middle of a square."""
    face = batch.faces.of(card)
    width, height = (round(side * THUMBNAIL / max(face.width, face.height)) for side in (face.width, face.height))
    page = batch.cards.index(card)
    tile = PixelTile(page, (THUMBNAIL - width) // 2, (THUMBNAIL - height) // 2, width, height)
    return Shot(path, (THUMBNAIL, THUMBNAIL), (tile,))


def _hash(*what: object) -> str:
    return hashlib.blake2b(repr(what).encode(), digest_size=4).hexdigest()


@dataclass(slots=True)
class _Table:
    """The contents of the table, as objects of the program; their ids are derived from `name`."""

    sheets: TabletopSheets
    lang: Lang
    name: str
    _given: set[str] = field(default_factory=set)

    def objects(self) -> Iterator[dict[str, Any]]:
        """The decks in a row, face down, and in front of each the cards that start the game outside it.

        Those with a back of their own are dealt from a deck, too, and more of a card than there are decks are a pile.
        """
        column, decks = 0, len(list(piles(self.sheets.job)))
        for pile in piles(self.sheets.job):
            alike: dict[tuple[float, float], list[Card]] = {}  # cards of several sizes make no deck
            for card in pile.cards:
                alike.setdefault(self._face(pile.game, card).trim, []).append(card)
            for at, cards in enumerate(alike.values()):
                place = _transform((column + at) * STEP, 0.0, self._scale(pile.game, cards[0]))
                yield self._pile(pile.game, pile.name, cards, place)
            cuts = cuts_of(pile.game)
            dealt: dict[tuple[str, str | None], list[Card]] = {}  # by what is seen of them in a pile
            for card in pile.starting:
                if self._is_dealt(pile.game, card):
                    dealt.setdefault((card.type, cuts[card.type].back_of(card)), []).append(card)
            kinds = [cards for cards in dealt.values() if len(cards) > 1]
            for at, cards in enumerate(kinds):
                place = _transform((column + at) * STEP, -2 * STEP, self._scale(pile.game, cards[0]))
                yield self._pile(pile.game, plural(pile.game, cards[0].type, self.lang), cards, place)
            in_piles = {card.id for cards in kinds for card in cards}
            laid: dict[str, list[Card]] = {}
            for card in pile.starting:
                if card.id not in in_piles:
                    laid.setdefault(card.id, []).append(card)
            spots = [
                some for same in laid.values() for some in ([same] if len(same) > decks else [[one] for one in same])
            ]
            for at, cards in enumerate(spots, len(kinds)):
                place = _transform((column + at) * STEP, -2 * STEP, self._scale(pile.game, cards[0]), face_up=True)
                yield self._pile(pile.game, pile.game.words[self.lang][cards[0].id].name, cards, place)
            column += max(1, len(alike), len(kinds) + len(spots))

    def _is_dealt(self, game: Game, card: Card) -> bool:
        """True for a card whose back is neither that of the decks nor a face."""
        template = template_of(game)
        return not card.reverse and template.has_own_back(card.type) and bool(template.of_type(card.type).back)

    def _face(self, game: Game, card: Card) -> Face:
        """A face of the size and shape of a card."""
        return self.sheets.faces[self.sheets.ids[game.id, card.id] // 100]

    def _scale(self, game: Game, card: Card) -> float:
        """How much larger a card is on the table than the game's usual ones."""
        (width, height), (usual_w, usual_h) = self._face(game, card).trim, size_of(game)
        return round(math.sqrt(width * height / (usual_w * usual_h)), 3)

    def _pile(self, game: Game, name: str, together: Sequence[Card], place: Mapping[str, float]) -> dict[str, Any]:
        """A deck, or a card if there is only one."""
        cards = [self._card(game, card, place) for card in together]
        if len(cards) == 1:
            return cards[0]
        ids = [card["CardID"] for card in cards]
        return {
            "GUID": self._guid(),
            "Name": "DeckCustom",
            "Transform": place,
            "Nickname": name,
            "Description": game.title[self.lang],
            **_OBJECT,
            "SidewaysCard": cards[0]["SidewaysCard"],
            "DeckIDs": ids,
            "CustomDeck": self.sheets.used(ids),
            "ContainedObjects": cards,
        }

    def _card(self, game: Game, card: Card, place: Mapping[str, float]) -> dict[str, Any]:
        card_id = self.sheets.ids[game.id, card.id]
        deck = self.sheets.decks[card_id // 100]
        face = self._face(game, card)
        said = [type_line(game, card, self.lang), plain(card_text(game, card, self.lang))]
        return {
            "GUID": self._guid(),
            "Name": "Card",
            "Transform": place,
            "Nickname": game.words[self.lang][card.id].name,
            "Description": "\n".join(filter(None, said)),
            "GMNotes": f"{game.id}/{card.id}",
            **_OBJECT,
            "Hands": True,
            "SidewaysCard": face.width > face.height,
            "CardID": card_id,
            "CustomDeck": {str(card_id // 100): deck},
        }

    def _guid(self) -> str:
        """A unique id of six hexadecimal digits; the program itself would choose one at random."""
        number = len(self._given)
        while (guid := hashlib.blake2b(f"{self.name}/{number}".encode(), digest_size=3).hexdigest()) in self._given:
            number += 1_000_000
        self._given.add(guid)
        return guid


def _transform(x: float, z: float, scale: float = 1.0, *, face_up: bool = False) -> dict[str, float]:
    """A place on the table; a card turned around its z axis shows its back."""
    turned = {"rotX": 0.0, "rotY": 180.0, "rotZ": 0.0 if face_up else 180.0}
    return {"posX": x, "posY": 1.0, "posZ": z, **turned, "scaleX": scale, "scaleY": 1.0, "scaleZ": scale}


_OBJECT: Mapping[str, Any] = {
    "ColorDiffuse": {"r": 0.713235259, "g": 0.713235259, "b": 0.713235259},
    "Locked": False,
    "Grid": True,
    "Snap": True,
    "Autoraise": True,
    "Sticky": True,
    "Tooltip": True,
    "HideWhenFaceDown": True,
    "LuaScript": "",
    "LuaScriptState": "",
    "XmlUI": "",
}
_SAVE: Mapping[str, Any] = {
    "SaveName": "",
    "GameMode": "",
    "Date": "",
    "Gravity": 0.5,
    "PlayArea": 0.5,
    "Table": "",
    "Sky": "",
    "Note": "",
    "Rules": "",
    "TabStates": {},
    "LuaScript": "",
    "LuaScriptState": "",
    "XmlUI": "",
}
