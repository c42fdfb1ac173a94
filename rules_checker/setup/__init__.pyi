from .compiled import compile_cards as compile_cards
from .engines import (
    engine_ids as engine_ids,
    load_engine as load_engine,
    one_game as one_game,
    own_file as own_file,
    own_module as own_module,
)
from .modes import in_mode as in_mode, mode_called as mode_called, way_named as way_named, ways as ways
from .setups import brought as brought, random_setup as random_setup, setup_of as setup_of, starters as starters
from .sizes import (
    rules_for_decks as rules_for_decks,
    size_of as size_of,
    teams_held as teams_held,
    types_inside as types_inside,
    without_apart as without_apart,
)
