import { expect, test } from 'vitest'
import { parseSlo } from '../analysis/slo.ts'
import { failingCheck } from '../samples/conformance-fixture.ts'
import { hasDefect } from './defects.ts'
import { evidence } from './judge-load-fixture.ts'
import { judgeLoad } from './judge-load.ts'

const RIGHT = { sampled: 100, conforming: 100, example: null }
const ERRORS = [parseSlo('errors < 5%')]

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
