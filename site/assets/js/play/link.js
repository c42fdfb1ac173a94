// A game as a link: its deal and its moves, packed so that they fit behind the address; or a table that was laid out.
// Nothing of it is sent anywhere.
/** @import {Facts, Remembered} from "./types.d.ts" */

const GAME = "#game="
export const TABLE = "#table="

/**
 * The address of a game, with all that was played in it, or behind another mark of a table.
 * @param {Remembered | {table: string}} what
 * @param {string} [mark]
 */
export async function linkTo(what, mark = GAME) {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(what)), new CompressionStream("deflate-raw"))
  const code = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "")
  return `${location.origin}${location.pathname}${mark}${code}`
}

/**
 * Puts an address into the clipboard; what is told of it, or that it is here if it could not be put there.
 * @param {string} address
 * @param {Facts["words"]} words
 */
export const copied = (address, words) =>
  navigator.clipboard.writeText(address).then(
    () => words.link_copied,
    () => words.link_here,
  )

/**
 * The game that the address has; null if it has none, or one that cannot be read.
 * @returns {Promise<Remembered | null>}
 */
export async function linked() {
  const {saved, names} = await behind(GAME)
  return typeof saved === "string" && Array.isArray(names) ? {saved, names: names.map(String)} : null
}

/**
 * The text of the table that the address has; null if it has none, or one that cannot be read.
 * @returns {Promise<string | null>}
 */
export async function linkedTable() {
  const {table} = await behind(TABLE)
  return typeof table === "string" ? table : null
}

/**
 * What is packed behind a mark; nothing if the address has no such thing.
 * @param {string} mark
 * @returns {Promise<Record<string, unknown>>}
 */
async function behind(mark) {
  if (!location.hash.startsWith(mark)) return {}
  try {
    const code = location.hash.slice(mark.length).replaceAll("-", "+").replaceAll("_", "/")
    const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")))) ?? {}
  } catch {
    return {}
  }
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 */
async function through(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}
