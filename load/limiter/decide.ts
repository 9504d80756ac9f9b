/**
 * Decides which properties of a limit the run proved. A behavior is certain if it is 55 times as likely as all others together, by the
 * scores of the possible limits. A size or window is known if its interval is narrow, or contains an announced value or a common window.
 */
import { MINUTE_MS, SECOND_MS } from '../../schemas/durations.ts'
import { SAME_TIME, MAX_DROP, DECIDED } from './constants.ts'
import type { FittedLimit } from './explain-answers.ts'
import { isSameWindow } from './announced.ts'
import { windowOf } from './behaviors.ts'
import { sumOf } from './limit-trace.ts'
import { commonWindow } from './hints.ts'
import { PRECISION } from './search.ts'
import type { PossibleLimit, PossibleLimits } from './search-grid.ts'
import type { AnnouncedLimit, Behavior, Candidate, Estimate } from './types.ts'

// The size or window of a limit counts as known if its largest possible value is at most this many times its smallest one.
const MAX_RATIO = 1.15
// The same for a window near a common length, such as a minute. Common lengths lie far apart, so a wide interval has only one.
const COMMON_RATIO = 2

/** The behavior, size and window of one limit, and which of them are certain. */
export type Decision = Readonly<ReturnType<typeof decide>>

/** Facts about a run on which the certainty of a limit depends. */
export type LimitFacts = {
  readonly isQueued: boolean
  readonly hasPauses: boolean
  readonly inFlight: number
  /** True if more requests than the limit allows were sent before the window ended, and none was refused. */
  readonly isExceeded: boolean
  readonly unexplained: number
  /** Which request after the expected end of the window was accepted: the first (`in time`), only a later one, or none. */
  readonly afterEnd: 'untested' | 'in time' | 'later' | 'never'
}

/** Decides the behavior, size and window of a limit, and which of them are certain. */
export function decide(component: FittedLimit, announced: readonly AnnouncedLimit[], watched: LimitFacts) {
  const { points, best, scoreWithout, counting } = component
  const { isQueued, hasPauses, inFlight, isExceeded, unexplained, afterEnd } = watched
  const isInFlight = counting.unit === 'in-flight'
  const table = tableOf(points, scoreWithout, isInFlight && isQueued)
  const shares = new Map<Behavior, number>()
  for (const { behavior, share } of table) shares.set(behavior, (shares.get(behavior) ?? 0) + share)
  const [likely, share] = [...shares].toSorted((a, b) => b[1] - a[1])[0] ?? ['none', 1]
  const possible = new Set(points.flatMap(({ kind, score }) => (score > best.score - DECIDED ? [kind] : [])))
  const same = points.filter(({ kind }) => kind.behavior === best.kind.behavior && possible.has(kind))
  const top = Math.max(...same.map(({ plain }) => plain))
  // The rarity of a kind shows nothing about its window, so it is added back.
  const within = same.filter(
    ({ plain, kind }) => plain + Math.max(0, best.kind.rarity - kind.rarity) > top - MAX_DROP,
  )
  const sizes = within.map((point) => point.size)
  const size = estimate(best.size, isInFlight ? [...sizes, Math.min(best.size, inFlight)] : sizes)
  const windowMs = isInFlight ? null : estimate(windowOf(best), windowsOf(within))
  const match = announced.find((one) => one.unit === counting.unit && isMatching(one, size, windowMs)) ?? null
  const isRival = ({ kind, logLikelihood }: PossibleLimit): boolean =>
    kind.countsRefused === true && logLikelihood >= best.logLikelihood - MAX_DROP
  const isDecided =
    likely === best.kind.behavior &&
    share >= 1 / (1 + Math.exp(-DECIDED)) &&
    // A sliding window needs answers that do not fit a limit which counts refused requests nearly as well.
    !(likely === 'sliding-window' && points.some(isRival)) &&
    !(isExceeded && likely === 'window') &&
    // A window whose beginnings the search missed looks like a ban, except for an answer or two.
    !(unexplained > 0 && likely === 'prolonging') &&
    (hasPauses || likely !== 'delays')
  return {
    table,
    behavior: isDecided ? likely : null,
    share,
    likely,
    point: best,
    size: match === null ? size : { ...size, value: match.size },
    ...decideWindow(best, same, within, windowMs, match, afterEnd),
    isSizeKnown: match !== null || size.to <= Math.max(size.from + 1, size.from * MAX_RATIO),
    announced: match,
  }
}

function decideWindow(
  best: PossibleLimit,
  same: PossibleLimits,
  within: PossibleLimits,
  windowMs: Estimate | null,
  match: AnnouncedLimit | null,
  afterEnd: LimitFacts['afterEnd'],
): { readonly windowMs: Estimate | null; readonly isWindowKnown: boolean } {
  if (windowMs === null) return { windowMs, isWindowKnown: true }
  const { kind } = best
  const likely = same.filter(({ score }) => score > best.score - DECIDED).map(windowOf)
  const isDecided = Math.max(...likely) <= MAX_RATIO * Math.min(...likely)
  const width = windowMs.to / windowMs.from
  const usual = commonWindow(windowOf(best))
  const isUsual = (usual ?? 0) >= MINUTE_MS
  // Requests may prolong a window beyond its expected end. A fixed window ends then, unless it is common and only its phase was wrong.
  const hasEnded =
    kind.behavior === 'prolonging' ||
    afterEnd === 'untested' ||
    afterEnd === 'in time' ||
    (afterEnd === 'later' && (isUsual || kind.behavior !== 'window'))
  const isAnnounced =
    match !== null && match.windowMs !== null && isSameWindow(match.windowMs, windowMs.value)
  const isWindowKnown =
    (kind.behavior === 'delays' && width <= MAX_RATIO) ||
    // A ban hides the end of the window before it, so the window need not be narrow.
    (hasEnded && (kind.growth !== undefined || width <= MAX_RATIO)) ||
    (hasEnded && isDecided && isUsual && width <= COMMON_RATIO) ||
    // An announcement may be false, so a request after the end of the window must have been sent.
    (isDecided && afterEnd !== 'untested' && isAnnounced && (!isInexact(match) || width <= MAX_RATIO))
  if (!isWindowKnown) return { windowMs, isWindowKnown }
  // The interval of the best kind is used. Other kinds with the same behavior might allow hours.
  const ofKind = estimate(windowOf(best), windowsOf(within.filter((point) => point.kind === kind)))
  const isRough = width > MAX_RATIO && ofKind.to <= ofKind.from * COMMON_RATIO
  const known = isRough ? ofKind : windowMs
  const stated = match === null || isInexact(match) ? null : match.windowMs
  if (kind.growth !== undefined && stated === null) return { isWindowKnown, windowMs: known }
  const size = kind.isPerUnit === true ? best.size : null
  const value = stated ?? usual ?? likelyIn(known, Math.sqrt(ofKind.from * ofKind.to), size)
  return { isWindowKnown, windowMs: estimate(value, [known.from, known.to]) }
}

function likelyIn({ from, to }: Estimate, middleMs: number, size: number | null): number {
  const stepMs = (size ?? 5) * SECOND_MS
  const wholeMs = Math.round(middleMs / stepMs) * stepMs
  const likely = [commonWindow(middleMs, MAX_RATIO - 1) ?? 0, wholeMs].filter((ms) => ms >= from && ms <= to)
  return likely.toSorted((a, b) => Math.abs(a - middleMs) - Math.abs(b - middleMs))[0] ?? middleMs
}

function tableOf(points: PossibleLimits, scoreWithout: number, isQueued: boolean): readonly Candidate[] {
  const rows = [...Map.groupBy(points, ({ kind }) => kind)].map(([{ behavior }, same]) => {
    const best = same.reduce((one, other) => (other.score > one.score ? other : one))
    return { candidate: nameOf(best), behavior, score: best.score }
  })
  // A full queue refuses requests in the same way as a limit on requests in flight.
  const queue = { candidate: 'a queue', behavior: 'delays' as const, score: points[0]?.score ?? 0 }
  const none = { candidate: 'no limit', behavior: 'none' as const, score: scoreWithout }
  const all = [...rows, ...(isQueued ? [queue] : []), none].toSorted((a, b) => b.score - a.score)
  const top = all[0]?.score ?? 0
  const total = sumOf(all.map(({ score }) => Math.exp(score - top)))
  return all.map(({ score, ...row }) => ({
    ...row,
    share: Math.exp(score - top) / total,
    evidence: score - top,
  }))
}

function nameOf(point: PossibleLimit): string {
  const size = Number(point.size.toPrecision(4))
  if (point.kind.behavior === 'in-flight') return `${size} in flight`
  return `${point.kind.name}, ${size} per ${Number((windowOf(point) / 1000).toPrecision(3))} s`
}

function windowsOf(points: PossibleLimits): readonly number[] {
  return points.flatMap((point) => [windowOf(point) / (1 + PRECISION), windowOf(point) * (1 + PRECISION)])
}

/** Returns an estimate: `value`, with the smallest interval that contains `value` and all `values`. */
export function estimate(value: number, values: readonly number[] = []): Estimate {
  return { value, from: Math.min(value, ...values), to: Math.max(value, ...values) }
}

function isMatching(limit: AnnouncedLimit, size: Estimate, windowMs: Estimate | null): boolean {
  // The search prefers an announced size, so another best size contradicts it.
  if (Math.abs(limit.size - size.value) > 0.01 * size.value) return false
  if (windowMs === null || limit.windowMs === null) return true
  const { windowMs: ms, errorMs = 0 } = limit
  return ms + errorMs >= windowMs.from * (1 - SAME_TIME) && ms - errorMs <= windowMs.to * (1 + SAME_TIME)
}

/** Returns whether the announced length of a window may be wrong by more than 5 %. */
export function isInexact({ windowMs, errorMs = 0 }: AnnouncedLimit): boolean {
  return windowMs !== null && errorMs > SAME_TIME * windowMs
}

/** Returns whether the behavior, size and window of a limit are all known. */
export function isFullyKnown({ behavior, isSizeKnown, isWindowKnown }: Decision): boolean {
  return behavior !== null && isSizeKnown && isWindowKnown
}
