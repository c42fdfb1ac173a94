// What the deck breaks, in the reader's language; each violation with what mends it and a link to its rule.
import {setCount} from "./decks.js"
import {button, h, megabytes, why} from "./dom.js"
import {Newest} from "./runtime.js"
import {fill} from "./said.js"
/** @import {Decks} from "./decks.js" */
/** @import {Runtime} from "./runtime.js" */
/** @import {Child, Facts, Verdict, Violation} from "./types.d.ts" */

const MOST_NAMED = 6

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

  function offer() {
    const {state, facts: had, bytes} = runtime
    start.hidden = state !== "off"
    if (state === "off") {
      start.textContent = fill(words.check, {mb: megabytes(had.to_check, lang)})
      heading.textContent = words.not_checked
    } else if (state === "loading") heading.textContent = fill(words.loading, {mb: megabytes(bytes, lang)})
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
    if (now === told) return // or a button would go while it is pressed, and the press with it
    told = now
    const status = row.status === "unreadable" ? "illegal" : row.status
    heading.dataset.status = status
    known(status)
    heading.textContent = words[status]
    const held = list.contains(document.activeElement)
    list.replaceChildren(
      ...row.violations.map((found) =>
        h(
          "li",
          {class: `is-${found.severity}`},
          h("p", {}, sentences(found, facts.rules, words.rule)),
          found.params.size === undefined ? buttons(found.params) : resize(change),
        ),
      ),
    )
    if (held) (list.querySelector("button") ?? heading).focus() // whoever mends by keyboard goes on from here
  }

  /**
   * What mends a violation: a card of which so many are too many goes, or one of the cards named takes its slot.
   * @param {Violation["params"]} params
   */
  function buttons({card = "", n, ...others}) {
    const named = decks.byId.get(card)
    const out =
      named && n && decks.now.cards[card]
        ? [fix(fill(words.take_out, {n, name: named.name}), () => decks.takeOut(card, n))]
        : []
    const fitting = Object.values(others)
      .filter(Array.isArray)
      .flat()
      .map((id) => decks.byId.get(id))
      .filter((one) => one !== undefined)
    const slotted = fitting.flatMap(({id, name, slot}) => (slot ? [{id, name, slot}] : []))
    const into = slotted.slice(0, MOST_NAMED).map(({id, name, slot}) =>
      fix(fill(words.take, {name}), () =>
        decks.change((deck) => {
          delete deck.cards[id]
          deck.slots[slot] = [id]
        }),
      ),
    )
    return out.length + into.length ? h("p", {class: "workshop__fixes"}, out, into) : null
  }

  /**
   * A deck of the wrong size gets the cards that fit it best, or loses those it needs least.
   * @param {Record<string, number>} change
   */
  function resize(change) {
    const cards = Object.entries(change)
    if (!cards.length) return null
    const named = cards
      .slice(0, MOST_NAMED)
      .map(([id, copies]) => `${Math.abs(copies)} × ${decks.byId.get(id)?.name ?? id}`)
    const all = [...named, ...(cards.length > MOST_NAMED ? ["…"] : [])].join(", ")
    return h(
      "p",
      {class: "workshop__fixes"},
      fix(fill(cards[0][1] > 0 ? words.add_cards : words.take_cards, {cards: all}), () =>
        decks.change((deck) => {
          for (const [id, copies] of cards) setCount(deck.cards, id, (deck.cards[id] ?? 0) + copies)
        }),
      ),
    )
  }

  const fix = (/** @type {Child} */ label, /** @type {() => void} */ onclick) =>
    button(label, onclick, {class: "workshop__fix"})

  decks.addEventListener("change", check)
  runtime.addEventListener("state", () => {
    offer()
    if (runtime.state === "ready") check()
  })
  runtime.addEventListener("bytes", offer)
  offer()
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
