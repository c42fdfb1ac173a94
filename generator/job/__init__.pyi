from .face_pages import (
    coverage as coverage,
    faces_pdf as faces_pdf,
    ink_on_cards as ink_on_cards,
    rasterised as rasterised,
)
from .languages import language as language, other_language as other_language
from .manifest import Manifest as Manifest, check_apart as check_apart, manifest_path as manifest_path
from .naming import job_name as job_name, note as note, pdf_path as pdf_path, title as title
from .printing import (
    Filler as Filler,
    Printed as Printed,
    PrintJob as PrintJob,
    WholePages as WholePages,
    check_squares as check_squares,
    print_selection as print_selection,
)
from .removal import called as called
from .selection import Selection as Selection, deck_name as deck_name, has_beside as has_beside, select as select
from .since import Beside as Beside, earlier as earlier
from .stickers import print_stickers as print_stickers
