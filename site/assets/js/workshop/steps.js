// A list of things on this device, of which one is at hand: kept after every change, which can be undone.

const MOST_STEPS = 200

/**
 * What the things are: one to begin with; what may stay of whatever was kept, or null; whether one is another of old.
 * @template T
 * @typedef {{blank(): T, sound(one: unknown): T | null, same(one: T, other: T): boolean}} Kind
 */

/**
 * All that there is at a moment, and what is at hand; a list may have more that changes with it.
 * @template T
 * @typedef {{at: number, all: T[]} & Record<string, any>} State
 */

/** @template T */
export class Steps extends EventTarget {
  at = 0
  /** @type {T[]} */
  all = []
  /** All that there was, and what was at hand, before each change. @type {State<T>[]} */
  past = []
  /** @type {State<T>[]} */
  future = []
  /** True if there is no room for what is here now. */
  full = false
  /** What is kept on this device. @type {string | null} */
  kept = null

  /**
   * @param {string} key what they are kept under, and what they are called there
   * @param {string} called
   * @param {Kind<T>} kind
   */
  constructor(key, called, kind) {
    super()
    this.key = key
    this.called = called
    this.kind = kind
    this.take(this.#stored)
  }

  get now() {
    return this.all[this.at]
  }

  /** @returns {State<T>} */
  get state() {
    return {at: this.at, all: this.all}
  }

  /** What is kept of it. @returns {Record<string, unknown>} */
  get written() {
    return {at: this.at, [this.called]: this.all}
  }

  /**
   * Another in place of the one at hand; `from` is what asked for it, and need not be shown it.
   * @param {T} one
   * @param {string} from
   */
  put(one, from = "") {
    this.to(
      this.at,
      this.all.map((other, at) => (at === this.at ? one : other)),
      from,
    )
  }

  /** @param {T} one */
  start(one) {
    this.to(this.all.length, [...this.all, one])
  }

  drop() {
    const left = this.all.filter((_, at) => at !== this.at)
    this.to(Math.min(this.at, Math.max(0, left.length - 1)), left.length ? left : [this.kind.blank()])
  }

  /** @param {number} at */
  choose(at) {
    this.at = at
    this.changed()
  }

  undo() {
    this.#step(this.past, this.future)
  }

  redo() {
    this.#step(this.future, this.past)
  }

  /**
   * @param {number} at
   * @param {T[]} all
   * @param {string} from
   * @param {object} more what else changes with it
   */
  to(at, all, from = "", more = {}) {
    this.past = [...this.past, this.state].slice(-MOST_STEPS)
    this.future = []
    Object.assign(this, {at, all, ...more})
    this.changed(from)
  }

  /**
   * @param {State<T>[]} from
   * @param {State<T>[]} to
   */
  #step(from, to) {
    const step = from.pop()
    if (!step) return
    to.push(this.state)
    Object.assign(this, step)
    this.changed()
  }

  changed(from = "") {
    this.keep()
    this.dispatchEvent(new CustomEvent("change", {detail: from}))
  }

  keep() {
    this.kept = JSON.stringify(this.written)
    try {
      localStorage.setItem(this.key, this.kept)
      this.full = false
    } catch {
      this.full = true // no room, or closed
    }
  }

  /** Another tab may change them: they are the same here at once, or when this one is looked at again. */
  follow() {
    const look = () => {
      const stored = this.#stored
      if (stored === this.kept || stored === null) return
      const {now, at} = this
      this.take(stored)
      const same = this.all.findIndex((one) => this.kind.same(one, now))
      const here = this.all[at] && this.kind.same(this.all[at], now)
      this.at = here || same < 0 ? Math.min(at, this.all.length - 1) : same
      this.dispatchEvent(new Event("elsewhere"))
      this.dispatchEvent(new CustomEvent("change", {detail: ""}))
    }
    addEventListener("storage", ({key}) => {
      if (key === this.key) look()
    })
    addEventListener("pageshow", look)
    document.addEventListener("visibilitychange", look)
  }

  get #stored() {
    return stored(this.key)
  }

  /**
   * Take these as those on this device: what was done to others before cannot be undone.
   * @param {string | null} text
   */
  take(text) {
    const {at, all} = readKept(text, this.called)
    const sound = all.map((one) => this.kind.sound(one)).filter((one) => one !== null)
    Object.assign(this, {
      kept: text,
      past: [],
      future: [],
      at: sound.length ? Math.min(Math.max(0, at), sound.length - 1) : 0,
      all: sound.length ? sound : [this.kind.blank()],
    })
  }
}

/**
 * What is kept under a key; null if there is nothing, or it is closed.
 * @param {string} key
 */
export function stored(key) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * What was kept, whatever has become of it since.
 * @param {string | null} text
 * @param {string} called
 * @returns {{at: number, all: unknown[]}}
 */
export function readKept(text, called) {
  try {
    const found = JSON.parse(text ?? "")
    if (Array.isArray(found[called])) return {at: found.at | 0, all: found[called]}
  } catch {
    /* nothing kept, or nothing of use */
  }
  return {at: 0, all: []}
}
