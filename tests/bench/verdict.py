"""`make bench`: the site's build from nothing; in a real browser, the first and the second start of the page's Python,
and from a change of a deck in the workshop to the verdict.

The build's processor time is told as a share of a fixed piece of work.

The starts are of a browser that has seen nothing, and of the same one on its next visit; each file comes to it as by a
line of 20 Mbit/s. Cards are added and taken out, heroes chosen, lists of whole decks pasted, verdicts' own buttons
pressed, each a moment after the verdict on the last one. Other work on the machine shows in the figures (on a busy one,
`chrt -r 1` as root keeps it out). Nothing here is asserted.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from threading import Thread
from typing import Any, BinaryIO

from playwright.sync_api import Browser, BrowserType, sync_playwright

from cards import Lang, game_ids, load_deck, load_game, starter_refs
from cards.decks import deck_list
from cards.languages import LANGS
from tests.bench import ratios
from tests.bench.answers import work
from tests.browser import FLAGS, executable, patience_ms
from tests.site.conftest import load

CHANGES = 100
"""Unless the command line asks for others, as `make long` does."""
STARTS = 3
LINE_BIT_S = 20e6
"""Bits a second of each file, on the way to a browser that starts."""
READY = """() => new Promise(told => {
  const Usual = Worker
  const began = performance.now()
  window.Worker = class extends Usual {
    constructor(...of) {
      super(...of)
      this.addEventListener("message", ({data}) => { if (data.state === "ready") told(performance.now() - began) })
    }
  }
  document.querySelector(".workshop__check .md-button").click()
})"""
CHANGE = """async changes => {
  const shown = document.querySelector(".workshop__check"), all = selector => [...document.querySelectorAll(selector)]
  const press = {
    add: card => all(`.workshop__card[data-card="${card}"] button`).at(-1),
    take: at => { const held = all(".workshop__list li"); return held[at % held.length]?.querySelector("button") },
    fix: () => all(".workshop__violations .workshop__fix")[0],
    paste: list => {
      all(".workshop__paste textarea")[0].value = list
      return all(".workshop__paste .workshop__fix")[0]
    },
  }
  const took = []
  for (const [kind, what] of changes) {
    const button = press[kind](what)
    if (!button) continue
    const told = new Promise(told => {
      const seen = new MutationObserver(() => { seen.disconnect(); told(performance.now()) })
      seen.observe(shown, {childList: true, subtree: true})
    })
    const began = performance.now()
    button.click()
    took.push([await told - began, kind])
    await new Promise(next => setTimeout(next, 60))
  }
  return took
}"""


def changes(game_id: str, lang: Lang, count: int) -> Iterator[tuple[str, str | int]]:
    """Yield changes of a deck, the same ones every time: what is pressed, and for which card or with which list."""
    dice, cards = random.Random(1), [*load_game(game_id).cards]
    lists = [deck_list(load_deck(ref), lang) for ref in starter_refs() if ref.startswith(f"{game_id}/")]
    yield "paste", lists[0]
    for kind in dice.choices(("add", "take", "fix", "paste"), (6, 5, 2, 1), k=count - 1):
        yield kind, {"add": dice.choice(cards), "take": dice.randrange(99), "fix": 0, "paste": dice.choice(lists)}[kind]


def slow(handler: Any) -> Any:
    """The handler of a server that sends each file as by a line to a home."""

    class Slow(handler):  # type: ignore[misc] - what builds the site is loaded by its path
        def copyfile(self, source: BinaryIO, outputfile: BinaryIO) -> None:
            while part := source.read(1 << 16):
                outputfile.write(part)
                time.sleep(len(part) * 8 / LINE_BIT_S)

    return Slow


def starts(chromium: BrowserType, address: str) -> None:
    """Measure how long the workshop of an address takes to be ready, at first and the next time."""
    took: list[list[float]] = []
    for _ in range(STARTS):
        took.append([])
        with tempfile.TemporaryDirectory() as profile:
            for _ in ("first", "second"):
                browser = chromium.launch_persistent_context(profile, executable_path=executable(), args=[*FLAGS])
                browser.set_default_timeout(patience_ms())
                page = browser.new_page()
                page.goto(address)
                page.locator(".workshop__check .md-button").wait_for()
                took[-1].append(page.evaluate(READY) / 1000)
                page.wait_for_timeout(2000)  # as long as it takes to keep what came
                browser.close()
    first, second = (statistics.median(each) for each in zip(*took, strict=True))
    share = statistics.median([later / earlier for earlier, later in took])
    print(f"ready: at first after {first:.1f} s, then after {second:.1f} ({share:.0%}); load {os.getloadavg()[0]:.1f}")


@contextmanager
def served(handler: Any, folder: Path) -> Iterator[str]:
    """The address of a site that is served as long as the context lasts."""
    with load("building").Server(("127.0.0.1", 0), partial(handler, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def verdicts(browser: Browser, address: str, changed: Sequence[tuple[str, str | int]]) -> list[tuple[float, str]]:
    """Measure the milliseconds from each change of a deck to its verdict, the least first, each with what it was."""
    page = browser.new_page()
    page.set_default_timeout(patience_ms())
    page.goto(address)
    page.locator(".workshop__check .md-button").wait_for()
    page.evaluate(READY)
    page.wait_for_timeout(1000)  # nobody changes a deck at once
    took: list[tuple[float, str]] = sorted(page.evaluate(CHANGE, changed))
    page.close()
    return took


def busy_s() -> float:
    """The seconds of processor time that this process and its children have taken."""
    each = (resource.getrusage(of) for of in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in each)


def build(site: Path, cache: Path) -> None:
    """Build the site with nothing in the cache, and tell what that took."""
    os.environ["FITIL_CACHE"] = str(cache)
    peer = sum(work() for _ in range(50))
    start, before = time.perf_counter(), busy_s()
    load("building").build(site)
    took, busy = time.perf_counter() - start, busy_s() - before
    print(f"the site, cold: {took:.0f} s, {busy:.0f} of processor time; load {os.getloadavg()[0]:.1f}")
    ratios.tell("site", {"build": [busy / peer]})


def main() -> None:
    """Build the site, and measure every game that has a workshop in every language."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--changes", type=int, default=CHANGES, help="of a deck, in each game and language")
    count = parser.parse_args().changes
    builder = load("building")
    games = [game for game in game_ids() if load_game(game).deck_rules]
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright:
        site = Path(made) / "site"
        build(site, Path(made) / "cache")
        browser = playwright.chromium.launch(executable_path=executable(), args=[*FLAGS])
        with served(slow(builder.Handler), site) as address:
            starts(playwright.chromium, f"{address}/{LANGS[0]}/{games[0]}/workshop/")
        with served(builder.Handler, site) as address:
            for game_id, lang in product(games, LANGS):
                took = verdicts(browser, f"{address}/{lang}/{game_id}/workshop/", [*changes(game_id, lang, count)])
                each = [ms for ms, _ in took]
                print(
                    f"{game_id} {lang}: {len(took)} changes, median {statistics.median(each):.1f} ms, "
                    f"95 % within {each[int(0.95 * len(each))]:.1f}, worst {each[-1]:.1f} ({took[-1][1]}); "
                    f"load {os.getloadavg()[0]:.1f}"
                )
        browser.close()


if __name__ == "__main__":
    main()
