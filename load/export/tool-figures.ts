import type { ExportedRequest } from './exported-request.ts'

/** The figures of a load tool, by the tool's own names. */
export type ToolFigures = { readonly [name: string]: number | null | ToolFigures }

/** Statistics of a list of numbers, computed as numpy does. `at` returns a percentile. Values that an empty list does not have are null. */
export type Statistics = {
  readonly count: number
  readonly sum: number
  readonly mean: number | null
  readonly std: number | null
  readonly min: number | null
  readonly max: number | null
  readonly at: (percentile: number) => number | null
}

type PercentileMethod = (ascending: Float64Array, percentile: number) => number | null

/** Computes a percentile as `numpy.percentile` does, by linear interpolation. Null for an empty list. */
export const interpolated: PercentileMethod = (ascending, percentile) => {
  const place = (percentile / 100) * (ascending.length - 1)
  const [low, high] = [ascending[Math.floor(place)], ascending[Math.ceil(place)]]
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place))
}

/** Computes a percentile by the nearest-rank method. Returns null for an empty list. */
export const nearestRank: PercentileMethod = (ascending, percentile) => {
  // Rounding errors of binary fractions must not change the rank.
  const rank = Math.ceil((percentile / 100) * ascending.length - 1e-9)
  return ascending[Math.max(1, rank) - 1] ?? null
}

/** Returns the mean, the extremes and the percentiles of values; `method` defines how percentiles are computed. */
export function statisticsOf(values: readonly number[], method: PercentileMethod): Statistics {
  const ascending = Float64Array.from(values).toSorted()
  const count = ascending.length
  const sum = ascending.reduce((total, value) => total + value, 0)
  const mean = count === 0 ? null : sum / count
  const squares = ascending.reduce((total, value) => total + (value - (mean ?? 0)) ** 2, 0)
  return {
    count,
    sum,
    mean,
    std: count === 0 ? null : Math.sqrt(squares / count),
    min: ascending[0] ?? null,
    max: ascending.at(-1) ?? null,
    at: (percentile) => method(ascending, percentile),
  }
}

// The data from which the figures of a load tool are computed. `of` returns the statistics of one of `ToolDefinition.values`.
type ToolRun = {
  readonly completed: number
  readonly failed: number
  readonly seconds: number
  readonly of: (name: string) => Statistics
}

type ToolValue = (request: ExportedRequest) => number | null | readonly number[]

/** The rules by which another load tool computes its figures. `endMs` returns the end of a request. `differs` lists our deviations from the tool. */
export type ToolDefinition = {
  readonly tool: string
  readonly differs: readonly string[]
  readonly method: PercentileMethod
  readonly isSuccess: (request: ExportedRequest) => boolean
  readonly endMs: (request: ExportedRequest, isSuccess: boolean) => number | null
  readonly values: Readonly<Record<string, ToolValue>>
  readonly figures: (run: ToolRun) => ToolFigures
}

type NamedValues = { readonly name: string; readonly valueOf: ToolValue; readonly list: number[] }

type FigureCollector = {
  readonly take: (request: ExportedRequest) => void
  readonly figures: () => ToolFigures
}

/** Returns a collector that takes requests one by one, and then computes the figures as the given load tool defines them. */
export function collectFigures({
  isSuccess,
  endMs,
  values,
  figures,
  method,
}: ToolDefinition): FigureCollector {
  let [completed, failed] = [0, 0]
  let [firstMs, lastMs] = [Number.POSITIVE_INFINITY, 0]
  const taken = Object.entries(values).map(([name, valueOf]): NamedValues => ({ name, valueOf, list: [] }))
  const of = (name: string): Statistics =>
    statisticsOf(taken.find((one) => one.name === name)?.list ?? [], method)
  return {
    take(request) {
      const isCompleted = isSuccess(request)
      const end = endMs(request, isCompleted)
      if (end !== null) {
        firstMs = Math.min(firstMs, request.sentMs)
        lastMs = Math.max(lastMs, end)
      }
      if (!isCompleted) {
        failed += 1
        return
      }
      completed += 1
      for (const { valueOf, list } of taken) {
        const value = valueOf(request)
        if (typeof value === 'number') list.push(value)
        else for (const each of value ?? []) list.push(each)
      }
    },
    figures: () =>
      figures({ completed, failed, seconds: firstMs > lastMs ? 0 : (lastMs - firstMs) / 1000, of }),
  }
}

/** Divides two numbers; null for a divisor of 0 or null. */
export function divided(amount: number, by: number | null): number | null {
  return by === null || by === 0 ? null : amount / by
}
