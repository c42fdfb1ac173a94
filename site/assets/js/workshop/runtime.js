// Fitil's own Python in a worker, started when it is first asked for something.
import {drawn} from "./drawing.js"
/** @import {Answered, Answers, More, RuntimeFacts, State, What} from "./types.d.ts" */

/** @type {RuntimeFacts} */
const NONE = {folder: "", to_check: 0, to_play: 0, to_pair: 0, to_make: 0, to_print: 0, to_own: 0, pictures: {}}

/** The file by which it is known of what comes for something that it is on this device. */
const FIRST = /** @type {const} */ ({
  to_check: "core.zip.z",
  to_play: "play.zip.z",
  to_pair: "tournament.zip.z",
  to_make: "studio.zip.z",
  to_print: "print.zip.z",
  to_own: "own.zip.z",
})
/**
 * What comes for what is asked, besides what comes for everything; a part of it that has come once is remembered.
 * @type {Record<string, (keyof typeof FIRST)[]>}
 */
const NEEDS = {
  play: ["to_play"],
  games: ["to_play"],
  table: ["to_play"],
  tournament: ["to_pair"],
  studio: ["to_make", "to_print"],
  print: ["to_print"],
  own: ["to_print", "to_own"],
}
const BEGUN = "fitil.runtime"

/**
 * What the worker says of itself, or answers to a question.
 * @typedef {{state: "drawing", drawing: number, svg: Uint8Array, size: [number, number]}} Drawing
 * @typedef {{id?: undefined, state: State, bytes?: number} | (Drawing & {id?: undefined}) | (Answered<What> & {id: number, error?: string})} Told
 */

export class Runtime extends EventTarget {
  /** @type {Worker | null} */
  #worker = null
  /** @type {Map<number, {what: What, resolve: (answer: never) => void, reject: (error: Error) => void}>} */
  #waiting = new Map()
  #asked = 0
  /** @type {[What, object, More?][]} */
  #first = []
  bytes = 0
  /** @type {State} */
  state = "off"

  /** @param {RuntimeFacts | null} facts */
  constructor(facts) {
    super()
    this.facts = facts ?? NONE
    if (!facts) this.state = "absent"
    else if (typeof WebAssembly !== "object" || typeof Worker !== "function") this.state = "missing"
    else this.#look()
  }

  // What is on this device, kept or from before, is not downloaded: it says so that none of it comes.
  async #look() {
    const {pictures} = this.facts
    const [sizes, drawings] = await Promise.all([
      some(Object.entries(FIRST), ([size, file]) => this.#has(file, size)),
      some(Object.keys(pictures), (file) => this.#has(`${file}.z`)),
    ])
    for (const [size] of sizes) this.facts[/** @type {keyof typeof FIRST} */ (size)] = 0
    for (const file of drawings) pictures[file] = 0
    if (sizes.length && this.able) this.dispatchEvent(new Event("state"))
  }

  /**
   * Whether a file is kept; or, if it is known to have come once, whether the browser still has it.
   * @param {string} file
   * @param {string} [size]
   */
  async #has(file, size = "") {
    const address = this.at(file)
    try {
      if (await caches.match(address)) return true
      if (!come(this.facts.folder).includes(size)) return false
      const {ok, body} = await fetch(address, {cache: "only-if-cached", mode: "same-origin"})
      body?.cancel()
      return ok
    } catch {
      return false // closed, or not there
    }
  }

  /**
   * The address of one of its files.
   * @param {string} file
   */
  at(file) {
    return new URL(`../../../runtime/${this.facts.folder}/${file}`, import.meta.url)
  }

  /** Whether something can be asked, now or after it has begun. */
  get able() {
    return ["off", "loading", "ready"].includes(this.state)
  }

  /** Whether it has begun. */
  get begun() {
    return ["loading", "ready"].includes(this.state)
  }

  /**
   * Has something asked before all else, once it begins.
   * @template {What} W
   * @param {W} what
   * @param {object} args
   * @param {More} [more]
   */
  first(what, args, more) {
    this.#first.push([what, args, more])
  }

  start() {
    if (this.#worker || this.state !== "off") return
    this.#worker = new Worker(this.at("worker.js"), {type: "module"}) // before anybody hears of it, and asks at once
    this.#worker.addEventListener("message", ({data}) => this.#told(data))
    this.#worker.addEventListener("error", () => this.#to("broken"))
    for (const [what, args, more] of this.#first) this.ask(what, args, more).catch(() => null) // it is told where it is missed
    this.#to("loading")
  }

  /**
   * Why nothing can be answered is told once, by the state "missing" or "broken", not to each question as well.
   * @template {What} W
   * @param {W} what
   * @param {object} args
   * @param {More} more
   * @returns {Promise<Answered<W>>}
   */
  ask(what, args, more = {}) {
    this.start()
    return new Promise((resolve, reject) => {
      const id = ++this.#asked
      this.#waiting.set(id, {what, resolve, reject})
      this.#worker?.postMessage({id, what, args, ...more})
    })
  }

  /** @param {Told} data */
  #told(data) {
    if (data.id === undefined) {
      if (data.state === "drawing") return void this.#draw(data)
      if (this.facts.to_check) this.bytes += data.bytes ?? 0
      if (data.state !== "loading") this.#to(data.state)
      else this.dispatchEvent(new Event("bytes"))
      return
    }
    if (this.state !== "ready") return
    const asked = this.#waiting.get(data.id)
    this.#waiting.delete(data.id)
    if (asked && data.error === undefined) remember(this.facts.folder, NEEDS[asked.what] ?? [])
    if (data.error === undefined) asked?.resolve(/** @type {never} */ (data))
    else asked?.reject(new Error(data.error.trim().split("\n").at(-1))) // what it was, without where
  }

  /** @param {Drawing} asked */
  async #draw({drawing, svg, size}) {
    this.#worker?.postMessage({drawn: drawing, picture: await drawn(svg, size)})
  }

  /** @param {State} state */
  #to(state) {
    this.state = state
    if (state === "ready") remember(this.facts.folder, ["to_check"])
    this.dispatchEvent(new Event("state"))
  }
}

/**
 * Those of which something is so.
 * @template T
 * @param {T[]} all
 * @param {(one: T) => Promise<boolean>} is
 */
async function some(all, is) {
  const found = await Promise.all(all.map(is))
  return all.filter((_, at) => found[at])
}

/**
 * What has come of a runtime, which the browser may still have.
 * @param {string} folder
 * @returns {string[]}
 */
function come(folder) {
  const [of, ...sizes] = localStorage.getItem(BEGUN)?.split(" ") ?? []
  return of === folder ? sizes : []
}

/**
 * @param {string} folder
 * @param {string[]} sizes
 */
function remember(folder, sizes) {
  try {
    const before = come(folder)
    if (sizes.some((size) => !before.includes(size)))
      localStorage.setItem(BEGUN, [folder, ...new Set([...before, ...sizes])].join(" "))
  } catch {
    /* no room, or closed */
  }
}

/**
 * Questions of a kind of which only the newest matters: one that waits for its turn gives it to a later one.
 * @template {What} W
 */
export class Newest {
  #asked = 0
  #waiting = 0
  /** @type {Promise<unknown>} */
  #last = Promise.resolve()

  /**
   * @param {Runtime} runtime
   * @param {W} what
   */
  constructor(runtime, what) {
    this.runtime = runtime
    this.what = what
  }

  /**
   * What is answered, or nothing if there is a later question by then. The first is asked at once, so that it is
   * answered while its page goes on.
   * @param {object} args
   * @param {More} more
   * @returns {Promise<(Answers[W] & {wrong?: string}) | null>}
   */
  async ask(args, more = {}) {
    const mine = ++this.#asked
    const asks = () => (mine === this.#asked ? this.runtime.ask(this.what, args, more) : null)
    const answer = this.#waiting++ ? this.#last.then(asks) : asks()
    this.#last = Promise.resolve(answer)
      .catch(() => {})
      .finally(() => this.#waiting--)
    const found = await answer
    return found && mine === this.#asked ? found.out : null
  }

  forget() {
    this.#asked += 1
  }
}
