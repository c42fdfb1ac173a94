// Before anything is drawn: that there are scripts, and in which colours the reader wants the page.
;(function () {
  "use strict"
  var root = document.documentElement,
    scheme = null
  root.classList.remove("no-js")
  try {
    scheme = localStorage.getItem("fitil.scheme")
  } catch (error) {
    /* closed to pages from disk */
  }
  var dark = matchMedia("(prefers-color-scheme: dark)")
  function paint() {
    root.dataset.mdColorScheme = scheme || (dark.matches ? "slate" : "default")
  }
  paint()
  dark.addEventListener("change", paint)
  document.addEventListener("click", function (event) {
    if (!event.target.closest("[data-scheme]")) return
    scheme = root.dataset.mdColorScheme === "slate" ? "default" : "slate"
    paint()
    try {
      localStorage.setItem("fitil.scheme", scheme)
    } catch (error) {
      /* as above: it holds for this page */
    }
  })
})()
