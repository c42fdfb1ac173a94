"""Regular expressions that are compiled when they are first used, or come compiled with the program.

To compile all of those that read lists takes a third of a second, and a letter uses half of them. `as_read.py` keeps
what Python's compiler made of them (`as_compiled`), as Python keeps modules: each under its pattern, so that one
that has changed is compiled.
"""

from __future__ import annotations

import _sre  # type: ignore[import-not-found]  # the stubs lack it; `re` makes all expressions with it
import functools
import marshal
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

KEPT = Path(__file__).parent / "as_read" / "expressions.marshal"
_METHODS = ("search", "match", "fullmatch", "finditer", "findall", "sub", "subn", "split")
_MADE_BY = (sys.version_info[:2], _sre.MAGIC, _sre.CODESIZE, sys.byteorder)


class LateExpression:
    """An expression that is not compiled yet; once it is, its methods are those of the compiled one."""

    def __init__(self, pattern: str, flags: int) -> None:
        self.pattern, self.flags = pattern, flags

    def __getattr__(self, name: str) -> Any:
        """What only a compiled expression has: it is compiled, and its methods are this one's from then on."""
        compiled = _compiled(self.pattern, int(self.flags))
        vars(self).update((method, getattr(compiled, method)) for method in _METHODS)
        return getattr(compiled, name)


def expression(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """The same as `re.compile`, but later: for those whose methods are called, and that nothing is compared with."""
    return cast("re.Pattern[str]", LateExpression(pattern, flags))


def one_of(patterns: Iterable[str]) -> str:
    """The pattern of any of these, the longest first; the same at every start, in whatever order they come."""
    return "|".join(sorted(patterns, key=lambda one: (-len(one), one)))


def any_of(words: str, hebrew: str = "", *, flags: re.RegexFlag = re.NOFLAG) -> re.Pattern[str]:
    """A pattern of whole words, given as patterns with `_` for a space; of Hebrew ones with what it joins to a word."""
    said, joined = ("|".join(one.replace("_", " ") for one in listed.split()) for listed in (words, hebrew))
    joined = f"[ושהבלמ]{{0,2}}(?:{joined})" if joined else ""
    return expression(rf"(?<!\w)(?:{'|'.join(filter(None, (said, joined)))})(?!\w)", flags)


def as_compiled(late: Iterable[LateExpression]) -> bytes:
    """What the compiler makes of these, as it is kept: by pattern and flags the code and what tells of its groups."""
    made = {}
    for one in late:
        whole = re.compile(one.pattern, one.flags)
        kept = (whole.flags, _code_of(one), whole.groups, dict(whole.groupindex))
        if _whole(one.pattern, *kept) == whole:  # the same code, and so the same matches
            made[one.pattern, int(one.flags)] = kept
    return marshal.dumps((_MADE_BY, made))


def _code_of(late: LateExpression) -> bytes:
    """What Python compiles a pattern to, of 32-bit words; `re` tells it by no public name."""
    parsed = re._parser.parse(late.pattern, late.flags)  # type: ignore[attr-defined]  # the stubs know what is public
    code = re._compiler._code(parsed, late.flags)  # type: ignore[attr-defined]  # as above
    return b"".join(int(word).to_bytes(_sre.CODESIZE, sys.byteorder) for word in code)


@functools.cache
def _kept() -> Mapping[tuple[str, int], tuple[int, bytes, int, dict[str, int]]]:
    """What is kept, if this Python made it."""
    try:
        made_by, made = marshal.loads(KEPT.read_bytes())  # noqa: S302 - the program's own, like its bytecode
    except (OSError, EOFError, ValueError, TypeError):
        return {}
    return made if made_by == _MADE_BY else {}


def _compiled(pattern: str, flags: int) -> re.Pattern[str]:
    """The compiled expression: as it is kept, or compiled now."""
    kept = _kept().get((pattern, flags))
    return _whole(pattern, *kept) if kept else re.compile(pattern, flags)


def _whole(pattern: str, flags: int, code: bytes, groups: int, numbers: dict[str, int]) -> re.Pattern[str]:
    """The expression of this code, made as `re` makes it."""
    names: list[str | None] = [None] * (groups + 1)
    for name, number in numbers.items():
        names[number] = name
    of_code = memoryview(code).cast("I").tolist()
    return cast("re.Pattern[str]", _sre.compile(pattern, flags, of_code, groups, numbers, tuple(names)))
