/** Tests how long clients are advised to wait after a refusal, and how a limit is called. */
import { expect, it } from 'vitest'
import { estimate } from './decide.ts'
import { clientSettings } from './identify.ts'
import { formatIdentification, formatSettings } from './limit-text.ts'
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

it('waits for the tokens of a request after a refusal by a bucket of tokens, not for one token', () => {
  const bucket = { behavior: 'bucket', unit: 'tokens', refill: { amount: 1, everyMs: 10 } } as const
  const tokens = { ...MINUTE, ...bucket, size: { value: 6000, from: 6000, to: 6000 } }
  const settings = clientSettings([tokens])
  expect(settings?.afterRefusal).toMatchObject({ waitMs: 261, msPerToken: 10.2 })
  const text = 'a limit seems to be 5 requests a second'
  const suspected = {
    unit: 'requests',
    size: estimate(5),
    windowMs: estimate(1000),
    announced: null,
  } as const
  const formatted = formatSettings({
    settings,
    limits: [tokens],
    watchedMs: 0,
    isAnswered: true,
    table: [],
    open: [
      { text, seconds: null, requests: null, flags: [], suspected },
      { text: 'whether another is true', seconds: null, requests: null, flags: [] },
    ],
    reasons: [],
  })
  expect(formatted).toContain('# perhaps exceeds what is open: a limit seems to be 5 requests a second')
  expect(formatted).not.toContain('another is true')
  expect(formatted).toContain(
    'after a refusal: wait 261 ms and 10.2 ms per token of the request and its answer',
  )
  // Other refills and windows need no such time.
  const ofTokens = [
    { ...tokens, behavior: 'window' as const, refill: null },
    { ...tokens, unit: 'requests' as const },
  ]
  expect(ofTokens.map((one) => clientSettings([one])?.afterRefusal.msPerToken)).toEqual([0, 0])
})

it('says of no bucket within a window that its quota comes back at once', () => {
  const rest = { settings: null, watchedMs: 0, isAnswered: true, table: [], open: [], reasons: [] }
  const textOf = (limit: Limit): string => formatIdentification({ ...rest, limits: [limit] }, []).join(' ')
  expect(textOf(MINUTE)).toContain('the whole quota comes back at once')
  const filling = textOf({ ...MINUTE, refill: { amount: 1, everyMs: 2000 } })
  expect(filling).toContain('a bucket that also allows no more than its size in a window')
  expect(filling).toContain('It refills 1 every 2 s.')
})
