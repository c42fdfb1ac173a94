// A board, square by square: arrow keys go from one to the next, Enter takes what may be chosen there. It lies the same way
// round in every language.
import {h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {face} from "./face.js"
import {lines} from "./lines.js"
import {press} from "./press.js"
/** @import {Board, Facts, Square, Thing} from "./types.d.ts" */

/** @type {Record<string, [right: number, down: number]>} */
const STEPS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}

/** Two things overlap: each is so much smaller than one alone. */
const PAIR = 1.35

/**
 * @param {Facts} facts
 * @param {string} label
 * @param {Board} board
 * @param {{open(square: Square): void, read(square: Square): void, parted: import("./parts.js").Parted}} does
 */
export function grid(facts, label, board, {open, read, parted}) {
  const {words} = facts
  const {columns, rows, squares, parts} = board
  const there = new Map(squares.map((square) => [String(square.at), drawn(square)]))
  const letters = Array.from({length: columns}, (_, at) => String.fromCharCode(97 + at))
  const place = parts.length ? parted(label, board, there) : whole()
  place.dir = "ltr"
  place.addEventListener("keydown", move)
  place.style.setProperty("--columns", String(columns))
  place.style.setProperty("--rows", String(rows))
  place.querySelector("[role=gridcell]")?.setAttribute("tabindex", "0")

  function whole() {
    return h(
      "div",
      {class: "play__board", role: "grid", "aria-label": label, "aria-colcount": columns, "aria-rowcount": rows},
      h("div", {class: "play__rank", "aria-hidden": "true"}, ["", ...letters].map(edge)),
      Array.from({length: rows}, (_, row) =>
        h(
          "div",
          {class: "play__rank", role: "row", "aria-rowindex": row + 1},
          edge(row + 1),
          letters.map((_, column) => there.get(String([column + 1, row + 1]))),
        ),
      ),
      lines(squares, [1, 1], [columns, rows]),
    )
  }

  /** @param {string | number} name */
  function edge(name) {
    return h("span", {class: "play__edge", "aria-hidden": "true"}, name)
  }

  /** @param {Square} square */
  function drawn(square) {
    const {name, at, turn, text, tile, holds, options} = square
    const loose = holds.filter((one) => !one.held).length
    /** @type {HTMLButtonElement} */
    const cell = h(
      "button",
      {
        type: "button",
        role: "gridcell",
        class: `play__square${options.length ? " is-lit" : ""}`,
        tabindex: -1,
        "aria-colindex": at[0],
        "data-options": options.join(" ") || null,
        "aria-label": options.length ? `${text}. ${fill(words.lit_square, {n: options.length})}` : text,
        title: text,
        "data-square": name,
        ...press({held: () => read(square), tapped: () => open(square)}),
        onfocus: () => reach(cell),
      },
      tile ? h("span", {class: `play__tile is-turned-${turn}`}, shown(tile)) : null,
      holds.length ? h("span", {class: `play__things${loose === 2 ? " is-pair" : ""}`}, holds.map(token)) : null,
    )
    if (!parts.length) cell.style.gridColumn = String(at[0] + 1)
    cell.style.setProperty("--across", String(loose === 2 ? PAIR : Math.ceil(Math.sqrt(loose))))
    return cell
  }

  /** @param {Thing} thing */
  function shown({card, mark}) {
    return card ? face(facts, card, "play__face") : mark
  }

  /** @param {Thing} thing */
  function token(thing) {
    const {card, held, seat} = thing
    const is = {card, round: card && facts.discs.includes(card), held}
    const classes = Object.entries(is).map(([name, so]) => (so ? ` is-${name}` : ""))
    return h(
      "span",
      {class: `play__token${classes.join("")}`, "data-seat": seat, "data-thing": card || null},
      shown(thing),
    )
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
