/**
 * Estimates the cost of the rest of a run, so that it can be announced first. It plans the rest for an imagined service, whose limits are those
 * found or announced so far, and counts the requests. Pure.
 */
import { COUNTER_KINDS, type Counter } from './behaviors.ts'
import { contextOf, factsOf, isDelaying, type Context } from './context.ts'
import { isNamed } from './decide.ts'
import type { Component } from './explain-answers.ts'
import { traceOf, type Counting } from './likelihood.ts'
import { costIn, eventsOf, isMeantToFail } from './limit-trace.ts'
import { planIn } from './next-batch.ts'
import { isRoughlyKnown } from './next-look.ts'
import { announcedEnd, requestTarget, startOf, tokenTarget, type Target } from './plan-round.ts'
import type { Point } from './search-grid.ts'
import { SECOND_MS, type ExpectedCost, type Observation, type PlannedRequest, type Seen } from './types.ts'

// More batches than a plan has when its limits are as assumed.
const MOST_BATCHES = 30

/** Returns the requests, seconds and tokens that the rest of the plan is expected to cost. Without an estimate all are 0. */
export function expectCost(from: Seen): ExpectedCost {
  const context = contextOf(from)
  const note = unknownCost(context)
  if (note !== null) return { requests: 0, seconds: 0, tokens: 0, note }
  const rest = imaginedRest(context)
  const lastMs = Math.max(context.nowMs, ...rest.map(({ closedMs }) => closedMs))
  const accepted = rest.filter(({ outcome }) => outcome === 'accepted')
  return {
    requests: rest.length,
    seconds: Math.round((lastMs - context.nowMs) / SECOND_MS),
    tokens: Math.round(accepted.reduce((sum, one) => sum + costIn('tokens', one), 0)),
    note: rest.some(({ stage }) => stage === 'search')
      ? 'this includes a search for a limit of requests, and more if it finds one'
      : null,
  }
}

/** Returns why the cost cannot be estimated yet; null when it can. */
function unknownCost(context: Context): string | null {
  if (context.seen.length < 3 && context.announced.some(({ errorMs = 0 }) => errorMs > 0))
    return 'the cost of the rest is known when the next answers show the length of the window'
  const found = context.found().find(({ component }) => component.counting.unit === 'requests')
  const isNew = found !== undefined && context.has('search') && !context.has('spend')
  return isNew && !isRoughlyKnown(context, found)
    ? 'the cost of the rest is known when the window of the limit is known'
    : null
}

/** A limit of the imagined service, with what it has counted. */
type ImaginedLimit = { readonly component: Component; readonly counter: Counter }

/** Returns the requests of the rest of the plan with their imagined answers. */
function imaginedRest(context: Context): readonly Observation[] {
  const { seen, bounds, nowMs, briefMs } = context
  const limits = limitsOf(context)
  const components = limits.map(({ component }) => component)
  let [all, freeMs] = [seen, nowMs]
  for (let turn = 0; turn < MOST_BATCHES; turn += 1) {
    const events = eventsOf(all)
    const own = events.filter(({ observation }) => isOwn(context, observation))
    const next = planIn(factsOf({ seen: all, bounds }, { events, own, components, unexplained: 0, total: 0 }))
    if (next.type === 'done') break
    const answers: Observation[] = []
    for (const request of next.requests) {
      const sentMs = Math.max(freeMs, request.atMs)
      const isAccepted = isAcceptedBy(
        isOwn(context, request) ? limits : [],
        request,
        sentMs,
        sentMs + briefMs,
      )
      answers.push(answerTo({ ...request, stage: next.stage, sentMs }, sentMs + briefMs, isAccepted))
      if (!next.isParallel) freeMs = sentMs + briefMs
      if (next.until === 'refusal' && !isAccepted) break
    }
    freeMs = Math.max(freeMs, ...answers.map(({ closedMs }) => closedMs))
    all = [...all, ...answers]
  }
  return all.slice(seen.length)
}

function isOwn({ bounds }: Seen, { key, source }: PlannedRequest): boolean {
  return key === bounds.keys[0] && source === bounds.sources[0]
}

/** Lets the limits count a request, and returns whether all accept it. Requests that are meant to fail cost nothing. */
function isAcceptedBy(
  limits: readonly ImaginedLimit[],
  request: PlannedRequest,
  atMs: number,
  doneMs: number,
): boolean {
  const costs = limits.map(({ component, counter }) => ({
    counter,
    cost: isMeantToFail(request) ? 0 : costIn(component.counting.unit, { ...request, usedTokens: null }),
    size: isDelaying(component) ? Infinity : component.best.size,
  }))
  const isAccepted = costs.every(({ counter, cost, size }) => cost === 0 || counter.used(atMs) + cost <= size)
  for (const { counter, cost } of costs) if (cost > 0) counter.record({ atMs, doneMs, cost, isAccepted })
  return isAccepted
}

function answerTo(
  request: PlannedRequest & Pick<Observation, 'stage' | 'sentMs'>,
  doneMs: number,
  isAccepted: boolean,
): Observation {
  const untold = { fields: {}, errorText: null, dateMs: null, usedTokens: null }
  const outcome = isAccepted ? 'accepted' : 'refused'
  return {
    ...request,
    ...untold,
    answeredMs: doneMs,
    closedMs: doneMs,
    outcome,
    status: isAccepted ? 200 : 429,
  }
}

/** Returns the limits that were found, with what they have counted so far. An announced limit replaces one that is not named yet. */
function limitsOf(context: Context): readonly ImaginedLimit[] {
  const targets = [requestTarget(context), tokenTarget(context)].filter((target) => target !== null)
  const found = context.found().flatMap(({ component, decision }) => {
    const isReplaced = targets.some(({ unit }) => unit === component.counting.unit) && !isNamed(decision)
    return isReplaced ? [] : [{ ...component, points: [component.best] }]
  })
  const announced = targets
    .filter(({ unit }) => !found.some(({ counting }) => counting.unit === unit))
    .flatMap((target) => announcedComponent(context, target))
  const own = eventsOf(context.seen.filter((one) => isOwn(context, one)))
  return [...found, ...announced].map((component) => {
    const counter = component.best.kind.start(component.best.times)
    for (const taken of traceOf(own, component.counting).taken) counter.record(taken)
    return { component, counter }
  })
}

/** Returns an announced limit as if it were found: a window whose end is announced, one that begins with the first request, or a refill. */
function announcedComponent(context: Context, { unit, size, windowMs }: Target): readonly Component[] {
  const isRefill = context.series.some((one) => one.unit === unit && one.size === size && one.isRefill)
  const endMs = isRefill ? null : announcedEnd(context, windowMs, startOf(context))
  const kind = COUNTER_KINDS.find(
    ({ behavior, times }) =>
      behavior === (isRefill ? 'bucket' : 'window') && times.includes('phaseMs') === (endMs !== null),
  )
  if (kind === undefined) return []
  const times = { windowMs: isRefill ? windowMs / size : windowMs, phaseMs: endMs ?? 0, extraMs: 0 }
  const best: Point = { kind, times, size, charging: 'before', logLikelihood: 0, plain: 0, score: 0 }
  const counting: Counting = { unit, scope: 'key', consumedBy: [] }
  return [{ counting, best, points: [best], scoreWithout: -Infinity, scopes: ['key'], consumedBy: new Map() }]
}
