// Files to take home that are made here, by the program of the commands or of another file: a press makes one, and saves it.
import {h, megabytes, save, weighed, why} from "./dom.js"
import {remade} from "./remade.js"
import {Runtime} from "./runtime.js"
import {fill} from "./said.js"
/** @import {Forms, RuntimeFacts} from "./types.d.ts" */

/** @typedef {{does: "print" | "registration", named: string[], options: Record<string, unknown>, typed: string[]}} Printed */
/** @typedef {{does: "remade", name: string, of: string, pages: number}} Remade */
/** @typedef {{[name in "loading" | "making" | "made" | "broken" | "sheets"]: string} & {count_pages: Forms}} Said */

const {dataset} = /** @type {HTMLElement} */ (document.getElementById("take"))
/** @type {{runtime: RuntimeFacts, lang: string, game: string, words: Said}} */
const {runtime: facts, lang, game, words} = JSON.parse(dataset.facts ?? "")
const runtime = new Runtime(facts)
const said = h("p", {class: "takes__said", role: "status"})
const pictures = `drawings-${game}-colour`

/** @param {Printed} wanted */
async function print({does, named, options, typed}) {
  const parts = does === "print" && `${pictures}.zip` in facts.pictures ? [pictures] : []
  const args = {decks: [], named, lang, options: {...options, typed: [...typed, "--lang", lang]}}
  const {out, files} = await runtime.ask(does, args, {parts})
  const [[name, bytes] = ["", null]] = Object.entries(files)
  if (out.wrong || !bytes) throw new Error(out.wrong ?? "")
  return {name, bytes, pages: out.pages, sheets: out.sheets}
}

/** @param {Remade} wanted */
async function makeOf({name, of, pages}) {
  return {name: `${game}-${name}-${lang}.pdf`, bytes: await remade(name, of), pages, sheets: 0}
}

/** @param {HTMLElement} link */
async function make(link) {
  /** @type {Printed | Remade} */
  const wanted = JSON.parse(link.dataset.make ?? "")
  const load = facts.to_check + facts.to_print + (facts.pictures[`${pictures}.zip`] ?? 0)
  const here = wanted.does === "remade" || runtime.begun
  link.closest("li")?.append(said)
  link.ariaBusy = "true"
  said.replaceChildren(here || !load ? words.making : weighed(words.loading, load, lang))
  try {
    const {name, bytes, pages, sheets} = await (wanted.does === "remade" ? makeOf(wanted) : print(wanted))
    save(name, bytes, "application/pdf")
    const long = sheets ? fill(words.sheets, {n: pages, sheets}) : fill(words.count_pages, {n: pages})
    said.replaceChildren(
      fill(words.made, {name: `\u2068${name}\u2069`, pages: long, mb: megabytes(bytes.length, lang)}),
    )
  } catch (error) {
    said.replaceChildren(`${words.broken} ${why(error)}`)
  }
  link.ariaBusy = null
}

runtime.addEventListener("state", () => {
  if (!runtime.able) said.replaceChildren(words.broken)
})
for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-make]")))
  link.addEventListener("click", (event) => {
    if (!runtime.able) return // the link leads to the commands
    event.preventDefault()
    if (!link.ariaBusy) make(link)
  })
