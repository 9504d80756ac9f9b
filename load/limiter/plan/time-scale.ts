/** Finds the time after which quota comes back, to a few percent. */
import { requestAt, exhaust, firstFrom, single, soonMs, tripMs, type Context, type Script } from './script.ts'
import { acceptedOf } from '../trace/outcomes.ts'
import { stagesOf } from '../trace/stage-answers.ts'
import type { Observation } from '../trace/trace.ts'
import { narrowSilence, silenceOf } from './silence.ts'

/** One return of quota: the last refusal, the first acceptance, and the number of acceptances then. */
export type Release = {
  readonly drainedMs: number
  readonly refusedMs: number
  readonly acceptedMs: number
  readonly count: number
}

/** The relative precision of the window at which more requests are not worth their cost. */
const PRECISION = 0.03

/** Finds the time scale. Starts from an exhausted limiter, ends with `estimates.windowMs` and `release` set. */
export function* findTimeScale(context: Context): Script<void> {
  const { estimates } = context
  let releases = [yield* waitForQuota(context, null), yield* waitForQuota(context, null)]
  for (let round = 0; round < 4; round += 1) {
    const last = releases.at(-1)
    if (last === undefined) return
    estimates.capacity = Math.max(estimates.capacity, ...releases.map(({ count }) => count))
    const known = estimates.capacity
    estimates.release = last.count >= 0.75 * known ? 'whole' : 'gradual'
    if (estimates.release === 'whole') yield* narrowWindow(context, releases)
    else yield* measureRate(context, last)
    // Quota that was used slowly may come back slowly. Only a full burst from rest distinguishes a log from a bucket.
    const spent = yield* spendAll(context)
    const hasChanged = estimates.capacity > OTHER_SIZE * known || known > OTHER_SIZE * estimates.capacity
    if (estimates.release === 'whole' && !hasChanged) return
    releases = [spent, yield* waitForQuota(context, null)]
    if (!hasChanged && (releases[1]?.count ?? 0) < 0.75 * estimates.capacity) return
  }
}

/** The factor between two capacities that are clearly not the same. */
const OTHER_SIZE = 1.15

/** Rests for two windows and uses up everything. Its release is all of the quota at once. */
function* spendAll(context: Context): Script<Release> {
  const { estimates } = context
  const atMs = context.nowMs + 2.1 * (estimates.windowMs ?? 1000)
  const answers = yield* exhaust(context, 'full', requestAt(atMs, firstFrom(context)), estimates.capacity)
  const count = acceptedOf(answers)
  const perMs = estimates.capacity / (estimates.windowMs ?? 1000)
  estimates.capacity = isTooLarge(context, count) ? count : Math.max(estimates.capacity, count)
  if (estimates.needsBursts) estimates.isSerial = false
  if (estimates.release === 'gradual') estimates.windowMs = estimates.capacity / perMs
  const acceptedMs = answers[0]?.sentMs ?? atMs
  return { drainedMs: acceptedMs, refusedMs: acceptedMs - 1, acceptedMs, count }
}

/**
 * Returns whether the capacity is larger than a burst after a rest shows. Quota comes back while requests are sent one after another,
 * so that they count too much. A burst that gets less than an earlier one came after too short a rest.
 */
function isTooLarge({ estimates, seen }: Context, count: number): boolean {
  const { isSerial, needsBursts, capacity } = estimates
  if (!isSerial || !needsBursts || capacity <= OTHER_SIZE * count) return false
  const bursts = [...stagesOf(seen).values()].filter(([first, second]) => isTogether(first, second))
  return count >= Math.max(1, ...bursts.map(acceptedOf))
}

function isTogether(first: Observation | undefined, second: Observation | undefined): boolean {
  return first !== undefined && second !== undefined && second.sentMs < first.answeredMs
}

/** Sends single requests at doubling times (or at `plannedMs` first), and after the first acceptance uses up the quota. */
function* waitForQuota(context: Context, plannedMs: readonly number[] | null): Script<Release> {
  const drainedMs = lastRefusalMs(context)
  const from = firstFrom(context)
  let refusedMs = drainedMs
  let stepMs = Math.max(60, 2 * tripMs(context))
  if (plannedMs !== null) stepMs = Math.max(stepMs, ((plannedMs.at(-1) ?? 0) - (plannedMs[0] ?? 0)) / 2)
  let nextMs = drainedMs + stepMs
  const planned = [...(plannedMs ?? [])]
  for (;;) {
    const atMs = Math.max(soonMs(context), planned.shift() ?? nextMs)
    const seen = yield* single(context, 'silence', requestAt(atMs, from))
    if (seen?.outcome === 'accepted') {
      const rest = yield* exhaust(
        context,
        'drain',
        requestAt(soonMs(context), from),
        context.estimates.capacity,
      )
      return { drainedMs, refusedMs, acceptedMs: seen.sentMs, count: 1 + acceptedOf(rest) }
    }
    if (seen?.outcome === 'refused') refusedMs = seen.sentMs
    // Each silence is as long as all earlier ones together, so that one of them is longer than any window or ban.
    nextMs = atMs + stepMs
    if (planned.length === 0) stepMs *= 2
  }
}

/** Sends a few requests around the next release, until two in a row are known precisely: their distance is W. */
function* narrowWindow(context: Context, releases: Release[]): Script<void> {
  const { estimates } = context
  const past = [...releases]
  let early = 0
  for (let round = 0; round < 8; round += 1) {
    const last = releases.at(-1)
    const next = last === undefined ? null : nextRelease(releases, last)
    if (last === undefined || next === null) return
    estimates.windowMs = next.windowMs
    if (estimates.capacity * tripMs(context) > 0.1 * next.windowMs) estimates.needsBursts = true
    if (releases.slice(-2).every((release) => isClose(release, next.windowMs))) return
    const requests = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => next.fromMs + part * (next.toMs - next.fromMs))
    const release = yield* waitForQuota(context, [...silentRequests(context, next.fromMs), ...requests])
    estimates.capacity = Math.max(estimates.capacity, release.count)
    if (release.acceptedMs < next.fromMs && (yield* isSilenceEnough(context))) return
    releases.push(release)
    past.push(release)
    const silenceMs = neededSilenceMs(context, past, next.windowMs)
    if (silenceMs !== null) {
      estimates.windowMs = silenceMs
      return
    }
    // If refused requests lengthen the wait, silence alone is always enough, and more rounds bring nothing.
    early = release.refusedMs === release.drainedMs ? early + 1 : 0
    if (early === 2) return
    const isGrowing = release.refusedMs - last.acceptedMs > next.windowMs * 1.3
    if (isGrowing && estimates.isGrowing) return
    estimates.isGrowing = isGrowing
    // If the releases fit neither kind of window, earlier ones are dropped.
    if (openedBracket(releases) === null && gridBracket(releases) === null)
      releases.splice(0, releases.length - 2)
  }
}

/**
 * Returns a request after silence alone. If a refusal begins the wait anew, silence brings quota back long before a window
 * of the length of all requests would. A request that no window would accept distinguishes the two, before other requests
 * lengthen the wait.
 */
function silentRequests(context: Context, beforeMs: number): readonly number[] {
  // With a capacity of one, only the longer way distinguishes counters that count refusals.
  const silence = context.estimates.capacity < 2 ? null : silenceOf(context)
  if (silence === null) return []
  const fromMs = lastRefusalMs(context)
  const { shortMs, longMs } = silence
  // A silence that was enough before decides. If a window might end as early, a shorter one is tried.
  const requests = [SILENCE_MARGIN * longMs, Math.sqrt(shortMs * longMs)].map((ms) => fromMs + ms)
  return requests.filter((atMs) => atMs < beforeMs).slice(0, 1)
}

/** The factor for a silence that was enough before. */
const SILENCE_MARGIN = 1.03

/** Returns whether silence brings quota back. Sets `estimates.windowMs` to its length. */
function* isSilenceEnough(context: Context): Script<boolean> {
  yield* narrowSilence(context)
  const silence = silenceOf(context)
  return silence !== null && silence.longMs <= CLOSE_SILENCES * silence.shortMs
}

/** The largest ratio of two silences that agree. A window that ended meanwhile would hardly give such a ratio. */
const CLOSE_SILENCES = 1.25
/** The largest silence, as a share of the time between releases. */
const SHORTER_PART = 0.5

/**
 * Returns the silence that brings quota back, if each refusal begins the wait anew; otherwise null. The time between releases
 * then covers several requests, so a plan with that time would last three times as long.
 */
function neededSilenceMs(context: Context, past: readonly Release[], windowMs: number): number | null {
  // With a capacity of one, only the longer way distinguishes counters that count refusals.
  if (context.estimates.capacity < 2 || !hasShrunk(past)) return null
  const silence = silenceOf(context)
  if (silence === null || silence.longMs > CLOSE_SILENCES * silence.shortMs) return null
  return silence.longMs < SHORTER_PART * windowMs ? silence.longMs : null
}

/** Returns whether quota came back sooner after a drain than after an earlier one. No window or ban of one length does that. */
function hasShrunk(past: readonly Release[]): boolean {
  let longestMs = 0
  for (const { drainedMs, refusedMs, acceptedMs } of past) {
    if (acceptedMs - drainedMs < longestMs) return true
    longestMs = Math.max(longestMs, refusedMs - drainedMs)
  }
  return false
}

function isClose({ refusedMs, acceptedMs }: Release, windowMs: number): boolean {
  return acceptedMs - refusedMs <= Math.max(60, PRECISION * windowMs)
}

/** Returns the time of the next possible release, for windows that open with a request or follow a grid; null if neither fits. */
function nextRelease(
  releases: readonly Release[],
  last: Release,
): { readonly fromMs: number; readonly toMs: number; readonly windowMs: number } | null {
  const opened = openedBracket(releases)
  const grid = gridBracket(releases)
  const ranges = [
    ...(opened === null ? [] : [{ ...opened, firstMs: last.acceptedMs }]),
    ...(grid === null ? [] : [{ ...grid, firstMs: last.refusedMs }]),
  ]
  const [first] = ranges
  if (first === undefined) return null
  const margin = 10
  return {
    fromMs: Math.min(...ranges.map(({ firstMs, lowMs }) => firstMs + lowMs)) - margin,
    toMs: Math.max(...ranges.map(({ highMs }) => last.acceptedMs + highMs)) + margin,
    windowMs: (first.lowMs + first.highMs) / 2,
  }
}

type Bracket = { readonly lowMs: number; readonly highMs: number }

/** Returns the lengths of a window that agree with all releases if each window opens with its first request; null if none does. */
function openedBracket(releases: readonly Release[]): Bracket | null {
  let [lowMs, highMs] = [1, Infinity]
  for (const [index, { refusedMs, acceptedMs }] of releases.entries()) {
    const openedMs = releases[index - 1]?.acceptedMs
    if (openedMs === undefined) continue
    lowMs = Math.max(lowMs, refusedMs - openedMs)
    highMs = Math.min(highMs, acceptedMs - openedMs)
  }
  // The jitter of the network may make a release look a little early.
  return lowMs < highMs + 25 && highMs < Infinity ? { lowMs, highMs: Math.max(lowMs + 1, highMs) } : null
}

/** Returns the same for windows on a grid: release i is edge i, so the distances of all pairs bound the window. */
function gridBracket(releases: readonly Release[]): Bracket | null {
  let [lowMs, highMs] = [1, Infinity]
  for (const [index, one] of releases.entries()) {
    for (const [later, other] of releases.entries()) {
      if (later <= index) continue
      lowMs = Math.max(lowMs, (other.refusedMs - one.acceptedMs) / (later - index))
      highMs = Math.min(highMs, (other.acceptedMs - one.refusedMs) / (later - index))
    }
  }
  return lowMs < highMs && highMs < Infinity ? { lowMs, highMs } : null
}

/** Measures the rate of quota that comes back gradually, with waits long enough for many units but not for all. */
function* measureRate(context: Context, last: Release): Script<void> {
  const { estimates } = context
  let perMs = last.count / Math.max(1, last.acceptedMs - last.drainedMs)
  useBurstsIfFast(context, perMs)
  for (let round = 0; round < 3; round += 1) {
    const drainedMs = lastRefusalMs(context)
    const waitMs = Math.max(0.5 * estimates.capacity, Math.min(2.5, 0.8 * estimates.capacity)) / perMs
    const atMs = Math.max(soonMs(context), drainedMs + waitMs)
    const answers = yield* exhaust(context, 'rate', requestAt(atMs, firstFrom(context)), estimates.capacity)
    const count = acceptedOf(answers)
    estimates.capacity = Math.max(estimates.capacity, count)
    if (count > 0) perMs = (count + 0.5) / Math.max(1, lastRefusalMs(context) - drainedMs)
  }
  estimates.windowMs = estimates.capacity / perMs
}

/** Selects bursts if quota comes back during the round trips of a serial client. */
function useBurstsIfFast(context: Context, perMs: number): void {
  if (perMs * tripMs(context) > 0.3) context.estimates.needsBursts = true
}

function lastRefusalMs({ seen, nowMs }: Context): number {
  return seen.findLast(({ outcome }) => outcome === 'refused')?.sentMs ?? nowMs
}
