/** Formats the result of a comparison of keys in sentences. Pure. */
import type {
  Fairness,
  KeyShare,
  LimitScope,
  ShareChange,
  Spill,
  TtftChange,
} from '../../../schemas/compiled/fairness-run.ts'
import { MAX_LOST_CALM } from './spill.ts'
import { hadEffect } from './open-question.ts'
import { delayOf, type Delay } from './delay.ts'
import { formatPercent } from '../../../schemas/count.ts'
import { limitScopeText } from '../../../schemas/limit-scopes.ts'

/** Returns a sentence for each: the scope of the limit, the impact on other keys, their equality, and their delay. */
export function fairnessSentences(
  fairness: Fairness,
  scope: LimitScope,
  aggressor: string,
  isSpent = true,
): readonly string[] {
  const { jainOfVictims, ttft, spill } = fairness
  const delay = delayOf(fairness)
  const isAffected = spill.verdict === 'spills' || delay !== null
  return [
    formatScope(scope),
    delay !== null && spill.verdict !== 'spills'
      ? formatDelay(delay, spill, aggressor)
      : formatSpill(spill, aggressor),
    ...(isSpent || isAffected ? [] : [limitOutOfReach(aggressor)]),
    ...(hadEffect(fairness) ? [] : [noLimitReached(fairness.keys, aggressor)]),
    jainOfVictims === null
      ? "Jain's index needs two keys of other accounts that were answered while one key sent more."
      : `Jain's index of the goodput of the other keys is ${jainOfVictims.toFixed(3)}. ${JAIN_MEANING}`,
    formatTtft(ttft),
  ]
}

const JAIN_MEANING =
  'It is 1 if each key gets the same, and 1 divided by the number of keys if one key gets everything.'

function formatScope({ among, why }: LimitScope): string {
  if (among.length === 0) return `The scope of the limit is not known: ${why}.`
  return `The limit counts ${among.map(limitScopeText).join(', or ')}${among.length > 1 ? ` (${why})` : ''}.`
}

function formatSpill(spill: Spill, aggressor: string): string {
  const { calmAsked, pressAsked, verdict } = spill
  const isSilent = calmAsked === 0 || pressAsked === 0
  if (isSilent && verdict !== 'spills') {
    return 'The noisy-neighbor impact is not known: no key of another account was answered in both phases.'
  }
  const more = moreLost(spill)
  switch (verdict) {
    case 'spills':
      return `Other keys are affected when ${aggressor} sends more: ${more}.`
    case 'does-not-spill':
      return `Other keys are not affected when ${aggressor} sends more: ${more}.`
    case 'unclear':
      return `Whether other keys are affected is unclear: ${more}${whyUnclear(spill)}.`
  }
}

function formatDelay(delay: Delay, spill: Spill, aggressor: string): string {
  const { percentile, calmMs, pressMs } = delay
  return (
    `Other keys are slower when ${aggressor} sends more: their first token (p${percentile}) comes after ` +
    `${pressMs.toFixed(0)} ms instead of ${calmMs.toFixed(0)} ms; ${moreLost(spill)}.`
  )
}

function limitOutOfReach(aggressor: string): string {
  return `${aggressor} could not reach its limit with requests one after another, so this does not show that others are not affected.`
}

function noLimitReached(keys: readonly KeyShare[], aggressor: string): string {
  const perSecond = keys.find(({ isAggressor }) => isAggressor)?.press.sentPerSecond ?? null
  const rate = perSecond === null ? '' : ` at ${perSecond.toFixed(1)} requests per second`
  return `But ${aggressor} itself was never refused${rate}: no limit was reached (--aggressor-rate).`
}

/** Returns the changes of the refused and failed shares. Failures are reported only if there are any: most targets have none. */
function moreLost({ failures, ...refusals }: Spill): string {
  const refused = `the refused share of their requests changed by ${formatChange(refusals)}, ${basis(refusals)}`
  if (failures.calmShare === 0 && failures.pressShare === 0) return refused
  const failed = `the share that failed without a refusal changed by ${formatChange(failures)}, ${basis(failures)}`
  return refusals.span === null ? failed : `${refused}, and ${failed}`
}

function formatChange({ difference, span }: ShareChange): string {
  const range = span === null ? '' : ` (95 %: ${points(span.low)} to ${points(span.high)})`
  return `${points(difference)} percentage points${range}`
}

function basis({ calmAsked, pressAsked }: ShareChange): string {
  return `with ${calmAsked} in the calm and ${pressAsked} in the pressure phases`
}

/** Returns the reason for an unclear impact: too few requests, or keys that are over a limit or fail anyway. */
function whyUnclear({ calmShare, calmAsked, pressAsked, failures, needed }: Spill): string {
  if (calmShare > MAX_LOST_CALM)
    return `; ${percent(calmShare)} were refused while all keys sent at the same rate, so that rate is too high (--victim-rate)`
  if (failures.calmShare > MAX_LOST_CALM)
    return `; ${percent(failures.calmShare)} failed while all keys sent at the same rate, so the target fails for them anyway`
  return Math.min(calmAsked, pressAsked) >= needed
    ? ''
    : `; too few to show that no key is affected: that needs ${needed} of each without a refusal (--phase-seconds)`
}

function formatTtft(ttft: readonly TtftChange[]): string {
  const slowest = ttft.findLast(({ ratio }) => ratio !== null)
  if (slowest === undefined || slowest.ratio === null) return 'Too few streams to compare their speed.'
  const { percentile, ratio, ratioSpan } = slowest
  const range =
    ratioSpan === null ? '' : ` (95 %: ${ratioSpan.low.toFixed(2)} to ${ratioSpan.high.toFixed(2)})`
  return `TTFT p${percentile} of the other keys: ${ratio.toFixed(2)} times as long in the pressure phases as in the calm ones${range}. ${RATIO_MEANING}`
}

const RATIO_MEANING =
  'A ratio above 1 means that they waited longer while one key sent more, a ratio below 1 that they waited less.'

/** A difference of shares, without its unit. */
function points(share: number): string {
  return percent(share).replace(' %', '')
}

function percent(share: number): string {
  return formatPercent(share, 1)
}
