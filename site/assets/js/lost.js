// A wrong address says what its reader was after: its last part stands in the search's field, and pages and rules whose
// address has the same words are offered. Without scripts the field is empty.
;(function () {
  "use strict"
  var fitil = window.fitil,
    field = document.querySelector(".lost input"),
    near = document.querySelector(".lost__near")
  if (!field || !fitil) return
  var MOST = 6,
    LEAST = 4

  function words(text) {
    return text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
  }

  var path = location.pathname
  try {
    path = decodeURIComponent(path)
  } catch (error) {
    /* it is no text: then as it is */
  }
  var parts = path
    .split("/" + document.documentElement.lang + "/")
    .pop()
    .split("/")
  parts = parts
    .map(function (part) {
      return part.replace(/\.\w+$/, "")
    })
    .filter(function (part) {
      return part && part !== "index"
    })
  var asked = parts.map(words).filter(function (some) {
    return some.length
  })
  if (!asked.length) return
  field.value = asked[asked.length - 1].join(" ")

  // How well a word of an address is met by those of another: 1 if it is among them, less if only its beginning is.
  function met(word, others) {
    if (others.indexOf(word) >= 0) return 1
    return others.some(function (other) {
      return Math.min(word.length, other.length) >= LEAST && (other.startsWith(word) || word.startsWith(other))
    })
      ? 0.6
      : 0
  }

  // The last part of the address weighs most.
  function score(place) {
    var there = words(place)
    return (
      asked.reduce(function (sum, some, at) {
        var share =
          some.reduce(function (all, word) {
            return all + met(word, there)
          }, 0) / some.length
        return sum + share * (at === asked.length - 1 ? 3 : 1)
      }, 0) -
      there.length / 100
    )
  }

  function offer(shelves) {
    var found = new Map()
    shelves.forEach(function (shelf) {
      shelf.entries.forEach(function (entry) {
        var own = score(entry.place)
        if (own > 2 && !found.has(entry.link))
          found.set(entry.link, {
            link: entry.link,
            text: [shelf.title, entry.heading || entry.page].filter(Boolean).join(" · "),
            score: own,
          })
      })
    })
    var best = Array.from(found.values())
      .sort(function (one, other) {
        return other.score - one.score
      })
      .slice(0, MOST)
    best.forEach(function (one) {
      var item = document.createElement("li"),
        link = document.createElement("a")
      link.href = one.link
      link.textContent = one.text
      item.append(link)
      near.querySelector("ul").append(item)
    })
    near.hidden = !best.length
  }

  var games = near.dataset.games.trim().split(/\s+/),
    own = games.indexOf(parts[0]) >= 0 ? [parts[0]] : games.concat("site")
  Promise.all(
    own.map(function (game) {
      return fitil.shelf(game).catch(function () {
        return null
      })
    }),
  ).then(function (shelves) {
    offer(shelves.filter(Boolean))
  })
})()
