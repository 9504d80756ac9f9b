import type { Row, Transport } from '../../schemas/compiled/row.ts'
import { expect, test } from 'vitest'
import { rowOf } from '../rows/row-fixture.ts'
import { exponential, randomAt, randomRoot } from '../workload/random.ts'
import { createTransportTally, intervalOfDifference } from './collect-rows.ts'

// As in test/sampling/sampled-cases.ts, which this package may not import.
const isFull = process.env['ASSAY_TEST_SAMPLE'] === 'full'

const OPTIONS = { window: { fromUs: 0, toUs: 1_000_000_000 }, planned: null, goals: [] }

/** A stream that was sent at a time and had its first token so much later. */
function streamed(transport: Transport, atUs: number, ttftUs: number): Row {
  const times = {
    scheduledUs: null,
    sentUs: atUs,
    firstTokenUs: atUs + ttftUs,
    lastTokenUs: atUs + ttftUs + 40_000,
  }
  return rowOf({ transport, ...times, doneUs: atUs + ttftUs + 41_000, closedUs: atUs + ttftUs + 42_000 })
}

/** Two transports with the same spread of TTFT, the WebSocket slower by so much. */
function mixOf(seed: string, slowerUs: number, requests = 300): readonly Row[] {
  const root = randomRoot(seed, 'mix')
  return Array.from({ length: requests }, (_, index) => {
    const isSocket = index % 2 === 1
    const ttftUs = Math.round(
      20_000 + 10_000 * exponential(randomAt(root, index)) + (isSocket ? slowerUs : 0),
    )
    return streamed(isSocket ? 'websocket' : 'sse', index * 10_000, ttftUs)
  })
}

function compared(rows: readonly Row[]) {
  const tally = createTransportTally(['sse', 'websocket'], OPTIONS)
  for (const row of rows) tally.count(row)
  return tally.result()
}

test('each transport of a mix has figures of its own; one transport alone has none', () => {
  const rows = [...mixOf('a', 5000), streamed('sse', 0, 1000), rowOf({ transport: 'sse', class: 'reset' })]
  const result = compared(rows)
  expect(result?.figures.map(({ transport, ok, failed }) => [transport, ok, failed])).toEqual([
    ['sse', 151, 1],
    ['websocket', 150, 0],
  ])
  expect(result?.figures[0]?.metrics['ttft']?.n).toBe(151)
  expect(result?.figures[0]?.metrics['icl']?.p50).toBeGreaterThan(0)
  const alone = createTransportTally(['sse'], OPTIONS)
  alone.count(streamed('sse', 0, 1000))
  expect(alone.result()).toBeNull()
})

test('transports that are alike are told apart in at most 5 % of runs, and the true difference is held in 95 %', () => {
  const runs = isFull ? 300 : 60
  let falsely = 0
  let held = 0
  for (let seed = 0; seed < runs; seed += 1) {
    const ttftOf = (slowerUs: number) =>
      compared(mixOf(`${seed}`, slowerUs))?.differences.find(
        ({ metric, stat }) => metric === 'ttft' && stat === 'p50',
      )?.ci ?? { low: 0, high: 0 }
    const alike = ttftOf(0)
    if (alike.low > 0 || alike.high < 0) falsely += 1
    // The event stream less the WebSocket.
    const apart = ttftOf(4000)
    if (apart.low <= -4 && apart.high >= -4) held += 1
  }
  expect(falsely / runs).toBeLessThanOrEqual(0.05)
  expect(held / runs).toBeGreaterThanOrEqual(0.95)
})

test('a difference that is large is found, and one of two short series is not', () => {
  const found = compared(mixOf('large', 30_000))?.differences.find(({ stat }) => stat === 'p50')
  expect(found).toMatchObject({ metric: 'ttft', of: 'sse', against: 'websocket' })
  expect(found?.ci?.high).toBeLessThan(0)
  const short = compared(mixOf('short', 0, 8))?.differences ?? []
  expect(short.filter(({ ci }) => ci !== null)).toEqual([])
})

test('the ends of both intervals make that of the difference', () => {
  const one = { value: 10, interval: { low: 7, high: 14, effective: 50 } }
  const other = { value: 8, interval: { low: 5, high: 12, effective: 50 } }
  expect(intervalOfDifference(one, other)).toEqual({ low: 2 - 5, high: 2 + 5 })
  expect(intervalOfDifference(one, { ...other, interval: { ...other.interval, high: null } })).toBeNull()
})
