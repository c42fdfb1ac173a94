// Previews: what a link to a rule, a question, a term or a card leads to is shown beside it, on pointing, on focus, and
// on a phone by the first tap (the second follows the link). Escape takes it away.
import {closest, element} from "./dom.js"
import {ROOT, cut, shelf, write} from "./shelf.js"
/** @import {Entry} from "./types.d.ts" */

const MOST = 420
const WAIT_MS = 250
const LINGER_MS = 200
const GAP_PX = 8
const LINKS =
  "article a:is([href*='#'], .word, [href*='/cards/']):not(.headerlink, .rule-number, .turns a, .card__face, .gallery h4 a, [target], .play__printed a, .take)"

const path = element("a", "preview__path")
const text = element("div", "preview__text")
const box = element("div", "preview")
/** @type {HTMLAnchorElement | null} */
let shown = null
let timer = 0
let latest = 0
let touched = false

/**
 * Where a link leads as the shelves know it: [game, place], or nothing outside this language's pages.
 * @param {HTMLAnchorElement} link
 */
function place(link) {
  const url = new URL(link.href)
  url.search = ""
  const address = url.href.replace("/index.html", "/")
  if (!address.startsWith(ROOT)) return null
  const found = decodeURIComponent(address.slice(ROOT.length))
  const [game] = found.split("/")
  const known = document.querySelector(`dialog.search [data-game='${CSS.escape(game)}']`)
  return {game: known ? game : "site", place: found}
}

/** @param {HTMLAnchorElement} link */
async function entryOf(link) {
  const where = place(link)
  const found = where && (await shelf(where.game).catch(() => null))
  return found?.places.get(where?.place ?? "")
}

/**
 * @param {HTMLAnchorElement} link
 * @param {Entry} entry
 */
function show(link, entry) {
  if (!box.isConnected) document.body.append(box)
  if (shown) hide()
  path.href = link.href
  const number = `${entry.number ? `${entry.number} ` : ""}${entry.kind === "rule" ? entry.heading : ""}`
  path.textContent = [entry.page, number].filter(Boolean).join(" · ")
  text.replaceChildren()
  if (entry.kind !== "rule" && entry.heading)
    text.append(write(element("strong", "preview__heading"), entry.heading), " ")
  write(text, cut(entry.text, 0, MOST))
  if (entry.kind === "card" && entry.picture)
    text.prepend(Object.assign(element("img", "preview__face"), {alt: "", src: ROOT + entry.picture}))
  shown = link
  link.setAttribute("aria-describedby", box.id)
  box.showPopover()
  settle(link)
}

/**
 * Under the link, or over it where there is more room. On a narrow screen the style sheet says where: at the foot, or at
 * the head if it would lie over the link.
 * @param {HTMLAnchorElement} link
 */
function settle(link) {
  box.style.left = box.style.top = ""
  box.classList.remove("preview--head")
  const [at] = link.getClientRects()
  const size = box.getBoundingClientRect()
  if (!at) return hide() // the link has been taken away meanwhile
  if (matchMedia("(max-width: 44em)").matches) {
    box.classList.toggle("preview--head", at.bottom > size.top - GAP_PX)
    return
  }
  const wide = document.documentElement.clientWidth
  const high = window.innerHeight
  const left = getComputedStyle(link).direction === "rtl" ? at.right - size.width : at.left
  const below = at.bottom + GAP_PX + size.height <= high || at.top < high - at.bottom
  const top = below ? at.bottom + GAP_PX / 2 : at.top - size.height - GAP_PX / 2
  box.style.left = `${Math.max(GAP_PX, Math.min(left, wide - size.width - GAP_PX))}px`
  box.style.top = `${Math.max(GAP_PX, top)}px`
}

function hide() {
  clearTimeout(timer)
  if (!shown) return
  shown.removeAttribute("aria-describedby")
  shown = null
  box.hidePopover()
}

/**
 * Asks for a preview; what was asked for since then comes instead.
 * @param {HTMLAnchorElement} link
 * @param {number} wait in milliseconds
 */
function ask(link, wait) {
  clearTimeout(timer)
  if (link === shown) return
  const turn = ++latest
  timer = setTimeout(async () => {
    const entry = await entryOf(link)
    if (turn === latest && entry) show(link, entry)
  }, wait)
}

function leave() {
  clearTimeout(timer)
  latest++
  timer = setTimeout(hide, LINGER_MS)
}

/**
 * @param {Event} event
 * @returns {HTMLAnchorElement | null}
 */
const linkOf = (event) => closest(event, LINKS)

/** @param {EventTarget | null} target */
const inBox = (target) => target instanceof Node && box.contains(target)

function listen() {
  box.id = "preview"
  box.setAttribute("role", "tooltip")
  box.popover = "manual"
  box.append(path, text)
  box.addEventListener("pointerenter", () => clearTimeout(timer))
  box.addEventListener("pointerleave", leave)
  document.addEventListener("pointerdown", (event) => {
    touched = event.pointerType === "touch" || event.pointerType === "pen"
    if (shown && !inBox(event.target) && linkOf(event) !== shown) hide()
  })
  document.addEventListener("pointerover", (event) => {
    const link = linkOf(event)
    if (event.pointerType === "mouse" && link) ask(link, WAIT_MS)
  })
  document.addEventListener("pointerout", (event) => {
    const link = linkOf(event)
    if (event.pointerType === "mouse" && link && document.activeElement !== link) leave()
  })
  document.addEventListener("focusin", (event) => {
    const link = linkOf(event)
    if (!touched && link?.matches(":focus-visible")) ask(link, 0)
  })
  document.addEventListener("focusout", (event) => {
    if (shown && event.target === shown && !inBox(event.relatedTarget)) hide()
    else if (linkOf(event)) latest++
  })
  document.addEventListener("keydown", ({key}) => {
    touched = false
    if (key !== "Escape") return
    latest++
    hide()
  })
  document.addEventListener("click", async (event) => {
    const link = linkOf(event)
    if (!link || !touched || event.defaultPrevented || event.ctrlKey || event.metaKey) return
    touched = false
    if (link === shown || !place(link)) return hide()
    event.preventDefault()
    const entry = await entryOf(link)
    if (entry) show(link, entry)
    else location.href = link.href
  })
  const follow = () => {
    if (shown) settle(shown)
  }
  addEventListener("scroll", follow, {passive: true})
  addEventListener("hashchange", hide)
  addEventListener("pagehide", hide)
}

if ("popover" in HTMLElement.prototype) listen()
