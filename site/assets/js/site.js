// Small comforts of every page. All of them can be missing: the pages are whole without scripts.
(function () {
  "use strict"
  try { localStorage.setItem("fitil.lang", document.documentElement.lang) } catch (error) { /* closed to pages from disk */ }

  // The first rule or heading on the screen, so that the other language opens where the reader is.
  function place() {
    if (location.hash) return location.hash
    if (window.scrollY < 200) return ""
    var anchors = Array.from(document.querySelectorAll("article :is(h2, h3, h4, .rule)[id]"))
    var first = anchors.find(function (anchor) { return anchor.getBoundingClientRect().top > 60 })
    return first ? "#" + first.id : ""
  }

  function copy(button) {
    navigator.clipboard.writeText(button.textContent).then(function () {
      button.classList.add("copied")
      setTimeout(function () { button.classList.remove("copied") }, 1500)
    })
  }

  // A tap on a rule's number copies its address, and says so.
  function copyAddress(link) {
    if (!navigator.clipboard) return
    navigator.clipboard.writeText(link.href).then(function () { say(link.dataset.copied) })
  }

  var said = document.createElement("p")
  said.className = "said-now"
  said.setAttribute("role", "status")
  document.body.append(said)
  function say(text) {
    said.textContent = text
    setTimeout(function () { said.textContent = "" }, 1800)
  }

  // The contents of a phone's bar close when one has chosen, or looked elsewhere.
  function closeContents(event) {
    var contents = document.querySelector(".at-hand__contents[open]")
    if (contents && !event.target.closest(".at-hand__contents > summary")) contents.open = false
  }
  document.addEventListener("keydown", function (event) { if (event.key === "Escape") closeContents({target: document.body}) })

  // the theme makes a landmark of every copy button
  addEventListener("load", function () {
    document.querySelectorAll(".md-code__nav").forEach(function (nav) { nav.setAttribute("role", "presentation") })
  })

  document.addEventListener("click", function (event) {
    var button = event.target.closest(".rule-id")
    if (button) copy(button)
    var number = event.target.closest(".rule-number")
    if (number) copyAddress(number)
    closeContents(event)
    var link = event.target.closest("a[href]")
    if (!link) return
    if (link.dataset.language) link.hash = place()
    // a folder has no page of its own when the site is read from disk
    if (link.protocol === "file:" && link.pathname.endsWith("/")) link.pathname += "index.html"
  }, true)
})()
