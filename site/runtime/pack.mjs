// Runs pack.py in Pyodide, so that its bytecode is that of the page's Python. Arguments: the folder of Pyodide's files,
// then the folders that pack.py sees as /repo, /venv, /store, /known and /out.
import {pathToFileURL} from "node:url"
import {readFileSync} from "node:fs"
import {join} from "node:path"

const [home, repo, venv, store, known, out] = process.argv.slice(2)
const {loadPyodide} = await import(pathToFileURL(join(home, "pyodide.mjs")).href)
const python = await loadPyodide({indexURL: `${home}/`})
for (const [place, folder] of Object.entries({
  "/repo": repo,
  "/venv": venv,
  "/store": store,
  "/known": known,
  "/out": out,
})) {
  python.FS.mkdir(place)
  python.FS.mount(python.FS.filesystems.NODEFS, {root: folder}, place)
}
python.runPython(readFileSync(join(repo, "site/runtime/pack.py"), "utf8"))
