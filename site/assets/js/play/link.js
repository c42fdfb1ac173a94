// A game as a link: its deal and its moves, packed so that they fit behind the address; or a table that was laid out.
// Nothing of it is sent anywhere.
import {packed, unpacked} from "../workshop/packed.js"
/** @import {Facts, Remembered} from "./types.d.ts" */

const GAME = "#game="
export const TABLE = "#table="
export const HAND = "#hand="

/**
 * The address of a game, with all that was played in it, or behind another mark of a table.
 * @param {Remembered | {table: string}} what
 * @param {string} [mark]
 */
export async function linkTo(what, mark = GAME) {
  return `${location.origin}${location.pathname}${mark}${await packed(what)}`
}

/**
 * Puts an address into the clipboard; what is told of it, or that it is here if it could not be put there.
 * @param {string} address
 * @param {{link_copied: string, link_here: string} | Facts["words"]} words
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
export const linked = () => game(GAME)

/**
 * The game with a card at hand that the address has, as `linked` has one.
 * @returns {Promise<Remembered | null>}
 */
export const dealtHand = () => game(HAND)

/**
 * @param {string} mark
 * @returns {Promise<Remembered | null>}
 */
async function game(mark) {
  const {saved, names} = await behind(mark)
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
  return /** @type {Record<string, unknown>} */ ((await unpacked(mark)) ?? {})
}
