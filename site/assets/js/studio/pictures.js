// Pictures that were brought for cards: each is kept on this device once, under a name that its content has, and is given to
// Fitil's own Python when a card that has it is drawn, taken along or printed.
import {isMapping, CALLED_SO} from "./sketches.js"
import {stored} from "../workshop/steps.js"
/** @import {Runtime} from "../workshop/runtime.js" */
/** @import {Answer, Sketch} from "./types.d.ts" */

const LARGE = 300_000 // a picture of pixels with more bytes is brought to the size that a card has on paper
const SIDE = 1200
const DAY = 86_400_000

/**
 * The part of the runtime that pictures are made of.
 * @param {{game: string}} facts
 */
export const figuresPart = ({game}) => `figures-${game}`

/**
 * What must be there for these cards to be drawn.
 * @param {{game: string}} facts
 * @param {Sketch[]} some
 */
export const partsFor = (facts, some) => (some.some(({scene}) => scene) ? [figuresPart(facts)] : [])

export class Pictures {
  /** Those that Python has by now. @type {Set<string>} */
  #given = new Set()

  /**
   * @param {{game: string, lang: string}} facts
   * @param {Runtime} runtime
   */
  constructor({game, lang}, runtime) {
    this.game = game
    this.lang = lang
    this.runtime = runtime
    this.key = `fitil.studio.${game}.pictures`
    this.all = this.#stored()
  }

  /** @returns {Record<string, string>} */
  #stored() {
    return /** @type {Record<string, string>} */ (read(this.key))
  }

  /**
   * Takes a picture, as the generator would; what is wrong with it is said in the reader's language.
   * @param {File} file
   * @returns {Promise<{name?: string, wrong?: string, full?: boolean}>}
   */
  async take(file) {
    const whole = new Uint8Array(await file.arrayBuffer())
    const {picture, wrong} = await this.#ask(file.name, whole)
    if (!picture) return {wrong}
    const less = whole.length > LARGE && !picture.endsWith(".svg") ? await smaller(whole) : null
    if (!less) return {name: picture, full: !this.keep(picture, whole)}
    const {picture: name = picture} = await this.#ask(less.name, less.bytes)
    return {name, full: !this.keep(name, less.bytes)}
  }

  /**
   * @param {string} name
   * @param {Uint8Array} bytes
   * @returns {Promise<Answer & {wrong?: string}>}
   */
  async #ask(name, bytes) {
    const given = new Map([[name, bytes]])
    const {out} = await this.runtime.ask("studio", {game: this.game, lang: this.lang, do: "picture"}, {given})
    if (out.picture) this.#given.add(out.picture)
    return out
  }

  /**
   * Keeps a picture on this device; false if there is no room.
   * @param {string} name
   * @param {Uint8Array} bytes
   */
  keep(name, bytes) {
    let letters = ""
    for (const byte of bytes) letters += String.fromCharCode(byte)
    this.all = {...this.#stored(), ...this.all, [name]: btoa(letters)}
    return this.#store()
  }

  #store() {
    try {
      localStorage.setItem(this.key, JSON.stringify(this.all))
      return true
    } catch {
      return false // no room, or closed: they are here until the page is left
    }
  }

  /**
   * Whether Python has a picture.
   * @param {string} name
   */
  has(name) {
    return this.#given.has(name)
  }

  /**
   * Gives Python what it does not have yet.
   * @param {string[]} names
   */
  async ready(names) {
    for (const name of new Set(names)) {
      const bytes = this.#given.has(name) ? null : this.bytes(name)
      if (bytes) await this.#ask(name, bytes)
    }
  }

  /**
   * A picture as it is kept; null for one that is not.
   * @param {string} name
   */
  bytes(name) {
    const text = this.all[name] ?? this.#stored()[name]
    return text ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : null
  }

  /**
   * These pictures as text, for a link.
   * @param {string[]} names
   */
  texts(names) {
    return Object.fromEntries(names.flatMap((name) => (this.all[name] ? [[name, this.all[name]]] : [])))
  }

  /**
   * Takes what comes in a link; it is checked when it is first drawn.
   * @param {unknown} texts
   */
  bring(texts) {
    if (!isMapping(texts)) return
    const sound = Object.entries(texts).filter(([name, text]) => CALLED_SO.test(name) && typeof text === "string")
    this.all = {...this.#stored(), ...this.all, .../** @type {Record<string, string>} */ (Object.fromEntries(sound))}
    this.#store()
  }

  /**
   * Forgets what no card has had for a day: until then another tab may take back that it was taken away.
   * @param {string[]} names
   */
  clean(names) {
    const [key, now] = [`${this.key}.unused`, Date.now()]
    const before = read(key)
    const unused = Object.keys(this.all).filter((name) => !names.includes(name))
    const since = Object.fromEntries(unused.map((name) => [name, Number(before[name] ?? now)]))
    const old = unused.filter((name) => now - since[name] > DAY)
    for (const name of old) {
      delete this.all[name]
      delete since[name]
    }
    if (old.length) this.#store()
    try {
      localStorage.setItem(key, JSON.stringify(since))
    } catch {
      /* no room, or closed: what is not known to be old stays */
    }
  }
}

/**
 * What is kept under a key by names; nothing if it is none.
 * @param {string} key
 */
function read(key) {
  try {
    const found = JSON.parse(stored(key) ?? "{}")
    return isMapping(found) ? found : {}
  } catch {
    return {}
  }
}

/**
 * A picture with no more pixels than a card has on paper; null if the browser cannot make one.
 * @param {Uint8Array} bytes
 */
async function smaller(bytes) {
  try {
    const picture = await createImageBitmap(new Blob([/** @type {BlobPart} */ (bytes)]))
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"))
    context.imageSmoothingQuality = "high"
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await canvas.convertToBlob({type: "image/webp", quality: 0.9})
    return {name: `a.${blob.type.replace("image/", "")}`, bytes: new Uint8Array(await blob.arrayBuffer())}
  } catch {
    return null
  }
}
