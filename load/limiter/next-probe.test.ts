import { expect, test } from 'vitest'
import { nextBatch } from './next-batch.ts'
import { BOUNDS, observed } from './observation-fixture.ts'
import type { Observation } from './types.ts'

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
