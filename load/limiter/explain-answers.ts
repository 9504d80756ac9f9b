/**
 * Finds the limits that explain why requests were refused or delayed. Each step finds the best further limit on each unit, such as tokens,
 * and adds the one that explains the most. The earlier limits are then fitted again. If no further limit explains enough, the search ends,
 * and each limit gets its possible scopes (whose requests it counts together).
 */
import { DECIDED, EXCLUDED } from './constants.ts'
import type { RunEvidence } from './announced.ts'
import { COUNTER_KINDS } from './behaviors.ts'
import { hintsAbout, type Hints } from './hints.ts'
import { acceptance, logLikelihood, replay, traceOf, type Chances, type Counting } from './likelihood.ts'
import { delayErrors, delayLikelihood } from './search-delays.ts'
import { searchLimits } from './search.ts'
import { byScore, type PossibleLimit } from './search-grid.ts'
import { arrivalsOf, costIn, eventsOf, isMeantToFail, sumOf, type TraceEvent } from './limit-trace.ts'
import type { Limit, RequestKind, Scope, Unit } from './types.ts'

// A limit counts as found only if it raises the log-likelihood of the answers by this. Explaining a single refusal raises it by 5.5.
const MIN_GAIN = 5
// The same for a limit besides an announced one of the same unit, if nothing announces it. Chance may raise the log-likelihood by 10.
const SECOND_GAIN = 15
// The same for a limit that delays requests. Random stalls of the service alone may raise the log-likelihood by about 10.
const DELAY_GAIN = 30

/** A limit that the search found: its likeliest values, and others that explain the answers almost as well. */
export type FittedLimit = {
  readonly counting: Counting
  readonly best: PossibleLimit
  readonly points: readonly PossibleLimit[]
  readonly scoreWithout: number
  readonly scopes: readonly Scope[]
  readonly tokensBy?: Limit['tokensBy']
  /** For each kind of request that must fail, whether it consumes quota; null if the answers do not show it. */
  readonly consumedBy: ReadonlyMap<RequestKind, boolean | null>
}

/** The limits that explain the answers of a run. */
export type Explanation = {
  readonly own: readonly TraceEvent[]
  readonly components: readonly FittedLimit[]
  readonly unexplained: number
  readonly total: number
}

/** Finds the limits that explain the answers to requests with the first API key. With `known`, returns those limits without a search. */
export function explain(all: RunEvidence, known?: Explanation): Explanation {
  // Refusals before the first accepted request result from requests that were sent before the run.
  const first = all.seen.findIndex(({ outcome }) => outcome === 'accepted')
  const from = { ...all, seen: all.seen.slice(Math.max(0, first)) }
  const events = eventsOf(from.seen)
  const [key, source] = [from.bounds.keys[0], from.bounds.sources[0]]
  const ofKey = events.filter(({ observation }) => observation.key === key)
  const fromSource = ofKey.filter(({ observation }) => observation.source === source)
  if (known !== undefined) return { ...known, own: fromSource }
  // Most limits count by key: requests with this key from another address use the same quota. If a limit counts by address, requests with
  // other keys from this address do. Other sets of requests are examined only if the one before leaves answers unexplained.
  let best = explainOwn(from, events, ofKey, 'key')
  if (fromSource.length < ofKey.length && !(best.total > -MIN_GAIN && isByKey(best))) {
    const one = explainOwn(from, events, fromSource, 'key')
    if (!isByKey(best) || one.total >= best.total + DECIDED) best = one
  }
  const sameSource = events.filter(({ observation }) => observation.source === source)
  const isShared = sameSource.some(({ observation, isAccepted }) => observation.key !== key && !isAccepted)
  if (best.total > -MIN_GAIN || !isShared) return best
  const ofSource = explainOwn(from, events, sameSource, 'address')
  return ofSource.total > best.total + DECIDED ? { ...ofSource, own: fromSource } : best
}

function isByKey({ components }: Explanation): boolean {
  return components.every(({ scopes }) => scopes.includes('key') || scopes.includes('all'))
}

type Events = readonly TraceEvent[]

function explainOwn(from: RunEvidence, events: Events, own: Events, scope: Scope): Explanation {
  const known = new Map<string, Fitted | null>()
  // The same limit is searched beside the same others more than once.
  const fit: Search['fit'] = (unit, others) => {
    const id = `${unit} ${others.join()}`
    if (!known.has(id)) known.set(id, fitOne(own, scope, others, unit, hintsAbout(unit, from)))
    return known.get(id) ?? null
  }
  const search: Search = { own, units: unitsOf(from, own), fit }
  const usual = fitAll(search, search.units)
  // The first limit is also fitted to refusals by other limits, so further fits begin with the units that have no limit yet. Each costs a
  // search: if all answers are explained, only requests in flight are tried, unless all limits are announced.
  const isExplained = unexplainedIn(own, product(own, usual)) === 0
  const isAnnounced = usual.every((one) => one.isAnnounced)
  const fitted = search.units
    .filter((unit) => !usual.some(({ counting }) => counting.unit === unit))
    .filter((unit) => !isExplained || (unit === 'in-flight' && !isAnnounced))
    .map((unit) => fitAll(search, [unit]))
    .reduce((best, rival) => (worthOf(own, rival) > worthOf(own, best) ? rival : best), usual)
  const delaying = fitDelaying(own, from, scope)
  const components = withCounting(events, [...(delaying === null ? [] : [delaying]), ...fitted])
  const total = logLikelihood(events, product(events, components))
  return { own, components, total, unexplained: unexplainedIn(own, product(own, fitted)) }
}

type Search = {
  readonly own: Events
  readonly units: readonly Unit[]
  readonly fit: (unit: Unit, others: Chances) => Fitted | null
}

function worthOf(own: Events, fitted: readonly Fitted[]): number {
  // The rarity of a kind compares it with others of its unit only.
  const prices = fitted.map(
    (one, index) =>
      one.best.score - one.best.kind.rarity - one.best.logLikelihood - gainFor(one, fitted.slice(0, index)),
  )
  return logLikelihood(own, product(own, fitted)) + sumOf(prices)
}

function gainFor({ counting, isAnnounced, best }: Fitted, others: readonly Fitted[]): number {
  const rivals = others.filter(({ counting: { unit } }) => unit === counting.unit)
  if (rivals.length === 0) return MIN_GAIN
  // One announcement stands for one limit. If the answers fit only two limits of this size, the way of counting is wrong.
  if (rivals.some((rival) => rival.best.size === best.size)) return Infinity
  if (isAnnounced) return MIN_GAIN
  return rivals.every((rival) => rival.isAnnounced) ? SECOND_GAIN : Infinity
}

function fitAll({ own, units, fit }: Search, first: readonly Unit[]): readonly Fitted[] {
  let [fitted, tried]: [readonly Fitted[], readonly Unit[]] = [[], first]
  for (;;) {
    const others = product(own, fitted)
    if (logLikelihood(own, others) > -MIN_GAIN) return fitted
    const valueOf = (one: Fitted): number => one.best.score - gainFor(one, fitted)
    const possible: Fitted[] = []
    for (const unit of tried) {
      const one = fit(unit, others)
      if (one !== null && valueOf(one) > one.scoreWithout) possible.push(one)
      // An announced limit that explains all answers needs no rival.
      if (one?.isAnnounced === true && one.best.logLikelihood > -MIN_GAIN) break
    }
    const [found] = possible.toSorted((a, b) => valueOf(b) - valueOf(a))
    if (found === undefined && tried === units) return fitted
    tried = units
    if (found === undefined) continue
    // Each limit is fitted again beside the others, and dropped if these explain the answers without it.
    let next: readonly Fitted[] = [...fitted, found]
    for (const one of fitted.length === 0 ? [] : next) {
      const rest = next.filter((other) => other !== one)
      const again = fit(one.counting.unit, product(own, rest))
      next = again === null ? rest : next.map((other) => (other === one ? again : other))
    }
    // Without a gain, two limits could replace each other without end.
    if (worthOf(own, next) <= worthOf(own, fitted)) return fitted
    fitted = next
  }
}

type Fitted = FittedLimit & {
  readonly chances: Chances
  readonly isAnnounced: boolean
}

function unitsOf({ announced }: RunEvidence, own: Events): readonly Unit[] {
  const accepted = own.filter(({ isAccepted }) => isAccepted)
  const isTogether = own.some(
    ({ isAccepted, atMs }) => !isAccepted && accepted.some((one) => one.atMs < atMs + 1 && one.doneMs > atMs),
  )
  const isOpen = (unit: Unit): boolean => !announced.some((limit) => limit.unit === unit)
  const tokens = (['tokens', 'input-tokens', 'output-tokens'] as const).filter((unit) => !isOpen(unit))
  const units: readonly Unit[] = ['requests', ...(isTogether ? (['in-flight'] as const) : []), ...tokens]
  return units.toSorted((one, other) => Number(isOpen(one)) - Number(isOpen(other)))
}

function fitOne(own: Events, scope: Scope, besides: Chances, unit: Unit, hints: Hints): Fitted | null {
  if (own.every(({ isAccepted }) => isAccepted)) return null
  // A refusal by another limit shows nothing about this one.
  const others = besides.map((chance, index) => {
    const observation = own[index]?.observation
    return observation !== undefined && hints.refusedElsewhere.has(observation) ? 0 : chance
  })
  const kinds = COUNTER_KINDS.filter(
    ({ behavior, delay }) => delay === undefined && (behavior === 'in-flight') === (unit === 'in-flight'),
  )
  const scoreWithout = logLikelihood(own, others)
  // Invalid requests consume quota at some services. A wrong assumption about this would lead to a wrong window.
  const isAsked = unit === 'requests' && own.some(({ observation }) => observation.kind === 'invalid')
  // A request with a wrong key has a quota of its own, unless the quota is shared by several keys.
  const charges: readonly RequestKind[][] = [
    [],
    ...(isAsked ? [['invalid' as const]] : []),
    ...(isAsked && scope !== 'key' ? [['invalid' as const, 'wrong-key' as const]] : []),
  ]
  const countings = charges.map((consumedBy): Counting => ({ unit, scope, consumedBy }))
  const isShorter = own.some(({ observation: one }) => costIn(unit, one) < costIn(unit, one, 'max_tokens'))
  if (isShorter) countings.push({ unit, scope, consumedBy: [], tokensBy: 'max_tokens' })
  const fits = countings
    .flatMap((counting) => {
      const found = searchLimits(kinds, { trace: traceOf(own, counting), others, hints, arrivals: [] })
      // An announced limit has a good prior even if it explains no answer. Such limits are dropped.
      const points = found.filter(({ logLikelihood: reached }) => reached > scoreWithout + MIN_GAIN / 2)
      const [best] = points
      return best === undefined ? [] : [{ counting, best, points }]
    })
    .toSorted((a, b) => b.best.score - a.best.score)
  const [fit] = fits
  if (fit === undefined || fit.best.score < scoreWithout + MIN_GAIN) return null
  const { counting, best } = fit
  const isCharged = counting.consumedBy.length > 0
  const rival = fits.find((one) => one.counting.consumedBy.length > 0 !== isCharged)
  const isDecided = isAsked && best.score > (rival?.best.score ?? -Infinity) + DECIDED
  return {
    counting,
    best,
    points: isDecided || !isAsked ? fit.points : fits.flatMap(({ points }) => points).toSorted(byScore),
    scoreWithout,
    scopes: SCOPES,
    consumedBy: new Map(isDecided ? [['invalid', isCharged]] : []),
    chances: chancesOf(own, best, counting),
    isAnnounced: hints.limits.some(({ size }) => size === best.size),
  }
}

function fitDelaying(own: Events, from: RunEvidence, scope: Scope): Fitted | null {
  const arrivals = arrivalsOf(own)
  if (arrivals.length === 0) return null
  const counting: Counting = { unit: 'requests', scope, consumedBy: [] }
  const kinds = COUNTER_KINDS.filter(({ delay }) => delay !== undefined)
  const [trace, others] = [traceOf(own, counting), product(own, [])]
  const points = searchLimits(kinds, { trace, others, hints: hintsAbout('requests', from), arrivals })
  const [best] = points
  const scoreWithout = delayLikelihood(arrivals)
  if (best === undefined || best.score < scoreWithout + DELAY_GAIN) return null
  // Delays that grow in another way would give a wrong size.
  const { kind, times, size } = best
  const errors = times.extraMs > 0 ? delayErrors(arrivals, kind.delay?.(times, size)) : []
  if (errors.filter((error) => error > times.extraMs).length > 1 + 0.02 * errors.length) return null
  const unknown = { scopes: SCOPES, consumedBy: new Map() }
  return { counting, best, points, scoreWithout, ...unknown, chances: others, isAnnounced: false }
}

/** Returns, for each request, the probability that a limit does not refuse it. */
export function chancesOf(events: Events, point: PossibleLimit, counting: Counting): Chances {
  if (point.kind.behavior === 'delays') return events.map(() => 1)
  return acceptance(replay(traceOf(events, counting), point), point.charging, point.size)
}

function product(events: Events, fitted: readonly Pick<Fitted, 'chances'>[]): Chances {
  return events.map((_, index) => fitted.reduce((all, { chances }) => all * (chances[index] ?? 1), 1))
}

function unexplainedIn(events: Events, chances: Chances): number {
  return events.filter(({ isAccepted, isFailing }, index) => {
    const chance = chances[index] ?? 1
    return !isFailing && (isAccepted ? chance : 1 - chance) < 0.05
  }).length
}

/** All scopes of a limit, such as `key` if all requests with one API key share a quota. */
export const SCOPES: readonly Scope[] = ['key', 'address', 'key-and-address', 'all', 'account']

function withCounting(events: Events, fitted: readonly Fitted[]): readonly Fitted[] {
  let counted = fitted.map((one) => ({ ...one, chances: chancesOf(events, one.best, one.counting) }))
  // This runs twice, because what one limit counts depends on what the others count.
  for (let round = 0; round < 2; round += 1)
    counted = counted.map((one) => countedBeside(events, one, counted))
  return counted
}

function countedBeside(events: Events, one: Fitted, all: readonly Fitted[]): Fitted {
  const rest = all.filter((other) => other !== one)
  const others = product(events, rest)
  const fitOf = (point: PossibleLimit, changes: Partial<Counting>): number => {
    const chances = chancesOf(events, point, { ...one.counting, ...changes })
    return logLikelihood(events, others, chances) + point.score - point.logLikelihood
  }
  // With another scope, another window or kind of nearly equal likelihood may explain the answers to other keys or addresses better.
  const likely = one.points.filter(({ score }) => score > one.best.score - DECIDED)
  const fits = SCOPES.map((scope) =>
    likely
      .map((point) => ({ scope, point, fit: fitOf(point, { scope }) }))
      .reduce((best, other) => (other.fit > best.fit ? other : best)),
  )
  const { scope, point, fit: top } = fits.reduce((best, other) => (other.fit > best.fit ? other : best))
  const counting = { ...one.counting, scope }
  const consumes = (kind: RequestKind): boolean | null => {
    if (kind === 'invalid' && counting.unit === 'requests') return one.consumedBy.get('invalid') ?? null
    const gain = fitOf(point, { scope, consumedBy: [...counting.consumedBy, kind] }) - top
    return Math.abs(gain) < DECIDED ? null : gain > 0
  }
  const by = counting.tokensBy ?? 'usage'
  const changes = { scope, tokensBy: by === 'usage' ? 'max_tokens' : 'usage' } as const
  const rival = Math.max(...likely.map((other) => fitOf(other, changes)))
  // One answer never excludes a scope. An account of one key, or of all keys, is no scope of its own.
  const scopes = fits
    .filter(({ scope: own, fit }) => fit > top - EXCLUDED && (own !== 'account' || own === scope))
    .map(({ scope: own }) => own)
  const failing = events.filter(({ isFailing, observation }) => isFailing && isMeantToFail(observation))
  const consumedBy = new Map(failing.map(({ observation: { kind } }) => [kind, consumes(kind)]))
  const shown = { scopes, tokensBy: top - rival < DECIDED ? null : by, consumedBy }
  return { ...one, ...shown, counting, chances: chancesOf(events, point, counting) }
}
