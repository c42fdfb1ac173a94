from .inks import AS_THEY_ARE as AS_THEY_ARE, Inks as Inks, load_inks as load_inks
from .pdf import PdfSheets as PdfSheets
from .pdf_links import Duplex as Duplex
from .png import (
    Framed as Framed,
    PixelTile as PixelTile,
    Shot as Shot,
    check_size as check_size,
    take as take,
    write_faces as write_faces,
)
from .svg import Defs as Defs, svg as svg
from .whole_folder import files_in as files_in, whole_folder as whole_folder
