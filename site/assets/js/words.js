// Words as the search compares them: without case, points and final letters, and cut down to what all their forms share.
;(function () {
  "use strict"
  var fitil = (window.fitil = window.fitil || {})

  var FINALS = {ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ"}
  function plain(text) {
    return text
      .toLowerCase()
      .replace(/ё/g, "е")
      .replace(/[\u0591-\u05c7\u200e\u200f\u00ad\u2066\u2069]/g, "")
      .replace(/[ךםןףץ]/g, function (letter) {
        return FINALS[letter]
      })
  }

  // a dot or a quote inside a word belongs to it: Boomb.it, ד״ר
  var WORD = /[\p{L}\p{N}]+(?:[.'"’״׳][\p{L}\p{N}]+)*/gu
  function words(text) {
    return plain(text).match(WORD) || []
  }

  // Snowball's stemmer for Russian, by its description
  var VERB =
    /(?:[ая](?:ла|на|ете|йте|ли|й|л|ем|н|ло|но|ет|ют|ны|ть|ешь|нно)|ила|ыла|ена|ейте|уйте|ите|или|ыли|ей|уй|ил|ыл|им|ым|ен|ило|ыло|ено|ят|ует|уют|ит|ыт|ены|ить|ыть|ишь|ую|ю)$/
  var NOUN = /(?:иями|ями|ами|иях|ией|ев|ов|ие|ье|еи|ии|ей|ой|ий|иям|ем|ам|ом|ям|ах|ях|ию|ью|ия|ья|[аеийоуыьюя])$/
  var ADJECTIVE =
    /(?:[ая](?:ем|нн|вш|ющ|щ)|ивш|ывш|ующ)?(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/
  var GERUND = /(?:[ая]вши(?:сь)?|[ая]в|ив|ивши|ившись|ыв|ывши|ывшись)$/
  function russian(word) {
    var start = word.search(/[аеиоуыэюя]/) + 1
    if (!start || word.length < 4) return word
    var head = word.slice(0, start),
      tail = word.slice(start),
      cut = tail.replace(GERUND, "")
    if (cut === tail) {
      tail = tail.replace(/(?:ся|сь)$/, "")
      cut = tail.replace(ADJECTIVE, "")
      if (cut === tail)
        cut = tail.replace(VERB, function (ending) {
          return /^[ая]./.test(ending) ? ending[0] : ""
        })
      if (cut === tail) cut = tail.replace(NOUN, "")
    }
    cut = cut
      .replace(/и$/, "")
      .replace(/ость?$/, "")
      .replace(/(?:ейше|ейш)$/, "")
      .replace(/нн$/, "н")
      .replace(/ь$/, "")
    return head + cut
  }

  // Hebrew: what may stand before a word and after it is taken off in every way that leaves a word
  function hebrew(word) {
    var keys = [word],
      prefix = /^(?:ו?(?:כש|מה|של|שה|[הבכלמש])|ו)/,
      rest = word
    for (var n = 0; n < 2 && rest.length > 3; n++) {
      var next = rest.replace(prefix, "")
      if (next === rest || next.length < 2) break
      keys.push((rest = next))
    }
    keys.slice().forEach(function (key) {
      if (key.length < 4) return
      var stem = key.replace(/(?:ויות|יות|ות|יימ|ימ|ית|[התיו]|כמ|נו)$/, "")
      if (stem !== key && stem.length > 1) keys.push(stem)
    })
    return keys
  }

  // The consonants that a Hebrew root leaves in all its verbs and nouns: מנצח, לנצח, ניצחון
  function root(word) {
    var bare = word
      .replace(/^(?:ה?ת|נ|[מלהיא])(?=..)/, "")
      .replace(/(?:ימ|ות|ונ|ה|ת)$/, "")
      .replace(/[וי]/g, "")
    return bare.length > 2 ? "~" + bare : ""
  }

  // What a word is looked up by, the surest first: [key, how sure it is].
  var known = new Map()
  function keys(word) {
    if (!known.has(word)) known.set(word, made(word))
    return known.get(word)
  }
  function made(word) {
    if (/[а-я]/.test(word)) return [[russian(word), 1]]
    if (!/[א-ת]/.test(word)) return [[word, 1]]
    var forms = Array.from(new Set(hebrew(word)))
    var roots = new Set(forms.map(root).filter(Boolean))
    return forms
      .map(function (form, n) {
        return [form, n ? 0.8 : 1]
      })
      .concat(
        Array.from(roots, function (bare) {
          return [bare, 0.95]
        }),
      )
  }

  fitil.WORD = WORD
  fitil.plain = plain
  fitil.words = words
  fitil.keys = keys
})()
