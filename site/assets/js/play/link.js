// A game as a link: its deal and its moves, packed so that they fit behind the address. Nothing of it is sent anywhere.
/** @import {Remembered} from "./types.d.ts" */

const MARK = "#game="

/**
 * The address of a game, with all that was played in it.
 * @param {Remembered} game
 */
export async function linkTo(game) {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(game)), new CompressionStream("deflate-raw"))
  const code = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "")
  return `${location.origin}${location.pathname}${MARK}${code}`
}

/**
 * The game that the address has; null if it has none, or one that cannot be read.
 * @returns {Promise<Remembered | null>}
 */
export async function linked() {
  if (!location.hash.startsWith(MARK)) return null
  try {
    const code = location.hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/")
    const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0))
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")))
    const {saved, names} = JSON.parse(text)
    return typeof saved === "string" && Array.isArray(names) ? {saved, names: names.map(String)} : null
  } catch {
    return null
  }
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 */
async function through(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}
