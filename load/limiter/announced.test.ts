import { expect, test } from 'vitest'
import { readAnnounced } from './announced.ts'
import { identify } from './identify.ts'
import { formatAnnounced, formatIdentification } from './limit-text.ts'
import type { Bounds, Observation } from './types.ts'

const START = 1_790_000_000_000
const bounds: Bounds = {
  keys: ['A'],
  sources: ['one'],
  maxRequests: 100,
  maxTokens: 1000,
  maxMs: 100_000,
  startEpochMs: START,
  canStream: true,
  declared: [],
}

function answer(fields: Readonly<Record<string, string>>, errorText: string | null = null): Observation {
  const timing = { atMs: 0, sentMs: 0, answeredMs: 0, closedMs: 10 }
  const request = { key: 'A', source: 'one', kind: 'brief' as const, tokens: 0, stage: 'first' }
  return {
    ...timing,
    ...request,
    outcome: 'accepted',
    status: 200,
    fields,
    errorText,
    dateMs: null,
    usedTokens: null,
  }
}

const read = (...seen: readonly Observation[]) => readAnnounced({ seen, bounds })

test.each<[name: string, fields: Readonly<Record<string, string>>, limits: readonly unknown[]]>([
  [
    'durations of a bucket of a day, and of tokens of a minute',
    {
      'x-ratelimit-limit-requests': '200',
      'x-ratelimit-remaining-requests': '199',
      'x-ratelimit-reset-requests': '7m12s',
      'x-ratelimit-limit-tokens': '6000',
      'x-ratelimit-remaining-tokens': '5980',
      'x-ratelimit-reset-tokens': '200ms',
    },
    [
      { unit: 'requests', size: 200, windowMs: 86_400_000 },
      { unit: 'tokens', size: 6000, windowMs: 60_000 },
    ],
  ],
  [
    'a moment in milliseconds',
    { 'x-ratelimit-limit': '20', 'x-ratelimit-remaining': '19', 'x-ratelimit-reset': String(START + 60_000) },
    [{ unit: 'requests', size: 20, windowMs: 60_000 }],
  ],
  [
    'the names that koa-ratelimit documents',
    {
      'rate-limit-total': '20',
      'rate-limit-remaining': '19',
      'rate-limit-reset': String(START / 1000 + 61.2),
    },
    [{ unit: 'requests', size: 20, windowMs: 60_000 }],
  ],
  [
    'a moment as Go writes it, a second late',
    {
      'x-ratelimit-limit': '20',
      'x-ratelimit-remaining': '19',
      'x-ratelimit-reset': new Date(START + 61_000).toUTCString().replace('GMT', 'UTC'),
    },
    [{ unit: 'requests', size: 20, windowMs: 60_000 }],
  ],
  [
    'policies of drafts 3 to 7',
    { ratelimit: 'limit=10, remaining=9, reset=5', 'ratelimit-policy': '10;w=5, 100;w=60' },
    [
      { unit: 'requests', size: 10, windowMs: 5000, errorMs: 1000 },
      { unit: 'requests', size: 100, windowMs: 60_000 },
    ],
  ],
  [
    'policies of draft 10',
    { ratelimit: '"a";r=9;t=5', 'ratelimit-policy': '"a";q=10;w=5' },
    [{ unit: 'requests', size: 10, windowMs: 5000 }],
  ],
  [
    'a period in the name',
    { 'x-ratelimit-limit-tokens-minute': '6000', 'x-ratelimit-remaining-tokens-minute': '5000' },
    [{ unit: 'tokens', size: 6000, windowMs: 60_000 }],
  ],
])('reads %s', (_, fields, limits) => {
  expect(read(answer(fields))).toMatchObject(limits)
})

function answerAt(atMs: number, remaining: number, resetSeconds: number, key = 'A'): Observation {
  const fields = {
    'ratelimit-limit': '12',
    'ratelimit-remaining': `${remaining}`,
    'ratelimit-reset': `${resetSeconds}`,
  }
  return { ...answer(fields), key, atMs, sentMs: atMs, answeredMs: atMs + 5, closedMs: atMs + 6 }
}

test.each<[name: string, seen: readonly Observation[], windowMs: number]>([
  ['the reset of one window: the next common one', [answerAt(0, 11, 30), answerAt(900, 0, 30)], 60_000],
  [
    'the ends of two windows of one key, beside another key',
    [answerAt(0, 11, 30), answerAt(7000, 0, 23), answerAt(9000, 11, 30, 'B'), answerAt(30_400, 11, 30)],
    30_000,
  ],
  [
    'the longest reset, if the announced end moves with each request, as that of a sliding window does',
    [answerAt(0, 11, 30), answerAt(24_000, 10, 30), answerAt(53_000, 11, 30)],
    30_000,
  ],
  ['a minute of the clock', [answerAt(0, 11, 30), answerAt(7000, 0, 23), answerAt(30_400, 11, 60)], 60_000],
  [
    'windows of 30 s whose first end was rounded up and whose second was not',
    [answerAt(0, 11, 24), answerAt(24_000, 11, 29)],
    30_000,
  ],
  [
    'windows with a pause between them: the longest possible one',
    [answerAt(0, 11, 30), answerAt(7000, 0, 23), answerAt(50_000, 11, 30)],
    50_000,
  ],
])('a window that no field names comes from %s', (_, seen, windowMs) => {
  expect(read(...seen)).toMatchObject([{ unit: 'requests', size: 12, windowMs }])
})

test('ends a minute apart may be those of every second window, if no reset exceeds half a minute', () => {
  const [twice] = read(answerAt(0, 11, 22), answerAt(53_000, 11, 29))
  expect(twice).toMatchObject({ windowMs: 60_000, errorMs: 31_000 })
  expect(read(answerAt(0, 11, 22), answerAt(53_000, 11, 29), answerAt(83_000, 11, 59))[0]?.errorMs).toBe(1000)
})

test.each([
  [31_000, 30_000],
  [60_000, 0],
])('a stated window of a minute whose next end comes %i ms later is %i ms too long', (laterMs, errorMs) => {
  const answers = [answerAt(0, 11, 30), answerAt(laterMs, 11, 30)]
  const seen = answers.map((one) => ({ ...one, fields: { ...one.fields, 'ratelimit-policy': '12;w=60' } }))
  expect(read(...seen)[0]).toMatchObject({ windowMs: 60_000 })
  expect(read(...seen)[0]?.errorMs ?? 0).toBe(errorMs)
})

test('a Date that is a second old does not move the clock of the service', () => {
  const limit = { 'x-ratelimit-limit': '20', 'x-ratelimit-remaining': '19' }
  const reset = { ...limit, 'x-ratelimit-reset': String(START / 1000 + 60) }
  expect(read({ ...answer(reset), dateMs: START - 1900 })[0]?.windowMs).toBe(60_000)
})

test('reads the text of an error', () => {
  const text = 'Rate limit reached on tokens per min (TPM): Limit 20000, Used 19990, Requested 16.'
  expect(read(answer({}, text))).toEqual([
    { unit: 'tokens', size: 20_000, windowMs: 60_000, source: 'error text' },
  ])
})

const fieldsAfter = (used: number) => ({
  'x-ratelimit-limit-requests': '4',
  'x-ratelimit-remaining-requests': String(4 - used),
  'x-ratelimit-reset-requests': `${used * 75}ms`,
})

test('a window that only reset times show is not reported as announced exactly, and no refusal is denied', () => {
  const [limit] = read(answer(fieldsAfter(1)), answer(fieldsAfter(3)))
  if (limit === undefined) throw new Error('no limit was read')
  expect(formatAnnounced(limit)).toMatch(
    /^4 requests .* \(x-ratelimit-limit-requests; the time is inexact\)$/,
  )
  const minute = { unit: 'requests', size: 30, windowMs: 60_000, source: 'error text' } as const
  expect(formatAnnounced(minute)).toBe('30 requests a minute (error text)')
  const found = identify({ seen: [answer(fieldsAfter(1)), answer(fieldsAfter(3))], bounds })
  const text = formatIdentification(found, [limit]).join('\n')
  expect(text).toContain('the time is inexact): the run attributed no refusal to it.')
})

test('a first reset of a few milliseconds is no window of 0 ms', () => {
  const limit = {
    unit: 'tokens',
    size: 6000,
    windowMs: 0,
    source: 'x-ratelimit-limit-tokens',
    errorMs: 1000,
  } as const
  expect(formatAnnounced(limit)).toBe(
    '6,000 tokens, over an unknown time (x-ratelimit-limit-tokens; the time is inexact)',
  )
})
