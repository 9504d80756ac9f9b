/**
 * Defines the behaviors of limits as counters. A counter records requests and returns how many units are in use at a given moment. A
 * limit accepts a request if the used units plus its cost are at most its size. The used units do not depend on the size, so
 * one pass over a trace serves all sizes. Pure.
 */
import type { Behavior } from './types.ts'

/** A request as a counter records it. */
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
 * The time parameters of a behavior. `windowMs`: the window; for a bucket and for delays the time of one unit. `phaseMs`: the start
 * of one of consecutive windows. `extraMs`: the length of a ban, or the interval of refills.
 */
export type Times = { readonly windowMs: number; readonly phaseMs: number; readonly extraMs: number }

/** A way in which a limit may count requests. */
export type CounterKind = {
  readonly name: string
  readonly behavior: Behavior
  /** The time parameters that a search varies. */
  readonly times: readonly (keyof Times)[]
  /** For a kind with bans: each ban lasts this many times as long as the ban before. */
  readonly growth?: number
  /** Whether `windowMs` is the time of one unit. */
  readonly isPerUnit?: true
  /** Whether refused requests count like accepted ones. */
  readonly countsRefused?: true
  /** Whether services round the count of this kind, each in its own way. */
  readonly isRounded?: true
  /**
   * The prior log odds of this kind, relative to the usual kind of its behavior. A third time parameter costs 2 more: half the logarithm of
   * about 50 answers, as in the BIC.
   */
  readonly rarity: number
  readonly start: (times: Times) => Counter
  /** For a kind that delays: creates the function that records a request and returns its delay in milliseconds. */
  readonly delay?: (times: Times, size: number) => (atMs: number) => number
}

/** Creates a counter whose windows begin with the first request after the last window. */
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

/** Creates a counter with consecutive windows, aligned to the wall clock or to a timer of the service. */
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

/** Creates a sliding log: it stores when each unit was consumed, and counts the units of the last `windowMs`. */
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
      // Entries are stored for twice the window, because `used` may be called for a time slightly in the past.
      while ((log[first]?.atMs ?? Infinity) < atMs - 2 * windowMs) first += 1
      if (isAccepted) log.push({ atMs, cost })
    },
  }
}

/** Creates a counter of two consecutive windows. The earlier one counts in proportion to its part in the sliding window. */
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

/** Creates a bucket that refills continuously; `windowMs` is the refill time of one unit. */
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

/** Creates a counter whose window starts again with each refusal. */
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

/** Creates a sliding log that also counts refused requests. */
function countsEveryRequest({ windowMs }: Times): Counter {
  const log = slidingLog({ windowMs, phaseMs: 0, extraMs: 0 })
  return { used: log.used, record: (taken) => log.record({ ...taken, isAccepted: true }) }
}

/** Creates a counter that only resets after `windowMs` without any request. */
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

/** Creates a bucket that refills only at the end of each interval of `extraMs`, by as much as a steady bucket refills in that time. */
function intervalBucket({ windowMs, phaseMs, extraMs }: Times): Counter {
  let [tick, missing] = [-Infinity, 0]
  const tickAt = (atMs: number): number => Math.floor((atMs - phaseMs) / extraMs)
  const at = (atMs: number): number =>
    Math.max(0, missing - Math.max(0, tickAt(atMs) - tick) * (extraMs / windowMs))
  return {
    used: at,
    record: ({ atMs, cost, isAccepted }) => {
      if (isAccepted) [missing, tick] = [at(atMs) + cost, Math.max(tickAt(atMs), tick)]
    },
  }
}

/**
 * Creates a counter of a window in which the first refusal begins a ban of `extraMs`. Each later ban lasts `growth` times as long as the
 * one before.
 */
const ban =
  (growth: number) =>
  ({ windowMs, extraMs }: Times): Counter => {
    let [startMs, count, untilMs, lengthMs] = [-Infinity, 0, -Infinity, extraMs]
    return {
      used: (atMs) => {
        if (atMs < untilMs) return Infinity
        return atMs >= startMs + windowMs ? 0 : count
      },
      record: ({ atMs, cost, isAccepted }) => {
        if (isAccepted) {
          if (atMs >= startMs + windowMs) [startMs, count] = [atMs, 0]
          count += cost
        } else if (atMs >= untilMs) {
          ;[startMs, untilMs] = [-Infinity, atMs + lengthMs]
          lengthMs *= growth
        }
      },
    }
  }

/** Creates a counter of requests in flight. */
function inFlight(): Counter {
  let active: Taken[] = []
  return {
    used: (atMs) => active.reduce((sum, { doneMs, cost }) => (atMs < doneMs ? sum + cost : sum), 0),
    record: (taken) => {
      // Requests are stored for a second, because `used` may be called for a time slightly in the past.
      active = active.filter(({ doneMs }) => doneMs > taken.atMs - 1000)
      if (taken.isAccepted) active.push(taken)
    },
  }
}

/** Creates a limiter that lets one request pass every `windowMs`, after `size` that pass at once. */
function steadyPace({ windowMs }: Times, size: number): (atMs: number) => number {
  let [lastMs, missing] = [0, 0]
  return (atMs) => {
    missing = Math.max(0, missing - (atMs - lastMs) / windowMs) + 1
    lastMs = atMs
    return Math.max(0, missing - size) * windowMs
  }
}

/** Creates a limiter under which requests beyond `size` wait for the next window. */
function delayingWindow({ windowMs, phaseMs }: Times, size: number): (atMs: number) => number {
  let [index, count] = [-Infinity, 0]
  return (atMs) => {
    const now = Math.floor((atMs - phaseMs) / windowMs)
    if (now > index || count >= size) [index, count] = [Math.max(now, index + 1), 0]
    count += 1
    return Math.max(0, phaseMs + index * windowMs - atMs)
  }
}

/** The name of the kind of limiter that resets its count only after a pause without requests. */
export const SILENCE = 'count that silence resets'

/** All kinds of limits. Their rarities are rough odds among services, so that a special kind needs more evidence. */
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
    countsRefused: true,
    rarity: -3,
    start: slidingCounter(true),
  },
  {
    name: 'bucket',
    behavior: 'bucket',
    times: ['windowMs'],
    isPerUnit: true,
    rarity: 0,
    start: steadyBucket,
  },
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
    countsRefused: true,
    rarity: -2,
    start: countsEveryRequest,
  },
  {
    name: SILENCE,
    behavior: 'prolonging',
    times: ['windowMs'],
    rarity: -3,
    start: idleReset,
  },
  {
    name: 'bucket with refills at intervals',
    behavior: 'bucket',
    times: ['windowMs', 'phaseMs', 'extraMs'],
    isPerUnit: true,
    rarity: -5,
    start: intervalBucket,
  },
  {
    name: 'ban',
    behavior: 'prolonging',
    times: ['windowMs', 'extraMs'],
    growth: 1,
    rarity: -4,
    start: ban(1),
  },
  {
    name: 'ban that doubles',
    behavior: 'prolonging',
    times: ['windowMs', 'extraMs'],
    growth: 2,
    rarity: -5,
    start: ban(2),
  },
  // A burst with refusals is rarely caused by a window of a second or less.
  { name: 'in flight', behavior: 'in-flight', times: [], rarity: 4, start: inFlight },
  {
    name: 'steady pace',
    behavior: 'delays',
    times: ['windowMs'],
    isPerUnit: true,
    rarity: -4,
    start: steadyBucket,
    delay: steadyPace,
  },
  {
    name: 'window that delays',
    behavior: 'delays',
    times: ['windowMs', 'phaseMs'],
    rarity: -5,
    start: gridWindow,
    delay: delayingWindow,
  },
]
