// What has happened since the last answer, gone through at the reader's own pace.
import {h} from "../workshop/dom.js"
import {faces} from "./face.js"
import {stepper} from "./stepper.js"
/** @import {Facts, Laid, Moment} from "./types.d.ts" */

/**
 * @param {Facts} facts
 * @param {{show(table: Laid, cards: string[]): void, end(): void, enough(): void}} does
 */
export function again(facts, {show, end, enough}) {
  const {words} = facts
  const told = h("div", {class: "play__chapters", "aria-live": "polite"})
  const about = h("div", {class: "play__deed"})
  const {count, back, next, begin} = stepper(facts, go, end)
  const place = h(
    "section",
    {class: "play__question play__again", "aria-label": words.steps, hidden: true},
    h(
      "div",
      {class: "play__asked"},
      count,
      h("button", {type: "button", class: "play__unpick", onclick: enough}, words.enough),
    ),
    h("div", {class: "play__then"}, about, told),
    h("p", {class: "play__keys"}, back, next),
  )
  /** @type {Required<Moment>[]} */
  let steps = []

  /** @param {number} at */
  function go(at) {
    const {lines, cards, table} = steps[at]
    about.replaceChildren(...[faces(facts, cards)].filter((one) => one !== null))
    told.replaceChildren(...lines.map((line) => h("p", {}, line)))
    show(table, cards)
  }

  return {
    place,
    get on() {
      return !place.hidden
    },
    /** @param {Required<Moment>[]} moments */
    open(moments) {
      steps = moments
      place.hidden = false
      begin(steps.length)
      next.focus({preventScroll: true})
    },
    close() {
      place.hidden = true
    },
  }
}
