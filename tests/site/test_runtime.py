"""Fitil's own Python in a reader's page: what it says and prints there is what the command line says and prints."""

import ast
import json
import os
import random
import shutil
import subprocess
import sys
import sysconfig
import zlib
from base64 import b64decode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from importlib.metadata import version
from io import BytesIO
from pathlib import Path
from threading import Barrier, BrokenBarrierError, Thread
from types import ModuleType
from typing import Any
from zipfile import ZipFile

import pytest

from cards import load_deck, load_game, starter_refs
from cards.decks.files.decoding import MIXED_UP, PAGES
from cards.languages import LANGS, SPOKEN
from generator.accessories.request import BoxRequest, RegistrationRequest, make_boxes, make_sheets
from generator.paper import sheet_names
from generator.request import PrintRequest, carry_out
from rules_checker.judging.judged import judge, judged_row
from rules_checker.judging.verdicts import told_verdict
from tests.site.conftest import ROOT, load

DECKS = int(os.environ.get("FITIL_PARITY_DECKS", "150"))
"""How many decks are checked in both places; `make parity` checks 500, and prints each sheet with whole decks."""
STYLES = {"full": "colour", "grey": "colour", "saver": "lines"}
POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'"
IN_WORKER = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
WHOLE = (("he", ["deckbattle"], {"sheet": "a4"}), ("ru", [], {"game": "cosmic", "tables": True}))
START = """async address => {
  window.policy = []
  addEventListener("securitypolicyviolation", event => policy.push(event.violatedDirective))
  window.worker = new Worker(address, {type: "module"})
  window.said = {}
  let asked = 0
  worker.addEventListener("message", ({data}) => { data.id === undefined ? said.state?.(data) : said[data.id]?.(data) })
  window.ask = (what, args, more) => new Promise(told => {
    const id = ++asked
    said[id] = told
    worker.postMessage({id, what, args, ...more})
  })
  window.base64 = bytes => { let s = ""; for (const b of bytes) s += String.fromCharCode(b); return btoa(s) }
  return new Promise(told => { said.state = data => data.state === "loading" || told(data) })
}"""


@pytest.fixture(scope="module")
def assembler() -> ModuleType:
    return load("runtime/assemble.py")


def test_a_page_is_filled_anew_when_a_text_changes(assembler: ModuleType) -> None:
    """Every file of messages that the store keeps as parsed is one that its stamp is made of."""
    parsed = {
        str(path) for package in ("cards", "generator", "rules_checker") for path in ROOT.glob(f"{package}/**/*.ftl")
    }
    assert parsed
    assert parsed <= set(assembler.stored())


@pytest.fixture(scope="module")
def runtime(assembler: ModuleType) -> Path:
    found: Path = assembler.assemble()
    return found


@pytest.fixture(scope="module")
def host(builder: ModuleType, runtime: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A host that sends a strict policy with every file, the worker's own with its; the runtime is in a sub-path."""
    root = tmp_path_factory.mktemp("host")
    (root / "below").mkdir()
    (root / "below" / "runtime").symlink_to(runtime)
    (root / "below" / "index.html").write_text("<!doctype html><title>x</title>")

    class Strict(builder.Handler):
        def end_headers(self) -> None:
            self.send_header("Content-Security-Policy", IN_WORKER if "/runtime/" in self.path else POLICY)
            super().end_headers()

    Strict.extensions_map = {**Strict.extensions_map, ".mjs": "text/javascript"}
    with builder.Server(("127.0.0.1", 0), partial(Strict, directory=str(root))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/below/"
        server.shutdown()


@pytest.fixture(scope="module")
def page(browser: Any, host: str) -> Iterator[Any]:
    """A page whose worker is ready; nothing but this host was asked for anything."""
    from tests.browser import patience_ms

    made = browser.new_context()
    made.set_default_timeout(patience_ms())
    asked: list[str] = []
    made.on("request", lambda request: asked.append(request.url))
    opened = made.new_page()
    opened.goto(host)
    assert opened.evaluate(START, f"{host}runtime/worker.js") == {"state": "ready"}
    yield opened
    own = host, f"blob:{host.removesuffix('below/')}"
    assert [url for url in asked if not url.startswith(own)] == []
    assert opened.evaluate("policy") == []
    made.close()


def lists(number: int) -> Iterator[tuple[str, str]]:
    """Deck lists, each with the language to answer in: starter decks in another order, most of them changed.

    Some have other cards or counts, two heroes or none; some have names with a slip.
    """
    dice = random.Random(8)
    starters = [load_deck(ref) for ref in starter_refs()]
    for at in range(number):
        lang, deck = dice.choice(LANGS), dice.choice(starters)
        game = load_game(deck.game)
        cards = [[copies, game.words[lang][card_id].name] for card_id, copies in deck.cards.items()]
        cards += [[1, game.words[lang][card_id].name] for card_id in deck.apart]
        dice.shuffle(cards)
        for _ in range(dice.choice((0, 0, 1, 1, 2, 5))):
            other = game.words[lang][dice.choice([*game.cards])].name
            dice.choice(cards)[:] = dice.choice(
                ([dice.randint(1, 5), other], [dice.randint(0, 5), dice.choice(cards)[1]])
            )
        lines = [f"{copies} {name}" for copies, name in cards]
        if at % 6 == 0:
            place = dice.randrange(len(lines))
            spelt = list(lines[place])
            spelt[dice.randrange(2, len(spelt))] = dice.choice("жש7 x")
            lines[place] = "".join(spelt)
        yield "\n".join(lines), SPOKEN[at % len(SPOKEN)]


def test_verdicts_are_the_command_lines(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    asked = list(lists(DECKS))
    asked += [
        ("", "ru"),
        ("{", "he"),
        ("<a/>", "ru"),
        ("x" * 3_000_000, "he"),
        ("3 \u202eбомба", "ru"),
        ("name,count\nx,1", "en"),
    ]
    wanted = []
    for text, lang in asked:
        Path("mine.txt").write_text(text, encoding="utf-8")
        wanted.append(judged_row(judge("mine.txt"), lang))
    told = page.evaluate(
        """async asked => {
          const told = []
          for (const [text, lang] of asked)
            told.push((await ask("check", {decks: [{name: "mine.txt", text}], lang})).out.rows[0])
          return JSON.stringify(told)
        }""",
        asked,
    )
    for one, other in zip(json.loads(told), json.loads(json.dumps(wanted)), strict=True):
        assert one == other
    assert {row["status"] for row in wanted} == {"legal", "illegal", "unreadable"}


def test_what_is_printed_is_the_command_lines_byte_for_byte(page, tmp_path, monkeypatch):
    """Every sheet in one of the languages, every ink, both languages, aids, and tokens."""
    monkeypatch.chdir(tmp_path)
    game = load_game("boombit")
    few = [card.id for card in game.cards.values() if card.type != "hero"][:: len(game.cards) // 5]
    deck = "\n".join(["Hero: " + next(card.id for card in game.cards.values() if card.type == "hero"), *few])
    jobs: list[tuple[str, dict[str, Any]]] = [
        (lang, {"tokens": True, "game": game.id, "decks": False})
        for lang in LANGS  # first, as no pictures are loaded for them
    ]
    jobs += [
        (LANGS[at % 2], {"sheet": name, "ink": ("full", "grey", "saver")[at % 3]})
        for at, name in enumerate(sheet_names())
    ]
    for lang, other in (LANGS, LANGS[::-1]):
        jobs += [(lang, {"second": other, "aids": True, "fill": ["spares"], "marks": "lines", "paper": "a3"})]
    for lang, options in jobs:
        decks = [] if options.pop("decks", True) is False else [{"name": "mine.txt", "text": deck}]
        for one in decks:
            Path(one["name"]).write_text(one["text"], encoding="utf-8")
        typed = ["print", "mine.txt", "--lang", lang]
        done = carry_out(PrintRequest(decks=[d["name"] for d in decks], lang=lang, typed=typed, **options)).printed
        told = page.evaluate(
            """async ([args, more]) => {
              const {out, files, error} = await ask("print", args, more)
              const [[name, bytes]] = Object.entries(files ?? {"": []})
              return {...out, error, name, bytes: base64(bytes)}
            }""",
            [
                {"decks": decks, "lang": lang, "options": {**options, "typed": typed}},
                {"parts": [f"drawings-{game.id}-{STYLES[options.get('ink', 'full')]}"] if decks else []},
            ],
        )
        assert told["error"] is None, (lang, options)
        assert done.path and told["name"] == done.path.name
        assert (told["cards"], told["pages"], told["findings"]) == (
            done.cards,
            done.pages,
            list(map(str, done.findings)),
        )
        assert b64decode(told["bytes"]) == done.path.read_bytes(), (lang, options)


@pytest.mark.parametrize(("lang", "named", "options"), WHOLE)
def test_what_ships_with_a_game_is_the_command_lines_byte_for_byte(page, lang, named, options, tmp_path, monkeypatch):
    """A whole game with its cover, and what lies on the table beside its cards."""
    monkeypatch.chdir(tmp_path)
    typed = ["print", *named]
    done = carry_out(PrintRequest(decks=named, lang=lang, typed=typed, **options)).printed
    args = {"decks": [], "named": named, "lang": lang, "options": {**options, "typed": typed}}
    told = page.evaluate(
        """async ([args, part]) => {
          const {out, files, error} = await ask("print", args, {parts: [part]})
          return {...out, error, files: Object.entries(files ?? {}).map(([name, bytes]) => [name, base64(bytes)])}
        }""",
        [args, f"drawings-{(*named, options.get('game'))[0]}-colour"],
    )
    assert (told["error"], told.get("wrong")) == (None, None)
    assert [(name, b64decode(made)) for name, made in told["files"]] == [(done.path.name, done.path.read_bytes())]


@pytest.mark.parametrize("lang", LANGS)
def test_boxes_and_registration_sheets_are_the_command_lines_byte_for_byte(page, lang, tmp_path, monkeypatch):
    """Of a legal deck, and of one that is not; in sleeves or not; with a code that opens the site's workshop."""
    monkeypatch.chdir(tmp_path)
    whole, small = "\n".join(f"{n} {c}" for c, n in load_deck("boombit/mekha").cards.items()), "3 cow\n9 robot"
    site = "https://fitil.example/"
    jobs = [
        ("box", f"Hero: doctor-nut\n{whole}", {}),
        ("box", "Hero: bruiser\n3 cow", {"sleeved": True, "paper": "a3"}),
    ]
    jobs += [("box", small, {}), ("registration", small, {"site": site, "only_list": True, "paper": "letter"})]
    jobs += [("registration", f"Hero: bruiser\n{whole}", {"site": site})]
    for kind, text, options in jobs:
        Path("mine.txt").write_text(text)
        typed = [kind, "mine.txt", "--lang", lang]
        if kind == "box":
            path = make_boxes(BoxRequest(deck="mine.txt", lang=lang, typed=typed, **options)).path
        else:
            path = make_sheets(
                RegistrationRequest(decks=["mine.txt"], lang=lang, typed=typed, **options), told_verdict
            ).path
        told = page.evaluate(
            """async ([what, args, parts]) => {
              const {out, files, error} = await ask(what, args, {parts})
              return {...out, error, files: Object.entries(files ?? {}).map(([name, bytes]) => [name, base64(bytes)])}
            }""",
            [
                kind,
                {"decks": [{"name": "mine.txt", "text": text}], "lang": lang, "options": {**options, "typed": typed}},
                ["drawings-boombit-colour"] if kind == "box" else [],
            ],
        )
        assert (told["error"], told.get("wrong")) == (None, None)
        ((name, made),) = told["files"]
        assert path and name == path.name
        assert b64decode(made) == path.read_bytes(), (kind, options)


def test_a_print_that_cannot_be_is_told_in_the_readers_language(page):
    args = {"decks": [{"name": "a.txt", "text": "3 бомбаа"}], "lang": "ru", "options": {}}
    told = page.evaluate("async args => ask('print', args)", args)
    assert "бомбаа" in told["out"]["wrong"]
    assert told["files"] == {}


def opened(runtime: Path, name: str) -> ZipFile:
    return ZipFile(BytesIO(zlib.decompress((runtime / f"{name}.zip.z").read_bytes())))


def test_no_module_that_a_page_gets_of_others_loads_what_a_page_has_not(runtime: Path) -> None:
    """One that is packed may be loaded late, by a sentence that few decks need."""
    pack, packages = load("runtime/pack.py"), Path(sysconfig.get_path("purelib"))
    absent = pack.ABSENT - pack.COMES_BY_ITSELF - {path.name for path in (ROOT / "site/runtime/stubs").iterdir()}
    sources = {
        source
        for part in ("core", "play", "tournament", "print")
        for name in opened(runtime, part).namelist()
        if name.endswith(".pyc") and (source := packages / name.removesuffix("c")).is_file()
    }
    assert len(sources) > 100
    at_once = {
        (source.relative_to(packages).as_posix(), name)
        for source in sources
        for line in ast.parse(source.read_bytes()).body  # not what stands within `try`
        if isinstance(line, (ast.Import, ast.ImportFrom)) and not getattr(line, "level", 0)
        for name in [getattr(line, "module", None) or line.names[0].name]
    }
    assert {(source, name) for source, name in at_once if name.partition(".")[0] in absent} == set()


NUMBERS = """
import json
from babel import Locale
from babel.numbers import format_decimal, format_percent
told = {}
for lang in %r:
    locale = Locale.parse(lang)
    plurals = [locale.plural_form(n) for n in (*range(201), 1000000, .5, 1.5, 21.1)]
    numbers = [write(n, locale=lang) for write in (format_decimal, format_percent) for n in (.125, -7, 12345.678)]
    told[lang] = plurals, numbers
print(json.dumps(told))
"""


def test_numbers_and_plurals_are_in_a_page_what_they_are_here(runtime: Path, tmp_path: Path) -> None:
    """Though it gets hardly any of Babel's data."""
    packages, packed = Path(sysconfig.get_path("purelib")), opened(runtime, "core")
    shutil.copytree(packages / "babel", tmp_path / "babel", ignore=shutil.ignore_patterns("*.dat"))
    data = [name for name in packed.namelist() if name.startswith("babel/") and name.endswith(".dat")]
    packed.extractall(tmp_path, data)
    assert sum((tmp_path / name).stat().st_size for name in data) < 40_000
    here, there = (
        subprocess.run(
            [sys.executable, "-c", NUMBERS % (SPOKEN,)],
            env=os.environ | {"PYTHONPATH": str(path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for path in (packages, tmp_path)
    )
    assert json.loads(there) == json.loads(here)


def test_the_first_visit_is_small_and_tells_nothing_of_who_built_it(assembler, runtime):
    facts = assembler.facts(runtime)
    assert facts["to_check"] < 6_750_000
    assert facts["to_print"] < 5_000_000
    assert facts["to_own"] < 5_000_000
    archives = [ZipFile(BytesIO(zlib.decompress(path.read_bytes()))) for path in runtime.glob("*.zip.z")]
    assert len(archives) > 5
    for archive in archives:
        assert not [name for name in archive.namelist() if str(ROOT).encode() in archive.read(name)]


def test_what_is_compiled_for_a_page_is_of_the_version_that_the_commands_run_with(assembler):
    pins = assembler.read_yaml(assembler.HERE / "pins.yaml").data
    assert {name: pins[name]["version"] for name in ("uharfbuzz", "pydantic_core")} == {
        name: version(name) for name in ("uharfbuzz", "pydantic_core")
    }


def test_what_the_store_is_made_of_has_every_file_that_an_engine_reads(assembler, monkeypatch):
    """Or a lesson that was mended would be the old one in the page."""
    kept: list[str] = []
    monkeypatch.setattr(assembler, "key_of", lambda files, **_: kept.extend(map(str, files)) or "k")
    assembler._stamp()
    games = ROOT / "rules_checker" / "games"
    assert {str(path) for path in games.rglob("*.yaml")} <= set(kept)


def test_two_builds_at_once_assemble_it_once(assembler, tmp_path, monkeypatch):
    made, both = [], Barrier(2)

    def make(folder, name, drawn):
        made.append(name)
        with suppress(BrokenBarrierError):  # nobody else comes
            both.wait(timeout=0.2)

    monkeypatch.setattr(assembler, "_make", make)
    monkeypatch.setattr(assembler, "_key", lambda: "k" * 16)
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path))
    with ThreadPoolExecutor(2) as pool:
        one, other = (pool.submit(assembler.assemble) for _ in range(2))
        assert one.result() == other.result()
    assert made == ["k" * 16]


def test_where_webassembly_is_forbidden_the_worker_says_so(context, host, assembler):
    page = context().new_page()
    page.route("**/worker.js", _without_wasm)
    page.goto(host)
    assert page.evaluate(START, f"{host}runtime/worker.js")["state"] == "missing"


def _without_wasm(route: Any) -> None:
    found = route.fetch()
    route.fulfill(response=found, headers={**found.headers, "content-security-policy": POLICY})


def test_every_code_page_in_which_lists_are_looked_for_goes_with_the_pages() -> None:
    packed = load("runtime/pack.py").DYNAMIC
    pages = {*PAGES, *(page for pair in MIXED_UP for page in pair)} - {"utf-8"}  # which Python always has
    assert {f"encodings.{page.replace('-', '_')}" for page in pages} <= {*packed}
