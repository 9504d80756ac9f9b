import { expect, test } from 'vitest'
import type { CheckRecord } from '../run.ts'
import { checkRecord, HOSTILE, runOf } from '../run-fixture.ts'
import { compareChecks } from './compare-checks.ts'
import { COMPARISON_FORMATS } from './render-comparison.ts'

const check = (id: string, verdict: CheckRecord['verdict'], more: Partial<CheckRecord> = {}) =>
  checkRecord({ id, verdict, ...more })

function changes(before: readonly CheckRecord[], after: readonly CheckRecord[]) {
  const { regressions, unchanged, sections } = compareChecks(
    runOf('conformant', before),
    runOf('conformant', after),
  )
  const rows = sections.flatMap(({ id, rows: found }) =>
    found.map(({ name, change }) => `${id} ${name} ${change}`),
  )
  return { regressions, unchanged, rows }
}

test('the same run twice shows no change', () => {
  const checks = [check('a', 'pass'), check('b', 'fail'), check('c', 'warn')]
  expect(changes(checks, checks)).toEqual({ regressions: 0, unchanged: 3, rows: [] })
})

test.each<
  [before: CheckRecord['verdict'], after: CheckRecord['verdict'], section: string, regressions: number]
>([
  ['pass', 'fail', 'failed', 1],
  ['warn', 'fail', 'failed', 1],
  ['not-applicable', 'fail', 'failed', 1],
  ['inconclusive', 'error', 'failed', 1],
  ['pass', 'inconclusive', 'stopped', 1],
  ['pass', 'not-applicable', 'stopped', 1],
  ['warn', 'observed', 'stopped', 1],
  ['pass', 'warn', 'warned', 0],
  ['fail', 'pass', 'fixed', 0],
  ['fail', 'warn', 'fixed', 0],
  ['fail', 'inconclusive', 'other', 0],
  ['warn', 'pass', 'other', 0],
  ['not-applicable', 'pass', 'started', 0],
  ['observed', 'inconclusive', 'other', 0],
])('%s that becomes %s is in section %s, with %i regressions', (before, after, section, regressions) => {
  expect(changes([check('a', before)], [check('a', after)])).toEqual({
    regressions,
    unchanged: 0,
    rows: [`${section} a ${before} -> ${after}`],
  })
})

test('a passing check that is not in the run any more is a regression, and a new one is none', () => {
  expect(changes([check('a', 'pass')], [])).toMatchObject({
    regressions: 1,
    rows: ['stopped a pass -> not in the run'],
  })
  expect(changes([], [check('a', 'pass')])).toMatchObject({
    regressions: 0,
    rows: ['started a not in the run -> pass'],
  })
})

test('one cause is one regression: what another failure explains is not counted', () => {
  const after = [check('a', 'fail'), check('b', 'not-applicable', { explainedBy: 'a' })]
  expect(changes([check('a', 'pass'), check('b', 'pass')], after)).toMatchObject({ regressions: 1 })
})

test('nondeterministic model output is not a regression', () => {
  const after = check('a', 'inconclusive', { code: 'model-behaviour', reason: 'model-behaviour' })
  expect(changes([check('a', 'pass')], [after])).toMatchObject({ regressions: 0 })
})

test('readings that changed and facts that differ are named', () => {
  const reading = { key: 'errors.body', reading: 'openai', layer: 'profile' } as const
  const before = runOf('conformant', [], { readings: [reading] })
  const after = runOf('conformant', [], {
    readings: [{ ...reading, reading: 'problem', layer: 'declared' }],
    suite: { version: '0.2.0', checks: 1, known: 1, profile: 'openai' },
  })
  const { sections, caveats } = compareChecks(before, after)
  expect(sections).toMatchObject([
    { id: 'readings', rows: [{ name: 'errors.body', change: 'openai (profile) -> problem (declared)' }] },
  ])
  expect(caveats).toEqual(['the version of Assay differs: 0.1.0 before, 0.2.0 after'])
})

function withIssue(text: string) {
  const issue = { at: text, expected: text, received: text }
  const after = [check('a', 'fail', { issues: [issue] })]
  return compareChecks(runOf('conformant', [check('a', 'pass')]), runOf('non-conformant', after))
}

test('text of a target changes nothing but its own cell, in every format', () => {
  const [plain, hostile] = [withIssue('plain'), withIssue(HOSTILE)]
  for (const render of [COMPARISON_FORMATS.summary, COMPARISON_FORMATS.markdown, COMPARISON_FORMATS.html]) {
    expect(render(hostile).split('\n')).toHaveLength(render(plain).split('\n').length)
    if (render !== COMPARISON_FORMATS.summary) expect(render(hostile)).not.toContain('<script>')
  }
  expect(JSON.parse(COMPARISON_FORMATS.json(hostile))).toMatchObject({ regressions: 1 })
})
