"""`fitil picture`, which shows writers their pictures."""

from pathlib import Path

import pytest

from tests.program import fitil

FUSE = str(Path(__file__).parents[3] / "site" / "pictures" / "boombit" / "bomb-timeline.yaml")
MAGIC = {"png": b"\x89PNG", "svg": b"<svg ", "pdf": b"%PDF"}


@pytest.mark.parametrize("kind", MAGIC)
def test_a_picture_is_written_in_the_format_of_its_suffix(kind: str, tmp_path: Path) -> None:
    out = tmp_path / "new" / f"fuse.{kind}"
    done = fitil("picture", FUSE, "--lang", "he", "-o", out)
    assert done.returncode == 0
    assert out.read_bytes().startswith(MAGIC[kind])


def test_both_languages_are_drawn_unless_one_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert fitil("picture", FUSE).returncode == 0
    names = {path.name for path in (tmp_path / "output" / "pictures").iterdir()}
    assert names == {"boombit-bomb-timeline-he.png", "boombit-bomb-timeline-ru.png"}


def test_findings_are_reported_with_status_1(tmp_path: Path) -> None:
    path = tmp_path / "wide.yaml"
    path.write_text("size: [20, 20]\nscene: [{draw: disc, at: [20, 10], r: 9}]")
    done = fitil("picture", str(path), "--lang", "ru", "-o", str(tmp_path / "wide.svg"))
    assert done.returncode == 1
    assert f"fitil: {path}:2 [ru]: выходит за край рисунка" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--lang", "en"], "there is no language 'en'"),
        (["-o", "x.png"], "-o takes one picture in one language"),
        (["--lang", "he", "-o", "x.gif"], "שם הקובץ צריך להסתיים ב"),
    ],
)
def test_what_cannot_be_done_is_reported_in_one_line(arguments: list[str], message: str) -> None:
    done = fitil("picture", FUSE, *arguments)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert message in line
