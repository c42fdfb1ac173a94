// The story of the game, each line with a link to its rule. What has come of the last answer is marked, and what is new is
// said to who listens.
import {h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {icon} from "./icons.js"
/** @import {Chapter, Facts, State} from "./types.d.ts" */

/**
 * @param {Facts} facts
 * @param {{sure(question: string, does: string): Promise<boolean>, back(count: number): void, close(): void}} does
 */
export function log(facts, {sure, back, close}) {
  const {words} = facts
  const list = h("div", {class: "play__chapters", tabindex: 0, role: "group", "aria-labelledby": "log-title"})
  const heard = h("div", {class: "play__heard", "aria-live": "polite"})
  const filter = h("input", {
    type: "search",
    placeholder: words.find,
    "aria-label": words.find,
    oninput: sift,
  })
  const place = h(
    "section",
    {class: "play__log", "aria-labelledby": "log-title"},
    h(
      "div",
      {class: "play__search"},
      h("h2", {id: "log-title"}, words.log),
      filter,
      h(
        "button",
        {type: "button", class: "play__close", "aria-label": words.close, title: words.close, onclick: close},
        icon("close"),
      ),
    ),
    list,
    heard,
  )
  /** @type {string[]} */
  let before = []
  let marked = 0

  /** @param {number} count */
  async function from(count) {
    if (await sure(`${words.from_here}?`, words.anew)) back(count)
  }

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
    list.replaceChildren(...story(facts, chapters, marked, from))
    sift()
    inSight()
    const course = state.course?.text
    heard.textContent = [...fresh, ...(course ? [course] : []), ...(over ? [over] : [spoken(state), state.because])]
      .map((said) => stopped(said ?? ""))
      .filter(Boolean)
      .join(" ")
  }

  // What is new, from its first line on.
  function inSight() {
    const first = /** @type {HTMLElement | null} */ (list.querySelector(".is-new"))
    list.scrollTop = first ? first.offsetTop - list.offsetTop : list.scrollHeight
  }

  // Of the story only the lines with what is looked for, and the headings above them.
  function sift() {
    const wanted = filter.value.trim().toLocaleLowerCase()
    for (const chapter of list.children) {
      const lines = [...chapter.querySelectorAll("li")]
      const named = chapter.querySelector("h3")?.textContent?.toLocaleLowerCase().includes(wanted)
      for (const line of lines) line.hidden = !named && !line.textContent?.toLocaleLowerCase().includes(wanted)
      chapter.toggleAttribute("hidden", Boolean(wanted) && !named && lines.every((line) => line.hidden))
    }
  }

  return {
    place,
    show,
    mark() {
      marked = before.length
    },
    // Another game: nothing of it is new.
    begin() {
      before = []
    },
    inSight,
  }
}

/**
 * Chapters of a story: a heading, and lines with links to their rules; those of other players' turns are set apart. Lines
 * from number `fresh` on are new.
 * @param {Facts} facts
 * @param {Chapter[]} chapters
 * @param {number} [fresh]
 * @param {(count: number) => void} [back] To play on from where a line came of an answer.
 */
export function story({words, rules: pages}, chapters, fresh = Number.POSITIVE_INFINITY, back = undefined) {
  let at = 0
  const line = (/** @type {Chapter["lines"][number]} */ {text, rules, after}) =>
    h(
      "li",
      {class: at++ >= fresh ? "is-new" : null},
      text,
      h(
        "span",
        {class: "play__tail"}, // no line has nothing but these
        rules
          .filter((rule) => pages[rule])
          .map((rule) => ["\u00a0", h("a", {href: pages[rule], "aria-label": fill(words.rule_of, {text})}, "§")]),
        back && after !== undefined
          ? h(
              "button",
              {
                type: "button",
                class: "play__back-to",
                "aria-label": `${words.from_here}: ${text}`,
                title: words.from_here,
                onclick: () => back(after),
              },
              icon("undo"),
            )
          : null,
      ),
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
 * Sentences that end in a full stop, where more than one line of them is read.
 * @param {string} text
 */
export const stopped = (text) => (/[\p{L}\p{N}%)»״׳]$/u.test(text) ? `${text}.` : text)

/**
 * The question with whom it is put to, where several play at one screen; empty if nobody is asked.
 * @param {State} state
 */
export const spoken = ({question: asked, who}) => (asked ? [who, asked].filter(Boolean).join(". ") : "")
