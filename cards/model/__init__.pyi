from .behaviour import (
    ANY_TYPE as ANY_TYPE,
    SPOKEN as SPOKEN,
    TAGS as TAGS,
    Ability as Ability,
    CardSelection as CardSelection,
    Per as Per,
    Target as Target,
    Word as Word,
    WordKind as WordKind,
)
from .board import (
    SIDES as SIDES,
    Board as Board,
    BoardLine as BoardLine,
    BoardPart as BoardPart,
    Place as Place,
    Square as Square,
    Stroke as Stroke,
    Thing as Thing,
)
from .company import companies as companies, own_of as own_of
from .facts import all_words as all_words, facts as facts
from .game import (
    MOST_CARDS as MOST_CARDS,
    MOST_COPIES as MOST_COPIES,
    About as About,
    Card as Card,
    CardType as CardType,
    CopyLimit as CopyLimit,
    Deck as Deck,
    DeckRules as DeckRules,
    DeckSlot as DeckSlot,
    Game as Game,
    Keyword as Keyword,
    KeywordRule as KeywordRule,
    Lang as Lang,
    Mode as Mode,
    Provenance as Provenance,
    Rule as Rule,
    Share as Share,
    Team as Team,
    WholeTeams as WholeTeams,
    Words as Words,
)
from .idle import (
    AROUND as AROUND,
    NOT as NOT,
    flow as flow,
    holds as holds,
    plain as plain,
    said_of as said_of,
    uses as uses,
)
from .lexicon import Lexicon as Lexicon, Noun as Noun, Owner as Owner
from .option import GameOption as GameOption
from .plan import BoardPlan as BoardPlan, Legend as Legend, PlanSquare as PlanSquare, Sides as Sides
from .record import Record as Record
from .slots import (
    CardsSlot as CardsSlot,
    ChoiceSlot as ChoiceSlot,
    EffectsSlot as EffectsSlot,
    FlagSlot as FlagSlot,
    NumberSlot as NumberSlot,
    PlayerSlot as PlayerSlot,
    Slot as Slot,
    SlotKind as SlotKind,
    TypeSlot as TypeSlot,
    plain_slot as plain_slot,
)
from .vocabulary import (
    MUST as MUST,
    Definition as Definition,
    Idle as Idle,
    Reference as Reference,
    Trigger as Trigger,
    Vocabulary as Vocabulary,
)
