import { expect, test } from 'vitest'
import type { CapacityRun } from '../../schemas/compiled/capacity-run.ts'
import { capacityRun } from '../capacity-fixture.ts'
import { compareCapacities } from './compare-capacity.ts'
import { COMPARISON_FORMATS } from './comparison-page.ts'

function sweep(
  ratePerSecond: number | null,
  low: number,
  high: number | null,
  changes: Partial<CapacityRun> = {},
): CapacityRun {
  const run = capacityRun(changes)
  return { ...run, answer: run.answer && { ...run.answer, ratePerSecond, interval: { low, high } } }
}

const before = sweep(20, 19, 21)

test.each([
  [sweep(15, 14, 16), 1, /^Regressed: 0\.75 times the capacity before \(95 % interval 0\.689 to 0\.814\)\n/],
  [sweep(30, 28, 33), 0, /^Improved: 1\.5 times the capacity before \(95 % interval 1\.38 to 1\.67\)\n/],
  [
    sweep(19, 17, 20),
    0,
    /^No difference shown: 0\.95 times the capacity before \(95 % interval 0\.841 to 1\.02\)\n/,
  ],
] as const)(
  'the ratio of two capacities has an interval, which decides',
  async (after, regressions, line) => {
    const comparison = compareCapacities(before, after)
    expect(comparison).toMatchObject({ regressions, unusable: [] })
    expect(`${comparison.firstLine}\n`).toMatch(line)
    expect(await COMPARISON_FORMATS.summary(comparison)).toMatch(line)
  },
)

test('the way back has the inverse ratio', () => {
  const [row] = compareCapacities(sweep(15, 14, 16), before).sections[0]?.rows ?? []
  expect(row?.detail).toBe('1.33 times the capacity before (95 % interval 1.23 to 1.45)')
})

const { workload, suite, objectives } = before

test.each([
  [{ workload: { ...workload, maxTokens: 64 } }, 'the maxTokens differs: 32 before, 64 after'],
  [{ suite: { ...suite, profile: 'fastapi' } }, 'the profile differs: openai before, fastapi after'],
  [
    { objectives: objectives.slice(0, 1) },
    "the set of objectives differs: 'e2e p95 < 300ms', 'errors < 1%' before, 'e2e p95 < 300ms' after",
  ],
  [{ scenario: 'stream' }, 'the scenario differs: throughput before, stream after'],
])('other requests or objectives are not comparable, and no regression: %j', (changes, why) => {
  expect(compareCapacities(before, sweep(5, 4, 6, changes))).toMatchObject({
    regressions: 0,
    unusable: [why],
  })
})

test.each([
  [sweep(5, 0, 6), 'may be far lower: its 95 % interval begins at 0'],
  [sweep(5, 4, null), 'may be far higher: its 95 % interval has no upper end'],
  [sweep(null, 4, 6, { reasons: ['too few samples'] }), 'is not known: too few samples'],
])('a capacity that is not known is not compared', async (after, why) => {
  const comparison = compareCapacities(before, after)
  expect(comparison.unusable).toEqual([`the capacity after ${why}`])
  expect(await COMPARISON_FORMATS.json(comparison)).not.toContain('times the capacity')
})

test('the notes of both sweeps and another model are named', () => {
  const after = sweep(20, 19, 21, {
    notes: ['THE SERVICE CHANGED'],
    target: { ...before.target, model: 'other' },
  })
  expect(compareCapacities(before, after)).toMatchObject({
    unusable: [],
    unchanged: 1,
    caveats: [
      'the model differs: plain before, other after',
      "before: 'errors < 1%' rests on 100 requests",
      'after: THE SERVICE CHANGED',
    ],
  })
})

test('answers of another mean length are a caveat, and nearly equal ones are not', () => {
  const withUsage = (completionTokens: number): CapacityRun => ({
    ...before,
    stages: before.stages.map((stage) => ({
      ...stage,
      usage: { count: 10, promptTokens: 460, completionTokens },
    })),
  })
  const caveats = (after: CapacityRun) =>
    compareCapacities(withUsage(320), after).caveats.filter((text) => text.includes('tokens'))
  expect(caveats(withUsage(120))).toEqual([
    'the mean number of completion tokens differs: 32 before, 12 after',
  ])
  expect(caveats(withUsage(310))).toEqual([])
  expect(caveats(before)).toEqual([])
})
