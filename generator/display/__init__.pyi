from .at_hand import AtHand as AtHand, one_job as one_job, while_at_hand as while_at_hand
from .bursts import burst as burst, rays as rays, to_edge as to_edge
from .colors import contrast as contrast, grey as grey, luminance as luminance, mixed as mixed, paint as paint
from .findings import LayoutCode as LayoutCode, LayoutFinding as LayoutFinding, no_glyph as no_glyph
from .geometry import PRINTABLE as PRINTABLE, PT_PER_MM as PT_PER_MM, Box as Box, Point as Point, mm as mm, pt as pt
from .icons import (
    bundled_icons as bundled_icons,
    icon as icon,
    icon_names as icon_names,
    ink_of as ink_of,
    number_place as number_place,
    use_icons as use_icons,
)
from .items import (
    Face as Face,
    Glyph as Glyph,
    GlyphRun as GlyphRun,
    Gradient as Gradient,
    Item as Item,
    Lettering as Lettering,
    Outline as Outline,
    Segment as Segment,
    Shape as Shape,
    TextPanel as TextPanel,
    ellipse as ellipse,
    is_disc as is_disc,
    mount as mount,
    polygon as polygon,
    rounded as rounded,
)
from .outlines import (
    arc as arc,
    dashed as dashed,
    dashes as dashes,
    flattened as flattened,
    on_circle as on_circle,
    open_line as open_line,
)
from .page import FlowPage as FlowPage, LinkBox as LinkBox, OutlineEntry as OutlineEntry
from .pictures import Drawing as Drawing, Picture as Picture, Pixels as Pixels
from .resolution import DPI as DPI, LEAST_DPI as LEAST_DPI, MOST_DPI as MOST_DPI, pixels as pixels
from .svg_file import SvgNode as SvgNode, read_nodes as read_nodes
from .transforms import mapped as mapped, moved as moved, turned as turned
