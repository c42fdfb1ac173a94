// Fitil's own Python, in a worker of its own. In: {id, what, args, given: Map of files, parts: names of archives}. Out: {id, out, files} or {id, error};
// before that {state: "loading", bytes} as files arrive, {state: "ready"}, or {state: "missing"} without WebAssembly; and {state: "drawing", drawing, svg, size}, to which {drawn, picture} comes in. What is
// large lies here deflated, so that it is small on a host that compresses nothing, too.
import {loadPyodide} from "./pyodide.mjs"

/** @typedef {{what: string, args: object, given?: Map<string, Uint8Array>, parts?: string[]}} Question */

const HOME = new URL("./", import.meta.url).href
const PLACE = "/fitil"
/** @type {Record<string, string[]>} */
const PARTS = {
  play: ["play"],
  games: ["play"],
  table: ["play"],
  tournament: ["tournament"],
  studio: ["studio"],
  print_set: ["studio"],
  use: ["studio"],
  row: ["studio", "play"],
  tried: ["studio", "play"],
  hand: ["studio", "play"],
}
const OF_STUDIO = ["studio", "print_set", "use", "row", "tried", "hand"]
const ON_PAPER = ["print", "box", "registration", "own", ...OF_STUDIO]
const plainly = self.fetch.bind(self)
const facts = fetched("runtime.json").then((response) => response.json())
/** @type {Map<string, Promise<unknown>>} */
const here = new Map()

/** @param {string} file */
async function fetched(file) {
  const response = await plainly(HOME + file)
  if (!response.ok || !response.body) throw new Error(`${file}: ${response.status}`)
  return response
}

/**
 * A file that lies here deflated, whose bytes are told as they arrive.
 * @param {string} file
 * @param {string} [type]
 */
async function inflated(file, type = "application/octet-stream") {
  const {body} = await fetched(`${file}.z`)
  const told = new TransformStream({
    transform(part, passed) {
      postMessage({state: "loading", bytes: part.length})
      passed.enqueue(part)
    },
  })
  const whole = body?.pipeThrough(told).pipeThrough(new DecompressionStream("deflate"))
  return new Response(whole, {headers: {"Content-Type": type}})
}

/** @param {string} file */
const bytesOf = async (file) => new Uint8Array(await (await inflated(file)).arrayBuffer())

// Pyodide asks for two of these itself.
self.fetch = (asked, how) => {
  const file = (asked instanceof Request ? asked.url : String(asked)).replace(HOME, "")
  if (file === "pyodide.asm.wasm") return inflated(file, "application/wasm")
  return file === "std.zip" ? inflated(file) : plainly(asked, how)
}

// Whatever policy this file came with may forbid WebAssembly; Pyodide would then wait for ever.
function able() {
  if (!("DecompressionStream" in self)) return false
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)))
  } catch {
    return false
  }
}

// Where a policy lets nothing run but what has an address here, Pyodide fetches its script as it is.
async function engine() {
  try {
    const script = new Blob([await bytesOf("pyodide.asm.mjs")], {type: "text/javascript"})
    return (await import(URL.createObjectURL(script))).default
  } catch {
    return undefined
  }
}

async function start() {
  const {stamp, pyodide} = await facts
  const core = bytesOf("core.zip")
  const how = {
    createPyodideModule: await engine(),
    indexURL: HOME,
    stdLibURL: `${HOME}std.zip`,
    lockFileContents: {info: pyodide, packages: {}},
    packageBaseUrl: HOME,
    env: {
      HOME: "/home",
      LANG: "C.UTF-8",
      FITIL_STAMP: stamp,
      FITIL_CACHE: PLACE,
      FITIL_CONFIG: PLACE,
      RAPIDFUZZ_IMPLEMENTATION: "python",
    },
  }
  const python = await loadPyodide(how)
  python.unpackArchive(await core, "zip", {extractDir: PLACE})
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PLACE)}); import page`)
  postMessage({state: "ready"})
  return python
}

const python = able() ? start() : null
if (!python) postMessage({state: "missing"})
python?.catch((error) => postMessage({state: "broken", error: String(error)}))

/**
 * Load a part once, however often it is asked for at the same time.
 * @param {string} part
 * @param {() => Promise<unknown>} load
 */
function have(part, load) {
  const loaded =
    here.get(part) ??
    load().catch((error) => {
      here.delete(part)
      throw error
    })
  here.set(part, loaded)
  return loaded
}

const unpack = async (/** @type {string} */ file) =>
  (await python)?.unpackArchive(await bytesOf(file), "zip", {extractDir: PLACE})

/**
 * A part that takes a package of its own.
 * @param {string} part
 * @param {"shaper" | "checker"} packaged
 */
function withPackage(part, packaged) {
  return have(part, async () => {
    const named = await facts
    await Promise.all([
      unpack(`${part}.zip`),
      (await python)?.loadPackage(HOME + named[packaged], {checkIntegrity: false, messageCallback() {}}),
    ])
  })
}

/** @param {Question} question */
async function answer({what, args, given, parts}) {
  const ready = await python
  if (!ready) throw new Error("WebAssembly")
  const needed = [...(parts ?? []), ...(PARTS[what] ?? [])]
  await Promise.all([
    ON_PAPER.includes(what) && withPackage("print", "shaper"),
    what === "own" && withPackage("own", "checker"),
    ...needed.map((part) => have(part, () => unpack(`${part}.zip`))),
  ])
  const first = told(ready, what, args, given)
  if (!first.out.wanted) return first
  const {brought} = await import("./pixels.js")
  const pixels = await brought(first.out.wanted, (file) => ready.FS.readFile(file), draw)
  return told(ready, what, {...args, come: pixels.widths}, pixels.files)
}

/**
 * What our Python says, and the files that it makes.
 * @param {Awaited<ReturnType<typeof start>>} ready
 * @param {string} what
 * @param {object} args
 * @param {Map<string, Uint8Array>} [given]
 */
function told(ready, what, args, given) {
  const bytes = ready.toPy(given ?? new Map())
  const answered = ready.globals.get("page").answer(what, JSON.stringify(args), bytes)
  bytes.destroy()
  const [out, files] = answered.toJs({dict_converter: Object.fromEntries})
  answered.destroy()
  return {out: JSON.parse(out), files}
}

/** @type {((picture: ImageBitmap | null) => void)[]} */
const drawing = []

/**
 * A drawing as pixels: what a worker cannot draw, its page can.
 * @type {import("./pixels.js").Draw}
 */
const draw = (svg, size) =>
  new Promise((resolve) => {
    postMessage({state: "drawing", drawing: drawing.push(resolve) - 1, svg, size})
  })

// One after the other: an answer may leave the current folder for a moment.
let last = Promise.resolve()
addEventListener("message", ({data}) => {
  if ("drawn" in data) return drawing[data.drawn](data.picture)
  last = last
    .then(() => answer(data))
    .then(
      ({out, files}) =>
        postMessage(
          {id: data.id, out, files},
          Object.values(files).map((bytes) => bytes.buffer),
        ),
      (error) => postMessage({id: data.id, error: String(error)}),
    )
})
