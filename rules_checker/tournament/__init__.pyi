from .book import TournamentBook as TournamentBook, append as append, read_book as read_book
from .door import ask as ask, scores as scores, view as view
from .held import Event as Event, Held as Held, TournamentPlayer as TournamentPlayer
from .match import BOTH_LOST as BOTH_LOST, Pairing as Pairing, Score as Score
from .settings import Settings as Settings
from .sheets import SHEETS as SHEETS, listed as listed, sheets as sheets, table as table
from .standings import PlayerStanding as PlayerStanding, standings as standings
from .swiss import Entrant as Entrant, pair_swiss as pair_swiss
from .tables import TIME as TIME, state as state, words as words
