// What is played along: what the lesson tells before an answer, what it says of another one, a position to solve.
import {button, h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {stopped} from "./log.js"
/** @import {Facts, State} from "./types.d.ts" */

/**
 * @param {Facts} facts
 * @param {{choose(index: number, sure: boolean): void, solve(number: number): void, solution(): void, on(): void}} does
 */
export function lesson(facts, {choose, solve, solution, on}) {
  const {words} = facts
  const told = h("p", {class: "play__told-now"})
  const other = h("div", {class: "play__aside", role: "status"})
  const place = h(
    "div",
    {class: "play__course", role: "group", "aria-label": words.lesson_part, tabindex: 0},
    told,
    other,
  )

  /** @param {State} state */
  function show({course, over}) {
    place.hidden = !course?.text
    other.replaceChildren()
    if (!course) return
    const {text, at, of, rule, number, state} = course
    const link = facts.rules[rule ?? ""]
    told.replaceChildren(
      ...(!number && at < of ? [h("small", {}, fill(words.lesson_step, {n: at + 1, of})), " "] : []),
      stopped(text),
      ...(link ? ["\u00a0", h("a", {href: link, "aria-label": words.rule}, "§")] : []),
    )
    if (!number || state === "open") return
    if (state === "missed")
      other.append(
        button(words.once_more, () => solve(number)),
        button(words.solution, solution),
      )
    other.append(button(words.next_puzzle, () => solve(number + 1)))
    if (!over) other.append(button(words.play_on, on))
  }

  return {
    place,
    show,
    // Whoever goes on otherwise is no more told what was said of an option.
    hush: () => other.querySelector("p") && other.replaceChildren(),
    /**
     * Says why an option is not the one that is meant; it may be chosen all the same.
     * @param {number} index
     * @param {string} text
     */
    aside(index, text) {
      other.replaceChildren(
        h("p", {}, stopped(text)),
        button(words.all_the_same, () => choose(index, true)),
      )
      other.scrollIntoView({block: "nearest"})
    },
  }
}
