/** Converts a row into a request as other load tools see it. Pure. */
import type { Row, RowClass } from '../../schemas/compiled/row.ts'

/** A request as other load tools define it. Times are in ms. `firstMs` and `lastMs` are the times of its first and last chunk with text. */
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

/** Converts the row of an event stream. Null for other rows, and for requests not sent, interrupted, or scheduled before `fromUs`. */
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

/** Returns whether the target accepted a request and its stream ended. GuideLLM, inference-perf and vLLM call this a success. */
export function hasEnded({ class: kind }: ExportedRequest): boolean {
  return kind === 'ok' || kind === 'truncated' || kind === 'stream-error' || kind === 'stream-429'
}

/** Returns (time of last text - time of first text) / (output tokens - 1), called ITL or TPOT. Null with fewer than two tokens. */
export function timePerFurtherToken({ firstMs, lastMs, outputTokens }: ExportedRequest): number | null {
  if (firstMs === null || lastMs === null || outputTokens === null || outputTokens <= 1) return null
  return (lastMs - firstMs) / (outputTokens - 1)
}

function inMs(us: number | null): number | null {
  return us === null ? null : us / 1000
}
