/**
 * Finds the limits that explain the answers of a run. It adds limits one by one, each time the one that raises the likelihood most. A
 * request is accepted when all limits accept it. Pure.
 */
import type { FieldSeries } from './announced.ts'
import { COUNTER_KINDS } from './behaviors.ts'
import { announcedHints, NO_HINTS, type Hints } from './hints.ts'
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
import { searchPoints } from './search.ts'
import { byScore, type Point } from './search-grid.ts'
import { eventsOf, type TraceEvent } from './limit-trace.ts'
import type { AnnouncedLimit, RequestKind, Scope, Seen, Unit } from './types.ts'

/** A limit that explains answers: its best candidate (`best`) and all possible candidates (`points`). */
export type Component = {
  readonly counting: Counting
  readonly best: Point
  /** The candidates for this limit with a score close to the best one, ordered by score. Scores assume that the other limits are right. */
  readonly points: readonly Point[]
  /** The log-likelihood of the answers if only the other limits exist. */
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
// The maximum number of limits that a run can show: requests, tokens, in flight, and one more.
const MOST_LIMITS = 4

/** Finds the limits that apply to the first key, then the scope of each limit: which keys and addresses share its count. */
export function explain(
  from: Seen,
  announced: readonly AnnouncedLimit[],
  series: readonly FieldSeries[],
): Explanation {
  const hints = announcedHints(from, announced, series)
  const events = eventsOf(from.seen)
  const [key, source] = [from.bounds.keys[0], from.bounds.sources[0]]
  const ofKey = events.filter(({ observation }) => observation.key === key)
  const fromSource = ofKey.filter(({ observation }) => observation.source === source)
  const one = explainOwn(hints, events, fromSource)
  if (one.components.length === 0 || fromSource.length === ofKey.length) return one
  // Requests of the key from another address consume its quota, if the limit counts by key.
  const all = explainOwn(hints, events, ofKey)
  return all.total > one.total ? all : one
}

function explainOwn(
  hints: UnitHints,
  events: readonly TraceEvent[],
  own: readonly TraceEvent[],
): Explanation {
  const units = unitsOf(hints, own)
  const known = new Map<string, Fitted | null>()
  // The same limit is searched beside the same others more than once.
  const fit: Fit = (unit, others) => {
    const id = `${unit} ${others.join()}`
    const one = known.get(id) ?? fitOne(own, others, { wanted: unit, hints: hints.get(unit) ?? NO_HINTS })
    known.set(id, one)
    return one
  }
  const usual = fitAll(fit, own, units, units)
  // Requests in flight may come first: a window would bend to explain the refusals of a burst too.
  const isHidden = units.includes('in-flight') && !usual.some(({ counting }) => counting.unit === 'in-flight')
  const rival = isHidden ? fitAll(fit, own, units, ['in-flight']) : usual
  const fitted = worthOf(own, rival) > worthOf(own, usual) ? rival : usual
  const delaying = fitOne(own, product(own, []), { wanted: 'delays', hints: NO_HINTS })
  const scoped = withScopes(events, [...(delaying === null ? [] : [delaying]), ...fitted])
  const components = scoped.map((one, index) => {
    const rest = scoped.filter((_, other) => other !== index)
    const others = rest.map(({ best, counting }) => ({ chances: chancesOf(own, best, counting) }))
    return { ...one, consumedBy: consumption(own, one, product(own, others)) }
  })
  const chances = product(own, fitted)
  const total = logLikelihood(events, product(events, scoped), null)
  return { events, own, components, total, unexplained: unexplainedIn(own, chances) }
}

/** Returns how well limits explain the answers: the log-likelihood, plus the log prior of their parameters, minus {@link GAIN} for each. */
function worthOf(own: readonly TraceEvent[], fitted: readonly Fitted[]): number {
  // The rarity of a kind compares it with others of its unit only.
  const prices = fitted.map(({ best }) => best.score - best.kind.rarity - best.logLikelihood - GAIN)
  return prices.reduce((sum, price) => sum + price, logLikelihood(own, product(own, fitted), null))
}

/**
 * Finds limits one by one, each time the one that explains the answers best, until no other gains {@link GAIN}. `first`: the units on which
 * the first limit is searched. If there is none, all units are tried.
 */
function fitAll(
  fit: Fit,
  own: readonly TraceEvent[],
  units: readonly Unit[],
  first: readonly Unit[],
): readonly Fitted[] {
  let [fitted, tried]: [readonly Fitted[], readonly Unit[]] = [[], first]
  while (fitted.length < MOST_LIMITS) {
    const others = product(own, fitted)
    const score = logLikelihood(own, others, null)
    // Nothing is left to explain.
    if (score > -GAIN) break
    const found = tried
      .map((unit) => fit(unit, others))
      .filter((one) => one !== null)
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

type UnitHints = ReadonlyMap<Unit, Hints>

type Fitted = Pick<Component, 'counting' | 'best' | 'points' | 'scoreWithout'> & {
  readonly chances: Float64Array
  /** Whether invalid requests consume quota; null when the answers do not decide. */
  readonly chargesInvalid: boolean | null
}

/** Returns the possible units of limits: requests; in flight if a refusal overlapped an answer; tokens if announced or in long prompts. */
function unitsOf(hints: UnitHints, own: readonly TraceEvent[]): readonly Unit[] {
  const isTogether = own.some(
    ({ isAccepted, atMs }) =>
      !isAccepted && own.some((other) => other.isAccepted && other.atMs < atMs + 1 && other.doneMs > atMs),
  )
  const tokens = (['tokens', 'input-tokens', 'output-tokens'] as const).filter((unit) => hints.has(unit))
  const isLarge = own.some(({ observation }) => observation.tokens > 0)
  return [
    'requests',
    ...(isTogether ? (['in-flight'] as const) : []),
    ...(tokens.length === 0 && isLarge ? (['tokens'] as const) : tokens),
  ]
}

/** Finds the limit on a unit that best explains the answers, or null. `others`: how likely all other limits together accept each request. */
type Fit = (unit: Unit, others: Float64Array) => Fitted | null

/** Finds the limit that best explains what the other limits do not; null if none does. `wanted`: its unit, or `delays`. */
function fitOne(
  own: readonly TraceEvent[],
  others: Float64Array,
  { wanted, hints }: { readonly wanted: Unit | 'delays'; readonly hints: Hints },
): Fitted | null {
  const isDelaying = wanted === 'delays'
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
    const counting: Counting = { unit: isDelaying ? 'requests' : wanted, scope: 'key', consumedBy }
    const found = searchPoints({ kinds, trace: traceOf(own, counting), others, hints, arrivals })
    // An announced limit that explains nothing has a good prior, and shows nothing.
    const points = found.filter(({ logLikelihood: reached }) => reached > scoreWithout + GAIN / 2)
    const [best] = points
    return best === undefined ? [] : [{ counting, best, points }]
  })
  const [fit, rival] = fits.toSorted((a, b) => b.best.score - a.best.score)
  if (fit === undefined || fit.best.score < scoreWithout + GAIN) return null
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

/** Fits each limit again while the other limits stay as they are. Drops a limit when the others explain the answers without it. */
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

/** Returns for each event the probability that a limit accepts its request. `point`: the kind and the parameters of the limit. */
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

/** Determines the scopes of limits from the answers to other keys and addresses. */
function withScopes(
  events: readonly TraceEvent[],
  fitted: readonly Fitted[],
): readonly (Omit<Component, 'consumedBy'> & Fitted)[] {
  let scoped = fitted.map((one) => ({
    ...one,
    scopes: SCOPES,
    chances: chancesOf(events, one.best, one.counting),
  }))
  // The loop runs twice, because the scope of one limit depends on the scopes of the others.
  for (let round = 0; round < 2; round += 1) {
    scoped = scoped.map((one, index) => {
      const others = product(
        events,
        scoped.filter((_, other) => other !== index),
      )
      const tried = SCOPES.map((scope) => {
        const counting = { ...one.counting, scope }
        const chances = chancesOf(events, one.best, counting)
        return { scope, counting, chances, fit: logLikelihood(events, others, chances) }
      }).toSorted((a, b) => b.fit - a.fit)
      const [top] = tried
      if (top === undefined) return one
      const scopes = tried.filter(({ fit: value }) => value > top.fit - DECIDED).map(({ scope }) => scope)
      return {
        ...one,
        counting: top.counting,
        chances: top.chances,
        scopes: SCOPES.filter((scope) => scopes.includes(scope)),
      }
    })
  }
  return scoped
}

/** Returns whether each kind of failing requests consumes quota; null if the answers are about as likely when it does as when it does not. */
function consumption(
  own: readonly TraceEvent[],
  { counting, best, chargesInvalid }: Pick<Fitted, 'counting' | 'best' | 'chargesInvalid'>,
  others: Float64Array,
): ReadonlyMap<RequestKind, boolean | null> {
  const kinds = [
    ...new Set(
      own
        .filter(({ isFailing, observation }) => isFailing && observation.outcome !== 'unclassified')
        .map(({ observation }) => observation.kind),
    ),
  ]
  return new Map(
    kinds.map((kind) => {
      if (kind === 'invalid' && counting.unit === 'requests') return [kind, chargesInvalid]
      const [without, counted] = [counting.consumedBy, [...counting.consumedBy, kind]].map((consumedBy) =>
        logLikelihood(own, others, chancesOf(own, best, { ...counting, consumedBy })),
      )
      const difference = (counted ?? 0) - (without ?? 0)
      return [kind, Math.abs(difference) < DECIDED ? null : difference > 0]
    }),
  )
}
