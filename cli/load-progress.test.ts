import { expect, test } from 'vitest'
import type { LoadProgress } from '../load/drive.ts'
import type { Surroundings } from './command.ts'
import { showLoadProgress } from './load-progress.ts'

function shown(
  stderr: { readonly isTTY?: boolean; readonly columns?: number },
  all: readonly LoadProgress[],
) {
  const written: string[] = []
  const streams = {
    stdout: { write: () => true },
    stderr: { ...stderr, write: (text: string) => written.push(text) },
  }
  const around: Surroundings = { ...streams, env: {}, cwd: '.' }
  const progress = showLoadProgress(around)
  for (const one of all) progress.onProgress(one)
  progress.end()
  return written
}

function told(elapsedSeconds: number, text = `second ${elapsedSeconds}`): LoadProgress {
  return { phase: 'run', text, elapsedSeconds, totalSeconds: 9, iterations: null }
}

test('a terminal has one line that is written over, never one that wraps, and none at the end', () => {
  expect(shown({ isTTY: true, columns: 12 }, [told(1), told(2, 'x'.repeat(50))])).toEqual([
    '\rsecond 1\u001B[K',
    `\r${'x'.repeat(11)}\u001B[K`,
    '\r\u001B[K',
  ])
  // Without a width, and with that of a pty that has none.
  for (const unknown of [{}, { columns: 0 }])
    expect(shown({ isTTY: true, ...unknown }, [told(1, 'x'.repeat(99))])[0]).toHaveLength(
      '\r\u001B[K'.length + 79,
    )
})

test('elsewhere a line every five seconds and at each new phase', () => {
  const all = [told(0), told(1), told(4), told(5), told(6), { ...told(0), phase: 'calibrate' as const }]
  expect(shown({}, all)).toEqual(['assay: second 0\n', 'assay: second 5\n', 'assay: second 0\n'])
})
