// What is handed in: files and folders, chosen or dropped → files under names of their own. Nothing is read yet.

export const MOST_LISTS = 5_000
const HIDDEN = new Set(["__macosx", "thumbs.db", "desktop.ini"])

// What systems put beside people's files is nobody's list.
const hidden = (path) => path.split("/").some((part) => part.startsWith(".") || HIDDEN.has(part.toLowerCase()))

// The files of an <input>, with their folders in their names.
export function chosen(input) {
  return [...input.files]
    .map((file) => ({name: file.webkitRelativePath || file.name, file}))
    .filter(({name}) => !hidden(name))
}

// The files of a drop, those in folders too.
export async function dropped(transfer) {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean)
  const found = []
  for (const entry of entries) await walk(entry, found)
  return found
}

async function walk(entry, found) {
  const name = entry.fullPath.replace(/^\//, "")
  if (found.length > MOST_LISTS || hidden(name)) return
  if (entry.isFile) return void found.push({name, file: await new Promise((take, fail) => entry.file(take, fail))})
  const reader = entry.createReader()
  const some = () => new Promise((take, fail) => reader.readEntries(take, fail)) // at most a hundred at a time
  for (let entries = await some(); entries.length; entries = await some()) {
    for (const one of entries) await walk(one, found)
  }
}

// The name, or one like it that is still free.
export function free(name, taken) {
  const [, stem, suffix] = name.match(/^(.*?)(\.[^./]*)?$/s)
  let found = name
  for (let at = 2; taken.has(found); at += 1) found = `${stem} (${at})${suffix ?? ""}`
  taken.add(found)
  return found
}
