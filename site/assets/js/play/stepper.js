// Steps that are gone through one by one, back and forth.
import {h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
/** @import {Facts} from "./types.d.ts" */

/**
 * What counts them, and the buttons; `show` is told which one is at hand.
 * @param {Facts} facts
 * @param {(at: number) => void} show
 */
export function stepper({words}, show) {
  const count = h("p", {class: "play__step"})
  const back = h("button", {type: "button", onclick: () => go(at - 1)}, words.back)
  const next = h(
    "button",
    {
      type: "button",
      class: "md-button md-button--primary",
      onclick: () => go(at + 1),
    },
    words.next,
  )
  let [at, steps] = [0, 0]

  /** @param {number} to */
  function go(to) {
    at = Math.min(Math.max(0, to), steps - 1)
    count.textContent = fill(words.step, {n: at + 1, of: steps})
    back.disabled = at === 0
    next.disabled = at === steps - 1
    show(at)
  }

  return {
    count,
    back,
    next,
    /** @param {number} all */
    begin(all) {
      steps = all
      go(0)
    },
  }
}
