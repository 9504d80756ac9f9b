import { expect, test } from 'vitest'
import { readingsOf } from '../exchange/exchange-fixture.ts'
import { retriesMissed, retryPlanOf } from './webhook-readings.ts'

function readings(retry: Readonly<Record<string, unknown>>, timeScale = 1) {
  return readingsOf({
    'webhooks.registration': { reading: 'rest' },
    'webhooks.delivery': { reading: 'post-json', timeScale },
    'webhooks.retry': { reading: 'same-id', ...retry },
  })
}

test('retries after minutes are missed, and the time needed to see them is computed', () => {
  const minutes = { delaysSeconds: [60, 300] }
  const missed = retriesMissed(readings(minutes))
  expect(missed).toMatchObject({ missedCount: 2, declaredCount: 2, lastSeconds: 360, waitedSeconds: 30 })
  expect(missed?.neededSeconds).toBeGreaterThan(360)
  const patient = readings({ ...minutes, waitSeconds: 360 })
  expect(retriesMissed(patient)).toBeNull()
  expect(retryPlanOf(patient).due).toBe(2)
})

test.each([
  ['within the wait', readings({ delaysSeconds: [1, 5] })],
  ['undeclared', readings({})],
  ['of a clock that runs faster', readings({ delaysSeconds: [60, 300] }, 0.01)],
  ['to an address that is entered by hand', manual()],
])('retries %s are not missed', (_, declared) => {
  expect(retriesMissed(declared)).toBeNull()
})

function manual() {
  return new Map([
    ...readings({ delaysSeconds: [60] }),
    ...readingsOf({ 'webhooks.registration': { reading: 'manual' } }),
  ])
}
