// What happens before somebody is asked again, a step after the other in passing: a touch or a key leaves out the rest, up
// to what is not to be missed, which stays there until a touch or a key goes on.
import {h} from "../workshop/dom.js"
import {faces} from "./face.js"
import {still} from "./moves.js"
/** @import {Facts, Laid, Moment} from "./types.d.ts" */

const STEP_MS = 400
const LETTER_MS = 10
const HELD_MS = 5000 // the longest that what is not to be missed stays there, for whoever cannot touch it

/**
 * @param {Facts} facts
 * @param {{show(now: Laid, cards: string[]): void}} table
 */
export function happening(facts, {show}) {
  const {words} = facts
  const place = h("p", {class: "play__happening", "aria-hidden": "true"})

  return {
    place,
    clear: () => place.replaceChildren(),
    /**
     * Shows these moments, unless nobody wants to see them, as long as they are of now; `after` is the table after the
     * last of them, if others go on.
     * @param {Moment[]} moments
     * @param {() => boolean} on
     * @param {Laid} [after]
     */
    async tell(moments, on, after) {
      if (still()) return
      let [wanted, held, go] = [true, false, () => {}]
      const press = () => {
        wanted &&= held
        go()
      }
      const parts = ["pointerdown", "keydown"]
      for (const part of parts) addEventListener(part, press, {capture: true})
      for (const {lines, cards, table, ...step} of moments) {
        if (!on()) break
        held = step.held ?? false
        const then = table ?? (held ? after : undefined)
        if (!wanted && !held) continue
        const told = h(
          "span",
          {},
          lines.map((line) => h("span", {}, line)),
          held && then ? h("small", {}, words.go_on) : null,
        )
        place.replaceChildren(...[faces(facts, cards), told].filter((one) => one !== null))
        if (!then) break
        show(then, cards)
        const ms = (held ? HELD_MS : STEP_MS) + LETTER_MS * lines.join("").length
        await new Promise((/** @type {(value?: unknown) => void} */ done) => {
          go = done
          setTimeout(done, ms)
        })
      }
      for (const part of parts) removeEventListener(part, press, {capture: true})
    },
  }
}
