// The workshop of a game's decks. Everything it knows is in game.json; it edits without the runtime, too.
import {chooser} from "./choose.js"
import {deckPanel} from "./deck.js"
import {Decks} from "./decks.js"
import {fill, h} from "./dom.js"
import {insight} from "./insight.js"
import {opening} from "./opening.js"
import {printing} from "./printing.js"
import {Runtime} from "./runtime.js"
import {sharing} from "./share.js"
import {verdict} from "./verdict.js"

const place = document.getElementById("workshop")
const facts = await (await fetch("game.json")).json()
const decks = new Decks(facts)
const runtime = new Runtime(facts.runtime)
const {lang, words} = facts
const links = opening(facts, decks)

// On a phone the sections are one below the other: the way to each, and the size of the deck, stay in sight.
const size = h("a", {href: "#deck"})
const ways = h("nav", {class: "workshop__foot", "aria-label": words.title}, size,
  ["choose", "verdict", "insight", "print", "share"].map((name) => h("a", {href: `#${name}`}, words[name])))
function count() {
  const [least, most] = facts.sizes
  size.textContent = fill(words.size, {n: decks.size, of: least === most ? least : `${least}–${most}`})
}
decks.addEventListener("change", count)
count()

addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.target.matches("input, textarea")) return
  if (event.code === "KeyZ") { event.preventDefault(); event.shiftKey ? decks.redo() : decks.undo() }
  if (event.code === "KeyY") { event.preventDefault(); decks.redo() }
})

place.replaceChildren(ways, links.said,
  h("div", {class: "workshop__side"}, deckPanel(facts, decks, runtime, links), verdict(facts, decks, runtime), insight(facts, decks, runtime), printing(facts, decks, runtime), sharing(facts, decks, runtime)),
  chooser(facts, decks))
links.look()

// The first question of each kind loads what it needs: a deck of one card asks them, before the reader does.
runtime.addEventListener("state", async () => {
  const {id} = facts.cards.find((card) => !card.slot)
  const deck = {name: "deck.txt", text: decks.textOf({slots: {}, cards: {[id]: 9}})}
  for (const [what, args] of [["check", {decks: [deck]}], ["read", deck], ["insight", {decks: [deck], seed: 1}]])
    if (runtime.state === "ready") await runtime.ask(what, {...args, lang})
})
