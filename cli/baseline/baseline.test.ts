import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CheckRecord, Run } from '../../schemas/compiled/run.ts'
import { checkRecord, runOf } from '../../reports/run-fixture.ts'
import { refusedText } from '../../reports/run-text.ts'
import { readBaseline, REASON_TO_WRITE, withBaseline } from './baseline.ts'

const CHECKS = ['core.post-completes', 'core.refuses-not-utf8', 'sse.framing']
const good = { check: 'sse.framing', places: ['sse.stream/plain event N'], reason: 'a proxy' }
const USE = { checks: CHECKS, isUpdate: false }

function mistakes(value: unknown): readonly string[] {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  const reading = readBaseline(text, 'known.json', USE)
  return 'mistakes' in reading ? reading.mistakes : []
}

function entry(changes: object) {
  return { schema: 'assay.baseline/1', failures: [{ ...good, ...changes }] }
}

test.each<[name: string, value: unknown, says: RegExp]>([
  ['no JSON', '{', /^known\.json:1: not JSON: /],
  ['an empty file', '', /^known\.json:1: not JSON: /],
  ['a comment', '// known\n{}', /^known\.json:1: not JSON: /],
  ['an array', [], /^known\.json:1: a baseline is a JSON object/],
  ['null', null, /^known\.json:1: a baseline is a JSON object/],
  ['no mark', {}, /^known\.json:1 \/schema: expected assay\.baseline\/1/],
  [
    'a run',
    { schema: 'assay.run/1' },
    /\/schema: expected assay\.baseline\/1, received string "assay\.run\/1"; is this a baseline\?/,
  ],
  ['no failures', { schema: 'assay.baseline/1' }, /\/failures: expected .*, received missing/],
  ['failures that are an object', { schema: 'assay.baseline/1', failures: {} }, /\/failures: expected array/],
  [
    'an unknown member',
    { schema: 'assay.baseline/1', failure: [], failures: [] },
    /known\.json:3 \/failure: there is no member of that name; did you mean failures\?/,
  ],
  [
    'an entry that is text',
    { schema: 'assay.baseline/1', failures: ['sse.framing'] },
    /\/failures\/0: expected object/,
  ],
  [
    'an unknown check',
    entry({ check: 'sse.framin' }),
    /known\.json:5 \/failures\/0\/check: there is no check "sse\.framin"; did you mean sse\.framing\?/,
  ],
  ['a check that is a number', entry({ check: 7 }), /\/failures\/0\/check: expected string/],
  ['no check', entry({ check: undefined }), /\/failures\/0\/check: expected .*, received missing/],
  ['no reason', entry({ reason: undefined }), /\/failures\/0\/reason: expected .*, received missing/],
  ['an empty reason', entry({ reason: '' }), /\/failures\/0\/reason: this gives no reason/],
  [
    'the text that stands for a reason',
    entry({ reason: REASON_TO_WRITE }),
    /\/reason: this gives no reason: write/,
  ],
  ['TODO as a reason', entry({ reason: 'TODO' }), /\/reason: this gives no reason/],
  [
    'no places',
    entry({ places: undefined }),
    /\/failures\/0: an entry accepts the places where its check fails/,
  ],
  ['an empty list of places', entry({ places: [] }), /\/failures\/0\/places: an entry accepts the places/],
  ['a link that is not one', entry({ link: 'JIRA-7' }), /\/failures\/0\/link: expected/],
  ['a day in another order', entry({ expires: '31.12.2026' }), /\/failures\/0\/expires: expected/],
  [
    'a day that does not exist',
    entry({ expires: '2026-02-30' }),
    /\/failures\/0\/expires: 2026-02-30 is not a date/,
  ],
  [
    'a target without a scheme',
    entry({ target: 'staging.example.com' }),
    /\/failures\/0\/target: this is not a base URL/,
  ],
  ['an unknown verdict', entry({ verdict: 'warn' }), /\/failures\/0\/verdict: expected/],
  [
    'a misspelled member',
    entry({ expire: '2026-01-01' }),
    /\/failures\/0\/expire: there is no member of that name; did you mean expires\?/,
  ],
  [
    'the same entry twice',
    { schema: 'assay.baseline/1', failures: [good, good] },
    /known\.json:\d+ \/failures\/1: the same check and target as \/failures\/0/,
  ],
  [
    'a member twice',
    '{"schema":"assay.baseline/1","failures":[],\n"failures":[]}',
    /known\.json:2 \/failures: this appears twice, first in line 1/,
  ],
])('%s is one line with its place', (_name, value, says) => {
  const lines = mistakes(value)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(says)
})

test('reports all mistakes at once, in the order of the file', () => {
  const failures = [
    { ...good, check: 'x' },
    { ...good, target: 'ftp://x' },
  ]
  expect(mistakes({ schema: 'assay.baseline/1', failures }).map((line) => line.split(' ')[0])).toEqual([
    'known.json:5',
    'known.json:17',
  ])
})

test('an entry is read with its line, its target normalized', () => {
  const value = { schema: 'assay.baseline/1', failures: [{ ...good, target: 'http://h:1/v1/' }] }
  const reading = readBaseline(JSON.stringify(value, null, 2), 'known.json', USE)
  expect(reading).toMatchObject({
    baseline: { entries: [{ check: 'sse.framing', target: 'http://h:1', line: 4 }] },
  })
})

test('an update reads entries whose reasons and places are still to be written', () => {
  const value = { schema: 'assay.baseline/1', failures: [{ check: 'sse.framing', reason: REASON_TO_WRITE }] }
  expect(readBaseline(JSON.stringify(value), 'known.json', { ...USE, isUpdate: true })).toHaveProperty(
    'baseline',
  )
})

// Returns the record of a check that another one keeps from being judged.
function pointing(id: string) {
  return checkRecord({
    id,
    verdict: 'not-applicable',
    explainedBy: 'sse.framing',
    exchanges: [],
    issues: [],
  })
}

/** Judges a run by a baseline. With `path`, updates the file instead, and returns its places. */
function judgedBy(value: object, run: Run, path: string | null = null): Run {
  const reading = readBaseline(JSON.stringify(value), 'known.json', { ...USE, isUpdate: path !== null })
  if ('mistakes' in reading) throw new Error(reading.mistakes.join())
  const asked = { path: path ?? 'known.json', known: reading.baseline, isUpdate: path !== null }
  const silent = { write: () => {} }
  return withBaseline(asked, run, { stderr: silent, stdout: silent, env: {}, cwd: '/' })
}

/** Returns a run in which the check fails at the usage of these exchanges. */
function failingAt(...labels: readonly string[]): Run {
  return failingAmong({ judged: 40 }, labels)
}

function failingAmong(among: NonNullable<CheckRecord['among']>, labels: readonly string[]): Run {
  const issues = labels.map((label) => ({
    at: `core.fields/${label} /usage/total_tokens`,
    expected: '3',
    received: '4',
  }))
  return runOf('non-conformant', [checkRecord({ id: 'sse.framing', verdict: 'fail', issues, among })])
}

test('a failure at some answers of many is accepted at any exchange, as `*` in place of the exchange says', () => {
  const known = entry({ places: ['* /usage/total_tokens'] })
  expect(judgedBy(known, failingAt('a', 'b')).baseline).toMatchObject({ exitCode: 0, refused: [] })
  const passing = runOf('conformant', [checkRecord({ id: 'sse.framing', verdict: 'pass' })])
  expect(judgedBy(known, passing).baseline).toMatchObject({ exitCode: 0, refused: [] })
  expect(judgedBy(entry({}), passing).baseline).toMatchObject({ exitCode: 1, refused: [{ why: 'passes' }] })
  const other = runOf('non-conformant', [
    checkRecord({
      id: 'sse.framing',
      verdict: 'fail',
      issues: [{ at: 'x/y /id', expected: '', received: '' }],
    }),
  ])
  expect(judgedBy(known, other).baseline).toMatchObject({ exitCode: 1, refused: [{ more: ['x/y /id'] }] })
})

function placesAt(...labels: readonly string[]): readonly string[] {
  return labels.map((label) => `core.fields/${label} /usage/total_tokens`)
}

test('any exchange is advised only where one replica of several seems to be the cause', () => {
  const known = entry({ places: placesAt('a', 'b', 'c', 'd') })
  const told = (run: Run): string =>
    (judgedBy(known, run).baseline?.refused ?? []).map((one) => refusedText(one, 'known.json')).join()
  const advice = "; if one replica of several is the cause, '* /usage/total_tokens' accepts it"
  expect(told(failingAt('a', 'b', 'c', 'd', 'e'))).toMatch(
    /^known\.json:1: .*: core\.fields\/e \/usage\/total_tokens$/,
  )
  expect(told(failingAt('d', 'e', 'f', 'g'))).toContain(advice)
  expect(told(failingAmong({ judged: 40, sharedHeader: 'x-served-by: b' }, ['a', 'e', 'f']))).toContain(
    advice,
  )
})

test('an update accepts any exchange if a failure is at three others and no more at three', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-baseline-'))
  const path = join(folder, 'known.json')
  const placesAfter = (before: readonly string[], run: Run): unknown => {
    judgedBy(entry({ places: before }), run, path)
    const { failures } = JSON.parse(readFileSync(path, 'utf8')) as {
      failures: readonly { readonly places: unknown }[]
    }
    return failures[0]?.places
  }
  expect(placesAfter(placesAt('a', 'b', 'c', 'd'), failingAt('d', 'e', 'f', 'g'))).toEqual([
    '* /usage/total_tokens',
  ])
  expect(placesAfter(['* /usage/total_tokens'], failingAt('h'))).toEqual(['* /usage/total_tokens'])
  expect(placesAfter(placesAt('a', 'b', 'c', 'd'), failingAt('d', 'e', 'f'))).toEqual(placesAt('d', 'e', 'f'))
  rmSync(folder, { recursive: true })
})

test('a known failure that keeps a further check from being judged is not accepted, and names it', () => {
  const issues = [{ at: 'sse.stream/plain event 3', expected: 'a blank line', received: 'none' }]
  const run = runOf('non-conformant', [
    checkRecord({ id: 'sse.framing', verdict: 'fail', issues }),
    pointing('core.post-completes'),
    pointing('core.refuses-not-utf8'),
  ])
  const judged = (explains: readonly string[]) => judgedBy(entry({ explains }), run)
  expect(judged(['core.post-completes', 'core.refuses-not-utf8']).baseline).toMatchObject({
    exitCode: 0,
    refused: [],
  })
  expect(judged(['core.post-completes']).baseline).toMatchObject({
    exitCode: 1,
    accepted: [],
    refused: [{ check: 'sse.framing', why: 'explains-more', more: ['core.refuses-not-utf8'] }],
  })
})
