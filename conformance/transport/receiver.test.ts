import { expect, test } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { readingsOf } from '../exchange/exchange-fixture.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { createDeliveries } from './receiver.ts'
import { createRedactor } from './request-record.ts'

const secretOf = (word: string): string => `whsec_${Buffer.from(word.repeat(6)).toString('base64')}`

async function deliver(url: string, secret: string): Promise<void> {
  const body = '{"type":"t"}'
  const sentAt = new Date()
  const headers = {
    'content-type': 'application/json',
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', sentAt, body),
  }
  await fetch(url, { method: 'POST', headers, body })
}

test('an address that is opened again has secrets of its own, and its deliveries ids of their own', async () => {
  let held = secretOf('one ')
  const recorded: Exchange[] = []
  const deliveries = createDeliveries({
    receiver: { mode: 'loopback', port: 0 },
    readings: readingsOf({ 'webhooks.signature': { reading: 'standard-v1' } }),
    redactor: createRedactor([]),
    secrets: { valueOf: () => held },
    record: (exchange) => recorded.push(exchange),
    skewMs: () => 0,
  })
  try {
    const open = (round?: number) =>
      deliveries
        .inboxFor({ probe: 'webhooks.events', ...(round === undefined ? {} : { round }) })
        .open('to-plain', [], ['webhook-plain'])
    const first = await open()
    const second = await open(2)
    held = secretOf('two ')
    await deliver(first.url, secretOf('one '))
    await deliver(second.url, secretOf('two '))
    for (const address of [first, second]) await address.release()
  } finally {
    await deliveries.close()
  }
  expect(recorded.map(({ id, round }) => [id, round])).toEqual([
    ['webhooks.events/to-plain', undefined],
    ['webhooks.events/to-plain#2', 2],
  ])
  const derivations = recorded.map(({ signature }) => signature?.matches.map(({ derivation }) => derivation))
  expect(derivations).toEqual([['correct'], ['correct']])
})
