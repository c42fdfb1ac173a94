// What lies on the table, row by row: facts in words, cards as their faces. What may be chosen now is lit.
import {h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {grid} from "./grid.js"
/** @import {Cell, Facts, Row, Square} from "./types.d.ts" */

/**
 * @param {Facts} facts
 * @param {{open(cell: Cell & {card: string}): void, pile(cell: Cell): void, square(square: Square): void}} does
 */
export function table(facts, {open, pile, square}) {
  const {words} = facts
  const place = h("section", {class: "play__table", "aria-label": words.table})

  /**
   * A row without cells is a heading, and what follows it a part of its own. Whoever is on a square of a board stays there.
   * @param {{rows?: Row[]}} state
   */
  function show({rows = []}) {
    const on = place.contains(document.activeElement) ? document.activeElement?.getAttribute("data-square") : null
    const parts = [h("div", {class: "play__part"})]
    for (const one of rows) {
      if (!one.cells.length && !one.board) parts.push(h("div", {class: "play__part"}, h("h2", {}, one.label)))
      else parts[parts.length - 1].append(row(one))
    }
    place.replaceChildren(...parts)
    if (on) /** @type {HTMLElement | null} */ (place.querySelector(`[data-square="${on}"]`))?.focus()
  }

  /** @param {Row} row */
  function row({label, cells, ltr, board}) {
    if (board)
      return h(
        "div",
        {class: "play__row has-board"},
        h("span", {class: "play__label"}, label),
        grid(facts, label, board, square),
      )
    const kind = label ? (cells.some(({card}) => card) ? " has-cards" : "") : " has-facts"
    return h(
      "div",
      {class: `play__row${kind}`},
      label ? h("span", {class: "play__label"}, label) : null,
      h(
        "ul",
        {"aria-label": label || null, dir: ltr ? "ltr" : null},
        cells.map((cell) => h("li", {}, drawn(cell))),
      ),
    )
  }

  /** @param {Cell} cell */
  function drawn(cell) {
    if (cell.card) return card({...cell, card: cell.card})
    if (cell.pile) return h("button", {type: "button", class: "play__pile", onclick: () => pile(cell)}, cell.text)
    return h("span", {class: "play__fact"}, cell.text)
  }

  /** @param {Cell & {card: string}} cell */
  function card(cell) {
    const options = cell.options?.length ?? 0
    const said = options ? `${cell.text}. ${fill(words.lit, {n: options})}` : cell.text
    return h(
      "button",
      {
        type: "button",
        class: `play__card${options ? " is-lit" : ""}${cell.turned ? " is-turned" : ""}`,
        "aria-label": said,
        title: cell.text,
        "data-card": cell.card,
        onclick: () => open(cell),
      },
      (cell.under ?? []).map((id) => face(facts, id, "play__under")),
      face(facts, cell.card, "play__face"),
      cell.badge ? h("b", {class: "play__badge", dir: "ltr"}, cell.badge) : null,
    )
  }

  return {place, show}
}

/**
 * The face of a card. The words for it are beside it, so that it needs none of its own.
 * @param {Facts} facts
 * @param {string} id
 * @param {string} name
 * @param {number} [large] its width in pixels, if not the usual one
 */
export function face({face: usual, faces}, id, name, large) {
  const [width, height] = faces[id] ?? usual
  return h("img", {
    src: `../faces/${id}-${large ?? width}.webp`,
    width,
    height,
    alt: "",
    class: name,
    decoding: "async",
  })
}
