import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showProgress } from './progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

let sent = 0
beforeEach(() => void (sent = 0))

function follow(stream: { readonly isTTY?: boolean; readonly columns?: number }) {
  const lines: string[] = []
  const stderr = { ...stream, write: (text: string) => lines.push(text) }
  const context = { stdout: stderr, stderr, env: {}, cwd: '/' }
  return { lines, end: showProgress(context, { checks: 300, requests: 150 }, () => sent) }
}

test('progress is shown every 15 seconds in requests: nothing is judged, and so nothing failed, before the last one', () => {
  const { lines, end } = follow({})
  vi.advanceTimersByTime(15_000)
  sent = 12
  vi.advanceTimersByTime(30_000)
  end()
  vi.advanceTimersByTime(60_000)
  expect(lines).toEqual([
    'assay: 15 s: 0 of about 150 requests sent, then 300 checks are judged\n',
    'assay: 30 s: 12 of about 150 requests sent, then 300 checks are judged\n',
    'assay: 45 s: 12 of about 150 requests sent, then 300 checks are judged\n',
  ])
})

test('on a terminal one line is overwritten, within its width, and removed at the end', () => {
  const { lines, end } = follow({ isTTY: true, columns: 20 })
  vi.advanceTimersByTime(250)
  end()
  expect(lines).toEqual(['\r0 s: 0 of about 150\u001B[K', '\r\u001B[K'])
})
