// Cards of one's own: a table and its pictures are handed in, read by our Python, shown, and printed. Nothing leaves the page.
import {handing} from "../desk/lists.js"
import {button, h, weighed, why} from "../workshop/dom.js"
import {beside} from "../workshop/inflated.js"
import {printing} from "../workshop/printing.js"
import {Runtime} from "../workshop/runtime.js"
import {fill, saying} from "../workshop/said.js"
import {cards} from "./cards.js"
import {inEnglish, ways} from "./english.js"
import {asRead} from "./read.js"
/** @import {Handed} from "../desk/types.d.ts" */
/** @import {Fault, Own, OwnFacts, Wished} from "./types.d.ts" */

const READ = [
  ".csv",
  ".tsv",
  ".tab",
  ".xlsx",
  ".xlsm",
  ".ods",
  ".png",
  ".jpg",
  ".jpeg",
  ".webp",
  ".svg",
  ".zip",
  ".ttf",
  ".otf",
  ".ttc",
  ".otc",
  ".woff",
  ".woff2",
]
const sample = inEnglish ? "en.zip" : "cards.zip"
const MOST_BYTES = 100_000_000 // of a file, and three times as many of an archive: what is larger is not read at all

const place = /** @type {HTMLElement} */ (document.getElementById("own"))
/** @type {OwnFacts} */
const facts = await beside(inEnglish ? "en" : "own")
const {words, lang} = facts
saying(lang)
const runtime = new Runtime(facts.runtime)
/** @type {Wished} */
const wished = {table: "", look: null, columns: []}
let work = Promise.resolve()
let turn = 0

const said = h("p", {class: "desk__said", role: "status"})
const target = handing(
  words,
  READ.join(),
  take,
  h("p", {}, h("a", {href: sample}, words.sample), " ", button(words.try_sample, trySample)),
)
const told = h("ul", {class: "workshop__violations own__faults", "aria-label": words.faults})
const table = h("div", {class: "own__table"})
const shown = cards(words)
const paper = h("div", {class: "workshop own__paper"})
const clear = button(words.clear, forget, {hidden: true})
const changes = new EventTarget()
/** @type {Fault[]} */
let unread = []
let printed = "" // the languages that the panel for printing was made for

/**
 * Ask our Python something about the files.
 * @param {string} what
 * @param {object} args
 * @param {Map<string, Uint8Array>} [given]
 * @returns {Promise<Own & {wrong?: string}>}
 */
async function ask(what, args = {}, given) {
  const {out} = await runtime.ask("own", {do: what, lang, ...args}, given ? {given} : {})
  return out
}

/**
 * Do it after whatever is still being done.
 * @param {() => Promise<void>} task
 */
function later(task) {
  work = work.then(task).catch((error) => say(`${words.broken} ${why(error).trim().split("\n").at(-1)}`))
}

/** @param {Handed[]} handed */
function take(handed) {
  if (handed.length && runtime.able) later(() => taken(handed))
}

/** @param {Handed[]} handed */
async function taken(handed) {
  say(words.reading)
  runtime.start()
  /** @type {Map<string, Uint8Array>} */
  const given = new Map()
  unread = []
  for (const {name, file, bytes} of handed) {
    const ending = name.slice(name.lastIndexOf(".")).toLowerCase()
    if (!READ.includes(ending)) continue
    if (file && file.size > MOST_BYTES * (ending === ".zip" ? 3 : 1)) unread.push({place: name, told: words.too_large})
    else given.set(name, bytes ?? new Uint8Array(await /** @type {File} */ (file).arrayBuffer()))
  }
  if (!given.size && !unread.length) return say(words.no_table)
  const out = await ask("take", {}, given)
  unread.push(...out.faults)
  clear.hidden = false
  const [table = wished.table || out.tables[0]] = out.fresh.includes(wished.table) ? [wished.table] : out.fresh
  if (table !== wished.table) Object.assign(wished, {table: table ?? "", look: null, columns: []})
  await read(out.tables)
}

/**
 * Read the table anew, and show what it comes to.
 * @param {string[]} tables those that there are
 */
async function read(tables) {
  const mine = ++turn
  const out = wished.table ? await ask("table", {wished}) : null
  if (mine !== turn) return
  if (!out || out.wrong !== undefined) {
    tell([...unread, ...(out?.wrong ? [{place: wished.table, told: out.wrong}] : [])])
    lay(asRead(words, tables, wished, null, () => later(() => read(tables))))
    paper.replaceChildren()
    printed = ""
    shown.clear()
    return say(out ? words.not_shown : words.no_table)
  }
  tell([...unread, ...out.faults], [...out.told, ...(out.pixels ? [words.pixels] : [])])
  lay(asRead(words, tables, wished, out, () => later(() => read(tables))))
  say(fill(words.shown, {n: out.list.length}))
  offerPrint(out.langs)
  await shown.show(out.list, async (start, count) => {
    if (mine !== turn) return []
    const {faces, wrong} = await ask("faces", {wished, of: out.langs[0], ink: "full", start, count})
    if (wrong !== undefined) say(wrong)
    return faces ?? []
  })
}

/**
 * Lay out how the table was read; whoever works there by keyboard goes on from where that was.
 * @param {HTMLElement[]} parts
 */
function lay(parts) {
  const held = [...table.querySelectorAll("select")].indexOf(/** @type {HTMLSelectElement} */ (document.activeElement))
  const open = table.querySelector("details")?.open
  table.replaceChildren(...parts)
  const more = table.querySelector("details")
  if (more && open) more.open = true
  table.querySelectorAll("select")[held]?.focus()
}

/**
 * What was chosen of paper and ink stays chosen, as long as the cards are in the same languages.
 * @param {string[]} langs
 */
function offerPrint(langs) {
  changes.dispatchEvent(new Event("change"))
  if (printed === langs.join()) return
  printed = langs.join()
  paper.replaceChildren(
    printing(
      {...facts, langs, beside: []},
      {
        changes,
        empty: () => false,
        named,
        kinds: ["print"],
        here: true,
        ask: (_, {lang: of, options}) =>
          runtime.ask("own", {do: "print", lang, wished, options: {lang: of, ...options}}),
      },
      runtime,
    ),
  )
}

// The words of a command that name the table and how it is printed.
function named() {
  const {table: name, look, columns} = wished
  const file = name.slice(name.lastIndexOf("/") + 1)
  return [file, ...(look ? ["--look", look] : []), ...columns.flatMap((one) => ["--column", one])]
}

/**
 * @param {Fault[]} faults
 * @param {string[]} more what is no fault
 */
function tell(faults, more = []) {
  told.replaceChildren(
    ...faults.map(({place: file, told: text}) =>
      h("li", {class: "is-error"}, h("p", {}, h("bdi", {}, file), ": ", text)),
    ),
    ...more.map((text) => h("li", {}, h("p", {}, text))),
  )
}

function forget() {
  later(async () => {
    await ask("forget")
    Object.assign(wished, {table: "", look: null, columns: []})
    unread = []
    clear.hidden = true
    await read([])
    say("")
  })
}

function trySample() {
  later(async () => {
    const answer = await fetch(sample)
    await taken([{name: "cards.zip", bytes: new Uint8Array(await answer.arrayBuffer())}])
  })
}

/** @param {string} text */
function say(text) {
  said.textContent = text
}

function offer() {
  const {state, facts: had, bytes} = runtime
  if (state === "off") say(weighed(words.size, had.to_check + had.to_print + had.to_own, lang))
  else if (state === "loading") say(weighed(words.loading, bytes, lang))
  else if (state === "ready") say(words.reading)
  else {
    target.hidden = true
    said.replaceChildren(words[state === "absent" ? "no_runtime" : state === "missing" ? "no_wasm" : "broken"])
  }
}

runtime.addEventListener("state", offer)
runtime.addEventListener("bytes", offer)
offer()
place.replaceChildren(
  ways(place, words.title),
  target,
  h("p", {class: "desk__bar"}, said, clear),
  told,
  table,
  shown.list,
  paper,
)
