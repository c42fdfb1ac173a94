// The positions to solve of a game: which of them this device has seen solved, and the way to each.
import {h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
/** @import {Facts} from "./types.d.ts" */

/** @param {string} game */
const kept = (game) => `fitil.solved.${game}`

/**
 * @param {string} game
 * @returns {Set<number>}
 */
function solved(game) {
  try {
    return new Set(JSON.parse(localStorage.getItem(kept(game)) ?? "[]"))
  } catch {
    return new Set()
  }
}

/**
 * @param {string} game
 * @param {number} number
 */
export function remember(game, number) {
  try {
    localStorage.setItem(kept(game), JSON.stringify([...solved(game).add(number)]))
  } catch {
    /* no room, or closed */
  }
}

/**
 * All of them by number, folded; `show` says anew which are solved.
 * @param {Facts} facts
 * @param {(number: number) => void} solve
 */
export function all({game, puzzles, words}, solve) {
  const list = h("ol", {class: "play__puzzles"})
  const place = h("details", {}, h("summary", {}, fill(words.all_puzzles, {n: puzzles})), list)

  function show() {
    const done = solved(game)
    list.replaceChildren(
      ...Array.from({length: puzzles}, (_, at) => at + 1).map((n) =>
        h(
          "li",
          {},
          h(
            "button",
            {
              type: "button",
              class: done.has(n) ? "is-solved" : null,
              "aria-label": fill(done.has(n) ? words.puzzle_solved : words.puzzle, {n}),
              onclick: () => solve(n),
            },
            n,
          ),
        ),
      ),
    )
  }

  show()
  return {place, show}
}
