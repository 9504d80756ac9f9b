/**
 * Simulates each kind of limit, such as a fixed window or a token bucket. A simulation gets the requests of one client in order of time,
 * and returns how much quota is in use. A limit of size n usually accepts a request if this quota plus the cost of the request is at most n.
 */
import type { TraceEvent } from './limit-trace.ts'
import type { Behavior } from './types.ts'

type Recorded = Pick<TraceEvent, 'atMs' | 'isAccepted' | 'doneMs'> & { readonly cost: number }

type Counter = { readonly used: (atMs: number) => number; readonly record: (taken: Recorded) => void }

/** The times of a limit, in ms. */
export type Times = {
  /** The length of the window. For a token bucket, the time in which one request or token comes back. */
  readonly windowMs: number
  /** The start of one window or refill, in ms since the start of the run; 0 if the kind of limit does not need it. */
  readonly phaseMs: number
  /** A further time of some kinds, else 0: the length of a ban, the interval between refills, the delay per request, or a second window. */
  readonly extraMs: number
}

/** A kind of limit, such as a token bucket, with a function that simulates it. */
export type CounterKind = {
  readonly name: string
  readonly behavior: Behavior
  readonly times: readonly (keyof Times)[]
  /** The factor by which each ban is longer than the last; absent for kinds without bans. */
  readonly growth?: number
  /** True if `windowMs` is the refill time of one request or token instead of the whole window. */
  readonly isPerUnit?: true
  readonly fillsInWindow?: true
  readonly countsRefused?: true
  readonly isRounded?: true
  /** The prior log odds of the kind: 0 for usual kinds, negative for rare ones. */
  readonly rarity: number
  readonly start: (times: Times) => Counter
  /** Creates a function from the send time of a request to its delay, both in ms. Absent if limits of this kind refuse requests. */
  readonly delay?: Delay
}

type Delay = (times: Times, size: number) => (atMs: number) => number

/** A limit: its kind, such as a token bucket, its durations, and its size in requests or tokens. */
export type SizedKind = { readonly kind: CounterKind; readonly times: Times; readonly size: number }

/** Returns the window of a limit in ms; for a token bucket, the time in which an empty bucket becomes full. */
export function windowOf({ kind, times: { windowMs }, size }: SizedKind): number {
  return kind.isPerUnit === true ? windowMs * size : windowMs
}

/** Returns the start of the window that contains `atMs`, in ms since the start of the run. */
export function clockStart({ windowMs, phaseMs }: Omit<Times, 'extraMs'>, atMs: number): number {
  return phaseMs + Math.floor((atMs - phaseMs) / windowMs) * windowMs
}

const windows =
  (begins: 'request' | 'clock', prolonged?: 'refusals' | 'requests') =>
  (times: Times): Counter => {
    const { windowMs } = times
    let [startMs, count] = [-Infinity, 0]
    return {
      used: (atMs) => (atMs >= startMs + windowMs ? 0 : count),
      record: ({ atMs, cost, isAccepted }) => {
        if (atMs >= startMs + windowMs && (isAccepted || prolonged !== undefined))
          [startMs, count] = [begins === 'clock' ? clockStart(times, atMs) : atMs, 0]
        if (isAccepted) count += cost
        if (prolonged === 'requests' || (prolonged === 'refusals' && !isAccepted)) startMs = atMs
      },
    }
  }

const slidingLog =
  (countsRefused: boolean) =>
  ({ windowMs }: Times): Counter => {
    const times: number[] = []
    // The units consumed before each entry, and before the next one.
    const totals = [0]
    let first = 0
    return {
      used: (atMs) => {
        const isCounted = (index: number): boolean => (times[index] ?? Infinity) > atMs - windowMs
        while (!isCounted(first)) first += 1
        while (first > 0 && isCounted(first - 1)) first -= 1
        return (totals.at(-1) ?? 0) - (totals[first] ?? 0)
      },
      record: ({ atMs, cost, isAccepted }) => {
        if (!isAccepted && !countsRefused) return
        times.push(atMs)
        totals.push((totals.at(-1) ?? 0) + cost)
      },
    }
  }

const slidingCounter =
  (countsRefused: boolean, begins: 'request' | 'clock' = 'clock') =>
  (times: Times): Counter => {
    const { windowMs } = times
    let [startMs, before, count] = [-Infinity, 0, 0]
    return {
      used: (atMs) => {
        const age = (atMs - startMs) / windowMs
        const left = 1 - (age - Math.floor(age))
        if (age < 1) return count + before * left
        return age < 2 ? count * left : 0
      },
      record: ({ atMs, cost, isAccepted }) => {
        if (!isAccepted && !countsRefused) return
        if (atMs >= startMs + 2 * windowMs)
          [startMs, before, count] = [begins === 'clock' ? clockStart(times, atMs) : atMs, 0, 0]
        else if (atMs >= startMs + windowMs) [startMs, before, count] = [startMs + windowMs, count, 0]
        count += cost
      },
    }
  }

const buckets =
  (isWhole: boolean) =>
  ({ windowMs, phaseMs, extraMs }: Times): Counter => {
    let [last, missing] = [-Infinity, 0]
    const refilled = (atMs: number): number =>
      extraMs === 0 ? atMs / windowMs : Math.floor((atMs - phaseMs) / extraMs) * (extraMs / windowMs)
    const used = (atMs: number): number => {
      const units = Math.max(0, refilled(atMs) - last)
      return Math.max(0, missing - (isWhole ? Math.floor(units) : units))
    }
    return {
      used,
      record: ({ atMs, cost, isAccepted }) => {
        if (isAccepted) [missing, last] = [used(atMs) + cost, Math.max(refilled(atMs), last)]
      },
    }
  }

const bucket = buckets(false)

function bucketInWindow(times: Times): Counter {
  const both = [bucket({ ...times, extraMs: 0 }), windows('request')({ ...times, windowMs: times.extraMs })]
  return {
    used: (atMs) => Math.max(...both.map((one) => one.used(atMs))),
    record: (taken) => both.forEach((one) => one.record(taken)),
  }
}

const ban =
  (growth: number) =>
  (times: Times): Counter => {
    let [window, untilMs, lengthMs] = [windows('request')(times), -Infinity, times.extraMs]
    return {
      used: (atMs) => (atMs < untilMs ? Infinity : window.used(atMs)),
      record: (taken) => {
        if (taken.isAccepted) window.record(taken)
        else if (taken.atMs >= untilMs)
          [window, untilMs, lengthMs] = [windows('request')(times), taken.atMs + lengthMs, lengthMs * growth]
      },
    }
  }

function inFlight(): Counter {
  let active: Recorded[] = []
  return {
    used: (atMs) => active.reduce((sum, { doneMs, cost }) => (atMs < doneMs ? sum + cost : sum), 0),
    record: (taken) => {
      // Requests are stored for a second, because `used` may be called for a time slightly in the past.
      active = active.filter(({ doneMs }) => doneMs > taken.atMs - 1000)
      if (taken.isAccepted) active.push(taken)
    },
  }
}

const longerWaits =
  (start: CounterKind['start'], stepMs: 'windowMs' | 'extraMs'): Delay =>
  (times, size) => {
    const counter = start(times)
    return (atMs) => {
      counter.record({ atMs, cost: 1, isAccepted: true, doneMs: atMs })
      return Math.max(0, counter.used(atMs) - size) * times[stepMs]
    }
  }

function delayingWindow({ windowMs, phaseMs }: Times, size: number): (atMs: number) => number {
  let [index, count] = [-Infinity, 0]
  return (atMs) => {
    const now = Math.floor((atMs - phaseMs) / windowMs)
    if (now > index || count >= size) [index, count] = [Math.max(now, index + 1), 0]
    count += 1
    return Math.max(0, phaseMs + index * windowMs - atMs)
  }
}

/** The name of the kind of limit whose count returns to zero only after a window without any request. */
export const RESET_BY_SILENCE = 'count that silence resets'

const [FIXED, PHASED, WITH_EXTRA] = [['windowMs'], ['windowMs', 'phaseMs'], ['windowMs', 'extraMs']] as const
const perUnit = { isPerUnit: true } as const
const growing = { delay: longerWaits(windows('request'), 'extraMs') }
const rounded = { isRounded: true } as const
const withRefused = { ...rounded, countsRefused: true } as const
const fromFirst = slidingCounter(true, 'request')

type Of<Name extends keyof CounterKind> = CounterKind[Name]
type Row = readonly [Of<'behavior'>, string, rarity: number, Of<'times'>, Of<'start'>, Partial<CounterKind>?]

const ROWS: readonly Row[] = [
  ['window', 'window from the first request', 0, FIXED, windows('request')],
  ['window', 'window of a clock', -0.5, PHASED, windows('clock')],
  ['sliding-window', 'log of a sliding window', -0.5, FIXED, slidingLog(false)],
  ['sliding-window', 'weighted count of two windows', -1, PHASED, slidingCounter(false), rounded],
  ['bucket', 'bucket', 0, FIXED, bucket, perUnit],
  ['bucket', 'bucket of whole units', -3, FIXED, buckets(true), perUnit],
  ['bucket', 'bucket with refills at intervals', -5, [...PHASED, 'extraMs'], bucket, perUnit],
  // It counts as a window, because its bucket refuses no client that keeps to the window.
  ['window', 'bucket in a window', -3, FIXED, bucketInWindow, { ...perUnit, fillsInWindow: true }],
  ['prolonging', 'weighted count with refused requests', -3, PHASED, slidingCounter(true), withRefused],
  ['prolonging', 'weighted count from the first, with refused requests', -3, FIXED, fromFirst, withRefused],
  ['prolonging', 'log with refused requests', -2, FIXED, slidingLog(true), { countsRefused: true }],
  ['prolonging', 'window that refusals begin anew', -2, FIXED, windows('request', 'refusals')],
  ['prolonging', RESET_BY_SILENCE, -3, FIXED, windows('request', 'requests')],
  ['prolonging', 'ban', -4, WITH_EXTRA, ban(1), { growth: 1 }],
  ['prolonging', 'ban that doubles', -5, WITH_EXTRA, ban(2), { growth: 2 }],
  ['in-flight', 'in flight', 0, [], inFlight],
  ['delays', 'steady pace', -4, FIXED, bucket, { ...perUnit, delay: longerWaits(bucket, 'windowMs') }],
  ['delays', 'window that delays', -5, PHASED, windows('clock'), { delay: delayingWindow }],
  ['delays', 'window of growing delays', -5, WITH_EXTRA, windows('request'), growing],
]

/** All kinds of limits that the search tries. */
export const COUNTER_KINDS: readonly CounterKind[] = ROWS.map(
  ([behavior, name, rarity, times, start, more]) => ({ behavior, name, rarity, times, start, ...more }),
)
