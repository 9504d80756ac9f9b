/** The minimum number of text chunks that can prove a repetition. Fewer chunks may be alike by chance. */
export const MIN_DELTAS = 3

// The minimum number of characters of repeated text. A delta may begin with less of the earlier text by chance.
const LEAST_CHARACTERS = 20
const LEAST_GROWTHS = 2

// The minimum number of answers that prove a repeated first or last part. In fewer answers, it may be chance.
const ENOUGH_ANSWERS = 3
// The minimum number of deltas that prove that every delta repeats all earlier text. In fewer deltas, it may be chance.
const ENOUGH_DELTAS = 4

/** A detector of text that a stream sends twice. Answers with fewer than `least` chunks of text are too short for it. */
type Repeats = {
  readonly least: number
  /** Describes how one answer repeats text; null if it does not. */
  readonly describe: (deltas: readonly string[]) => string | null
}

/** Returns a detector of text that a service sends twice. `answers` contains the text chunks of all answers of the service. */
export function repeatsAmong(answers: readonly (readonly string[])[]): Repeats {
  const isHabit = answers.filter(canDetectRepeats).every(isCumulative)
  // Test servers often stream equal pieces ("word word word"), in which nothing is said twice.
  const pairs = answers.filter((deltas) => deltas.some((delta) => delta !== deltas[0]))
  const beginTwice = pairs.length >= ENOUGH_ANSWERS && pairs.every(secondRepeatsFirst)
  // A text that ends like "ha ha ha" cannot show a repeated last part.
  const ends = answers
    .map((deltas) => deltas.slice(-MIN_DELTAS))
    .filter(([third, , last]) => last !== undefined && last !== third)
  const endTwice = ends.length >= ENOUGH_ANSWERS && ends.every(([, second, last]) => last === second)
  return {
    least: beginTwice ? 2 : MIN_DELTAS,
    describe: (deltas) => {
      if (isCumulative(deltas) && (isHabit || deltas.length >= ENOUGH_DELTAS))
        return 'every delta repeats the one before and adds to it'
      const place = indexOfFullRepeat(deltas) ?? (beginTwice && deltas.length >= 2 ? 1 : null)
      if (place !== null) return `piece ${place + 1} of the text repeats all pieces before it`
      return endTwice && deltas.length >= MIN_DELTAS && deltas.at(-1) === deltas.at(-2)
        ? 'the last piece of the text comes twice'
        : null
    },
  }
}

// Returns whether these deltas can show repeated text. A last delta that repeats itself ("hahaha") cannot show it, nor can few deltas.
function canDetectRepeats(deltas: readonly string[]): boolean {
  return deltas.length >= MIN_DELTAS && !isRepetitive(deltas.at(-1) ?? '')
}

/** Returns whether every chunk of a stream contains the whole text so far instead of only the new text. */
export function isCumulative(deltas: readonly string[]): boolean {
  if (!canDetectRepeats(deltas)) return false
  const later = deltas.slice(1).map((delta, place) => ({ delta, before: deltas[place] ?? '' }))
  const growths = later.filter(({ delta, before }) => delta.length > before.length)
  return growths.length >= LEAST_GROWTHS && later.every(({ delta, before }) => delta.startsWith(before))
}

/** Returns the index of the first chunk whose text begins with the whole text before it (a repeat). Null if there is none. */
export function indexOfFullRepeat(deltas: readonly string[]): number | null {
  let soFar = ''
  for (const [place, delta] of deltas.entries()) {
    if (place >= MIN_DELTAS && soFar.length >= LEAST_CHARACTERS && delta.startsWith(soFar)) {
      return isRepetitive(soFar) ? null : place
    }
    soFar += delta
  }
  return null
}

// Returns whether the second delta begins with the whole first delta, and the first has more than one letter.
function secondRepeatsFirst([first = '', second = '']: readonly string[]): boolean {
  return first.trim().length > 1 && second.startsWith(first)
}

// Returns whether the first half of a text occurs in it once more, as in "hahaha".
function isRepetitive(text: string): boolean {
  return text.includes(text.slice(0, Math.ceil(text.length / 2)), 1)
}
