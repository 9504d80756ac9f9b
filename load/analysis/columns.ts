/** Values of requests under several names, by size and by time. Beyond {@link MAX_KEPT_REQUESTS} requests an even sample is kept. Pure. */

/** The values under one name. */
export type Column = {
  /** In the order of size. The first and the last are the smallest and the largest of all requests, kept or not. */
  readonly sorted: () => Float64Array
  /** In the order of time; values of one moment in the order of their requests. */
  readonly inTimeOrder: () => Float64Array
}

/** The values of one request; null for one that it does not have. */
type Values<Name extends string> = Readonly<Record<Name, number | null>>

/** The columns. `atSeconds`: the time of a request, by default that of the one before. `index`: its number in the run, by default the number of requests so far. */
export type Columns<Name extends string> = {
  readonly add: (values: Values<Name>, atSeconds?: number, index?: number) => void
  readonly column: (name: Name) => Column
}

/** So many requests are kept: two and a half hours of 55 per second. */
export const MAX_KEPT_REQUESTS = 500_000

/** NaN stands for a value that a request does not have. */
type Kept = { list: number[]; least: number; most: number }

/** Creates empty columns with these names. */
export function createColumns<const Name extends string>(
  names: readonly Name[],
  maxKept = MAX_KEPT_REQUESTS,
): Columns<Name> {
  const columns = names.map((name) => ({ name, ...emptyColumn() }))
  const times = emptyColumn()
  const indexes = emptyColumn()
  let added = 0
  let lastSeconds = 0
  // Requests whose lot lies below the bound are kept.
  let bound = 2 ** 32
  let order: Uint32Array | null = null

  function keepHalf(): void {
    bound /= 2
    const isKept = indexes.list.map((index) => lotOf(index) < bound)
    for (const one of [times, indexes, ...columns]) one.list = one.list.filter((_, place) => isKept[place])
  }

  return {
    add(values, atSeconds = lastSeconds, index = added) {
      added += 1
      lastSeconds = atSeconds
      const isKept = lotOf(index) < bound
      for (const column of columns) {
        const value = values[column.name]
        if (isKept) column.list.push(value ?? Number.NaN)
        if (value === null) continue
        column.least = Math.min(column.least, value)
        column.most = Math.max(column.most, value)
      }
      if (!isKept) return
      times.list.push(atSeconds)
      indexes.list.push(index)
      order = null
      while (indexes.list.length > maxKept) keepHalf()
    },
    column(name) {
      const found = (): Kept => columns.find((one) => one.name === name) ?? emptyColumn()
      return {
        sorted() {
          const { list, least, most } = found()
          const values = Float64Array.from(list.filter((value) => !Number.isNaN(value))).toSorted()
          if (values.length > 0) {
            values[0] = least
            values[values.length - 1] = most
          }
          return values
        },
        inTimeOrder() {
          const { list } = found()
          order ??= timeOrder(times.list, indexes.list)
          return Float64Array.from(order, (place) => list[place] ?? Number.NaN).filter(
            (value) => !Number.isNaN(value),
          )
        },
      }
    },
  }
}

function emptyColumn(): Kept {
  return { list: [], least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY }
}

function timeOrder(times: readonly number[], indexes: readonly number[]): Uint32Array {
  const places = Uint32Array.from(times, (_, place) => place)
  return places.toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0) || (indexes[a] ?? 0) - (indexes[b] ?? 0))
}

/** Returns a number below 2^32 that depends on an index and is spread evenly, because failures often come at a regular distance. */
export function lotOf(index: number): number {
  let mixed = Math.imul(index ^ (index >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
