// What a person passes for the rest of a turn: questions of some kinds, which the page then answers. The record has these
// answers like all others; what is kept here is only that nobody need be asked.
/** @import {State} from "./types.d.ts" */

export function passes() {
  /** @type {Set<string>} of each the person and the kind */
  const kept = new Set()
  let turn = 0 // of which that is
  let n = 0

  function clear() {
    kept.clear()
    n = 0
  }

  return {
    /** So many questions have been passed for the reader; null if all are asked. */
    get n() {
      return kept.size ? n : null
    },
    /** From now on all are asked. */
    clear,
    /**
     * Those of this kind are passed.
     * @param {State} state
     */
    add({viewer, story, passing}) {
      turn = story.length
      kept.add(`${viewer} ${passing?.kind}`)
    },
    /**
     * The option that passes, if this question is to be passed. When a turn ends, nothing is passed any more.
     * @param {State} state
     */
    option({viewer, story, passing}) {
      if (story.length !== turn) clear()
      if (!passing || !kept.has(`${viewer} ${passing.kind}`)) return undefined
      n++
      return passing.index
    },
  }
}
