"""`make bench`: every bench, one after the other, and whether a figure is worse than the one in the tree.

Other work on a machine can make one run worse; a figure that is worse in three is a fault, and the exit status is 1.
`--few` takes few rounds, as `make long` does; `--keep` writes what was found into `ratios.tsv`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence

from tests.bench import ratios

BENCHES = {
    "print": ("print_deck", "--runs", "3"),
    "exports": ("exports", "--runs", "2"),
    "own": ("own_cards", "--runs", "1"),
    "engine": ("engine", "--rounds", "3", "--games", "60"),
    "verdict": ("verdict", "--changes", "15"),
    "studio": ("studio", "--changes", "5"),
    "answers": ("answers", "--rounds", "3", "--answers", "60"),
    "setup": ("first_setup", "--runs", "1"),
}
"""The module of each bench, and what makes it short."""
TRIES = 3


def carry_out(bench: str, *, few: bool) -> None:
    """Run a bench in a process of its own; what it cannot do ends the run."""
    module, *short = BENCHES[bench]
    command = [sys.executable, "-m", f"tests.bench.{module}", *(short if few else ())]
    subprocess.run(command, cwd=ratios.ROOT, check=True)


def judge(benches: Sequence[str], *, few: bool) -> list[str]:
    """Run benches, those with a worse figure again; what to say of the figures that were worse every time."""
    known, kind = ratios.kept(), ratios.machine()
    if not ratios.of_kind(kind, known):
        print(f"no figures are kept for {kind}, so none is compared")
    bad: dict[str, str] | None = None
    for _ in range(TRIES):
        again = benches if bad is None else sorted({name.partition(":")[0] for name in bad})
        for bench in again:
            carry_out(bench, few=few)
        now = ratios.worse(ratios.figures(), known, kind)
        bad = now if bad is None else {name: now[name] for name in bad if name in now}
        if not bad:
            break
    return [*(bad or {}).values()]


def main() -> int:
    """Run what is asked for; the exit status is 1 if a figure is worse."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("benches", nargs="*", metavar="BENCH", help=f"of {', '.join(BENCHES)}; all if left out")
    parser.add_argument("--few", action="store_true", help="take few rounds")
    parser.add_argument("--keep", action="store_true", help="keep what was found, in the tree")
    asked = parser.parse_args()
    if unknown := [name for name in asked.benches if name not in BENCHES]:
        parser.error(f"there is no bench {unknown[0]!r}; there are {', '.join(BENCHES)}")
    ratios.FOUND.unlink(missing_ok=True)
    told = judge(asked.benches or [*BENCHES], few=asked.few)
    if asked.keep:
        ratios.keep()
        return 0
    print(*told, sep="\n", end="\n" if told else "")
    return int(bool(told))


if __name__ == "__main__":
    sys.exit(main())
