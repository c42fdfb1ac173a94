// Elements from data. Text is only ever text: nothing here reads HTML.
/** @import {Attributes, Child} from "./types.d.ts" */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes<HTMLElementTagNameMap[K]>} attributes
 * @param {Child[]} children
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), /** @type {EventListener} */ (value))
    else if (value === true) element.setAttribute(name, "")
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value))
  }
  element.append(...nodes(children))
  return element
}

/**
 * @param {Child} label
 * @param {() => void} onclick
 * @param {Attributes<HTMLElement>} attributes
 */
export function button(label, onclick, attributes = {}) {
  return h("button", {type: "button", onclick, ...attributes}, label)
}

/**
 * A button with which files are chosen: what a browser draws for that speaks its own language, not the page's.
 * @param {string} label
 * @param {Attributes<HTMLInputElement>} how
 * @param {(input: HTMLInputElement) => void} take what reads the files at once
 */
export function choosing(label, how, take) {
  const onchange = (/** @type {{currentTarget: HTMLInputElement}} */ {currentTarget}) => {
    take(currentTarget)
    currentTarget.value = "" // the same one may be chosen again
  }
  return h("label", {class: "md-button choose"}, label, h("input", {type: "file", ...how, onchange}))
}

/**
 * An element of a drawing.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number>} attributes
 * @param {(Node | string | number)[]} children
 */
export function drawn(tag, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...nodes(children))
  return element
}

/**
 * What is there of it, in a row.
 * @param {readonly Child[]} children
 * @returns {(Node | string)[]}
 */
export function nodes(children) {
  return children.flatMap((child) => {
    if (child === null || child === undefined || child === false) return []
    if (typeof child === "object" && !(child instanceof Node)) return nodes(child)
    return [typeof child === "number" ? String(child) : child]
  })
}

/**
 * Makes these the children of an element; those that stay are not touched, so that whoever works on one still does.
 * @param {Element} parent
 * @param {Element[]} children
 */
export function put(parent, children) {
  for (const child of [...parent.children]) if (!children.includes(child)) child.remove()
  children.forEach((child, at) => {
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null)
  })
}

/**
 * Lets a place say this, unless it does: what is said anew is laid out anew, with all that stands around it.
 * @param {Element | Text} place
 * @param {string} text
 */
export function say(place, text) {
  if (place.textContent !== text) place.textContent = text
}

/**
 * Lets a list offer these, each by its value and name, and shows the chosen one; it is filled anew only where they differ.
 * @param {HTMLSelectElement} select
 * @param {readonly (readonly [string, string])[]} offered
 * @param {string} chosen
 */
export function choices(select, offered, chosen) {
  const there = [...select.options].map(({value, textContent}) => [value, textContent])
  if (JSON.stringify(there) !== JSON.stringify(offered))
    select.replaceChildren(...offered.map(([value, name]) => h("option", {value}, name)))
  if (select.value !== chosen) select.value = chosen
}

/**
 * @param {number} bytes
 * @param {string} lang
 */
export function megabytes(bytes, lang) {
  return new Intl.NumberFormat(lang, {maximumFractionDigits: bytes < 100_000 ? 2 : 1}).format(bytes / 1_000_000)
}

/**
 * Words that say in brackets or after a colon how many megabytes come, {mb}; without that if none do. Of a sentence that
 * says nothing else nothing is left.
 * @param {string} said
 * @param {number} bytes
 * @param {string} lang
 */
export function weighed(said, bytes, lang) {
  if (bytes) return said.replace("{mb}", megabytes(bytes, lang))
  const rest = said.replace(/\s*\([^()]*\{mb\}[^()]*\)|:\s*\{mb\}[^…]*/, "")
  return rest.includes("{mb}") ? "" : rest
}

const SAME_MS = 1000 // in which a file of the same name is the same, asked for by a tap too many
let lately = {name: "", at: 0}

/**
 * Gives a file to take home: once, however often it is asked for in haste.
 * @param {string} name
 * @param {BlobPart} bytes
 * @param {string} type
 */
export function save(name, bytes, type) {
  const now = performance.now()
  if (name === lately.name && now - lately.at < SAME_MS) return
  lately = {name, at: now}
  const address = URL.createObjectURL(new Blob([bytes], {type}))
  const link = h("a", {href: address, download: name})
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** @param {unknown} error */
export const why = (error) => (error instanceof Error ? error.message : String(error))

/**
 * How far the arrow to the right goes on in a row: back, where it runs from right to left.
 * @param {Element} row
 */
export const across = (row) => (getComputedStyle(row).direction === "rtl" ? -1 : 1)
