// A drawing that changes while somebody looks at it. What an image shows is a page of its own to the browser, which takes
// three times as long to make; here its names are in a tree of their own, as those of two drawings are alike. What is drawn
// as before stays, as most of a card does when something of it changes: the browser draws but the rest anew.
import {h} from "../workshop/dom.js"

/** @param {string} kind its class */
export function drawing(kind) {
  const place = h("div", {class: kind, role: "img", hidden: true})
  const inside = place.attachShadow({mode: "open"})
  const fresh = h("template")
  return {
    place,
    /**
     * @param {string} svg the drawing, as Fitil's own Python writes it; empty for none
     * @param {string} said what it says to who does not see it
     */
    show(svg, said) {
      fresh.innerHTML = svg
      become(inside, fresh.content)
      place.ariaLabel = said
      place.hidden = !svg
    },
  }
}

/**
 * Makes what is in one element what is in another, which is left with the rest: what is alike at both ends stays. If that is
 * all but one that has become another of its kind, the same is done within.
 * @param {ParentNode & Node} old
 * @param {ParentNode & Node} fresh
 */
function become(old, fresh) {
  const [was, is] = [[...old.children], [...fresh.children]]
  let first = 0
  while (first < was.length && first < is.length && was[first].isEqualNode(is[first])) first += 1
  let last = 0
  const most = Math.min(was.length, is.length) - first
  while (last < most && was[was.length - 1 - last].isEqualNode(is[is.length - 1 - last])) last += 1
  const [gone, come] = [was.slice(first, was.length - last), is.slice(first, is.length - last)]
  const alike = gone.length === 1 && come.length === 1 && gone[0].cloneNode().isEqualNode(come[0].cloneNode())
  if (alike && come[0].childElementCount) return become(gone[0], come[0])
  const next = was[was.length - last] ?? null
  for (const one of gone) one.remove()
  for (const one of come) old.insertBefore(one, next)
}
