/** Deltas that repeat the text before them, decided from prefixes alone: what the model was asked does not matter. Pure. */

/** The fewest pieces of text that can show a habit: two that begin alike are chance. */
export const LEAST_PIECES = 3

// A text this long does not recur at the head of one delta by chance.
const LEAST_CHARACTERS = 20
const LEAST_GROWTHS = 2

/** Returns whether the pieces can show anything: there are enough, and the last one does not repeat itself anyway ("hahaha"). */
export function canTell(pieces: readonly string[]): boolean {
  return pieces.length >= LEAST_PIECES && !isRepetitive(pieces.at(-1) ?? '')
}

/**
 * Returns whether every piece begins with the whole piece before it, and they grow: put together, the text repeats itself. Pieces
 * that are merely equal ("ha ha ha") do not count.
 */
export function isCumulative(pieces: readonly string[]): boolean {
  if (!canTell(pieces)) return false
  const later = pieces.slice(1).map((piece, place) => ({ piece, before: pieces[place] ?? '' }))
  const growths = later.filter(({ piece, before }) => piece.length > before.length)
  return growths.length >= LEAST_GROWTHS && later.every(({ piece, before }) => piece.startsWith(before))
}

/**
 * Returns the place of the first piece that begins with all pieces before it, put together; null without any. A text that
 * repeats itself anyway is passed over: there it may be the next part of the answer.
 */
export function placeOfWholeAgain(pieces: readonly string[]): number | null {
  let soFar = ''
  for (const [place, piece] of pieces.entries()) {
    if (place >= LEAST_PIECES && soFar.length >= LEAST_CHARACTERS && piece.startsWith(soFar)) {
      return isRepetitive(soFar) ? null : place
    }
    soFar += piece
  }
  return null
}

/** Returns whether the second piece begins with the whole first one, which is more than a letter. */
export function beginsTwice([first = '', second = '']: readonly string[]): boolean {
  return first.trim().length > 1 && second.startsWith(first)
}

// Whatever has a period of half its length or less holds its first half twice.
function isRepetitive(text: string): boolean {
  return text.includes(text.slice(0, Math.ceil(text.length / 2)), 1)
}
