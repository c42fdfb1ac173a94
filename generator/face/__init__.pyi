from .aid import AidLayout as AidLayout
from .back import lay_out_back as lay_out_back
from .card_layout import lay_out as lay_out, lay_out_small as lay_out_small
from .fingerprint import fingerprint as fingerprint
from .layout import FaceLayout as FaceLayout, PictureFor as PictureFor
from .loading import FONTS as FONTS, check_icons as check_icons, have_fonts as have_fonts, template_of as template_of
from .look import TEMPLATE as TEMPLATE, Ink as Ink, Look as Look
from .picture import (
    brought_for as brought_for,
    forget_scenes as forget_scenes,
    has_picture as has_picture,
    keep_drawings as keep_drawings,
    picture_for as picture_for,
    samples_of as samples_of,
    scene_for as scene_for,
    scenes as scenes,
)
from .shelf import (
    CutSize as CutSize,
    FaceShelf as FaceShelf,
    cut_of as cut_of,
    cuts_of as cuts_of,
    has_tokens as has_tokens,
    look_on as look_on,
    size_of as size_of,
)
from .template import (
    Art as Art,
    Icon as Icon,
    Label as Label,
    StepsElement as StepsElement,
    TableLayout as TableLayout,
    Token as Token,
    Track as Track,
)
