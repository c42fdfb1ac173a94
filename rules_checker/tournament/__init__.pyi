from .book import TournamentBook as TournamentBook, append as append, read_book as read_book
from .door import ask as ask, scores as scores, view as view
from .held import Event as Event, Held as Held, counted as counted
from .match import Pairing as Pairing
from .sheets import sheets as sheets
from .standings import PlayerStanding as PlayerStanding, standings as standings
from .swiss import Entrant as Entrant, pair_swiss as pair_swiss
from .tables import TIME as TIME
