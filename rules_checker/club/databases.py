"""Which database it is: a file of one's own, or a server for many."""

from __future__ import annotations

import os
from pathlib import Path

from cards import FitilError
from rules_checker.club.sqlite import Sqlite
from rules_checker.club.store import Store

ADDRESS = "FITIL_CLUB_DATABASE"
"""The variable of the environment that has the address of a PostgreSQL database."""


def open_store(path: Path, address: str | None = None) -> Store:
    """The database at an address, in the environment if none is given; without one, the file at the path."""
    address = os.environ.get(ADDRESS, "") if address is None else address
    if not address:
        return Sqlite(path)
    if not address.startswith(("postgresql://", "postgres://")):
        raise FitilError(f"{ADDRESS} is no address such as postgresql://user@host/club").coded("club-db-address")
    try:
        from rules_checker.club.postgres import Postgres
    except ImportError:
        message = f"{ADDRESS} needs psycopg: pip install 'fitil[club]'"
        raise FitilError(message).coded("club-db-psycopg") from None
    return Postgres(address)
