import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planWorkload } from '../workload/workload.ts'
import { liveCounts } from './live-counts.ts'
import { progressLine, reportProgress } from './report-progress.ts'
import type { LoadProgress } from './run-plan.ts'

let path = ''
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-live-'))
  path = join(folder, 'rows.ndjson')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes the live counts of a load in the format of load/k6/assay/live_stats.go. */
function writeCounts(fields: string): void {
  const widths = [10, 14, 14, 32]
  const padded = fields.split(' ').map((field, at) => field.padStart(widths[at] ?? 0))
  writeFileSync(`${path}.live`, `${padded.join(' ')} 4 1 900 500\n`)
}

const plan = { scenario: 'stream', workload: planWorkload({ durationSeconds: 3 }, 'sse') } as const

const shown = (elapsedSeconds: number, hasEnded = false) =>
  progressLine(plan, { elapsedSeconds, hasEnded }, liveCounts(path))

test('nothing there yet', () => {
  expect(liveCounts(join(folder, 'none'))).toBeNull()
  expect(progressLine(plan, { elapsedSeconds: 2, hasEnded: false }, null)).toBe('stream: 2 of 3 s')
})

test('number, rate and failures of all requests since the start', () => {
  writeCounts('3 400 100 reset')
  expect(shown(3)).toBe(
    'stream: 3 of 3 s, 400 requests done, 3 in flight, 133.3/s and 25 % failed (reset) since the start',
  )
  expect(shown(4, true)).toBe(
    'stream: ended after 4 s, 400 requests done, 100.0/s and 25 % failed (reset) since the start',
  )
})

test('failures that have ended stay counted, however many completed answers follow', () => {
  writeCounts('0 2000 1000 http-5xx')
  expect(shown(10)).toMatch(/: waiting for .*, 200\.0\/s and 50 % failed \(http-5xx\) since the start$/)
})

test('the rate is over the time since the start, at least a second', () => {
  writeCounts('0 4 0 -')
  expect(shown(5)).toContain(', 0.8/s and none failed')
  expect(shown(0.2)).toContain(', 4.0/s and none failed')
})

test('requests in flight are known before the first answer', () => {
  writeCounts('12 0 0 -')
  expect(shown(1)).toBe('stream: 1 of 3 s, 12 in flight')
  writeFileSync(`${path}.live`, '')
  expect(liveCounts(path)).toBeNull()
})

const progressOf = (lineAt: Parameters<typeof reportProgress>[1], waitMs = 0) => {
  const reported: LoadProgress[] = []
  const progress = reportProgress({ onProgress: (one) => reported.push(one) }, lineAt, waitMs)
  progress.end()
  return { progress, reported }
}

test('the last line is asked for anew, so it has the final figures', () => {
  let asked = 0
  const { progress, reported } = progressOf(({ hasEnded }) => `asked ${(asked += 1)} ${hasEnded}`)
  progress.last()
  expect(reported).toEqual([
    { phase: 'run', text: 'asked 1 false' },
    { phase: 'ended', text: 'asked 2 true' },
  ])
})

const secondsAt = (waitMs: number) =>
  progressOf(({ elapsedSeconds }) => String(Math.floor(elapsedSeconds)), waitMs).reported

test('counts the time of a part from the common start', () => {
  expect(secondsAt(60_000)).toEqual([{ phase: 'run', text: '0' }])
  expect(secondsAt(-2500)).toEqual([{ phase: 'run', text: '2' }])
})
