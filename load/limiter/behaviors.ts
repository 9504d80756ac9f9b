/**
 * The behaviors as counters. A counter tells how many units are used at a moment, from the requests that it recorded. A limit of
 * `size` accepts a request when the used units and its cost are at most `size`. What is used never depends on the size, so one pass
 * over a trace serves all sizes. Pure.
 */
import type { Behavior } from './types.ts'

/** What a counter records about a request. */
export type Taken = {
  readonly atMs: number
  readonly cost: number
  readonly isAccepted: boolean
  readonly doneMs: number
}

/** The state of one limit for one key or address. */
export type Counter = {
  readonly used: (atMs: number) => number
  readonly record: (taken: Taken) => void
}

/**
 * The sizes of a behavior besides the number of units. `windowMs`: the window; for a bucket and for delays the time of one unit.
 * `phaseMs`: the start of a window of a grid. `extraMs`: the length of a ban.
 */
export type Times = { readonly windowMs: number; readonly phaseMs: number; readonly extraMs: number }

/** A way in which a limit can count. */
export type CounterKind = {
  readonly name: string
  readonly behavior: Behavior
  /** The times that a search varies. */
  readonly times: readonly (keyof Times)[]
  /** Whether services round the count, each in its own way. */
  readonly isRounded?: true
  /** The logarithm of how much rarer it is than the usual kind of its behavior. */
  readonly rarity: number
  readonly start: (times: Times) => Counter
}

/** Windows that begin with the first request after the last window. */
function firstRequestWindow({ windowMs }: Times): Counter {
  let [startMs, count] = [-Infinity, 0]
  return {
    used: (atMs) => (atMs >= startMs + windowMs ? 0 : count),
    record: ({ atMs, cost, isAccepted }) => {
      if (!isAccepted) return
      if (atMs >= startMs + windowMs) [startMs, count] = [atMs, 0]
      count += cost
    },
  }
}

/** Windows of a grid: of the wall clock, or of a timer of the service. */
function gridWindow({ windowMs, phaseMs }: Times): Counter {
  let [index, count] = [-Infinity, 0]
  const indexAt = (atMs: number): number => Math.floor((atMs - phaseMs) / windowMs)
  return {
    used: (atMs) => (indexAt(atMs) > index ? 0 : count),
    record: ({ atMs, cost, isAccepted }) => {
      if (!isAccepted) return
      if (indexAt(atMs) > index) [index, count] = [indexAt(atMs), 0]
      count += cost
    },
  }
}

/** Sliding log: remembers when each unit was consumed, and counts those of the last `windowMs`. */
function slidingLog({ windowMs }: Times): Counter {
  const log: { readonly atMs: number; readonly cost: number }[] = []
  let first = 0
  return {
    used: (atMs) => {
      let sum = 0
      for (let index = log.length - 1; index >= first; index -= 1) {
        const entry = log[index]
        if (entry === undefined || entry.atMs <= atMs - windowMs) break
        sum += entry.cost
      }
      return sum
    },
    record: ({ atMs, cost, isAccepted }) => {
      // Twice the window, so that a look a little into the past still finds its entries.
      while ((log[first]?.atMs ?? Infinity) < atMs - 2 * windowMs) first += 1
      if (isAccepted) log.push({ atMs, cost })
    },
  }
}

/** The count of this window of a grid, and that of the one before by the share of it that still counts. */
const slidingCounter =
  (countsRefused: boolean) =>
  ({ windowMs, phaseMs }: Times): Counter => {
    let [index, before, count] = [-Infinity, 0, 0]
    const at = (atMs: number): number => (atMs - phaseMs) / windowMs
    return {
      used: (atMs) => {
        const position = at(atMs)
        const age = Math.floor(position) - index
        const left = 1 - (position - Math.floor(position))
        if (age <= 0) return count + before * left
        return age === 1 ? count * left : 0
      },
      record: ({ atMs, cost, isAccepted }) => {
        const now = Math.floor(at(atMs))
        if (now > index) [before, count, index] = [now === index + 1 ? count : 0, 0, now]
        if (isAccepted || countsRefused) count += cost
      },
    }
  }

/** A bucket that refills continuously: `windowMs` is the time of one unit. */
function steadyBucket({ windowMs }: Times): Counter {
  let [lastMs, missing] = [0, 0]
  const at = (atMs: number): number => Math.max(0, missing - Math.max(0, atMs - lastMs) / windowMs)
  return {
    used: at,
    record: ({ atMs, cost, isAccepted }) => {
      if (isAccepted) [missing, lastMs] = [at(atMs) + cost, Math.max(atMs, lastMs)]
    },
  }
}

/** A window that each refusal begins anew. */
function prolongedByRefusals({ windowMs }: Times): Counter {
  let [startMs, count] = [-Infinity, 0]
  return {
    used: (atMs) => (atMs >= startMs + windowMs ? 0 : count),
    record: ({ atMs, cost, isAccepted }) => {
      if (atMs >= startMs + windowMs) [startMs, count] = [atMs, 0]
      if (isAccepted) count += cost
      else startMs = atMs
    },
  }
}

/** A log of all requests, the refused ones too. */
function countsEveryRequest({ windowMs }: Times): Counter {
  const log = slidingLog({ windowMs, phaseMs: 0, extraMs: 0 })
  return { used: log.used, record: (taken) => log.record({ ...taken, isAccepted: true }) }
}

/** A count that only `windowMs` without any request resets. */
function idleReset({ windowMs }: Times): Counter {
  let [lastMs, count] = [-Infinity, 0]
  return {
    used: (atMs) => (atMs >= lastMs + windowMs ? 0 : count),
    record: ({ atMs, cost, isAccepted }) => {
      if (atMs >= lastMs + windowMs) count = 0
      if (isAccepted) count += cost
      lastMs = atMs
    },
  }
}

/** A window, whose first refusal begins a ban of `extraMs`. */
function ban({ windowMs, extraMs }: Times): Counter {
  let [startMs, count, untilMs] = [-Infinity, 0, -Infinity]
  return {
    used: (atMs) => {
      if (atMs < untilMs) return Infinity
      return atMs >= startMs + windowMs ? 0 : count
    },
    record: ({ atMs, cost, isAccepted }) => {
      if (isAccepted) {
        if (atMs >= startMs + windowMs) [startMs, count] = [atMs, 0]
        count += cost
      } else if (atMs >= untilMs) [startMs, untilMs] = [-Infinity, atMs + extraMs]
    },
  }
}

/** Requests in flight. */
function inFlight(): Counter {
  let active: Taken[] = []
  return {
    used: (atMs) => active.reduce((sum, { doneMs, cost }) => (atMs < doneMs ? sum + cost : sum), 0),
    record: (taken) => {
      // A second, so that a look a little into the past still finds them.
      active = active.filter(({ doneMs }) => doneMs > taken.atMs - 1000)
      if (taken.isAccepted) active.push(taken)
    },
  }
}

/** All kinds of counters. Rarities are rough odds among services, so that a special case needs evidence. */
export const COUNTER_KINDS: readonly CounterKind[] = [
  {
    name: 'window from the first request',
    behavior: 'window',
    times: ['windowMs'],
    rarity: 0,
    start: firstRequestWindow,
  },
  {
    name: 'window of a clock',
    behavior: 'window',
    times: ['windowMs', 'phaseMs'],
    rarity: -0.5,
    start: gridWindow,
  },
  {
    name: 'log of a sliding window',
    behavior: 'sliding-window',
    times: ['windowMs'],
    rarity: -0.5,
    start: slidingLog,
  },
  {
    name: 'weighted count of two windows',
    behavior: 'sliding-window',
    times: ['windowMs', 'phaseMs'],
    isRounded: true,
    rarity: -1,
    start: slidingCounter(false),
  },
  {
    name: 'weighted count of two windows with refused requests',
    behavior: 'prolonging',
    times: ['windowMs', 'phaseMs'],
    isRounded: true,
    rarity: -3,
    start: slidingCounter(true),
  },
  { name: 'bucket', behavior: 'bucket', times: ['windowMs'], rarity: 0, start: steadyBucket },
  {
    name: 'window that refusals begin anew',
    behavior: 'prolonging',
    times: ['windowMs'],
    rarity: -2,
    start: prolongedByRefusals,
  },
  {
    name: 'log with refused requests',
    behavior: 'prolonging',
    times: ['windowMs'],
    rarity: -2,
    start: countsEveryRequest,
  },
  {
    name: 'count that silence resets',
    behavior: 'prolonging',
    times: ['windowMs'],
    rarity: -3,
    start: idleReset,
  },
  { name: 'ban', behavior: 'prolonging', times: ['windowMs', 'extraMs'], rarity: -2, start: ban },
  // A burst that is cut short is seldom one of a window of a second or less.
  { name: 'in flight', behavior: 'in-flight', times: [], rarity: 4, start: inFlight },
]
