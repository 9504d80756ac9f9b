import { SAME_TIME, SAME_WINDOW } from './constants.ts'
import { isSameAnnouncement } from './announced.ts'
import { contextOf, isDelaying, isLong, reasonsAgainst, type Context, type FoundLimit } from './context.ts'
import { RESET_BY_SILENCE } from './behaviors.ts'
import { estimate, isInexact, isFullyKnown, type Decision } from './decide.ts'
import { formatPlain, formatQuota } from './limit-text.ts'
import { openQuestions } from './open-questions.ts'
import { costIn, mostAtOnce, type TraceEvent } from './limit-trace.ts'
import { headerTruth, refusedBy, retryAfterTruth } from './truths.ts'
import type { AnnouncedLimit, ClientSettings, Estimate, Identification, Limit, RunSoFar } from './types.ts'

/** Returns the limits of a service, the open questions, and recommended settings for clients. */
export function identify(from: RunSoFar): Identification {
  const context = contextOf(from)
  const reasons = reasonsAgainst(context)
  const found = reasons.length === 0 ? context.found() : []
  const confirmed = found.filter(({ decision }) => isFullyKnown(decision)).map((one) => limitOf(context, one))
  const announced = context.announced
    .filter(
      (limit) => !confirmed.some(({ announced: same }) => same !== null && isSameAnnouncement(same, limit)),
    )
    .map((limit) => announcedLimit(context, limit, confirmed))
  const limits = [...confirmed, ...announced]
  const isSettled = ({ status, announced: one }: Limit): boolean =>
    status === 'refuted' || one === null || isLong(one) || found.length > 0
  return {
    isAnswered: reasons.length === 0 && confirmed.length === found.length && announced.every(isSettled),
    limits,
    table: found.flatMap(({ decision }) => decision.table.slice(0, 5)),
    open: openQuestions(context, found, limits),
    settings: clientSettings(limits),
    watchedMs: context.nowMs,
    reasons,
  }
}

function limitOf(context: Context, { component, decision }: FoundLimit): Limit {
  const { point, size, announced, behavior } = decision
  const { scopes, tokensBy = null, consumedBy, counting } = component
  const { kind } = point
  const series = context.series.find(({ limit }) => limit === announced)
  const refused = refusedBy(context.explanation(), component)
  const { own } = context.explanation()
  const bans = own.filter((event, index) => !event.isAccepted && own[index - 1]?.isAccepted === true).length
  const isTried = context.bounds.keys.every((key) => context.seen.some((one) => one.key === key))
  const hasTruth = series !== undefined && refused !== null
  return {
    status: 'confirmed',
    behavior,
    unit: counting.unit,
    size,
    windowMs: decision.windowMs,
    refill: kind.isPerUnit === true ? refillOf(decision) : null,
    prolongedBy: prolongation(decision),
    banMs: kind.growth === undefined ? null : point.times.extraMs * kind.growth ** bans,
    scope: isTried || scopes.includes('key') || !scopes.includes('all') ? scopes : [...scopes, 'account'],
    tokensBy,
    consumedBy: {
      refused: isDelaying(component) ? null : kind.behavior === 'prolonging',
      'wrong-key': consumedBy.get('wrong-key') ?? null,
      invalid: consumedBy.get('invalid') ?? null,
    },
    retryAfter: retryAfterTruth(context, refused, component),
    header: hasTruth ? headerTruth(context, series, refused, behavior === 'window') : null,
    confidence: decision.share,
    announced,
  }
}

function refillOf({ point: { kind, times }, windowMs, size }: Decision): Limit['refill'] {
  const { windowMs: unitMs, extraMs } = times
  if (kind.times.includes('extraMs')) return { amount: Math.round(extraMs / unitMs), everyMs: extraMs }
  return { amount: 1, everyMs: windowMs === null ? unitMs : windowMs.value / size.value }
}

function prolongation({ point: { kind }, table }: Decision): Limit['prolongedBy'] {
  if (kind.growth !== undefined) return 'ban'
  if (kind.behavior !== 'prolonging') return null
  // A client that sends steadily never resets such a count and is refused for ever. So this kind is reported as long as it is possible.
  return table.some(({ candidate }) => candidate.startsWith(RESET_BY_SILENCE)) ? 'requests' : 'refusals'
}

function announcedLimit(context: Context, limit: AnnouncedLimit, confirmed: readonly Limit[]): Limit {
  const refutation = refutationOf(context, limit, confirmed)
  return {
    status: refutation === null ? 'announced only' : 'refuted',
    behavior: null,
    unit: limit.unit,
    size: estimate(limit.size),
    windowMs: limit.windowMs === null ? null : estimate(limit.windowMs),
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

function refutationOf(context: Context, limit: AnnouncedLimit, confirmed: readonly Limit[]): string | null {
  const { unit, size, windowMs } = limit
  if (unit !== 'in-flight' && windowMs === null) return null
  const accepted = context.explanation().own.filter(({ isAccepted, isFailing }) => isAccepted && !isFailing)
  const most = (endOf: (event: TraceEvent) => number): number =>
    mostAtOnce(
      accepted.map((event) => {
        return { fromMs: event.atMs, toMs: endOf(event), cost: costIn(unit, event.observation) }
      }),
    )
  const within = (spanMs: number): number => most(({ atMs }) => atMs + spanMs)
  const atOnce = unit === 'in-flight' ? most(({ doneMs }) => doneMs) : within(0.02 * (windowMs ?? 0))
  const accepts = (units: number, ms: number): string =>
    `${formatQuota(unit, estimate(units), null)} were accepted ${unit === 'in-flight' ? 'at once' : `within ${formatPlain(ms)}`}`
  if (atOnce > size * 1.01 + 1) return accepts(atOnce, 0.02 * (windowMs ?? 0))
  if (windowMs === null) return null
  const inWindow = within(windowMs)
  if (inWindow > size * 2.02 + 1) return accepts(inWindow, windowMs)
  const rival = confirmed.find(
    (other) => other.unit === unit && other.behavior !== 'delays' && other.windowMs !== null,
  )
  if (rival === undefined || rival.windowMs === null || rival.announced !== null) return null
  const { from, to, value } = rival.windowMs
  const sameSize = Math.abs(rival.size.value - size) <= 0.01 * size
  const sameWindow = windowMs >= from * (1 - SAME_TIME) && windowMs <= to * (1 + SAME_TIME)
  // A larger limit may hold too, such as that of a service behind a gateway.
  if (sameWindow && size < rival.size.from) return `the limit is ${rival.size.value}`
  const isOther = sameSize && !sameWindow && !isInexact(limit)
  return isOther ? `the window is ${(value / 1000).toFixed(1)} s` : null
}

/** Returns how fast a client may send, and how long it should wait after a refusal. Returns null if no limits are known. */
export function clientSettings(limits: readonly Limit[]): ClientSettings | null {
  const binding = limits.filter(({ status }) => status !== 'refuted')
  if (binding.length === 0) return null
  const inFlight = binding.filter(({ unit }) => unit === 'in-flight').map(sizeOf)
  const silent = binding.find(({ prolongedBy }) => prolongedBy === 'requests')
  const retries = binding.flatMap(({ retryAfter }) => retryAfter?.verdict ?? [])
  const paces = binding.flatMap(paceOf)
  const confirmed = binding.filter(({ status }) => status === 'confirmed')
  const waits = confirmed.flatMap(waitAfter)
  return {
    maxInFlight: inFlight.length === 0 ? null : Math.min(...inFlight),
    paces: silent === undefined ? paces : paces.filter(({ unit }) => unit !== 'requests'),
    rest:
      silent === undefined || silent.windowMs === null
        ? null
        : { count: sizeOf(silent), ms: withSlack(silent.windowMs.to) },
    afterRefusal: {
      waitMs: waits.length === 0 ? null : Math.max(...waits),
      msPerToken: Math.max(0, ...confirmed.map(msPerToken)),
      obeyRetryAfter: retries.length > 0 && retries.every((verdict) => verdict === 'true'),
    },
  }
}

function sizeOf({ size, announced }: Limit): number {
  return Math.max(1, Math.floor(announced === null ? size.from : size.value))
}

function withSlack(ms: number): number {
  return Math.ceil(ms * (1 + SAME_WINDOW) + 250)
}

function paceOf(limit: Limit): ClientSettings['paces'] {
  const { unit, behavior, windowMs, refill, prolongedBy, banMs } = limit
  if (unit === 'in-flight' || windowMs === null || prolongedBy === 'requests') return []
  // Only a ban hides the end of the window before it. So the upper end of the interval is used only then.
  const longestMs = banMs === null ? likelyEnd(windowMs) : windowMs.to
  // A weighted count of two windows counts a request up to twice as long as a log does.
  const windows = behavior === 'sliding-window' || behavior === 'prolonging' ? 2 : 1
  // Refills at intervals may come one interval later than a client expects.
  const tickMs = refill === null || refill.amount === 1 ? 0 : refill.everyMs
  // Where usage is not shown to count, only the larger count is safe.
  const by = /^(?:output-)?tokens$/.test(unit) ? { tokensBy: limit.tokensBy ?? ('max_tokens' as const) } : {}
  return [{ unit, ...by, count: sizeOf(limit), perMs: windows * withSlack(longestMs) + tickMs }]
}

function waitAfter({ windowMs, refill, behavior, banMs }: Limit): readonly number[] {
  if (windowMs === null || behavior === 'delays') return []
  const freeMs = behavior === 'bucket' && refill !== null ? refill.everyMs : likelyEnd(windowMs)
  return [withSlack(banMs ?? freeMs)]
}

function msPerToken({ unit, behavior, refill }: Limit): number {
  if (behavior !== 'bucket' || refill === null || !unit.includes('tokens')) return 0
  return (refill.everyMs / refill.amount) * (1 + SAME_WINDOW)
}

function likelyEnd({ value, to }: Estimate): number {
  return Math.min(to, 1.1 * value)
}
