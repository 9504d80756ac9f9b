/** What a whole identification reports, and what it does not: plans executed against simulated limiters. */
import { expect, test } from 'vitest'
import { identifyObservations } from '../../load/limiter/findings/identify.ts'
import type { Identification } from '../../load/limiter/findings/identification.ts'
import type { Observation } from '../../load/limiter/trace/trace.ts'
import { settingsOf, limitStatement } from '../../load/limiter/report/snippets.ts'
import { drawLimiter, KINDS } from './simulated/draw.ts'
import { cellRate, expiringCounter, scoped, type Counter } from './simulated/simulated-limiters.ts'
import { verdictOn } from './simulated/matrix.ts'
import { RESOURCES } from './simulated/resources.ts'
import { simulateLimiter } from './simulated/simulate-limiter.ts'
import { jail } from './simulated/punishing.ts'
import { createRandom } from './simulated/simulated-random.ts'
import { pacer } from './simulated/waiting-limiters.ts'

function observed(limiter: Counter): readonly Observation[] {
  const random = createRandom(5)
  const delays = { wayMs: 1, jitterMs: 10, serviceMs: 15, longServiceMs: 400, errorShare: 0 }
  return simulateLimiter(limiter, RESOURCES, { ...delays, random }).observations
}

/** Each request counts as one, whatever its tokens. */
function perKey(make: () => Counter): Counter {
  const limiter = scoped('key', make)
  return (arrival) => limiter({ ...arrival, units: 1 })
}

test('a trace that nothing explains yields no number at all', () => {
  const random = createRandom(3)
  const fair = observed(perKey(() => expiringCounter(3, 2000)))
  const coins = fair.map((seen) => {
    const isRefused = random() < 0.5
    return {
      ...seen,
      outcome: isRefused ? ('refused' as const) : ('accepted' as const),
      status: isRefused ? 429 : 200,
    }
  })
  const found = identifyObservations(coins, RESOURCES)
  expect(found.verdict).toBe('undetermined')
  expect(found).toMatchObject({
    capacity: null,
    windowMs: null,
    ratePerSecond: null,
    banMs: null,
    phases: [],
  })
  expect(found.reason).toMatch(/\w{3}/)
  expect(found.experiment).toMatch(/\w{3}/)
  expect(settingsOf(found)).toBeNull()
})

test('reports the length of a ban, and sets the client to wait as long', () => {
  const found = identifyObservations(observed(perKey(() => jail(4, 2000, 5000, 1))), RESOURCES)
  expect(found.families).toEqual(['fixed-ban'])
  expect(found.banMs?.low).toBeLessThanOrEqual(5000)
  expect(found.banMs?.high).toBeGreaterThanOrEqual(5000)
  expect(found).toMatchObject({ windowMs: null, ratePerSecond: null })
  expect(settingsOf(found)).toMatch(/wait 5\.\d+ s/)
})

test('a limit on tokens has no size in requests', () => {
  const found = identifyObservations(observed(scoped('key', () => expiringCounter(160, 2000))), RESOURCES)
  expect(found).toMatchObject({ unit: 'tokens', capacity: null, ratePerSecond: null })
  expect(limitStatement(found, [])).toBeNull()
  expect(settingsOf(found)).toBeNull()
})

test('two slow answers do not make a queue of a bucket', () => {
  const bucket = perKey(() => cellRate(9, 9 / 3000))
  let arrivals = 0
  const hiccups: Counter = (arrival) => {
    arrivals += 1
    const fate = bucket(arrival)
    const isSlow = arrivals === 4 || arrivals === 6
    return fate === 'refused' || !isSlow ? fate : { startMs: fate.startMs + 300 }
  }
  const { families } = identifyObservations(observed(hiccups), RESOURCES)
  expect(families.filter((family) => /queue|pacing|concurrency/.test(family))).toEqual([])
})

test('the sizes of a queue have a range', () => {
  const { families, windowMs, ratePerSecond } = identifyObservations(
    observed(perKey(() => pacer(500, 1, Infinity))),
    RESOURCES,
  )
  expect(families).toContain('pacing')
  expect(windowMs?.low).toBeLessThan(windowMs?.high ?? 0)
  expect(ratePerSecond?.low).toBeLessThanOrEqual(2)
  expect(ratePerSecond?.high).toBeGreaterThanOrEqual(2)
})

test('a second key that is wrong itself neither decides the scope nor hides the family', () => {
  const fair = observed(perKey(() => expiringCounter(5, 2000)))
  const stranger = fair.map((seen) =>
    seen.key === 'b' ? { ...seen, outcome: 'accepted' as const, status: 401 } : seen,
  )
  expect(identifyObservations(fair, RESOURCES).scopes).toEqual(['key', 'account'])
  const { scopes, families } = identifyObservations(stranger, RESOURCES)
  expect(scopes).toEqual(['key', 'account', 'global'])
  expect(families).toEqual(['fixed-window'])
})

const kind = KINDS.find(({ title }) => title === 'token bucket') ?? expect.unreachable('it is drawn')
const drawn = drawLimiter(kind, createRandom(1))
const { n, w } = drawn.size
const exactly = (value: number) => ({ value, low: value, high: value })
const right: Identification = {
  verdict: 'identified',
  families: ['token-bucket'],
  reason: null,
  experiment: null,
  candidates: [],
  capacity: exactly(n),
  windowMs: exactly(w),
  ratePerSecond: exactly((1000 * n) / w),
  banMs: null,
  phases: [],
  scopes: [],
  unit: 'requests',
}

test('the matrix counts a wrong size as wrong, and no limit seen where there is one', () => {
  expect(verdictOn(drawn, right)).toBe('right')
  expect(verdictOn(drawn, { ...right, capacity: exactly(2 * n) })).toBe('wrong')
  expect(verdictOn(drawn, { ...right, windowMs: exactly(1.2 * w) })).toBe('wrong')
  expect(verdictOn(drawn, { ...right, ratePerSecond: exactly(1) })).toBe('wrong')
  expect(verdictOn(drawn, { ...right, families: ['sliding-log'] })).toBe('wrong')
  expect(verdictOn(drawn, { ...right, verdict: 'no-limit-seen' })).toBe('wrong')
  expect(verdictOn(drawn, { ...right, verdict: 'undetermined' })).toBe('undetermined')
})
