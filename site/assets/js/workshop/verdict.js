// What the deck breaks, in the reader's language; each violation with what mends it and a link to its rule.
import {setCount} from "./decks.js"
import {taps} from "./taps.js"
import {button, h, put, weighed, why} from "./dom.js"
import {Newest} from "./runtime.js"
import {fill} from "./said.js"
/** @import {Decks} from "./decks.js" */
/** @import {Runtime} from "./runtime.js" */
/** @import {Child, Deck, Facts, Verdict, Violation} from "./types.d.ts" */

const MOST_NAMED = 6
const MOST_ROUNDS = 6 // what mends one fault may leave another

/** What mends a violation: what that is called, and what it does. @typedef {{label: Child, does(deck: Deck): void}} Mend */

/**
 * @param {Facts} facts
 * @param {Decks} decks
 * @param {Runtime} runtime
 * @param {(status: string) => void} known what to do when a verdict is known
 */
export function verdict(facts, decks, runtime, known) {
  const {words, lang} = facts
  const heading = h("p", {class: "workshop__verdict", role: "status", tabindex: "-1"})
  const list = h("ul", {class: "workshop__violations"})
  const start = h("button", {
    type: "button",
    class: "md-button md-button--primary",
    onclick: () => {
      runtime.start()
      heading.focus({preventScroll: true}) // the button goes
      check()
    },
  })
  const checks = new Newest(runtime, "check")
  let told = ""
  /** @type {Map<string, HTMLElement>} */
  let shown = new Map()
  let rounds = 0 // in which faults are still to be mended, by one press
  let sized = false // and whether the size was among what was then shown to be mended

  function offer() {
    const {state, facts: had, bytes} = runtime
    if (state !== "ready") told = "" // something else is told instead
    start.hidden = state !== "off"
    if (state === "off") {
      start.textContent = weighed(words.check, had.to_check, lang)
      heading.textContent = words.not_checked
    } else if (state === "loading") heading.textContent = weighed(words.loading, bytes, lang)
    else if (state !== "ready") {
      heading.textContent = words[state === "absent" ? "no_runtime" : state === "missing" ? "no_wasm" : "broken"]
      list.replaceChildren(h("li", {}, h("code", {}, `fitil check ${decks.file} --lang ${lang}`)))
    }
  }

  async function check() {
    if (!runtime.begun) return offer()
    if (decks.empty) {
      checks.forget()
      return tell({status: "empty", violations: []})
    }
    try {
      const out = await checks.ask({decks: [{name: decks.file, text: decks.text}], lang, added: decks.added})
      if (out) tell(out.rows[0], out.changes[0])
    } catch (error) {
      told = ""
      heading.textContent = `${words.broken} ${why(error)}`
    }
  }

  /**
   * @param {Verdict} row
   * @param {Record<string, number>} change
   */
  function tell(row, change = {}) {
    const now = JSON.stringify([row, change])
    if (now === told) rounds = 0
    if (now === told) return // or a button would go while it is pressed, and the press with it
    told = now
    const status = row.status === "unreadable" ? "illegal" : row.status
    heading.dataset.status = status
    known(status)
    heading.textContent = words[status]
    const held = list.contains(document.activeElement)
    const faults = row.violations.map((found) => {
      const size = found.params.size !== undefined
      // to be resized only when all else is mended: not yet
      return {found, size, mends: size ? (found.params.rest ? [] : resize(change)) : mendsOf(found.params)}
    })
    const sure = faults.filter(({found, mends}) => found.severity === "error" && mends.length === 1)
    // the size is right once nothing else changes it
    const first = sure.some(({size}) => !size) ? sure.filter(({size}) => !size) : sure
    const all = first.filter(({size}) => !size || sized || !rounds).map(({mends}) => mends[0])
    // a row that says the same stays, and whoever is on it
    /** @type {Map<string, HTMLElement>} */
    const rows = new Map()
    for (const {found, size, mends} of faults) {
      const said = JSON.stringify([found, mends.map(({label}) => label), size && change])
      const key = rows.has(said) ? `${said} ${rows.size}` : said
      rows.set(key, shown.get(key) ?? rowOf(found, mends))
    }
    shown = rows
    const pressed = () => {
      sized = sure.some(({size}) => size)
      mendAll(all, MOST_ROUNDS)
    }
    const whole = button(fill(words.mend_all, {n: sure.length}), pressed, {class: "workshop__fix"})
    put(list, [...rows.values(), ...(sure.length > 1 ? [h("li", {class: "workshop__all"}, whole)] : [])])
    if (rounds) mendAll(all, rounds)
    if (held && !list.contains(document.activeElement)) (list.querySelector("button") ?? heading).focus() // whoever mends by keyboard goes on from here
  }

  /**
   * A fault with what mends it.
   * @param {Violation} found
   * @param {Mend[]} mends
   */
  function rowOf(found, mends) {
    return h(
      "li",
      {class: `is-${found.severity}`},
      h("p", {}, sentences(found, facts.rules, words.rule)),
      mends.length ? h("p", {class: "workshop__fixes"}, mends.map(fix)) : null,
    )
  }

  /**
   * Mends all that has one mend, and what is then left of that.
   * @param {Mend[]} all
   * @param {number} left in so many rounds
   */
  function mendAll(all, left) {
    rounds = all.length ? left - 1 : 0
    if (!all.length) return
    decks.change((deck) => {
      for (const {does} of all) does(deck)
    })
  }

  /**
   * What mends a violation: a card of which so many are too many goes, or one of the cards named takes its slot.
   * @param {Violation["params"]} params
   * @returns {Mend[]}
   */
  function mendsOf({card = "", n, ...others}) {
    const named = decks.byId.get(card)
    const out =
      named && n && decks.now.cards[card]
        ? [
            {
              label: fill(words.take_out, {n, name: named.name}),
              does: (/** @type {Deck} */ deck) => lose(deck, card, n),
            },
          ]
        : []
    const fitting = Object.values(others)
      .filter(Array.isArray)
      .flat()
      .map((id) => decks.byId.get(id))
      .filter((one) => one !== undefined)
    const slotted = fitting.flatMap(({id, name, slot}) => (slot ? [{id, name, slot}] : []))
    const into = slotted.slice(0, MOST_NAMED).map(({id, name, slot}) => ({
      label: fill(words.take, {name}),
      does(/** @type {Deck} */ deck) {
        delete deck.cards[id]
        deck.slots[slot] = [id]
      },
    }))
    return [...out, ...into]
  }

  /**
   * A deck of the wrong size gets the cards that fit it best, or loses those it needs least.
   * @param {Record<string, number>} change
   * @returns {Mend[]}
   */
  function resize(change) {
    const cards = Object.entries(change)
    if (!cards.length) return []
    const named = cards
      .slice(0, MOST_NAMED)
      .map(([id, copies]) => `${Math.abs(copies)} × ${decks.byId.get(id)?.name ?? id}`)
    const all = [...named, ...(cards.length > MOST_NAMED ? ["…"] : [])].join(", ")
    return [
      {
        label: fill(cards[0][1] > 0 ? words.add_cards : words.take_cards, {cards: all}),
        does(deck) {
          for (const [id, copies] of cards) lose(deck, id, -copies)
        },
      },
    ]
  }

  const lose = (/** @type {Deck} */ deck, /** @type {string} */ id, /** @type {number} */ n) =>
    setCount(deck.cards, id, (deck.cards[id] ?? 0) - n)
  const fix = (/** @type {Mend} */ {label, does}) => button(label, () => decks.change(does), {class: "workshop__fix"})

  decks.addEventListener("change", check)
  runtime.addEventListener("state", () => {
    offer()
    if (runtime.state === "ready") check()
  })
  runtime.addEventListener("bytes", offer)
  offer()
  taps(list)
  return h(
    "section",
    {class: "workshop__check", id: "verdict", "aria-labelledby": "check-title"},
    h("h2", {id: "check-title"}, words.verdict),
    heading,
    start,
    list,
  )
}

/**
 * A violation, what mends it, and a link to its rule, by its id if nothing else is said.
 * @param {Violation} found
 * @param {Facts["rules"]} rules
 * @param {string} [link]
 * @returns {Child[]}
 */
export const sentences = ({message, fix, rule}, rules, link) => [
  ended(message),
  " ",
  fix ? h("b", {}, ended(fix), " ") : null,
  rules[rule] ? h("a", {href: rules[rule], dir: link ? null : "ltr"}, link ?? rule) : null,
]

/** @param {string} sentence */
const ended = (sentence) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`)
