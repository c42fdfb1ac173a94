from .door import ask as ask
from .pictures import pictures_of as pictures_of, with_pixels as with_pixels
from .row import deck_row as deck_row
