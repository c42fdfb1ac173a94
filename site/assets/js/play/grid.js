// A board, square by square: arrow keys go from one to the next, Enter takes what may be chosen there. It lies the same way
// round in every language.
import {h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {face} from "./face.js"
/** @import {Board, Facts, Square, Thing} from "./types.d.ts" */

/** @type {Record<string, [right: number, down: number]>} */
const STEPS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}

/**
 * @param {Facts} facts
 * @param {string} label
 * @param {Board} board
 * @param {(square: Square) => void} open
 */
export function grid(facts, label, {columns, rows, squares}, open) {
  const {words} = facts
  const there = new Map(squares.map((square) => [String(square.at), drawn(square)]))
  const letters = Array.from({length: columns}, (_, at) => String.fromCharCode(97 + at))
  const place = h(
    "div",
    {
      class: "play__board",
      role: "grid",
      dir: "ltr",
      "aria-label": label,
      "aria-colcount": columns,
      "aria-rowcount": rows,
      onkeydown: move,
    },
    h("div", {class: "play__rank", "aria-hidden": "true"}, ["", ...letters].map(edge)),
    Array.from({length: rows}, (_, row) =>
      h(
        "div",
        {class: "play__rank", role: "row", "aria-rowindex": row + 1},
        edge(row + 1),
        letters.map((_, column) => there.get(String([column + 1, row + 1]))),
      ),
    ),
  )
  place.style.setProperty("--columns", String(columns))
  place.querySelector("[role=gridcell]")?.setAttribute("tabindex", "0")

  /** @param {string | number} name */
  function edge(name) {
    return h("span", {class: "play__edge", "aria-hidden": "true"}, name)
  }

  /** @param {Square} square */
  function drawn(square) {
    const {name, at, turn, text, tile, holds, options} = square
    /** @type {HTMLButtonElement} */
    const cell = h(
      "button",
      {
        type: "button",
        role: "gridcell",
        class: `play__square${options.length ? " is-lit" : ""}`,
        tabindex: -1,
        "aria-colindex": at[0],
        "aria-label": options.length ? `${text}. ${fill(words.lit_square, {n: options.length})}` : text,
        title: text,
        "data-square": name,
        onclick: () => open(square),
        onfocus: () => reach(cell),
      },
      tile ? h("span", {class: `play__tile is-turned-${turn}`}, shown(tile)) : null,
      holds.length ? h("span", {class: "play__things"}, holds.map(token)) : null,
    )
    cell.style.gridColumn = String(at[0] + 1)
    cell.style.setProperty("--across", String(Math.ceil(Math.sqrt(holds.length))))
    return cell
  }

  /** @param {Thing} thing */
  function shown({card, mark}) {
    return card ? face(facts, card, "play__face") : mark
  }

  /** @param {Thing} thing */
  function token(thing) {
    return h("span", {class: `play__token${thing.card ? " is-card" : ""}`, "data-seat": thing.seat}, shown(thing))
  }

  /**
   * Of all squares one is reached by Tab: that which was last.
   * @param {Element} cell
   */
  function reach(cell) {
    for (const one of there.values()) one.tabIndex = one === cell ? 0 : -1
  }

  /**
   * To the next square in a direction, over holes.
   * @param {KeyboardEvent} event
   */
  function move(event) {
    const step = STEPS[event.key]
    const from = squares.find(({at}) => there.get(String(at)) === event.target)
    if (!step || !from || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    let [column, row] = from.at
    do {
      column += step[0]
      row += step[1]
    } while (column > 0 && column <= columns && row > 0 && row <= rows && !there.has(String([column, row])))
    there.get(String([column, row]))?.focus()
  }

  return place
}
