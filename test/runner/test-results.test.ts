import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  aloneAtEnd,
  countsOf,
  failures,
  flaky,
  readResults,
  withLater,
  type FileResult,
} from './test-results.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-results-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ROOT = join(import.meta.dirname, '..', '..')
const passing = { fullName: 'adds', status: 'passed', failureMessages: [] }
const retried = { fullName: 'waits', status: 'passed', failureMessages: ['Error: too late\n  at a.ts:1'] }
const failing = { fullName: 'listens', status: 'failed', failureMessages: ['Error: no answer'] }

const fileOf = (name: string, tests: readonly object[], status = 'passed', message = '') => ({
  name: join(ROOT, name),
  status,
  message,
  assertionResults: tests,
})

function read(...files: readonly object[]): readonly FileResult[] {
  const path = join(folder, 'results.json')
  writeFileSync(path, JSON.stringify({ testResults: files }))
  return readResults(path)
}

const first = read(
  fileOf('a.test.ts', [passing, retried]),
  fileOf('b.test.ts', [passing, failing], 'failed'),
  fileOf('c.test.ts', [passing], 'failed', 'expected [ 1 ] to equal []\nand more'),
)

test('a file that failed outside its tests counts as one that failed', () => {
  expect(countsOf(first)).toEqual({ passed: 4, failed: 2 })
})

test('each failure has a line, and each test that passed on retry', () => {
  expect(failures('FAILED', first)).toEqual([
    'FAILED c.test.ts: expected [ 1 ] to equal []',
    'FAILED b.test.ts: listens: Error: no answer',
  ])
  expect(flaky(first)).toEqual(['FLAKY (passed on retry) a.test.ts: waits: Error: too late'])
})

test('a file that was run once more counts as it ended then', () => {
  const later = read(fileOf('b.test.ts', [passing, { ...failing, status: 'passed', failureMessages: [] }]))
  expect(countsOf(withLater(first, later))).toEqual({ passed: 5, failed: 1 })
})

const lastOf = (...seconds: readonly number[]) =>
  aloneAtEnd(read(...seconds.map((at, index) => ({ ...fileOf(`${index}.test.ts`, []), endTime: at * 1000 }))))

test('a file that ran alone for long at the end is named', () => {
  expect(lastOf(70, 165, 100)).toEqual([expect.stringMatching(/^In the last 65 s only 1\.test\.ts ran: /)])
  expect(lastOf(70, 105, 100)).toEqual([])
  expect(lastOf(70)).toEqual([])
})

test('a second run that died changes nothing', () => {
  expect(withLater(first, readResults(join(folder, 'missing.json')))).toEqual(first)
  expect(countsOf([])).toEqual({ passed: 0, failed: 0 })
})
