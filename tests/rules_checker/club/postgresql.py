"""A PostgreSQL of the tests' own, where its programs are (Debian: apt-get install postgresql)."""

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

USER = "postgres"


def programs() -> Path | None:
    """The folder of PostgreSQL's programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    path = shutil.which("initdb")
    return found[-1].parent if found else Path(path).parent if path else None


def missing() -> str:
    """What is not here that it takes, or nothing."""
    if find_spec("psycopg") is None:
        return "psycopg"
    return "" if programs() else "PostgreSQL (make postgresql)"


@contextmanager
def own_server() -> Iterator[str]:
    """The address of a database server that is there meanwhile."""
    folder_of_programs = programs()
    assert folder_of_programs
    as_root = os.geteuid() == 0  # PostgreSQL refuses to run as root
    with tempfile.TemporaryDirectory(prefix="fitil-pg-") as name:
        folder, user = Path(name), []
        if as_root:
            there = pwd.getpwnam(USER)
            os.chown(folder, there.pw_uid, there.pw_gid)
            user = ["runuser", "-u", USER, "--"]

        def run(program: str, *words: str) -> None:
            command = [*user, str(folder_of_programs / program), *words]
            subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)

        data = str(folder / "data")
        run("initdb", "-D", data, "-A", "trust", "-U", USER, "--no-sync", "--no-locale", "-E", "UTF8")
        options = f"-k {folder} -c listen_addresses='' -c fsync=off -c max_connections=60"
        run("pg_ctl", "-D", data, "-w", "-o", options, "-l", str(folder / "log"), "start")
        try:
            yield f"postgresql://{USER}@/postgres?host={folder}"
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "stop")


if __name__ == "__main__":
    print(missing())
    sys.exit(bool(missing()))
