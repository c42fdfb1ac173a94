"""A server of a club as a process of its own, without pages: `python -m tests.rules_checker.club.server FILE PORT`."""

from __future__ import annotations

import sys
from pathlib import Path

from rules_checker.club.app import make_app
from rules_checker.club.club import Club
from rules_checker.club.databases import open_store
from rules_checker.club.evening import Evening
from rules_checker.club.server import bound, serve

if __name__ == "__main__":
    path, port = sys.argv[1:]
    club = Club(open_store(Path(path)))
    listening = bound(int(port), everywhere=False)
    serve(make_app(club, None, Evening(club)), listening)
