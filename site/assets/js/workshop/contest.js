// Games of the deck against another in the worker, for a moment at a time, so that they can be stopped and the check goes on.
import {h, megabytes, why} from "./dom.js"
import {fill} from "./said.js"
/** @import {Decks} from "./decks.js" */
/** @import {Runtime} from "./runtime.js" */
/** @import {Facts} from "./types.d.ts" */

const GAMES = 100

/**
 * @param {Facts} facts
 * @param {Decks} decks
 * @param {Runtime} runtime
 */
export function contest(facts, decks, runtime) {
  const {words, lang} = facts
  const against = h("select", {"aria-label": words.games_with})
  const start = h("button", {type: "button", onclick: play})
  const stop = h(
    "button",
    {
      type: "button",
      hidden: true,
      onclick: () => {
        current = 0
      },
    },
    words.games_stop,
  )
  const progress = h("progress", {max: GAMES, value: 0, hidden: true, "aria-label": words.games})
  const done = h("span", {class: "workshop__played"})
  const told = h("ul")
  let current = 0
  let last = 0
  let loaded = false

  function offer() {
    const chosen = against.value
    const others = decks.others
    against.replaceChildren(
      ...others.map(({key, deck}) => h("option", {value: key, selected: key === chosen}, deck.name)),
    )
    if (!others.some(({key}) => key === chosen))
      against.value = others.find(({key}) => key.startsWith("starter"))?.key ?? others[0]?.key ?? ""
    start.disabled = decks.empty || Boolean(current)
    const size = runtime.facts.to_play + (runtime.state === "off" ? runtime.facts.to_check : 0)
    start.textContent = loaded ? words.games_go : fill(words.games_start, {mb: megabytes(size, lang)})
    section.hidden = !runtime.able
  }

  // A deck that is changed ends its games: they would be those of another deck.
  async function play() {
    const other = decks.others.find(({key}) => key === against.value)?.deck
    if (!other) return
    const mine = ++last
    current = mine
    const asked = [decks.now, other].map((deck, at) => ({
      name: `${at}-${decks.fileOf(deck)}`,
      text: decks.textOf(deck),
      called: deck.name,
    }))
    running(true)
    told.replaceChildren()
    try {
      for (let games = 0; games < GAMES && current === mine; ) {
        const {out} = await runtime.ask("games", {decks: asked, lang, upto: GAMES})
        loaded = true
        if (last !== mine) return
        if (out.wrong) {
          told.replaceChildren(h("li", {}, out.wrong))
          break
        }
        games = out.games
        progress.value = games
        done.textContent = fill(words.games_done, {n: games, of: GAMES})
        if (games >= GAMES || current !== mine) told.replaceChildren(...out.lines.map((line) => h("li", {}, line)))
      }
    } catch (error) {
      told.replaceChildren(h("li", {}, `${words.broken} ${why(error)}`))
    }
    current = 0
    running(false)
  }

  /** @param {boolean} on */
  function running(on) {
    stop.hidden = !on
    progress.hidden = !on
    if (on) {
      progress.value = 0
      done.textContent = ""
    }
    offer()
  }

  decks.addEventListener("change", () => {
    current = 0
    told.replaceChildren()
    done.textContent = ""
    offer()
  })
  runtime.addEventListener("state", offer)
  const section = h(
    "div",
    {class: "workshop__games"},
    h("h3", {}, words.games),
    h("p", {}, words.games_about),
    h("div", {class: "workshop__bar"}, against, start, stop),
    progress,
    done,
    h("div", {role: "status"}, told),
  )
  offer()
  return section
}
