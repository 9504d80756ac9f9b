/** Tests that a capacity sweep reports a PASS or a narrow interval only if its requests show this. */
import { expect, test } from 'vitest'
import { sweepOf, type Service } from './virtual-sweep-fixture.ts'

// Sample sizes as in test/sampling/sampled-cases.ts, which this package may not import.
const isFull = process.env['ASSAY_TEST_SAMPLE'] === 'full'
const isBrief = process.env['ASSAY_TEST_SAMPLE'] === 'brief'

/** A service in which one answer in ten takes twice the limit of the objective, at any rate. */
const neverMet: Service = (_rate, _at, chance) => (chance < 0.1 ? 6000 : 2000)

test.each([60, 240])('a service that never meets the objective gets no PASS in %i s', (maxSeconds) => {
  const outcomes = Array.from({ length: isFull ? 100 : isBrief ? 10 : 40 }, (_, seed) => {
    const sweep = { slos: ['ttft p95 < 3s'], maxSeconds, seed: `never-${seed}`, demand: '0.1 rps' }
    const { outcome, answer } = sweepOf(neverMet, sweep)
    return [outcome, (answer?.atLeastPerSecond ?? 0) > 0] as const
  })
  expect(outcomes.filter(([outcome]) => outcome === 'pass')).toEqual([])
  expect(outcomes.filter(([, isSure]) => isSure)).toEqual([])
})

/** A service with 1 % of slow answers up to 20 requests per second, and 20 % above. */
const twenty: Service = (rate, _at, chance) => (chance < (rate > 20 ? 0.2 : 0.01) ? 6000 : 500)

test('a demand that the requests show to be met gets a PASS', () => {
  const passed = Array.from({ length: 20 }, (_, seed) =>
    sweepOf(twenty, { slos: ['e2e p95 < 3s'], maxSeconds: 240, seed: `met-${seed}`, demand: '10 rps' }),
  ).filter(({ outcome }) => outcome === 'pass')
  expect(passed.length).toBeGreaterThanOrEqual(18)
})

/** Returns a service with a capacity that may change over time. At the capacity, 5 % of the answers are slow. */
const withCapacity =
  (capacityAt: (atSeconds: number) => number): Service =>
  (rate, atSeconds, chance) => {
    const capacity = capacityAt(atSeconds)
    const odds = 0.0526 * (rate / capacity) ** 12
    const aloneMs = 5000 / capacity
    return chance < odds / (1 + odds) ? 1500 : aloneMs * (1 + chance)
  }

const sweepsOf = (service: Service, name: string, count = isFull ? 40 : 10, maxSeconds = 240) =>
  Array.from({ length: count }, (_, seed) =>
    sweepOf(service, { slos: ['e2e p95 < 1s'], maxSeconds, seed: `${name}-${seed}` }),
  )

const holds = ({ answer }: ReturnType<typeof sweepOf>, truth: number): boolean =>
  (answer?.interval.low ?? Infinity) <= truth && truth <= (answer?.interval.high ?? Infinity)
const isFar = ({ answer }: ReturnType<typeof sweepOf>, truth: number): boolean =>
  Math.abs((answer?.ratePerSecond ?? truth) / truth - 1) > 0.15

const COLD = [
  ['never', 0],
  ['for 10 s', 10],
  ['for 30 s', 30],
  ['for 60 s', 60],
] as const

test.each(isBrief ? COLD.slice(2, 3) : COLD)(
  'a service that is three times slower at first (%s) gets the answer of a warm one',
  (name, coldSeconds) => {
    const sweeps = sweepsOf(
      withCapacity((at) => (at < coldSeconds ? 18 : 54)),
      name,
    )
    expect(sweeps.filter((sweep) => isFar(sweep, 54) && !holds(sweep, 54))).toEqual([])
    expect(sweeps.filter((sweep) => holds(sweep, 54)).length).toBeGreaterThanOrEqual(0.9 * sweeps.length)
  },
)

test('a service that changes in the middle of a sweep is reported as changing, and has no narrow interval', () => {
  const sweeps = sweepsOf(
    withCapacity((at) => (at < 100 ? 28 : 78)),
    'scaled',
  )
  const isSaid = ({ notes }: (typeof sweeps)[number], text: RegExp) => notes.some((note) => text.test(note))
  const said = sweeps.filter((sweep) =>
    isSaid(sweep, /^THE SERVICE CHANGED|^the service was slower at first/),
  )
  expect(said.length).toBeGreaterThanOrEqual((isFull ? 0.95 : 0.9) * sweeps.length)
  const changed = sweeps.filter((sweep) => isSaid(sweep, /^THE SERVICE CHANGED/))
  expect(changed.length).toBeGreaterThanOrEqual(0.7 * sweeps.length)
  for (const { answer } of changed) {
    const { low = 0, high = null } = answer?.interval ?? {}
    expect((high ?? Infinity) / low).toBeGreaterThan(1.4)
  }
})
