// The search: words are found in any of their forms, and every rule is an answer of its own.
// The index comes as a script when the search is first opened (hooks/search.py).
(function () {
  "use strict"
  var toggle = document.getElementById("__search")
  var box = document.querySelector(".md-search")
  if (!toggle || !box) return
  var input = box.querySelector(".md-search__input")
  var list = box.querySelector(".answers")
  var note = box.querySelector(".answers__note")
  var root = box.dataset.root
  var here = box.dataset.game
  var MOST = 40

  // --- words -------------------------------------------------------------------------------------------------------

  var FINALS = {"ך": "כ", "ם": "מ", "ן": "נ", "ף": "פ", "ץ": "צ"}
  function plain(text) {
    return text.toLowerCase().replace(/ё/g, "е").replace(/[\u0591-\u05c7\u200e\u200f\u00ad]/g, "")
      .replace(/[ךםןףץ]/g, function (letter) { return FINALS[letter] })
  }

  // a dot or a quote inside a word belongs to it: Boomb.it, ד״ר
  var WORD = /[\p{L}\p{N}]+(?:[.'"’״׳][\p{L}\p{N}]+)*/gu
  function words(text) { return plain(text).match(WORD) || [] }

  // Snowball's stemmer for Russian, by its description
  var VERB = /(?:[ая](?:ла|на|ете|йте|ли|й|л|ем|н|ло|но|ет|ют|ны|ть|ешь|нно)|ила|ыла|ена|ейте|уйте|ите|или|ыли|ей|уй|ил|ыл|им|ым|ен|ило|ыло|ено|ят|ует|уют|ит|ыт|ены|ить|ыть|ишь|ую|ю)$/
  var NOUN = /(?:иями|ями|ами|иях|ией|ев|ов|ие|ье|еи|ии|ей|ой|ий|иям|ем|ам|ом|ям|ах|ях|ию|ью|ия|ья|[аеийоуыьюя])$/
  var ADJECTIVE = /(?:[ая](?:ем|нн|вш|ющ|щ)|ивш|ывш|ующ)?(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/
  var GERUND = /(?:[ая]вши(?:сь)?|[ая]в|ив|ивши|ившись|ыв|ывши|ывшись)$/
  function russian(word) {
    var start = word.search(/[аеиоуыэюя]/) + 1
    if (!start || word.length < 4) return word
    var head = word.slice(0, start), tail = word.slice(start), cut = tail.replace(GERUND, "")
    if (cut === tail) {
      tail = tail.replace(/(?:ся|сь)$/, "")
      cut = tail.replace(ADJECTIVE, "")
      if (cut === tail) cut = tail.replace(VERB, function (ending) { return /^[ая]./.test(ending) ? ending[0] : "" })
      if (cut === tail) cut = tail.replace(NOUN, "")
    }
    cut = cut.replace(/и$/, "").replace(/ость?$/, "").replace(/(?:ейше|ейш)$/, "").replace(/нн$/, "н").replace(/ь$/, "")
    return head + cut
  }

  // Hebrew: what may stand before a word and after it is taken off in every way that leaves a word
  function hebrew(word) {
    var keys = [word], prefix = /^(?:ו?(?:כש|מה|של|שה|[הבכלמש])|ו)/, rest = word
    for (var n = 0; n < 2 && rest.length > 3; n++) {
      var next = rest.replace(prefix, "")
      if (next === rest || next.length < 2) break
      keys.push(rest = next)
    }
    keys.slice().forEach(function (key) {
      if (key.length < 4) return
      var stem = key.replace(/(?:ויות|יות|ות|יימ|ימ|ית|[התיו]|כמ|נו)$/, "")
      if (stem !== key && stem.length > 1) keys.push(stem)
    })
    return keys
  }

  var known = new Map()
  function keys(word) {
    if (!known.has(word)) {
      var found = /[א-ת]/.test(word) ? hebrew(word) : /[а-я]/.test(word) ? [word, russian(word)] : [word]
      known.set(word, Array.from(new Set(found)))
    }
    return known.get(word)
  }

  // --- the index ---------------------------------------------------------------------------------------------------

  var entries = [], lexicon = new Map(), loading = false, ready = false
  function load() {
    if (loading) return
    loading = true
    var script = document.createElement("script")
    script.src = root + "search/index.js"
    document.head.append(script)
  }

  window.fitilSearch = function (pages) {
    pages.forEach(function (page) {
      page[4].forEach(function (found) {
        var entry = {game: page[0], where: page[1], page: page[2], link: root + page[3] + (found[0] && "#" + found[0]), id: found[0], number: found[1], heading: found[2], text: found[3]}
        var at = entries.push(entry) - 1
        note_words(entry.text, at, 1)
        note_words(entry.heading, at, entry.number ? 1 : 2.5)
      })
    })
    ready = true
    show()
  }

  // for each key of a word: the entries that have it, and how much it says of each; a word's own form says most
  function note_words(text, at, weight) {
    new Set(words(text)).forEach(function (word) {
      keys(word).forEach(function (key, n) {
        if (!lexicon.has(key)) lexicon.set(key, new Map())
        var entriesOf = lexicon.get(key), value = weight * (n ? 0.7 : 1)
        entriesOf.set(at, Math.max(entriesOf.get(at) || 0, value))
      })
    })
  }

  // The entries of one word asked for: in any form, and, as it is still being typed, by its beginning.
  function having(word, typing) {
    var found = new Map()
    function add(key, factor) {
      var entriesOf = lexicon.get(key)
      if (entriesOf) entriesOf.forEach(function (value, at) { found.set(at, Math.max(found.get(at) || 0, value * factor)) })
    }
    keys(word).forEach(function (key, n) { add(key, n ? 0.7 : 1) })
    if (typing && word.length > 1) lexicon.forEach(function (_, key) { if (key.startsWith(word) && key !== word) add(key, 0.5) })
    return found
  }

  // The game at hand first; then what says most of the words, of which rare ones weigh more.
  function answers(query) {
    var asked = words(query), wanted = new Set(asked.flatMap(keys)), scores = new Map(), all = 0
    asked.forEach(function (word, n) {
      var found = having(word, n === asked.length - 1), rare = Math.log(1 + entries.length / Math.max(1, found.size))
      if (found.size) all += rare  // a word that no page knows says nothing of the others
      found.forEach(function (value, at) {
        var score = scores.get(at) || {said: 0, value: 0}
        scores.set(at, {said: score.said + rare, value: score.value + value * rare})
      })
    })
    var exact = query.trim().toLowerCase()
    entries.forEach(function (entry, at) { if (entry.id === exact) scores.set(at, {said: 1, value: 1e6}) })
    return Array.from(scores).map(function (pair) {
      var entry = entries[pair[0]], share = pair[1].said / all, length = 1 + Math.log(1 + entry.text.length / 200) / 2
      var named = !entry.number && words(entry.heading).every(function (word) { return keys(word).some(function (key) { return wanted.has(key) }) })
      var value = pair[1].value * share * share / length * (entry.number ? 1.5 : named ? 1.6 : 1)
      return {entry: entry, share: share, value: value, own: here && entry.game === here}
    }).filter(function (one) { return one.share > 0.4 || one.value > 1e3 }).sort(function (one, other) {
      return (other.own ? 1 : 0) - (one.own ? 1 : 0) || other.value - one.value
    }).slice(0, MOST)
  }

  // --- the page ----------------------------------------------------------------------------------------------------

  function element(name, className, text) {
    var made = document.createElement(name)
    if (className) made.className = className
    if (text) made.textContent = text
    return made
  }

  // The text around the first word that was asked for, with all of them marked.
  function excerpt(text, asked) {
    var made = element("span", "answer__text"), wanted = new Set(asked.flatMap(keys)), last = asked[asked.length - 1]
    var hits = Array.from(text.matchAll(WORD)).filter(function (match) {
      var word = plain(match[0])
      return word.startsWith(last) || keys(word).some(function (key) { return wanted.has(key) })
    })
    var start = hits.length && hits[0].index > 90 ? text.indexOf(" ", hits[0].index - 60) + 1 : 0
    var end = Math.min(text.length, start + 190), at = start
    if (start) made.append("… ")
    hits.forEach(function (match) {
      if (match.index < start || match.index + match[0].length > end) return
      made.append(text.slice(at, match.index), element("mark", "", match[0]))
      at = match.index + match[0].length
    })
    made.append(text.slice(at, end) + (end < text.length ? " …" : ""))
    return made
  }

  function answer(found, asked) {
    var entry = found.entry, item = element("li"), link = element("a", "answer")
    link.href = entry.link
    var path = [found.own ? "" : entry.where, entry.page, entry.number && entry.number + " " + entry.heading]
    link.append(element("span", "answer__path", path.filter(Boolean).join(" · ")))
    if (!entry.number && entry.heading) link.append(element("strong", "answer__heading", entry.heading))
    link.append(excerpt(entry.text.replace(/^[–—\s]+/, ""), asked))
    item.append(link)
    return item
  }

  function show() {
    var asked = words(input.value)
    if (!asked.length || !ready) {
      list.replaceChildren()
      note.textContent = asked.length ? note.dataset.loading : ""
      return
    }
    var found = answers(input.value)
    list.replaceChildren.apply(list, found.map(function (one) { return answer(one, asked) }))
    note.textContent = found.length ? "" : note.dataset.none
    list.parentElement.scrollTop = 0
  }

  function open(yes) {
    if (toggle.checked !== yes) toggle.checked = yes
    if (yes) { load(); input.focus() } else input.blur()
  }

  toggle.addEventListener("change", function () { open(toggle.checked) })
  input.addEventListener("focus", function () { open(true) })
  input.addEventListener("input", show)
  box.querySelector("form").addEventListener("submit", function (event) {
    event.preventDefault()
    var first = list.querySelector("a")
    if (first) first.click()
  })
  box.querySelector("form").addEventListener("reset", function () { setTimeout(function () { show(); input.focus() }) })
  list.addEventListener("click", function (event) { if (event.target.closest("a")) open(false) })
  document.addEventListener("keydown", function (event) {
    if (event.key === "Escape" && toggle.checked) return open(false)
    var writing = event.target.matches("input, textarea, select")
    if (event.key === "/" && !writing && !event.ctrlKey && !event.metaKey) { event.preventDefault(); return open(true) }
    if (!toggle.checked || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return
    var all = [input].concat(Array.from(list.querySelectorAll("a"))), at = all.indexOf(document.activeElement)
    var next = all[at + (event.key === "ArrowDown" ? 1 : -1)]
    if (at >= 0 && next) { event.preventDefault(); next.focus() }
  })
})()
