// The set of cards is taken along as a folder for the command line, comes back from one, and is printed.
import {button, choosing, h, save, why} from "../workshop/dom.js"
import {copied} from "../play/link.js"
import {packed, unpacked} from "../workshop/packed.js"
import {printing} from "../workshop/printing.js"
import {fill} from "../workshop/said.js"
import {taps} from "../workshop/taps.js"
import {figuresPart, partsFor} from "./pictures.js"
import {sound} from "./sketches.js"
/** @import {Runtime} from "../workshop/runtime.js" */
/** @import {Pictures} from "./pictures.js" */
/** @import {Sketches} from "./sketches.js" */
/** @import {Answer, Facts} from "./types.d.ts" */

const SET = "#cards="
const MOST_CARDS = 500
const MOST_PICTURES = 60_000 // the letters of pictures that a link still has room for

/**
 * @param {Facts} facts
 * @param {Sketches} sketches
 * @param {Runtime} runtime
 * @param {Pictures} pictures
 */
export function taking(facts, sketches, runtime, pictures) {
  const {words, lang, game} = facts
  const said = h("p", {role: "status"})
  /** @type {HTMLInputElement} */
  const link = h("input", {
    readonly: true,
    dir: "ltr",
    hidden: true,
    "aria-label": words.set_link,
    onfocus: () => link.select(),
  })

  /** @param {object} args */
  async function ask(args, given = new Map()) {
    const parts =
      given.size && `${figuresPart(facts)}.zip` in runtime.facts.pictures
        ? [figuresPart(facts)]
        : partsFor(facts, sketches.all)
    try {
      const {out, files} = await runtime.ask("studio", {game, lang, ...args}, {parts, ...(given.size ? {given} : {})})
      const {sketches: found = [], wrong = ""} = /** @type {Answer & {wrong?: string}} */ (out)
      said.replaceChildren(wrong)
      return {found, files}
    } catch (error) {
      said.replaceChildren(`${words.broken} ${why(error)}`)
      return {found: [], files: {}}
    }
  }

  const cards = () =>
    sketches.all.map(({entry, words: named, picture, scene}) => ({entry, words: named, picture, scene}))

  /** All cards, once their pictures are where they are asked for. */
  async function whole() {
    const all = cards()
    await pictures.ready(all.flatMap(({picture}) => picture ?? []))
    return all
  }

  /** @param {"keep" | "table"} how as a folder for the commands, or as a table */
  async function keep(how) {
    const {files} = await ask({do: how, sketches: await whole()})
    for (const [name, bytes] of Object.entries(files))
      save(name, bytes, how === "keep" ? "application/zip" : "text/csv")
    const bare = how === "table" && sketches.all.some(({picture}) => picture)
    if (bare && Object.keys(files).length) said.replaceChildren(words.table_without)
  }

  async function share() {
    const some = cards()
    const drawn = pictures.texts(some.flatMap(({picture}) => picture ?? []))
    const small = JSON.stringify(drawn).length < MOST_PICTURES
    const carried = small ? {cards: some, pictures: drawn} : {cards: some.map((one) => ({...one, picture: undefined}))}
    link.value = `${location.origin}${location.pathname}${SET}${await packed({game, ...carried})}`
    link.hidden = false
    const told = await copied(link.value, {link_copied: words.link_copied, link_here: words.link_here})
    said.replaceChildren(small ? told : `${told} ${words.link_without}`)
    link.select()
  }

  // Cards that come in a link are more cards: whatever it holds, those that were here stay. The address is then that of the
  // page again, or a reload would bring them a second time.
  async function look() {
    if (!location.hash.startsWith(SET)) return
    const found = /** @type {{game?: unknown, cards?: unknown, pictures?: unknown} | null} */ (await unpacked(SET))
    history.replaceState(history.state, "", location.pathname + location.search)
    const some =
      found?.game === game && Array.isArray(found.cards) ? found.cards.flatMap((one) => sound(one) ?? []) : []
    if (some.length && some.length <= MOST_CARDS) {
      pictures.bring(found?.pictures)
      sketches.bring(some)
    }
    said.replaceChildren(
      some.length && some.length <= MOST_CARDS ? fill(words.link_opened, {n: some.length}) : words.link_not,
    )
  }
  addEventListener("hashchange", look)
  look()

  /** @param {File[]} files */
  async function read(files) {
    const given = new Map()
    for (const file of files) given.set(file.name, new Uint8Array(await file.arrayBuffer()))
    const {found, files: drawn} = await ask({do: "read"}, given)
    for (const [name, bytes] of Object.entries(drawn)) pictures.keep(name, bytes)
    const some = found.flatMap((one) => sound(one) ?? [])
    if (!some.length) return
    sketches.bring(some)
    said.replaceChildren(fill(words.set_opened, {n: some.length}))
  }

  const handed = {multiple: true, accept: ".zip,.yaml,.yml,.csv,.tsv,.xlsx,.ods"}
  const kept = h(
    "section",
    {"aria-labelledby": "studio-set"},
    h("h2", {id: "studio-set"}, words.set),
    h("p", {}, words.set_about),
    h(
      "div",
      {class: "studio__bar"},
      button(words.set_save, () => until(keep("keep"))),
      button(words.set_table, () => until(keep("table"))),
      button(words.set_link, share),
      choosing(words.set_open, handed, ({files}) => read([...(files ?? [])])),
    ),
    link,
    said,
  )
  const {until} = taps(kept)

  const ids = () => sketches.all.flatMap(({entry}) => (entry.id === undefined ? [] : String(entry.id)))
  const panel = printing(
    {...facts, words: facts.printing, beside: []},
    {
      changes: sketches,
      empty: () => false,
      named: () => ["--game", game, ...ids().flatMap((id) => ["--card", id]), "--cards", "my-cards"],
      kinds: ["print"],
      ask: async (_, {lang: of, options}) =>
        runtime.ask(
          "print_set",
          {game, lang: of, sketches: await whole(), options},
          {parts: partsFor(facts, sketches.all)},
        ),
    },
    runtime,
  )
  return h("div", {class: "studio__take"}, kept, panel)
}
