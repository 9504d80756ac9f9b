import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LoadProgress } from '../runner/run-plan.ts'
import { reportProgress } from '../runner/report-progress.ts'
import { planWorkload } from '../workload/workload.ts'
import { followLoad, formatLiveFigures, liveFigures } from './live-figures.ts'
import { fileOf, rowOf } from '../rows/row-fixture.ts'

let path = ''
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-live-'))
  path = join(folder, 'rows.ndjson')
})
afterAll(() => rmSync(folder, { recursive: true }))

const rows = Array.from({ length: 200 }, (_, index) =>
  rowOf({ i: index, closedUs: 1_000_000 + index * 20_000, class: index % 4 === 0 ? 'reset' : 'ok' }),
)

/** As load/k6/assay/live_stats.go writes it. */
function writeCounts(rowsPath: string, fields: string): void {
  const widths = [10, 14, 14, 32]
  const padded = fields.split(' ').map((field, at) => field.padStart(widths[at] ?? 0))
  writeFileSync(`${rowsPath}.live`, `${padded.join(' ')}\n`)
}

test('nothing there yet', () => {
  expect(liveFigures(join(folder, 'none'), 1)).toBeNull()
  writeFileSync(path, fileOf([]))
  expect(liveFigures(path, 4)).toBeNull()
})

test('rate and failures of all requests since the start, times of the last rows', () => {
  writeFileSync(path, fileOf(rows))
  writeCounts(path, '3 400 100 reset')
  const live = liveFigures(path, 4)
  expect(live).toEqual({
    inFlight: 3,
    ended: 400,
    perSecond: 100,
    failedShare: 0.25,
    failure: 'reset',
    timed: 150,
    timing: 'TTFT',
    p50Ms: 100,
    p99Ms: 100,
  })
  expect(formatLiveFigures(live)).toBe(
    ', 3 in flight, 100.0/s and 25 % failed (reset) since the start, TTFT p50 100.0 ms, p99 100.0 ms of the last 150',
  )
})

test('failures that have ended stay counted, however many completed answers follow', () => {
  writeFileSync(path, fileOf(Array.from({ length: 1000 }, (_, i) => rowOf({ i }))))
  writeCounts(path, '0 2000 1000 http-5xx')
  expect(formatLiveFigures(liveFigures(path, 10))).toMatch(
    /, 200\.0\/s and 50 % failed \(http-5xx\) since the start,/,
  )
})

test('the rate is over the time since the start, at least a second', () => {
  writeCounts(path, '0 4 0 -')
  expect(liveFigures(path, 5)?.perSecond).toBeCloseTo(0.8, 6)
  expect(liveFigures(path, 0.2)?.perSecond).toBe(4)
})

test('JSON answers have no first token', () => {
  const json = {
    transport: 'json',
    firstTokenUs: null,
    lastTokenUs: null,
    chunks: 0,
    gapsUs: null,
  } as const
  writeFileSync(path, fileOf([rowOf(json), rowOf({ ...json, i: 1 })]))
  writeCounts(path, '1 2 0 -')
  expect(formatLiveFigures(liveFigures(path, 4))).toMatch(
    /, 0\.5\/s and none failed since the start, E2E p50 141\.0 ms of the last 2$/,
  )
})

test('requests in flight are known before the first answer', () => {
  writeFileSync(path, '')
  writeCounts(path, '12 0 0 -')
  expect(formatLiveFigures(liveFigures(path, 4))).toBe(', 12 in flight')
  writeFileSync(`${path}.live`, '')
  expect(liveFigures(path, 4)).toBeNull()
  rmSync(`${path}.live`)
})

test('a line that is being written, and a file far larger than what is looked at', () => {
  writeFileSync(path, fileOf([...rows, ...rows, ...rows, ...rows, ...rows]))
  appendFileSync(path, '{"v":1,"i":')
  writeCounts(path, '0 1000 250 reset')
  const live = liveFigures(path, 4)
  expect(live).toMatchObject({ ended: 1000, p50Ms: 100 })
  expect(live?.timed).toBeLessThanOrEqual(500)
})

test('the last line has the final figures, not those of the tick before', () => {
  const growing = join(folder, 'growing.ndjson')
  const plan = { scenario: 'stream', workload: planWorkload({ durationSeconds: 3 }, 'sse') } as const
  const reported: LoadProgress[] = []
  const progress = reportProgress({ ...plan, tell: (one) => reported.push(one) }, followLoad(plan, growing))
  progress.read('running (00.9s), 02/02 VUs, 3 complete and 0 interrupted iterations\n')
  writeCounts(growing, '2 3 0 -')
  // What comes after the last tick.
  progress.read('running (03.0s), 00/02 VUs, 7 complete and 0 interrupted iterations\n')
  writeCounts(growing, '0 7 0 -')
  writeFileSync(growing, fileOf(Array.from({ length: 7 }, (_, i) => rowOf({ i }))))
  progress.end()
  progress.last()
  expect(reported.map(({ phase }) => phase)).toEqual(['run', 'ended'])
  expect(reported[0]?.text).toBe('stream: 0 of 3 s')
  expect(reported[1]?.text).toMatch(
    /^stream: ended after 0 s, 7 requests done, 7\.0\/s and none failed since the start, TTFT .* of the last 7$/,
  )
})
