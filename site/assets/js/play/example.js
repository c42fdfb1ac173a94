// A worked example of the rule pages, played step by step. What each step shows was written when the site was built.
import {h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {whole} from "./alike.js"
import {story} from "./log.js"
import {stepper} from "./stepper.js"
/** @import {Facts, Laid, Step} from "./types.d.ts" */

/**
 * @param {Facts} facts
 * @param {{show(table: Laid): void}} does
 */
export function example(facts, {show}) {
  const {words} = facts
  const title = h("h2", {id: "example-title"})
  const ways = h("p", {class: "play__keys"})
  const asked = h("p", {class: "play__asked"})
  const lines = h("div", {class: "play__chapters"})
  const told = h("div", {"aria-live": "polite"}, asked, lines)
  const {count, back, next, begin: from} = stepper(facts, go)
  const text = h("a", {}, words.example_text)
  const place = h(
    "section",
    {class: "play__question play__example", "aria-labelledby": "example-title", hidden: true},
    title,
    ways,
    count,
    told,
    h("p", {class: "play__keys"}, back, next),
    h("p", {}, text, " · ", h("a", {href: "./"}, words.new_game)),
  )
  /** @type {Record<string, Step[][]> | undefined} */
  let known
  /** @type {Step[][]} */
  let plays = []
  /** @type {Step[]} */
  let steps = []

  /** @param {string} id */
  function open(id) {
    known ??= /** @type {Record<string, Step[][]>} */ (whole(facts.steps))
    plays = known[id]
    title.textContent = facts.examples[id]
    text.href = `../examples/#${id}`
    ways.hidden = plays.length < 2
    ways.replaceChildren(
      ...plays.map((_, number) =>
        h("button", {type: "button", onclick: () => begin(number)}, fill(words.way, {n: number + 1})),
      ),
    )
    place.hidden = false
    begin(0)
  }

  /** @param {number} number */
  function begin(number) {
    steps = plays[number]
    for (const [one, button] of [...ways.children].entries())
      button.setAttribute("aria-pressed", String(one === number))
    from(steps.length)
  }

  /** @param {number} at */
  function go(at) {
    const {asked: question, chosen, story: chapters, table} = steps[at]
    asked.replaceChildren(...(question ? [`${question} `, h("b", {}, chosen)] : []))
    lines.replaceChildren(...story(facts, chapters))
    show(table)
  }

  return {place, open}
}
