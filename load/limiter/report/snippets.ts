/** Texts to copy from a result: the limit as a statement declares it, and settings of a fitting client. Pure. */
import type { Identification, ScopeName } from '../findings/identification.ts'
import { mayBeNoLimit } from '../findings/unrefused.ts'
import type { FamilyName } from '../model/family.ts'
import { COUNTING_REFUSALS, SLIDING_COUNTERS } from '../model/family-groups.ts'
import { DECLARABLE_SCOPES, limitScopeText } from '../../../schemas/limit-scopes.ts'
import { familyName } from '../model/names.ts'
import { readLimitFields } from '../trace/limit-fields.ts'
import { resetUnitOf, type ResetFamily } from '../trace/reset-unit.ts'
import { malformedRetryAfter } from '../trace/retry-after.ts'
import type { Observation } from '../trace/trace.ts'

/** The content of an `assay.statement.json`. Its readings are by key, as in `schemas/gaps.json`. */
export type StatementSnippet = {
  readonly schema: 'assay.statement/1'
  /** Without it, no check would judge the limits that the readings declare. */
  readonly capabilities: { readonly limits: 'supported' }
  readonly readings: Readonly<Record<string, unknown>>
}

/**
 * Returns the draft of a statement that declares the limit; null if there is an obstacle, see {@link obstacleToStatement}.
 * The draft omits the scope if the run did not determine it.
 */
export function limitStatement(
  found: Identification,
  observations: readonly Observation[],
): StatementSnippet | null {
  const { capacity, windowMs, scopes, unit } = found
  if (capacity === null || obstacleToStatement(found) !== null) return null
  const [scope] = scopes
  const window = windowMs === null ? {} : { windowSeconds: rounded(windowMs.value / 1000) }
  return {
    schema: 'assay.statement/1',
    capabilities: { limits: 'supported' },
    readings: {
      'limits.quota': {
        reading: 'list',
        quotas: [{ quota: capacity.value, unit, ...window, ...(scopes.length === 1 ? { scope } : {}) }],
        ...consumersOf(found),
      },
      ...named('limits.headers', headerFamily(observations)),
      ...named('limits.exceeded', exceededAs(observations)),
    },
  }
}

/** Returns why no statement can declare the limit; null if one can. */
export function obstacleToStatement(found: Identification): string | null {
  const { capacity, windowMs, unit, verdict, families, races = null } = found
  if (verdict === 'no-limit-seen') return 'no limit was seen'
  if (verdict === 'undetermined') return 'the limit is undetermined'
  if (mayBeNoLimit(found)) return 'there may be no limit'
  const others = families.filter((family) => !REFUSING.includes(family))
  if (others.length > 0)
    return `a statement cannot declare this kind of limit (${others.map(familyName).join(', or ')})`
  if (capacity === null) return `the number of ${unit} that the limit allows was not measured`
  // A quota of requests without a window declares nothing.
  if (windowMs === null && unit !== 'concurrent') return 'the window of the limit was not measured'
  if (races?.verdict === 'several-memories') return 'the state of the limit is not shared between replicas'
  return obstacleInScope(found)
}

function obstacleInScope({ scopes }: Identification): string | null {
  if (scopes.length === 0 || scopes.some((scope) => DECLARABLE_SCOPES.includes(scope))) return null
  return `a statement cannot declare a limit that is counted ${scopes.map(countedPer).join(', or ')}`
}

function countedPer(scope: ScopeName): string {
  return `${scope === 'global' ? 'for ' : ''}${limitScopeText(scope)}`
}

/** Families that refuse beyond a quota per window, or beyond a number in flight: a statement can declare only these. */
const REFUSING: readonly FamilyName[] = [
  'fixed-window',
  'sliding-log',
  ...SLIDING_COUNTERS,
  'token-bucket',
  'coarse-bucket',
  'truncating-bucket',
  'bucket-in-window',
  'extending-window',
  'idle-reset',
  'concurrency',
]

/** Returns the failing requests that consume quota, and the undecided ones, which a run against the statement does not judge. */
function consumersOf({ families, consumedQuota }: Identification): {
  readonly charged: readonly string[]
  readonly undecided: readonly string[]
} {
  const counts = families.map((family) => COUNTING_REFUSALS.includes(family))
  const refused = new Set(counts).size === 1 ? (counts[0] ?? null) : null
  const found = [
    ['refused', refused],
    ['invalid', consumedQuota?.invalid ?? null],
    ['unauthorized', consumedQuota?.wrongKey ?? null],
  ] as const
  const namesOf = (answer: boolean | null): readonly string[] =>
    found.flatMap(([name, consumes]) => (consumes === answer ? [name] : []))
  return { charged: namesOf(true), undecided: namesOf(null) }
}

function named(key: string, reading: string | null): Readonly<Record<string, string>> {
  return reading === null ? {} : { [key]: reading }
}

/** Returns the family of header fields by their names, as in gap G8.3; null if none or several fit, or if a field is unreadable. */
export function headerFamily(observations: readonly Observation[]): string | null {
  const resetUnit = resetUnitOf(observations)
  // The moment does not matter: only the syntax of the fields is checked.
  const isUnreadable = ({ fields }: Observation): boolean =>
    readLimitFields(fields, 0, resetUnit).unreadable.length > 0
  if (observations.some(isUnreadable)) return null
  if (resetUnit.family !== null && UNDECLARABLE.includes(resetUnit.family)) return null
  const names = new Set(observations.flatMap(({ fields }) => Object.keys(fields)))
  names.delete('retry-after')
  names.delete('retry-after-ms')
  if (names.size === 0) return 'none'
  const has = (pattern: RegExp): boolean => [...names].some((name) => pattern.test(name))
  const families = [
    has(/^x-ratelimit-\w+-(requests|tokens)/) ? 'x-ratelimit-durations' : null,
    has(/^ratelimit(-policy)?$/) && !has(/^ratelimit-remaining$/) ? 'ratelimit-fields' : null,
    has(/^ratelimit-remaining$/) ? 'ratelimit-03' : null,
    has(/^x-ratelimit-reset$/) ? resetUnit.family : null,
    has(/^anthropic-ratelimit/) ? 'anthropic' : null,
  ].filter((family) => family !== null)
  return families.length === 1 ? (families[0] ?? null) : null
}

/** Units of `X-RateLimit-Reset` that no reading of G8.3 has. */
const UNDECLARABLE: readonly ResetFamily[] = [
  'x-ratelimit-epoch-milliseconds',
  'x-ratelimit-milliseconds',
  'x-ratelimit-date',
]

function exceededAs(observations: readonly Observation[]): string | null {
  const refused = observations.filter(({ outcome }) => outcome === 'refused')
  const [first] = refused
  if (first === undefined || refused.some(({ status }) => status !== first.status)) return null
  if (first.status === 503) return '503'
  if (first.status !== 429) return null
  const hasRetryAfter = refused.every(
    ({ fields }) => fields['retry-after'] !== undefined && malformedRetryAfter(fields) === null,
  )
  return hasRetryAfter ? '429-retry-after' : '429'
}

/** Returns settings for a client, on the safe side of each interval; null without a known size or family. */
export function settingsOf(found: Identification): string | null {
  const { capacity, windowMs, banMs, unit, verdict } = found
  if (mayBeNoLimit(found)) return null
  if (capacity === null || (verdict !== 'identified' && verdict !== 'one-of')) return null
  const most = Math.max(1, Math.floor(capacity.low))
  if (unit === 'concurrent') return `in flight: at most ${most} requests`
  const what = unit === 'tokens' ? 'tokens' : 'requests'
  const lines = [`burst: at most ${most} ${what} at once`]
  if (windowMs !== null) lines.push(`pace: ${paceOf(most, what, windowMs.high)}`)
  const silenceMs = banMs?.high ?? windowMs?.high
  if (silenceMs !== undefined) lines.push(`after a burst or a refusal: wait ${rounded(silenceMs / 1000)} s`)
  return lines.join('\n')
}

/** A shorter spacing is impractical, and its rounding to milliseconds would change the rate. */
const SHORTEST_GAP_MS = 5

function paceOf(most: number, what: string, windowMs: number): string {
  const pace = `at most ${roundedDown((1000 * most) / windowMs)} ${what} per second`
  const gapMs = windowMs / most
  return gapMs < SHORTEST_GAP_MS ? pace : `${pace}, one every ${Math.ceil(gapMs)} ms`
}

/** Rounds down to three digits or a whole number, so that the client stays under the limit. */
function roundedDown(value: number): number {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(value)))
  return Math.floor(value * 10 ** digits) / 10 ** digits
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
