"""Abilities → printed text: the same data that the engine runs, put into words of a language.

A card's text is a list of paragraphs, each a list of runs of one style. The sentences are Fluent messages in
`games/<id>/locale/<lang>/card-text.ftl`; noun phrases come inflected from `cards.language.grammar`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce

from cards.language.locale import messages
from cards.language.telling.sentences import Teller
from cards.language.written import Paragraph, Run, Style, written_text
from cards.model import Card, CardSelection, Game, Keyword, Lang, Word

_TAGS: dict[str, Style] = {"b": "keyword", "i": "reminder"}
_MARKUP = re.compile(r"<(b|i|icon)(?: (\w+))?>(.*?)</\1>")


def plain(paragraphs: Sequence[Paragraph]) -> str:
    """The text without styles, one line for each paragraph."""
    return "\n".join("".join(run.text for run in paragraph) for paragraph in paragraphs)


def card_text(game: Game, card: Card, lang: Lang) -> tuple[Paragraph, ...]:
    """The rules text of a card without flavour: what it is played on, PRICE, properties, effects, abilities."""
    own = game.words[lang][card.id].text if card.id in game.words[lang] else None
    told = () if own and not card.does else tuple(marked(line) for line in Teller(game, lang).lines(card))
    return (*told, *written_text(own)) if own else told


def card_courses(game: Game, card: Card, lang: Lang) -> list[list[str]]:
    """The courses that a card gives a choice from, as sentences without styles: a list for each of its choices."""
    return [[plain([marked(course)]) for course in choice] for choice in Teller(game, lang).courses(card)]


def word_text(game: Game, word: Word, card: Card, lang: Lang) -> str:
    """One word of a card by itself, without styles: what it says of an effect, a modifier, an event or a condition."""
    return plain([marked(Teller(game, lang).part(word, card))])


def cards_text(game: Game, cards: CardSelection, lang: Lang) -> str:
    """A selection of cards as a phrase by itself, such as «ваш крип»."""
    return next(iter(Teller(game, lang).cards(cards, None).forms.values()))


def type_line(game: Game, card: Card, lang: Lang) -> str:
    """The type as printed on the card: `Бомба — циркуляция` (`circulation.type-line`)."""
    tell = messages(game, lang)
    kinds = [tell(f"type-{card.type}"), *(tell(f"subtype-{subtype}") for subtype in card.subtypes)]
    return reduce(lambda kind, subtype: tell("subtyped", type=kind, subtype=subtype), kinds)


def keyword_name(game: Game, keyword: Keyword, lang: Lang) -> str:
    """The name of a property as printed on cards: `БЛОК 4`."""
    return messages(game, lang)(f"keyword-{keyword.id}", x=keyword.x or 0)


def marked(line: str) -> Paragraph:
    """Split a line that contains `<b>`, `<i>` and `<icon>` into runs of one style."""
    runs: list[Run] = []
    at = 0
    for match in _MARKUP.finditer(line):
        if match.start() > at:
            runs.append(Run(line[at : match.start()]))
        runs.append(Run(match[3], _TAGS.get(match[1], "plain"), match[2]))
        at = match.end()
    if at < len(line):
        runs.append(Run(line[at:]))
    return tuple(runs)
