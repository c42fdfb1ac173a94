from .aids import aid_faces as aid_faces, lay_out_aids as lay_out_aids
from .extras import extras as extras
from .filling import filling as filling
from .tables import table_faces as table_faces, table_pages as table_pages
from .tokens import token_face as token_face
