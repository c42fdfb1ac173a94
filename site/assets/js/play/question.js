// The question to the person at the screen, and what may be answered; or why nobody is asked.
import {h} from "../workshop/dom.js"
import {face} from "./table.js"

export function question(facts, {choose, look}) {
  const {words} = facts
  const heading = h("h2", {tabindex: -1})
  const list = h("ol", {class: "play__options"})
  const advice = h("p", {class: "play__advice", role: "status"})
  const news = h("ul", {class: "play__news", "aria-hidden": "true"})
  const place = h("section", {class: "play__question"}, news, heading, advice, list)

  // `told` is what has happened since the last answer: on a phone its end stands above the question, as the story is far.
  function show(state, told) {
    news.replaceChildren(...told.slice(-3).map((line) => h("li", {}, line)))
    const had = place.contains(document.activeElement) || document.activeElement === document.body
    const {question: asked, who, rule, waiting, over, curtain, options = []} = state
    const link = facts.rules[rule]
    heading.replaceChildren(...(asked ? [`${who}. ${asked}`, ...(link ? [" ", h("a", {href: link}, words.rule)] : [])] : [over ?? curtain ?? waiting ?? ""]))
    advice.replaceChildren()
    place.scrollTop = 0
    list.replaceChildren(...(curtain ? [h("li", {}, button(words.look, look))] : options.map(option)))
    if (had && !waiting) (list.querySelector("button") ?? heading).focus({preventScroll: true})
  }

  function option({text, cards}, index) {
    return h("li", {}, button([h("span", {class: "play__number", "aria-hidden": "true"}, index + 1), cards.map((id) => face(facts, id, "play__thumb")), h("span", {}, text)], () => choose(index)))
  }

  const button = (label, onclick) => h("button", {type: "button", onclick}, label)

  return {
    place,
    show,
    take(index) { if (!place.closest(".is-covered")) list.children[index]?.firstChild.click() },
    advise(index, text) {
      advice.textContent = text
      for (const [at, item] of [...list.children].entries()) item.classList.toggle("is-advised", at === index)
    },
  }
}
