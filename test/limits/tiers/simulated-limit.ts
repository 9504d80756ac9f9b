/** Simulates limits as services implement them, on a virtual clock. Shares no code with `load/limiter/identify.ts`. */
import type { RequestKind, Scope, Unit } from '../../../load/limiter/types.ts'

/** A limit of a simulated service. */
export type SimulatedLimit = {
  readonly does:
    | 'window'
    | 'log'
    | 'counter'
    | 'counter-refused'
    | 'bucket'
    | 'ticks'
    | 'extend'
    | 'ban'
    | 'growing-ban'
    | 'idle'
    | 'in-flight'
    | 'delays'
    | 'slow-down'
  readonly unit: Unit
  readonly size: number
  readonly windowMs: number
  /** The start of windows: at the first request, by the wall clock, or a number of ms after the start of the run. */
  readonly phase?: 'first' | 'clock' | number
  /**
   * The length of a ban or refill interval in ms; for `delays`, the maximum number of waiting requests; for `slow-down`, the ms by which
   * each request beyond the limit waits longer than the one before.
   */
  readonly extra?: number
  readonly scope?: Scope
  readonly consumes?: readonly RequestKind[]
}

/** A request that arrives at the service. */
export type Arrival = {
  readonly atMs: number
  readonly key: string
  readonly source: string
  readonly cost: number
}

/** The state of a limit for one key or address. */
export type LimitState = {
  /** Returns whether the request may pass. Calls must be in order of `atMs`. */
  readonly mayPass: (arrival: Arrival) => boolean
  readonly pass: (arrival: Arrival) => { readonly startMs: number }
  readonly refuse: (arrival: Arrival) => void
  readonly leave: (doneMs: number) => void
  readonly remaining: (atMs: number) => number
  /** Returns the ms until the limit resets: the window or ban ends, the bucket is full, or the oldest request expires. */
  readonly resetMs: (atMs: number) => number
  /** Returns the milliseconds until a request of this cost may pass. */
  readonly retryMs: (atMs: number, cost: number) => number
}

/** Returns the state of an unused limit. `epochMs` is the wall clock time at virtual time 0. */
export function startLimit(limit: SimulatedLimit, epochMs: number): LimitState {
  switch (limit.does) {
    case 'log':
      return startLog(limit)
    case 'counter':
    case 'counter-refused':
      return startCounter(limit, epochMs)
    case 'bucket':
    case 'ticks':
      return startBucket(limit)
    case 'in-flight':
      return startInFlight(limit)
    case 'delays':
      return startDelays(limit)
    case 'slow-down':
      return startSlowDown(limit)
    case 'window':
    case 'extend':
    case 'ban':
    case 'growing-ban':
    case 'idle':
      return startWindow(limit, epochMs)
  }
}

const passNow = ({ atMs }: Arrival) => ({ startMs: atMs })
const nothing = (): void => undefined

function windowStart({ windowMs, phase = 'first' }: SimulatedLimit, epochMs: number, atMs: number): number {
  if (phase === 'first') return atMs
  const offset = phase === 'clock' ? -(epochMs % windowMs) : phase
  return offset + Math.floor((atMs - offset) / windowMs) * windowMs
}

function startWindow(limit: SimulatedLimit, epochMs: number): LimitState {
  let endMs = -Infinity
  let count = 0
  let bannedMs = -Infinity
  let bans = 0
  let lastMs = -Infinity
  const turn = (atMs: number): void => {
    if (limit.does === 'idle' && atMs - lastMs >= limit.windowMs) count = 0
  }
  const free = (atMs: number): number => {
    if (atMs < bannedMs) return 0
    if (limit.does === 'idle') return limit.size - (atMs - lastMs >= limit.windowMs ? 0 : count)
    return limit.size - (atMs >= endMs ? 0 : count)
  }
  const waitMs = (atMs: number): number => {
    if (atMs < bannedMs) return bannedMs - atMs
    return Math.max(0, limit.does === 'idle' ? limit.windowMs : endMs - atMs)
  }
  return {
    mayPass: ({ atMs, cost }) => free(atMs) >= cost,
    pass: (arrival) => {
      const { atMs, cost } = arrival
      turn(atMs)
      if (limit.does !== 'idle' && atMs >= endMs) {
        count = 0
        endMs = windowStart(limit, epochMs, atMs) + limit.windowMs
      }
      count += cost
      lastMs = atMs
      return passNow(arrival)
    },
    refuse: ({ atMs }) => {
      turn(atMs)
      lastMs = atMs
      if (limit.does === 'extend') endMs = atMs + limit.windowMs
      if ((limit.does === 'ban' || limit.does === 'growing-ban') && atMs >= bannedMs) {
        bannedMs = atMs + (limit.extra ?? limit.windowMs) * (limit.does === 'ban' ? 1 : 2 ** bans)
        bans += 1
        endMs = -Infinity
      }
    },
    leave: nothing,
    remaining: (atMs) => Math.max(0, free(atMs)),
    resetMs: (atMs) => (atMs < bannedMs ? waitMs(atMs) : Math.max(0, endMs - atMs)),
    retryMs: waitMs,
  }
}

function startLog({ size, windowMs }: SimulatedLimit): LimitState {
  let log: { atMs: number; cost: number }[] = []
  const used = (atMs: number): number => {
    log = log.filter((each) => each.atMs > atMs - windowMs)
    return log.reduce((sum, { cost }) => sum + cost, 0)
  }
  const oldest = (atMs: number): number => Math.max(0, (log[0]?.atMs ?? atMs - windowMs) + windowMs - atMs)
  return {
    mayPass: ({ atMs, cost }) => used(atMs) + cost <= size,
    pass: (arrival) => {
      log.push({ atMs: arrival.atMs, cost: arrival.cost })
      return passNow(arrival)
    },
    refuse: nothing,
    leave: nothing,
    remaining: (atMs) => Math.max(0, size - used(atMs)),
    resetMs: oldest,
    retryMs: oldest,
  }
}

function startCounter(limit: SimulatedLimit, epochMs: number): LimitState {
  const { size, windowMs } = limit
  const phase = limit.phase === 'first' || limit.phase === undefined ? 'clock' : limit.phase
  const counts = new Map<number, number>()
  const startOf = (atMs: number): number => windowStart({ ...limit, phase }, epochMs, atMs)
  const used = (atMs: number): number => {
    const start = startOf(atMs)
    const before = counts.get(Math.round(start - windowMs)) ?? 0
    return (counts.get(Math.round(start)) ?? 0) + before * (1 - (atMs - start) / windowMs)
  }
  const add = ({ atMs, cost }: Arrival): void => {
    const start = Math.round(startOf(atMs))
    counts.set(start, (counts.get(start) ?? 0) + cost)
  }
  const restMs = (atMs: number): number => startOf(atMs) + windowMs - atMs
  return {
    mayPass: ({ atMs, cost }) => used(atMs) + cost <= size,
    pass: (arrival) => {
      add(arrival)
      return passNow(arrival)
    },
    refuse: (arrival) => {
      if (limit.does === 'counter-refused') add(arrival)
    },
    leave: nothing,
    remaining: (atMs) => Math.max(0, Math.floor(size - used(atMs))),
    resetMs: restMs,
    retryMs: restMs,
  }
}

function startBucket({ does, size, windowMs, extra = windowMs / 4, phase }: SimulatedLimit): LimitState {
  let level = size
  let lastMs = 0
  const offset = typeof phase === 'number' ? phase : 0
  const fill = (atMs: number): number => {
    const per = windowMs / size
    const ticks = Math.floor((atMs - offset) / extra) - Math.floor((lastMs - offset) / extra)
    const more = does === 'ticks' ? (ticks * extra) / per : (atMs - lastMs) / per
    return Math.min(size, level + more)
  }
  const untilMs = (atMs: number, wanted: number): number => {
    const missing = Math.max(0, wanted - fill(atMs)) * (windowMs / size)
    if (does !== 'ticks' || missing === 0) return missing
    const tick = offset + (Math.floor((atMs - offset) / extra) + 1) * extra - atMs
    return tick + Math.max(0, Math.ceil(missing / extra) - 1) * extra
  }
  return {
    mayPass: ({ atMs, cost }) => fill(atMs) >= cost - 1e-9,
    pass: (arrival) => {
      level = fill(arrival.atMs) - arrival.cost
      lastMs = arrival.atMs
      return passNow(arrival)
    },
    refuse: nothing,
    leave: nothing,
    remaining: (atMs) => Math.floor(fill(atMs)),
    resetMs: (atMs) => untilMs(atMs, size),
    retryMs: untilMs,
  }
}

function startInFlight({ size }: SimulatedLimit): LimitState {
  let ends: number[] = []
  const active = (atMs: number): number => {
    ends = ends.filter((end) => end > atMs)
    return ends.length
  }
  return {
    mayPass: ({ atMs }) => active(atMs) < size,
    pass: passNow,
    refuse: nothing,
    leave: (doneMs) => {
      ends.push(doneMs)
    },
    remaining: (atMs) => size - active(atMs),
    resetMs: () => 0,
    retryMs: () => 1000,
  }
}

/** Starts a limit that delays requests: one passes every `windowMs / size`, up to `extra` requests wait, others are refused. */
function startDelays({ size, windowMs, extra = Infinity }: SimulatedLimit): LimitState {
  const stepMs = windowMs / size
  let nextMs = -Infinity
  const waiting = (atMs: number): number => Math.max(0, nextMs - atMs) / stepMs
  return {
    mayPass: ({ atMs }) => waiting(atMs) <= extra,
    pass: ({ atMs }) => {
      const startMs = Math.max(atMs, nextMs)
      nextMs = startMs + stepMs
      return { startMs }
    },
    refuse: nothing,
    leave: nothing,
    remaining: () => 0,
    resetMs: () => 0,
    retryMs: (atMs) => Math.max(0, nextMs - atMs),
  }
}

/** Starts a limit like express-slow-down: in a window from the first request, each request beyond `size` waits `extra` ms more than the last. */
function startSlowDown({ size, windowMs, extra = 0 }: SimulatedLimit): LimitState {
  let [endMs, count] = [-Infinity, 0]
  return {
    mayPass: () => true,
    pass: ({ atMs }) => {
      if (atMs >= endMs) [endMs, count] = [atMs + windowMs, 0]
      count += 1
      return { startMs: atMs + Math.max(0, count - size) * extra }
    },
    refuse: nothing,
    leave: nothing,
    remaining: () => 0,
    resetMs: () => 0,
    retryMs: () => 0,
  }
}
