from .folder import FILE as FILE, files_of_set as files_of_set, set_of_files as set_of_files
from .forms import entries_of as entries_of, forms_of as forms_of
from .made import Fault as Fault, MadeCard as MadeCard, make as make, parse as parse, written_words as written_words
from .offers import refused as refused
from .used import (
    FOLDER as FOLDER,
    not_printed as not_printed,
    own_cards as own_cards,
    sorted_out as sorted_out,
    use as use,
    with_set as with_set,
)
from .written import entry_yaml as entry_yaml
