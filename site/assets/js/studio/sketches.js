// The cards that are being made on this device: kept after every change, each with what can be undone.
/** @import {At, Facts, Mapping, Plain, Sketch} from "./types.d.ts" */

const MOST_STEPS = 200
/** @typedef {{at: number, all: Sketch[]}} Step */

export class Sketches extends EventTarget {
  at = 0
  /** @type {Sketch[]} */
  all = []
  /** @type {Step[]} */
  past = []
  /** @type {Step[]} */
  future = []
  full = false

  /** @param {Facts} facts */
  constructor(facts) {
    super()
    this.facts = facts
    this.key = `fitil.studio.${facts.game}`
    const kept = this.#kept()
    this.all = kept?.all ?? [this.fresh()]
    this.at = Math.min(kept?.at ?? 0, this.all.length - 1)
  }

  get now() {
    return this.all[this.at]
  }

  /** A card of the usual type, with an id that no other has here. */
  fresh() {
    const {types, usual} = this.facts.forms
    return /** @type {Sketch} */ ({entry: {id: this.#id(), ...structuredClone(types[usual].entry)}, words: {}})
  }

  #id(all = this.all) {
    const taken = new Set(all.map(({entry}) => entry.id))
    let n = 1
    while (taken.has(`my-card-${n}`)) n += 1
    return `my-card-${n}`
  }

  /**
   * Change something; `from` is what asked for it, and need not be shown it.
   * @param {(sketch: Sketch) => void} how
   * @param {string} from
   */
  change(how, from = "") {
    const now = structuredClone(this.now)
    how(now)
    if (JSON.stringify(now) === JSON.stringify(this.now)) return
    this.#to({at: this.at, all: this.all.map((one, at) => (at === this.at ? now : one))}, from)
  }

  /**
   * Put a value at a place of the entry; without one, what stands there is taken away.
   * @param {At} at
   * @param {Plain | undefined} value
   * @param {string} from
   */
  put(at, value, from = "") {
    this.change(({entry}) => put(entry, at, value), from)
  }

  add() {
    const fresh = this.fresh()
    this.#to({at: this.all.length, all: [...this.all, fresh]}, "")
  }

  /**
   * Cards that come from a file stand after those that are here; an id that is taken is given up for another.
   * @param {Sketch[]} some
   */
  bring(some) {
    const all = [...this.all]
    for (const one of some) {
      const taken = all.some(({entry}) => entry.id === one.entry.id)
      all.push(taken ? {...one, entry: {...one.entry, id: this.#id(all)}} : one)
    }
    this.#to({at: all.length - 1, all}, "")
  }

  copy() {
    const copy = structuredClone(this.now)
    copy.entry.id = this.#id()
    this.#to({at: this.all.length, all: [...this.all, copy]}, "")
  }

  drop() {
    const left = this.all.filter((_, at) => at !== this.at)
    this.#to({at: Math.max(0, this.at - 1), all: left.length ? left : [this.fresh()]}, "")
  }

  /** @param {number} at */
  choose(at) {
    this.at = at
    this.#changed("")
  }

  undo() {
    this.#back(this.past, this.future)
  }

  redo() {
    this.#back(this.future, this.past)
  }

  /**
   * @param {Step[]} from
   * @param {Step[]} to
   */
  #back(from, to) {
    const step = from.pop()
    if (!step) return
    to.push({at: this.at, all: this.all})
    Object.assign(this, step)
    this.#changed("")
  }

  /**
   * @param {Step} step
   * @param {string} from
   */
  #to(step, from) {
    this.past = [...this.past, {at: this.at, all: this.all}].slice(-MOST_STEPS)
    this.future = []
    Object.assign(this, step)
    this.#changed(from)
  }

  /** @param {string} from */
  #changed(from) {
    try {
      localStorage.setItem(this.key, JSON.stringify({at: this.at, all: this.all}))
      this.full = false
    } catch {
      this.full = true
    }
    this.dispatchEvent(new CustomEvent("change", {detail: from}))
  }

  /** @returns {Step | null} what is kept on this device, if it is what was */
  #kept() {
    try {
      const {at, all} = JSON.parse(localStorage.getItem(this.key) ?? "{}")
      const sound = Array.isArray(all) && all.every((one) => isMapping(one?.entry) && isMapping(one?.words))
      return sound && all.length && Number.isInteger(at) ? {at: Math.max(0, at), all} : null
    } catch {
      return null
    }
  }
}

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
