// Seats of a round, changed by hand: two meet, or take each other's places; the reason goes into the judge's sheet.
import {h} from "../workshop/dom.js"
import {button} from "./parts.js"
/** @import {CupView, Facts} from "./types.d.ts" */

/**
 * @param {Facts["words"]} words
 * @param {CupView} shown
 * @param {(what: string, asked: object) => void} change
 * @param {(what: string) => void} tell
 */
export function reseat(words, shown, change, tell) {
  const there = shown.players.filter(({dropped}) => dropped === null).map(({player}) => player)
  const choice = (/** @type {string} */ label, /** @type {number} */ at) =>
    h(
      "select",
      {"aria-label": label},
      there.map((player, n) => h("option", {value: player, selected: n === at}, player)),
    )
  const one = choice(words.cup_one, 0)
  const other = choice(words.cup_other, 1)
  const why = h("input", {type: "text", maxlength: 80})
  const does = (/** @type {string} */ what) => () => {
    if (one.value === other.value) tell(words.cup_two_players)
    else change(what, {one: one.value, other: other.value, why: why.value})
  }
  return h(
    "details",
    {class: "cup__reseat"},
    h("summary", {}, words.cup_reseat),
    h("p", {class: "cup__bar"}, one, other),
    h("label", {}, `${words.cup_reason} `, why),
    h("p", {class: "cup__bar"}, button(words.cup_meet, does("meet")), button(words.cup_swap, does("swap"))),
  )
}
