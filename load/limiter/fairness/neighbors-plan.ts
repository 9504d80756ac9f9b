/** Designs a comparison of keys: phases in which all keys send at one rate, and phases in which the first sends more. Pure. */
import { usageError } from '../../load-error.ts'
import { keysOf } from '../../runner/load-target.ts'
import type { LimiterNeighbors } from '../../../schemas/compiled/limiter-run.ts'
import type { LimiterOptions } from '../run/limiter-plan.ts'
import type { Batch, Bounds, PlannedRequest } from '../types.ts'

/** The rates and phases of a comparison. Rates are requests per second. */
export type Shape = LimiterNeighbors['shape']

/** The options of a comparison. The first key of the target is the aggressor, which sends more. */
export type FairnessOptions = LimiterOptions &
  Partial<Shape> & {
    /** The account of each key, in order; by default each key has a separate account. */
    readonly accounts?: readonly string[]
  }

/** A designed comparison with its cost. `victimRequests`: the requests of keys of other accounts in all phases of one kind. */
export type FairnessDesign = {
  readonly shape: Shape
  readonly accounts: readonly string[]
  readonly requests: number
  readonly seconds: number
  readonly maxSeconds: number
  readonly victimRequests: number
}

/**
 * The default budget of a comparison of keys. It allows more requests than a run that identifies limits (`DEFAULT_BUDGET`), because few
 * requests do not show rare refusals.
 */
export const FAIRNESS_BUDGET = { requests: 4000, seconds: 300 } as const

/** The default rates: the other keys send often enough to be measured within minutes, and the first key ten times as often. */
export const FAIRNESS_DEFAULTS = { victimPerSecond: 2, aggressorPerSecond: 20, rounds: 2 } as const

/**
 * The minimum number of requests of other keys per kind of phase that can prove at most 2 % of them affected. Without a refusal, the
 * upper end of the Wilson interval is z^2 / (n + z^2).
 */
export const NEEDED_FOR_NONE = 189
/** The factor on the planned requests, because some answers show nothing. */
const SPARE = 1.05
/** The minimum length of a phase in seconds. Shorter phases hardly overlap with the window of a limit. */
const SHORTEST_PHASE_SECONDS = 4
/** The share of the time budget for sending; the last answers need the rest. */
const SHARE_OF_TIME = 0.85
/** The pause in seconds after a phase of pressure, so that the window of a limit may end before the next calm phase. */
const REST_SECONDS = 3
/** The wait before the first request in milliseconds, because preparing many requests takes time and none may be late. */
const LEAD_MS = 500

/** Designs a comparison. Throws LoadError `usage` when there are too few keys, or the rates or the budget are too low. */
export function designFairness(options: FairnessOptions): FairnessDesign {
  const { target, maxRequests = FAIRNESS_BUDGET.requests, maxSeconds = FAIRNESS_BUDGET.seconds } = options
  const keys = keysOf(target).length
  if (keys < 2) throw usageError('fairness needs at least two keys: --keys-env A,B')
  const accounts = options.accounts ?? Array.from({ length: keys }, (_key, place) => String(place + 1))
  const { victimPerSecond, aggressorPerSecond, rounds } = { ...FAIRNESS_DEFAULTS, ...options }
  const rates = { victimPerSecond, aggressorPerSecond, rounds }
  const victims = accounts.filter((account) => account !== accounts[0]).length
  const perSecond = rounds * ((2 * keys - 1) * victimPerSecond + aggressorPerSecond)
  const wanted = Math.ceil((SPARE * NEEDED_FOR_NONE) / (rounds * victimPerSecond * Math.max(1, victims)))
  const fitting = Math.floor(
    Math.min(maxRequests / perSecond, (SHARE_OF_TIME * maxSeconds) / rounds / 2 - REST_SECONDS / 2),
  )
  const usual = Math.max(SHORTEST_PHASE_SECONDS, Math.min(wanted, fitting))
  const shape = { ...rates, phaseSeconds: options.phaseSeconds ?? usual }
  const { each, aggressor } = requestsPerPhase(shape)
  const requests = rounds * ((2 * keys - 1) * each + aggressor)
  const seconds = Math.ceil(rounds * (2 * shape.phaseSeconds + REST_SECONDS))
  refuseUnfit(shape, { requests, seconds, maxRequests, maxSeconds })
  return { shape, accounts, requests, seconds, maxSeconds, victimRequests: each * rounds * victims }
}

type Needs = {
  readonly requests: number
  readonly seconds: number
  readonly maxRequests: number
  readonly maxSeconds: number
}

function refuseUnfit(shape: Shape, { requests, seconds, maxRequests, maxSeconds }: Needs): void {
  const { victimPerSecond, aggressorPerSecond, phaseSeconds } = shape
  if (requests > maxRequests)
    throw usageError(`this takes ${requests} requests, more than --max-requests ${maxRequests} allows`)
  if (seconds > maxSeconds)
    throw usageError(
      `this takes ${seconds} s and the time of answers, more than --max-seconds ${maxSeconds} allows`,
    )
  if (aggressorPerSecond <= victimPerSecond)
    throw usageError(
      `the first key has to send more than the others: --aggressor-rate ${aggressorPerSecond} is not above --victim-rate ${victimPerSecond}`,
    )
  const { each, aggressor } = requestsPerPhase(shape)
  if (each < 2 || aggressor <= each)
    throw usageError(
      `in ${phaseSeconds} s each key sends ${each} and the first ${aggressor}: too few. Raise --phase-seconds or the rates`,
    )
}

function requestsPerPhase({ victimPerSecond, aggressorPerSecond, phaseSeconds }: Shape): {
  readonly each: number
  readonly aggressor: number
} {
  return {
    each: Math.round(victimPerSecond * phaseSeconds),
    aggressor: Math.round(aggressorPerSecond * phaseSeconds),
  }
}

/** The stage of requests in phases in which all keys send at the same rate. */
export const CALM = 'calm'
/** The stage of requests in phases in which the first key sends more. */
export const PRESSED = 'pressed'

/** Returns all requests of a phase as one batch. `place` counts phases from 0; every second phase is one of pressure. */
export function phaseBatch(shape: Shape, bounds: Bounds, place: number, fromMs: number): Batch {
  const isPressed = place % 2 === 1
  const restMs = place > 0 && !isPressed ? 1000 * REST_SECONDS : 0
  const { each, aggressor } = requestsPerPhase(shape)
  const requests = bounds.keys.flatMap((key, at): readonly PlannedRequest[] => {
    const isMore = isPressed && at === 0
    const count = isMore ? aggressor : each
    const gapMs = (1000 * shape.phaseSeconds) / count
    return Array.from({ length: count }, (_, index) => ({
      // The golden ratio spreads the requests of a key, so that no two keys repeatedly send at the same time.
      atMs: fromMs + LEAD_MS + restMs + gapMs * (index + ((index * 0.618 + at / bounds.keys.length) % 1)),
      key,
      source: bounds.sources[0] ?? '1',
      kind: 'long',
      tokens: 0,
    }))
  })
  return {
    type: 'batch',
    stage: `${isPressed ? PRESSED : CALM} ${Math.floor(place / 2) + 1}`,
    purpose: isPressed ? 'the first key sends more than the others' : 'all keys send at the same rate',
    isParallel: true,
    requests: requests.toSorted((one, other) => one.atMs - other.atMs),
  }
}
