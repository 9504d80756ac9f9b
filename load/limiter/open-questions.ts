import { SECOND_MS } from '../../schemas/durations.ts'
import { EDGE_MARGIN, QUEUE_WAIT_MS } from './constants.ts'
import { isSameAnnouncement } from './announced.ts'
import { factsOf, isLong, type Context, type FoundLimit } from './context.ts'
import { estimate, isFullyKnown } from './decide.ts'
import { needOfRest } from './expect-cost.ts'
import { formatAnnounced, formatBest, formatPlain, formatQuota, formatScopes } from './limit-text.ts'
import { arrivalsOf, quantile, queuedBurst, surelyInFlight } from './limit-trace.ts'
import { planIn } from './next-batch.ts'
import { pauses } from './next-probe.ts'
import { neededFor, targetsOf } from './plan-round.ts'
import { refusedBy, retryAfterTruth } from './truths.ts'
import type { AnnouncedLimit, Limit, OpenQuestion } from './types.ts'

type Questions = readonly OpenQuestion[]

/** Returns what the run could not find out about limits, with the options of a run that could. */
export function openQuestions(context: Context, found: readonly FoundLimit[], limits: readonly Limit[]) {
  const hasTokens = limits.some(({ unit }) => unit.includes('tokens'))
  const announced = limits.flatMap(({ status, announced: limit }) => {
    const isFitted = found.some(({ decision }) => decision.announced === limit)
    if (status !== 'announced only' || limit === null || isFitted) return []
    return testOf(context, limit, `whether ${formatAnnounced(limit)} is true`)
  })
  // A test of an announced limit comes before a longer search.
  const isTested = announced.some(({ flags }) => flags.length > 0)
  const inFlight = surelyInFlight(context.explanation().own)
  const rest = `limits over more than ${formatPlain(context.nowMs)}, of more than ${mostInARow(context)} requests in a row, of more than ${inFlight} in flight${hasTokens ? '' : ', and of tokens'}: not examined unless listed above`
  // A search without any limit ends before it reaches one in tokens, or one of hours.
  const isBlind = limits.length === 0
  return [
    ...found
      .filter(({ decision }) => !isFullyKnown(decision))
      .map((one) => questionAbout(context, one, !isTested)),
    ...lateQuestions(context),
    ...announced,
    ...(limits.some(({ behavior }) => behavior === 'delays') ? [] : delayQuestions(context)),
    ...scopeQuestion(context, limits),
    isBlind ? question(`${rest}; declare a documented one`, ['--statement FILE']) : question(rest),
  ]
}

function delayQuestions({ seen, explanation }: Context): Questions {
  const causes = "a limiter that delays, a pool of workers, a slow or cold service, or the client's own speed"
  const queued = queuedBurst(seen)
  const single = arrivalsOf(explanation().own).flatMap((one) => (one.isAlone ? [one.latencyMs] : []))
  const [least, most] = [quantile(single, 0), quantile(single, 0.9)]
  const burst = `${queued?.requests} requests at once took ${formatPlain(queued?.shortestMs ?? 0)} to ${formatPlain(queued?.longestMs ?? 0)}`
  const alone = `9 of 10 single answers took ${formatPlain(least)} to ${formatPlain(most)}, without others beside them`
  const waits = [...(queued === null ? [] : [burst]), ...(most - least < QUEUE_WAIT_MS ? [] : [alone])]
  return waits.map((what) => question(`why ${what}: ${causes}`))
}

function lateQuestions({ seen, found }: Context): Questions {
  const open = found().filter(({ decision }) => !isFullyKnown(decision))
  const windows = open.flatMap(({ decision }) => decision.windowMs?.from ?? [])
  const lates = seen.map(({ atMs, sentMs }, index) => sentMs - Math.max(atMs, seen[index - 1]?.closedMs ?? 0))
  const lateMs = Math.max(0, ...lates)
  if (windows.every((shortestMs) => lateMs < Math.max(QUEUE_WAIT_MS, EDGE_MARGIN * shortestMs))) return []
  const late = `requests left up to ${formatPlain(lateMs)} late (this machine, or handshakes)`
  return [question(`what an idle machine shows: ${late}`)]
}

function question(text: string, flags: readonly string[] = []): OpenQuestion {
  return { text, seconds: null, requests: null, flags }
}

type Needed = ReturnType<typeof neededFor>

// The bounds with which the cost of a longer run is simulated are so many times those that its test needs.
const ROOM = 4

function questionOfBounds(
  context: Context,
  text: string,
  test: Needed,
  isUsed: (wider: Context) => boolean,
): OpenQuestion {
  const { bounds, seen, explanation, requestsLeft } = context
  const widerBy = ({ maxMs, maxRequests, maxTokens }: Needed, factor = 1): Context => {
    const wider = {
      ...bounds,
      maxMs: factor * Math.max(bounds.maxMs, maxMs),
      maxRequests: factor * Math.max(bounds.maxRequests, maxRequests),
      maxTokens: factor * Math.ceil(Math.max(bounds.maxTokens, maxTokens)),
      maySpendDay: maxRequests > requestsLeft + seen.length,
    }
    return factsOf({ seen, bounds: wider }, explanation())
  }
  if (flagsFor(context, test).length === 0 || !isUsed(widerBy(test))) return question(text)
  // Besides this test, a longer run sends what other limits demand. It does not repeat the search of this run.
  const { ms, requests: all } = needOfRest(widerBy(test, ROOM)) ?? { ms: 0, requests: 0 }
  const [maxMs, maxRequests] = [Math.max(test.maxMs, ms), Math.max(test.maxRequests, all)]
  const needed = { ...test, maxMs, maxRequests }
  const maySpendDay = needed.maxRequests > requestsLeft + seen.length
  const isOfDay = maySpendDay && needed.maxRequests <= bounds.maxRequests
  const why = isOfDay ? "; a test takes more than the tenth of a day's quota that a run spends unasked" : ''
  const seconds = Math.ceil(needed.maxMs / SECOND_MS)
  const requests = needed.maxRequests === 0 ? null : Math.ceil(needed.maxRequests)
  return { text: `${text}${why}`, seconds, requests, flags: flagsFor(context, needed) }
}

function flagsFor({ bounds, seen, requestsLeft }: Context, { maxMs, maxRequests, maxTokens }: Needed) {
  return [
    ...(maxMs > bounds.maxMs ? [`--max-seconds ${Math.ceil(maxMs / SECOND_MS)}`] : []),
    ...(maxRequests > requestsLeft + seen.length ? [`--max-requests ${Math.ceil(maxRequests)}`] : []),
    ...(maxTokens > bounds.maxTokens ? [`--max-tokens ${Math.ceil(maxTokens)}`] : []),
  ]
}

function questionAbout(context: Context, found: FoundLimit, isAdvised: boolean): OpenQuestion {
  const { component, decision } = found
  const { size, windowMs, isWindowKnown, announced } = decision
  const { unit } = component.counting
  const known = isWindowKnown && windowMs !== null ? estimate(windowMs.value) : windowMs
  const quota = announced === null ? formatQuota(unit, size, known) : formatAnnounced(announced)
  const { explanation } = context
  const retryAfter = retryAfterTruth(context, refusedBy(explanation(), component), component)
  const lie = retryAfter?.verdict === 'false' ? `; Retry-After is FALSE: ${retryAfter.note}` : ''
  const suspected = { unit, size, windowMs: known, announced }
  return { ...howToDecide(context, found, `a limit seems to be ${quota}${lie}`, isAdvised), suspected }
}

// The advice for a longer run: it should last this many more windows, and may use the quota as many times.
const SEARCH_WINDOWS = 5

function howToDecide(context: Context, found: FoundLimit, seems: string, isAdvised: boolean) {
  const { component, decision } = found
  const { behavior, size, windowMs, likely, announced: match } = decision
  const { unit } = component.counting
  const { seen, bounds, explanation, nowMs } = context
  if (windowMs === null) {
    const isWaiting = 'whether more requests wait or are refused is not decided'
    const isShort = 'some answers ended before the last request at once was decided'
    return question(`${seems}; ${behavior === null ? isWaiting : isShort}`)
  }
  if (likely === 'delays') {
    // Requests with pauses are sent once, if the run is long enough for them.
    const missing = pauses(factsOf({ ...context, bounds: { ...bounds, maxMs: Infinity } }, explanation()))
    const needed = { maxMs: 1.05 * (missing.at(-1)?.atMs ?? 0), maxRequests: 0, maxTokens: 0 }
    const text = `${seems}; perhaps requests beyond it wait, which is not decided`
    return questionOfBounds(context, text, needed, (wider) => pauses(wider).length > 0)
  }
  const unsure = behavior === null ? `; most likely its behavior is ${likely}, which is not decided` : ''
  const text = `${seems}${unsure}`
  const [test] = match === null ? [] : testOf(context, match, text)
  if (test !== undefined && test.flags.length > 0) return test
  const needed = {
    maxMs: nowMs + SEARCH_WINDOWS * Math.min(windowMs.to, windowMs.value * 4),
    maxRequests: unit === 'requests' ? seen.length + SEARCH_WINDOWS * size.value : 0,
    maxTokens: unit === 'requests' ? 0 : bounds.maxTokens + SEARCH_WINDOWS * size.value,
  }
  const isUsed = (wider: Context): boolean => isAdvised && planIn(wider).type === 'batch'
  return questionOfBounds(context, text, needed, isUsed)
}

function testOf(context: Context, limit: AnnouncedLimit, text: string): Questions {
  if (isLong(limit)) return []
  if (limit.windowMs === null) return [question(text)]
  const isTarget = (wider: Context): boolean =>
    targetsOf(wider).some((target) => isSameAnnouncement(target, limit))
  return [questionOfBounds(context, text, neededFor(limit), isTarget)]
}

function scopeQuestion({ bounds }: Context, limits: readonly Limit[]): Questions {
  const open = limits.find(
    ({ status, behavior, scope }) =>
      status === 'confirmed' && behavior !== 'delays' && (scope?.length ?? 1) > 1,
  )
  if (open === undefined) return []
  const text = `whether the limit of ${formatBest(open)} counts ${formatScopes(open.scope ?? [])}`
  if (open.unit === 'in-flight') return [question(`${text}, which no run tests`)]
  const flags = [
    ...(bounds.keys.length < 2 ? ['--keys-env A,B'] : []),
    ...(bounds.sources.length < 2 ? ['--sources ADDRESS,ADDRESS'] : []),
  ]
  return [question(text, flags)]
}

function mostInARow({ seen }: Context): number {
  const others = seen.flatMap(({ outcome }, index) => (outcome === 'accepted' ? [] : [index]))
  return Math.max(...[...others, seen.length].map((end, at) => end - (others[at - 1] ?? -1) - 1))
}
