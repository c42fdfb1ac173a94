"""Run several `fitil` commands in one process, so that what they share is loaded once.

The standard input is a JSON list of commands, each a list of the words after `fitil`. At the first that fails, say
which and why on the standard error, and end with status 1. Run as a program by `hooks/pages/take_home.py`.
"""

from __future__ import annotations

import gc
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

import fitil


def press(command: list[str]) -> None:
    """Run a command as if typed, which is what the margins of its pages say; it says nothing if all is well."""
    sys.argv = ["fitil", *command]
    said = StringIO()
    try:
        with redirect_stdout(said), redirect_stderr(said):
            fitil.main()
    except SystemExit as end:
        if end.code:
            lines = said.getvalue().strip().splitlines() or ["no message"]
            sys.exit(f"fitil {' '.join(command)}: {lines[-1]}")


if __name__ == "__main__":
    gc.disable()  # to look for what is no longer used takes a seventh of the time, and frees a sixth of the memory
    for words in json.load(sys.stdin):
        press(words)
    gc.freeze()  # nor is it looked for at the end
