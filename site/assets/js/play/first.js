// The first game on this device, lessons apart: what others do is gone through step by step, until it is over or the reader
// has had enough of that.

/** @param {string} game */
export function first(game) {
  const kept = `fitil.played.${game}`
  let [yes, skipped] = [true, false]
  try {
    yes = localStorage.getItem(kept) === null
  } catch {
    /* closed */
  }

  function no() {
    yes = false
    try {
      localStorage.setItem(kept, "")
    } catch {
      /* no room, or closed */
    }
  }

  return {
    get is() {
      return yes
    },
    no,
    /** Who skips the rest of what others do for the second time has had enough of it. */
    skip() {
      if (skipped) no()
      skipped = true
    },
  }
}
