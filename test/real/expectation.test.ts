import { expect, test } from 'vitest'
import type { CheckRecord, Verdict } from '../../schemas/compiled/run.ts'
import { compareRun, type Expectation } from './expectation.ts'

const expectation: Expectation = {
  server: 'a server',
  about: { name: 'a', version: '1', registry: 'PyPI', released: null, start: 'a', behind: 'a text' },
  deviations: [
    { check: 'core.bad', verdict: 'fail', because: 'it is so' },
    { check: 'core.drifts', verdict: 'warn', sometimes: true, because: 'when a second ends' },
  ],
  modelBehaviour: [{ check: 'core.echo', because: 'it does not echo' }],
  notApplicable: [{ check: 'core.allow', because: 'no 405' }],
  observed: [{ check: 'core.cors', because: 'the statement does not declare it' }],
  absent: [{ capability: 'webhooks', because: 'it has none' }],
}

const asExpected = [
  record('core.good', 'pass'),
  record('core.bad', 'fail'),
  record('core.drifts', 'pass'),
  record('core.echo', 'inconclusive', 'model-behaviour'),
  record('core.allow', 'not-applicable'),
  record('core.cors', 'observed'),
  record('webhooks.offered', 'not-applicable'),
  record('webhooks.type', 'observed'),
]

test('a run as expected has no problems', () => {
  expect(compareRun(asExpected, expectation)).toEqual({ passed: 8, problems: [] })
})

test('a group stands for all checks that begin so, but those that are named themselves', () => {
  const grouped = {
    ...expectation,
    notApplicable: [...expectation.notApplicable, { check: 'core.b*', because: 'no key' }],
  }
  const run = [...asExpected, record('core.bare', 'not-applicable')]
  expect(compareRun(run, grouped).problems).toEqual([])
  expect(compareRun([...run, record('core.better', 'pass')], grouped).problems).toEqual([
    'core.better: expected not-applicable, is pass',
  ])
})

test('a group without checks is a problem', () => {
  const stale = { ...expectation, notApplicable: [{ check: 'core.x*', because: '' }] }
  expect(compareRun(asExpected, stale).problems).toContain(
    'core.x*: expected.json names it, but the run has no such check',
  )
})

test('an occasional verdict may occur or not', () => {
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
  ['core.cors', record('core.cors', 'warn')],
  ['core.new', record('core.new', 'fail')],
  ['webhooks.offered', record('webhooks.offered', 'pass')],
  ['webhooks.offered', record('webhooks.offered', 'fail')],
  ['webhooks.type', record('webhooks.type', 'inconclusive', 'receiver')],
])('%s with another verdict is a problem', (id, changed) => {
  const run = [...asExpected.filter((one) => one.id !== id), changed]
  const { problems } = compareRun(run, expectation)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^${id}: expected .*, is ${changed.verdict}`))
})

test('an expectation about a check that is gone is a problem', () => {
  const { problems } = compareRun(without('core.allow'), expectation)
  expect(problems).toEqual(['core.allow: expected.json names it, but the run has no such check'])
})

test('an expectation about a capability without checks is a problem', () => {
  const { problems } = compareRun(without('webhooks.offered', 'webhooks.type'), expectation)
  expect(problems).toEqual(['webhooks: expected.json names it absent, but the run has no check of it'])
})

test('a check named twice is a problem', () => {
  const twice = {
    ...expectation,
    notApplicable: [...expectation.notApplicable, { check: 'core.echo', because: '' }],
  }
  expect(compareRun(asExpected, twice).problems).toContain('core.echo: expected.json names it twice')
})

function without(...ids: readonly string[]): readonly CheckRecord[] {
  return asExpected.filter(({ id }) => !ids.includes(id))
}

function record(id: string, verdict: Verdict, reason?: string): CheckRecord {
  const capability = id.startsWith('webhooks.') ? 'webhooks' : 'core'
  const shared = { id, title: id, capability, clause: 'C1.1', level: 'MUST', layer: 'spec' } as const
  return { ...shared, verdict, ...(reason === undefined ? {} : { reason }), issues: [], exchanges: [] }
}
