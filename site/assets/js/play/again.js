// What has happened since the last answer, gone through at the reader's own pace.
import {h} from "../workshop/dom.js"
import {faces} from "./face.js"
import {stepper} from "./stepper.js"
/** @import {Facts, Laid, Shown} from "./types.d.ts" */

/**
 * @param {Facts} facts
 * @param {{show(table: Laid, cards: string[], before?: Laid): void, end(): void, enough(): void}} does
 */
export function again(facts, {show, end, enough}) {
  const {words} = facts
  const told = h("div", {class: "play__chapters", "aria-live": "polite"})
  const about = h("div", {class: "play__deed"})
  const {count, back, next, begin} = stepper(facts, go, end)
  const leave = h("button", {type: "button", class: "play__unpick", onclick: enough}, words.enough)
  const place = h(
    "section",
    {class: "play__question play__again", "aria-label": words.steps, hidden: true},
    h("div", {class: "play__asked"}, count, leave),
    h("div", {class: "play__then"}, about, told),
    h("p", {class: "play__keys"}, back, next),
  )
  /** @type {Shown[]} */
  let steps = []
  /** @type {Laid | undefined} */
  let before

  /**
   * From the last one the way leads back to the game where it led on, and there alone.
   * @param {number} at
   */
  function go(at) {
    const {lines, cards, table} = steps[at]
    leave.hidden = at === steps.length - 1
    about.replaceChildren(...[faces(facts, cards)].filter((one) => one !== null))
    told.replaceChildren(...lines.map((line) => h("p", {}, line)))
    show(table, cards, at ? steps[at - 1].table : before)
  }

  return {
    place,
    get on() {
      return !place.hidden
    },
    /**
     * @param {Shown[]} moments
     * @param {Laid} [table] before the first of them
     */
    open(moments, table) {
      steps = moments
      before = table
      place.hidden = false
      begin(steps.length)
      next.focus({preventScroll: true})
    },
    // What is hidden keeps the focus until the page is drawn: whoever goes on by keyboard goes on at the question.
    close() {
      if (document.activeElement instanceof HTMLElement && place.contains(document.activeElement))
        document.activeElement.blur()
      place.hidden = true
    },
  }
}
