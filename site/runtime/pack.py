"""Packs what the page runs into archives of bytecode; run in Pyodide, by pack.mjs.

/repo is the project, /venv its packages, /store what `fill.py` filled, /known what earlier runs made of each source,
/out gets the archives:

- `std.zip`: the part of Python's library that checking decks uses; what else is used of it goes with what uses it
- `core.zip`: what checks decks
- `play.zip`: what plays, besides
- `tournament.zip`: what pairs players, besides
- `print.zip`: what prints them, besides
- `studio.zip`: what makes cards, besides what prints them
- `own.zip`: what makes cards of people's tables, besides what prints
- `drawings-<game>-<style>.zip`: the pictures of a game's cards
- `figures-<game>.zip`: what a reader makes pictures of

What is used is found by following imports: those anywhere in our own modules, and those at the top of all others.
"""

import ast
import gc
import io
import json
import marshal
import pickle
import sys
import zipfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, partial
from hashlib import blake2b
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

REPO, VENV, STORE, KNOWN, OUT = map(Path, ("/repo", "/venv", "/store", "/known", "/out"))
STUBS = REPO / "site/runtime/stubs"
OURS = ("cards", "generator", "rules_checker", "page")
ABSENT = {
    "PIL", "budoux", "click", "ezdxf", "lxml", "markdown", "numpy", "platformdirs", "pyclipper", "pydantic",
    "pydantic_core", "pymupdf_fonts", "pypdfium2", "rich", "tqdm", "typer", "uharfbuzz", "yaml",
}  # fmt: skip
"""What a page does not have: no module of ours with one of these at its top is packed."""
APART = frozenset({"fontTools.subset"})
"""What is packed only where it is asked for, of packages that are everywhere."""
OF_STUDIO = frozenset({"yaml", "PIL.ImageColor"})
"""What a page has once a card is made there, and not before: of Pillow the names of colours, in brought drawings."""
COMES_BY_ITSELF = {"uharfbuzz", "pydantic_core"}
OF_OWN = frozenset({"pydantic", "yaml", "PIL.ImageColor", "budoux", "fontTools.subset"})
"""What it has where people's own tables are read, and fonts: Pillow's names of colours need nothing else of it."""
CORE = (
    *("page", "rules_checker.judging.insight_told", "rules_checker.judging.right_size", "rules_checker.judging.report"),
    *("rules_checker.games.*.deck", "cards.decks.qr", "cards.decks.lists.*", "cards.language.grammar.*"),
    "cards.model.*",  # the records that the store holds, whether or not a module names them
)
PLAY = (
    *(
        "rules_checker.play.page.*",
        "rules_checker.lab.versus",
        "rules_checker.lab.tried",
        "rules_checker.games.*.engine",
    ),
    *("rules_checker.games.*.bots", "rules_checker.games.*.aims", "rules_checker.games.*.prepared"),
)
TOURNAMENT = ("rules_checker.tournament.door",)
PRINT = (
    *("generator.request", "generator.accessories.*", "bidi.algorithm"),
    *("pyphen.dictionaries", "importlib.readers", "importlib.resources.readers", "importlib.resources._adapters"),
    *("reportlab.lib.fonts", "reportlab.lib.pagesizes", "reportlab.lib.units"),
    *("reportlab.rl_settings", "reportlab.pdfbase._fontdata_*"),  # imported by names made when they run
)
STUDIO = ("generator.studio.door", "generator.studio.row", "cards.studio.*")
OWN = (
    *("generator.own.door", "pydantic._internal.*", "pydantic.fields", "pydantic.types", "pydantic.type_adapter"),
    *("pydantic.dataclasses", "pydantic.functional_validators", "pydantic.functional_serializers"),
    *("pydantic.json_schema", "pydantic.config", "pydantic.errors", "pydantic.networks", "pydantic.root_model"),
    *("pydantic.main", "pydantic.plugin._loader", "pydantic.plugin._schema_validator"),
    "_sysconfigdata__emscripten_wasm32-emscripten",  # which `zoneinfo` looks for
    *("fontTools.cffLib.*", "fontTools.agl", "fontTools.encodings.StandardEncoding"),
    "fontTools.ttLib.tables.*",  # what subsets fonts takes a table that is missing for any other
    *("fontTools.pens.boundsPen", "fontTools.ttLib.standardGlyphOrder", "fontTools.ttLib.ttVisitor"),
    *("fontTools.misc.visitor", "fontTools.misc.lazyTools", "fontTools.feaLib.lookupDebugInfo"),
    *("encodings.mac_roman", "encodings.utf_32_be"),  # of fonts' names and letters
)
DYNAMIC = (
    *("encodings.utf_8_sig", "encodings.utf_16", "encodings.utf_16_be", "encodings.utf_16_le", "encodings.latin_1"),
    *("encodings.cp1252", "encodings.ascii", "encodings.unicode_escape", "encodings.raw_unicode_escape"),
    *("encodings.cp437", "encodings.cp862", "encodings.cp866", "encodings.cp1251", "encodings.cp1255"),
    *("encodings.koi8_r", "encodings.mac_cyrillic", "encodings.iso8859_5"),
    *("importlib.metadata", "zipfile", "shutil", "tempfile", "html.entities", "xml.etree.ElementTree"),
    *("rapidfuzz.fuzz_py", "rapidfuzz.process_py", "rapidfuzz.utils_py", "rapidfuzz.distance.*"),
)
"""What is imported by a name that is only known when it runs."""
UNUSED = frozenset(
    {"doctest", "pdb", "_pydatetime", "asyncio.windows_events", "asyncio.windows_utils", "asyncio.proactor_events"}
)
"""What some modules name, and no page uses: what tests and debugs them in a terminal, what stands in for a module in C
that is there, what only Windows has.
"""
DATA = {
    "core": (
        "cards/**/*.pyi", "rules_checker/**/*.pyi", "cards/locale/*.ftl", "cards/decks/locale/*.ftl",
        "cards/decks/words/*.txt", "rules_checker/locale/*.ftl",
        "rules_checker/games/*/locale/deck-*.ftl", "cards/games/*/locale/*/card-text.ftl", "cards/games/*/game.yaml",
        "cards/games/*/decks/*.yaml",
    ),
    "play": (
        "rules_checker/games/*/locale/[!dt]*.ftl",
        "rules_checker/games/*/bots.yaml", "rules_checker/games/*/table.yaml",
        "rules_checker/games/*/lesson.yaml", "rules_checker/games/*/puzzles.yaml",
    ),
    "print": (
        "generator/**/*.pyi", "generator/locale/*.ftl", "generator/display/icons/*.svg",
        "generator/paper/sheets/*.yaml", "cards/games/*/template.yaml", "cards/games/*/locale/*/aids.yaml",
        "cards/games/*/locale/*/tables.yaml",
    ),
    "studio": ("generator/own/columns.yaml",),
    "own": ("generator/own/*.yaml",),
}  # fmt: skip
"""Files that our modules read; those in YAML are there for their names, as the store has what they say."""
THEIR_DATA = {
    "core": ("babel/global.dat", "babel/locale-data/root.dat", "babel/locale-data/en.dat",
             "babel/locale-data/he.dat", "babel/locale-data/ru.dat"),
    "print": ("pyphen/dictionaries/hyph_ru_RU.dic",),
    "own": ("budoux/models/th.json", "budoux/skip_nodes.json"),
}  # fmt: skip
OF_BABEL = frozenset(
    {
        *("locale_id", "plural_form", "ordinal_form", "number_symbols", "default_numbering_system"),
        *("numbering_systems", "decimal_formats", "percent_formats", "parent_exceptions", "language_aliases"),
    }
)
"""What numbers and their plurals need of Babel's data: days, money, and the names of all places are a twentieth of all
that a reader waits for.
"""
AS_SOURCE = ("bidi/",)
"""What is packed as its authors' licence asks: as its source."""
KEPT = {
    "core": (
        *("game-", "deck-", "lexicon-", "plurals-", "messages-told-", "messages-deck-", "messages-card-text-"),
        *("messages-he-", "messages-ru-", "messages-en-", "names-"),
    ),
    "play": ("lesson-", "puzzles-", "table-", "weights-", "messages-"),
    "own": tuple(f"font-{name}" for name in ("figbi", "notos.", "notosit", "notosbi", "symbol", "math", "music")),
}
"""What of the store is packed where, by the start of its name; all else is needed to print."""
EPOCH = (1980, 1, 1, 0, 0, 0)


class Known:
    """What was made of sources, now or in the run before: a source that is as it was is not looked at again."""

    def __init__(self, file: Path) -> None:
        self.file, self.now = file, {}
        self.before: dict[str, bytes] = {}
        with suppress(FileNotFoundError, zipfile.BadZipFile), zipfile.ZipFile(file) as kept:
            self.before = {name: kept.read(name) for name in kept.namelist()}

    def of(self, what: str, source: bytes, make: Callable[[], bytes]) -> bytes:
        """What `make` makes of a source, or made of the same."""
        key = blake2b(f"{what}\0".encode() + source, digest_size=16).hexdigest()
        if key not in self.now:
            self.now[key] = self.before[key] if key in self.before else make()
        return self.now[key]

    def keep(self) -> None:
        """Keep what was asked for in this run, whole or not at all."""
        fresh = self.file.with_suffix(".fresh")
        with zipfile.ZipFile(fresh, "w") as kept:
            for key, made in self.now.items():
                kept.writestr(key, made)
        fresh.replace(self.file)


class ModuleLibrary:
    """Sources of modules: Python's own in the zip that Pyodide has, packages in folders; each is looked at once.

    Of what is `ABSENT`, it has `more`.
    """

    def __init__(self, known: Known, more: frozenset[str] = frozenset()) -> None:
        self.known, self.absent, self.more = known, (ABSENT | APART) - more, more
        self.std = zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip")))
        self.std_names = set(self.std.namelist())
        self.find, self.uses, self.door = cache(self._find), cache(self._uses), cache(self._door)
        self.listed = cache(_listed)  # to ask for each file takes an eighth of all the time

    def _find(self, module: str) -> tuple[str, str, bytes] | None:
        """Where a module is (`std` or `ours` or `theirs`), its file there, and its source; None if it has no source."""
        stem = module.replace(".", "/")
        for name in (f"{stem}/__init__.py", f"{stem}.py"):
            for place, root in self._roots(module):
                folder, _, file = f"{root}/{name}".rpartition("/")
                if file in self.listed(folder):
                    return place, name, (root / name).read_bytes()
            if name in self.std_names:
                return "std", name, self.std.read(name)
        return None

    def matching(self, pattern: str) -> list[str]:
        """The modules that a pattern such as `cards.decks.*` names."""
        if "*" not in pattern:
            return [pattern]
        found = {
            ".".join(path.relative_to(root).with_suffix("").parts)
            for _, root in self._roots(pattern)
            for path in root.glob(f"{pattern.replace('.', '/')}.py")
        }
        return sorted(name.removesuffix(".__init__") for name in found)

    def _roots(self, module: str) -> list[tuple[str, Path]]:
        if module == "page":
            return [("ours", REPO / "site/runtime")]
        if module.partition(".")[0] in OURS:
            return [("ours", REPO)]
        above = {module.partition(".")[0], ".".join(module.split(".")[:2])}
        there = module in self.more or self.absent.isdisjoint(above)
        return [("theirs", STUBS), *([("theirs", VENV)] if there else [])]

    def _door(self, package: str) -> dict[str, str]:
        """The module behind each name of a package of ours: its `__init__.pyi` says so."""
        stub = REPO / package.replace(".", "/") / "__init__.pyi"
        if package.partition(".")[0] not in OURS or not stub.is_file():
            return {}
        tree = ast.parse(stub.read_text())
        behind = [(node, alias) for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names]
        return {alias.asname or alias.name: f"{package}.{node.module}" for node, alias in behind}

    def _uses(self, module: str) -> list[str] | None:
        """What a module imports, and names that may be modules; None if there is none or a page cannot have it."""
        if (source := self.find(module)) is None:
            return None
        place, name, text = source
        deep = module.startswith(("pyodide", "_pyodide")) or (place == "ours" and module != "page")
        found = self.known.of(f"imports {name} {deep}", text, lambda: imported(text, module, name, deep))
        at_top, told = json.loads(found)
        if place == "ours" and not (self.absent - COMES_BY_ITSELF).isdisjoint(at_top):
            return None
        return [one for base, name in told for one in (base, name and f"{base}.{name}", self.door(base).get(name, ""))]


def _listed(folder: str) -> frozenset[str]:
    """The names of what is in a folder; none if there is none."""
    with suppress(OSError):
        return frozenset(path.name for path in Path(folder).iterdir())
    return frozenset()


def imported(source: bytes, module: str, file: str, deep: bool) -> bytes:
    """The packages that a module needs to be loaded, and what all its imports name, in functions too if `deep`: JSON.

    What is named is pairs of a module and the name in it, which is empty if it is the module itself.
    """
    tree, is_package = ast.parse(source), file.endswith("__init__.py")
    at_top = [base.partition(".")[0] for one in imports(tree, False) for base, _ in named(one, module, is_package)]
    told = [one for node in imports(tree, deep) for one in named(node, module, is_package)]
    return json.dumps([at_top, told]).encode()


def imports(tree: ast.AST, deep: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports in a module: at its top, or `deep` in its functions too; never those for type checkers alone."""
    parts = ("body", "handlers", "orelse", "finalbody", "cases")  # in an expression nothing is imported
    for node in (node for part in parts for node in getattr(tree, part, ())):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in (
            getattr(node.test, "id", ""),
            getattr(node.test, "attr", ""),
        ):
            yield from (found for other in node.orelse for found in imports(ast.Module([other], []), deep))
        elif deep or not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from imports(node, deep)


def named(node: ast.Import | ast.ImportFrom, module: str, is_package: bool) -> Iterator[tuple[str, str]]:
    """What an import names: (module, name in it), the name empty if it is the module itself."""
    if isinstance(node, ast.Import):
        yield from ((alias.name, "") for alias in node.names)
        return
    base = node.module or ""
    if node.level:
        parts = module.split(".")
        parts = parts[: len(parts) - node.level + is_package]
        base = ".".join([*parts, *([node.module] if node.module else [])])
    yield from ((base, alias.name) for alias in node.names)


def follow(library: ModuleLibrary, roots: list[str]) -> dict[str, tuple[str, str, bytes]]:
    """Every module that these use, themselves included, by name."""
    found: dict[str, tuple[str, str, bytes]] = {}
    left, seen = list(roots), {""}
    while left:
        if (module := left.pop()) in seen or module in UNUSED:
            continue
        seen.add(module)
        left.append(module.rpartition(".")[0])
        if (uses := library.uses(module)) is not None:
            found[module] = library.find(module)
            left += uses
    return found


def compiled(source: bytes, name: str) -> bytes:
    """The bytecode of a module as a file, never compared with a source: without docstrings, asserts and the table of
    lines, so a traceback names functions alone.
    """
    code = _without_lines(compile(source, name, "exec", dont_inherit=True, optimize=2))
    return MAGIC_NUMBER + (0b01).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def _without_lines(code: CodeType) -> CodeType:
    """The same code, and that of all functions in it, without the table of lines."""
    inside = (_without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(inside))


def write(name: str, files: dict[str, bytes]) -> None:
    """Write an archive; the same files give the same bytes. It is deflated as a whole later, which makes it smaller."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for file, data in sorted(files.items()):
            info = zipfile.ZipInfo(file, EPOCH)
            info.external_attr = 0o644 << 16
            archive.writestr(info, data)
    (OUT / f"{name}.zip").write_bytes(packed.getvalue())


def theirs(name: str) -> bytes:
    """A file of others' data as a page gets it."""
    data = (VENV / name).read_bytes()
    if not name.startswith("babel/"):
        return data
    told = pickle.loads(data)  # noqa: S301 - the installed package's own, which Babel itself loads so
    return pickle.dumps({of: value for of, value in told.items() if of in OF_BABEL}, 4)


def pack() -> None:
    """Write all archives."""
    sys.path.append(str(VENV))  # Babel's data has objects of its own in it
    known = Known(KNOWN / "sources.zip")
    library = ModuleLibrary(known)
    booted = [name for name in sys.modules if library.find(name)]
    roots = {
        part: [name for pattern in patterns for name in library.matching(pattern)]
        for part, patterns in {
            "core": (*CORE, *DYNAMIC),
            "play": PLAY,
            "tournament": TOURNAMENT,
            "print": PRINT,
        }.items()
    }
    modules = {"core": follow(library, [*booted, *roots["core"]])}
    for part in ("play", "tournament", "print"):
        modules[part] = {n: s for n, s in follow(library, roots[part]).items() if n not in modules["core"]}
    for part, pattern, more in (("studio", STUDIO, OF_STUDIO), ("own", OWN, OF_OWN)):
        reads = ModuleLibrary(known, more)
        found = follow(reads, [name for one in pattern for name in reads.matching(one)])
        modules[part] = {n: s for n, s in found.items() if n not in modules["core"] | modules["print"]}
    files: dict[str, dict[str, bytes]] = {part: {} for part in ("std", *modules)}
    at_once = {name.partition(".")[0] for name, (place, _, _) in modules["core"].items() if place == "std"}
    for part, found in modules.items():
        for module, (place, name, source) in found.items():
            if name.startswith(AS_SOURCE):
                files[part][name] = source
            else:
                code = known.of(f"compiled {name}", source, partial(compiled, source, name))
                std = place == "std" and module.partition(".")[0] in at_once  # a package is in one place
                files["std" if std else part][f"{name}c"] = code
    for part in modules:
        files[part] |= {
            str(p.relative_to(REPO)): p.read_bytes() for pattern in DATA.get(part, ()) for p in REPO.glob(pattern)
        }
        files[part] |= {name: theirs(name) for name in THEIR_DATA.get(part, ())}
    for path in sorted(STORE.glob("store/*.pickle")):
        if path.name.startswith("faces-"):
            continue
        if path.name.startswith(("drawings-", "figures-")):
            write(path.stem, {f"store/{path.name}": path.read_bytes()})
            continue
        part = next((part for part, starts in KEPT.items() if path.name.startswith(starts)), "print")
        files[part][f"store/{path.name}"] = path.read_bytes()
    for part, contents in files.items():
        write(part, contents)
    known.keep()


if __name__ == "__main__":
    gc.disable()  # to look for what is no longer used takes a tenth of the time
    pack()
