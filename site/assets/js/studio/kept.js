// The elements of a form that is shown anew at each change: one that is made of the same as before stays, and with it
// whoever works in it; what is new is made, what is left goes.
import {h, nodes, put} from "../workshop/dom.js"
/** @import {Attributes, Child} from "../workshop/types.d.ts" */

/** @typedef {{of: readonly unknown[], made: HTMLElement}} Part */

export class Kept {
  /** @type {Map<string, Part>} */
  #before = new Map()
  /** @type {Map<string, Part>} */
  #now = new Map()

  /** From here on the form is shown anew: what is not asked for until the next time is forgotten. */
  begin() {
    this.#before = this.#now
    this.#now = new Map()
  }

  /** All elements of the form, as it is shown now. */
  get elements() {
    return [...this.#now.values()].map(({made}) => made)
  }

  /**
   * An element of the form.
   * @template {HTMLElement} E
   * @param {string} name no other in the form has it
   * @param {readonly unknown[]} of what it is made of, as far as that may change
   * @param {() => E} make
   * @returns {E}
   */
  kept(name, of, make) {
    const before = this.#before.get(name)
    const same = before?.of.length === of.length && of.every((one, n) => one === before.of[n])
    const part = before && same ? before : {of, made: make()}
    this.#now.set(name, part)
    return /** @type {E} */ (part.made)
  }

  /**
   * An element around others of the form: it stays, whatever these become.
   * @template {keyof HTMLElementTagNameMap} K
   * @param {string} name
   * @param {K} tag
   * @param {Attributes<HTMLElementTagNameMap[K]>} attributes
   * @param {Child[]} children
   */
  around(name, tag, attributes, ...children) {
    const made = this.kept(`${tag} ${name}`, [], () => h(tag, attributes))
    put(made, /** @type {Element[]} */ (nodes(children)))
    return made
  }
}
