// The question to the person at the screen, and what may be answered; or why nobody is asked. What may be chosen on a card
// is listed, too, in a drawer where there is little room.
import {button, h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {face} from "./face.js"
import {icon} from "./icons.js"
import {lesson} from "./lesson.js"
import {spoken, stopped, story} from "./log.js"
import {press} from "./press.js"
/** @import {Facts, State} from "./types.d.ts" */

/** At most so many answers stand under the question without being asked for, and so many with cards. */
const FEW = 6
const FEW_CARDS = 3
/** So many that can be chosen where they lie are listed, too, where there is little room. */
const FEW_PLACED = 2

/**
 * @param {Facts} facts
 * @param {{choose(index: number): void, read(index: number): void, look(): void, again(swap: boolean): void, others(): void, link(): void, unpick(): void, solve(number: number): void, solution(): void, steps(): void, on(): void, pass(): void, answer(): void, moved(): void}} does
 */
export function question(facts, does) {
  const {choose, read, look, again, others, link, unpick, solve, solution, steps, on, pass, answer, moved} = does
  const {words} = facts
  const course = lesson(facts, {choose, solve, solution, on: playOn})
  const heading = h("h2", {tabindex: -1})
  const because = h("p", {class: "play__because"})
  const list = h("ol", {class: "play__options", id: "play-options"})
  const advice = h("p", {class: "play__advice", role: "status"})
  const tip = h("p", {class: "play__tip"}, words.tip)
  const news = h("div", {class: "play__news", role: "group", "aria-label": words.news, tabindex: 0})
  const all = h("button", {
    type: "button",
    class: "play__all",
    "aria-controls": "play-options",
    onclick() {
      open(!opened)
      moved()
    },
  })
  const back = button(words.unpick, unpick, {class: "play__unpick", hidden: true})
  const slowly = button([icon("eye"), h("span", {}, words.steps)], steps, {
    class: "play__steps",
    "aria-label": words.steps,
    title: words.steps,
  })
  const passing = h("p", {class: "play__passing"})
  const since = h("div", {class: "play__since"}, news)
  const place = h(
    "section",
    {class: "play__question"},
    since,
    course.place,
    h("div", {class: "play__asked"}, heading, back, all),
    because,
    advice,
    tip,
    list,
    passing,
  )
  let opened = false
  let number = 0 // of the position to solve
  let played = 0 // that which is played on
  let halted = false // others are to go on once it is

  addEventListener("resize", () => inSight(place.classList.contains("is-over")))

  /** @param {boolean} now */
  function open(now) {
    opened = now
    place.classList.toggle("is-open", now)
    all.setAttribute("aria-expanded", String(now))
  }

  /**
   * What has happened since the last answer stands above the question, and is seen step by step if there was more than
   * one; at the end, below what turned it, unless it was a position to solve. What has become of that stands alone until it
   * is played on.
   * @param {State} state
   * @param {boolean} stepped
   * @param {number | null} [passed] so many questions have been passed for the reader; null if all are asked
   */
  function show(state, stepped, passed = null) {
    const had = place.contains(document.activeElement) || document.activeElement === document.body
    const {question: asked, rule, waiting, over, curtain, options = [], focus = 0} = state
    const link = facts.rules[rule]
    news.replaceChildren(...(over && !state.course?.number ? summary(state) : []), ...story(facts, state.news ?? []))
    heading.replaceChildren(
      spoken(state) || (over ?? curtain ?? waiting ?? ""),
      ...(link && (asked || over) ? ["\u00a0", h("a", {href: link, "aria-label": words.rule}, "§")] : []),
    )
    because.replaceChildren(state.because ?? "")
    course.show(state)
    const {of = 0, state: become} = state.course ?? {}
    number = state.course?.number ?? 0
    if (played !== number || become === "open") played = 0
    const guided = of > 0 && !number
    place.classList.toggle("is-guided", guided)
    if (guided) all.before(slowly)
    else since.append(slowly)
    const rests = settles(state)
    halted = rests && Boolean(waiting)
    place.classList.toggle("is-settled", rests)
    slowly.hidden = !stepped
    const may = state.passing && !state.course
    passing.replaceChildren(
      ...(passed === null ? [] : [`${fill(words.passed, {n: passed})} `, button(words.answer, answer)]),
      ...(may ? [button(words.pass, pass)] : []),
    )
    advice.replaceChildren()
    list.replaceChildren(
      ...(curtain ? [h("li", {}, button(words.look, look))] : [...options.map(option), ...after(state)]),
    )
    const placed = options.filter((one) => one.on_table).length
    all.hidden = tip.hidden = !placed
    all.replaceChildren(icon("list"), String(options.length))
    all.setAttribute("aria-label", fill(words.all_options, {n: options.length}))
    place.classList.toggle("is-over", Boolean(over))
    place.classList.toggle("is-posed", number > 0)
    const [free, drawn] = [options.length - placed, options.filter((one) => !one.on_table && one.cards.length).length]
    open(free > FEW || drawn > FEW_CARDS)
    narrow(null)
    place.scrollTop = 0
    inSight(Boolean(over))
    if (had && (rests || !waiting)) focusFirst(focus)
  }

  /**
   * Of what has happened the last sentences are in sight that there is room for, none without its beginning; of the end the
   * first ones, none without its last line.
   * @param {boolean} over
   */
  function inSight(over) {
    news.style.height = ""
    news.scrollTop = 0
    const lines = [...news.querySelectorAll("h3, p, li")].map((one) => one.getBoundingClientRect())
    const room = news.clientHeight
    const end = lines.at(-1)?.bottom ?? 0
    if (over) {
      const last = lines.findLast(({bottom}) => bottom - lines[0].top < room + 1)
      if (last && last.bottom < end) news.style.height = `${last.bottom - lines[0].top}px`
      return
    }
    const first = lines.find(({top}) => end - top < room + 1) ?? lines.at(-1)
    if (!first) return
    news.style.height = `${Math.min(room, end - first.top)}px`
    news.scrollTop = first.top - lines[0].top
  }

  /**
   * Whether a position to solve is decided: nothing goes on until it is played on.
   * @param {State} state
   */
  function settles({course: along, over}) {
    return Boolean(along?.number && !over && along.number !== played && along.state !== "open")
  }

  function playOn() {
    played = number
    place.classList.remove("is-settled")
    if (halted) on()
    else focusFirst(0)
  }

  /** @param {number} at */
  function focusFirst(at) {
    const buttons = [...list.children].map((item) => item.querySelector("button"))
    const seen = (/** @type {Element | null | undefined} */ one) => one?.checkVisibility()
    const settled = place.classList.contains("is-settled") ? course.place.querySelector("button") : null
    const target = settled ?? (seen(buttons[at]) ? buttons[at] : (buttons.find(seen) ?? (all.hidden ? heading : all)))
    target?.focus({preventScroll: true})
  }

  const summary = (/** @type {State} */ {summary: told, turning, news: last = []}) => [
    h("p", {}, told),
    ...(turning ? [h("p", {}, h("b", {}, turning.text)), ...story(facts, turning.story)] : []),
    ...(last.length ? [h("p", {class: "play__last"}, `${words.news}:`)] : []),
  ]

  const elsewhere = facts.starters.length ? words.other_decks : words.new_game // nobody brings a deck to some games
  /** @param {State} state */
  function after({after: offered = [], over, course: along}) {
    if (along?.number) return over ? [h("li", {}, button(elsewhere, others))] : []
    const buttons = offered.map(({text, swap}) => button(text, () => again(swap)))
    if (over) buttons.push(button(elsewhere, others), button(words.link, link))
    return buttons.map((one) => h("li", {}, one))
  }

  /**
   * The cards that an answer names are read by who holds it.
   * @param {{text: string, does?: string, cards: string[], on_table?: boolean}} option
   * @param {number} index
   */
  function option({text, does: told, cards, on_table: placed}, index) {
    return h(
      "li",
      {class: placed ? "is-placed" : null},
      h(
        "button",
        {
          type: "button",
          ...(cards.length
            ? press({held: () => read(index), tapped: () => choose(index)})
            : {onclick: () => choose(index)}),
        },
        h("span", {class: "play__number", "aria-hidden": "true"}, index + 1),
        cards.map((id) => face(facts, id, "play__thumb")),
        h("span", {}, text, ...(told ? [h("small", {class: "play__does"}, told)] : [])),
      ),
    )
  }

  /**
   * Lists only these options: those of what was picked on the table; null for all. Many that can be chosen where they lie
   * are listed for whoever asks.
   * @param {number[] | null} options
   * @param {boolean} [lie]
   */
  function narrow(options, lie = false) {
    if (options) {
      place.classList.remove("is-settled")
      course.hush()
    }
    place.classList.toggle("is-folded", lie && (options?.length ?? 0) > FEW_PLACED)
    place.classList.toggle("is-narrowed", Boolean(options))
    back.hidden = !options
    for (const [at, item] of [...list.children].entries())
      item.classList.toggle("is-among", Boolean(options?.includes(at)))
  }

  return {
    place,
    show,
    settles,
    narrow,
    aside: course.aside,
    hush: course.hush,
    /**
     * A number answers a question, and nothing else: what comes after a game begins another.
     * @param {number} index
     */
    take(index) {
      if (list.querySelector(".play__number")) list.children[index]?.querySelector("button")?.click()
    },
    /**
     * @param {number | null} index
     * @param {string} text
     */
    advise(index, text) {
      advice.textContent = stopped(text)
      for (const [at, item] of [...list.children].entries()) item.classList.toggle("is-advised", at === index)
    },
  }
}
