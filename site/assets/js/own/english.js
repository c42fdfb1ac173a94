// The page in English, at #english, for whoever comes with cards in neither of the site's languages.
import {h} from "../workshop/dom.js"

const HERE = "#english"
export const inEnglish = location.hash === HERE

// What is said in a page's language is said anew from its beginning in another.
addEventListener("hashchange", () => {
  if ((location.hash === HERE) !== inEnglish) location.reload()
})

/**
 * The link to the page in the other language; in English, what is in the page's own is out of sight.
 * @param {HTMLElement} place where cards are made: a part of the page's text
 * @param {string} title
 */
export function ways(place, title) {
  const guide = /** @type {HTMLElement} */ (document.getElementById("own-english"))
  const {lang, dir} = document.documentElement
  if (!inEnglish) return h("p", {class: "own__ways"}, h("a", {href: HERE, lang: "en", dir: "ltr"}, "In English"))
  const text = /** @type {HTMLElement} */ (place.parentElement)
  const own = new Intl.DisplayNames([lang], {type: "language"}).of(lang)
  for (const part of text.children) {
    if (part instanceof HTMLElement && part.tagName !== "H1") part.hidden = part !== place && part !== guide
  }
  for (const list of document.querySelectorAll(".contents > *")) list.remove()
  const heading = text.querySelector("h1")
  if (heading) heading.textContent = title
  document.title = title
  text.lang = "en"
  text.dir = "ltr"
  dispatchEvent(new Event("resize")) // what is wider than the page is looked for among what is in sight
  return h("p", {class: "own__ways"}, h("a", {href: "#", lang, dir}, own ?? lang))
}
