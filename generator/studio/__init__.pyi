from .door import FOLDER as FOLDER, ask as ask, own_cards as own_cards
