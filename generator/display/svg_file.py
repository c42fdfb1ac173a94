"""XML as data: a file's elements with their lines, without entities or a document type, and limited in every way."""

from __future__ import annotations

import re
from dataclasses import field
from pathlib import Path
from typing import Any
from xml.parsers import expat

from cards import DataError, FitilError
from cards.records import dataclass

MOST_BYTES = 4_000_000
MOST_ELEMENTS = 8_000
MOST_DEPTH = 40
"""Limits beyond which a file is refused: no drawing needs more, reading takes seconds, and so does a printer."""

_SVG = "http://www.w3.org/2000/svg"
_XLINK = "http://www.w3.org/1999/xlink"


@dataclass(slots=True)
class SvgNode:
    """An SVG element: its name, attributes, children, text and line. Elements of other namespaces are left out."""

    tag: str
    attributes: dict[str, str]
    line: int
    children: list[SvgNode] = field(default_factory=list)
    text: str = ""


def read_nodes(data: bytes, path: Path) -> SvgNode:
    """Read the root element, `svg`, of a file; raises `DataError` with the line for anything but plain SVG.

    Attributes of other namespaces are left out, except `xlink:href`, which becomes `href`.
    """
    if len(data) > MOST_BYTES:
        raise DataError(path, f"larger than {MOST_BYTES // 1_000_000} MB").coded(
            "too-large", most=MOST_BYTES // 1_000_000
        )
    tree = _Tree(path)
    try:
        tree.parser.Parse(data, True)
    except expat.ExpatError as error:
        raise DataError(path, f"not XML: {expat.ErrorString(error.code)}", error.lineno, error.offset + 1).coded(
            "bad-xml"
        ) from None
    except FitilError:
        raise
    except (ValueError, LookupError) as error:  # an encoding that it names: unknown, or of several bytes a letter
        raise DataError(path, f"not XML in UTF-8: {error}; save it in UTF-8", 1).coded("not-utf-8") from None
    if tree.root is None:
        raise DataError(
            path, "not SVG: its first element must be svg, in the namespace http://www.w3.org/2000/svg", 1
        ).coded("not-svg")
    return tree.root


class _Tree:
    """Builds nodes as the parser finds them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.root: SvgNode | None = None
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._characters
        self.parser.EntityDeclHandler = self._entity
        self.parser.SkippedEntityHandler = self._entity
        self.parser.ProcessingInstructionHandler = self._instruction
        self._open: list[SvgNode] = []
        self._foreign = 0
        self._count = 0

    def _refuse(self, message: str, code: str, **params: Any) -> DataError:
        return DataError(self.path, message, self.parser.CurrentLineNumber).coded(code, **params)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, tag = name.rpartition(" ")
        self._count += 1
        if self._count > MOST_ELEMENTS:
            raise self._refuse(
                f"more than {MOST_ELEMENTS} elements; export it as PNG", "svg-elements", most=MOST_ELEMENTS
            )
        if len(self._open) + self._foreign >= MOST_DEPTH:
            said = f"elements lie more than {MOST_DEPTH} deep in one another"
            raise self._refuse(said, "svg-depth", most=MOST_DEPTH)
        if self._foreign or (space != _SVG and self._open):
            self._foreign += 1
            return
        if not self._open and (space != _SVG or tag != "svg"):
            said = f"not SVG: the first element must be svg, in the namespace {_SVG}"
            raise self._refuse(said, "not-svg")
        node = SvgNode(tag, self._attributes(attributes), self.parser.CurrentLineNumber)
        if self._open:
            self._open[-1].children.append(node)
        else:
            self.root = node
        self._open.append(node)

    def _attributes(self, written: dict[str, str]) -> dict[str, str]:
        kept: dict[str, str] = {}
        for name, value in written.items():
            space, _, plain = name.rpartition(" ")
            if space and space != _XLINK:
                continue
            if _EVENT.match(plain):
                said = f"{plain}: a drawing does not run anything; remove the attribute"
                raise self._refuse(said, "svg-script", what=plain)
            kept.setdefault(plain, value)
        return kept

    def _end(self, _: str) -> None:
        if self._foreign:
            self._foreign -= 1
        else:
            self._open.pop()

    def _characters(self, text: str) -> None:
        if self._open and not self._foreign:
            self._open[-1].text += text

    def _entity(self, name: str, *_: object) -> None:
        said = f"entity {name!r}: write the text itself; a drawing declares and uses no entities"
        raise self._refuse(said, "svg-entity", name=name[:40])

    def _instruction(self, target: str, _: str) -> None:
        if target == "xml-stylesheet":
            said = "xml-stylesheet: a drawing loads nothing; put the rules into <style>"
            raise self._refuse(said, "svg-stylesheet")


_EVENT = re.compile(r"on[a-z]+\Z")
