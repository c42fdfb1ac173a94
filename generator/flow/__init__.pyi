from .blocks import (
    COLORS as COLORS,
    PAGE as PAGE,
    Block as Block,
    FaceBlock as FaceBlock,
    Heading as Heading,
    HeadingStyle as HeadingStyle,
    Note as Note,
    PageStyle as PageStyle,
    Para as Para,
    Plate as Plate,
    Space as Space,
    Table as Table,
    Text as Text,
    as_text as as_text,
)
from .document import Document as Document, compose as compose, face_of as face_of, write as write
from .rows import RolePalette as RolePalette
