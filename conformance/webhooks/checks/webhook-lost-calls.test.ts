import { expect, test } from 'vitest'
import type { Exchange } from '../../exchange/exchange.ts'
import type { ExchangeParts } from '../../exchange/exchange-fixture.ts'
import { judged } from '../../evidence/verdict-fixture.ts'
import {
  again,
  ourCall,
  delivery,
  webhookReadings,
  registered,
  triggerCall,
  verdict,
} from './webhook-fixture.ts'
import { webhookChecks } from './webhooks.ts'

const LOST = {
  noResponse: true,
  end: { kind: 'failed', code: 'reset', detail: 'other side closed' },
} as const

test.each([
  'webhooks.offered',
  'webhooks.registration-answer',
  'webhooks.registration-answer',
  'webhooks.post-json',
])('%s: a registration that was lost to a reset may have been carried out', (id) => {
  const lost: Exchange = { ...registered('slow', LOST), hasEffect: true }
  const judgement = verdict(id, [registered('plain'), lost, triggerCall, delivery('plain')])
  expect(judgement).toMatchObject({ kind: 'inconclusive', code: 'prerequisite' })
})

const lostTrigger: Exchange = { ...triggerCall, ...ourCall('trigger', 0, LOST), hasEffect: true }

test('a lost call does not count if a later attempt was answered', () => {
  const later = ourCall('trigger', 5, { attempt: 2 })
  const exchanges = [registered('plain'), lostTrigger, later, delivery('plain')]
  expect(verdict('webhooks.post-json', exchanges).kind).toBe('satisfied')
})

function removal(attempt: number, parts: ExchangeParts): Exchange {
  return ourCall('remove-slow', 500 + attempt, { method: 'DELETE', attempt, ...parts })
}

test('an address that is gone when its removal is sent again was removed before', () => {
  const exchanges = [registered('slow'), triggerCall, removal(2, { status: 404 }), again]
  const lost = removal(1, { ...LOST, sentAgain: 'broken-off' })
  const failed = removal(1, { status: 500, sentAgain: 'server-error' })
  const kinds = [[lost], [failed], []].map(
    (sentAgain) =>
      judged(webhookChecks, 'webhooks.removal-stops', exchanges, { readings: webhookReadings, sentAgain })
        .kind,
  )
  expect(kinds).toEqual(['satisfied', 'violated', 'violated'])
})
