// What the scripts of all pages do with elements.

/**
 * An element of a class, with text.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {string} className
 * @param {string} text
 */
export const element = (name, className = "", text = "") =>
  Object.assign(document.createElement(name), {className, textContent: text})

/**
 * The element round an event's target, or the target itself, that a selector names.
 * @template {Element} [E=HTMLElement]
 * @param {Event} event
 * @param {string} selector
 * @returns {E | null}
 */
export const closest = ({target}, selector) => (target instanceof Element ? target.closest(selector) : null)
