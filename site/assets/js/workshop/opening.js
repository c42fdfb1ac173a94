// A deck that comes in a link becomes one more deck: whatever the link holds, the decks that were here stay.
import {h} from "./dom.js"
import {MARK, deckCode, readCode} from "./link.js"
import {fill} from "./said.js"
/** @import {Decks} from "./decks.js" */
/** @import {Facts} from "./types.d.ts" */

/**
 * @param {Facts} facts
 * @param {Decks} decks
 * @param {() => void} show what shows the deck that was opened
 */
export function opening(facts, decks, show) {
  const {words} = facts
  const said = h("p", {class: "workshop__opened", role: "status"})

  /** @param {string[]} lines */
  function tell(...lines) {
    said.replaceChildren(...lines.flatMap((line, at) => (at ? [h("br"), line] : [line])))
  }

  /** @param {string} code */
  function open(code) {
    const deck = readCode(code)
    if (deck.wrong !== undefined) return tell(fill(words[deck.wrong], {version: deck.version}))
    if (deck.game !== facts.game) {
      if (!facts.workshops.includes(deck.game)) return tell(fill(words.link_game, {game: `\u2068${deck.game}\u2069`}))
      return location.assign(`../../${deck.game}/workshop/${MARK}${code}`)
    }
    const strange = [...Object.keys(deck.cards), ...Object.values(deck.slots).flat()].filter(
      (id) => !decks.byId.has(id),
    )
    deck.name ||= words.from_link
    const same = decks.all.findIndex((one) => deckCode(facts.game, one) === deckCode(facts.game, deck))
    if (same >= 0) decks.choose(same)
    else decks.start(deck)
    show()
    const opened = fill(words.link_opened, {name: `\u2068${deck.name}\u2069`})
    tell(
      opened,
      ...(strange.length
        ? [
            fill(words.link_unknown, {
              cards: strange
                .slice(0, 9)
                .map((id) => `\u2068${id.slice(0, 60)}\u2069`)
                .join(", "),
            }),
          ]
        : []),
    )
  }

  // The address is then that of the page again, or a reload would bring the deck a second time.
  function look() {
    if (!location.hash.startsWith(MARK)) return
    const code = location.hash.slice(MARK.length)
    history.replaceState(history.state, "", location.pathname + location.search)
    open(code)
  }

  addEventListener("hashchange", look)
  return {said, look, open}
}
