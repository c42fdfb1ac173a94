// What is handed in: files and folders, chosen or dropped → files under names of their own. Nothing is read yet.
import {choosing, h} from "../workshop/dom.js"
/** @import {Words} from "../workshop/types.d.ts" */
/** @import {Handed} from "./types.d.ts" */

export const MOST_LISTS = 5_000
const HIDDEN = new Set(["__macosx", "thumbs.db", "desktop.ini"])

// What systems put beside people's files is nobody's list.
const hidden = (/** @type {string} */ path) =>
  path.split("/").some((part) => part.startsWith(".") || HIDDEN.has(part.toLowerCase()))

/**
 * Where files are handed in: anywhere on the page they can be dropped, here they are chosen.
 * @param {Words<never>} words
 * @param {string} accept the endings of files
 * @param {(handed: Handed[]) => void} take
 * @param {...Node} more what stands there, too
 */
export function handing(words, accept, take, ...more) {
  addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault()
  })
  addEventListener("drop", async (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return
    event.preventDefault()
    take(await dropped(event.dataTransfer))
  })
  /** @type {[string, Record<string, string | boolean>][]} */
  const choices = [
    [words.files, {multiple: true, accept}],
    [words.folder, {webkitdirectory: true}],
  ]
  const inputs = choices.map(([label, how]) => choosing(label, how, (input) => take(chosen(input))))
  return h(
    "div",
    {class: "desk__drop"},
    h("p", {}, words.drop),
    h("p", {}, inputs),
    h("p", {}, h("small", {}, words.kinds)),
    ...more,
  )
}

/**
 * The files of an <input>, with their folders in their names.
 * @param {HTMLInputElement} input
 */
export function chosen(input) {
  return [...(input.files ?? [])]
    .map((file) => ({name: file.webkitRelativePath || file.name, file}))
    .filter(({name}) => !hidden(name))
}

/**
 * The files of a drop, those in folders too.
 * @param {DataTransfer} transfer
 */
export async function dropped(transfer) {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  /** @type {Handed[]} */
  const found = []
  for (const entry of entries) await walk(entry, found)
  return found
}

/**
 * @param {FileSystemEntry} entry
 * @param {Handed[]} found
 */
async function walk(entry, found) {
  const name = entry.fullPath.replace(/^\//, "")
  if (found.length > MOST_LISTS || hidden(name)) return
  if (entry.isFile) {
    const one = /** @type {FileSystemFileEntry} */ (entry)
    found.push({name, file: await new Promise((take, fail) => one.file(take, fail))})
    return
  }
  const reader = /** @type {FileSystemDirectoryEntry} */ (entry).createReader()
  /** @returns {Promise<FileSystemEntry[]>} */
  const some = () => new Promise((take, fail) => reader.readEntries(take, fail)) // at most a hundred at a time
  for (let entries = await some(); entries.length; entries = await some()) {
    for (const one of entries) await walk(one, found)
  }
}

/**
 * The name, or one like it that is still free.
 * @param {string} name
 * @param {Set<string>} taken
 */
export function free(name, taken) {
  const [, stem, suffix] = name.match(/^(.*?)(\.[^./]*)?$/s) ?? ["", name]
  let found = name
  for (let at = 2; taken.has(found); at += 1) found = `${stem} (${at})${suffix ?? ""}`
  taken.add(found)
  return found
}
