"""A print for a press: PDF/X-4 as in ISO 15930-7, in the inks of its profile only."""

import importlib.util
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pikepdf
import pypdf
import pytest
from PIL import Image

from cards import DataError
from cards.database import kept_file
from generator.display import Box, Picture, Pixels
from generator.render import AS_THEY_ARE, PdfSheets, load_inks

_spec = importlib.util.spec_from_file_location("press_profile", Path(__file__).with_name("press_profile.py"))
assert _spec and _spec.loader
press_profile = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(press_profile)


@pytest.fixture(scope="module")
def profile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("press") / "press.icc"
    path.write_bytes(press_profile.profile())
    return path


@pytest.fixture(scope="module")
def pressed(tmp_path_factory: pytest.TempPathFactory, profile: Path, print_deck) -> Path:
    path = tmp_path_factory.mktemp("pressed") / "deck.pdf"
    print_deck(path, sheet="tgc-poker", inks=load_inks(profile))
    return path


def streams(path: Path) -> Iterator[bytes]:
    """The content of every page and form."""
    with pikepdf.open(path) as pdf:
        for page in pdf.pages:
            yield page.Contents.read_bytes()
        for thing in pdf.objects:
            if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Form":
                yield thing.read_bytes()


def test_colours_become_inks(profile: Path) -> None:
    inks = load_inks(profile)
    assert (inks.space, inks.description) == ("DeviceCMYK", "Fitil's press of the tests")
    assert inks.palette(b"\xff\xff\xff") == bytes(4)
    cyan, magenta, yellow, _ = inks.palette(b"\xe5\x53\x2d")
    assert cyan < 10 < magenta < yellow
    assert inks.text_paint("#1b1a1f") == "0 0 0 1 k"
    assert inks.paint("#ffffff") == "0 0 0 0 k"


def test_colours_outside_the_gamut_of_the_press_are_reported(profile: Path) -> None:
    assert set(load_inks(profile).strays(["#00ff00", "#ffffff", "#e5532d"])) == {"#00ff00"}
    assert AS_THEY_ARE.strays(["#00ff00"]) == {}


def test_the_document_says_that_it_is_pdf_x_4_for_that_press(pressed: Path, profile: Path) -> None:
    with pikepdf.open(pressed) as pdf:
        assert pdf.check_pdf_syntax() == []
        assert pdf.pdf_version == "1.6"
        (intent,) = pdf.Root.OutputIntents
        assert str(intent.S) == "/GTS_PDFX"
        assert intent.DestOutputProfile.read_bytes() == profile.read_bytes()
        assert intent.DestOutputProfile.N == 4
        assert list(pdf.Root.Metadata.get("/Filter", [])) == []  # readable without unpacking
        xmp = pdf.Root.Metadata.read_bytes().decode()
        for said in ("<pdfxid:GTS_PDFXVersion>PDF/X-4<", "<pdf:Trapped>False<", "<xmpMM:DocumentID>uuid:"):
            assert said in xmp
        assert str(pdf.docinfo["/Title"]) in xmp
        assert str(pdf.docinfo["/Trapped"]) == "/False"
        assert "/ID" in pdf.trailer
        assert "/Encrypt" not in pdf.trailer
        for page in pdf.pages:
            trim, bleed, media = (list(map(float, page[key])) for key in ("/TrimBox", "/BleedBox", "/MediaBox"))
            assert media[0] <= bleed[0] <= trim[0] < trim[2] <= bleed[2] <= media[2]
            assert "/Annots" not in page


def test_every_page_of_a_sheet_has_a_trim_box(tmp_path: Path, profile: Path, print_deck) -> None:
    path = tmp_path / "a4.pdf"
    print_deck(path, inks=load_inks(profile))
    assert all("/TrimBox" in page for page in pypdf.PdfReader(path).pages)


def test_everything_is_painted_in_the_colours_of_the_press(pressed: Path) -> None:
    painted = b"\n".join(streams(pressed))
    assert re.search(rb"(^|\s)[\d.]+ [\d.]+ [\d.]+ [\d.]+ k\s", painted)
    assert re.search(rb"(^|\s)[\d.]+ [\d.]+ [\d.]+ [\d.]+ K\s", painted)  # the lines of drawings
    assert not re.search(rb"[\d.]\s+(rg|RG|g|G)\s", painted)


@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
def test_pixels_are_in_the_colours_of_the_press(tmp_path: Path, profile: Path, kind: str) -> None:
    photo = BytesIO()
    image = Image.new("RGB", (8, 8), "#e5532d")
    (image.quantize(4) if kind == "PNG" else image).save(photo, kind)
    kept = kept_file(tmp_path / f"{'0a' * 16}.{kind.lower()}", photo.getvalue)
    path = tmp_path / "photo.pdf"
    pdf = PdfSheets(path, 20, 20, title="a photo", lang="ru", inks=load_inks(profile))
    pdf.draw([Picture(Box(0, 0, 20, 20), Pixels(kept))])
    pdf.end_page()
    pdf.save()
    with pikepdf.open(path) as pdf:
        images = [o for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Image"]
        assert len(images) == 1
        for image in images:
            space = image.ColorSpace
            assert "/DeviceCMYK" in (
                str(space),
                *(str(part) for part in (space if not isinstance(space, pikepdf.Name) else ())),
            )


def test_a_jpeg_is_in_a_document_once_by_its_own_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """ReportLab's way to draw one unpacks it: most of the time and memory that a print of pictures took."""
    Image.new("RGB", (8, 8), "#e5532d").save(photo := BytesIO(), "JPEG")
    kept = Pixels(kept_file(tmp_path / f"{'0b' * 16}.jpg", photo.getvalue))
    monkeypatch.setattr(Image, "open", lambda *_: pytest.fail("a picture is unpacked"))
    pdf = PdfSheets(tmp_path / "photo.pdf", 20, 20, title="a photo", lang="ru")
    pdf.draw([Picture(Box(0, 0, 9, 9), kept), Picture(Box(9, 9, 9, 9), kept)])
    pdf.end_page()
    pdf.save()
    with pikepdf.open(tmp_path / "photo.pdf") as made:
        images = [o for o in made.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Image"]
        assert [image.read_raw_bytes() for image in images] == [photo.getvalue()]


def test_colours_are_converted_by_a_profile_that_cannot_be_written_again(profile: Path, monkeypatch) -> None:
    """Little CMS can read some profiles that it cannot write, and Pillow asks for the bytes with every picture."""
    ordinary = load_inks(profile).palette(b"\x80\x40\x20")
    monkeypatch.setattr("PIL.ImageCms.core.profile_tobytes", lambda _: pytest.fail("the profile is written anew"))
    assert load_inks(profile).palette(b"\x80\x40\x20") == ordinary


def test_without_a_profile_colours_stay_as_they_are(print_deck, tmp_path: Path) -> None:
    path = tmp_path / "plain.pdf"
    print_deck(path)
    with pikepdf.open(path) as pdf:
        assert pdf.check_pdf_syntax() == []
        assert "/OutputIntents" not in pdf.Root
    assert not re.search(rb"[\d.]\s+[kK]\s", b"\n".join(streams(path)))


def test_a_print_for_a_press_has_the_same_bytes_every_time(tmp_path: Path, profile: Path, print_deck) -> None:
    made = [tmp_path / name for name in ("a.pdf", "b.pdf")]
    for path in made:
        print_deck(path, inks=load_inks(profile))
    assert made[0].read_bytes() == made[1].read_bytes()


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (None, "no such file"),
        (b"", "is not an ICC profile"),
        (b"x" * 200, "is not an ICC profile"),
        (bytes(16) + b"GRAYXYZ " + bytes(12) + b"acsp" + bytes(200), "is a profile of GRAY colours"),
        (
            bytes(12) + b"mntrRGB XYZ " + bytes(12) + b"acsp" + bytes(200),
            "is the profile of a screen or another device, not of a printer",
        ),
        (bytes(12) + b"prtrCMYKLab " + bytes(12) + b"acsp" + bytes(200), "that cannot be used for printing"),
    ],
)
def test_anything_but_a_profile_is_refused(data: bytes | None, fault: str, tmp_path: Path) -> None:
    path = tmp_path / "press.icc"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(DataError, match=fault):
        load_inks(path)
