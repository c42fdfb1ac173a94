"""A deck in a link: `https://…/#deck=1/boombit/hero:bruiser/4:cow:king-fuse/1:robot/5d3c01fa/Name`.

After the version come the game, then ids of cards under their slot or their number of copies, a CRC-32 of all that in
hexadecimal, and the deck's name, which the checksum leaves out. Ids are the same in every language, and everything but
the name may be in capitals, which take a third less room in a QR code. The same deck gives the same code, in whatever
order it was written. `site/assets/js/workshop/link.js` reads and writes this too; both keep to one table of tests.
"""

from __future__ import annotations

import re
import unicodedata
from binascii import crc32
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, unquote

from cards.decks.listing import MOST_NAME, Listing
from cards.errors import LINKED, DataError, FitilError, short
from cards.expressions import expression
from cards.model import Deck

MARK, VERSION = "#deck=", 1
MOST_LETTERS = 16_000
"""Most letters of a code: a deck of every card of a large game has a third of that."""
_CUT = expression(r"%(?![0-9a-f]{2})", re.I)
CODE = expression(
    r"(?P<checked>\d+/(?P<game>[a-z0-9-]+)/(?P<cards>(?:[a-z0-9-]+(?::[a-z0-9-]+)+/)*))(?P<sum>[0-9a-f]{8})"
)
"""All of a code but the name, in small letters."""
_SITE = expression(r"https?://[^\s#?]+")


class Linked(NamedTuple):
    """What a link holds: the deck's cards before their ids are looked up, and its name, which may be empty."""

    listing: Listing
    name: str


def deck_code(deck: Deck, name: str = "") -> str:
    """The deck as it stands in a link after `#deck=`."""
    kinds = sorted((-copies, card_id) for card_id, copies in deck.cards.items())
    parts = [f"{slot}:{':'.join(held)}/" for slot, held in deck.slots.items() if held]
    parts += [f"{-n}:{':'.join(card_id for _, card_id in same)}/" for n, same in groupby(kinds, lambda kind: kind[0])]
    checked = f"{VERSION}/{deck.game}/{''.join(parts)}"
    named = quote(_clean(name), safe="")
    return f"{checked}{crc32(checked.encode()):08x}{'/' if named else ''}{named}"


def deck_link(deck: Deck, site: str, name: str = "") -> str:
    """The address that opens the deck in the workshop of a site, in the reader's language."""
    return f"{site.rstrip('/')}/{MARK}{deck_code(deck, name)}"


def site_address(text: str) -> str:
    """Check the address of a site, empty for none; raises `FitilError` for anything else."""
    if text and not _SITE.fullmatch(text):
        message = f"{short(text)!r} is not the address of a site: --site https://…, or FITIL_ADDRESS"
        raise FitilError(message).coded("not-a-site", address=short(text))
    return text


def linked(text: str, path: Path = LINKED) -> Linked | None:
    """The deck of the link in a text, which may have other words around it; None if it has no link to a deck.

    Raises `DataError`, about `path`, for a link that is of another version or damaged, and for several links.
    """
    codes = list(dict.fromkeys(_codes(text)))
    if len(codes) > 1:
        raise DataError(path, f"has {len(codes)} decks: keep only the one wanted").coded("many-decks", n=len(codes))
    return read_code(codes[0], path) if codes else None


def read_code(code: str, path: Path = LINKED) -> Linked:
    """Read what stands in a link after `#deck=`; raises `DataError` as `linked` does."""
    if len(code) > MOST_LETTERS:
        told = f"the link is {len(code):,} characters long: too long for a deck"
        raise DataError(path, told).coded("long-link", letters=len(code))
    damaged = DataError(path, "the link is damaged: copy the whole of it again").coded("damaged-link")
    try:
        plain = "" if _CUT.search(code) else unquote(code, errors="strict")
    except UnicodeDecodeError:
        raise damaged from None
    version = re.match(r"([0-9]{1,9})/", plain)
    if version and int(version[1]) != VERSION:
        told = f"the link is of version {int(version[1])}, and this program reads version {VERSION}: update it"
        raise DataError(path, told).coded("other-link", version=int(version[1]))
    found = CODE.match(plain.lower())
    rest = plain[found.end() :] if found else ""
    if not found or f"{crc32(found['checked'].encode()):08x}" != found["sum"] or rest[:1] not in "/":
        raise damaged
    listing = Listing(path)
    listing.game = found["game"], None
    for part in found["cards"].split("/")[:-1]:
        place, *ids = part.split(":")
        for card_id in ids:
            listing.add([card_id], place if place.isdigit() else "1", None, "deck" if place.isdigit() else place)
    return Linked(listing, _clean(rest[1:]))


def _codes(text: str) -> Iterator[str]:
    """The codes of all links in a text, but not of those in comments, which are after another `#`."""
    for line in text.splitlines() if MARK in text else ():
        before, mark, code = line.partition(MARK)
        if mark and "://" in before and "#" not in before:
            yield code.split(maxsplit=1)[0] if code.strip() else ""


def _clean(name: str) -> str:
    """A name without letters that steer or hide text, at most so long."""
    seen = "".join(ch for ch in name if unicodedata.category(ch) not in ("Cc", "Cf", "Cs", "Co"))
    return seen.strip()[:MOST_NAME].strip()
