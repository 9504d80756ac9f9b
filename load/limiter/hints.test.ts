/** Tests the hints at limits that announcements and answers give. */
import { expect, test } from 'vitest'
import { fieldSeries } from './announced.ts'
import { hintsAbout } from './hints.ts'
import type { Bounds, Observation, Unit } from './types.ts'

const refusal = (requests: number, tokens: number): Observation => ({
  atMs: 0,
  key: 'A',
  source: 'one',
  kind: 'brief',
  tokens: 500,
  stage: 'edge-1',
  sentMs: 0,
  answeredMs: 20,
  closedMs: 20,
  outcome: 'refused',
  status: 429,
  fields: {
    'x-ratelimit-limit-requests': '20',
    'x-ratelimit-remaining-requests': String(requests),
    'x-ratelimit-limit-tokens': '6000',
    'x-ratelimit-remaining-tokens': String(tokens),
  },
  errorText: null,
  dateMs: null,
  usedTokens: null,
})

test.each<[requests: number, tokens: number, elsewhere: Unit[]]>([
  [0, 1000, ['tokens']],
  [3, 100, ['requests']],
  [0, 100, []],
  [3, 1000, []],
])(
  'with %i requests and %i tokens left, a refusal is no evidence about: %j',
  (requests, tokens, elsewhere) => {
    const seen = { seen: [refusal(requests, tokens)], bounds: { startEpochMs: 0 } as Bounds }
    const from = { ...seen, announced: [], series: fieldSeries(seen) }
    const units = (['requests', 'tokens'] as const).filter(
      (unit) => hintsAbout(unit, from).refusedElsewhere.size > 0,
    )
    expect(units).toEqual(elsewhere)
  },
)
