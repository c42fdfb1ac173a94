// A card, or who stands on a board, is dragged to where it goes: beside taps and keys, which do the same. What may be done,
// and where, stands in the options of what is dragged and of what it is dropped on; nothing of a game is known here.

const FAR_PX = 8 // a press that moves so far is no tap
const HAND = ".play__hand"
const THINGS = ".play__card.is-lit[data-options], .play__square.is-lit[data-options]"

/**
 * @param {HTMLElement} game
 * @param {{
 *   able(): boolean,
 *   lift(options: number[]): void,
 *   drop(options: number[], square?: string): void,
 *   play(index: number, onto: string[]): void,
 *   letGo(): void,
 * }} does to `lift` marks where it may go; what is dropped on no such place is played if only one option is about it and
 *   it left the hand for the table, `onto` the cards that lie there
 */
export function dragging(game, {able, lift, drop, play, letGo}) {
  /** @type {{thing: HTMLElement, x: number, y: number, ghost: HTMLElement | null} | null} */
  let held = null
  /** @type {HTMLElement | null} */
  let over = null

  const options = (/** @type {HTMLElement} */ {dataset}) => dataset.options?.split(" ").map(Number) ?? []

  /** @param {PointerEvent} event */
  function press({target, button, isPrimary, clientX: x, clientY: y}) {
    const thing = target instanceof Element ? target.closest(THINGS) : null
    if (button || !isPrimary || !(thing instanceof HTMLElement) || !able()) return
    held = {thing, x, y, ghost: null}
  }

  /** @param {PointerEvent} event */
  function move({isPrimary, clientX: x, clientY: y}) {
    if (!held || !isPrimary) return
    if (!held.ghost && Math.hypot(x - held.x, y - held.y) < FAR_PX) return
    held.ghost ??= taken(held.thing)
    held.ghost.style.translate = `${x - held.x}px ${y - held.y}px`
    mark(placeAt(x, y, held.thing))
  }

  /**
   * It is taken up: it is no more a press of what is there, and where it may go is marked.
   * @param {HTMLElement} thing
   */
  function taken(thing) {
    thing.dispatchEvent(new PointerEvent("pointercancel"))
    const {left, top, width, height} = thing.getBoundingClientRect()
    const ghost = /** @type {HTMLElement} */ (thing.cloneNode(true))
    ghost.classList.add("play__ghost", "is-dragged")
    ghost.classList.remove("is-picked")
    ghost.setAttribute("aria-hidden", "true")
    ghost.setAttribute("tabindex", "-1")
    for (const name of ["data-card", "data-options", "data-square"]) ghost.removeAttribute(name)
    for (const [name, value] of Object.entries({left, top, "--w": width, "--h": height}))
      ghost.style.setProperty(name, `${value}px`)
    lift(options(thing))
    game.append(ghost)
    return ghost
  }

  /** @param {PointerEvent} event */
  function leave({isPrimary, type, clientX: x, clientY: y}) {
    if (!held || !isPrimary) return
    const {thing, ghost} = held
    held = null
    mark(null)
    if (!ghost) return
    ghost.remove()
    addEventListener("click", once, {capture: true})
    setTimeout(() => removeEventListener("click", once, {capture: true}))
    const place = type === "pointerup" ? placeAt(x, y, thing) : null
    const own = options(thing)
    if (place) drop(options(place), place.dataset.square)
    else if (type !== "pointerup" || !onTable(x, y, thing)) letGo()
    else if (own.length === 1) play(own[0], cardsAt(x, y))
  }

  /** @param {Event} event the click that comes of what was a drag */
  function once(event) {
    event.preventDefault()
    event.stopPropagation()
  }

  /**
   * What lies there that one of the options of what is dragged is about, too; nothing in the hand goes to a card there.
   * @param {number} x
   * @param {number} y
   * @param {HTMLElement} thing
   */
  function placeAt(x, y, thing) {
    const own = options(thing)
    for (const there of document.elementsFromPoint(x, y)) {
      const place = there.closest("[data-options], [data-square]")
      if (!(place instanceof HTMLElement) || place === thing || !game.contains(place)) continue
      if (place.closest(HAND) && thing.closest(HAND)) continue
      if (place.dataset.ahead || options(place).some((one) => own.includes(one))) return place
    }
    return null
  }

  /**
   * Whether a card of the hand is over the table.
   * @param {number} x
   * @param {number} y
   * @param {HTMLElement} thing
   */
  function onTable(x, y, thing) {
    const there = document.elementsFromPoint(x, y)
    return Boolean(thing.closest(HAND)) && there.some((one) => one.matches(".play__table"))
  }

  /**
   * The cards that lie there, and that at which they lie.
   * @param {number} x
   * @param {number} y
   */
  function cardsAt(x, y) {
    const there = document.elementsFromPoint(x, y)
    const found = there.flatMap((one) => [
      one.closest("[data-card]")?.getAttribute("data-card"),
      one.closest("[data-site]")?.getAttribute("data-site"),
    ])
    return [...new Set(found.filter((one) => typeof one === "string"))]
  }

  /** @param {HTMLElement | null} place */
  function mark(place) {
    if (place === over) return
    over?.classList.remove("is-under")
    place?.classList.add("is-under")
    over = place
  }

  game.addEventListener("pointerdown", press)
  addEventListener("pointermove", move)
  for (const way of /** @type {const} */ (["pointerup", "pointercancel"])) addEventListener(way, leave)
}
