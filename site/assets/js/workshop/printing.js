// The deck as a PDF, made here, its box or registration sheet, or the game's tokens: the same bytes as those of the command that stands beside it.
import {h, megabytes, save} from "./dom.js"
import {fill} from "./said.js"

const PAPERS = ["a3", "a4", "a5", "letter", "legal", "tabloid"]
const MARKS = ["ticks", "corners", "lines", "outlines", "none"]
// What can be printed: the command that does it, its options that are chosen, and those that are ticked; whether cards'
// pictures are on it. What is `apart` is the game's, without a deck, and has the name of the option that asks for it.
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
const TYPED = {
  backs: {false: "--no-backs"},
  aids: {true: "--aids"},
  sleeved: {true: "--sleeved"},
  only_list: {true: "--list"},
}
const INKS = {full: "colour", grey: "grey", saver: "lines"}

export function printing(facts, decks, runtime) {
  const {words, lang} = facts
  const options = (values, names = (value) => value) => values.map((value) => h("option", {value}, names(value)))
  const select = (...children) => h("select", {onchange: show}, children)
  const choice = {
    lang: select(options([lang, ...facts.langs.filter((other) => other !== lang)], (one) => words[`in_${one}`] ?? one)),
    second: select(
      h("option", {value: ""}, words.no_second),
      options(facts.langs, (one) => words[`in_${one}`] ?? one),
    ),
    sheet: select(options(Object.keys(facts.sheets), (name) => facts.sheets[name])),
    paper: select(
      h("option", {value: ""}, words.sheets_own),
      options(PAPERS, (name) => name.toUpperCase()),
    ),
    ink: select(options(Object.keys(INKS), (name) => words[`ink_${name}`])),
    marks: select(
      h("option", {value: ""}, words.sheets_own),
      options(MARKS, (name) => words[`marks_${name}`]),
    ),
  }
  choice.sheet.value = "a4"
  const ticks = Object.fromEntries(
    Object.keys(TYPED).map((name) => [name, h("input", {type: "checkbox", checked: name === "backs", onchange: show})]),
  )
  const had = (name) => !BESIDE.includes(name) || facts.beside.includes(name)
  const what = h(
    "fieldset",
    {class: "workshop__what", onchange: show},
    h("legend", {}, words.option_what),
    Object.keys(KINDS)
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
  const chosen = () => what.querySelector(":checked").value
  const kind = () => KINDS[chosen()]
  const command = h("code", {dir: "ltr"})
  const result = h("p", {class: "workshop__result", role: "status"})
  const go = h("button", {type: "button", class: "md-button md-button--primary", onclick: print})
  const field = (name, control) => h("label", {}, h("span", {}, words[name]), control)
  const labels = {
    ...Object.fromEntries(Object.keys(choice).map((name) => [name, field(`option_${name}`, choice[name])])),
    ...Object.fromEntries(Object.keys(ticks).map((name) => [name, h("label", {}, ticks[name], " ")])),
  }
  const {lang: first, ...rest} = labels
  const others = Object.values(rest)
  const keep = h(
    "button",
    {type: "button", onclick: () => save(decks.file, decks.text, "text/plain;charset=utf-8")},
    words.save_list,
  )
  let address = null

  // The options as fields of a request, and the words that say the same on the command line.
  function asked() {
    const {does, fields, ticks: ticking, apart} = kind()
    const ticked = ticking.filter(had)
    const usual = {lang: choice.lang.value, second: "", sheet: "", paper: "", ink: "full", marks: ""}
    const set = Object.fromEntries(
      fields.map((name) => [name, choice[name].value]).filter(([name, value]) => value !== usual[name]),
    )
    if (set.second === choice.lang.value) delete set.second
    if (does === "registration") set.site = decks.site
    const on = Object.fromEntries(
      ticked.map((name) => [name, ticks[name].checked]).filter(([name, tick]) => TYPED[name][tick]),
    )
    const typed = [
      does,
      ...(apart ? [`--${apart}`, "--game", facts.game] : [decks.file]),
      "--lang",
      choice.lang.value,
      ...Object.entries(set).flatMap(([name, value]) => [`--${name}`, value]),
      ...ticked.map((name) => TYPED[name][on[name]]).filter(Boolean),
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
    const {fields, ticks: ticking, apart} = kind()
    const shown = [...fields, ...ticking.filter(had)]
    for (const [name, label] of Object.entries(labels)) label.hidden = !shown.includes(name)
    for (const name of Object.keys(ticks))
      labels[name].lastChild.data = ` ${words[`${name}_of_${chosen()}`] ?? words[name]}`
    command.replaceChildren(...["fitil", ...asked().typed].flatMap((word) => [" ", h("span", {}, word)]).slice(1))
    keep.hidden = Boolean(apart)
    const {facts: needed, state} = runtime
    go.hidden = !needed || !["off", "loading", "ready"].includes(state)
    go.disabled = !apart && decks.empty
    if (!needed) return
    const drawn = drawings().reduce((sum, part) => sum + needed.pictures[`${part}.zip`], 0)
    go.textContent = fill(words.make_pdf, {
      mb: megabytes(needed.to_print + drawn + (state === "off" ? needed.to_check : 0), lang),
    })
  }

  async function print() {
    const {does, apart} = kind()
    const {typed, ...options} = asked()
    const told = words[apart ? `printed_${apart}` : "printed"]
    go.disabled = true
    result.replaceChildren(words.printing)
    try {
      const args = {
        decks: apart ? [] : [{name: decks.file, text: decks.text}],
        lang: choice.lang.value,
        options: {...options, typed},
      }
      const {out, files} = await runtime.ask(does, args, {parts: drawings()})
      tell(out, files, told)
    } catch (error) {
      result.replaceChildren(`${words.broken} ${error.message}`)
    }
    go.disabled = false
  }

  function tell(out, files, told) {
    const [[name, bytes]] = [...Object.entries(files), []]
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
      fill(told, {cards: out.cards, pages: out.pages}),
      ...[...out.findings, ...out.warnings].map((line) => h("small", {dir: "ltr"}, line)),
    )
  }

  const copy = h(
    "button",
    {type: "button", onclick: () => navigator.clipboard?.writeText(command.textContent)},
    words.copy,
  )
  decks.addEventListener("change", show)
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
    facts.runtime
      ? h("p", {}, h("a", {href: `../../../runtime/${facts.runtime.folder}/licences.txt`}, words.licences))
      : null,
  )
}
