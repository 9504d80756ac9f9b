/** Determines how a limit charges tokens, whether it returns unused ones, and its sizes in tokens. Pure. */
import type { Spending } from './findings.ts'
import type { Identification } from './identification.ts'
import type { IntervalEstimate } from '../trace/interval.ts'
import { isBucket } from '../model/family-groups.ts'
import { fittingModes, type Fitting, type Mode, type RequestSizes } from './charging.ts'
import { unitOf } from './side-findings.ts'
import { stageAnswers } from '../trace/stage-answers.ts'
import type { LimitSize } from '../trace/token-cost.ts'
import { hullOf, type TokenRange } from './token-ledger.ts'
import type { Observation } from '../trace/trace.ts'
import { rateOf } from './verdicts.ts'

/** Returns the charging of a limit on tokens, and its sizes in tokens as far as the trace shows them. */
export function inTokens(
  observations: readonly Observation[],
  found: RequestSizes,
): Pick<Identification, 'capacity' | 'windowMs' | 'ratePerSecond'> & { readonly spending: Spending | null } {
  const { capacity, windowMs } = found
  const unknown = { capacity: null, windowMs, ratePerSecond: null }
  const isAsked = stageAnswers(observations, 'spend part').length > 0
  if (capacity === null || !isAsked) return { ...unknown, spending: null }
  const fitting = fittingModes(observations, found, capacity)
  const spending = spendingOf(fitting, observations)
  const sizes = hullOf(fitting.map((one) => one.sizes))
  if (fitting.length === 0 || sizes.high > MAX_WIDTH * sizes.low) return { ...unknown, spending }
  const tokens: IntervalEstimate = { ...sizes, value: roundestIn(fitting[0]?.sizes ?? sizes) }
  return {
    ...timesOf(tokens, hullOf(fitting.map((one) => one.perRequest)), found),
    capacity: tokens,
    spending,
  }
}

/** The largest ratio of the ends of a range that is reported. */
const MAX_WIDTH = 1.22

function about(value: number): IntervalEstimate {
  return { value, low: 0.9 * value, high: 1.1 * value }
}

/**
 * Returns sizes to try for a limit on tokens that is fitted in usual requests: a bucket may hold fractions of one. `capacity`
 * and `windowMs` are the estimates of the plan.
 */
export function fractionsOf(observations: readonly Observation[], size: LimitSize): readonly number[] {
  const { capacity, windowMs } = size
  if (windowMs === null) return []
  const found: RequestSizes = {
    families: ['token-bucket'],
    capacity: about(capacity),
    windowMs: about(windowMs),
    ratePerSecond: about((1000 * capacity) / windowMs),
    candidates: [],
  }
  if (unitOf(observations, capacity, found) !== 'tokens') return []
  return [...new Set(fittingModes(observations, found, about(capacity)).flatMap(fractionsIn))]
}

/** The largest number of sizes: more would cost more time than they bring. */
const MAX_FRACTIONS = 24

function fractionsIn({ mode, sizes, perRequest }: Fitting): readonly number[] {
  const [from, to] = [Math.ceil(sizes.low), Math.floor(sizes.high)]
  const step = Math.max(1, Math.ceil((to - from) / MAX_FRACTIONS))
  // With a charge after the answer, one request may exceed the limit.
  const more = mode === 'used' ? 1 : 0
  return Array.from(
    { length: 1 + Math.floor((to - from) / step) },
    (_, index) => (from + index * step) / perRequest.high + more,
  )
}

/** Returns window and rate. The rate of a bucket is known in requests, a window brings back its whole size. */
function timesOf(
  tokens: IntervalEstimate,
  perRequest: TokenRange,
  { families, capacity, windowMs, ratePerSecond }: RequestSizes,
): Pick<Identification, 'windowMs' | 'ratePerSecond'> {
  if (windowMs === null || ratePerSecond === null) return { windowMs, ratePerSecond: null }
  if (!families.every(isBucket)) {
    const { low, high } = { low: rateOf(tokens.low, windowMs).low, high: rateOf(tokens.high, windowMs).high }
    return { windowMs, ratePerSecond: { low, high, value: (1000 * tokens.value) / windowMs.value } }
  }
  // A bucket of tokens was fitted in requests, so its size may be wrong by half a request, and its rate with it.
  const slack = 0.5 / (capacity?.value ?? 1)
  const rate = {
    low: ratePerSecond.low * perRequest.low * (1 - slack),
    high: ratePerSecond.high * perRequest.high * (1 + slack),
    value: (ratePerSecond.value * (perRequest.low + perRequest.high)) / 2,
  }
  const fills = {
    low: tokens.low / rate.high,
    high: tokens.high / rate.low,
    value: tokens.value / rate.value,
  }
  return {
    ratePerSecond: rate,
    windowMs: { low: 1000 * fills.low, high: 1000 * fills.high, value: 1000 * fills.value },
  }
}

function spendingOf(fitting: readonly Fitting[], observations: readonly Observation[]): Spending {
  const modes = fitting.map(({ mode }) => mode)
  const settled = { reason: null, experiment: null }
  const [only, ...others] = modes
  if (only === 'used' && others.length === 0) return { charged: 'used', refunded: null, ...settled }
  if (only !== undefined && others.length === 0)
    return { charged: 'reserved', refunded: only === 'refunded', ...settled }
  const charged = modes.length > 0 && !modes.includes('used') ? 'reserved' : null
  return { charged, refunded: null, ...reasonsFor(modes, observations) }
}

function reasonsFor(
  modes: readonly Mode[],
  observations: readonly Observation[],
): Pick<Spending, 'reason' | 'experiment'> {
  if (modes.length === 0)
    return {
      reason: 'the answers to large requests contradict each other',
      experiment: 'the same again while nobody else uses the key',
    }
  const parts = stageAnswers(observations, 'spend part')
  if (parts.every(({ usedTokens }) => usedTokens === null))
    return {
      reason: 'the answers do not report how many tokens they used',
      experiment: 'the same from a target that sends `usage`',
    }
  return {
    reason: 'the answers used about as many tokens as they might, or the quota came back too quickly',
    experiment: 'large `max_tokens` with answers of a word, on a limit with a longer window',
  }
}

/** Returns the whole number in a range that ends in the most zeros, because limits are set to round numbers. */
function roundestIn({ low, high }: TokenRange): number {
  for (let step = 10 ** Math.floor(Math.log10(Math.max(1, high))); step > 1; step /= 10) {
    const value = Math.ceil(low / step) * step
    if (value <= high) return value
  }
  return Math.min(high, Math.ceil(low))
}
