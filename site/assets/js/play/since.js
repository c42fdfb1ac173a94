// What has happened since the last answer, step by step.
/** @import {Moment, State} from "./types.d.ts" */

export function since() {
  /** @type {Required<Moment>[]} */
  let steps = []

  return {
    get steps() {
      return steps
    },
    clear() {
      steps = []
    },
    /**
     * Keeps each step of what happened, with the table after it; behind a curtain nothing is kept. One that has `more`
     * is the last one and what has come to it.
     * @param {State} now
     */
    add({moments = [], table: end, curtain}) {
      if (curtain || !end) steps = []
      else
        for (const {table: then = end, more = false, ...moment} of moments) {
          if (more) steps.pop()
          steps.push({...moment, table: then})
        }
    },
    /**
     * True if others have done something, in more than one step, or may have done it as a game begins: a newcomer goes
     * through it.
     * @param {State} now
     * @param {boolean} [begins]
     */
    byOthers({news = []}, begins = false) {
      return steps.length > 2 && (begins || news.some(({other}) => other))
    },
  }
}
