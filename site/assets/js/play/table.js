// What lies on the table: the others above, what is between them, the reader's side and hand below. What may be chosen now
// is lit, and chosen where it lies.
import {h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {face, sized} from "./face.js"
import {grid} from "./grid.js"
import {icon} from "./icons.js"
import {inParts} from "./parts.js"
import {press} from "./press.js"
import {sites} from "./sites.js"
/** @import {Cell, CardCell, Fact, Facts, Lane, Laid, Seat, Square, Way, Zone} from "./types.d.ts" */

/** Of more cards in a lane, there is room for the numbers only. */
const CROWD = 3

/**
 * @typedef {object} Does
 * @property {(cell: CardCell) => void} look To look at a card closely.
 * @property {(options: number[], cell: CardCell | null) => void} pick To choose what is lit.
 * @property {(fact: Fact) => void} pile
 * @property {(heading: string, told: Fact[]) => void} tell To say what numbers mean.
 * @property {(square: Square) => void} square
 */

/**
 * @param {Facts} facts
 * @param {Does} does
 */
export function table(facts, {look, pick, pile, square, tell}) {
  const {words} = facts
  const top = h("ul", {class: "play__facts", onclick: (event) => shown && legend(event, words.table, shown.facts)})
  const place = h("section", {class: "play__table", "aria-label": words.table})
  const hand = h("section", {class: "play__hand", "aria-label": words.hand})
  /** @type {Laid | null} */
  let shown = null
  /** @type {number | undefined} */
  let due // the option that a lesson means
  /** @type {Set<string>} */
  let before = new Set() // the cards that lay there before, as they lay
  const around = sites(facts, card)
  const parted = inParts(facts)

  /**
   * Whoever is on a square of a board stays there.
   * @param {Laid} laid
   */
  function show(laid) {
    const on = place.contains(document.activeElement) ? document.activeElement?.getAttribute("data-square") : null
    const others = laid.seats.slice(0, -1)
    const own = laid.seats[laid.seats.length - 1]
    shown = laid
    before = new Set(there("[data-card]").map(lying))
    for (const {seat: number, tint} of laid.seats)
      if (tint) document.documentElement.style.setProperty(`--seat-${number}`, tint)
    top.replaceChildren(...laid.facts.map((one) => h("li", {}, fact(one))))
    place.replaceChildren(
      h(
        "div",
        {class: "play__others"},
        others.map((one) => seat(one, false)),
      ),
      ...laid.middle.map((one) => (one.cells.some((cell) => cell.camps) ? around(one) : zone(one, "in-middle"))),
      ...(laid.lanes.length ? [h("div", {class: "play__lanes"}, laid.lanes.map(lane))] : []),
      seat(own, true),
    )
    hand.replaceChildren(...(own.hand ? [zone(own.hand, "in-hand")] : []))
    hand.hidden = !own.hand?.cells.length
    if (on) /** @type {HTMLElement | null} */ (place.querySelector(`[data-square="${on}"]`))?.focus()
  }

  /**
   * A side: the name and what it has at the outer edge, beside the middle its rows. The last is the reader's.
   * @param {Seat} one
   * @param {boolean} last
   */
  function seat(one, last) {
    const {seat: number, own, active, name, face: shownFace, facts: told, backs, hand: open, rows} = one
    const strip = h(
      "div",
      {class: `play__strip${active ? " is-active" : ""}`, "data-seat": number},
      h("h2", {}, shownFace ? card(shownFace) : null, h("span", {}, name)),
      h(
        "ul",
        {onclick: (event) => legend(event, name, told)},
        told.map((one) => h("li", {}, fact(one))),
      ),
      backs.length ? h("span", {class: "play__backs", dir: "ltr", "aria-hidden": "true"}, backs.map(back)) : null,
      open && !last ? zone(open, "in-strip") : null,
    )
    const lines = rows.length
      ? h(
          "div",
          {class: "play__rows"},
          rows.map((row) => zone(row)),
        )
      : null
    return h(
      "section",
      {class: `play__seat${last ? " is-last" : ""}`, "aria-label": name, "data-own": own ? "" : null},
      last ? [lines, strip] : [strip, lines],
    )
  }

  /**
   * A tap on the numbers, where nothing else is tapped, says what they are; who cannot see them is told so anyway.
   * @param {Event} event
   * @param {string} heading
   * @param {Fact[]} told
   */
  function legend({target}, heading, told) {
    if (target instanceof Element && !target.closest("button")) tell(heading, told)
  }

  /** @param {string | null} known */
  const back = (known) => (known ? face(facts, known, "play__back is-known") : h("i", {class: "play__back"}))

  /** @param {Lane} one */
  function lane({between, sides}) {
    return h(
      "div",
      {class: "play__lane", dir: "ltr"},
      zone(sides[0], "in-lane is-near"),
      between ? h("div", {class: "play__between"}, card(between)) : null,
      sides.slice(1).map((side) => zone(side, "in-lane is-far")),
    )
  }

  /**
   * @param {Zone} one
   * @param {string} [where]
   */
  function zone({id, label, cells, ltr, board, options = []}, where = "") {
    if (board)
      return h(
        "div",
        {class: `play__row has-board ${where}`, "data-zone": id},
        grid(facts, label, board, {open: square, read, parted}),
      )
    const list = h(
      "ul",
      {"aria-label": label || null, dir: ltr ? "ltr" : null},
      cells.map((cell, at) => {
        const item = h("li", {class: cell.turned ? "is-turned" : null}, drawn(cell))
        if (where.includes("in-lane")) item.style.zIndex = String(cells.length - at)
        return item
      }),
    )
    const place = h(
      "div",
      {
        class: `play__row ${where}${cells.length ? "" : " is-empty"}${cells.length > CROWD ? " is-crowded" : ""}`,
        "data-zone": id,
      },
      options.length
        ? h("button", {
            type: "button",
            class: "play__target",
            "data-place": label,
            hidden: true,
            "data-options": options.join(" "),
            onclick: () => pick(options, null),
          })
        : null,
      cells.length ? list : h("span", {class: "play__label"}, label),
    )
    return sized(facts, place, cells)
  }

  /**
   * A square that is held: what stands there is read, with the tile below it, else the square is told as ever.
   * @param {Square} one
   */
  function read(one) {
    const [thing, ...under] = [...one.holds, one.tile].flatMap((there) => (there?.card ? [there] : []))
    if (!thing) square(one)
    else look({card: thing.card, text: thing.text, under: under.map(({card: id}) => id), options: one.options})
  }

  /** @param {Fact} one */
  function fact(one) {
    const {text, icon: drawing, n, card: id, pile: cards} = one
    const alone = !drawing && cards?.length === 1 ? face(facts, cards[0], "") : null
    const short = drawing ? [icon(drawing), h("b", {}, n)] : [alone, text]
    if (cards?.length)
      return h(
        "button",
        {type: "button", class: "play__fact is-pile", "aria-label": text, title: text, onclick: () => pile(one)},
        short,
      )
    if (id) return card({text, card: id})
    return h("span", {class: "play__fact", ...(drawing ? {role: "img", "aria-label": text, title: text} : {})}, short)
  }

  /** @param {Cell} cell */
  function drawn(cell) {
    if (cell.card) return card({...cell, card: cell.card})
    return h("span", {class: "play__fact"}, cell.text)
  }

  /**
   * @param {CardCell} cell
   * @param {boolean} [numbers] to be drawn on it, if it has any
   */
  function card(cell, numbers = true) {
    const {text, options = [], turned, faded, lit, beyond, under = [], figures = [], seat: owner} = cell
    const holds = cell.camps ? [] : (cell.holds ?? [])
    const camps = cell.holds ? [] : (cell.camps ?? [])
    const said = options.length ? `${text}. ${fill(words.lit, {n: options.length})}` : text
    const classes = ["play__card"]
    for (const [name, is] of Object.entries({lit: options.length, turned, faded, beyond}))
      if (is) classes.push(`is-${name}`)
    return h(
      "button",
      {
        type: "button",
        class: classes.join(" "),
        "aria-label": said,
        title: text,
        "data-card": cell.card,
        "data-options": options.join(" ") || null,
        ...pressed(cell),
      },
      under.map((id) => face(facts, id, "play__under")),
      face(facts, cell.card, "play__face"),
      lit ? h("span", {class: "play__spark"}, icon("fuse")) : null,
      numbers && figures.length
        ? h(
            "span",
            {class: "play__figures"},
            figures.map(({text: number, icon: drawing, hurt}) =>
              h("b", {class: hurt ? "is-hurt" : null, dir: "ltr"}, drawing ? icon(drawing) : null, number),
            ),
          )
        : null,
      holds.length
        ? h(
            "span",
            {class: "play__holds"},
            holds.map((one) =>
              h(
                "span",
                {"data-seat": one.seat, title: one.text},
                one.card ? face(facts, one.card, "play__held") : null,
              ),
            ),
          )
        : null,
      camps.length
        ? h(
            "span",
            {class: "play__there", dir: "ltr"},
            camps.map(({seat: whose, figures: found}) =>
              h(
                "b",
                {"data-seat": whose},
                found.map((one) => [one.icon ? icon(one.icon) : null, one.text]),
              ),
            ),
          )
        : null,
      owner === undefined ? null : h("i", {class: "play__owner", "data-seat": owner}),
    )
  }

  /**
   * A tap chooses what is lit and shows what is not; a card that is held, or clicked by the other button, is shown. By
   * keyboard it is shown with what may be chosen.
   * @param {CardCell} cell
   */
  function pressed(cell) {
    return press({
      held: () => look(cell),
      tapped: ({detail}) => (cell.options?.length && detail ? pick(cell.options, cell) : look(cell)),
    })
  }

  /**
   * @param {string} which
   * @returns {HTMLElement[]}
   */
  const there = (which) => [place, hand].flatMap((part) => [.../** @type {any} */ (part.querySelectorAll(which))])

  /**
   * What a card is like, and in the hand also its place there.
   * @param {HTMLElement} one
   */
  const lying = (one) => {
    const item = hand.contains(one) ? one.closest("li") : null
    return `${item ? [...hand.querySelectorAll("li")].indexOf(item) : ""} ${named(one)} ${one.title}`
  }

  /** @param {HTMLElement} one */
  const about = (one) => one.dataset.options?.split(" ").map(Number) ?? []

  /** @param {HTMLElement} one */
  const isDue = (one) => due !== undefined && about(one).includes(due)

  /** @param {HTMLElement} one */
  const named = ({dataset: {card: id, thing, square: at, laid}}) => id ?? thing ?? at ?? laid ?? ""

  /**
   * Lights only what these options are about, and the places that they go to; with none, everything that was lit, of which
   * in a lesson only what it means, unless something else was picked. Tells whether each of them has a place of its own, to
   * be chosen there.
   * @param {number[] | null} options
   */
  function light(options) {
    const own = new Set()
    const taught = due !== undefined && (!options || options.includes(due))
    for (const one of there("[data-options]")) {
      const meant = options ? about(one).filter((at) => options.includes(at)) : about(one)
      if (meant.length === 1) own.add(meant[0])
      if (one.matches(".play__target")) {
        one.hidden = !options || !meant.length || meant.length === options.length
        one.ariaLabel = `${one.dataset.place}. ${fill(words.lit_place, {n: meant.length})}`
      } else {
        one.classList.toggle("is-lit", taught ? isDue(one) : meant.length > 0)
        one.classList.toggle("is-picked", Boolean(options) && meant.length === options?.length)
      }
    }
    return options?.every((at) => own.has(at)) ?? false
  }

  return {
    top,
    place,
    hand,
    show,
    /**
     * Marks what the reader should look at: cards by id, squares of a board by name or by what stands there, parts of it by
     * what they are, and the squares that the question is about. What is shown of several places is the first of these cards that is one, else
     * where the first of them lies; on a board the last that is there is where the reader goes, so the part of it where
     * that is comes into sight. In a lesson, which means an option, those of cards alike are marked that it is about,
     * if it is about some, and nothing else is lit.
     * @param {string[]} meant
     * @param {number} [option]
     * @param {boolean} [step] of cards alike those are marked to which something happened; of the hand no others
     */
    point(meant, option = undefined, step = false) {
      const ids = [...(shown?.look ?? []), ...meant]
      const all = there(":is(.play__row, .play__at) [data-card], [data-thing], [data-square], [data-laid]")
      due = option
      light(null)
      const isNew = (/** @type {HTMLElement} */ one) => step && !before.has(lying(one))
      const chosen = new Set(all.filter((one) => isDue(one) || isNew(one)).map(named))
      for (const one of all) {
        const meant = isDue(one) || isNew(one) || !(chosen.has(named(one)) || (step && hand.contains(one)))
        one.classList.toggle("is-pointed", meant && ids.includes(named(one)))
      }
      const found = [
        (/** @type {string} */ id) => `[data-site="${id}"]`,
        (/** @type {string} */ id) => `.play__site:has(.play__camps [data-card="${id}"])`,
      ]
      const [site] = found.flatMap((where) => ids.flatMap((id) => place.querySelector(where(id)) ?? []))
      site?.querySelector("button.play__open")?.dispatchEvent(new MouseEvent("click"))
      const parts = ids.map((id) =>
        place.querySelector(`.play__part:is([data-laid="${id}"], :has([data-thing="${id}"], [data-square="${id}"]))`),
      )
      const part = parts.findLast(Boolean)?.getAttribute("data-part")
      const way = place.querySelector(`.play__way[data-part="${part}"]`)
      if (way instanceof HTMLElement) way.click()
    },
    light,
    /**
     * Numbers squares by what it takes to come there, and marks those where more has to be chosen; with nothing, none.
     * @param {Record<string, Way>} squares
     */
    ahead(squares) {
      for (const one of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll("[data-square]"))) {
        const way = squares[one.dataset.square ?? ""]
        if (way) one.dataset.ahead = `${way.takes}${way.by.length ? "+" : ""}`
        else delete one.dataset.ahead
      }
    },
    get shown() {
      return shown
    },
  }
}
