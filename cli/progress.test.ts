import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CheckRecord } from '../schemas/compiled/run.ts'
import { showProgress } from './progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failed = { verdict: 'fail' } as CheckRecord
let sent = 0
beforeEach(() => void (sent = 0))

function follow(stream: { readonly isTTY?: boolean; readonly columns?: number }) {
  const lines: string[] = []
  const stderr = { ...stream, write: (text: string) => lines.push(text) }
  const context = { stdout: stderr, stderr, env: {}, cwd: '/' }
  return { lines, progress: showProgress(context, { checks: 300, requests: 150 }, () => sent) }
}

test('progress is shown every 15 seconds, even without a verdict', () => {
  const { lines, progress } = follow({})
  vi.advanceTimersByTime(15_000)
  sent = 12
  progress.onRecord(failed)
  vi.advanceTimersByTime(30_000)
  progress.end()
  vi.advanceTimersByTime(60_000)
  expect(lines).toEqual([
    'assay: 15 s: 0 of about 150 requests sent, 0 of 300 checks judged, 0 failed\n',
    'assay: 30 s: 12 of about 150 requests sent, 1 of 300 checks judged, 1 failed\n',
    'assay: 45 s: 12 of about 150 requests sent, 1 of 300 checks judged, 1 failed\n',
  ])
})

test('on a terminal one line is overwritten, within its width, and removed at the end', () => {
  const { lines, progress } = follow({ isTTY: true, columns: 20 })
  vi.advanceTimersByTime(250)
  progress.end()
  expect(lines).toEqual(['\r0 s: 0 of about 150\u001B[K', '\r\u001B[K'])
})
