// The card studio. The page keeps cards as they are written; what they say, what is wrong with them and how they look is
// answered by Fitil's own Python at each change.
import {taps} from "../workshop/taps.js"
import {button, h, weighed, why} from "../workshop/dom.js"
import {beside} from "../workshop/inflated.js"
import {Newest, Runtime} from "../workshop/runtime.js"
import {form} from "./form.js"
import {picturing} from "./picture.js"
import {partsFor, Pictures} from "./pictures.js"
import {placing} from "./scene.js"
import {seen} from "./seen.js"
import {shelf} from "./sets.js"
import {NAMED, Sketches} from "./sketches.js"
import {taking} from "./take.js"
import {trying} from "./try.js"
/** @import {Answer, Facts, Sketch} from "./types.d.ts" */

const place = /** @type {HTMLElement} */ (document.getElementById("studio"))
/** @type {Facts} */
const facts = await beside("game")
const {words, lang, langs, game} = facts
const runtime = new Runtime(facts.runtime)
const sketches = new Sketches(facts)
const pictures = new Pictures(facts, runtime)
const fields = form(facts, sketches)
const looks = seen(facts, fields.called, (at) => {
  const control = fields.control(at)
  for (let one = control?.closest("details"); one; one = one.parentElement?.closest("details")) one.open = true
  control?.focus()
})

// --- the YAML beside the form ---

/** @type {HTMLTextAreaElement} */
const yaml = h("textarea", {
  id: "studio-yaml",
  dir: "ltr",
  lang: "en",
  rows: 14,
  spellcheck: false,
  autocapitalize: "off",
  "aria-describedby": "studio-yaml-about",
  oninput: () => void judge(yaml.value),
})
const written = h(
  "details",
  {class: "studio__yaml"},
  h("summary", {}, words.yaml),
  h("p", {id: "studio-yaml-about"}, words.yaml_about),
  h("label", {for: "studio-yaml", class: "studio__hidden"}, words.yaml),
  yaml,
)

// --- the cards on this device ---

/** @type {HTMLSelectElement} */
const which = h("select", {"aria-label": words.cards, onchange: () => sketches.choose(which.selectedIndex)})
const [undo, redo] = [
  button(words.undo, () => sketches.undo(), {"data-again": true}),
  button(words.redo, () => sketches.redo(), {"data-again": true}),
]
const full = h("p", {role: "status", class: "studio__full"})
const bar = h("div", {class: "studio__bar"}, [
  which,
  button(words.new_card, () => sketches.add()),
  button(words.copy_card, () => sketches.copy()),
  button(words.drop, () => sketches.drop()),
  undo,
  redo,
])
function list() {
  const named = (/** @type {Sketch} */ {words: said}) =>
    said[lang]?.name || langs.map((one) => said[one]?.name).find(Boolean)
  const nameless = sketches.all.filter((one) => !named(one))
  const called = (/** @type {Sketch} */ one) =>
    named(one) || (nameless.length > 1 ? `${words.nameless} ${nameless.indexOf(one) + 1}` : words.nameless)
  which.replaceChildren(...sketches.all.map((one, at) => h("option", {selected: at === sketches.at}, called(one))))
  undo.disabled = !sketches.past.length
  redo.disabled = !sketches.future.length
  const told = sketches.full ? words.not_kept : ""
  if (full.textContent !== told) full.textContent = told
}

// --- what is asked at each change ---

const PAUSE = 150 // ms without a change, after which is asked what is not seen at once
const card = new Newest(runtime, "studio")
let change = 0

/**
 * What the card comes to, in words and on its faces; then, if it stays so for a moment, what not to offer, and what other
 * pages must know of it.
 * @param {string} [text] the YAML, if that is what was changed
 */
async function judge(text) {
  if (runtime.state !== "ready") return
  const mine = ++change
  delete place.dataset.settled
  const {entry, words: said, picture, scene} = sketches.now
  try {
    if (picture && !pictures.has(picture)) await pictures.ready([picture])
    const how = {...(text === undefined ? {entry} : {text}), picture: picture ?? "", scene}
    const asked = {game, lang, do: "card", words: said, beside: sketches.beside(), ...how}
    const answer = /** @type {(Answer & {wrong?: string}) | null} */ (
      await card.ask(asked, {parts: partsFor(facts, [sketches.now])})
    )
    if (!answer || mine !== change) return
    if (answer.wrong) looks.fail(answer.wrong)
    if (answer.wrong) return
    if (text === undefined) yaml.value = answer.yaml ?? yaml.value
    else if (answer.entry) {
      const fresh = answer.entry
      sketches.change((sketch) => {
        sketch.entry = fresh
      }, "yaml")
    }
    looks.tell(answer)
    fields.saying.replaceChildren(...looks.said)
    fields.mark(answer.faults ?? [])
    await new Promise((done) => setTimeout(done, PAUSE))
    if (mine !== change) return
    await note(sketches.now)
    if (mine === change) place.dataset.settled = String(mine)
    await offer(mine)
    for (const one of sketches.all) if (mine === change) await note(one)
  } catch (error) {
    looks.fail(`${words.broken} ${why(error)}`)
  }
}

/** Beside what each card cannot be, as far as that was asked. @type {WeakMap<Sketch, string>} */
const refused = new WeakMap()

/**
 * Has other pages know of a card what they must, if it can be.
 * @param {Sketch} sketch
 */
async function note(sketch) {
  const {entry, words: said, row} = sketch
  const beside = sketches.beside(sketch)
  const others = JSON.stringify(beside)
  if (row || refused.get(sketch) === others) return
  const {out} = await runtime.ask("row", {game, lang, sketch: {entry, words: said}, beside})
  if (out.row) sketches.settle(sketch, out.row)
  else refused.set(sketch, others)
}

/**
 * Asks of each list which of its options would do nothing, a few at a time, until there is another change: that waits
 * for no more than these few.
 * @param {number} mine
 */
async function offer(mine) {
  for (const {at, values, options} of fields.offers) {
    for (let n = 0; n < values.length; ) {
      const some = values.slice(n)
      const {out} = await runtime.ask("studio", {
        game,
        lang,
        do: "refused",
        entry: sketches.now.entry,
        at,
        values: some,
      })
      const {refused = []} = /** @type {Answer} */ (out)
      if (mine !== change || !refused.length) return
      for (const is of refused) {
        const option = options[n++]
        option.disabled = is && !option.selected
        option.title = option.disabled ? words.does_nothing : ""
      }
    }
  }
}

sketches.addEventListener("change", (event) => {
  const from = /** @type {CustomEvent} */ (event).detail
  if (from !== "yaml" && from !== NAMED) judge() // first, as it is answered while the form is made anew
  list()
  if (!["typed", "scene", NAMED].includes(from)) fields.show()
})

addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.code !== "KeyZ") return
  if (event.target instanceof Element && event.target.matches("input[type=text], textarea")) return
  event.preventDefault()
  if (event.shiftKey) sketches.redo()
  else sketches.undo()
})

// --- the beginning ---

const start = h("p", {class: "studio__start"})
let byKeys = false // whoever has begun it so goes on in the first field, as the button is gone by then
function stand() {
  const {state, bytes} = runtime
  const {to_check, to_print, to_make} = runtime.facts
  const told = {
    off: () =>
      button(weighed(words.begin, to_check + to_print + to_make, lang), begin, {class: "md-button md-button--primary"}),
    loading: () => weighed(words.loading, bytes, lang),
    ready: () => "",
    absent: () => words.no_runtime,
    missing: () => words.no_wasm,
    broken: () => words.broken,
  }
  start.replaceChildren(told[state]())
  if (state !== "ready") return
  if (byKeys && document.activeElement === document.body) fields.place.querySelector("input")?.focus()
  judge()
}
function begin() {
  byKeys = Boolean(start.querySelector("button:focus-visible"))
  runtime.start()
}
runtime.addEventListener("state", stand)
runtime.addEventListener("bytes", stand)

place.replaceChildren(
  start,
  shelf(facts, sketches),
  bar,
  full,
  h(
    "div",
    {class: "studio__work"},
    looks.place,
    fields.place,
    h(
      "div",
      {class: "studio__pictures"},
      picturing(facts, sketches, pictures, looks.place),
      placing(facts, sketches, runtime),
    ),
    written,
  ),
  trying(facts, sketches, runtime),
  taking(facts, sketches, runtime, pictures),
)
for (const one of [bar, fields.place, ...place.querySelectorAll(".studio__sets")])
  taps(/** @type {HTMLElement} */ (one))
sketches.follow()
list()
fields.show()
stand()
