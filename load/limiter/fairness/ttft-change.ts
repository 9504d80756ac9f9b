/** Computes the change of the time to first token of other keys while one key sends more. Pure. */
import type { FairnessPhase, FairnessSpan, TtftChange } from '../../../schemas/compiled/fairness-run.ts'
import { randomAt, randomRoot } from '../../workload/random.ts'
import type { FairnessSample } from './fairness-sample.ts'
import { ifCarried } from '../../analysis/order-statistics.ts'

const RESAMPLES = 1000

/** Returns the change at one percentile, with a bootstrap interval that depends on `seed` alone. */
export function changeOf(victims: readonly FairnessSample[], percentile: number, seed: string): TtftChange {
  const calm = ttftsOf(victims, 'calm')
  const press = ttftsOf(victims, 'press')
  const calmMs = ifCarried(percentileOf(calm, percentile), percentile, calm.length)
  const pressMs = ifCarried(percentileOf(press, percentile), percentile, press.length)
  const isKnown = calmMs !== null && pressMs !== null && calmMs > 0
  return {
    percentile,
    calmMs,
    pressMs,
    ratio: isKnown ? pressMs / calmMs : null,
    ratioSpan: isKnown ? bootstrapRatio(calm, press, percentile, seed) : null,
  }
}

function ttftsOf(victims: readonly FairnessSample[], phase: FairnessPhase): readonly number[] {
  return victims
    .flatMap((sample) =>
      sample.phase === phase && sample.isOk && sample.ttftMs !== null ? [sample.ttftMs] : [],
    )
    .toSorted((a, b) => a - b)
}

/** Returns the nearest-rank percentile; null without values. */
function percentileOf(sorted: ArrayLike<number>, percentile: number): number | null {
  return sorted[Math.max(0, Math.ceil((percentile / 100) * sorted.length) - 1)] ?? null
}

/** Returns the percentile bootstrap of the ratio: both samples are drawn again, independently, and the middle 95 % are kept. */
function bootstrapRatio(
  calm: readonly number[],
  press: readonly number[],
  percentile: number,
  seed: string,
): FairnessSpan | null {
  const { uniform } = randomAt(randomRoot(seed, 'fairness'), percentile)
  const again = (values: readonly number[]): number => {
    // Numbers without a comparison function are sorted several times as fast.
    const drawn = Float64Array.from(
      values,
      () => values[Math.floor(uniform() * values.length)] ?? 0,
    ).toSorted()
    return percentileOf(drawn, percentile) ?? 0
  }
  const ratios = Array.from({ length: RESAMPLES }, () => again(press) / again(calm)).toSorted((a, b) => a - b)
  const low = ratios[Math.floor(0.025 * RESAMPLES)]
  const high = ratios[Math.ceil(0.975 * RESAMPLES) - 1]
  return low === undefined || high === undefined || !Number.isFinite(high) ? null : { low, high }
}
