/** Computes the fairness of a target to several keys while one of them sends much more, from the outcomes of requests. Pure. */
import type {
  Fairness,
  FairnessPhase,
  FairnessTally,
  KeyShare,
} from '../../../schemas/compiled/fairness-run.ts'
import type { FairnessSample } from './fairness-sample.ts'
import { spillOf } from './spill.ts'
import { changeOf } from './ttft-change.ts'

const PERCENTILES = [50, 90, 99] as const

/**
 * Judges the samples of a run. Keys of the aggressor's own account do not count as other keys: they may share
 * its quota. The bootstrap draws from `seed`.
 */
export function fairnessOf(
  samples: readonly FairnessSample[],
  { aggressor, siblings = [] }: { readonly aggressor: string; readonly siblings?: readonly string[] },
  seed: string,
): Fairness {
  const names = [...new Set(samples.map(({ key }) => key))].toSorted()
  const keys = names.map((key): KeyShare => {
    const own = samples.filter((sample) => sample.key === key)
    const of = (phase: FairnessPhase): FairnessTally => tallyOf(own.filter((one) => one.phase === phase))
    return { key, isAggressor: key === aggressor, calm: of('calm'), press: of('press') }
  })
  const isVictim = (key: string): boolean => key !== aggressor && !siblings.includes(key)
  const victims = samples.filter(({ key }) => isVictim(key))
  return {
    keys,
    jainOfVictims: jainIndex(keys.filter(({ key }) => isVictim(key)).map(goodput)),
    jainOfAll: jainIndex(keys.map(goodput)),
    ttft: PERCENTILES.map((percentile) => changeOf(victims, percentile, seed)),
    spill: spillOf(victims),
  }
}

function goodput({ press }: KeyShare): number {
  return press.goodPerSecond ?? 0
}

function tallyOf(samples: readonly FairnessSample[]): FairnessTally {
  const completed = samples.filter(({ isOk }) => isOk).length
  const sentPerSecond = rateOf(samples)
  return {
    asked: samples.length,
    completed,
    refused: samples.filter(({ outcome }) => outcome === 'refused').length,
    sentPerSecond,
    goodPerSecond: sentPerSecond === null ? null : (sentPerSecond * completed) / samples.length,
  }
}

/** Returns the rate: gaps between requests over their time, phase by phase; null without a gap. */
function rateOf(samples: readonly FairnessSample[]): number | null {
  let gaps = 0
  let spanMs = 0
  for (const sent of Map.groupBy(samples, ({ round }) => round).values()) {
    const times = sent.map(({ sentMs }) => sentMs).toSorted((a, b) => a - b)
    gaps += times.length - 1
    spanMs += (times.at(-1) ?? 0) - (times[0] ?? 0)
  }
  return spanMs > 0 ? (1000 * gaps) / spanMs : null
}

/** Returns Jain's index: the square of the sum over n times the sum of squares (Jain, Chiu and Hawe 1984). Null if all are 0, or for a single value. */
export function jainIndex(values: readonly number[]): number | null {
  if (values.length < 2) return null
  const sum = values.reduce((total, value) => total + value, 0)
  const squares = values.reduce((total, value) => total + value * value, 0)
  return squares === 0 ? null : (sum * sum) / (values.length * squares)
}
