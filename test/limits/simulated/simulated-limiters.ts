/**
 * Limiters written down as their authors would write them: state and a clock, decided in the order of arrival. Apart
 * from the scored models on purpose, so that one mistake cannot hide in both.
 */

/** A request at a limiter. Times in milliseconds of the simulated clock. */
export type LimiterArrival = {
  readonly atMs: number
  readonly key: string
  readonly source: string
  readonly units: number
  /** The part of these units that the answer will have used, once it is complete. */
  readonly used: number
  /** 0 for the connection that a client keeps open, another number for each that is opened for one request. */
  readonly connection: number
  /** The time that the server will work on it once it is let through. */
  readonly serviceMs: number
}

/** Refused, or let through at a moment that is not before the arrival. */
export type Decision = { readonly startMs: number } | 'refused'

/** One counter. Arrivals come in the order of time. */
export type Counter = (arrival: LimiterArrival) => Decision

/** Makes the counter of one key or address; `name` is its label, `bornMs` when it was first met. */
export type MakeCounter = (name: string, bornMs: number) => Counter

/** Gives each scope its own counter. */
export function scoped(scope: 'key' | 'address' | 'global', make: MakeCounter): Counter {
  const counters = new Map<string, Counter>()
  return (arrival) => {
    const name = scope === 'key' ? arrival.key : scope === 'address' ? arrival.source : 'all'
    let counter = counters.get(name)
    if (counter === undefined) {
      counter = make(name, arrival.atMs)
      counters.set(name, counter)
    }
    return counter(arrival)
  }
}

const pass = (atMs: number): Decision => ({ startMs: atMs })

/** N per calendar window; `offsetMs` moves the edges. */
export function calendarWindow(n: number, w: number, offsetMs: number): Counter {
  let current = Number.NaN
  let hits = 0
  return ({ atMs, units }) => {
    const number = Math.floor((atMs - offsetMs) / w)
    if (number !== current) {
      current = number
      hits = 0
    }
    if (hits + units > n) return 'refused'
    hits += units
    return pass(atMs)
  }
}

/** N until an expiry that the first hit sets. */
export function expiringCounter(n: number, w: number): Counter {
  let expiresMs = -1
  let hits = 0
  return ({ atMs, units }) => {
    if (atMs >= expiresMs) {
      hits = 0
      expiresMs = atMs + w
    }
    if (hits + units > n) return 'refused'
    hits += units
    return pass(atMs)
  }
}

/** Keeps the time of each accepted hit. */
export function hitLog(n: number, w: number): Counter {
  let hits: { atMs: number; units: number }[] = []
  return ({ atMs, units }) => {
    hits = hits.filter((hit) => hit.atMs > atMs - w)
    if (hits.reduce((sum, hit) => sum + hit.units, 0) + units > n) return 'refused'
    hits.push({ atMs, units })
    return pass(atMs)
  }
}

/** Two calendar windows, the older one weighed. */
export function weighedWindows(
  n: number,
  w: number,
  offsetMs: number,
  how: { readonly refusedToo: boolean; readonly strictly: boolean },
): Counter {
  const hits = new Map<number, number>()
  return ({ atMs, units }) => {
    const number = Math.floor((atMs - offsetMs) / w)
    const into = (atMs - offsetMs) / w - number
    const now = hits.get(number) ?? 0
    const estimate = (hits.get(number - 1) ?? 0) * (1 - into) + now
    const isOver = how.strictly ? estimate >= n : estimate + units > n
    if (!isOver || how.refusedToo) hits.set(number, now + units)
    return isOver ? 'refused' : pass(atMs)
  }
}

/** Two periods, the older one weighed by what is left of it; a rest of two periods begins a new grid. */
export function frequencyCounter(n: number, w: number, refusedToo: boolean): Counter {
  let tickMs = -Infinity
  let past = 0
  let current = 0
  return ({ atMs, units }) => {
    const age = (atMs - tickMs) / w
    const [weighed, here] =
      age < 1 ? [past * (1 - age), current] : age < 2 ? [current * (2 - age), 0] : [0, 0]
    const isOver = Math.floor(weighed + here + units) > n
    if (isOver && !refusedToo) return 'refused'
    if (age >= 1) {
      past = age < 2 ? current : 0
      current = 0
      tickMs = age < 2 ? tickMs + w : atMs
    }
    current += units
    return isOver ? 'refused' : pass(atMs)
  }
}

/** Generic cell rate: one theoretical arrival time, `b` cells of `1 / perMs` may be early. */
export function cellRate(b: number, perMs: number): Counter {
  let theoreticalMs = -Infinity
  return ({ atMs, units }) => {
    const next = Math.max(theoreticalMs, atMs) + units / perMs
    if (next - atMs > b / perMs + 1e-6) return 'refused'
    theoreticalMs = next
    return pass(atMs)
  }
}

/** A timer adds `refill` tokens each `tickMs`. */
export function tickedBucket(b: number, perTick: number, tickMs: number, offsetMs: number): Counter {
  let tokens = b
  let ticks = Number.NaN
  return ({ atMs, units }) => {
    const now = Math.floor((atMs - offsetMs) / tickMs)
    if (!Number.isNaN(ticks)) tokens = Math.min(b, tokens + (now - ticks) * perTick)
    ticks = now
    if (tokens < units) return 'refused'
    tokens -= units
    return pass(atMs)
  }
}

/** Adds whole tokens only, and starts the clock afresh at each acceptance. */
export function roundingBucket(b: number, perMs: number): Counter {
  let tokens = b
  let stampMs = Number.NaN
  return ({ atMs, units }) => {
    const gained = Number.isNaN(stampMs) ? 0 : Math.trunc((atMs - stampMs) * perMs)
    const available = Math.min(b, tokens + gained)
    if (available < units) return 'refused'
    tokens = available - units
    stampMs = atMs
    return pass(atMs)
  }
}

/** Both must agree; neither is charged when one refuses. */
export function bucketAndWindow(b: number, perMs: number, n: number, w: number): Counter {
  let tokens = b
  let stampMs = 0
  let expiresMs = -1
  let hits = 0
  return ({ atMs, units }) => {
    tokens = Math.min(b, tokens + (atMs - stampMs) * perMs)
    stampMs = atMs
    const isFresh = atMs >= expiresMs
    if (tokens + 1e-9 < units || (!isFresh && hits + units > n)) return 'refused'
    if (isFresh) {
      hits = 0
      expiresMs = atMs + w
    }
    tokens -= units
    hits += units
    return pass(atMs)
  }
}
