// The question to the person at the screen, and what may be answered; or why nobody is asked.
import {h} from "../workshop/dom.js"
import {spoken, story} from "./log.js"
import {face} from "./table.js"
/** @import {Facts, State} from "./types.d.ts" */
/** @import {Child} from "../workshop/types.d.ts" */

/**
 * @param {Facts} facts
 * @param {{choose(index: number): void, look(): void, again(swap: boolean): void}} does
 */
export function question(facts, {choose, look, again}) {
  const {words} = facts
  const heading = h("h2", {tabindex: -1})
  const because = h("p", {class: "play__because"})
  const list = h("ol", {class: "play__options"})
  const advice = h("p", {class: "play__advice", role: "status"})
  const news = h("div", {class: "play__news", role: "group", "aria-label": words.news})
  const place = h("section", {class: "play__question"}, news, heading, because, advice, list)

  /**
   * What has happened since the last answer stands above the question, as the story is far; at the end, what turned it,
   * too.
   * @param {State} state
   */
  function show(state) {
    const had = place.contains(document.activeElement) || document.activeElement === document.body
    const {question: asked, rule, waiting, over, curtain, options = [], focus = 0} = state
    const link = facts.rules[rule]
    news.replaceChildren(...story(facts, state.news ?? []), ...(over ? summary(state) : []))
    heading.replaceChildren(
      spoken(state) || (over ?? curtain ?? waiting ?? ""),
      ...(link && (asked || over) ? [" ", h("a", {href: link}, words.rule)] : []),
    )
    because.replaceChildren(state.because ?? "")
    advice.replaceChildren()
    place.scrollTop = 0
    news.scrollTop = news.scrollHeight
    list.replaceChildren(
      ...(curtain ? [h("li", {}, button(words.look, look))] : [...options.map(option), ...after(state)]),
    )
    if (had && !waiting) (list.children[focus]?.querySelector("button") ?? heading).focus({preventScroll: true})
  }

  const summary = (/** @type {State} */ {summary: told, turning}) => [
    h("p", {}, told),
    ...(turning ? [h("p", {}, h("b", {}, turning.text)), ...story(facts, turning.story)] : []),
  ]

  const after = (/** @type {State} */ {after: offered = []}) =>
    offered.map(({text, swap}) =>
      h(
        "li",
        {},
        button(text, () => again(swap)),
      ),
    )

  /**
   * @param {{text: string, cards: string[]}} option
   * @param {number} index
   */
  function option({text, cards}, index) {
    return h(
      "li",
      {},
      button(
        [
          h("span", {class: "play__number", "aria-hidden": "true"}, index + 1),
          cards.map((id) => face(facts, id, "play__thumb")),
          h("span", {}, text),
        ],
        () => choose(index),
      ),
    )
  }

  const button = (/** @type {Child} */ label, /** @type {() => void} */ onclick) =>
    h("button", {type: "button", onclick}, label)

  return {
    place,
    show,
    /**
     * A number answers a question, and nothing else: what comes after a game begins another.
     * @param {number} index
     */
    take(index) {
      if (list.querySelector(".play__number")) list.children[index]?.querySelector("button")?.click()
    },
    /**
     * @param {number} index
     * @param {string} text
     */
    advise(index, text) {
      advice.textContent = text
      for (const [at, item] of [...list.children].entries()) item.classList.toggle("is-advised", at === index)
    },
  }
}
