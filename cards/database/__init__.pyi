from .annotations import Between as Between, ToldBy as ToldBy
from .behaviour import BehaviourReader as BehaviourReader, check_known as check_known, phased_types as phased_types
from .card_entry import CardEntry as CardEntry, Id as Id, RuleId as RuleId, WordsEntry as WordsEntry
from .card_schema import card_schema as card_schema
from .inputs import code_behind as code_behind, key_of as key_of, modules_of as modules_of
from .kept_folder import kept_folder as kept_folder, kept_folders as kept_folders
from .lightly import read_lightly as read_lightly
from .loader import code_stamp as code_stamp, game_ids as game_ids, game_stamp as game_stamp, load_game as load_game
from .memory import Memory as Memory
from .one_card import check_words as check_words, read_card as read_card
from .own import (
    FITIL_CARDS as FITIL_CARDS,
    GAMES as GAMES,
    brought as brought,
    check_not_installed as check_not_installed,
    deck_files as deck_files,
    files_of as files_of,
    forgotten as forgotten,
    game_folders as game_folders,
    game_of_own as game_of_own,
    games_of_own as games_of_own,
    own_files as own_files,
    own_mark as own_mark,
    parts_of as parts_of,
    use_cards as use_cards,
    with_own as with_own,
)
from .reading import link_cards as link_cards, read_game as read_game
from .remembering import (
    Remembering as Remembering,
    forget_games as forget_games,
    of_games as of_games,
    with_games as with_games,
)
from .schema import GameFile as GameFile, read as read, read_deck as read_deck
from .source import Loc as Loc, Place as Place, Source as Source
from .store import (
    AS_READ as AS_READ,
    cache_folder as cache_folder,
    contents as contents,
    files_under as files_under,
    freeze as freeze,
    given_stamp as given_stamp,
    keep as keep,
    keeping_as_read as keeping_as_read,
    kept_file as kept_file,
    load_or_make as load_or_make,
    look_up as look_up,
    stamp as stamp,
    stamp_here as stamp_here,
    thaw as thaw,
    trouble as trouble,
)
from .text_schema import AidEntry as AidEntry, TableEntry as TableEntry
from .yaml_source import (
    SAFE_LOADER as SAFE_LOADER,
    parse_yaml as parse_yaml,
    plain_yaml as plain_yaml,
    read_yaml as read_yaml,
)
