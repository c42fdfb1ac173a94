// The stage of a scene: its picture, and a handle on each figure. A handle is dragged, or moved by keys when it has the focus;
// its corner turns the figure and makes it larger or smaller.
import {h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {drawing} from "./drawing.js"
/** @import {Words} from "../workshop/types.d.ts" */
/** @import {Placed, Scene} from "./types.d.ts" */

export const LAYERS = /** @type {const} */ (["behind", "figures", "front"])
const [TALL, WIDE] = [100, 130] // the units of a picture's height, and of its width if that is less
const [LEAST, MOST, FAR] = [0.05, 5, 150]
const STEP = 2
const STEADY = 4 // degrees: whoever only sizes a figure does not mean to turn it

/**
 * All figures of a scene, back to front, each with the list that it is in.
 * @param {Scene} scene
 */
export const placedOf = (scene) => LAYERS.flatMap((layer) => (scene[layer] ?? []).map((one, n) => ({layer, n, one})))

/** @param {number} value @param {number} least @param {number} most @param {number} parts */
const within = (value, least, most, parts) => Math.round(Math.min(most, Math.max(least, value)) * parts) / parts

/** @param {Placed} one @param {number} x @param {number} y */
export function moveTo(one, x, y) {
  one.at = [within(x, -FAR, FAR, 2), within(y, -FAR, FAR, 2)]
}
/** @param {Placed} one @param {number} scale */
export function sizeTo(one, scale) {
  one.scale = within(scale, LEAST, MOST, 100)
}
/** @param {Placed} one @param {number} turn */
export function turnTo(one, turn) {
  one.turn = Math.round(((((turn + 180) % 360) + 360) % 360) - 180)
  if (!one.turn) delete one.turn
}
/** @param {Placed} one */
export function mirror(one) {
  if (one.flip) delete one.flip
  else one.flip = true
}

/** @typedef {{x: number, y: number}} Spot */

/**
 * Sizes and turns a figure as the line between two fingers is, or between its middle and one; less of a turn
 * than is `steady` is none.
 * @param {Placed} one
 * @param {Placed} began
 * @param {{from: Spot, to: Spot}} a
 * @param {{from: Spot, to: Spot}} b
 * @param {number} steady
 */
function turned(one, began, a, b, steady = 0) {
  const line = (/** @type {Spot} */ from, /** @type {Spot} */ to) => ({
    far: Math.hypot(to.x - from.x, to.y - from.y) || 1,
    turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  })
  const [before, now] = [line(a.from, b.from), line(a.to, b.to)]
  const turn = ((((now.turn - before.turn + 180) % 360) + 360) % 360) - 180
  sizeTo(one, ((began.scale ?? 1) * now.far) / before.far)
  turnTo(one, (began.turn ?? 0) + (Math.abs(turn) < steady ? 0 : turn))
}

/** What a key does to the figure. @type {Record<string, (one: Placed, by: number) => void>} */
const KEYS = {
  ArrowLeft: (one, by) => moveTo(one, (one.at?.[0] ?? 0) - by, one.at?.[1] ?? 0),
  ArrowRight: (one, by) => moveTo(one, (one.at?.[0] ?? 0) + by, one.at?.[1] ?? 0),
  ArrowUp: (one, by) => moveTo(one, one.at?.[0] ?? 0, (one.at?.[1] ?? 0) - by),
  ArrowDown: (one, by) => moveTo(one, one.at?.[0] ?? 0, (one.at?.[1] ?? 0) + by),
  Equal: (one) => sizeTo(one, (one.scale ?? 1) + 0.05),
  NumpadAdd: (one) => sizeTo(one, (one.scale ?? 1) + 0.05),
  Minus: (one) => sizeTo(one, (one.scale ?? 1) - 0.05),
  NumpadSubtract: (one) => sizeTo(one, (one.scale ?? 1) - 0.05),
  BracketLeft: (one) => turnTo(one, (one.turn ?? 0) - 5),
  BracketRight: (one) => turnTo(one, (one.turn ?? 0) + 5),
  KeyM: mirror,
}

/**
 * @param {Words<never>} words
 * @param {(name: string) => string} called what readers call a figure
 * @param {{draw(scene: Scene): Promise<{svg: string, frame?: [number, number]}>, choose(n: number): void,
 *   change(how: (one: Placed) => void): void, remove(): void}} does
 */
export function stage(words, called, does) {
  const picture = drawing("studio__staged")
  const place = h("div", {
    class: "studio__stage",
    role: "group",
    "aria-label": words.scene_stage,
    "aria-describedby": "studio-stage-about",
    dir: "ltr",
  })
  const about = h(
    "p",
    {id: "studio-stage-about"},
    `${words.scene_touch} `,
    h("span", {class: "studio__by-keys"}, words.scene_keys),
  )
  /** @type {Scene | undefined} */
  let scene
  /** @type {[number, number]} */
  let frame = [51, 35]
  let at = 0
  /** @type {HTMLButtonElement[]} */
  const handles = []
  /** @type {Scene | null} */
  let wanted = null
  let busy = false
  let held = false // by a pointer

  const unit = () => Math.min(frame[1] / TALL, frame[0] / WIDE)

  // The newest scene is drawn as soon as the one before it has been.
  /** @param {Scene} next */
  async function draw(next) {
    wanted = next
    if (busy) return
    busy = true
    while (wanted) {
      const mine = wanted
      wanted = null
      try {
        const {svg, frame: its} = await does.draw(mine)
        picture.show(svg, words.scene_alt)
        if (its) frame = its
        place.style.aspectRatio = `${frame[0]} / ${frame[1]}`
        for (const [n, {one}] of placedOf(mine).entries()) set(handles[n], one)
      } catch {
        picture.show("", "")
      }
    }
    busy = false
  }

  /** @param {HTMLElement | undefined} handle @param {Placed} one */
  function set(handle, {at: [x, y] = [0, 0], scale = 1, turn = 0}) {
    if (!handle) return
    const side = 100 * scale * TALL * unit()
    handle.style.left = `${50 + (100 * x * unit()) / frame[0]}%`
    handle.style.top = `${50 + (100 * y * unit()) / frame[1]}%`
    handle.style.width = `${side / frame[0]}%`
    handle.style.height = `${side / frame[1]}%`
    handle.style.transform = `translate(-50%, -50%) rotate(${turn}deg)`
  }

  // One finger, or the mouse, drags a figure; a second finger beside it has both size and turn it. Whenever a finger comes or
  // goes, what they do begins anew from where the figure is by then.
  /** @param {PointerEvent} event */
  function grab(event) {
    if (held) return
    const target = /** @type {Element} */ (event.target)
    const n = handles.findIndex((one) => one.contains(target))
    if (n < 0 || !scene || event.button) return
    event.preventDefault()
    const turning = target.matches(".studio__grip")
    if (n !== at) does.choose(n)
    handles[n].focus({preventScroll: true})
    const draft = structuredClone(scene)
    const one = placedOf(draft)[n].one
    const first = structuredClone(one)
    const box = place.getBoundingClientRect()
    const scale = frame[0] / unit() / box.width // units to a pixel
    /** @type {Map<number, {from: Spot, to: Spot}>} */
    const fingers = new Map()
    let began = first
    let middle = {x: 0, y: 0}
    const over = new AbortController()

    const anew = () => {
      began = structuredClone(one)
      const [x, y] = began.at ?? [0, 0]
      middle = {x: box.left + box.width / 2 + x / scale, y: box.top + box.height / 2 + y / scale}
      for (const finger of fingers.values()) finger.from = finger.to
    }
    const add = (/** @type {PointerEvent} */ {pointerId, clientX: x, clientY: y}) => {
      fingers.set(pointerId, {from: {x, y}, to: {x, y}})
      place.setPointerCapture(pointerId)
      anew()
    }
    const second = (/** @type {PointerEvent} */ now) => {
      if (now.pointerType !== "touch" || turning || fingers.size !== 1) return
      now.preventDefault()
      add(now)
    }
    const moved = (/** @type {PointerEvent} */ {pointerId, clientX: x, clientY: y}) => {
      const finger = fingers.get(pointerId)
      if (!finger) return
      finger.to = {x, y}
      const [a, b] = [...fingers.values()]
      if (turning) turned(one, began, {from: middle, to: middle}, a)
      else {
        if (b) turned(one, began, a, b, STEADY)
        const by = (/** @type {"x" | "y"} */ axis) =>
          scale * (b ? (a.to[axis] + b.to[axis] - a.from[axis] - b.from[axis]) / 2 : a.to[axis] - a.from[axis])
        moveTo(one, (began.at?.[0] ?? 0) + by("x"), (began.at?.[1] ?? 0) + by("y"))
      }
      set(handles[n], one)
      draw(structuredClone(draft))
    }
    const left = (/** @type {PointerEvent} */ {pointerId, type}) => {
      if (!fingers.delete(pointerId)) return
      if (type === "pointerup" && fingers.size) return anew()
      over.abort()
      held = false
      if (type === "pointercancel" || JSON.stringify(one) === JSON.stringify(first)) show(scene, at)
      else does.change((now) => Object.assign(now, one, {turn: one.turn ?? 0}))
    }
    held = true
    add(event)
    const {signal} = over
    addEventListener("pointerdown", second, {signal, capture: true})
    place.addEventListener("pointermove", moved, {signal})
    place.addEventListener("pointerup", left, {signal})
    place.addEventListener("pointercancel", left, {signal})
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !handles.some((one) => one === event.target)) return
    const remove = ["Delete", "Backspace"].includes(event.code)
    const key = KEYS[event.code]
    if (!remove && !key) return
    event.preventDefault()
    event.stopPropagation()
    if (remove) does.remove()
    else does.change((one) => key(one, event.shiftKey ? STEP * 5 : STEP))
  }

  place.addEventListener("pointerdown", grab)
  place.addEventListener("keydown", press)

  /**
   * @param {Scene | undefined} next
   * @param {number} chosen
   */
  function show(next, chosen) {
    const held = handles.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement))
    scene = next
    at = chosen
    place.hidden = about.hidden = !scene
    const all = scene ? placedOf(scene) : []
    while (handles.length > all.length) handles.pop()?.remove()
    while (handles.length < all.length) {
      const n = handles.length
      const handle = h("button", {type: "button", class: "studio__figure", onfocus: () => n !== at && does.choose(n)})
      handles.push(handle)
    }
    all.forEach(({one}, n) => {
      const handle = handles[n]
      handle.setAttribute("aria-label", fill(words.scene_figure, {n: n + 1, name: called(one.figure)}))
      handle.setAttribute("aria-pressed", String(n === at))
      if (n !== at) handle.replaceChildren()
      else if (!handle.firstChild) handle.append(h("span", {class: "studio__grip"}))
      set(handle, one)
    })
    if (place.childElementCount !== handles.length + 1) place.replaceChildren(picture.place, ...handles)
    if (held >= 0 && held !== at) handles[Math.min(at, handles.length - 1)]?.focus({preventScroll: true})
    if (scene) draw(scene)
  }

  return {
    place: h("div", {}, place, about),
    show,
    /** @param {number} n */
    focus(n) {
      handles[n]?.focus()
    },
  }
}
