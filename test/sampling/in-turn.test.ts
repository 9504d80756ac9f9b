import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { DAYS_OF } from './in-turn.ts'

const sampledCases = new URL('sampled-cases.ts', import.meta.url).href

test('each test file whose tests run in turn exists', () => {
  const root = join(import.meta.dirname, '..', '..')
  expect([...DAYS_OF.keys()].filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test.each(['brief', 'daily', 'wide'])('in turn, each test runs once in so many days: %s', async (sample) => {
  vi.stubEnv('ASSAY_TOUCHED_NAMES', '/dev/null')
  const ran = new Map([...DAYS_OF.keys()].map((file) => [file, [0, 0, 0, 0]]))
  for (const day of [0, 1, 2, 3, 4, 5]) {
    vi.stubEnv('ASSAY_TEST_SAMPLE', sample)
    const clock = vi.spyOn(Date, 'now').mockReturnValue(day * 86_400_000)
    const fresh = (await import(
      `${sampledCases}?turn=${sample}${day}`
    )) as typeof import('./sampled-cases.ts')
    clock.mockRestore()
    for (const [file, counts] of ran) {
      fresh.setSampleOf(file)
      for (const index of counts.keys())
        if (fresh.isTurnOf(file, index, 'a test')) counts[index] = (counts[index] ?? 0) + 1
    }
  }
  for (const [file, counts] of ran) {
    const days = sample === 'brief' ? (DAYS_OF.get(file) ?? 1) : 1
    expect([file, counts]).toEqual([file, counts.map(() => 6 / days)])
  }
  vi.unstubAllEnvs()
})
