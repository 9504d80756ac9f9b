import { expect, test } from 'vitest'
import { COUNTER_KINDS } from './behaviors.ts'
import { factsOf } from './context.ts'
import type { FittedLimit } from './explain-answers.ts'
import { nextBatch } from './next-batch.ts'
import { probes } from './next-probe.ts'
import { BOUNDS, observed } from './observation-fixture.ts'
import { drainAfterEnd } from './plan-round.ts'
import type { Observation, Unit } from './types.ts'

test('a limit that blocks all probes of another one until the run ends is probed first', () => {
  // 5 a second and 40 a minute. The fields announce the limit that refuses.
  const seen: Observation[] = []
  let accepted = 0
  for (let drain = 0; accepted < 40; drain += 1)
    for (let index = 0; index < 6 && accepted < 40; index += 1) {
      const isFree = index < 5
      if (isFree) accepted += 1
      const fields = { 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': `${Math.max(0, 4 - index)}` }
      const ofRound = drain === 0 && index < 2 ? 'spend' : `edge-${drain + 1}`
      const stage = drain < 2 ? ofRound : 'probe'
      seen.push(
        observed({
          sentMs: 1400 * drain + 20 * index,
          outcome: isFree ? 'accepted' : 'refused',
          stage,
          fields: { ...fields, 'x-ratelimit-reset': '1' },
        }),
      )
    }
  const fields = { 'x-ratelimit-limit': '40', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '40' }
  const lastMs = (seen.at(-1)?.sentMs ?? 0) + 1400
  for (const sentMs of [lastMs, lastMs + 1500, lastMs + 4000])
    seen.push(observed({ sentMs, outcome: 'refused', stage: 'probe', fields }))
  expect(nextBatch({ seen, bounds: BOUNDS })).toMatchObject({ type: 'batch', stage: 'probe' })
})

const drain = (fromMs: number, stage: string): readonly Observation[] =>
  Array.from({ length: 8 }, (_, index) =>
    observed({ sentMs: fromMs + 4 * index, outcome: index < 7 ? 'accepted' : 'refused', stage }),
  )
const others = (sentMs: number): readonly Observation[] => [
  observed({ sentMs, outcome: 'accepted', stage: 'scope', key: 'B' }),
  observed({ sentMs: sentMs + 1, outcome: 'accepted', stage: 'scope', source: 'two' }),
]

test('a scope that two tries left open, because the window ended before them, is asked for again', () => {
  const seen = [
    ...drain(1960, 'search'),
    ...others(2020),
    ...drain(5960, 'probe'),
    ...others(6020),
    ...drain(8500, 'probe'),
  ]
  const bounds = { ...BOUNDS, keys: ['A', 'B'], sources: ['one', 'two'] }
  expect(nextBatch({ seen, bounds })).toMatchObject({ stage: 'scope' })
})

/** Returns a fixed window of `size` per one of `windowsMs`, of which the first is the best. */
function limitOf(unit: Unit, size: number, windowsMs: readonly number[]): FittedLimit {
  const [kind] = COUNTER_KINDS
  if (kind === undefined) throw new Error('there is a kind of window')
  const points = windowsMs.map((windowMs) => {
    const times = { windowMs, phaseMs: 0, extraMs: 0 }
    return { kind, times, size, charging: 'before', logLikelihood: 0, plain: 0, score: 0 } as const
  })
  const counting = { unit, scope: 'key', consumedBy: [] } as const
  return { counting, best: points[0]!, points, scoreWithout: -50, scopes: ['key'], consumedBy: new Map() }
}

const contextWith = (seen: readonly Observation[], components: readonly FittedLimit[]) =>
  factsOf({ seen, bounds: BOUNDS }, { own: [], components, unexplained: 0, total: 0 })

const [SPENT, AFTER_END] = [
  [observed({ sentMs: 0, outcome: 'accepted', stage: 'spend' })],
  [observed({ sentMs: 12_100, outcome: 'refused', stage: 'edge-2' })],
]

test('probes that another limit refused do not end those of a limit', () => {
  const large = { outcome: 'refused', tokens: 800, stage: 'probe' } as const
  const blocked = [12_200, 12_300, 12_400].map((sentMs) => observed({ sentMs, ...large }))
  const requests = limitOf('requests', 8, [11_000, 10_000, 12_000])
  const tokens = limitOf('tokens', 100, [60_000])
  const stage = 'probe'
  const accepted = [0, 1, 2, 3].map((sentMs) =>
    observed({ sentMs: 12_150 + sentMs, outcome: 'accepted', stage }),
  )
  const seen = [...SPENT, ...AFTER_END, ...accepted, ...blocked]
  expect(probes(contextWith(seen, [requests, tokens]), true)).not.toEqual([])
})

test('the size of another limit on requests does not end a test early', () => {
  const fields = { 'x-ratelimit-limit': '30', 'x-ratelimit-remaining': '29', 'x-ratelimit-reset': '60' }
  const drained = observed({ sentMs: 55_000, outcome: 'refused', stage: 'edge-1' })
  const seen = [...SPENT.map((one) => ({ ...one, fields })), drained]
  const other = limitOf('requests', 8, [50_000, 70_000])
  expect(drainAfterEnd(contextWith(seen, [other]))).toHaveLength(33)
})
