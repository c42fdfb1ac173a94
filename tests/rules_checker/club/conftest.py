"""The databases of tests; where there is no PostgreSQL, they say so."""

import os
from collections.abc import Iterator

import pytest

from tests.rules_checker.club import postgresql


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a database server that is there for the tests only."""
    if lacking := postgresql.missing():
        pytest.skip(f"PostgreSQL was not tested: there is no {lacking}")
    with postgresql.own_server() as address:
        yield address


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
