// Small comforts of every page. All of them can be missing: the pages are whole without scripts.
import {closest, element} from "./dom.js"

try {
  localStorage.setItem("fitil.lang", document.documentElement.lang)
} catch {
  /* closed to pages from disk */
}

// Every rule's number copies its link, and a button its name. Without scripts neither does; the style sheet shows the name.
const ofRules = document.getElementById("rule-words")?.dataset
for (const rule of ofRules ? document.querySelectorAll("p.rule") : []) {
  const number = rule.querySelector(".rule-number")
  number?.setAttribute("aria-label", `${number.textContent} ${ofRules?.link} ${rule.id}`)
  const name = element("button", "rule-id", rule.id)
  name.setAttribute("aria-label", `${ofRules?.copy} ${rule.id}`)
  rule.append(name)
}

// The first rule or heading on the screen, so that the other language opens where the reader is.
function place() {
  if (location.hash) return location.hash
  if (window.scrollY < 200) return ""
  const anchors = [...document.querySelectorAll("article :is(h2, h3, h4, .rule)[id]")]
  const first = anchors.find((anchor) => anchor.getBoundingClientRect().top > 60)
  return first ? `#${first.id}` : ""
}

/** @param {HTMLElement} button */
async function copy(button) {
  await navigator.clipboard.writeText(button.textContent)
  button.dataset.copied = ofRules?.copied
  button.classList.add("copied")
  setTimeout(() => button.classList.remove("copied"), 1500)
}

/**
 * Copies a text, and says so.
 * @param {string} text
 * @param {string} words
 */
async function copyAndSay(text, words) {
  await navigator.clipboard?.writeText(text)
  if (navigator.clipboard) say(words)
}

const said = element("p", "said-now")
said.setAttribute("role", "status")
document.body.append(said)

/** @param {string} text */
function say(text) {
  said.textContent = text
  setTimeout(() => {
    said.textContent = ""
  }, 1800)
}

// The contents of a phone's bar close when one has chosen, or looked elsewhere.
function closeContents() {
  document.querySelector(".at-hand__contents[open]")?.removeAttribute("open")
}
document.addEventListener("keydown", ({key}) => {
  if (key === "Escape") closeContents()
})

// The section that is being read is marked in the contents.
const entries = new Map(
  Array.from(
    /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".contents a")),
    (link) => /** @type {const} */ ([document.getElementById(decodeURIComponent(link.hash.slice(1))), link]),
  ),
)
/** @type {HTMLAnchorElement | undefined} */
let current
function follow() {
  const reading = [...entries].findLast(([heading]) => heading && heading.getBoundingClientRect().top < 120)?.[1]
  if (reading === current) return
  current?.removeAttribute("aria-current")
  /** @type {HTMLElement | null | undefined} */
  const list = reading?.closest(".contents")
  if (reading && list) {
    reading.setAttribute("aria-current", "location")
    if (reading.offsetTop < list.scrollTop || reading.offsetTop > list.scrollTop + list.clientHeight - 40)
      list.scrollTop = reading.offsetTop - 80
  }
  current = reading
}
let due = false
function followSoon() {
  if (due) return
  due = true
  requestAnimationFrame(() => {
    due = false
    follow()
  })
}
if (entries.size) addEventListener("scroll", followSoon, {passive: true})

// What is wider than the page is scrolled, by keyboard too.
function reach() {
  for (const wide of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".wide, pre > code"))) {
    if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0
    else wide.removeAttribute("tabindex")
  }
}
addEventListener("load", reach)
addEventListener("resize", reach)

document.addEventListener(
  "click",
  (event) => {
    const button = closest(event, ".rule-id")
    if (button) copy(button)
    const block = closest(event, ".copy")
    const code = block?.parentElement?.querySelector("code")
    // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not copied
    if (block && code) copyAndSay(code.innerText, block.dataset.copied ?? "")
    /** @type {HTMLAnchorElement | null} */
    const number = closest(event, ".rule-number")
    if (number) copyAndSay(number.href, ofRules?.linkCopied ?? "")
    if (!closest(event, ".at-hand__contents > summary")) closeContents()
    /** @type {HTMLAnchorElement | null} */
    const link = closest(event, "a[href]")
    if (!link) return
    if (link.dataset.language) link.hash = place()
    // a folder has no page of its own when the site is read from disk
    if (link.protocol === "file:" && link.pathname.endsWith("/")) link.pathname += "index.html"
  },
  true,
)
