// How a question is put: who, when, how many, may one, not, mine. Such words say little of what is asked, but tell a rule
// from its neighbour by how people ask for each. The terminal does the same (cards/asking/manner.py); a test holds the two
// equal.
import {keys, words} from "./words.js"
/** @import {Entry} from "./types.d.ts" */

/** The words of phrases that are silent or signs of what stands beside them; those of the same sign are one. */
export class Manner {
  /** @type {Map<string, number[]>} */
  #phrases = new Map()

  /** @type {Map<string, number>} */
  #rare = new Map()

  /**
   * @param {Set<string>} silent
   * @param {Map<string, string>} signs
   * @param {Entry[]} entries
   */
  constructor(silent, signs, entries) {
    this.silent = silent
    this.signs = signs
    /** @type {Map<number, Set<string>>} */
    const said = new Map()
    for (const [at, {kind, heading}] of entries.entries()) if (kind === "asked") said.set(at, this.said(words(heading)))
    for (const [at, own] of said)
      for (const stem of own) {
        const before = this.#phrases.get(stem)
        if (before) before.push(at)
        else this.#phrases.set(stem, [at])
      }
    for (const [stem, own] of this.#phrases) this.#rare.set(stem, Math.log(1 + said.size / own.length))
    this.sums = new Map([...said].map(([at, own]) => [at, this.sum(own)]))
  }

  /**
   * How well each phrase fits the words of a question, by its number: the share of what both say, rare words more, which
   * counts as much as the question says so.
   * @param {string[]} told
   */
  fits(told) {
    const said = this.said(told)
    /** @type {Map<number, number>} */
    const found = new Map()
    for (const stem of said)
      for (const at of this.#phrases.get(stem) ?? []) found.set(at, (found.get(at) ?? 0) + this.rare(stem))
    const whole = this.sum(said)
    for (const [at, both] of found) found.set(at, ((2 * both) / (whole + (this.sums.get(at) ?? 0))) * Math.sqrt(whole))
    return found
  }

  /** @param {string} stem */
  rare(stem) {
    return this.#rare.get(stem) ?? 0
  }

  /** @param {Set<string>} said */
  sum(said) {
    return [...said].reduce((all, stem) => all + this.rare(stem), 0)
  }

  /** @param {string[]} told */
  said(told) {
    return new Set(told.flatMap((word) => this.signs.get(word) ?? (this.silent.has(word) ? keys(word)[0][0] : [])))
  }
}

/**
 * The ways in which people ask for an entry, as entries that cite it.
 * @param {Entry} entry
 * @param {number} at
 * @returns {Entry[]}
 */
export function spoken(entry, at) {
  return entry.asked.map((phrase) => ({
    ...entry,
    kind: "asked",
    asked: [],
    talk: [],
    anchor: "",
    heading: phrase,
    text: "",
    links: [at],
  }))
}
