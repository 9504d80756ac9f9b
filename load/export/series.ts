/** The values of one figure, one for each request, outside of the heap of JavaScript. */
import { statisticsOf, type PercentileMethod, type Statistics } from './summary-statistics.ts'

/** Values of one figure. One that is null is left out. */
export type ExportedSeries = {
  readonly add: (value: number | null) => void
  readonly statistics: (method: PercentileMethod) => Statistics
}

const FIRST_CAPACITY = 1024

/** Returns an empty series. It holds eight bytes for each value. */
export function createExportedSeries(): ExportedSeries {
  let values = new Float64Array(FIRST_CAPACITY)
  let count = 0
  return {
    add(value) {
      if (value === null) return
      if (count === values.length) {
        const longer = new Float64Array(values.length * 2)
        longer.set(values)
        values = longer
      }
      values[count] = value
      count += 1
    },
    statistics(method) {
      const sorted = values.subarray(0, count).toSorted()
      const forEach = (visit: (value: number, times: number) => void): void => {
        for (const value of sorted) visit(value, 1)
      }
      return statisticsOf({ count, valueAt: (place) => sorted[place], forEach }, method)
    },
  }
}
