// Buttons that have just changed are not pressed by a finger that meant what was there before: the second of two taps, or
// one that was under way, answers nothing. Nor is a button pressed that has come to where another was, which is pressed once
// more instead; and two clicks on what is picked or opened by one do not undo that.

const UNSEEN_MS = 400
/** Longer where one has gone on and on: nobody answers who has done so once too often. */
const STEPPED_MS = 900
/** So long, and so near, a tap is on the spot of the one before. */
const SAME_MS = 1500
const SAME_PX = 40

/**
 * Holds back taps on these parts of the page for a moment after each time that they have `changed`.
 * @param {HTMLElement[]} places
 */
export function steady(places) {
  let [until, pressed, touch] = [0, 0, false]
  /** @type {{x: number, y: number, on: HTMLElement | null}} */
  let spot = {x: 0, y: 0, on: null}
  let before = {...spot, until: 0}
  for (const place of places) {
    place.addEventListener(
      "pointerdown",
      ({pointerType, clientX: x, clientY: y, target}) => {
        pressed = Date.now()
        touch = pointerType === "touch"
        spot = {x, y, on: target instanceof Element ? target.closest("button") : null}
      },
      {capture: true},
    )
    place.addEventListener(
      "click",
      (event) => {
        const {detail} = event // how often it was clicked: 0 times by a key
        const meant = detail && pressed < before.until ? whatWasThere(spot) : null
        if (!(meant ? detail > 1 || meant !== spot.on : pressed < until && (touch ? detail : detail > 1))) return
        event.preventDefault()
        event.stopPropagation()
        if (detail === 1) meant?.click()
      },
      {capture: true},
    )
  }

  /**
   * The button that was on a spot before the page moved; null if none was, or if it is not to be seen any more.
   * @param {typeof spot} now
   */
  function whatWasThere({x, y}) {
    const near = Math.hypot(x - before.x, y - before.y) < SAME_PX
    return near && before.on?.checkVisibility() ? before.on : null
  }

  return {
    /** What was pressed last has moved what lies around it. */
    moved() {
      before = {...spot, until: Date.now() + SAME_MS}
    },
    /** @param {boolean} [stepped] whether a button that led on was there */
    changed(stepped = false) {
      before.until = 0
      until = Date.now() + (stepped ? STEPPED_MS : UNSEEN_MS)
    },
  }
}
