from .beginning import next_step as next_step
from .card_words import (
    foreign_name as foreign_name,
    mechanics as mechanics,
    mixed_scripts as mixed_scripts,
    twins as twins,
    typewriter_quotes as typewriter_quotes,
)
from .club import ClubFolder as ClubFolder, ClubText as ClubText, read_club as read_club
from .dictionary import (
    DictionaryKey as DictionaryKey,
    as_written as as_written,
    keys_of as keys_of,
    keys_of_shape as keys_of_shape,
)
from .dictionary_lines import word_lines as word_lines, word_row as word_row
from .lines import card_lines as card_lines, name_lines as name_lines
from .lint import lint as lint, lint_shared as lint_shared, worded as worded
from .listing import (
    api_files as api_files,
    card_read as card_read,
    card_row as card_row,
    deck_rows as deck_rows,
    rule_rows as rule_rows,
    rules_read as rules_read,
    rules_told as rules_told,
    slot_counts as slot_counts,
)
from .near_names import near_names as near_names
from .sense import of_card as of_card
from .texts import texts as texts, texts_of as texts_of
from .wording import struck as struck
