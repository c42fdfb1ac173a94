// The deck itself: its name and size, its cards by type, other decks, lists that are pasted or dropped.
import {taps} from "./taps.js"
import {across, choices, h, put, say, why} from "./dom.js"
import {linkIn} from "./link.js"
import {fill} from "./said.js"
/** @import {Decks} from "./decks.js" */
/** @import {Runtime} from "./runtime.js" */
/** @import {Card, Facts} from "./types.d.ts" */

/** @typedef {{type: string, name: string, title: HTMLElement, rows: HTMLElement, all: HTMLElement}} Group */

/**
 * @param {Facts} facts
 * @param {Decks} decks
 * @param {Runtime} runtime
 * @param {{open(code: string): void}} links
 */
export function deckPanel(facts, decks, runtime, links) {
  const {words, lang} = facts
  /** @type {HTMLSelectElement} */
  const which = h("select", {"aria-label": words.decks, onchange: () => decks.choose(Number(which.value))})
  /** @type {HTMLInputElement} */
  const name = h("input", {
    "aria-label": words.deck_name,
    maxlength: 80,
    onchange: () => decks.rename(name.value || words.new_name),
  })
  const size = h("p", {class: "workshop__size"})
  const elsewhere = h("p", {class: "workshop__elsewhere", role: "status"})
  const groups = Object.entries(facts.filters.type).map(([type, name]) => {
    const [title, rows] = [h("h3"), h("ul")]
    return {type, name, title, rows, all: h("div", {}, title, rows)}
  })
  // One stop for the Tab key: arrows go on from there.
  const list = h(
    "div",
    {
      class: "workshop__list",
      role: "toolbar",
      "aria-orientation": "vertical",
      "aria-label": words.deck,
      onkeydown: walk,
    },
    groups.map(({all}) => all),
  )
  /** @type {Map<Card, {item: HTMLElement, copies: HTMLElement}>} */
  const rowOf = new Map()
  const byId = new Map(facts.cards.map((card) => [card.id, card]))
  const undo = h(
    "button",
    {type: "button", class: "workshop__undo", "data-again": true, onclick: () => decks.undo()},
    words.undo,
  )
  const redo = h(
    "button",
    {type: "button", class: "workshop__redo", "data-again": true, onclick: () => decks.redo()},
    words.redo,
  )
  /** @type {HTMLSelectElement} */
  const starters = h(
    "select",
    {
      "aria-label": words.starter,
      onchange: () => {
        const deck = facts.starters[Number(starters.value)]
        starters.value = ""
        if (deck) decks.start(structuredClone(deck))
      },
    },
    h("option", {value: ""}, words.starter),
    facts.starters.map((deck, at) => h("option", {value: at}, deck.name)),
  )
  const text = h("textarea", {rows: 6, dir: "auto", "aria-label": words.paste, placeholder: words.paste_example})
  const said = h("ul", {class: "workshop__said"})
  let reading = false
  const paste = h(
    "details",
    {class: "workshop__paste"},
    h("summary", {}, words.paste),
    text,
    h(
      "p",
      {},
      h("button", {type: "button", class: "workshop__fix", onclick: () => read(text.value, words.pasted)}, words.read),
      " ",
      h("input", {
        type: "file",
        "aria-label": words.file,
        accept: ".txt,.csv,.tsv,.cod,.xml,.json,.xlsx,.ods,.docx,.odt,.rtf,.html,.eml,text/*",
        onchange: (event) => open(event.currentTarget.files?.[0]),
      }),
    ),
    h("div", {role: "status"}, said),
  )

  /** @param {File | undefined} file */
  async function open(file) {
    if (!file) return
    if (file.size > 2_000_000 || /\.ya?ml$/i.test(file.name))
      return said.replaceChildren(h("li", {}, fill(words.by_command, {name: file.name})))
    const bytes = new Uint8Array(await file.arrayBuffer())
    await take({name: file.name, bytes}, file.name.replace(/\.[^.]*$/, ""), textOf(bytes))
  }

  /**
   * @param {string} list
   * @param {string} called
   */
  async function read(list, called) {
    if (!list.trim()) return
    const code = linkIn(list)
    if (code !== null) {
      text.value = ""
      return links.open(code)
    }
    await take({name: "list.txt", bytes: new TextEncoder().encode(list)}, called, list)
  }

  /**
   * Read a list with Fitil's own readers; what could not be read stays in the box, with the reasons.
   * @param {{name: string, bytes: Uint8Array<ArrayBuffer>}} file
   * @param {string} called
   * @param {string} list what to leave in the box: nothing for a file that is no text
   */
  async function take({name, bytes}, called, list) {
    if (!runtime.able) return said.replaceChildren(h("li", {}, words.no_runtime))
    said.replaceChildren(h("li", {}, words.reading))
    reading = true
    try {
      const {out} = await runtime.ask("read", {lang}, {given: new Map([[name, bytes]])})
      const faults = out.wrong ? [out.wrong] : out.faults
      if (out.deck && out.deck.game !== facts.game) faults.push(words.other_game)
      else if (out.deck) decks.start({...out.deck, name: out.deck.name || called})
      said.replaceChildren(...[...faults, ...(out.notes ?? [])].map((line) => h("li", {}, line)))
      text.value = faults.length ? list : ""
    } catch (error) {
      said.replaceChildren(h("li", {}, `${words.broken} ${why(error)}`))
    }
    reading = false
  }

  const buttons = () => [...list.querySelectorAll("button")]

  /** @param {KeyboardEvent} event */
  function walk(event) {
    const all = buttons()
    const at = all.indexOf(/** @type {HTMLButtonElement} */ (event.target))
    const onward = across(list)
    /** @type {Record<string, number>} */
    const step = {
      ArrowDown: 2,
      ArrowUp: -2,
      ArrowRight: onward,
      ArrowLeft: -onward,
      Home: -at,
      End: all.length - 1 - at,
    }
    const to = all[at + step[event.key]]
    if (at < 0 || !to) return
    event.preventDefault()
    to.focus()
  }

  /**
   * The button that was last on, or else the first, is the one that the Tab key comes to.
   * @param {EventTarget | null} on
   */
  function stop(on) {
    const all = buttons()
    const at = all.find((one) => one === on) ?? all.find((one) => one.tabIndex === 0) ?? all[0]
    for (const one of all) one.tabIndex = one === at ? 0 : -1
  }

  function show() {
    say(elsewhere, "")
    choices(
      which,
      decks.all.map((deck, at) => [String(at), deck.name]),
      String(decks.at),
    )
    if (name.value !== decks.now.name) name.value = decks.now.name
    undo.disabled = !decks.past.length
    redo.disabled = !decks.future.length
    const [least, most] = facts.sizes
    say(size, fill(words.size, {n: decks.size, of: least === most ? least : `${least}–${most}`}))
    size.classList.toggle("is-right", decks.size >= least && decks.size <= most)
    const held = new Set([...Object.values(decks.now.slots).flat(), ...Object.keys(decks.now.cards)])
    const cards = [...held].flatMap((id) => byId.get(id) ?? [])
    for (const group of groups)
      fillGroup(
        group,
        cards.filter((card) => card.type === group.type),
      )
    stop(document.activeElement)
  }

  /**
   * Whoever takes the last copy of a card with the keyboard goes on with the next card, or may undo it.
   * @param {Group} group
   * @param {Card[]} cards
   */
  function fillGroup({name: kind, title, rows, all}, cards) {
    const at = [...rows.children].findIndex((row) => row.contains(document.activeElement))
    const total = cards.reduce((sum, card) => sum + decks.count(card), 0)
    say(title, `${kind} · ${total}`)
    put(rows, cards.map(row))
    all.hidden = !cards.length
    if (at >= 0 && !rows.contains(document.activeElement))
      (rows.children[Math.min(at, cards.length - 1)]?.querySelector("button") ?? undo).focus()
  }

  /** @param {Card} card */
  function row(card) {
    const made = rowOf.get(card) ?? newRow(card)
    rowOf.set(card, made)
    say(made.copies, String(decks.count(card)))
    return made.item
  }

  /** @param {Card} card */
  function newRow(card) {
    const {name} = card
    const copies = h("b")
    const [less, more] = [fill(words.less, {name}), fill(words.more, {name})]
    const count = h(
      "span",
      {class: "workshop__count"},
      h("button", {type: "button", "aria-label": less, onclick: () => decks.add(card, -1)}, "−"),
      h("button", {type: "button", "aria-label": more, onclick: () => decks.add(card, 1)}, "+"),
    )
    return {item: h("li", {}, copies, " ", h("span", {}, name), count), copies}
  }

  addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault()
  })
  addEventListener("drop", (event) => {
    if (!event.dataTransfer?.files.length) return
    event.preventDefault()
    paste.open = true
    open(event.dataTransfer.files[0])
  })
  // Whoever has decks checked before a list in the box was read means that list.
  runtime.addEventListener("state", () => {
    if (runtime.state === "loading" && !reading) read(text.value, words.pasted)
  })
  list.addEventListener("focusin", ({target}) => stop(target))
  decks.addEventListener("change", show)
  decks.addEventListener("elsewhere", () =>
    setTimeout(() => {
      elsewhere.textContent = words.elsewhere
    }),
  )
  show()
  const bar = h(
    "div",
    {class: "workshop__bar"},
    which,
    h(
      "button",
      {type: "button", onclick: () => decks.start({name: words.new_name, cards: {}, slots: {}})},
      words.new_deck,
    ),
    h("button", {type: "button", onclick: () => decks.drop()}, words.drop),
    undo,
    redo,
  )
  taps(bar)
  taps(paste)
  return h(
    "section",
    {class: "workshop__deck", id: "deck", "aria-labelledby": "deck-title"},
    h("h2", {id: "deck-title"}, words.deck),
    bar,
    h("div", {class: "workshop__bar"}, name, starters),
    size,
    elsewhere,
    list,
    paste,
  )
}

/**
 * What a file says; nothing if it is no text in UTF-8, which only Fitil's readers understand.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
function textOf(bytes) {
  try {
    return new TextDecoder("utf-8", {fatal: true}).decode(bytes)
  } catch {
    return ""
  }
}
