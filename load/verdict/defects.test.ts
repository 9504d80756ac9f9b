import { expect, test } from 'vitest'
import { parseSlo } from '../analysis/slo.ts'
import { failingCheck } from '../samples/conformance-fixture.ts'
import { hasDefect } from './defects.ts'
import { planWorkload } from '../workload/workload.ts'
import { evidence, loadFailure, HEALTHY, type EvidenceChanges } from './judge-load-fixture.ts'
import { judgeLoad } from './judge-load.ts'

const RIGHT = { sampled: 100, conforming: 100, example: null }
const ERRORS = [parseSlo('errors < 5%')]
const RATES = { askedPerSecond: 20, sentPerSecond: 10, admittedPerSecond: 10, completedPerSecond: 8 }
const LATE_MACHINE: EvidenceChanges = {
  workload: planWorkload({ ratePerSecond: 20, durationSeconds: 10 }),
  cpuShare: 0.97,
  measured: { rates: RATES },
}

test.each([
  ['nothing wrong', { checks: [], leakCount: 0 }, [], false],
  ['an engine that keeps no answers', {}, [], false],
  ['an answer leaked to another request', { checks: [], leakCount: 1 }, ERRORS, true],
  ['completed answers violate a MUST', { checks: [failingCheck()] }, ERRORS, true],
  ['a SHOULD', { checks: [failingCheck({ isMust: false })] }, [], false],
  ['answers that count as failed requests', { checks: [failingCheck({ seenCompleted: 0 })] }, [], true],
  ['the same with an objective on errors', { checks: [failingCheck({ seenCompleted: 0 })] }, ERRORS, false],
] as const)('%s', (_, found, slos, isDefect) => {
  expect(hasDefect({ ...RIGHT, ...found }, slos)).toBe(isDefect)
})

test('a valid run that shows a defect ends with 1', () => {
  const conformance = { ...RIGHT, checks: [failingCheck()] }
  expect(judgeLoad(evidence({ measured: { conformance } }))).toMatchObject({
    outcome: 'non-conformant',
    exitCode: 1,
    valid: true,
    reasons: [],
  })
})

test.each<[name: string, parts: EvidenceChanges]>([
  ['most requests failed', { figures: { ...HEALTHY, ok: 10, failed: [loadFailure('truncated', 190)] } }],
  ['a part of the run is missing', { incomplete: ['part 2 of 2 is missing'] }],
  ['this machine was the limit', LATE_MACHINE],
])('an invalid run whose answers violate a MUST ends with 1: %s', (_, { measured, ...parts }) => {
  const conformance = { ...RIGHT, checks: [failingCheck({ seenCompleted: 0 })] }
  const judged = judgeLoad(evidence({ ...parts, measured: { ...measured, conformance } }))
  expect(judged).toMatchObject({ outcome: 'invalid', exitCode: 1, valid: false })
  const right = judgeLoad(evidence({ ...parts, ...(measured === undefined ? {} : { measured }) }))
  expect(right).toMatchObject({ outcome: 'invalid', exitCode: 3, valid: false })
})

test('without a completed answer no defect is proven: it may be another service, or an undeclared dialect', () => {
  const conformance = { ...RIGHT, checks: [failingCheck()] }
  const figures = { iterations: 20, ok: 0, failed: [loadFailure('not-a-completion', 20)] }
  const judged = judgeLoad(evidence({ figures, measured: { conformance } }))
  expect(judged).toMatchObject({ outcome: 'invalid', exitCode: 3 })
  const leaked = { ...conformance, leakCount: 1 }
  expect(judgeLoad(evidence({ figures, measured: { conformance: leaked } })).exitCode).toBe(1)
})

test.each([
  ['all of them broke off', 80, ERRORS, 1],
  ['one of them did not', 79, [], 3],
])('answers of which none was completed are a defect where %s', (_, seenBrokenOff, slos, exitCode) => {
  const check = failingCheck({ seen: 80, seenCompleted: 0, seenBrokenOff })
  const figures = { iterations: 20, ok: 0, failed: [loadFailure('truncated', 20)] }
  const measured = { conformance: { ...RIGHT, checks: [check] } }
  expect(judgeLoad(evidence({ figures, slos, measured }))).toMatchObject({ outcome: 'invalid', exitCode })
})

test('where k6 broke, the exit code is 4 whatever the answers are', () => {
  const conformance = { ...RIGHT, checks: [failingCheck()] }
  const judged = judgeLoad(evidence({ rowProblem: 'line 3 is not a row', measured: { conformance } }))
  expect(judged).toMatchObject({ outcome: 'invalid', exitCode: 4 })
})

test('a stopped run with wrong answers is stopped', () => {
  const conformance = { ...RIGHT, checks: [failingCheck()] }
  const ending = { exitCode: 105, signal: null, stopped: true, late: false }
  expect(judgeLoad(evidence({ ending, measured: { conformance } }))).toMatchObject({
    outcome: 'aborted',
    exitCode: 3,
  })
})
