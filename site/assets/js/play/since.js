// What has happened since the last answer, step by step.
/** @import {Laid, Shown, State} from "./types.d.ts" */

export function since() {
  /** @type {Shown[]} */
  let steps = []
  /** @type {Laid | undefined} */
  let before

  return {
    get steps() {
      return steps
    },
    /** The table before the first of them, if there was one. */
    get before() {
      return before
    },
    /** @param {Laid} [table] as it lies before what comes now */
    clear(table) {
      steps = []
      before = table
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
     * True if others have done something, in more than one step: in a turn of theirs, or as they `answered` in one's own.
     * A newcomer goes through it.
     * @param {State} now
     * @param {boolean} [answered]
     */
    byOthers({news = []}, answered = false) {
      return steps.length > 2 && (answered || news.some(({other}) => other))
    },
  }
}
