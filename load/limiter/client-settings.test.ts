/** Tests how long client settings wait after a refusal. */
import { expect, it } from 'vitest'
import { clientSettings } from './client-settings.ts'
import type { Limit } from './types.ts'

const MINUTE: Limit = {
  status: 'confirmed',
  behavior: 'window',
  unit: 'requests',
  size: { value: 30, from: 30, to: 30 },
  windowMs: { value: 60_000, from: 59_000, to: 755_000 },
  refill: null,
  prolongedBy: null,
  banMs: null,
  scope: ['key'],
  consumedBy: { refused: false, 'wrong-key': null, invalid: null },
  retryAfter: null,
  header: null,
  confidence: 0.999,
  announced: null,
}

it('waits about one window after a refusal, although other kinds of limits allow a longer window', () => {
  const waitMs = clientSettings([MINUTE])?.afterRefusal.waitMs ?? 0
  expect(waitMs).toBeGreaterThan(60_000)
  expect(waitMs).toBeLessThan(75_000)
})
