// What the card does in a deck: games with it and without it, a moment at a time as in the workshop, and one at the table.
import {button, h, why} from "../workshop/dom.js"
import {packed} from "../workshop/packed.js"
import {series} from "../workshop/series.js"
import {HAND} from "../play/link.js"
/** @import {Runtime} from "../workshop/runtime.js" */
/** @import {Sketches} from "./sketches.js" */
/** @import {Facts} from "./types.d.ts" */

const GAMES = 100

/**
 * @param {Facts} facts
 * @param {Sketches} sketches
 * @param {Runtime} runtime
 */
export function trying(facts, sketches, runtime) {
  const {words, lang, game, tried} = facts
  const start = button(words.try_go, () => once(play), {class: "md-button"})
  const deal = button(words.try_play, () => once(hand), {class: "md-button"})
  const said = {
    label: words.try_games,
    stop: words.try_stop,
    done: words.try_done,
    seconds: words.try_seconds,
    minutes: words.try_minutes,
    broken: words.broken,
  }
  const games = series(said, GAMES, () => offer())
  /** @type {(() => void) | null} what waits until all is known of the card */
  let wanted = null

  /** What is asked about the card, as it is now. */
  const sketch = () => ({entry: sketches.now.entry, words: sketches.now.words})

  const able = () => runtime.state === "ready" && Boolean(sketches.now.row)

  // A press may be what ends a field's change, too: then the card is another, of which all is known in a moment.
  /** @param {() => void} does */
  function once(does) {
    if (able()) does()
    else wanted = does
  }

  // A card that is changed ends its games: they would be those of another card.
  const play = () =>
    games.play(async () => {
      const {out} = await runtime.ask("tried", {game, lang, sketch: sketch(), upto: GAMES})
      return {...out, lines: [out.place, ...(out.lines ?? [])]}
    })

  async function hand() {
    deal.ariaBusy = "true"
    try {
      const {out} = await runtime.ask("hand", {game, lang, sketches: [sketch()], card: sketches.now.entry.id})
      if (out.wrong) games.tell([out.wrong])
      else location.assign(`../play/${HAND}${await packed(out)}`)
    } catch (error) {
      games.tell([`${words.broken} ${why(error)}`])
    }
    deal.ariaBusy = null
  }

  // Only a card that can be is played, once all is known of it.
  function offer() {
    start.disabled = runtime.state !== "ready" || games.on
    deal.disabled = runtime.state !== "ready"
    later.hidden = able()
    if (!wanted || !able()) return
    const does = wanted
    wanted = null
    does()
  }

  sketches.addEventListener("change", () => {
    wanted = null
    games.drop()
  })
  const later = h("p", {}, words.try_later)
  runtime.addEventListener("state", offer)
  sketches.addEventListener("settled", offer)
  const heading = h("h2", {id: "studio-try"}, words.try)
  if (!tried) return h("section", {"aria-labelledby": "studio-try"}, heading, h("p", {}, words.try_not))
  offer()
  return h(
    "section",
    {class: "studio__try", "aria-labelledby": "studio-try"},
    heading,
    h("p", {}, words.try_about),
    h("div", {class: "studio__bar"}, start, games.stop, deal), // nothing that comes and goes moves it from under a finger
    later,
    games.places,
  )
}
