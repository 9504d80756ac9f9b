import type { Row, RowClass } from '../../schemas/compiled/row.ts'

/** One request, as other load tools see it. Times are in ms since the run began. The answer's text arrives from `firstMs` to `lastMs`. */
export type ExportedRequest = {
  readonly class: RowClass
  readonly status: number
  readonly isEmpty: boolean
  readonly sentMs: number
  readonly firstEventMs: number | null
  readonly firstMs: number | null
  readonly lastMs: number | null
  readonly closedMs: number
  readonly gapsUs: readonly number[]
  readonly chunks: number
  readonly promptTokens: number | null
  readonly outputTokens: number | null
}

/** Returns a request as other load tools see it. Null for a request that they do not count, such as one sent in the warm-up (before `fromUs`). */
export function exportedRequest(row: Row, fromUs: number): ExportedRequest | null {
  const { sentUs, scheduledUs, transport, class: kind } = row
  if (sentUs === null || transport !== 'sse' || kind === 'interrupted' || (scheduledUs ?? sentUs) < fromUs)
    return null
  return {
    class: kind,
    status: row.status,
    isEmpty: row.empty === true || row.chunks === 0,
    sentMs: sentUs / 1000,
    firstEventMs: inMs(row.firstEventUs),
    firstMs: inMs(row.firstTokenUs),
    lastMs: inMs(row.lastTokenUs),
    closedMs: (row.closedUs ?? sentUs) / 1000,
    gapsUs: row.gapsUs ?? [],
    chunks: row.chunks,
    promptTokens: row.promptTokens,
    outputTokens: row.completionTokens,
  }
}

/** Returns whether a stream ended. GuideLLM, inference-perf and vLLM count such a stream as a success, even if its content is wrong. */
export function hasEnded({ class: kind }: ExportedRequest): boolean {
  return kind === 'ok' || kind === 'truncated' || kind === 'stream-error' || kind === 'stream-429'
}

/** Returns the time per output token after the first, in ms. Null if it is unknown, or if there are fewer than two tokens. */
export function timePerFurtherToken({ firstMs, lastMs, outputTokens }: ExportedRequest): number | null {
  if (firstMs === null || lastMs === null || outputTokens === null || outputTokens <= 1) return null
  return (lastMs - firstMs) / (outputTokens - 1)
}

function inMs(us: number | null): number | null {
  return us === null ? null : us / 1000
}
