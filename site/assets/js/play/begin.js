// Before the game: how it is played, with which decks, against whom.
import {h, megabytes} from "../workshop/dom.js"
import {Decks} from "../workshop/decks.js"
import {fill} from "../workshop/said.js"
/** @import {Begun, Facts, Remembered} from "./types.d.ts" */

// Nobody finds out from the cards that he has seen which of so many seeds dealt them.
const secret = () => crypto.getRandomValues(new BigUint64Array(2)).reduce((bits, more) => (bits << 64n) | more, 0n)

/**
 * @param {Facts} facts
 * @param {{start(args: Begun): void, resume(): void, kept(): Remembered | null}} does
 */
export function beginning(facts, {start, resume, kept}) {
  const {words, lang} = facts
  const {game, cards, slots} = facts
  const own = new Decks({game, lang, langs: [lang], cards, slots, starters: [], words: {new_name: words.own}})
  const mine = own.all
    .map((deck, at) => ({name: deck.name, at, size: Object.values(deck.cards).reduce((sum, n) => sum + n, 0)}))
    .filter(({size}) => size)
  const mode = h(
    "select",
    {onchange: fit},
    facts.modes.map(({name}, at) => h("option", {value: at}, name)),
  )
  const decks = [h("select"), h("select")]
  const opponent = h(
    "select",
    {},
    ["greedy", "mcts", "random"]
      .filter((name) => facts.bots.includes(name))
      .map((name) => h("option", {value: name}, words[`bot_${name}`])),
    h("option", {value: "me"}, words.person),
  )
  const seed = h("input", {
    inputmode: "numeric",
    pattern: "[0-9]{1,38}", // below 2 ** 128, and as text, as numbers here have 53 bits
    maxlength: 38,
    placeholder: words.any,
    dir: "ltr",
  })
  const go = h("button", {class: "md-button md-button--primary"})
  const on = h("button", {type: "button", class: "md-button md-button--primary", onclick: resume})
  const field = (/** @type {string} */ name, /** @type {HTMLElement} */ control) =>
    h("label", {}, h("span", {}, words[name]), control)
  const fields = {
    mode: field("mode", mode),
    first: field("my_deck", decks[0]),
    second: field("other_deck", decks[1]),
    opponent: field("opponent", opponent),
    seed: field("seed", seed),
  }
  const form = h("form", {onsubmit: begin}, Object.values(fields), h("p", {class: "play__go"}, go))
  const place = h(
    "section",
    {class: "play__begin", "aria-labelledby": "begin-title"},
    h("p", {class: "play__go"}, on),
    h("h2", {id: "begin-title"}, words.new_game),
    h("p", {}, words.lead, " ", h("a", {href: "../learn/"}, words.learn)),
    form,
  )
  let fetched = 0

  const chosen = () => facts.modes[Number(mode.value) || 0]

  // The decks that the mode takes: of the size that it asks for, and none where it takes none.
  function fit() {
    const {
      decks: [least, most],
      cards,
      seats,
    } = chosen()
    fields.mode.hidden = facts.modes.length < 2
    fields.first.hidden = most < 1
    fields.second.hidden = most < 2
    fields.opponent.hidden = seats < 2
    const fits = (/** @type {{size: number}} */ {size}) => cards === null || size === cards
    decks.forEach((select, seat) => {
      const ready = facts.starters.map(({name, size}, at) => ({size, name, value: `starter ${at}`}))
      const made = mine.map(({name, size, at}) => ({size, name, value: `own ${at}`}))
      const shown = [ready, made].map((some) => some.filter(fits).map(({name, value}) => h("option", {value}, name)))
      select.replaceChildren(
        ...(least > seat ? [] : [h("option", {value: ""}, words.no_deck)]),
        ...[words.starters, words.own].flatMap((label, at) =>
          shown[at].length ? [h("optgroup", {label}, shown[at])] : [],
        ),
      )
      const options = [...select.options].filter(({value}) => value)
      if (options.length) select.value = options[Math.min(seat, options.length - 1)].value
    })
    go.disabled = decks.some((select, seat) => seat < least && !select.value)
  }

  /** @param {Event} event */
  function begin(event) {
    event.preventDefault()
    const {
      id,
      decks: [, most],
      seats,
    } = chosen()
    /** @type {Begun["files"]} */
    const files = []
    const refs = decks.slice(0, most).flatMap(({value}) => {
      const [kind, at] = value.split(" ")
      if (kind === "starter") return [facts.starters[Number(at)].ref]
      if (kind !== "own") return []
      own.at = Number(at)
      files.push({name: own.file, text: own.text})
      return [own.file]
    })
    const number = /^\d+$/.test(seed.value) ? seed.value : String(secret())
    start({decks: refs, files, names: ["me", ...(seats > 1 ? [opponent.value] : [])], seed: number, mode: id})
  }

  function label() {
    const mb = megabytes(fetched, lang)
    go.textContent = fetched ? fill(words.start, {mb}) : words.start_now
    on.textContent = fetched ? fill(words.resume, {mb}) : words.resume_now
    on.hidden = !kept()
    go.classList.toggle("md-button--primary", on.hidden)
  }

  /**
   * @param {boolean} able
   * @param {number} bytes
   */
  function allow(able, bytes) {
    fetched = bytes
    form.hidden = !able
    label()
  }

  fit()
  return {
    place,
    allow,
    show() {
      place.hidden = false
      label()
      form.querySelector("select")?.focus()
    },
    hide() {
      place.hidden = true
    },
  }
}
