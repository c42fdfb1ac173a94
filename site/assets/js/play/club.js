// A seat at a table of a club: a server plays the game, and tells by a stream what this seat may see of it. What is chosen
// here goes there; what comes of it comes by the stream, as what others choose does.
import {button, h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {timer} from "./clock.js"
/** @import {Chapter, Facts, State, Told} from "./types.d.ts" */

/** How a table stands besides the game (rules_checker/club/screen.py).
 * @typedef {{number: number, undone: number, waits: number[], seats: {name: string, sits: string}[], undo?: {who: string, own: boolean, asks: boolean, answers: number}}} Stands */
/** @typedef {Told & {club: Stands, clock: import("./clock.js").Clocks | null}} News */

const AGAIN_MS = 1000
const SILENT_MS = 40_000 // the server gives a sign of life each fifteen seconds
const PHONE = "fitil.club.phone"
const NICK = "fitil.club.nick"
const NICK_LETTERS = 20

/** The address of the seat that the page's address names; null at a table of this device's own. */
export const addressed = () => new URLSearchParams(location.search).get("at")

/** What this phone calls itself, so that a seat is one phone's. */
function phone() {
  const fresh = [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36)).join("")
  try {
    const kept = localStorage.getItem(PHONE) ?? fresh
    localStorage.setItem(PHONE, kept)
    return kept
  } catch {
    return fresh
  }
}

/** What whoever has this phone wants to be called at tables; empty if nothing was said. */
function nick() {
  try {
    return localStorage.getItem(NICK) ?? ""
  } catch {
    return ""
  }
}

/**
 * @param {Facts} facts
 * @param {string} at
 * @param {() => void} changed something has happened that nobody here waits for
 * @param {(may: boolean) => void} undoes whether something may be taken back here: it changes while the question stays
 */
export function club(facts, at, changed, undoes) {
  const {words, lang} = facts
  const [root, device] = [new URL("../../../", location.href), phone()]
  const player = /^\d$/.test(at.split(".")[1] ?? "")
  /** @type {State | null} */
  let state = null
  /** @type {Stands | null} */
  let stands = null
  /** @type {Chapter[]} */
  let story = []
  let [seen, told, trouble, away] = [0, -1, "", false]
  /** @type {HTMLElement | null} what mends the trouble */
  let mends = null
  /** @type {((state: State) => void) | null} who was asked for last, and waits for what comes next */
  let awaited = null
  /** @type {AbortController | null} */
  let stream = null
  const clocks = timer()
  const said = h("span", {role: "status"})
  const place = h("p", {class: "play__club"}, said, clocks.place)

  /** @param {string} path */
  const address = (path) => new URL(`club/${at}${path}`, root)

  /**
   * Has something be done there; what cannot be is told in the reader's language.
   * @param {Record<string, unknown>} asked
   */
  async function post(asked) {
    const answer = await fetch(`${address("")}?lang=${lang}`, {
      method: "POST",
      headers: {"content-type": "application/json"},
      body: JSON.stringify({device, ...asked}),
    })
    const found = await answer.json()
    if (!answer.ok) throw Object.assign(new Error(found.wrong), {code: found.code})
    return found
  }

  /**
   * @param {boolean} [over] whether from another phone
   * @param {string} [name] what to be called
   */
  async function sit(over = false, name = nick()) {
    if (!player) return false
    try {
      await post({do: "sit", over, nick: name})
      say("")
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }

  // Reads the news for as long as the page is open, and begins again where they stopped.
  async function follow() {
    for (;;) {
      stream = new AbortController()
      let alive = setTimeout(() => stream?.abort(), SILENT_MS)
      try {
        const answer = await fetch(`${address("/news")}?lang=${lang}&seen=${seen}`, {signal: stream.signal})
        if (!answer.ok) {
          say((await answer.json()).wrong)
          if (answer.status === 404 || answer.status === 410) return
        } else {
          away = false
          tell()
          const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
          let rest = ""
          for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
            clearTimeout(alive)
            alive = setTimeout(() => stream?.abort(), SILENT_MS)
            const lines = (rest + part.value).split("\n")
            rest = lines.pop() ?? ""
            for (const line of lines) if (line) take(JSON.parse(line))
          }
        }
      } catch {
        /* it is begun again */
      }
      clearTimeout(alive)
      away = true
      tell()
      await new Promise((done) => setTimeout(done, AGAIN_MS))
    }
  }

  /** @param {News} news */
  function take(news) {
    if (news.wrong) return say(news.wrong)
    const {story: more, seen: shown = 0, club: now, clock, ...rest} = news
    story = [...story.slice(0, more?.before ?? 0), ...(more?.chapters ?? [])]
    seen = shown
    const before = state
    stands = now
    const found = /** @type {State} */ ({...rest, story})
    if (found.waiting === "")
      found.waiting = fill(words.club_waits, {who: now.waits.map((one) => now.seats[one].name).join(", ")})
    state = found
    clocks.show(clock, now.seats)
    tell()
    const same = before && before.count === found.count && before.waiting === found.waiting && told === now.undone
    told = now.undone
    undoes(Boolean(found.undo))
    if (same && before.question === found.question) return
    if (trouble && !mends) say("") // it was about what is over
    const heard = awaited
    awaited = null
    if (heard) heard(found)
    else changed()
  }

  /**
   * @param {string} text
   * @param {HTMLElement | null} [more]
   */
  function say(text, more = null) {
    trouble = text
    mends = more
    tell()
  }

  /**
   * What cannot be done is told, with what can be.
   * @param {unknown} error
   */
  function fail(error) {
    const {message, code = ""} = /** @type {Error & {code?: string}} */ (error)
    const seat = ["club-seat-taken", "club-other-phone", "club-not-seated"].includes(code)
    say(error instanceof TypeError ? words.club_away : message, seat ? button(words.club_here, () => sit(true)) : null)
  }

  // Asks how to call whoever sits here; other tables on this phone begin with that, too.
  function name() {
    const field = h("input", {type: "text", maxlength: NICK_LETTERS, value: nick(), "aria-label": words.club_nick})
    const form = h(
      "form",
      {
        class: "play__nick",
        onsubmit: async (event) => {
          event.preventDefault()
          if (!(await sit(false, field.value))) return
          try {
            localStorage.setItem(NICK, field.value)
          } catch {
            /* it is for this table only */
          }
        },
      },
      h("label", {}, words.club_nick, " ", field),
      h("button", {type: "submit"}, words.club_nick_set),
    )
    say("", form)
    field.focus()
  }

  function tell() {
    const {undo, seats = []} = stands ?? {}
    const asks = undo?.asks
    const agree = (/** @type {string} */ word, /** @type {boolean} */ yes) =>
      button(word, () => post({do: "agree", yes}).catch(fail))
    const free = seats.filter(({sits}) => sits === "free").map(({name}) => name)
    const news = undo
      ? [
          fill(undo.own ? words.club_undo_own : words.club_undo, {who: undo.who, n: undo.answers}),
          asks ? [agree(words.club_yes, true), agree(words.club_no, false)] : null,
          undo.own ? agree(words.club_give_up, false) : null,
        ]
      : free.length && !trouble && !mends
        ? [fill(words.club_free, {who: free.join(", ")})]
        : []
    const parts = away ? [words.club_away] : [trouble || null, mends, trouble && undo ? " " : null, ...news]
    const shown = parts.flat().filter((part) => part !== null)
    said.replaceChildren(...shown)
    place.hidden = !shown.length && !clocks.on
  }

  /** @returns {Promise<State>} what comes next */
  const next = () =>
    new Promise((done) => {
      awaited = done
    })

  const still = async () => ({...(state ?? (await next())), moments: []})

  /**
   * As the worker is asked: what is done, or looked up, and what then is. To take back is only asked for: what comes of it
   * comes later, or never.
   * @param {Record<string, unknown>} args
   * @returns {Promise<State>}
   */
  async function ask({do: what, ...args}) {
    if (what === "go") return next()
    if (what === "look") return state ?? next()
    if (what === "hint" || what === "why") return post({do: what, ...args})
    awaited = null // what was asked before is not waited for any more, or nobody would show what comes
    const after = what === "undo" ? null : next()
    try {
      await post({do: what, ...args, undone: stands?.undone})
    } catch (error) {
      awaited = null
      fail(error)
      return still()
    }
    return after ?? still()
  }

  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") stream?.abort() // what slept may have missed something
  })
  sit()
  follow()

  return {
    place,
    ask,
    player,
    name,
    leave: () =>
      post({do: "leave"}).then(() =>
        say(
          words.club_left,
          button(words.club_sit, () => sit()),
        ),
      ),
    /** The same seat in another language. @param {string} other */
    in: (other) => `${new URL(`${other}/${facts.game}/play/`, root)}?at=${encodeURIComponent(at)}`,
  }
}
