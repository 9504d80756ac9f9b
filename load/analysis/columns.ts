/** The stored values of a measurement, such as the time to first token: one value per request. */
export type Column = {
  /** Returns the values in ascending order. The minimum and maximum are exact, even if only a sample is stored. */
  readonly sorted: () => Float64Array
  readonly inTimeOrder: () => Float64Array
}

type Values<Name extends string> = Readonly<Record<Name, number | null>>

type Columns<Name extends string> = {
  readonly add: (values: Values<Name>, atSeconds?: number, index?: number) => void
  readonly column: (name: Name) => Column
}

/** The maximum number of stored requests. If a load has more, a random sample is stored. */
export const MAX_KEPT_REQUESTS = 500_000 // 55 per second for two and a half hours.

type StoredValues = { list: number[]; least: number; most: number }

/** Creates an empty table of measurements that stores at most `maxKept` requests. */
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

/** Returns a pseudorandom number from 0 to 2^32 - 1 that depends only on `index`. */
export function pseudorandomOf(index: number): number {
  // Each analysis of a load must choose the same sample.
  let mixed = Math.imul(index ^ (index >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
