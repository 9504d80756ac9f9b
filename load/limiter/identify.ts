/** Identifies the limits of a service from the answers of a run: announced limits, confirmed limits and open questions. Pure. */
import { AGREES } from './constants.ts'
import { isSameAnnouncement } from './announced.ts'
import { contextOf, isDelaying, isLong, reasonsAgainst, type Context, type Found } from './context.ts'
import { SILENCE } from './behaviors.ts'
import { isDerived, isNamed, type Decision } from './decide.ts'
import { exactly } from './limit-text.ts'
import { openQuestions } from './open-questions.ts'
import { clientSettings } from './client-settings.ts'
import { costIn, type TraceEvent } from './limit-trace.ts'
import { headerTruth, refusedBy, retryAfterTruth } from './truths.ts'
import type { AnnouncedLimit, Candidate, Estimate, Identification, Limit, Seen } from './types.ts'

/** Returns the confirmed and announced limits of a service, the open questions about them, and settings for clients. */
export function identify(from: Seen): Identification {
  const context = contextOf(from)
  const reasons = reasonsAgainst(context)
  const found = reasons.length === 0 ? context.found() : []
  const confirmed = found.filter(({ decision }) => isNamed(decision)).map((one) => limitOf(context, one))
  const announced = context.announced
    .filter(
      (limit) => !confirmed.some(({ announced: same }) => same !== null && isSameAnnouncement(same, limit)),
    )
    .map((limit) => announcedLimit(context, limit, confirmed))
  const limits = [...confirmed, ...announced]
  const table: readonly Candidate[] = found.flatMap(({ decision }) => decision.table)
  const open = openQuestions(context, found, limits)
  const isAnswered =
    reasons.length === 0 &&
    found.every(({ decision }) => isNamed(decision)) &&
    announced.every(
      (limit) =>
        limit.status === 'refuted' || limit.announced === null || isLong(limit.announced) || found.length > 0,
    )
  const settings = clientSettings(limits)
  return { isAnswered, limits, table, open, settings, watchedMs: context.nowMs, reasons }
}

function limitOf(context: Context, { component, decision }: Found): Limit {
  const { point, size, announced } = decision
  const { kind } = point
  const isPerUnit = kind.isPerUnit === true
  const series = context.series.find(
    (one) =>
      announced !== null &&
      one.field === announced.source &&
      one.unit === announced.unit &&
      one.size === announced.size,
  )
  const refused = refusedBy(context, component)
  const { scopes, consumedBy } = component
  const isTried = context.bounds.keys.every((key) => context.seen.some((one) => one.key === key))
  return {
    status: 'confirmed',
    behavior: decision.behavior,
    unit: component.counting.unit,
    size,
    windowMs: windowEstimate(decision),
    refill: isPerUnit && kind.behavior !== 'window' ? refillOf(decision) : null,
    prolongedBy: prolongedBy(decision),
    banMs: kind.growth !== undefined ? nextBan(context, decision) : null,
    scope: isTried || scopes.includes('key') || !scopes.includes('all') ? scopes : [...scopes, 'account'],
    consumedBy: {
      refused: isDelaying(component) ? null : kind.behavior === 'prolonging',
      'wrong-key': consumedBy.get('wrong-key') ?? null,
      invalid: consumedBy.get('invalid') ?? null,
    },
    retryAfter: retryAfterTruth(context, refused, component),
    header:
      series === undefined || refused === null
        ? null
        : headerTruth(context, series, refused, decision.behavior),
    confidence: decision.share,
    announced,
  }
}

/** Returns how many units a bucket refills each time, and the time between refills (ms). */
function refillOf({ point: { times }, windowMs, size }: Decision): Limit['refill'] {
  const { windowMs: unitMs, extraMs } = times
  return extraMs === 0
    ? { amount: 1, everyMs: windowMs === null ? unitMs : windowMs.value / size.value }
    : { amount: Math.round(extraMs / unitMs), everyMs: extraMs }
}

/** Returns the estimated window of a limit. Its value is the announced window if the announcement agrees with the estimate. */
function windowEstimate({ windowMs, announced }: Decision): Estimate | null {
  if (windowMs === null || announced?.windowMs === null || announced === null || isDerived(announced))
    return windowMs
  const { windowMs: value } = announced
  return { value, from: Math.min(value, windowMs.from), to: Math.max(value, windowMs.to) }
}

function prolongedBy({ point: { kind }, table }: Decision): Limit['prolongedBy'] {
  if (kind.growth !== undefined) return 'ban'
  if (kind.behavior !== 'prolonging') return null
  // A steady pace never resets such a count and is refused without end, so it counts as long as it is possible.
  const isSilence = table.some(({ candidate }) => candidate.startsWith(SILENCE))
  return isSilence ? 'requests' : 'refusals'
}

/** Returns the length, in milliseconds, of a ban that would begin now. */
function nextBan({ explanation }: Context, { point: { kind, times } }: Decision): number {
  const { own } = explanation()
  const growth = kind.growth ?? 1
  const bans = own.filter((event, index) => !event.isAccepted && own[index - 1]?.isAccepted === true).length
  return times.extraMs * growth ** bans
}

/** Returns an announced limit that was not confirmed: `refuted` if answers or a confirmed limit contradict it. */
function announcedLimit(context: Context, limit: AnnouncedLimit, confirmed: readonly Limit[]): Limit {
  const refutation = refutationOf(context, limit, confirmed)
  return {
    status: refutation === null ? 'announced only' : 'refuted',
    behavior: null,
    unit: limit.unit,
    size: exactly(limit.size),
    windowMs: limit.windowMs === null ? null : exactly(limit.windowMs),
    refill: null,
    prolongedBy: null,
    banMs: null,
    scope: limit.scope === undefined ? null : [limit.scope],
    consumedBy: { refused: null, 'wrong-key': null, invalid: null },
    retryAfter: null,
    header: refutation === null ? null : { field: limit.source, verdict: 'false', note: refutation },
    confidence: null,
    announced: limit,
  }
}

/** Returns why an announced limit is wrong; null when nothing contradicts it. */
function refutationOf(context: Context, limit: AnnouncedLimit, confirmed: readonly Limit[]): string | null {
  const { unit, size, windowMs } = limit
  if (unit !== 'in-flight' && windowMs === null) return null
  const accepted = context.explanation().own.filter(({ isAccepted, isFailing }) => isAccepted && !isFailing)
  const together = (isTogether: (one: TraceEvent, other: TraceEvent) => boolean): number =>
    accepted
      .map((one) => accepted.filter((other) => isTogether(one, other)))
      .map((events) => events.reduce((sum, { observation }) => sum + costIn(unit, observation), 0))
      .reduce((most, cost) => Math.max(most, cost), 0)
  const within = (spanMs: number): number =>
    together((one, other) => other.atMs >= one.atMs && other.atMs <= one.atMs + spanMs)
  const atOnce =
    unit === 'in-flight'
      ? together((one, other) => other.atMs <= one.atMs && other.doneMs > one.atMs)
      : within(0.02 * (windowMs ?? 0))
  if (atOnce > size * 1.01 + 1) return `${atOnce} were accepted within a moment`
  const inWindow = within(windowMs ?? 0)
  if (inWindow > size * 2.02 + 1) return `${inWindow} were accepted within ${(windowMs ?? 0) / 1000} s`
  const rival = confirmed.find(
    (other) =>
      other.unit === unit && other.behavior !== 'delays' && other.windowMs !== null && windowMs !== null,
  )
  if (rival === undefined || rival.windowMs === null || windowMs === null || rival.announced !== null)
    return null
  const sameSize = Math.abs(rival.size.value - size) <= 0.01 * size
  const sameWindow =
    windowMs >= rival.windowMs.from * (1 - AGREES) && windowMs <= rival.windowMs.to * (1 + AGREES)
  // A larger limit may hold too, such as that of a service behind a gateway.
  if (sameWindow && size < rival.size.from) return `the limit is ${rival.size.value}`
  return sameSize && !sameWindow && !isDerived(limit)
    ? `the window is ${(rival.windowMs.value / 1000).toFixed(1)} s`
    : null
}
