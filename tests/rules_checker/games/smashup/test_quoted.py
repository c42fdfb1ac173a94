"""What the pages quote of cards is what the cards say: tuning a number must not leave an old one on a page."""

import re
from collections.abc import Iterator

import pytest

from cards import card_text, load_game, plain
from cards.languages import LANGS
from cards.ledger import SITE

GAME = load_game("smashup")
QUOTED = {"he": "״([^״]+)״", "ru": "«([^«»]+)»"}
PRINTED = {"he": r"(?:,?\*\*:?,? עוצמה|,? \(?נקודת פיצוץ) (\d+)", "ru": r"(?:\*\*:?,? сила|,? \(?порог) (\d+)"}
"""A number that a card prints first, straight after its name."""


def bare(text: str) -> str:
    return re.sub("[\u200e\u200f\u2066-\u2069]", "", text).replace("\u00a0", " ").rstrip(".")


def sentences(lang: str) -> Iterator[str]:
    """What cards say, in paragraphs and in sentences, without what it is headed by."""
    for card in GAME.cards.values():
        for paragraph in plain(card_text(GAME, card, lang)).split("\n"):
            said = bare(paragraph)
            yield from (said, said.partition(": ")[2], *map(bare, re.split(r"(?<=\.) ", said)))


@pytest.mark.parametrize("lang", LANGS)
def test_pages_quote_cards_as_they_are(lang: str) -> None:
    said = set(sentences(lang))
    shapes = {re.sub(r"\d+", "0", one) for one in said if re.search(r"\d", one)}
    names = {GAME.words[lang][card.id].name: card for card in GAME.cards.values()}
    quoted, wrong = 0, []
    for path in sorted((SITE / lang / "docs" / GAME.id).glob("*.md")):
        text = bare(path.read_text(encoding="utf-8"))
        texts = [one for one in map(bare, re.findall(QUOTED[lang], text)) if re.sub(r"\d+", "0", one) in shapes]
        numbers = [(names[name], int(n)) for name, n in re.findall(QUOTED[lang] + PRINTED[lang], text) if name in names]
        quoted += len(texts) + len(numbers)
        wrong += [(path.name, one) for one in texts if one not in said]
        wrong += [(path.name, card.id, n) for card, n in numbers if n != next(iter(card.numbers.values()), None)]
    assert quoted > 10, "the pages tell of no cards"
    assert wrong == []
