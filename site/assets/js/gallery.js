// The gallery's filters: one choice each of team, type and rarity.
(function () {
  "use strict"
  var filters = document.querySelector(".filters")
  if (!filters) return
  var cards = Array.from(document.querySelectorAll(".card"))
  var chosen = {}

  // A heading, and what is said under it, stays only while a card of its section is shown.
  function hideEmpty(headings, ends) {
    document.querySelectorAll(headings).forEach(function (heading) {
      var section = [heading]
      for (var next = heading.nextElementSibling; next && !next.matches(ends); next = next.nextElementSibling) section.push(next)
      var empty = !section.some(function (element) { return element.querySelector(".card:not([hidden])") })
      section.forEach(function (element) { element.hidden = empty })
    })
  }

  function show() {
    cards.forEach(function (card) {
      card.hidden = Object.keys(chosen).some(function (key) { return chosen[key] && card.dataset[key] !== chosen[key] })
    })
    hideEmpty("article h2", "h2")
    hideEmpty("article h3", "h2, h3")
    var count = cards.filter(function (card) { return !card.hidden }).length
    filters.querySelector(".filters__count b").textContent = count
    filters.querySelector(".filters__none").hidden = count > 0
  }

  filters.addEventListener("click", function (event) {
    var button = event.target.closest("button")
    if (!button) return
    chosen[button.dataset.filter] = button.dataset.value
    button.parentElement.querySelectorAll("button").forEach(function (other) {
      other.setAttribute("aria-pressed", String(other === button))
    })
    show()
  })
  filters.hidden = false
})()
