/**
 * Samples of a long run as counts on a logarithmic grid, in intervals of time, so that what is kept does not grow with their number. Values are at most
 * 0.14 % off, times at most a 64th of the run. Adding is all it does, so the order of samples does not matter. Reading it expands the counts to
 * 8 bytes a sample, and to about 24 for a moment where both orders are read. Pure.
 */

/** What a series of many samples can still tell. */
export type CompactSeries = {
  readonly add: (value: number, atSeconds: number) => void
  readonly sorted: () => Float64Array
  /** In the order of intervals; within one interval, values of all sizes take turns. */
  readonly inTimeOrder: () => Float64Array
}

/** Places per power of two: the middle of one is at most 0.14 % from its ends. */
const STEPS = 256
/** At first; two neighbors become one where there would be more than {@link MAX_INTERVALS}. */
const FIRST_SECONDS = 1
const MAX_INTERVALS = 128

/** An empty series. */
export function createCompactSeries(): CompactSeries {
  let intervals: Counts[] = []
  let seconds = FIRST_SECONDS
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  // The middle of the first place may be below all values in it, and that of the last above them.
  const valueAt = (place: number): number => Math.min(most, Math.max(least, middleOf(place)))
  return {
    add(value, atSeconds) {
      least = Math.min(least, value)
      most = Math.max(most, value)
      const time = Math.max(0, atSeconds)
      while (time / seconds >= MAX_INTERVALS) {
        intervals = halved(intervals)
        seconds *= 2
      }
      const place = Math.floor(time / seconds)
      while (intervals.length <= place) intervals.push(createCounts())
      intervals[place]?.add(placeOf(value), 1)
    },
    sorted() {
      const values = valuesOf(merged(intervals), valueAt)
      // The ends did occur, so they are exact.
      if (values.length > 0) {
        values[0] = least
        values[values.length - 1] = most
      }
      return values
    },
    inTimeOrder: () => joined(intervals.map((interval) => alternating(valuesOf(interval, valueAt)))),
  }
}

/** Counts by place: whole numbers that lie near each other. */
type Counts = {
  readonly add: (place: number, count: number) => void
  readonly forEach: (take: (place: number, count: number) => void) => void
}

/** Room on both sides of the places that are used, so that few additions make a new array. */
const SPARE = 64

function createCounts(): Counts {
  let counts = new Uint32Array(0)
  let from = 0
  const makeRoom = (place: number): void => {
    const begins = counts.length === 0 ? place - SPARE : Math.min(from, place - SPARE)
    const ends = counts.length === 0 ? place + SPARE : Math.max(from + counts.length, place + SPARE)
    const wider = new Uint32Array(ends - begins)
    if (counts.length > 0) wider.set(counts, from - begins)
    counts = wider
    from = begins
  }
  return {
    add(place, count) {
      if (place < from || place >= from + counts.length) makeRoom(place)
      counts[place - from] = (counts[place - from] ?? 0) + count
    },
    forEach: (take) => {
      for (const [at, count] of counts.entries()) if (count > 0) take(from + at, count)
    },
  }
}

/** Where all values lie that are not above 0: below a picosecond. */
const ZERO_PLACE = -30 * STEPS

function placeOf(value: number): number {
  return value > 0 ? Math.max(ZERO_PLACE, Math.floor(Math.log2(value) * STEPS)) : ZERO_PLACE
}

function middleOf(place: number): number {
  return place === ZERO_PLACE ? 0 : 2 ** ((place + 0.5) / STEPS)
}

function merged(all: readonly Counts[]): Counts {
  const sum = createCounts()
  for (const one of all) one.forEach(sum.add)
  return sum
}

function halved(intervals: readonly Counts[]): Counts[] {
  return Array.from({ length: Math.ceil(intervals.length / 2) }, (_, pair) =>
    merged(intervals.slice(2 * pair, 2 * pair + 2)),
  )
}

function valuesOf(counts: Counts, valueAt: (place: number) => number): Float64Array {
  let length = 0
  counts.forEach((_, count) => {
    length += count
  })
  const values = new Float64Array(length)
  let next = 0
  counts.forEach((place, count) => {
    values.fill(valueAt(place), next, next + count)
    next += count
  })
  return values
}

/** The golden ratio: its multiples fall evenly into any part of an interval. */
const GOLDEN = 0.618_033_988_749_894_9

/** Values in an order of which each part is like the whole, because batches of a run begin and end within intervals. */
function alternating(sorted: Float64Array): Float64Array {
  const n = sorted.length
  const stride = strideFor(n)
  let at = 0
  return sorted.map(() => {
    const value = sorted[at] ?? 0
    at = (at + stride) % n
    return value
  })
}

/** The number next to the golden part of n that shares no divisor with it, so that its multiples reach all. */
function strideFor(n: number): number {
  let stride = Math.max(1, Math.round(GOLDEN * n))
  while (commonDivisor(stride, n) !== 1) stride += 1
  return stride
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const whole = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0))
  let next = 0
  for (const part of parts) {
    whole.set(part, next)
    next += part.length
  }
  return whole
}
