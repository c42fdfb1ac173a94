"""Colours as they are, or converted to the inks of a printing press by its ICC profile.

With a profile, the PDF conforms to PDF/X-4 (ISO 15930-7:2010): one output intent with the profile, colours only in the
profile's colour space, XMP metadata that names the standard, a TrimBox on each page, all fonts embedded.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cached_property
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Any

from cards import DataError
from cards.files import read_bytes
from cards.records import dataclass
from generator.display import paint

DARK = 0x30
"""Grey text darker than this is printed in black ink alone: four inks slightly out of register blur small type."""
STRAY = 36
"""The difference, in steps of sRGB, at which people tell two printed colours apart."""
_SPACES = {b"RGB ": ("DeviceRGB", "RGB"), b"CMYK": ("DeviceCMYK", "CMYK")}
_MOST_BYTES = 20_000_000
_XMP = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>2000-01-01T00:00:00Z</xmp:CreateDate><xmp:ModifyDate>2000-01-01T00:00:00Z</xmp:ModifyDate>
<xmp:MetadataDate>2000-01-01T00:00:00Z</xmp:MetadataDate><xmp:CreatorTool>Fitil</xmp:CreatorTool>
<pdf:Trapped>False</pdf:Trapped><pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
<xmpMM:DocumentID>uuid:{id}</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>"""


class Inks:
    """Colours as they are, in sRGB, for home printers and screens."""

    @property
    def space(self) -> str:
        """The PDF colour space of the colours."""
        return "DeviceRGB"

    def paint(self, color: str) -> str:
        """The PDF operator that fills with `#rrggbb`; in capitals, it draws lines with it."""
        return paint(bytes.fromhex(color[1:]))

    def text_paint(self, color: str) -> str:
        """The operator for text of that colour."""
        return self.paint(color)

    def palette(self, rgb: bytes) -> bytes:
        """A palette of RGB triples in the colour space of the inks."""
        return rgb

    def jpeg(self, data: bytes) -> bytes:
        """A JPEG in the colour space of the inks."""
        return data

    def strays(self, colors: Iterable[str]) -> dict[str, str]:
        """The colours that cannot be printed, each with the one printed instead (both `#rrggbb`)."""
        return {}

    def declare(self, canvas: Any, title: str) -> None:
        """Declare in the document what it is to be printed on; nothing here."""


AS_THEY_ARE = Inks()


@dataclass(frozen=True)
class Profile(Inks):
    """Colours converted by an ICC profile: relative colorimetric, with black point compensation."""

    path: Path
    data: bytes

    @property
    def space(self) -> str:
        """The PDF colour space of the profile."""
        return _SPACES[self.data[16:20]][0]

    def paint(self, color: str) -> str:
        """The operator for the nearest colour that the press can print."""
        return paint(self.palette(bytes.fromhex(color[1:])))

    def text_paint(self, color: str) -> str:
        """The operator as `paint` returns it, but for dark greys black ink alone."""
        red, green, blue = bytes.fromhex(color[1:])
        if self.space == "DeviceCMYK" and max(red, green, blue) < DARK:
            return "0 0 0 1 k"
        return self.paint(color)

    def palette(self, rgb: bytes) -> bytes:
        """A palette of RGB triples converted to the press's inks."""
        from PIL import Image, ImageCms

        converted = ImageCms.applyTransform(Image.frombytes("RGB", (len(rgb) // 3, 1), rgb), self._transform)
        assert converted
        return converted.tobytes()

    def jpeg(self, data: bytes) -> bytes:
        """A JPEG converted to the press's inks."""
        from PIL import Image, ImageCms

        converted = ImageCms.applyTransform(Image.open(BytesIO(data)).convert("RGB"), self._transform)
        assert converted
        out = BytesIO()
        converted.save(out, "JPEG", quality=90, subsampling=0)
        return out.getvalue()

    def declare(self, canvas: Any, title: str) -> None:
        """Make the document a PDF/X-4: add the output intent, metadata, and a trim box on every page."""
        from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFStream, PDFString

        document = canvas._doc
        document._pdfVersion = (1, 6)
        profile = PDFStream(content=self.data)
        profile.dictionary["N"] = 4 if self.space == "DeviceCMYK" else 3
        intent = {
            "Type": PDFName("OutputIntent"),
            "S": PDFName("GTS_PDFX"),
            "OutputConditionIdentifier": PDFString("Custom"),
            "Info": PDFString(self.description),
            "DestOutputProfile": document.Reference(profile),
        }
        xmp = PDFStream(content=_XMP.format(title=escape(title), id=self._id(title)).encode())
        xmp.dictionary["Type"], xmp.dictionary["Subtype"] = PDFName("Metadata"), PDFName("XML")
        xmp.filters = ()  # readers look for it in plain text
        catalog = document.Catalog
        catalog.__Defaults__ = {**catalog.__Defaults__, "OutputIntents": None, "Metadata": None}
        catalog.OutputIntents = PDFArray([PDFDictionary(intent)])
        catalog.Metadata = document.Reference(xmp)
        width, height = canvas._pagesize
        canvas.setTrimBox((0, 0, width, height))

    @cached_property
    def description(self) -> str:
        """The profile's description of itself."""
        from PIL import ImageCms

        return str(ImageCms.getProfileDescription(self._icc)).strip()

    def strays(self, colors: Iterable[str]) -> dict[str, str]:
        """The colours that the press cannot print, each with the one printed instead."""
        from PIL import Image, ImageCms

        known = sorted(set(colors))
        inked = Image.frombytes(self._mode, (len(known), 1), self.palette(bytes.fromhex("".join(c[1:] for c in known))))
        seen = ImageCms.applyTransform(inked, self._proof)
        assert seen
        triples = seen.tobytes()
        pairs = ((color, triples[3 * at : 3 * at + 3]) for at, color in enumerate(known))
        return {c: f"#{rgb.hex()}" for c, rgb in pairs if math.dist(bytes.fromhex(c[1:]), rgb) > STRAY}

    @cached_property
    def _transform(self) -> Any:
        return self._between(_srgb(), self._icc, "RGB", self._mode)

    @cached_property
    def _proof(self) -> Any:
        return self._between(self._icc, _srgb(), self._mode, "RGB")

    def _between(self, one: Any, other: Any, from_mode: str, to_mode: str) -> Any:
        from PIL import ImageCms

        intent, flags = ImageCms.Intent.RELATIVE_COLORIMETRIC, ImageCms.Flags.BLACKPOINTCOMPENSATION
        return ImageCms.buildTransform(one, other, from_mode, to_mode, renderingIntent=intent, flags=flags)

    @property
    def _mode(self) -> str:
        return _SPACES[self.data[16:20]][1]

    @cached_property
    def _icc(self) -> Any:
        from PIL import ImageCms

        data = self.data

        class AsItIs(ImageCms.ImageCmsProfile):
            """Keeps the bytes: Pillow asks for them at every use, and Little CMS cannot write every profile."""

            def tobytes(self) -> bytes:
                return data

        return AsItIs(BytesIO(data))

    def _id(self, title: str) -> str:
        from hashlib import blake2b
        from uuid import UUID

        return str(UUID(bytes=blake2b(self.data + title.encode(), digest_size=16).digest(), version=4))


def _srgb() -> Any:
    from PIL import ImageCms

    return ImageCms.createProfile("sRGB")


def load_inks(path: Path) -> Profile:
    """Load an ICC profile; raises `DataError` if the file is not a profile, or one for neither RGB nor CMYK."""
    from PIL import ImageCms

    data = read_bytes(path, _MOST_BYTES)
    if data[36:40] != b"acsp":
        raise DataError(path, "is not an ICC profile; print services offer theirs as .icc or .icm files").coded(
            "not-a-profile"
        )
    if data[16:20] not in _SPACES:
        raise DataError(
            path, f"is a profile of {data[16:20].decode('latin-1').strip()} colours; RGB or CMYK is needed"
        ).coded("profile-of-colours", space=data[16:20].decode("latin-1").strip())
    if data[12:16] != b"prtr":
        raise DataError(
            path,
            "is the profile of a screen or another device, not of a printer, as PDF/X needs: "
            "without --icc the colours are sRGB",
        ).coded("profile-of-screen")
    profile = Profile(path, data)
    try:
        profile.palette(b"\0\0\0")
    except (ImageCms.PyCMSError, OSError) as error:
        raise DataError(path, f"is an ICC profile that cannot be used for printing: {error}").coded(
            "profile-unusable"
        ) from None
    return profile
