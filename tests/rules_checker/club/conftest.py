"""A PostgreSQL of the tests' own, where there is one (Debian: apt-get install postgresql); elsewhere they say so."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

USER = "postgres"


def programs() -> Path | None:
    """The folder of PostgreSQL's programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    path = shutil.which("initdb")
    return found[-1].parent if found else Path(path).parent if path else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a database server that is there for the tests only."""
    pytest.importorskip("psycopg", reason="PostgreSQL was not tested: there is no psycopg")
    if (bin_folder := programs()) is None:
        pytest.skip("PostgreSQL was not tested: it is not installed")
    as_root = os.geteuid() == 0  # PostgreSQL refuses to run as root
    with tempfile.TemporaryDirectory(prefix="fitil-pg-") as name:
        folder, user = Path(name), []
        if as_root:
            there = pwd.getpwnam(USER)
            os.chown(folder, there.pw_uid, there.pw_gid)
            user = ["runuser", "-u", USER, "--"]

        def run(program: str, *words: str) -> None:
            command = [*user, str(bin_folder / program), *words]
            subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)

        data = str(folder / "data")
        run("initdb", "-D", data, "-A", "trust", "-U", USER, "--no-sync", "--no-locale", "-E", "UTF8")
        options = f"-k {folder} -c listen_addresses='' -c fsync=off -c max_connections=60"
        run("pg_ctl", "-D", data, "-w", "-o", options, "-l", str(folder / "log"), "start")
        try:
            yield f"postgresql://{USER}@/postgres?host={folder}"
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "stop")


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database, of either kind; of SQLite it is empty."""
    if request.param == "sqlite":
        yield ""
        return
    import psycopg

    whole = request.getfixturevalue("postgres")
    name = f"club_{os.urandom(4).hex()}"
    with psycopg.connect(whole, autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name}")
    yield whole.replace("/postgres?", f"/{name}?")
