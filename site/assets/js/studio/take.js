// The set of cards is taken along as a folder for the command line, comes back from one, and is printed.
import {button, h, save, why} from "../workshop/dom.js"
import {printing} from "../workshop/printing.js"
/** @import {Runtime} from "../workshop/runtime.js" */
/** @import {Sketches} from "./sketches.js" */
/** @import {Answer, Facts} from "./types.d.ts" */

/**
 * @param {Facts} facts
 * @param {Sketches} sketches
 * @param {Runtime} runtime
 */
export function taking(facts, sketches, runtime) {
  const {words, lang, game, langs} = facts
  const said = h("p", {role: "status"})

  /** @param {object} args */
  async function ask(args, given = new Map()) {
    try {
      const {out, files} = await runtime.ask("studio", {game, lang, ...args}, {given})
      const {sketches: found = [], wrong = ""} = /** @type {Answer & {wrong?: string}} */ (out)
      said.replaceChildren(wrong)
      return {found, files}
    } catch (error) {
      said.replaceChildren(`${words.broken} ${why(error)}`)
      return {found: [], files: {}}
    }
  }

  async function keep() {
    const {files} = await ask({do: "keep", sketches: sketches.all})
    for (const [name, bytes] of Object.entries(files)) save(name, bytes, "application/zip")
  }

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
    accept: ".zip,.yaml,.yml",
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
    h("div", {class: "studio__bar"}, button(words.set_save, keep), h("label", {}, `${words.set_open} `, open)),
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
      ask: (_, {lang: of, options}) => runtime.ask("print_set", {game, lang: of, sketches: sketches.all, options}),
    },
    runtime,
  )
  return h("div", {class: "studio__take"}, kept, panel)
}
