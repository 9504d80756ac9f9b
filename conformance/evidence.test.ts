import { expect, test } from 'vitest'
import { evidenceOf, exchange } from './checks/exchange-fixture.ts'
import { examine, unusable } from './evidence.ts'
import type { Exchange } from './exchange.ts'

const whole = exchange('core.completion/basic')

/** The same answer, of which only the start was kept. */
function cutShort(call: Exchange): Exchange {
  if (call.response === null) throw new Error('the fixture has no answer')
  return {
    ...call,
    response: { ...call.response, body: { text: '{"choices":', bodyBytes: 2_000_000, truncated: true } },
  }
}

test('an answer longer than what is kept of it is no evidence against the target', () => {
  const judgement = examine(evidenceOf([cutShort(whole)]), [cutShort(whole)], () => [
    { at: 'core.completion/basic', expected: 'anything', received: 'something else' },
  ])
  expect(judgement).toMatchObject({ kind: 'inconclusive', reason: 'prerequisite' })
})

test('an answer that never ended is judged as that', () => {
  const endless: Exchange = {
    ...cutShort(whole),
    end: { kind: 'failed', code: 'body-too-large', detail: 'more than 8388608 bytes' },
  }
  expect(unusable(endless)).toBeNull()
  expect(examine(evidenceOf([endless]), [endless], () => []).kind).toBe('violated')
})

test('a whole answer is judged', () => {
  expect(unusable(whole)).toBeNull()
})
