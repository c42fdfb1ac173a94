from .database.loader import game_ids as game_ids, load_game as load_game
from .database.own import GAMES as GAMES
from .database.reading import read_game as read_game
from .decks.deck import game_of as game_of, load_deck as load_deck, starter_refs as starter_refs
from .decks.names.called import card_called as card_called
from .errors import (
    DataError as DataError,
    DataErrors as DataErrors,
    FitilError as FitilError,
    UnknownName as UnknownName,
    did_you_mean as did_you_mean,
)
from .findings import Finding as Finding
from .language.locale import Messages as Messages, count as count, messages as messages, plural as plural
from .language.own_words import in_own_words as in_own_words, own_words as own_words
from .language.text import (
    card_courses as card_courses,
    card_text as card_text,
    keyword_name as keyword_name,
    plain as plain,
    type_line as type_line,
)
from .language.written import Paragraph as Paragraph, Run as Run
from .model.game import (
    Card as Card,
    CardType as CardType,
    Deck as Deck,
    DeckRules as DeckRules,
    Game as Game,
    Keyword as Keyword,
    Lang as Lang,
    Mode as Mode,
    Rule as Rule,
    Team as Team,
    Words as Words,
)
from .names import nearest as nearest, normalise as normalise
