import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { conformantRun } from '../reports/run-fixture.ts'
import { trustedRun } from './broken-run.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-broken-run-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const path = join(folder, 'run.json')
writeFileSync(path, JSON.stringify(conformantRun))
const { checks } = conformantRun

test('a run is taken where it holds what the runner saw', () => {
  expect(trustedRun(path, { records: checks, problems: [] })).toEqual(conformantRun)
})

test.each([
  [
    'another verdict',
    checks.map((record, at) => (at === 1 ? { ...record, verdict: 'warn' as const } : record)),
  ],
  ['a check less', checks.slice(0, 1)],
])('%s: the check is named', (_, records) => {
  const reason = `the suite and run.json disagree about ${checks[1]?.id}`
  expect(trustedRun(path, { records, problems: [] })).toBe(reason)
})

test('a problem of the suite comes first, and a missing file is one', () => {
  expect(trustedRun(path, { records: checks, problems: ['it broke', 'and again'] })).toBe('it broke')
  expect(trustedRun(join(folder, 'none.json'), { records: checks, problems: [] })).toBe(
    'the suite wrote no run.json',
  )
})
