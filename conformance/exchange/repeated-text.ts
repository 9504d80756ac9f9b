/** Detects deltas that repeat the text before them, by comparing prefixes. The prompt does not matter. Pure. */

/** The minimum number of deltas that can show a pattern: two with the same beginning may be chance. */
export const LEAST_PIECES = 3

// A text of this length is not repeated at the start of a delta by chance.
const LEAST_CHARACTERS = 20
const LEAST_GROWTHS = 2

/** Returns whether repeated deltas are detectable: there are enough deltas, and the text itself is not repetitive ("hahaha"). */
export function canTell(pieces: readonly string[]): boolean {
  return pieces.length >= LEAST_PIECES && !isRepetitive(pieces.at(-1) ?? '')
}

/** Returns whether every delta begins with the delta before it and adds text. Equal deltas ("ha ha ha") do not count. */
export function isCumulative(pieces: readonly string[]): boolean {
  if (!canTell(pieces)) return false
  const later = pieces.slice(1).map((piece, place) => ({ piece, before: pieces[place] ?? '' }))
  const growths = later.filter(({ piece, before }) => piece.length > before.length)
  return growths.length >= LEAST_GROWTHS && later.every(({ piece, before }) => piece.startsWith(before))
}

/** Returns the index of the first delta that begins with all text before it; null when there is none or the text is repetitive. */
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

/** Returns whether the second delta begins with the first delta, which must be longer than one letter. */
export function beginsTwice([first = '', second = '']: readonly string[]): boolean {
  return first.trim().length > 1 && second.startsWith(first)
}

// Returns whether a text begins with its first half twice, as a text with a short period does.
function isRepetitive(text: string): boolean {
  return text.includes(text.slice(0, Math.ceil(text.length / 2)), 1)
}
