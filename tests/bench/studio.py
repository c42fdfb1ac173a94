"""`make bench`: in a real browser slowed to a phone's pace, from a change of a card in the studio to its faces.

Names are typed, numbers and amounts changed, abilities given another verb, figures moved to where they never were, each
a moment after the last one was seen; a change is over when both faces are painted. Chromium slows the thread of the
page, but not Python's, a worker: so long as a change waits for its answer counts as often again. Other work on the
machine shows in the figures (on a busy one, `chrt -r 1` as root keeps it out). Nothing here is asserted.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from cards.languages import LANGS
from tests.bench.verdict import served
from tests.browser import executable, patience_ms
from tests.site.conftest import load

CHANGES = 30
"""Of each kind in each game, unless the command line asks for others, as `make long` does."""
SLOWER = 4
"""How much slower than this machine a phone is taken to be."""
PACE_MS = 400
"""From when a change was seen to the next one: its list of what not to offer is under way by then."""
KINDS = ("name", "number", "verb", "amount", "picture")
SHOWN = ("phone", "seen", "change", "waited", "painted")
WAITS = """window.waited = 0
window.Worker = class extends Worker {
  #asked = new Map()
  constructor(...of) {
    super(...of)
    this.addEventListener("message", ({data: {id}}) => {
      if (this.#asked.has(id)) window.waited = performance.now() - this.#asked.get(id)
    })
  }
  postMessage(question, ...more) {
    if (question.args.do === "card") this.#asked.set(question.id, performance.now())
    super.postMessage(question, ...more)
  }
}"""
"""A script for a page: how long the last card waited for what it comes to is in `window.waited`."""
BEGIN = """async lang => {
  const field = at => document.querySelector(`[data-at='${JSON.stringify(at)}']`)
  const all = selector => [...document.querySelectorAll(selector)]
  const rest = () => new Promise(done => {
    const look = () => document.querySelector("#studio[data-settled]") ? done() : setTimeout(look, 20)
    setTimeout(look, 20)
  })
  const tell = (one, value, event = "input") => {
    one.value = value
    one.dispatchEvent(new Event(event, {bubbles: true}))
  }
  const other = one => {
    const free = [...one.options].filter(({disabled, selected}) => !disabled && !selected)
    tell(one, free[turn++ % free.length].value, "change")
  }
  const more = one => tell(one, Number(one.value) < Number(one.max) && one.value !== "3" ? Number(one.value) + 1 : 1)
  let turn = 0
  const number = () => all("[data-at^='[\\"numbers\\"']")[0]
  const amount = () => all("[data-at^='[\\"abilities\\"']").find(one => one.matches("input[type=number]"))
  const change = {
    name: () => { const one = field(["words", lang, "name"]); tell(one, one.value.slice(-6) + "אбгדеж"[turn++ % 6]) },
    number: () => more(number()),
    verb: () => other(field(["abilities", 0, "effects", 0])),
    amount: () => more(amount()),
    picture: () => {
      const key = (step => step % 6 === 5 ? "ArrowDown" : step < 6 ? "ArrowRight" : "ArrowLeft")(turn++ % 12)
      const event = new KeyboardEvent("keydown", {key, code: key, bubbles: true})
      document.querySelector(".studio__figure").dispatchEvent(event)
    },
  }
  const ready = {
    number: async () => number(),
    verb: async () => {
      field(["abilities", "+"])?.click()
      await rest()
      return field(["abilities", 0, "effects", 0])
    },
    amount: async () => {
      if (!field(["abilities", 0, "effects", 0])) return null
      for (let n = 0; n < 20 && !amount(); n++) { change.verb(); await rest() }
      return amount()
    },
    picture: async () => {
      if (!document.querySelector(".studio__scene")) return null
      document.querySelector(".studio__scene > summary").click()
      while (!document.querySelector(".studio__gallery button")) await new Promise(done => setTimeout(done, 50))
      document.querySelector(".studio__gallery button").click()
      await rest()
      return document.querySelector(".studio__figure")
    },
  }
  await rest()
  window.prepare = async kind => {
    const able = !(kind in ready) || Boolean(await ready[kind]())
    await rest()
    return able
  }
  window.measure = async kind => {
    const told = new Promise(done => {
      const seen = new MutationObserver(() => { seen.disconnect(); done() })
      seen.observe(all(".studio__face").at(-1), {attributeFilter: ["aria-label"]})
    })
    const began = performance.now()
    change[kind]()
    const changed = performance.now()
    await told
    const answered = performance.now()
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
    return {seen: performance.now() - began, change: changed - began, waited, painted: performance.now() - answered}
  }
}"""
"""Puts `prepare` and `measure` into a page: what a kind of change needs, and one such change, in milliseconds."""


def measured(page: Page, kind: str, count: int) -> list[dict[str, float]]:
    """Measure changes of a kind: how long each took until it was `seen`, and what part of that it was `waited` for.

    There are none where the game's usual card has no such thing.
    """
    if not page.evaluate("kind => prepare(kind)", kind):
        return []
    device = page.context.new_cdp_session(page)
    device.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    found = []
    for _ in range(count):
        page.wait_for_timeout(PACE_MS)
        found.append(page.evaluate("kind => measure(kind)", kind))
    device.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return found


def told(values: Iterable[float]) -> str:
    """The median, the 95 % and the worst of some figures."""
    each = sorted(values)
    return f"{statistics.median(each):7.0f} {each[int(0.95 * len(each))]:5.0f} {each[-1]:5.0f}"


def main() -> None:
    """Build the site unless there is one, and measure every game that has a studio."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--changes", type=int, default=CHANGES, help="of each kind, in each game")
    parser.add_argument("--site", type=Path, help="that has been built")
    parser.add_argument("--games", nargs="*")
    asked = parser.parse_args()
    builder: Any = load("building")
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright:
        site = asked.site or Path(made) / "site"
        if not asked.site:
            builder.build(site, lean=True)
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox", "--disable-gpu"])
        lang = LANGS[0]
        games = asked.games or sorted(path.parent.name for path in (site / lang).glob("*/studio"))
        print(f"{'median, 95 %, worst, ms':24}" + "".join(f"{name:>20}" for name in SHOWN))
        with served(builder.Handler, site) as address:
            for game in games:
                page = browser.new_page(viewport={"width": 390, "height": 844})
                page.set_default_timeout(patience_ms())
                page.add_init_script(WAITS)
                page.goto(f"{address}/{lang}/{game}/studio/")
                page.locator(".studio__start button").click()
                page.locator("#studio[data-settled]").wait_for()
                page.evaluate(BEGIN, lang)
                for kind in KINDS:
                    took = measured(page, kind, asked.changes)
                    if not took:
                        continue
                    for one in took:
                        one["phone"] = one["seen"] + (SLOWER - 1) * one["waited"]
                    figures = [told(one[name] for one in took) for name in SHOWN]
                    print(f"{game} {kind}".ljust(24), *figures, f" load {os.getloadavg()[0]:.1f}", flush=True)
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
