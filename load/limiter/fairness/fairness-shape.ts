/** Determines the rates and durations of a comparison of keys, within the budget. Pure. */
import type { FairnessShape } from '../../../schemas/compiled/fairness-run.ts'
import { NEEDED_FOR_NO_SPILL } from './spill.ts'
import { usageError } from '../../load-error.ts'
import type { LimiterOptions } from '../run/limiter-plan.ts'
import { keysOf } from '../../runner/load-target.ts'
import { requestsPerPhase } from './per-phase.ts'
import { fairnessCost, type FairnessCost } from './fairness-plan.ts'

/** The options of a comparison. Rates are requests per second. The first key of the target is the aggressor. */
export type FairnessOptions = LimiterOptions &
  Partial<Omit<FairnessShape, 'accounts'>> & {
    /** The account of each key, in order; by default each key has its own. */
    readonly accounts?: readonly string[]
  }

/**
 * The designed comparison. `most` is the budget. `enough` is true if the other keys send often enough to show that they are
 * not affected.
 */
export type FairnessDesign = {
  readonly shape: FairnessShape
  readonly cost: FairnessCost
  readonly most: { readonly requests: number; readonly seconds: number }
  readonly enough: boolean
}

/** The default budget of a comparison, larger than that of an identification, because rare refusals need many requests. */
export const FAIRNESS_BUDGET = { requests: 4000, seconds: 300 } as const

/** The default rates and rounds of a comparison. Phases are as long as needed. */
export const FAIRNESS_DEFAULTS = {
  victimPerSecond: 2,
  aggressorPerSecond: 20,
  rounds: 2,
  restSeconds: 3,
} as const

/** The factor for the number of requests, because some answers show nothing. */
const SPARE = 1.05
const SHORTEST_PHASE_SECONDS = 4
/** The share of the time for the phases. Drains and answers take the rest, which is not known in advance. */
const SHARE_OF_TIME = 0.85

/** Designs a comparison. Throws LoadError `usage` if keys, rates or bounds do not suffice. */
export function designFairness(options: FairnessOptions): FairnessDesign {
  const { target, maxRequests = FAIRNESS_BUDGET.requests, maxSeconds = FAIRNESS_BUDGET.seconds } = options
  const keys = keysOf(target).length
  if (keys < 2) throw usageError('fairness needs at least two keys: --keys-env A,B')
  const accounts = options.accounts ?? Array.from({ length: keys }, (_key, place) => String(place + 1))
  const given = { ...FAIRNESS_DEFAULTS, ...ratesIn(options), accounts }
  const most = { requests: maxRequests, seconds: maxSeconds }
  const phaseSeconds = options.phaseSeconds ?? phaseWithin(given, keys, most)
  const shape = { ...given, phaseSeconds }
  const cost = fairnessCost(shape, keys)
  refuseBeyond(most, cost)
  refuseWithoutPressure(shape)
  return { shape, cost, most, enough: requestsOfVictims(shape) >= NEEDED_FOR_NO_SPILL }
}

/** Throws an error that names the bounds that are too small. */
function refuseBeyond(most: FairnessDesign['most'], cost: FairnessCost): void {
  const seconds = Math.ceil(cost.seconds)
  const tooSmall = [
    ...(cost.requests > most.requests
      ? [`up to ${cost.requests} requests, more than --max-requests ${most.requests} allows`]
      : []),
    ...(cost.seconds > most.seconds
      ? [
          `${seconds} s and the time of answers, more than --max-seconds ${most.seconds} allows (${Math.ceil(cost.seconds / SHARE_OF_TIME)} is enough if answers are fast)`,
        ]
      : []),
  ]
  if (tooSmall.length > 0) throw usageError(`this takes ${tooSmall.join(', and ')}`)
}

function refuseWithoutPressure(shape: FairnessShape): void {
  const { victimPerSecond, aggressorPerSecond, phaseSeconds } = shape
  if (aggressorPerSecond <= victimPerSecond) {
    throw usageError(
      `the first key has to send more than the others: --aggressor-rate ${aggressorPerSecond} is not above --victim-rate ${victimPerSecond}`,
    )
  }
  const { each, aggressor } = requestsPerPhase(shape)
  if (each < 2)
    throw usageError(
      `in ${phaseSeconds} s each key sends ${each}, and at least two are needed: raise --phase-seconds or --victim-rate`,
    )
  if (aggressor > each) return
  throw usageError(
    `in ${phaseSeconds} s the first key sends ${aggressor} requests, as many as the others: raise --aggressor-rate or --phase-seconds`,
  )
}

/** Returns the number of requests of all other keys in the phases of one kind. */
export function requestsOfVictims(shape: FairnessShape): number {
  return requestsPerPhase(shape).each * shape.rounds * victimsOf(shape)
}

/** Returns the number of keys of other accounts than the first one. */
function victimsOf({ accounts }: Pick<FairnessShape, 'accounts'>): number {
  return accounts.filter((account) => account !== accounts[0]).length
}

function ratesIn(options: FairnessOptions): Partial<FairnessShape> {
  const { victimPerSecond, aggressorPerSecond, rounds, restSeconds } = options
  return {
    ...(victimPerSecond === undefined ? {} : { victimPerSecond }),
    ...(aggressorPerSecond === undefined ? {} : { aggressorPerSecond }),
    ...(rounds === undefined ? {} : { rounds }),
    ...(restSeconds === undefined ? {} : { restSeconds }),
  }
}

/** Returns the length of a phase that shows that no other key is affected, or the longest one within the bounds. */
function phaseWithin(
  given: Omit<FairnessShape, 'phaseSeconds'>,
  keys: number,
  most: FairnessDesign['most'],
): number {
  const { rounds, victimPerSecond } = given
  const victims = Math.max(1, victimsOf(given))
  const wanted = Math.ceil((SPARE * NEEDED_FOR_NO_SPILL) / (rounds * victimPerSecond * victims))
  const none = fairnessCost({ ...given, phaseSeconds: 0 }, keys)
  const one = fairnessCost({ ...given, phaseSeconds: 1 }, keys)
  const byRequests = (most.requests - none.requests) / (one.requests - none.requests)
  const bySeconds = (SHARE_OF_TIME * most.seconds - none.seconds) / (one.seconds - none.seconds)
  const fitting = Math.floor(Math.min(byRequests, bySeconds))
  // If not even the shortest phase fits, the error states what it would take.
  return Math.max(SHORTEST_PHASE_SECONDS, Math.min(wanted, fitting))
}
