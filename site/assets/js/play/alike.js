// What is alike in data is written once (`hooks/pages/alike.py`): `whole` makes of it what it was.

/**
 * The value of a pair: what stands more than once, each made of those before it, and the value made of them. `{"": 3}` is
 * the fourth of the first. What is alike is one object, so nothing of it may be changed.
 * @param {[unknown[], unknown]} told
 */
export function whole([apart, value]) {
  /** @type {unknown[]} */
  const known = []
  /** @type {(one: any) => any} */
  const read = (one) => {
    if (Array.isArray(one)) return one.map(read)
    if (one === null || typeof one !== "object") return one
    if ("" in one) return known[one[""]]
    return Object.fromEntries(Object.entries(one).map(([name, part]) => [name, read(part)]))
  }
  for (const one of apart) known.push(read(one))
  return read(value)
}
