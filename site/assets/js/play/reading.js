// Links of what is read over the game: rules are read there, too, anything else opens beside it.
/** @typedef {{place: HTMLElement, rule(address: string): void}} Sheet */

/**
 * A rule's page opens as ever for whoever asks the browser for another tab.
 * @param {HTMLElement} table
 * @param {Sheet} cards
 * @param {Iterable<string>} addresses of rules
 */
export function reading(table, cards, addresses) {
  const rules = new Set(addresses)

  table.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null
    const address = link?.getAttribute("href")
    if (!address || link?.target || !rules.has(address)) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    cards.rule(address)
  })

  addEventListener("click", ({target, defaultPrevented}) => {
    const link = !defaultPrevented && target instanceof Element && cards.place.contains(target) && target.closest("a")
    if (link) link.target = "_blank"
  })
}
