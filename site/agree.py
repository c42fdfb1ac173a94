"""`fitil site agree`: records that a rule says the same in all languages.

Each rule paragraph carries a hash of its paragraph in every other language. When one of these changes, `fitil site
check` says which rules must be read again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from cards import FitilError, UnknownName, game_ids, load_game, nearest
from cards.ledger import SITE, Book, read_book, stamped
from cards.whole_file import write_whole


def agree(names: Sequence[str] = (), site: Path = SITE) -> int:
    """Stamp the rules of these names (a game, `game/rule`, or a rule), or all rules; return how many needed it."""
    books = {game_id: read_book(game_id, site) for game_id in game_ids()}
    chosen: dict[str, set[str]] = {}
    for name in names or books:
        game_id, rules = _chosen(name, books)
        chosen.setdefault(game_id, set()).update(rules)
    changed = {(game_id, rule) for game_id, rules in chosen.items() for rule in _stamp(books[game_id], rules)}
    return len(changed)


def _chosen(name: str, books: dict[str, Book]) -> tuple[str, Iterable[str]]:
    """The id of the game that a name refers to, and the rules meant, if they are in every language."""
    if name in books:
        told = [tongue.rules.keys() for tongue in books[name].tongues]
        return name, set.intersection(*map(set, told))
    game_id, _, rule = name.rpartition("/")
    having = [book.game.id for book in books.values() if rule in book.game.rules and game_id in ("", book.game.id)]
    if not having:
        known = [*books, *(rule for one in books if game_id in ("", one) for rule in load_game(one).rules)]
        raise UnknownName("game or rule", name, nearest(rule, known))
    if len(having) > 1:
        names = [f"{one}/{rule}" for one in having]
        raise FitilError(f"{rule} is a rule in several games: {', '.join(names)}").coded(
            "rule-of-several", rule=rule, names=names
        )
    for tongue in books[having[0]].tongues:
        if rule not in tongue.rules:
            name = f"{having[0]}/{rule}"
            raise FitilError(f"{name} is on no page in site/{tongue.lang}").coded(
                "rule-on-no-page", rule=name, lang=tongue.lang
            )
    return having[0], [rule]


def _stamp(book: Book, rules: Iterable[str]) -> set[str]:
    """Write the hashes into the pages; return the rules whose hashes were wrong or missing."""
    changed: set[str] = set()
    for tongue in book.tongues:
        lines: dict[str, dict[int, str]] = {}
        for rule in rules:
            now = "-".join(other.rules[rule].block.hash for other in book.tongues if other is not tongue)
            page, block = tongue.rules[rule]
            if block.agrees != now:
                changed.add(rule)
                lines.setdefault(page, {})[block.attributes_line] = now
        for page, stamps in lines.items():
            path = tongue.path(page)
            write_whole(path, stamped(path.read_text(encoding="utf-8"), stamps).encode())
    return changed
