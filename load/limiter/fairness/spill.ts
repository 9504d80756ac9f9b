/** Determines whether other keys are refused, or get errors, because one key sends more. Pure. */
import type {
  FairnessPhase,
  FairnessSpan,
  ShareChange,
  Spill,
} from '../../../schemas/compiled/fairness-run.ts'
import { wilsonInterval } from '../../../schemas/wilson.ts'
import type { FairnessSample } from './fairness-sample.ts'

/** The 97.5 % quantile of a normal distribution. */
const Z = 1.959964
/** The largest share of refusals or failures that does not matter to the other keys. */
const MAX_HARMLESS_SHARE = 0.02

/**
 * The largest share of refusals or failures while all keys send at the same rate. With more refusals, the other keys are over
 * a limit themselves. With more failures, the target fails for them anyway.
 */
export const MAX_LOST_CALM = 0.1

/**
 * The least number of requests of other keys, in each kind of phase, that can show that they are not affected. If none is
 * refused, the upper end of the Wilson interval, z^2 / (n + z^2), is a harmless share.
 */
export const NEEDED_FOR_NO_SPILL = Math.ceil(Z * Z * (1 / MAX_HARMLESS_SHARE - 1))

/**
 * Returns whether the load of the aggressor affects the other keys: the changes of the refused and the failed share, with
 * their intervals.
 */
export function spillOf(victims: readonly FairnessSample[]): Spill {
  const answered = victims.filter((one) => !hasFailed(one))
  const refusals = changeOf(answered, ({ outcome }) => outcome === 'refused')
  const failures = changeOf(victims, hasFailed)
  return {
    ...refusals,
    failures,
    needed: NEEDED_FOR_NO_SPILL,
    verdict: verdictOn([refusals, failures]),
  }
}

/** Returns whether a request was neither completed nor refused. It shows nothing about a limit, but its key is affected. */
function hasFailed({ isOk, outcome }: FairnessSample): boolean {
  return !isOk && outcome !== 'refused'
}

function verdictOn(changes: readonly ShareChange[]): Spill['verdict'] {
  if (changes.some(({ span }) => span !== null && span.low > 0)) return 'spills'
  if (changes.some(({ calmShare }) => calmShare > MAX_LOST_CALM)) return 'unclear'
  return changes.every(({ span }) => span !== null && span.high <= MAX_HARMLESS_SHARE)
    ? 'does-not-spill'
    : 'unclear'
}

function changeOf(
  samples: readonly FairnessSample[],
  isHit: (sample: FairnessSample) => boolean,
): ShareChange {
  const countIn = (phase: FairnessPhase): Proportion => {
    const own = samples.filter((one) => one.phase === phase)
    return { hits: own.filter(isHit).length, n: own.length }
  }
  const [calm, press] = [countIn('calm'), countIn('press')]
  const [calmShare, pressShare] = [shareOf(calm), shareOf(press)]
  return {
    calmShare,
    pressShare,
    calmAsked: calm.n,
    pressAsked: press.n,
    difference: pressShare - calmShare,
    span: calm.n === 0 || press.n === 0 ? null : newcombe(press, calm),
  }
}

type Proportion = { readonly hits: number; readonly n: number }

function shareOf({ hits, n }: Proportion): number {
  return n === 0 ? 0 : hits / n
}

/** Returns the interval of a difference of two proportions: Newcombe 1998, method 10, from two Wilson intervals. */
function newcombe(first: Proportion, second: Proportion): FairnessSpan {
  const [a, b] = [wilsonInterval(first.hits, first.n), wilsonInterval(second.hits, second.n)]
  const [p, q] = [shareOf(first), shareOf(second)]
  return {
    low: p - q - Math.hypot(p - a.low, b.high - q),
    high: p - q + Math.hypot(a.high - p, q - b.low),
  }
}
