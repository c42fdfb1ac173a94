// A QR code as a drawing.
import {drawn} from "./dom.js"

const QUIET = 4

/**
 * @param {string[]} rows of modules, "1" for a dark one
 * @param {string} label
 */
export function squared(rows, label) {
  const across = rows.length + 2 * QUIET
  const dark = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map((run) => `M${run.index + QUIET} ${y + QUIET}h${run[0].length}v1h-${run[0].length}z`),
  )
  const attributes = {
    viewBox: `0 0 ${across} ${across}`,
    "shape-rendering": "crispEdges",
    role: "img",
    "aria-label": label,
  }
  return drawn("svg", attributes, drawn("path", {d: dark.join("")}))
}
