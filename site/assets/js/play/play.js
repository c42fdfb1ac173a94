// A game at the table. Our own Python plays it, in the worker; what is shown here is what it says, and answers go back
// to it by number. Everything else that the page knows is in game.json.z.
import {button, h, save, weighed, why} from "../workshop/dom.js"
import {beside} from "../workshop/inflated.js"
import {withOwn} from "../workshop/own.js"
import {Runtime} from "../workshop/runtime.js"
import {sentence} from "../workshop/said.js"
import {again} from "./again.js"
import {beginning, dealt, today} from "./begin.js"
import {begun} from "./begun.js"
import {addressed, club} from "./club.js"
import {dragging} from "./drag.js"
import {example} from "./example.js"
import {first} from "./first.js"
import {happening} from "./happening.js"
import {icon} from "./icons.js"
import {FILE, laying} from "./lay.js"
import {copied, dealtHand, linked, linkedTable, linkTo} from "./link.js"
import {log} from "./log.js"
import {move} from "./moves.js"
import {passes} from "./passes.js"
import {picking} from "./picking.js"
import {question} from "./question.js"
import {reading} from "./reading.js"
import {record} from "./record.js"
import {sheet} from "./sheet.js"
import {since} from "./since.js"
import {remember} from "./solved.js"
import {surely} from "./sure.js"
import {table} from "./table.js"
import {steady} from "./taps.js"
/** @import {Begun, Facts, Laid, Remembered, Shown, State, Told} from "./types.d.ts" */

const place = /** @type {HTMLElement} */ (document.getElementById("play"))
/** @type {Facts} */
const facts = await beside("game")
const {words, lang} = facts
const runtime = new Runtime(facts.runtime)
withOwn(facts, runtime, "table")
/** @type {Record<string, string | undefined>} */
const STOPPED = {absent: "no_runtime", missing: "no_wasm", broken: "broken"}
const BEGINS = new Set(["begin", "resume", "lesson", "puzzle", "again"])
const {remembered, keep, elsewhere} = begun(facts.game)
const undo = tool("undo", "undo", () => (picked.any ? picked.letGo() : take({do: "undo", count: state?.count})))
/** The seat at a club's table, if the page's address names one. */
const at = addressed()
const far =
  at === null
    ? null
    : club(
        facts,
        at,
        () => take({do: "look"}),
        (may) => {
          undo.disabled = !may
        },
      )
const {ask} = far ?? record(send)
const newcomer = first(facts.game)
/** @type {string[]} */
let names = []
/** @type {State | null} */
let state = null
let last = 0
let touched = -1 // the question that has been answered, until the next is shown
let nudged = -1 // the question of which a hint has said whom it is about
let wrong = ""
let away = false // the game goes on in another tab, which keeps it
/** The option that a hint to this question has told: whoever takes it need not be asked whether it is meant. */
let advised = -1
const past = since()
const passed = passes()

const said = h("p", {class: "play__said", role: "status"})
const cards = sheet(facts, {choose, why: (card) => ask({do: "why", card})})
const dialog = surely(words)
const board = table(facts, {
  look: (cell) => cards.open(cell, state ?? {}),
  pick(options, cell) {
    if (slowly.on) return
    if (cell) game.classList.add("has-picked") // whoever has found out how is told no more
    picked.pick(options, cell)
  },
  pile: cards.pile,
  square: (square) => slowly.on || picked.onSquare(square),
  tell: cards.facts,
})
const asked = question(facts, {
  choose,
  read(index) {
    const [card, ...under] = state?.options?.[index].cards ?? []
    cards.open({card, under, text: "", options: [index]}, state ?? {})
  },
  look: () => take({do: "look"}),
  again: (swap) => take({do: "again", swap, seed: dealt(), count: state?.count}),
  others: () => history.back(),
  link: keepLink,
  unpick: () => picked.letGo(),
  solve,
  solution: showSolution,
  on: () => take({do: "go", count: state?.count}),
  pass() {
    if (!state?.passing) return
    passed.add(state)
    choose(state.passing.index)
  },
  answer() {
    passed.clear()
    if (state) asked.show(state, past.steps.length > 1)
  },
  steps() {
    game.classList.add("has-stepped") // whoever has found out what the drawing means is told no more
    lookBack()
  },
  moved: () => taps.moved(),
})
const picked = picking({
  state: () => state,
  choose,
  show(now, ahead) {
    board.ahead(ahead)
    asked.narrow(now, board.light(now))
    taps.moved()
  },
  tell: (square) => cards.square(square, state ?? {}),
  squares: () => board.shown?.middle.flatMap((one) => one.board?.squares ?? []) ?? [],
})
const story = log(facts, {sure: dialog.ask, back: (count) => take({do: "back", count}), close: () => tellStory(false)})
const shown = example(facts, {show: showStep})
const slowly = again(facts, {
  show: showMoment,
  end: goOn,
  enough() {
    if (!state?.course) newcomer.skip()
    goOn()
  },
})
const handed = await dealtHand()
let given = handed ?? (await linked())
const passing = happening(facts, {show: showMoment})
const taps = steady([asked.place, board.place, board.hand])
const hint = tool("hint", "hint", tellHint)
const telling = tool("log", "list", () => tellStory(!game.classList.contains("is-telling")))
telling.setAttribute("aria-expanded", "false")
const keeps = [
  button(words.save, () => {
    if (!state?.saved) return
    save(`${facts.game}.json`, state.saved, "application/json")
    if (!state.over) cards.say(words.save, words.holds)
  }),
  button(words.link, keepLink),
]
/** @type {HTMLElement} */
const more = h(
  "details",
  {class: "play__more", onclick: ({target}) => target === more && more.removeAttribute("open")},
  h("summary", {"aria-label": words.more, title: words.more}, icon("more")),
  h(
    "div",
    {class: "play__keys", onclick: () => more.removeAttribute("open")},
    button(words.refused, () => cards.none(state)),
    far?.player ? button(words.club_nick, far.name) : null,
    far?.player ? button(words.club_leave, () => far.leave().catch((error) => fault(why(error)))) : null,
    far
      ? facts.langs.map((other) => h("a", {href: far.in(other), hreflang: other, lang: other}, words[`in_${other}`]))
      : null,
    keeps,
    button(words.leave, () => history.back()),
  ),
)
const tools = h("div", {class: "play__tools"}, undo, hint, telling, more)
const game = h(
  "div",
  {class: "play__game", hidden: true},
  h("header", {class: "play__top"}, board.top, tools, far?.place),
  board.place,
  board.hand,
  passing.place,
  shown.place,
  asked.place,
  slowly.place,
  story.place,
)
dragging(game, {
  able: () => Boolean(state?.options) && !slowly.on && !game.hasAttribute("aria-busy"),
  lift: picked.lift,
  drop: (options, square) => (square ? picked.onNamed(square) : picked.pick(options, null)),
  play: picked.playOnto,
  letGo: () => picked.letGo(),
})
const begin = beginning(facts, {
  start,
  resume,
  kept: () => given ?? remembered(),
  learn,
  solve: (number = today()) => solve(number),
})
const laid =
  facts.table &&
  laying(facts, facts.table, runtime, {
    play: (text) => start({decks: [], files: [{name: FILE, text}], mode: FILE, ...begin.seated()}),
  })
if (laid) begin.place.append(laid.place)
place.replaceChildren(said, begin.place, game, cards.place, dialog.place)
reading(place, cards, Object.values(facts.rules))
runtime.addEventListener("state", tellState)
runtime.addEventListener("bytes", tellState)
tellState()
follow()
linkedTable().then((text) => text !== null && laid?.open(text))
if (far) {
  begin.hide()
  take({do: "look"})
} else if (handed) tryHand(handed)

/**
 * A button that is drawn; it is told in words, and named where there is room.
 * @param {string} name
 * @param {import("./icons.js").Icon} drawing
 * @param {() => void} onclick
 */
function tool(name, drawing, onclick) {
  return button([icon(drawing), h("span", {}, words[name])], onclick, {title: words[name]})
}

/** @param {boolean} now */
function tellStory(now) {
  game.classList.toggle("is-telling", now)
  telling.setAttribute("aria-expanded", String(now))
  if (now) story.inSight()
}

// What a reader must know before anything is fetched, and while it is.
function tellState() {
  const {state: now, bytes} = runtime
  const missing = STOPPED[now]
  if (missing) said.replaceChildren(words[missing], " ", h("code", {dir: "ltr"}, "fitil play"))
  else said.replaceChildren(now === "loading" ? weighed(words.loading, bytes, lang) : "")
  begin.allow(!missing, now === "off" ? runtime.facts.to_check + runtime.facts.to_play : 0)
}

/**
 * @param {object} args
 * @returns {Promise<Told>}
 */
async function send(args) {
  const {out} = await runtime.ask("play", {lang, ...args})
  if (out.wrong) throw new Error(out.wrong)
  return out
}

/**
 * Ask for something that changes the game, then let the bots answer until a person is asked. Whatever is asked meanwhile
 * ends that. Return whether it could be done.
 * @param {Record<string, unknown>} args
 */
async function take(args) {
  if (away && (args.do === "again" || !BEGINS.has(String(args.do)))) return comeBack()
  const mine = ++last
  away = false
  goOn()
  past.clear(state?.table)
  if (BEGINS.has(String(args.do))) {
    story.begin()
    nudged = -1
  }
  if (args.do !== "answer" && args.do !== "look") passed.clear() // whoever goes back is asked again
  story.mark()
  game.setAttribute("aria-busy", "true")
  hint.disabled = true // nobody is asked until it is done
  let answered = args.do === "begin" // as a game begins, others may have done something
  try {
    for (let now = await ask(args); ; ) {
      const index = passed.option(now)
      if (index !== undefined) now = {...now, question: undefined, options: undefined, waiting: words.passing}
      const onward = index === undefined ? {do: "go"} : {do: "answer", index}
      const next = now.waiting && !asked.settles(now) ? ask({...onward, count: now.count}) : null
      next?.catch(() => null) // what is wrong is told when it is waited for
      if (mine === last) isKept(now) // whatever of it has been shown, when the page is closed
      const taught = now.course && !now.course.number
      const slow = taught || (!now.course && newcomer.is && !far) // at a club nobody waits for one who learns
      if (mine === last && !slow && !now.curtain && !game.hidden)
        await passing.tell(now.moments ?? [], () => mine === last, next ? now.table : undefined)
      if (mine !== last) return true
      past.add(now)
      if (!slow) show(now)
      else if (next) {
        if (!taught) asked.show(now, false, passed.n)
      } else if (past.byOthers(now, answered)) lookBack(now)
      else show(now)
      if (!next) break
      answered = true
      now = await next
      if (mine !== last) return true
    }
    return true
  } catch (error) {
    wrong = sentence(why(error))
    touched = -1
    fault(`${words.broken} ${wrong}`)
    hint.disabled = !state?.options
    return false
  } finally {
    if (mine === last) game.removeAttribute("aria-busy")
  }
}

/**
 * Goes through what happened before what is now asked, or through other steps.
 * @param {State | null} [now]
 * @param {Shown[]} [steps]
 * @param {Laid} [before]
 */
function lookBack(now = state, steps = past.steps, before = past.before) {
  picked.letGo()
  said.replaceChildren()
  state = now
  reveal()
  game.classList.add("is-again")
  slowly.open(steps, before)
}

async function showSolution() {
  try {
    const {moments} = await ask({do: "solution"})
    const steps = /** @type {Shown[]} */ (moments) // each has its table
    lookBack(state, steps, steps[0].table)
  } catch (error) {
    fault(sentence(why(error)))
  }
}

// From what was to what is asked.
function goOn() {
  if (!slowly.on) return
  slowly.close()
  game.classList.remove("is-again")
  if (state) show(state, true)
}

/**
 * In a lesson something else is chosen only by who is sure, after what is said of it.
 * @param {number} index
 * @param {boolean} [sure]
 */
async function choose(index, sure = false) {
  if (!state || state.count === touched) return // a second touch of the same question
  const {due} = state?.course ?? {}
  const {wastes, text = ""} = state?.options?.[index] ?? {}
  cards.close()
  picked.letGo()
  if (wastes && due === undefined && index !== advised && !(await dialog.ask(`${text}?`, words.surely))) return
  if (due === undefined || due === index || sure) {
    asked.hush()
    touched = state.count
    await take({do: "answer", index, count: state?.count})
    return
  }
  try {
    asked.aside(index, (await ask({do: "aside", index})).text)
  } catch (error) {
    fault(sentence(why(error)))
  }
}

// The first game, told step by step.
async function learn() {
  if (await mayBegin()) take({do: "lesson", game: facts.game})
}

/** @param {number} number */
function solve(number) {
  take({do: "puzzle", game: facts.game, number})
}

// A game that was begun is thrown away only if that is meant.
async function mayBegin() {
  if (remembered() && !(await dialog.ask(words.throw_away, words.begin_anew))) return false
  given = null
  return true
}

// A game that comes from where a card was made begins at once.
/** @param {Remembered} hand */
async function tryHand(hand) {
  if (!(await mayBegin())) return
  given = hand
  resume()
}

/** @param {Begun} args */
async function start(args) {
  if (!(await mayBegin())) return
  names = args.names
  take({do: "begin", ...args})
}

// What another tab keeps is not written over from here: the game is shown as it has come to there before it goes on.
elsewhere((goes) => {
  const was = away
  if (game.hidden) begin.tell() // what may be gone on with is another game, or none
  if (game.hidden && was && !goes) said.replaceChildren()
  if (far || game.hidden || !state || state.course?.number) return
  away = goes
  if (!goes) {
    if (was) take({do: "go", count: state.count}) // it has ended there, and here it is as it was
    return
  }
  last++
  passed.clear()
  game.removeAttribute("aria-busy")
  if (several()) {
    cards.close() // whoever is asked there may look here
    leave()
  }
  fault(words.elsewhere, button(words.go_on_here, comeBack))
})

// A table that comes back as it was left may be looked at by anybody.
addEventListener("pageshow", ({persisted}) => {
  if (persisted && !game.hidden && state && several()) take({do: "go", count: state.count, viewer: -1})
})

// Whether several persons play at this screen.
function several() {
  return !far && names.filter((name) => name === "me").length > 1
}

function comeBack() {
  given = null
  return resume()
}

async function resume() {
  const {saved = "", names: who = []} = given ?? remembered() ?? {}
  names = who
  const files = [{name: "game.json", text: saved}]
  if (await take({do: "resume", path: "game.json", names, game: facts.game, files})) return true
  if (!given) keep(null)
  given = null // one that a link has is not what is kept here
  begin.show()
  said.replaceChildren(`${words.stale} ${wrong}`)
  return false
}

// The way back leads from what lies over the table to it, and from the table to what was before it.
addEventListener("popstate", () => {
  if (game.hidden) return
  if (closed()) history.pushState("table", "")
  else leave()
})

// Whether something was open over the table, or instead of its question, that now no longer is.
function closed() {
  const over = [dialog, cards].find(({opened}) => opened)
  if (over) over.close()
  else if (said.textContent) said.replaceChildren()
  else if (more.hasAttribute("open")) more.removeAttribute("open")
  else if (picked.any) picked.letGo()
  else if (slowly.on) goOn()
  else if (game.classList.contains("is-telling")) tellStory(false)
  else return false
  return true
}

function leave() {
  if (far) return history.back()
  last++
  game.hidden = true
  document.documentElement.classList.remove("is-playing")
  begin.show()
}

// An example of the rule pages that the address names is shown instead of a game.
function follow() {
  const id = new URLSearchParams(location.search).get("example")
  if (!id || !(id in facts.examples)) return
  game.classList.add("is-example")
  shown.open(id)
}

/**
 * @param {Laid} now
 * @param {string[]} about
 * @param {Laid | null} [before] if that is not what is shown
 */
function showMoment(now, about, before = null) {
  move(game, () => {
    if (before) board.show(before) // what is marked is what has changed
    board.show(now)
    board.point(about, undefined, true)
  })
}

/** @param {Laid} now */
function showStep(now) {
  state = null
  reveal()
  move(game, () => board.show(now))
}

// The table instead of what was asked before the game.
function reveal() {
  if (game.hidden && !game.classList.contains("is-example")) history.pushState("table", "")
  // Whoever began by keyboard goes on at the question: a button that is hidden keeps the focus until the page is drawn.
  const {activeElement: focus} = document
  if (focus instanceof HTMLElement && begin.place.contains(focus)) focus.blur()
  begin.hide()
  if (!game.hidden) return
  game.hidden = false
  document.documentElement.classList.add("is-playing")
}

/**
 * @param {State} now
 * @param {boolean} [stepped] whether steps were gone through before
 */
function show(now, stepped = false) {
  state = now
  touched = -1
  said.replaceChildren()
  reveal()
  picked.forget()
  advised = -1
  const {table: then} = now
  taps.changed(stepped)
  if (then) move(game, () => board.show(then))
  passing.clear()
  asked.show(now, past.steps.length > 1, passed.n)
  story.show(now) // in the room that the question leaves
  board.point(now.course?.look ?? [], now.course?.due)
  undo.disabled = !now.undo
  for (const one of keeps) one.hidden = Boolean(far) && !now.saved // a club's server keeps the game until it is over
  hint.disabled = !now.options
  game.classList.toggle("is-covered", Boolean(now.curtain))
  const {number, state: become} = now.course ?? {}
  if (number && become === "solved") remember(facts.game, number)
  if (!isKept(now)) fault(words.not_kept)
  if (now.said) fault(sentence(now.said))
  if (now.over && !now.course) newcomer.no()
}

/**
 * Keep the game on this device as it now is; false if there is no room.
 * @param {State} now
 */
function isKept(now) {
  names = now.names ?? names
  if (far || !now.saved || now.course?.number) return true
  return keep(now.over ? null : {saved: now.saved, names})
}

// What went wrong is read over the table, until it is closed or the game goes on.
/**
 * @param {string} text
 * @param {HTMLElement[]} more
 */
function fault(text, ...more) {
  const close = () => said.replaceChildren()
  said.replaceChildren(
    text,
    ...more,
    button(icon("close"), close, {class: "play__shut", "aria-label": words.close, title: words.close}),
  )
}

// A hint to a question that has been answered meanwhile is nobody's.
async function tellHint() {
  const mine = last
  try {
    const {index, text} = await ask({do: "hint", nudged: nudged === state?.count})
    if (mine !== last) return
    if (index === null) nudged = state?.count ?? -1
    else advised = index
    asked.advise(index, text)
  } catch (error) {
    if (mine === last) fault(sentence(why(error)))
  }
}

// The game so far as a link: in the clipboard, and to be seen.
async function keepLink() {
  if (!state?.saved) return
  const address = await linkTo({saved: state.saved, names})
  const told = await copied(address, words)
  cards.say(words.link, state.over ? told : `${told} ${words.holds}`, h("a", {href: address, dir: "ltr"}, address))
}

// A digit takes an option of that number, 0 the tenth; Ctrl+Z takes back.
addEventListener("keydown", (event) => {
  if (
    game.hidden ||
    cards.opened ||
    (event.target instanceof Element && event.target.matches("input, select, textarea"))
  )
    return
  if ((event.ctrlKey || event.metaKey) && event.code === "KeyZ" && !undo.disabled) {
    event.preventDefault()
    undo.click()
  } else if (!slowly.on && /^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey)
    asked.take((Number(event.key) || 10) - 1)
  else if (event.key === "Escape") closed()
})
