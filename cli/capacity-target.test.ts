import { expect, test } from 'vitest'
import { capacityObjectives } from '../load/capacity/capacity-plan.ts'
import { LONGEST_PROSE_TOKENS } from '../reference/generate.ts'
import { parseModel } from '../reference/service-models/models.ts'
import { trueCapacityOf } from './capacity-target.ts'

// As in test/sampling/sampled-cases.ts, which this package may not import.
const isBrief = process.env['ASSAY_TEST_SAMPLE'] === 'brief'

const truth = (model: string, slo: readonly string[], maxTokens = 24) =>
  trueCapacityOf(parseModel(model), capacityObjectives(slo), maxTokens)

// These two simulate for seconds: the brief sample leaves them out.
test.skipIf(isBrief)(
  'pace of tokens has a true capacity: batching of 16 slots completes 55.6 answers of 24 tokens per second at 12 ms a step',
  () => {
    expect(truth('batching', ['tpot p99 < 12.5ms']).ratePerSecond ?? 0).toBeCloseTo(55.6, 0)
    const faster = truth('batching', ['tpot p99 < 10ms']).ratePerSecond ?? 0
    expect(faster).toBeGreaterThan(20)
    expect(faster).toBeLessThan(50)
  },
)

test.skipIf(isBrief)(
  'where a limit on the pace holds at any rate, the capacity is the rate at which requests pile up',
  () => {
    // Four servers of 50 ms complete 80 per second.
    expect(truth('mmc,servers=4,ms=50', ['tpot p99 < 1s']).ratePerSecond ?? 0).toBeCloseTo(80, -0.5)
  },
)

test('the lowest of several objectives counts, and a response time is a service time', () => {
  const e2e = truth('mmc', ['e2e p95 < 300ms']).ratePerSecond
  expect(truth('mmc', ['e2e-response p95 < 300ms', 'e2e p95 < 10s']).ratePerSecond).toBe(e2e)
  expect(truth('mmc', ['ntpot p95 < 12.5ms']).ratePerSecond).toBe(e2e)
})

test('no answer is longer than the prose of the reference', () => {
  const [shorter, longest, longer] = [-1, 0, 1].map((more) => {
    const tokens = LONGEST_PROSE_TOKENS + more
    return truth('mmc', ['ntpot p95 < 1ms'], tokens).ratePerSecond ?? 0
  })
  expect(longest).toBeGreaterThan(shorter ?? 0)
  expect(longer).toBe(longest)
})

test.each([
  [['errors < 1%'], 24, /^it fails no request/],
  [['e2e p95 < 300ms', 'goodput > 99%'], 24, /^its capacity under 'goodput > 99%' is not known$/],
  [['ttfb p95 < 300ms'], 24, /^its capacity under 'ttfb p95 < 300ms' is not known$/],
  [['tpot p95 < 300ms'], 1, /^its capacity under 'tpot p95 < 300ms' is not known$/],
  [['e2e p95 < 1ms'], 24, /^the objectives are missed at any rate$/],
] as const)('%j with %d tokens: not known, and why', (slo, tokens, reason) => {
  expect(truth('mmc', slo, tokens)).toMatchObject({
    ratePerSecond: null,
    reason: expect.stringMatching(reason) as string,
  })
})
