// What the parts of a tournament's page are made of.
import {h} from "../workshop/dom.js"
/** @import {Facts} from "./types.d.ts" */

/**
 * @param {string} label
 * @param {() => unknown} does
 * @param {object} more
 */
export const button = (label, does, more = {}) => h("button", {type: "button", onclick: does, ...more}, label)

/**
 * @param {Facts["words"]} words
 * @param {string | null} who
 * @param {boolean} asked whether there is nobody because that was asked for
 */
export const name = (words, who, asked = false) =>
  who ? h("bdi", {}, who) : h("i", {}, asked ? words.cup_bye_asked : words.cup_bye)

/**
 * What there is to say beside a table.
 * @param {string[]} lines
 */
export const notes = (lines) =>
  lines.length
    ? h(
        "ul",
        {class: "cup__notes"},
        lines.map((line) => h("li", {}, line)),
      )
    : null
