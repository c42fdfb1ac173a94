// Finds the rules that answer a question. MiniSearch finds the words; what a question, an example or a term cites gains
// by their hits, and they stand under it. tests/site/queries has what people ask; the weights are set by two thirds of it.
;(function () {
  "use strict"
  var fitil = (window.fitil = window.fitil || {})
  // What a word says by where it stands: in a heading of its own, in that of the section, in the text, in the words of
  // links that lead there, and in the headings of the questions, rulings and examples that cite it.
  var BOOST = {heading: 1.13, over: 0.9, text: 1, said: 0.5, asked: 0.27}
  var BM25 = {k: 4.5, b: 0.95, d: 1.1}
  // what the rules that an entry cites gain by its hit: the first of them most, and less where it cites many; what gains
  // by several hits; and what share it gains without a word of its own
  var LIFT = {question: 0.6, ruling: 0.12, example: 0.35, term: 0.4, section: 0.4}
  var NEXT = 0.26,
    WIDE = 0.14,
    MORE = 0.75,
    ALONE = 0.455
  // the rule comes before a ruling on it, and before a card that was not named
  var KIND = {rule: 1, ruling: 0.225, card: 0.34},
    NAMED = 2,
    OTHER = 0.45
  var SAME = 0.4,
    SLIP = 0.7,
    BEGUN = 0.5,
    STUB = 0.3,
    PAIR = 0.15
  // who asks how many wants a number; what much is said of is more often asked for; and how much it matters that all words of
  // the question are found
  var NUMBER = 2.2,
    CITED = 0.04,
    WHOLE = 0.865
  var EXACT = {
    boost: BOOST,
    bm25: BM25,
    weights: {fuzzy: 1, prefix: 1},
    tokenize: function (text) {
      return [text]
    },
    processTerm: function (term) {
      return term
    },
  }

  function first(pair) {
    return pair[0]
  }

  // --- the index ---------------------------------------------------------------------------------------------------

  function Finder(shelf) {
    var finder = this,
      entries = (this.entries = shelf.entries)
    this.title = shelf.title
    this.known = new Map()
    this.silent = new Set(fitil.words(shelf.silent))
    var counts = new Set(fitil.words(shelf.counts))
    this.counts = entries.map(function (entry) {
      return (
        /(^|[^+\d−-])\d/.test(entry.text) ||
        fitil.words(entry.text).some(function (word) {
          return counts.has(word)
        })
      )
    })
    this.many = new Set(fitil.words(shelf.many))
    this.groups = groups(shelf, function (phrase) {
      return finder.stems(phrase)
    })
    this.cites = entries.map(function (entry) {
      return Array.from(new Set(entry.links.map(first))).filter(function (at) {
        return /^rul/.test(entries[at].kind)
      })
    })
    var said = entries.map(function () {
        return []
      }),
      asked = entries.map(function () {
        return []
      })
    entries.forEach(function (entry, from) {
      entry.links.forEach(function (link) {
        said[link[0]].push(entry.text.slice(link[1], link[2]))
      })
      if (/question|ruling|example/.test(entry.kind)) {
        finder.cites[from].slice(0, 3).forEach(function (at) {
          asked[at].push(entry.heading)
        })
      }
    })
    this.cited = said.map(function (all) {
      return Math.log(1 + all.length)
    })
    this.index = new MiniSearch({
      fields: Object.keys(BOOST),
      tokenize: function (text) {
        var words = fitil.words(text)
        return words.concat(finder.pairs(words))
      },
      processTerm: function (word) {
        if (word[0] === "+") return word
        return finder.silent.has(word) ? null : finder.keys(word).map(first)
      },
    })
    this.index.addAll(
      entries.map(function (entry, at) {
        var rule = entry.kind === "rule"
        return {
          id: at,
          heading: rule ? "" : entry.heading,
          over: rule ? entry.heading : "",
          text: entry.text,
          said: said[at].join(" "),
          asked: asked[at].join(" "),
        }
      }),
    )
  }

  // For each stem the numbers of its groups: of words that mean the same, and of a term's forms and wrong names.
  function groups(shelf, stems) {
    var found = new Map(),
      count = 0
    function join(some) {
      var all = new Set(some)
      if (all.size < 2) return
      count++
      all.forEach(function (one) {
        found.set(one, (found.get(one) || []).concat(count))
      })
    }
    function without(some, others) {
      return some.filter(function (one) {
        return others.indexOf(one) < 0
      })
    }
    function single(all) {
      return all
        .filter(function (one) {
          return one.length === 1
        })
        .flat()
    }
    shelf.same.forEach(function (group) {
      join(group.flatMap(stems))
    })
    shelf.terms.forEach(function (term) {
      var forms = term[0].map(stems),
        wrong = term[1].map(stems)
      var names = term[1]
        .filter(function (name) {
          return !/\s/.test(name)
        })
        .flatMap(stems)
      if (single(forms).length) join(single(forms).concat(names))
      // a wrong name stands for what the right one says otherwise: карта помощи, карта поддержки
      wrong.forEach(function (name) {
        var other = without(name, forms[0])
        if (other.length === 1 && (name.length > 1 || forms[0].length > 1)) {
          join(
            other.concat(
              forms.flatMap(function (form) {
                return without(form, name)
              }),
            ),
          )
        }
      })
    })
    return found
  }

  // The surest keys of a phrase's words, without the silent ones.
  Finder.prototype.stems = function (phrase) {
    var silent = this.silent
    return fitil
      .words(phrase)
      .filter(function (word) {
        return !silent.has(word)
      })
      .map(function (word) {
        return fitil.keys(word)[0][0]
      })
  }

  // A word's keys, and those of the words that mean the same: "=7" stands for all words of the seventh group.
  Finder.prototype.keys = function (word) {
    if (!this.known.has(word)) {
      var all = fitil.keys(word).slice(),
        groups = this.groups,
        seen = new Set()
      fitil.keys(word).forEach(function (key) {
        ;(groups.get(key[0]) || []).forEach(function (group) {
          if (!seen.has(group)) all.push(["=" + group, key[1] * SAME])
          seen.add(group)
        })
      })
      this.known.set(word, all)
    }
    return this.known.get(word)
  }

  // Two words that stand together say more than each: "+" and what both are cut down to.
  Finder.prototype.pairs = function (words) {
    var made = [],
      before = "",
      silent = this.silent
    words.forEach(function (word) {
      if (silent.has(word)) return
      var forms = fitil.keys(word),
        last = forms.length - 1
      while (forms[last][0][0] === "~") last--
      var short = forms[last][0]
      if (before) made.push(before < short ? "+" + before + "+" + short : "+" + short + "+" + before)
      before = short
    })
    return made
  }

  // --- the answers -------------------------------------------------------------------------------------------------

  // The entries of one word and how well each fits: in any form, by what means the same, after a slip of the finger, and,
  // while it is being typed, by its beginning. `matched` gathers the keys that were found.
  Finder.prototype.word = function (word, typing, matched) {
    var finder = this,
      index = this.index,
      found = new Map(),
      surely = false
    // Adds the entries of a key, and returns the words that they have for it.
    function add(key, factor, options) {
      var hits = index.search(key, options ? Object.assign({}, EXACT, options) : EXACT)
      hits.forEach(function (hit) {
        found.set(hit.id, Math.max(found.get(hit.id) || 0, hit.score * factor))
        hit.terms.forEach(function (term) {
          matched.add(term)
        })
      })
      return hits.flatMap(function (hit) {
        return hit.terms
      })
    }
    this.keys(word).forEach(function (key) {
      if (add(key[0], key[1]).length && key[0][0] !== "~") surely = true
    })
    if (typing && word.length > 2 && add(word, BEGUN, {prefix: true}).length) surely = true
    if (surely || word.length < 4) return found
    var meant = new Set()
    function guess(key, options) {
      add(key, SLIP, options).forEach(function (term) {
        meant.add(term)
      })
    }
    swapped(word).forEach(function (other) {
      guess(other)
    })
    new Set([word, fitil.keys(word)[0][0]]).forEach(function (key) {
      guess(key, {fuzzy: 1})
    })
    // what the word that was meant is called otherwise
    new Set(
      Array.from(meant).flatMap(function (term) {
        return finder.groups.get(term) || []
      }),
    ).forEach(function (group) {
      add("=" + group, SLIP * SAME)
    })
    // no such word at all: what begins like it may be its kin
    var stem = fitil.keys(word)[0][0]
    if (!found.size && stem.length > 5) add(stem.slice(0, -3), STUB, {prefix: true})
    return found
  }

  // The sure keys of a word whose letters were typed in the wrong order.
  function swapped(word) {
    var made = new Set()
    for (var at = 0; at + 1 < word.length; at++) {
      fitil.keys(word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)).forEach(function (key) {
        if (key[0][0] !== "~") made.add(key[0])
      })
    }
    return made
  }

  // What every entry says of a question: how well, and what share of the question's words; a word counts by how rare it
  // is, and one that no page knows says nothing of the others.
  Finder.prototype.hits = function (words, matched) {
    var finder = this,
      hits = new Map(),
      known = 0,
      count = this.entries.length
    words.forEach(function (word, n) {
      if (finder.silent.has(word)) return
      var found = finder.word(word, n === words.length - 1, matched),
        rare = Math.log(1 + count / Math.max(1, found.size))
      if (found.size) known += rare
      found.forEach(function (score, at) {
        var hit = hits.get(at) || {score: 0, share: 0}
        hits.set(at, {score: hit.score + score, share: hit.share + rare})
      })
    })
    this.pairs(words).forEach(function (pair) {
      finder.index.search(pair, EXACT).forEach(function (found) {
        if (hits.has(found.id)) hits.get(found.id).score += found.score * PAIR
      })
    })
    hits.forEach(function (hit) {
      hit.share /= known
      hit.score *= Math.pow(hit.share, WHOLE)
    })
    return hits
  }

  // {answers: the best first, each {at, score, under: the hits that cite it}, matches: whether a word was found}.
  Finder.prototype.find = function (query) {
    var finder = this,
      entries = this.entries,
      words = fitil.words(query),
      matched = new Set()
    var hits = this.hits(words, matched),
      lifts = new Map(),
      scores = new Map()
    var asked = this.stems(query),
      many = words.some(function (word) {
        return finder.many.has(word)
      })
    hits.forEach(function (hit, from) {
      finder.cites[from].forEach(function (to, n) {
        if (to === from || !LIFT[entries[from].kind]) return
        var share = hits.has(to) ? hits.get(to).share : 0
        if (!lifts.has(to)) lifts.set(to, [])
        lifts
          .get(to)
          .push([
            (hit.score * LIFT[entries[from].kind] * (ALONE + (1 - ALONE) * share)) /
              (1 + n * NEXT) /
              Math.pow(finder.cites[from].length, WIDE),
            from,
          ])
      })
    })
    lifts.forEach(function (all) {
      all.sort(function (one, other) {
        return other[0] - one[0]
      })
    })
    function score(at) {
      var entry = entries[at],
        sum = hits.has(at) ? hits.get(at).score : 0
      ;(lifts.get(at) || []).slice(0, 4).forEach(function (lift, n) {
        sum += lift[0] / (1 + n * MORE)
      })
      var kind = entry.kind === "card" && named(entry) ? NAMED : KIND[entry.kind] || OTHER
      return sum * kind * (1 + CITED * finder.cited[at]) * (many && finder.counts[at] ? NUMBER : 1)
    }
    hits.forEach(function (_, at) {
      // what cites rules stands under them
      if (KIND[entries[at].kind] || !finder.cites[at].length) scores.set(at, score(at))
    })
    lifts.forEach(function (_, at) {
      scores.set(at, score(at))
    })
    function named(card) {
      return finder.stems(card.heading).every(function (stem) {
        return asked.indexOf(stem) >= 0
      })
    }
    var exact = query.trim().toLowerCase()
    entries.forEach(function (entry, at) {
      if (entry.anchor && entry.anchor === exact) scores.set(at, Infinity)
    })
    return {
      answers: Array.from(scores, function (pair) {
        return {
          at: pair[0],
          score: pair[1],
          under: (lifts.get(pair[0]) || []).map(function (lift) {
            return lift[1]
          }),
        }
      }).sort(function (one, other) {
        return other.score - one.score || one.at - other.at
      }),
      matches: function (word) {
        return (
          !finder.silent.has(word) &&
          finder.keys(word).some(function (key) {
            return matched.has(key[0])
          })
        )
      },
    }
  }

  fitil.Finder = Finder
})()
