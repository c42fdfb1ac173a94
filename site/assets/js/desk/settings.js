// What is settled before a tournament begins: its kind, its rounds, how long they are.
import {h} from "../workshop/dom.js"
/** @import {Child} from "../workshop/types.d.ts" */
/** @import {Facts} from "./types.d.ts" */

const KINDS = ["swiss", "robin", "elimination"]

/**
 * @param {Facts["words"]} words
 * @param {(settled: object) => unknown} start is told what was settled
 * @param {Child} other what else may be done instead
 */
export function settings(words, start, other) {
  const field = (/** @type {string} */ label, /** @type {HTMLElement} */ input) => h("label", {}, `${label} `, input)
  const number = (/** @type {number} */ value, /** @type {number} */ most, least = 0) =>
    h("input", {type: "number", value, min: least, max: most, inputmode: "numeric"})
  const title = h("input", {type: "text", maxlength: 80, value: words.cup_called})
  const kind = h(
    "select",
    {},
    KINDS.map((one) => h("option", {value: one}, words[`cup_${one}`])),
  )
  const rounds = number(0, 50)
  const cut = number(0, 64)
  const best = h("select", {}, h("option", {value: 3}, words.cup_best_3), h("option", {value: 1}, words.cup_best_1))
  const minutes = number(50, 600, 1)
  const thirds = h("input", {type: "checkbox"})
  const settle = () => {
    const swiss = kind.value === "swiss"
    start({
      name: title.value,
      kind: kind.value,
      rounds: swiss ? Number(rounds.value) : 0,
      cut: kind.value === "elimination" ? 0 : Number(cut.value),
      best_of: Number(best.value),
      thirds: thirds.checked,
      minutes: Number(minutes.value),
      seed: crypto.getRandomValues(new Uint32Array(1))[0],
    })
  }
  return h(
    "div",
    {class: "cup__begin"},
    field(words.cup_name, title),
    field(words.cup_kind, kind),
    field(words.cup_rounds, rounds),
    field(words.cup_cut_to, cut),
    field(words.cup_match, best),
    field(words.cup_minutes, minutes),
    h("label", {}, thirds, ` ${words.cup_thirds}`),
    h(
      "p",
      {class: "cup__bar"},
      h("button", {type: "button", onclick: settle, class: "cup__main"}, words.cup_start),
      other,
    ),
  )
}
