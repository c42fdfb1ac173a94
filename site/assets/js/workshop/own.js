// Cards that a reader has made on this device: pages in which decks are built and played have them beside the game's.
import {partsFor, Pictures} from "../studio/pictures.js"
import {ownCards} from "../studio/sketches.js"
import {clean} from "./link.js"
/** @import {Runtime} from "./runtime.js" */
/** @import {More} from "./types.d.ts" */

const FOLDER = "my-cards"
/** @type {Map<string, string>} the faces of such cards, as far as they are drawn */
const drawn = new Map()
/** @type {Record<string, string>} where the faces lie that are the same in all languages */
let apart = {}
/** @type {string[]} the parts of the runtime that they are drawn with */
let parts = []
/** @type {(id: string) => void} */
let draw = () => {}

/**
 * Adds the cards that were made on this device to those that a page knows, and has the runtime know them, too.
 * @template {{id: string}} C
 * @param {{game: string, lang: string, cards: C[], apart?: Record<string, string>}} facts
 * @param {Runtime} runtime
 * @param {"deck" | "table"} kind what the page must know of a card
 */
export function withOwn(facts, runtime, kind) {
  const {game, lang} = facts
  apart = facts.apart ?? {}
  const own = ownCards(game).filter(({row}) => row?.[lang]?.[kind])
  if (!own.length) return
  const byId = new Map(own.map((one) => [String(one.entry.id), one]))
  const rows = own.map(({row}) => /** @type {C} */ (/** @type {unknown} */ (row?.[lang][kind])))
  facts.cards = [...facts.cards, ...rows]
  for (const [id, {words}] of byId) drawn.set(id, blank(words[lang]?.name ?? id))
  parts = partsFor(facts, own)
  const pictures = new Pictures(facts, runtime)
  const sketches = own.map(({entry, words, picture, scene}) => {
    const bytes = picture ? pictures.bytes(picture) : null
    if (picture && bytes) runtime.first("studio", {game, lang, do: "picture"}, {given: new Map([[picture, bytes]])})
    return {entry, words, scene, ...(bytes ? {picture} : {})}
  })
  runtime.first("use", {game, lang, sketches})
  const asked = new Set()
  draw = async (id) => {
    if (!byId.has(id) || asked.has(id) || runtime.state !== "ready") return
    asked.add(id)
    const {out} = await runtime.ask("studio", {do: "drawn", game, lang, card: id, of: lang}, {parts})
    if (!out.svg) return // it is told where a deck with it is checked
    drawn.set(id, address(out.svg))
    for (const face of document.querySelectorAll(`img[data-own="${CSS.escape(id)}"]`))
      face.setAttribute("src", drawn.get(id) ?? "")
  }
  runtime.addEventListener("state", () => {
    for (const face of document.querySelectorAll("img[data-own]")) draw(face.getAttribute("data-own") ?? "")
  })
}

/**
 * What must be there for cards to be drawn, those that were made here among them.
 * @param {More} more
 * @returns {More}
 */
export const withParts = (more = {}) => ({...more, parts: [...(more.parts ?? []), ...parts]})

/**
 * What shows the face of a card: its picture on the site, or that of one made here, which comes when it is drawn.
 * @param {string} id
 */
export function pictured(id) {
  const own = drawn.get(id)
  if (own === undefined) return {src: `../${apart[id] ?? `faces/${id}.webp`}`}
  draw(id)
  return {src: own, "data-own": id}
}

/**
 * Where more is told of a card.
 * @param {string} id
 */
export const pageOf = (id) => (drawn.has(id) ? "../studio/" : `../cards/${id}/`)

/**
 * The words of a command that add these cards, if some of a deck are of them.
 * @param {string[]} ids
 */
export const withFolder = (ids) => (ids.some((id) => drawn.has(id)) ? ["--cards", FOLDER] : [])

/** @param {string} svg */
const address = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/**
 * A face that is not drawn yet.
 * @param {string} name
 */
function blank(name) {
  const letters = [...clean(name).replace(/[<>&]/g, "")]
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88"><rect width="63" height="88" rx="3" fill="#8884"/>` +
      `<text x="31.5" y="44" font-size="5" text-anchor="middle" fill="#888">${letters.slice(0, 24).join("")}</text></svg>`,
  )
}
