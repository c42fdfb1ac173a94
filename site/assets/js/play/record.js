// The record of the game at the table: it is sent with whatever is asked of the game, and what comes of that has the next
// one. Questions go one after the other, so each is asked of the record that the one before it left.
/** @import {Chapter, Played, State, Told} from "./types.d.ts" */

const BEGINS = new Set(["begin", "resume", "lesson", "puzzle", "again"])

/** @param {(args: object) => Promise<Told>} send */
export function record(send) {
  /** @type {Played | undefined} */
  let kept
  let viewer = -1
  /** @type {Record<number, number>} how much of the log each person has been shown */
  let seen = {}
  /** @type {Map<number, Chapter[]>} */
  const stories = new Map()
  /** @type {Promise<unknown>} */
  let last = Promise.resolve()

  /**
   * @param {Record<string, unknown>} args
   * @returns {Promise<State>}
   */
  async function one(args) {
    const begins = BEGINS.has(String(args.do))
    const out = await send(begins && args.do !== "again" ? args : {record: kept, viewer, seen, ...args})
    if (!out.record) return /** @type {State} */ (/** @type {unknown} */ (out)) // something looked up: the game is where it was
    kept = out.record
    viewer = out.viewer
    const {story: told, seen: shown, ...state} = out
    let story = told
    if (begins) {
      stories.clear()
      seen = Object.fromEntries(kept.names.map((_, seat) => [seat, shown ?? 0]))
    }
    // whoever looks for the first time at a game that was taken up has been told nothing of it yet
    if (story && story.before > (stories.get(viewer)?.length ?? 0))
      story = (await send({do: "look", record: kept, viewer})).story
    // what was taken back is not seen any more
    for (const [seat, most] of Object.entries(seen)) seen[Number(seat)] = Math.min(most, shown ?? most)
    if (story) {
      seen[viewer] = shown ?? 0
      stories.set(viewer, [...(stories.get(viewer) ?? []).slice(0, story.before), ...story.chapters])
    }
    return {...state, story: stories.get(viewer) ?? [], saved: kept.saved, names: kept.names}
  }

  return {
    /**
     * What is asked, once all that was asked before is answered.
     * @param {Record<string, unknown>} args
     */
    ask(args) {
      const answer = last.then(() => one(args))
      last = answer.catch(() => {})
      return answer
    },
  }
}
