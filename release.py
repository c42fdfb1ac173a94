"""What makes a release: `make release VERSION=1.2.3` writes the version, tags it, and builds all that goes out.

    release.py begin VERSION    the version into fitil.py, its day into CHANGELOG.md; a commit and the tag `vVERSION`
    release.py build            into dist/: the plain wheel, a compiled one, the site as an archive, SHA256SUMS
    release.py notes [v]VERSION what CHANGELOG.md says of a version
    release.py numbers          the numbers in README.md, as they are today (`make numbers`)

Nothing is sent anywhere: push the tag, and the workflow `release` drafts the release.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent
DIST = ROOT / "dist"
MOST_LINES = 40
"""A version's part of the changelog has no more lines."""
_NUMBERS = re.compile(r"^In numbers: .*\n", re.MULTILINE)
_VERSION = re.compile(r"\d+\.\d+\.\d+(?:rc\d+)?")
_ASSIGNED = re.compile(r'^VERSION: Final = "([^"]+)"$', re.MULTILINE)


def fail(message: str) -> SystemExit:
    """One line on standard error, and exit status 2."""
    print(f"release: {message}", file=sys.stderr)
    return SystemExit(2)


def called(version: str) -> str:
    """A version as it was typed, without a `v`; stops for what is none."""
    if not _VERSION.fullmatch(plain := version.removeprefix("v")):
        raise fail(f"{version!r} is no version: write three numbers, such as 1.2.3, or 1.2.3rc1")
    return plain


def numbered(version: str) -> tuple[int, ...]:
    """A version for comparison: a candidate comes before what it is a candidate for."""
    numbers, _, candidate = version.partition("rc")
    return (*map(int, numbers.split(".")), int(candidate) if candidate else sys.maxsize)


def notes(changelog: str, version: str) -> str:
    """What a changelog says of a version; stops if that is nothing, or more than anybody reads."""
    found = re.search(rf"^## {re.escape(version)}\b[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if not found or not (text := found[1].strip()):
        raise fail(f"CHANGELOG.md says nothing of {version}: begin a part `## {version} (unreleased)`")
    if (lines := len(text.splitlines())) > MOST_LINES:
        raise fail(f"CHANGELOG.md has {lines} lines on {version}, and readers have {MOST_LINES}: shorten it")
    return f"{text}\n"


def dated(changelog: str, version: str, day: str) -> str:
    """The changelog with a version's day in the place of `(unreleased)`; stops if it is not the unreleased one."""
    heading = f"## {version} (unreleased)\n"
    if heading not in changelog:
        raise fail(f"CHANGELOG.md has no part `{heading.strip()}`")
    return changelog.replace(heading, f"## {version} ({day})\n", 1)


def begin(version: str) -> None:
    """Write a version into the tree, commit it and tag it; all is looked at before anything is written."""
    program, changes = ROOT / "fitil.py", ROOT / "CHANGELOG.md"
    code, changelog = program.read_text(encoding="utf-8"), changes.read_text(encoding="utf-8")
    (before,) = _ASSIGNED.findall(code)
    if numbered(version) < numbered(before):
        raise fail(f"{version} comes before {before}, which is there")
    notes(changelog, version)
    written = dated(changelog, version, datetime.now(UTC).date().isoformat())
    if git("status", "--porcelain"):
        raise fail("there are changes that are not committed")
    if git("tag", "--list", f"v{version}"):
        raise fail(f"there is a tag v{version} already")
    program.write_text(_ASSIGNED.sub(f'VERSION: Final = "{version}"', code), encoding="utf-8")
    changes.write_text(written, encoding="utf-8")
    git("commit", "--all", "--quiet", "--message", f"Fitil {version}")
    git("tag", "--annotate", "--message", f"Fitil {version}", f"v{version}")


def build() -> None:
    """Build what goes out into `dist/`, with its sums; the wheels by `make wheel`, the site by `make site`."""
    for target in ("wheel", "site"):
        subprocess.run(["make", "--no-print-directory", target], cwd=ROOT, check=True)
    for wheel in sorted(DIST.glob("compiled/*.whl")):
        wheel.rename(DIST / wheel.name)
    (DIST / "compiled").rmdir()
    (version,) = _ASSIGNED.findall((ROOT / "fitil.py").read_text(encoding="utf-8"))
    archive(ROOT / "output" / "site", DIST / f"fitil-site-{version}.tar.gz")
    (DIST / "SHA256SUMS").write_text(sums(DIST), encoding="utf-8")


def numbers() -> str:
    """The line of README.md that tells how much there is: from a hundred on rounded down to two figures."""
    from cards import game_ids, load_game, starter_refs
    from generator.paper import sheet_names

    games = [load_game(game) for game in game_ids()]
    found = {
        "games": len(games),
        "cards": sum(len(game.cards) for game in games),
        "starter decks": len(starter_refs()),
        "rules with a name": sum(len(game.rules) for game in games),
        "scenarios that play them": len([*ROOT.glob("rules_checker/games/*/scenarios/**/*.yaml")]),
        "sheets": len(sheet_names()),
    }
    told = [f"{_rounded(count)} {what}" for what, count in found.items()]
    return f"In numbers: {', '.join(told)}.\n"


def _rounded(count: int) -> str:
    """A count, or how many it is more than."""
    unit = 10 ** max(0, len(str(count)) - 2)
    return f"{count}" if unit == 1 else f"over {count // unit * unit:,}"


def write_numbers() -> None:
    """Write the line of numbers anew in the place of the one that is there."""
    readme = ROOT / "README.md"
    text = readme.read_text(encoding="utf-8")
    readme.write_text(_NUMBERS.sub(numbers(), text, count=1), encoding="utf-8")


def archive(folder: Path, path: Path) -> None:
    """A folder as an archive whose files have neither owners nor times."""

    def anybodys(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = info.mtime = 0
        info.uname = info.gname = ""
        return info

    with tarfile.open(path, "w:gz") as made:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                made.add(file, file.relative_to(folder).as_posix(), filter=anybodys)


def sums(folder: Path) -> str:
    """The lines that `sha256sum --check` reads, of all files in a folder but the sums themselves."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def git(*words: str) -> str:
    """What git says."""
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def main(words: Sequence[str]) -> None:
    """Do what the words say; exit status 2 with one line for what cannot be done."""
    match [*words]:
        case ["begin", version]:
            begin(called(version))
        case ["build"]:
            build()
        case ["numbers"]:
            write_numbers()
        case ["notes", version]:
            sys.stdout.write(notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), called(version)))
        case _:
            raise fail("write begin VERSION, build, notes VERSION, or numbers")


if __name__ == "__main__":
    main(sys.argv[1:])
