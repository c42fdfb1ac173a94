// Before anything is drawn: that there are scripts, and in which colours the reader wants the page. So it is a script that
// the page waits for, and not one of those that come after it.
const root = document.documentElement
const dark = matchMedia("(prefers-color-scheme: dark)")
let scheme = remembered()

function remembered() {
  try {
    return localStorage.getItem("fitil.scheme")
  } catch {
    return null // closed to pages from disk
  }
}

function paint() {
  root.dataset.mdColorScheme = scheme || (dark.matches ? "slate" : "default")
}

root.classList.remove("no-js")
paint()
dark.addEventListener("change", paint)
document.addEventListener("click", ({target}) => {
  if (!(target instanceof Element) || !target.closest("[data-scheme]")) return
  scheme = root.dataset.mdColorScheme === "slate" ? "default" : "slate"
  paint()
  try {
    localStorage.setItem("fitil.scheme", scheme)
  } catch {
    /* as above: it holds for this page */
  }
})
