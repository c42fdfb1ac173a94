"""Servers of a club as processes of their own, without pages: `python -m tests.rules_checker.club.server FILE`.

For each port that it is given, a line each, it begins one, and tells the number of its process. All that a server loads
is loaded once before, so that to begin one takes no time.
"""

import os
import signal
import sys
from pathlib import Path

from cards import load_game
from rules_checker.club.app import make_app
from rules_checker.club.club import Club
from rules_checker.club.databases import open_store
from rules_checker.club.evening import Evening
from rules_checker.club.server import bound, serve
from rules_checker.setup import engine_ids, load_engine


def serve_at(path: Path, port: int) -> None:
    """Serve the club of a database until it is told to stop."""
    club = Club(open_store(path))
    serve(make_app(club, None, Evening(club)), bound(port, everywhere=False))


def main() -> None:
    """Begin a server for each line that is read."""
    path = Path(sys.argv[1])
    for game in engine_ids():
        load_game(game)
        load_engine(game)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that were killed
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            try:
                serve_at(path, int(line))
            finally:
                os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
