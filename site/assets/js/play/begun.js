// The game that was begun on this device.
/** @import {Remembered} from "./types.d.ts" */

/** @param {string} game */
export function begun(game) {
  const kept = `fitil.play.${game}`

  /**
   * What was begun on this device, as a text for `fitil play --resume`; null if nothing of use is kept.
   * @returns {Remembered | null}
   */
  function remembered() {
    try {
      const found = JSON.parse(localStorage.getItem(kept) ?? "")
      return typeof found.saved === "string" && Array.isArray(found.names) ? found : null
    } catch {
      return null
    }
  }

  /** @param {Remembered | null} value */
  function keep(value) {
    try {
      if (value) localStorage.setItem(kept, JSON.stringify(value))
      else localStorage.removeItem(kept)
    } catch {
      /* no room, or closed */
    }
  }

  return {remembered, keep}
}
