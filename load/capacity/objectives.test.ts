import { expect, test } from 'vitest'
import { capacityObjectives, DEFAULT_ERROR_OBJECTIVE } from './capacity-plan.ts'

test('an objective on a percentile allows the rest of the requests beyond its limit', () => {
  const [objective] = capacityObjectives(['ttft p95 < 1s'])
  expect(objective).toMatchObject({ metric: 'ttft', percentile: 95, limit: 1000 })
  expect(objective?.allowedShare).toBeCloseTo(0.05)
})

test('without an objective on errors one is added', () => {
  expect(capacityObjectives(['e2e p99 < 2s']).map(({ slo }) => slo)).toEqual([
    'e2e p99 < 2s',
    DEFAULT_ERROR_OBJECTIVE,
  ])
  expect(capacityObjectives(['errors < 0.1%'])).toMatchObject([
    { slo: 'errors < 0.1%', allowedShare: 0.001, limit: null },
  ])
})

test.each([
  'completions > 5/s',
  'output-tokens > 5/s',
  'e2e max < 2s',
  'schedule-lag p95 < 5ms',
  'icl p95 < 50ms',
  'errors <= 100%',
  'goodput > 0%',
])('%s bounds no rate and is refused in one line', (text) => {
  expect(() => capacityObjectives([text])).toThrow(/bounds no rate/)
})
