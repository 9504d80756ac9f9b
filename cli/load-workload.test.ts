import { expect, test } from 'vitest'
import { workloadOf } from './load-workload.ts'

test.each([
  ['throughput', {}, 10],
  ['stream', { duration: '30' }, 30],
  ['soak', {}, undefined],
  ['soak', { duration: '5s' }, 5],
])('%s with %j lasts %s s; undefined is as long as the scenario has it', (scenario, flags, seconds) => {
  expect(workloadOf(scenario, flags, '.').durationSeconds).toBe(seconds)
})
