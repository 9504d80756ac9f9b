/** Creates rows for tests: the row of a completed stream of three chunks, with changes. */

import type { Row, RowHeader } from '../../schemas/compiled/row.ts'

/** A row header as the k6 extension writes it. */
export const ROW_HEADER: RowHeader = {
  v: 1,
  t0EpochUs: 1_795_000_000_000_000,
  t0MonotonicUs: 5_000_000,
  clock: 'monotonic',
  segment: null,
}

/** Returns the row of a stream, with changes: due at 1 s, sent 1 ms late, TTFT 100 ms, two gaps of 20 ms, 3 tokens. */
export function rowOf(parts: Partial<Row> = {}): Row {
  return {
    v: 1,
    i: 0,
    vu: 1,
    scenario: 'stream',
    transport: 'sse',
    key: null,
    scheduledUs: 1_000_000,
    sentUs: 1_001_000,
    connectedUs: null,
    headersUs: 1_051_000,
    firstByteUs: 1_060_000,
    firstEventUs: 1_060_000,
    firstTokenUs: 1_101_000,
    lastTokenUs: 1_141_000,
    doneUs: 1_142_000,
    closedUs: 1_143_000,
    status: 200,
    class: 'ok',
    error: null,
    chunks: 3,
    events: 6,
    promptTokens: 10,
    completionTokens: 3,
    bytes: 700,
    gapsUs: [20_000, 20_000],
    retryAfter: null,
    limits: null,
    ...parts,
  }
}

/** Returns the content of a row file with these rows. */
export function fileOf(rows: readonly Row[], header: RowHeader | null = ROW_HEADER): string {
  const lines: readonly unknown[] = header === null ? rows : [header, ...rows]
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}
