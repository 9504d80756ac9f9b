/** Computes `limiter-run.json` from the records of a run. Pure: no I/O, no clock. */
import { LIMIT_FAMILIES, readLimitHeaders } from '../../../conformance/limits/limits-headers.ts'
import type { LimiterRun } from '../../../schemas/compiled/limiter-run.ts'
import { count } from '../../../schemas/count.ts'
import { fieldSeries, readAnnounced } from '../announced.ts'
import { isLong } from '../context.ts'
import { identify } from '../identify.ts'
import type { ExpectedCost, Identification, Limit, Observation, Scope, Seen } from '../types.ts'
import { formatKey, resultOf, spentOn } from './common-run.ts'
import type { LimiterExecution } from './execute-plan.ts'
import { isCompleted, MIN_ANSWERS, withoutRejectedKeys } from './observe.ts'
import { sharingKeys } from '../limit-trace.ts'
import { formatAnnounced, formatIdentification, formatSettings } from '../limit-text.ts'

/** Returns the content of `limiter-run.json`. `expected`: the estimated cost of the run; null if it ended before the first estimate. */
export function judgeLimiter(one: LimiterExecution, expected: ExpectedCost | null): LimiterRun {
  return resultOf(one, expected, () => {
    const { plan, rows } = one
    const bounds = { ...plan.bounds, startEpochMs: rows.startEpochMs }
    const from: Seen = withoutRejectedKeys({ seen: rows.seen, bounds })
    const finding = identify(from)
    const { statement, obstacle } = draftStatement(finding, from)
    const announced = readAnnounced(from)
    const [first = '', ...rest] = formatIdentification(finding, announced)
    const isConfirmed = finding.limits.some(({ status }) => status === 'confirmed')
    const isTooShort = rows.seen.length < MIN_ANSWERS
    const { accepted, tokens, seconds } = spentOn(rows.seen)
    const day = announced.find(isLong)
    const cause =
      day === undefined
        ? 'too few to show a limit'
        : `${formatAnnounced(day)} is announced, of which a run spends at most a tenth. Only spending all of it would show it`
    // A limit that is slightly larger than what was sent looks the same as none.
    const none = isTooShort
      ? `${count(rows.seen.length, 'answer')} within the bounds: ${cause}`
      : `no limit ${finding.limits.length === 0 ? 'seen' : 'confirmed'} up to ${count(accepted, 'request')} and ${count(tokens, 'token')} in ${seconds} s`
    const noDraft = obstacle === null ? [] : [`No draft of a statement: ${obstacle}.`]
    const hasFields = fieldSeries(from).length > 0 && headerFamily(from.seen) === 'none'
    const partial =
      'The draft declares no header fields: it can declare only fields that give the limit, what remains and the reset in each answer.'
    return {
      isAnswered: finding.isAnswered && isConfirmed,
      reasons: isConfirmed || !(isTooShort || finding.isAnswered) ? [] : [none],
      answer: [
        `Key ${formatKey(plan, 0)}. ${first}`,
        ...rest,
        ...aboutKeys(from, finding, (key) => formatKey(plan, plan.bounds.keys.indexOf(key))),
        ...noDraft,
        ...(statement !== null && hasFields ? [partial] : []),
      ],
      finding,
      statement,
      settings: formatSettings(finding),
    }
  })
}

/** Describes which keys were refused together, or else counted apart. A limit per key may be per account if the keys have several. */
function aboutKeys({ seen }: Seen, { limits }: Identification, nameOf: (key: string) => string) {
  const shared = [...sharingKeys(seen)]
  if (shared.length > 1) return [`Keys refused together: ${shared.map(nameOf).join(', ')}.`]
  const accepted = seen.filter(({ stage, outcome }) => stage === 'scope' && outcome === 'accepted')
  const apart = [...new Set([...shared, ...accepted.map(({ key }) => key)])].map(nameOf)
  if (apart.length < 2 || !limits.some(({ scope }) => scope?.includes('key') === true)) return []
  return [`Counted apart: ${apart.join(', ')}. If these keys are of several accounts, it may be per account.`]
}

/** A draft of a statement, or the reason why there is none. The keys of its `readings` are those of `schemas/gaps.json`. */
type Draft = { readonly statement: LimiterRun['statement']; readonly obstacle: string | null }

/** Returns a draft statement of the confirmed limits, without scopes that the run did not determine. */
function draftStatement({ limits }: Identification, { seen }: Seen): Draft {
  const confirmed = limits.filter(({ status }) => status === 'confirmed')
  const [obstacle = null] = confirmed.flatMap((limit) => obstacleTo(limit) ?? [])
  if (confirmed.length === 0) return { statement: null, obstacle: 'no limit is confirmed' }
  if (obstacle !== null) return { statement: null, obstacle }
  const exceeded = exceededAs(confirmed, seen)
  const readings = {
    'limits.quota': { reading: 'list', quotas: confirmed.map(quotaOf), ...consumersOf(confirmed) },
    'limits.headers': headerFamily(seen),
    ...(exceeded === null ? {} : { 'limits.exceeded': exceeded }),
  }
  // The capability makes checks judge the declared limits.
  const statement = { schema: 'assay.statement/1', capabilities: { limits: 'supported' }, readings }
  return { statement, obstacle: null }
}

/** Returns why a statement cannot declare a limit; null when it can. */
function obstacleTo({ behavior, unit, size, windowMs, banMs, scope, announced }: Limit): string | null {
  if (behavior === null || behavior === 'none') return 'the behavior of the limit is not known'
  if (behavior === 'delays') return 'a statement cannot declare a limit that delays requests'
  if (unit === 'input-tokens' || unit === 'output-tokens')
    return 'a statement cannot declare input and output tokens apart'
  const isInexact = Math.round(size.from) !== Math.round(size.to)
  if (announced === null && isInexact) return 'the exact size of the limit is not known'
  // The window before a ban is over before anybody sees its end.
  if ((windowMs === null && unit !== 'in-flight') || banMs !== null)
    return 'the window of the limit is not known'
  return scope === null || scope.some(isDeclarable)
    ? null
    : 'a statement cannot declare a limit that is counted for all keys together, or per key and address'
}

/** Returns whether a statement can declare this scope. */
function isDeclarable(scope: Scope): boolean {
  return scope === 'key' || scope === 'address' || scope === 'account'
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
function consumersOf(limits: readonly Limit[]): Readonly<Record<'charged' | 'undecided', readonly string[]>> {
  const kinds = (['refused', 'invalid', 'wrong-key'] as const).map((kind) => ({
    name: kind === 'wrong-key' ? 'unauthorized' : kind,
    answers: limits.map(({ consumedBy }) => consumedBy[kind]),
  }))
  const others = kinds.filter(({ answers }) => !answers.includes(true))
  return {
    charged: kinds.flatMap((kind) => (others.includes(kind) ? [] : [kind.name])),
    undecided: others.flatMap(({ name, answers }) => (answers.includes(null) ? [name] : [])),
  }
}

/** Returns the family of header fields (gap G8.3) that announces a whole limit in each completion and refusal; `none` if none does. */
function headerFamily(seen: readonly Observation[]): string {
  const answers = seen.filter((one) => one.outcome === 'refused' || isCompleted(one))
  return LIMIT_FAMILIES.find((family) => answers.every((one) => isWholeIn(family, one))) ?? 'none'
}

function isWholeIn(family: string, { fields, dateMs }: Observation): boolean {
  const read = readLimitHeaders(family, Object.entries(fields), dateMs ?? 0)
  if (read === null || read.malformed.length > 0) return false
  // A structured field may leave out the reset.
  if (family === 'ratelimit-fields') return 'ratelimit' in fields && 'ratelimit-policy' in fields
  return read.allowances.some(({ present }) => present.length === 3)
}

/** Returns the value of `limits.exceeded` (gap G8.4) that fits all refusals; null if no value fits, or if nothing was refused. */
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
