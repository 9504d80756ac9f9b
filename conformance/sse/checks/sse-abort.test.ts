import { expect, test } from 'vitest'
import { answer, eventStream, judge, streamed } from '../../evidence/stream-fixture.ts'
import type { Judgement } from '../../exchange/judgement.ts'

function afterReading(text: string): Judgement {
  return judge('sse.abort-healthy', {
    'sse.abort/abort': streamed('sse.abort/abort', text, { end: { kind: 'aborted', afterEvents: 3 } }),
  })
}

test('a client that hung up within the stream shows that the server goes on', () => {
  expect(afterReading('data: {}\n\n')).toMatchObject({ kind: 'satisfied' })
})

test('a client that hung up when the whole stream had been read shows nothing', () => {
  const whole = eventStream(answer())
  expect(afterReading(whole)).toMatchObject({ kind: 'inconclusive', code: 'model-behaviour' })
})
