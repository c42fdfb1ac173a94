// The sets of cards on this device: one is at hand; others are made, named, chosen and taken away.
import {button, h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
/** @import {Sketches} from "./sketches.js" */
/** @import {Facts} from "./types.d.ts" */

/**
 * @param {Facts} facts
 * @param {Sketches} sketches
 */
export function shelf({words}, sketches) {
  /** @type {HTMLSelectElement} */
  const which = h("select", {"aria-label": words.sets, onchange: () => sketches.toSet(which.selectedIndex)})
  /** @type {HTMLInputElement} */
  const name = h("input", {
    type: "text",
    dir: "auto",
    maxlength: 60,
    autocomplete: "off",
    oninput: () => sketches.nameSet(name.value),
  })
  const heading = h("summary")
  const said = h("p", {role: "status"})

  /**
   * @param {() => void} change
   * @param {string} told
   */
  function act(change, told) {
    change()
    said.replaceChildren(told)
  }

  function show() {
    const called = sketches.sets.map(({name: own}, n) => own || fill(words.set_number, {n: n + 1}))
    const mine = called[sketches.setAt]
    heading.replaceChildren(fill(words.set_now, {name: mine, n: sketches.all.length}))
    which.replaceChildren(...called.map((one, n) => h("option", {selected: n === sketches.setAt}, one)))
    if (document.activeElement !== name) name.value = sketches.sets[sketches.setAt].name
    said.replaceChildren()
  }
  sketches.addEventListener("change", show)
  show()
  return h(
    "details",
    {class: "studio__sets"},
    heading,
    h("p", {}, words.sets_about),
    h("div", {class: "studio__row"}, [
      which,
      button(words.set_new, () => act(() => sketches.addSet(), words.set_added)),
      button(words.set_drop, () => act(() => sketches.dropSet(), words.set_dropped)),
    ]),
    h("label", {class: "studio__field"}, h("span", {}, words.set_name), name),
    said,
  )
}
