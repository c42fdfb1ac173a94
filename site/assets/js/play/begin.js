// Before the game: how it is played, how many sit down, with which decks, and who plays.
import {h, weighed} from "../workshop/dom.js"
import {Decks} from "../workshop/decks.js"
import {fill} from "../workshop/said.js"
import {all} from "./solved.js"
/** @import {Begun, Facts, Remembered} from "./types.d.ts" */

// Nobody finds out from the cards that he has seen which of so many seeds dealt them.
const secret = () => crypto.getRandomValues(new BigUint64Array(2)).reduce((bits, more) => (bits << 64n) | more, 0n)

// The position of the day: that of the address, or the next one each day.
export function today() {
  return Number(new URLSearchParams(location.search).get("puzzle")) || Math.floor(Date.now() / 864e5)
}

// The number of a deal that nobody can guess.
export function dealt() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2))
  return (high % 2 ** 21) * 2 ** 32 + low
}

/**
 * A control and what is said of it, in their place.
 * @template {HTMLElement} T
 * @param {string} words
 * @param {T} control
 */
export function field(words, control) {
  const said = h("span", {}, words)
  return {said, control, place: h("label", {}, said, control)}
}

/**
 * @param {Facts} facts
 * @param {{start(args: Begun): void, resume(): void, kept(): Remembered | null, learn(): void, solve(number?: number): void}} does
 */
export function beginning(facts, {start, resume, kept, learn, solve}) {
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
  const players = h("select", {onchange: sit})
  const usual = facts.bots.includes("greedy") ? "greedy" : "random"
  const chairs = facts.seats.map((letter) => ({
    letter,
    deck: field("", h("select")),
    who: field(
      "",
      h(
        "select",
        {},
        facts.bots.map((name) => h("option", {value: name, selected: name === usual}, words[`bot_${name}`])),
        h("option", {value: "me"}, words.person),
      ),
    ),
  }))
  /** @type {HTMLInputElement} */
  const seed = h("input", {
    inputmode: "numeric",
    pattern: "[0-9]{1,38}", // below 2 ** 128, and as text, as numbers here have 53 bits
    maxlength: 38,
    placeholder: words.any,
    dir: "ltr",
    oninput: () => seed.setCustomValidity(seed.validity.patternMismatch ? words.seed_wrong : ""),
  })
  const go = h("button", {class: "md-button md-button--primary"})
  const on = h("button", {type: "button", class: "md-button md-button--primary", onclick: resume})
  const first = h("button", {type: "button", class: "md-button md-button--primary", onclick: learn})
  const daily = h("button", {type: "button", class: "md-button", onclick: () => solve()}, words.daily)
  const puzzles = all(facts, solve)
  const fields = {mode: field(words.mode, mode), players: field(words.players, players), seed: field(words.seed, seed)}
  const taken = chairs.flatMap(({deck, who}, seat) => (seat ? [deck.place, who.place] : [deck.place]))
  const form = h(
    "form",
    {onsubmit: begin},
    fields.mode.place,
    fields.players.place,
    taken,
    fields.seed.place,
    h("p", {class: "play__go"}, go),
  )
  const place = h(
    "section",
    {class: "play__begin", "aria-labelledby": "begin-title"},
    h("p", {class: "play__go"}, on),
    facts.lesson ? h("p", {}, words.lesson_lead) : null,
    facts.lesson || facts.puzzles
      ? h("p", {class: "play__go"}, facts.lesson ? first : null, " ", facts.puzzles ? daily : null)
      : null,
    facts.puzzles ? puzzles.place : null,
    h("h2", {id: "begin-title"}, words.new_game),
    h("p", {}, words.lead, facts.lesson ? null : [" ", h("a", {href: "../learn/"}, words.learn)]),
    form,
  )
  let fetched = 0

  const chosen = () => facts.modes[Number(mode.value) || 0]

  // As many may sit down as the mode lets.
  function fit() {
    const [least, most] = chosen().seats
    const before = Number(players.value)
    players.replaceChildren(
      ...Array.from({length: most - least + 1}, (_, more) => h("option", {value: least + more}, least + more)),
    )
    if (least <= before && before <= most) players.value = String(before)
    fields.mode.place.hidden = facts.modes.length < 2
    fields.players.place.hidden = least === most
    sit()
  }

  // Each has a deck, if the mode takes any: of the size that it asks for, and none where nobody has to bring one.
  function sit() {
    const {
      decks: [least, most],
      cards,
    } = chosen()
    const n = Number(players.value)
    const fits = (/** @type {{size: number}} */ {size}) => cards === null || size === cards
    const starters = facts.starters.map(({name, size}, at) => ({size, name, value: `starter ${at}`}))
    const made = mine.map(({name, size, at}) => ({size, name, value: `own ${at}`}))
    chairs.forEach(({letter, deck, who}, seat) => {
      const two = n < 3
      deck.said.textContent = seat === 0 ? words.my_deck : two ? words.other_deck : fill(words.deck_of, {seat: letter})
      who.said.textContent = two ? words.opponent : fill(words.who_plays, {seat: letter})
      deck.place.hidden = seat >= Math.min(n, most)
      who.place.hidden = seat >= n
      const before = deck.control.value
      const shown = [starters, made].map((some) => some.filter(fits).map(({name, value}) => h("option", {value}, name)))
      deck.control.replaceChildren(
        ...(least ? [] : [h("option", {value: ""}, words.no_deck)]),
        ...[words.starters, words.own].flatMap((label, at) =>
          shown[at].length ? [h("optgroup", {label}, shown[at])] : [],
        ),
      )
      const options = [...deck.control.options].map(({value}) => value).filter(Boolean)
      if (options.includes(before)) deck.control.value = before
      else if (options.length) deck.control.value = options[Math.min(seat, options.length - 1)]
    })
    go.disabled = chairs.slice(0, Math.min(n, most)).some(({deck}) => least && !deck.control.value)
  }

  /** @param {Event} event */
  function begin(event) {
    event.preventDefault()
    const {
      id,
      decks: [, most],
    } = chosen()
    const sitting = chairs.slice(0, Number(players.value))
    /** @type {Begun["files"]} */
    const files = []
    const refs = sitting.slice(0, most).flatMap(({deck}) => {
      const [kind, at] = deck.control.value.split(" ")
      if (kind === "starter") return [facts.starters[Number(at)].ref]
      if (kind !== "own") return []
      own.at = Number(at)
      files.push({name: own.file, text: own.text})
      return [own.file]
    })
    start({decks: refs, files, ...seated(), mode: id})
  }

  // Who plays, and the number of the deal.
  function seated() {
    const others = chairs.slice(1, Number(players.value))
    return {
      names: ["me", ...others.map(({who}) => who.control.value)],
      seed: /^\d+$/.test(seed.value) ? seed.value : String(secret()),
    }
  }

  function label() {
    go.textContent = weighed(words.start, fetched, lang)
    on.textContent = weighed(words.resume, fetched, lang)
    first.textContent = weighed(words.lesson, fetched, lang)
    on.hidden = !kept()
    first.classList.toggle("md-button--primary", on.hidden)
    go.classList.toggle("md-button--primary", on.hidden && !facts.lesson)
  }

  /**
   * @param {boolean} able
   * @param {number} bytes
   */
  function allow(able, bytes) {
    fetched = bytes
    form.hidden = !able
    first.hidden = !able
    daily.hidden = puzzles.place.hidden = !able
    label()
  }

  fit()
  return {
    place,
    allow,
    seated,
    tell: label,
    show() {
      place.hidden = false
      label()
      puzzles.show()
      form.querySelector("select")?.focus()
    },
    hide() {
      place.hidden = true
    },
  }
}
