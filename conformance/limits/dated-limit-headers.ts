/** The header fields about limits in an answer, with the clocks that their moments may be compared with. Pure. */
import type { Exchange } from '../exchange/exchange.ts'
import { isResetMoment, readLimitHeaders, type Allowance, type LimitHeaders } from './limits-headers.ts'
import { answeredAtMs, serverTimeMs } from './limits-values.ts'

/**
 * An allowance of an answer that came to us. `resetMs` counts from the Date of the answer. A Date may be older than its answer, and the
 * two clocks may differ: by the one or the other, the reset is after `resetLeastMs` and before `resetMostMs`.
 */
export type DatedAllowance = Allowance & {
  readonly resetLeastMs: number | null
  readonly resetMostMs: number | null
}

/** The announcement of all limits in an answer that came to us. */
export type DatedLimitHeaders = Omit<LimitHeaders, 'allowances'> & {
  readonly allowances: readonly DatedAllowance[]
}

/** The fields of one family in one answer; null for a family that has none, or that is not known. A reset that is past is now. */
export function limitHeadersOf(family: string, exchange: Exchange): DatedLimitHeaders | null {
  const serverMs = serverTimeMs(exchange)
  const read = readLimitHeaders(family, exchange.response?.headers ?? [], serverMs)
  if (read === null) return null
  // A moment is later by the clock that is behind. A duration is the same by both.
  const laterByOursMs = isResetMoment(family) ? serverMs - answeredAtMs(exchange) : 0
  return { ...read, allowances: read.allowances.map((allowance) => dated(allowance, laterByOursMs)) }
}

function dated(allowance: Allowance, laterByOursMs: number): DatedAllowance {
  if (allowance.resetMs === null) return { ...allowance, resetLeastMs: null, resetMostMs: null }
  const resetMs = Math.max(0, allowance.resetMs)
  const byOursMs = Math.max(0, allowance.resetMs + laterByOursMs)
  return {
    ...allowance,
    resetMs,
    resetLeastMs: Math.min(resetMs, byOursMs),
    resetMostMs: Math.max(resetMs, byOursMs),
  }
}
