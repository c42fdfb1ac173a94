// A card's page: the face in the other language takes the place of this one, and back. Without scripts a link leads there.
for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".sheet__other"))) {
  const face = /** @type {HTMLImageElement} */ (link.parentElement?.querySelector("img"))
  const {face: source = "", alt = "", back = ""} = link.dataset
  const own = {
    face: {lang: "", src: face.src, alt: face.alt},
    button: {lang: link.lang, dir: link.dir, textContent: link.textContent},
  }
  const other = {
    face: {lang: link.lang, src: source, alt},
    button: {lang: "", dir: "", textContent: back},
  }
  const button = Object.assign(document.createElement("button"), {type: "button", className: link.className})
  const show = (/** @type {typeof own} */ side) => {
    Object.assign(face, side.face)
    Object.assign(button, side.button)
  }
  button.addEventListener("click", () => show(face.lang === "" ? other : own))
  Object.assign(button, own.button)
  link.replaceWith(button)
}
