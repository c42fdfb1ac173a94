"""A release is made by one command, which looks at everything before it writes anything."""

import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
import yaml

import release

ROOT = Path(__file__).resolve().parents[1]
CHANGELOG = "# Changelog\n\n## 1.0.0 (unreleased)\n- New.\n\n## 0.1.0\n- Old.\n"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with what a release writes into."""
    (tmp_path / "fitil.py").write_text('VERSION: Final = "0.2.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    shutil.copy(ROOT / "release.py", tmp_path)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    for words in (["init", "-q"], ["config", "user.name", "x"], ["config", "user.email", "x@x"], ["add", "-A"]):
        release.git(*words)
    release.git("commit", "-qm", "all")
    return tmp_path


def test_a_version_is_written_committed_and_tagged(tree: Path) -> None:
    release.main(["begin", "1.0.0"])
    assert (tree / "fitil.py").read_text() == 'VERSION: Final = "1.0.0"\n'
    assert re.search(r"^## 1\.0\.0 \(\d{4}-\d\d-\d\d\)$", (tree / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert (release.git("tag"), release.git("status", "--porcelain")) == ("v1.0.0", "")


def test_each_version_of_the_changelog_can_be_released() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for version in re.findall(r"^## (\S+)", changelog, re.MULTILINE):
        assert release.notes(changelog, version)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["begin", "1.0"], "is no version"),
        (["begin", "0.1.0"], "comes before 0.2.0"),
        (["begin", "1.1.0"], "says nothing of 1.1.0"),
        (["notes", "2.0.0"], "says nothing of 2.0.0"),
        (["publish"], "write begin VERSION"),
        ([], "write begin VERSION"),
    ],
)
def test_what_cannot_be_released_is_one_line_and_changes_nothing(
    tree: Path, words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        release.main(words)
    said = capsys.readouterr().err
    assert (ended.value.code, said.count("\n")) == (2, 1) and told in said
    assert (release.git("tag"), release.git("status", "--porcelain")) == ("", "")


def test_a_second_release_of_a_version_and_one_of_a_changed_tree_are_refused(tree: Path) -> None:
    (tree / "new.txt").touch()
    with pytest.raises(SystemExit):
        release.main(["begin", "1.0.0"])
    (tree / "new.txt").unlink()
    release.main(["begin", "1.0.0"])
    with pytest.raises(SystemExit):
        release.main(["begin", "1.0.0"])
    assert release.git("tag") == "v1.0.0"


def test_sums_and_archives_are_those_of_the_files(tmp_path: Path) -> None:
    site, dist = tmp_path / "site", tmp_path / "dist"
    (site / "ru").mkdir(parents=True)
    dist.mkdir()
    (site / "ru" / "index.html").write_text("да", encoding="utf-8")
    release.archive(site, dist / "site.tar.gz")
    with tarfile.open(dist / "site.tar.gz") as made:
        assert made.getnames() == ["ru/index.html"] and made.getmembers()[0].mtime == 0
    assert release.sums(dist) == f"{hashlib.sha256((dist / 'site.tar.gz').read_bytes()).hexdigest()}  site.tar.gz\n"


def test_workflows_and_the_container_run_what_make_has() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    files = [*(ROOT / ".github").rglob("*.yml"), *ROOT.glob("Containerfile*")]
    assert len(files) >= 8
    asked = {
        name
        for path in files
        for name in re.findall(r"(?:run: |RUN |&& |`)make ([a-z-]+)", path.read_text(encoding="utf-8"))
    }
    assert {"test", "long", "site", "setup"} <= asked <= targets | {"release"}
    for path in files[:-2]:
        assert isinstance(yaml.safe_load(path.read_text(encoding="utf-8")), dict), path


def test_the_server_in_the_container_sends_what_a_host_should_and_runs_modules() -> None:
    """A `location` with a header of its own would drop all others; nginx has no type for `.mjs` that a browser runs."""
    served = (ROOT / "site" / "nginx.conf").read_text(encoding="utf-8")
    assert "COPY --from=built /fitil/site/nginx.conf" in (ROOT / "Containerfile").read_text(encoding="utf-8")
    assert served.count("add_header ") == 4 and "location" not in served and "text/javascript mjs" in served
    kept = re.compile(re.findall(r"~(\S+) \"public", served)[0])
    for path, stays in (
        ("/ru/assets/css/all.7d05.css", True),
        ("/fitil/runtime/e0da/pyodide.mjs", True),
        ("/runtime/kept.js", False),
        ("/ru/index.html", False),
    ):
        assert bool(kept.search(path)) is stays, path


def test_the_file_is_a_program() -> None:
    done = subprocess.run([sys.executable, ROOT / "release.py", "x"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "") and done.stderr.startswith("release: ")


def test_the_numbers_in_the_readme_are_those_of_today() -> None:
    """`make numbers` writes them; they are rounded, so that not every card changes them."""
    readme = (Path(release.__file__).parent / "README.md").read_text(encoding="utf-8")
    assert release.numbers() in readme
    assert [release._rounded(count) for count in (7, 99, 100, 1059)] == ["7", "99", "over 100", "over 1,000"]
