import { expect, test } from 'vitest'
import { rowOf } from '../rows/row-fixture.ts'
import { planWorkload } from '../workload/workload.ts'
import { calibrationWorkload } from '../runner/calibrate.ts'
import { createComparison, worseError, type GroundTruthRecord } from './instrument-error.ts'

/** The server's record of the request in {@link rowOf}: chunks 99, 119.5 and 140 ms after the request arrived. */
const SENT: GroundTruthRecord = {
  index: '0',
  receivedUs: 9_000_500,
  widthsUs: [5, 5, 5],
  sentUs: [9_099_500, 9_120_000, 9_140_500],
}

function compared(sent: GroundTruthRecord, row = rowOf()) {
  const comparison = createComparison([sent])
  for (let turn = 0; turn < 2; turn += 1) comparison.take(row)
  return comparison.errors()
}

test('errors are distances between durations, so the clocks need no common zero', () => {
  // TTFT is 100 against 99 ms, gaps are 20 against 20.5 ms. A p99 needs 100 rows.
  const comparison = createComparison([SENT])
  for (let turn = 0; turn < 100; turn += 1) comparison.take(rowOf())
  expect(comparison.errors()).toEqual({
    requests: 100,
    ttftErrorMs: { p50: 1, p99: 1 },
    gapErrorMs: { p50: 0.5, p99: 0.5 },
    mismatched: 0,
  })
})

test('reports a lost chunk instead of averaging it away', () => {
  expect(compared({ ...SENT, sentUs: SENT.sentUs.slice(0, 2) }).mismatched).toBe(2)
})

test('the time of a new connection is not an error of the instrument', () => {
  const row = rowOf({ sentUs: 900_000, connectedUs: 1_001_000 })
  expect(compared(SENT, row).ttftErrorMs.p50).toBe(1)
})

test('a JSON answer has only an arrival time', () => {
  const row = rowOf({ transport: 'json', doneUs: 1_102_000, firstTokenUs: null, gapsUs: null })
  const { ttftErrorMs, mismatched } = compared({ ...SENT, sentUs: [9_099_500] }, row)
  expect([ttftErrorMs.p50, mismatched]).toEqual([2, 0])
})

test('failures, requests the server does not know and lines without a name do not count', () => {
  expect(compared(SENT, rowOf({ class: 'reset' })).requests).toBe(0)
  expect(compared(SENT, rowOf({ i: 7 })).requests).toBe(0)
  expect(compared({ ...SENT, index: '' }).requests).toBe(0)
})

test('the worse of two calibrations counts', () => {
  expect(worseError({ p50: 1, p99: 9 }, { p50: 2, p99: null })).toEqual({ p50: 2, p99: 9 })
})

test('a calibration has the shape of the run, for two seconds', () => {
  const open = calibrationWorkload(planWorkload({ ratePerSecond: 300, burstiness: 0.5, vus: 400 }, 'sse'))
  expect(open).toMatchObject({ model: 'open-gamma', vus: 400, ratePerSecond: 300, durationSeconds: 2 })
  expect(calibrationWorkload(planWorkload({ ratePerSecond: 1 }, 'sse'))?.ratePerSecond).toBe(20)
  expect(calibrationWorkload(planWorkload({ vus: 7 }, 'sse'))).toMatchObject({ model: 'closed', vus: 7 })
  expect(calibrationWorkload(planWorkload({ vus: 7 }, 'websocket'))).toBeNull()
})
