// The stage of a scene: its picture, and a handle on each figure. A handle is dragged, or moved by keys when it has the focus;
// its corner turns the figure and makes it larger or smaller.
import {h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
/** @import {Words} from "../workshop/types.d.ts" */
/** @import {Placed, Scene} from "./types.d.ts" */

export const LAYERS = /** @type {const} */ (["behind", "figures", "front"])
const [TALL, WIDE] = [100, 130] // the units of a picture's height, and of its width if that is less
const [LEAST, MOST, FAR] = [0.05, 5, 150]
const STEP = 2

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
 * @param {{draw(scene: Scene): Promise<{svg: string, frame?: [number, number]}>, choose(n: number): void,
 *   change(how: (one: Placed) => void): void, remove(): void}} does
 */
export function stage(words, does) {
  const picture = h("img", {alt: words.scene_alt, hidden: true})
  const place = h("div", {
    class: "studio__stage",
    role: "group",
    "aria-label": words.scene_stage,
    "aria-describedby": "studio-stage-about",
    dir: "ltr",
  })
  const about = h("p", {id: "studio-stage-about"}, words.scene_keys)
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
        picture.hidden = !svg
        if (svg) picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
        if (its) frame = its
        place.style.aspectRatio = `${frame[0]} / ${frame[1]}`
        for (const [n, {one}] of placedOf(mine).entries()) set(handles[n], one)
      } catch {
        picture.hidden = true
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

  /** @param {PointerEvent} event */
  function grab(event) {
    const target = /** @type {Element} */ (event.target)
    const n = handles.findIndex((one) => one.contains(target))
    if (n < 0 || !scene || event.button) return
    event.preventDefault()
    const turning = target.matches(".studio__grip")
    if (n !== at) does.choose(n)
    handles[n].focus({preventScroll: true})
    const draft = structuredClone(scene)
    const one = placedOf(draft)[n].one
    const began = structuredClone(one)
    const box = place.getBoundingClientRect()
    const scale = frame[0] / unit() / box.width // units to a pixel
    const [x, y] = began.at ?? [0, 0]
    const middle = [box.left + box.width / 2 + x / scale, box.top + box.height / 2 + y / scale]
    const polar = (/** @type {PointerEvent} */ {clientX, clientY}) => ({
      far: Math.hypot(clientX - middle[0], clientY - middle[1]) || 1,
      turn: (Math.atan2(clientY - middle[1], clientX - middle[0]) * 180) / Math.PI,
    })
    const from = polar(event)
    const moved = (/** @type {PointerEvent} */ now) => {
      if (now.pointerId !== event.pointerId) return
      if (turning) {
        const to = polar(now)
        sizeTo(one, ((began.scale ?? 1) * to.far) / from.far)
        turnTo(one, (began.turn ?? 0) + to.turn - from.turn)
      } else moveTo(one, x + (now.clientX - event.clientX) * scale, y + (now.clientY - event.clientY) * scale)
      set(handles[n], one)
      draw(structuredClone(draft))
    }
    const left = (/** @type {PointerEvent} */ now) => {
      if (now.pointerId !== event.pointerId) return
      place.removeEventListener("pointermove", moved)
      place.removeEventListener("pointerup", left)
      place.removeEventListener("pointercancel", left)
      if (now.type === "pointercancel" || JSON.stringify(one) === JSON.stringify(began)) show(scene, at)
      else does.change((now) => Object.assign(now, one, {turn: one.turn ?? 0}))
    }
    place.setPointerCapture(event.pointerId)
    place.addEventListener("pointermove", moved)
    place.addEventListener("pointerup", left)
    place.addEventListener("pointercancel", left)
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
      handle.setAttribute("aria-label", fill(words.scene_figure, {n: n + 1, name: one.figure}))
      handle.setAttribute("aria-pressed", String(n === at))
      handle.replaceChildren(...(n === at ? [h("span", {class: "studio__grip"})] : []))
      set(handle, one)
    })
    if (place.childElementCount !== handles.length + 1) place.replaceChildren(picture, ...handles)
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
