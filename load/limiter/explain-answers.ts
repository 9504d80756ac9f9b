/**
 * Finds the limits that explain the answers of a run. It adds limits one by one, each time the one that raises the likelihood most. A
 * request is accepted when all limits accept it. Pure.
 */
import { isSameWindow, type FieldSeries } from './announced.ts'
import { COUNTER_KINDS } from './behaviors.ts'
import { hintsAbout, type HintsOf } from './hints.ts'
import {
  acceptance,
  arrivalsOf,
  DECIDED,
  delayLikelihood,
  logLikelihood,
  replay,
  traceOf,
  type Counting,
} from './likelihood.ts'
import { windowIn } from './limit-priors.ts'
import { searchPoints } from './search.ts'
import { byScore, type Point } from './search-grid.ts'
import { eventsOf, isMeantToFail, type TraceEvent } from './limit-trace.ts'
import type { AnnouncedLimit, RequestKind, Scope, Seen, Unit } from './types.ts'

/** A limit that explains answers: its best candidate (`best`) and all possible candidates (`points`). */
export type Component = {
  readonly counting: Counting
  readonly best: Point
  /** Candidates with a score near the best, best first. Scores assume that the other limits are right. */
  readonly points: readonly Point[]
  /** The log-likelihood of the answers without this limit, but with the others. */
  readonly scoreWithout: number
  readonly scopes: readonly Scope[]
  /** Whether failing requests of each kind consume quota; null when the answers do not decide. */
  readonly consumedBy: ReadonlyMap<RequestKind, boolean | null>
}

/** The limits that explain the answers of a run. */
export type Explanation = {
  /** The events of all keys and addresses. */
  readonly events: readonly TraceEvent[]
  /** The events of the first key from the first address. */
  readonly own: readonly TraceEvent[]
  readonly components: readonly Component[]
  /** The number of answers that the limits do not explain. */
  readonly unexplained: number
  /** The log-likelihood of the answers to all keys and from all addresses. */
  readonly total: number
}

// The minimum gain in log-likelihood of a limit: almost as much as one unexplained answer costs.
const GAIN = 5
// The minimum gain of a limit that delays. It delays many of the requests with pauses, and gains several nats
// with each. A few stalls of a busy client gain about 10, because some window fits them by chance.
const DELAY_GAIN = 30

/** Finds the limits on the first key, then the scope of each: which keys and addresses share its count. */
export function explain(
  from: Seen,
  announced: readonly AnnouncedLimit[],
  series: readonly FieldSeries[],
): Explanation {
  const hintsOf: HintsOf = (unit) => hintsAbout(unit, from, announced, series)
  const events = eventsOf(from.seen)
  const [key, source] = [from.bounds.keys[0], from.bounds.sources[0]]
  const ofKey = events.filter(({ observation }) => observation.key === key)
  const fromSource = ofKey.filter(({ observation }) => observation.source === source)
  const one = explainOwn(hintsOf, events, fromSource)
  if (one.components.length === 0 || fromSource.length === ofKey.length) return one
  // Requests of the key from another address consume its quota, if the limit counts by key.
  const all = explainOwn(hintsOf, events, ofKey)
  return all.total > one.total ? all : one
}

function explainOwn(
  hintsOf: HintsOf,
  events: readonly TraceEvent[],
  own: readonly TraceEvent[],
): Explanation {
  const units = unitsOf(hintsOf, own)
  const known = new Map<string, Fitted | null>()
  // The same limit is searched beside the same others more than once.
  const fit: Fit = (unit, others) => {
    const id = `${unit} ${others.join()}`
    const one = known.get(id) ?? fitOne(own, others, unit, hintsOf)
    known.set(id, one)
    return one
  }
  const usual = fitAll(fit, own, units, units)
  // A limit that is found first is also fitted to refusals by others, so a second fit begins with the units
  // that have no limit. Each costs a search. If all answers are explained, only in flight is tried.
  const isExplained = unexplainedIn(own, product(own, usual)) === 0
  const without = units.filter(
    (unit) => !usual.some(({ counting }) => counting.unit === unit) && (unit === 'in-flight' || !isExplained),
  )
  const fitted = without
    .map((unit) => fitAll(fit, own, units, [unit]))
    .reduce((best, rival) => (worthOf(own, rival) > worthOf(own, best) ? rival : best), usual)
  const delaying = fitOne(own, product(own, []), 'delays', hintsOf)
  const components = withCounting(events, [...(delaying === null ? [] : [delaying]), ...fitted])
  const total = logLikelihood(events, product(events, components), null)
  return { events, own, components, total, unexplained: unexplainedIn(own, product(own, fitted)) }
}

/** Returns how well limits explain the answers: log-likelihood and log priors, less {@link GAIN} for each. */
function worthOf(own: readonly TraceEvent[], fitted: readonly Fitted[]): number {
  // The rarity of a kind compares it with others of its unit only.
  const prices = fitted.map(({ best }) => best.score - best.kind.rarity - best.logLikelihood - GAIN)
  return prices.reduce((sum, price) => sum + price, logLikelihood(own, product(own, fitted), null))
}

/**
 * Finds limits one by one until no further limit gains {@link GAIN}. Each is the one that explains the
 * answers best. The first one is searched among the units `first`, and if they have none, among `units`.
 */
function fitAll(
  fit: Fit,
  own: readonly TraceEvent[],
  units: readonly Unit[],
  first: readonly Unit[],
): readonly Fitted[] {
  let [fitted, tried]: [readonly Fitted[], readonly Unit[]] = [[], first]
  for (;;) {
    const others = product(own, fitted)
    const score = logLikelihood(own, others, null)
    // Nothing is left to explain.
    if (score > -GAIN) break
    const found = tried
      .map((unit) => fit(unit, others))
      .filter((one) => one !== null)
      .filter((one) => !fitted.some((other) => isAlike(one, other)))
      .toSorted((a, b) => b.best.score - a.best.score)[0]
    if (found === undefined && tried === units) break
    tried = units
    if (found === undefined) continue
    const next = refit(fit, own, [...fitted, found])
    // Without a gain, two limits could replace each other without end.
    if (worthOf(own, next) <= worthOf(own, fitted)) break
    fitted = next
  }
  return fitted
}

/** Returns whether two limits have the same unit and window. No service has two such limits. */
function isAlike(one: Fitted, other: Fitted): boolean {
  const [window, otherWindow] = [one, other].map(({ best: { kind, times, size } }) =>
    windowIn(kind, times, size),
  )
  return one.counting.unit === other.counting.unit && isSameWindow(window ?? 0, otherWindow ?? 0)
}

type Fitted = Pick<Component, 'counting' | 'best' | 'points' | 'scoreWithout'> & {
  readonly chances: Float64Array
  /** Whether invalid requests consume quota; null when the answers do not decide. */
  readonly chargesInvalid: boolean | null
}

/** Returns the units that limits may have, such as `in-flight` if a refusal overlapped another answer. */
function unitsOf(hintsOf: HintsOf, own: readonly TraceEvent[]): readonly Unit[] {
  const isTogether = own.some(
    ({ isAccepted, atMs }) =>
      !isAccepted && own.some((other) => other.isAccepted && other.atMs < atMs + 1 && other.doneMs > atMs),
  )
  const tokens = (['tokens', 'input-tokens', 'output-tokens'] as const).filter(
    (unit) => hintsOf(unit).limits.length > 0,
  )
  const isLarge = own.some(({ observation }) => observation.tokens > 0)
  return [
    'requests',
    ...(isTogether ? (['in-flight'] as const) : []),
    ...(tokens.length === 0 && isLarge ? (['tokens'] as const) : tokens),
  ]
}

/** Finds the best limit of a unit; null if none fits. `others`: chances that other limits accept requests. */
type Fit = (unit: Unit, others: Float64Array) => Fitted | null

/** Finds the limit that fits best beside the other limits; null if none fits. `wanted`: its unit, or `delays`. */
function fitOne(
  own: readonly TraceEvent[],
  others: Float64Array,
  wanted: Unit | 'delays',
  hintsOf: HintsOf,
): Fitted | null {
  const isDelaying = wanted === 'delays'
  const unit = isDelaying ? 'requests' : wanted
  const hints = hintsOf(unit)
  const arrivals = isDelaying ? arrivalsOf(own) : []
  if (isDelaying ? arrivals.length === 0 : own.every(({ isAccepted }) => isAccepted)) return null
  const kinds = COUNTER_KINDS.filter(
    ({ behavior }) =>
      (behavior === 'delays') === isDelaying && (behavior === 'in-flight') === (wanted === 'in-flight'),
  )
  const scoreWithout = isDelaying ? delayLikelihood(arrivals, () => 0) : logLikelihood(own, others, null)
  // Some services charge invalid requests. With the wrong assumption, another window fits.
  const isAsked = wanted === 'requests' && own.some(({ observation }) => observation.kind === 'invalid')
  const fits = (isAsked ? [[], ['invalid' as const]] : [[]]).flatMap((consumedBy) => {
    const counting: Counting = { unit, scope: 'key', consumedBy }
    const found = searchPoints({ kinds, trace: traceOf(own, counting), others, hints, arrivals })
    // An announced limit that explains nothing has a good prior, and shows nothing.
    const points = found.filter(({ logLikelihood: reached }) => reached > scoreWithout + GAIN / 2)
    const [best] = points
    return best === undefined ? [] : [{ counting, best, points }]
  })
  const [fit, rival] = fits.toSorted((a, b) => b.best.score - a.best.score)
  if (fit === undefined || fit.best.score < scoreWithout + (isDelaying ? DELAY_GAIN : GAIN)) return null
  const { counting, best } = fit
  const isDecided = isAsked && best.score > (rival?.best.score ?? -Infinity) + DECIDED
  return {
    counting,
    best,
    points: isDecided ? fit.points : fits.flatMap(({ points }) => points).toSorted(byScore),
    scoreWithout,
    chances: chancesOf(own, best, counting),
    chargesInvalid: isDecided ? counting.consumedBy.length > 0 : null,
  }
}

/** Fits each limit again beside the others. Drops a limit if the others explain the answers without it. */
function refit(fit: Fit, events: readonly TraceEvent[], fitted: readonly Fitted[]): readonly Fitted[] {
  if (fitted.length < 2) return fitted
  let current = fitted
  for (const one of fitted) {
    const rest = current.filter((other) => other !== one)
    const others = product(events, rest)
    const again = fit(one.counting.unit, others)
    current = again === null ? rest : current.map((other) => (other === one ? again : other))
  }
  return current
}

/** Returns the probability that a limit accepts each request. `point`: the kind and the parameters of the limit. */
export function chancesOf(events: readonly TraceEvent[], point: Point, counting: Counting): Float64Array {
  const { kind, times, size, charging } = point
  const chances = new Float64Array(events.length).fill(1)
  if (kind.behavior === 'delays') return chances
  acceptance(replay(traceOf(events, counting), kind, times), size, charging, chances)
  return chances
}

function product(
  events: readonly TraceEvent[],
  fitted: readonly { readonly chances: Float64Array }[],
): Float64Array {
  const all = new Float64Array(events.length).fill(1)
  for (const { chances } of fitted)
    for (let index = 0; index < all.length; index += 1) all[index] = (all[index] ?? 1) * (chances[index] ?? 1)
  return all
}

// An answer with a lower probability counts as unexplained.
const UNLIKELY = 0.05

function unexplainedIn(events: readonly TraceEvent[], chances: Float64Array): number {
  return events.filter(({ isAccepted, isFailing }, index) => {
    const chance = chances[index] ?? 1
    return !isFailing && (isAccepted ? chance : 1 - chance) < UNLIKELY
  }).length
}

const SCOPES: readonly Scope[] = ['key', 'address', 'key-and-address', 'all']

/** Determines which keys and addresses share the count of each limit, and which failing requests consume quota. */
function withCounting(
  events: readonly TraceEvent[],
  fitted: readonly Fitted[],
): readonly (Component & Pick<Fitted, 'chances'>)[] {
  const failing = events.filter(({ isFailing, observation }) => isFailing && isMeantToFail(observation))
  const kinds = new Set(failing.map(({ observation }) => observation.kind))
  let counted = fitted.map((one) => ({
    ...one,
    scopes: SCOPES,
    consumedBy: new Map<RequestKind, boolean | null>(),
    chances: chancesOf(events, one.best, one.counting),
  }))
  // The loop runs twice, because what one limit counts depends on what the others count.
  for (let round = 0; round < 2; round += 1)
    counted = counted.map((one, index) => {
      const others = product(
        events,
        counted.filter((_, other) => other !== index),
      )
      const fitOf = (changes: Partial<Counting>): number =>
        logLikelihood(events, others, chancesOf(events, one.best, { ...one.counting, ...changes }))
      const fits = SCOPES.map((scope) => ({ scope, fit: fitOf({ scope }) }))
      const usual = fitOf({})
      const top = fits.reduce((best, other) => (other.fit > best.fit ? other : best))
      const counting = { ...one.counting, scope: top.scope }
      const consumes = (kind: RequestKind): boolean | null => {
        if (kind === 'invalid' && counting.unit === 'requests') return one.chargesInvalid
        const gain = fitOf({ consumedBy: [...counting.consumedBy, kind] }) - usual
        return Math.abs(gain) < DECIDED ? null : gain > 0
      }
      return {
        ...one,
        counting,
        chances: chancesOf(events, one.best, counting),
        scopes: fits.flatMap(({ scope, fit }) => (fit > top.fit - DECIDED ? [scope] : [])),
        consumedBy: new Map([...kinds].map((kind) => [kind, consumes(kind)])),
      }
    })
  return counted
}
