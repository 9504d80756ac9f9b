/** Servers that refuse nothing: with a pool, with a queue, slow, or with delays that grow. */
import { expect, test } from 'vitest'
import { describeLimiter } from '../../load/limiter/report/describe-limiter.ts'
import { identifyObservations } from '../../load/limiter/findings/identify.ts'
import type { PlanResources } from '../../load/limiter/trace/trace.ts'
import type { Counter } from './simulated/simulated-limiters.ts'
import { simulateLimiter } from './simulated/simulate-limiter.ts'
import { createRandom } from './simulated/simulated-random.ts'
import { inFlightCapWithQueue, pacer } from './simulated/waiting-limiters.ts'

const resources: PlanResources = {
  keys: ['a', 'b'],
  sources: ['1', '2'],
  maxRequests: 2000,
  maxMs: 300_000,
  startEpochMs: 1_795_000_000_000,
}

function found(limiter: Counter, serviceMs: number, longServiceMs: number) {
  const world = {
    wayMs: 0.3,
    jitterMs: 0.5,
    serviceMs,
    longServiceMs,
    errorShare: 0,
    random: createRandom(7),
  }
  const each: Counter = (arrival) => limiter({ ...arrival, units: 1 })
  const { observations } = simulateLimiter(each, resources, world)
  return identifyObservations(observations, resources)
}

const EXPERIMENT = 'To distinguish them: the same bursts while the load of the server is watched'

test.each([
  ['one thread, 5 ms each', 1, 5, 5],
  ['a pool of four, 40 ms each', 4, 40, 40],
  ['a cap of four with a queue, 150 ms each', 4, 150, 150],
  ['a cap of four with a queue, long answers take longer', 4, 150, 900],
] as const)('%s: throughput, concurrency and all explanations, never one', (_title, cap, ms, longMs) => {
  const answer = found(inFlightCapWithQueue(cap, Infinity), ms, longMs)
  expect(answer.verdict).toBe('one-of')
  expect(answer.families).toEqual(expect.arrayContaining(['concurrency-queue', 'none']))
  const { value, low, high } = answer.capacity ?? expect.unreachable('a number of workers')
  expect(Math.abs(value - cap)).toBeLessThanOrEqual(Math.ceil(0.15 * cap))
  expect(low).toBeLessThanOrEqual(cap)
  expect(high).toBeGreaterThanOrEqual(cap)
  const rate = answer.ratePerSecond?.value ?? 0
  expect(rate / ((1000 * cap) / ms)).toBeGreaterThan(0.8)
  expect(rate / ((1000 * cap) / ms)).toBeLessThan(1.25)
  const words = describeLimiter('a', answer)
  expect(words).toContain(`no refusal; at most about ${value}`)
  expect(words).toMatch(/requests\/s in all: a cap with a queue, or .*the server's own speed\./)
  expect(words).toContain(EXPERIMENT)
})

test.each([
  ['fast', 1, 1],
  ['slow', 400, 900],
] as const)('a %s server that works on all at once has no limit that was seen', (_title, ms, longMs) => {
  const answer = found(({ atMs }) => ({ startMs: atMs }), ms, longMs)
  expect(answer).toMatchObject({ verdict: 'no-limit-seen', families: [] })
})

test('a pace far slower than the work is a limiter, and no speed of a server', () => {
  expect(found(pacer(200, 1, Infinity), 5, 5)).toMatchObject({ verdict: 'identified', families: ['pacing'] })
})

/** Delays each request beyond the fifth of a window by a step more than the one before. */
function slowDown(): Counter {
  let hits: number[] = []
  return ({ atMs }) => {
    hits = hits.filter((hitMs) => hitMs > atMs - 60_000)
    hits.push(atMs)
    return { startMs: atMs + Math.max(0, hits.length - 5) * 100 }
  }
}

test('reports growing delays as seen, by the number of requests', () => {
  const answer = found(slowDown(), 5, 5)
  expect(answer).toMatchObject({ verdict: 'undetermined', families: [] })
  expect(answer.reason).toMatch(
    /the first 5 requests were answered within \d+ ms, then request 6 took 1\d\d ms/,
  )
})

/** Eight in each window of the clock of the server; the others wait for the next one. */
function queueBeforeClock(): Counter {
  let edgeMs = -Infinity
  let left = 0
  return ({ atMs }) => {
    const now = Math.floor((atMs - 700) / 2000) * 2000 + 700
    if (now > edgeMs) {
      edgeMs = now
      left = 8
    }
    if (left === 0) {
      edgeMs += 2000
      left = 8
    }
    left -= 1
    return { startMs: Math.max(atMs, edgeMs) }
  }
}

test('a queue in front of a window of the clock is not a cap on requests in flight', () => {
  const answer = found(queueBeforeClock(), 5, 5)
  expect(answer.families).not.toContain('concurrency-queue')
  expect(answer).toMatchObject({ verdict: 'identified', families: ['queued-window'], capacity: { value: 8 } })
})
