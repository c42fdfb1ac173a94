"""Archives that tests make of texts: what people hand in, and documents and workbooks, which are archives."""

import io
import zipfile
from collections.abc import Mapping


def zipped(files: Mapping[str, str | bytes]) -> bytes:
    """An archive of files, by their names."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return out.getvalue()
