// What the pages say, by game: every rule, question, example, term and card as an entry (hooks/text/search.py).
// A game's file comes as a script, so from disk too, when the search or a preview first asks for it.
/** @import {Index, Said, Shelf} from "./types.d.ts" */

const self = /** @type {HTMLScriptElement} */ (document.currentScript) // as no module has: hooks/styles.py
export const ROOT = new URL("../../", self.src).href
/** @type {Map<string, Promise<unknown>>} */
const asked = new Map()
/** @type {Map<string, Shelf>} */
const shelves = new Map()

/**
 * Loads a script of ours once; resolves when it has run.
 * @param {string} path
 */
export function script(path) {
  const before = asked.get(path)
  if (before) return before
  const loaded = new Promise((resolve, reject) => {
    const made = document.createElement("script")
    made.src = ROOT + path
    made.addEventListener("load", resolve)
    made.addEventListener("error", () => {
      asked.delete(path)
      made.remove()
      reject(new Error(path))
    })
    document.head.append(made)
  })
  asked.set(path, loaded)
  return loaded
}

/**
 * Called by the files of the index, in which a language's letters, from the first to the last, and Latin ones are in each
 * other's places (hooks/text/search.py).
 * @param {string} game
 * @param {string} letters
 * @param {string} packed
 */
export function shelve(game, letters, packed) {
  /** @type {Index} */
  const index = JSON.parse(exchanged(packed, letters))
  const columns = Object.entries(index.entries)
  const entries = index.entries.page.map((at, n) => {
    const told = /** @type {unknown} */ (Object.fromEntries(columns.map(([name, column]) => [name, column[n]])))
    const said = /** @type {Said} */ (told)
    const [page, address] = index.pages[at]
    const place = address + (said.anchor && `#${said.anchor}`)
    return {...said, page, place, link: ROOT + place}
  })
  shelves.set(game, {...index, entries, places: new Map(entries.map((entry) => [entry.place, entry]))})
}

const LATIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

/**
 * A text with letters, from the first to the last, and Latin ones in each other's places.
 * @param {string} text
 * @param {string} letters
 */
export function exchanged(text, letters) {
  const [first, last] = [letters.charCodeAt(0), letters.charCodeAt(1)]
  const codes = Uint16Array.from({length: 1 << 16}, (_, code) => code)
  for (let own = first; own <= last; own++) {
    const latin = LATIN.charCodeAt(own - first)
    codes[own] = latin
    codes[latin] = own
  }
  const told = new Uint16Array(text.length)
  for (let at = 0; at < text.length; at++) told[at] = codes[text.charCodeAt(at)]
  return new TextDecoder("utf-16le", {ignoreBOM: true}).decode(told)
}

/**
 * The shelf of a game, or of the pages of no game: "site".
 * @param {string} game
 */
export async function shelf(game) {
  await script(`search/${game}.js`)
  return /** @type {Shelf} */ (shelves.get(game))
}

/**
 * Puts text into an element: sums run from left to right wherever they stand; `made` may make something of a stretch.
 * @template {Element} E
 * @param {E} into
 * @param {string} text
 * @param {(parent: Element, part: string) => void} made
 */
export function write(into, text, made = (parent, part) => parent.append(part)) {
  for (const part of text.split(/(\u2066[^\u2069]*\u2069)/)) {
    if (part.startsWith("\u2066")) {
      const sum = document.createElement("bdi")
      sum.dir = "ltr"
      into.append(sum)
      made(sum, part.slice(1, -1))
    } else made(into, part)
  }
  return into
}

/**
 * The text from a place on, at most so long, cut at spaces and never inside a sum.
 * @param {string} text
 * @param {number} from
 * @param {number} most
 */
export function cut(text, from, most) {
  const whole = (/** @type {number} */ at, /** @type {boolean} */ later) => {
    const open = text.lastIndexOf("\u2066", at - 1)
    const close = text.lastIndexOf("\u2069", at - 1)
    return open > close ? (later ? text.indexOf("\u2069", at) + 1 : open) : at
  }
  const start = whole(from && text.indexOf(" ", from) + 1, false)
  const last = start + most
  const end = last >= text.length ? text.length : whole(text.lastIndexOf(" ", last), true)
  return `${start ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`
}
