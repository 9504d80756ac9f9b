import { expect, test } from 'vitest'
import { checkRecord, conformantRun, incompleteRun, nonConformantRun, runOf } from '../reports/run-fixture.ts'
import { nextStep } from './next-step.ts'

const statement = { name: 'acme', sha256: 'a'.repeat(64) }

test.each([
  [
    'a failure',
    nonConformantRun,
    /^repeat one check: assay check \S+ --only \S+; or accept .*--baseline-update$/,
  ],
  ['a conformant run without a statement', conformantRun, /^draft a statement .*: assay explore http/],
  ['a conformant run with one', { ...conformantRun, statement }, /^write a certificate: assay certify http/],
  [
    'a run with timeouts',
    runOf('incomplete', [checkRecord({ verdict: 'inconclusive', code: 'timeout', reason: 'timeout' })]),
    /--timeout SECONDS$/,
  ],
])('%s has a next step', (_, run, says) => {
  expect(nextStep(run)).toMatch(says)
})

test('a stopped run suggests no next step', () => {
  expect(nextStep({ ...incompleteRun, interrupted: true })).toBeNull()
})
