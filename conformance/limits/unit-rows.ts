/** Compares rows (series) of calls with a declared limit on tokens or on calls in flight. Pure. */
import { usageCount } from '../evidence/completion-object.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { is2xx } from '../exchange/reply.ts'
import { CALL_TOKENS, refillIn, type Quota, type TokenCalls } from './declared-quotas.ts'
import { answeredAtMs, spanMs } from './limits-values.ts'

/** How a row of calls fits a limit. `early`: it got too little; `over`: too much; `unspent`: it used less. */
export type RowFit = 'fits' | 'early' | 'over' | 'unspent'

const AGAIN = 'again-'

/** Returns the label of a call. The second row (`isAgain`) is sent if the first row of calls misfits the limit. */
export function rowLabel(about: string, number: number | '*', isAgain: boolean): string {
  return `${about}-${isAgain ? AGAIN : ''}${number}`
}

/** Splits calls into the first row and, if it was sent, the second one. */
export function rowsOf(calls: readonly Exchange[]): readonly (readonly Exchange[])[] {
  const again = calls.filter(({ label }) => label.includes(AGAIN))
  const first = calls.filter((call) => !again.includes(call))
  return again.length === 0 ? [first] : [first, again]
}

/** Returns the tokens of each granted call; null if an answer does not report them. */
export function tokensIn(row: readonly Exchange[]): readonly number[] | null {
  const used = row.filter(is2xx).map((call) => usageCount(call, 'total_tokens'))
  return used.includes(null) ? null : used.map((tokens) => tokens ?? 0)
}

/** A refusal is right if the tokens left suffice for at most so many calls: services only estimate tokens. */
const SPARE_CALLS = 2

/** Returns how a row of calls fits a quota of tokens; `unspent` if an answer does not report its tokens. */
export function tokenFit(row: readonly Exchange[], quota: Quota, planned: TokenCalls | null): RowFit {
  const counts = tokensIn(row)
  if (counts === null) return 'unspent'
  const sum = counts.reduce((total, tokens) => total + tokens, 0)
  if (sum - (counts.at(-1) ?? 0) >= quota.quota + refillIn(quota, spanMs(row))) return 'over'
  if (row.every(is2xx)) return 'unspent'
  const largest = counts.length === 0 ? (planned?.promptTokens ?? 0) + CALL_TOKENS : Math.max(...counts)
  return sum + SPARE_CALLS * largest < quota.quota ? 'early' : 'fits'
}

/** Returns how a row of concurrent calls fits a limit on calls in flight. */
export function flightFit(row: readonly Exchange[], { quota }: Quota): RowFit {
  if (atOnceIn(row) > quota) return 'over'
  if (row.every(is2xx)) return 'unspent'
  return row.filter(is2xx).length < quota ? 'early' : 'fits'
}

/** Returns the maximum number of calls of a row that were being answered at the same time. */
export function atOnceIn(row: readonly Exchange[]): number {
  const granted = row.filter(is2xx)
  return Math.max(0, ...granted.map((call) => granted.filter((other) => isDuring(other, call)).length))
}

// Overlaps of at most this many milliseconds do not count, because the end of an answer may be read late.
const OVERLAP_MS = 20

function isDuring(call: Exchange, other: Exchange): boolean {
  const [atMs, endMs] = [answeredAtMs(other), call.sentAtEpochMs + call.timing.endMs]
  return call === other || (answeredAtMs(call) <= atMs && atMs < endMs - OVERLAP_MS)
}
