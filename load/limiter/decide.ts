/** Decides the behavior, size and window of a limit from its candidates. Pure. */
import { MINUTE_MS, SECOND_MS } from '../../schemas/durations.ts'
import { AGREES, AS_LIKELY, DECIDED, NARROW, NARROW_USUAL } from './constants.ts'
import type { Component } from './explain-answers.ts'
import { isSameWindow } from './announced.ts'
import { windowOf } from './behaviors.ts'
import { usualWindow } from './hints.ts'
import { NEAREST } from './search.ts'
import type { Point } from './search-grid.ts'
import type { AnnouncedLimit, Behavior, Candidate, Estimate } from './types.ts'

/** The decision about one limit: its behavior, size and window, and which of these are certain. */
export type Decision = {
  /** The explanations, the most likely first: the best candidate of each kind, `no limit`, and `a queue` if requests were queued. */
  readonly table: readonly Candidate[]
  readonly behavior: Behavior | null
  /** The probability of the most likely behavior, 0 to 1. */
  readonly share: number
  readonly likely: Behavior
  readonly point: Point
  readonly size: Estimate
  /** The estimated window; null for a limit on requests in flight. */
  readonly windowMs: Estimate | null
  readonly isSizeKnown: boolean
  readonly isWindowKnown: boolean
  /** The announced limit that agrees with the estimated size and window; null when there is none. */
  readonly announced: AnnouncedLimit | null
}

/** Facts about the run that {@link decide} uses in addition to the candidates. */
export type Watched = {
  readonly isQueued: boolean
  /** Whether requests were sent with pauses. Without such requests, the behavior `delays` is not decided. */
  readonly hasPauses: boolean
  /** The number of requests that were certainly in flight at the same time. */
  readonly inFlight: number
  /** Whether the last round tested this limit, and accepted more than it should allow before the predicted end of a window. */
  readonly isExceeded: boolean
  /** The number of answers that the limits do not explain. */
  readonly unexplained: number
  /** Whether requests were accepted just after the last predicted end of a window, only later, or never. */
  readonly afterEnd: 'untested' | 'in time' | 'later' | 'never'
}

/** Determines the behavior, size and window of one limit from its candidates, the announced limits and other facts of the run. */
export function decide(
  { points, best, scoreWithout, counting }: Component,
  announced: readonly AnnouncedLimit[],
  watched: Watched,
): Decision {
  const { isQueued, hasPauses, inFlight, isExceeded, unexplained } = watched
  const table = tableOf(points, scoreWithout, counting.unit === 'in-flight' && isQueued)
  const shares = new Map<Behavior, number>()
  for (const { behavior, share } of table) shares.set(behavior, (shares.get(behavior) ?? 0) + share)
  const [likely, share] = [...shares].toSorted((a, b) => b[1] - a[1])[0] ?? ['none', 1]
  const possible = new Set(points.flatMap(({ kind, score }) => (score > best.score - DECIDED ? [kind] : [])))
  const same = points.filter(({ kind }) => kind.behavior === best.kind.behavior && possible.has(kind))
  const top = Math.max(...same.map(({ plain }) => plain))
  // That a kind is rare is no evidence about its window.
  const within = same.filter(
    ({ plain, kind }) => plain + Math.max(0, best.kind.rarity - kind.rarity) > top - AS_LIKELY,
  )
  const sizes = within.map((point) => point.size)
  const size = estimate(
    best.size,
    counting.unit === 'in-flight' ? [...sizes, Math.min(best.size, inFlight)] : sizes,
  )
  const windowMs = counting.unit === 'in-flight' ? null : estimate(windowOf(best), windowsOf(within))
  const match = matching(
    announced.filter(({ unit }) => unit === counting.unit),
    size,
    windowMs,
  )
  return {
    table,
    behavior:
      likely === best.kind.behavior &&
      likely !== 'none' &&
      share >= 1 / (1 + Math.exp(-DECIDED)) &&
      isSeparated(points, best) &&
      !(isExceeded && likely === 'window') &&
      // A window whose beginnings the search missed looks like a ban, except for an answer or two.
      !(unexplained > 0 && likely === 'prolonging') &&
      (hasPauses || likely !== 'delays')
        ? likely
        : null,
    share,
    likely,
    point: best,
    size: match === null ? size : { ...size, value: match.size },
    ...decideWindow(best, same, within, { windowMs, match, afterEnd: watched.afterEnd }),
    isSizeKnown: match !== null || size.to <= Math.max(size.from + 1, size.from * NARROW),
    announced: match,
  }
}

type WindowFacts = Pick<Decision, 'windowMs'> &
  Pick<Watched, 'afterEnd'> & { readonly match: AnnouncedLimit | null }

/** Decides whether a window is known, and returns its estimate. `same`, `within`: the possible and the likely candidates of the behavior. */
function decideWindow(
  best: Point,
  same: readonly Point[],
  within: readonly Point[],
  { windowMs, match, afterEnd }: WindowFacts,
): Pick<Decision, 'windowMs' | 'isWindowKnown'> {
  if (windowMs === null) return { windowMs, isWindowKnown: true }
  const { kind } = best
  const isDecided = widthOf(same.filter(({ score }) => score > best.score - DECIDED)) <= NARROW
  const width = windowMs.to / windowMs.from
  const usual = usualWindow(windowOf(best))
  const isUsual = (usual ?? 0) >= MINUTE_MS
  // A limit that prolongs need not end as foretold. A fixed window frees all then, unless it is usual and only its phase was wrong.
  const hasEnded =
    kind.behavior === 'prolonging' ||
    afterEnd === 'untested' ||
    afterEnd === 'in time' ||
    (afterEnd === 'later' && (isUsual || kind.behavior !== 'window'))
  const isWindowKnown =
    (kind.behavior === 'delays' && width <= NARROW) ||
    // The window before a ban is over before anybody sees its end.
    (hasEnded && (kind.growth !== undefined || width <= NARROW)) ||
    (hasEnded && isDecided && isUsual && width <= NARROW_USUAL) ||
    // An announcement alone may lie.
    (isDecided && afterEnd !== 'untested' && isAnnouncedWindow(match, windowMs))
  if (!isWindowKnown) return { windowMs, isWindowKnown }
  // A known window is the one of the best kind. Other kinds of the behavior might allow hours.
  const ofKind = estimate(windowOf(best), windowsOf(within.filter((point) => point.kind === kind)))
  const isRough = width > NARROW && ofKind.to <= ofKind.from * NARROW_USUAL
  const known = isRough ? ofKind : windowMs
  if ((match !== null && !isDerived(match)) || kind.growth !== undefined)
    return { isWindowKnown, windowMs: known }
  const value =
    usual ?? likelyIn(known, Math.sqrt(ofKind.from * ofKind.to), kind.isPerUnit === true ? best.size : null)
  return { isWindowKnown, windowMs: estimate(value, [known.from, known.to]) }
}

/** Returns the usual window or the multiple of 5 s, or of whole seconds per unit of a bucket, nearest to the middle, if in the interval. */
function likelyIn({ from, to }: Estimate, middleMs: number, size: number | null): number {
  const stepMs = (size ?? 5) * SECOND_MS
  const wholeMs = Math.round(middleMs / stepMs) * stepMs
  const likely = [usualWindow(middleMs, NARROW - 1) ?? 0, wholeMs].filter((ms) => ms >= from && ms <= to)
  return likely.toSorted((a, b) => Math.abs(a - middleMs) - Math.abs(b - middleMs))[0] ?? middleMs
}

function tableOf(points: readonly Point[], scoreWithout: number, isQueued: boolean): readonly Candidate[] {
  const bestOfKind = new Map<string, Point>()
  for (const point of points) {
    const known = bestOfKind.get(point.kind.name)
    if (known === undefined || known.score < point.score) bestOfKind.set(point.kind.name, point)
  }
  const rows = [...bestOfKind.values()].map((point) => ({
    candidate: nameOf(point),
    behavior: point.kind.behavior,
    score: point.score,
  }))
  // A queue that is full refuses as a cap on requests in flight does.
  const queue = { candidate: 'a queue', behavior: 'delays' as const, score: points[0]?.score ?? 0 }
  const none = { candidate: 'no limit', behavior: 'none' as const, score: scoreWithout }
  const all = [...rows, ...(isQueued ? [queue] : []), none].toSorted((a, b) => b.score - a.score)
  const top = all[0]?.score ?? 0
  const sum = all.reduce((total, { score }) => total + Math.exp(score - top), 0)
  return all.map(({ score, ...row }) => ({
    ...row,
    share: Math.exp(score - top) / sum,
    evidence: score - top,
  }))
}

function nameOf(point: Point): string {
  const size = Number(point.size.toPrecision(4))
  return point.kind.behavior === 'in-flight'
    ? `${size} in flight`
    : `${point.kind.name}, ${size} per ${Number((windowOf(point) / 1000).toPrecision(3))} s`
}

/** Returns for each candidate two windows: one search step shorter and one longer than its window. */
function windowsOf(points: readonly Point[]): readonly number[] {
  return points.flatMap((point) => [windowOf(point) / (1 + NEAREST), windowOf(point) * (1 + NEAREST)])
}

function estimate(value: number, values: readonly number[]): Estimate {
  return { value, from: Math.min(value, ...values), to: Math.max(value, ...values) }
}

function matching(
  announced: readonly AnnouncedLimit[],
  size: Estimate,
  windowMs: Estimate | null,
): AnnouncedLimit | null {
  return (
    announced.find((limit) => {
      // The search prefers an announced size, so another best size contradicts it.
      const isSize = Math.abs(limit.size - size.value) <= 0.01 * size.value
      const isWindow =
        windowMs === null ||
        limit.windowMs === null ||
        (limit.windowMs + (limit.errorMs ?? 0) >= windowMs.from * (1 - AGREES) &&
          limit.windowMs - (limit.errorMs ?? 0) <= windowMs.to * (1 + AGREES))
      return isSize && isWindow
    }) ?? null
  )
}

/** Returns false if a limit that counts refused requests explains the answers nearly as well as `best`, a sliding window; else true. */
function isSeparated(points: readonly Point[], best: Point): boolean {
  if (best.kind.behavior !== 'sliding-window') return true
  return points.every(
    ({ kind, logLikelihood }) =>
      kind.countsRefused !== true || logLikelihood < best.logLikelihood - AS_LIKELY,
  )
}

function widthOf(points: readonly Point[]): number {
  const windows = points.map(windowOf)
  return Math.max(...windows) / Math.min(...windows)
}

/** Returns whether the error of an announced window may exceed 5 %, for example because reset times in whole seconds show the window. */
export function isDerived({ windowMs, errorMs = 0 }: AnnouncedLimit): boolean {
  return windowMs !== null && errorMs > AGREES * windowMs
}

function isAnnouncedWindow(match: AnnouncedLimit | null, { value, from, to }: Estimate): boolean {
  if (match?.windowMs === undefined || match.windowMs === null) return false
  return isSameWindow(match.windowMs, value) && (!isDerived(match) || to <= from * NARROW)
}

/** Returns whether a decision is complete: behavior, size and window are known. */
export function isNamed({ behavior, isSizeKnown, isWindowKnown }: Decision): boolean {
  return behavior !== null && isSizeKnown && isWindowKnown
}
