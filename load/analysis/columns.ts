/**
 * Values of the same requests under several names. The moment of a request is kept once for all of its values, and the order of time is found
 * once, because a run has a dozen durations of each request. Pure.
 */
import { createCompactSeries, createScratch, type CompactSeries } from './compact-series.ts'
import { timeOrderOf } from './time-order.ts'

/** The values under one name. An array is valid until another column of the same set is read in the same order. */
export type Column = {
  /** In the order of size. */
  readonly sorted: () => Float64Array
  /** In the order of time. Values of one moment are in the order of their size, so the order in which they were added does not matter. */
  readonly inTimeOrder: () => Float64Array
}

/** The values of one request; null for one that it does not have. */
type Values<Name extends string> = Readonly<Record<Name, number | null>>

/** The columns. `atSeconds` is the time of a request, on any clock; default: that of the one before it. */
export type Columns<Name extends string> = {
  readonly add: (values: Values<Name>, atSeconds?: number) => void
  readonly column: (name: Name) => Column
}

/** Pages, because an array that grows by copying holds all values twice. */
const PAGE_BITS = 12
const PAGE_LENGTH = 1 << PAGE_BITS
const PLACE_IN_PAGE = PAGE_LENGTH - 1

/** A page that holds nothing is left out. NaN stands for a value that a request does not have. */
type Pages = { readonly pages: (Float64Array | undefined)[]; count: number }

function emptyPages(): Pages {
  return { pages: [], count: 0 }
}

/** Up to so many requests are kept one by one: an hour of 55 requests per second. Of more, counts are kept ({@link createCompactSeries}). */
export const MAX_EXACT_REQUESTS = 200_000

/** Empty columns with these names. */
export function createColumns<const Name extends string>(
  names: readonly Name[],
  maxExact = MAX_EXACT_REQUESTS,
): Columns<Name> {
  let exact = createExactColumns(names)
  let compact: readonly NamedSeries<Name>[] | null = null
  let lastSeconds = 0

  function compacted(): readonly NamedSeries<Name>[] {
    const scratch = createScratch()
    const all = names.map((name) => ({ name, series: createCompactSeries(scratch) }))
    for (const { name, series } of all) exact.drain(name, series.add)
    exact = createExactColumns<Name>([])
    return all
  }

  function columnOf(name: Name): Column {
    return compact?.find((one) => one.name === name)?.series ?? exact.column(name)
  }

  return {
    add(values, atSeconds) {
      // As exact columns hold it, so that the order in which requests come does not matter.
      const time = Math.fround(atSeconds ?? lastSeconds)
      lastSeconds = time
      if (compact === null && exact.count() < maxExact) {
        exact.add(values, atSeconds)
        return
      }
      compact ??= compacted()
      for (const { name, series } of compact) {
        const value = values[name]
        if (value !== null) series.add(value, time)
      }
    },
    column: (name) => ({
      sorted: () => columnOf(name).sorted(),
      inTimeOrder: () => columnOf(name).inTimeOrder(),
    }),
  }
}

type NamedSeries<Name extends string> = { readonly name: Name; readonly series: CompactSeries }

type ExactColumns<Name extends string> = Columns<Name> & {
  readonly count: () => number
  /** Takes all values of one name out. */
  readonly drain: (name: Name, take: (value: number, atSeconds: number) => void) => void
}

function createExactColumns<const Name extends string>(names: readonly Name[]): ExactColumns<Name> {
  const byName = names.map((name) => ({ name, held: emptyPages() }))
  const times: Float32Array[] = []
  let length = 0
  let lastSeconds = 0
  let isInOrder = true
  let order: Uint32Array | null = null

  function heldOf(name: Name): Pages {
    return byName.find((one) => one.name === name)?.held ?? emptyPages()
  }

  function timeAt(place: number): number {
    return times[place >>> PAGE_BITS]?.[place & PLACE_IN_PAGE] ?? 0
  }

  return {
    add(values, atSeconds) {
      const page = length >>> PAGE_BITS
      const place = length & PLACE_IN_PAGE
      const time = Math.fround(atSeconds ?? lastSeconds)
      if (length > 0 && atSeconds !== undefined && time <= lastSeconds) isInOrder = false
      ;(times[page] ??= new Float32Array(PAGE_LENGTH))[place] = time
      for (const { name, held } of byName) {
        const value = values[name]
        if (value === null) continue
        ;(held.pages[page] ??= new Float64Array(PAGE_LENGTH).fill(Number.NaN))[place] = value
        held.count += 1
      }
      lastSeconds = time
      length += 1
      order = null
    },
    column(name) {
      const held = heldOf(name)
      return {
        sorted() {
          const values = asAdded(held)
          values.sort()
          return values
        },
        inTimeOrder() {
          if (isInOrder) return asAdded(held)
          order ??= timeOrderOf(timesOf(times, length))
          return ordered(held, order, timeAt)
        },
      }
    },
    count: () => length,
    drain(name, take) {
      const { pages } = heldOf(name)
      for (let place = 0; place < length; place += 1) {
        const value = pages[place >>> PAGE_BITS]?.[place & PLACE_IN_PAGE] ?? Number.NaN
        if (!Number.isNaN(value)) take(value, timeAt(place))
      }
      pages.length = 0
    },
  }
}

function timesOf(pages: readonly Float32Array[], length: number): Float32Array {
  const times = new Float32Array(length)
  for (const [index, page] of pages.entries())
    times.set(page.subarray(0, length - index * PAGE_LENGTH), index * PAGE_LENGTH)
  return times
}

function asAdded({ pages, count }: Pages): Float64Array {
  const values = new Float64Array(count)
  let at = 0
  for (const page of pages) {
    if (page === undefined) continue
    for (let place = 0; place < PAGE_LENGTH; place += 1) {
      const value = page[place] ?? Number.NaN
      if (Number.isNaN(value)) continue
      values[at] = value
      at += 1
    }
  }
  return values
}

function ordered(
  { pages, count }: Pages,
  order: Uint32Array,
  timeAt: (place: number) => number,
): Float64Array {
  const values = new Float64Array(count)
  let [at, from, moment] = [0, 0, Number.NaN]
  const endMoment = (): void => {
    if (at - from > 1) values.subarray(from, at).sort()
    from = at
  }
  for (const place of order) {
    const value = pages[place >>> PAGE_BITS]?.[place & PLACE_IN_PAGE] ?? Number.NaN
    if (Number.isNaN(value)) continue
    const time = timeAt(place)
    if (time !== moment) endMoment()
    moment = time
    values[at] = value
    at += 1
  }
  endMoment()
  return values
}
