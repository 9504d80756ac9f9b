/** Whether the header fields of a limiter tell the truth, with the size of each error. Pure. */
import { readLimitFields, type HeaderFamily, type Said } from './limit-fields.ts'
import { retryAfterMs } from './retry-after.ts'
import type { Means, Observation } from './trace.ts'

/** Middle and worst of some errors, in seconds, and how many there were. */
export type Errors = { readonly count: number; readonly medianSeconds: number; readonly worstSeconds: number }

/** What one family of fields was found to be worth. */
export type FamilyTruth = {
  readonly family: HeaderFamily
  readonly onAccepted: number
  readonly onRefused: number
  /** Values of the limit that were said, and whether one of them is the capacity that was found (null: not known). */
  readonly limits: readonly number[]
  readonly agreesWithCapacity: boolean | null
  readonly remaining: {
    /** What was said with the last acceptance before a refusal, when nothing can have been left: 0 is exact. */
    readonly leftAtRefusal: readonly number[]
    /** Of pairs of acceptances in a row, how many did not fall by their cost. */
    readonly pairs: number
    readonly notFalling: number
    readonly rising: number
    readonly negative: number
  }
  /** Promised reset minus true release: below 0 it came too early, above 0 too late. Null without a release to compare. */
  readonly reset: Errors | null
}

/** What Retry-After was found to be worth. */
export type RetryTruth = {
  readonly refusals: number
  readonly present: number
  readonly inPast: number
  /** Always the same number, at different depths: no information. */
  readonly isConstant: boolean
  /** Tries no more than 0.3 s after the promised moment, and how many of them were let through. */
  readonly obeyed: number
  readonly obeyedAccepted: number
  /** By how much the promise was too early, from tries after it that were refused. */
  readonly tooEarly: Errors | null
  /** By how much waiting was in vain, from tries before it that were let through. */
  readonly overWaited: Errors | null
}

/** The whole finding. */
export type HeaderTruth = {
  readonly families: readonly FamilyTruth[]
  readonly retryAfter: RetryTruth
  /** Whether refusals carry the same families as acceptances; null when either was not seen. */
  readonly sameOnBoth: boolean | null
  readonly unreadable: readonly string[]
}

/** Compares what the fields said with what the limiter did. */
export function judgeHeaders(observations: readonly Observation[], means: Means, found: Sized): HeaderTruth {
  const answers = observations
    .filter(({ kind, outcome }) => kind !== 'wrong-key' && outcome !== 'stray')
    .map((seen) => ({ seen, ...readLimitFields(seen.fields, epochOf(seen, means)) }))
  const families = new Set(answers.flatMap(({ said }) => said.map(({ family }) => family)))
  const releases = releasesOf(observations)
  return {
    families: [...families].map((family) => familyTruth(family, answers, releases, found)),
    retryAfter: retryTruth(observations, means),
    sameOnBoth: sameOnBoth(answers),
    unreadable: [...new Set(answers.flatMap(({ unreadable }) => unreadable))].slice(0, 10),
  }
}

/** The capacity that was found, as a range. */
type Sized = { readonly capacity: { readonly low: number; readonly high: number } | null }

type Answer = {
  readonly seen: Observation
  readonly said: readonly Said[]
  readonly unreadable: readonly string[]
}

function epochOf({ answeredMs }: Observation, { startEpochMs }: Means): number {
  return startEpochMs + answeredMs
}

function familyTruth(
  family: HeaderFamily,
  answers: readonly Answer[],
  releases: readonly Release[],
  { capacity }: Sized,
): FamilyTruth {
  const mine = answers.flatMap(({ seen, said }) =>
    said.filter((one) => one.family === family && one.unit === 'requests').map((one) => ({ seen, one })),
  )
  const limits = [...new Set(mine.flatMap(({ one }) => (one.limit === null ? [] : [one.limit])))]
  const errors = mine.flatMap(({ seen, one }) => {
    if (seen.outcome !== 'refused' || one.resetMs === null) return []
    return errorOf(seen, seen.answeredMs + one.resetMs, releases)
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
    remaining: remainingTruth(mine),
    reset: errorsOf(errors),
  }
}

function remainingTruth(
  mine: readonly { readonly seen: Observation; readonly one: Said }[],
): FamilyTruth['remaining'] {
  const serial = mine.toSorted((a, b) => a.seen.sentMs - b.seen.sentMs)
  const leftAtRefusal: number[] = []
  let pairs = 0
  let notFalling = 0
  let rising = 0
  serial.forEach(({ seen, one }, index) => {
    const before = serial[index - 1]
    if (before === undefined || before.seen.outcome !== 'accepted') return
    if (before.seen.key !== seen.key || before.seen.answeredMs > seen.sentMs) return
    if (seen.sentMs - before.seen.answeredMs > 500 || before.one.remaining === null) return
    if (seen.outcome === 'refused') leftAtRefusal.push(before.one.remaining)
    else if (one.remaining !== null) {
      pairs += 1
      if (one.remaining >= before.one.remaining) notFalling += 1
      if (one.remaining > before.one.remaining) rising += 1
    }
  })
  const negative = mine.filter(({ one }) => one.remaining !== null && one.remaining < 0).length
  return { leftAtRefusal, pairs, notFalling, rising, negative }
}

/** A wait of one counter: the limiter let in again somewhere between the last refusal and the first acceptance. */
type Release = {
  readonly key: string
  readonly source: string
  readonly refusedMs: number
  readonly acceptedMs: number
}

function releasesOf(observations: readonly Observation[]): readonly Release[] {
  const lastRefused = new Map<string, number>()
  const releases: Release[] = []
  for (const { key, source, outcome, sentMs, kind } of observations.toSorted((a, b) => a.sentMs - b.sentMs)) {
    if (kind === 'wrong-key') continue
    const name = `${key}@${source}`
    const refusedMs = lastRefused.get(name)
    if (outcome === 'refused') lastRefused.set(name, sentMs)
    else if (outcome === 'accepted' && refusedMs !== undefined) {
      releases.push({ key, source, refusedMs, acceptedMs: sentMs })
      lastRefused.delete(name)
    }
  }
  return releases
}

/** How far a promise lies outside of the time in which the release was; nothing when that time is too wide to tell. */
function errorOf(seen: Observation, promisedMs: number, releases: readonly Release[]): readonly number[] {
  const release = releases.find(
    ({ key, source, acceptedMs }) => key === seen.key && source === seen.source && acceptedMs > seen.sentMs,
  )
  if (release === undefined) return []
  if (promisedMs < release.refusedMs) return [(promisedMs - release.refusedMs) / 1000]
  if (promisedMs > release.acceptedMs) return [(promisedMs - release.acceptedMs) / 1000]
  return [0]
}

/** A try this long after the promised moment still obeys it to the point. */
const OBEYING_MS = 300

function retryTruth(observations: readonly Observation[], means: Means): RetryTruth {
  const refusals = observations.filter(({ outcome }) => outcome === 'refused')
  const promises = refusals.flatMap((seen) => {
    const ms = retryAfterMs(seen.fields, epochOf(seen, means))
    return ms === null ? [] : [{ seen, ms, promisedMs: seen.answeredMs + ms }]
  })
  const early: number[] = []
  const late: number[] = []
  let obeyed = 0
  let obeyedAccepted = 0
  for (const { seen, promisedMs } of promises) {
    const next = observations.find(
      (other) =>
        other.key === seen.key &&
        other.source === seen.source &&
        other.sentMs > seen.answeredMs &&
        other.kind === seen.kind &&
        other.outcome !== 'stray',
    )
    if (next === undefined) continue
    const sinceMs = next.sentMs - promisedMs
    if (sinceMs >= 0 && sinceMs <= OBEYING_MS) {
      obeyed += 1
      if (next.outcome === 'accepted') obeyedAccepted += 1
    }
    if (sinceMs >= 0 && next.outcome === 'refused') early.push(sinceMs / 1000)
    if (sinceMs < 0 && next.outcome === 'accepted') late.push(-sinceMs / 1000)
  }
  const values = new Set(promises.map(({ seen }) => seen.fields['retry-after']))
  return {
    refusals: refusals.length,
    present: promises.length,
    inPast: promises.filter(({ ms }) => ms < 0).length,
    isConstant: promises.length >= 4 && values.size === 1,
    obeyed,
    obeyedAccepted,
    tooEarly: errorsOf(early),
    overWaited: errorsOf(late),
  }
}

function sameOnBoth(answers: readonly Answer[]): boolean | null {
  const namesOf = (outcome: Observation['outcome']): readonly string[] | null => {
    const mine = answers.filter(({ seen }) => seen.outcome === outcome)
    if (mine.length === 0) return null
    return [...new Set(mine.flatMap(({ said }) => said.map(({ family }) => family)))].toSorted()
  }
  const [accepted, refused] = [namesOf('accepted'), namesOf('refused')]
  return accepted === null || refused === null ? null : accepted.join() === refused.join()
}

function errorsOf(errors: readonly number[]): Errors | null {
  if (errors.length === 0) return null
  const sorted = errors.toSorted((a, b) => a - b)
  const worstSeconds = sorted.reduce((worst, one) => (Math.abs(one) > Math.abs(worst) ? one : worst), 0)
  return { count: sorted.length, medianSeconds: sorted[Math.floor(sorted.length / 2)] ?? 0, worstSeconds }
}
