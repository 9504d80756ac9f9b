/** Announces the cost of a limiter run before its first request. Pure. */
import { count } from '../schemas/count.ts'
import {
  NEEDED_FOR_NO_SPILL,
  requestsOfVictims,
  type FairnessDesign,
  DEFAULT_BUDGET,
  type LimiterOptions,
} from '../load/limiter/options.ts'
import { keysOf } from '../load/runner/load-target.ts'

type Asked = Pick<LimiterOptions, 'target' | 'keyOrigins' | 'maxRequests' | 'maxSeconds'>

/** The sizes of the requests of an identification, for help and announcement. */
export const REQUEST_SIZE =
  'most cost about 16 tokens with the prompt, some up to 130; a few cost more tokens than a limit on tokens allows'

/** One line about an identification. */
export function rateLimitAnnounced(options: Asked): string {
  const { maxRequests = DEFAULT_BUDGET.requests, maxSeconds = DEFAULT_BUDGET.seconds } = options
  return `sending to ${whom(options)}: at most ${count(maxRequests, 'request')}, ${REQUEST_SIZE}, in at most ${maxSeconds} s, a few of them deliberately invalid (a made-up key, an invalid request); this spends quota`
}

/** One line about a comparison: its requests, its duration, and what so few requests cannot show. */
export function fairnessAnnounced(options: Asked, { shape, cost, most, enough }: FairnessDesign): string {
  const { rounds, phaseSeconds, victimPerSecond, aggressorPerSecond } = shape
  const what = `first which keys are refused while the first is at its limit, then ${count(rounds, 'time')} ${phaseSeconds} s in which each key sends ${count(victimPerSecond, 'request')} per second and ${phaseSeconds} s in which the first sends ${count(aggressorPerSecond, 'request')} per second`
  const bound = `at most ${count(cost.requests, 'request')} of about 30 tokens with the prompt, about ${Math.ceil(cost.seconds)} s if answers are fast, at most ${most.seconds} s; this spends quota`
  return `sending to ${whom(options)}: ${what}: ${bound}${enough ? '' : `. ${tooFew(requestsOfVictims(shape))}`}`
}

function tooFew(asked: number): string {
  return asked === 0
    ? 'All keys belong to the account of the first key, so the run cannot show the impact on others'
    : `Too few requests to show that there is no impact on others: the other keys send ${asked} in each kind of phase, ${NEEDED_FOR_NO_SPILL} are needed`
}

function whom({ target, keyOrigins = [] }: Asked): string {
  const keys = keysOf(target).length
  if (keys === 0) return `${target.baseUrl} without a key`
  const origins = [...new Set(keyOrigins)].join(', ')
  return `${target.baseUrl} with ${count(keys, 'key')}${origins === '' ? '' : ` (${origins})`}`
}
