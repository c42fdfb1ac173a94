// What is settled before a tournament begins: its kind, its rounds, how long they are.
import {h} from "../workshop/dom.js"
/** @import {Child} from "../workshop/types.d.ts" */
import {button} from "./parts.js"
/** @import {CupView, Facts} from "./types.d.ts" */

const KINDS = ["swiss", "robin", "elimination"]

const field = (/** @type {string} */ label, /** @type {HTMLElement} */ input) => h("label", {}, `${label} `, input)
const number = (/** @type {number} */ value, /** @type {number} */ most, least = 0) =>
  h("input", {type: "number", value, min: least, max: most, inputmode: "numeric"})
const games = (/** @type {Facts["words"]} */ words, /** @type {number} */ chosen) =>
  h(
    "select",
    {},
    [3, 1].map((n) => h("option", {value: n, selected: n === chosen}, words[n === 3 ? "cup_best_3" : "cup_best_1"])),
  )

/**
 * @param {Facts["words"]} words
 * @param {(settled: object) => unknown} start is told what was settled
 * @param {Child[]} other what else may be done instead
 */
export function settings(words, start, other) {
  const title = h("input", {type: "text", maxlength: 80, value: words.cup_called})
  const kind = h(
    "select",
    {},
    KINDS.map((one) => h("option", {value: one}, words[`cup_${one}`])),
  )
  const rounds = number(0, 50)
  const cut = number(0, 64)
  const best = games(words, 3)
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

/**
 * What was settled, to be changed; what cannot be any more is refused in a line.
 * @param {Facts["words"]} words
 * @param {CupView} shown
 * @param {(...events: object[]) => void} event
 */
export function resettle(words, shown, event) {
  const title = h("input", {type: "text", maxlength: 80, value: shown.name})
  const minutes = number(shown.minutes, 600, 1)
  const best = games(words, shown.best_of)
  const thirds = h("input", {type: "checkbox", checked: shown.thirds})
  const rounds = number(shown.asked_rounds, 50)
  const cut = number(shown.cut, 64)
  const fixed = shown.kind === "elimination"
  const change = () =>
    event({
      do: "settings",
      name: title.value,
      best_of: Number(best.value),
      minutes: Number(minutes.value),
      thirds: thirds.checked,
      ...(fixed ? {} : {rounds: Number(rounds.value), cut: Number(cut.value)}),
    })
  return h(
    "details",
    {class: "cup__resettle"},
    h("summary", {}, words.cup_settings),
    h(
      "div",
      {class: "cup__begin"},
      field(words.cup_name, title),
      fixed ? null : field(words.cup_rounds, rounds),
      fixed ? null : field(words.cup_cut_to, cut),
      field(words.cup_match, best),
      field(words.cup_minutes, minutes),
      h("label", {}, thirds, ` ${words.cup_thirds}`),
      h("p", {class: "cup__bar"}, button(words.cup_change, change)),
    ),
  )
}
