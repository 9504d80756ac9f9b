import { expect, test } from 'vitest'
import { workloadOf } from './load-options.ts'

test.each([
  [{}, undefined],
  [{ duration: '30' }, 30],
  [{ duration: '5s' }, 5],
])('with %j a load lasts %s s; undefined means the default of the scenario', (flags, seconds) => {
  expect(workloadOf(flags, '.').durationSeconds).toBe(seconds)
})
