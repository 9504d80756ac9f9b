import { OF_PACE } from './timings.ts'
import { LoadError, usageError } from '../load-error.ts'
import type { Workload } from '../workload/workload.ts'

type SloOperator = '<' | '<=' | '>' | '>='

type SloKind = 'duration' | 'share' | 'rate'

/** A parsed objective. `e2e p95 < 2s` has the metric `e2e`, the statistic (`stat`) `p95`, and the threshold 2000 (ms). */
export type Slo = {
  readonly text: string
  readonly metric: string
  readonly stat: string
  readonly kind: SloKind
  readonly op: SloOperator
  readonly threshold: number
  readonly unit: 'ms' | 'share' | 'per-second'
}

const SLO_METRICS: Readonly<Record<string, SloKind>> = {
  ttft: 'duration',
  'ttft-response': 'duration',
  ttfo: 'duration',
  tpot: 'duration',
  ntpot: 'duration',
  icl: 'duration',
  e2e: 'duration',
  'e2e-response': 'duration',
  ttfb: 'duration',
  ttfe: 'duration',
  ttst: 'duration',
  'schedule-lag': 'duration',
  goodput: 'share',
  errors: 'share',
  dropped: 'share',
  completions: 'rate',
  'output-tokens': 'rate',
}

const FORM = /^([a-z][a-z0-9-]*)(?:\s+(p\d+(?:\.\d+)?|max))?\s*(<=|>=|<|>)\s*(\d+(?:\.\d+)?)\s*(ms|s|%|\/s)?$/

/** Parses an objective, such as `e2e p95 < 2s`. Throws LoadError `usage` if the text is not an objective. */
export function parseSlo(text: string): Slo {
  const match = FORM.exec(text.trim().toLowerCase())
  if (match === null) throw unreadable(text, "write it like 'e2e p95 < 2s' or 'errors < 1%'")
  const [, metric = '', stat = '', operator = '', amount = '', unit = ''] = match
  const kind = SLO_METRICS[metric]
  if (kind === undefined) throw unreadable(text, unknownMetric(metric))
  const op = operatorOf(operator)
  requireDirection(text, metric, op)
  const percentile = percentileIn(stat)
  if (kind === 'duration' && stat === '')
    throw unreadable(text, `name the statistic: '${metric} p95 ${op} ${amount}${unit}'`)
  if (kind !== 'duration' && stat !== '')
    throw unreadable(text, `${metric} is one number, leave '${stat}' out`)
  if (percentile !== null && !(percentile > 0 && percentile < 100))
    throw unreadable(text, `${stat} is not a percentile`)
  requirePossible(text, kind, op, Number(amount))
  return { text: text.trim(), metric, stat, kind, op, ...thresholdOf(text, kind, Number(amount), unit) }
}

function unreadable(text: string, advice: string): LoadError {
  return usageError(`cannot read the objective '${text}': ${advice}`)
}

function unknownMetric(metric: string): string {
  const known = Object.keys(SLO_METRICS).join(', ')
  return metric === 'itl'
    ? 'itl is ambiguous: use tpot (per token) or icl (per chunk)'
    : `known metrics are ${known}`
}

function operatorOf(text: string): SloOperator {
  return text === '<' || text === '<=' || text === '>' ? text : '>='
}

const MORE_IS_BETTER: readonly string[] = ['goodput', 'completions', 'output-tokens']

// Throws for an operator in the wrong direction. For example, the worst service would meet `goodput < 90%`.
function requireDirection(text: string, metric: string, op: SloOperator): void {
  const wantsMore = MORE_IS_BETTER.includes(metric)
  if (wantsMore === op.startsWith('>')) return
  const [valid, better] = wantsMore ? ['> or >=', 'higher'] : ['< or <=', 'lower']
  throw unreadable(text, `${better} ${metric} is better: write ${valid}, not ${op}`)
}

// Rejects a limit that no service can meet.
function requirePossible(text: string, kind: SloKind, op: SloOperator, amount: number): void {
  if (kind === 'share' && op === '>' && amount === 100)
    throw unreadable(text, 'no share is above 100%: write >= 100%')
  if (amount > 0) return
  if (kind === 'duration') throw unreadable(text, 'no request takes 0 ms or less: give a limit above 0')
  if (op === '<') throw unreadable(text, 'no share is below 0%: write <= 0%')
}

function thresholdOf(
  text: string,
  kind: SloKind,
  amount: number,
  unit: string,
): Pick<Slo, 'threshold' | 'unit'> {
  switch (kind) {
    case 'duration':
      if (unit !== 'ms' && unit !== 's') throw unreadable(text, 'a duration needs ms or s')
      return { threshold: unit === 's' ? amount * 1000 : amount, unit: 'ms' }
    case 'share':
      if (unit !== '%') throw unreadable(text, 'a share needs %')
      if (amount > 100) throw unreadable(text, 'a share is at most 100%')
      return { threshold: amount / 100, unit: 'share' }
    case 'rate':
      if (unit !== '' && unit !== '/s') throw unreadable(text, 'a rate is per second, like 50/s')
      return { threshold: amount, unit: 'per-second' }
  }
}

/** The duration metrics that exist only for streams. */
export const OF_STREAMS: readonly string[] = ['ttft', 'ttft-response', 'ttfo', 'tpot', 'icl', 'ttfe', 'ttst']
const OF_SCHEDULES: readonly string[] = ['ttft-response', 'e2e-response', 'schedule-lag']

/** Throws LoadError `usage` if a load cannot measure the metric of an objective, such as TTFT without streams. */
export function requireJudgeable({ metric, text }: Slo, workload: Workload): void {
  const { mix, ratePerSecond, maxTokens, lengths } = workload
  const never = (why: string): LoadError => usageError(`the objective '${text}' can never be judged: ${why}`)
  if (mix.sse + mix.websocket === 0 && OF_STREAMS.includes(metric))
    throw never(`JSON answers have no ${metric.toUpperCase()}; the scenarios stream and websocket measure it`)
  // Otherwise, it is a mean.
  if (maxTokens === 1 && lengths.kind === 'fixed' && OF_PACE.includes(metric))
    throw never(`an answer of one token has no ${metric.toUpperCase()}; raise --max-tokens`)
  if (ratePerSecond === null && OF_SCHEDULES.includes(metric))
    throw never('users of the closed model have no schedule; give --rate')
}

/** Returns the percentile in a name such as `p99.9`. Null for other statistics, such as `max`. */
export function percentileIn(stat: string): number | null {
  return stat.startsWith('p') ? Number(stat.slice(1)) : null
}
