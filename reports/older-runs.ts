/** Completes run files of versions that wrote no codes and marks, so that reports can rely on them. Pure. */
import { codeOfSentence } from '../schemas/older-sentences.ts'
import { INCONCLUSIVE_CODES, type ReasonCode } from '../schemas/reason-codes.ts'
import type { CheckRecord, ExchangeSummary, Run } from './run.ts'

/** Returns the run with all that this version writes. A run of this version is returned as it is. */
export function withCodes(run: Run): Run {
  return { ...run, checks: run.checks.map(withCause).map(withCode), exchanges: run.exchanges.map(withKey) }
}

// The sentence began with the probe that sent nothing, or with the call.
const PLACE = /^[a-z]+\.[a-z-]+(\/\S+)?: /

function withCause(record: CheckRecord): CheckRecord {
  const { verdict, code, detail = '' } = record
  // A version that writes codes writes each cause itself.
  if (verdict !== 'inconclusive' || code !== undefined || !PLACE.test(detail)) return record
  return { ...record, cause: detail.replace(PLACE, '') }
}

function withKey(exchange: ExchangeSummary): ExchangeSummary {
  const [, otherKey] = /^limits\.[^/]+\/(sibling|other)\b/.exec(exchange.id) ?? []
  return otherKey === 'sibling' || otherKey === 'other' ? { ...exchange, otherKey } : exchange
}

function withCode(record: CheckRecord): CheckRecord {
  const code = record.code ?? olderCodeOf(record)
  return code === null ? record : { ...record, code }
}

function olderCodeOf({ verdict, reason = '', detail = '', explainedBy }: CheckRecord): ReasonCode | null {
  switch (verdict) {
    case 'inconclusive':
      return codeOfSentence(detail) ?? INCONCLUSIVE_CODES.find((code) => code === reason) ?? null
    case 'not-applicable':
      return explainedBy === undefined
        ? (codeOfSentence(reason) ?? 'nothing-to-judge')
        : 'explained-elsewhere'
    case 'observed':
      return 'not-declared'
    case 'error':
      return 'judge-failed'
    case 'pass':
    case 'fail':
    case 'warn':
      return null
  }
}

/**
 * Returns the content of a run file with the word of this version: older files of `rate-limit` and `fairness` call an
 * unclassified response `stray`.
 */
export function withUnclassified(file: object): object {
  const cost: unknown = Reflect.get(file, 'cost')
  const dots: unknown = Reflect.get(file, 'dots')
  return {
    ...file,
    ...(isObject(cost) ? { cost: withUnclassifiedCount(cost) } : {}),
    ...(Array.isArray(dots) ? { dots: dots.map(withUnclassifiedOutcome) } : {}),
  }
}

function withUnclassifiedCount(cost: object): object {
  if (!('stray' in cost)) return cost
  const { stray, ...rest } = cost
  return { ...rest, unclassified: stray }
}

function withUnclassifiedOutcome(dot: unknown): unknown {
  return isObject(dot) && 'outcome' in dot && dot.outcome === 'stray'
    ? { ...dot, outcome: 'unclassified' }
    : dot
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
