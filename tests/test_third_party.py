"""`third_party.yaml` names all that others have made and Fitil carries or ships, each with its own licence."""

import json
import re
from importlib.metadata import metadata
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.site.conftest import load

ROOT = Path(__file__).parents[1]
LISTED: list[dict[str, Any]] = yaml.safe_load((ROOT / "third_party.yaml").read_text(encoding="utf-8"))
SAID = {  # how the authors of packages spell a licence, by its SPDX name
    "Apache-2.0": r"Apache|APL 2",
    "BSD-3-Clause": r"BSD",
    "GPL-2.0-or-later": r"General Public License v2 or later",
    "LGPL-2.1-or-later": r"Lesser General Public License v2 or later",
    "LGPL-3.0-or-later": r"Lesser General Public License",
    "MIT": r"\bMIT\b",
    "MIT-CMU": r"MIT-CMU",
    "MPL-1.1": r"MPL 1\.1",
    "OFL-1.1": r"OFL",
    "PSF-2.0": r"PSF",
}
OWN_FOLDERS = ("generator/display/icons",)
"""The folders of this tree that hold others' work."""


def carried(entry: dict[str, Any]) -> set[Path]:
    found = {path for pattern in entry.get("files", ()) for path in ROOT.glob(pattern)}
    return {path for path in found if path.stem not in entry.get("but", ())}


def test_every_file_of_others_in_the_tree_is_listed() -> None:
    listed = set().union(*map(carried, LISTED))
    ours = {ROOT / f"generator/display/icons/{name}.svg" for entry in LISTED for name in entry.get("but", ())}
    there = {
        path for folder in OWN_FOLDERS for path in (ROOT / folder).iterdir() if path.suffix in (".svg", ".js", ".txt")
    }
    assert there == listed | ours


def test_every_entry_with_files_has_some_and_says_what_it_leaves_out() -> None:
    for entry in LISTED:
        if "files" in entry:
            assert carried(entry), entry["name"]
            stems = {path.stem for pattern in entry["files"] for path in ROOT.glob(pattern)}
            assert {*entry.get("but", ())} <= stems


def test_all_that_the_page_runs_is_listed() -> None:
    packed = {*load("runtime/assemble.py").THEIRS, *yaml.safe_load((ROOT / "site/runtime/pins.yaml").read_text())}
    listed = {
        entry["package"].removeprefix("npm:") for entry in LISTED if "page" in entry["ships"] and "package" in entry
    }
    assert packed == listed


@pytest.mark.parametrize(
    "entry", [one for one in LISTED if "npm:" not in one.get("package", "npm:")], ids=lambda e: e["name"]
)
def test_a_licence_is_the_one_that_its_package_states(entry: dict[str, Any]) -> None:
    stated = metadata(entry["package"])
    said = " ".join(
        [
            *filter(None, (stated.get("License-Expression"), stated.get("License"))),
            *(stated.get_all("Classifier") or ()),
        ]
    )
    own = entry["licence"].split(" AND ")[0]  # what is bundled with a package states its licence elsewhere
    for name in own.split(" OR "):
        assert re.search(SAID[name], said), name


def test_the_page_s_list_is_made_of_this_one() -> None:
    told = load("runtime/assemble.py").licences()
    for entry in LISTED:
        assert (f"{entry['name']}, {entry['by']}: {entry['licence']}" in told) == ("page" in entry["ships"]), entry[
            "name"
        ]


def test_the_wheel_brings_the_list() -> None:
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(r"^license-files = (\[.*\])$", pyproject, re.MULTILINE)
    assert found and json.loads(found[1]) == ["LICENSE", "third_party.yaml"]
