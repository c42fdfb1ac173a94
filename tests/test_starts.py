"""What each command loads before it has said a word: counted, since a clock on a busy machine holds nothing.

`starts.tsv` has a line a command; the test fails when a number outgrows its line. `pytest --regenerate` writes the
table anew: a line that grew for a reason is then seen in the diff, and one that shrank stays small.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TABLE = Path(__file__).with_name("starts.tsv")
COUNTED = ("modules", "records", "expressions")
COUNT = """
import _sre, re, sys
made = set()
really = _sre.compile
_sre.compile = lambda *given: made.add(given[:2]) or really(*given)
sys.argv = ["fitil", *sys.argv[1:]]
import fitil
try:
    fitil.main()
except SystemExit as ended:
    assert not ended.code, ended.code
ours = [one for name, one in sys.modules.items() if name.partition(".")[0] in ("cards", "generator", "rules_checker")]
classes = {cls for one in ours for cls in vars(one).values() if isinstance(cls, type)}
records = [cls for cls in classes if "__dataclass_fields__" in vars(cls)]
print(len(sys.modules), len(records), len(made), file=sys.stderr)
"""


def lines() -> Iterator[tuple[str, tuple[int, ...]]]:
    """The table: a command, and the most that it loads."""
    for line in TABLE.read_text(encoding="utf-8").splitlines()[1:]:
        *most, words = line.split("\t")
        yield words, tuple(map(int, most))


def counts(words: str, out: Path) -> tuple[int, ...]:
    """The modules loaded, the records and the different expressions made by a command that has been run before."""
    command = [sys.executable, "-c", COUNT, *words.replace("OUT", str(out)).split()]
    own = {**os.environ, "FITIL_CONFIG": str(out.parent)}
    done = [subprocess.run(command, cwd=ROOT, env=own, capture_output=True, text=True, check=True) for _ in range(2)]
    return tuple(map(int, done[-1].stderr.splitlines()[-1].split()))


def test_a_command_loads_no_more_than_its_line_says(
    tmp_path: Path, pytestconfig: pytest.Config, golden: Callable[[Path, str], None]
) -> None:
    """Every command of the table, its caches full: in a new process, as people start it."""
    allowed = dict(lines())
    (tmp_path / "config.yaml").write_text("upright: [1, 2]\nlying: [0, 0]\n")  # of one whose printer was measured
    now = {words: counts(words, tmp_path / "out.pdf") for words in allowed}

    def outgrown() -> list[str]:
        return [words for words in now if any(map(int.__gt__, now[words], allowed[words]))]

    for words in outgrown():  # another process may have had no room in the cache for what this one needs
        now[words] = counts(words, tmp_path / "out.pdf")
    if outgrown() or pytestconfig.getoption("regenerate"):
        rows = [(*COUNTED, "command"), *((*map(str, of), words) for words, of in now.items())]
        golden(TABLE, "".join("\t".join(row) + "\n" for row in rows))
