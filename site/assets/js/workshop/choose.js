// The cards to choose from: faces with a count on each, found by text and by filters.
import {h} from "./dom.js"
import {fill} from "./said.js"

export function chooser(facts, decks) {
  const {words} = facts
  const chosen = {team: "", type: "", rarity: ""}
  const query = h("input", {type: "search", "aria-label": words.find, placeholder: words.find, oninput: show})
  const only = h("input", {type: "checkbox", onchange: show})
  const filters = Object.entries(facts.filters)
    .filter(([, values]) => Object.keys(values).length > 1)
    .map(([kind, values]) =>
      h(
        "select",
        {
          "aria-label": words[kind],
          onchange: (event) => {
            chosen[kind] = event.target.value
            show()
          },
        },
        h("option", {value: ""}, `${words[kind]}: ${words.all}`),
        Object.entries(values).map(([value, name]) => h("option", {value}, name)),
      ),
    )
  const told = h("p", {class: "workshop__found", role: "status"})
  const tiles = new Map(facts.cards.map((card) => [card.id, tile(card)]))
  const grid = h(
    "ul",
    {class: "workshop__cards"},
    [...tiles.values()].map(({item}) => item),
  )

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
    const face = h(
      "button",
      {
        type: "button",
        class: "workshop__face",
        "aria-label": fill(words.more, {name: card.name}),
        onclick: () => decks.add(card, 1),
      },
      h("img", {
        src: `../faces/${card.id}-${facts.face[0]}.webp`,
        width: facts.face[0],
        height: facts.face[1],
        loading: "lazy",
        decoding: "async",
        alt: "",
      }),
    )
    const item = h(
      "li",
      {class: "workshop__card", "data-card": card.id},
      face,
      h("a", {href: `../cards/${card.id}/`, class: "workshop__name"}, card.narrow),
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
    for (const card of facts.cards) {
      const {item, words: text} = tiles.get(card.id)
      const fits = Object.entries(chosen).every(([kind, value]) => !value || card[kind] === value)
      item.hidden = !(fits && wanted.every((word) => text.includes(word)) && (!only.checked || decks.count(card)))
      found += !item.hidden
    }
    told.textContent = found ? fill(words.found, {n: found, all: facts.cards.length}) : words.none
  }

  function count() {
    for (const card of facts.cards) {
      const {item, count: shown, less, limit} = tiles.get(card.id)
      const copies = decks.count(card)
      if (shown.value === String(copies)) continue // or the whole grid would be laid out again
      shown.value = copies
      less.disabled = copies === 0
      item.classList.toggle("is-in", copies > 0)
      item.classList.toggle("is-over", limit !== null && copies > limit)
    }
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
    h("div", {class: "workshop__filters"}, query, filters, h("label", {}, only, ` ${words.only_in}`)),
    told,
    grid,
  )
}
