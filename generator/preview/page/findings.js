// What an editor would strike out: of the faces in all languages, and of the database.

import {bdi, code, make, own} from "./dom.js"
import {nameOf} from "./cards.js"
import {Tab} from "./tab.js"
import {languageName, say, told} from "./words.js"
/** @import {Found, Open, Query, Row} from "./types.d.ts" */

const place = own("findings")
const tab = new Tab(place, "/findings")
const badge = own("count-findings")

/**
 * Begins as a `Tab` does.
 * @param {Query} query
 * @param {Open} open
 */
export const begin = (query, open) => tab.begin(query, open)

/**
 * How many cards of the look have findings.
 * @param {Map<string, Row>} rows
 */
export function countFindings(rows) {
  const count = [...rows.values()].filter((row) => row.findings.length || row.fault).length
  badge.hidden = !count
  badge.textContent = String(count)
}

/** Asks for the findings as they now are. */
export async function refresh() {
  if (tab.hidden) return
  if (!place.children.length) place.replaceChildren(make("p", {class: "empty"}, `${say("looking")}…`))
  /** @type {Found[] | null} */
  const found = await tab.ask()
  if (!found) return
  /** @type {[string, Found[]][]} */
  const parts = [
    ["face-findings", found.filter((one) => one.card !== null)],
    ["data-findings", found.filter((one) => one.card === null)],
  ]
  place.replaceChildren(
    ...(found.length
      ? parts
          .filter(([, some]) => some.length)
          .map(([title, some]) =>
            make(
              "section",
              {class: "list"},
              make("h3", {}, say(title), " ", make("small", {}, String(some.length))),
              make("ul", {}, ...some.map(item)),
            ),
          )
      : [make("p", {class: "empty empty--fine"}, say("no-findings"))]),
  )
}

/** @param {Found} one */
function item(one) {
  const {card} = one
  return make(
    "li",
    {},
    card !== null
      ? make("button", {type: "button", class: "linked", onclick: () => tab.openCard(card)}, bdi(nameOf(card)))
      : null,
    one.lang ? make("span", {class: "lang"}, languageName(one.lang)) : null,
    make("span", {}, told(one.what), one.fix ? make("em", {}, `; ${told(one.fix)}`) : null),
    code(one.place),
  )
}
