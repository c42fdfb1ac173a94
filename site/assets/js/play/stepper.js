// Steps that are gone through one by one, back and forth.
import {h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
/** @import {Facts} from "./types.d.ts" */

/**
 * What counts them, and the buttons; `show` is told which one is at hand. If they come to an `end`, the button that leads on
 * leads there from the last of them.
 * @param {Facts} facts
 * @param {(at: number) => void} show
 * @param {() => void} [end]
 */
export function stepper({words}, show, end) {
  const count = h("p", {class: "play__step"})
  const back = h("button", {type: "button", onclick: () => go(at - 1)}, words.back)
  const next = h(
    "button",
    {
      type: "button",
      class: "md-button md-button--primary",
      onclick: () => (at < steps - 1 ? go(at + 1) : end?.()),
    },
    words.next,
  )
  let [at, steps] = [0, 0]

  /** @param {number} to */
  function go(to) {
    at = Math.min(Math.max(0, to), steps - 1)
    count.textContent = fill(words.step, {n: at + 1, of: steps})
    back.disabled = at === 0
    const isLast = at === steps - 1
    next.disabled = isLast && !end
    next.textContent = isLast && end ? words.enough : words.next
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
