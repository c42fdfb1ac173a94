// What worker.js and pack.mjs use of Pyodide's own pyodide.mjs, which is fetched when the site is built.

/** A Python object. */
interface Proxy {
  /** What `page.answer` gives: an answer as JSON, and files by name. */
  toJs(options: {dict_converter: typeof Object.fromEntries}): [string, Record<string, Uint8Array<ArrayBuffer>>]
  destroy(): void
}

interface Page {
  answer(what: string, args: string, given: Proxy): Proxy
}

interface Options {
  indexURL: string
  stdLibURL?: string
  lockFileContents?: object
  packageBaseUrl?: string
  env?: Record<string, string>
}

export interface Pyodide {
  FS: {
    filesystems: {NODEFS: object}
    mkdir(path: string): void
    readFile(path: string): Uint8Array
    mount(system: object, options: {root: string}, path: string): void
  }
  globals: {get(name: "page"): Page}
  loadPackage(name: string, options: {checkIntegrity: boolean; messageCallback(): void}): Promise<unknown>
  runPython(code: string): unknown
  toPy(value: unknown): Proxy
  unpackArchive(bytes: Uint8Array, format: "zip", options: {extractDir: string}): void
}

export function loadPyodide(options: Options): Promise<Pyodide>
