/** Tests the prior probabilities of limits, before any answer is known. */
import { expect, test } from 'vitest'
import { DECIDED } from './constants.ts'
import { COUNTER_KINDS } from './behaviors.ts'
import { priorOf, type Hints } from './hints.ts'

function prior(behavior: 'window' | 'bucket', windowMs: number, limit: Hints['limits'][number]): number {
  const kind = COUNTER_KINDS.find((one) => one.behavior === behavior) ?? COUNTER_KINDS[0]
  if (kind === undefined) throw new Error(`no kind of ${behavior}`)
  const times = { windowMs: kind.isPerUnit === true ? windowMs / 20 : windowMs, phaseMs: 0, extraMs: 0 }
  const windowsMs = limit.windowMs === null ? [] : [limit.windowMs]
  const hints = {
    maxMs: 300_000,
    startEpochMs: 0,
    limits: [limit],
    windowsMs,
    suggestedMs: [],
    promises: new Map(),
    refusedElsewhere: new Set<never>(),
    ends: [],
  }
  return priorOf({ kind, times, size: 20 }, hints, false)
}

const MINUTE = { unit: 'requests', size: 20, windowMs: 60_000, source: 'statement' } as const

test('an announced window is clearly likelier than a common one of the same size', () => {
  expect(prior('window', 60_000, MINUTE)).toBeGreaterThan(prior('window', 120_000, MINUTE) + DECIDED)
})

test('all windows within the error of an announced one are as likely, also for a refill', () => {
  const inexact = { ...MINUTE, size: 8, windowMs: 4870, errorMs: 1600, isRefill: true } as const
  expect(prior('bucket', 5020, inexact)).toBe(prior('bucket', 4770, inexact))
  expect(prior('bucket', 5020, inexact)).toBeGreaterThan(prior('window', 5020, inexact))
  expect(prior('bucket', 6600, inexact)).toBeLessThan(prior('bucket', 5020, inexact) - DECIDED)
})
