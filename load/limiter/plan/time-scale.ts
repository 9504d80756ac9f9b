/** Finds the time after which there is room again: from nothing known to a few percent. */
import { requestAt, exhaust, firstFrom, single, soonMs, tripMs, type Context, type Script } from './script.ts'
import { acceptedOf } from '../trace/outcomes.ts'
import { narrowSilence, silenceOf } from './silence.ts'

/** One wait from "nothing left" to "room again": the last refusal, the first acceptance, and how much there was then. */
export type Release = {
  readonly drainedMs: number
  readonly refusedMs: number
  readonly acceptedMs: number
  readonly count: number
}

/** Relative width of the window at which asking on is not worth its cost. */
const CLOSE_ENOUGH = 0.03

/** Finds the time scale. Starts from an exhausted limiter, ends with `beliefs.windowMs` and `release` set. */
export function* findTimeScale(context: Context): Script<void> {
  const { beliefs } = context
  let releases = [yield* waitForRoom(context, null), yield* waitForRoom(context, null)]
  for (let round = 0; round < 4; round += 1) {
    const last = releases.at(-1)
    if (last === undefined) return
    beliefs.capacity = Math.max(beliefs.capacity, ...releases.map(({ count }) => count))
    const known = beliefs.capacity
    beliefs.release = last.count >= 0.75 * known ? 'whole' : 'gradual'
    if (beliefs.release === 'whole') yield* narrowWindow(context, releases)
    else yield* measureRate(context, last)
    // What was spent slowly may come back slowly: only what was spent at once, from rest, distinguishes a log from a bucket.
    const spent = yield* spendAll(context)
    const hasGrown = beliefs.capacity > 1.15 * known
    if (beliefs.release === 'whole' && !hasGrown) return
    releases = [spent, yield* waitForRoom(context, null)]
    if (!hasGrown && (releases[1]?.count ?? 0) < 0.75 * beliefs.capacity) return
  }
}

/** Rests for two windows and uses everything up; as a release it was all there at once. */
function* spendAll(context: Context): Script<Release> {
  const { beliefs } = context
  const atMs = context.nowMs + 2.1 * (beliefs.windowMs ?? 1000)
  const answers = yield* exhaust(context, 'full', requestAt(atMs, firstFrom(context)), beliefs.capacity)
  const count = acceptedOf(answers)
  const perMs = beliefs.capacity / (beliefs.windowMs ?? 1000)
  beliefs.capacity = Math.max(beliefs.capacity, count)
  if (beliefs.release === 'gradual') beliefs.windowMs = beliefs.capacity / perMs
  const acceptedMs = answers[0]?.sentMs ?? atMs
  return { drainedMs: acceptedMs, refusedMs: acceptedMs - 1, acceptedMs, count }
}

/** Silence, single requests at doubling times (or at `plannedMs` first), and what is there when one is let through. */
function* waitForRoom(context: Context, plannedMs: readonly number[] | null): Script<Release> {
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
        context.beliefs.capacity,
      )
      return { drainedMs, refusedMs, acceptedMs: seen.sentMs, count: 1 + acceptedOf(rest) }
    }
    if (seen?.outcome === 'refused') refusedMs = seen.sentMs
    // Each silence is as long as all before it together, so that one of them outlasts any window or ban.
    nextMs = atMs + stepMs
    if (planned.length === 0) stepMs *= 2
  }
}

/** Places a few requests where the next release can be, until two in a row are known closely: their distance is W. */
function* narrowWindow(context: Context, releases: Release[]): Script<void> {
  const { beliefs } = context
  const past = [...releases]
  let early = 0
  for (let round = 0; round < 8; round += 1) {
    const last = releases.at(-1)
    const next = last === undefined ? null : nextRelease(releases, last)
    if (last === undefined || next === null) return
    beliefs.windowMs = next.windowMs
    if (beliefs.capacity * tripMs(context) > 0.1 * next.windowMs) beliefs.needsBursts = true
    if (releases.slice(-2).every((release) => isClose(release, next.windowMs))) return
    const requests = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => next.fromMs + part * (next.toMs - next.fromMs))
    const release = yield* waitForRoom(context, [...silentRequests(context, next.fromMs), ...requests])
    beliefs.capacity = Math.max(beliefs.capacity, release.count)
    if (release.acceptedMs < next.fromMs && (yield* isSilenceEnough(context))) return
    releases.push(release)
    past.push(release)
    const silenceMs = neededSilenceMs(context, past, next.windowMs)
    if (silenceMs !== null) {
      beliefs.windowMs = silenceMs
      return
    }
    // Where refused requests lengthen the wait, silence alone is always enough, and more rounds bring nothing.
    early = release.refusedMs === release.drainedMs ? early + 1 : 0
    if (early === 2) return
    const isGrowing = release.refusedMs - last.acceptedMs > next.windowMs * 1.3
    if (isGrowing && beliefs.isGrowing) return
    beliefs.isGrowing = isGrowing
    // What contradicts both readings of the past is a new start.
    if (openedBracket(releases) === null && gridBracket(releases) === null)
      releases.splice(0, releases.length - 2)
  }
}

/**
 * Returns requests after silence alone. Where a refusal begins the wait anew, silence alone brings room back long
 * before a window of the length of all requests would: one request that no window allows distinguishes the two, before
 * requests that would lengthen the wait.
 */
function silentRequests(context: Context, beforeMs: number): readonly number[] {
  // With a limit of one the long way is what distinguishes counters of refusals.
  const silence = context.beliefs.capacity < 2 ? null : silenceOf(context)
  if (silence === null) return []
  const fromMs = lastRefusalMs(context)
  const { shortMs, longMs } = silence
  // What was enough before decides; where a window might end as soon, what may be enough is tried.
  const requests = [ENOUGH * longMs, Math.sqrt(shortMs * longMs)].map((ms) => fromMs + ms)
  return requests.filter((atMs) => atMs < beforeMs).slice(0, 1)
}

/** A little more than the silence that was enough before. */
const ENOUGH = 1.03

/** Returns whether silence is what brings room back, and `beliefs.windowMs` is now how long it has to be. */
function* isSilenceEnough(context: Context): Script<boolean> {
  yield* narrowSilence(context)
  const silence = silenceOf(context)
  return silence !== null && silence.longMs <= CLOSE_SILENCES * silence.shortMs
}

/** Silences that agree as closely as this, relative to each other, are not an accident of a window that ended meanwhile. */
const CLOSE_SILENCES = 1.25
/** The silence is less than this part of the time between releases. */
const MUCH_SHORTER = 0.5

/**
 * The silence that alone brings room back, where each refusal begins the wait anew: the time between releases then covers several
 * requests, and a plan by that time would last three times as long. Null where it is not so.
 */
function neededSilenceMs(context: Context, past: readonly Release[], windowMs: number): number | null {
  // With a limit of one the long way is what distinguishes counters of refusals.
  if (context.beliefs.capacity < 2 || !hasShrunk(past)) return null
  const silence = silenceOf(context)
  if (silence === null || silence.longMs > CLOSE_SILENCES * silence.shortMs) return null
  return silence.longMs < MUCH_SHORTER * windowMs ? silence.longMs : null
}

/** Returns whether room came back sooner after a drain than it had after one before: no window or ban of one length does that. */
function hasShrunk(past: readonly Release[]): boolean {
  let longestMs = 0
  for (const { drainedMs, refusedMs, acceptedMs } of past) {
    if (acceptedMs - drainedMs < longestMs) return true
    longestMs = Math.max(longestMs, refusedMs - drainedMs)
  }
  return false
}

function isClose({ refusedMs, acceptedMs }: Release, windowMs: number): boolean {
  return acceptedMs - refusedMs <= Math.max(60, CLOSE_ENOUGH * windowMs)
}

/** Returns the time of the next possible release, whether windows open with a request or follow a grid; null when neither explains. */
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

/** Window lengths that agree with all releases when each window opens with its first request; null when none does. */
function openedBracket(releases: readonly Release[]): Bracket | null {
  let [lowMs, highMs] = [1, Infinity]
  for (const [index, { refusedMs, acceptedMs }] of releases.entries()) {
    const openedMs = releases[index - 1]?.acceptedMs
    if (openedMs === undefined) continue
    lowMs = Math.max(lowMs, refusedMs - openedMs)
    highMs = Math.min(highMs, acceptedMs - openedMs)
  }
  // The network's jitter may put a release a little before its time.
  return lowMs < highMs + 25 && highMs < Infinity ? { lowMs, highMs: Math.max(lowMs + 1, highMs) } : null
}

/** The same when windows follow a grid: release i is edge i, so the distances of all pairs bound the window. */
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

/** For room that comes back bit by bit: units over time, from waits long enough for many units but not for all. */
function* measureRate(context: Context, last: Release): Script<void> {
  const { beliefs } = context
  let perMs = last.count / Math.max(1, last.acceptedMs - last.drainedMs)
  useBurstsIfFast(context, perMs)
  for (let round = 0; round < 3; round += 1) {
    const drainedMs = lastRefusalMs(context)
    const waitMs = Math.max(0.5 * beliefs.capacity, Math.min(2.5, 0.8 * beliefs.capacity)) / perMs
    const atMs = Math.max(soonMs(context), drainedMs + waitMs)
    const answers = yield* exhaust(context, 'rate', requestAt(atMs, firstFrom(context)), beliefs.capacity)
    const count = acceptedOf(answers)
    beliefs.capacity = Math.max(beliefs.capacity, count)
    if (count > 0) perMs = (count + 0.5) / Math.max(1, lastRefusalMs(context) - drainedMs)
  }
  beliefs.windowMs = beliefs.capacity / perMs
}

/** Room that comes back during the trips of a serial client must be used up in bursts. */
function useBurstsIfFast(context: Context, perMs: number): void {
  if (perMs * tripMs(context) > 0.3) context.beliefs.needsBursts = true
}

function lastRefusalMs({ seen, nowMs }: Context): number {
  return seen.findLast(({ outcome }) => outcome === 'refused')?.sentMs ?? nowMs
}
