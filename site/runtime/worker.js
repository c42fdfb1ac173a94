// Fitil's own Python, in a worker of its own. In: {id, what, args, given: Map of files, parts: names of archives}. Out: {id, out, files} or {id, error};
// before that {state: "loading", bytes} as files arrive, {state: "ready"}, or {state: "missing"} without WebAssembly.
import {loadPyodide} from "./pyodide.mjs"

/** @typedef {{what: string, args: object, given?: Map<string, Uint8Array>, parts?: string[]}} Question */

const HOME = new URL("./", import.meta.url).href
const PLACE = "/fitil"
/** @type {Record<string, string[]>} */
const PARTS = {play: ["play"], games: ["play"], table: ["play"], tournament: ["tournament"]}
const ON_PAPER = ["print", "box", "registration"]
const facts = fetched("runtime.json").then((response) => response.json())
/** @type {Map<string, Promise<unknown>>} */
const here = new Map()

/** @param {string} file */
async function fetched(file) {
  const response = await fetch(HOME + file)
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return response
}

/**
 * The bytes of a file, told as they arrive.
 * @param {string} file
 */
async function bytesOf(file) {
  const reader = (await fetched(file)).body?.getReader()
  const parts = []
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value)
    postMessage({state: "loading", bytes: part.value.length})
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

// Whatever policy this file came with may forbid WebAssembly; Pyodide would then wait for ever.
function able() {
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)))
  } catch {
    return false
  }
}

async function start() {
  const {stamp, pyodide} = await facts
  const core = bytesOf("core.zip")
  const python = await loadPyodide({
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
  })
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

function printer() {
  return have("print", async () => {
    const {shaper} = await facts
    await Promise.all([
      unpack("print.zip"),
      (await python)?.loadPackage(HOME + shaper, {checkIntegrity: false, messageCallback() {}}),
    ])
  })
}

/** @param {Question} question */
async function answer({what, args, given, parts}) {
  const ready = await python
  if (!ready) throw new Error("WebAssembly")
  const needed = [...(parts ?? []), ...(PARTS[what] ?? [])]
  await Promise.all([
    ON_PAPER.includes(what) && printer(),
    ...needed.map((part) => have(part, () => unpack(`${part}.zip`))),
  ])
  const bytes = ready.toPy(given ?? new Map())
  const answered = ready.globals.get("page").answer(what, JSON.stringify(args), bytes)
  bytes.destroy()
  const [out, files] = answered.toJs({dict_converter: Object.fromEntries})
  answered.destroy()
  return {out: JSON.parse(out), files}
}

// One after the other: an answer may leave the current folder for a moment.
let last = Promise.resolve()
addEventListener("message", ({data}) => {
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
