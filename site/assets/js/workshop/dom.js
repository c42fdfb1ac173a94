// Elements from data. Text is only ever text: nothing here reads HTML.

export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value)
    else if (value === true) element.setAttribute(name, "")
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value)
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false))
  return element
}

// Makes these the children of an element; those that stay are not touched, so that whoever works on one still does.
export function put(parent, children) {
  for (const child of [...parent.children]) if (!children.includes(child)) child.remove()
  children.forEach((child, at) => {
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null)
  })
}

export function megabytes(bytes, lang) {
  return new Intl.NumberFormat(lang, {maximumFractionDigits: bytes < 100_000 ? 2 : 1}).format(bytes / 1_000_000)
}

export function save(name, bytes, type) {
  const address = URL.createObjectURL(new Blob([bytes], {type}))
  const link = h("a", {href: address, download: name})
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
