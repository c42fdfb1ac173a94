// The decks on this device: kept after every change, each with what can be undone.
/** @import {Deck, DeckFacts} from "./types.d.ts" */

/**
 * All decks, and which is at hand.
 * @typedef {{at: number, all: Deck[]}} Step
 */

const MOST_STEPS = 200
const MOST_COPIES = 99

export class Decks extends EventTarget {
  at = 0
  /** @type {Deck[]} */
  all = []
  /** @type {Step[]} */
  past = []
  /** @type {Step[]} */
  future = []
  /** What is kept on this device. @type {string | null} */
  kept = null

  /** @param {DeckFacts} facts */
  constructor(facts) {
    super()
    this.facts = facts
    this.byId = new Map(facts.cards.map((card) => [card.id, card]))
    this.site = new URL("../../../", document.baseURI).href // where links to decks lead
    this.key = `fitil.workshop.${facts.game}`
    this.#take(this.#stored)
  }

  // Another tab of the workshop may change the decks: they are the same here at once, or when this one is looked at again.
  follow() {
    const look = () => {
      const stored = this.#stored
      if (stored === this.kept || stored === null) return
      const {name} = this.now
      const at = this.at
      this.#take(stored)
      const same = this.all.findIndex((deck) => deck.name === name)
      this.at = this.all[at]?.name === name || same < 0 ? Math.min(at, this.all.length - 1) : same
      this.dispatchEvent(new Event("elsewhere"))
      this.dispatchEvent(new Event("change"))
    }
    addEventListener("storage", ({key}) => {
      if (key === this.key) look()
    })
    addEventListener("pageshow", look)
    document.addEventListener("visibilitychange", look)
  }

  get now() {
    return this.all[this.at]
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

  /** @param {Deck} deck */
  put(deck) {
    this.past.push({at: this.at, all: this.all})
    if (this.past.length > MOST_STEPS) this.past.shift()
    this.future = []
    this.all = this.all.map((one, at) => (at === this.at ? deck : one))
    this.#changed()
  }

  /** @param {Partial<Deck>} deck */
  start(deck) {
    this.past.push({at: this.at, all: this.all})
    this.future = []
    this.all = [...this.all, this.#sound(deck)]
    this.at = this.all.length - 1
    this.#changed()
  }

  drop() {
    this.past.push({at: this.at, all: this.all})
    this.future = []
    this.all = this.all.filter((_, at) => at !== this.at)
    if (!this.all.length) this.all = [this.#blank()]
    this.at = Math.min(this.at, this.all.length - 1)
    this.#changed()
  }

  /** @param {number} at */
  choose(at) {
    this.at = at
    this.#changed()
  }

  undo() {
    this.#step(this.past, this.future)
  }

  redo() {
    this.#step(this.future, this.past)
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

  /**
   * @param {Step[]} from
   * @param {Step[]} to
   */
  #step(from, to) {
    const step = from.pop()
    if (!step) return
    to.push({at: this.at, all: this.all})
    Object.assign(this, step)
    this.#changed()
  }

  #changed() {
    this.kept = JSON.stringify({at: this.at, decks: this.all})
    try {
      localStorage.setItem(this.key, this.kept)
    } catch {
      /* no room, or closed */
    }
    this.dispatchEvent(new Event("change"))
  }

  get #stored() {
    try {
      return localStorage.getItem(this.key)
    } catch {
      return null // closed
    }
  }

  /**
   * Take these decks as those on this device: what was done to others before cannot be undone.
   * @param {string | null} stored
   */
  #take(stored) {
    Object.assign(this, {kept: stored, past: [], future: [], at: 0, all: [this.#blank()]})
    try {
      /** @type {{at: number, decks: Deck[]}} */
      const {at, decks} = JSON.parse(stored ?? "")
      const sound = decks.map((deck) => this.#sound(deck))
      if (sound.length) Object.assign(this, {at: Math.min(Math.max(0, at | 0), sound.length - 1), all: sound})
    } catch {
      /* nothing kept, or nothing of use */
    }
  }

  /** @returns {Deck} */
  #blank() {
    return {name: this.facts.words.new_name, slots: {}, cards: {}}
  }

  /**
   * Whatever was kept or read, only cards of this game in sensible numbers stay.
   * @param {Partial<Deck>} deck
   */
  #sound(deck) {
    /** @type {Record<string, number>} */
    const cards = {}
    for (const [id, copies] of Object.entries(deck.cards ?? {})) if (this.byId.has(id)) setCount(cards, id, copies)
    /** @type {Record<string, string[]>} */
    const slots = {}
    for (const name of Object.keys(this.facts.slots))
      slots[name] = (deck.slots?.[name] ?? []).filter((id) => this.byId.get(id)?.slot === name)
    return {name: String(deck.name ?? "").slice(0, 80) || this.facts.words.new_name, slots, cards}
  }
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
