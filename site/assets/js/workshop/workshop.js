// The workshop of a game's decks. Everything it knows is in game.json.z; it edits without the runtime, too.
import {chooser} from "./choose.js"
import {deckPanel} from "./deck.js"
import {Decks} from "./decks.js"
import {h, save} from "./dom.js"
import {beside} from "./inflated.js"
import {insight} from "./insight.js"
import {opening} from "./opening.js"
import {withFolder, withOwn, withParts} from "./own.js"
import {panels} from "./panels.js"
import {printing} from "./printing.js"
import {Runtime} from "./runtime.js"
import {sharing} from "./share.js"
import {verdict} from "./verdict.js"
/** @import {Facts, More, Printed, What} from "./types.d.ts" */

const place = /** @type {HTMLElement} */ (document.getElementById("workshop"))
/** @type {Facts} */
const facts = await beside("game")
const runtime = new Runtime(facts.runtime)
withOwn(facts, runtime, "deck")
const decks = new Decks(facts)
const {lang, words} = facts
const links = opening(facts, decks, () => parts.show(deck.id))

addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || (event.target instanceof Element && event.target.matches("input, textarea")))
    return
  if (event.code === "KeyZ") {
    event.preventDefault()
    if (event.shiftKey) decks.redo()
    else decks.undo()
  }
  if (event.code === "KeyY") {
    event.preventDefault()
    decks.redo()
  }
})

const cards = chooser(facts, decks)
const deck = deckPanel(facts, decks, runtime, links)
const check = verdict(facts, decks, runtime, (status) => parts.mark(check, status))
/** @type {Printed} */
const printed = {
  changes: decks,
  empty: () => decks.empty,
  named: () => [decks.file, ...withFolder([...Object.keys(decks.now.cards), ...Object.values(decks.now.slots).flat()])],
  get site() {
    return decks.site
  },
  save: () => save(decks.file, decks.text, "text/plain;charset=utf-8"),
  ask: (does, args, more, alone) =>
    runtime.ask(does, {...args, decks: alone ? [] : [{name: decks.file, text: decks.text}]}, withParts(more)),
}
const parts = panels(words, [
  cards,
  deck,
  check,
  insight(facts, decks, runtime),
  printing(facts, printed, runtime),
  sharing(facts, decks, runtime),
])
function count() {
  const [least, most] = facts.sizes
  const of = least === most ? least : `${least}–${most}`
  parts.note(deck, `${decks.size}/${of}`)
}
decks.addEventListener("change", count)
count()

// The cards are beside the deck; on a phone they come first, and the deck has what else is told of the page.
const wide = matchMedia("(min-width: 60em)")
const [lead, side] = [place.previousElementSibling, h("div", {class: "workshop__side"}, parts.all.slice(1))]
function arrange() {
  if (wide.matches) {
    side.after(cards)
    if (lead) place.before(lead)
  } else {
    side.before(cards)
    if (lead) deck.querySelector("h2")?.after(lead)
  }
}

place.replaceChildren(parts.tabs, links.said, side)
wide.addEventListener("change", arrange)
arrange()
links.look()
decks.follow()

// Whoever comes back, from a card's page say, or loads the page anew, finds it where it was; the browser looks for that
// place before there is anything on the page. A deck that was checked is checked again, as all that it takes is here.
const [come] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"))
if (["back_forward", "reload"].includes(come?.type)) {
  const {y, checked, part} = remembered()
  if (part) parts.show(part)
  if (y) scrollTo({top: y, behavior: "instant"})
  if (checked) runtime.start()
}
addEventListener("pagehide", () => {
  try {
    sessionStorage.setItem(location.pathname, JSON.stringify({y: scrollY, checked: runtime.begun, part: parts.shown}))
  } catch {
    /* no room, or closed */
  }
})
/** @returns {{y?: number, checked?: boolean, part?: string}} */
function remembered() {
  try {
    return JSON.parse(sessionStorage.getItem(location.pathname) ?? "{}")
  } catch {
    return {}
  }
}

// The first question of each kind loads what it needs: a deck of one card asks them, before the reader does.
runtime.addEventListener("state", async () => {
  const {id} = facts.cards.find((card) => !card.slot && !card.piece) ?? facts.cards[0]
  const deck = {name: "deck.txt", text: decks.textOf({slots: {}, cards: {[id]: 9}})}
  /** @type {[What, object, More?][]} */
  const questions = [
    ["check", {decks: [deck]}],
    ["read", {}, {given: new Map([[deck.name, new TextEncoder().encode(deck.text)]])}],
    ["insight", {decks: [deck], seed: 1}],
  ]
  for (const [what, args, more] of questions)
    if (runtime.state === "ready") await runtime.ask(what, {...args, lang}, more)
})
