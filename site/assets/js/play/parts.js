// A board in parts, such as rooms: the part at hand is shown at a size to play on, with what is next to it, and beside it the
// whole board, on which another is opened. Whoever goes on by keyboard takes the window along.
import {drawn, h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {face} from "./face.js"
import {lines} from "./lines.js"
/** @import {Board, Facts, Part, Square} from "./types.d.ts" */

/** @typedef {(label: string, board: Board, there: Map<string, HTMLElement>) => HTMLElement} Parted */

/**
 * What draws a board in parts, of squares that are drawn by their places. The part that was opened stays open as long as
 * something may be chosen there; else it is that where most may, or where something has changed.
 * @param {Facts} facts
 * @returns {Parted}
 */
export function inParts(facts) {
  const {words} = facts
  let open = ""
  /** @type {Map<string, string>} */
  let before = new Map()

  return (label, board, there) => {
    const {columns, rows, squares, parts} = board
    const all = new Map(
      parts.map((part) => [String(part.at), {part, inside: squares.filter((one) => within(part, one))}]),
    )
    const lit = new Map([...all].map(([key, {inside}]) => [key, inside.filter((one) => one.options.length).length]))
    const changed = [...all].filter(([, {inside}]) => inside.some(({name, text}) => before.get(name) !== text))
    const most = Math.max(...lit.values())
    const stays = all.has(open) && (most ? lit.get(open) : !changed.length || changed.some(([key]) => key === open))
    if (!stays)
      open = most ? keyOf(lit, most) : (changed[before.size ? 0 : changed.length - 1]?.[0] ?? String(parts[0].at))
    before = new Map(squares.map(({name, text}) => [name, text]))

    const size = [columns, rows].map((most, side) => {
      const large = Math.max(...parts.map((part) => part.size[side]))
      return Math.min(most, large + (most > 2 * large ? 2 : 1)) // with what is next to it, on either side or on the one
    })
    const map = h("div", {class: "play__map", role: "group", "aria-label": label})
    map.append(overview(board), ...[...all].map(([key, {part}]) => way(key, part)))
    const place = h(
      "div",
      {class: "play__board has-parts"},
      map,
      h("div", {class: "play__letters", "aria-hidden": "true"}, h("div", {}, letters())),
      h("div", {class: "play__numbers", "aria-hidden": "true"}, h("div", {}, numbers())),
      h(
        "div",
        {class: "play__window"},
        h(
          "div",
          {class: "play__parts"},
          [...all].map(([, one]) => laid(one)),
        ),
      ),
    )
    place.style.setProperty("--wide", String(size[0]))
    place.style.setProperty("--high", String(size[1]))
    show(open)
    return place

    function letters() {
      return Array.from({length: columns}, (_, at) => h("span", {class: "play__edge"}, String.fromCharCode(97 + at)))
    }

    function numbers() {
      return Array.from({length: rows}, (_, at) => h("span", {class: "play__edge"}, at + 1))
    }

    /** @param {string} key */
    function show(key) {
      open = key
      const {part} = /** @type {{part: Part}} */ (all.get(key))
      const [x, y] = part.at.map((at, side) => {
        const room = size[side] - part.size[side]
        return Math.max(0, Math.min([columns, rows][side] - size[side], at - 1 - Math.ceil(room / 2)))
      })
      for (const [name, value] of Object.entries({x, y})) place.style.setProperty(`--${name}`, String(value))
      for (const one of map.querySelectorAll("button"))
        one.setAttribute("aria-pressed", String(one.dataset.part === key))
    }

    /**
     * @param {string} key
     * @param {Part} part
     */
    function way(key, {at, size: [wide, high], tile}) {
      const n = lit.get(key)
      const button = h("button", {
        type: "button",
        class: "play__way",
        tabindex: -1,
        "data-part": key,
        "aria-label": n ? `${tile.text}. ${fill(words.lit_part, {n})}` : tile.text,
        title: tile.text,
        onclick: () => show(key),
      })
      Object.assign(button.style, {
        left: `${(100 * (at[0] - 1)) / columns}%`,
        top: `${(100 * (at[1] - 1)) / rows}%`,
        width: `${(100 * wide) / columns}%`,
        height: `${(100 * high) / rows}%`,
      })
      return button
    }

    /** @param {{part: Part, inside: Square[]}} one */
    function laid({part, inside}) {
      const {
        at,
        size: [wide, high],
        tile,
        turn,
        down,
      } = part
      const ranks = Array.from({length: high}, (_, row) =>
        h(
          "div",
          {class: "play__rank", role: "row", "aria-rowindex": row + 1},
          Array.from({length: wide}, (_, column) => there.get(String([at[0] + column, at[1] + row]))),
        ),
      )
      const place = h(
        "div",
        {
          class: `play__part${tile.card ? " has-face" : ""}${down ? " is-down" : ""}`,
          role: "grid",
          "aria-label": tile.text,
          "data-part": String(at),
          "data-tile": tile.text,
          "data-laid": tile.card || null,
          "data-turn": turn,
          onfocusin: (/** @type {FocusEvent} */ {target}) => {
            if (target instanceof Element && target.matches(":focus-visible")) show(String(at))
          },
        },
        tile.card ? h("span", {class: `play__ground is-turned-${turn}`}, face(facts, tile.card, "")) : null,
        ranks,
        lines(inside, at, [wide, high]),
        isNamed(part) ? h("span", {class: "play__mark", "aria-hidden": "true"}, tile.mark) : null,
      )
      place.style.gridArea = `${at[1]} / ${at[0]} / span ${high} / span ${wide}`
      return place
    }
  }

  /**
   * @param {Map<string, number>} lit
   * @param {number} most
   */
  function keyOf(lit, most) {
    return /** @type {string} */ ([...lit].find(([, n]) => n === most)?.[0])
  }
}

/**
 * @param {Part} part
 * @param {Square} square
 */
function within({at, size}, square) {
  return square.at.every((one, side) => one >= at[side] && one < at[side] + size[side])
}

/**
 * Of parts that are nobody's the mark is told: they are called by it.
 * @param {Part} part
 */
const isNamed = ({tile}) => tile.seat === null && Boolean(tile.mark)

/**
 * The whole board in small: its lines, what may be chosen, what stands there in the colours of the seats.
 * @param {Board} board
 */
function overview({columns, rows, squares, parts}) {
  const place = lines(squares, [1, 1], [columns, rows])
  place.classList.replace("play__lines", "play__overview")
  const under = squares
    .filter(({options}) => options.length)
    .map(({at: [x, y]}) => drawn("rect", {x: x - 1, y: y - 1, width: 1, height: 1, class: "is-lit"}))
  const ground = parts.map(({at: [x, y], size: [width, height], down}) =>
    drawn("rect", {x: x - 1, y: y - 1, width, height, class: `play__floor${down ? " is-down" : ""}`}),
  )
  const marks = parts
    .filter(isNamed)
    .map(({at: [x, y], size: [width, height], tile, down}) =>
      drawn("text", {x: x - 1 + width / 2, y: y - 1 + height / 2, class: down ? "is-down" : ""}, tile.mark),
    )
  const tokens = squares.flatMap(({at: [x, y], holds}) =>
    holds
      .filter(({seat, held}) => seat !== null && !held)
      .map(({seat}, at, {length}) =>
        drawn("circle", {
          cx: x - 0.5 + (at - (length - 1) / 2) * 0.3,
          cy: y - 0.5,
          r: 0.4,
          "data-seat": /** @type {number} */ (seat),
        }),
      ),
  )
  place.prepend(...ground, ...under, ...marks)
  place.append(...tokens, drawn("rect", {class: "play__frame"}))
  return place
}
