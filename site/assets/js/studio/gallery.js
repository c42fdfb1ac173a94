// The figures that a game's pictures are made of, drawn small, to choose from.
import {button, h} from "../workshop/dom.js"
/** @import {Words} from "../workshop/types.d.ts" */
/** @import {Scene} from "./types.d.ts" */

const AT_ONCE = 12

/**
 * @param {Words<never>} words
 * @param {(name: string) => string} called what readers call a figure
 * @param {(name: string) => void} add
 * @param {(some: Scene[]) => Promise<string[]>} draw
 */
export function gallery(words, called, add, draw) {
  /** @type {string[]} */
  let names = []
  let shown = 0
  let turn = 0
  /** @type {Map<string, string>} */
  const drawn = new Map()
  const wanted = h("input", {
    type: "search",
    dir: "auto",
    autocomplete: "off",
    oninput: () => start(),
  })
  const list = h("ul", {class: "studio__gallery"})
  const more = button(words.scene_more, () => next())
  const none = h("p", {role: "status"})
  // By what it is called, or by its name in files of scenes.
  const found = () => {
    const part = wanted.value.trim().toLowerCase()
    return names.filter((name) => [called(name).toLowerCase(), name].some((one) => one.includes(part)))
  }

  function start() {
    turn += 1
    shown = 0
    list.replaceChildren()
    none.textContent = names.length && !found().length ? words.scene_none : ""
    next()
  }

  async function next() {
    const mine = turn
    const some = found().slice(shown, shown + AT_ONCE)
    shown += some.length
    more.hidden = shown >= found().length
    const pictures = some.map((name) => {
      const image = h("img", {alt: "", hidden: true})
      const label = h("span", {}, called(name))
      list.append(h("li", {}, h("button", {type: "button", onclick: () => add(name)}, image, label)))
      return image
    })
    const missing = some.filter((name) => !drawn.has(name))
    if (missing.length) {
      const scenes = missing.map((figure) => ({
        background: [{plain: {colour: "pale"}}],
        figures: [{figure, scale: 0.85}],
      }))
      const come = await draw(scenes)
      for (const [n, name] of missing.entries()) if (come[n]) drawn.set(name, come[n])
    }
    if (mine !== turn) return
    some.forEach((name, n) => {
      const svg = drawn.get(name)
      pictures[n].hidden = !svg
      if (svg) pictures[n].src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    })
  }

  return {
    place: h(
      "fieldset",
      {class: "studio__group"},
      h("legend", {}, words.scene_add),
      h("label", {class: "studio__field"}, h("span", {}, words.scene_find), wanted),
      none,
      list,
      more,
    ),
    /** @param {string[]} some */
    offer(some) {
      names = [...some].sort((one, other) => called(one).localeCompare(called(other)))
      start()
    },
  }
}
