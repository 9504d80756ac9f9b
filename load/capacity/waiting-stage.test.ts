import { expect, test } from 'vitest'
import { capacityObjectives } from './capacity-plan.ts'
import { mayLackProcessor } from './run-stage.ts'
import { stageFigures } from './stage-figures.ts'

const objectives = capacityObjectives(['e2e p95 < 100ms'])
const setting = {
  purpose: 'probe',
  ratePerSecond: 20,
  warmUpSeconds: 0,
  seconds: 10,
  fromSeconds: 0,
  cpuShare: 0.1,
} as const

function stageOf(ms: number) {
  const samples = Array.from({ length: 200 }, (_, place) => ({
    scheduledSeconds: place / 20,
    sentSeconds: place / 20,
    closedSeconds: place / 20 + ms / 1000,
    outcome: 'completed' as const,
    ms: () => ms,
  }))
  return { samples, figures: stageFigures(samples, setting, objectives) }
}

test.each([
  ['a miss that the waiting explains', 150, 0.5, true],
  ['a miss far beyond the waiting', 400, 0.5, false],
  ['a miss without waiting', 150, 0, false],
  ['an objective that was met', 90, 0.5, false],
])('%s', (_name, ms, share, expected) => {
  const { samples, figures } = stageOf(ms)
  expect(mayLackProcessor(figures, samples, objectives, share)).toBe(expected)
})
