// Elements made of names and texts. Text is only ever set as text: nothing that comes from a file is read as HTML.
/** @import {Attributes, Inside} from "./types.d.ts" */

/**
 * The page's own element of an id.
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} id
 * @returns {E}
 */
export const own = (id) => /** @type {E} */ (document.getElementById(id))

/**
 * An element with attributes (`class`, `aria-label` …; `on…` are listeners) and what is in it.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes<HTMLElementTagNameMap[K]>} attributes
 * @param {Inside[]} inside
 */
export function make(tag, attributes = {}, ...inside) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), /** @type {EventListener} */ (value))
    else if (value === true) element.setAttribute(name, "")
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value))
  }
  element.append(...inside.filter((one) => one !== null && one !== undefined && one !== false))
  return element
}

/**
 * A text that keeps its own direction among others.
 * @param {string} text
 */
export const bdi = (text, attributes = {}) => make("bdi", attributes, text)

/**
 * A path, an id or a command: always from left to right.
 * @param {string} text
 */
export const code = (text, attributes = {}) => make("code", {dir: "ltr", ...attributes}, text)

/**
 * A button that copies a text, and says so.
 * @param {string} text
 * @param {(word: string) => string} say
 */
export function copyButton(text, say) {
  const button = make(
    "button",
    {type: "button", class: "copy", "aria-label": `${say("copy")}: ${text}`, onclick: copy},
    say("copy"),
  )
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      button.textContent = say("copied")
      setTimeout(() => {
        button.textContent = say("copy")
      }, 1500)
    } catch {
      const range = document.createRange()
      range.selectNodeContents(button.previousElementSibling ?? button)
      getSelection()?.removeAllRanges()
      getSelection()?.addRange(range)
    }
  }
  return button
}

/**
 * Shows a drawing in an image once it is ready, so that the old one stays until then.
 * @param {HTMLImageElement} image
 * @param {string} source
 */
export async function show(image, source) {
  if (image.dataset.wanted === source) return
  image.dataset.wanted = source
  if (!image.hasAttribute("src") || (image.loading === "lazy" && !isNear(image))) {
    image.src = source
    return
  }
  const next = new Image()
  next.src = source
  try {
    await next.decode()
  } catch {
    // it is shown as it comes
  }
  if (image.dataset.wanted === source) image.src = source
}

/** @param {Element} element */
function isNear(element) {
  const box = element.getBoundingClientRect()
  return box.bottom > -200 && box.top < innerHeight + 200
}
