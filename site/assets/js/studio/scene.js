// A picture that is put together of the game's figures: they are placed on a stage by pointer, by touch and by keyboard, and in
// fields beside it. The scene is kept as a file of scenes has it (art/scenes/*.yaml).
import {button, h, put, weighed, why} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {gallery} from "./gallery.js"
import {Kept} from "./kept.js"
import {figuresPart} from "./pictures.js"
import {controls} from "./placed.js"
import {LAYERS, placedOf, stage} from "./stage.js"
/** @import {Runtime} from "../workshop/runtime.js" */
/** @import {Sketches} from "./sketches.js" */
/** @import {Answer, Facts, Parts, Scene} from "./types.d.ts" */

const TWICE = 600 // ms within which two clicks are a double one

/**
 * @param {Facts} facts
 * @param {Sketches} sketches
 * @param {Runtime} runtime
 */
export function placing(facts, sketches, runtime) {
  const {words, lang, game} = facts
  const {pictures} = runtime.facts
  const part = `${figuresPart(facts)}.zip`
  if (!(part in pictures)) return null
  /** @type {Parts | null} */
  let parts = null
  let at = 0 // the figure that is chosen
  const [said, faulty] = [h("p", {role: "status"}), h("p", {role: "status"})]
  const form = h("div", {class: "studio__placed"})
  const kept = new Kept()

  /** @param {object} args */
  async function ask(args) {
    const asked = {game, lang, ...args}
    return /** @type {Answer & {wrong?: string}} */ (
      (await runtime.ask("studio", asked, {parts: [figuresPart(facts)]})).out
    )
  }

  /** @param {Scene[]} scenes */
  async function drawn(scenes) {
    const {entry, words: named} = sketches.now
    return await ask({do: "scenes", entry, words: named, scenes})
  }

  // A figure that nobody has given a word yet has a number.
  const called = (/** @type {string} */ name) =>
    parts?.called.figures[name] ?? fill(words.scene_nameless, {n: Object.keys(parts?.figures ?? {}).indexOf(name) + 1})

  const board = stage(words, called, {
    draw: async (scene) => {
      const {drawn: [svg = ""] = [], size: frame, faults = [], wrong = ""} = await drawn([scene])
      const told = wrong || faults.map(({what}) => what).join("; ")
      if (faulty.textContent !== told) faulty.textContent = told
      return {svg, frame}
    },
    choose: (n) => {
      at = n
      show()
    },
    change: (how) => change((scene) => how(placedOf(scene)[at].one)),
    remove: () => drop(),
  })

  /**
   * Changes the scene of the card at hand; one without any figure is none.
   * @param {(scene: Scene) => void} how
   */
  function change(how) {
    said.replaceChildren()
    sketches.change((sketch) => {
      const scene = sketch.scene ?? {background: ["rays"], figures: [], halo: "paper"}
      how(scene)
      for (const layer of LAYERS) if (!scene[layer]?.length && layer !== "figures") delete scene[layer]
      if (placedOf(scene).length) {
        sketch.scene = scene
        delete sketch.picture
      } else delete sketch.scene
    }, "scene")
  }

  /** @param {string} name */
  function add(name) {
    added = performance.now()
    change((scene) => {
      scene.figures.push({figure: name, at: [0, 0], scale: 0.8})
      at = (scene.behind?.length ?? 0) + scene.figures.length - 1
    })
    board.focus(at)
    show()
    said.replaceChildren(fill(words.scene_added, {name: called(name)}))
  }

  function drop() {
    change((scene) => {
      const {layer, n} = placedOf(scene)[at]
      scene[layer]?.splice(n, 1)
      if (!scene.figures.length) {
        const other = LAYERS.find((one) => scene[one]?.length)
        if (other) scene.figures = scene[other]?.splice(0, 1) ?? []
      }
    })
    at = Math.max(0, at - 1)
    show()
    board.focus(at)
  }

  const choose = gallery(words, called, add, async (some) => (await drawn(some)).drawn ?? [])
  const remove = button(words.scene_drop, () => {
    sketches.change((sketch) => delete sketch.scene, "scene")
    inside.querySelector("input")?.focus()
  })
  const inside = h("div", {hidden: true}, board.place, form, choose.place)

  // A double click places one figure, as a click does: its second half touches nothing, whatever has come to lie there.
  let added = -TWICE
  const once = (/** @type {MouseEvent} */ event) => {
    if (event.detail < 2 || event.timeStamp - added > TWICE) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const kind of /** @type {const} */ (["mousedown", "click"])) inside.addEventListener(kind, once, true)

  function show() {
    const {scene} = sketches.now
    remove.hidden = !scene
    if (!parts || !whole.open) return
    inside.hidden = false
    at = Math.min(at, Math.max(0, (scene ? placedOf(scene).length : 0) - 1))
    board.show(scene, at)
    const held = /** @type {HTMLElement | null} */ (document.activeElement)
    const key = held && form.contains(held) ? held.dataset.key : undefined
    put(form, scene ? controls(facts, {...parts, figure: called}, scene, at, kept, {change, drop, choose: pick}) : [])
    if (key && document.activeElement !== held)
      /** @type {HTMLElement | null} */ (form.querySelector(`[data-key="${key}"]`))?.focus()
  }

  /** @param {number} n */
  function pick(n) {
    at = n
    show()
  }

  async function open() {
    if (!whole.open || parts) return
    said.replaceChildren(weighed(words.scene_loading, pictures[part], lang))
    try {
      const {figures, faces = [], colours = [], backgrounds = {}, called: named, wrong = ""} = await ask({do: "parts"})
      said.replaceChildren(wrong)
      if (!figures || !named) return
      parts = {figures, faces, colours, backgrounds, called: named}
      choose.offer(Object.keys(figures))
      show()
    } catch (error) {
      said.replaceChildren(`${words.broken} ${why(error)}`)
    }
  }

  const whole = h(
    "details",
    {class: "studio__scene", ontoggle: open},
    h("summary", {}, words.scene),
    h("p", {}, words.scene_about),
    said,
    faulty,
    inside,
    h("div", {class: "studio__bar"}, remove),
  )
  sketches.addEventListener("change", show)
  remove.hidden = !sketches.now.scene
  return whole
}
