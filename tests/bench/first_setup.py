"""`make bench`: `make setup` in a fresh clone, beside an environment with the same packages and nothing of ours.

Both with the same installer, which keeps what it has fetched. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.print_deck import ROOT, Contestant
from tests.bench.ratios import shares, tell

RUNS = 3
"""Unless the command line asks for others, as `make long` does."""
CLEAN = {"PYTHONPYCACHEPREFIX": "", "VIRTUAL_ENV": ""}
UV = (
    "uv venv -q --seed --python {python} {there} && uv pip install -q --python {there} --compile-bytecode -r {packages}"
)
PIP = "{python} -m venv {there} && {there}/bin/python -m pip install -q --disable-pip-version-check -r {packages}"


def main() -> None:
    """Time both, and tell what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=RUNS)
    runs = parser.parse_args().runs
    plain, setup = Contestant("packages", [], ROOT, CLEAN), Contestant("setup", [], ROOT, CLEAN)
    for number in range(runs + 1):
        with tempfile.TemporaryDirectory() as name:
            clone, there = Path(name, "fitil"), Path(name, "plain")
            subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
            install = (UV if shutil.which("uv") else PIP).format(
                python=sys.base_prefix + "/bin/python3", there=there, packages=ROOT / "constraints.txt"
            )
            plain.command = ["sh", "-c", install]
            setup.command = ["make", "-C", str(clone), "-s", "setup"]
            setup.env = CLEAN | {"FITIL_CACHE": str(Path(name, "cache"))}
            for contestant in (plain, setup):
                contestant.run()
        if not number:  # what is fetched is kept from then on
            for contestant in (plain, setup):
                contestant.seconds.clear()
                contestant.busy.clear()
    print(f"a first setup, beside the packages alone; median of {runs}; load {os.getloadavg()[0]:.1f}")
    for contestant in (plain, setup):
        print(f"{contestant.name:12}{contestant.median:9.1f} s{statistics.median(contestant.busy):9.1f} s of processor")
    tell("setup", {"first": shares(setup.busy, plain.busy)})


if __name__ == "__main__":
    main()
