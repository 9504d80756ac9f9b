/**
 * Samples of a long run as counts on a logarithmic grid, in intervals of time, so that what is kept does not grow with their number. Values are at most
 * 0.14 % off, times at most a 64th of the run. Adding is all it does, so the order of samples does not matter. Reading it expands the counts to
 * 8 bytes a sample, and to about 24 for a moment where both orders are read. Pure.
 */
import { commonDivisor } from '../common-divisor.ts'

/** The values of a series of many samples. An array is valid until a series with the same scratch memory is read in the same order. */
export type CompactSeries = {
  readonly add: (value: number, atSeconds: number) => void
  readonly sorted: () => Float64Array
  /** In the order of intervals; within one interval, values of all sizes take turns. */
  readonly inTimeOrder: () => Float64Array
}

/**
 * Memory that several series use in turn, one array for each order, because the garbage collector frees unused arrays
 * late.
 */
export type Scratch = { readonly sorted: GrowingArray; readonly inTimeOrder: GrowingArray }

/** Returns an array of at least this length, the same one as before where it is long enough. */
type GrowingArray = (length: number) => Float64Array

/** Scratch memory for any number of series. */
export function createScratch(): Scratch {
  return { sorted: createGrowingArray(), inTimeOrder: createGrowingArray() }
}

function createGrowingArray(): GrowingArray {
  let memory = new Float64Array(0)
  return (length) => {
    if (memory.length < length) memory = new Float64Array(length)
    return memory
  }
}

/** Places per power of two: the middle of one is at most 0.14 % from its ends. */
const STEPS = 256
/** At first; two neighbors become one where there would be more than {@link MAX_INTERVALS}. */
const FIRST_SECONDS = 1
const MAX_INTERVALS = 128

/** An empty series. */
export function createCompactSeries(scratch = createScratch()): CompactSeries {
  let intervals: Counts[] = []
  let seconds = FIRST_SECONDS
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  // The middle of the first place may be below all values in it, and that of the last above them.
  const valueAt: ValueAt = (place) => Math.min(most, Math.max(least, middleOf(place)))
  return {
    add(value, atSeconds) {
      if (value < least) least = value
      if (value > most) most = value
      const time = Math.max(0, atSeconds)
      while (time / seconds >= MAX_INTERVALS) {
        intervals = halved(intervals)
        seconds *= 2
      }
      const place = Math.floor(time / seconds)
      while (intervals.length <= place) intervals.push(createCounts(intervals.at(-1)))
      intervals[place]?.add(placeOf(value), 1)
    },
    sorted() {
      const values = valuesOf(merged(intervals), valueAt, scratch.sorted)
      // The ends did occur, so they are exact.
      if (values.length > 0) {
        values[0] = least
        values[values.length - 1] = most
      }
      return values
    },
    inTimeOrder: () => alternatingIn(intervals, valueAt, scratch.inTimeOrder),
  }
}

/** Returns the value that stands for those of a place. */
type ValueAt = (place: number) => number

/** Counts by place: whole numbers that lie near each other. */
type Counts = {
  readonly add: (place: number, count: number) => void
  readonly forEach: (take: (place: number, count: number) => void) => void
  readonly places: () => Places
}

/** The places that have room: so many, from the lowest on. */
type Places = { readonly from: number; readonly length: number }

/** Room on both sides of the places that are used, so that few additions make a new array. */
const SPARE = 64

/** Empty counts, with room for the places of others: those of one run are alike, and a wider array leaves the one before as garbage. */
function createCounts(alike?: Counts): Counts {
  const spans = alike?.places() ?? { from: 0, length: 0 }
  let counts = new Uint32Array(spans.length)
  let { from } = spans
  const widen = (place: number): void => {
    const begins = counts.length === 0 ? place - SPARE : Math.min(from, place - SPARE)
    const ends = counts.length === 0 ? place + SPARE : Math.max(from + counts.length, place + SPARE)
    const wider = new Uint32Array(ends - begins)
    if (counts.length > 0) wider.set(counts, from - begins)
    counts = wider
    from = begins
  }
  return {
    add(place, count) {
      if (place < from || place >= from + counts.length) widen(place)
      counts[place - from] = (counts[place - from] ?? 0) + count
    },
    forEach: (take) => {
      // A plain loop: an iterator makes an object for each of the many places without a count.
      for (let at = 0; at < counts.length; at += 1) {
        const count = counts[at] ?? 0
        if (count > 0) take(from + at, count)
      }
    },
    places: () => ({ from, length: counts.length }),
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
  const sum = createCounts(all[0])
  for (const one of all) one.forEach(sum.add)
  return sum
}

function halved(intervals: readonly Counts[]): Counts[] {
  return Array.from({ length: Math.ceil(intervals.length / 2) }, (_, pair) =>
    merged(intervals.slice(2 * pair, 2 * pair + 2)),
  )
}

function countIn(counts: Counts): number {
  let sum = 0
  counts.forEach((_, count) => {
    sum += count
  })
  return sum
}

function valuesOf(counts: Counts, valueAt: ValueAt, scratch: GrowingArray): Float64Array {
  const total = countIn(counts)
  const values = scratch(total).subarray(0, total)
  writeValues(counts, valueAt, values)
  return values
}

/** Writes the values of all counts to the start of `values`, ascending. */
function writeValues(counts: Counts, valueAt: ValueAt, values: Float64Array): void {
  let next = 0
  counts.forEach((place, count) => {
    values.fill(valueAt(place), next, next + count)
    next += count
  })
}

/** The golden ratio: its multiples fall evenly into any part of an interval. */
const GOLDEN = 0.618_033_988_749_894_9

/** Values in an order of which each part is like the whole, because batches of a run begin and end within intervals. */
function alternatingIn(intervals: readonly Counts[], valueAt: ValueAt, scratch: GrowingArray): Float64Array {
  const counts = intervals.map(countIn)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const memory = scratch(total + Math.max(0, ...counts))
  const [all, sorted] = [memory.subarray(0, total), memory.subarray(total)]
  let begin = 0
  for (const [index, interval] of intervals.entries()) {
    const n = counts[index] ?? 0
    writeValues(interval, valueAt, sorted)
    const stride = strideFor(n)
    for (let next = 0, at = 0; next < n; next += 1) {
      all[begin + next] = sorted[at] ?? 0
      at = (at + stride) % n
    }
    begin += n
  }
  return all
}

/** The number next to the golden part of n that shares no divisor with it, so that its multiples reach all. */
function strideFor(n: number): number {
  let stride = Math.max(1, Math.round(GOLDEN * n))
  while (commonDivisor(stride, n) !== 1) stride += 1
  return stride
}
