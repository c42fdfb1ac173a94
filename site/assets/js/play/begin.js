// Before the game: how it is played, with which decks, against whom.
import {h, megabytes} from "../workshop/dom.js"
import {Decks} from "../workshop/decks.js"
import {fill} from "../workshop/said.js"

// Nobody finds out from the cards that he has seen which of so many seeds dealt them.
const secret = () => crypto.getRandomValues(new BigUint64Array(2)).reduce((bits, more) => (bits << 64n) | more, 0n)

export function beginning(facts, {start, resume, kept}) {
  const {words, lang} = facts
  const own = new Decks({...facts, langs: [lang], words: {...words, new_name: words.own}})
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
  const on = h("button", {type: "button", onclick: resume})
  const field = (name, control) => h("label", {}, h("span", {}, words[name]), control)
  const fields = {
    mode: field("mode", mode),
    first: field("my_deck", decks[0]),
    second: field("other_deck", decks[1]),
    opponent: field("opponent", opponent),
    seed: field("seed", seed),
  }
  const form = h("form", {onsubmit: begin}, Object.values(fields), h("p", {class: "play__go"}, on, go))
  const place = h(
    "section",
    {class: "play__begin", "aria-labelledby": "begin-title"},
    h("h2", {id: "begin-title"}, words.new_game),
    h("p", {}, words.lead),
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
    const fits = ({size}) => cards === null || size === cards
    decks.forEach((select, seat) => {
      const ready = facts.starters.map((deck, at) => [deck, h("option", {value: `starter ${at}`}, deck.name)])
      const made = mine.map((deck) => [deck, h("option", {value: `own ${deck.at}`}, deck.name)])
      const shown = [ready, made].map((pairs) => pairs.filter(([deck]) => fits(deck)).map(([, option]) => option))
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

  function begin(event) {
    event.preventDefault()
    const {
      id,
      decks: [, most],
      seats,
    } = chosen()
    const files = []
    const refs = decks
      .slice(0, most)
      .map(({value}) => {
        const [kind, at] = value.split(" ")
        if (kind === "starter") return facts.starters[at].ref
        if (kind !== "own") return null
        own.at = Number(at)
        files.push({name: own.file, text: own.text})
        return own.file
      })
      .filter(Boolean)
    const number = /^\d+$/.test(seed.value) ? seed.value : String(secret())
    start({decks: refs, files, names: ["me", ...(seats > 1 ? [opponent.value] : [])], seed: number, mode: id})
  }

  function label() {
    const mb = megabytes(fetched, lang)
    go.textContent = fetched ? fill(words.start, {mb}) : words.start_now
    on.textContent = fetched ? fill(words.resume, {mb}) : words.resume_now
    on.hidden = !kept()
  }

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
      form.querySelector("select:not([hidden])").focus()
    },
    hide() {
      place.hidden = true
    },
  }
}
