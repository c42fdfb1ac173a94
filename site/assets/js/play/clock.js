// The clocks of a table: the seconds that each player has left, as they run.
import {h} from "../workshop/dom.js"

/** @typedef {{left: Record<string, number>, runs: number[]}} Clocks */

const LITTLE_S = 20

export function timer() {
  const place = h("span", {class: "play__clocks"})
  /** @type {Clocks | null} */
  let clocks = null
  /** @type {{name: string}[]} */
  let seats = []
  let since = 0

  function draw() {
    const gone = (Date.now() - since) / 1000
    place.replaceChildren(
      ...Object.entries(clocks?.left ?? {}).map(([seat, left]) => {
        const runs = clocks?.runs.includes(Number(seat))
        const now = Math.max(0, Math.ceil(left - (runs ? gone : 0)))
        const time = `${Math.floor(now / 60)}:${String(now % 60).padStart(2, "0")}`
        return h(
          "span",
          {class: `${runs ? "is-running" : ""}${now < LITTLE_S ? " is-short" : ""}`},
          h("bdi", {}, seats[Number(seat)]?.name ?? ""),
          ` ${time}`,
        )
      }),
    )
  }

  setInterval(() => clocks && draw(), 1000)
  return {
    place,
    get on() {
      return clocks !== null
    },
    /**
     * @param {Clocks | null} now
     * @param {{name: string}[]} players
     */
    show(now, players) {
      clocks = now
      seats = players
      since = Date.now()
      draw()
    },
  }
}
