// A tournament at the desk: its one file is kept in the browser, our Python in the worker answers what it comes to.
// What is kept is read anew before each change: of two tabs, the second is shown what the first has written, and writes nothing.
import {h, save, why} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
/** @import {Runtime} from "../workshop/runtime.js" */
/** @import {Child} from "../workshop/types.d.ts" */
/** @import {Cup, CupView, Facts, Row} from "./types.d.ts" */

const KINDS = ["swiss", "robin", "elimination"]
const TYPE = "application/x-ndjson"
const AT_ONCE = 5 // results that have a button of their own; the others are in a list

/**
 * @param {Facts} facts
 * @param {Runtime} runtime
 * @param {() => Row[]} rows what the lists above came to
 */
export function cup(facts, runtime, rows) {
  const {words, lang, game} = facts
  const place = `fitil-cup-${game}`
  const said = h("p", {class: "cup__said", role: "status"})
  const body = h("div", {class: "cup__body"})
  const time = h("span", {class: "cup__clock", role: "timer"})
  let text = ""
  /** The round that is shown. @type {number | undefined} */
  let shown
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
  const now = () => `${new Date().toISOString().slice(0, 19)}Z`
  const tell = (/** @type {string} */ what) => {
    said.textContent = what
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
    tell(out.wrong ?? "")
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
          tell(words.cup_meanwhile)
          return
        }
        const found = await ask(what, asked, text)
        if (found) keep(found)
      }),
    )
  }

  /**
   * Do it after whatever is still being done.
   * @param {() => Promise<void>} work
   */
  function later(work) {
    busy = busy.then(work).catch((error) => tell(why(error).trim().split("\n").at(-1) ?? ""))
  }

  // Only at a safe address do tabs wait for each other; elsewhere what is kept is compared all the same.
  const alone = (/** @type {() => Promise<void>} */ work) => navigator.locks?.request(place, work) ?? work()

  const event = (/** @type {object[]} */ ...events) => change("events", {events})

  /** @param {Cup} found */
  function keep(found) {
    text = found.text
    view = found.view
    try {
      localStorage.setItem(place, text)
    } catch {
      unkept = text
      tell(words.cup_unkept)
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
    if (found?.cut) tell(words.cup_cut)
    draw()
  }

  /**
   * A file from elsewhere: it goes on where ours ends, or ours where it ends, or one of the two is chosen.
   * @param {HTMLInputElement} input
   */
  async function bring(input) {
    const [file] = input.files ?? []
    if (!file) return
    const theirs = await file.text()
    input.value = ""
    later(async () => {
      const mine = kept()
      if (theirs && mine.startsWith(theirs)) return tell(words.cup_older)
      if (!theirs.startsWith(mine) && !confirm(words.cup_other)) return
      const found = await ask("open", {}, theirs)
      if (!found) return
      keep(found)
      if (found.cut) tell(words.cup_cut)
    })
  }

  /** @param {string[]} kinds */
  function sheets(...kinds) {
    later(async () => {
      const {files} = await runtime.ask("tournament", {lang, do: "sheets", text, kinds})
      save(`${kinds[0]}.html`, files["sheets.html"], "text/html")
    })
  }

  const button = (/** @type {string} */ label, /** @type {() => unknown} */ does, more = {}) =>
    h("button", {type: "button", onclick: does, ...more}, label)
  const chooser = () =>
    h(
      "label",
      {class: "md-button desk__choose"},
      words.cup_open,
      h("input", {type: "file", accept: ".jsonl,.json,.txt", onchange: (event) => bring(event.currentTarget)}),
    )
  const name = (/** @type {string | null} */ who) => (who ? h("bdi", {}, who) : h("i", {}, words.cup_bye))

  function begin() {
    const field = (/** @type {string} */ label, /** @type {HTMLElement} */ input) => h("label", {}, `${label} `, input)
    const number = (/** @type {number} */ value, /** @type {number} */ most, least = 0) =>
      h("input", {type: "number", value, min: least, max: most, inputmode: "numeric"})
    const title = h("input", {type: "text", maxlength: 80, value: words.cup_called})
    const kind = h(
      "select",
      {},
      KINDS.map((one) => h("option", {value: one}, words[`cup_${one}`])),
    )
    const rounds = number(0, 50)
    const cut = number(0, 64)
    const best = h("select", {}, h("option", {value: 3}, words.cup_best_3), h("option", {value: 1}, words.cup_best_1))
    const minutes = number(50, 600, 1)
    const thirds = h("input", {type: "checkbox"})
    const start = () => {
      const swiss = kind.value === "swiss"
      event({
        do: "new",
        name: title.value,
        kind: kind.value,
        rounds: swiss ? Number(rounds.value) : 0,
        cut: kind.value === "elimination" ? 0 : Number(cut.value),
        best_of: Number(best.value),
        thirds: thirds.checked,
        minutes: Number(minutes.value),
        seed: crypto.getRandomValues(new Uint32Array(1))[0],
      })
    }
    return h(
      "div",
      {class: "cup__begin"},
      field(words.cup_name, title),
      field(words.cup_kind, kind),
      field(words.cup_rounds, rounds),
      field(words.cup_cut_to, cut),
      field(words.cup_match, best),
      field(words.cup_minutes, minutes),
      h("label", {}, thirds, ` ${words.cup_thirds}`),
      h("p", {class: "cup__bar"}, button(words.cup_start, start, {class: "cup__main"}), chooser()),
    )
  }

  /** @param {CupView} shown */
  function players(shown) {
    const typed = h("textarea", {rows: 3, "aria-label": words.cup_names, placeholder: words.cup_names})
    const add = () => {
      const names = typed.value.split("\n").filter((one) => one.trim())
      if (names.length) event(...names.map((player) => ({do: "register", player})))
    }
    const legal = rows().filter(({status}) => status === "legal")
    const take = () => {
      const known = new Map(shown.players.map((one) => [one.player, one.deck]))
      const fresh = legal.filter(({player, fingerprint}) => known.get(player) !== fingerprint)
      if (fresh.length) event(...fresh.map(({player, fingerprint}) => ({do: "register", player, deck: fingerprint})))
      else tell(words.cup_none_new)
    }
    const drop = (/** @type {string} */ player) => () => event({do: "drop", player})
    const back = (/** @type {string} */ player) => () => event({do: "register", player})
    return h(
      "details",
      {open: shown.round === 0},
      h("summary", {}, fill(words.cup_players, {n: shown.players.length})),
      typed,
      h(
        "p",
        {class: "cup__bar"},
        button(words.cup_add, add),
        legal.length ? button(fill(words.cup_take, {n: legal.length}), take) : null,
      ),
      h(
        "ul",
        {class: "cup__players"},
        shown.players.map((one) =>
          h(
            "li",
            {},
            h(
              "span",
              {},
              name(one.player),
              one.deck ? [" ", h("span", {class: "desk__code", dir: "ltr"}, one.deck)] : null,
            ),
            shown.remarks[one.player].length ? h("small", {}, shown.remarks[one.player].join("; ")) : null,
            one.dropped === null
              ? button(words.cup_drop, drop(one.player), {"aria-label": `${words.cup_drop}: ${one.player}`})
              : button(words.cup_back, back(one.player), {"aria-label": `${words.cup_back}: ${one.player}`}),
          ),
        ),
      ),
    )
  }

  /** @param {CupView} shown */
  function tables(shown) {
    const [pairings] = shown.pairings.slice(-1)
    const told = (/** @type {number[]} */ score) => (score[2] ? score : score.slice(0, 2)).join("–")
    const common = shown.scores.filter(([one, other, drawn]) => !drawn && Math.max(one, other) > 0 && one + other > 1)
    const often = common.length ? common.slice(0, AT_ONCE) : shown.scores
    const others = shown.scores.filter((one) => !often.includes(one))
    return h(
      "ol",
      {class: "cup__tables"},
      pairings.map((one) => {
        const set = (/** @type {number[]} */ score) => () => event({do: "result", table: one.table, score})
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
          h("span", {class: "cup__pair"}, name(one.one), " – ", name(one.other)),
          one.other
            ? h(
                "span",
                {class: "cup__scores", role: "group", "aria-label": `${one.one} – ${one.other}`},
                often.map((score) => button(told(score), set(score), {"aria-pressed": is(score) ? "true" : "false"})),
                others.length ? more : null,
              )
            : null,
        )
      }),
    )
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
          shown.table.lines.map((line) =>
            h(
              "tr",
              {},
              line.map((cell, at) => h("td", {}, at === 1 ? name(cell) : cell)),
            ),
          ),
        ),
      ),
    )

  /** @param {CupView} shown */
  function whole(shown) {
    /** @type {Child} */
    const first = shown.over
      ? null
      : button(words.cup_pair, () => change("pair"), {class: "cup__main", disabled: shown.open > 0})
    return [
      h("h3", {}, h("bdi", {}, shown.name)),
      h("p", {}, shown.about),
      h("p", {class: "cup__stage"}, shown.stage, " ", time),
      h(
        "p",
        {class: "cup__bar"},
        first,
        shown.round && !shown.over ? button(words.cup_clock, () => event({do: "clock", minutes: shown.minutes})) : null,
        shown.last ? button(fill(words.cup_undo, {what: shown.last}), () => event({do: "undo"})) : null,
      ),
      shown.round ? tables(shown) : null,
      shown.round ? h("h3", {}, words.cup_standings) : null,
      shown.round ? standings(shown) : null,
      players(shown),
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
    const forget = () => {
      if (!confirm(words.cup_sure)) return
      unkept = null
      localStorage.removeItem(place)
      later(() => open(""))
    }
    return h(
      "p",
      {class: "cup__bar"},
      button(words.cup_save, () => save("tournament.jsonl", text, TYPE)),
      chooser(),
      button(words.cup_forget, forget),
    )
  }

  function draw() {
    const open = shown === view?.round && body.querySelector("details")?.open
    shown = view?.round
    const at = document.activeElement instanceof HTMLElement && body.contains(document.activeElement)
    const index = at
      ? [...body.querySelectorAll("button, select, input, textarea")].indexOf(
          /** @type {Element} */ (document.activeElement),
        )
      : -1
    body.replaceChildren(...[view ? whole(view) : text ? filed() : begin()].flat().filter((one) => one !== null))
    const details = body.querySelector("details")
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
  return h("section", {class: "cup", "aria-label": words.cup}, h("h2", {id: "tournament"}, words.cup), said, body)
}
