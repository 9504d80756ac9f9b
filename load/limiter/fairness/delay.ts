/** Determines whether other keys are delayed: their first tokens come much later while one key sends more. Pure. */
import type { Fairness, FairnessSpan, TtftChange } from '../../../schemas/compiled/fairness-run.ts'

/** A clear delay has at least this ratio with 95 % confidence, and at least the delay below, which no busy client explains. */
const MIN_RATIO = 2
/** See {@link MIN_RATIO}. */
export const MIN_DELAY_MS = 50
/** Higher percentiles show single stalls, which may have another cause. */
const HIGHEST_PERCENTILE = 90

/** The delay of the other keys, at the percentile that shows it most. */
export type Delay = {
  readonly percentile: number
  readonly calmMs: number
  readonly pressMs: number
  readonly ratio: number
  readonly ratioSpan: FairnessSpan
}

/** Returns the delay of the other keys, null if none is shown. */
export function delayOf({ ttft }: Pick<Fairness, 'ttft'>): Delay | null {
  return ttft.flatMap(delayIn).toSorted((a, b) => b.ratio - a.ratio)[0] ?? null
}

function delayIn({ percentile, calmMs, pressMs, ratio, ratioSpan }: TtftChange): readonly Delay[] {
  if (percentile > HIGHEST_PERCENTILE) return []
  if (calmMs === null || pressMs === null || ratio === null || ratioSpan === null) return []
  const isLong = ratioSpan.low >= MIN_RATIO && pressMs - calmMs >= MIN_DELAY_MS
  return isLong ? [{ percentile, calmMs, pressMs, ratio, ratioSpan }] : []
}
