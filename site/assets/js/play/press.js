// A press on what can be looked at: short, it does one thing; held, or made with the other button, another.

const HELD_MS = 450

/**
 * @param {{held(): void, tapped(event: MouseEvent): void}} does
 */
export function press({held, tapped}) {
  let timer = 0
  let done = false
  const stop = () => clearTimeout(timer)
  return {
    onpointerdown: (/** @type {PointerEvent} */ {button}) => {
      done = false
      stop()
      if (button === 0)
        timer = setTimeout(() => {
          done = true
          held()
        }, HELD_MS)
    },
    onpointerup: stop,
    onpointerleave: stop,
    onpointercancel: stop,
    oncontextmenu: (/** @type {Event} */ event) => {
      event.preventDefault()
      stop()
      if (!done) held()
      done = true
    },
    onclick: (/** @type {MouseEvent} */ event) => {
      stop()
      if (done) done = false
      else tapped(event)
    },
  }
}
