// Buttons that have just changed are not pressed by a finger that meant what was there before: the second of two taps, or
// one that was under way, answers nothing.

const UNSEEN_MS = 400
/** Longer where one has gone on and on: nobody answers who has done so once too often. */
const STEPPED_MS = 900

/**
 * Holds back taps on these parts of the page for a moment after each time that they have `changed`.
 * @param {HTMLElement[]} places
 */
export function steady(places) {
  let [until, pressed, touch] = [0, 0, false]
  for (const place of places) {
    place.addEventListener(
      "pointerdown",
      ({pointerType}) => {
        pressed = Date.now()
        touch = pointerType === "touch"
      },
      {capture: true},
    )
    place.addEventListener(
      "click",
      (event) => {
        const {detail} = event // how often it was clicked: 0 times by a key
        if (pressed >= until || !(touch ? detail : detail > 1)) return
        event.preventDefault()
        event.stopPropagation()
      },
      {capture: true},
    )
  }

  return {
    /** @param {boolean} [stepped] whether a button that led on was there */
    changed(stepped = false) {
      until = Date.now() + (stepped ? STEPPED_MS : UNSEEN_MS)
    },
  }
}
