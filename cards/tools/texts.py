"""The texts of ours that a person reads, in whatever file they are: sentences of pages, messages, words in data.

`texts.yaml` lists the files. A text is in the languages whose letters it has. A message is read as it is told: in every
variant that its numbers, genders and persons make, with the messages that it says; what is put into it stands as «…».
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from math import prod
from pathlib import Path
from typing import NamedTuple

import yaml
from fluent.syntax import FluentParser, ast

from cards.database import SAFE_LOADER, brought, files_of, game_folders, read, read_yaml
from cards.errors import DataError
from cards.files import read_text
from cards.languages import LANGUAGES
from cards.ledger import read_page
from cards.model import Game, Lang
from cards.records import dataclass

ROOT = Path(__file__).resolve().parents[2]
LIST = Path(__file__).parent / "texts.yaml"
PUT_IN = "…"
"""What stands for whatever a message puts into its text."""
PERSONS = "IF_YOU"
"""The function of messages that has a word in the person of its subject."""
MOST, DEEPEST = 96, 3
"""A message is told in so many variants at most, and with the messages that it says, and they say, so deep."""

_PARTS = (
    ("rules_checker/games/{game}/", "engine/"),
    ("site/*/docs/{game}/", "pages/*/"),
    ("site/pictures/{game}/", "pictures/"),
)
"""Where a game of ours has its parts, and where in its folder one that lies elsewhere has them."""
_GAME_FOLDER, _SITE = "cards/games/{game}/", "site/"
_CODE = re.compile(r"`[^`\n]*`|\{[^{}\n]*\}")
_TAG = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->|<[^>]*>", re.DOTALL)


class SourceText(NamedTuple):
    """A text: its file, the line (from 1) on which it begins, and its words, on lines as in the file.

    `free` is a name or a joke, in which a word may mean anything.
    """

    path: Path
    line: int
    said: str
    free: bool = False

    @property
    def langs(self) -> tuple[Lang, ...]:
        """The languages whose letters it has."""
        return tuple(lang for lang in LANGUAGES if has_letters(self.said, lang))


@dataclass(frozen=True, slots=True, kw_only=True)
class TextKind:
    """Files of one kind: a pattern of paths from the project's folder; `free` as of a text; `why` they are not read."""

    files: str
    free: bool = False
    why: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kinds:
    """`texts.yaml`: the files with words in our languages, those that are read as texts and the others."""

    read: tuple[TextKind, ...]
    unread: tuple[TextKind, ...]


@cache
def kinds() -> Kinds:
    """What `texts.yaml` lists."""
    return read(read_yaml(LIST), Kinds)


def has_letters(text: str, lang: Lang) -> bool:
    """True if some letter of the text is one of this language."""
    return bool(_letters(lang).search(text))


@cache
def _letters(lang: Lang) -> re.Pattern[str]:
    first, last = LANGUAGES[lang].letters
    return re.compile(f"[{first}-{last}]", re.IGNORECASE)


def texts(game: Game | None, site: Path | None = None) -> Iterator[SourceText]:
    """The texts of a game, or those that belong to none: those of the site in this folder, or else all others.

    What a page for all games says under the id of one of them is a text of that game.
    """
    about = game.id if game else None
    for kind in kinds().read:
        if kind.files.startswith(_SITE) != (site is not None):
            continue
        if "{game}" in kind.files:
            for path in _files(kind.files, game, site) if game else ():
                yield from texts_of(path, free=kind.free)
        elif game is None or kind.files.endswith(".md"):
            for path in _files(kind.files, None, site):
                parts = _games_in(path)
                yield from (one for one in texts_of(path, free=kind.free) if parts.get(one.line) == about)


def _games_in(path: Path) -> Mapping[int, str]:
    """The lines (from 1) at which texts of a page begin that are about one game, and its id; none in other files."""
    if path.suffix != ".md":
        return {}
    found, about, depth = {}, "", 0
    for block in read_page(path).blocks:
        if block.kind == "heading" and block.level <= (depth or block.level):
            about, depth = (str(block.id), block.level) if block.id in game_folders() else ("", 0)
        if about:
            found[block.line] = about
    return found


def _files(pattern: str, game: Game | None, site: Path | None) -> Sequence[Path]:
    if game and pattern.startswith(_GAME_FOLDER):
        return list(files_of(game.folder, pattern.removeprefix(_GAME_FOLDER)))
    if game:
        ours, part = next((one for one in _PARTS if pattern.startswith(one[0])), ("", ""))
        if ours and brought(game.id, part.partition("/")[0]):
            return sorted(game.folder.glob(part + pattern.removeprefix(ours)))
        pattern = pattern.replace("{game}", game.id)
    return sorted(site.glob(pattern.removeprefix(_SITE)) if site else ROOT.glob(pattern))


def texts_of(path: Path, *, free: bool = False) -> Iterator[SourceText]:
    """The texts in a file, in whatever way files of its kind have them."""
    for line, said in _READERS[path.suffix](path):
        if (text := SourceText(path, line, said, free)).langs:
            yield text


def _messages(path: Path) -> Iterator[tuple[int, str]]:
    yield from _said_in(read_text(path))


@lru_cache(maxsize=64)
def _said_in(source: str) -> tuple[tuple[int, str], ...]:
    """What messages say: of a game that is looked at again, most files are as they were."""
    return tuple(_sayings(source))


def _sayings(source: str) -> Iterator[tuple[int, str]]:
    messages = {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}
    for entry in messages.values():
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
            yield from dict.fromkeys(_Rendered(source, messages).variants(pattern)) if pattern else ()


class _Rendered(NamedTuple):
    """The messages of a file, each to be told as it comes: with every number, gender, person that it knows apart."""

    source: str
    messages: Mapping[str, ast.Message]

    def variants(self, pattern: ast.Pattern) -> Iterator[tuple[int, str]]:
        """Yield the text of a message in all its variants, or where they are very many, each choice at least once."""
        slots: dict[str, dict[str, None]] = {}
        self._gather(pattern, slots, 0)
        values = [list(keys) for keys in slots.values()]
        chosen: Iterable[Sequence[str]] = product(*values)
        if prod(map(len, values)) > MOST:
            usual = [one[0] for one in values]
            chosen = [usual, *([*usual[:at], key, *usual[at + 1 :]] for at, keys in enumerate(values) for key in keys)]
        for choice in chosen:
            if pieces := self._pieces(pattern, dict(zip(slots, choice, strict=True)), 0):
                yield pieces[0][0], _on_lines(pieces)

    def _gather(self, pattern: ast.Pattern, slots: dict[str, dict[str, None]], depth: int) -> None:
        """The arguments by which a pattern chooses, and what they may be, also in the messages that it says."""
        for element in pattern.elements:
            put = element.expression if isinstance(element, ast.Placeable) else None
            if isinstance(put, ast.SelectExpression):
                keys = slots.setdefault(_name(put.selector), {})
                keys.update(dict.fromkeys(map(_key, sorted(put.variants, key=lambda one: not one.default))))
                for variant in put.variants:
                    self._gather(variant.value, slots, depth)
            elif isinstance(put, ast.FunctionReference) and put.id.name == PERSONS:
                slots.setdefault(_name(put.arguments.positional[0]), {}).update({"you": None, "other": None})
            for message in self._said(put) if depth < DEEPEST else ():
                self._gather(message, slots, depth + 1)

    def _said(self, put: object) -> Iterator[ast.Pattern]:
        """The messages that are said in a place: one, or one of two."""
        found = put.arguments.positional[1:] if isinstance(put, ast.FunctionReference) else (put,)
        for one in found:
            said = (
                self.messages.get(one.id.name) if isinstance(one, ast.MessageReference) and not one.attribute else None
            )
            if said and said.value:
                yield said.value

    def _pieces(self, pattern: ast.Pattern, chosen: Mapping[str, str], depth: int) -> list[tuple[int, str]]:
        """The parts of a message's text with what is chosen, each with its line in the file."""
        pieces: list[tuple[int, str]] = []
        for element in pattern.elements:
            assert element.span
            line = self.source.count("\n", 0, element.span.start) + 1
            if isinstance(element, ast.TextElement):
                pieces.append((line, element.value))
                continue
            put: object = element.expression
            if isinstance(put, ast.SelectExpression):
                value = chosen.get(_name(put.selector), "")
                usual = next(one for one in put.variants if one.default)
                variant = next((one for one in put.variants if _key(one) == value), usual)
                pieces += self._pieces(variant.value, chosen, depth)
                continue
            if isinstance(put, ast.FunctionReference) and put.id.name == PERSONS:
                who, second, third = put.arguments.positional
                put = second if chosen.get(_name(who)) == "you" else third
            if (said := next(self._said(put), None)) and depth < DEEPEST:
                told = "".join(text for _, text in self._pieces(said, chosen, depth + 1))
                pieces.append((line, " ".join(told.split("\n"))))
            else:
                pieces.append((line, put.value if isinstance(put, ast.StringLiteral | ast.NumberLiteral) else PUT_IN))
        return pieces


def _name(put: object) -> str:
    """The argument that is put into a text or chosen by; of a function's call, its first."""
    if isinstance(put, ast.FunctionReference) and put.arguments.positional:
        return _name(put.arguments.positional[0])
    return put.id.name if isinstance(put, ast.VariableReference) else ""


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def _on_lines(pieces: Sequence[tuple[int, str]]) -> str:
    """Join parts, each about on its line of the file: where a space is, the lines that are missing are added."""
    said, first = "", pieces[0][0]
    for line, piece in pieces:
        lacking = (line - first - said.count("\n")) * "\n"
        space = 0 if said[-1:].isspace() else next((at for at, sign in enumerate(piece) if sign.isspace()), -1)
        said += f"{piece[:space]}{lacking}{piece[space:]}" if space >= 0 else piece
    return said


def _data(path: Path) -> Iterator[tuple[int, str]]:
    """Every scalar of a YAML file, its comments, code and placeholders left out."""
    try:
        for event in yaml.parse(read_text(path), Loader=SAFE_LOADER):
            if isinstance(event, yaml.ScalarEvent) and event.start_mark:
                block = event.style in ("|", ">")
                yield event.start_mark.line + (2 if block else 1), _CODE.sub(PUT_IN, event.value)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else None
        raise DataError(path, f"invalid YAML: {error.problem}", line).coded("bad-yaml") from None


def _page(path: Path) -> Iterator[tuple[int, str]]:
    page = read_page(path)
    for key in ("title", "description"):
        yield 1, str(page.meta.get(key, ""))
    for block in page.blocks:
        yield block.line, block.prose


def _html(path: Path) -> Iterator[tuple[int, str]]:
    """The text between tags; inline elements are not expected to be parts of one sentence."""
    source, at = read_text(path), 0
    for tag in (*_TAG.finditer(source), None):
        end = tag.start() if tag else len(source)
        yield source.count("\n", 0, at) + 1, source[at:end]
        at = tag.end() if tag else end


_READERS = {".ftl": _messages, ".yaml": _data, ".yml": _data, ".md": _page, ".html": _html}
