// Finds the rules that answer a question. MiniSearch finds the words; what a question, an example or a term cites gains
// by their hits, and they stand under it. tests/site/queries has what people ask; the weights are set by two thirds of it.
import {heard, inRussian, onKeys} from "./respelt.js"
import {keys, words} from "./words.js"
/** @import {Entry, Found, Key, Shelf} from "./types.d.ts" */

// What a word says by where it stands: in a heading of its own, in that of the section, in the text, in the words of
// links that lead there, and in the headings of the questions, rulings and examples that cite it.
const BOOST = {heading: 1.13, over: 0.9, text: 1, said: 0.5, asked: 0.27}
const BM25 = {k: 4.5, b: 0.95, d: 1.1}
// what the rules that an entry cites gain by its hit: the first of them most, and less where it cites many; what gains
// by several hits; and what share it gains without a word of its own
/** @type {Record<string, number>} */
const LIFT = {asked: 2, question: 0.6, ruling: 0.12, example: 0.35, term: 0.4, section: 0.2}
const NEXT = 0.26
const WIDE = 0.14
const MORE = 0.4
const ALONE = 0.455
// the rule comes before a ruling on it, and before a card that was not named
/** @type {Record<string, number>} */
const KIND = {rule: 1, ruling: 0.5, card: 0.34}
const NAMED = 2
const OTHER = 0.45
const SAME = 0.4
const SLIP = 0.7
const BEGUN = 0.5
const STUB = 0.3
const PAIR = 0.15
// who asks how many wants a number; what much is said of is more often asked for; and how much it matters that all words of
// the question are found
const NUMBER = 1.4
const CITED = 0.04
const WHOLE = 0.865
/** @type {Record<string, RegExp>} */
const FOREIGN = {he: /[^\dא-ת]/, ru: /[^\dа-яё]/}
const EXACT = {
  boost: BOOST,
  bm25: BM25,
  weights: {fuzzy: 1, prefix: 1},
  tokenize: (/** @type {string} */ text) => [text],
  processTerm: (/** @type {string} */ term) => term,
}

/**
 * What an entry says of a question: how well, and what share of its words.
 * @typedef {{score: number, share: number}} Hit
 */

/** The finder of a game's shelf. */
export class Finder {
  /** @type {Map<string, readonly Key[]>} */
  #known = new Map()

  /** @type {Map<string, string> | undefined} */
  #heard

  /** @param {Shelf} shelf */
  constructor(shelf) {
    const entries = [...shelf.entries, ...shelf.entries.flatMap(spoken)]
    this.entries = entries
    this.title = shelf.title
    this.silent = new Set(words(shelf.silent))
    this.lang = /[א-ת]/.test(shelf.silent) ? "he" : "ru"
    this.many = new Set(words(shelf.many))
    const counts = new Set(words(shelf.counts))
    this.counts = entries.map(({text}) => /(^|[^+\d−-])\d/.test(text) || words(text).some((word) => counts.has(word)))
    this.groups = groups(shelf, (phrase) => this.stems(phrase))
    this.cites = entries.map(({kind, links}) =>
      [...new Set(links.map(([at]) => at))].filter((at) => kind === "asked" || entries[at].kind.startsWith("rul")),
    )
    /** @type {string[][]} */
    const said = entries.map(() => [])
    /** @type {string[][]} */
    const asked = entries.map(() => [])
    entries.forEach(({kind, heading, text, links}, from) => {
      if (kind === "asked") return
      for (const [to, begin, end] of links) said[to].push(text.slice(begin, end))
      if (/question|ruling|example/.test(kind)) for (const at of this.cites[from].slice(0, 3)) asked[at].push(heading)
    })
    this.cited = said.map((all) => Math.log(1 + all.length))
    this.index = new MiniSearch({
      fields: Object.keys(BOOST),
      tokenize: (text) => {
        const all = words(text)
        return [...all, ...this.pairs(all)]
      },
      processTerm: (word) => {
        if (word.startsWith("+")) return word
        return this.silent.has(word) ? null : this.keys(word).map(([key]) => key)
      },
    })
    this.index.addAll(
      entries.map(({kind, heading, text}, id) => ({
        id,
        heading: kind === "rule" ? "" : heading,
        over: kind === "rule" ? heading : "",
        text,
        said: said[id].join(" "),
        asked: asked[id].join(" "),
      })),
    )
  }

  /**
   * The surest keys of a phrase's words, without the silent ones.
   * @param {string} phrase
   */
  stems(phrase) {
    const told = words(phrase).filter((word) => !this.silent.has(word))
    return told.map((word) => keys(word)[0][0])
  }

  /**
   * A word's keys, and those of the words that mean the same: "=7" stands for all words of the seventh group.
   * @param {string} word
   */
  keys(word) {
    const found = this.#known.get(word) ?? this.#keys(word)
    this.#known.set(word, found)
    return found
  }

  /** @param {string} word */
  #keys(word) {
    const all = [...keys(word)]
    const seen = new Set()
    for (const [key, sure] of keys(word))
      for (const group of this.groups.get(key) ?? []) {
        if (!seen.has(group)) all.push([`=${group}`, sure * SAME])
        seen.add(group)
      }
    return all
  }

  /**
   * Two words that stand together say more than each: "+" and what both are cut down to.
   * @param {string[]} all
   */
  pairs(all) {
    const made = []
    let before = ""
    for (const word of all) {
      if (this.silent.has(word)) continue
      const [short] = keys(word).findLast(([key]) => !key.startsWith("~")) ?? [word]
      if (before) made.push(before < short ? `+${before}+${short}` : `+${short}+${before}`)
      before = short
    }
    return made
  }

  /**
   * The entries of one word and how well each fits: in any form, by what means the same, after a slip of the finger, and,
   * while it is being typed, by its beginning. `matched` gathers the keys that were found.
   * @param {string} word
   * @param {boolean} typing
   * @param {Set<string>} matched
   */
  word(word, typing, matched) {
    /** @type {Map<number, number>} */
    const found = new Map()
    let surely = false
    /**
     * Adds the entries of a key, and returns the words that they have for it.
     * @param {string} key
     * @param {number} factor
     * @param {{prefix?: boolean, fuzzy?: number}} options
     */
    const add = (key, factor, options = {}) => {
      const hits = this.index.search(key, {...EXACT, ...options})
      for (const {id, score, terms} of hits) {
        found.set(id, Math.max(found.get(id) ?? 0, score * factor))
        for (const term of terms) matched.add(term)
      }
      return hits.flatMap(({terms}) => terms)
    }
    for (const [key, sure] of this.keys(word)) if (add(key, sure).length && !key.startsWith("~")) surely = true
    if (typing && word.length > 2 && add(word, BEGUN, {prefix: true}).length) surely = true
    if (surely || word.length < 4) return found
    const [[stem]] = keys(word)
    const meant = new Set([
      ...[...swapped(word)].flatMap((other) => add(other, SLIP)),
      ...[...new Set([word, stem])].flatMap((key) => add(key, SLIP, {fuzzy: 1})),
    ])
    // what the word that was meant is called otherwise
    const others = new Set([...meant].flatMap((term) => this.groups.get(term) ?? []))
    for (const group of others) add(`=${group}`, SLIP * SAME)
    // no such word at all: what begins like it may be its kin
    if (!found.size && stem.length > 5) add(stem.slice(0, -3), STUB, {prefix: true})
    return found
  }

  /**
   * The words of a question as they were meant: as they are, or in the letters of the pages, if more of them are known.
   * @param {string} query
   */
  meant(query) {
    const told = words(query)
    if (!told.some((word) => FOREIGN[this.lang].test(word))) return told
    const sounds = told.map((word) => (/[a-z]/.test(word) && !this.knows(word) ? this.sounding(word) : word))
    const all = [told, sounds, ...onKeys(query, this.lang).map(words)]
    const share = (/** @type {string[]} */ some) => some.filter((word) => this.knows(word)).length / some.length
    return all.reduce((best, other) => (share(other) > share(best) ? other : best))
  }

  /**
   * Whether a word stands on a page, in any form.
   * @param {string} word
   */
  knows(word) {
    return (
      this.silent.has(word) || keys(word).some(([key]) => !key.startsWith("~") && this.index.search(key, EXACT).length)
    )
  }

  /**
   * The word of the pages that sounds like this one; a single sound says too little.
   * @param {string} word
   */
  sounding(word) {
    const told = this.lang === "ru" ? inRussian(word) : word
    this.#heard ??= new Map(
      [...this.silent, ...this.entries.flatMap(({heading, text}) => words(`${heading} ${text}`))].map((one) => [
        heard(one),
        one,
      ]),
    )
    const sound = heard(told)
    return (sound.length > 1 && this.#heard.get(sound)) || told
  }

  /**
   * What every entry says of a question; a word counts by how rare it is, and one that no page knows says nothing of the
   * others.
   * @param {string[]} asked
   * @param {Set<string>} matched
   */
  hits(asked, matched) {
    /** @type {Map<number, Hit>} */
    const hits = new Map()
    let known = 0
    asked.forEach((word, n) => {
      if (this.silent.has(word)) return
      const found = this.word(word, n === asked.length - 1, matched)
      const rare = Math.log(1 + this.entries.length / Math.max(1, found.size))
      if (found.size) known += rare
      for (const [at, score] of found) {
        const hit = hits.get(at) ?? {score: 0, share: 0}
        hits.set(at, {score: hit.score + score, share: hit.share + rare})
      }
    })
    for (const pair of this.pairs(asked))
      for (const {id, score} of this.index.search(pair, EXACT)) {
        const hit = hits.get(id)
        if (hit) hit.score += score * PAIR
      }
    for (const hit of hits.values()) {
      hit.share /= known
      hit.score *= hit.share ** WHOLE
    }
    return hits
  }

  /**
   * What every entry gains by the hits that cite it: how much and by which, the most first.
   * @param {Map<number, Hit>} hits
   */
  lifts(hits) {
    /** @type {Map<number, [gain: number, from: number][]>} */
    const lifts = new Map()
    for (const [from, {score}] of hits) {
      const lift = LIFT[this.entries[from].kind]
      const cites = this.cites[from]
      cites.forEach((to, n) => {
        if (to === from || !lift) return
        const share = hits.get(to)?.share ?? 0
        const gain = (score * lift * (ALONE + (1 - ALONE) * share)) / (1 + n * NEXT) / cites.length ** WIDE
        const all = lifts.get(to) ?? []
        all.push([gain, from])
        lifts.set(to, all)
      })
    }
    for (const all of lifts.values()) all.sort(([one], [other]) => other - one)
    return lifts
  }

  /**
   * @param {string} query
   * @returns {Found}
   */
  find(query) {
    const asked = this.meant(query)
    /** @type {Set<string>} */
    const matched = new Set()
    const hits = this.hits(asked, matched)
    const lifts = this.lifts(hits)
    const stems = this.stems(asked.join(" "))
    const many = asked.some((word) => this.many.has(word))
    const score = (/** @type {number} */ at) => {
      const {kind, heading} = this.entries[at]
      const gained = (lifts.get(at) ?? []).slice(0, 4)
      const sum = gained.reduce((all, [gain], n) => all + gain / (1 + n * MORE), hits.get(at)?.score ?? 0)
      const named = kind === "card" && this.stems(heading).every((stem) => stems.includes(stem))
      const weight = named ? NAMED : (KIND[kind] ?? OTHER)
      return sum * weight * (1 + CITED * this.cited[at]) * (many && this.counts[at] ? NUMBER : 1)
    }
    /** @type {Map<number, number>} */
    const scores = new Map()
    // what cites rules stands under them
    for (const at of hits.keys()) if (KIND[this.entries[at].kind] || !this.cites[at].length) scores.set(at, score(at))
    for (const at of lifts.keys()) scores.set(at, score(at))
    const exact = query.trim().toLowerCase()
    this.entries.forEach(({anchor}, at) => {
      if (anchor && anchor === exact) scores.set(at, Number.POSITIVE_INFINITY)
    })
    const answers = Array.from(scores, ([at, score]) => {
      const under = (lifts.get(at) ?? []).map(([, from]) => from)
      return {at, score, under}
    })
    return {
      answers: answers.sort((one, other) => other.score - one.score || one.at - other.at),
      matches: (word) => !this.silent.has(word) && this.keys(word).some(([key]) => matched.has(key)),
    }
  }
}

/**
 * The ways in which people ask for an entry, as entries that cite it.
 * @param {Entry} entry
 * @param {number} at
 * @returns {Entry[]}
 */
function spoken(entry, at) {
  return entry.asked.map((phrase) => ({
    ...entry,
    kind: "asked",
    anchor: "",
    heading: phrase,
    text: "",
    links: [[at, 0, 0]],
  }))
}

/**
 * For each stem the numbers of its groups: of words that mean the same, and of a term's forms and wrong names.
 * @param {Shelf} shelf
 * @param {(phrase: string) => string[]} stems
 */
function groups(shelf, stems) {
  /** @type {Map<string, number[]>} */
  const found = new Map()
  let count = 0
  /** @param {string[]} some */
  function join(some) {
    const all = new Set(some)
    if (all.size < 2) return
    count++
    for (const one of all) found.set(one, [...(found.get(one) ?? []), count])
  }
  const without = (/** @type {string[]} */ some, /** @type {string[]} */ others) =>
    some.filter((one) => !others.includes(one))
  for (const group of shelf.same) join(group.flatMap(stems))
  for (const [right, wrong] of shelf.terms) {
    const forms = right.map(stems)
    const single = forms.filter((form) => form.length === 1).flat()
    const names = wrong.filter((name) => !/\s/.test(name)).flatMap(stems)
    if (single.length) join([...single, ...names])
    // a wrong name stands for what the right one says otherwise: карта помощи, карта поддержки
    for (const name of wrong.map(stems)) {
      const other = without(name, forms[0])
      if (other.length === 1 && (name.length > 1 || forms[0].length > 1))
        join([...other, ...forms.flatMap((form) => without(form, name))])
    }
  }
  return found
}

/**
 * The sure keys of a word whose letters were typed in the wrong order.
 * @param {string} word
 */
function swapped(word) {
  const typed = Array.from({length: word.length - 1}, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(""),
  )
  return new Set(typed.flatMap((other) => keys(other).map(([key]) => key)).filter((key) => !key.startsWith("~")))
}
