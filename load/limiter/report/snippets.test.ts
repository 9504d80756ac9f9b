import { expect, test } from 'vitest'
import { parseStatement } from '../../../conformance/statement/statement.ts'
import { MODELS } from '../model/family.ts'
import type { Fit } from '../likelihood/fit.ts'
import type { Identification } from '../findings/identification.ts'
import type { LimitFields, Observation } from '../trace/trace.ts'
import { predictedReleases, type FoundLimiter } from '../findings/predicted-releases.ts'
import { headerFamily, limitStatement, obstacleToStatement, settingsOf } from './snippets.ts'
import { stageOf } from '../stage-fixture.ts'

// A window of four per second that opens with the first request.
const model = MODELS.find(({ family, anchor }) => family === 'fixed-window' && anchor === 'none')
const parameters = { capacity: 4, windowMs: 1000, phaseMs: 0, inner: 4, innerMs: 1000 }
const fit: Fit = { model: model ?? expect.unreachable('the family is known'), parameters, logLikelihood: 0 }
const found: FoundLimiter = { fit, startEpochMs: 0, scopes: ['key'], phases: [] }

function seen(sentMs: number, outcome: Observation['outcome'], fields: LimitFields = {}): Observation {
  const times = { atMs: sentMs, sentMs, answeredMs: sentMs + 1, closedMs: sentMs + 1.2 }
  const status = outcome === 'refused' ? 429 : 200
  return {
    ...times,
    key: 'a',
    source: '1',
    kind: 'chat',
    tokens: 5,
    stage: stageOf('001 serial'),
    outcome,
    status,
    fields,
    dateMs: null,
    usedTokens: 5,
  }
}

/** Four requests are accepted and two refused, and the same again after the window, with their header fields. */
function trace(
  retryAfter: (atMs: number) => number,
  left: (place: number) => number,
): readonly Observation[] {
  return [0, 1500].flatMap((from) => [
    ...[0, 1, 2, 3].map((place) =>
      seen(from + place * 5, 'accepted', { 'x-ratelimit-remaining-requests': String(left(place)) }),
    ),
    ...[20, 400].map((after) => seen(from + after, 'refused', { 'retry-after': String(retryAfter(after)) })),
  ])
}

test('the limiter releases quota at the end of its window', () => {
  const [releases] = predictedReleases(
    found,
    trace(
      () => 1,
      () => 1,
    ),
  )
  expect(releases?.key).toBe('a')
  expect(releases?.atMs).toHaveLength(1)
  expect(Math.abs((releases?.atMs[0] ?? 0) - 1000)).toBeLessThan(60)
})

test('keys of one counter share its releases; keys with their own phase are left out', () => {
  const own = trace(
    () => 1,
    () => 1,
  )
  const others = own.slice(0, 2).map((one) => ({ ...one, key: 'b', sentMs: one.sentMs + 700 }))
  const shared = [...own, ...others]
  const releases = predictedReleases({ ...found, scopes: ['global'] }, shared)
  expect(releases.map(({ key }) => key)).toEqual(['a', 'b'])
  expect(releases[0]?.atMs).toEqual(releases[1]?.atMs)
  expect(predictedReleases(found, shared).find(({ key }) => key === 'b')?.atMs).toEqual([])
  expect(predictedReleases({ ...found, phases: ['key-hash'] }, shared)).toEqual([])
})

const exactly = (value: number) => ({ value, low: value, high: value })
const identification: Identification = {
  verdict: 'identified',
  families: ['fixed-window'],
  reason: null,
  experiment: null,
  candidates: [],
  capacity: exactly(4),
  windowMs: { value: 1000, low: 990, high: 1010 },
  ratePerSecond: exactly(4),
  banMs: null,
  phases: ['first-request'],
  scopes: ['key'],
  unit: 'requests',
}

test('declared readings and client settings', () => {
  expect(
    limitStatement(
      identification,
      trace(
        () => 1,
        () => 1,
      ),
    ),
  ).toEqual({
    schema: 'assay.statement/1',
    capabilities: { limits: 'supported' },
    readings: {
      'limits.quota': {
        reading: 'list',
        quotas: [{ quota: 4, unit: 'requests', windowSeconds: 1, scope: 'key' }],
        charged: [],
        undecided: ['invalid', 'unauthorized'],
      },
      'limits.headers': 'x-ratelimit-durations',
      'limits.exceeded': '429-retry-after',
    },
  })
  expect(settingsOf(identification)).toBe(
    'burst: at most 4 requests at once\npace: at most 3.96 requests per second, one every 253 ms\nafter a burst or a refusal: wait 1.01 s',
  )
})

test.each<[scopes: Identification['scopes']]>([
  [['key', 'account']],
  [['key', 'account', 'key-and-address']],
  [['key', 'account', 'global']],
  [['global', 'account']],
  [[]],
])('omits the scope if the run did not determine it: %j', (scopes) => {
  expect(limitStatement({ ...identification, scopes }, [])?.readings['limits.quota']).toEqual({
    reading: 'list',
    quotas: [{ quota: 4, unit: 'requests', windowSeconds: 1 }],
    charged: [],
    undecided: ['invalid', 'unauthorized'],
  })
})

test.each(['key', 'account', 'address'] as const)(
  'declares the scope that the run determined: %s',
  (scope) => {
    const quota = limitStatement({ ...identification, scopes: [scope] }, [])?.readings['limits.quota']
    expect(quota).toMatchObject({ quotas: [{ scope }] })
  },
)

const races = { overshoot: 4, bursts: [8], memories: 2, reason: null, experiment: null }

test.each<[more: Partial<Identification>, obstacle: string]>([
  [{ verdict: 'no-limit-seen', families: [] }, 'no limit was seen'],
  [{ verdict: 'one-of', families: ['concurrency-queue', 'none'] }, 'there may be no limit'],
  [
    { families: ['queue-with-overflow'] },
    'a statement cannot declare this kind of limit (queue with overflow)',
  ],
  [
    { verdict: 'one-of', families: ['fixed-window', 'fixed-ban'] },
    'a statement cannot declare this kind of limit (window with a ban of fixed length)',
  ],
  [{ unit: 'tokens', capacity: null }, 'the number of tokens that the limit allows was not measured'],
  [{ windowMs: null }, 'the window of the limit was not measured'],
  [{ scopes: ['global'] }, 'a statement cannot declare a limit that is counted for all keys together'],
  [
    { scopes: ['key-and-address', 'global'] },
    'a statement cannot declare a limit that is counted per key and address, or for all keys together',
  ],
  [
    { scopes: [], races: { ...races, verdict: 'several-memories' } },
    'the state of the limit is not shared between replicas',
  ],
])('%j: no draft, and the reason is that %s', (more, obstacle) => {
  expect(obstacleToStatement({ ...identification, ...more })).toBe(obstacle)
  expect(limitStatement({ ...identification, ...more }, [])).toBeNull()
})

test.each<[more: Partial<Identification>, charged: readonly string[], undecided: readonly string[]]>([
  [{ consumedQuota: { wrongKey: true, invalid: false, aborted: null } }, ['unauthorized'], []],
  [{ consumedQuota: { wrongKey: null, invalid: true, aborted: null } }, ['invalid'], ['unauthorized']],
  [{ families: ['extending-window'] }, ['refused'], ['invalid', 'unauthorized']],
  [
    { verdict: 'one-of', families: ['sliding-counter', 'sliding-counter-counting-refusals'] },
    [],
    ['refused', 'invalid', 'unauthorized'],
  ],
])('%j: only what was found to consume quota is declared', (more, charged, undecided) => {
  const quota = limitStatement({ ...identification, ...more }, [])?.readings['limits.quota']
  expect(quota).toMatchObject({ charged, undecided })
})

test.each(['pacing', 'queued-window', 'queue-with-overflow', 'concurrency-queue'] as const)(
  '%s refuses no quota, so none is declared',
  (family) => {
    expect(limitStatement({ ...identification, families: [family] }, [])).toBeNull()
  },
)

const refusals = (text: string) => [seen(0, 'refused', { 'retry-after': text })]

const exceeded = (text: string) => limitStatement(identification, refusals(text))?.readings['limits.exceeded']

test('a malformed Retry-After is not declared as one', () => {
  expect(exceeded('2')).toBe('429-retry-after')
  expect(exceeded('1.5')).toBe('429')
})

test.each<[unit: Identification['unit'], size: number, windowMs: number, pace: string]>([
  ['tokens', 1_000_000, 60_000, 'pace: at most 16666 tokens per second'],
  ['tokens', 12_001, 60_000, 'pace: at most 200 tokens per second'],
  ['requests', 12_000, 60_000, 'pace: at most 200 requests per second, one every 5 ms'],
  ['requests', 2, 60_000, 'pace: at most 0.0333 requests per second, one every 30000 ms'],
])('the pace of %s, %i in %i ms, is the rate of the limit', (unit, size, windowMs, pace) => {
  const settings = settingsOf({
    ...identification,
    unit,
    capacity: exactly(size),
    windowMs: exactly(windowMs),
  })
  expect(settings?.split('\n')[1]).toBe(pace)
})

test('the declared readings form a valid statement', () => {
  const pasted = JSON.stringify(limitStatement(identification, []), null, 2)
  const statement = parseStatement(pasted, 'assay.statement.json')
  expect([...statement.readings.keys()]).toContain('limits.quota')
  // Without the declaration, no check would judge it.
  expect(statement.capabilities.get('limits')).toBe('supported')
})

test('does not declare undetermined readings', () => {
  expect(limitStatement({ ...identification, scopes: ['global'] }, [])).toBeNull()
  expect(limitStatement({ ...identification, verdict: 'undetermined' }, [])).toBeNull()
  expect(settingsOf({ ...identification, capacity: null })).toBeNull()
  expect(settingsOf({ ...identification, verdict: 'undetermined' })).toBeNull()
})

test.each<[LimitFields, string | null]>([
  [{ 'retry-after': '1' }, 'none'],
  [{ 'x-ratelimit-remaining-tokens': '1' }, 'x-ratelimit-durations'],
  [{ ratelimit: '"d";r=1', 'ratelimit-policy': '"d";q=1' }, 'ratelimit-fields'],
  [{ 'ratelimit-remaining': '1', 'ratelimit-limit': '2' }, 'ratelimit-03'],
  [{ 'x-ratelimit-limit': '1', 'x-ratelimit-reset': '1800000000' }, 'x-ratelimit-epoch'],
  [{ 'anthropic-ratelimit-requests-remaining': '1' }, 'anthropic'],
  [{ 'x-ratelimit-reset': '1', ratelimit: '"d";r=1' }, null],
  // Seconds from now under the name of a moment: the reading would not hold.
  [{ 'x-ratelimit-limit': '1', 'x-ratelimit-reset': '7' }, null],
])('fields %j are of the family %s', (fields, family) => {
  expect(headerFamily([seen(0, 'accepted', fields)])).toBe(family)
})
