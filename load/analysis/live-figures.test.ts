import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveCounts } from '../runner/live-counts.ts'
import type { LoadProgress } from '../runner/run-plan.ts'
import { reportProgress } from '../runner/report-progress.ts'
import { planWorkload } from '../workload/workload.ts'
import { followLoad, formatLiveFigures } from '../session/execute-load.ts'

let path = ''
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-live-'))
  path = join(folder, 'rows.ndjson')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes the live counts of a load in the format of load/k6/assay/live_stats.go. */
function writeCounts(rowsPath: string, fields: string): void {
  const widths = [10, 14, 14, 32]
  const padded = fields.split(' ').map((field, at) => field.padStart(widths[at] ?? 0))
  writeFileSync(`${rowsPath}.live`, `${padded.join(' ')} 4 1 900 500\n`)
}

const shown = (elapsedSeconds: number, hasEnded = false) =>
  formatLiveFigures(liveCounts(path), { elapsedSeconds, hasEnded })

test('nothing there yet', () => {
  expect(liveCounts(join(folder, 'none'))).toBeNull()
  expect(shown(4)).toBe('')
})

test('rate and failures of all requests since the start', () => {
  writeCounts(path, '3 400 100 reset')
  expect(shown(4)).toBe(', 3 in flight, 100.0/s and 25 % failed (reset) since the start')
  expect(shown(4, true)).toBe(', 100.0/s and 25 % failed (reset) since the start')
})

test('failures that have ended stay counted, however many completed answers follow', () => {
  writeCounts(path, '0 2000 1000 http-5xx')
  expect(shown(10)).toMatch(/, 200\.0\/s and 50 % failed \(http-5xx\) since the start$/)
})

test('the rate is over the time since the start, at least a second', () => {
  writeCounts(path, '0 4 0 -')
  expect(shown(5)).toContain(', 0.8/s and none failed')
  expect(shown(0.2)).toContain(', 4.0/s and none failed')
})

test('requests in flight are known before the first answer', () => {
  writeCounts(path, '12 0 0 -')
  expect(shown(4)).toBe(', 12 in flight')
  writeFileSync(`${path}.live`, '')
  expect(liveCounts(path)).toBeNull()
  rmSync(`${path}.live`)
})

test('the last line has the final figures, not those of the tick before', () => {
  const growing = join(mkdtempSync(join(folder, 'growing-')), 'rows.ndjson')
  const plan = { scenario: 'stream', workload: planWorkload({ durationSeconds: 3 }, 'sse') } as const
  const reported: LoadProgress[] = []
  const progress = reportProgress(
    { ...plan, onProgress: (one) => reported.push(one) },
    followLoad(plan, growing),
  )
  progress.read('running (00.9s), 02/02 VUs, 3 complete and 0 interrupted iterations\n')
  writeCounts(growing, '2 3 0 -')
  // k6 completes these requests after the last tick of the live figures.
  progress.read('running (03.0s), 00/02 VUs, 7 complete and 0 interrupted iterations\n')
  writeCounts(growing, '0 7 0 -')
  progress.end()
  progress.last()
  expect(reported.map(({ phase }) => phase)).toEqual(['run', 'ended'])
  expect(reported[0]?.text).toBe('stream: 0 of 3 s')
  expect(reported[1]?.text).toMatch(
    /^stream: ended after \d+ s, 7 requests done, \d\.\d\/s and none failed since the start$/,
  )
})
