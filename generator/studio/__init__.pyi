from .door import ask as ask
from .row import deck_row as deck_row
