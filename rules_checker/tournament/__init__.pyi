from .book import Book as Book, append as append, read_book as read_book
from .held import Held as Held, Player as Player
from .match import Pairing as Pairing
from .settings import Settings as Settings
from .sheets import SHEETS as SHEETS, listed as listed, sheets as sheets, table as table
from .standings import Line as Line, standings as standings
from .swiss import Entrant as Entrant, pair_swiss as pair_swiss
from .tables import state as state, words as words
