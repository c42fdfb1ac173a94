// The sections of the workshop. Where there is room they stand beside each other; on a phone one is shown at a time, the cards
// first, and a bar that stays in sight leads to the others.
import {across, h, say} from "./dom.js"
/** @import {Words} from "./types.d.ts" */

/**
 * @param {Words<never>} words the names of sections by their ids
 * @param {HTMLElement[]} all
 */
export function panels(words, all) {
  const tabs = h("div", {class: "workshop__tabs wide", role: "tablist", "aria-label": words.title, onkeydown: walk})
  const known = all.map((section) => ({section, y: 0, note: h("bdi", {dir: "ltr"}), tab: h("button")}))
  for (const one of known) {
    const {id} = one.section
    one.tab = h(
      "button",
      {type: "button", role: "tab", "aria-controls": id, onclick: () => show(id)},
      words[id],
      " ",
      one.note,
    )
    tabs.append(one.tab)
  }
  let shown = ""

  /**
   * Each section is found again where it was left.
   * @param {string} id
   */
  function show(id) {
    const to = known.find(({section}) => section.id === id)
    if (!to || id === shown) return
    const [from, top] = [known.find(({section}) => section.id === shown), tabs.parentElement?.offsetTop ?? 0]
    if (from) from.y = scrollY
    shown = id
    for (const one of known) {
      const on = one === to
      one.section.classList.toggle("is-shown", on)
      one.tab.setAttribute("aria-selected", String(on))
      one.tab.tabIndex = on ? 0 : -1
    }
    if (from && tabs.checkVisibility()) {
      to.tab.scrollIntoView({block: "nearest", inline: "nearest"})
      scrollTo({top: to.y || Math.min(scrollY, top), behavior: "instant"})
    }
  }

  /** @param {KeyboardEvent} event */
  function walk({key}) {
    const onward = across(tabs)
    const at = known.findIndex(({section}) => section.id === shown)
    const step = {ArrowRight: onward, ArrowLeft: -onward}[key] ?? 0
    const to = known[at + step]
    if (!step || !to) return
    show(to.section.id)
    to.tab.focus()
  }

  const of = (/** @type {HTMLElement} */ section) => known.find((one) => one.section === section)

  show(all[0].id)
  return {
    tabs,
    all,
    show,
    get shown() {
      return shown
    },
    /**
     * @param {HTMLElement} section
     * @param {string} text what stands beside its name
     */
    note(section, text) {
      const note = of(section)?.note
      if (note) say(note, text)
    },
    /**
     * @param {HTMLElement} section
     * @param {string} status what is known of it, as its name shows by a mark
     */
    mark(section, status) {
      const tab = of(section)?.tab
      if (tab) tab.dataset.status = status
    },
  }
}
