import { expect, test } from 'vitest'
import { streamOf } from '../evidence/stream.ts'
import { streamedExchange } from '../evidence/stream-fixture.ts'
import { textPlace } from './candidates.ts'

const asking = { requestJson: { messages: [{ role: 'user', content: 'Answer. repeat: n1 é 🌍' }] } }

function placeIn(values: readonly unknown[], parts: object = asking): object {
  const text = values.map((value) => `data: ${JSON.stringify(value)}\n\n`).join('')
  return textPlace([streamOf(streamedExchange('sse.echo/scripts', text, parts))])
}

test.each<[values: readonly unknown[], pointer: string]>([
  [[{ piece: 'n1 é' }, { piece: ' 🌍', last: true }], '/piece'],
  [
    [
      { id: 'n1', out: [{ 'a/b': 'n1 ' }] },
      { id: 'n1', out: [{ 'a/b': 'é 🌍' }] },
    ],
    '/out/0/a~1b',
  ],
])('%j: the text is at %s', (values, pointer) => {
  expect(placeIn(values)).toEqual({ textPointer: pointer })
})

test('no pointer is returned when the text was not echoed, or none was requested', () => {
  expect(placeIn([{ piece: 'Hello.' }])).toEqual({})
  expect(placeIn([{ piece: 'n1 é 🌍' }], {})).toEqual({})
})
