// A tournament at the desk: its one file is kept in the browser, our Python in the worker answers what it comes to.
// What is kept is read anew before each change: of two tabs, the second is shown what the first has written, and writes nothing.
import {choosing, h, save, why} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {difference} from "./fork.js"
import {button, name, notes} from "./parts.js"
import {few, players} from "./players.js"
import {reseat} from "./reseat.js"
import {resettle, settings} from "./settings.js"
/** @import {Runtime} from "../workshop/runtime.js" */
/** @import {Child} from "../workshop/types.d.ts" */
/** @import {Cup, CupFork, CupView, Facts, Row} from "./types.d.ts" */

const TYPE = "application/x-ndjson"
const AT_ONCE = 5 // results that have a button of their own; the others are in a list

/**
 * @param {Facts} facts
 * @param {Runtime} runtime
 * @param {() => Row[]} rows what the lists above came to
 * @param {<T>(work: Promise<T>) => Promise<T>} until knows that an order is under way
 */
export function cup(facts, runtime, rows, until) {
  const {words, lang, game} = facts
  const place = `fitil-cup-${game}`
  const said = h("p", {class: "cup__said", role: "status"})
  const body = h("div", {class: "cup__body"})
  const time = h("span", {class: "cup__clock", role: "timer"})
  let text = ""
  /** How many rounds there were when it was last shown. @type {number | undefined} */
  let shown
  /** The round whose tables are shown, if it is not the last one. */
  let earlier = 0
  /** @type {CupView | null} */
  let view = null
  let busy = Promise.resolve()
  /** The file, if the browser keeps nothing. @type {string | null} */
  let unkept = null
  const kept = () => {
    try {
      return unkept ?? localStorage.getItem(place) ?? ""
    } catch {
      return ""
    }
  }
  // What was thrown away last stays beside it, to be brought back.
  const aside = `${place}-before`
  /** @type {string | null} */
  let asideHere = null
  const before = () => {
    try {
      return asideHere ?? localStorage.getItem(aside) ?? ""
    } catch {
      return ""
    }
  }
  const setAside = (/** @type {string} */ thrown) => {
    asideHere = thrown
    try {
      localStorage.setItem(aside, thrown)
    } catch {
      /* it stays until the page is left */
    }
  }
  const bringBack = () => later(() => alone(async () => (kept() ? open(kept()) : take(before()))))
  const now = () => `${new Date().toISOString().slice(0, 19)}Z`
  const tell = (/** @type {string} */ what) => {
    said.textContent = what
  }
  // What people must know of what they have just ordered, however far below they did.
  const warn = (/** @type {string} */ what) => {
    tell(what)
    if (what) said.scrollIntoView({block: "nearest"})
  }

  /**
   * Ask for something, one thing after the other; what cannot be is told, and changes nothing.
   * @param {string} what
   * @param {object} asked
   * @param {string} from the file that it is asked of
   * @returns {Promise<Cup | null>}
   */
  async function ask(what, asked, from) {
    tell(runtime.state === "ready" ? "" : words.cup_wait)
    const {out} = await runtime.ask("tournament", {lang, do: what, text: from, at: now(), ...asked})
    warn(out.wrong ?? "")
    return out.wrong ? null : /** @type {Cup} */ (out)
  }

  /**
   * Change the tournament, unless somebody else has: then that is shown.
   * @param {string} what
   * @param {object} asked
   */
  function change(what, asked = {}) {
    later(() =>
      alone(async () => {
        if (kept() !== text) {
          await open(kept())
          warn(words.cup_meanwhile)
          return
        }
        const found = await ask(what, asked, text)
        if (!found) return
        keep(found)
        const heeded = [...(found.left ?? []), ...(found.told ?? [])].join("; ")
        const {events} = /** @type {{events?: {do?: string}[]}} */ (asked)
        const here = events?.every((one) => one.do === "result") // for what it replaces nobody leaves its table
        if (heeded) (here ? tell : warn)(heeded)
      }),
    )
  }

  /**
   * Do it after whatever is still being done.
   * @param {() => Promise<void>} work
   */
  function later(work) {
    busy = until(busy.then(work).catch((error) => warn(why(error).trim().split("\n").at(-1) ?? "")))
  }

  // Only at a safe address do tabs wait for each other; elsewhere what is kept is compared all the same.
  const alone = (/** @type {() => Promise<void>} */ work) => navigator.locks?.request(place, work) ?? work()

  const event = (/** @type {object[]} */ ...events) => change("events", {events})
  // Who is new in the first round is asked about once: a seat beside somebody who has no opponent may be theirs.
  const seated = (/** @type {string} */ what, /** @type {{do: string, player: string}[]} */ events) => {
    const there = (/** @type {string} */ name) =>
      view?.players.some(({player, dropped}) => player === name && dropped === null)
    const late = view?.free && events.some((one) => one.do === "register" && !there(one.player))
    change(what, {events, seat: !late || confirm(fill(words.cup_seat_free, {name: view?.free ?? ""}))})
  }
  const entrants = players(words, rows, {event, seated})

  /** @param {Cup} found */
  function keep(found) {
    text = found.text
    view = found.view
    try {
      localStorage.setItem(place, text)
    } catch {
      unkept = text
      warn(words.cup_unkept)
    }
    draw()
  }

  /**
   * Show a file that is kept.
   * @param {string} from
   */
  async function open(from) {
    const found = from ? await ask("open", {}, from) : null
    text = from
    view = found?.view ?? null
    if (found?.cut) warn(words.cup_cut)
    draw()
  }

  /**
   * A file from elsewhere: it goes on where ours ends, or ours where it ends; else what differs is shown, and people choose.
   * @param {HTMLInputElement} input
   */
  async function bring(input) {
    const [file] = input.files ?? []
    if (!file) return
    const theirs = await file.text()
    later(() =>
      alone(async () => {
        const mine = kept()
        const choose = (/** @type {string} */ chosen) => () =>
          later(() =>
            alone(async () => {
              if (kept() === mine) return take(chosen)
              await open(kept())
              warn(words.cup_meanwhile)
            }),
          )
        if (theirs && theirs === mine) return warn(words.cup_same)
        if (theirs && mine.startsWith(theirs)) {
          warn(words.cup_older)
          return said.append(" ", button(words.cup_open_older, choose(theirs)))
        }
        if (theirs.startsWith(mine)) return take(theirs)
        const answer = /** @type {unknown} */ (await ask("compare", {theirs}, mine))
        const found = /** @type {CupFork | null} */ (answer)
        if (!found) return
        await open(mine)
        const shown = difference(words, found, choose(found.joined), choose(theirs), () => draw())
        body.prepend(shown)
        shown.focus()
      }),
    )
  }

  /**
   * Go on with a file.
   * @param {string} theirs
   */
  async function take(theirs) {
    const found = await ask("open", {}, theirs)
    if (!found) return
    if (!theirs.startsWith(text)) setAside(text)
    keep(found)
    if (found.cut) warn(words.cup_cut)
  }

  /** @param {string[]} kinds */
  function sheets(...kinds) {
    later(async () => {
      const {files} = await runtime.ask("tournament", {lang, do: "sheets", text, kinds})
      save(`${kinds[0]}.html`, files["sheets.html"], "text/html")
    })
  }

  const chooser = () => choosing(words.cup_open, {accept: ".jsonl,.json,.txt"}, bring)

  const begin = () =>
    settings(words, (settled) => event({do: "new", ...settled}), [
      chooser(),
      before() ? button(words.cup_return, bringBack) : null,
    ])

  /** @param {CupView} shown */
  function tables(shown) {
    const number = earlier || shown.round
    const pairings = shown.pairings[number - 1]
    const of = number < shown.round ? {round: number} : {}
    const rounds = h(
      "select",
      {
        "aria-label": words.cup_round,
        onchange: (event) => {
          earlier = event.currentTarget.selectedIndex + 1
          draw()
        },
      },
      shown.titles.map((title, at) => h("option", {selected: at === number - 1}, title)),
    )
    const told = (/** @type {number[]} */ score) =>
      score[2] < 0 ? shown.both_lost : (score[2] ? score : score.slice(0, 2)).join("–")
    const can = shown.scores[number - 1]
    const common = can.filter(([one, other, drawn]) => !drawn && Math.max(one, other) > 0 && one + other > 1)
    const often = common.length ? common.slice(0, AT_ONCE) : can.filter(([, , drawn]) => drawn >= 0)
    const others = can.filter((one) => !often.includes(one))
    const list = h(
      "ol",
      {class: "cup__tables"},
      pairings.map((one) => {
        const set = (/** @type {number[]} */ score) => () => event({do: "result", table: one.table, score, ...of})
        const is = (/** @type {number[]} */ score) => String(one.score) === String(score)
        const more = h(
          "select",
          {
            "aria-label": `${words.cup_other_score}: ${fill(words.cup_table, {n: one.table})}`,
            onchange: (event) => set(others[event.currentTarget.selectedIndex - 1])(),
          },
          h("option", {value: ""}, "…"),
          others.map((score) => h("option", {selected: is(score)}, told(score))),
        )
        return h(
          "li",
          {class: one.score || !one.other ? "is-done" : ""},
          h("span", {class: "cup__table"}, one.other ? fill(words.cup_table, {n: one.table}) : ""),
          h(
            "span",
            {class: "cup__pair"},
            name(words, one.one),
            ` ${words.cup_between} `,
            name(words, one.other, one.asked),
          ),
          one.other
            ? h(
                "span",
                {class: "cup__scores", role: "group", "aria-label": `${one.one} ${words.cup_between} ${one.other}`},
                often.map((score) =>
                  button(told(score), set(score), {
                    "aria-label": `${told(score)}, ${fill(words.cup_table, {n: one.table})}`,
                    "aria-pressed": is(score) ? "true" : "false",
                  }),
                ),
                others.length ? more : null,
              )
            : null,
        )
      }),
    )
    return [
      shown.round > 1 ? h("p", {class: "cup__bar"}, rounds) : null,
      list,
      notes(shown.notes[number - 1]),
      number === shown.round && shown.open && shown.kind !== "robin" ? reseat(words, shown, change, warn) : null,
    ]
  }

  /** @param {CupView} shown */
  const standings = (shown) =>
    h(
      "div",
      {class: "cup__wide", tabindex: 0, role: "region", "aria-label": words.cup_standings},
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            shown.table.heads.map((head) => h("th", {scope: "col"}, head)),
          ),
        ),
        h(
          "tbody",
          {},
          shown.table.lines.map((line, row) => {
            const gone = shown.standings[row].dropped !== null
            return h(
              "tr",
              {},
              line.map((cell, at) =>
                h("td", {}, at !== 1 ? cell : gone ? h("s", {}, name(words, cell)) : name(words, cell)),
              ),
            )
          }),
        ),
      ),
    )

  /** @param {CupView} shown */
  function whole(shown) {
    const minutes = h("input", {type: "number", value: shown.minutes, min: 1, max: 600, inputmode: "numeric"})
    const clock = () => event({do: "clock", minutes: Number(minutes.value)})
    /** @type {Child} */
    const first = shown.over
      ? null
      : button(words.cup_pair, () => change("pair"), {
          class: few(shown) ? null : "cup__main", // as long as there is nobody to pair, that is to be mended first
          disabled: few(shown) || shown.open > 0,
        })
    return [
      shown.name === words.cup ? null : h("h3", {}, h("bdi", {}, shown.name)), // as the heading above says
      h("p", {}, shown.about),
      h("p", {class: "cup__stage"}, shown.stage, " ", time),
      h(
        "p",
        {class: "cup__bar"},
        first,
        shown.round && !shown.over
          ? h(
              "span",
              {class: "cup__time"},
              button(words.cup_clock, clock),
              h("label", {}, minutes, ` ${words.cup_min}`),
            )
          : null,
        shown.last ? button(fill(words.cup_undo, {what: shown.last}), () => event({do: "undo"}), {name: "undo"}) : null,
        // it is there before it is seen, so that whoever goes by the keyboard stays where they are
        button(fill(words.cup_redo, {what: shown.again}), () => event({do: "redo"}), {
          name: "redo",
          hidden: !shown.again,
        }),
      ),
      shown.round ? tables(shown) : null,
      shown.round ? h("h3", {}, words.cup_standings) : null,
      shown.round ? standings(shown) : null,
      notes(shown.places_notes),
      entrants.draw(shown),
      resettle(words, shown, event),
      h("h3", {}, words.cup_paper),
      h(
        "p",
        {class: "cup__bar"},
        shown.round ? button(words.cup_wall, () => sheets("names", "tables", "standings")) : null,
        shown.round ? button(words.cup_slips, () => sheets("slips")) : null,
        button(words.cup_judge, () => sheets("judge")),
      ),
      h("h3", {}, words.cup_file),
      h("p", {}, h("small", {}, words.cup_kept)),
      filed(),
    ]
  }

  function filed() {
    const forget = () =>
      later(() =>
        alone(async () => {
          setAside(kept())
          unkept = null
          try {
            localStorage.removeItem(place)
          } catch {
            /* nothing was kept */
          }
          await open("")
        }),
      )
    return h(
      "p",
      {class: "cup__bar"},
      button(words.cup_save, () => save("tournament.jsonl", text, TYPE)),
      chooser(),
      button(words.cup_forget, forget),
    )
  }

  const entered = () => /** @type {HTMLDetailsElement | null} */ (body.querySelector(".cup__entered"))

  function draw() {
    const open = shown === view?.round && entered()?.open
    if (shown !== view?.round) earlier = 0
    shown = view?.round
    const at = document.activeElement instanceof HTMLElement && body.contains(document.activeElement)
    const index = at
      ? [...body.querySelectorAll("button, select, input, textarea")].indexOf(
          /** @type {Element} */ (document.activeElement),
        )
      : -1
    body.replaceChildren(...[view ? whole(view) : text ? filed() : begin()].flat(2).filter((one) => one !== null))
    const details = entered()
    if (details && open) details.open = open
    const again = index < 0 ? null : [...body.querySelectorAll("button, select, input, textarea")][index]
    if (again instanceof HTMLElement) again.focus({preventScroll: true})
    tick()
  }

  function tick() {
    if (!view?.ends || view.over) {
      time.textContent = ""
      return
    }
    const left = Math.round((Date.parse(view.ends) - Date.now()) / 1000)
    const clock = `${Math.floor(Math.abs(left) / 60)}:${String(Math.abs(left) % 60).padStart(2, "0")}`
    time.textContent = left >= 0 ? clock : words.cup_up
  }

  setInterval(tick, 1000)
  addEventListener("storage", ({key}) => {
    if (key === place && kept() !== text) later(() => open(kept()))
  })
  const resume = () => button(words.cup_resume, () => later(() => open(kept())), {class: "cup__main"})
  if (kept()) body.replaceChildren(h("p", {class: "cup__bar"}, resume()))
  else draw()
  const section = h(
    "section",
    {class: "cup", "aria-label": words.cup},
    h("h2", {id: "tournament"}, words.cup),
    said,
    body,
  )
  return {section, refresh: entrants.refresh}
}
