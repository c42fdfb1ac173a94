// The deck for others: a link that holds it, its QR code, its list in any language.
import {h, save, say, weighed, why} from "./dom.js"
import {MARK, deckCode} from "./link.js"
import {squared} from "./qr.js"
import {fill} from "./said.js"
/** @import {Decks} from "./decks.js" */
/** @import {Runtime} from "./runtime.js" */
/** @import {Facts} from "./types.d.ts" */

/**
 * @param {Facts} facts
 * @param {Decks} decks
 * @param {Runtime} runtime
 */
export function sharing(facts, decks, runtime) {
  const {words, lang} = facts
  /** @type {HTMLInputElement} */
  const link = h("input", {readonly: true, dir: "ltr", "aria-label": words.share_link, onfocus: () => link.select()})
  const said = h("p", {class: "workshop__shared", role: "status"})
  const inLang = h(
    "select",
    {"aria-label": words.list_in},
    [lang, ...facts.langs.filter((other) => other !== lang)].map((one) =>
      h("option", {value: one}, words[`in_${one}`] ?? one),
    ),
  )
  const send = h(
    "button",
    {
      type: "button",
      hidden: !navigator.share,
      onclick: () => navigator.share({title: decks.now.name, url: link.value}).catch(() => {}),
    },
    words.share_send,
  )
  const qr = h("button", {type: "button", onclick: draw}, words.qr)
  const code = h("div", {class: "workshop__qr"})
  const list = () => decks.textOf(decks.now, inLang.value)

  /** @param {string} text */
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return link.select()
    }
    said.textContent = words.copied
  }

  // The deck of the code is the one on the page: a deck that is changed takes its code away.
  function show() {
    link.value = `${decks.site}${MARK}${deckCode(facts.game, decks.now)}`
    qr.hidden = !runtime.able
    const off = runtime.state === "off"
    say(qr, weighed(words.qr_load, off ? runtime.facts.to_check : 0, lang))
    code.replaceChildren()
    say(said, "")
  }

  async function draw() {
    const address = link.value
    try {
      const {out} = await runtime.ask("qr", {text: address, lang})
      if (address === link.value)
        code.replaceChildren(out.rows ? squared(out.rows, fill(words.qr_alt, {name: decks.now.name})) : words.qr_long)
    } catch (error) {
      said.textContent = `${words.broken} ${why(error)}`
    }
  }

  decks.addEventListener("change", show)
  runtime.addEventListener("state", show)
  show()
  return h(
    "section",
    {class: "workshop__share", id: "share", "aria-labelledby": "share-title"},
    h("h2", {id: "share-title"}, words.share),
    h("p", {}, words.share_about),
    h(
      "div",
      {class: "workshop__bar"},
      link,
      h("button", {type: "button", onclick: () => copy(link.value)}, words.copy),
      send,
      qr,
    ),
    h(
      "div",
      {class: "workshop__bar"},
      facts.langs.length > 1 ? inLang : null,
      h("button", {type: "button", onclick: () => copy(list())}, words.copy_list),
      h(
        "button",
        {type: "button", onclick: () => save(decks.file, list(), "text/plain;charset=utf-8")},
        words.save_list,
      ),
    ),
    said,
    code,
  )
}
