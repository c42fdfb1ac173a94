// A tab that shows what the program says of the look of the moment: of all cards together, not of each.
/** @import {Open, Query} from "./types.d.ts" */

/** A tab that fills `place` with the answers of `address`. */
export class Tab {
  #asked = 0
  /** @type {Query} */
  #look = () => ""

  /**
   * @param {HTMLElement} place
   * @param {string} address
   */
  constructor(place, address) {
    this.place = place
    this.address = address
    /** Shows a card large, by its id. @type {Open} */
    this.openCard = () => {}
  }

  /**
   * Begins: `query()` is the look that is asked for, `open(id)` shows a card large.
   * @param {Query} query
   * @param {Open} open
   */
  begin(query, open) {
    this.#look = query
    this.openCard = open
  }

  /** Whether nobody sees it. */
  get hidden() {
    return this.place.closest("section")?.hidden
  }

  /** Asks; null if there is no answer, or if it has been asked anew meanwhile. */
  async ask() {
    const mine = ++this.#asked
    const answer = await fetch(`${this.address}?${this.#look()}`).catch(() => null)
    const found = mine === this.#asked && answer?.ok ? await answer.json() : null
    return mine === this.#asked ? found : null
  }
}
