// The gallery: cards are chosen by words and by what they are, and sorted. What is chosen stands in the page's address.
;(function () {
  "use strict"
  var form = document.querySelector(".filters"),
    fitil = window.fitil
  if (!form) return
  var query = form.elements.q,
    sort = form.elements.sort,
    sorted = document.querySelector(".gallery--sorted")
  var selects = Array.from(form.querySelectorAll(".filters__facets select"))
  var more = form.querySelector(".filters__more"),
    chosen = form.querySelector(".filters__chosen")
  var reset = form.querySelector("[type=reset]")
  var rule = "" // cards that a rule of this id concerns; rules lead here
  var cards = Array.from(document.querySelectorAll(".card"), function (figure) {
    return {
      figure: figure,
      home: figure.parentElement,
      heading: figure.querySelector("h4"),
      name: figure.querySelector("h4").textContent,
      text: bare(figure.textContent),
    }
  })
  var sections = Array.from(document.querySelectorAll("article h2, article h3"), function (heading) {
    var ends = heading.matches("h2") ? "h2" : "h2, h3",
      all = [heading]
    for (var next = heading.nextElementSibling; next && !next.matches(ends); next = next.nextElementSibling)
      all.push(next)
    return all
  })

  // --- words ---------------------------------------------------------------------------------------------------------

  function bare(text) {
    return text
      .toLowerCase()
      .replace(/ё/g, "е")
      .replace(/[\u0591-\u05c7\u00ad\u200e\u200f]/g, "")
      .replace(/\s+/g, " ")
  }

  // A word is in a card as it stands, or, once the search's words have come, in another form.
  function says(card, word) {
    if (card.text.indexOf(word) >= 0) return true
    if (!fitil.keys) return false
    if (!card.keys) {
      card.keys = new Set()
      fitil.words(card.text).forEach(function (one) {
        fitil.keys(one).forEach(function (key) {
          card.keys.add(key[0])
        })
      })
    }
    return fitil.keys(fitil.plain(word)).some(function (key) {
      return key[0][0] !== "~" && card.keys.has(key[0])
    })
  }

  // --- choosing ------------------------------------------------------------------------------------------------------

  function has(card, key, value) {
    return (" " + (card.figure.dataset[key] || "") + " ").indexOf(" " + value + " ") >= 0
  }

  function show() {
    var words = bare(query.value).split(" ").filter(Boolean)
    var wanted = selects.filter(function (select) {
      return select.value
    })
    var count = 0
    cards.forEach(function (card) {
      var here =
        wanted.every(function (select) {
          return has(card, select.name, select.value)
        }) &&
        (!rule || has(card, "rule", rule)) &&
        words.every(function (word) {
          return says(card, word)
        })
      card.figure.hidden = !here
      count += here
    })
    arrange()
    sections.forEach(function (section) {
      var empty =
        Boolean(sort.value) ||
        !section.some(function (element) {
          return element.querySelector(".card:not([hidden])")
        })
      section.forEach(function (element) {
        element.hidden = empty
      })
    })
    form.querySelector(".filters__count b").textContent = count
    form.querySelector(".filters__none").hidden = count > 0
    more.querySelector("b").textContent = wanted.length || ""
    chosen.replaceChildren.apply(
      chosen,
      wanted
        .map(function (select) {
          return chip(select.selectedOptions[0].dataset.name, function () {
            select.value = ""
          })
        })
        .concat(
          rule
            ? [
                chip(rule, function () {
                  rule = ""
                }),
              ]
            : [],
        ),
    )
    reset.hidden = !wanted.length && !words.length && !rule && !sort.value
    keep()
  }

  function chip(name, drop) {
    var button = document.createElement("button")
    button.type = "button"
    button.setAttribute("aria-label", chosen.dataset.drop + ": " + name)
    button.textContent = name
    button.addEventListener("click", function () {
      drop()
      show()
      query.focus({preventScroll: true})
    })
    return button
  }

  function arrange() {
    var key = sort.value
    sorted.hidden = !key
    // in one list under the page's heading, names are headings of the next level
    cards.forEach(function (card) {
      card.heading.setAttribute("aria-level", key ? "2" : "4")
    })
    if (!key)
      return cards.forEach(function (card) {
        card.home.append(card.figure)
      })
    var named = new Intl.Collator(document.documentElement.lang)
    var order = cards.slice().sort(function (one, other) {
      var a = one.figure.dataset[key],
        b = other.figure.dataset[key]
      if (key !== "name" && a !== b) return a === undefined ? 1 : b === undefined ? -1 : a - b
      return named.compare(one.name, other.name)
    })
    sorted.append.apply(
      sorted,
      order.map(function (card) {
        return card.figure
      }),
    )
  }

  // --- the address ---------------------------------------------------------------------------------------------------

  function keep() {
    var url = new URL(location.href)
    selects.concat(query, sort).forEach(function (field) {
      if (field.value.trim()) url.searchParams.set(field.name === "q" ? "find" : field.name, field.value.trim())
      else url.searchParams.delete(field.name === "q" ? "find" : field.name)
    })
    if (rule) url.searchParams.set("rule", rule)
    else url.searchParams.delete("rule")
    try {
      history.replaceState(history.state, "", url)
    } catch (error) {
      /* closed to pages from disk */
    }
    // the other language shows the same cards; words are of one language
    document.querySelectorAll("a.language").forEach(function (link) {
      url.searchParams.delete("find")
      link.search = url.search
    })
  }

  function resume() {
    var asked = new URLSearchParams(location.search)
    selects.concat(sort).forEach(function (field) {
      field.value = asked.get(field.name) || ""
      if (field.selectedIndex < 0) field.value = ""
    })
    query.value = asked.get("find") || ""
    rule = asked.get("rule") || ""
    if (location.search) show()
    if (query.value) learn()
  }

  function learn() {
    if (fitil && !fitil.keys)
      fitil.script("assets/js/words.js").then(show, function () {
        /* words are found as they stand */
      })
  }

  // --- the form ------------------------------------------------------------------------------------------------------

  form.addEventListener("submit", function (event) {
    event.preventDefault()
  })
  form.addEventListener("input", show)
  form.addEventListener("reset", function () {
    rule = ""
    setTimeout(show) // when the fields are empty
  })
  query.addEventListener("focus", learn, {once: true})
  more.addEventListener("click", function () {
    more.setAttribute("aria-expanded", String(form.classList.toggle("filters--open")))
  })
  resume()
})()
