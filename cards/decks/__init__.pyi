from .deck import (
    YAML as YAML,
    game_of as game_of,
    load_deck as load_deck,
    no_decks as no_decks,
    parse_deck as parse_deck,
    parse_decks as parse_decks,
    read_deck as read_deck,
    read_decks as read_decks,
    read_handed as read_handed,
    starter_refs as starter_refs,
)
from .deck_messages import fault_lines as fault_lines, note_lines as note_lines
from .deck_read import DeckRead as DeckRead
from .files.book import MOST_COLUMNS as MOST_COLUMNS, letters as letters
from .files.tables import Rows as Rows, SheetRow as SheetRow, sheets_of as sheets_of
from .fingerprint import fingerprint as fingerprint
from .heap import Handed as Handed, handed_in as handed_in, is_archive as is_archive, unpacked as unpacked
from .link import MARK as MARK, deck_code as deck_code, deck_link as deck_link, site_address as site_address
from .meaning.certain import left_open as left_open
from .names.called import card_called as card_called, name_index as name_index
from .names.teams import (
    FREE as FREE,
    cards_of as cards_of,
    team_called as team_called,
    team_named as team_named,
    team_names as team_names,
    teams_of as teams_of,
)
from .qr import qr_code as qr_code
from .verdict import Judge as Judge, ToldCount as ToldCount, ToldVerdict as ToldVerdict, ToldViolation as ToldViolation
from .written import deck_list as deck_list
