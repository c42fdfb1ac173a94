// Small drawings that stand beside numbers and on buttons; what they mean is always told in words, too.
import {drawn} from "../workshop/dom.js"

const DRAWN = {
  boat: "M1 9h6V2l6 7h2l-3 5H4z",
  bomb: "M6.5 5a5 5 0 1 0 3.4 1.4l1.2-1.3 1.7.4 1.5-2-1.2-1-1 1.3-1.7-.4-1.9 2A5 5 0 0 0 6.5 5z",
  card: "M4 1h8a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V2a1 1 0 0 1 1-1z",
  close: "M3.4 2 8 6.6 12.6 2 14 3.4 9.4 8l4.6 4.6-1.4 1.4L8 9.4 3.4 14 2 12.6 6.6 8 2 3.4z",
  deck: "M2 4h8v11H2zM5 1h9v11h-3V3H5z",
  eye: "M8 3C4 3 1.500 6 .5 8c1 2 3.500 5 7.500 5s6.500-3 7.500-5C14.500 6 12 3 8 3zm0 8.200a3.200 3.200 0 1 1 0-6.400 3.200 3.200 0 0 1 0 6.400zm0-1.600a1.600 1.600 0 1 0 0-3.200 1.600 1.600 0 0 0 0 3.200z",
  fuse: "m8 0 1.5 4.6L13.7 2l-2.3 4.3L16 8l-4.6 1.5 2.3 4.4-4.2-2.5L8 16l-1.5-4.6-4.2 2.5 2.3-4.4L0 8l4.6-1.7L2.3 2l4.2 2.6z",
  gate: "M1 15V8a7 7 0 0 1 14 0v7h-3V8a4 4 0 0 0-8 0v7zM8 6l3 4H9v5H7v-5H5z",
  heart: "M8 14 2.2 8.3a3.6 3.6 0 0 1 5.1-5.1L8 4l.7-.8a3.6 3.6 0 0 1 5.1 5.1z",
  hint: "M8 1a4.8 4.8 0 0 0-2.6 8.8V12h5.2V9.8A4.8 4.8 0 0 0 8 1zM5.6 13h4.8v1H9.5v1h-3v-1h-.9z",
  home: "M8 1 1 7.5h2V15h4v-5h2v5h4V7.5h2z",
  horns: "M2 1c0 3 1 4 3 4.5h6C13 5 14 4 14 1c1.5 4 .6 6-1.5 7C12 12 10 15 8 15S4 12 3.5 8C1.4 7 .5 5 2 1z",
  hurt: "M7.6 13.6 2.2 8.3a3.6 3.6 0 0 1 4.6-5.5L6 6l3 2-1.5 3.5zm1-.3L10.5 8l-3-2 .9-3a3.6 3.6 0 0 1 5.4 5.3z",
  list: "M2 3h2v2H2zm4 0h8v2H6zM2 7h2v2H2zm4 0h8v2H6zM2 11h2v2H2zm4 0h8v2H6z",
  more: "M2 6.5h3v3H2zm4.5 0h3v3h-3zm4.5 0h3v3h-3z",
  pile: "M5 2h6v1.5h3V5H2V3.5h3zM3 6h10l-1 9H4z",
  ring: "M8 1a7 7 0 0 0 0 14V12.500a4.500 4.500 0 0 1 0-9zM8 1v2.500a4.500 4.500 0 0 1 0 9V15A7 7 0 0 0 8 1z",
  spark: "M9 0 3 9h4l-1 7 7-10H8.5z",
  square: "M2 2h12v12H2z",
  star: "m8 .8 2.2 4.6 5 .7-3.6 3.5.9 5L8 12.3l-4.5 2.3.9-5L.8 6.1l5-.7z",
  sword: "M14 1v3L7.5 10.5l1.3 1.3-1.1 1.1-1.8-1.8-2.6 3.1-1.5-1.5 3.1-2.6L3 8.3l1.1-1.1 1.4 1.3L12 2z",
  tool: "M10.500 1a4.500 4.500 0 0 0-4.300 5.800L1 12v3h3l5.200-5.200A4.500 4.500 0 0 0 14.800 4L12 6.500 9.500 4 12 1.300A4.500 4.500 0 0 0 10.500 1z",
  undo: "M6 2v3h4a4.5 4.5 0 0 1 0 9H4v-2h6a2.5 2.5 0 0 0 0-5H6v3L1.5 6z",
  wall: "M1 3h3v2h2V3h4v2h2V3h3v11H1z",
}
/** @typedef {keyof typeof DRAWN} Icon */

/** @param {Icon} name */
export function icon(name) {
  const attributes = {viewBox: "0 0 16 16", class: `play__icon is-${name}`, "aria-hidden": "true"}
  return drawn("svg", attributes, drawn("path", {d: DRAWN[name]}))
}
