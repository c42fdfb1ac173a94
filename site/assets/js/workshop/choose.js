// The cards to choose from, all but those that are in nobody's deck: faces with a count on each, found by text and by filters.
import {h, say} from "./dom.js"
import {pageOf, pictured} from "./own.js"
import {fill} from "./said.js"
/** @import {Decks} from "./decks.js" */
/** @import {Card, Facts} from "./types.d.ts" */

/**
 * @param {Facts} facts
 * @param {Decks} decks
 */
export function chooser(facts, decks) {
  const {words} = facts
  /** @type {Record<keyof Facts["filters"], string>} */
  const chosen = {team: "", type: "", rarity: ""}
  const query = h("input", {type: "search", "aria-label": words.find, placeholder: words.find, oninput: show})
  const only = h("input", {type: "checkbox", onchange: show})
  const kinds = /** @type {[keyof Facts["filters"], Record<string, string>][]} */ (Object.entries(facts.filters))
  const filters = kinds
    .filter(([, values]) => Object.keys(values).length > 1)
    .map(([kind, values]) =>
      h(
        "select",
        {
          "aria-label": words[kind],
          onchange: (event) => {
            chosen[kind] = event.currentTarget.value
            show()
          },
        },
        h("option", {value: ""}, `${words[kind]}: ${words.all}`),
        Object.entries(values).map(([value, name]) => h("option", {value}, name)),
      ),
    )
  const told = h("p", {class: "workshop__found", role: "status"})
  const tiles = facts.cards.filter(({piece}) => !piece).map(tile)
  const grid = h(
    "ul",
    {class: "workshop__cards"},
    tiles.map(({item}) => item),
  )

  /** @param {Card} card */
  function tile(card) {
    const count = h("output", {}, "0")
    const less = h(
      "button",
      {
        type: "button",
        disabled: true,
        "aria-label": fill(words.less, {name: card.name}),
        onclick: () => decks.add(card, -1),
      },
      "−",
    )
    const more = h(
      "button",
      {type: "button", "aria-label": fill(words.more, {name: card.name}), onclick: () => decks.add(card, 1)},
      "+",
    )
    const limit = card.slot ? facts.slots[card.slot].count : card.most
    const size = facts.faces[card.id] ?? facts.face
    const face = h(
      "button",
      {
        type: "button",
        class: "workshop__face",
        "aria-hidden": "true", // for the keyboard there is the button under it
        tabindex: -1,
        onclick: () => decks.add(card, 1),
      },
      h("img", {
        ...pictured(card.id),
        width: size[0],
        height: size[1],
        loading: "lazy",
        decoding: "async",
        alt: "",
      }),
    )
    const item = h(
      "li",
      {class: "workshop__card", "data-card": card.id},
      face,
      h("a", {href: pageOf(card.id), class: "workshop__name"}, card.narrow),
      h("span", {class: "workshop__kind"}, card.kind),
      h(
        "span",
        {class: "workshop__count"},
        less,
        h("span", {}, count, limit === null ? null : h("small", {}, ` ${words.of} ${limit}`)),
        more,
      ),
    )
    return {
      card,
      item,
      count,
      less,
      more,
      limit,
      words: [card.name, ...card.names, card.kind, card.text, card.id].join(" ").toLowerCase(),
    }
  }

  function show() {
    const wanted = query.value.toLowerCase().split(/\s+/).filter(Boolean)
    let found = 0
    for (const {card, item, words: text} of tiles) {
      const fits = kinds.every(([kind]) => !chosen[kind] || card[kind] === chosen[kind])
      item.hidden = !(fits && wanted.every((word) => text.includes(word)) && (!only.checked || decks.count(card)))
      if (!item.hidden) found += 1
    }
    told.textContent = found ? fill(words.found, {n: found, all: tiles.length}) : words.none
  }

  function count() {
    for (const {card, item, count: shown, less, limit} of tiles) {
      const copies = decks.count(card)
      if (shown.value === String(copies)) continue // or the whole grid would be laid out again
      shown.value = String(copies)
      less.disabled = copies === 0
      item.classList.toggle("is-in", copies > 0)
      item.classList.toggle("is-over", limit !== null && copies > limit)
    }
  }

  // Where a deck is whole teams, each is put in or taken out at a press.
  /** @param {NonNullable<Facts["whole"]>} whole */
  function teams(whole) {
    const switches = Object.values(whole.teams).map(({name, cards}) => ({
      cards,
      button: h("button", {type: "button", onclick: () => decks.turn(cards)}, name),
    }))
    const said = h("p", {class: "workshop__found", role: "status"})
    const tell = () => {
      const chosen = switches.filter(({cards, button}) => {
        button.ariaPressed = String(decks.holds(cards))
        return decks.holds(cards)
      })
      say(said, fill(words.whole, {n: chosen.length, of: whole.count}))
    }
    decks.addEventListener("change", tell)
    tell()
    return h(
      "div",
      {class: "workshop__teams"},
      said,
      switches.map(({button}) => button),
    )
  }

  decks.addEventListener("change", () => {
    count()
    if (only.checked) show()
  })
  count()
  show()
  return h(
    "section",
    {class: "workshop__choose", id: "choose", "aria-labelledby": "choose-title"},
    h("h2", {id: "choose-title"}, words.choose),
    facts.whole ? teams(facts.whole) : null,
    h("div", {class: "workshop__filters"}, query, filters, h("label", {}, only, ` ${words.only_in}`)),
    told,
    grid,
  )
}
