// A wrong address says what its reader was after: its last part stands in the search's field, and pages and rules whose
// address has the same words are offered. Without scripts the field is empty.
import {element} from "./dom.js"
import {shelf} from "./shelf.js"
/** @import {Shelf} from "./types.d.ts" */

const MOST = 6
const LEAST = 4
const NEAR = 0.6
const ENOUGH = 2

/** @param {string} text */
function words(text) {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

// It is this page's own, or what the page for wrong addresses of the whole site has led here with.
function address() {
  const wrong = location.hash.startsWith("#/") ? location.hash.slice(1) : location.pathname
  try {
    return decodeURIComponent(wrong)
  } catch {
    return wrong // it is no text: then as it is
  }
}

// The parts of the address below the language's root, without what files of pages are called.
function parts() {
  const [below] = address().split(`/${document.documentElement.lang}/`).slice(-1)
  const names = below.split("/").map((part) => part.replace(/\.\w+$/, ""))
  return names.filter((part) => part && part !== "index")
}

/**
 * How well a word of an address is met by those of another: 1 if it is among them, less if only its beginning is.
 * @param {string} word
 * @param {string[]} others
 */
function met(word, others) {
  if (others.includes(word)) return 1
  const begins = others.some(
    (other) => Math.min(word.length, other.length) >= LEAST && (other.startsWith(word) || word.startsWith(other)),
  )
  return begins ? NEAR : 0
}

/**
 * How well a place is what was asked for, in parts, of which the last weighs most.
 * @param {string} place
 * @param {string[][]} asked
 */
function score(place, asked) {
  const there = words(place)
  const shares = asked.map((some) => some.reduce((sum, word) => sum + met(word, there), 0) / some.length)
  return shares.reduce((sum, share, at) => sum + share * (at === asked.length - 1 ? 3 : 1), 0) - there.length / 100
}

/**
 * The links that fit best, each with what it is called.
 * @param {Shelf[]} shelves
 * @param {string[][]} asked
 */
function best(shelves, asked) {
  /** @type {Map<string, {text: string, score: number}>} */
  const found = new Map()
  for (const {title, entries} of shelves)
    for (const {place, link, heading, page} of entries) {
      const own = score(place, asked)
      if (own > ENOUGH && !found.has(link))
        found.set(link, {text: [title, heading || page].filter(Boolean).join(" · "), score: own})
    }
  return [...found].sort(([, one], [, other]) => other.score - one.score).slice(0, MOST)
}

/**
 * @param {HTMLInputElement} field
 * @param {HTMLElement} near
 */
async function offer(field, near) {
  const all = parts()
  const asked = all.map(words).filter((some) => some.length)
  if (!asked.length) return
  field.value = asked[asked.length - 1].join(" ")
  const games = (near.dataset.games ?? "").trim().split(/\s+/)
  const own = games.includes(all[0]) ? [all[0]] : [...games, "site"]
  const shelves = await Promise.all(own.map((game) => shelf(game).catch(() => null)))
  const links = best(
    shelves.filter((one) => one !== null),
    asked,
  )
  for (const [link, {text}] of links) {
    const item = element("li")
    item.append(Object.assign(element("a", "", text), {href: link}))
    near.querySelector("ul")?.append(item)
  }
  near.hidden = !links.length
}

/** @type {HTMLInputElement | null} */
const field = document.querySelector(".lost input")
/** @type {HTMLElement | null} */
const near = document.querySelector(".lost__near")
if (field && near) offer(field, near)
