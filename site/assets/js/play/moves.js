// What happens on the table is seen where it happens: cards go from where they were to where they are, and what a number has
// lost or gained is told beside it. Whoever wants no motion sees none.
import {h} from "../workshop/dom.js"

const MOVE_MS = 320
/** The letters of seats, with which the names of zones begin. */
export const SEATS = "ABCDEF"
const STILL = matchMedia("(prefers-reduced-motion: reduce)")

/** @typedef {{place: Element, card: string, zone: string, box: DOMRect, numbers: string[], used: boolean}} Seen */

/**
 * Draws the table anew, and moves its cards from where they were. What is known of a card is its name alone: of two alike
 * that which stays in its place is the same.
 * @param {Element} root
 * @param {() => void} draw
 */
export function move(root, draw) {
  if (STILL.matches) return draw()
  const before = seen(root)
  const counts = told(root)
  const board = standing(root)
  draw()
  const now = seen(root)
  for (const [id, {place, turn, x, y}] of standing(root)) {
    const was = board.get(id)
    if (was && turn !== was.turn) turned(place, turn - was.turn)
    else if (was && Math.hypot(was.x - x, was.y - y) > 1) slide(place, was.x - x, was.y - y)
  }
  for (const one of now) {
    const was =
      before.find((other) => !other.used && other.card === one.card && other.zone === one.zone) ??
      before.find(
        (other) =>
          !other.used &&
          other.card === one.card &&
          !now.some((same) => same.zone === other.zone && same.card === one.card),
      )
    if (was) {
      was.used = true
      go(one.place, was.box, one.box)
      for (const [at, text] of one.numbers.entries()) differ(one.place, was.numbers[at], text)
    } else come(root, one)
  }
  for (const gone of before) if (!gone.used) leave(root, gone)
  for (const [key, {place, text}] of told(root)) differ(place, counts.get(key)?.text, text)
}

export const still = () => STILL.matches

/** @param {Element} root */
function seen(root) {
  /** @type {Seen[]} */
  const found = []
  for (const place of root.querySelectorAll(".play__row .play__card")) {
    const box = place.getBoundingClientRect()
    const zone = place.closest("[data-zone]")?.getAttribute("data-zone") ?? ""
    const numbers = [...place.querySelectorAll(".play__figures b")].map((one) => one.textContent ?? "")
    found.push({place, card: place.getAttribute("data-card") ?? "", zone, box, numbers, used: false})
  }
  return found
}

/**
 * What stands on a board, and the parts of one, wherever its window is; what stands on a part is where that has it, and so
 * turns with it.
 * @param {Element} root
 */
function standing(root) {
  /** @type {Map<string, {place: Element, turn: number, x: number, y: number}>} */
  const found = new Map()
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".play__part"))) {
    const {tile, turn = "0", part: at} = part.dataset
    found.set(`${tile} ${at}`, {place: part, turn: Number(turn), x: 0, y: 0})
  }
  const from = root.querySelector(".play__parts")?.getBoundingClientRect()
  if (!from) return found
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-thing]"))) {
    const {left, top} = place.getBoundingClientRect()
    const turn = Number(place.closest(".play__part")?.getAttribute("data-turn"))
    found.set(`${place.dataset.thing} ${place.dataset.seat}`, {place, turn, x: left - from.left, y: top - from.top})
  }
  return found
}

/**
 * @param {Element} place
 * @param {number} quarters
 */
function turned(place, quarters) {
  if (!place.matches(".play__part")) return
  const by = ((quarters + 5) % 4) - 1
  place.animate([{transform: `rotate(${-90 * by}deg)`, zIndex: 3}, {zIndex: 3}], {
    duration: MOVE_MS,
    easing: "ease-in-out",
  })
}

/**
 * @param {Element} place
 * @param {number} x
 * @param {number} y
 */
function slide(place, x, y) {
  place.animate([{transform: `translate(${x}px, ${y}px)`}, {}], {duration: MOVE_MS, easing: "ease-in-out"})
}

/**
 * The numbers beside the players' names.
 * @param {Element} root
 */
function told(root) {
  /** @type {Map<string, {place: Element, text: string}>} */
  const found = new Map()
  for (const strip of root.querySelectorAll(".play__strip"))
    for (const place of strip.querySelectorAll(".play__fact"))
      found.set(`${strip.getAttribute("data-seat")} ${place.querySelector("svg")?.getAttribute("class")}`, {
        place,
        text: place.querySelector("b")?.textContent ?? "",
      })
  return found
}

/**
 * @param {Element} place
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function go(place, from, to) {
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (Math.hypot(x, y) < 2 || !to.width) return
  place.animate(
    [
      {transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, transformOrigin: "0 0", zIndex: 20},
      {transformOrigin: "0 0", zIndex: 20},
    ],
    {duration: MOVE_MS, easing: "cubic-bezier(.2, .7, .2, 1)"},
  )
}

/**
 * Where cards of a zone come from and go to that lie nowhere else: beside the name of its player.
 * @param {Element} root
 * @param {string} zone
 */
function home(root, zone) {
  const seat = SEATS.indexOf(zone[0])
  return root.querySelector(`.play__strip[data-seat="${seat}"]`)?.getBoundingClientRect()
}

/**
 * @param {Element} root
 * @param {Seen} one
 */
function come(root, {place, zone, box}) {
  const from = home(root, zone)
  const [x, y] = from ? [from.left + from.width / 2 - box.left, from.top - box.top] : [0, 0]
  place.animate([{transform: `translate(${x}px, ${y}px) scale(.3)`, opacity: 0, zIndex: 20}, {zIndex: 20}], {
    duration: MOVE_MS,
    easing: "ease-out",
  })
}

/**
 * @param {Element} root
 * @param {Seen} one
 */
function leave(root, {place, zone, box}) {
  const to = home(root, zone)
  const ghost = /** @type {HTMLElement} */ (place.cloneNode(true))
  ghost.classList.add("play__ghost")
  ghost.setAttribute("aria-hidden", "true")
  ghost.setAttribute("tabindex", "-1")
  ghost.removeAttribute("data-card")
  for (const [name, value] of Object.entries({left: box.left, top: box.top, "--w": box.width, "--h": box.height}))
    ghost.style.setProperty(name, `${value}px`)
  root.append(ghost)
  const [x, y] = to ? [to.left + to.width / 2 - box.left, to.top - box.top] : [0, 0]
  ghost
    .animate([{}, {transform: `translate(${x}px, ${y}px) scale(.3)`, opacity: 0}], {
      duration: MOVE_MS,
      easing: "ease-in",
    })
    .finished.finally(() => ghost.remove())
}

/**
 * Beside a number that has changed, by how much.
 * @param {Element} place
 * @param {string | undefined} before
 * @param {string} now
 */
function differ(place, before, now) {
  const by = number(now) - number(before ?? now)
  if (!by) return
  const hit = h(
    "b",
    {class: `play__hit${by < 0 ? " is-less" : ""}`, "aria-hidden": "true", dir: "ltr"},
    by < 0 ? `−${-by}` : `+${by}`,
  )
  place.append(hit)
  hit
    .animate(
      [
        {opacity: 1, transform: "scale(.6)"},
        {opacity: 1, transform: "scale(1.25)", offset: 0.4},
        {opacity: 0, transform: "translateY(-1rem)"},
      ],
      {
        duration: 2 * MOVE_MS,
      },
    )
    .finished.finally(() => hit.remove())
}

const number = (/** @type {string} */ text) => Number.parseInt(text.replace("−", "-"), 10) || 0
