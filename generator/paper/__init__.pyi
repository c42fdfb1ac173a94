from .calibration import print_calibration as print_calibration
from .compose import ComposedPage as ComposedPage, Margins as Margins, MountedFace as MountedFace, compose as compose
from .cutting import write_cut_paths as write_cut_paths
from .guillotine import cuts_of as cuts_of
from .imposition import (
    Order as Order,
    fewest_sheets as fewest_sheets,
    free_places as free_places,
    impose as impose,
    room_for as room_for,
)
from .legibility import small_print as small_print, too_small as too_small
from .lengths import millimetres as millimetres
from .margin import Margin as Margin
from .margin_text import centred_at as centred_at, line as line
from .page import PaperPage as PaperPage, PlacedFace as PlacedFace, Slip as Slip
from .printer import load_config as load_config, save_config as save_config
from .sheet import (
    Flip as Flip,
    Grid as Grid,
    Marks as Marks,
    MarksOn as MarksOn,
    Sheet as Sheet,
    load_sheet as load_sheet,
    paper_name as paper_name,
    parse_paper as parse_paper,
    parse_size as parse_size,
    parse_square as parse_square,
    sheet_names as sheet_names,
    size_text as size_text,
    with_options as with_options,
)
