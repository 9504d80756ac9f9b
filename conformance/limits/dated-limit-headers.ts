/** The header fields about limits in an answer, with the clocks that their moments may be compared with. Pure. */
import type { Exchange } from '../exchange/exchange.ts'
import { readLimitHeaders, type Allowance, type LimitHeaders } from './limits-headers.ts'
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
  const headers = exchange.response?.headers ?? []
  const read = readLimitHeaders(family, headers, serverTimeMs(exchange))
  const byOurClock = readLimitHeaders(family, headers, answeredAtMs(exchange))
  if (read === null) return null
  const allowances = read.allowances.map((allowance, index) => {
    const resetMs = notPast(allowance.resetMs)
    const both = [resetMs, notPast(byOurClock?.allowances[index]?.resetMs)].filter((ms) => ms !== null)
    const isKnown = both.length > 0
    return {
      ...allowance,
      resetMs,
      resetLeastMs: isKnown ? Math.min(...both) : null,
      resetMostMs: isKnown ? Math.max(...both) : null,
    }
  })
  return { ...read, allowances }
}

function notPast(resetMs: number | null | undefined): number | null {
  return resetMs == null ? null : Math.max(0, resetMs)
}
