"""What a card that is being made comes to: the card, or why there is none; and what lint says, each with its field.

The entry is what stands in a card file (`cards/*.yaml`), read by the loader itself; the words are those of
`locale/<lang>/cards/*.yaml`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from pathlib import Path
from typing import Any, TypeVar

from cards.database import CardEntry, Loc, Source, WordsEntry, check_words, parse_yaml, read_card, read_lightly
from cards.errors import DataError, DataErrors, FitilError, Said, short
from cards.language import Paragraph, card_text
from cards.languages import LANGUAGES
from cards.model import Card, Game, Lang, Words
from cards.names import normalise
from cards.records import dataclass
from cards.tools import foreign_name, mechanics, mixed_scripts, near_names, of_card, twins, typewriter_quotes

HERE = Path("card.yaml")
"""What the entry's file is called in messages."""
PARTS = ("price", "modifiers", "abilities")
"""The keys of an entry that have lists of words."""
NAMELESS = "…"
"""The name of a card that has none yet, on its face."""
Written = Mapping[str, Any]
"""Plain data, as JSON and YAML have it."""
_NONE: Mapping[str, Mapping[Lang, str]] = {}
_last: dict[str, tuple[object, Any]] = {}
"""What was found last, by what it is, with all that it was made of: a name changes apart from what a card does."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a card: where (the keys of its entry, or `words`, a language and a key), what, and what to do.

    With a fault that is not just a `finding` there is no card.
    """

    at: Loc
    what: FitilError | Said
    fix: Said | None = None
    finding: bool = False


@dataclass(frozen=True, slots=True)
class MadeCard:
    """The card of an entry, the game with it, its faults, and its text in each language.

    There is no card where the loader refuses it, and then no text.
    """

    game: Game | None
    card: Card | None
    faults: tuple[Fault, ...]
    texts: Mapping[Lang, tuple[Paragraph, ...]] = field(default_factory=dict)


def parse(text: str) -> Written:
    """The entry that somebody has written in YAML; raises `DataError` with its line for a fault."""
    source = parse_yaml(text, HERE)
    if not isinstance(source.data, dict):
        raise source.error((), "should be a mapping of keys").coded(
            "should-be-mapping", where=Said("the file", "the-file"), value=str(source.data)[:40]
        )
    found: Written = source.data
    return found


def _unless_last(what: str, made_of: object, make: Callable[[], T]) -> T:
    """What is made of something, or was made of the same the last time."""
    if what not in _last or _last[what][0] != made_of:
        _last[what] = made_of, make()
    found: T = _last[what][1]
    return found


def make(
    game: Game, entry: Written, words: Mapping[Lang, Written], beside: Mapping[str, Mapping[Lang, str]] = _NONE
) -> MadeCard:
    """Make the card of an entry in a game, with its words in each language; faults come in the order of the entry.

    `beside` are the names, by id and language, of the cards of its set, none of which may have its id or its name.
    """
    if beside:
        named = {
            lang: {card_id: Words(name[lang]) for card_id, name in beside.items() if name.get(lang)}
            for lang in game.langs
        }
        game = replace(game, words={lang: {**game.words[lang], **named[lang]} for lang in game.langs})
    if isinstance(entry.get("id"), str) and entry["id"] in beside:
        twice = Said(f"duplicate id {entry['id']!r}", "id-twice", name=str(entry["id"]))
        return MadeCard(None, None, (Fault(("id",), twice), *_worded(game, "", words)[1]))
    try:
        written = repr(words), repr(entry)
    except RecursionError:
        return MadeCard(None, None, (Fault((), Said("it is nested too deeply", "too-deep")),))
    made_of = game.id, game.words, str(entry.get("id", "")), written[0]
    said_of, faults = _unless_last("words", made_of, lambda: _worded(game, str(entry.get("id", "")), words))
    try:
        in_game = game.id, game.cards, game.vocabulary
        card, senses = _unless_last("card", (*in_game, written[1]), lambda: _judged(game, entry))
    except DataError as error:
        return MadeCard(None, None, (*_placed(error, _numbered(entry)), *faults))
    named = {lang: {**game.words[lang], card.id: one} for lang, one in said_of.items()}
    whole = replace(game, cards={**game.cards, card.id: card}, words=named)
    try:
        texts = {lang: card_text(whole, card, lang) for lang in game.langs}
    except FitilError as error:
        return MadeCard(None, None, (Fault((), error), *faults))
    return MadeCard(whole, card, (*senses, *faults), texts)


def _judged(game: Game, entry: Written) -> tuple[Card, Sequence[Fault]]:
    """The card of an entry, and what makes no sense of it; raises `DataError` as `read_entry` does."""
    card = read_entry(game, entry)
    return card, (*senseless(game, card), *_twins(game, card))


def read_entry(game: Game, entry: Written) -> Card:
    """The card of an entry; raises `DataError`, whose line is the number of the place in the entry."""
    source = _numbered(entry)
    whole = read_lightly(source, CardEntry, ("cards", 0))
    if whole.id in game.cards:
        raise source.error(("cards", 0, "id"), f"duplicate id {whole.id!r}").coded("id-twice", name=whole.id)
    return replace(read_card(game, source, 0, whole, in_set=next(iter(game.sets), "")), own=True)


def senseless(game: Game, card: Card) -> Iterator[Fault]:
    """What makes no sense of what the card says, part by part, then as a whole."""
    if not (whole := {what: fix for _, what, fix in of_card(game, card)}):
        return
    nothing: dict[str, Any] = dict.fromkeys(PARTS, ())
    without = {what for _, what, _ in of_card(game, replace(card, **nothing))}
    placed = set[Said]()
    for part in PARTS:
        for index, one in enumerate(getattr(card, part)):
            for _, what, fix in of_card(game, replace(card, **nothing | {part: (one,)})):
                if what in whole and what not in without:
                    placed.add(what)
                    yield Fault((part, index), what, fix, finding=True)
    yield from (Fault((), what, fix, finding=True) for what, fix in whole.items() if what not in placed)


def _numbered(entry: Written) -> Source:
    """The entry as the only card of a file in which every place has a line of its own, by which it is found again."""
    data = {"cards": [entry]}
    return Source(HERE, data, {loc: (line, 1) for line, loc in enumerate(_places(data, ()), 1)})


def _places(value: object, at: Loc) -> Iterator[Loc]:
    yield at
    if isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _places(item, (*at, key))


def _placed(error: DataError, source: Source) -> Iterator[Fault]:
    """The faults that an error consists of, each with the keys of the entry that lead to it."""
    by_line = {line: loc for loc, (line, _) in source.places.items()}
    for one in error.faults if isinstance(error, DataErrors) else (error,):
        yield Fault(by_line.get(one.line or 0, ())[2:], one)


def _twins(game: Game, card: Card) -> Iterator[Fault]:
    """Another card that plays exactly alike."""
    own = mechanics(card)
    for other in game.cards.values():
        if other.type == card.type and mechanics(other) == own:
            _, what, fix = twins(card.id, other.id)
            yield Fault((), what, fix, finding=True)
            return


def words_in(words: Mapping[Lang, Written], lang: Lang) -> dict[str, Any]:
    """The words of a card in a language; where that has no name, it is called there as it is in another, if it is."""
    own = words.get(lang)
    written = {key: text for key, text in own.items() if text} if isinstance(own, Mapping) else {}
    names = [named.get("name") for named in words.values() if isinstance(named, Mapping)]
    other = next((name for name in names if name and isinstance(name, str)), "")
    return written if written.get("name") or not other else {"name": other, **written}


def written_words(words: Mapping[Lang, Written]) -> dict[Lang, Written]:
    """What was written in each language, of `words_in`: a name that only another language writes is but that one's."""
    said_in = {lang: said.get("name") for lang, said in words.items() if isinstance(said, Mapping)}
    names = {lang: name for lang, name in said_in.items() if isinstance(name, str)}
    own = {name for lang, name in names.items() if _writes(lang, name)}
    lent = {lang for lang, name in names.items() if name in own and not _writes(lang, name)}
    return {
        lang: {key: text for key, text in said.items() if key != "name"} if lang in lent else said
        for lang, said in words.items()
    }


def _writes(lang: Lang, name: str) -> bool:
    """True if a name has a letter of a language; of one that is not known here, any has."""
    return (known := LANGUAGES.get(lang)) is None or known.writes(name)


def _worded(game: Game, card_id: str, words: Mapping[Lang, Written]) -> tuple[dict[Lang, Words], Sequence[Fault]]:
    """The words of a card in every language of its game, and what is wrong with them."""
    found: dict[Lang, Words] = {}
    faults: list[Fault] = []
    for lang in game.langs:
        written = words_in(words, lang)
        found[lang] = Words(NAMELESS)
        other = written.get("name", "")
        if borrowed := not other or not (isinstance(words.get(lang), Mapping) and words[lang].get("name")):
            missing = Said("the card has no name, and one in one language is enough", "nameless-card")
            if other:
                missing = Said(f"the card {other!r} has no name in {lang}", "nameless-in", name=short(other), lang=lang)
            fix = Said(f"until it has one, {short(other)!r} stands there", "fix-nameless", name=short(other))
            faults.append(Fault(("words", lang, "name"), missing, fix if other else None, finding=bool(other)))
            written.setdefault("name", NAMELESS)
        source = Source(HERE, {lang: written}, {(lang, key): (line, 1) for line, key in enumerate(written, 1)})
        try:
            entry = read_lightly(source, WordsEntry, (lang,))
            check_words(source, (lang,), entry)
        except DataError as error:
            at, each = list(written), error.faults if isinstance(error, DataErrors) else (error,)
            keys = [at[(one.line or 1) - 1] for one in each]
            faults += [Fault(("words", lang, key), _bare(one)) for key, one in zip(keys, each, strict=True)]
            continue
        found[lang] = Words(entry.name, entry.flavour, entry.text, entry.labels)
        if not borrowed:
            faults += _named(game, card_id, found[lang], lang)
    return found, faults


def _bare(error: DataError) -> Said:
    """What is wrong, without the key that it is wrong with: a fault has its place."""
    return Said(error.message, error.code, **{name: told for name, told in error.params.items() if name != "where"})


def _named(game: Game, card_id: str, words: Words, lang: Lang) -> Iterator[Fault]:
    """What is wrong with a card's name and flavour beside those of the others."""
    name, own = normalise(words.name), ("words", lang, "name")
    for other_lang, names in game.words.items():
        for other, theirs in names.items():
            near = normalise(theirs.name)
            if near == name or other.lower() == name:
                told = f"the card {other!r} already has the name {words.name!r}"
                yield Fault(own, Said(told, "name-taken", name=words.name, other=other))
                return
            if other_lang == lang and abs(len(near) - len(name)) <= 1:
                for _, what, fix in near_names(card_id, name, other, near):
                    yield Fault(own, what, fix, finding=True)
    for _, what, fix in foreign_name(card_id, words.name, lang):
        yield Fault(own, what, fix, finding=True)
    for _, what, fix in typewriter_quotes(card_id, words, lang):
        yield Fault(("words", lang, "flavour" if '"' in (words.flavour or "") else "name"), what, fix, finding=True)
    for key, text in (("name", words.name), ("flavour", words.flavour or "")):
        for _, (_, what, fix) in mixed_scripts(text):
            yield Fault(("words", lang, key), what, fix, finding=True)
