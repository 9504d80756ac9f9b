import { expect, test } from 'vitest'
import { planWorkload, type WorkloadOptions } from '../workload/workload.ts'
import { fewRequestsNotes, longestLoad, planLoad } from './plan-load.ts'

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

test.each<[string, WorkloadOptions, readonly string[] | RegExp]>([
  [
    'e2e p99 < 1s',
    { ratePerSecond: 1, durationSeconds: 99 },
    /p99 needs 100 requests, and this load sends 99: send more, or name a lower percentile$/,
  ],
  [
    'e2e p99 < 1s',
    { ratePerSecond: 2, durationSeconds: 60, warmUpSeconds: 50 },
    ["'e2e p99 < 1s' can only be missed: 368 requests can meet it, and this load sends 120"],
  ],
  ['errors < 1%', { ratePerSecond: 1, durationSeconds: 368 }, []],
  ['errors <= 0%', { ratePerSecond: 1, durationSeconds: 9 }, []],
  ['e2e p99 < 1s', { vus: 1, durationSeconds: 1 }, []],
])('%s with %o', (slo, workload, told) => {
  const target = { baseUrl: 'http://127.0.0.1:1', model: 'm', key: null }
  const plan = planLoad({ scenario: 'throughput', target, workload, out: '.', slo: [slo] })
  if (told instanceof RegExp) expect(() => fewRequestsNotes(plan)).toThrow(told)
  else expect(fewRequestsNotes(plan)).toEqual(told)
})
