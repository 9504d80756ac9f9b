import { describe, expect, test } from 'vitest'
import type { Exchange } from '../../exchange/exchange.ts'
import { SENT_AT_EPOCH_MS } from '../../exchange/exchange-fixture.ts'
import { kindOf } from '../../evidence/verdict-fixture.ts'
import { declaring, delivery, ourCall, PAYLOAD, verdict } from './webhook-fixture.ts'

const happened = (ms: number) => ({ ...PAYLOAD, timestamp: new Date(SENT_AT_EPOCH_MS + ms).toISOString() })

const events = (first: number, second: number) => [
  delivery('plain', { atMs: 5, payload: happened(first) }),
  delivery('plain', { atMs: 9, attempt: 2, id: 'msg_2', payload: happened(second) }),
]

const withoutOwnId = (event: Exchange): Exchange => ({
  ...event,
  request: {
    ...event.request,
    headers: event.request.headers.map(([name, value]) => [name, name === 'webhook-id' ? 'msg_1' : value]),
  },
})

describe('a second event', () => {
  const calls = [ourCall('trigger', 0), ourCall('trigger-again', 7)]
  const prompt = declaring('webhooks.delivery', { arrivalSeconds: 2 })
  const silent = declaring('webhooks.delivery', { arrivalSeconds: undefined })
  test.each([
    ['both come', [...calls, ...events(1, 2)], 'satisfied'],
    ['one is lost', [...calls, ...events(1, 2).slice(0, 1)], 'violated'],
    ['both come under one id', [...calls, ...events(1, 2).map(withoutOwnId)], 'satisfied'],
    ['the first comes twice', [...calls, ...events(1, 1).map(withoutOwnId)], 'violated'],
    ['none was triggered', events(1, 2), 'satisfied'],
  ])('%s: %s', (_, exchanges, kind) => {
    expect(kindOf(verdict('webhooks.trigger-fires', exchanges, prompt))).toBe(kind)
  })
  test('without declared times they may be on their way', () => {
    const one = [...calls, ...events(1, 2).slice(0, 1)]
    expect(kindOf(verdict('webhooks.trigger-fires', one, silent))).toBe('satisfied')
  })
})
