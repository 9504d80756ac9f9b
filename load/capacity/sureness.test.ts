/** Nothing is said with confidence that the requests do not show. */
import { expect, test } from 'vitest'
import { sweepOf, type Service } from './virtual-sweep-fixture.ts'

/** One answer in ten takes twice the limit, at any rate. */
const neverMet: Service = (_rate, _at, chance) => (chance < 0.1 ? 6000 : 2000)

test.each([60, 240])('a service that never meets the objective gets no PASS in %i s', (maxSeconds) => {
  const outcomes = Array.from({ length: 100 }, (_, seed) => {
    const sweep = { slos: ['e2e p95 < 3s'], maxSeconds, seed: `never-${seed}`, demand: '0.1 rps' }
    const { outcome, answer } = sweepOf(neverMet, sweep)
    return [outcome, (answer?.atLeastPerSecond ?? 0) > 0] as const
  })
  expect(outcomes.filter(([outcome]) => outcome === 'pass')).toEqual([])
  expect(outcomes.filter(([, isSure]) => isSure)).toEqual([])
})

/** One answer in a hundred takes longer than the limit up to 20 requests per second, one in five beyond. */
const twenty: Service = (rate, _at, chance) => (chance < (rate > 20 ? 0.2 : 0.01) ? 6000 : 500)

test('a demand that the requests show to be met gets a PASS', () => {
  const passed = Array.from({ length: 20 }, (_, seed) =>
    sweepOf(twenty, { slos: ['e2e p95 < 3s'], maxSeconds: 240, seed: `met-${seed}`, demand: '10 rps' }),
  ).filter(({ outcome }) => outcome === 'pass')
  expect(passed.length).toBeGreaterThanOrEqual(18)
})
