// A series of games of bots, a moment at a time: how many have been played, how long the rest will take, what they come to.
import {button, h, why} from "./dom.js"
import {fill} from "./said.js"
/** @import {SeriesWords} from "./types.d.ts" */

const FEW = 3 // games, whose time says nothing yet of all the others'
const [TEN_S, MINUTE] = [10_000, 60_000]

/**
 * @param {SeriesWords} said what it says
 * @param {number} of how many games
 * @param {() => void} changed is called when it begins and when it ends
 */
export function series(said, of, changed) {
  let current = 0
  let last = 0
  const stop = button(said.stop, () => (current = 0), {hidden: true})
  const progress = h("progress", {max: of, value: 0, hidden: true, "aria-label": said.label})
  const done = h("span")
  const told = h("ul")

  /** @param {boolean} on */
  function show(on) {
    stop.hidden = progress.hidden = !on
    changed()
  }

  /** @param {string[]} lines */
  const tell = (lines) => told.replaceChildren(...lines.map((line) => h("li", {}, line)))

  /** @param {number} ms */
  function left(ms) {
    if (ms < MINUTE * 1.5) return fill(said.seconds, {n: Math.max(1, Math.round(ms / TEN_S)) * 10})
    return fill(said.minutes, {n: Math.round(ms / MINUTE)})
  }

  return {
    stop,
    places: [progress, done, h("div", {role: "status"}, told)],
    tell,
    get on() {
      return Boolean(current)
    },
    /** Ends it, and what was told of it goes: it was of other cards. */
    drop() {
      last += 1
      current = 0
      tell([])
      done.textContent = ""
      show(false)
    },
    /**
     * @param {() => Promise<{games: number, lines: string[], wrong?: string}>} ask plays for a moment: how many games there
     *   are by then, and what they come to
     */
    async play(ask) {
      const mine = ++last
      current = mine
      progress.value = 0
      done.textContent = ""
      tell([])
      show(true)
      try {
        let [games, before, began] = [0, 0, 0] // what came with the first games was the loading of what plays
        while (games < of && current === mine) {
          const out = await ask()
          if (last !== mine) return
          if (out.wrong) {
            tell([out.wrong])
            break
          }
          games = out.games
          if (!began) [before, began] = [games, performance.now()]
          const each = (performance.now() - began) / (games - before)
          const rest = games - before < FEW || games >= of ? "" : left(each * (of - games))
          progress.value = games
          done.textContent = [fill(said.done, {n: games, of}), rest].filter(Boolean).join(" · ")
          if (games >= of || current !== mine) tell(out.lines)
        }
      } catch (error) {
        tell([`${said.broken} ${why(error)}`])
      }
      current = 0
      show(false)
    },
  }
}
