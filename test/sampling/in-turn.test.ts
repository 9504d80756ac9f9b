import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { IN_TURN, RESTING, testedFolders, TURNS } from './in-turn.ts'

const sampledCases = new URL('sampled-cases.ts', import.meta.url).href

test('each test file that runs in turn exists, and is named once', () => {
  const root = join(import.meta.dirname, '..', '..')
  const files = [...IN_TURN, ...RESTING]
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
  const folders = files.flatMap(testedFolders)
  expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
})

test.each(['brief', 'daily', 'wide'])('in turn, each test runs once in so many days: %s', async (sample) => {
  vi.stubEnv('ASSAY_TOUCHED_NAMES', '/dev/null')
  const ran = new Map(IN_TURN.map((file) => [file, [0, 0, 0, 0]]))
  const rested: string[] = []
  for (const day of [0, 1, 2, 3, 4, 5]) {
    vi.stubEnv('ASSAY_TEST_SAMPLE', sample)
    const clock = vi.spyOn(Date, 'now').mockReturnValue(day * 86_400_000)
    const fresh = (await import(
      `${sampledCases}?turn=${sample}${day}`
    )) as typeof import('./sampled-cases.ts')
    clock.mockRestore()
    rested.push(...fresh.restingFiles(['run']))
    for (const [file, counts] of ran) {
      fresh.setSampleOf(file)
      for (const index of counts.keys())
        if (fresh.isTurnOf(file, index, 'a test')) counts[index] = (counts[index] ?? 0) + 1
    }
  }
  expect(RESTING.map((file) => rested.filter((one) => one === file).length)).toEqual(
    RESTING.map(() => (sample === 'brief' ? 4 : 0)),
  )
  for (const [file, counts] of ran) {
    const days = sample === 'wide' ? 1 : TURNS
    // On one day of seven, the daily sample runs all tests of a file.
    const most = sample === 'daily' ? 6 / days + 1 : 6 / days
    expect(Math.min(...counts), file).toBe(6 / days)
    expect(Math.max(...counts), file).toBeLessThanOrEqual(most)
  }
  vi.unstubAllEnvs()
})

test.each(['brief', 'daily'])(
  'after a change of the code that they test, all tests run: %s',
  async (sample) => {
    const listed = join(mkdtempSync(join(tmpdir(), 'assay-touched-')), 'touched.txt')
    writeFileSync(listed, 'load/limiter/identify.ts\nload/capacity/price.test.ts')
    vi.stubEnv('ASSAY_TOUCHED_NAMES', listed)
    vi.stubEnv('ASSAY_TEST_SAMPLE', sample)
    // On this day, the daily sample has no wide sample of the two files below.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(0)
    const fresh = (await import(`${sampledCases}?changed=${sample}`)) as typeof import('./sampled-cases.ts')
    clock.mockRestore()
    const ran = ['test/limits/tiers-told.test.ts', 'load/capacity/sureness.test.ts'].map((file) => {
      fresh.setSampleOf(file)
      return [0, 1, 2].filter((index) => fresh.isTurnOf(file, index, 'a test')).length
    })
    expect(ran).toEqual([3, 1])
    const named = fresh.restingFiles(['test/load/'])
    expect(
      named.filter((file) => /^(?:test\/load|load\/limiter|test\/limits)\/(?!limits-)/.test(file)),
    ).toEqual([])
    expect(named.length > 0).toBe(sample === 'brief')
    vi.unstubAllEnvs()
  },
)
