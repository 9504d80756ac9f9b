import { expect, test } from 'vitest'
import { withCodes } from './older-runs.ts'
import { checkRecord, exchangeSummary, runOf } from './run-fixture.ts'
import { blindSpots, isModelBehaviour } from './run-text.ts'
import type { CheckRecord } from './run.ts'

function older(changes: Partial<CheckRecord>): CheckRecord {
  return checkRecord({ issues: [], exchanges: [], ...changes })
}

test.each<[string, Partial<CheckRecord>, CheckRecord['code']]>([
  ['no offer', { verdict: 'not-applicable', reason: 'not offered: it is answered 404' }, 'not-offered'],
  [
    'no leave',
    { verdict: 'not-applicable', reason: 'sign-up not allowed: pass --allow-signup' },
    'sign-up-not-allowed',
  ],
  [
    'no leave for what is declared',
    { verdict: 'inconclusive', reason: 'prerequisite', detail: 'sign-up not allowed: pass --allow-signup' },
    'sign-up-not-allowed',
  ],
  [
    'no quota',
    { verdict: 'not-applicable', reason: 'limits not looked for, since that spends a quota: declare them' },
    'quota-not-spent',
  ],
  [
    'no key',
    { verdict: 'not-applicable', reason: 'no key was given: authentication is not judged' },
    'no-key',
  ],
  ['declared absent', { verdict: 'not-applicable', reason: 'declared unsupported' }, 'declared-unsupported'],
  ['another reading', { verdict: 'not-applicable', reason: 'the reading is custom' }, 'nothing-to-judge'],
  [
    'another cause',
    { verdict: 'not-applicable', reason: 'see core.auth', explainedBy: 'core.auth' },
    'explained-elsewhere',
  ],
  ['a late answer', { verdict: 'inconclusive', reason: 'timeout', detail: 'x' }, 'timeout'],
  ['an open gap', { verdict: 'observed', reason: 'no reading is declared for this gap' }, 'not-declared'],
  ['a check that broke', { verdict: 'error', reason: 'judge' }, 'judge-failed'],
  ['a pass', { verdict: 'pass' }, undefined],
])('a record without a code gets one: %s', (_, changes, code) => {
  expect(withCodes(runOf('incomplete', [older(changes)])).checks[0]?.code).toBe(code)
})

test('a code that is there stays', () => {
  const record = older({ verdict: 'not-applicable', code: 'no-key', reason: 'not offered, in other words' })
  expect(withCodes(runOf('incomplete', [record])).checks).toEqual([record])
})

test('an inconclusive check of this version stays as it is, whatever its sentence begins with', () => {
  const sentence = { reason: 'model-behaviour', detail: 'core.mix/a: not finished in time' } as const
  const record = older({ verdict: 'inconclusive', code: 'model-behaviour', ...sentence })
  expect(withCodes(runOf('incomplete', [record])).checks).toEqual([record])
})

test('a run of the last version says the same in its reports', () => {
  const undecided = older({ verdict: 'inconclusive', reason: 'model-behaviour', detail: 'no echo' })
  const run = withCodes(
    runOf('incomplete', [
      older({ verdict: 'not-applicable', reason: 'no key was given: authentication is not judged' }),
      older({ verdict: 'not-applicable', reason: 'sign-up not allowed: pass --allow-signup' }),
      undecided,
    ]),
  )
  expect(blindSpots(run)).toContain('NO KEY: no key was given: authentication is not judged.')
  expect(blindSpots(run)).toContain('SIGN-UP NOT TRIED: sign-up not allowed: pass --allow-signup.')
  expect(run.checks.filter(isModelBehaviour)).toHaveLength(1)
})

test('determines the cause of an inconclusive check from the place that its sentence begins with', () => {
  const record = older({
    verdict: 'inconclusive',
    reason: 'timeout',
    detail: 'core.mix/a: no answer in 10 s',
  })
  expect(withCodes(runOf('incomplete', [record])).checks[0]?.cause).toBe('no answer in 10 s')
})

test.each([
  ['limits.burst/sibling-2', 'sibling'],
  ['limits.burst/other', 'other'],
  ['limits.burst/a-7', undefined],
])('the key of %s', (id, otherKey) => {
  const run = runOf('non-conformant', [checkRecord()], { exchanges: [exchangeSummary({ id })] })
  expect(withCodes(run).exchanges[0]?.otherKey).toBe(otherKey)
})
