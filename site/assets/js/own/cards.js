// The faces of cards: a first few at once, the rest as they come.
import {h} from "../workshop/dom.js"
/** @import {Own, OwnFacts} from "./types.d.ts" */

const FIRST = 4
const MORE = 12

/** @param {OwnFacts["words"]} words */
export function cards(words) {
  const list = h("ul", {class: "own__cards", "aria-label": words.cards})
  /** @type {string[]} */
  let addresses = []

  function clear() {
    list.replaceChildren()
    for (const address of addresses) URL.revokeObjectURL(address)
    addresses = []
  }

  /**
   * @param {Own["list"]} all
   * @param {(start: number, count: number) => Promise<string[]>} drawn some of them as SVG; none if they are wanted no more
   */
  async function show(all, drawn) {
    for (let at = 0; at < all.length; ) {
      const faces = await drawn(at, at ? MORE : FIRST)
      if (!faces.length) return
      if (!at) clear()
      for (const face of faces) list.append(one(all[at++], face))
    }
  }

  /**
   * @param {{name: string, copies: number}} card
   * @param {string} face
   */
  function one({name, copies}, face) {
    const address = URL.createObjectURL(new Blob([face], {type: "image/svg+xml"}))
    addresses.push(address)
    return h("li", {}, h("img", {src: address, alt: name}), copies > 1 ? h("span", {dir: "ltr"}, `× ${copies}`) : null)
  }

  return {list, clear, show}
}
