// Fields for the words of a game, made of their keys: a word, the values of its slots, the words within those. Nothing here
// knows a game: what there is to choose from, and what it says, is in the page's data.
import {button, h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
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
/** @typedef {{at: At, values: Plain[], options: HTMLOptionElement[]}} Offer what a list offers, to be asked about */

export class Fields {
  /** @type {Offer[]} */
  offers = []

  /**
   * @param {Facts} facts
   * @param {Sketches} sketches
   */
  constructor(facts, sketches) {
    this.facts = facts
    this.sketches = sketches
    this.words = facts.words
    this.forms = facts.forms
  }

  // --- what fields are made of ---

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
    return h(
      "fieldset",
      {class: "studio__group", "data-at": JSON.stringify(at), tabindex: -1},
      h("legend", {}, name),
      children,
    )
  }

  /**
   * A list to choose from; `values` are what the entry has at a place if an option is chosen, for those it may refuse.
   * @param {[value: string, label: string][]} options
   * @param {string} chosen
   * @param {(value: string) => void} choose
   * @param {{at: At, values: Plain[]} | null} offer
   */
  select(options, chosen, choose, offer = null) {
    const made = options.map(([value, label]) => h("option", {value, selected: value === chosen}, label))
    if (offer && options.length > 1) this.offers.push({...offer, options: made})
    return h("select", {onchange: ({currentTarget}) => choose(currentTarget.value)}, made)
  }

  /**
   * @param {At} at
   * @param {number | string} value
   * @param {[least: number, most: number]} bounds
   */
  number(at, value, [min, max] = [-99, 99]) {
    const oninput = (/** @type {{currentTarget: HTMLInputElement}} */ {currentTarget: {value}}) =>
      this.sketches.set(at, value === "" ? undefined : Number(value), "typed")
    return h("input", {type: "number", inputmode: "numeric", min, max, value, oninput})
  }

  /**
   * @param {At} at
   * @param {string} what
   */
  remover(at, what) {
    const said = fill(this.words.remove_of, {what})
    const about = {class: "studio__remove", "aria-label": said, title: said, "data-at": JSON.stringify([...at, "-"])}
    return button("✕", () => this.sketches.set(at, undefined), about)
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
      const about = {class: "studio__move", "aria-label": said, title: said, "data-at": JSON.stringify([...at, sign])}
      return button(sign, () => this.sketches.move(at, by), {...about, disabled: n + by < 0 || n + by >= of})
    }
    return of > 1 ? [one(1, "move_down", "↓"), one(-1, "move_up", "↑")] : null
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
    const add = () => this.sketches.set([...at, items.length], structuredClone(sample))
    const adder =
      sample !== null && button(items.length ? more : `${name} +`, add, {"data-at": JSON.stringify([...at, "+"])})
    return items.length ? this.group(at, name, h("ol", {}, items), adder) : h("div", {}, adder)
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
    const options = Object.entries(words).map(([one, {label}]) => [one, label])
    const values = Object.values(words).map(({sample}) => sample)
    if (optional) options.unshift(["", this.words.none])
    else if (!words[written]) options.unshift([written, written])
    const offered = {at, values: options.length > values.length ? [this.value(at) ?? null, ...values] : values}
    const choose = (/** @type {string} */ one) =>
      this.sketches.set(at, words[one] && structuredClone(words[one].sample))
    const which = this.labelled(at, name, this.select(options, written, choose, offered))
    const keys = words[written]?.keys ?? []
    const made = keys.flatMap((key) => this.key([...at, key.name], key, this.words[`field_${key.field}`]))
    return made.length ? [which, h("div", {class: "studio__keys"}, made)] : [which]
  }

  /**
   * A list of words, each of which can be taken away, and one more added.
   * @param {Kind} kind
   * @param {At} at
   * @param {string} name
   * @param {string} more
   */
  list(kind, at, name, more) {
    const some = Object.values(this.forms.words[kind] ?? {})
    if (!some.length) return null
    const value = this.value(at)
    const written = Array.isArray(value) ? value : []
    const items = written.map((_, n) =>
      h(
        "li",
        {},
        h("div", {}, this.word(kind, [...at, n], name)),
        h("span", {}, this.movers([...at, n], name, written.length), this.remover([...at, n], name)),
      ),
    )
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
        return [this.list("verb", at, name, effects)]
      case "event":
      case "condition":
        return this.forms.words[takes] ? this.word(takes, at, name, key.default === "") : []
      case "courses":
        return [0, 1].map((n) => this.list("verb", [...at, n], fill(this.words.course, {n: n + 1}), effects))
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
    const checked = Boolean(this.value(at) ?? key.default)
    const onchange = (/** @type {{currentTarget: HTMLInputElement}} */ {currentTarget: {checked}}) =>
      this.sketches.set(at, checked === Boolean(key.default) ? undefined : checked)
    return this.labelled(at, name, h("input", {type: "checkbox", checked, onchange}))
  }

  /**
   * One of several words, or a value that is made.
   * @param {At} at
   * @param {Key} key
   * @param {string} name
   * @returns {Child[]}
   */
  choice(at, key, name) {
    const value = this.value(at) ?? key.default ?? ""
    const made = isMapping(value) ? ("per" in value ? "per" : "cards") : typeof value === "number" ? "number" : ""
    const has = made && key.takes.includes(made)
    /** @type {[string, string][]} */
    const options = key.choices.map((one) => [
      one,
      key.labels[one] ?? this.forms.labels[key.name]?.[one] ?? this.words[`is_${one}`] ?? one,
    ])
    options.push(.../** @type {[string, string][]} */ (key.takes.map((one) => [MADE + one, this.words[`a_${one}`]])))
    if (key.default === "" || key.default === null) options.unshift(["", this.words.none])
    const chosen = has ? MADE + made : String(value)
    if (!options.some(([one]) => one === chosen)) options.unshift([chosen, chosen])
    const choose = (/** @type {string} */ one) => {
      const fresh = one.startsWith(MADE) ? structuredClone(SAMPLES[one.slice(1)]) : one || undefined
      this.sketches.set(at, fresh === key.default ? undefined : fresh)
    }
    const values = options.map(([one]) => (one.startsWith(MADE) || !one ? (this.value(at) ?? null) : one))
    const only = options.length === 1 && has
    const field = only ? [] : [this.labelled(at, name, this.select(options, chosen, choose, {at, values}))]
    if (!has) return field
    if (made === "number") return [...field, this.labelled(at, name, this.number(at, Number(value)))]
    return [...field, made === "per" ? this.per(at, name) : this.cards(at, name)]
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
    const open = rest.some((one) => this.value([...at, one.name]) !== undefined)
    const more = h(
      "details",
      {open},
      h("summary", {}, this.words.more),
      h("div", {class: "studio__keys"}, rest.map(key)),
    )
    return this.group(at, name, h("div", {class: "studio__keys"}, common.map(key)), more)
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
    const {samples} = this.forms.types[String(this.value(["type"]))] ?? Object.values(this.forms.types)[0]
    const add = () => this.sketches.set([...at, all.length], structuredClone(samples.abilities))
    const more =
      samples.abilities !== null && button(this.words.add_ability, add, {"data-at": JSON.stringify([...at, "+"])})
    return h("div", {}, all, more)
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
      if (key.name === "zone") return key.choices.length > 1 ? this.choice(place, this.#ofZone(key), name) : []
      return this.key(place, key, name)
    })
    return this.group(
      at,
      called,
      this.remover(at, called),
      this.movers(at, called, of),
      h("div", {class: "studio__keys"}, keys),
    )
  }

  /** @param {Key} key */
  #ofZone(key) {
    return {...key, labels: this.forms.labels["zone of ability"]}
  }

  /**
   * What an ability waits for; an event goes with some, and is put there or taken away.
   * @param {At} at
   * @param {string} name
   */
  trigger(at, name) {
    const ability = /** @type {Mapping} */ (this.value(at) ?? {})
    const [first] = Object.values(this.forms.words.event ?? {})
    const made = (/** @type {string} */ trigger) => {
      const {event, trigger: _, ...rest} = ability
      const needs = this.forms.triggers[trigger].event
      return /** @type {Mapping} */ ({
        trigger,
        ...(needs ? {event: event ?? structuredClone(first.sample)} : {}),
        ...rest,
      })
    }
    const names = Object.keys(this.forms.triggers)
    const options = names.map(
      (one) => /** @type {[string, string]} */ ([one, this.forms.triggers[one].label || this.words.plain_trigger]),
    )
    const offer = {at, values: names.map(made)}
    const choose = (/** @type {string} */ one) => this.sketches.set(at, made(one))
    return this.labelled([...at, "trigger"], name, this.select(options, String(ability.trigger), choose, offer))
  }

  /** @param {At} at */
  keywords(at) {
    const value = this.value(at)
    const written = (Array.isArray(value) ? value : []).map(String)
    const items = written.map((text, n) => {
      const [id, x] = text.split(" ")
      const {label = id, x: numbered = false} = this.forms.keywords[id] ?? {}
      const place = [...at, n]
      const input = h("input", {
        type: "number",
        min: 0,
        max: 99,
        value: x,
        "aria-label": fill(this.words.keyword_number, {name: label}),
        oninput: ({currentTarget}) => this.sketches.set(place, `${id} ${currentTarget.value}`, "typed"),
        "data-at": JSON.stringify(place),
      })
      return h(
        "li",
        {"data-at": JSON.stringify(place)},
        h("span", {}, label),
        numbered && input,
        this.remover(place, label),
      )
    })
    /** @type {[string, string][]} */
    const left = Object.entries(this.forms.keywords)
      .filter(([id]) => !written.some((text) => text.split(" ")[0] === id))
      .map(([id, {label}]) => [id, label])
    const add = (/** @type {string} */ id) =>
      id && this.sketches.set([...at, items.length], this.forms.keywords[id].x ? `${id} 1` : id)
    const more = this.select([["", this.words.add_keyword], ...left], "", add)
    more.setAttribute("aria-label", this.words.add_keyword)
    return [h("ul", {class: "studio__keywords"}, items), left.length ? more : null]
  }
}
