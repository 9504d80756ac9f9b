/**
 * Which requests that fail for other reasons are charged: a known mixture of them is asked of a full limit, then what is
 * left is used up. The limiter that was found says how well each sum of charges explains what was left. Pure.
 */
import { routesOf, type Scope, type TraceEvent } from './events.ts'
import { score, type Fit, type Trace } from './fit.ts'
import type { Payers } from './findings.ts'
import type { Identification } from './identification.ts'
import { PAYERS, SHARES } from './plan/scope.ts'
import { hasRefusal } from './plan/script.ts'
import { isRested, scoredPart } from './side-findings.ts'
import { answersOf, stagesOf } from './stage-names.ts'
import { settleStrays } from './strays.ts'
import type { Observation } from './trace.ts'

/** Nothing is known of any. */
export const NO_PAYERS: Payers = { wrongKey: null, invalid: null, aborted: null }

/** All sums of shares. */
const SUMS = [0, 1, 2, 3, 4, 5, 6, 7] as const
/** A request reaches a limiter within this, and seldom later. */
const NEAR_MS = 20
/** By how much the best sum must be better than any other, and how badly it may do: logarithms of likelihoods. */
const CLEAR = 4
const POOR = -5

/** A limiter as it was fitted, and how its counters are told apart. */
export type Known = Pick<Identification, 'families' | 'windowMs' | 'candidates'> & { readonly routing: Scope }

/** Who is charged, where all families that were found say the same. `startEpochMs`: the wall clock at the start. */
export function payersOf(observations: readonly Observation[], known: Known, startEpochMs: number): Payers {
  const asked = answersOf(observations, PAYERS)
  const [first] = stagesOf(asked).values()
  if (first === undefined || hasRefusal(asked) || !isRested(observations, first, known)) return NO_PAYERS
  const course = courseOf(observations, known.routing, startEpochMs)
  const fits = known.candidates.flatMap(({ family, fit }) =>
    fit !== null && known.families.includes(family) ? [fit] : [],
  )
  const sums = new Set(fits.map((fit) => likeliestSum(fit, course)))
  const [sum = null] = sums
  if (sums.size !== 1 || sum === null) return NO_PAYERS
  const has = (kind: keyof typeof SHARES): boolean => (sum & SHARES[kind]) !== 0
  return { wrongKey: has('wrong-key'), invalid: has('invalid'), aborted: has('aborted') }
}

/** What a limiter saw: before requests were mixed, and then if so many shares were charged but for those that went astray. */
type Course = {
  readonly before: Trace
  readonly after: (sum: number, astray: number) => readonly TraceEvent[]
  readonly mostAstray: number
}

/** The sum of the shares that were charged, if one explains what was left, and clearly better than all others. */
function likeliestSum({ model, parameters }: Fit, { before, after, mostAstray }: Course): number | null {
  const plain = settleStrays(model, parameters, before)
  const logOf = (tail: readonly TraceEvent[]): number =>
    score(model, parameters, {
      ...plain,
      routes: plain.routes.map((route) => ({ ...route, events: [...route.events, ...tail] })),
    })
  const astray = Array.from({ length: mostAstray + 1 }, (_, count) => count)
  const [best, next] = SUMS.map((sum) => ({
    sum,
    log: Math.max(...astray.map((count) => logOf(after(sum, count)))),
  })).toSorted((a, b) => b.log - a.log)
  if (best === undefined || next === undefined || best.log - next.log < CLEAR) return null
  return best.log - score(model, parameters, plain) < POOR ? null : best.sum
}

function courseOf(observations: readonly Observation[], routing: Scope, startEpochMs: number): Course {
  const mixtures = [...stagesOf(answersOf(observations, PAYERS)).values()]
  const left = [...stagesOf(answersOf(observations, `${PAYERS} drain`)).values()]
  const name = nameOf(mixtures[0] ?? [], routing)
  const eventsIn = (list: readonly Observation[]): readonly TraceEvent[] =>
    routesOf(list, routing, 'requests').find((route) => route.name === name)?.events ?? []
  const rounds = mixtures.map((mixture, index) => ({ mixture, events: eventsIn(left[index] ?? []) }))
  const route = { name, key: mixtures[0]?.[0]?.key ?? '', events: eventsIn(scoredPart(observations)) }
  return {
    before: { routes: [route], startEpochMs },
    after: (sum, astray) =>
      rounds.flatMap(({ mixture, events }) => [chargeOf(mixture, sum, astray), ...events]),
    mostAstray: Math.max(0, ...mixtures.map(astrayIn)),
  }
}

/** The counter that all of a mixture belong to, if wrong keys belong to any. */
function nameOf(mixture: readonly Observation[], routing: Scope): string {
  return routesOf(mixture, routing, 'requests')[0]?.name ?? ''
}

/** How many say nothing of whether they were charged. A wrong key is refused on purpose. */
function astrayIn(mixture: readonly Observation[]): number {
  return mixture.filter(({ kind, outcome }) => kind !== 'wrong-key' && outcome === 'stray').length
}

/** A mixture as its charges, all at about the same moment; up to `astray` of them were none. */
function chargeOf(mixture: readonly Observation[], sum: number, astray: number): TraceEvent {
  const share = mixture.filter(({ kind }) => kind === 'wrong-key').length
  const moments = mixture.map(
    ({ sentMs, answeredMs }) => (sentMs + Math.min(answeredMs, sentMs + NEAR_MS)) / 2,
  )
  const atMs = moments.reduce((all, one) => all + one, 0) / Math.max(1, moments.length)
  const counted = Math.max(0, sum * share - Math.min(astray, astrayIn(mixture)))
  return { atMs, sdMs: NEAR_MS / 2, outcome: 'stray', count: mixture.length, counted, cost: 1 }
}
