// What happens before somebody is asked again, a step after the other in passing: a touch or a key ends it.
import {h} from "../workshop/dom.js"
import {faces} from "./face.js"
import {still} from "./moves.js"
/** @import {Facts, Laid, Moment} from "./types.d.ts" */

const STEP_MS = 400
const LETTER_MS = 10

/**
 * @param {Facts} facts
 * @param {{show(now: Laid, cards: string[]): void}} table
 */
export function happening(facts, {show}) {
  const place = h("p", {class: "play__happening", "aria-hidden": "true"})

  return {
    place,
    clear: () => place.replaceChildren(),
    /**
     * Shows these moments, unless nobody wants to see them, as long as they are of now.
     * @param {Moment[]} moments
     * @param {() => boolean} on
     */
    async tell(moments, on) {
      if (still()) return
      let [wanted, stop] = [true, () => {}]
      const enough = new Promise((/** @type {(value?: unknown) => void} */ done) => {
        stop = done
      })
      const end = () => {
        wanted = false
        stop()
      }
      const parts = ["pointerdown", "keydown"]
      for (const part of parts) addEventListener(part, end, {capture: true})
      for (const {lines, cards, table: then} of moments) {
        if (!wanted || !on()) break
        const told = h(
          "span",
          {},
          lines.map((line) => h("span", {}, line)),
        )
        place.replaceChildren(...[faces(facts, cards), told].filter((one) => one !== null))
        if (!then) break
        show(then, cards)
        const ms = STEP_MS + LETTER_MS * lines.join("").length
        await Promise.race([enough, new Promise((done) => setTimeout(done, ms))])
      }
      for (const part of parts) removeEventListener(part, end, {capture: true})
    },
  }
}
