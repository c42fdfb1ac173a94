from .aims import Aims as Aims
from .base import (
    NEEDED as NEEDED,
    AnyEngine as AnyEngine,
    Engine as Engine,
    Way as Way,
    not_now as not_now,
    printed as printed,
)
from .kernel import (
    DRAW as DRAW,
    MOST_PACES as MOST_PACES,
    Endless as Endless,
    IllegalAnswerError as IllegalAnswerError,
    State as State,
    Steps as Steps,
    UnfitError as UnfitError,
    Watch as Watch,
    advance as advance,
    choices as choices,
)
from .nodes import Node as Node, link as link
from .options import (
    DONE as DONE,
    ENOUGH as ENOUGH,
    NO as NO,
    PASS as PASS,
    YES as YES,
    Card as Card,
    Options as Options,
    Play as Play,
    Player as Player,
    Say as Say,
    Use as Use,
    the_card as the_card,
    the_player as the_player,
    to_play as to_play,
)
from .records import (
    MOST_SEED as MOST_SEED,
    ONLOOKER as ONLOOKER,
    SEATS as SEATS,
    Ask as Ask,
    FlatRecord as FlatRecord,
    Frame as Frame,
    Option as Option,
    Refusal as Refusal,
)
from .setups import (
    deck_list as deck_list,
    enough_decks as enough_decks,
    is_copies as is_copies,
    just_keys as just_keys,
    known_cards as known_cards,
    short as short,
)
from .weighing import Weighing as Weighing
