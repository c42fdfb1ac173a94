// The story of the game, each line with a link to its rule. What is new is also said to who listens.
import {fill, h} from "../workshop/dom.js"

export function log(facts) {
  const {words} = facts
  const list = h("div", {class: "play__chapters", tabindex: 0, role: "region", "aria-label": words.log})
  const heard = h("div", {class: "play__heard", "aria-live": "polite"})
  const place = h("section", {class: "play__log", "aria-labelledby": "log-title"}, h("h2", {id: "log-title"}, words.log), list, heard)
  let before = []

  function show({story, question, who, over, curtain}) {
    if (curtain) {
      before = []
      list.replaceChildren()
      heard.textContent = curtain
      return
    }
    const now = story.flatMap(({heading, lines}) => [heading, ...lines.map(({text}) => text)])
    let same = 0
    while (same < before.length && before[same] === now[same]) same++
    const fresh = before.length ? now.slice(same) : []
    before = now
    let at = 0
    list.replaceChildren(...story.map(({heading, lines}) => {
      at++
      return h("div", {}, h("h3", {}, heading), h("ul", {}, lines.map((line) => told(line, fresh.length && at++ >= same))))
    }))
    list.scrollTop = list.scrollHeight
    heard.textContent = [...fresh, over ?? (question ? `${who}. ${question}` : "")].join(". ")
  }

  function told({text, rules}, fresh) {
    const links = rules.filter((rule) => facts.rules[rule]).map((rule) => [" ", h("a", {href: facts.rules[rule], "aria-label": fill(words.rule_of, {text})}, "§")])
    return h("li", {class: fresh ? "is-new" : null}, text, links)
  }

  return {place, show}
}
