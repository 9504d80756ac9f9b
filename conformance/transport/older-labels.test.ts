import { expect, test } from 'vitest'
import { exchange } from '../exchange/exchange-fixture.ts'
import { withQuotaCall } from './older-labels.ts'

test.each([
  ['a-1', { kind: 'plain', series: 'serial' }],
  ['a-12', { kind: 'plain', series: 'serial' }],
  ['b-3', { kind: 'plain', series: 'recovery' }],
  ['d-start', { kind: 'plain', series: 'recovery-again' }],
  ['b-aborted', { kind: 'aborted', series: 'recovery' }],
  ['p-8', { kind: 'plain', series: 'burst' }],
  ['q-1', { kind: 'plain', series: 'burst-again' }],
  ['a-last', { kind: 'plain', series: null }],
  ['obey-again', { kind: 'plain', series: null }],
  ['b-wrong', undefined],
  ['b-invalid-1', undefined],
  ['stream', undefined],
  ['sibling-2', undefined],
])('%s of an older transcript', (label, quotaCall) => {
  expect(withQuotaCall(exchange(`limits.burst/${label}`)).quotaCall).toEqual(quotaCall)
})

test('labels of other probes mean nothing, and a mark that is there stays', () => {
  expect(withQuotaCall(exchange('core.mix/a-1')).quotaCall).toBeUndefined()
  const marked = {
    ...exchange('limits.burst/a-1'),
    quotaCall: { kind: 'plain', series: 'burst' } as const,
  }
  expect(withQuotaCall(marked)).toBe(marked)
})
