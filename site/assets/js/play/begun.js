// The game that was begun on this device.
/** @import {Remembered} from "./types.d.ts" */

/** @param {string} game */
export function begun(game) {
  const kept = `fitil.play.${game}`

  /**
   * What was begun on this device, as a text for `fitil play --resume`; null if nothing is kept. What cannot be read is
   * kept as it is, so that whoever goes on is told what is wrong with it.
   * @returns {Remembered | null}
   */
  function remembered() {
    let text = ""
    try {
      text = localStorage.getItem(kept) ?? ""
      const found = JSON.parse(text)
      if (typeof found.saved === "string" && Array.isArray(found.names)) return found
    } catch {
      /* closed, or half-written */
    }
    return text ? {saved: text, names: []} : null
  }

  /**
   * Whether that could be kept; what was kept before then still is.
   * @param {Remembered | null} value
   */
  function keep(value) {
    try {
      if (value) localStorage.setItem(kept, JSON.stringify(value))
      else localStorage.removeItem(kept)
      return true
    } catch {
      return false // no room, or closed
    }
  }

  /**
   * Calls back when another tab keeps a game, with true, or keeps none any more.
   * @param {(goes: boolean) => void} called
   */
  function elsewhere(called) {
    addEventListener("storage", ({key, newValue}) => {
      if (key === kept) called(newValue !== null)
    })
  }

  return {remembered, keep, elsewhere}
}
