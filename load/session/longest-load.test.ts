import { expect, test } from 'vitest'
import { planWorkload } from '../workload/workload.ts'
import { longestLoad } from './plan-load.ts'

const closed = planWorkload(
  { vus: 2, durationSeconds: 30, warmUpSeconds: 5, requestTimeoutSeconds: 20 },
  'sse',
)
const open = planWorkload({ ratePerSecond: 5, durationSeconds: 30, requestTimeoutSeconds: 20 }, 'json')

test('a load without a schedule waits one timeout for its last answers, one with a schedule two', () => {
  const plain = { calibrates: false, mostSamples: 0 }
  expect(longestLoad({ ...plain, workload: closed })).toEqual({
    requests: 35,
    answers: 21,
    calibration: 0,
    singleUser: 0,
  })
  expect(longestLoad({ ...plain, workload: open })).toMatchObject({ requests: 30, answers: 42 })
})

test('a calibration and a single-user run add to the maximum', () => {
  expect(longestLoad({ workload: closed, calibrates: true, mostSamples: null })).toMatchObject({
    calibration: 2 + 11,
    singleUser: 51,
  })
  const sockets = planWorkload({ vus: 2, durationSeconds: 30 }, 'websocket')
  expect(longestLoad({ workload: sockets, calibrates: true, mostSamples: null }).calibration).toBe(0)
})
