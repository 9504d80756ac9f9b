import { describe, expect, test } from 'vitest'
import openai from '../../schemas/profiles/openai.json' with { type: 'json' }
import { readingsOf } from '../exchange/exchange-fixture.ts'
import { message, conversation } from '../websocket/checks/socket-fixture.ts'
import { judged, kindOf } from './verdict-fixture.ts'
import { websocketChecks } from '../websocket/checks/websocket.ts'
import { completeReading } from '../statement/plan.ts'
import { dialectOf, readMessage } from './socket-message.ts'
import type { Reading } from '../statement/readings.ts'

const FLAT: Reading = {
  reading: 'custom',
  schema: { type: 'object', required: ['code', 'message'] },
  messagePointer: '/message',
  codePointer: '/code',
}
const OWN_FRAMES: Reading = {
  reading: 'custom',
  typePointer: '/kind',
  textPointer: '/text',
  doneTypes: ['over'],
  errorSchema: { type: 'object', required: ['kind', 'title'], properties: { kind: { const: 'problem' } } },
}
const CHUNK = '{"choices":[{"index":0,"delta":{"content":"a"}}]}'

function declaring(body: Reading, frames: Reading = { reading: 'chunks', terminators: ['FIN'] }) {
  return readingsOf({
    ...openai.readings,
    'errors.body': completeReading('errors.body', body),
    'websocket.frames': frames,
  })
}

function kindIn(readings: ReturnType<typeof declaring>, text: string): string {
  const dialect = dialectOf(readings)
  if (dialect === null) throw new Error('no dialect')
  return readMessage(text, dialect).kind
}

describe('an error in the shape that is declared', () => {
  test.each<[body: Reading, text: string, kind: string]>([
    [FLAT, '{"code":"auth","message":"no key"}', 'error'],
    [FLAT, '{"code":"auth"}', 'other'],
    [FLAT, '{"code":null,"message":"no key"}', 'other'],
    [FLAT, CHUNK, 'chunk'],
    [{ reading: 'problem' }, '{"type":"about:blank","title":"No key","status":401}', 'error'],
    [{ reading: 'detail' }, '{"detail":"no key"}', 'error'],
    [{ reading: 'bare' }, '{"reason":"no key"}', 'error'],
    [{ reading: 'bare' }, '{"type":"session.created"}', 'other'],
    [{ reading: 'bare' }, CHUNK, 'chunk'],
    [{ reading: 'bare' }, 'FIN', 'terminator'],
    [{ reading: 'bare' }, '"no"', 'other'],
    [{ reading: 'openai' }, '{"code":"auth","message":"no key"}', 'other'],
  ])('%j: %s is %s', (body, text, kind) => {
    expect(kindIn(declaring(body), text)).toBe(kind)
  })
  test.each([
    ['{"kind":"problem","title":"no","status":400}', 'error'],
    ['{"kind":"news","title":"no"}', 'other'],
    ['{"kind":"piece","text":"a"}', 'chunk'],
    ['{"kind":"over"}', 'terminator'],
  ])('in declared frame shapes, %s is of kind %s', (text, kind) => {
    expect(kindIn(declaring({ reading: 'openai' }, OWN_FRAMES), text)).toBe(kind)
  })
  test.each([
    [FLAT, '{"code":"auth","message":"no key"}'],
    [{ reading: 'problem' }, '{"title":"no","status":400}'],
  ])('a conversation that gets the declared error %j counts as refused', (body, text) => {
    const readings = declaring(body)
    const offer = conversation('websocket.offer/basic', [CHUNK, 'FIN'])
    const binary = message('server', text, { kind: 'binary' })
    for (const [id, label] of [
      ['websocket.keys-refused', 'auth/none'],
      ['websocket.mistakes-refused', 'mistakes/malformed'],
      ['websocket.mistakes-refused', 'mistakes/unknown-type'],
      ['websocket.mistakes-refused', 'mistakes/no-messages'],
    ] as const) {
      const refused = conversation(`websocket.${label}`, [binary])
      expect(kindOf(judged(websocketChecks, id, [offer, refused], { readings })), id).toBe('satisfied')
    }
  })
})

test('equal declarations share one dialect, so that each conversation is read once', () => {
  const [one, other] = [declaring(FLAT), declaring({ ...FLAT })]
  expect(dialectOf(one)).toBe(dialectOf(other))
  expect(dialectOf(declaring(FLAT, OWN_FRAMES))).not.toBe(dialectOf(one))
})
