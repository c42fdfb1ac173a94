// A tournament's desk: lists are dropped, checked in a worker a few at a time, compared, and reported.
import {h, save, weighed, why} from "../workshop/dom.js"
import {beside} from "../workshop/inflated.js"
import {Runtime} from "../workshop/runtime.js"
import {fill} from "../workshop/said.js"
import {cup} from "./cup.js"
import {free, handing, MOST_LISTS} from "./lists.js"
import {shown} from "./rows.js"
import {taps} from "../workshop/taps.js"
/** @import {Facts, Handed, Row} from "./types.d.ts" */

const AT_ONCE = 20
const MOST_BYTES = {list: 2_000_001, archive: 50_000_001} // one byte more than is read: then it is told that it is too much
const TYPES = {".html": "text/html", ".csv": "text/csv"}

const place = /** @type {HTMLElement} */ (document.getElementById("desk"))
/** @type {Facts} */
const facts = await beside("game")
const {words, lang} = facts
const runtime = new Runtime(facts.runtime)
const {until} = taps(place)
const rules = Object.fromEntries(
  Object.entries(facts.rules).map(([rule, page]) => [rule, new URL(page, location.href).href]),
)
const archive = (/** @type {string} */ name) => name.toLowerCase().endsWith(".zip")

/** @type {Row[]} */
let rows = []
/** @type {Record<string, Uint8Array<ArrayBuffer>>} */
let files = {}
/** @type {Set<string>} */
const taken = new Set()
/** What was taken out last, each with its place. @type {{row: Row, at: number}[]} */
let gone = []
let work = Promise.resolve()
let stopped = false

const said = h("p", {class: "desk__said", role: "status"})
const progress = h("progress", {"aria-label": words.progress, hidden: true})
const stop = h(
  "button",
  {
    type: "button",
    hidden: true,
    onclick: () => {
      stopped = true
    },
  },
  words.stop,
)
const list = h("ol", {class: "desk__rows"})
/** @type {HTMLInputElement} */
const only = h("input", {type: "checkbox", onchange: () => list.classList.toggle("is-only-wrong", only.checked)})
const actions = h(
  "div",
  {class: "desk__bar", hidden: true},
  h("label", {}, only, ` ${words.only_wrong}`),
  h("button", {type: "button", onclick: () => print()}, words.print),
  Object.entries(TYPES).map(([suffix, type]) =>
    h(
      "button",
      {type: "button", onclick: () => save(`decks${suffix}`, files[`decks${suffix}`], type)},
      words[`save_${suffix.slice(1)}`],
    ),
  ),
  h("button", {type: "button", onclick: clear}, words.clear),
)
const back = h("button", {type: "button", onclick: bringBack}, words.bring_back)
const lost = h("p", {class: "desk__lost", hidden: true}, h("span", {role: "status"}), back)
const target = handing(words, ".txt,.csv,.tsv,.cod,.xml,.json,.xlsx,.ods,.docx,.odt,.rtf,.html,.eml,.zip,text/*", take)

/**
 * Check what is handed in after whatever is still being checked; what was there before stays.
 * @param {Handed[]} handed
 */
function take(handed) {
  if (!handed.length || !runtime.able) return
  stopped = false
  later(() => check(handed))
}

/**
 * Do it after whatever is still being done.
 * @param {() => Promise<void>} task
 */
function later(task) {
  work = until(
    work
      .then(task)
      .catch((error) => warn(`${words.broken} ${why(error).trim().split("\n").at(-1)}`))
      .finally(() => {
        progress.hidden = stop.hidden = true
      }),
  )
}

/** @param {Handed[]} handed */
async function check(handed) {
  if (rows.length + handed.length > MOST_LISTS) return warn(fill(words.too_many, {n: MOST_LISTS}))
  stop.hidden = progress.hidden = false
  progress.max = handed.length
  progress.value = 0
  runtime.start()
  const left = handed.map((one) => ({...one, name: free(one.name, taken)}))
  while (left.length && !stopped) {
    const given = new Map()
    if (archive(left[0].name)) {
      const [one] = left.splice(0, 1)
      given.set(one.name, await bytesOf(one, MOST_BYTES.archive))
      const {out, files: inside} = await runtime.ask("unpack", {lang}, {given})
      add(out.rows)
      left.unshift(...Object.entries(inside).map(([name, bytes]) => ({name: free(name, taken), bytes})))
      progress.max = progress.value + left.length
      if (rows.length + left.length > MOST_LISTS) return warn(fill(words.too_many, {n: MOST_LISTS}))
      continue
    }
    const some = left.splice(
      0,
      Math.min(
        AT_ONCE,
        [...left, {name: ".zip"}].findIndex(({name}) => archive(name)),
      ),
    )
    for (const one of some) given.set(one.name, await bytesOf(one, MOST_BYTES.list))
    const {out} = await runtime.ask("desk", {lang}, {given})
    add(out.rows)
    progress.value += some.length
    say(fill(words.checking, {n: rows.length, of: rows.length + left.length}))
  }
  await compare()
}

async function compare() {
  actions.hidden = !rows.length
  if (!rows.length) {
    list.replaceChildren()
    tournament?.refresh()
    return say("")
  }
  const {out, files: made} = await runtime.ask("report", {rows, lang, rules})
  const {notices, keys} = out
  files = made
  for (const [at, row] of rows.entries()) row.key = keys[at]
  list.replaceChildren(...rows.map((row, at) => shown(row, notices[at], facts, (one) => takeOut([one]))))
  for (const [at, item] of [...list.children].entries())
    item.classList.toggle("is-wrong", rows[at].status !== "legal" || notices[at][0].length > 0)
  tournament?.refresh()
  say(`${stopped ? `${words.stopped} ` : ""}${out.summary}.`)
}

/** @param {Row[]} more */
function add(more) {
  rows.push(...more)
  list.append(...more.map((row) => shown(row, [], facts, (one) => takeOut([one]))))
}

function clear() {
  stopped = true
  takeOut(rows)
}

/**
 * What is taken out can be brought back until something else is.
 * @param {Row[]} some
 */
function takeOut(some) {
  later(async () => {
    gone = rows.flatMap((row, at) => (some.includes(row) ? [{row, at}] : []))
    rows = rows.filter((row) => !some.includes(row))
    for (const {row} of gone) taken.delete(row.file)
    const name = gone.length === 1 ? gone[0].row.player || gone[0].row.file : ""
    lost.children[0].textContent = name ? fill(words.taken_out, {name}) : words.cleared
    lost.hidden = !gone.length
    await compare()
    back.focus()
  })
}

function bringBack() {
  later(async () => {
    for (const {row, at} of gone) {
      rows.splice(at, 0, row)
      taken.add(row.file)
    }
    gone = []
    lost.hidden = true
    await compare()
  })
}

/**
 * @param {Handed} one
 * @param {number} most
 */
const bytesOf = async ({file, bytes}, most) => bytes ?? new Uint8Array(await file.slice(0, most).arrayBuffer())

/** @param {string} text */
function say(text) {
  said.textContent = text
}

/** @param {string} text */
function warn(text) {
  say(text)
  said.scrollIntoView({block: "nearest"})
}

function offer() {
  const {state, facts: had, bytes} = runtime
  if (state === "off") say(weighed(words.size, had.to_check, lang))
  else if (state === "loading") say(weighed(words.loading, bytes, lang))
  else if (state === "ready") {
    if (progress.hidden) say("")
  } else {
    target.hidden = progress.hidden = stop.hidden = true
    said.replaceChildren(
      words[state === "absent" ? "no_runtime" : state === "missing" ? "no_wasm" : "broken"],
      " ",
      h("code", {dir: "ltr"}, `fitil check lists --lang ${lang} --report decks.html`),
    )
  }
}

runtime.addEventListener("state", offer)
runtime.addEventListener("bytes", offer)
offer()
const tournament = runtime.able ? cup(facts, runtime, () => rows, until) : null
place.replaceChildren(
  target,
  said,
  h("p", {class: "desk__bar"}, progress, stop),
  actions,
  lost,
  list,
  tournament?.section ?? "",
)
