/** Whether innocent keys are refused because one key asks for more. Pure. */
import type { FairnessPhase, FairnessSpan, Spill } from '../../schemas/fairness-run.ts'
import type { FairnessSample } from './fairness.ts'

/** 97.5 % of a normal distribution. */
const Z = 1.959964
/** More refusals than this share of what innocent keys ask would matter to them. */
const HARMLESS = 0.02

/**
 * Where more than this is refused while all ask alike, the innocent are over a limit themselves: what one key more takes away
 * from them hardly shows in shares.
 */
export const MOST_REFUSED_CALM = 0.1

/**
 * The fewest requests of innocent keys, calm and under pressure alike, that can show that they do not pay: none of so many
 * refused leaves no more than a harmless share to chance (the upper end of the interval of Wilson, z^2 / (n + z^2)).
 */
export const NEEDED_FOR_NO_SPILL = Math.ceil(Z * Z * (1 / HARMLESS - 1))

/** Whether the refusals of the aggressor spill over: the difference of two shares with its interval, and what may be said of it. */
export function spillOf(victims: readonly FairnessSample[]): Spill {
  const calm = refusalsOf(victims, 'calm')
  const press = refusalsOf(victims, 'press')
  const calmShare = shareOf(calm)
  const pressShare = shareOf(press)
  const span = calm.n === 0 || press.n === 0 ? null : newcombe(press, calm)
  return {
    calmShare,
    pressShare,
    calmAsked: calm.n,
    pressAsked: press.n,
    needed: NEEDED_FOR_NO_SPILL,
    difference: pressShare - calmShare,
    span,
    verdict: verdictOn(span, calmShare),
  }
}

function verdictOn(span: FairnessSpan | null, calmShare: number): Spill['verdict'] {
  if (span === null) return 'unclear'
  if (span.low > 0) return 'spills'
  if (calmShare > MOST_REFUSED_CALM) return 'unclear'
  return span.high <= HARMLESS ? 'does-not-spill' : 'unclear'
}

type Proportion = { readonly hits: number; readonly n: number }

function refusalsOf(victims: readonly FairnessSample[], phase: FairnessPhase): Proportion {
  // Neither completed nor refused: an error says nothing about a limit.
  const own = victims.filter((one) => one.phase === phase && (one.isOk || one.outcome === 'refused'))
  return { hits: own.filter(({ outcome }) => outcome === 'refused').length, n: own.length }
}

function shareOf({ hits, n }: Proportion): number {
  return n === 0 ? 0 : hits / n
}

/** Interval of a difference of two proportions: Newcombe 1998, method 10, from two Wilson intervals. */
function newcombe(first: Proportion, second: Proportion): FairnessSpan {
  const [a, b] = [wilson(first), wilson(second)]
  const [p, q] = [shareOf(first), shareOf(second)]
  return {
    low: p - q - Math.hypot(p - a.low, b.high - q),
    high: p - q + Math.hypot(a.high - p, q - b.low),
  }
}

function wilson({ hits, n }: Proportion): FairnessSpan {
  const share = hits / n
  const middle = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n)
  const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
