// "Keep this game in the phone": says how much it is, saves it, and renews what has changed when one comes back online.
// hooks/assets/kept.py lists what a game needs; the service worker (kept.js at the root of the language) answers from there.
// A game has a store of its own; what games and languages share, the runtime, lies once in one beside them.
import {ROOT} from "./shelf.js"
/** @import {Kept} from "./types.d.ts" */

const ABREAST = 6
const STORE = `fitil ${new URL(ROOT).pathname} `
const RUNTIME = new URL("../runtime/", ROOT)
const SHARED = `fitil ${RUNTIME.pathname}`

/**
 * A service worker for the pages, and where the game brings programs along, one for the workers that run them; those of
 * the other languages tell who changes to one that their pages are not kept.
 * @param {Kept} wanted
 */
function register(wanted) {
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a.language")))
    navigator.serviceWorker.register(new URL(`../${link.hreflang}/kept.js`, ROOT))
  if (Object.keys(wanted.shared).length) navigator.serviceWorker.register(new URL("kept.js", RUNTIME))
  return navigator.serviceWorker.register(`${ROOT}kept.js`)
}

const at = (/** @type {string} */ path, base = ROOT) => new URL(path, base).href

const list = (/** @type {string} */ game, base = ROOT) => at(`kept/${game}.json`, base)

/**
 * What is kept of a game, or nothing.
 * @param {string} game
 * @returns {Promise<Kept | null>}
 */
async function kept(game) {
  if (!(await caches.has(STORE + game))) return null
  const store = await caches.open(STORE + game)
  return (await store.match(list(game)))?.json() ?? null
}

// The addresses in the shared store.
async function there() {
  if (!(await caches.has(SHARED))) return []
  const store = await caches.open(SHARED)
  return (await store.keys()).map(({url}) => url)
}

/**
 * One change at a time, whatever page makes it: a game that is dropped while it is renewed would come back.
 * @param {() => Promise<unknown>} change
 */
const alone = (change) => navigator.locks.request("fitil kept", change)

/**
 * Saves what is new in the list, and drops what is no longer in it; the list itself comes last, and before that stands
 * beside it as one to come, so that nobody drops what it shares.
 * @param {string} game
 * @param {Kept} wanted
 * @param {Kept | null} before
 * @param {(share: number) => void} told
 */
async function save(game, wanted, before, told = () => {}) {
  const old = before?.files ?? {}
  const coming = `${list(game)}.coming`
  const said = JSON.stringify(wanted)
  const store = await caches.open(STORE + game)
  await store.put(coming, new Response(said))
  const [shared, have] = await Promise.all([caches.open(SHARED), there()])
  const lacks = (/** @type {string} */ path) =>
    path in wanted.shared ? !have.includes(at(path)) : old[path] !== wanted.files[path]
  const missing = Object.keys(wanted.files).filter(lacks)
  const all = missing.length
  let done = 0
  let failed = false
  async function some() {
    for (let path = missing.pop(); path !== undefined && !failed; path = missing.pop()) {
      const answer = await fetch(at(path), {cache: "no-cache"})
      if (!answer.ok) throw new Error(answer.url)
      await check(answer, wanted.files[path])
      await (path in wanted.shared ? shared : store).put(at(path), answer)
      if (!failed) told(++done / all)
    }
  }
  const stop = (/** @type {unknown} */ error) => {
    failed = true // the others stop, and say no more
    throw error
  }
  await Promise.all(Array.from({length: ABREAST}, () => some().catch(stop)))
  const gone = Object.keys(old).filter((path) => !wanted.files[path])
  await Promise.all(gone.map((path) => store.delete(at(path))))
  await store.put(list(game), new Response(said))
  await store.delete(coming)
  await sweep()
}

/**
 * The addresses that a store's lists name, the one that is there and the one to come.
 * @param {string} name
 */
async function named(name) {
  const [, folder, game] = name.split(" ")
  const base = at(folder)
  const store = await caches.open(name)
  const lists = [list(game, base), `${list(game, base)}.coming`].map(async (address) => {
    /** @type {Kept} */
    const found = (await (await store.match(address))?.json()) ?? {files: {}}
    return Object.keys(found.files).map((path) => at(path, base))
  })
  return (await Promise.all(lists)).flat()
}

// Drops what is shared by no game any more that is kept in whatever language.
async function sweep() {
  const stores = (await caches.keys()).filter((name) => name.split(" ").length === 3)
  const needed = new Set((await Promise.all(stores.map(named))).flat())
  const have = await there()
  if ([...needed].some((address) => address.startsWith(RUNTIME.href))) {
    const store = await caches.open(SHARED)
    await Promise.all(have.filter((address) => !needed.has(address)).map((address) => store.delete(address)))
  } else await caches.delete(SHARED)
}

/**
 * Nothing is saved but what the list names: a host may answer with another page where the file is not there yet, and what
 * has its hash in its name is never asked for again. Throws an error if this is another file.
 * @param {Response} answer
 * @param {string} hash
 */
async function check(answer, hash) {
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer())
  const found = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")
  if (!found.startsWith(hash)) throw new Error(answer.url)
}

/**
 * @param {string} game
 * @returns {Promise<Kept>}
 */
const fetched = async (game) => (await fetch(list(game), {cache: "no-cache"})).json()

/** @param {string} game */
async function renew(game) {
  const before = await kept(game)
  if (!before) return
  const wanted = await fetched(game)
  register(wanted)
  await save(game, wanted, before)
}

// The games that are kept are renewed, whatever page one reads: one by one, so that a reader's click comes in between.
async function renewAll() {
  const stores = (await caches.keys()).filter((name) => name.startsWith(STORE))
  if (!navigator.onLine) return
  for (const name of stores)
    await alone(() => renew(name.slice(STORE.length))).catch(() => {
      /* next time */
    })
}

/** @param {HTMLElement} box */
async function offerKeeping(box) {
  const {keep: game = "", ...words} = {...window.fitil.told.keep, ...box.dataset}
  const says = /** @type {HTMLElement} */ (box.querySelector(".keep__says"))
  const button = /** @type {HTMLButtonElement} */ (box.querySelector("button"))
  /** @type {() => Promise<void>} */
  let act = ask

  /**
   * @param {string} text
   * @param {string} label
   * @param {() => Promise<void>} todo
   */
  function offer(text, label, todo) {
    says.textContent = text
    button.textContent = label
    button.disabled = false
    act = todo
  }
  const begin = () => offer("", words.begin ?? "", ask)
  const have = () => offer(words.kept ?? "", words.drop ?? "", drop)

  async function ask() {
    const [wanted, had] = await Promise.all([fetched(game), there()])
    const known = Object.entries(wanted.shared).filter(([path]) => had.includes(at(path)))
    const bytes = known.reduce((left, [, size]) => left - size, wanted.bytes)
    const size = (bytes / 1e6).toLocaleString(document.documentElement.lang, {maximumFractionDigits: 1})
    offer(words.size?.replace("{size}", size) ?? "", words.save ?? "", () => take(wanted))
  }

  /** @param {Kept} wanted */
  async function take(wanted) {
    const told = (/** @type {number} */ share) => {
      says.textContent = words.saving?.replace("{share}", String(Math.round(100 * share))) ?? ""
    }
    await register(wanted)
    await alone(() => save(game, wanted, null, told))
    have()
  }

  async function drop() {
    await alone(async () => {
      await caches.delete(STORE + game)
      await sweep()
    })
    begin()
  }

  button.addEventListener("click", async () => {
    button.disabled = true
    try {
      await act()
    } catch {
      begin()
      says.textContent = words.failed ?? ""
    }
  })
  if (await kept(game)) have()
  else begin()
  box.hidden = false
}

if ("serviceWorker" in navigator && "caches" in window && "locks" in navigator) {
  renewAll()
  /** @type {HTMLElement | null} */
  const box = document.querySelector(".keep")
  if (box) offerKeeping(box)
}
