// A card's page: the face in the other language takes the place of this one, and back. Without scripts a link leads there.
;(function () {
  "use strict"
  document.querySelectorAll(".sheet__other").forEach(function (link) {
    var face = link.parentElement.querySelector("img"),
      own = {src: face.src, srcset: face.srcset, alt: face.alt}
    var button = document.createElement("button"),
      other = {lang: link.lang, dir: link.dir, text: link.textContent}
    button.type = "button"
    button.className = link.className
    function name(lang, dir, text) {
      button.lang = lang
      button.dir = dir
      button.textContent = text
    }
    button.addEventListener("click", function () {
      var back = face.lang !== ""
      face.srcset = back ? own.srcset : link.dataset.face
      face.src = back ? own.src : link.dataset.face
      face.alt = back ? own.alt : link.dataset.alt
      face.lang = back ? "" : other.lang
      if (back) name(other.lang, other.dir, other.text)
      else name("", "", link.dataset.back)
    })
    name(other.lang, other.dir, other.text)
    link.replaceWith(button)
  })
})()
