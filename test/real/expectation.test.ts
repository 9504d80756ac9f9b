import { expect, test } from 'vitest'
import type { CheckRecord, Verdict } from '../../reports/run.ts'
import { compareRun, type Expectation } from './expectation.ts'

const expectation: Expectation = {
  server: 'a server',
  deviations: [
    { check: 'core.bad', verdict: 'fail', because: 'it is so' },
    { check: 'core.drifts', verdict: 'warn', sometimes: true, because: 'when a second ends' },
  ],
  modelBehaviour: [{ check: 'core.echo', because: 'it does not echo' }],
  notApplicable: [{ check: 'core.allow', because: 'no 405' }],
}

const asExpected = [
  record('core.good', 'pass'),
  record('core.bad', 'fail'),
  record('core.drifts', 'pass'),
  record('core.echo', 'inconclusive', 'model-behaviour'),
  record('core.allow', 'not-applicable'),
]

test('a run as expected has no problems', () => {
  expect(compareRun(asExpected, expectation)).toEqual({ passed: 5, problems: [] })
})

test('what shows sometimes may show or not', () => {
  const run = [...asExpected.filter(({ id }) => id !== 'core.drifts'), record('core.drifts', 'warn')]
  expect(compareRun(run, expectation).problems).toEqual([])
})

test.each([
  ['core.good', record('core.good', 'fail')],
  ['core.good', record('core.good', 'not-applicable')],
  ['core.bad', record('core.bad', 'pass')],
  ['core.bad', record('core.bad', 'warn')],
  ['core.drifts', record('core.drifts', 'fail')],
  ['core.echo', record('core.echo', 'fail')],
  ['core.echo', record('core.echo', 'inconclusive', 'timeout')],
  ['core.allow', record('core.allow', 'pass')],
  ['core.new', record('core.new', 'fail')],
])('%s with another verdict is a problem', (id, changed) => {
  const run = [...asExpected.filter((one) => one.id !== id), changed]
  const { problems } = compareRun(run, expectation)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^${id}: expected .*, is ${changed.verdict}`))
})

test('an expectation about a check that is gone is a problem', () => {
  const { problems } = compareRun(asExpected.slice(0, 4), expectation)
  expect(problems).toEqual(['core.allow: expected.json names it, but the run has no such check'])
})

test('a check named twice is a problem', () => {
  const twice = {
    ...expectation,
    notApplicable: [...expectation.notApplicable, { check: 'core.echo', because: '' }],
  }
  expect(compareRun(asExpected, twice).problems).toContain('core.echo: expected.json names it twice')
})

function record(id: string, verdict: Verdict, reason?: string): CheckRecord {
  const shared = { id, title: id, capability: 'core', clause: 'C1.1', level: 'MUST', layer: 'spec' } as const
  return { ...shared, verdict, ...(reason === undefined ? {} : { reason }), issues: [], exchanges: [] }
}
