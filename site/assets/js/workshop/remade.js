// A file that is made of another one, as `hooks/pages/remade.py` wrote what it has besides.
import {inflated, plain} from "./inflated.js"

const LEFT = "left.z"
const LINE_END = 10

/** @param {Response} response */
const bytesOf = async (response) => new Uint8Array(await response.arrayBuffer())

/**
 * @param {string} name
 * @param {string} of the address of the other file
 */
export async function remade(name, of) {
  const [other, left] = await Promise.all([plain(of).then(bytesOf), inflated(LEFT).then(bytesOf)])
  const begin = left.indexOf(LINE_END) + 1
  /** @type {Record<string, [number, number, number, number][]>} */
  const steps = JSON.parse(new TextDecoder().decode(left.subarray(0, begin)))
  const parts = steps[name].flatMap(([at, own, from, copied]) => [
    left.subarray(begin + at, begin + at + own),
    other.subarray(from, from + copied),
  ])
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
