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
 */
export const name = (words, who) => (who ? h("bdi", {}, who) : h("i", {}, words.cup_bye))
