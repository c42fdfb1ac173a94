// A tap that is one too many: of two quick taps on a button people meant one, so the second is not heard.

const QUIET_MS = 400 // after what was seen of the first, before it is a tap of its own
const FINGER_PX = 24 // how far apart two taps of one finger fall

/**
 * Lets no button of a place be pressed twice in haste: again where, or what, was pressed last, while what it ordered is
 * under way or has only just been shown. What stands there by then may be another button; and whoever presses
 * something else elsewhere is always heard, and so is a button with `data-again`, which people press again and again.
 * @param {HTMLElement} place
 */
export function taps(place) {
  /** @type {{what: string, x: number, y: number} | null} */
  let last = null
  let underWay = 0
  let quietSince = 0

  /** @param {MouseEvent} event */
  function hear(event) {
    const pressed = event.target instanceof Element ? event.target.closest("button") : null
    if (!pressed || "again" in pressed.dataset) return
    const what = pressed.name || pressed.getAttribute("aria-label") || pressed.textContent || ""
    const {clientX: x, clientY: y, detail} = event
    const hasty = underWay > 0 || performance.now() - quietSince < QUIET_MS
    const there = detail > 0 && last !== null && Math.hypot(x - last.x, y - last.y) < FINGER_PX // a key has no place
    quietSince = performance.now()
    if (hasty && last && (there || what === last.what)) {
      event.preventDefault()
      event.stopPropagation()
    } else last = {what, x, y}
  }

  place.addEventListener("click", hear, {capture: true})
  // Whoever has written or chosen something since orders something else, or has taken it back with keys.
  place.addEventListener("input", () => {
    last = null
  })
  addEventListener("keydown", ({key}) => {
    if (key !== "Enter" && key !== " ") last = null
  })

  /**
   * Has what was ordered done; until it is shown, its button is not heard again.
   * @template T
   * @param {Promise<T>} work
   * @returns {Promise<T>}
   */
  function until(work) {
    underWay += 1
    return work.finally(() => {
      underWay -= 1
      quietSince = performance.now()
    })
  }

  return {until}
}
