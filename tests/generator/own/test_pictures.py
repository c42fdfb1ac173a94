"""The pictures and icons of a table of cards: files beside it, as they come."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pypdf
import pytest
from PIL import Image

from generator.own import TableLook, read_table
from tests.generator.own.tables import table
from tests.program import apart


def forms_of(pdf: Path) -> list[Any]:
    """What is drawn once in a PDF and placed on its first page."""
    resources: Any = pypdf.PdfReader(pdf).pages[0]["/Resources"]
    return [form.get_object() for form in resources["/XObject"].values()]


def test_a_picture_column_brings_pictures(tmp_path: Path) -> None:
    (tmp_path / "pics").mkdir()
    Image.new("RGB", (400, 300), "#3366cc").save(tmp_path / "pics" / "a.png")
    rows = (("Name", "Text", "Picture"), ("A", "x", "pics/a.png"), ("B", "y", "pics/A.PNG"), ("C", "z", ""))
    read = read_table(table(tmp_path, rows))
    assert TableLook.fitting(read) is TableLook.CLASSIC
    done = apart("print", "cards.csv", "--no-backs", "-o", "a.pdf", "--dpi", "72", cwd=tmp_path, LC_ALL="C")
    assert "a.pdf: 3 cards" in done.stdout and not done.stderr, "a name is found in small letters or large"
    assert sum("/XObject" in form.get("/Resources", {}) for form in forms_of(tmp_path / "a.pdf")) >= 2


def test_icons_are_listed_and_ones_own_are_printed(tmp_path: Path) -> None:
    listed = apart("icons", "flame", cwd=tmp_path).stdout
    assert ":flame:" in listed and ":cow:" not in listed
    table(tmp_path, (("Name", "Text"), ("A", "Pay :coin:.")))
    assert apart("print", "cards.csv", "-o", "a.pdf", cwd=tmp_path).returncode == 0, "a coin comes with Fitil"
    (tmp_path / "icons").mkdir()
    square = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#ff0000" d="M0 0h10v10H0z"/></svg>'
    )
    (tmp_path / "icons" / "coin.svg").write_text(square)
    table(tmp_path, (("Name", "Text"), ("A", "Pay :coin:.")))
    for ink, painted in (("full", b"1 0 0 rg"), ("grey", b".298 .298 .298 rg"), ("saver", b".298 .298 .298 rg")):
        done = apart("print", "cards.csv", "--no-backs", "--ink", ink, "-o", "a.pdf", cwd=tmp_path, LC_ALL="C")
        assert (done.returncode, done.stderr) == (0, "")
        forms = [form.get_data() for form in forms_of(tmp_path / "a.pdf")]
        assert [any(color in form for form in forms) for color in (painted, b"1 0 0 rg")] == [True, ink == "full"]


def test_any_drawing_is_printed_and_reads_no_other_file(tmp_path: Path) -> None:
    head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" viewBox="0 0 30 20">'
    (tmp_path / "a.svg").write_text(f'{head}<rect width="30" height="20" opacity=".5"/></svg>')
    (tmp_path / "b.svg").write_text(f'{head}<image x:href="/etc/passwd.png" width="9" height="9"/></svg>')
    table(tmp_path, (("Name", "Text", "Picture"), ("A", "x", "a.svg"), ("B", "x", "b.svg")))
    done = apart("print", "cards.csv", "--no-backs", "-o", "a.pdf", "--dpi", "72", cwd=tmp_path, LC_ALL="C")
    assert done.returncode == 1 and "a.svg: " in done.stdout and "so it is printed as pixels" in done.stdout
    assert "cards.csv:3: C3: b.svg asks for another file, '/etc/passwd.png'" in done.stderr


@pytest.mark.parametrize("page", ["0 0 9 9000000000", "0 0 9000000000 9"])
def test_a_drawing_of_any_proportions_takes_no_more_memory_than_another(tmp_path: Path, page: str) -> None:
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{page}"><rect width="9" height="9" opacity=".5"/></svg>'
    )
    (tmp_path / "a.svg").write_text(drawing)
    table(tmp_path, (("Name", "Text", "Picture"), ("A", "x", "a.svg")))
    done = apart("print", "cards.csv", "--no-backs", "-o", "a.pdf", "--dpi", "72", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_a_torn_picture_is_told_at_its_cell_and_the_rest_is_printed(tmp_path: Path, kind: str) -> None:
    noise = Image.effect_noise((300, 200), 80).convert("RGB")
    noise.save(tmp_path / "a.png", kind)
    whole = (tmp_path / "a.png").read_bytes()
    (tmp_path / "b.png").write_bytes(whole[: len(whole) * 2 // 3])
    table(tmp_path, (("Name", "Text", "Picture"), ("A", "x", "a.png"), ("B", "x", "b.png")))
    done = apart("print", "cards.csv", "--no-backs", "-o", "a.pdf", "--dpi", "72", cwd=tmp_path, LC_ALL="C")
    assert (done.returncode, (tmp_path / "a.pdf").exists()) == (1, True)
    assert done.stderr == "fitil: cards.csv:3: C3: b.png: not a picture that can be read\n"
