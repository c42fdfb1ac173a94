// A PDF, made here, of a deck, its box or registration sheet, the game's tokens, or cards of one's own: the same bytes as
// those of the command that stands beside it.
import {h, megabytes, say, weighed, why} from "./dom.js"
import {fill} from "./said.js"
/** @import {Runtime} from "./runtime.js" */
/** @import {Child, Forms, PrintAnswer, Printed, PrintFacts} from "./types.d.ts" */

const PAPERS = ["a3", "a4", "a5", "letter", "legal", "tabloid"]
const MARKS = ["ticks", "corners", "lines", "outlines", "none"]
/**
 * @typedef {object} Kind
 * @property {"print" | "box" | "registration"} does
 * @property {Field[]} fields
 * @property {Tick[]} ticks
 * @property {boolean} [pictures]
 * @property {"tokens"} [apart]
 */
/** @typedef {"lang" | "second" | "sheet" | "paper" | "ink" | "marks"} Field */
/** @typedef {"backs" | "aids" | "sleeved" | "only_list"} Tick */

// What can be printed: the command that does it, its options that are chosen, and those that are ticked; whether cards'
// pictures are on it. What is `apart` is the game's, without a deck, and has the name of the option that asks for it.
/** @type {Record<string, Kind>} */
const KINDS = {
  print: {
    does: "print",
    fields: ["lang", "second", "sheet", "paper", "ink", "marks"],
    ticks: ["backs", "aids"],
    pictures: true,
  },
  tokens: {does: "print", fields: ["paper", "ink", "marks"], ticks: ["backs"], apart: "tokens"},
  box: {does: "box", fields: ["lang", "paper"], ticks: ["sleeved"], pictures: true},
  registration: {does: "registration", fields: ["lang", "paper"], ticks: ["only_list"]},
}
const BESIDE = ["aids", "tokens"] // what not every game has
/** @type {Record<Tick, {true?: string, false?: string}>} */
const TYPED = {
  backs: {false: "--no-backs"},
  aids: {true: "--aids"},
  sleeved: {true: "--sleeved"},
  only_list: {true: "--list"},
}
/** @type {Record<string, string>} */
const INKS = {full: "colour", grey: "colour", saver: "lines"}

/**
 * @param {PrintFacts} facts
 * @param {Printed} of what is printed
 * @param {Runtime} runtime
 */
export function printing(facts, of, runtime) {
  const {words, lang} = facts
  /** @param {string} one @param {string} other */
  const pageFirst = (one, other) => Number(other === lang) - Number(one === lang)
  const options = (/** @type {string[]} */ values, /** @type {(value: string) => string} */ names) =>
    values.map((value) => h("option", {value}, names(value)))
  const select = (/** @type {Child[]} */ ...children) => h("select", {onchange: show}, children)
  // A language, in the page's; cards of one's own may be in any.
  function called(/** @type {string} */ code) {
    return words[`in_${code}`] ?? new Intl.DisplayNames([lang], {type: "language"}).of(code) ?? code
  }
  // With how much of a card it covers, where that is known.
  function inkNamed(/** @type {string} */ name) {
    const ink = words[`ink_${name}`]
    return facts.inks ? fill(words.takes_ink, {ink, n: facts.inks[name]}) : ink
  }
  /** @type {Record<Field, HTMLSelectElement>} */
  const choice = {
    lang: select(options([...facts.langs].sort(pageFirst), called)),
    second: select(h("option", {value: ""}, words.no_second), options(facts.langs, called)),
    sheet: select(options(Object.keys(facts.sheets), (name) => facts.sheets[name])),
    paper: select(
      h("option", {value: ""}, words.sheets_own),
      options(PAPERS, (name) => name.toUpperCase()),
    ),
    ink: select(options(Object.keys(INKS), inkNamed)),
    marks: select(
      h("option", {value: ""}, words.sheets_own),
      options(MARKS, (name) => words[`marks_${name}`]),
    ),
  }
  choice.sheet.value = "a4"
  const langs = facts.langs.length
  const tick = (checked = false) => h("input", {type: "checkbox", checked, onchange: show})
  /** @type {Record<Tick, HTMLInputElement>} */
  const ticks = {backs: tick(true), aids: tick(), sleeved: tick(), only_list: tick()}
  const had = (/** @type {string} */ name) => !BESIDE.includes(name) || facts.beside.includes(name)
  const kinds = of.kinds ?? Object.keys(KINDS)
  const what = h(
    "fieldset",
    {class: "workshop__what", onchange: show, hidden: kinds.length === 1},
    h("legend", {}, words.option_what),
    kinds
      .filter(had)
      .map((value) =>
        h(
          "label",
          {},
          h("input", {type: "radio", name: "what", value, checked: value === "print"}),
          h("span", {}, words[`what_${value}`]),
        ),
      ),
  )
  const chosen = () => /** @type {HTMLInputElement} */ (what.querySelector(":checked")).value
  const kind = () => KINDS[chosen()]
  const command = h("code", {dir: "ltr"})
  const result = h("p", {class: "workshop__result", role: "status"})
  const go = h("button", {type: "button", class: "md-button md-button--primary", onclick: print})
  const field = (/** @type {string} */ name, /** @type {HTMLElement} */ control) =>
    h("label", {}, h("span", {}, words[name]), control)
  const fields = Object.entries(choice).map(([name, control]) => ({name, label: field(`option_${name}`, control)}))
  const boxes = Object.entries(ticks).map(([name, control]) => {
    const text = new Text()
    return {name, text, label: h("label", {}, control, text)}
  })
  const [first, ...others] = [...fields, ...boxes].map(({label}) => label)
  const keep = h("button", {type: "button", onclick: () => of.save?.()}, words.save_list)
  let address = ""
  let turn = 0
  const got = new Set() // what has come, as far as this page knows

  // The options as fields of a request, and the words that say the same on the command line.
  function asked() {
    const {does, fields, ticks: ticking, apart} = kind()
    const ticked = ticking.filter(had).filter((name) => TYPED[name][`${ticks[name].checked}`])
    /** @type {Record<Field, string>} */
    const usual = {lang: choice.lang.value, second: "", sheet: "", paper: "", ink: "full", marks: ""}
    const unusual = fields.filter((name) => choice[name].value !== usual[name])
    /** @type {{[field in Field | "site"]?: string}} */
    const set = Object.fromEntries(unusual.map((name) => [name, choice[name].value]))
    if (set.second === choice.lang.value) delete set.second
    if (does === "registration") set.site = of.site
    const on = Object.fromEntries(ticked.map((name) => [name, ticks[name].checked]))
    const typed = [
      does,
      ...(apart ? [`--${apart}`, "--game", facts.game] : of.named()),
      "--lang",
      choice.lang.value,
      ...Object.entries(set).flatMap(([name, value]) => [`--${name}`, value]),
      ...ticked.map((name) => TYPED[name][`${ticks[name].checked}`]),
    ]
    return {...set, ...on, ...(apart ? {[apart]: true, game: facts.game} : {}), typed}
  }

  // The parts of the runtime with the pictures that are printed.
  function drawings() {
    const {fields, pictures} = kind()
    const part = `drawings-${facts.game}-${INKS[fields.includes("ink") ? choice.ink.value : "full"]}`
    return pictures && `${part}.zip` in runtime.facts.pictures ? [part] : []
  }

  function show() {
    const {fields: wanted, ticks: ticking, apart} = kind()
    /** @type {string[]} */
    const shown = [...wanted, ...ticking.filter(had)].filter((name) => langs > 1 || !["lang", "second"].includes(name))
    for (const {name, label} of [...fields, ...boxes]) label.hidden = !shown.includes(name)
    for (const {name, text} of boxes) say(text, ` ${words[`${name}_of_${chosen()}`] ?? words[name]}`)
    const typed = ["fitil", ...asked().typed]
    if (command.textContent !== typed.join(" "))
      command.replaceChildren(...typed.flatMap((word) => [" ", h("span", {}, word)]).slice(1))
    keep.hidden = Boolean(apart) || !of.save
    go.hidden = !runtime.able
    go.disabled = !apart && of.empty()
    const bytes = load()
    say(go, weighed(words.make_pdf, of.here ? 0 : bytes, lang))
  }

  // The bytes that come the first time.
  function load() {
    const {facts: needed, state} = runtime
    const parts = drawings().filter((part) => !got.has(part))
    const drawn = parts.reduce((sum, part) => sum + needed.pictures[`${part}.zip`], 0)
    return (got.has("print") ? 0 : needed.to_print) + drawn + (state === "off" ? needed.to_check : 0)
  }

  async function print() {
    const {does, apart} = kind()
    const {typed, ...options} = asked()
    const counted = apart ? words.count_tokens : words.count_cards
    const [parts, mine] = [drawings(), turn]
    go.disabled = true
    result.replaceChildren(words.printing)
    try {
      const args = {lang: choice.lang.value, options: {...options, typed}}
      const {out, files} = await of.ask(does, args, {parts}, Boolean(apart))
      for (const part of ["print", ...parts]) got.add(part)
      if (mine === turn) tell(out, files, counted)
    } catch (error) {
      if (mine === turn) result.replaceChildren(`${words.broken} ${why(error)}`)
    }
    show()
  }

  // A PDF of what has been changed since is offered no longer.
  function changed() {
    turn += 1
    result.replaceChildren()
    show()
  }

  /**
   * @param {PrintAnswer["out"]} out
   * @param {PrintAnswer["files"]} files
   * @param {Forms} counted
   */
  function tell(out, files, counted) {
    const [name] = Object.keys(files)
    const bytes = files[name]
    if (out.wrong || !name) return result.replaceChildren(out.wrong ?? words.broken)
    if (address) URL.revokeObjectURL(address)
    address = URL.createObjectURL(new Blob([bytes], {type: "application/pdf"}))
    result.replaceChildren(
      h(
        "a",
        {href: address, download: name, class: "md-button md-button--primary"},
        fill(words.download, {name: `\u2068${name}\u2069`, mb: megabytes(bytes.length, lang)}),
      ),
      " ",
      h("a", {href: address, target: "_blank", rel: "noopener"}, words.open),
      ". ",
      fill(words.printed, {things: fill(counted, {n: out.cards}), pages: fill(words.count_pages, {n: out.pages})}),
      ...[...out.findings, ...out.warnings].map((line) => h("small", {dir: "ltr"}, line)),
    )
  }

  const copy = h(
    "button",
    {type: "button", onclick: () => navigator.clipboard?.writeText(command.textContent ?? "")},
    words.copy,
  )
  of.changes?.addEventListener("change", changed)
  runtime.addEventListener("state", show)
  show()
  return h(
    "section",
    {class: "workshop__print", id: "print", "aria-labelledby": "print-title"},
    h("h2", {id: "print-title"}, words.print),
    what,
    h("div", {class: "workshop__options"}, first),
    h(
      "details",
      {class: "workshop__more", open: matchMedia("(min-width: 60em)").matches},
      h("summary", {}, words.options),
      h("div", {class: "workshop__options"}, others),
    ),
    h("p", {}, go),
    result,
    h("p", {class: "workshop__command"}, words.command, " ", command, " ", copy, " ", keep),
    facts.runtime ? h("p", {}, h("a", {href: runtime.at("licences.txt").href}, words.licences)) : null,
  )
}
