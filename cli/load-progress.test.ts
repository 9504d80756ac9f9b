import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoadProgress } from '../load/runner/run-plan.ts'
import type { CommandContext } from './command.ts'
import { showLoadProgress } from './progress.ts'

function progressAt(second: number, text = `second ${second}`): LoadProgress {
  return { phase: 'run', text }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('a terminal has one line that is written over, never one that wraps, and none at the end', () => {
  const written: string[] = []
  const progress = showLoadProgress(writingTo(written, { isTTY: true, columns: 12 }))
  progress.onProgress(progressAt(1))
  progress.onProgress(progressAt(2, 'x'.repeat(50)))
  vi.advanceTimersByTime(250)
  progress.end()
  expect(written).toEqual(['\rsecond 1\u001B[K', `\r${'x'.repeat(11)}\u001B[K`, '\r\u001B[K'])
})

test('a terminal of unknown width, or a pty without one, has 80 columns', () => {
  for (const unknown of [{}, { columns: 0 }]) {
    const written: string[] = []
    const progress = showLoadProgress(writingTo(written, { isTTY: true, ...unknown }))
    progress.onProgress(progressAt(1, 'x'.repeat(99)))
    progress.end()
    expect(written[0]).toHaveLength('\r\u001B[K'.length + 79)
  }
})

test('a line at each new phase, and one every 15 seconds', () => {
  const written: string[] = []
  const progress = showLoadProgress(writingTo(written))
  for (let second = 0; second < 32; second += 1) {
    progress.onProgress(progressAt(second))
    vi.advanceTimersByTime(1000)
  }
  progress.onProgress({ ...progressAt(0), phase: 'calibrate' })
  progress.end()
  expect(written).toEqual([
    'assay: second 0\n',
    'assay: second 14\n',
    'assay: second 29\n',
    'assay: second 0\n',
  ])
})

test('a phase without news is shown again after 15 seconds, also before the first one', () => {
  const written: string[] = []
  const progress = showLoadProgress(writingTo(written))
  vi.advanceTimersByTime(15_000)
  progress.onProgress({ ...progressAt(0, 'building k6'), phase: 'build' })
  vi.advanceTimersByTime(30_000)
  progress.end()
  vi.advanceTimersByTime(90_000)
  expect(written).toEqual([
    'assay: preparing the load (15 s so far)\n',
    'assay: building k6\n',
    'assay: building k6 (15 s so far)\n',
    'assay: building k6 (30 s so far)\n',
  ])
})

function writingTo(written: string[], terminal = {}): Pick<CommandContext, 'stderr'> {
  return { stderr: { ...terminal, write: (text: string) => written.push(text) } }
}
