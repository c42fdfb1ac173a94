// Fields for the words of a game, made of their keys: a word, the values of its slots, the words within those. Nothing here
// knows a game: what there is to choose from, and what it says, is in the page's data.
import {button, h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {Kept} from "./kept.js"
import {found, isMapping} from "./sketches.js"
/** @import {Child} from "../workshop/types.d.ts" */
/** @import {Sketches} from "./sketches.js" */
/** @import {At, Facts, Key, Kind, Mapping, Plain} from "./types.d.ts" */

/** @type {Record<Kind, string>} */
const TAGS = {verb: "do", modifier: "always", event: "on", condition: "when"}
const MADE = "\u0000" // what begins an option that makes something, before its kind; no word of a game has it
/** A value of each kind that is made, when it is chosen. @type {Record<string, Plain>} */
const SAMPLES = {number: 1, cards: {}, per: {per: {}}}
const COMMON = ["type", "of", "count"] // the keys of a selection of cards that are in sight at once
/** @typedef {{at: At, values: () => Plain[]}} Offer what the entry has at a place for each option of a list that it may refuse */

export class Fields extends Kept {
  /** @type {WeakMap<HTMLElement, Offer>} */
  #offers = new WeakMap()

  /**
   * @param {Facts} facts
   * @param {Sketches} sketches
   */
  constructor(facts, sketches) {
    super()
    this.facts = facts
    this.sketches = sketches
    this.words = facts.words
    this.forms = facts.forms
  }

  /** What lists offer, to be asked about. */
  get offers() {
    return this.elements.flatMap((label) => {
      const offer = this.#offers.get(label)
      return offer ? [{at: offer.at, values: offer.values(), options: [...listOf(label).options]}] : []
    })
  }

  // --- what fields are made of ---

  /** The type of the card; the first one of the game for what is no type of it. */
  get type() {
    const written = String(this.value(["type"]))
    return Object.hasOwn(this.forms.types, written) ? written : Object.keys(this.forms.types)[0]
  }

  /** @param {At} at */
  value(at) {
    return found(this.sketches.now.entry, at)
  }

  /**
   * A control with its name, and room for what is wrong there.
   * @param {At} at
   * @param {string} name
   * @param {HTMLElement} control
   */
  labelled(at, name, control) {
    const tick = control.matches("[type=checkbox]")
    control.dataset.at = JSON.stringify(at)
    const said = h("span", {}, name)
    return h("label", {class: tick ? "studio__tick" : "studio__field"}, tick ? [control, said] : [said, control])
  }

  /**
   * @param {At} at
   * @param {string} name
   * @param {Child[]} children
   */
  group(at, name, ...children) {
    const place = JSON.stringify(at)
    const legend = this.kept(`legend ${place}`, [name], () => h("legend", {}, name))
    return this.around(place, "fieldset", {class: "studio__group", "data-at": place, tabindex: -1}, legend, children)
  }

  /**
   * Fields beside each other, as far as there is room.
   * @param {At} at
   * @param {Child[]} fields
   */
  keys(at, ...fields) {
    return this.around(`keys ${JSON.stringify(at)}`, "div", {class: "studio__keys"}, fields)
  }

  /**
   * A list to choose from.
   * @param {At} at
   * @param {string} name
   * @param {readonly unknown[]} of what its options are made of
   * @param {() => [value: string, label: string][]} options
   * @param {string} chosen
   * @param {(value: string) => void} choose
   * @param {Offer | null} offer
   */
  list(at, name, of, options, chosen, choose, offer = null) {
    const label = this.kept(`list ${JSON.stringify(at)}`, [name, ...of], () => {
      const made = options().map(([value, label]) => h("option", {value}, label))
      return this.labelled(at, name, h("select", {}, made))
    })
    const list = listOf(label)
    if (list.value !== chosen) list.value = chosen
    list.onchange = () => choose(list.value)
    if (offer && list.length > 1) this.#offers.set(label, offer)
    return label
  }

  /**
   * @param {At} at
   * @param {string} name
   * @param {number | string} value
   * @param {[least: number, most: number]} bounds
   */
  number(at, name, value, [min, max] = [-99, 99]) {
    return this.typed(at, name, value, [min, max], () => {
      const oninput = (/** @type {{currentTarget: HTMLInputElement}} */ {currentTarget: {value}}) =>
        this.sketches.set(at, value === "" ? undefined : Number(value), "typed")
      return h("input", {type: "number", inputmode: "numeric", min, max, oninput})
    })
  }

  /**
   * A field that is typed into: it tells the card of each letter, and stays as it is.
   * @param {At} at
   * @param {string} name
   * @param {number | string} value
   * @param {readonly unknown[]} of
   * @param {() => HTMLInputElement} make
   */
  typed(at, name, value, of, make) {
    const label = this.kept(`typed ${JSON.stringify(at)}`, [name, ...of], () => this.labelled(at, name, make()))
    const input = /** @type {HTMLInputElement} */ (label.querySelector("input"))
    if (input.value !== String(value)) input.value = String(value)
    return label
  }

  /**
   * @param {At} at
   * @param {string} name
   * @param {boolean} checked
   * @param {(checked: boolean) => void} choose
   */
  tick(at, name, checked, choose) {
    const make = () => this.labelled(at, name, h("input", {type: "checkbox"}))
    const label = this.kept(`tick ${JSON.stringify(at)}`, [name], make)
    const input = /** @type {HTMLInputElement} */ (label.querySelector("input"))
    input.checked = checked
    input.onchange = () => choose(input.checked)
    return label
  }

  /**
   * @param {At} at
   * @param {string} what
   */
  remover(at, what) {
    const said = fill(this.words.remove_of, {what})
    const place = JSON.stringify([...at, "-"])
    const about = {class: "studio__remove", "aria-label": said, title: said, "data-at": place}
    return this.kept(place, [said], () => button("✕", () => this.sketches.set(at, undefined), about))
  }

  /**
   * What moves a thing of a list by one place, where there is one.
   * @param {At} at
   * @param {string} what
   * @param {number} of how many there are
   */
  movers(at, what, of) {
    const n = Number(at.at(-1))
    const one = (/** @type {-1 | 1} */ by, /** @type {string} */ name, /** @type {string} */ sign) => {
      const said = fill(this.words[name], {what})
      const place = JSON.stringify([...at, sign])
      const about = {class: "studio__move", "aria-label": said, title: said, "data-at": place}
      const mover = this.kept(place, [said], () =>
        button(sign, () => this.sketches.move(at, by), {...about, "data-again": true}),
      )
      mover.disabled = n + by < 0 || n + by >= of
      return mover
    }
    return of > 1 ? [one(1, "move_down", "↓"), one(-1, "move_up", "↑")] : null
  }

  /**
   * A button that adds one more to a list, at its end.
   * @param {At} at
   * @param {string} said
   * @param {Plain} sample
   */
  adder(at, said, sample) {
    const place = JSON.stringify([...at, "+"])
    const add = () => {
      const written = this.value(at)
      this.sketches.set([...at, Array.isArray(written) ? written.length : 0], structuredClone(sample))
    }
    return this.kept(place, [said, sample], () => button(said, add, {"data-at": place}))
  }

  /**
   * A list with what adds one more to it; an empty one is that alone.
   * @param {At} at
   * @param {string} name
   * @param {HTMLElement[]} items
   * @param {string} more
   * @param {Plain} sample
   */
  several(at, name, items, more, sample) {
    const adder = sample !== null && this.adder(at, items.length ? more : `${name} +`, sample)
    const place = JSON.stringify(at)
    return items.length
      ? this.group(at, name, this.around(place, "ol", {}, items), adder)
      : this.around(`none ${place}`, "div", {}, adder)
  }

  /**
   * One of several.
   * @param {At} at
   * @param {Child[]} fields
   * @param {Child[]} buttons what moves it, and takes it away
   */
  item(at, fields, ...buttons) {
    const place = JSON.stringify(at)
    const ends = this.around(`ends ${place}`, "span", {}, buttons)
    return this.around(place, "li", {}, this.around(place, "div", {}, fields), ends)
  }

  // --- words ---

  /**
   * A word: which it is, and its keys. One that may be left out has a choice more.
   * @param {Kind} kind
   * @param {At} at
   * @param {string} name
   * @param {boolean} optional
   * @returns {HTMLElement[]}
   */
  word(kind, at, name, optional = false) {
    const words = this.forms.words[kind] ?? {}
    const value = this.value(at)
    const written = isMapping(value) ? String(value[TAGS[kind]]) : ""
    /** @type {[string, string][]} */
    const first = optional ? [["", this.words.none]] : words[written] ? [] : [[written, written]]
    const options = () => [
      ...first,
      ...Object.entries(words).map(([one, {label, of}]) => {
        return /** @type {[string, string]} */ ([one, of?.[this.type] ?? label])
      }),
    ]
    const values = () => {
      const samples = Object.values(words).map(({sample}) => sample)
      return first.length ? [this.value(at) ?? null, ...samples] : samples
    }
    const choose = (/** @type {string} */ one) =>
      this.sketches.set(at, words[one] && structuredClone(words[one].sample))
    const which = this.list(at, name, [kind, this.type, first.join()], options, written, choose, {at, values})
    const keys = words[written]?.keys ?? []
    const made = keys.flatMap((key) => this.key([...at, key.name], key, this.#named(key, keys)))
    return made.length ? [which, this.keys(at, made)] : [which]
  }

  /**
   * What a key of a word is called: of several alike, which of them.
   * @param {Key} key
   * @param {readonly Key[]} keys
   */
  #named(key, keys) {
    const name = this.words[`field_${key.field}`]
    const alike = keys.filter(({field}) => field === key.field)
    return alike.length > 1 ? fill(this.words.one_of_alike, {name, n: alike.indexOf(key) + 1}) : name
  }

  /**
   * A list of words, each of which can be taken away, and one more added.
   * @param {Kind} kind
   * @param {At} at
   * @param {string} name
   * @param {string} more
   */
  wordList(kind, at, name, more) {
    const some = Object.values(this.forms.words[kind] ?? {})
    if (!some.length) return null
    const value = this.value(at)
    const written = Array.isArray(value) ? value : []
    const items = written.map((_, n) => {
      const place = [...at, n]
      const ends = [this.movers(place, name, written.length), this.remover(place, name)]
      return this.item(place, this.word(kind, place, name), ends)
    })
    return this.several(at, name, items, more, some[0].sample)
  }

  /**
   * The fields of one key, by the kinds of values that it takes.
   * @param {At} at
   * @param {Key} key
   * @param {string} name
   * @returns {Child[]}
   */
  key(at, key, name) {
    const [takes] = key.takes
    const effects = this.words.add_effect
    switch (takes) {
      case "verbs":
        return [this.wordList("verb", at, name, effects)]
      case "event":
      case "condition":
        return this.forms.words[takes] ? this.word(takes, at, name, key.default === "") : []
      case "courses":
        return [0, 1].map((n) => this.wordList("verb", [...at, n], fill(this.words.course, {n: n + 1}), effects))
      case "keywords":
        return [this.group(at, name, this.keywords(at))]
      case "abilities":
        return [this.abilities(at)]
    }
    if (key.choices.join() === "true,false") return [this.flag(at, key, name)]
    return this.choice(at, key, name)
  }

  /**
   * @param {At} at
   * @param {Key} key
   * @param {string} name
   */
  flag(at, key, name) {
    const usual = Boolean(key.default)
    return this.tick(at, name, Boolean(this.value(at) ?? usual), (checked) =>
      this.sketches.set(at, checked === usual ? undefined : checked),
    )
  }

  /**
   * One of several words, or a value that is made.
   * @param {At} at
   * @param {Key} key
   * @param {string} name
   * @param {string} called the labels of its values, among those of all keys
   * @returns {Child[]}
   */
  choice(at, key, name, called = key.name) {
    const value = this.value(at) ?? key.default ?? ""
    const made = isMapping(value) ? ("per" in value ? "per" : "cards") : typeof value === "number" ? "number" : ""
    const has = made && key.takes.includes(made)
    const chosen = has ? MADE + made : String(value)
    const none = key.default === "" || key.default === null
    const known = [...(none ? [""] : []), ...key.choices, ...key.takes.map((one) => MADE + one)]
    const ids = known.includes(chosen) ? known : [chosen, ...known]
    const options = () => ids.map((one) => /** @type {[string, string]} */ ([one, this.#said(key, one, called)]))
    const choose = (/** @type {string} */ one) => {
      const fresh = one.startsWith(MADE) ? structuredClone(SAMPLES[one.slice(1)]) : one || undefined
      this.sketches.set(at, fresh === key.default ? undefined : fresh)
    }
    const values = () => ids.map((one) => (one.startsWith(MADE) || !one ? (this.value(at) ?? null) : one))
    const only = ids.length === 1 && has
    const field = only ? [] : [this.list(at, name, [key, this.type, ids[0]], options, chosen, choose, {at, values})]
    if (!has) return field
    const of = only ? name : this.words[`made_${made}`]
    if (made === "number") return [...field, this.number(at, of, Number(value))]
    return [...field, made === "per" ? this.per(at, of) : this.cards(at, of)]
  }

  /**
   * What a list says of a value of a key.
   * @param {Key} key
   * @param {string} one
   * @param {string} called
   */
  #said(key, one, called) {
    if (one.startsWith(MADE)) return this.words[`a_${one.slice(1)}`]
    const said =
      key.of?.[this.type]?.[one] ?? key.labels[one] ?? this.forms.labels[called]?.[one] ?? this.words[`is_${one}`]
    return said ?? (one || this.words.none)
  }

  // --- selections of cards ---

  /**
   * @param {At} at
   * @param {string} name
   */
  cards(at, name) {
    const key = (/** @type {Key} */ one) => this.key([...at, one.name], one, this.words[`field_${one.field}`])
    const [common, rest] = [true, false].map((is) =>
      this.forms.shapes.cards.filter((one) => COMMON.includes(one.name) === is),
    )
    const place = JSON.stringify(at)
    const summary = this.kept(`summary ${place}`, [], () => h("summary", {}, this.words.more))
    const more = this.around(place, "details", {}, summary, this.keys([...at, "more"], rest.map(key)))
    if (rest.some((one) => this.value([...at, one.name]) !== undefined)) more.open = true
    return this.group(at, name, this.keys([...at, "common"], common.map(key)), more)
  }

  /**
   * @param {At} at
   * @param {string} name
   */
  per(at, name) {
    const [, times] = this.forms.shapes.per
    const [by, count] = [this.words.field_per, this.words[`field_${times.field}`]]
    return this.group(at, name, this.key([...at, times.name], times, count), this.cards([...at, "per"], by))
  }

  // --- abilities, properties ---

  /** @param {At} at */
  abilities(at) {
    const value = this.value(at)
    const written = Array.isArray(value) ? value : []
    const all = written.map((_, n) => this.ability([...at, n], n + 1, written.length))
    const {samples} = this.forms.types[this.type]
    const more = samples.abilities !== null && this.adder(at, this.words.add_ability, samples.abilities)
    return this.around(`all ${JSON.stringify(at)}`, "div", {}, all, more)
  }

  /**
   * @param {At} at
   * @param {number} n
   * @param {number} of
   */
  ability(at, n, of) {
    const called = fill(this.words.ability, {n})
    const keys = this.forms.shapes.ability.flatMap((key) => {
      const name = this.words[`field_${key.field}`]
      const place = [...at, key.name]
      if (key.name === "trigger") return [this.trigger(at, name)]
      if (key.name === "event") return this.value(place) ? this.word("event", place, name) : []
      if (key.name === "zone") return key.choices.length > 1 ? this.choice(place, key, name, "zone of ability") : []
      return this.key(place, key, name)
    })
    return this.group(at, called, this.remover(at, called), this.movers(at, called, of), this.keys(at, keys))
  }

  /**
   * What an ability waits for; an event goes with some, and is put there or taken away.
   * @param {At} at
   * @param {string} name
   */
  trigger(at, name) {
    const {triggers} = this.forms
    const [first] = Object.values(this.forms.words.event ?? {})
    const made = (/** @type {string} */ trigger) => {
      const {event, trigger: _, ...rest} = /** @type {Mapping} */ (this.value(at) ?? {})
      const needs = triggers[trigger].event
      return /** @type {Mapping} */ ({
        trigger,
        ...(needs ? {event: event ?? structuredClone(first.sample)} : {}),
        ...rest,
      })
    }
    const chosen = String(found(this.sketches.now.entry, [...at, "trigger"]))
    const options = () =>
      Object.entries(triggers).map(
        ([one, {label}]) => /** @type {[string, string]} */ ([one, label || this.words.plain_trigger]),
      )
    const choose = (/** @type {string} */ one) => this.sketches.set(at, made(one))
    const values = () => Object.keys(triggers).map(made)
    return this.list([...at, "trigger"], name, [], options, chosen, choose, {at, values})
  }

  /** @param {At} at */
  keywords(at) {
    const value = this.value(at)
    const written = (Array.isArray(value) ? value : []).map(String)
    const items = written.map((text, n) => this.#keyword([...at, n], text))
    const left = Object.keys(this.forms.keywords).filter((id) => !written.some((text) => text.split(" ")[0] === id))
    const add = (/** @type {string} */ id) =>
      id && this.sketches.set([...at, written.length], this.forms.keywords[id].x ? `${id} 1` : id)
    const place = JSON.stringify(at)
    const more = this.kept(`more ${place}`, [left.join(), written.length], () => {
      const options = [["", this.words.add_keyword], ...left.map((id) => [id, this.forms.keywords[id].label])]
      return h(
        "select",
        {"aria-label": this.words.add_keyword, onchange: ({currentTarget}) => add(currentTarget.value)},
        options.map(([value, label]) => h("option", {value}, label)),
      )
    })
    return [this.around(place, "ul", {class: "studio__keywords"}, items), left.length ? more : null]
  }

  /**
   * @param {At} at
   * @param {string} text
   */
  #keyword(at, text) {
    const [id, x = ""] = text.split(" ")
    const {label = id, x: numbered = false} = this.forms.keywords[id] ?? {}
    const place = JSON.stringify(at)
    const said = this.kept(`said ${place}`, [label], () => h("span", {}, label))
    const input = this.kept(`x ${place}`, [id], () =>
      h("input", {
        type: "number",
        min: 0,
        max: 99,
        "aria-label": fill(this.words.keyword_number, {name: label}),
        oninput: ({currentTarget}) => this.sketches.set(at, `${id} ${currentTarget.value}`, "typed"),
        "data-at": place,
      }),
    )
    if (input.value !== x) input.value = x
    return this.around(place, "li", {"data-at": place}, said, numbered && input, this.remover(at, label))
  }
}

/** @param {HTMLElement} label @returns {HTMLSelectElement} */
const listOf = (label) => /** @type {HTMLSelectElement} */ (label.querySelector("select"))
