import { expect, test } from 'vitest'
import { exchange } from '../exchange/exchange-fixture.ts'
import { withCallMarks } from './older-labels.ts'

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
  expect(withCallMarks(exchange(`limits.burst/${label}`)).quotaCall).toEqual(quotaCall)
})

test('labels of other probes mean nothing, and a mark that is there stays', () => {
  expect(withCallMarks(exchange('core.mix/a-1')).quotaCall).toBeUndefined()
  const marked = {
    ...exchange('limits.burst/a-1'),
    quotaCall: { kind: 'plain', series: 'burst' } as const,
  }
  expect(withCallMarks(marked)).toBe(marked)
})

test.each([
  ['register-slow', { action: 'register', address: 'slow' }],
  ['register-beyond-limit', { action: 'register', address: 'beyond-limit' }],
  ['remove-gone', { action: 'remove', address: 'gone' }],
  ['trigger', { action: 'trigger', address: null }],
  ['trigger-again', { action: 'trigger', address: null }],
  ['trigger-turn-2', { action: 'trigger', address: null }],
  ['trigger-slow', { action: 'trigger', address: 'slow' }],
  ['rotate', undefined],
  ['list', undefined],
])('%s of an older transcript about webhooks', (label, webhookCall) => {
  expect(withCallMarks(exchange(`webhooks.events/${label}`)).webhookCall).toEqual(webhookCall)
})

test.each([
  ['sibling', 'sibling'],
  ['sibling-2', 'sibling'],
  ['other', 'other'],
  ['a-1', undefined],
])('the key of %s of an older transcript', (label, otherKey) => {
  expect(withCallMarks(exchange(`limits.burst/${label}`)).otherKey).toBe(otherKey)
})
