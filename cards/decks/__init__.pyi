from .called import card_called as card_called
from .deck import game_of as game_of, load_deck as load_deck, starter_refs as starter_refs
