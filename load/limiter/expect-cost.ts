/**
 * Estimates the cost of the rest of a run by simulation. A simulated service has the limits that were found or announced, and answers the
 * requests that the run would plan. The estimate is the cost of these requests, usually increased by a margin.
 */
import { SECOND_MS } from '../../schemas/durations.ts'
import { COUNTER_KINDS } from './behaviors.ts'
import { contextOf, factsOf, isDelaying, type Context } from './context.ts'
import { isFullyKnown } from './decide.ts'
import { SCOPES, type FittedLimit } from './explain-answers.ts'
import { LIKELIEST, replay, traceOf } from './likelihood.ts'
import { costIn, isMeantToFail, sumOf } from './limit-trace.ts'
import { planIn } from './next-batch.ts'
import { isRoughlyKnown } from './next-probe.ts'
import { announcedEnd, startOf, targetsOf, type Target } from './plan-round.ts'
import type { ExpectedCost, Observation, PlannedRequest, RunSoFar } from './types.ts'

// A real run needs more requests and time than the simulation of it, by these factors.
const COST_MARGIN = { requests: 1.1, seconds: 1.34 } as const

/** Returns the expected cost of the rest of a run. The numbers are 0 if the cost is unknown. */
export function expectCost(from: RunSoFar): ExpectedCost {
  const context = contextOf(from)
  const note = unknownCost(context)
  if (note !== null) return { requests: 0, seconds: 0, tokens: 0, note }
  const { rest, lastMs } = imaginedRest(context)
  const isSearch = rest.some(({ stage }) => stage === 'search')
  const more = isSearch ? { requests: 1, seconds: 1 } : COST_MARGIN
  const { bounds, nowMs, requestsLeft, tokensLeft } = context
  // The margin counts from the start of the current round, even if little of it is left.
  const fromMs = context.inRound('spend') && !context.inRound('edge-2') ? startOf(context) : nowMs
  const tokens = sumOf(rest.map((one) => (one.outcome === 'accepted' ? costIn('tokens', one) : 0)))
  return {
    requests: Math.max(0, Math.min(requestsLeft, Math.round(rest.length * more.requests))),
    seconds: (Math.min(bounds.maxMs, fromMs + (lastMs - fromMs) * more.seconds) - nowMs) / SECOND_MS,
    tokens: Math.min(tokensLeft, Math.round(tokens * more.requests)),
    note: isSearch ? 'a limit that the search finds takes more, at most all that the bounds allow' : null,
  }
}

function unknownCost(context: Context): string | null {
  if (context.seen.length < 3 && targetsOf(context).some((target) => target.errorMs !== undefined))
    return 'the cost of the rest is known when the next answers show the length of the window'
  const found = context.found().find(({ component }) => component.counting.unit === 'requests')
  const isNew = found !== undefined && context.has('search') && !context.has('spend')
  // The plan has no round for a window that ends after the run, so it would only consist of probes.
  const isTooLong = (found?.decision.windowMs?.value ?? 0) > context.bounds.maxMs - context.nowMs
  return isNew && (isTooLong || !isRoughlyKnown(context, found))
    ? 'the cost of the rest is known when the window of the limit is known'
    : null
}

/** Returns what the rest of a run needs: requests, with a margin, and ms. Null if unknown. */
export function needOfRest(context: Context): { readonly requests: number; readonly ms: number } | null {
  if (unknownCost(context) !== null) return null
  const { rest, lastMs } = imaginedRest(context)
  return { requests: rest.length * COST_MARGIN.requests, ms: lastMs - context.nowMs }
}

function imaginedRest(context: Context) {
  const rest = imaginedAnswers(context)
  return { rest, lastMs: Math.max(context.nowMs, ...rest.map(({ closedMs }) => closedMs)) }
}

function imaginedAnswers(context: Context): readonly Observation[] {
  const { seen, bounds, nowMs, briefMs } = context
  const components = limitsOf(context)
  const isAcceptedAt = imaginedService(context, components)
  const nothing = { fields: {}, errorText: null, dateMs: null, usedTokens: null } as const
  let [all, freeMs] = [seen, nowMs]
  // Ends at the latest when the time of the run is over: a batch from which nothing is sent is the last one.
  for (;;) {
    const stages = all.map(({ stage }) => stage)
    // One imagined limit explains all answers: from the next batch on, nothing else is open, and the scope from the second try on.
    const isOpen = stages.slice(seen.length).every((stage) => stage === 'scope')
    const open = isOpen ? context.explanation().components : components
    const isTried = stages.filter((stage) => stage === 'scope').length > 1
    const tested = isTried ? open.map((one) => ({ ...one, scopes: SCOPES.slice(0, 1) })) : open
    const known = { ...context.explanation(), components: tested }
    const next = planIn(all === seen ? context : factsOf({ seen: all, bounds }, known))
    if (next.type === 'done') return all.slice(seen.length)
    const answers: Observation[] = []
    // How many of these are accepted is what they are to show.
    const most = /^(?:probe|edge-2)$/.test(next.stage) ? next.requests.length / 2 : Infinity
    for (const request of next.requests) {
      const sentMs = Math.max(freeMs, request.atMs)
      if (sentMs > bounds.maxMs) break
      const closedMs = sentMs + briefMs
      const isAccepted = answers.length < most && isAcceptedAt(request, sentMs, closedMs)
      const times = { stage: next.stage, sentMs, answeredMs: closedMs, closedMs }
      const [outcome, status] = isAccepted ? (['accepted', 200] as const) : (['refused', 429] as const)
      answers.push({ ...request, ...times, outcome, status, ...nothing })
      if (!next.isParallel) freeMs = closedMs
      if (next.until === 'refusal' && !isAccepted) break
    }
    if (answers.length === 0) return all.slice(seen.length)
    freeMs = Math.max(freeMs, ...answers.map(({ closedMs }) => closedMs))
    all = [...all, ...answers]
  }
}

function imaginedService({ bounds, explanation }: Context, components: readonly FittedLimit[]) {
  const { own } = explanation()
  const limits = components.map((component) => {
    const { counting, best } = component
    const [counter = best.kind.start(best.times)] = replay(traceOf(own, counting), best, LIKELIEST).counters
    return { unit: counting.unit, size: isDelaying(component) ? Infinity : best.size, counter }
  })
  return (request: PlannedRequest, atMs: number, doneMs: number): boolean => {
    // Requests that are meant to fail, or have another key or address, cost nothing.
    const { key, source } = request
    if (isMeantToFail(request) || key !== bounds.keys[0] || source !== bounds.sources[0]) return true
    const costs = limits.map((limit) => ({ ...limit, cost: costIn(limit.unit, request) }))
    const isAccepted = costs.every(({ counter, cost, size }) => counter.used(atMs) + cost <= size)
    for (const { counter, cost } of costs) counter.record({ atMs, doneMs, cost, isAccepted })
    return isAccepted
  }
}

function limitsOf(context: Context): readonly FittedLimit[] {
  const targets = targetsOf(context)
  const found = context.found().flatMap(({ component, decision }) => {
    const isReplaced = targets.some(({ unit }) => unit === component.counting.unit) && !isFullyKnown(decision)
    return isReplaced ? [] : [{ ...component, points: [component.best] }]
  })
  const others = targets.filter(({ unit }) => !found.some(({ counting }) => counting.unit === unit))
  return [...found, ...others.flatMap((target) => announcedComponent(context, target))]
}

function announcedComponent(context: Context, target: Target): readonly FittedLimit[] {
  const { unit, size, windowMs, isRefill = false } = target
  const endMs = isRefill ? null : announcedEnd(context, windowMs, startOf(context))
  const kind = COUNTER_KINDS.find(
    ({ behavior, times }) =>
      behavior === (isRefill ? 'bucket' : 'window') && times.includes('phaseMs') === (endMs !== null),
  )
  if (kind === undefined) return []
  const times = { windowMs: isRefill ? windowMs / size : windowMs, phaseMs: endMs ?? 0, extraMs: 0 }
  const best = { kind, times, size, charging: 'before', logLikelihood: 0, plain: 0, score: 0 } as const
  const counting = { unit, scope: 'key', consumedBy: [] } as const
  return [{ counting, best, points: [best], scoreWithout: -Infinity, scopes: SCOPES, consumedBy: new Map() }]
}
