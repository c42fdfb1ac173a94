// A tournament's file that went on elsewhere: what only it has and what only this page has, and which of them goes on.
import {h} from "../workshop/dom.js"
import {button} from "./parts.js"
/** @import {CupFork, Facts} from "./types.d.ts" */

/**
 * @param {Facts["words"]} words
 * @param {CupFork} fork
 * @param {() => void} join
 * @param {() => void} take
 * @param {() => void} leave
 */
export function difference(words, fork, join, take, leave) {
  const said = (/** @type {string} */ title, /** @type {string[]} */ events) => [
    h("h4", {}, title),
    events.length
      ? h(
          "ul",
          {},
          events.map((one) => h("li", {}, one)),
        )
      : h("p", {}, words.cup_fork_none),
  ]
  return h(
    "section",
    {class: "cup__fork", tabindex: -1, "aria-label": words.cup_fork},
    h("h3", {}, words.cup_fork),
    said(words.cup_fork_here, fork.ours),
    said(words.cup_fork_there, fork.theirs),
    fork.why ? h("p", {}, h("strong", {}, fork.why)) : null,
    h(
      "p",
      {class: "cup__bar"},
      fork.joined ? button(words.cup_fork_join, join, {class: "cup__main"}) : null,
      button(words.cup_fork_leave, leave),
      button(words.cup_fork_take, take),
    ),
  )
}
