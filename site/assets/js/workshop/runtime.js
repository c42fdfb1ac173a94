// Fitil's own Python in a worker, started when it is first asked for something.

export class Runtime extends EventTarget {
  #worker = null
  #waiting = new Map()
  #asked = 0
  bytes = 0
  state = "off"

  constructor(facts) {
    super()
    this.facts = facts
    if (!facts) this.state = "absent"
    else if (typeof WebAssembly !== "object" || typeof Worker !== "function") this.state = "missing"
  }

  start() {
    if (this.#worker || this.state !== "off") return
    this.#to("loading")
    this.#worker = new Worker(new URL(`../../../../runtime/${this.facts.folder}/worker.js`, import.meta.url), {
      type: "module",
    })
    this.#worker.addEventListener("message", ({data}) => this.#told(data))
    this.#worker.addEventListener("error", () => this.#to("broken"))
  }

  // Why nothing can be answered is told once, by the state "missing" or "broken", not to each question as well.
  ask(what, args, more = {}) {
    this.start()
    return new Promise((resolve, reject) => {
      const id = ++this.#asked
      this.#waiting.set(id, {resolve, reject})
      this.#worker?.postMessage({id, what, args, ...more})
    })
  }

  #told(data) {
    if (data.id === undefined) {
      this.bytes += data.bytes ?? 0
      if (data.state !== "loading") this.#to(data.state)
      else this.dispatchEvent(new Event("bytes"))
      return
    }
    if (this.state !== "ready") return
    const {resolve, reject} = this.#waiting.get(data.id)
    this.#waiting.delete(data.id)
    if (data.error === undefined) resolve(data)
    else reject(new Error(data.error))
  }

  #to(state) {
    this.state = state
    this.dispatchEvent(new Event("state"))
  }
}

// Questions of a kind of which only the newest matters: one that waits for its turn gives it to a later one.
export class Newest {
  #asked = 0
  #last = Promise.resolve()

  constructor(runtime, what) {
    this.runtime = runtime
    this.what = what
  }

  // What is answered, or nothing if there is a later question by then.
  ask(args) {
    const mine = ++this.#asked
    const answer = this.#last.then(() => (mine === this.#asked ? this.runtime.ask(this.what, args) : null))
    this.#last = answer.catch(() => {})
    return answer.then((found) => (mine === this.#asked ? found?.out : null))
  }

  forget() {
    this.#asked += 1
  }
}
