// The form of a card: what it is, what it is called, what it does. When the card changes in what fields there are, those
// that stay are left as they are.
import {h, nodes, put} from "../workshop/dom.js"
import {Fields} from "./fields.js"
/** @import {Child} from "../workshop/types.d.ts" */
/** @import {Sketches} from "./sketches.js" */
/** @import {At, Facts, Fault, Mapping, Type} from "./types.d.ts" */

const PARTS = /** @type {const} */ ({price: "verb", modifiers: "modifier"})

/**
 * @param {Facts} facts
 * @param {Sketches} sketches
 */
export function form(facts, sketches) {
  const {words, forms, langs} = facts
  const place = h("form", {class: "studio__form", onsubmit: (event) => event.preventDefault()})
  const fields = new Fields(facts, sketches)
  /** @type {HTMLElement[]} */
  let marked = []

  // On a phone the card is out of sight while it is told what it does: what it says by now stays in sight there.
  const saying = h("div", {class: "studio__saying", "aria-hidden": "true"})
  const entry = () => sketches.now.entry
  const type = () => forms.types[String(entry().type)] ?? Object.values(forms.types)[0]

  /**
   * @param {string} key
   * @param {Record<string, string>} labels
   * @param {(value: string) => void} choose
   */
  function chosen(key, labels, choose = (value) => sketches.set([key], value || undefined)) {
    const value = String(entry()[key] ?? "")
    const first = Object.hasOwn(labels, value) ? "" : value || words.none
    const options = () => [
      ...(first ? [/** @type {[string, string]} */ ([value, first])] : []),
      ...Object.entries(labels),
    ]
    return fields.list([key], words[key], [first], options, value, choose)
  }

  // What a card of another type has besides comes with it, and what none of it has goes; what it does stays.
  /** @param {string} name */
  function retype(name) {
    const [old, other] = [type(), forms.types[name]]
    sketches.change((sketch) => {
      const {id, team, unique, keywords, price, modifiers, abilities, numbers, onto} = sketch.entry
      const chosen = team === old.entry.team ? undefined : team
      const does = JSON.stringify(abilities) === JSON.stringify(old.entry.abilities) ? undefined : abilities
      const stays = {team: chosen, unique, keywords, price, modifiers, abilities: does}
      const some = Object.fromEntries(Object.entries(stays).filter(([, value]) => value !== undefined))
      sketch.entry = {id, ...structuredClone(other.entry), ...some}
      for (const [number, [least, most]] of Object.entries(other.numbers)) {
        const had = /** @type {Mapping | undefined} */ (numbers)?.[number]
        if (Number(had) >= least && Number(had) <= most) Object.assign(sketch.entry.numbers ?? {}, {[number]: had})
      }
      if (onto && other.onto) sketch.entry.onto = onto
    })
  }

  function isA() {
    const own = type()
    const named = Object.fromEntries(Object.entries(forms.types).map(([name, {label}]) => [name, label]))
    const bounds = Object.entries(own.numbers)
    return section(
      "card",
      fields.keys(
        [],
        chosen("type", named, retype),
        Object.keys(forms.teams).length > 1 && chosen("team", forms.teams),
        "rarity" in own.entry && chosen("rarity", forms.rarities),
        bounds.map(([name, range]) => {
          const at = ["numbers", name]
          return fields.number(at, forms.labels.number[name], Number(fields.value(at)), range)
        }),
        fields.flag(["unique"], {...forms.shapes.ability[0], default: false}, words.unique),
        Object.entries(own.subtypes).map(([name, label]) => subtype(name, label)),
      ),
      Object.keys(forms.keywords).length > 0 &&
        fields.group(["keywords"], words.keywords, fields.keywords(["keywords"])),
      onto(own),
    )
  }

  /**
   * @param {string} name
   * @param {string} label
   */
  function subtype(name, label) {
    const has = () => /** @type {string[]} */ (entry().subtypes ?? [])
    return fields.tick(["subtypes", name], label, has().includes(name), (checked) => {
      const others = has().filter((one) => one !== name)
      const now = checked ? [...others, name] : others
      sketches.set(["subtypes"], now.length ? now : undefined)
    })
  }

  /** @param {Type} own */
  function onto(own) {
    if (!own.onto) return null
    const is = entry().onto !== undefined
    const choose = (/** @type {boolean} */ checked) => sketches.set(["onto"], checked ? {} : undefined)
    return [
      own.onto === "some" && fields.tick(["onto"], words.onto_some, is, choose),
      is && fields.cards(["onto"], words.onto),
    ]
  }

  function isCalled() {
    const made = langs.flatMap((lang) =>
      /** @type {const} */ (["name", "flavour"]).map((key) => {
        const oninput = (/** @type {{currentTarget: {value: string}}} */ {currentTarget: {value}}) =>
          sketches.change((sketch) => {
            sketch.words[lang] = {...sketch.words[lang], [key]: value}
          }, "typed")
        const about = {lang, dir: "auto", autocomplete: "off", maxlength: key === "name" ? 80 : 400, oninput}
        const value = sketches.now.words[lang]?.[key] ?? ""
        return fields.typed(["words", lang, key], words[`${key}_${lang}`], value, [], () =>
          h("input", {type: "text", ...about}),
        )
      }),
    )
    return section("words", fields.keys(["words"], made))
  }

  function does() {
    const lists = /** @type {("price" | "modifiers")[]} */ (Object.keys(PARTS)).map((part) => listed(part))
    return section("does", saying, fields.abilities(["abilities"]), lists)
  }

  /** @param {"price" | "modifiers"} part */
  function listed(part) {
    const sample = type().samples[part]
    const value = fields.value([part])
    const written = Array.isArray(value) ? value : []
    if (!sample && !written.length) return null
    const items = written.map((_, n) =>
      fields.item([part, n], fields.word(PARTS[part], [part, n], words[part]), fields.remover([part, n], words[part])),
    )
    return fields.several([part], words[part], items, words[part === "price" ? "add_price" : "add_modifier"], sample)
  }

  /**
   * @param {string} id
   * @param {Child[]} children
   */
  function section(id, ...children) {
    const heading = fields.kept(`h2 ${id}`, [], () => h("h2", {id: `studio-${id}`}, words[id]))
    return fields.around(id, "section", {"aria-labelledby": `studio-${id}`}, heading, children)
  }

  function show() {
    const held = /** @type {HTMLElement | null} */ (document.activeElement)
    const at = held && place.contains(held) ? JSON.parse(held.dataset.at ?? "[]") : []
    fields.begin()
    // In YAML anything can be written: what has no fields leaves those of the names.
    const shown = [isCalled, isA, does].map((part) => {
      try {
        return part()
      } catch {
        return h("p", {class: "studio__state"}, words.only_yaml)
      }
    })
    put(place, /** @type {Element[]} */ (nodes(shown)))
    if (at.length && document.activeElement !== held) (exact(at) ?? exact([...at.slice(0, -2), "+"]))?.focus()
  }

  /** @param {At} at */
  const exact = (at) => {
    const wanted = JSON.stringify(at)
    return /** @type {HTMLElement[]} */ ([...place.querySelectorAll("[data-at]")]).find(
      (one) => one.dataset.at === wanted,
    )
  }

  /**
   * The control of a place, or of what it lies in.
   * @param {At} at
   */
  function control(at) {
    for (let length = at.length; length > 0; length--) {
      const one = exact(at.slice(0, length))
      if (one) return one
    }
    return null
  }

  /**
   * Says at each field what is wrong there.
   * @param {Fault[]} faults
   */
  function mark(faults) {
    for (const one of marked) {
      one.removeAttribute("aria-invalid")
      one.removeAttribute("aria-describedby")
    }
    for (const one of place.querySelectorAll(".studio__wrong")) one.remove()
    marked = []
    faults.forEach(({at, what, fix}, n) => {
      const one = control(at)
      if (!one) return
      const id = `studio-wrong-${n}`
      const said = h("span", {id, class: "studio__wrong"}, [what, fix].filter(Boolean).join("; "))
      if (one.matches("fieldset, li")) one.append(said)
      else {
        said.ariaHidden = "true" // it lies in the label, and is no part of the field's name
        one.after(said)
      }
      one.setAttribute("aria-describedby", id)
      if (!one.matches("fieldset, li")) one.setAttribute("aria-invalid", "true")
      marked.push(one)
    })
  }

  /**
   * The name of the field of a place.
   * @param {At} at
   */
  function called(at) {
    const one = control(at)
    const named = one?.closest("label")?.firstElementChild ?? one?.querySelector(":scope > legend")
    return named?.textContent ?? ""
  }

  return {
    place,
    show,
    mark,
    control,
    called,
    saying,
    get offers() {
      return fields.offers
    },
  }
}
