/**
 * Draws random rows for tests. They have all transports, and end in all ways. Some have the same time, and some end after the end of the
 * load.
 */
import type { Row } from '../../schemas/compiled/row.ts'
import { rowOf } from '../rows/row-fixture.ts'
import { randomAt, randomRoot } from '../workload/random.ts'

const KINDS = [
  'ok',
  'ok',
  'ok',
  'ok',
  'ok',
  'http-429',
  'http-5xx',
  'truncated',
  'reset',
  'interrupted',
] as const
const TRANSPORTS = ['json', 'sse', 'sse', 'websocket'] as const
const STATUS: Readonly<Record<string, number>> = { 'http-429': 429, 'http-5xx': 503, reset: 0 }

/** Returns a random row for each start time. The same seed gives the same rows. */
export function drawnRows(starts: readonly number[], seed: string): readonly Row[] {
  const root = randomRoot(seed, 'rows')
  return starts.map((scheduledUs, i) => {
    const random = randomAt(root, i)
    const upTo = (most: number): number => Math.floor(random.uniform() * most)
    const kind = KINDS[upTo(KINDS.length)] ?? 'ok'
    const transport = TRANSPORTS[upTo(TRANSPORTS.length)] ?? 'json'
    // Rounds a third of the times up to tenths of a second, so that some are equal.
    const sentUs = scheduledUs + (i % 3 === 0 ? 100_000 - (scheduledUs % 100_000) : upTo(3000))
    const common = {
      i,
      scheduledUs,
      sentUs,
      transport,
      class: kind,
      status: STATUS[kind] ?? 200,
      headersUs: null,
      firstByteUs: null,
    }
    const error = kind === 'ok' ? null : `no ${kind} ${i % 7}`
    const rest = { ...common, error, firstEventUs: null, gapsUs: null, bytes: upTo(900) }
    if (kind !== 'ok' || transport === 'json') return whole(rest, sentUs + 1000 + upTo(900_000), upTo(40))
    return streamed(
      rest,
      Array.from({ length: upTo(9) }, () => (i % 2 === 0 ? 50_000 : upTo(400_000))),
      upTo(400_000),
    )
  })
}

type Parts = Partial<Row> & { readonly sentUs: number }

function whole(parts: Parts, doneUs: number, completionTokens: number): Row {
  const none = { firstTokenUs: null, lastTokenUs: null, chunks: 0, events: 0 }
  return rowOf({ ...parts, ...none, doneUs, closedUs: doneUs + 10, completionTokens })
}

function streamed(parts: Parts, gapsUs: readonly number[], ttftUs: number): Row {
  const firstTokenUs = parts.sentUs + 1 + ttftUs
  const lastTokenUs = gapsUs.reduce((at, gapUs) => at + gapUs, firstTokenUs)
  const chunks = gapsUs.length + 1
  const doneUs = lastTokenUs + 700
  return rowOf({
    ...parts,
    firstEventUs: firstTokenUs - 1,
    firstTokenUs,
    lastTokenUs,
    doneUs,
    closedUs: doneUs + 5,
    chunks,
    events: chunks + 2,
    completionTokens: chunks * 3 + 1,
    gapsUs: gapsUs.length === 0 ? null : gapsUs,
  })
}
