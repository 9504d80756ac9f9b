import { expect, test } from 'vitest'
import type { CheckRecord, Run } from '../../schemas/compiled/run.ts'
import { checkRecord, HOSTILE, runOf } from '../run-fixture.ts'
import { compareChecks } from './compare-checks.ts'
import { COMPARISON_FORMATS } from './comparison-page.ts'

const check = (id: string, verdict: CheckRecord['verdict'], more: Partial<CheckRecord> = {}) =>
  checkRecord({ id, verdict, ...more })

function changes(before: readonly CheckRecord[], after: readonly CheckRecord[], isStrict = false) {
  const { regressions, unchanged, sections } = compareChecks(
    runOf('conformant', before),
    runOf('conformant', after),
    { isStrict },
  )
  const rows = sections.flatMap(({ id, rows: found }) =>
    found.map(({ name, change }) => `${id} ${name} ${change}`),
  )
  return { regressions, unchanged, rows }
}

test('the same run twice shows no change', async () => {
  const checks = [check('a', 'pass'), check('b', 'fail'), check('c', 'warn')]
  expect(changes(checks, checks)).toEqual({ regressions: 0, unchanged: 3, rows: [] })
  const run = runOf('non-conformant', checks)
  expect(await COMPARISON_FORMATS.summary(compareChecks(run, run))).toMatch(
    /^No difference shown; 3 checks unchanged\n/,
  )
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
  ['warn', 'observed', 'other', 0],
  ['warn', 'not-applicable', 'other', 0],
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

test.each(['other-scheme', 'never-at-once'] as const)(
  'a check without a verdict is no regression: %s',
  (code) => {
    const after = check('a', 'not-applicable', { code })
    expect(changes([check('a', 'pass')], [after])).toMatchObject({
      regressions: 0,
      rows: ['other a pass -> not-applicable'],
    })
  },
)

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

const failing = (id: string, at: string, received: string): CheckRecord =>
  check(id, 'fail', { issues: [{ at, expected: `what ${id} wants`, received }] })

test('checks that fail for one cause are one regression, in one row that names them', async () => {
  const ids = ['a', 'b', 'c', 'd']
  const before = runOf(
    'conformant',
    ids.map((id) => check(id, 'pass')),
  )
  const after = runOf('non-conformant', [
    failing('a', 'core.completion/x status', '500'),
    failing('b', 'core.auth/bare status', '500'),
    failing('c', 'core.completion/x /id', 'absent'),
    failing('d', 'core.completion/y /object', 'absent'),
  ])
  const comparison = compareChecks(before, after)
  expect(comparison).toMatchObject({
    regressions: 3,
    sections: [{ rows: [{ name: 'a', checks: ['a', 'b'] }, { name: 'c' }, { name: 'd' }] }],
  })
  expect(await COMPARISON_FORMATS.summary(comparison)).toMatch(
    /^3 regressions \(checks that fail now: 4, with 3 causes\); 0 checks unchanged\n/,
  )
})

test('checks that are not judged now count once per reason, and not beside a new failure, whose consequence they are', () => {
  const before = ['a', 'b', 'c'].map((id) => check(id, 'pass'))
  const lost = { code: 'prerequisite', reason: 'prerequisite', detail: 'connect ECONNREFUSED' } as const
  const gone = ['b', 'c'].map((id) => check(id, 'inconclusive', lost))
  expect(changes(before, [check('a', 'inconclusive', lost), ...gone])).toMatchObject({ regressions: 1 })
  expect(changes(before, [failing('a', 'x status', '500'), ...gone])).toMatchObject({
    regressions: 1,
    rows: ['failed a pass -> fail', 'stopped b pass -> inconclusive'],
  })
})

test('a failure at fewer places is shown, and is no regression', () => {
  const [one, two] = [failing('a', 'x status', '500'), failing('a', 'y status', '500')]
  const before = [{ ...one, issues: [...one.issues, ...two.issues] }]
  expect(changes(before, [one])).toMatchObject({
    regressions: 0,
    rows: ['other a fail -> fail at 1 fewer place'],
  })
})

function failingAt(labels: string): CheckRecord {
  const issues = labels.split(' ').map((label) => ({
    at: `core.fields/${label} /usage`,
    expected: '3',
    received: '4',
  }))
  return check('a', 'fail', { issues, among: { judged: 40 } })
}

test('a failure that is at three other exchanges and no more at three is at some answers of many', () => {
  const before = [failingAt('a b c d')]
  const rows = ['moved a fail -> fail at 3 other places']
  expect(changes(before, [failingAt('d e f g')])).toEqual({ regressions: 0, unchanged: 0, rows })
  expect(changes(before, [failingAt('d e f g')], true)).toMatchObject({ regressions: 1 })
  expect(changes(before, [failingAt('c d e f g')])).toMatchObject({ regressions: 1 })
  // It moved: no answer fails in both.
  expect(changes(before, [failingAt('e f g h')])).toMatchObject({ regressions: 1 })
})

test('a failure that moved is a regression, although it stayed at one place', () => {
  const [some, others] = ['a b c d e f g h i j k l m n o', 'o A B C D E F G H I J K L M N']
  expect(changes([failingAt(some)], [failingAt(others)])).toMatchObject({ regressions: 1 })
})

test('a new warning is named in the first line, and is a regression with --strict', () => {
  const runs = [runOf('conformant', [check('a', 'pass')]), runOf('conformant', [check('a', 'warn')])] as const
  expect(compareChecks(...runs).firstLine).toBe('No regression; checks that warn now: 1; 0 checks unchanged')
  expect(compareChecks(...runs, { isStrict: true }).firstLine).toBe(
    '1 regression (checks that warn now: 1); 0 checks unchanged',
  )
})

test('a failure at others of the answers is a regression if a clearly larger share of them fails', () => {
  const before = [failingAt('a b c d')]
  expect(changes(before, [failingAt('d e f g h')])).toMatchObject({ regressions: 0 })
  const all = 'd e f g h i j k l m n o p q r s t u v w x y z'
  expect(changes(before, [failingAt(all)])).toMatchObject({ regressions: 1 })
})

test('a failure at a further place is a regression, however it was sent and wherever in a stream it is', () => {
  const before = [failing('a', 'sse.stream/plain event 3 /choices/0', 'null')]
  const same = [failing('a', 'sse.stream/plain#2 event 7 /choices/0', 'null')]
  expect(changes(before, same)).toMatchObject({ regressions: 0, unchanged: 1 })
  expect(changes(before, [failing('a', 'sse.stream/usage event 3 /choices/0', 'null')])).toMatchObject({
    regressions: 1,
    rows: ['failed a fail -> fail at 1 more place'],
  })
})

test('a check that an old failure keeps from being judged now is a regression', () => {
  const after = [check('a', 'fail'), check('b', 'not-applicable', { explainedBy: 'a' })]
  expect(changes([check('a', 'fail'), check('b', 'pass')], after)).toMatchObject({
    regressions: 1,
    rows: ['stopped b pass -> not-applicable'],
  })
})

test('a run that judged nothing cannot be compared', async () => {
  const before = runOf('incomplete', [check('a', 'inconclusive')], { reason: 'is the target up?' })
  const comparison = compareChecks(before, runOf('conformant', [check('a', 'pass')]))
  expect(await COMPARISON_FORMATS.summary(comparison)).toMatch(
    /^Not comparable: the run before judged nothing \(is the target up\?\)\n/,
  )
  const after = compareChecks(runOf('conformant', [check('a', 'pass')]), before)
  expect(after.unusable).toEqual(['the run after judged nothing (is the target up?)'])
})

test('a run whose only verdicts are failures judged something', () => {
  const before = runOf('non-conformant', [check('a', 'fail'), check('b', 'inconclusive')])
  expect(compareChecks(before, runOf('conformant', [check('a', 'pass')])).unusable).toEqual([])
})

const seen = (code: CheckRecord['code']) =>
  check('a', 'observed', {
    gap: 'G2.4',
    reading: 'r',
    layer: 'observed',
    ...(code === undefined ? {} : { code }),
  })

test('a changed observation of an undeclared gap is listed, and is not a regression', () => {
  expect(changes([seen('not-declared')], [seen('seen-otherwise')])).toEqual({
    regressions: 0,
    unchanged: 0,
    rows: ['observed a observed -> observed'],
  })
  expect(changes([seen('seen-otherwise')], [seen('seen-otherwise')])).toMatchObject({ rows: [] })
})

test('nondeterministic model output is not a regression', () => {
  const after = check('a', 'inconclusive', { code: 'model-behaviour', reason: 'model-behaviour' })
  expect(changes([check('a', 'pass')], [after])).toMatchObject({
    regressions: 0,
    rows: ['other a pass -> inconclusive'],
  })
})

test('a check that only a busy machine prevented is not a regression', () => {
  const after = check('a', 'inconclusive', { code: 'busy-machine', reason: 'busy-machine: it stood still' })
  expect(changes([check('a', 'pass')], [after])).toMatchObject({ regressions: 0 })
  const late = check('a', 'inconclusive', { code: 'timeout', reason: 'timeout: no answer' })
  expect(changes([check('a', 'pass')], [late])).toMatchObject({ regressions: 1 })
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
  expect(caveats).toEqual([
    'the version of Assay differs: 0.1.0 before, 0.2.0 after',
    'the number of selected checks differs: 0 before, 1 after',
  ])
})

function withIssue(text: string) {
  const issue = { at: text, expected: text, received: text }
  const after = [check('a', 'fail', { issues: [issue] })]
  return compareChecks(runOf('conformant', [check('a', 'pass')]), runOf('non-conformant', after))
}

test('text of a target affects only its own cell, in every format', async () => {
  const [plain, hostile] = [withIssue('plain'), withIssue(HOSTILE)]
  for (const render of [COMPARISON_FORMATS.summary, COMPARISON_FORMATS.markdown, COMPARISON_FORMATS.html]) {
    expect((await render(hostile)).split('\n')).toHaveLength((await render(plain)).split('\n').length)
    if (render !== COMPARISON_FORMATS.summary) expect(await render(hostile)).not.toContain('<script>')
  }
  expect(JSON.parse(await COMPARISON_FORMATS.json(hostile))).toMatchObject({ regressions: 1 })
})

test.each<[more: Partial<Run>, why: string]>([
  [{ interrupted: true }, 'was stopped before its end'],
  [{ cost: { requests: 0, promptTokens: 0, completionTokens: 0 } }, 'sent no request'],
])('a run with %j is not comparable', (more, why) => {
  const checks = [check('a', 'pass')]
  const after = runOf('incomplete', [check('a', 'not-applicable')], more)
  expect(compareChecks(runOf('conformant', checks), after).unusable).toEqual([`the run after ${why}`])
})
