/** Reads from labels what transcripts of older versions do not say in fields of their own. Pure. */
import type { Exchange, QuotaCall, QuotaSeries } from '../exchange/exchange.ts'

const PROBE = 'limits.burst'
const SERIES: Readonly<Record<string, QuotaSeries>> = {
  a: 'serial',
  b: 'recovery',
  d: 'recovery-again',
  p: 'burst',
  q: 'burst-again',
}
const SINGLE = ['a-last', 'again', 'deep', 'obey', 'obey-again', 'rested']

/** The exchange with the mark that its label stands for, where it has none. */
export function withQuotaCall(exchange: Exchange): Exchange {
  if (exchange.probe !== PROBE || exchange.quotaCall !== undefined) return exchange
  const quotaCall = quotaCallOf(exchange.label)
  return quotaCall === null ? exchange : { ...exchange, quotaCall }
}

function quotaCallOf(label: string): QuotaCall | null {
  if (SINGLE.includes(label)) return { kind: 'plain', series: null }
  const [, letter = '', place] = /^([abdpq])-(\d+|start|aborted)$/.exec(label) ?? []
  const series = SERIES[letter]
  return series === undefined ? null : { kind: place === 'aborted' ? 'aborted' : 'plain', series }
}
