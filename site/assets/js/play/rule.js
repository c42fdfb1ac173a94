// A rule read where one plays: its paragraph, or its section, from the page that tells it.

/**
 * What a rule's page says at an address with an anchor, as nodes whose links open elsewhere; nothing if it says nothing.
 * @param {string} address
 * @returns {Promise<Node[]>}
 */
export async function told(address) {
  const there = new URL(address, location.href)
  const answer = await fetch(there)
  if (!answer.ok) return []
  const page = new DOMParser().parseFromString(await answer.text(), "text/html")
  const place = page.getElementById(decodeURIComponent(there.hash.slice(1)))
  return place ? section(place).map((part) => brought(part, there)) : []
}

/**
 * The element itself, and for a heading what stands under it.
 * @param {Element} place
 */
function section(place) {
  const parts = [place]
  if (!/^H\d$/.test(place.tagName)) return parts
  for (let next = place.nextElementSibling; next && !(/^H\d$/.test(next.tagName) && next.tagName <= place.tagName); ) {
    parts.push(next)
    next = next.nextElementSibling
  }
  return parts
}

/**
 * A part of another page as one of this: without anchors, with addresses that are whole.
 * @param {Element} part
 * @param {URL} from
 */
function brought(part, from) {
  const copy = document.importNode(part, true)
  for (const one of copy.querySelectorAll(".headerlink, script, button")) one.remove()
  for (const one of [copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id")
  for (const one of copy.querySelectorAll("a[href]")) {
    one.setAttribute("href", new URL(one.getAttribute("href") ?? "", from).href)
    one.setAttribute("target", "_blank")
  }
  for (const one of copy.querySelectorAll("img[src]"))
    one.setAttribute("src", new URL(one.getAttribute("src") ?? "", from).href)
  return copy
}
