"""What a reader's page asks of a card that is being made, as plain data in both directions.

The page has the card's entry and its words, and sends them with whatever it asks. Nothing is kept here between two
requests but the last face in each language: of what somebody types, most changes one of them alone.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, TypeGuard

from cards import FitilError, Game, Lang, UnknownName, load_game, messages
from cards.database import Loc
from cards.decks import Handed, is_archive, unpacked
from cards.errors import DataError, Said
from cards.files import TABLES
from cards.languages import LANGUAGES
from cards.studio import FOLDER, Fault, MadeCard, entry_yaml, files_of_set, make, parse, refused, set_of_files
from cards.told import told
from generator.display import Box, Drawing, Face, Item, LayoutFinding, Picture
from generator.face import Look, PictureFor, brought_for, lay_out, scene_for
from generator.render import svg
from generator.studio.pictures import brought, picture_file, pictures_of, with_pixels
from generator.studio.scenes import parts, read_scene, scenes_in
from generator.studio.table import set_of_table, table_of_set

Plain = dict[str, Any]
_last: dict[Lang, tuple[object, Plain]] = {}
"""The last face of a card that was asked for in each language, and all that it was made of."""
_laid: dict[Lang, tuple[object, Face]] = {}
"""The last face that was laid out in each language with no picture yet, and all that this was made of."""
_TO_COME = Drawing.of(1, 1, "")
AT_ONCE_S = 0.005
"""How long is spent on what need not be known at once: a change of the card may come meanwhile, and waits for it."""
_OF_A_FIELD = {"not-in-bounds": "out-of-bounds"}
"""What is said of a field that has its name beside it, for what names it again."""
MOST_CARDS = 500
"""The most cards of a set."""
MOST_IN_ALL = 100_000_000
"""The most bytes of an archive, and of all that is in it."""


def ask(
    do: str,
    lang: Lang,
    *,
    game: str,
    given: Mapping[str, bytes] | None = None,
    come: Mapping[str, int] | None = None,
    **asked: Any,
) -> Plain:
    """Do what is asked about a card of a game, in words of `lang`; raises `FitilError` for what cannot be done.

    `given` are files, or the pictures that were wanted, whose widths have `come` (`with_pixels`).
    """
    files = {"given": given} if given and not come else {}
    try:
        answer = with_pixels(lambda: _DOES[do](load_game(game), lang, **asked, **files), come, given or {})
    except RecursionError:
        raise FitilError("it is nested too deeply").coded("too-deep") from None
    if "wanted" in answer:
        _last.clear()  # its picture was still to come
    return answer


def _card(
    game: Game,
    lang: Lang,
    *,
    words: Mapping[Lang, Plain],
    entry: Plain | None = None,
    text: str = "",
    beside: Mapping[str, Mapping[Lang, str]],
    picture: str = "",
    scene: Plain | None = None,
) -> Plain:
    """What a card says and how it looks in every language, and what is wrong with it.

    It is written as an entry, or as that in YAML. `beside` are the names of the other cards of its set, by id. The
    answer has the other of entry and YAML; what is no YAML has but faults, each with its line.
    """
    if entry is None:
        try:
            entry = dict(parse(text))
        except DataError as error:
            return {"faults": [_fault(Fault((), error), lang) | {"line": error.line}], "card": False}
    made = make(game, entry, words, beside)
    return {
        "entry": entry,
        "yaml": entry_yaml(entry),
        "card": made.card is not None,
        "told": _told(made),
        "faults": [_fault(_in_words(one, made.game or game, lang), lang) for one in made.faults],
        "looks": _looks(made, lang, picture, scene),
    }


def _told(made: MadeCard) -> Plain:
    """The text of a card in every language: paragraphs of pieces, each with its style; empty without a card."""
    return {
        lang: [[[run.text, run.style] for run in paragraph] for paragraph in text] for lang, text in made.texts.items()
    }


def _fault(fault: Fault, lang: Lang) -> Plain:
    fix = told(fault.fix, lang) if fault.fix else ""
    return {"at": list(fault.at), "what": told(fault.what, lang), "fix": fix, "stops": not fault.finding}


def _in_words(fault: Fault, made: Game, lang: Lang) -> Fault:
    """The fault in words of a page: what its game calls types, abilities and cards, and nothing as files have it.

    The page says which field it is: neither the card's id nor the field's key is said again.
    """
    if isinstance(fault.what, DataError):
        code = _OF_A_FIELD.get(fault.what.code, fault.what.code)
        bare = {name: value for name, value in fault.what.params.items() if name != "where"}
        return replace(fault, what=Said(fault.what.message, code, **bare))
    if not isinstance(fault.what, Said):
        return fault
    if fault.what.code == "lint-idle-words":
        what, fix = Said("this does nothing here", "lint-idle-here"), Said("choose another", "fix-choose-another")
        return replace(fault, what=what, fix=fix)
    say, vocabulary, quotes = messages(made, lang), made.vocabulary, LANGUAGES[lang].quotes
    cards = {card_id: quotes.replace("…", words.name) for card_id, words in made.words[lang].items()}
    kinds = {name: f"type-{name}" for name in made.types} | {name: f"ability-{name}" for name in vocabulary.triggers}
    names = cards | {name: say(code) for name, code in kinds.items() if say.has(code)}

    def worded(said: Said) -> Said:
        params = dict(said.params)
        for key, value in params.items():
            if isinstance(value, str) and not isinstance(value, Said):
                _, _, number = value.partition(" ")
                params[key] = (
                    number if number.isdecimal() else ", ".join(names.get(one, one) for one in value.split(", "))
                )
        if said.code == "name-taken" and (words := made.words[lang].get(said.params["other"])):
            params["other"] = words.name  # the message has quotation marks of its own
        if said.code == "lint-twins":
            params |= {key: cards.get(said.params[key], params[key]) for key in ("one", "other")}
        return Said(str(said), said.code, **params)

    return replace(fault, what=worded(fault.what), fix=fault.fix and worded(fault.fix))


def _looks(made: MadeCard, lang: Lang, picture: str, scene: Plain | None) -> Plain:
    """The face of a card in every language as SVG, with what of it does not come out right; none without a card."""
    if not (made.game and made.card):
        return {}
    drawn: PictureFor | None = None
    faults: list[Fault] = []
    if picture:
        try:
            drawn = partial(brought_for, picture_file(picture))
        except FitilError as error:
            faults = [Fault(("scene",), error)]
    elif scene:
        placed, wrong = read_scene(made.game, scene)
        faults = [Fault(at, what) for at, what in wrong]
        drawn = partial(scene_for, placed) if placed else None
    looks: Plain = {}
    for of in made.game.langs:
        made_of = (*_made_of(made, of), picture, scene, lang)
        if of not in _last or _last[of][0] != made_of:
            face = _face(made, of, drawn)
            found = [_of_layout(one, of) for one in face.findings if one.code != "picture-to-come"]
            _last[of] = made_of, {"svg": svg(face, referring=False), "faults": [_fault(one, lang) for one in found]}
        look = _last[of][1]
        looks[of] = look | {"faults": [*look["faults"], *(_fault(one, lang) for one in faults if of == lang)]}
    return looks


def _face(made: MadeCard, lang: Lang, drawn: PictureFor | None) -> Face:
    """The face of a card with its own picture, or with one that is `drawn`."""
    assert made.game and made.card
    game, card, look = made.game, made.card, Look(lang=lang)
    if drawn is None:
        return lay_out(game, card, look, texts=made.texts)
    face = _without_picture(made, lang)
    items = [replace(item, of=drawn(game, card, item.box, look)) if _is_to_come(item) else item for item in face.items]
    return replace(face, items=tuple(items))


def _without_picture(made: MadeCard, lang: Lang) -> Face:
    """The face of a card whose picture is to come; the last one, if it is of the same card with the same words."""
    assert made.game and made.card
    laid_of = _made_of(made, lang)
    if lang not in _laid or _laid[lang][0] != laid_of:
        _laid[lang] = laid_of, lay_out(made.game, made.card, Look(lang=lang), lambda *_: _TO_COME, made.texts)
    return _laid[lang][1]


def _made_of(made: MadeCard, lang: Lang) -> tuple[object, ...]:
    """What a card's face in a language is made of, besides its picture."""
    assert made.game and made.card
    return made.game.id, made.card, made.game.words[lang][made.card.id], made.texts[lang]


def _is_to_come(item: Item) -> TypeGuard[Picture]:
    """True of the place of a picture that is to come."""
    return isinstance(item, Picture) and item.of is _TO_COME


def _scenes(game: Game, lang: Lang, *, entry: Plain, words: Mapping[Lang, Plain], scenes: Sequence[Plain]) -> Plain:
    """Scenes as the picture of a card: each as SVG, empty for one that cannot be; the picture's width and height in mm.

    Nothing is drawn where there is no card, as it is the card that has colours and a frame.
    """
    made = make(game, entry, words)
    if not (made.game and made.card):
        return {"drawn": [], "faults": []}
    place = next((item.box for item in _without_picture(made, lang).items if _is_to_come(item)), None)
    if place is None:
        return {"drawn": [], "faults": []}
    frame = Box(0, 0, place.w, place.h)
    drawn, faults = list[str](), list[Plain]()
    for raw in scenes:
        scene, wrong = read_scene(game, raw)
        faults += (_fault(Fault(at, what), lang) for at, what in wrong)
        picture = scene and Picture(frame, scene_for(scene, made.game, made.card, frame, Look(lang=lang)))
        drawn.append(svg(Face(frame.w, frame.h, (picture,)), referring=False) if picture else "")
    return {"drawn": drawn, "size": [frame.w, frame.h], "faults": faults}


def _parts(game: Game, lang: Lang) -> Plain:
    """All that a scene of the game may name, and what that is called."""
    return parts(game, lang)


def _drawn(game: Game, _: Lang, *, card: str, of: Lang) -> Plain:
    """The face of a card that the game has by now, as SVG; raises `FitilError` for one that it has not."""
    if card not in game.cards:
        raise UnknownName("card", card)
    return {"svg": svg(lay_out(game, game.cards[card], Look(lang=of)), referring=False)}


def _of_layout(found: LayoutFinding, of: Lang) -> Fault:
    """What does not come out right on a face, with the language that it is in."""
    return Fault(("face", of), found.what if isinstance(found.what, Said) else Said(found.what))


def _refused(game: Game, _: Lang, *, entry: Plain, at: Loc, values: Sequence[Any]) -> Plain:
    """Which of the values for a place of the entry would be refused there; of as many as a moment is enough for."""
    found, until = list[bool](), perf_counter() + AT_ONCE_S
    try:
        for one in refused(game, entry, tuple(at), values):
            found.append(one)
            if perf_counter() > until:
                break
    except (FitilError, LookupError, TypeError, AttributeError):  # the entry has changed since, or is no card's
        return {"refused": [False for _ in values]}
    return {"refused": found}


def _keep(game: Game, _: Lang, *, sketches: Sequence[Plain]) -> Plain:
    """A set of cards as a folder for `--cards`, packed."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files_of_set(game, sketches).items():
            archive.writestr(zipfile.ZipInfo(f"{FOLDER}/{name}"), text)
        for name, raw in pictures_of(sketches).items():
            archive.writestr(zipfile.ZipInfo(f"{FOLDER}/{name}"), raw)
    return {"files": {f"{FOLDER}.zip": packed.getvalue()}}


def _picture(game: Game, _: Lang, *, given: Mapping[str, bytes]) -> Plain:
    """What a picture is called that somebody has brought."""
    ((name, raw),) = given.items()
    return {"picture": brought(name, raw)}


def _table(game: Game, _: Lang, *, sketches: Sequence[Plain]) -> Plain:
    """A set of cards as a table."""
    return {"files": {f"{FOLDER}.csv": table_of_set(game, sketches)}}


def _read(game: Game, _: Lang, *, given: Mapping[str, bytes]) -> Plain:
    """The cards in files that somebody has brought: a packed folder, files of cards as they are, or tables of them."""
    files: dict[str, bytes] = {}
    pictures: dict[str, tuple[str, bytes]] = {}
    scenes: dict[str, bytes] = {}
    found: list[Any] = []
    for name, raw in given.items():
        if Path(name).suffix.lower() in TABLES:
            found += set_of_table(game, raw, name)
            continue
        for one in unpacked(raw, name, MOST_IN_ALL, MOST_IN_ALL) if is_archive(name) else (Handed(name, raw),):
            if one.fault:
                raise one.fault
            if Path(one.ref).parts[-3:-1] == ("art", "scenes"):
                scenes[one.ref] = one.raw or b""
            elif Path(one.ref).parent.name == "art":
                pictures[Path(one.ref).stem] = one.ref, one.raw or b""
            else:
                files[one.ref] = one.raw or b""
    found += set_of_files(game, files) if files or not found else []
    if len(found) > MOST_CARDS:
        said = f"{len(found):,} cards, and a set has {MOST_CARDS} at most"
        raise FitilError(said).coded("set-too-large", n=len(found), most=MOST_CARDS)
    come: dict[str, bytes] = {}
    placed = scenes_in(game, scenes)
    for one in found:
        if scene := placed.get(str(one["entry"].get("id"))):
            one["scene"] = scene
        if its := pictures.get(str(one["entry"].get("id"))):
            one["picture"] = brought(*its)
            come[one["picture"]] = its[1]
    return {"sketches": found} | ({"files": come} if come else {})


_DOES: Mapping[str, Callable[..., Plain]] = {
    "card": _card,
    "drawn": _drawn,
    "refused": _refused,
    "keep": _keep,
    "picture": _picture,
    "table": _table,
    "parts": _parts,
    "read": _read,
    "scenes": _scenes,
}
