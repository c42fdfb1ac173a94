// The first game on this device, lessons apart: what others do is gone through step by step, until it is over or the reader
// has had enough of that.

/** @param {string} game */
export function first(game) {
  const kept = `fitil.played.${game}`
  let yes = true
  try {
    yes = localStorage.getItem(kept) === null
  } catch {
    /* closed */
  }

  return {
    get is() {
      return yes
    },
    no() {
      yes = false
      try {
        localStorage.setItem(kept, "")
      } catch {
        /* no room, or closed */
      }
    },
  }
}
