// The cards that are being made on this device, in sets: those of one set are at hand, and are used on other pages.
import {readKept, Steps, stored} from "../workshop/steps.js"
/** @import {At, CardSet, Facts, Mapping, Plain, Row, Sketch} from "./types.d.ts" */

/** @extends {Steps<Sketch>} */
export class Sketches extends Steps {
  /** @param {Facts} facts */
  constructor(facts) {
    super(keyOf(facts.game), CALLED, {
      blank: () => fresh(facts, []),
      sound,
      same: (one, other) => one.entry.id === other.entry.id,
    })
    this.facts = facts
    const {sets, setAt} = setsIn(this.kept)
    /** All sets by their places; of the one at hand, its cards are in `all`. @type {CardSet[]} */
    this.sets = sets
    /** The one at hand. */
    this.setAt = setAt
  }

  get state() {
    return {...super.state, setAt: this.setAt, sets: this.sets}
  }

  get written() {
    const sets = this.sets.map((one, n) => (n === this.setAt ? {...one, all: []} : one))
    return {...super.written, setAt: this.setAt, sets}
  }

  /** @param {string | null} text */
  take(text) {
    super.take(text)
    Object.assign(this, setsIn(text))
  }

  /** All sets, each with its cards. */
  get #whole() {
    return this.sets.map((one, n) => (n === this.setAt ? {...one, at: this.at, all: this.all} : one))
  }

  /** All cards of this device, those that can be taken back included. */
  get ever() {
    const [now, ...before] = [this.state, ...this.past, ...this.future]
    return [now, ...before].flatMap(({all, sets}) => [all, ...sets.map((/** @type {CardSet} */ one) => one.all)].flat())
  }

  /**
   * Another set is at hand. That changes nothing, so there is nothing to undo.
   * @param {number} n
   */
  toSet(n) {
    const sets = this.#whole
    Object.assign(this, {sets, setAt: n, ...this.#opened(sets[n])})
    this.changed()
  }

  /** @param {CardSet} set */
  #opened({at, all}) {
    return all.length ? {at, all} : {at: 0, all: [fresh(this.facts, [])]}
  }

  addSet() {
    const sets = [...this.#whole, emptySet()]
    this.#show(sets, sets.length - 1)
  }

  /** @param {string} name */
  nameSet(name) {
    const sets = this.sets.map((one, n) => (n === this.setAt ? {...one, name} : one))
    this.to(this.at, this.all, NAMED, {sets})
  }

  dropSet() {
    const left = this.#whole.filter((_, n) => n !== this.setAt)
    this.#show(left.length ? left : [emptySet()], Math.min(this.setAt, Math.max(0, left.length - 1)))
  }

  /**
   * @param {CardSet[]} sets
   * @param {number} setAt
   */
  #show(sets, setAt) {
    const {at, all} = this.#opened(sets[setAt])
    this.to(at, all, "", {sets, setAt})
  }

  /**
   * Change something of a card, whatever it has become meanwhile, if it is still here; `from` is what asked for it, and
   * need not be shown it.
   * @param {(sketch: Sketch) => void} how
   * @param {string} from
   * @param {Sketch} of
   */
  change(how, from = "", of = this.now) {
    const at = this.all.findIndex((one) => one.entry.id === of.entry.id)
    const then = structuredClone(this.all[at])
    if (then) how(then)
    if (JSON.stringify(then) === JSON.stringify(this.all[at])) return
    delete then.row
    this.to(
      this.at,
      this.all.map((one, here) => (here === at ? then : one)),
      from,
    )
  }

  /**
   * Put a value at a place of the entry; without one, what stands there is taken away.
   * @param {At} at
   * @param {Plain | undefined} value
   * @param {string} from
   */
  set(at, value, from = "") {
    this.change(({entry}) => put(entry, at, value), from)
  }

  /**
   * Move what stands at a place of a list by one.
   * @param {At} at
   * @param {-1 | 1} by
   */
  move(at, by) {
    const [n] = /** @type {number[]} */ (at.slice(-1))
    this.change(({entry}) => {
      const list = /** @type {Plain[]} */ (found(entry, at.slice(0, -1)))
      list.splice(n + by, 0, ...list.splice(n, 1))
    })
  }

  /**
   * Note what other pages must know of a card, if it still is the one that was asked about: that is no change of it.
   * @param {Sketch} sketch
   * @param {Row | undefined} row
   */
  settle(sketch, row) {
    if (!row || !this.all.includes(sketch)) return
    sketch.row = row
    this.keep()
    this.dispatchEvent(new Event("settled"))
  }

  add() {
    this.start(fresh(this.facts, this.all))
  }

  /**
   * Cards that come from elsewhere stand after those that are here, if anything was done to these; an id that is taken is
   * given up for another.
   * @param {Sketch[]} some
   */
  bring(some) {
    const untouched = this.all.length === 1 && JSON.stringify(this.now) === JSON.stringify(fresh(this.facts, []))
    const all = untouched ? [] : [...this.all]
    for (const {entry, words, picture, scene} of some) {
      const taken = all.some((one) => one.entry.id === entry.id)
      all.push({words, picture, scene, entry: taken ? {...entry, id: freeId(all)} : entry})
    }
    this.to(all.length - 1, all)
  }

  /**
   * The names of the other cards by id, none of which a card may have.
   * @param {Sketch} sketch
   */
  beside(sketch = this.now) {
    const others = this.all.filter((one) => one !== sketch)
    return Object.fromEntries(others.map(({entry, words}) => [String(entry.id), names(words)]))
  }

  copy() {
    const {entry, words, picture, scene} = structuredClone(this.now)
    this.start({words, picture, scene, entry: {...entry, id: freeId(this.all)}})
  }
}

const CALLED = "cards"
export const NAMED = "named" // what a change of a set's name is from: no card is another by it
const MOST_NAME = 60

/** @returns {CardSet} */
const emptySet = () => ({name: "", at: 0, all: []})

/**
 * The sets in what was kept. Before there were several, there was one without a name.
 * @param {string | null} text
 * @returns {{sets: CardSet[], setAt: number}}
 */
function setsIn(text) {
  const {all} = readKept(text, "sets")
  const sets = all.filter(isMapping).map(({name, at, all: some}) => ({
    name: String(name ?? "").slice(0, MOST_NAME),
    at: Number(at) | 0,
    all: Array.isArray(some) ? some.flatMap((one) => sound(one) ?? []) : [],
  }))
  if (!sets.length) return {sets: [emptySet()], setAt: 0}
  for (const one of sets) one.at = Math.min(Math.max(0, one.at), Math.max(0, one.all.length - 1))
  const {setAt} = JSON.parse(text ?? "{}")
  return {sets, setAt: Math.min(Math.max(0, setAt | 0), sets.length - 1)}
}

export const CALLED_SO = /^[0-9a-f]{32}\.(svg|png|jpe?g|webp)$/ // a picture that was brought
/** @param {string} game */
const keyOf = (game) => `fitil.studio.${game}`

/**
 * The cards of a game that were made on this device and are fit to be used, each with what pages must know of it.
 * @param {string} game
 */
export function ownCards(game) {
  const {all} = readKept(stored(keyOf(game)), CALLED)
  return all.flatMap((one) => sound(one) ?? []).filter((one) => one.row !== undefined)
}

/**
 * A card of the usual type, with an id that no other has here.
 * @param {Facts} facts
 * @param {Sketch[]} all
 * @returns {Sketch}
 */
function fresh({forms: {types, usual}}, all) {
  return {entry: {id: freeId(all), ...structuredClone(types[usual].entry)}, words: {}}
}

/** @param {Sketch["words"]} words */
const names = (words) => Object.fromEntries(Object.entries(words).map(([lang, {name = ""}]) => [lang, name]))

/** @param {Sketch[]} all */
function freeId(all) {
  const taken = new Set(all.map(({entry}) => entry.id))
  let n = 1
  while (taken.has(`my-card-${n}`)) n += 1
  return `my-card-${n}`
}

/**
 * What was kept, or came in a link or a file, as a card that can be shown; null if it is none.
 * @param {any} one
 * @returns {Sketch | null}
 */
export function sound(one) {
  if (!isMapping(one?.entry) || !isMapping(one?.words) || !within(one.entry)) return null
  const picture = CALLED_SO.test(one.picture) ? one.picture : undefined
  return {...one, words: said(one.words), picture, scene: staged(one.scene) ? one.scene : undefined}
}

const [DEEPEST, LONGEST] = [24, 60_000] // no card that anybody makes is so deep, or so long

/**
 * Whether plain data is neither deeper nor longer than a card can be.
 * @param {Plain} whole
 */
function within(whole) {
  /** @type {(value: Plain, deep: number) => boolean} */
  const flat = (value, deep) =>
    typeof value !== "object" ||
    value === null ||
    (deep > 0 && Object.values(value).every((/** @type {Plain} */ one) => flat(one, deep - 1)))
  return flat(whole, DEEPEST) && JSON.stringify(whole).length <= LONGEST
}

/**
 * Names and flavour, as far as they are text.
 * @param {Mapping} words
 * @returns {Sketch["words"]}
 */
function said(words) {
  const text = (/** @type {[string, Plain]} */ [key, value]) =>
    ["name", "flavour"].includes(key) && typeof value === "string"
  const some = Object.entries(words).map(([lang, one]) => [
    lang,
    isMapping(one) ? Object.fromEntries(Object.entries(one).filter(text)) : {},
  ])
  return Object.fromEntries(some)
}

/** @param {unknown} value @returns {value is number | undefined} */
const numeric = (value) => value === undefined || Number.isFinite(value)

/** @param {any} one */
const standing = (one) =>
  isMapping(one) &&
  typeof one.figure === "string" &&
  (one.at === undefined || (Array.isArray(one.at) && one.at.length === 2 && one.at.every(Number.isFinite))) &&
  [one.scale, one.turn].every(numeric) &&
  (one.set === undefined || isMapping(one.set))

/** @param {any} layer */
const lying = (layer) => typeof layer === "string" || (isMapping(layer) && Object.values(layer).every(isMapping))

/**
 * Whether a scene can be shown; whether it is right is asked when it is drawn.
 * @param {any} scene
 */
const staged = (scene) =>
  isMapping(scene) &&
  Array.isArray(scene.background) &&
  scene.background.every(lying) &&
  [scene.figures, scene.behind ?? [], scene.front ?? []].every((some) => Array.isArray(some) && some.every(standing))

/**
 * @param {unknown} value
 * @returns {value is Mapping}
 */
export const isMapping = (value) => typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * @param {Plain} whole
 * @param {At} at
 * @returns {Plain | undefined}
 */
export function found(whole, at) {
  return at.reduce((/** @type {any} */ inner, key) => inner?.[key], whole)
}

/**
 * Puts a value at a place, and makes what leads there; a list that is left with nothing goes, too.
 * @param {Mapping} whole
 * @param {At} at
 * @param {Plain | undefined} value
 */
export function put(whole, at, value) {
  const [last] = at.slice(-1)
  const home = /** @type {any} */ (
    at.slice(0, -1).reduce((/** @type {any} */ inner, key, n) => {
      inner[key] ??= typeof at[n + 1] === "number" ? [] : {}
      return inner[key]
    }, whole)
  )
  if (value !== undefined) home[last] = value
  else if (Array.isArray(home)) home.splice(Number(last), 1)
  else delete home[last]
  if (Array.isArray(home) && !home.length) put(whole, at.slice(0, -1), undefined)
}
