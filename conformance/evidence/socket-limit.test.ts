import { expect, test } from 'vitest'
import { close, message, openaiReadings, conversation } from '../websocket/checks/socket-fixture.ts'
import { dialectOf } from './socket-message.ts'
import { socketLimitOf } from './socket-limit.ts'

const dialect = dialectOf(openaiReadings)
const error = (members: object) => JSON.stringify({ error: { type: 'rate_limit_error', ...members } })

function waitOf(said: Parameters<typeof conversation>[1], attempt = 1): string | null | undefined {
  if (dialect === null) throw new TypeError('no dialect')
  return socketLimitOf(conversation('websocket.offer/basic', said, { attempt }), dialect)?.retryAfter
}

test.each([
  [error({ message: 'Try again in 0.403 s.' }), '0.403'],
  [error({ message: 'Please try again in 20ms. Visit us.' }), '0.02'],
  [error({ message: 'Please try again in 1m12s.' }), '72'],
  [error({ retry_after: 3 }), '3'],
  [error({ retry_after_ms: 250, message: 'Try again in 9 s' }), '0.25'],
  ['{"type":"error","code":429,"retry_after":"2"}', '2'],
  [error({ message: 'Later.' }), null],
])('%s asks for a wait of %s seconds', (said, seconds) => {
  expect(waitOf([said])).toBe(seconds)
})

test('a close may also state the wait', () => {
  expect(waitOf([close('server', 1013, 'try again in 2s')])).toBe('2')
  expect(waitOf([close('server', 1013)])).toBe(null)
})

test('an answer without a limit asks for no wait', () => {
  expect(waitOf(['[DONE]'])).toBe(undefined)
})

test('a conversation of one request waits no longer than requested', () => {
  expect(waitOf([error({ retry_after: 3 })], 3)).toBe('3')
})

test('a conversation of several requests waits longer each time, because all are repeated', () => {
  const said = [message('client', '{}'), error({ retry_after: 3 })]
  expect([1, 2, 3, 4].map((attempt) => waitOf(said, attempt))).toEqual(['3', '6', '8', '8'])
  expect(waitOf([message('client', '{}'), error({ retry_after: 20 })], 4)).toBe('20')
})
