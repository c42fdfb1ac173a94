// The story of the game, each line with a link to its rule. What has come of the last answer is marked, and what is new is
// said to who listens.
import {h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
/** @import {Chapter, Facts, State} from "./types.d.ts" */

/** @param {Facts} facts */
export function log(facts) {
  const {words} = facts
  const list = h("div", {class: "play__chapters", tabindex: 0, role: "group", "aria-labelledby": "log-title"})
  const heard = h("div", {class: "play__heard", "aria-live": "polite"})
  const place = h(
    "section",
    {class: "play__log", "aria-labelledby": "log-title"},
    h("h2", {id: "log-title"}, words.log),
    list,
    heard,
  )
  /** @type {string[]} */
  let before = []
  let marked = 0

  /** @param {State} state */
  function show(state) {
    const {story: chapters, over, curtain} = state
    if (curtain) {
      before = []
      list.replaceChildren()
      heard.textContent = curtain
      return
    }
    const now = chapters.flatMap(({heading, lines}) => [heading, ...lines.map(({text}) => text)])
    let same = 0
    while (same < before.length && before[same] === now[same]) same++
    const fresh = before.length ? now.slice(same) : []
    marked = before.length ? Math.min(marked, same) : now.length
    before = now
    list.replaceChildren(...story(facts, chapters, marked))
    list.scrollTop = list.scrollHeight
    heard.textContent = [...fresh, over ?? [spoken(state), state.because].filter(Boolean).join(". ")].join(". ")
  }

  return {
    place,
    show,
    mark() {
      marked = before.length
    },
    end() {
      list.scrollTop = list.scrollHeight
    },
  }
}

/**
 * Chapters of a story: a heading, and lines with links to their rules; those of other players' turns are set apart. Lines
 * from number `fresh` on are new.
 * @param {Facts} facts
 * @param {Chapter[]} chapters
 */
export function story({words, rules: pages}, chapters, fresh = Number.POSITIVE_INFINITY) {
  let at = 0
  const line = (/** @type {Chapter["lines"][number]} */ {text, rules}) =>
    h(
      "li",
      {class: at++ >= fresh ? "is-new" : null},
      text,
      rules
        .filter((rule) => pages[rule])
        .map((rule) => [" ", h("a", {href: pages[rule], "aria-label": fill(words.rule_of, {text})}, "§")]),
    )
  return chapters.map(({heading, lines, other}) => {
    at++
    return h(
      "div",
      {class: other ? "is-other" : null},
      heading ? h("h3", {}, heading) : null,
      h("ul", {}, lines.map(line)),
    )
  })
}

/**
 * The question with whom it is put to, where several play at one screen; empty if nobody is asked.
 * @param {State} state
 */
export const spoken = ({question: asked, who}) => (asked ? [who, asked].filter(Boolean).join(". ") : "")
