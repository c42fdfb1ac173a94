"""Worked examples are played with cards of the game: the same in both languages, on pages and in pictures."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cards import Game, Lang, game_ids, load_game
from cards.language import messages
from cards.ledger import load_terms, names
from generator.diagrams import load_diagram, pictures_in
from generator.diagrams.elements import CardElement, Group, Repeat

SITE = Path(__file__).parents[2] / "site"
PLAYED = [game_id for game_id in game_ids() if load_game(game_id).cards]
PAGES = ("examples", "learn")
PEOPLE = ("Ан", "Бор", "Кост", "Рит", "Вер", "Гош", "Люб", "Тимур", "Лид", "Марк")
"""How the names of the players begin, whatever their case."""
SECTION = re.compile(r"^(?=#{2,3} )", re.MULTILINE)
"""Where a section begins."""


def page(game_id: str, lang: Lang, name: str) -> str:
    """The words of a page, without its front matter, links and ids."""
    text = (SITE / lang / "docs" / game_id / f"{name}.md").read_text("utf-8").partition("\n---\n")[2]
    return re.sub(r"\]\([^)]*\)|\{:?[^#}][^}]*\}", "]", text)


def inflected(name: str) -> re.Pattern[str]:
    """What finds a Russian name in any case: all words of it, but for their endings and punctuation."""
    words = [re.escape(word[: len(word) - _ending(len(word))]) + "[а-яё]{0,5}" for word in re.findall(r"[\w]+", name)]
    return re.compile(r"(?<!\w)" + r"[^\w\n]{1,3}".join(words) + r"(?!\w)")


def _ending(length: int) -> int:
    return 4 if length > 8 else 2 if length > 4 else 1 if length > 3 else 0


def prefixed(name: str) -> re.Pattern[str]:
    """What finds a Hebrew name, with an article or a preposition before it."""
    return re.compile(
        r"(?<!\w)[והבלכמש]{0,3}" + r"[^\w\n]{1,3}ה?".join(map(re.escape, re.findall(r"[\w׳״]+", name))) + r"(?!\w)"
    )


def called(game: Game, lang: Lang) -> dict[str, tuple[str, re.Pattern[str]]]:
    """What a text may name, each with its name and what finds it.

    Pieces on the table are terms. Those of several kinds, such as a troll and a sword, are told by their kind.
    """
    pattern = inflected if lang == "ru" else prefixed
    pieces = {card.id for card in game.cards.values() if game.types[card.type].piece_rule}
    said = {one: game.words[lang][one].name for one in game.cards.keys() - pieces}
    found = {one: (name, pattern(name)) for one, name in said.items()}
    kinds = {kind for piece in pieces for kind in game.cards[piece].subtypes}
    terms = [term for term in load_terms(game.id, game.folder.parent) if term.id in kinds]
    for term, (forms, _) in zip(terms, names(terms, lang), strict=True):
        begin = "" if lang == "ru" else "[והבלכמש]{0,3}"
        either = "|".join(map(re.escape, forms))
        found[term.id] = (term.heading(lang), re.compile(rf"(?<!\w){begin}(?:{either})(?!\w)", re.IGNORECASE))
    return found


def named(game: Game, lang: Lang, text: str) -> tuple[set[str], str]:
    """The cards that a text names, with the kinds of pieces, and the text without their names."""
    found = set()
    for one, (_, pattern) in sorted(called(game, lang).items(), key=lambda item: -len(item[1][0])):
        text, times = pattern.subn("#", text)
        if times:
            found.add(one)
    return found, text


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("game_id", PLAYED)
def test_a_section_names_the_same_cards_in_both_languages(game_id: str, name: str) -> None:
    game = load_game(game_id)
    told: dict[str, dict[str, set[str]]] = {}
    for lang in game.langs:
        for section in SECTION.split(page(game_id, lang, name))[1:]:
            heading = re.search(r"\{#([\w.-]+)\}", section)
            assert heading
            told.setdefault(heading[1], {})[lang] = named(game, lang, section)[0]
    assert any(cards for langs in told.values() for cards in langs.values())
    assert {at: langs for at, langs in told.items() if len({frozenset(cards) for cards in langs.values()}) > 1} == {}


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("game_id", PLAYED)
def test_whoever_has_a_name_in_an_example_is_a_card_a_term_or_a_player(game_id: str, name: str) -> None:
    """Russian tells names by capitals; that Hebrew names the same cards, the test above shows."""
    game = load_game(game_id)
    text = re.sub(r"\*\*.+?\*\*", "#", named(game, "ru", page(game_id, "ru", name))[1])
    lines = [line for line in text.splitlines() if not line.startswith(("#", "|"))]
    capital = re.compile(r"(?<=[а-яё,] )[«\[]?([А-ЯЁ][а-яё]+)")
    found = {word for line in lines for word in capital.findall(line)}
    assert {word for word in found if not word.startswith(PEOPLE) and not is_known(game, "ru", word)} == set()


@pytest.mark.parametrize("game_id", PLAYED)
def test_a_card_in_a_picture_has_the_name_of_a_card_or_a_term(game_id: str) -> None:
    game = load_game(game_id)
    unknown: set[str] = set()
    for path in pictures_in(SITE / "pictures" / game_id):
        diagram = load_diagram(path)
        for card in cards_in(one.element for panel in diagram.panels for one in panel):
            if isinstance(card.name, str) and not card.ghost and (card.number is not None or card.marks):
                said = {lang: diagram.file.words[card.name][lang].replace("~", "") for lang in game.langs}
                unknown |= {f"{path.name}: {said[lang]}" for lang in game.langs if not is_known(game, lang, said[lang])}
    assert unknown == set()


def is_known(game: Game, lang: Lang, name: str) -> bool:
    """True if each word of a name is in a name of a card, a term or a team, whatever its ending in Russian."""
    known = {
        *(word.name for word in game.words[lang].values()),
        *(term.heading(lang) for term in load_terms(game.id, game.folder.parent)),
        *(messages(game, lang)(f"team-{team}") for team in game.teams),
    }
    begins = re.sub(r"\W+", " ", f" {' '.join(known).lower()}")
    words = re.findall(r"\w{2,}", name.lower())
    return all(f" {word[: len(word) - _ending(len(word))] if lang == 'ru' else word}" in begins for word in words)


def cards_in(elements: Iterable[Any]) -> Iterator[CardElement]:
    """The cards among elements of a picture, those in groups too."""
    for element in elements:
        if isinstance(element, CardElement):
            yield element
        elif isinstance(element, (Group, Repeat)):
            yield from cards_in(element.of)
