/** Tests which scope (such as per API key) explains answers to requests from another address. */
import { expect, test } from 'vitest'
import { windowOf } from './behaviors.ts'
import { contextOf } from './context.ts'
import { explain } from './explain-answers.ts'
import { BOUNDS, observed } from './observation-fixture.ts'
import type { Observation } from './types.ts'

const NOTHING = { announced: [], series: [] }

test('a request from another address that a bucket accepts late shows no count of its own', () => {
  // A bucket of 8 per 2 s for each key. The other address is tried 300 ms after a refusal, when a unit has refilled.
  const drains = [0, 300, 1200, 1400, 2300, 2500, 3400]
  let [level, lastMs] = [8, 0]
  const send = (sentMs: number, source: string): Observation => {
    ;[level, lastMs] = [Math.min(8, level + (sentMs - lastMs) / 250), sentMs]
    const outcome = level >= 1 ? 'accepted' : 'refused'
    if (outcome === 'accepted') level -= 1
    return observed({ outcome, sentMs, source })
  }
  const seen: Observation[] = []
  for (const [index, startMs] of drains.entries())
    if (index % 2 === 1) seen.push(send(startMs, 'two'))
    else {
      for (let sentMs = startMs; seen.at(-1)?.outcome !== 'refused' || sentMs === startMs; sentMs += 4)
        seen.push(send(sentMs, 'one'))
    }
  const bounds = { ...BOUNDS, sources: ['one', 'two'] }
  const [limit] = explain({ seen, bounds, ...NOTHING }).components
  expect(limit?.scopes).toContain('key')
  expect(limit?.scopes).not.toContain('key-and-address')
  expect((limit === undefined ? 0 : windowOf(limit.best)) / 2000).toBeCloseTo(1, 1)
})

/** Returns answers of a window of 8 per minute: accepted requests, then refused ones. `others`: answers to another API key. */
function exhausted(others: readonly Observation['outcome'][]): readonly Observation[] {
  const own = Array.from({ length: 12 }, (_, index) =>
    observed({ sentMs: 10 * index, outcome: index < 8 ? 'accepted' : 'refused' }),
  )
  const tried = others.map((outcome, index) => observed({ key: 'B', sentMs: 200 + 100 * index, outcome }))
  const later = [500, 60_100].map((sentMs) =>
    observed({ sentMs, outcome: sentMs === 500 ? 'refused' : 'accepted' }),
  )
  return [...own, ...tried, ...later]
}

test.each<[others: Observation['outcome'][], scopes: string[] | null]>([
  [['accepted'], null],
  [['refused'], null],
  [['accepted', 'refused'], null],
  [
    ['accepted', 'accepted'],
    ['key', 'key-and-address'],
  ],
  [
    ['refused', 'refused'],
    ['address', 'all'],
  ],
])('another key shows the scope by two answers, not by one: %j', (others, scopes) => {
  const bounds = { ...BOUNDS, keys: ['A', 'B'] }
  const [limit] = explain({ seen: exhausted(others), bounds, ...NOTHING }).components
  expect(limit?.scopes).toEqual(scopes ?? ['key', 'address', 'key-and-address', 'all'])
})

test('requests from another address do not count for a limit that their answers show to be by address', () => {
  const seen = exhausted(['accepted', 'accepted']).map((one) =>
    one.key === 'B' ? { ...one, key: 'A', source: 'two' } : one,
  )
  const { own, components } = explain({ seen, bounds: { ...BOUNDS, sources: ['one', 'two'] }, ...NOTHING })
  expect(own.filter(({ observation }) => observation.source === 'two')).toEqual([])
  expect(components[0]?.scopes).toEqual(['address', 'key-and-address'])
})

test('a scope that only a rarer kind of limit allows stays possible', () => {
  // A bucket of 8 per 2 s for each key, which adds whole units since the last accepted request. The other address is tried 160 ms after
  // that request.
  const drains = [0, 16_070, 18_630, 20_570, 22_240, 25_400, 27_290, 32_340]
  const buckets = new Map<string, { level: number; lastMs: number }>()
  const send = (sentMs: number, key = 'A', source = 'one'): Observation => {
    const { level, lastMs } = buckets.get(key) ?? { level: 8, lastMs: sentMs }
    const free = Math.min(8, level + Math.floor((sentMs - lastMs) / 250))
    if (free > 0) buckets.set(key, { level: free - 1, lastMs: sentMs })
    return observed({ outcome: free > 0 ? 'accepted' : 'refused', sentMs, key, source })
  }
  const seen: Observation[] = []
  for (const startMs of drains) {
    const most = startMs === 25_400 ? 4 : 9
    for (let index = 0; index < most; index += 1) {
      seen.push(send(startMs + (startMs === 0 && index > 0 ? 146 : 0) + 4 * index))
      if (seen.at(-1)?.outcome === 'refused') break
    }
    if (startMs === 0) seen.push(send(320, 'B'), send(330, 'A', 'two'))
  }
  const bounds = { ...BOUNDS, keys: ['A', 'B'], sources: ['one', 'two'] }
  const [limit] = explain({ seen, bounds, ...NOTHING }).components
  expect(limit?.scopes).toContain('key')
})

const sent = (changes: Partial<Observation>, sentMs: number, tripMs = 3): Observation => {
  const startMs = sentMs < 60_000 ? 4 : sentMs < 120_000 ? 63_620 : 125_486
  const resetS = Math.ceil((startMs + 60_000 - sentMs) / 1000)
  const fields = {
    'x-ratelimit-limit-tokens': '8000',
    'x-ratelimit-reset-tokens': `${resetS}s`,
    ...(changes.outcome === 'refused' ? { 'retry-after': String(resetS) } : {}),
  }
  const answeredMs = sentMs + tripMs
  return observed({ outcome: 'accepted', sentMs, answeredMs, closedMs: answeredMs, fields, ...changes })
}

/**
 * Answers of a window of 8,000 tokens a minute from the first request. `completion`: the tokens of each stream in its usage; null for none.
 * `first`: how many large requests the first window accepts.
 */
function tokensSpent(completion: number | null, first: number): readonly Observation[] {
  const usedTokens = completion === null ? null : { prompt: 20, completion }
  const drain = (
    tokens: number,
    fromMs: number,
    everyMs: number,
    accepted: number,
  ): readonly Observation[] => [
    ...Array.from({ length: accepted }, (_, index) => sent({ tokens }, fromMs + everyMs * index, everyMs)),
    sent({ tokens, outcome: 'refused' }, fromMs + everyMs * accepted, 1),
  ]
  return [
    sent({}, 4),
    sent({ tokens: 2400, stage: 'spend' }, 20, 390),
    ...[20, 20, 21, 22, 23, 22, 19].map((ms) => sent({ kind: 'long', stage: 'spend', usedTokens }, ms, 390)),
    ...drain(1000, 45_104, 152, first),
    ...[0, 3].map((ms) => sent({}, 52_804 + ms)),
    ...drain(800, 63_620, 122, 9),
    ...[0, 3, 5, 8, 10, 13, 15, 18, 20, 23].map((ms) => sent({}, 64_848 + ms)),
    ...drain(800, 125_486, 122, 9),
  ]
}

test.each([
  ['no usage', null, 5, null],
  ['usage', 25, 5, 'usage'],
  ['usage, by max_tokens', 25, 4, 'max_tokens'],
] as const)('one announcement stands for one limit: streams with %s', (_, used, first, by) => {
  const { components } = contextOf({ seen: tokensSpent(used, first), bounds: BOUNDS }).explanation()
  const tokens = components.filter(({ counting }) => counting.unit === 'tokens')
  expect(tokens.map(({ best, tokensBy }) => [best.size, tokensBy])).toEqual([[8000, by]])
  if (by !== null) expect(tokens.map(({ best }) => Math.round(windowOf(best) / 100))).toEqual([600])
})
