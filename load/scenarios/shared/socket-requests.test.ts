import { describe, expect, test } from 'vitest'
import { resolvePlan } from '../../../conformance/engine/plan.ts'
import { writtenDialect, type Dialect } from '../../../conformance/evidence/socket-message.ts'
import { endDetector, handshakeOf, requestMessage } from './socket-requests.ts'

const KEY = 'sk/secret'
const URL_THERE = 'ws://there/v1/live'

function dialect(changes: Partial<Dialect> = {}): Dialect {
  const written = writtenDialect(resolvePlan({ profile: 'openai', statement: null, require: [] }).readings)
  if (written === null) throw new Error('the profile openai says what frames hold')
  return { ...written, isDeclaredError: () => false, ...changes }
}

describe('where the key goes', () => {
  test.each<[Partial<Dialect>, ReturnType<typeof handshakeOf>]>([
    [{}, { url: URL_THERE, headers: { Authorization: 'Bearer sk/secret' } }],
    [
      { auth: 'query', authName: 'token' },
      { url: `${URL_THERE}?token=sk%2Fsecret`, headers: {} },
    ],
    [
      { auth: 'subprotocol', authName: 'key.', subprotocols: ['chat.v1'] },
      { url: URL_THERE, headers: { 'Sec-WebSocket-Protocol': 'chat.v1, key.sk/secret' } },
    ],
    [
      { auth: 'first-message', authName: 'api_key' },
      { url: URL_THERE, headers: {} },
    ],
  ])('%j', (changes, handshake) => {
    expect(handshakeOf(URL_THERE, dialect(changes), KEY)).toEqual(handshake)
    expect(JSON.stringify(handshakeOf(URL_THERE, dialect(changes), null))).not.toContain('secret')
  })
})

test('a request is sent as it is, wrapped, or with the key in it', () => {
  const body = '{"model":"m"}'
  expect(requestMessage(body, dialect(), KEY)).toBe(body)
  const wrapping = { requestType: 'ask', requestMember: 'request', typePointer: '/type' }
  expect(JSON.parse(requestMessage(body, dialect(wrapping), KEY))).toEqual({
    type: 'ask',
    request: { model: 'm' },
  })
  const first = { auth: 'first-message', authName: 'api_key' } as const
  expect(JSON.parse(requestMessage(body, dialect(first), KEY))).toEqual({ model: 'm', api_key: KEY })
  expect(requestMessage(body, dialect(first), null)).toBe(body)
})

test('an answer is over with its end or an error, and not with words that look like one', () => {
  const isEnd = endDetector(dialect({ doneTypes: ['over'] }))
  for (const text of ['[DONE]', '{ "type": "done" }', '{"type":"over"}', '{"error":{"message":"no"}}'])
    expect(isEnd(text), text).toBe(true)
  const piece = { choices: [{ delta: { content: 'the error is over and done' } }] }
  for (const text of [JSON.stringify(piece), '{"type":"news"}', 'done']) expect(isEnd(text), text).toBe(false)
})
