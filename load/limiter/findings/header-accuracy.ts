/** Judges whether the header fields of a limiter are correct, with the size of each error. Pure. */
import { readLimitFields, type HeaderFamily, type LimitAnnouncement } from '../trace/limit-fields.ts'
import { resetUnitOf } from '../trace/reset-unit.ts'
import { malformedRetryAfter, lenientRetryAfterMs } from '../trace/retry-after.ts'
import { quantile } from '../trace/quantile.ts'
import { serverClock, type ServerClock } from '../trace/server-clock.ts'
import { errorOf, observedReleases, type ObservedRelease, type JudgedLimit } from './reset-accuracy.ts'
import type { Errors, FamilyAccuracy, HeaderAccuracy, RetryAccuracy } from './findings.ts'
import type { PlanResources, Observation } from '../trace/trace.ts'

/** Compares the announcements of header fields with the behavior of the limiter. */
export function judgeHeaders(
  observations: readonly Observation[],
  resources: PlanResources,
  found: JudgedLimit,
): HeaderAccuracy {
  const clock = serverClock(observations, resources)
  const resetUnit = resetUnitOf(observations)
  const answers = observations
    .filter(({ kind, outcome }) => kind !== 'wrong-key' && outcome !== 'unclassified')
    .map((seen) => ({ seen, ...readLimitFields(seen.fields, clock(seen), resetUnit) }))
  const families = new Set(answers.flatMap(({ announcements }) => announcements.map(({ family }) => family)))
  const releases = observedReleases(observations)
  return {
    families: [...families].map((family) => familyAccuracy(family, answers, releases, found)),
    retryAfter: retryAccuracy(observations, clock),
    sameOnBoth: sameOnBoth(answers),
    unreadable: [...new Set(answers.flatMap(({ unreadable }) => unreadable))].slice(0, 10),
  }
}

/** Returns the accuracy for a limiter that is undetermined: an announced limit may be right where the size is a mere estimate. */
export function ofUndetermined(accuracy: HeaderAccuracy): HeaderAccuracy {
  const families = accuracy.families.map((family) => ({
    ...family,
    agreesWithCapacity: family.agreesWithCapacity === true ? true : null,
  }))
  return { ...accuracy, families }
}

type Answer = {
  readonly seen: Observation
  readonly announcements: readonly LimitAnnouncement[]
  readonly unreadable: readonly string[]
}

function familyAccuracy(
  family: HeaderFamily,
  answers: readonly Answer[],
  releases: readonly ObservedRelease[],
  found: JudgedLimit,
): FamilyAccuracy {
  const { capacity } = found
  const acceptances = answers.map(({ seen }) => seen).filter(({ outcome }) => outcome === 'accepted')
  const mine = answers.flatMap(({ seen, announcements }) =>
    announcements.filter((one) => one.family === family && isAbout(one, found)).map((one) => ({ seen, one })),
  )
  const limits = [...new Set(mine.flatMap(({ one }) => (one.limit === null ? [] : [one.limit])))]
  const errors = mine.flatMap(({ seen, one }) => {
    if (seen.outcome !== 'refused' || one.resetMs === null) return []
    return errorOf(seen, one.resetMs, { releases, acceptances, found })
  })
  return {
    family,
    onAccepted: mine.filter(({ seen }) => seen.outcome === 'accepted').length,
    onRefused: mine.filter(({ seen }) => seen.outcome === 'refused').length,
    limits,
    agreesWithCapacity:
      capacity === null || limits.length === 0
        ? null
        : limits.some((limit) => limit >= capacity.low && limit <= capacity.high),
    remaining: remainingAccuracy(mine, found.unit === 'tokens'),
    reset: errorsOf(errors),
  }
}

/** Returns whether an announcement is about this limit: about any limit if it names no unit. */
function isAbout({ unit }: LimitAnnouncement, found: JudgedLimit): boolean {
  return unit === null || unit === (found.unit ?? 'requests')
}

function remainingAccuracy(
  mine: readonly { readonly seen: Observation; readonly one: LimitAnnouncement }[],
  areTokens: boolean,
): FamilyAccuracy['remaining'] {
  const serial = mine.toSorted((a, b) => a.seen.sentMs - b.seen.sentMs)
  let pairs = 0
  let notFalling = 0
  let rising = 0
  serial.forEach(({ seen, one }, index) => {
    const before = serial[index - 1]
    if (before === undefined || before.seen.outcome !== 'accepted') return
    if (before.seen.key !== seen.key || before.seen.answeredMs > seen.sentMs) return
    if (seen.sentMs - before.seen.answeredMs > NEXT_MS || before.one.remaining === null) return
    if (seen.outcome !== 'refused' && one.remaining !== null) {
      pairs += 1
      if (one.remaining >= before.one.remaining) notFalling += 1
      if (one.remaining > before.one.remaining) rising += 1
    }
  })
  const negative = mine.filter(({ one }) => one.remaining !== null && one.remaining < 0).length
  const units = leftAtRefusal(serial)
  // With tokens, the rest may be too small for a request.
  const stillLeft = areTokens ? null : stillLeftIn(units)
  return { leftAtRefusal: units, stillLeft, pairs, notFalling, rising, negative }
}

/**
 * Returns the announced remaining values at refusals: of the refusal itself, else of the acceptance right before it. With
 * several limits the smallest value counts.
 */
function leftAtRefusal(
  serial: readonly { readonly seen: Observation; readonly one: LimitAnnouncement }[],
): readonly number[] {
  const least = new Map<Observation, number>()
  for (const { seen, one } of serial) {
    if (one.remaining !== null) least.set(seen, Math.min(one.remaining, least.get(seen) ?? Infinity))
  }
  const answers = [...new Set(serial.map(({ seen }) => seen))]
  return answers.flatMap((seen, at) => {
    if (seen.outcome !== 'refused') return []
    const own = least.get(seen)
    if (own !== undefined) return [own]
    const before = answers[at - 1]
    if (before === undefined || before.outcome !== 'accepted' || before.key !== seen.key) return []
    const isNext = before.answeredMs <= seen.sentMs && seen.sentMs - before.answeredMs <= NEXT_MS
    const left = isNext ? least.get(before) : undefined
    return left === undefined ? [] : [left]
  })
}

/** The least number and the least share of refusals with a wrong value. */
const FEW_REFUSALS = 3
const MAX_REFUSALS = 0.8

/** Returns the median of the wrong remaining values at refusals; null if most refusals announce none left. */
function stillLeftIn(left: readonly number[]): number | null {
  const wrong = left.filter((units) => units >= 1)
  const isMost = wrong.length >= FEW_REFUSALS && wrong.length >= MAX_REFUSALS * left.length
  return isMost ? quantile(wrong, 0.5) : null
}

/** The time after which quota may have come back. */
const NEXT_MS = 500

/** The largest number of promises, because each is compared with all later requests. */
const MAX_PROMISES = 1000

/** A request at most this long after the promised moment tests the promise. */
const OBEYING_MS = 300

function retryAccuracy(observations: readonly Observation[], clock: ServerClock): RetryAccuracy {
  const refusals = observations.filter(({ outcome }) => outcome === 'refused')
  const promises = refusals.slice(0, MAX_PROMISES).flatMap((seen) => {
    const ms = lenientRetryAfterMs(seen.fields, clock(seen))
    return ms === null ? [] : [{ seen, ms, promisedMs: seen.answeredMs + ms }]
  })
  const early: number[] = []
  const late: number[] = []
  const times: number[] = []
  let obeyed = 0
  let obeyedAccepted = 0
  for (const { seen, promisedMs } of promises) {
    const next = nextTry(seen, observations)
    if (next === null) continue
    const sinceMs = next.sentMs - promisedMs
    if (sinceMs >= 0 && sinceMs <= OBEYING_MS) {
      obeyed += 1
      if (next.outcome === 'accepted') obeyedAccepted += 1
    }
    if (sinceMs >= 0 && next.outcome === 'refused') early.push(sinceMs / 1000)
    if (sinceMs < 0 && next.outcome === 'accepted') {
      late.push(-sinceMs / 1000)
      times.push((promisedMs - seen.answeredMs) / Math.max(1, next.sentMs - seen.answeredMs))
    }
  }
  const values = new Set(promises.map(({ seen }) => seen.fields['retry-after']))
  return {
    refusals: refusals.length,
    present: promises.length,
    inPast: promises.filter(({ ms }) => ms < 0).length,
    malformed: malformedIn(refusals),
    isConstant: promises.length >= 4 && values.size === 1,
    obeyed,
    obeyedAccepted,
    tooEarly: errorsOf(early),
    overWaited: errorsOf(late),
    timesTooLong: timesTooLong(late, times),
  }
}

/** Whole seconds are rounded up, so an error below this is none. */
const ROUNDED_UP_SECONDS = 1
const FEW_TRIES = 3
const MUCH_LONGER = 1.5

/** Returns the median ratio of a promise to the needed time; null if it is not much longer, or if too few requests show it. */
function timesTooLong(lateSeconds: readonly number[], times: readonly number[]): number | null {
  const wrong = times.filter((_one, at) => (lateSeconds[at] ?? 0) >= ROUNDED_UP_SECONDS)
  const middle = quantile(wrong, 0.5) ?? 0
  return wrong.length >= FEW_TRIES && middle >= MUCH_LONGER ? middle : null
}

function malformedIn(refusals: readonly Observation[]): readonly string[] {
  const texts = refusals.map(({ fields }) => malformedRetryAfter(fields)).filter((text) => text !== null)
  return [...new Set(texts)].slice(0, MAX_EXAMPLES)
}

const MAX_EXAMPLES = 3

/**
 * Returns the next request of the refused key; null if another request was accepted up to its answer. The other one may
 * have used the promised quota.
 */
function nextTry(seen: Observation, observations: readonly Observation[]): Observation | null {
  const later = observations.filter(
    ({ sentMs, outcome }) => sentMs > seen.answeredMs && outcome !== 'unclassified',
  )
  const next = later.find(
    ({ key, source, kind }) => key === seen.key && source === seen.source && kind === seen.kind,
  )
  if (next === undefined) return null
  const isShared = later.some(
    (other) => other !== next && other.outcome === 'accepted' && other.sentMs <= next.answeredMs,
  )
  return isShared ? null : next
}

function sameOnBoth(answers: readonly Answer[]): boolean | null {
  const namesOf = (outcome: Observation['outcome']): readonly string[] | null => {
    const mine = answers.filter(({ seen }) => seen.outcome === outcome)
    if (mine.length === 0) return null
    return [
      ...new Set(mine.flatMap(({ announcements }) => announcements.map(({ family }) => family))),
    ].toSorted()
  }
  const [accepted, refused] = [namesOf('accepted'), namesOf('refused')]
  return accepted === null || refused === null ? null : accepted.join() === refused.join()
}

function errorsOf(errors: readonly number[]): Errors | null {
  if (errors.length === 0) return null
  const sorted = errors.toSorted((a, b) => a - b)
  const worstSeconds = sorted.reduce((worst, one) => (Math.abs(one) > Math.abs(worst) ? one : worst), 0)
  return { count: sorted.length, medianSeconds: quantile(sorted, 0.5) ?? 0, worstSeconds }
}
