// A deck in a link, as cards/decks/link.py tells it: both read and write what tests/cards/decks/links.json lists.
/** @import {Deck} from "./types.d.ts" */

/** @typedef {Deck & {game: string, wrong?: undefined}} Linked */

export const MARK = "#deck="
const VERSION = 1
const MOST_LETTERS = 16_000
const MOST_NAME = 80
const CODE = /^(\d+\/([a-z0-9-]+)\/((?:[a-z0-9-]+(?::[a-z0-9-]+)+\/)*))([0-9a-f]{8})/

/**
 * @param {string} game
 * @param {Pick<Deck, "cards" | "slots"> & {name?: string}} deck
 */
export function deckCode(game, {cards, slots, name}) {
  const kinds = Object.entries(cards).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  const parts = Object.entries(slots)
    .filter(([, held]) => held.length)
    .map(([slot, held]) => `${slot}:${held.join(":")}/`)
  const counts = [...new Set(kinds.map(([, copies]) => copies))]
  for (const n of counts)
    parts.push(
      `${n}:${kinds
        .filter(([, copies]) => copies === n)
        .map(([id]) => id)
        .join(":")}/`,
    )
  const checked = `${VERSION}/${game}/${parts.join("")}`
  const named = encodeURIComponent(clean(name ?? "")).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${checked}${crc32(checked)}${named && `/${named}`}`
}

/**
 * The code of the first link to a deck in a text, but not of one in a comment; null if there is none.
 * @param {string} text
 */
export function linkIn(text) {
  for (const line of text.includes(MARK) ? text.split(/\r?\n/) : []) {
    const at = line.indexOf(MARK)
    const before = line.slice(0, Math.max(0, at))
    if (before.includes("://") && !before.includes("#")) return line.slice(at + MARK.length).split(/\s/, 1)[0]
  }
  return null
}

/**
 * The deck of a code; of one that cannot be read {wrong}, the name of what to tell of it.
 * @param {string} code
 * @returns {Linked | {wrong: string, version?: number}}
 */
export function readCode(code) {
  if (code.length > MOST_LETTERS) return {wrong: "long-link"}
  let plain = ""
  try {
    plain = decodeURIComponent(code)
  } catch {
    return {wrong: "damaged-link"}
  }
  const version = /^([0-9]{1,9})\//.exec(plain)
  if (version && Number(version[1]) !== VERSION) return {wrong: "other-link", version: Number(version[1])}
  const found = CODE.exec(plain.toLowerCase())
  const rest = found ? plain.slice(found[0].length) : ""
  if (!found || crc32(found[1]) !== found[4] || !["", "/"].includes(rest.slice(0, 1))) return {wrong: "damaged-link"}
  const cards = new Map()
  const slots = new Map()
  for (const [place, ...ids] of found[3]
    .split("/")
    .slice(0, -1)
    .map((part) => part.split(":"))) {
    if (/^\d+$/.test(place)) for (const id of ids) cards.set(id, (cards.get(id) ?? 0) + Number(place))
    else slots.set(place, [...(slots.get(place) ?? []), ...ids])
  }
  return {
    game: found[2],
    name: clean(rest.slice(1)),
    cards: Object.fromEntries(cards),
    slots: Object.fromEntries(slots),
  }
}

/**
 * A name without what nobody sees, and without half a letter of two units.
 * @param {string} name
 */
export function clean(name) {
  const seen = name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, "").trim()
  return [...seen].slice(0, MOST_NAME).join("").trim()
}

/** @param {string} text */
function crc32(text) {
  let crc = ~0
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (~crc >>> 0).toString(16).padStart(8, "0")
}
