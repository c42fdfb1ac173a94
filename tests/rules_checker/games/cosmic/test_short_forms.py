"""The short forms of the aliens, on aids for everybody: each stands there once, and says what its sheet says."""

import re

import pytest

from cards import card_text, load_game, plain
from cards.language import load_aids

GAME = load_game("cosmic")
LEVELS = ("green", "yellow", "red")


@pytest.mark.parametrize("lang", GAME.langs)
def test_each_alien_has_a_short_form_with_the_numbers_of_its_sheet(lang: str) -> None:
    aids = {aid.id: aid for aid in load_aids(GAME, lang)}
    for level in LEVELS:
        aliens = [card for card in GAME.cards.values() if card.type == "alien" and card.team == level]
        for card, section in zip(aliens, aids[level].sections, strict=True):
            short, whole = plain(section.paragraphs), plain(card_text(GAME, card, lang))
            assert section.title == GAME.words[lang][card.id].name
            assert set(re.findall(r"\d+", short)) <= set(re.findall(r"\d+", whole)) and len(short) < len(whole), card.id
            assert section.icon == ("question" if any(one.may for one in card.abilities) else "exclamation"), card.id
