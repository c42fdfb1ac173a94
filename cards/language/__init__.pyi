from .aids import (
    Aid as Aid,
    AidPart as AidPart,
    TableSheet as TableSheet,
    aid_outline as aid_outline,
    aids_path as aids_path,
    keyword_sections as keyword_sections,
    load_aids as load_aids,
    load_tables as load_tables,
    table_outline as table_outline,
    tables_path as tables_path,
)
from .expected import known_messages as known_messages, messages_of as messages_of, needed_messages as needed_messages
from .locale import (
    Messages as Messages,
    NoMessage as NoMessage,
    kind_words as kind_words,
    lexicon as lexicon,
    messages as messages,
    nouns_path as nouns_path,
    plural as plural,
    reread_words as reread_words,
)
from .own_words import forms_of as forms_of, needed_nouns as needed_nouns, own_words as own_words
from .parsed import parse_all as parse_all
from .text import card_text as card_text, cards_text as cards_text, plain as plain, word_text as word_text
from .written import (
    Paragraph as Paragraph,
    icons_in as icons_in,
    unmarked as unmarked,
    written_faults as written_faults,
)
