"""Lists of decks, as tests hand them in at the desk."""

from cards import Deck, load_deck, load_game

GAME = "boombit"
DECK = load_deck(f"{GAME}/classics")
ONE = "<img src=x onerror='window.ran=1'>"
"""A name that is text wherever it stands."""


def listed(lang: str, *above: str, deck: Deck = DECK) -> str:
    names = load_game(GAME).words[lang]
    cards = [(1, card) for card in deck.apart] + [(copies, card) for card, copies in deck.cards.items()]
    return "\n".join([*above, *(f"{copies} {names[card].name}" for copies, card in cards)])


def hand_in(page, files):
    given = [{"name": name, "mimeType": "text/plain", "buffer": raw} for name, raw in files.items()]
    page.locator(".choose input").first.set_input_files(given)
