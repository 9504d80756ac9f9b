import { expect, test } from 'vitest'
import type { Exchange } from '../../exchange/exchange.ts'
import type { ExchangeParts } from '../../exchange/exchange-fixture.ts'
import { judged } from '../../evidence/verdict-fixture.ts'
import { again, call, delivery, readings, registered, trigger, verdict } from './webhook-fixture.ts'
import { webhookChecks } from './webhooks.ts'

const LOST = {
  noResponse: true,
  end: { kind: 'failed', code: 'reset', detail: 'other side closed' },
} as const

test.each(['webhooks.offered', 'webhooks.registration-json', 'webhooks.registration-id', 'webhooks.post'])(
  '%s: a registration that was lost to a reset may have been carried out',
  (id) => {
    const lost: Exchange = { ...registered('slow', LOST), hasEffect: true }
    const judgement = verdict(id, [registered('plain'), lost, trigger, delivery('plain')])
    expect(judgement).toMatchObject({ kind: 'inconclusive', code: 'prerequisite' })
  },
)

function removal(attempt: number, parts: ExchangeParts): Exchange {
  return call('remove-slow', 500 + attempt, { method: 'DELETE', attempt, ...parts })
}

test('an address that is gone when its removal is sent again was removed before', () => {
  const exchanges = [registered('slow'), trigger, removal(2, { status: 404 }), again]
  const lost = removal(1, { ...LOST, sentAgain: 'broken-off' })
  const kinds = [[lost], []].map(
    (sentAgain) => judged(webhookChecks, 'webhooks.removal-stops', exchanges, { readings, sentAgain }).kind,
  )
  expect(kinds).toEqual(['satisfied', 'violated'])
})
