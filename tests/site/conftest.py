"""The site, built once and served on this machine, and its pages as parsed HTML.

All xdist workers share one build, made under a lock by the first that needs it.
"""

from __future__ import annotations

import fcntl
import importlib.util
import json
import os
import re
import shutil
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from threading import Event, Thread
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser import NOTED, patience_ms

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[2]
FRAMED = ("cards", "teams", "pairs", "decks")
"""The folders of the pages that share a frame."""
BARE = re.compile(r"(?<=[\w-])=([^\s\"'<>=]+)(?=\s[^<>]*>|>)")
"""A value in a tag that is in no quotation marks."""
VOID = frozenset({"base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr", "path", "circle"})


KNOWN = """fetch("game.json.z").then(({body}) =>
  new Response(body.pipeThrough(new DecompressionStream("deflate"))).json())"""
"""A script's promise of what the scripts of its page know of their game."""


def inflated(file: Path) -> Any:
    """What is in a file of JSON that lies deflated."""
    return json.loads(zlib.decompress(file.read_bytes()))


@dataclass
class Element:
    """An element: tag, attributes, all text inside it, and the elements around it, innermost last."""

    tag: str
    attrs: dict[str, str]
    around: tuple[Element, ...] = field(repr=False)  # or a failed assertion would print them all for each
    text: str = field(default="", repr=False)

    def has(self, name: str) -> bool:
        return name in self.attrs.get("class", "").split()


@dataclass
class Html(HTMLParser):
    """A page's elements in order, and its texts with the elements around each."""

    elements: list[Element] = field(default_factory=list, repr=False)
    texts: list[tuple[str, tuple[Element, ...]]] = field(default_factory=list, repr=False)
    _open: list[Element] = field(default_factory=list, repr=False)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {key: value or "" for key, value in attrs}, tuple(self._open))
        self.elements.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_endtag(self, tag: str) -> None:
        while tag in [element.tag for element in self._open]:
            if self._open.pop().tag == tag:
                break

    def handle_data(self, data: str) -> None:
        self.texts.append((data, tuple(self._open)))
        for element in self._open:
            element.text += data.replace("\u00a0", " ")  # for a reader, a no-break space is a space

    def all(self, tag: str = "", cls: str = "") -> list[Element]:
        return [e for e in self.elements if (not tag or e.tag == tag) and (not cls or e.has(cls))]

    @cached_property  # every link to the page asks for them
    def ids(self) -> list[str]:
        return [e.attrs["id"] for e in self.elements if e.attrs.get("id")]


class Pages(Mapping[str, Html]):
    """Pages by their paths, each read when it is asked for: who only needs to know which there are reads none."""

    def __init__(self, site: Path, names: Iterable[str]) -> None:
        self._files = {name: site / name for name in names}
        self._read: dict[str, Html] = {}

    def __getitem__(self, name: str) -> Html:
        if name not in self._read:
            html = Html()
            html.feed(self._files[name].read_text(encoding="utf-8"))
            self._read[name] = html
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)

    def __contains__(self, name: object) -> bool:
        return name in self._files

    def size(self, name: str) -> int:
        """The bytes of a page."""
        return self._files[name].stat().st_size


def load(path: str) -> ModuleType:
    """Load a module of `site/` by its path, as the command line and mkdocs do."""
    file = ROOT / "site" / path
    inside = [str(file)] if file.is_dir() else None
    name = f"fitil_site_{Path(path).stem}"
    spec = importlib.util.spec_from_file_location(
        name, file / "__init__.py" if inside else file, submodule_search_locations=inside
    )
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def builder() -> ModuleType:
    return load("building")


@pytest.fixture(scope="session")
def checker() -> ModuleType:
    return load("check")


@pytest.fixture(scope="session")
def stamper() -> ModuleType:
    return load("agree.py")


@pytest.fixture(scope="session")
def hook() -> Callable[..., ModuleType]:
    """Import a module of the build's hooks by its name, such as `text.ties`; without one, the package itself."""
    package = load("hooks")
    return lambda name="": import_module(f"{package.__name__}.{name}") if name else package


@pytest.fixture
def pages_copy(tmp_path: Path) -> Path:
    """A copy of the pages for tests to change, as the folder `site`."""
    folder = tmp_path / "site"
    for lang in ("he", "ru"):
        shutil.copytree(ROOT / "site" / lang, folder / lang)
    shutil.copytree(ROOT / "site" / "pictures", folder / "pictures")
    return folder


@pytest.fixture(scope="session")
def site(builder: ModuleType, pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as it is for readers in `make long`, else with less of what takes long to make."""
    shared = tmp_path_factory.getbasetemp()
    shared = shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared
    out = shared / "site"
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not out.exists():
            builder.build(out, lean=pytestconfig.option.markexpr == "not long")
    return out


@pytest.fixture(scope="session")
def framed(site: Path) -> dict[str, str]:
    """What differs in the pages that share a frame, those of cards, teams and decks: their articles, by path.

    All values are in quotation marks, as in the templates.
    """
    found = {}
    for path in sorted(path for kind in FRAMED for path in site.glob(f"*/*/{kind}/*/index.html")):
        article = re.search(r"<article.*?</article>", path.read_text(encoding="utf-8"), re.DOTALL)
        quoted = BARE.sub(r'="\1"', article[0]) if article else ""
        found[path.relative_to(site).as_posix()] = quoted
    return found


@pytest.fixture(scope="session")
def pages(site: Path, framed: dict[str, str]) -> Pages:
    """Every page by its path in the site, such as `he/boombit/index.html`.

    Of the pages that share a frame there is one of each kind and game, that of which most is said.
    """
    alike: dict[str, list[str]] = {}
    for path in framed:
        alike.setdefault(path.split("/", 1)[1].rsplit("/", 2)[0], []).append(path.split("/", 1)[1])
    most = {max(paths, key=lambda path: (len(framed[f"he/{path}"]), path)) for paths in alike.values()}
    names = [path.relative_to(site).as_posix() for path in sorted(site.rglob("*.html"))]
    return Pages(site, (name for name in names if name not in framed or name.split("/", 1)[1] in most))


@pytest.fixture(scope="session")
def read_pages(pages: Pages) -> list[str]:
    """The addresses of the pages to be read: all but the root and the 404 pages."""
    return [path.removesuffix("index.html") for path in pages if path.startswith(("he/", "ru/")) and "404" not in path]


@pytest.fixture(scope="session")
def address(builder: ModuleType, site: Path) -> Iterator[str]:
    """The address at which the site is served: under a sub-path, as nothing may rely on being at a host's root."""

    class Below(builder.Handler):
        def parse_request(self) -> bool:
            understood: bool = super().parse_request()
            if understood:
                self.path: str = self.path.removeprefix("/below") if self.path.startswith("/below/") else "/outside"
            return understood

    with builder.Server(("127.0.0.1", 0), partial(Below, directory=str(site))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/below/"
        server.shutdown()


@pytest.fixture
def host(builder: ModuleType, site: Path) -> Iterator[Any]:
    """A server under a sub-path that can go away.

    `instead` is what it answers instead of the site's own files, `held` what it answers only once an event is set.
    """
    instead: dict[str, bytes] = {}
    held: dict[str, Event] = {}

    class Changing(builder.Handler):
        def do_GET(self) -> None:  # noqa: N802 - the name is the base class's
            self.path = self.path.removeprefix("/below")
            if self.path in held:
                held[self.path].wait()
            if self.path in instead:
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(self.path.rstrip("/") + ".html"))
                self.end_headers()
                self.wfile.write(instead[self.path])
            else:
                super().do_GET()

    server = builder.Server(("127.0.0.1", 0), partial(Changing, directory=str(site)))
    Thread(target=server.serve_forever, daemon=True).start()
    server.site, server.instead, server.held = site, instead, held
    server.address = f"http://127.0.0.1:{server.server_port}/below/"
    yield server
    for event in held.values():
        event.set()
    server.shutdown()
    server.server_close()


# --- one running Python for many pages: to start it takes a page seconds ---------------------------------------------

LENDS = """() => {
  const line = new BroadcastChannel("lent")
  let worker = null, state = null
  const started = url => {
    const made = new Worker(url, {type: "module"})
    made.onmessage = ({data: {id, ...told}}) => {
      if (id) line.postMessage({to: id[0], told: {...told, id: id[1]}})
      else if (told.state === "drawing") line.postMessage({told})
      else if (told.state !== "loading") line.postMessage({told: state = told})
    }
    return made
  }
  line.onmessage = ({data: {by, url, question}}) => {
    worker ??= started(url)
    if (question) worker.postMessage({...question, id: [by, question.id]})
    else if (state) line.postMessage({to: by, told: state})
  }
}"""
"""What the page that lends does: it starts the worker that it is first asked for, and hands on what is said to it."""
BORROWS = """;window.Worker = class extends EventTarget {
  #by = crypto.randomUUID()
  #line = new BroadcastChannel("lent")
  constructor(url) {
    super()
    this.#line.onmessage = ({data: {to, told}}) => {
      if (!to || to === this.#by) this.dispatchEvent(new MessageEvent("message", {data: told}))
    }
    this.#line.postMessage({by: this.#by, url: String(url)})
  }
  postMessage(question) {
    this.#line.postMessage({by: this.#by, question})
  }
};"""
"""A script for a page that borrows: what it takes for a worker of its own is that of the page that lends."""
HELD_MS = re.findall(r"HELD_MS = (\d+)", (ROOT / "site/assets/js/play/press.js").read_text(encoding="utf-8"))[0]
SHORT = f""";{{
  const soon = setTimeout
  window.setTimeout = (what, ms, ...more) => ms === {HELD_MS} && !window.holds ? 0 : soon(what, ms, ...more)
}}"""
"""A script for a page: a press is short however long a busy machine takes over it, but for who sets `window.holds`."""


@pytest.fixture(scope="session")
def lender(browser: Browser, address: str, site: Path) -> Iterator[Page]:
    """A page that lends its worker to the others of its context; by itself it keeps nothing."""
    context = browser.new_context()
    context.set_default_timeout(patience_ms())
    page = context.new_page()
    page.goto(f"{address}{min(site.glob('*/*/desk')).relative_to(site).as_posix()}/")
    page.evaluate(LENDS)
    yield page
    context.close()


@pytest.fixture
def borrowing(lender: Page) -> Iterator[Callable[..., Page]]:
    """Open a page, `width` pixels wide, whose Python runs already; nothing is kept from one test to the next."""
    from playwright.sync_api import expect

    expect.set_options(timeout=patience_ms())  # the first such page has Python begin, which takes a busy machine long

    def opened(width: int = 1280, height: int = 800) -> Page:
        page = lender.context.new_page()
        page.set_default_timeout(patience_ms())
        page.set_viewport_size({"width": width, "height": height})
        page.add_init_script(BORROWS + SHORT)
        return page

    yield opened
    for page in lender.context.pages:
        if page is not lender:
            page.close()
    lender.evaluate("localStorage.clear()")


@pytest.fixture
def table(borrowing, address):
    """Open the table of a game in a language, `width` pixels wide, where it has been played before."""
    from playwright.sync_api import expect

    from tests.site.playing import PLAYED

    def opened(lang, game, width=1280, script="", played=PLAYED):
        page = borrowing(width)
        page.emulate_media(reduced_motion="reduce")
        page.add_init_script(NOTED + played + script)
        page.goto(f"{address}{lang}/{game}/play/")
        expect(page.locator(".play__begin")).to_be_visible()
        return page

    return opened


@pytest.fixture
def desk(context, address):
    """Open the desk of a language, `width` pixels wide."""

    def opened(lang, width=1280, script="", **options):
        page = context(width=width, accept_downloads=True, **options).new_page()
        page.add_init_script(NOTED + script)
        page.goto(f"{address}{lang}/boombit/desk/")
        return page

    return opened


@pytest.fixture
def workshop(context, borrowing, address):
    """Open the workshop of a game in a language, `width` pixels wide; with Python of its own, or borrowed."""
    from playwright.sync_api import expect

    def opened(lang, width=1280, script="", *, game="boombit", own=False):
        page = context(width=width).new_page() if own else borrowing(width)
        page.add_init_script(NOTED + script)
        page.goto(f"{address}{lang}/{game}/workshop/")
        expect(page.locator(".workshop__card").first).to_be_visible()
        return page

    return opened
