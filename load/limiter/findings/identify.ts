/** Identifies the limiter that explains a trace: a posterior over families with their parameters. Pure. */
import { concludeFamilies } from './conclude-families.ts'
import { withOpenReasons } from './open-reasons.ts'
import { SECOND_KEY_ALONE } from './experiments.ts'
import { oneWayMs, countersOf, type Scope } from '../trace/events.ts'
import { BANS, isConcurrency, SMOOTH_BUCKETS } from '../model/family-groups.ts'
import type { Trace } from '../likelihood/fit.ts'
import { scoreWithoutQueue } from '../likelihood/fit-queue.ts'
import { guessOf } from './guess.ts'
import { judgeHeaders, ofUndetermined } from './header-accuracy.ts'
import type { Identification, ScopeName } from './identification.ts'
import type { UnitName } from '../trace/trace.ts'
import { timingSlackMs } from '../likelihood/intervals.ts'
import { outOfReach } from './out-of-reach.ts'
import { consumedQuotaOf } from './consumed-quota.ts'
import { replay } from '../plan/next-step.ts'
import type { Estimates } from '../plan/script.ts'
import { hasRefusal, roundTripMs } from '../trace/outcomes.ts'
import { aloneOf } from '../trace/saturation.ts'
import { aloneTimesOf } from '../trace/uneven-times.ts'
import { queueing } from './queueing.ts'
import { plausibleOf, topOf, type Plausible } from '../likelihood/plausible.ts'
import { racesOf, trustedWith } from './races.ts'
import { search } from '../search/search.ts'
import { goodKeys, counterScopeOf, scopesOf, scoredPart, unitOf } from './side-findings.ts'
import { fractionsOf, inTokens } from './spending.ts'
import type { PlanResources, Observation } from '../trace/trace.ts'
import { unrefused } from './unrefused.ts'
import { NO_FAMILY, settled, type Weighted } from './verdicts.ts'
import { mayHaveWaited } from '../trace/burst-waits.ts'
import { waitEventsOf } from '../trace/waiting-events.ts'

/** If the log-likelihood of the waits without a queue is lower, a queue is tested, whatever the plan assumed. */
const MIN_WITHOUT_QUEUE = -40

/** Identifies the limiter of a whole trace. Never guesses: an open result is a set or `undetermined`. */
export function identifyObservations(
  observations: readonly Observation[],
  resources: PlanResources,
): Identification {
  const progress = replay(observations, resources)
  const known = withoutRejectedKeys(observations)
  const isCutShort = progress.notRun !== null && progress.estimates.limitMode === 'refuses'
  const reached = isCutShort ? outOfReach(known, resources) : null
  const found = reached ?? withOpenReasons(judged(known, resources, progress.estimates), known, progress)
  return withFields(found, observations, known, resources)
}

/** Adds the accuracy of header fields, even without a family. Adds the experiment for a second key that was used already. */
function withFields(
  found: Identification,
  observations: readonly Observation[],
  known: readonly Observation[],
  resources: PlanResources,
): Identification {
  const fields = found.fields ?? (hasRefusal(known) ? judgeHeaders(known, resources, found) : undefined)
  const [, second] = resources.keys
  const wasAsked = second !== undefined && observations.some(({ key }) => key === second)
  const isOpen = found.scopes.includes('key') && found.scopes.includes('global')
  return {
    ...found,
    ...(fields === undefined
      ? {}
      : { fields: found.verdict === 'undetermined' ? ofUndetermined(fields) : fields }),
    ...(wasAsked && isOpen ? { scopeExperiment: SECOND_KEY_ALONE } : {}),
  }
}

function judged(
  known: readonly Observation[],
  resources: PlanResources,
  estimates: Estimates,
): Identification {
  const isRefusing = hasRefusal(known)
  const isWaiting = mayHaveWaited(known)
  if (estimates.limitMode === 'in-flight') return settled(inFlight(known, resources, isWaiting))
  if (!isRefusing) {
    const isQueue = estimates.limitMode === 'delays' && isWaiting
    return isQueue ? settled(queueing(known, resources).found) : unrefused(known)
  }
  // Two slow answers may be stalls of the machine. So limiters that refuse are tested too, with the waits as outliers.
  const plain = refusing(known, resources, estimates)
  if (!isWaiting) return plain.found
  const waits = scoreWithoutQueue(waitEventsOf(scoredPart(known)).filter((event) => !event.isRefused))
  if (estimates.limitMode !== 'delays' && waits > MIN_WITHOUT_QUEUE) return plain.found
  const queue = queueing(known, resources)
  // A cap explains refusals without waits too, so it is considered only if the plan tested it.
  const isCap = queue.found.families.every(isConcurrency)
  if (estimates.limitMode !== 'delays' && isCap) return plain.found
  // Something was refused, so there is a limit, whatever explains the waits.
  const isQueue = queue.found.verdict !== 'no-limit-seen' && plain.evidence + waits <= queue.evidence
  return isQueue ? settled(queue.found) : plain.found
}

/** Removes the families if the quota may come back while an uneven service works on one request: then only its own times show. */
function unlessTooShort(found: Identification, observations: readonly Observation[]): Identification {
  const { middleMs, spread } = aloneTimesOf(aloneOf(observations).map(roundTripMs))
  if (spread === 0 || found.windowMs === null || found.windowMs.low > middleMs) return found
  return {
    ...found,
    verdict: 'undetermined',
    reason:
      'the quota comes back while the service works on one request, and the times of the service differ',
    experiment: 'a model or a prompt with shorter answers',
  }
}

/** Returns the explanation of a trace by requests in flight; no family if only a queue explains it, but nothing waited. */
function inFlight(
  known: readonly Observation[],
  resources: PlanResources,
  isWaiting: boolean,
): Identification {
  const { found } = queueing(known, resources)
  if (isWaiting || found.families.every(isConcurrency)) return found
  return { ...found, verdict: 'undetermined', families: [], reason: NO_FAMILY, experiment: null }
}

/** Returns the explanation of a trace by limiters that refuse. */
function refusing(
  observations: readonly Observation[],
  resources: PlanResources,
  estimates: Estimates,
): Weighted {
  const { scopes, counterScope, familyFits } = familyFitsOf(observations, resources, estimates)
  const slackMs = timingSlackMs(observations)
  const concluded = unlessTooShort(concludeFamilies(familyFits, slackMs), observations)
  const fitted = unlessTooFast(concluded, 5 * oneWayMs(observations))
  const capacity = fitted.capacity?.value ?? estimates.capacity
  const found = settled(inUnit({ ...fitted, scopes }, unitIn(observations, capacity, fitted), observations))
  const evidence = topOf(familyFits.plausible)
  const fields = judgeHeaders(observations, resources, found)
  if (found.verdict === 'undetermined') {
    const races = racesOf(observations, { ...found, capacity: null })
    return { evidence, found: trustedWith(races, { ...found, fields }) }
  }
  const consumedQuota = consumedQuotaOf(observations, { ...fitted, counterScope }, resources.startEpochMs)
  const races = racesOf(observations, fitted, found.spending?.charged === 'used')
  return { evidence, found: trustedWith(races, { ...found, consumedQuota, fields }) }
}

type ScopedFits = {
  readonly scopes: readonly ScopeName[]
  readonly counterScope: Scope
  readonly familyFits: Plausible
}

/** Returns the fits that may explain a trace, by the observed scopes. If none does, tries one counter per key: the other key may have been used up. */
function familyFitsOf(
  observations: readonly Observation[],
  resources: PlanResources,
  estimates: Estimates,
): ScopedFits {
  const scopes = scopesOf(observations, resources)
  const fractions = fractionsOf(observations, estimates)
  const plausibleBy = (counterScope: Scope): Plausible => {
    const counters = countersOf(scoredPart(observations), counterScope, 'requests')
    const trace: Trace = { counters, startEpochMs: resources.startEpochMs }
    return plausibleOf(search(trace, guessOf(estimates, trace, fractions)), trace)
  }
  const counterScope = counterScopeOf(scopes)
  const familyFits = plausibleBy(counterScope)
  if (!familyFits.isPoor || counterScope === 'key') return { scopes, counterScope, familyFits }
  const byKey = plausibleBy('key')
  return byKey.isPoor
    ? { scopes, counterScope, familyFits }
    : { scopes: [], counterScope: 'key', familyFits: byKey }
}

/** Converts the sizes to tokens if tokens count. The fit is in requests, and the window is about the same. */
function inUnit(
  found: Identification,
  unit: UnitName | null,
  observations: readonly Observation[],
): Identification {
  if (unit === null) return { ...found, unit: 'requests', isUnitAssumed: true }
  if (unit !== 'tokens') return { ...found, unit }
  return { ...found, unit, ...inTokens(observations, found) }
}

/** Returns the unit of a limit; null for a ban, which refuses large and small requests alike while it lasts. */
function unitIn(
  observations: readonly Observation[],
  capacity: number,
  found: Identification,
): UnitName | null {
  const isBan = found.families.some((family) => BANS.includes(family))
  return isBan ? null : unitOf(observations, capacity, found)
}

/** Removes keys that the target rejects: they show nothing about the scope. */
function withoutRejectedKeys(observations: readonly Observation[]): readonly Observation[] {
  const good = goodKeys(observations)
  return good.size === 0 ? observations : observations.filter(({ key }) => good.has(key))
}

/** Adds all smooth buckets if a unit comes back faster than the network shows: a loss of fractions is then not visible. */
function unlessTooFast(found: Identification, visibleMs: number): Identification {
  const { families, capacity, windowMs } = found
  if (found.verdict === 'undetermined' || capacity === null || windowMs === null) return found
  if (windowMs.value / capacity.value > visibleMs) return found
  if (!families.some((family) => SMOOTH_BUCKETS.includes(family))) return found
  return {
    ...found,
    verdict: 'one-of',
    families: [...new Set([...families, ...SMOOTH_BUCKETS])],
    reason:
      'the quota comes back faster than the network can show, so whether fractions are lost is not visible',
    experiment: 'the same from a place closer to the server',
  }
}
