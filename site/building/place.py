"""Where the site's sources are, in which languages it is built, and where it will lie."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from cards import FitilError

SITE = Path(__file__).resolve().parents[1]
LANGS = tuple(sorted(path.parent.name for path in SITE.glob("*/mkdocs.yml")))
_PATH = re.compile(r"/(?:[\w.~%-]+/)*")


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a site will lie, as a path and a whole address, both with `/` at the end, and the folder of its club."""

    base: str = ""
    address: str = ""
    club: Path | None = None

    @classmethod
    def at(cls, base: str | None, club: Path | None) -> Placed:
        """A place as the command line names it. Raises `FitilError` if it is none, or the club's folder is wrong."""
        if club:
            from cards.tools import read_club

            read_club(club)
        if not base:
            return cls(club=club)
        parts = urlsplit(base)
        whole = parts.scheme in ("http", "https") and bool(parts.netloc)
        path = parts.path if parts.path.endswith("/") else f"{parts.path}/"
        if not (whole or (base.startswith("/") and not parts.netloc)) or not _PATH.fullmatch(path):
            said = (
                f"{base!r} is neither a path nor an address; write /club/ or https://club.example/fitil/, for example"
            )
            raise FitilError(said).coded("club-base", base=base)
        return cls(path, f"{parts.scheme}://{parts.netloc}{path}" if whole else "", club)

    @property
    def environment(self) -> dict[str, str]:
        """What the processes that build languages read of it."""
        told = {"FITIL_BASE": self.base, "FITIL_ADDRESS": self.address}
        told |= {"FITIL_CLUB": str(self.club.resolve())} if self.club else {}
        return {name: value for name, value in told.items() if value}
