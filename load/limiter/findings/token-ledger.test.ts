import { expect, test } from 'vitest'
import { isEmpty, sizesFrom, type Booking, type TokenRange, type LedgerRefill } from './token-ledger.ts'
import type { Observation } from '../trace/trace.ts'
import { stageOf } from '../stage-fixture.ts'

const all = ({ tokens }: Observation): TokenRange => ({ low: tokens, high: tokens })
const reserved: Booking = { needs: all, costs: all }
const still: LedgerRefill = { perMs: { low: 0, high: 0 }, perTick: 0 }
const known: TokenRange = { low: 1, high: 1000 }

/** Returns requests in series, 20 ms apart: positive ones are accepted, negative ones refused. */
function asked(...tokens: readonly number[]): readonly Observation[] {
  return tokens.map((count, index) => ({
    key: 'a',
    source: '1',
    stage: stageOf('001 unit'),
    kind: 'chat',
    tokens: Math.abs(count),
    atMs: 20 * index,
    sentMs: 20 * index,
    answeredMs: 20 * index + 10,
    closedMs: 20 * index + 11,
    outcome: count > 0 ? 'accepted' : 'refused',
    status: count > 0 ? 200 : 429,
    fields: {},
    dateMs: null,
    usedTokens: null,
  }))
}

test('ever smaller requests determine the size', () => {
  const period = asked(128, 128, -128, 16, 16, -16, 5, -5)
  const sizes = sizesFrom(period, reserved, still, { low: 200, high: 1000 })
  expect(sizes).toEqual({ low: 293, high: 297 })
})

test('an edge of a window between requests is considered, if the known range allows it', () => {
  const straddling = asked(128, 128, 128, -128)
  expect(sizesFrom(straddling, reserved, still, known)).toEqual({ low: 256, high: 511 })
  expect(isEmpty(sizesFrom(straddling, reserved, still, { low: 1, high: 250 }))).toBe(true)
})

test('tokens that come back meanwhile were not available at once, and their errors do not add up', () => {
  const refill: LedgerRefill = { perMs: { low: 0.1, high: 0.1 }, perTick: 0 }
  const tens = asked(...Array.from({ length: 20 }, () => 10), -10)
  const { high } = sizesFrom(tens, reserved, refill, known)
  // 210 minus the refill of 20 gaps of 20 ms. The arrival of one request is uncertain.
  expect(high).toBeCloseTo(210 - 0.1 * 390, 5)
})

test('answers that no size explains leave no size', () => {
  const [first, ...rest] = asked(-10, 100, -10)
  expect(first).toBeDefined()
  expect(isEmpty(sizesFrom(first === undefined ? rest : [first, ...rest], reserved, still, known))).toBe(true)
})

test('requests that overlap show nothing', () => {
  const together = asked(100, -100).map((seen) => ({ ...seen, sentMs: 0 }))
  expect(sizesFrom(together, reserved, still, known)).toEqual(known)
})
