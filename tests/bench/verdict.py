"""`make bench`: from a change of a deck in the workshop to the verdict in the page, in a real browser.

Cards are added and taken out, heroes chosen, lists of whole decks pasted, verdicts' own buttons pressed, each a
moment after the verdict on the last one. Other work on the machine shows in the figures (on a busy one, `chrt -r 1` as
root keeps it out). Nothing here is asserted.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Thread

from playwright.sync_api import sync_playwright

from cards import Lang, game_ids, load_deck, load_game, starter_refs
from cards.decks import deck_list
from cards.languages import LANGS
from tests.browser import FLAGS, executable, patience_ms
from tests.site.conftest import load

CHANGES = 100
"""Unless the command line asks for others, as `make long` does."""
READY = """() => new Promise(told => {
  const Usual = Worker
  window.Worker = class extends Usual {
    constructor(...of) {
      super(...of)
      this.addEventListener("message", ({data}) => { if (data.state === "ready") told() })
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


def main() -> None:
    """Build the site, and measure every game that has a workshop in every language."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--changes", type=int, default=CHANGES, help="of a deck, in each game and language")
    count = parser.parse_args().changes
    builder = load("build.py")
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright:
        builder.build(Path(made) / "site")
        serve = partial(builder.Handler, directory=str(Path(made) / "site"))
        with builder.Server(("127.0.0.1", 0), serve) as server:
            Thread(target=server.serve_forever, daemon=True).start()
            browser = playwright.chromium.launch(executable_path=executable(), args=[*FLAGS])
            for game_id in (game for game in game_ids() if load_game(game).deck_rules):
                for lang in LANGS:
                    page = browser.new_page()
                    page.set_default_timeout(patience_ms())
                    page.goto(f"http://127.0.0.1:{server.server_port}/{lang}/{game_id}/workshop/")
                    page.locator(".workshop__check .md-button").wait_for()
                    page.evaluate(READY)
                    page.wait_for_timeout(1000)  # nobody changes a deck at once
                    took = sorted(page.evaluate(CHANGE, [*changes(game_id, lang, count)]))
                    each = [ms for ms, _ in took]
                    print(
                        f"{game_id} {lang}: {len(took)} changes, median {statistics.median(each):.1f} ms, "
                        f"95 % within {each[int(0.95 * len(each))]:.1f}, worst {each[-1]:.1f} ({took[-1][1]}); "
                        f"load {os.getloadavg()[0]:.1f}"
                    )
                    page.close()
            browser.close()
            server.shutdown()


if __name__ == "__main__":
    sys.exit(main())
