"""The house is as CONTRIBUTING describes it: its files exist, rooms have one door, imports have no cycle."""

import ast
import re
import tomllib
from collections.abc import Iterator
from graphlib import TopologicalSorter
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
PACKAGES = ("cards", "generator", "rules_checker")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PAGES = [
    ROOT / page
    for page in (
        "CONTRIBUTING.md",
        "cards/MAKING.md",
        "rules_checker/MAKING.md",
        "rules_checker/games/README.md",
        "site/TRANSLATING.md",
    )
]
"""What contributors read: each may have a table of the files that one would not guess."""
GUESS = "Files that one would not guess"
DOORS = sorted(
    ".".join(path.parent.relative_to(ROOT).parts)
    for package in PACKAGES
    for path in ROOT.glob(f"{package}/**/__init__.pyi")
)
MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for name in PACKAGES
    for path in ROOT.glob(f"{name}/**/*.py")
}


def room_of(module: str) -> str:
    """The folder directly under its package that a module is in; the package itself for a module outside any room."""
    package, *inner = module.split(".")
    return f"{package}.{inner[0]}" if inner and (ROOT / package / inner[0]).is_dir() else package


def homes(door: str) -> dict[str, str]:
    """The module of each name that a door exports."""
    stub = ROOT.joinpath(*door.split("."), "__init__.pyi")
    lines = ast.parse(stub.read_text(encoding="utf-8")).body
    froms = [line for line in lines if isinstance(line, ast.ImportFrom)]
    return {alias.name: f"{door}.{line.module}" for line in froms for alias in line.names}


HOMES = {door: homes(door) for door in DOORS}


def imports(module: str) -> Iterator[tuple[str, str]]:
    """All imports of our modules in a module: the module as written, and the one that defines the name."""
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, alias.name) for alias in node.names if alias.name in MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] in PACKAGES:
            for alias in node.names:
                home = HOMES.get(node.module, {}).get(alias.name, node.module)
                if home == node.module and f"{home}.{alias.name}" in MODULES:
                    home = f"{home}.{alias.name}"
                yield node.module, home


def test_every_file_that_contributing_names_is_there() -> None:
    tables = [page.read_text(encoding="utf-8").partition(GUESS)[2].partition("\n\n**")[0] for page in PAGES]
    rows = [line for table in tables for line in table.splitlines() if line.startswith("| ") and "`" in line]
    assert 10 <= len(rows) <= 20
    named = [name for row in rows for name in re.findall(r"`([\w./-]+/[\w./-]*)`", row)]
    assert len(named) >= len(rows) - 1
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_each_page_for_contributors_is_short() -> None:
    assert {page.name: len(page.read_bytes()) for page in PAGES if len(page.read_bytes()) > 8192} == {}


def test_every_room_is_in_contributing() -> None:
    rooms = {room_of(module).partition(".")[2] for module in MODULES} - {""}
    assert [room for room in sorted(rooms) if not re.search(rf"\b{room}/", CONTRIBUTING)] == []


CONTRACTS = {
    "rules_checker.engine.options": "what is chosen in all games is called as the thing is: an option `Card` is a card",
    "rules_checker.record.marks": "a scenario's marks are said with their room, as `marks.Pile`",
}
"""The modules whose classes may be called as another module's are, each with the reason."""


def test_no_two_classes_have_one_name() -> None:
    """Outside the games' rooms, whose rooms are the same; a name that begins with an underscore is its module's own."""
    known = {**MODULES, **{str(path.relative_to(ROOT)): path for path in ROOT.glob("site/**/*.py")}}
    where: dict[str, list[str]] = {}
    for module, path in known.items():
        if not module.startswith("rules_checker.games.") and module not in CONTRACTS:
            for name in re.findall(r"^class ([A-Za-z]\w*)", path.read_text(encoding="utf-8"), re.MULTILINE):
                where.setdefault(name, []).append(module)
    assert len(where) > 400
    assert {name: modules for name, modules in where.items() if len(modules) > 1} == {}


def test_few_modules_of_the_generator_are_outside_rooms() -> None:
    assert len([path for path in (ROOT / "generator").glob("*.py") if path.stem != "__init__"]) <= 6


@pytest.mark.parametrize("door", DOORS)
def test_every_name_that_a_door_exports_is_behind_it(door: str) -> None:
    assert sorted(import_module(door).__all__) == sorted(HOMES[door])
    assert [name for name in HOMES[door] if not hasattr(import_module(door), name)] == []


@pytest.mark.parametrize("door", DOORS)
def test_no_exported_name_is_that_of_another_module(door: str) -> None:
    """What is imported first would otherwise decide which of the two the name is."""
    modules = {name: f"{door}.{name}" for name in HOMES[door]}
    assert [name for name, home in HOMES[door].items() if modules[name] in MODULES and home != modules[name]] == []


def test_rooms_are_entered_by_their_doors() -> None:
    """A room's commands are the exception: the program is assembled from the `cli` modules; and makers look inside
    rooms as tests do, since nothing loads them.
    """
    through_walls = [
        f"{module}: {written}"
        for module in MODULES
        for written, _ in imports(module)
        if not room_of(module).endswith(".makers")
        and room_of(written) not in (written, room_of(module), written.partition(".")[0])
        and not written.endswith(".cli")
    ]
    assert through_walls == []


@pytest.mark.parametrize("package", PACKAGES)
def test_no_import_runs_in_a_circle(package: str) -> None:
    inside = [module for module in MODULES if room_of(module).startswith(package)]
    graph = {m: {home for _, home in imports(m) if home in MODULES and home not in DOORS} for m in inside}
    TopologicalSorter(graph).prepare()


LAYERS = sorted((ROOT / "rules_checker" / "games").glob("*/layers.yaml"))


def test_no_state_is_of_any_type() -> None:
    told = {module: path.read_text(encoding="utf-8") for module, path in MODULES.items()}
    assert [module for module, text in told.items() if re.search(r"\bs: Any\b", text)] == []


def test_every_engine_has_the_same_rooms() -> None:
    page = (
        (ROOT / "rules_checker" / "games" / "README.md").read_text(encoding="utf-8").partition("These are a game's")[0]
    )
    rooms = re.findall(r"`([a-z]+)(?:\.py|/)`", page)
    assert len(rooms) > 15
    games = [path.parent for path in LAYERS]
    missing = [
        (game.name, room) for game in games for room in rooms if not [*game.glob(room), *game.glob(f"{room}.py")]
    ]
    assert missing == []


@pytest.mark.parametrize("path", LAYERS, ids=lambda path: path.parent.name)
def test_a_games_modules_import_only_from_floors_below(path: Path) -> None:
    """As its `layers.yaml` has them, folder by folder; what it does not name may be anywhere."""
    game = f"rules_checker.games.{path.parent.name}"
    for folder, floors in yaml.safe_load(path.read_text(encoding="utf-8")).items():
        room = game if folder == "." else f"{game}.{folder}"
        height = {f"{room}.{name}": at for at, floor in enumerate(floors) for name in floor}
        assert [name for name in height if name not in MODULES] == []
        arrows = {
            (tenant(m, room), tenant(home, room)) for m in MODULES if m.startswith(f"{room}.") for _, home in imports(m)
        }
        inside = [(one, other) for one, other in arrows if one in height and other in height and one != other]
        assert len(inside) > len(floors) - 2
        assert [arrow for arrow in sorted(inside) if height[arrow[0]] >= height[arrow[1]]] == []


def tenant(module: str, room: str) -> str:
    """The module or folder directly in a room that a module is, or is in; the module itself if it is elsewhere."""
    return ".".join(module.split(".")[: room.count(".") + 2]) if module.startswith(f"{room}.") else module


def test_what_a_page_lacks_is_what_nothing_that_runs_there_imports() -> None:
    spec = spec_from_file_location("pack", ROOT / "site/runtime/pack.py")
    assert spec and spec.loader
    pack = module_from_spec(spec)
    spec.loader.exec_module(pack)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (forbidden,) = [set(one["forbidden_modules"]) for one in contracts if "reader's page" in one["name"]]
    assert forbidden == pack.ABSENT - pack.COMES_BY_ITSELF


def test_what_is_waited_for_in_a_page_is_a_function() -> None:
    """An expression is evaluated anew at each look, which a page's Content-Security-Policy refuses from the second."""
    waits = [
        (path.name, text)
        for path in ROOT.glob("tests/**/*.py")
        for text in re.findall(r'wait_for_function\(\s*f?"+\s*([^\n]*)', path.read_text(encoding="utf-8"))
    ]
    assert len(waits) > 10
    assert [(name, text) for name, text in waits if not re.match(r"(async )?(\w+|\([^)]*\)) =>", text)] == []


def test_no_test_stops_the_clock_of_a_browser_that_others_borrow() -> None:
    """Playwright's clock is that of all pages of a context, for good; it empties `performance`, too."""
    files = [*(ROOT / "tests" / "site").glob("*.py")]
    assert len(files) > 30
    assert [path.name for path in files if ".clock." in path.read_text(encoding="utf-8")] == []
