import { expect, test } from 'vitest'
import { capacityObjectives } from './capacity-plan.ts'
import { inFlightStates } from './in-flight-states.ts'
import type { StageSample } from './stage-failures.ts'

function sampleAt(sentSeconds: number, closedSeconds: number | null): StageSample {
  return {
    scheduledSeconds: sentSeconds,
    sentSeconds,
    closedSeconds,
    outcome: 'completed',
    ms: () => (closedSeconds === null ? null : 1000 * (closedSeconds - sentSeconds)),
  }
}

const objectives = capacityObjectives(['e2e p95 < 1500ms', 'errors < 1%']).slice(0, 1)

test('counts time, ends and starts by the number in flight', () => {
  const samples = [sampleAt(1, 3), sampleAt(2, 4), sampleAt(5, 6)]
  expect(inFlightStates(samples, 0, objectives)).toEqual([
    { inFlight: 0, seconds: 2, ended: 0, sent: 2, beyond: [1] },
    { inFlight: 1, seconds: 3, ended: 2, sent: 1, beyond: [1] },
    { inFlight: 2, seconds: 1, ended: 1, sent: 0, beyond: [] },
  ])
})

test('the warm-up counts for the pace only', () => {
  const samples = [sampleAt(1, 3), sampleAt(5, 6)]
  expect(inFlightStates(samples, 4, objectives)).toEqual([
    { inFlight: 0, seconds: 3, ended: 0, sent: 1, beyond: [0] },
    { inFlight: 1, seconds: 3, ended: 2, sent: 0, beyond: [] },
  ])
})

test('every state that was entered is left again, and a request without an end does not count as ended', () => {
  const samples = [sampleAt(1, 12), sampleAt(2, null)]
  expect(inFlightStates(samples, 0, objectives)).toEqual([
    { inFlight: 0, seconds: 1, ended: 0, sent: 1, beyond: [1] },
    { inFlight: 1, seconds: 1, ended: 0, sent: 1, beyond: [0] },
    { inFlight: 2, seconds: 10, ended: 1, sent: 0, beyond: [] },
  ])
})

test('large numbers in flight share a state', () => {
  const samples = Array.from({ length: 40 }, (_, index) => sampleAt(1 + index / 100, 9))
  const states = inFlightStates(samples, 0, objectives).map(({ inFlight }) => inFlight)
  expect(states.slice(0, 18)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17])
  expect(states.length).toBeLessThan(35)
})
