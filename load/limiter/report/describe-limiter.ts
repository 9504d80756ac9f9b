/** Describes a result in sentences. Pure. */
import { scopeExperiment } from '../findings/experiments.ts'
import type { Phase } from '../model/family.ts'
import { isBucket } from '../model/family-groups.ts'
import type { HeaderAccuracy, OutOfReach, Races, RetryAccuracy, Spending } from '../findings/findings.ts'
import type { Identification, ScopeName } from '../findings/identification.ts'
import type { IntervalEstimate } from '../trace/interval.ts'
import { count } from '../../../schemas/count.ts'
import { limitScopeText } from '../../../schemas/limit-scopes.ts'
import { familyName } from '../model/names.ts'
import { formatLength } from '../findings/out-of-reach.ts'
import { formatUnrefused } from './unrefused-text.ts'
import { mayBeNoLimit } from '../findings/unrefused.ts'

/**
 * Returns a few sentences, such as "Key `a`: token bucket, 10 at once, 2.00/s (1.97 to 2.03), per key. Also charged: 401s."
 * They omit what is not known.
 */
export function describeLimiter(key: string, found: Identification): string {
  const head = `Key \`${key}\`: `
  if (found.verdict === 'no-limit-seen') return `${head}no limit seen.`
  if (found.verdict === 'undetermined') {
    const next = found.experiment === null ? '' : ` What would help: ${found.experiment}.`
    return [
      `${head}undetermined: ${found.reason ?? 'no reason given'}.${next}`,
      ...independentSentences(found),
    ].join(' ')
  }
  if (mayBeNoLimit(found)) {
    const next = found.experiment === null ? '' : ` To distinguish them: ${found.experiment}.`
    return `${head}${formatUnrefused(found)}${next}`
  }
  const names = found.families.map(familyName).join(', or ')
  const isUnmeasured = found.unit === 'tokens' && found.capacity === null
  const size = isUnmeasured ? 'counted in tokens, how many was not measured' : sizeOf(found)
  const scope = found.scopes.length === 0 ? '' : `, ${formatScopes(found.scopes)}`
  return [`${head}${names}, ${size}${scope}.`, ...furtherSentences(found)].join(' ')
}

/** Returns the findings that do not need a family. */
function independentSentences({
  outOfReach = null,
  scopes,
  races = null,
  fields,
}: Identification): readonly string[] {
  return [
    ...(outOfReach === null ? [] : reachSentences(outOfReach)),
    scopes.length === 0 ? null : `Scope: ${formatScopes(scopes)}.`,
    races === null ? null : raceSentence(races),
    ...(fields === undefined ? [] : fieldSentences(fields)),
  ].filter((one) => one !== null)
}

function reachSentences({ accepted, promisedMs, declared }: OutOfReach): readonly string[] {
  const promises = [
    promisedMs === null ? null : `quota ${formatLength(promisedMs)} after the first refusal`,
    declared.length === 0 ? null : `a limit of ${declared.join(' and ')}`,
  ].filter((one) => one !== null)
  return [
    `${count(accepted, 'request')} ${accepted === 1 ? 'was' : 'were'} accepted before.`,
    ...(promises.length === 0 ? [] : [`Its header fields promise ${promises.join(' and ')}.`]),
  ]
}

function formatScopes(scopes: readonly ScopeName[]): string {
  return scopes.map(limitScopeText).join(', or ')
}

/** The text if the unit is not known: the sizes are in requests then. */
const UNIT_ASSUMED = 'Counted in requests of the size that was sent: whether their tokens count is not known.'

/** Returns each further finding as a sentence. */
function furtherSentences(found: Identification): readonly string[] {
  const {
    consumedQuota,
    races = null,
    fields,
    phases,
    families,
    spending = null,
    verdict,
    experiment,
  } = found
  const { queueLength = null } = found
  const scopeTest = found.scopeExperiment ?? scopeExperiment(found.scopes)
  const also = [
    consumedQuota?.wrongKey === true ? '401s' : null,
    consumedQuota?.invalid === true ? 'invalid requests' : null,
    consumedQuota?.aborted === true ? 'aborted requests' : null,
    families.includes('sliding-counter-counting-refusals') ? 'refused requests' : null,
  ].filter((one) => one !== null)
  return [
    verdict === 'one-of' && experiment !== null ? `To distinguish them: ${experiment}.` : null,
    scopeTest === null ? null : `What would show the scope: ${scopeTest}.`,
    phases.length === 0 || families.length !== 1
      ? null
      : `Windows begin with ${phases.map((phase) => PHASES[phase]).join(' or ')}.`,
    queueLength === null ? null : `About ${queueLength} may wait; the rest are refused.`,
    ...(spending === null ? [] : spendingSentences(spending)),
    found.isUnitAssumed === true ? UNIT_ASSUMED : null,
    also.length === 0 ? null : `Also charged: ${also.join(', ')}.`,
    races === null ? null : raceSentence(races),
    ...(fields === undefined ? [] : fieldSentences(fields)),
  ].filter((one) => one !== null)
}

function spendingSentences({ charged, refunded, reason, experiment }: Spending): readonly string[] {
  const rest =
    refunded === null ? '' : `, and what is not used ${refunded ? 'is given back' : 'is not given back'}`
  return [
    charged === 'reserved' ? `\`max_tokens\` is charged before the answer${rest}.` : null,
    charged === 'used' ? 'The tokens that were used are charged after the answer.' : null,
    reason === null
      ? null
      : `${charged === null ? 'Whether tokens are charged as reserved or as used' : 'Whether the rest is given back'} is not known: ${reason}.`,
    experiment === null ? null : `What would help: ${experiment}.`,
  ].filter((one) => one !== null)
}

function raceSentence({ verdict, overshoot, memories, bursts, reason, experiment }: Races): string | null {
  const many = `In parallel, up to ${overshoot} requests more than the limit are accepted`
  switch (verdict) {
    case 'exact':
      return null
    case 'not-atomic':
      return `${many} (bursts got ${bursts.join(', ')}); requests in series never do: the count is not atomic.`
    case 'several-memories':
      return `New connections get ${memories === null ? 'several times' : `${memories} times`} as many as one connection: the state of the limit is not shared between replicas.`
    case 'charged-late':
      return `${many}, because requests in flight are charged only after their answers.`
    case 'undecided':
      return `${many}; the reason is not known: ${reason ?? 'no reason given'}. What would help: ${experiment ?? 'more bursts'}.`
  }
}

const PHASES: Readonly<Record<Phase, string>> = {
  'first-request': 'the first request after the previous window',
  'wall-clock': 'the wall clock',
  'first-ever': 'the first request ever',
  'process-start': 'a moment that all keys share',
  'key-hash': 'a moment of each key',
}

/** The least number of requests that test a promise. */
const FEW_TRIES = 3

/** Describes the requests right after the promised moment, not a prediction of a model. */
function promiseSentence({ obeyed, obeyedAccepted, tooEarly }: RetryAccuracy): string | null {
  const refused = obeyed - obeyedAccepted
  if (obeyed < FEW_TRIES || refused === 0) return null
  const late =
    tooEarly === null ? '' : `, up to ${tooEarly.worstSeconds.toFixed(1)} s after the announced time`
  return `Retry-After: of ${obeyed} requests that waited as announced, ${refused} were refused${late}.`
}

function fieldSentences({ families, sameOnBoth, unreadable, retryAfter }: HeaderAccuracy): readonly string[] {
  const sentences = families.flatMap(({ family, reset, remaining, agreesWithCapacity, limits }) => [
    agreesWithCapacity === false
      ? `${family}: announces ${limits.join(', ')}, which is not the limit.`
      : null,
    remaining.pairs > 3 && remaining.notFalling === remaining.pairs
      ? `${family}: Remaining never falls.`
      : null,
    remaining.stillLeft !== null
      ? `${family}: Remaining is still ${remaining.stillLeft} when requests are refused.`
      : null,
    remaining.negative > 0 ? `${family}: Remaining is below 0 in ${remaining.negative} answers.` : null,
    reset !== null && Math.abs(reset.medianSeconds) > 1
      ? `${family}: Reset is ${Math.abs(reset.medianSeconds).toFixed(1)} s too ${reset.medianSeconds < 0 ? 'early' : 'late'} (median of ${reset.count}).`
      : null,
  ])
  return [
    ...sentences,
    promiseSentence(retryAfter),
    retryAfter.timesTooLong === null
      ? null
      : `Retry-After is at least ${retryAfter.timesTooLong.toFixed(1)} times as long as needed.`,
    retryAfter.malformed.length === 0
      ? null
      : `Retry-After is neither whole seconds nor a date: ${retryAfter.malformed.join(', ')}.`,
    sameOnBoth === false ? 'Refusals have other header fields than accepted requests.' : null,
    unreadable.length === 0 ? null : `Not readable: ${unreadable.join('; ')}.`,
  ].filter((one) => one !== null)
}

function sizeOf({ capacity, windowMs, ratePerSecond, banMs, families, unit }: Identification): string {
  if (capacity === null) return 'size unknown'
  const many = unit === 'tokens' ? `${wholeRangeOf(capacity)} tokens` : String(capacity.value)
  if (banMs !== null) return `${many} at once, then a ban of ${rangeOf(banMs, 1000, ' s')}`
  if (windowMs === null || ratePerSecond === null) return `${many} at once`
  const [first] = families
  if (first !== undefined && isBucket(first))
    return `${many} at once, ${rangeOf(ratePerSecond, 1, unit === 'tokens' ? ' tokens/s' : '/s')}`
  const rate = unit === 'tokens' ? `, ${rangeOf(ratePerSecond, 1, ' tokens/s')}` : ''
  return `${many} per ${rangeOf(windowMs, 1000, ' s')}${rate}`
}

function wholeRangeOf({ value, low, high }: IntervalEstimate): string {
  const [from, to] = [Math.ceil(low), Math.floor(high)]
  return from === to ? String(value) : `${value} (${from} to ${to})`
}

function rangeOf({ value, low, high }: IntervalEstimate, scale: number, suffix: string): string {
  const text = (part: number): string => (part / scale).toFixed(2)
  return `${text(value)}${suffix} (${text(low)} to ${text(high)})`
}
