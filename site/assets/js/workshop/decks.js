// The decks on this device: kept after every change, each with what can be undone.
import {Steps} from "./steps.js"
/** @import {Deck, DeckFacts} from "./types.d.ts" */

const MOST_COPIES = 99

/** @extends {Steps<Deck>} */
export class Decks extends Steps {
  /** @param {DeckFacts} facts */
  constructor(facts) {
    const byId = new Map(facts.cards.map((card) => [card.id, card]))
    const blank = () => ({name: facts.words.new_name, slots: {}, cards: {}})
    super(`fitil.workshop.${facts.game}`, "decks", {
      blank,
      sound: (deck) => sound(facts, byId, deck),
      same: (one, other) => one.name === other.name,
    })
    this.facts = facts
    this.byId = byId
    this.site = new URL("../../../", document.baseURI).href // where links to decks lead
  }

  get size() {
    return sizeOf(this.now)
  }

  // The cards that were put in since the deck had a right size, one for each copy, the last one first.
  get added() {
    /** @type {string[]} */
    const added = []
    const most = this.facts.sizes?.[1] ?? 0
    let later = this.now
    for (const {at, all} of [...this.past].reverse()) {
      if (at !== this.at || all.length !== this.all.length) break
      const earlier = all[at]
      for (const [id, copies] of Object.entries(later.cards))
        added.push(...Array(Math.max(0, copies - (earlier.cards[id] ?? 0))).fill(id))
      if (sizeOf(earlier) <= most) break
      later = earlier
    }
    return added
  }

  get empty() {
    return this.size === 0 && Object.values(this.now.slots).every((held) => held.length === 0)
  }

  /** @param {{id: string, slot: string | null}} card */
  count(card) {
    return card.slot
      ? (this.now.slots[card.slot] ?? []).filter((id) => id === card.id).length
      : (this.now.cards[card.id] ?? 0)
  }

  /**
   * Add copies of a card, or take them away; a slot of one card holds the last one chosen.
   * @param {{id: string, slot: string | null}} card
   * @param {number} copies
   */
  add(card, copies) {
    this.change((deck) => {
      if (!card.slot) return setCount(deck.cards, card.id, (deck.cards[card.id] ?? 0) + copies)
      const held = deck.slots[card.slot] ?? []
      const {count} = this.facts.slots[card.slot]
      deck.slots[card.slot] =
        copies > 0
          ? [...held.filter((id) => id !== card.id), card.id].slice(-count)
          : held.filter((id) => id !== card.id)
    })
  }

  /**
   * Whether the deck has all copies of these cards.
   * @param {Record<string, number>} cards
   */
  holds(cards) {
    return Object.entries(cards).every(([id, copies]) => (this.now.cards[id] ?? 0) >= copies)
  }

  /**
   * Put all copies of these cards in, or take them out if all of them are there.
   * @param {Record<string, number>} cards
   */
  turn(cards) {
    const out = this.holds(cards)
    this.change((deck) => {
      for (const [id, copies] of Object.entries(cards)) setCount(deck.cards, id, out ? 0 : copies)
    })
  }

  /** @param {string} name */
  rename(name) {
    this.change((deck) => {
      deck.name = name.slice(0, 80)
    })
  }

  /** @param {(deck: Deck) => void} how */
  change(how) {
    const next = structuredClone(this.now)
    how(next)
    this.put(next)
  }

  /**
   * Another deck is at hand; one with cards that is here already is only chosen.
   * @param {Partial<Deck>} deck
   */
  start(deck) {
    const fresh = sound(this.facts, this.byId, deck)
    const here = this.all.findIndex((one) => sizeOf(one) > 0 && JSON.stringify(one) === JSON.stringify(fresh))
    if (here < 0) super.start(fresh)
    else this.choose(here)
  }

  // The other decks on the device, and the game's starter decks, each with a key.
  get others() {
    const mine = this.all.map((deck, at) => ({key: `mine ${at}`, deck})).filter(({deck}) => deck !== this.now)
    return [...mine, ...this.facts.starters.map((deck, at) => ({key: `starter ${at}`, deck}))]
  }

  // The deck as a list that `fitil` reads, in the language of the page, and the name of its file.
  get text() {
    return this.textOf(this.now)
  }

  get file() {
    return this.fileOf(this.now)
  }

  /** @param {Pick<Deck, "slots" | "cards"> & {name?: string}} deck */
  textOf(deck, lang = this.facts.lang) {
    const at = this.facts.langs.filter((one) => one !== this.facts.lang).indexOf(lang)
    const line = (/** @type {string} */ id, /** @type {number} */ copies) => {
      const card = this.byId.get(id)
      return `${copies} ${(at < 0 ? card?.name : card?.names?.[at]) ?? id}`
    }
    const slots = Object.values(deck.slots)
      .flat()
      .map((id) => line(id, 1))
    const label = this.facts.named?.[lang]
    return [
      ...(label ? [`${label}: ${deck.name}`] : []),
      ...slots,
      ...Object.entries(deck.cards).map(([id, copies]) => line(id, copies)),
      "",
    ].join("\n")
  }

  /** @param {{name: string}} deck */
  fileOf(deck) {
    return `${
      deck.name
        .replace(/[^\p{L}\p{N} _.-]/gu, "")
        .replace(/^[-.\s]+/, "")
        .trim()
        .replace(/\s+/g, "-") || "deck"
    }.txt`
  }
}

/**
 * Whatever was kept or read, only cards of this game in sensible numbers stay.
 * @param {DeckFacts} facts
 * @param {Decks["byId"]} byId
 * @param {any} deck
 * @returns {Deck}
 */
function sound(facts, byId, deck) {
  /** @type {Record<string, number>} */
  const cards = {}
  for (const [id, copies] of Object.entries(deck?.cards ?? {}))
    if (byId.has(id)) setCount(cards, id, /** @type {number} */ (copies))
  /** @type {Record<string, string[]>} */
  const slots = {}
  for (const name of Object.keys(facts.slots))
    slots[name] = (deck?.slots?.[name] ?? []).filter((/** @type {string} */ id) => byId.get(id)?.slot === name)
  return {name: String(deck?.name ?? "").slice(0, 80) || facts.words.new_name, slots, cards}
}

/** @param {Deck} deck */
function sizeOf(deck) {
  return Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0)
}

/**
 * @param {Record<string, number>} cards
 * @param {string} id
 * @param {number} copies
 */
export function setCount(cards, id, copies) {
  const whole = Math.min(MOST_COPIES, Math.trunc(Number(copies)) || 0)
  if (whole > 0) cards[id] = whole
  else delete cards[id]
}
