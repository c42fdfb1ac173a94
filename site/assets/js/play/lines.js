// What lies between the squares of a board, drawn over them in units of a square.
import {drawn} from "../workshop/dom.js"
/** @import {Square, Stroke} from "./types.d.ts" */

/** From where to where the line at each side of a square goes, clockwise from the one above. */
const WAYS = ["h1", "m1 0v1", "m0 1h1", "v1"]

/**
 * The lines around these squares, as many columns and rows from this one on.
 * @param {Square[]} squares
 * @param {[column: number, row: number]} from
 * @param {[columns: number, rows: number]} size
 */
export function lines(squares, [column, row], size) {
  const place = drawn("svg", {class: "play__lines", viewBox: `0 0 ${size.join(" ")}`, "aria-hidden": "true"})
  for (const stroke of /** @type {Stroke[]} */ (["solid", "barred", "dotted"])) {
    const ways = squares.flatMap(({at, sides}) =>
      sides.map((one, side) => (one === stroke ? `M${at[0] - column} ${at[1] - row}${WAYS[side]}` : "")),
    )
    for (const layer of ["below", "above"])
      place.append(drawn("path", {class: `is-${stroke} is-${layer}`, d: ways.join("")}))
  }
  return place
}
