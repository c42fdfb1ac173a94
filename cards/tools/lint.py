"""Findings in a database that is usable but not right: each with its place, what is wrong, and the nearest fix.

What makes the data unusable is a fault, a `DataError` of the loader; here is what a good editor would object to.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path

from cards.database import read_yaml
from cards.errors import Said
from cards.files import read_text
from cards.findings import Finding
from cards.language import (
    NoMessage,
    aid_outline,
    aids_path,
    card_text,
    known_messages,
    lexicon,
    messages,
    messages_of,
    needed_messages,
    needed_nouns,
    nouns_path,
    plain,
    table_outline,
    tables_path,
)
from cards.languages import LANGUAGES
from cards.model import Game, Lang, all_words, facts
from cards.names import nearest, normalise
from cards.tools import card_words, sense
from cards.tools.card_words import mechanics, write
from cards.tools.lines import card_lines, name_lines
from cards.tools.near_names import near_names
from cards.tools.texts import SourceText, texts
from cards.tools.wording import struck

FEW = 5
"""So many findings of a kind that a game which is only begun is full of are told one by one."""
_MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")
"""A reference to another message, within a message."""


def lint(game: Game) -> Iterator[Finding]:
    """All findings in a game's database, by kind."""
    for lang in game.langs if game.cards else ():
        yield from _messages(game, lang)
        yield from _nouns(game, lang)
        yield from _quotes(game, lang)
        yield from _near_names(game, lang)
        yield from _composed(game, lang)
    yield from worded(texts(game), game)
    yield from sense.lint(game)
    yield from _twins(game)
    yield from _aids(game)
    if game.cards:
        yield from _unused_words(game)
        yield from _unshown_rules(game)


_AS_ELSEWHERE = Said("write it, as in the other language", "fix-as-elsewhere")
_DESIGN = Said("design one that does", "fix-design")


def _messages(game: Game, lang: Lang) -> Iterator[Finding]:
    """Missing messages that the words of the game or its cards need, and messages that nothing uses."""
    path = messages(game, lang).path
    text = read_text(path)
    lines = {match[1]: text.count("\n", 0, match.start()) + 1 for match in _MESSAGE.finditer(text)}
    for name in sorted(missing := _missing_messages(game, lang, lines)):
        near = nearest(name, lines.keys() - known_messages(game))
        fix = Said(f"rename {near[0]!r}", "fix-rename", name=near[0]) if near else _AS_ELSEWHERE
        line = lines[near[0]] if near else 1
        told = Said(f"the message {name!r} is missing{missing[name]}", "lint-no-message", name=name)
        yield Finding(path, line, "missing-message", told, lang, fix)
    used = known_messages(game) | set(_REFERENCE.findall(text))
    for name in sorted(lines.keys() - used):
        near = nearest(name, missing)
        if not near:
            what = Said(f"the message {name!r} is unused", "lint-unused-message", name=name)
            yield Finding(path, lines[name], "unused-message", what, lang, Said("remove it", "fix-remove"))


def _nouns(game: Game, lang: Lang) -> Iterator[Finding]:
    """Nouns that are missing for what every game calls by a name of its own, in a language that has a grammar here."""
    if lang not in LANGUAGES:
        return
    nouns = lexicon(game, lang).nouns
    for name in sorted(needed_nouns(game).difference(nouns)):
        fix = Said("say what the game calls it, as in the other language", "fix-name-it")
        what = Said(f"the noun {name!r} is missing", "no-noun", name=name)
        yield Finding(nouns_path(game, lang), 1, "missing-noun", what, lang, fix)


def _missing_messages(game: Game, lang: Lang, present: Collection[str]) -> dict[str, str]:
    """The missing messages, each with the place of its word, or the card that needs it."""
    missing = {name: _said_for(game, name) for name in needed_messages(game) - set(present)}
    for card in game.cards.values() if not missing else ():
        try:
            card_text(game, card, lang)
        except NoMessage as error:
            missing.setdefault(error.wanted, f", which {card.id} needs")
    return missing


def _said_for(game: Game, message: str) -> str:
    """The place of the word that a message belongs to, if it is one of the vocabulary."""
    for word in game.vocabulary.definitions():
        if message in messages_of(word):
            section = f"{word.kind}s"
            line = read_yaml(game.folder / "words.yaml").place((section, word.name))[0]
            return f", for the {word.kind} at words.yaml:{line}"
    return ""


def _composed(game: Game, lang: Lang) -> Iterator[Finding]:
    """Wordings to strike out of the cards' texts, which are composed of messages."""
    say, lines = messages(game, lang), card_lines(game)
    if _missing_messages(game, lang, {name for name in known_messages(game) if say.has(name)}):  # reported already
        return
    for card in game.cards.values():
        for found in struck(plain(card_text(game, card, lang)), lang, game.folder):
            what = Said(f"{card.id} says {found.said!r}", "lint-says", where=card.id, text=found.said)
            yield Finding(*lines[card.id], "wording", what, lang, write(found.write))


def lint_shared() -> Iterator[Finding]:
    """The findings in the programs' own texts, which belong to no game."""
    yield from worded(texts(None), None)


def worded(found: Iterable[SourceText], game: Game | None) -> Iterator[Finding]:
    """The findings in texts, of this game if one is given: wordings to strike out, and words that mix scripts."""
    seen = set()
    for text in found:
        for finding in (*_struck(text, game), *_mixed(text)):
            if finding not in seen:  # variants of a message share what is around them
                seen.add(finding)
                yield finding


def _struck(text: SourceText, game: Game | None) -> Iterator[Finding]:
    for lang in text.langs:
        for one in struck(text.said, lang, game.folder if game else None, free=text.free):
            place = text.path, text.line + one.line
            what = Said(f"found {one.said!r}", "lint-says", text=one.said)
            yield Finding(*place, "wording", what, lang, write(one.write))


def _mixed(text: SourceText) -> Iterator[Finding]:
    for start, (code, what, fix) in card_words.mixed_scripts(text.said):
        yield Finding(text.path, text.line + text.said.count("\n", 0, start), code, what, text.langs[0], fix)


def _quotes(game: Game, lang: Lang) -> Iterator[Finding]:
    """Typewriter quotes in names and jokes."""
    for card_id, words in game.words[lang].items():
        for code, what, fix in card_words.typewriter_quotes(card_id, words, lang):
            yield Finding(*name_lines(game, lang)[card_id], code, what, lang, fix)


def _near_names(game: Game, lang: Lang) -> Iterator[Finding]:
    """Cards whose names differ in one letter, which would be mixed up at the table."""
    lines, found = name_lines(game, lang), []
    names = {card_id: normalise(words.name) for card_id, words in game.words[lang].items()}
    for one, other in combinations(names, 2):
        for code, what, fix in near_names(one, names[one], other, names[other]):
            found.append(Finding(*lines[other], code, what, lang, fix))
    yield from _counted(found, "pairs of cards have almost the same name", "lint-many-near-names")


def _twins(game: Game) -> Iterator[Finding]:
    """Cards that play alike in everything; pieces, which nobody plays, may differ in their looks alone."""
    seen: dict[tuple[object, ...], str] = {}
    lines = card_lines(game)
    plain: list[Finding] = []
    for card in (card for card in game.cards.values() if not game.types[card.type].piece_rule):
        said = [game.words[lang][card.id] for lang in game.langs]
        of_its_own = tuple((words.text, *sorted(words.labels.items())) for words in said)
        first = seen.setdefault((mechanics(card), of_its_own), card.id)
        if first != card.id:
            code, what, fix = card_words.twins(card.id, first)
            found = Finding(*lines[card.id], code, what, fix=fix)
            if card.abilities or card.modifiers or card.keywords:
                yield found
            else:
                plain.append(found)
    yield from _counted(plain, "cards without abilities play exactly like others", "lint-many-twins")


def _counted(found: Sequence[Finding], many: str, code: str) -> Iterator[Finding]:
    """Findings of one kind: each by itself if they are few, else one that counts them and has the first as example."""
    if len(found) <= FEW:
        yield from found
        return
    first = found[0]
    what = Said(f"{len(found)} {many}; the first: {first.what}", code, n=len(found), first=first.what)
    yield replace(first, what=what)


def _aids(game: Game) -> Iterator[Finding]:
    """Player aids and table sheets that are not the same in every language."""
    first, *others = game.langs
    for lang in others:
        yield from _otherwise(aids_path(game, lang), first, lang, aid_outline(game, first), aid_outline(game, lang))
        tables = table_outline(game, first), table_outline(game, lang)
        yield from _otherwise(tables_path(game, lang), first, lang, *tables)


def _otherwise(
    path: Path, first: Lang, lang: Lang, known: Mapping[str, str], found: Mapping[str, str]
) -> Iterator[Finding]:
    for place in dict.fromkeys([*known, *found]):
        if known.get(place) != found.get(place):
            said = f"{place} differs from {first}: {found.get(place)}, not {known.get(place)}"
            what = Said(said, "lint-other-aids", where=place, lang=first)
            fix = Said("use the same sections, icons and rules in every language", "fix-same-everywhere")
            yield Finding(path, 1, "other-aids", what, lang, fix)
    if list(found) != list(known) and found.keys() == known.keys():
        yield Finding(
            path,
            1,
            "aids-order",
            Said(f"the sections are not in the same order as in {first}", "lint-other-order", lang=first),
            lang,
            Said("put them in one order", "fix-one-order"),
        )


def _unused_words(game: Game) -> Iterator[Finding]:
    used = frozenset[str]().union(*(facts(game, card) for card in game.cards.values()))
    path = game.folder / "words.yaml"
    places = {
        **{f"word={word.name}": (f"{word.kind}s", word.name) for word in game.vocabulary.definitions()},
        **{f"trigger={trigger}": ("triggers", trigger) for trigger in game.vocabulary.triggers},
    }
    for fact in sorted(all_words(game) - used):
        line = read_yaml(path).place(places[fact])[0]
        what = Said(f"no card uses the vocabulary's {fact}", "lint-unused-word", name=fact)
        yield Finding(path, line, "unused-word", what, fix=_DESIGN)
    path = game.folder / "game.yaml"
    source = read_yaml(path)
    for keyword in game.keywords:
        if f"keyword={keyword}" not in used:
            line = source.place(("keywords", keyword))[0]
            what = Said(f"no card has the property {keyword}", "lint-unused-property", name=keyword)
            yield Finding(path, line, "unused-property", what, fix=_DESIGN)


def _unshown_rules(game: Game) -> Iterator[Finding]:
    """Rules about cards that no card exercises."""
    if not game.rules:
        return
    known = [facts(game, card) for card in game.cards.values()]
    named = {card.ledger.rule for card in game.cards.values() if card.ledger}
    path = game.folder / "rules.yaml"
    source = read_yaml(path)
    for index, entry in enumerate(source.data["rules"]):
        rule = game.rules[entry["id"]]
        if rule.kind != "card" or rule.id in named:
            continue
        if not rule.shown_by:
            fix = Said("give it `shown_by`, the facts of a card that shows it", "fix-shown-by")
        elif any(card >= set(rule.shown_by) for card in known):
            continue
        else:
            facts_of = ", ".join(rule.shown_by)
            fix = Said(f"design a card with {facts_of}", "fix-design-with", facts=facts_of)
        what = Said(f"no card exercises the rule {rule.id}", "lint-unshown-rule", name=rule.id)
        yield Finding(path, source.place(("rules", index))[0], "unshown-rule", what, fix=fix)
