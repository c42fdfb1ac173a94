"""What is alike in the steps of the examples is written once, and a page reads of it what was written."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

SCRIPT = Path(__file__).resolve().parents[2] / "site/assets/js/play/alike.js"
TABLE = {"seats": [{"name": "Аня", "cards": ["cow", "cow", "hedgehog"]}] * 2, "facts": [], "closed": None, "turn": 0}
STEPS = {"ex.one": [[{"table": TABLE, "story": [True, 1, 1.5]}, {"table": TABLE | {"turn": 2}, "story": ["cow"]}]]}
READ = "const told = JSON.parse(process.argv[1]); console.log(JSON.stringify(whole(told)))"


def test_what_is_told_once_is_read_as_it_was(hook: Callable[..., ModuleType]) -> None:
    told = json.dumps(hook("pages.alike").each_once(STEPS), ensure_ascii=False, separators=(",", ":"))
    assert told.count("hedgehog") == 1, "what is alike stands there once"
    node = shutil.which("node", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])))
    assert node
    script = f"{SCRIPT.read_text(encoding='utf-8').replace('export ', '')}\n{READ}"
    read = subprocess.run([node, "-e", script, told], capture_output=True, text=True, encoding="utf-8", check=True)
    assert read.stdout == json.dumps(STEPS, ensure_ascii=False, separators=(",", ":")) + "\n"
