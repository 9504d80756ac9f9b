import { expect, test } from 'vitest'
import { stageOf } from '../stage-fixture.ts'
import { fairnessStep } from './fairness-plan.ts'

const SHAPE = {
  victimPerSecond: 2,
  aggressorPerSecond: 20,
  phaseSeconds: 50,
  rounds: 1,
  restSeconds: 0,
  accounts: ['1', '2'],
}
const RESOURCES = { keys: ['a', 'b'], sources: ['1'], maxRequests: 4000, maxMs: 300_000, startEpochMs: 0 }

test('requests of a phase keep their rate and order, and no grid', () => {
  const seen = [
    'before 1',
    'use up 1',
    'after 1',
    'before 2',
    'use up 2',
    'after 2',
    'before 3',
    'use up 3',
    'after 3',
  ]
  const answers = seen.map((name, index) => ({
    stage: { ...stageOf(name), place: index + 1 },
    key: 'a',
    source: '1',
    kind: 'chat' as const,
    tokens: 5,
    atMs: 0,
    sentMs: 0,
    answeredMs: 1,
    closedMs: 1,
    outcome: 'accepted' as const,
    status: 200,
    fields: {},
    dateMs: null,
    usedTokens: null,
  }))
  const step = fairnessStep(SHAPE)(answers, RESOURCES)
  if (step.type !== 'stage' || step.stage.type !== 'timed') throw new Error('a phase was to come')
  expect(step.stage.id).toEqual({ place: 10, label: 'calm', round: 1 })
  const times = step.stage.requests.filter(({ key }) => key === 'b').map(({ atMs }) => atMs)
  const gaps = times.slice(1).map((atMs, at) => atMs - (times[at] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(0)
  expect(new Set(gaps.map((ms) => Math.round(ms / 50))).size).toBeGreaterThan(8)
  expect(((times.at(-1) ?? 0) - (times[0] ?? 0)) / gaps.length).toBeCloseTo(500)
  // Moments within their interval are spread evenly.
  const places = times.map((atMs, at) => (atMs - (times[0] ?? 0)) / 500 - at)
  expect(Math.abs(places.reduce((sum, place) => sum + place, 0) / places.length)).toBeLessThan(0.1)
})
