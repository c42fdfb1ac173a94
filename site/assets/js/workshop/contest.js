// Games of the deck against another in the worker, for a moment at a time, so that they can be stopped and the check goes on.
import {h, weighed} from "./dom.js"
import {series} from "./series.js"
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
  const said = {
    label: words.games,
    stop: words.games_stop,
    done: words.games_done,
    seconds: words.games_seconds,
    minutes: words.games_minutes,
    broken: words.broken,
  }
  const games = series(said, GAMES, () => offer())
  let loaded = false

  function offer() {
    const chosen = against.value
    const others = decks.others
    against.replaceChildren(
      ...others.map(({key, deck}) => h("option", {value: key, selected: key === chosen}, deck.name)),
    )
    if (!others.some(({key}) => key === chosen))
      against.value = others.find(({key}) => key.startsWith("starter"))?.key ?? others[0]?.key ?? ""
    start.disabled = decks.empty || games.on
    const size = runtime.facts.to_play + (runtime.state === "off" ? runtime.facts.to_check : 0)
    start.textContent = loaded ? words.games_go : weighed(words.games_start, size, lang)
    section.hidden = !runtime.able
  }

  // A deck that is changed ends its games: they would be those of another deck.
  async function play() {
    const other = decks.others.find(({key}) => key === against.value)?.deck
    if (!other) return
    const asked = [decks.now, other].map((deck, at) => ({
      name: `${at}-${decks.fileOf(deck)}`,
      text: decks.textOf(deck),
      called: deck.name,
    }))
    await games.play(async () => {
      const {out} = await runtime.ask("games", {decks: asked, lang, upto: GAMES})
      loaded = true
      return out
    })
  }

  decks.addEventListener("change", games.drop)
  runtime.addEventListener("state", offer)
  const section = h(
    "div",
    {class: "workshop__games"},
    h("h3", {}, words.games),
    h("p", {}, words.games_about),
    h("div", {class: "workshop__bar"}, against, start, games.stop),
    games.places,
  )
  offer()
  return section
}
