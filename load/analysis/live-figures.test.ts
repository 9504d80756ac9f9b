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

test('nothing there yet', () => {
  expect(liveFigures(join(folder, 'none'), 1, null)).toBeNull()
  writeFileSync(path, fileOf([]))
  expect(liveFigures(path, 4, null)).toBeNull()
})

test('rate, failures and TTFT of the last rows', () => {
  writeFileSync(path, fileOf(rows))
  const live = liveFigures(path, 4, null)
  expect(live?.perSecond).toBeCloseTo(50, 6)
  expect(live).toMatchObject({
    inFlight: null,
    failedShare: 0.25,
    failure: 'reset',
    timing: 'TTFT',
    p50Ms: 100,
    p99Ms: 100,
  })
  expect(formatLiveFigures(live)).toBe(', 50.0/s, TTFT p50 100.0 ms, p99 100.0 ms, 25 % failed (reset)')
})

test('what the end of the run cut did not fail', () => {
  writeFileSync(path, fileOf([rowOf({ i: 0 }), rowOf({ i: 1, class: 'interrupted' })]))
  expect(liveFigures(path, 4, null)).toMatchObject({ answers: 1, failedShare: 0, failure: null })
})

test('slow users answered all at once: the rate is over the time since the start, at least a second', () => {
  const together = Array.from({ length: 4 }, (_, i) => rowOf({ i, closedUs: 4_900_000 + i * 1000 }))
  writeFileSync(path, fileOf(together))
  expect(liveFigures(path, 5, 4)?.perSecond).toBeCloseTo(0.8, 6)
  expect(liveFigures(path, 5, null)?.perSecond).toBeCloseTo(0.8, 6)
  // k6 counts an iteration some time after its row.
  expect(liveFigures(path, 5, 0)?.perSecond).toBeCloseTo(0.8, 6)
  expect(liveFigures(path, 0.2, 4)?.perSecond).toBe(4)
  expect(liveFigures(path, 10, 5000)?.perSecond).toBe(500)
})

test('JSON answers have no first token', () => {
  const json = {
    transport: 'json',
    firstTokenUs: null,
    lastTokenUs: null,
    chunks: 0,
    gaps: null,
    gapsUs: null,
  } as const
  writeFileSync(path, fileOf([rowOf(json), rowOf({ ...json, i: 1 })]))
  expect(formatLiveFigures(liveFigures(path, 4, null))).toMatch(/, E2E p50 141\.0 ms, none failed$/)
})

test('requests in flight are known before the first answer', () => {
  writeFileSync(path, '')
  writeFileSync(`${path}.live`, '        12\n')
  expect(formatLiveFigures(liveFigures(path, 4, null))).toBe(', 12 in flight')
  writeFileSync(`${path}.live`, '')
  expect(liveFigures(path, 4, null)).toBeNull()
  rmSync(`${path}.live`)
})

test('a line that is being written, and a file far larger than what is looked at', () => {
  writeFileSync(path, fileOf([...rows, ...rows, ...rows, ...rows, ...rows]))
  appendFileSync(path, '{"v":1,"i":')
  expect(liveFigures(path, 4, null)?.p50Ms).toBe(100)
})

test('the last line has the final figures, not those of the tick before', () => {
  const growing = join(folder, 'growing.ndjson')
  const plan = { scenario: 'stream', workload: planWorkload({ durationSeconds: 3 }, 'sse') } as const
  const told: LoadProgress[] = []
  const progress = reportProgress({ ...plan, tell: (one) => told.push(one) }, followLoad(plan, growing))
  progress.read('running (00.9s), 02/02 VUs, 3 complete and 0 interrupted iterations\n')
  writeFileSync(`${growing}.live`, '         2\n')
  // What comes after the last tick.
  progress.read('running (03.0s), 00/02 VUs, 7 complete and 0 interrupted iterations\n')
  writeFileSync(growing, fileOf(Array.from({ length: 7 }, (_, i) => rowOf({ i }))))
  progress.end()
  progress.last()
  expect(told.map(({ phase }) => phase)).toEqual(['run', 'ended'])
  expect(told[0]?.text).toBe('stream: 0 of 3 s')
  expect(told[1]?.text).toMatch(/^stream: ended after 0 s, 7 requests done, 7\.0\/s, TTFT .*, none failed$/)
})
