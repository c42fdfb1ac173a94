// What is known of the deck before it is played, as `fitil insight` says it: spreads, odds, a hand, another deck beside it.
import {contest} from "./contest.js"
import {choices, drawn, h, why} from "./dom.js"
import {pageOf, pictured} from "./own.js"
import {Newest} from "./runtime.js"
/** @import {Decks} from "./decks.js" */
/** @import {Runtime} from "./runtime.js" */
/** @import {Curve, Deck, Facts, Insight} from "./types.d.ts" */

const WIDE = 30
const HIGH = 46
const REST_MS = 250 // how long a deck stays as it is before it is looked at: until then its verdicts have the program to themselves

/**
 * @param {Facts} facts
 * @param {Decks} decks
 * @param {Runtime} runtime
 */
export function insight(facts, decks, runtime) {
  const {words, lang} = facts
  const note = h("p", {}, words.insight_first)
  const charts = h("div", {class: "curves"})
  const whole = h("div", {hidden: true})
  const odds = h("ul", {class: "workshop__odds"})
  const hand = h("ul", {class: "workshop__hand", "aria-label": words.hand})
  const again = h(
    "button",
    {
      type: "button",
      onclick: () => {
        seed += 1
        look()
      },
    },
    words.another_hand,
  )
  const dealt = h("div", {hidden: true}, h("h3", {}, words.hand), hand, again)
  const beside = h("select", {"aria-label": words.beside, onchange: look})
  const differ = h("ul", {class: "workshop__differ"})
  const compared = h("div", {hidden: true}, h("h3", {}, words.beside), beside, h("div", {role: "status"}, differ))
  const looks = new Newest(runtime, "insight")
  let seed = 1

  const ready = () => runtime.begun && !decks.empty

  function offer() {
    const others = decks.others
    const chosen = others.find(({key}) => key === beside.value)
    const named = others.map(({key, deck}) => /** @type {const} */ ([key, deck.name]))
    choices(beside, [["", words.beside_none], ...named], chosen?.key ?? "")
  }

  async function look() {
    if (!ready()) return clear()
    const other = decks.others.find(({key}) => key === beside.value)
    const asDeck = (/** @type {Deck} */ deck) => ({name: decks.fileOf(deck), text: decks.textOf(deck)})
    try {
      const out = await looks.ask({decks: [decks.now, ...(other ? [other.deck] : [])].map(asDeck), lang, seed})
      if (out) tell(out, other)
    } catch (error) {
      note.textContent = `${words.broken} ${why(error)}`
    }
  }

  function clear() {
    looks.forget()
    note.textContent = decks.empty && runtime.state !== "off" ? words.empty : words.insight_first
    for (const place of [charts, odds, hand, differ]) place.replaceChildren()
    whole.hidden = dealt.hidden = compared.hidden = true
  }

  /**
   * @param {{wrong?: string, rows: Insight[], differences: {told: string}[]}} out
   * @param {object | undefined} other the other deck
   */
  function tell({wrong, rows, differences}, other) {
    if (wrong) {
      clear()
      note.textContent = wrong
      return
    }
    const [{told, curves, together, opening}, there] = rows
    note.textContent = told
    charts.replaceChildren(
      ...curves.map((curve) =>
        chart(
          curve,
          there?.curves.find(({type, number}) => type === curve.type && number === curve.number),
        ),
      ),
    )
    whole.hidden = !together
    if (together)
      whole.replaceChildren(h("h3", {}, together.told), h("ul", {}, ...together.lines.map((line) => h("li", {}, line))))
    odds.replaceChildren(
      ...(opening
        ? [opening.told, ...opening.groups.map((group) => group.told), opening.every.told, ...opening.expected]
            .filter(Boolean)
            .map((line) => h("li", {}, line))
        : []),
    )
    dealt.hidden = !opening
    hand.replaceChildren(
      ...(opening?.sample.cards ?? [])
        .flatMap((id) => decks.byId.get(id) ?? [])
        .map((card) => ({card, size: facts.faces[card.id] ?? facts.face}))
        .map(({card, size}) =>
          h(
            "li",
            {},
            h(
              "a",
              {href: pageOf(card.id)},
              h("img", {
                ...pictured(card.id),
                width: size[0],
                height: size[1],
                loading: "lazy",
                alt: card.name,
              }),
            ),
          ),
        ),
    )
    compared.hidden = false
    differ.replaceChildren(
      ...(!other
        ? []
        : differences.length
          ? differences.map((one) => h("li", {}, one.told))
          : [h("li", {}, words.beside_same)]),
    )
  }

  /**
   * The columns of a curve, and beside each the other deck's; the words under it say the same.
   * @param {Curve} curve
   * @param {Curve | undefined} there
   */
  function chart({name, spread, told}, there) {
    const values = [...Object.keys(spread), ...Object.keys(there?.spread ?? {})].map(Number)
    const [first, last] = [Math.min(...values), Math.max(...values)]
    const most = Math.max(...Object.values(spread), ...Object.values(there?.spread ?? {}))
    const svg = drawn("svg", {viewBox: `0 0 ${(last - first + 1) * WIDE} ${HIGH + 26}`, "aria-hidden": "true"})
    for (let value = first; value <= last; value += 1) {
      const [n, other] = [spread[value] ?? 0, there?.spread[value] ?? 0]
      const x = (value - first) * WIDE
      /**
       * @param {number} copies
       * @param {number} from
       * @param {number} width
       * @param {string} name_
       */
      const column = (copies, from, width, name_) =>
        drawn("rect", {
          x: x + from,
          y: 12 + HIGH * (1 - copies / most),
          width,
          height: (HIGH * copies) / most,
          class: name_,
        })
      svg.append(
        column(n, 4, there ? 12 : 22, "is-here"),
        ...(there ? [column(other, 17, 9, "is-there")] : []),
        drawn("text", {x: x + WIDE / 2, y: HIGH + 24}, value),
        ...(n
          ? [drawn("text", {x: x + (there ? 10 : WIDE / 2), y: 9 + HIGH * (1 - n / most), class: "curve__count"}, n)]
          : []),
      )
    }
    return h(
      "figure",
      {class: "workshop__curve curve"},
      h("figcaption", {class: "curve__name"}, name),
      svg,
      h("p", {class: "workshop__told"}, told),
    )
  }

  let resting = 0
  decks.addEventListener("change", () => {
    offer()
    clearTimeout(resting)
    resting = setTimeout(look, REST_MS)
  })
  runtime.addEventListener("state", look)
  offer()
  return h(
    "section",
    {class: "workshop__insight", id: "insight", "aria-labelledby": "insight-title"},
    h("h2", {id: "insight-title"}, words.insight),
    note,
    charts,
    whole,
    odds,
    dealt,
    compared,
    facts.engine && facts.runtime ? contest(facts, decks, runtime) : null,
  )
}
