// What lies between the squares of a board, drawn over them in units of a square.
/** @import {Square, Stroke} from "./types.d.ts" */

const SVG = "http://www.w3.org/2000/svg"
/** From where to where the line at each side of a square goes, clockwise from the one above. */
const WAYS = ["h1", "m1 0v1", "m0 1h1", "v1"]

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
export function drawing(name, attributes) {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

/**
 * The lines around these squares, as many columns and rows from this one on.
 * @param {Square[]} squares
 * @param {[column: number, row: number]} from
 * @param {[columns: number, rows: number]} size
 */
export function lines(squares, [column, row], size) {
  const place = drawing("svg", {class: "play__lines", viewBox: `0 0 ${size.join(" ")}`, "aria-hidden": "true"})
  for (const stroke of /** @type {Stroke[]} */ (["solid", "barred", "dotted"])) {
    const ways = squares.flatMap(({at, sides}) =>
      sides.map((one, side) => (one === stroke ? `M${at[0] - column} ${at[1] - row}${WAYS[side]}` : "")),
    )
    for (const layer of ["below", "above"])
      place.append(drawing("path", {class: `is-${stroke} is-${layer}`, d: ways.join("")}))
  }
  return place
}
