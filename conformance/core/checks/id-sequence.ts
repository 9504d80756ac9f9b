/** Whether ids can be predicted: a counter, or nothing but the time of day. Pure. */

/** An id, and between which two moments it was given out, in milliseconds since 1970 by our clock. */
export type GivenId = { readonly id: string; readonly sentAtMs: number; readonly answeredAtMs: number }

/**
 * The pattern of ids that lets a client guess those of others; null when the ids show none. `too-few`: they are numbers, but
 * too few came in series to distinguish a counter from chance.
 */
export type IdPattern = 'counter' | 'time' | 'too-few' | null

/** The fewest ids that can show a counter. */
const LEAST_IDS = 8
// Six numbers in order by chance: once in 720 times, and then they would have to lie close together as well.
const LEAST_CHAIN = 6
// Others take numbers of the same counter meanwhile; ids that hold a time and a machine lie millions apart.
const MAX_STEP = 10_000
// Our clock has whole milliseconds, so that neighbors may seem to be in the other order.
const ORDERED_SHARE = 0.95
const DAY_MS = 86_400_000
const MS_PER_UNIT = [1000, 1, 0.001]

/** Returns the pattern of these ids, judged by what differs in them and by when they were given out. */
export function patternOf(given: readonly GivenId[]): IdPattern {
  if (new Set(given.map(({ id }) => id)).size < LEAST_IDS) return null
  const ids = given.map(({ id }) => id)
  const decimals = varyingParts(ids, /\d/)
  if (decimals?.every((part) => part.length <= 16) === true && isTime(decimals, given)) return 'time'
  const digits = decimals ?? varyingParts(ids, /[\da-f]/i)
  if (digits === null) return null
  const base = decimals === null ? 16 : 10
  return counterPattern(
    withoutCommonHead(digits).map((part) => Number.parseInt(part, base)),
    given,
  )
}

// What is left of each id without the beginning and the end that all share; null unless it is made of digits alone.
function varyingParts(ids: readonly string[], digit: RegExp): readonly string[] | null {
  const [first = ''] = ids
  const shares = (length: number): boolean => ids.every((id) => id.startsWith(first.slice(0, length)))
  let start = longest(first.length, shares)
  while (start > 0 && digit.test(first.charAt(start - 1))) start -= 1
  const rests = ids.map((id) => id.slice(start))
  const shortest = Math.min(...rests.map((rest) => rest.length))
  const endsAlike = (length: number): boolean =>
    rests.every((rest) => rest.endsWith(first.slice(first.length - length)))
  let end = longest(shortest, endsAlike)
  while (end > 0 && digit.test(first.charAt(first.length - end))) end -= 1
  const parts = rests.map((rest) => rest.slice(0, rest.length - end))
  const isMadeOfDigits = (part: string): boolean =>
    part !== '' && part.split('').every((one) => digit.test(one))
  return parts.every(isMadeOfDigits) ? parts : null
}

function longest(most: number, holds: (length: number) => boolean): number {
  let length = 0
  while (length < most && holds(length + 1)) length += 1
  return length
}

// Numbers of many digits lose their last ones; what all share in front does not matter for the steps between them.
function withoutCommonHead(parts: readonly string[]): readonly string[] {
  const [first = ''] = parts
  if (parts.some((part) => part.length !== first.length)) return parts
  const head = longest(first.length, (length) =>
    parts.every((part) => part.startsWith(first.slice(0, length))),
  )
  return parts.map((part) => part.slice(head))
}

// Nanoseconds are left out: one of a million cannot be guessed over a network.
function isTime(parts: readonly string[], given: readonly GivenId[]): boolean {
  return MS_PER_UNIT.some((msPerUnit) =>
    parts.every((part, place) => {
      const sentAtMs = given[place]?.sentAtMs ?? 0
      return Math.abs(Number(part) * msPerUnit - sentAtMs) <= DAY_MS
    }),
  )
}

function counterPattern(numbers: readonly number[], given: readonly GivenId[]): IdPattern {
  const span = Math.max(...numbers) - Math.min(...numbers)
  if (span > MAX_STEP * numbers.length) return null
  const placed = given.map((id, place) => ({ ...id, number: numbers[place] ?? 0 }))
  const pairs = placed.flatMap((before) =>
    placed
      .filter((after) => after.sentAtMs >= before.answeredAtMs && after !== before)
      .map((after) => after.number > before.number),
  )
  const ordered = pairs.filter((isOrdered) => isOrdered).length
  if (ordered < pairs.length * ORDERED_SHARE) return null
  return chainLength(given) >= LEAST_CHAIN ? 'counter' : 'too-few'
}

/** Returns the number of ids that were certainly given out one after the other. */
function chainLength(given: readonly GivenId[]): number {
  let [length, endMs] = [0, Number.NEGATIVE_INFINITY]
  for (const { sentAtMs, answeredAtMs } of given.toSorted((a, b) => a.answeredAtMs - b.answeredAtMs)) {
    if (sentAtMs < endMs) continue
    length += 1
    endMs = answeredAtMs
  }
  return length
}
