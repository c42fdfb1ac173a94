// Finds the rules that answer a question. Every entry says how well it fits, by BM25 over words cut down to what their forms
// share. A rule is worth what it says itself, what is said by those that cite it, by their kinds (the ways in which people
// ask for it most of all), how one asks for it, and in which words people talk of it. What each of these counts comes with the
// index (site/weights.yaml). The terminal does the same (cards/asking/finder.py); a test holds the two equal.
import {Manner, spoken} from "./manner.js"
import {Spelling} from "./respelt.js"
import {keys, words} from "./words.js"
/** @import {Entry, Found, Shelf} from "./types.d.ts" */

// how soon a word that is repeated counts no more, and how much the length of an entry matters, among those of its kind
const BM25 = {k: 1.2, b: 0.9}
// how sure it is that a word is meant by another that says the same; and from where on a key is the word itself
const SAME = 0.6
const SURE = 0.8
// how much less is gained by what an entry cites after its first rule
const NEXT = 0.25
// of how many of those who ask for a rule a word makes half as sure as a word can; how much surer it must be of a rule than of
// rules in general, and how sure of these a word is that nobody says
const HALF = 4
// the least score of an answer, unless so large a share of the question is in words of those who ask for one of so many
// that come nearest: with less nothing answers it
const ENOUGH = 10
const WHOLE = 0.9
const NEAREST = 3
const LIKELY = 0.7
const UNUSUAL = 0.06
// how many ways to ask speak for a rule beside the best one
const MORE = 4
// how many rules are told at most
const MOST = 30
// what is no rule and speaks for none, cards and sections, comes after the rules, but for a card that was named; nobody's
// phrases and talk speak for it, so that what it says itself counts more
const BESIDE = new Set(["card", "section"])
const OTHER = 1.2
const NAMED = 5.4

/** How well an entry fits each word of a question, by the entry's number. @typedef {Map<number, Map<string, number>>} Fits */
/** What speaks for an entry, by the names of site/weights.yaml. @typedef {Record<string, number>} Features */
/** What an entry gains by another. @typedef {{gain: number, by: number}} Gain */

/** The finder of a game's shelf; `beside` finds what stands there beside the rules and what speaks for them. */
export class Finder {
  /** @type {Finder | undefined} */
  #beside

  /** @type {Map<string, Map<string, number>>} */
  #keys = new Map()

  /** @type {Map<string, Map<string, number>>} */
  #met = new Map()

  /** By its key, the entries that have a word and how often; and the rules that have it in the heading over them. */
  index = /** @type {Map<string, Map<number, number>>} */ (new Map())
  over = /** @type {Map<string, Set<number>>} */ (new Map())

  /** By its key, how many of those who ask for an entry say a word; and what is usual of all entries. */
  talk = /** @type {Map<string, Map<number, number>>} */ (new Map())
  usual = /** @type {Map<string, number>} */ (new Map())

  /**
   * @param {Shelf} shelf
   * @param {Entry[]} told what is searched; links lead to the first of all
   */
  constructor(shelf, told = shelf.entries.filter(({kind}) => !BESIDE.has(kind))) {
    const entries = [...told, ...told.flatMap(spoken)]
    this.shelf = shelf
    this.entries = entries
    this.weights = shelf.weights
    this.silent = new Set(words(shelf.silent))
    this.signs = new Map(shelf.signs.flatMap((sign, at) => words(sign).map((word) => [word, `!${at}`])))
    this.many = new Set(words(shelf.many))
    this.counts = new Set(words(shelf.counts))
    /** @type {Map<string, number[]>} */
    this.groups = new Map()
    for (const [at, group] of shelf.same.entries())
      for (const stem of group) this.groups.set(stem, [...(this.groups.get(stem) ?? []), at])
    this.count = told.length
    this.lengths = entries.map((entry, at) => this.add(at, entry))
    this.spelling = new Spelling(/[א-ת]/.test(shelf.silent) ? "he" : "ru", {
      told: [...this.#keys.keys()],
      all: () => [...this.silent, ...entries.flatMap(({heading, text}) => words(`${heading} ${text}`))],
      knows: (word) => this.knows(word),
    })
    const rules = told.filter(answers).length
    for (const [key, said] of this.talk) {
      const all = [...said.values()].reduce((sum, n) => sum + n / (n + HALF), 0)
      this.usual.set(key, LIKELY * (all / rules + UNUSUAL))
    }
    this.manner = new Manner(this.silent, this.signs, entries)
    /** @type {Map<string, [sum: number, count: number]>} */
    const sums = new Map()
    for (const [at, {kind}] of entries.entries()) {
      const [sum, count] = sums.get(kind) ?? [0, 0]
      sums.set(kind, [sum + this.lengths[at], count + 1])
    }
    this.means = new Map([...sums].map(([kind, [sum, count]]) => [kind, sum / count || 1]))
  }

  /**
   * Takes an entry into the index; returns how many words say something in it.
   * @param {number} at
   * @param {Entry} entry
   */
  add(at, entry) {
    const {kind, heading, text} = entry
    const told = words(kind === "rule" ? text : `${heading} ${text}`)
    const said = told.filter((word) => !this.silent.has(word))
    for (const word of said)
      for (const key of this.keys(word).keys()) {
        const entries = this.index.get(key) ?? new Map()
        this.index.set(key, entries.set(at, (entries.get(at) ?? 0) + 1))
      }
    for (const pair of this.pairs(told)) this.index.set(pair, (this.index.get(pair) ?? new Map()).set(at, 1))
    if (kind === "rule")
      for (const word of words(heading).filter((word) => !this.silent.has(word)))
        for (const key of this.keys(word).keys()) this.over.set(key, (this.over.get(key) ?? new Set()).add(at))
    if (kind === "asked" || answers(entry))
      for (const to of this.stands(at)) {
        this.say(to, said, 1)
        for (const [n, one] of entry.talk.entries()) for (const word of words(one)) this.say(to, [word], n + 1)
      }
    return said.length
  }

  /**
   * Takes it that so many of those who ask for an entry say these words.
   * @param {number} at
   * @param {string[]} said
   * @param {number} times
   */
  say(at, said, times) {
    /** @type {Map<string, number>} */
    const sure = new Map()
    for (const word of said) for (const [key, how] of this.keys(word)) sure.set(key, Math.max(sure.get(key) ?? 0, how))
    for (const [key, how] of sure) {
      const entries = this.talk.get(key) ?? new Map()
      this.talk.set(key, entries.set(at, (entries.get(at) ?? 0) + times * how))
    }
  }

  /**
   * A word's keys, and those of the words that mean the same: "=7" stands for all words of the seventh group.
   * @param {string} word
   */
  keys(word) {
    const before = this.#keys.get(word)
    if (before) return before
    const found = new Map(keys(word))
    for (const [key, sure] of keys(word))
      for (const group of this.groups.get(key) ?? []) if (!found.has(`=${group}`)) found.set(`=${group}`, sure * SAME)
    this.#keys.set(word, found)
    return found
  }

  /**
   * The words that stand together, each cut down; signs such as "not" and "mine" stand with what they change.
   * @param {string[]} told
   */
  pairs(told) {
    const said = told.flatMap((word) => this.signs.get(word) ?? (this.silent.has(word) ? [] : short(word)))
    return new Set(said.slice(1).map((word, n) => `+${[said[n], word].sort().join("+")}`))
  }

  /**
   * The keys that a word is looked up by, and how sure each is; if none is known, also those of words like it;
   * in other letters, one that means the same is the word.
   * @param {string} word
   */
  meanings(word) {
    const before = this.#met.get(word)
    if (before) return before
    const found = new Map(this.keys(word))
    if (word.length > 2 && !this.knows(word)) {
      if (this.spelling.isForeign(word)) for (const key of found.keys()) if (key.startsWith("=")) found.set(key, 1)
      for (const [other, alike] of this.spelling.alike(word))
        for (const [key, sure] of this.keys(other)) found.set(key, Math.max(found.get(key) ?? 0, alike * sure))
    }
    this.#met.set(word, found)
    return found
  }

  /**
   * Whether a word stands on a page, in any form.
   * @param {string} word
   */
  knows(word) {
    const told = keys(word).filter(([key]) => !key.startsWith("~"))
    return this.silent.has(word) || told.some(([key]) => this.index.has(key) || this.talk.has(key))
  }

  /**
   * The entries that an entry answers for: the rule that people ask for, else itself.
   * @param {number} at
   */
  stands(at) {
    return this.entries[at].kind === "asked" ? this.entries[at].links : [at]
  }

  /**
   * How much likelier than in general those who ask for an entry say these words, by the entries' numbers.
   * @param {string[]} asked
   */
  talked(asked) {
    /** @type {Map<number, number>} */
    const talked = new Map()
    for (const word of new Set(asked)) {
      if (this.silent.has(word)) continue
      /** @type {Map<number, number>} */
      const best = new Map()
      for (const [key, sure] of this.meanings(word))
        for (const [at, n] of this.talk.get(key) ?? []) {
          const gain = sure * Math.log(1 + n / (n + HALF) / (this.usual.get(key) ?? 1))
          best.set(at, Math.max(best.get(at) ?? 0, gain))
        }
      for (const [at, gain] of best) talked.set(at, (talked.get(at) ?? 0) + gain)
    }
    return talked
  }

  /**
   * How much a word says, by how few rules it stands for.
   * @param {Map<string, number>} meant
   */
  rare(meant) {
    const known = [...meant.keys()].filter((key) => this.index.has(key))
    const sure = known.filter((key) => !key.startsWith("~") && (meant.get(key) ?? 0) >= SURE)
    const all = new Set()
    for (const key of sure.length ? sure : known)
      for (const at of this.index.get(key)?.keys() ?? []) for (const to of this.stands(at)) all.add(to)
    return all.size ? Math.sqrt(Math.log(1 + this.count / all.size)) : 0
  }

  /**
   * How rare each word of a question is, and how well each entry fits it: itself, and by the heading over it.
   * @param {string[]} asked
   */
  fits(asked) {
    /** @type {Map<string, number>} */
    const rare = new Map()
    /** @type {Fits} */
    const fits = new Map()
    /** @type {Fits} */
    const over = new Map()
    for (const word of new Set(asked)) {
      if (this.silent.has(word)) continue
      const meant = this.meanings(word)
      rare.set(word, this.rare(meant))
      for (const [key, sure] of meant) {
        for (const [at, times] of this.index.get(key) ?? []) {
          const length = this.lengths[at] / (this.means.get(this.entries[at].kind) ?? 1)
          most(fits, at, word, (sure * times * (BM25.k + 1)) / (times + BM25.k * (1 - BM25.b + BM25.b * length)))
        }
        for (const at of this.over.get(key) ?? []) most(over, at, word, sure)
      }
    }
    return {rare, fits, over}
  }

  /**
   * What lifts each entry, by the kind of what cites it, the most first; and all that speaks for it.
   * @param {string[]} asked
   */
  weighed(asked) {
    const {rare, fits, over} = this.fits(asked)
    /** @type {Map<number, Features>} */
    const found = new Map()
    /** @type {Map<number, Record<string, Gain[]>>} */
    const lifts = new Map()
    const sum = (/** @type {Map<string, number>} */ own) =>
      [...own].reduce((all, [word, fit]) => all + fit * (rare.get(word) ?? 0), 0)
    const of = (/** @type {number} */ at) => {
      const features = found.get(at) ?? {pair: 0}
      found.set(at, features)
      return features
    }
    for (const [at, own] of fits) {
      const {kind} = this.entries[at]
      const fit = sum(own)
      if (kind !== "asked") of(at).own = fit
      for (const [n, to] of this.entries[at].links.entries()) {
        if (to === at || !(kind in this.weights)) continue
        const kinds = lifts.get(to) ?? {}
        lifts.set(to, kinds)
        kinds[kind] ??= []
        kinds[kind].push({gain: fit / (1 + n * NEXT), by: at})
      }
    }
    for (const [to, kinds] of lifts)
      for (const [kind, gains] of Object.entries(kinds)) {
        gains.sort((one, other) => other.gain - one.gain || one.by - other.by)
        of(to)[kind] = gains[0].gain
        if (kind === "asked") of(to).more = gains.slice(1, MORE + 1).reduce((all, {gain}, n) => all + gain / (n + 2), 0)
      }
    for (const [at, own] of over) if (found.has(at)) of(at).over = sum(own)
    for (const pair of this.pairs(asked))
      for (const at of this.index.get(pair)?.keys() ?? [])
        for (const to of this.stands(at)) if (found.has(to)) of(to).pair += 1
    for (const [at, fit] of this.manner.fits(asked))
      for (const to of this.stands(at)) if (found.has(to)) of(to).manner = Math.max(of(to).manner ?? 0, fit)
    for (const [at, talk] of this.talked(asked)) of(at).talk = talk
    const many = asked.some((word) => this.many.has(word))
    for (const [at, features] of found) {
      features.as_ruling = Number(this.entries[at].kind === "ruling")
      features.number = Number(many && this.tellsNumber(this.entries[at]))
    }
    return {lifts, found}
  }

  /** Whether an entry tells a number, and none by which something is changed. @param {Entry} entry */
  tellsNumber({text}) {
    return /(^|[^+\d−-])\d/.test(text) || words(text).some((word) => this.counts.has(word))
  }

  /**
   * The rules that answer, each with what speaks for it, and what else was found; a rule's own id is answered by it alone.
   * @param {string} query
   * @returns {Found}
   */
  find(query) {
    const exact = query.trim().toLowerCase()
    const named = this.entries.find((entry) => answers(entry) && entry.anchor === exact)
    if (named)
      return {answers: [{entry: named, score: Number.POSITIVE_INFINITY, under: []}], matches: () => false, known: true}
    const asked = this.spelling.meant(query)
    const {lifts, found} = this.weighed(asked)
    const rules = [...found]
      .filter(([at]) => answers(this.entries[at]))
      .map(([at, features]) => ({at, entry: this.entries[at], score: this.sum(features)}))
      .filter(({score}) => score > 0)
      .sort(better)
      .slice(0, MOST)
      .map(({at, entry, score}) => ({entry, score, under: this.citing(lifts.get(at))}))
    const beside = this.beside.named(query)
    const matches = this.matching(asked)
    return {
      answers: [...rules, ...beside.answers].sort(better),
      known: beside.known || this.answered(asked, rules),
      matches: (word) => matches(word) || beside.matches(word),
    }
  }

  /**
   * Whether what was found answers a question: the best may be no more than what comes nearest.
   * @param {string[]} asked
   * @param {{entry: Entry, score: number}[]} found
   */
  answered(asked, found) {
    if (!found.length || found[0].score >= ENOUGH) return found.length > 0
    return found.slice(0, NEAREST).some(({entry}) => this.shared(asked, this.entries.indexOf(entry)) >= WHOLE)
  }

  /**
   * The share of a question that is in words of those who ask for an entry; a word that nobody knows is rarest.
   * @param {string[]} asked
   * @param {number} at
   */
  shared(asked, at) {
    let [whole, both] = [0, 0]
    for (const word of new Set(asked)) {
      if (this.silent.has(word)) continue
      const meant = this.meanings(word)
      const rare = (this.knows(word) && this.rare(meant)) || Math.sqrt(Math.log(1 + this.count))
      const said = [...meant].filter(([key]) => this.talk.get(key)?.has(at) || this.index.get(key)?.has(at))
      whole += rare
      both += rare * Math.max(0, ...said.map(([, sure]) => sure))
    }
    return whole ? both / whole : 1
  }

  /**
   * What lifts a rule, the most first.
   * @param {Record<string, Gain[]>} [lifts]
   */
  citing(lifts = {}) {
    const gains = Object.entries(lifts).flatMap(([kind, own]) =>
      own.map(({gain, by}) => ({gain: gain * this.weights[kind], by})),
    )
    gains.sort((one, other) => other.gain - one.gain || one.by - other.by)
    return gains.map(({by}) => this.entries[by])
  }

  /** What stands beside the rules; a section that cites some is told by them. */
  get beside() {
    const free = (/** @type {Entry} */ {kind, links}) => kind === "card" || (kind === "section" && !links.length)
    this.#beside ??= new Finder(this.shelf, this.shelf.entries.filter(free))
    return this.#beside
  }

  /**
   * What else was found, cards that the question names before others.
   * @param {string} query
   * @returns {Found}
   */
  named(query) {
    const asked = this.spelling.meant(query)
    const stem = (/** @type {string} */ word) => keys(word)[0][0]
    const stems = new Set(asked.map(stem))
    const isNamed = (/** @type {Entry} */ {kind, heading}) =>
      kind === "card" && words(heading).every((word) => this.silent.has(word) || stems.has(stem(word)))
    const answers = [...this.weighed(asked).found]
      .map(([at, features]) => {
        const entry = this.entries[at]
        return {at, entry, score: this.sum(features) * (isNamed(entry) ? NAMED : OTHER), under: []}
      })
      .filter(({score}) => score > 0)
      .sort(better)
    return {answers, matches: this.matching(asked), known: this.answered(asked, answers)}
  }

  /**
   * What speaks for an entry, weighed.
   * @param {Features} [features]
   */
  sum(features = {}) {
    return Object.entries(this.weights).reduce((all, [name, weight]) => all + weight * (features[name] ?? 0), 0)
  }

  /**
   * Tells whether a word is one of those asked for.
   * @param {string[]} asked
   * @returns {Found["matches"]}
   */
  matching(asked) {
    const said = asked.filter((word) => !this.silent.has(word))
    const matched = new Set(said.flatMap((word) => [...this.meanings(word).keys()]))
    return (word) => !this.silent.has(word) && [...this.keys(word).keys()].some((key) => matched.has(key))
  }
}

/**
 * Which of two answers comes first: the one that fits better.
 * @param {{entry: Entry, score: number}} one
 * @param {{entry: Entry, score: number}} other
 */
const better = (one, other) => other.score - one.score || (one.entry.anchor < other.entry.anchor ? -1 : 1)

/**
 * Whether an entry answers: if it is a rule, or if people ask for it.
 * @param {Entry} entry
 */
const answers = ({kind, asked}) => kind.startsWith("rul") || asked.length > 0

/**
 * Keeps the best fit of an entry to a word.
 * @param {Fits} fits
 * @param {number} at
 * @param {string} word
 * @param {number} fit
 */
function most(fits, at, word, fit) {
  const own = fits.get(at) ?? new Map()
  fits.set(at, own.set(word, Math.max(own.get(word) ?? 0, fit)))
}

/**
 * The shortest of a word's keys that is none of its root.
 * @param {string} word
 */
const short = (word) => (keys(word).findLast(([key]) => !key.startsWith("~")) ?? [word])[0]
