from .backgrounds import background as background
from .brought import drawing_of as drawing_of
from .computed import computed as computed
from .drawings import Drawings as Drawings
from .expressions import EXPRESSIONS as EXPRESSIONS
from .hand_made import (
    SUFFIXES as SUFFIXES,
    bytes_of as bytes_of,
    check_size as check_size,
    hand_made as hand_made,
    no_picture as no_picture,
    supplied as supplied,
)
from .library import (
    SHARED as SHARED,
    Library as Library,
    keep_figures as keep_figures,
    library_of as library_of,
    use_library as use_library,
)
from .palette import (
    ROLES as ROLES,
    DrawnStyle as DrawnStyle,
    Palette as Palette,
    Style as Style,
    colour_of as colour_of,
)
from .picture_names import called as called, lint_words as lint_words, words_in as words_in
from .pixels import check_pixels as check_pixels, made_by as made_by, pixels_of as pixels_of
from .plans import plan_scene as plan_scene
from .render import render as render
from .samples import GROUPS as GROUPS, SIZE as SIZE, Sample as Sample, samples as samples
from .scene import (
    Layer as Layer,
    PlacedFigure as PlacedFigure,
    Scene as Scene,
    load_scenes as load_scenes,
    of_card as of_card,
    scene_lines as scene_lines,
    scene_of as scene_of,
)
