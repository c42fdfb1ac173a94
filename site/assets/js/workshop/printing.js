// The deck as a PDF, made here, or its box or registration sheet: the same bytes as those of the command that stands beside it.
import {fill, h, megabytes, save} from "./dom.js"

const PAPERS = ["a3", "a4", "a5", "letter", "legal", "tabloid"]
const MARKS = ["ticks", "corners", "lines", "outlines", "none"]
// What can be printed, by the command that does it: its options that are chosen, and those that are ticked.
const KINDS = {
  print: {fields: ["lang", "second", "sheet", "paper", "ink", "marks"], ticks: ["backs", "aids"]},
  box: {fields: ["lang", "paper"], ticks: ["sleeved"]},
  registration: {fields: ["lang", "paper"], ticks: ["only_list"]},
}
const TYPED = {backs: {false: "--no-backs"}, aids: {true: "--aids"}, sleeved: {true: "--sleeved"}, only_list: {true: "--list"}}
const INKS = {full: "colour", grey: "grey", saver: "lines"}

export function printing(facts, decks, runtime) {
  const {words, lang} = facts
  const options = (values, names = (value) => value) => values.map((value) => h("option", {value}, names(value)))
  const select = (...children) => h("select", {onchange: show}, children)
  const choice = {
    lang: select(options([lang, ...facts.langs.filter((other) => other !== lang)], (one) => words[`in_${one}`] ?? one)),
    second: select(h("option", {value: ""}, words.no_second), options(facts.langs, (one) => words[`in_${one}`] ?? one)),
    sheet: select(options(Object.keys(facts.sheets), (name) => facts.sheets[name])),
    paper: select(h("option", {value: ""}, words.sheets_own), options(PAPERS, (name) => name.toUpperCase())),
    ink: select(options(Object.keys(INKS), (name) => words[`ink_${name}`])),
    marks: select(h("option", {value: ""}, words.sheets_own), options(MARKS, (name) => words[`marks_${name}`])),
  }
  choice.sheet.value = "a4"
  const ticks = Object.fromEntries(Object.keys(TYPED).map((name) => [name, h("input", {type: "checkbox", checked: name === "backs", onchange: show})]))
  const what = h("select", {onchange: show}, options(Object.keys(KINDS), (kind) => words[`what_${kind}`]))
  const command = h("code", {dir: "ltr"})
  const result = h("p", {class: "workshop__result", role: "status"})
  const ink = () => (what.value === "print" ? choice.ink.value : "full")
  const go = h("button", {type: "button", class: "md-button md-button--primary", onclick: print})
  const field = (name, control) => h("label", {}, h("span", {}, words[name]), control)
  const labels = {
    ...Object.fromEntries(Object.keys(choice).map((name) => [name, field(`option_${name}`, choice[name])])),
    ...Object.fromEntries(Object.keys(ticks).map((name) => [name, h("label", {}, ticks[name], ` ${words[name]}`)])),
  }
  let address = null

  // The options as fields of a request, and the words that say the same on the command line.
  function asked() {
    const {fields, ticks: ticked} = KINDS[what.value]
    const usual = {lang: choice.lang.value, second: "", sheet: "", paper: "", ink: "full", marks: ""}
    const set = Object.fromEntries(fields.map((name) => [name, choice[name].value]).filter(([name, value]) => value !== usual[name]))
    if (set.second === choice.lang.value) delete set.second
    if (what.value === "registration") set.site = decks.site
    const on = Object.fromEntries(ticked.map((name) => [name, ticks[name].checked]))
    const typed = [what.value, decks.file, "--lang", choice.lang.value, ...Object.entries(set).flatMap(([name, value]) => [`--${name}`, value]),
      ...ticked.map((name) => TYPED[name][on[name]]).filter(Boolean)]
    return {...set, ...on, typed}
  }

  function show() {
    const {fields, ticks: ticked} = KINDS[what.value]
    for (const [name, label] of Object.entries(labels)) label.hidden = ![...fields, ...ticked].includes(name)
    command.textContent = `fitil ${asked().typed.join(" ")}`
    const {facts: had, state} = runtime
    const pictures = what.value === "registration" ? 0 : had?.pictures[`drawings-${facts.game}-${INKS[ink()]}.zip`]
    go.hidden = !had || !["off", "loading", "ready"].includes(state)
    go.disabled = decks.empty
    if (had) go.textContent = fill(words.make_pdf, {mb: megabytes(had.to_print + (pictures ?? 0) + (state === "off" ? had.to_check : 0), lang)})
  }

  async function print() {
    const {typed, ...options} = asked()
    go.disabled = true
    result.replaceChildren(words.printing)
    try {
      const args = {decks: [{name: decks.file, text: decks.text}], lang: choice.lang.value, options: {...options, typed}}
      const {out, files} = await runtime.ask(what.value, args, {game: facts.game, ink: ink()})
      tell(out, files)
    } catch (error) {
      result.replaceChildren(`${words.broken} ${error.message}`)
    }
    go.disabled = false
  }

  function tell(out, files) {
    const [[name, bytes]] = [...Object.entries(files), []]
    if (out.wrong || !name) return result.replaceChildren(out.wrong ?? words.broken)
    if (address) URL.revokeObjectURL(address)
    address = URL.createObjectURL(new Blob([bytes], {type: "application/pdf"}))
    result.replaceChildren(
      h("a", {href: address, download: name, class: "md-button md-button--primary"}, fill(words.download, {name: `\u2068${name}\u2069`, mb: megabytes(bytes.length, lang)})),
      " ", h("a", {href: address, target: "_blank", rel: "noopener"}, words.open), ". ",
      fill(words.printed, {cards: out.cards, pages: out.pages}),
      ...[...out.findings, ...out.warnings].map((line) => h("small", {dir: "ltr"}, line)))
  }

  const copy = h("button", {type: "button", onclick: () => navigator.clipboard?.writeText(command.textContent)}, words.copy)
  decks.addEventListener("change", show)
  runtime.addEventListener("state", show)
  show()
  return h("section", {class: "workshop__print", id: "print", "aria-labelledby": "print-title"},
    h("h2", {id: "print-title"}, words.print),
    h("p", {class: "workshop__what"}, field("option_what", what)),
    h("div", {class: "workshop__options"}, Object.values(labels)),
    h("p", {}, go), result,
    h("p", {class: "workshop__command"}, words.command, " ", command, " ", copy, " ",
      h("button", {type: "button", onclick: () => save(decks.file, decks.text, "text/plain;charset=utf-8")}, words.save_list)),
    facts.runtime ? h("p", {}, h("a", {href: `../../../runtime/${facts.runtime.folder}/licences.txt`}, words.licences)) : null)
}
