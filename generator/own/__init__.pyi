from .bringing import (
    FITIL_GAMES as FITIL_GAMES,
    asked_columns as asked_columns,
    bring as bring,
    tables_among as tables_among,
    told_columns as told_columns,
)
from .by_page import put as put, wishing as wishing
from .game import files_beside as files_beside, folder_of as folder_of, game_called as game_called
from .headings import Kind as Kind
from .icon_sheet import icon_sheet as icon_sheet
from .table import CardTable as CardTable, TableColumn as TableColumn, TableRow as TableRow, read_table as read_table
from .table_look import TableLook as TableLook
from .told_apart import is_table_of_cards as is_table_of_cards
from .wording import at_cells as at_cells, column_for as column_for
from .written import rows_of as rows_of
