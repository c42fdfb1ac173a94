// What is picked on the table, and what comes of it: an option is chosen, several are left to choose from, or the way on
// a board is shown.
/** @import {CardCell, Square, State, Way} from "./types.d.ts" */

/**
 * @param {{
 *   state(): State | null,
 *   choose(index: number): Promise<void>,
 *   show(picked: number[] | null, ahead: Record<string, Way>): void,
 *   tell(square: Square): void,
 *   squares(): Square[],
 * }} table
 */
export function picking({state, choose, show, tell, squares}) {
  /** @type {number[] | null} */
  let picked = null

  /**
   * @param {number[] | null} options
   * @param {Record<string, Way>} [ahead]
   */
  function set(options, ahead = {}) {
    picked = options
    show(picked, ahead)
  }

  /**
   * What is picked on the table is chosen if only one option is about it and what was picked before; else those are left
   * to choose from, even one that is about something else as well: nobody casts a spell who only touches what it would
   * hit, nor does what would come to nothing. To pick it again is to let it go; whatever has nothing to do with what is picked is picked instead.
   * @param {number[]} options
   * @param {CardCell | null} cell
   */
  function pick(options, cell) {
    const both = picked?.filter((at) => options.includes(at)) ?? []
    const left = both.length ? both : options
    const again = Boolean(cell && both.length && both.length === picked?.length)
    const {cards, idle} = state()?.options?.[left[0]] ?? {cards: []}
    const sure = !idle && (picked ? both.length : cards.length < 2)
    if (left.length === 1 && !again && sure) choose(left[0])
    else set(again || !left.length ? null : left)
  }

  /**
   * On a board whoever is tapped shows where the way leads, and once more is let go; a square there is gone to. Any other
   * square tells what it is, what may be chosen there, and what it takes whoever is picked to come there.
   * @param {Square} square
   */
  function onSquare(square) {
    const options = state()?.options ?? []
    const way = square.options.find((at) => options[at].ahead)
    const leading = picked?.find((at) => goesTo(options[at].ahead?.[square.name]))
    const led = picked?.map((at) => options[at].ahead).find(Boolean)
    const meant = picked?.some((at) => square.options.includes(at))
    if (meant && way === undefined) pick(square.options, null)
    else if (leading !== undefined) goTo(leading, square.name)
    else if (way === undefined) tell(led ? {...square, ahead: led[square.name] ?? null} : square)
    else if (picked?.includes(way)) set(null)
    else set(square.options, options[way].ahead)
  }

  /**
   * Whether a way leads there at once: nobody jumps who only taps.
   * @param {Way} [way]
   */
  function goesTo(way) {
    return way?.takes === 1 && !way.by.length
  }

  /**
   * To set out, and to go on to the square that was meant, if nothing is asked in between.
   * @param {number} index
   * @param {string} name
   */
  async function goTo(index, name) {
    if (!(await asksMore(index))) return
    const next = squares().find((square) => square.name === name)
    if (next?.options.length === 1) choose(next.options[0])
  }

  /**
   * To play what was dropped on a card, and to choose that, too, if it is asked for at once.
   * @param {number} index
   * @param {string[]} onto the cards that lie there
   */
  async function playOnto(index, onto) {
    const options = await asksMore(index)
    const meant = options && onto.map((card) => options.flatMap(({cards}, at) => (cards.includes(card) ? [at] : [])))
    const [one] = meant?.filter(({length}) => length === 1) ?? []
    if (one) pick(one, null)
  }

  /**
   * What may be answered once an option is chosen, if nobody else was asked in between.
   * @param {number} index
   */
  async function asksMore(index) {
    const before = state()?.count ?? 0
    await choose(index)
    const now = state()
    return now?.count === before + 1 ? now.options : undefined
  }

  /**
   * What is on a square of that name.
   * @param {string} name
   */
  function onNamed(name) {
    const square = squares().find((one) => one.name === name)
    if (square) onSquare(square)
  }

  return {
    pick,
    playOnto,
    onSquare,
    onNamed,
    /**
     * Marks where something may go that is dragged: nothing is chosen yet.
     * @param {number[]} about the options that are about it
     */
    lift(about) {
      const way = about.map((at) => state()?.options?.[at].ahead).find(Boolean)
      set(about, way)
    },
    letGo: () => set(null),
    /** Of a new question nothing is picked, and its table is shown by whoever asks it. */
    forget() {
      picked = null
    },
    get any() {
      return picked !== null
    },
  }
}
