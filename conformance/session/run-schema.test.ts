import { describe, expect, test } from 'vitest'
import type { CheckRecord, Outcome, Run } from '../../schemas/compiled/run.ts'
import schema from '../../schemas/run.schema.json' with { type: 'json' }
import { conforms } from '../exchange/schema.ts'

const counts = { pass: 1, fail: 0, warn: 0, inconclusive: 0, 'not-applicable': 0, observed: 0, error: 0 }

// A record with every optional member. The test fails if the schema lacks one of these members.
const record: Required<Omit<CheckRecord, 'clause'>> = {
  id: 'core.errors-body',
  title: 'errors have the body of the reading',
  capability: 'core',
  gap: 'G7.2',
  reading: 'errors.body',
  level: 'MUST',
  layer: 'profile',
  verdict: 'fail',
  code: 'prerequisite',
  reason: 'x',
  rounds: { satisfied: 2, violated: 1, undecided: 0 },
  among: { judged: 41, sharedHeader: 'x-served-by: pod-b' },
  takenOutBy: ['errors.body'],
  detail: 'x',
  cause: 'x',
  explainedBy: 'core.errors-strict-json',
  inferred: 'x',
  issues: [{ at: 'x7 /error', expected: 'object', received: 'string "no"' }],
  exchanges: ['core.refusals/missing-model'],
}

const stated: CheckRecord = {
  id: 'core.choices-array',
  title: 'a reply has choices',
  capability: 'core',
  clause: 'C2.3.1',
  level: 'MUST',
  layer: 'spec',
  verdict: 'pass',
  issues: [],
  exchanges: ['core.completion/all-four'],
}

// Members that runs of older versions lack.
const OPTIONAL: readonly string[] = ['statement', 'readings']

const run: Run = {
  schema: 'assay.run/1',
  outcome: 'non-conformant',
  exitCode: 1,
  reason: null,
  suite: { version: '0.1.0', checks: 2, known: 2, profile: 'openai' },
  target: { baseUrl: 'http://127.0.0.1:1', model: null },
  seed: 'assay',
  startedAt: new Date(0).toISOString(),
  durationMs: 12.5,
  cost: { requests: 2, promptTokens: 0, completionTokens: 0 },
  statement: { name: 'ours.json', sha256: 'a'.repeat(64) },
  readings: [
    { key: 'sse.path', reading: 'same-path', layer: 'profile' },
    { key: 'request.models', reading: 'list', layer: 'declared', parameters: { models: ['m'] } },
    { key: 'states', reading: 'none', layer: 'declared', recorded: 'nothing shows it from outside' },
  ],
  capabilities: [
    {
      id: 'core',
      outcome: 'non-conformant',
      counts,
      takenOut: [{ clause: 'C1.6', checks: ['sse.whole'], readings: ['sse.events'] }],
    },
  ],
  checks: [record, stated],
  exchanges: [
    {
      id: 'core.refusals/missing-model',
      method: 'POST',
      url: 'http://127.0.0.1:1/v1/chat/completions',
      headers: [['content-type', 'application/json']],
      body: null,
      status: null,
      durationMs: 3,
    },
  ],
}

function pointersOf(value: unknown): readonly string[] {
  return conforms('urn:assay:run', value, '').map(({ at }) => at)
}

test('a whole run conforms', () => {
  expect(conforms('urn:assay:run', run, '')).toEqual([])
})

test.each<[Outcome, Run['exitCode']]>([
  ['conformant', 0],
  ['non-conformant', 1],
  ['incomplete', 3],
  ['partial', 3],
  ['broken', 4],
])('%s goes with exit code %i only', (outcome, exitCode) => {
  expect(pointersOf({ ...run, outcome, exitCode })).toEqual([])
  expect(pointersOf({ ...run, outcome, exitCode: exitCode === 0 ? 1 : 0 })).toEqual(['/exitCode'])
})

describe('refused', () => {
  test.each<[string, unknown, string]>([
    ['another mark', { ...run, schema: 'assay.run/2' }, '/schema'],
    ['an unknown member', { ...run, verdicts: [] }, '/verdicts'],
    ['no checks', { ...run, checks: undefined }, '/checks'],
    ['a date without zone', { ...run, startedAt: '2026-11-01T10:00:00' }, '/startedAt'],
    ['an unknown verdict', { ...run, checks: [{ ...record, verdict: 'skipped' }] }, '/checks/0/verdict'],
    ['an unknown capability', { ...run, checks: [{ ...record, capability: 'x' }] }, '/checks/0/capability'],
    ['clause and gap', { ...run, checks: [{ ...record, clause: 'C1.1' }] }, '/checks/0/gap'],
    ['a gap without reading', { ...run, checks: [{ ...record, reading: undefined }] }, '/checks/0/reading'],
    ['a pass without evidence', { ...run, checks: [{ ...stated, exchanges: [] }] }, '/checks/0/exchanges'],
    ['a digest cut short', { ...run, statement: { name: 'x', sha256: 'ab' } }, '/statement/sha256'],
    [
      'partial, and nobody knows of what',
      { ...run, capabilities: [{ id: 'sse', outcome: 'partial', counts }] },
      '/capabilities/0/takenOut',
    ],
    ['half a request', { ...run, cost: { ...run.cost, requests: 0.5 } }, '/cost/requests'],
  ])('%s', (_, value, pointer) => {
    // A file does not hold members whose value is undefined.
    const written: unknown = JSON.parse(JSON.stringify(value))
    expect(pointersOf(written)).toContain(pointer)
  })

  test.each(Object.keys(run).filter((name) => !OPTIONAL.includes(name)))('a run without %s', (name) => {
    const written: unknown = JSON.parse(JSON.stringify({ ...run, [name]: undefined }))
    expect(pointersOf(written)).toContain(`/${name}`)
  })
})

test('the schema knows the members of the type, and no others', () => {
  expect(Object.keys(schema.properties).toSorted()).toEqual(
    [
      ...Object.keys(run),
      'command',
      'disguised',
      'repeat',
      'exchangeDurations',
      'notes',
      'interrupted',
      'isTimeOver',
      'leftOpen',
      'baseline',
      'reasonCheck',
    ].toSorted(),
  )
  expect(Object.keys(schema.$defs.checkRecord.properties).toSorted()).toEqual(
    [...Object.keys(record), 'clause'].toSorted(),
  )
})
