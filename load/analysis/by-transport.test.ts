import type { Row, Transport } from '../../schemas/compiled/row.ts'
import { expect, test } from 'vitest'
import { rowOf } from '../rows/row-fixture.ts'
import { exponential, randomAt, randomRoot } from '../workload/random.ts'
import { createTransportTally } from './collect-rows.ts'

const OPTIONS = { window: { fromUs: 0, toUs: 1_000_000_000 }, planned: null, goals: [] }

/** Returns the row of a stream sent at `atUs`, whose first token came `ttftUs` later (both in microseconds). */
function streamed(transport: Transport, atUs: number, ttftUs: number): Row {
  const times = {
    scheduledUs: null,
    sentUs: atUs,
    firstTokenUs: atUs + ttftUs,
    lastTokenUs: atUs + ttftUs + 40_000,
  }
  return rowOf({ transport, ...times, doneUs: atUs + ttftUs + 41_000, closedUs: atUs + ttftUs + 42_000 })
}

/** Returns rows of streams, alternately over SSE and WebSocket. Over WebSocket, the first token comes `slowerUs` microseconds later. */
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

test('each transport of a mix has separate figures; a single transport has none', () => {
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
