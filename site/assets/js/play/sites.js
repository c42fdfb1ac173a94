// Cards in the middle at which players have cards of their own: by owner, with what each has there. Where there is little
// room they stand in a row, and what is at one of them is shown at a time.
import {h} from "../workshop/dom.js"
import {sized} from "./face.js"
import {icon} from "./icons.js"
import {SEATS} from "./moves.js"
/** @import {Camp, CardCell, Cell, Facts, Zone} from "./types.d.ts" */

/**
 * What draws a row of such cards, each by `card`. Open is that where something may be chosen, else that where something has
 * changed, else the one that was opened as long as it lies there, or that where most is.
 * @param {Facts} facts
 * @param {(cell: CardCell, numbers?: boolean) => HTMLElement} card
 */
export function sites(facts, card) {
  let open = ""
  let opened = ""
  /** @type {Map<string | undefined, string>} */
  let before = new Map()

  /** @param {Zone} zone */
  return ({id, label, cells}) => {
    const now = new Map(cells.map((cell) => [cell.card, cell.text]))
    const fullest = [...cells].sort((one, other) => (other.holds?.length ?? 0) - (one.holds?.length ?? 0))[0]
    const inside = cells.filter(chosen)
    const found =
      cells.find((cell) => cell.lit) ??
      inside.find((cell) => cell.card === open) ??
      inside[0] ??
      cells.find((cell) => before.has(cell.card) && before.get(cell.card) !== now.get(cell.card)) ??
      cells.find((cell) => cell.card === opened) ??
      fullest
    before = now
    open = opened = found.card ?? ""
    const all = cells.map(site)
    const place = h("ul", {class: "play__sites", "aria-label": label, "data-zone": id}, all)
    place.style.setProperty("--count", String(cells.length))
    return place
  }

  /** @param {Cell} cell */
  function site(cell) {
    const {card: name = "", text, camps = [], holds = [], figures = []} = cell
    const [width, height] = facts.faces[name] ?? facts.face
    const tab = h("button", {
      type: "button",
      class: "play__open",
      "aria-label": text,
      "aria-expanded": String(name === open),
      onclick: show,
    })
    const place = h(
      "li",
      {class: `play__site${chosen(cell) ? " is-lit-inside" : ""}`, "data-site": name},
      h("div", {class: "play__at", onclick: show}, card({...cell, card: name}, false)),
      h("div", {class: "play__meter"}, meter(camps, figures[0]?.text ?? ""), tab),
      h(
        "ul",
        {class: "play__camps"},
        camps.map((camp) => side(camp, name, holds)),
      ),
    )
    place.style.setProperty("--ratio", String(width / height))
    return place

    function show() {
      open = opened = name
      for (const one of place.parentElement?.children ?? [])
        one.querySelector(".play__open")?.setAttribute("aria-expanded", String(one === place))
    }
  }

  /**
   * How far it is to the number that counts, by owner: the first of a camp's figures is its share.
   * @param {Camp[]} camps
   * @param {string} text such as 12/20
   */
  function meter(camps, text) {
    const [all, most] = text.split("/").map((one) => Number.parseInt(one.replace("−", "-"), 10))
    const bar = h(
      "span",
      {class: `play__bar${all >= most ? " is-full" : ""}`, "aria-hidden": "true"},
      camps.map(({seat, figures}) => {
        const part = h("i", {"data-seat": seat})
        part.style.inlineSize = `${(100 * Math.max(0, Number(figures[0].text))) / Math.max(all, most, 1)}%`
        return part
      }),
      h("b", {dir: "ltr"}, text),
    )
    return bar
  }

  /**
   * @param {Camp} camp
   * @param {string} at
   * @param {Cell[]} holds
   */
  function side({seat, text, figures}, at, holds) {
    const own = holds.filter((one) => one.seat === seat)
    const list = h(
      "ul",
      {},
      own.map((one) => h("li", {}, card({...one, card: one.card ?? "", seat: undefined}))),
    )
    const row = sized(facts, h("div", {class: "play__row", "data-zone": `${SEATS[seat]}.${at}`}, list), own)
    return h(
      "li",
      {class: "play__camp", "data-seat": seat},
      h(
        "span",
        {class: "play__worth", role: "img", "aria-label": text, title: text},
        figures.map((one) => h("b", {}, one.icon ? icon(one.icon) : null, one.text)),
      ),
      row,
    )
  }
}

/**
 * True if something there may be chosen.
 * @param {Cell} cell
 */
function chosen({holds = []}) {
  return holds.some((one) => one.options?.length)
}
