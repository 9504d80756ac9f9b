import { expect, test } from 'vitest'
import type { Exchange } from '../exchange/exchange.ts'
import { exchange, type ExchangeParts } from '../exchange/exchange-fixture.ts'
import { recordFlaws } from './replay.ts'

const failed = (code: 'refused' | 'timeout-headers' | 'timeout-idle' | 'body-too-large' | 'reset') =>
  ({ end: { kind: 'failed', code, detail: 'x' } }) as const
const opened: ExchangeParts = {
  status: 101,
  text: '',
  requestHeaders: [['sec-websocket-key', 'x']],
  reads: [],
  method: 'GET',
}
const socket: Exchange['socket'] = { messages: [], closedBy: null }

test.each([
  ['a whole answer', {}, {}, []],
  ['no answer, and a whole one', { noResponse: true }, {}, ['it has no answer, and is said to be complete']],
  ['an answer without a connection', failed('refused'), {}, ['it has an answer, and failed by refused']],
  ['a short timeout', failed('timeout-idle'), {}, ['it timed out after only 3 ms']],
  ['a long timeout', failed('timeout-idle'), { timing: { headersMs: 1, firstByteMs: 2, endMs: 999.2 } }, []],
  [
    'a small body that is too large',
    { ...failed('body-too-large'), text: '{}' },
    {},
    ['2 bytes are said to be too long'],
  ],
  ['a broken connection', failed('reset'), {}, []],
  ['an opened WebSocket', opened, { socket }, []],
  ['an opened WebSocket without messages', opened, {}, ['it opened a WebSocket, and has no messages']],
  ['an answer that nobody read', { reads: [], text: '{}' }, {}, ['0 bytes were read of a body of 2']],
] as const)('%s: %j', (_, parts: ExchangeParts, more: Partial<Exchange>, flaws) => {
  const id = 'core.fields/temperature-top'
  const found = recordFlaws([{ ...exchange(id, parts), ...more }], [])
  expect(found).toEqual(flaws.map((flaw) => `${id}: ${flaw}`))
})
