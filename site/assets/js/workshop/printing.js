// The deck as a PDF, made here: the same bytes as those of the command that stands beside it.
import {fill, h, megabytes, save} from "./dom.js"

const PAPERS = ["a3", "a4", "a5", "letter", "legal", "tabloid"]
const MARKS = ["ticks", "corners", "lines", "outlines", "none"]
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
  const backs = h("input", {type: "checkbox", checked: true, onchange: show})
  const aids = h("input", {type: "checkbox", onchange: show})
  const command = h("code", {dir: "ltr"})
  const result = h("p", {class: "workshop__result", role: "status"})
  const go = h("button", {type: "button", class: "md-button md-button--primary", onclick: print})
  let address = null

  // The options as fields of a PrintRequest, and the words that say the same on the command line.
  function asked() {
    const set = Object.fromEntries(Object.entries(choice).filter(([name, {value}]) => value && name !== "lang" && !(name === "ink" && value === "full")).map(([name, {value}]) => [name, value]))
    if (set.second === choice.lang.value) delete set.second
    const typed = ["print", decks.file, "--lang", choice.lang.value, ...Object.entries(set).flatMap(([name, value]) => [`--${name}`, value])]
    if (!backs.checked) typed.push("--no-backs")
    if (aids.checked) typed.push("--aids")
    return {...set, backs: backs.checked, aids: aids.checked, typed}
  }

  function show() {
    command.textContent = `fitil ${asked().typed.join(" ")}`
    const {facts: had, state} = runtime
    const pictures = had?.pictures[`drawings-${facts.game}-${INKS[choice.ink.value]}.zip`]
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
      const {out, files} = await runtime.ask("print", args, {game: facts.game, ink: choice.ink.value})
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

  const field = (name, control) => h("label", {}, h("span", {}, words[name]), control)
  const copy = h("button", {type: "button", onclick: () => navigator.clipboard?.writeText(command.textContent)}, words.copy)
  decks.addEventListener("change", show)
  runtime.addEventListener("state", show)
  show()
  return h("section", {class: "workshop__print", id: "print", "aria-labelledby": "print-title"},
    h("h2", {id: "print-title"}, words.print),
    h("div", {class: "workshop__options"}, Object.keys(choice).map((name) => field(`option_${name}`, choice[name])),
      h("label", {}, backs, ` ${words.backs}`), h("label", {}, aids, ` ${words.aids}`)),
    h("p", {}, go), result,
    h("p", {class: "workshop__command"}, words.command, " ", command, " ", copy, " ",
      h("button", {type: "button", onclick: () => save(decks.file, decks.text, "text/plain;charset=utf-8")}, words.save_list)),
    facts.runtime ? h("p", {}, h("a", {href: `../../../runtime/${facts.runtime.folder}/licences.txt`}, words.licences)) : null)
}
