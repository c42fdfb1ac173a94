from .blocks import (
    COLORS as COLORS,
    PAGE as PAGE,
    Block as Block,
    Figure as Figure,
    Heading as Heading,
    HeadingLook as HeadingLook,
    Note as Note,
    PageLook as PageLook,
    Para as Para,
    Plate as Plate,
    Space as Space,
    Table as Table,
    Text as Text,
    said as said,
)
from .document import Document as Document, compose as compose, face_of as face_of, write as write
from .rows import Palette as Palette
