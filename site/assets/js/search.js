// The search: a dialog in which rules are found as one asks for them. What it needs comes when it is first opened.
// The question stands in the page's address, so that going back from an answer returns to the answers.
import {closest, element} from "./dom.js"
import {ROOT, cut, script, shelf, write} from "./shelf.js"
import {WORD, keys, plain, words} from "./words.js"
import {fill} from "./workshop/said.js"
/** @import {Finder} from "./finding.js" */
/** @import {Entry, Found, Shelf} from "./types.d.ts" */

/**
 * An answer with what stands under it.
 * @typedef {object} Answer
 * @property {Entry} entry
 * @property {Entry[]} under
 * @property {string | undefined} picture
 * @property {number} score
 * @property {Found["matches"]} matches
 * @property {string} title the game's
 */

const MOST = 30
const OWN = 8
const LEAST = 0.12
const UNDER = 3
const LENGTH = 220
const SHORT = 3 // of fewer letters nothing is the beginning
// two answers are offered as a choice if the second is a third as likely, or more; of so many letters each, where no
// heading tells them apart
const CLOSE = 1.0
const BRIEF = 60
const BESIDE = new Set(["card", "section"])
const NEAREST = 3 // of what may not answer
const MOST_PAGES = 6

/**
 * What one game says to a question: its answers, and whether they answer.
 * @typedef {{found: Answer[], known: boolean}} Part
 */

/** @type {Map<string, Promise<Finder>>} */
const finders = new Map()

/**
 * The finder of a game, made when its entries have come.
 * @param {string} game
 */
function finder(game) {
  const made = finders.get(game) ?? make(game)
  finders.set(game, made)
  made.catch(() => finders.delete(game))
  return made
}

/** @param {string} game */
async function make(game) {
  const [found] = await Promise.all([shelf(game), script("assets/js/finding.js")])
  return new window.fitil.finding.Finder(found)
}

// --- answers -------------------------------------------------------------------------------------------------------

/**
 * Text with the words that were asked for marked.
 * @template {Element} E
 * @param {E} into
 * @param {string} text
 * @param {Found["matches"]} matches
 */
function marked(into, text, matches) {
  return write(into, text, (parent, part) => {
    let at = 0
    for (const match of part.matchAll(WORD)) {
      if (!matches(plain(match[0]))) continue
      parent.append(part.slice(at, match.index), element("mark", "", match[0]))
      at = match.index + match[0].length
    }
    parent.append(part.slice(at))
  })
}

/**
 * As much of a text as says why it was found.
 * @param {string} text
 * @param {Found["matches"]} matches
 */
function excerpt(text, matches) {
  const said = text.replace(/^[–—\s]+/, "")
  const hit = [...said.matchAll(WORD)].find((match) => matches(plain(match[0])))
  return cut(said, hit && hit.index > LENGTH / 2 ? hit.index - 60 : 0, LENGTH)
}

/**
 * @param {Answer} found
 * @param {boolean} several
 * @param {DOMStringMap} kinds
 */
function shown({entry, under, picture, matches, title}, several, kinds) {
  const item = element("li", "found")
  const link = Object.assign(element("a", "answer"), {href: entry.link})
  const says = element("span", "answer__says")
  const number = `${entry.number ? `${entry.number} ` : ""}${entry.kind === "rule" ? untold(entry.heading) : ""}`
  const path = [several && title, entry.page, number].filter(Boolean).join(" · ")
  says.append(element("span", "answer__path", path))
  if (entry.kind !== "rule" && entry.heading)
    says.append(marked(element("strong", "answer__heading"), entry.heading, matches))
  says.append(marked(element("span", "answer__text"), excerpt(entry.text, matches), matches))
  link.append(says)
  item.append(link)
  if (picture) {
    const image = element("img", "answer__picture")
    link.append(Object.assign(image, {alt: "", loading: "lazy", src: ROOT + picture}))
  }
  if (under.length) {
    const list = element("ul", "found__under")
    list.append(...under.map((one) => lower(one, matches, kinds)))
    item.append(list)
  }
  return item
}

/**
 * @param {Entry} entry
 * @param {Found["matches"]} matches
 * @param {DOMStringMap} kinds
 */
function lower(entry, matches, kinds) {
  const item = element("li")
  const link = Object.assign(element("a", "under"), {href: entry.link})
  const said = entry.kind === "term" ? `${entry.heading} — ${excerpt(entry.text, matches)}` : entry.heading
  link.append(element("span", "under__kind", kinds[entry.kind] || entry.page), " ")
  item.append(marked(link, said, matches))
  return item
}

/**
 * A heading without its number, which the rule's own begins with.
 * @param {string} heading
 */
const untold = (heading) => heading.replace(/^\d+\.\s+/, "")

/**
 * What one of two answers that fit nearly alike is about: a rule stands under its section's heading, with others.
 * @param {Answer} one
 * @param {Answer} another
 */
function about({entry, title}, {entry: other, title: of}) {
  const told =
    title !== of && entry.heading === other.heading
      ? title
      : entry.heading && entry.kind !== "rule"
        ? entry.heading
        : cut(entry.text, 0, BRIEF)
  return Object.assign(element("a", "", told), {href: entry.link})
}

/**
 * The choice between the best two answers of the rules, if it is not sure which of them answers. Those of two games are no
 * such choice: whoever names none of them is shown both, each with its game.
 * @param {Answer[]} found
 * @param {string} label
 */
function either([one, other], label) {
  if (!other || BESIDE.has(one.entry.kind) || BESIDE.has(other.entry.kind)) return []
  if (other.score < one.score - CLOSE || other.title !== one.title) return []
  const item = element("li", "either", `${label} `)
  item.append(about(one, other), " · ", about(other, one))
  return [item]
}

/**
 * The games that are called by their names, in the language of the page or in English, or by the beginning of one.
 * @param {string} query
 * @param {HTMLElement[]} chips
 */
function called(query, chips) {
  const name = (/** @type {string} */ text) => words(text).join(" ")
  const asked = name(query)
  if (asked.length < SHORT) return []
  return chips.flatMap(({textContent, dataset: {game = "", also = ""}}) => {
    const own = textContent?.trim() ?? ""
    if (!game || ![own, also].some((one) => one && name(one).startsWith(asked))) return []
    return [topic(also ? `${own} · ${also}` : own, `${game}/`)]
  })
}

/**
 * @param {string} text
 * @param {string} address below the language's root
 */
function topic(text, address) {
  const item = element("li", "topic")
  item.append(Object.assign(element("a", "", text), {href: ROOT + address}))
  return item
}

/**
 * The pages that are called so, by their titles or what people call them, in any form, or by the beginning of a title.
 * @param {string} query
 * @param {Shelf[]} shelves
 */
function pages(query, shelves) {
  const asked = words(query)
  if (asked.join("").length < SHORT) return []
  const found = shelves.flatMap(({title: game, pages: all, silent}) => {
    const quiet = new Set(words(silent))
    const said = (/** @type {string[]} */ told) => {
      const loud = told.filter((word) => !quiet.has(word))
      return loud.length ? loud : told
    }
    const own = said(asked)
    return all.flatMap(([title, address, others = []]) => {
      const is = [title, ...others].some((name) => {
        const told = said(words(name))
        return told.length === own.length && told.every((word) => own.some((one) => alike(one, word)))
      })
      const begun = !address.includes("#") && words(title).join(" ").startsWith(asked.join(" "))
      if (!is && !begun) return []
      return [{is, item: topic(game ? `${title} · ${game}` : title, address)}]
    })
  })
  return found.sort((one, other) => Number(other.is) - Number(one.is)).slice(0, MOST_PAGES)
}

/**
 * Whether two words are forms of the same.
 * @param {string} word
 * @param {string} other
 */
const alike = (word, other) => keys(word).some(([key]) => !key.startsWith("~") && key === keys(other)[0][0])

/**
 * The games that a question names, in the language of the page, in English or by their ids, and the rest of it; of a
 * question that names none, or nothing else, none or the whole. The terminal does the same (cards/asking/question.py).
 * @param {string} query
 * @param {HTMLElement[]} chips
 * @returns {[games: string[], rest: string]}
 */
export function namedGames(query, chips) {
  /** @type {string[]} */
  let asked = words(query)
  /** @type {string[]} */
  const found = []
  for (const {
    textContent,
    dataset: {game = "", also = ""},
  } of chips) {
    if (!game) continue
    const titles = [game, textContent ?? "", also].flatMap((one) => one.split(/[()]/)).map(words)
    for (const title of titles.filter((one) => one.length)) {
      const at = asked.findIndex(
        (_, from) => from + title.length <= asked.length && title.every((word, n) => alike(asked[from + n], word)),
      )
      if (at < 0) continue
      if (!found.includes(game)) found.push(game)
      asked = [...asked.slice(0, at), ...asked.slice(at + title.length)]
    }
  }
  return [found, found.length ? asked.join(" ") || query : query]
}

/**
 * The topics of a game's rules, for a question that nothing answers.
 * @param {Finder} finder
 * @param {string} game
 */
function topics({shelf}, game) {
  return shelf.topics.map(([heading, anchor]) => topic(heading, `${game}/rules/#${anchor}`))
}

/**
 * The best answers of one game, each with what stands under it; what has been shown is not shown again.
 * @param {Finder} finder
 * @param {string} query
 * @returns {Part}
 */
function answers(finder, query) {
  const {answers: all, matches, known} = finder.find(query)
  const {title} = finder.shelf
  /** @type {Set<Entry>} */
  const shown = new Set()
  const isAsked = (/** @type {Entry} */ entry) => entry.kind === "asked"
  const found = all
    .filter(({score}) => score > all[0].score * LEAST)
    .slice(0, MOST)
    .flatMap(({entry, score, under: citing}) => {
      if (shown.has(entry)) return []
      const others = citing.filter((one) => !shown.has(one))
      const [said, told] = [others.filter(isAsked), others.filter((one) => !isAsked(one))]
      const under = [...told.slice(0, UNDER), ...said.slice(0, 1)]
      for (const one of [entry, ...under]) shown.add(one)
      const picture = [entry, ...under].map((one) => one.picture).find(Boolean)
      return [{entry, under, picture, score, matches, title}]
    })
  return {found, known}
}

/** @param {HTMLDialogElement} dialog */
function search(dialog) {
  /**
   * @template {Element} [E=HTMLElement]
   * @param {string} selector
   */
  const part = (selector) => /** @type {E} */ (dialog.querySelector(selector))
  /** @type {HTMLInputElement} */
  const input = part("input")
  const list = part(".answers")
  const note = part(".answers__note")
  const counted = part(".answers__count")
  const chips = [.../** @type {NodeListOf<HTMLElement>} */ (dialog.querySelectorAll("[data-game]"))]
  const here = document.documentElement.dataset.game ?? ""
  const {none = "", unsure = "", loading = "", either: doubt = ""} = dialog.dataset
  let chosen = here
  let latest = 0
  let counting = 0
  press()

  function games() {
    if (chosen) return [chosen]
    const all = [...chips.map((chip) => chip.dataset.game ?? ""), "site"]
    return [here, ...all.filter((game) => game !== here)].filter(Boolean)
  }

  function show() {
    const query = input.value.trim()
    const turn = ++latest
    const scope = chosen
    keep(query)
    if (!query) {
      list.replaceChildren()
      note.textContent = ""
      return
    }
    note.textContent = list.children.length ? "" : loading
    const [named, rest] = chosen ? [[], query] : namedGames(query, chips)
    const asked = named.length ? named : games()
    /** @type {(Part | null)[]} */
    const parts = asked.map(() => null)
    /** @type {Shelf[]} */
    const shelves = []
    asked.forEach(async (game, n) => {
      // a game that cannot be loaded has no answers
      const part = await finder(game).then(
        (one) => {
          if (turn !== latest) return {found: [], known: false}
          shelves.push(one.shelf)
          return answers(one, rest)
        },
        () => ({found: [], known: false}),
      )
      if (turn !== latest) return
      parts[n] = part
      put(parts, pages(rest, shelves), named.length > 0)
      if (scope && !part.found.length) elsewhere()
    })
  }

  /**
   * Shows what has come. The game at hand comes first; the others by how well they answer. Of those that do not, nothing is
   * shown beside those that do; if none does, that is said, and what comes nearest.
   * @param {(Part | null)[]} parts
   * @param {{is: boolean, item: HTMLElement}[]} pagesCalled the pages that are called so, or begin so
   * @param {boolean} named whether it was the question that named the games
   */
  function put(parts, pagesCalled, named) {
    const several = parts.length > 1
    const done = parts.every(Boolean)
    const known = parts.some((part) => part?.known)
    const told = parts.map((part) => (part && (part.known || !known) ? part.found : []))
    const [own, others] = several && here ? [told[0], told.slice(1)] : [[], told]
    const rest = others.flat().sort((one, other) => other.score - one.score)
    const found = [...own.slice(0, OWN), ...rest].slice(0, known ? MOST : NEAREST)
    const fronts = [...called(input.value, chips), ...pagesCalled.map(({item}) => item)]
    list.replaceChildren(
      ...fronts,
      ...(known && !pagesCalled.some(({is}) => is) ? either(found, doubt) : []),
      ...found.map((one) => shown(one, several || named, dialog.dataset)),
    )
    list.scrollTop = 0
    if (done && found.length) count(found.length)
    if (done && !found.length && here)
      finder(here).then((own) => list.children.length || list.append(...topics(own, here)))
    note.textContent = known || fronts.length ? "" : done ? (found.length ? unsure : none) : found.length ? "" : loading
  }

  /**
   * How many there are is told to who listens, once one has stopped typing.
   * @param {number} n
   */
  function count(n) {
    clearTimeout(counting)
    counting = setTimeout(() => {
      counted.textContent = fill(JSON.parse(counted.dataset.said ?? '""'), {n})
    }, 600)
  }

  // Nothing in this game: the others may know.
  function elsewhere() {
    if (input.value.trim()) choose("")
  }

  function press() {
    for (const chip of chips) chip.setAttribute("aria-pressed", String(chip.dataset.game === chosen))
  }

  /** @param {string} game */
  function choose(game) {
    chosen = game
    press()
    show()
  }

  // --- the address -------------------------------------------------------------------------------------------------

  /** @param {string} query */
  function keep(query) {
    const url = new URL(location.href)
    url.searchParams.delete("q")
    url.searchParams.delete("in")
    if (query) {
      url.searchParams.set("q", query)
      if (chosen !== here) url.searchParams.set("in", chosen)
    }
    try {
      history.replaceState(history.state, "", url)
    } catch {
      /* closed to pages from disk */
    }
  }

  function resume() {
    const asked = new URLSearchParams(location.search)
    const query = asked.get("q")
    if (!query || dialog.open) return
    input.value = query
    open()
    choose(asked.get("in") ?? here)
  }

  // --- the dialog --------------------------------------------------------------------------------------------------

  function open() {
    if (!dialog.open) dialog.showModal()
    input.focus()
    input.select()
    finder(games()[0]).catch(() => {
      /* said when something is asked */
    })
  }

  dialog.addEventListener("close", () => keep(""))
  dialog.addEventListener("click", (event) => {
    const chip = closest(event, "button[data-game]")
    /** @type {HTMLAnchorElement | null} */
    const link = closest(event, "a")
    if (event.target === dialog || closest(event, ".search__close")) dialog.close()
    else if (chip) choose(chip.dataset.game ?? "")
    // an answer on this page is no new page
    else if (link && link.pathname === location.pathname && link.search === location.search) dialog.close()
  })
  input.addEventListener("input", show)
  part("form").addEventListener("submit", (event) => {
    event.preventDefault()
    list.querySelector("a")?.click()
  })
  document.addEventListener("click", (event) => {
    if (closest(event, "[data-search]")) open()
  })
  document.addEventListener("keydown", (event) => {
    const writing = closest(event, "input, textarea, select") === event.target
    if (event.key === "/" && !writing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      open()
    } else if (event.key === "Escape" && dialog.open) {
      // a search field would take the first Escape for itself, to empty it
      event.preventDefault()
      dialog.close()
    } else if (dialog.open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      /** @type {(Element | null)[]} */
      const all = [input, ...list.querySelectorAll(".found a, .topic a")]
      const at = all.indexOf(document.activeElement)
      const next = all[at + (event.key === "ArrowDown" ? 1 : -1)]
      if (at < 0 || !(next instanceof HTMLElement)) return
      event.preventDefault()
      next.focus()
    }
  })
  addEventListener("pageshow", resume)
}

document.querySelector(".md-header__inner")?.insertAdjacentHTML("beforeend", window.fitil.told.search)
/** @type {HTMLDialogElement | null} */
const dialog = document.querySelector("dialog.search")
if (dialog?.showModal) search(dialog)
