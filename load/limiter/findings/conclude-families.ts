/** Concludes from the fits of all families: the remaining families, and the range of each size over all of them. Pure. */
import type { FamilyName, Phase } from '../model/family.ts'
import { BANS } from '../model/family-groups.ts'
import type { LimiterCandidate, Identification } from './identification.ts'
import type { IntervalEstimate } from '../trace/interval.ts'
import { asGoodFor, atLeast, intervalOf } from '../likelihood/intervals.ts'
import type { Plausible } from '../likelihood/plausible.ts'
import type { FamilyFit, Settled } from '../likelihood/posterior.ts'
import { NO_FAMILY, NOTHING_SEEN, EXCLUDED_SHARE, rateOf } from './verdicts.ts'

type WeightedFamily = LimiterCandidate & { readonly familyFit: FamilyFit }

/** Returns the best fit of each family with its share of the posterior, the likeliest first. */
function weigh(familyFits: readonly FamilyFit[]): readonly WeightedFamily[] {
  const bests = new Map<FamilyName, FamilyFit>()
  for (const familyFit of familyFits) {
    if (familyFit.evidence > (bests.get(familyFit.family)?.evidence ?? -Infinity))
      bests.set(familyFit.family, familyFit)
  }
  const top = Math.max(...familyFits.map(({ evidence }) => evidence))
  const total = [...bests.values()].reduce((sum, { evidence }) => sum + Math.exp(evidence - top), 0)
  return [...bests.values()]
    .map((familyFit) => ({
      family: familyFit.family,
      fit: familyFit.fit,
      probability: Math.exp(familyFit.evidence - top) / total,
      familyFit,
    }))
    .toSorted((a, b) => b.probability - a.probability)
}

/** Returns the value of the first interval with the range of all. */
function unionOf(intervals: readonly IntervalEstimate[]): IntervalEstimate {
  const value = intervals[0]?.value ?? 0
  return intervals.reduce<IntervalEstimate>(
    (all, { low, high }) => ({ value, low: Math.min(all.low, low), high: Math.max(all.high, high) }),
    { value, low: value, high: value },
  )
}

/** Returns the fits of a family that are about as good as its best one, best first: its sizes may lie in several places. */
function asGoodOf(familyFits: readonly FamilyFit[], family: FamilyName): readonly FamilyFit[] {
  const mine = familyFits
    .filter((familyFit) => familyFit.family === family)
    .toSorted((a, b) => b.evidence - a.evidence)
  return mine.filter(({ evidence }) => evidence >= (mine[0]?.evidence ?? 0) - asGoodFor(family))
}

/** Returns the result that follows from the fits. `slackMs` is the uncertainty of one moment. Without fits, it has no family. */
export function concludeFamilies({ plausible, isPoor }: Plausible, slackMs: number): Identification {
  const candidates = weigh(plausible)
  const [best] = candidates
  if (best === undefined) return NOTHING_SEEN
  const families = candidates
    .filter(({ probability }) => probability > EXCLUDED_SHARE)
    .map(({ family }) => family)
  const named = families.flatMap((family) => asGoodOf(plausible, family))
  const sizes = named
    .flatMap((familyFit) => [familyFit, ...familyFit.others])
    .map((fit) => sizesOf(fit, slackMs))
  // The window of a ban is not visible before the ban ends, so its length would be a guess.
  const hasBan = BANS.includes(best.family)
  return {
    ...NOTHING_SEEN,
    verdict: isPoor ? 'undetermined' : families.length === 1 ? 'identified' : 'one-of',
    families: isPoor ? [] : families,
    reason: isPoor ? NO_FAMILY : null,
    experiment: null,
    candidates: candidates.map(({ family, probability, fit }) => ({ family, probability, fit })),
    capacity: unionOf(sizes.map(({ capacity }) => capacity)),
    windowMs: hasBan ? null : unionOf(sizes.map(({ windowMs }) => windowMs)),
    ratePerSecond: hasBan ? null : unionOf(sizes.map(({ ratePerSecond }) => ratePerSecond)),
    banMs: hasBan ? atLeast(intervalOf(best.familyFit.fit, 'innerMs', best.familyFit.trace), slackMs) : null,
    phases: phasesOf(plausible, best.family),
  }
}

type Sizes = {
  readonly capacity: IntervalEstimate
  readonly windowMs: IntervalEstimate
  readonly ratePerSecond: IntervalEstimate
}

/** Returns the sizes of one fit, each with its range. The range of the rate is for a constant capacity. */
function sizesOf({ fit, trace }: Settled, slackMs: number): Sizes {
  const windowMs = atLeast(intervalOf(fit, 'windowMs', trace), slackMs)
  const ratePerSecond = rateOf(fit.parameters.capacity, windowMs)
  return { capacity: intervalOf(fit, 'capacity', trace), windowMs, ratePerSecond }
}

/** Returns the phases with which the best family explains the trace about as well as with its best one. */
function phasesOf(familyFits: readonly FamilyFit[], family: FamilyName): readonly Phase[] {
  const mine = familyFits.filter((familyFit) => familyFit.family === family)
  const top = Math.max(...mine.map(({ evidence }) => evidence))
  const close = mine
    .filter(({ evidence }) => evidence > top + Math.log(EXCLUDED_SHARE))
    .map(({ phase }) => phase)
  return [...new Set(close)].filter((phase) => phase !== null)
}
