/** Computes `limiter-run.json` from the records of a run. Pure: no I/O, no clock. */
import { LIMIT_FAMILIES, readLimitHeaders } from '../../../conformance/limits/limits-headers.ts'
import type { LimiterRun } from '../../../schemas/compiled/limiter-run.ts'
import { count } from '../../../schemas/count.ts'
import { readAnnounced } from '../announced.ts'
import { identify } from '../identify.ts'
import type { ExpectedCost, Identification, Limit, Observation, Scope, Seen } from '../types.ts'
import { formatKey, resultOf } from './common-run.ts'
import type { LimiterExecution } from './execute-plan.ts'
import { MIN_ANSWERS } from './observe.ts'
import { formatIdentification, formatSettings } from '../limit-text.ts'

/** Judges a run. `expected`: the estimated cost of the run; null if the run ended before the first estimate. */
export function judgeLimiter(one: LimiterExecution, expected: ExpectedCost | null): LimiterRun {
  return resultOf(one, expected, () => {
    const { plan, rows } = one
    const from: Seen = { seen: rows.seen, bounds: { ...plan.bounds, startEpochMs: rows.startEpochMs } }
    const finding = identify(from)
    const { statement, obstacle } = draftStatement(finding, from)
    const [first = '', ...rest] = formatIdentification(finding, readAnnounced(from))
    const isConfirmed = finding.limits.some(({ status }) => status === 'confirmed')
    const isTooShort = !isConfirmed && rows.seen.length < MIN_ANSWERS
    const noDraft = obstacle === null ? [] : [`No draft of a statement: ${obstacle}.`]
    return {
      isAnswered: finding.isAnswered && !isTooShort,
      reasons: isTooShort
        ? [`${count(rows.seen.length, 'answer')} within the bounds: too few to show a limit`]
        : [],
      answer: [`Key ${formatKey(plan, 0)}. ${first}`, ...rest, ...noDraft],
      finding,
      statement,
      settings: formatSettings(finding),
    }
  })
}

/** The content of an `assay.statement.json`. The keys of `readings` are those of `schemas/gaps.json`. */
type StatementDraft = {
  readonly schema: 'assay.statement/1'
  /** The capability that makes checks judge the declared limits. */
  readonly capabilities: { readonly limits: 'supported' }
  readonly readings: Readonly<Record<string, unknown>>
}

/** A draft of a statement, or the reason why there is none. */
type Draft = { readonly statement: StatementDraft | null; readonly obstacle: string | null }

/** Returns a draft statement of the confirmed limits, without scopes that the run did not determine. */
function draftStatement({ limits }: Identification, { seen }: Seen): Draft {
  const confirmed = limits.filter(({ status }) => status === 'confirmed')
  const obstacle =
    confirmed.length === 0 ? 'no limit is confirmed' : confirmed.map(obstacleTo).find((text) => text !== null)
  if (typeof obstacle === 'string') return { statement: null, obstacle }
  return {
    obstacle: null,
    statement: {
      schema: 'assay.statement/1',
      capabilities: { limits: 'supported' },
      readings: {
        'limits.quota': { reading: 'list', quotas: confirmed.map(quotaOf), ...consumersOf(confirmed) },
        ...named('limits.headers', headerFamily(seen)),
        ...named('limits.exceeded', exceededAs(confirmed, seen)),
      },
    },
  }
}

/** Returns why a statement cannot declare a limit; null when it can. */
function obstacleTo({ behavior, unit, size, windowMs, banMs, scope, announced }: Limit): string | null {
  if (behavior === null || behavior === 'none') return 'the behavior of the limit is not known'
  if (behavior === 'delays') return 'a statement cannot declare a limit that delays requests'
  if (unit === 'input-tokens' || unit === 'output-tokens')
    return 'a statement cannot declare input and output tokens apart'
  if (announced === null && Math.round(size.from) !== Math.round(size.to))
    return 'the exact size of the limit is not known'
  // The window before a ban is over before anybody sees its end.
  if ((windowMs === null && unit !== 'in-flight') || banMs !== null)
    return 'the window of the limit is not known'
  if (scope !== null && !scope.some(isDeclarable))
    return 'a statement cannot declare a limit that is counted for all keys together, or per key and address'
  return null
}

/** Returns whether a statement can declare this scope. A run cannot distinguish accounts from keys. */
function isDeclarable(scope: Scope): boolean {
  return scope === 'key' || scope === 'address'
}

function quotaOf({ unit, size, windowMs, scope }: Limit): object {
  const [only, ...others] = scope ?? []
  return {
    quota: Math.round(size.value),
    unit: unit === 'in-flight' ? 'concurrent' : unit,
    ...(windowMs === null ? {} : { windowSeconds: Number((windowMs.value / 1000).toPrecision(3)) }),
    ...(only === undefined || others.length > 0 || !isDeclarable(only) ? {} : { scope: only }),
  }
}

/** Returns the kinds of failing requests that consume quota (`charged`), and the kinds that may do so (`undecided`). */
function consumersOf(limits: readonly Limit[]): {
  readonly charged: readonly string[]
  readonly undecided: readonly string[]
} {
  const names = [
    ['refused', 'refused'],
    ['invalid', 'invalid'],
    ['unauthorized', 'wrong-key'],
  ] as const
  const pick = (isPicked: (answers: readonly (boolean | null)[]) => boolean): readonly string[] =>
    names.flatMap(([name, kind]) =>
      isPicked(limits.map(({ consumedBy }) => consumedBy[kind])) ? [name] : [],
    )
  return {
    charged: pick((answers) => answers.includes(true)),
    undecided: pick((answers) => !answers.includes(true) && answers.includes(null)),
  }
}

function named(key: string, reading: string | object | null): Readonly<Record<string, string | object>> {
  return reading === null ? {} : { [key]: reading }
}

/** Returns the value of `limits.headers` (gap G8.3) that fits all answers; `none` without limit fields, null if no known value fits. */
function headerFamily(seen: readonly Observation[]): string | null {
  const answers = seen
    .map(({ fields, dateMs }) => ({
      headers: Object.entries(fields).filter(([name]) => !name.startsWith('retry-after')),
      nowMs: dateMs ?? 0,
    }))
    .filter(({ headers }) => headers.length > 0)
  if (answers.length === 0) return 'none'
  const isReadIn = (family: string): boolean =>
    answers.every(({ headers, nowMs }) => {
      const read = readLimitHeaders(family, headers, nowMs)
      return read !== null && read.allowances.length > 0 && read.malformed.length === 0
    })
  return LIMIT_FAMILIES.find(isReadIn) ?? null
}

/** Returns the value of `limits.exceeded` (gap G8.4) that fits all refusals; null if no value fits. */
function exceededAs(limits: readonly Limit[], seen: readonly Observation[]): string | object | null {
  const refused = seen.filter(({ outcome }) => outcome === 'refused')
  const statuses = [...new Set(refused.map(({ status }) => status))]
  if (!statuses.every((status) => status >= 400) || statuses.length === 0) return null
  if (statuses.join() === '503') return '503'
  if (statuses.join() !== '429') return { reading: '429', status: statuses }
  const isFalse = limits.some(({ retryAfter }) => retryAfter?.verdict === 'false')
  // The reading also promises an error body of JSON.
  const isWhole = refused.every(
    ({ fields, errorText }) =>
      /^\d+$|GMT$/.test(fields['retry-after'] ?? '') && errorText?.startsWith('{') === true,
  )
  return isWhole && !isFalse ? '429-retry-after' : '429'
}
