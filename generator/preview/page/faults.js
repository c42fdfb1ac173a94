// What is wrong with the files, with its lines; the page keeps showing the last good cards below, or those that would be
// printed all the same.

import {code, make, own} from "./dom.js"
import {say, told} from "./words.js"
/** @import {Fault} from "./types.d.ts" */

const banner = own("faults")
let said = ""

/**
 * Shows faults of files and of faces, each once.
 * @param {Fault[]} faults
 */
export function showFaults(faults) {
  const each = [...new Map(faults.map((fault) => [`${fault.place} ${told(fault.message)}`, fault])).values()]
  const heading = say(each.every((fault) => fault.code === "printed") ? "faults-printed" : "faults")
  const now = JSON.stringify([heading, each])
  if (now === said) return
  said = now
  banner.hidden = !each.length
  banner.replaceChildren(make("h2", {}, heading), ...each.slice(0, 12).map(shown))
}

/** @param {Fault} fault */
function shown(fault) {
  const problem = make(
    "p",
    {},
    fault.place ? code(fault.place, {class: "faults__place"}) : null,
    " ",
    told(fault.message),
  )
  if (!fault.lines.length) return make("article", {}, problem)
  const lines = fault.lines.map(([number, text]) => {
    const here = number === fault.line
    const column = here && fault.column ? Math.min(fault.column, text.length + 1) : null
    return make(
      "span",
      {class: here ? "line line--here" : "line", "data-number": number},
      column ? text.slice(0, column - 1) : text,
      column ? make("mark", {}, text.slice(column - 1) || " ") : null,
      "\n",
    )
  })
  return make("article", {}, problem, make("pre", {dir: "ltr", tabindex: "0"}, ...lines))
}
