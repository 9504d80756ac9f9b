/** The stored values of one measurement, such as the time to first token: one number per request. */
export type Column = {
  /** Returns the stored values in ascending order. If only a part is stored, the minimum and maximum are still exact. */
  readonly sorted: () => Float64Array
  /** Returns the stored values in the order of the times (`atSeconds`) with which they were added. */
  readonly inTimeOrder: () => Float64Array
}

type Values<Name extends string> = Readonly<Record<Name, number | null>>

/**
 * A table of measurements. `add` adds the numbers of one request: `atSeconds` is when it was scheduled or sent, `index` its number in the
 * load.
 */
export type Columns<Name extends string> = {
  readonly add: (values: Values<Name>, atSeconds?: number, index?: number) => void
  readonly column: (name: Name) => Column
}

/** The maximum number of stored requests: 55 per second for two and a half hours. If there are more, a random sample is stored. */
export const MAX_KEPT_REQUESTS = 500_000

type StoredValues = { list: number[]; least: number; most: number }

/** Creates an empty table of measurements with one column per name. It keeps at most `maxKept` values of each. */
export function createColumns<const Name extends string>(
  names: readonly Name[],
  maxKept = MAX_KEPT_REQUESTS,
): Columns<Name> {
  const columns = names.map((name) => ({ name, ...emptyColumn() }))
  const times = emptyColumn()
  const indexes = emptyColumn()
  let added = 0
  let lastSeconds = 0
  // A request is stored if its pseudorandom number is below the bound.
  let bound = 2 ** 32
  let order: Uint32Array | null = null

  function keepHalf(): void {
    bound /= 2
    const isKept = indexes.list.map((index) => pseudorandomOf(index) < bound)
    for (const one of [times, indexes, ...columns]) one.list = one.list.filter((_, place) => isKept[place])
  }

  return {
    add(values, atSeconds = lastSeconds, index = added) {
      added += 1
      lastSeconds = atSeconds
      const isKept = pseudorandomOf(index) < bound
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
      const found = (): StoredValues => columns.find((one) => one.name === name) ?? emptyColumn()
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

function emptyColumn(): StoredValues {
  return { list: [], least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY }
}

function timeOrder(times: readonly number[], indexes: readonly number[]): Uint32Array {
  const places = Uint32Array.from(times, (_, place) => place)
  return places.toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0) || (indexes[a] ?? 0) - (indexes[b] ?? 0))
}

/** Returns a number below 2^32 that looks random but depends only on `index`. So each analysis of a load has the same random sample. */
export function pseudorandomOf(index: number): number {
  let mixed = Math.imul(index ^ (index >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
