/** Simulates the latencies of several servers that share one queue, with Poisson arrivals. Pure. */

/** The parameters of a queue. `load`: the mean share of busy servers, from 0 to 1. */
export type QueueModel = {
  readonly servers: number
  readonly load: number
  readonly service: 'constant' | 'exponential'
  readonly serviceSeconds: number
}

/** A request: its arrival and its latency. */
export type SimulatedRequest = { readonly atSeconds: number; readonly latencySeconds: number }

/** Yields the requests of a queue that is empty at first. The seed determines the run. */
export function* simulateQueue(
  { servers, load, service, serviceSeconds }: QueueModel,
  seconds: number,
  seed: number,
): Generator<SimulatedRequest> {
  const random = mulberry32(seed * 7919 + 13)
  const exponential = (): number => -Math.log(1 - random())
  const ratePerSecond = (load * servers) / serviceSeconds
  const freeAt = new Float64Array(servers)
  for (
    let atSeconds = exponential() / ratePerSecond;
    atSeconds < seconds;
    atSeconds += exponential() / ratePerSecond
  ) {
    const server = soonestFree(freeAt)
    const begins = Math.max(atSeconds, freeAt[server] ?? 0)
    const ends = begins + serviceSeconds * (service === 'constant' ? 1 : exponential())
    freeAt[server] = ends
    // Rows hold whole microseconds.
    yield { atSeconds, latencySeconds: Math.round((ends - atSeconds) * 1e6) / 1e6 }
  }
}

function soonestFree(freeAt: Float64Array): number {
  let soonest = 0
  for (let server = 1; server < freeAt.length; server += 1)
    if ((freeAt[server] ?? 0) < (freeAt[soonest] ?? 0)) soonest = server
  return soonest
}

/** Returns a random generator with 32 bits of state: Mulberry32 (public domain, by Tommy Ettinger). */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
