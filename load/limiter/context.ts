import { HOUR_MS } from '../../schemas/durations.ts'
import { OUTLIER_CHANCE } from './constants.ts'
import { fieldSeries, readAnnounced, type RunEvidence } from './announced.ts'
import { decide, type Decision, type LimitFacts } from './decide.ts'
import { explain, type FittedLimit, type Explanation } from './explain-answers.ts'
import { costIn, quantile, queuedBurst, sumOf, surelyInFlight } from './limit-trace.ts'
import type { AnnouncedLimit, Observation, RequestKind, RunSoFar, Unit } from './types.ts'

/** A limit that explains refusals or delays, and what the run proved about it. */
export type FoundLimit = { readonly component: FittedLimit; readonly decision: Decision }

/** The facts about rate limits that the requests sent so far show. */
export type Context = Readonly<ReturnType<typeof factsOf>>

// Stores the facts computed from each list of observations. The next batch, the expected cost and the result use the same facts.
type Seen = RunSoFar['seen']

const contexts = new WeakMap<Seen, Context>()

/** Returns what the requests of a run so far show about its limits. Caches the result for each list of observations. */
export function contextOf(from: RunSoFar): Context {
  const known = contexts.get(from.seen)
  const context = known?.bounds === from.bounds ? known : factsOf(from)
  contexts.set(from.seen, context)
  return context
}

/** Computes what the requests of a run so far show about its limits. The search for limits runs when they are first read. With `known`, there is no search. */
export function factsOf({ seen, bounds }: RunSoFar, known?: Explanation) {
  const series = fieldSeries({ seen, bounds })
  const announced = readAnnounced({ seen, bounds }, series)
  const evidence = { seen, bounds, announced, series }
  const accepted = seen.filter(({ outcome }) => outcome === 'accepted')
  const tokens = sumOf(accepted.map((one) => costIn('tokens', one)))
  const long = bounds.maySpendDay === true ? [] : announced.filter(isLong)
  // Without permission, a run uses at most a tenth of a quota whose window is an hour or longer.
  const unasked = (unit: Unit): number =>
    Math.min(...long.map((limit) => (limit.unit === unit ? Math.floor(0.1 * limit.size) : Infinity)))
  const quick = accepted.filter(isQuick).map(({ sentMs, closedMs }) => closedMs - sentMs)
  const explanation = once(() => explain(evidence, known))
  const rounds = roundsOf(seen)
  const found = once(() => foundIn(evidence, explanation(), rounds.round))
  return {
    ...evidence,
    nowMs: Math.max(0, ...seen.map(({ closedMs }) => closedMs)),
    briefMs: quantile(quick, 0.5),
    requestsLeft: Math.min(bounds.maxRequests - seen.length, unasked('requests') - accepted.length),
    tokensLeft: Math.min(bounds.maxTokens, unasked('tokens')) - tokens,
    explanation,
    found,
    /** Returns the limits on requests found so far, except those that delay requests. The run tests only the first of them. */
    testable: () => found().filter(({ component }) => isTestable(component)),
    has: (stage: string): boolean => seen.some((one) => one.stage === stage),
    inRound: (stage: string): boolean => rounds.round.some((one) => one.stage === stage),
    // `round`: the requests since the last test of a window began. `rounds`: the number of these tests.
    ...rounds,
  }
}

function foundIn({ seen, bounds, announced }: RunEvidence, explanation: Explanation, round: Seen) {
  const { components, own, unexplained } = explanation
  const ofKey = seen.filter(({ key }) => key === bounds.keys[0])
  const tested = components.find(isTestable)
  // A round sends all that a limit should allow, and a few more.
  const rest = round.filter(({ stage }) => stage === 'edge-1')
  const isAllAccepted = rest.length > 0 && rest.every(({ outcome }) => outcome === 'accepted')
  const common = {
    // A known limit that delays explains why requests waited.
    isQueued: isPaced(seen) && !components.some(isDelaying),
    hasPauses: seen.some(({ stage }) => stage === 'pauses'),
    inFlight: surelyInFlight(own),
    unexplained,
  }
  return components.map((component): FoundLimit => {
    const isExceeded = component === tested && isAllAccepted
    const facts = { ...common, isExceeded, afterEnd: afterEnd(ofKey, component.counting.unit) }
    return { component, decision: decide(component, announced, facts) }
  })
}

function isTestable(component: FittedLimit): boolean {
  return component.counting.unit === 'requests' && !isDelaying(component)
}

/** Returns whether a limit delays requests instead of refusing them. */
export function isDelaying({ best }: FittedLimit): boolean {
  return best.kind.behavior === 'delays'
}

function isPaced(seen: Seen): boolean {
  const queued = queuedBurst(seen)
  const single = seen.filter(({ stage, outcome }) => stage === 'search' && outcome === 'accepted')
  const spanMs = (single.at(-1)?.closedMs ?? 0) - (single[0]?.sentMs ?? 0)
  if (queued === null) return false
  return single.length < queued.requests || 2 * spanMs * queued.requests > queued.longestMs * single.length
}

function roundsOf(seen: Seen) {
  const spent = seen.filter(({ stage, outcome }) => stage === 'spend' && outcome === 'accepted')
  const last = seen.findIndex(({ stage, atMs }) => stage === 'spend' && atMs === spent.at(-1)?.atMs)
  return { round: seen.slice(Math.max(0, last)), rounds: new Set(spent.map(({ atMs }) => atMs)).size }
}

function isQuick({ kind }: Observation): boolean {
  return kind === 'brief' || kind === 'chat'
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

/** Returns `count` requests at `atMs` with the first API key. `tokens` is the approximate length of each prompt. */
export function requestsAt({ bounds }: RunSoFar, atMs: number, count: number, kind: RequestKind, tokens = 0) {
  const [key = '', source = ''] = [bounds.keys[0], bounds.sources[0]]
  return Array.from({ length: Math.max(0, Math.floor(count)) }, () => ({ atMs, key, source, kind, tokens }))
}

/** Returns the last refused request, if any, of one stage or of the whole run. */
export function lastRefusal({ seen }: RunSoFar, stage?: string): Observation | undefined {
  return seen.findLast((one) => one.outcome === 'refused' && (stage === undefined || one.stage === stage))
}

/** Returns whether the window of a limit is an hour or longer, which is too long to test. */
export function isLong({ windowMs }: AnnouncedLimit): boolean {
  return windowMs !== null && windowMs >= HOUR_MS
}

function afterEnd(own: Seen, unit: Unit): LimitFacts['afterEnd'] {
  const drains = own.filter(({ stage }) => stage === (unit.includes('tokens') ? 'token-2' : 'edge-2'))
  const last = drains.findLast(({ atMs }, index) => drains[index - 1]?.atMs !== atMs)
  if (last === undefined) return 'untested'
  if (last.outcome === 'accepted') return 'in time'
  const since = own.slice(own.indexOf(last))
  return since.some((one) => one.outcome === 'accepted' && isQuick(one)) ? 'later' : 'never'
}

/** Returns the reasons why limits cannot be determined reliably from the answers; empty if they can. */
export function reasonsAgainst({ seen, explanation }: Context): readonly string[] {
  const unknown = seen.filter(({ outcome }) => outcome === 'unclassified').length
  if (seen.length === 0) return ['no request was sent']
  // Unclassified requests may have consumed quota, so sizes may be wrong. One such request, and 2 % of all requests, count as chance.
  if (unknown > 1 + 0.02 * seen.length)
    return [`${unknown} of ${seen.length} requests had no answer from which acceptance or refusal follows`]
  const { unexplained, own } = explanation()
  if (unexplained <= 1 + OUTLIER_CHANCE * own.length) return []
  const why = `no combination of the behaviors explains the answers: ${unexplained} of ${own.length} contradict the best one; perhaps two limits of one unit apply that nothing announces`
  return [why]
}
