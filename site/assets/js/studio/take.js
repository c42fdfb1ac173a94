// The set of cards is taken along as a folder for the command line, comes back from one, and is printed.
import {button, h, save, why} from "../workshop/dom.js"
import {copied} from "../play/link.js"
import {packed, unpacked} from "../workshop/packed.js"
import {printing} from "../workshop/printing.js"
import {fill} from "../workshop/said.js"
import {sound} from "./sketches.js"
/** @import {Runtime} from "../workshop/runtime.js" */
/** @import {Sketches} from "./sketches.js" */
/** @import {Answer, Facts} from "./types.d.ts" */

const SET = "#cards="
const MOST_CARDS = 500

/**
 * @param {Facts} facts
 * @param {Sketches} sketches
 * @param {Runtime} runtime
 */
export function taking(facts, sketches, runtime) {
  const {words, lang, game, langs} = facts
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
    try {
      const {out, files} = await runtime.ask("studio", {game, lang, ...args}, given.size ? {given} : {})
      const {sketches: found = [], wrong = ""} = /** @type {Answer & {wrong?: string}} */ (out)
      said.replaceChildren(wrong)
      return {found, files}
    } catch (error) {
      said.replaceChildren(`${words.broken} ${why(error)}`)
      return {found: [], files: {}}
    }
  }

  const cards = () => sketches.all.map(({entry, words: named}) => ({entry, words: named}))

  /** @param {"keep" | "table"} how as a folder for the commands, or as a table */
  async function keep(how) {
    const {files} = await ask({do: how, sketches: cards()})
    for (const [name, bytes] of Object.entries(files))
      save(name, bytes, how === "keep" ? "application/zip" : "text/csv")
  }

  async function share() {
    link.value = `${location.origin}${location.pathname}${SET}${await packed({game, cards: cards()})}`
    link.hidden = false
    said.replaceChildren(await copied(link.value, {link_copied: words.link_copied, link_here: words.link_here}))
    link.select()
  }

  // Cards that come in a link are more cards: whatever it holds, those that were here stay. The address is then that of the
  // page again, or a reload would bring them a second time.
  async function look() {
    if (!location.hash.startsWith(SET)) return
    const found = /** @type {{game?: unknown, cards?: unknown} | null} */ (await unpacked(SET))
    history.replaceState(history.state, "", location.pathname + location.search)
    const some =
      found?.game === game && Array.isArray(found.cards) ? found.cards.flatMap((one) => sound(one) ?? []) : []
    if (some.length && some.length <= MOST_CARDS) sketches.bring(some)
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
    const {found} = await ask({do: "read"}, given)
    if (found.length) sketches.bring(found)
  }

  const open = h("input", {
    type: "file",
    multiple: true,
    accept: ".zip,.yaml,.yml,.csv,.tsv,.xlsx,.ods",
    onchange: async ({currentTarget}) => {
      await read([...(currentTarget.files ?? [])])
      currentTarget.value = ""
    },
  })
  const kept = h(
    "section",
    {"aria-labelledby": "studio-set"},
    h("h2", {id: "studio-set"}, words.set),
    h("p", {}, words.set_about),
    h(
      "div",
      {class: "studio__bar"},
      button(words.set_save, () => keep("keep")),
      button(words.set_table, () => keep("table")),
      button(words.set_link, share),
      h("label", {}, `${words.set_open} `, open),
    ),
    link,
    said,
  )

  const ids = () => sketches.all.map(({entry}) => String(entry.id))
  const panel = printing(
    {...facts, words: facts.printing, langs: [lang, ...langs.filter((one) => one !== lang)], beside: []},
    {
      changes: sketches,
      empty: () => false,
      named: () => ["--game", game, ...ids().flatMap((id) => ["--card", id]), "--cards", "my-cards"],
      kinds: ["print"],
      ask: (_, {lang: of, options}) => runtime.ask("print_set", {game, lang: of, sketches: cards(), options}),
    },
    runtime,
  )
  return h("div", {class: "studio__take"}, kept, panel)
}
