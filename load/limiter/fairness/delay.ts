/** Whether other keys are affected with time: their first tokens come much later while one key sends more. Pure. */
import type { Fairness, FairnessSpan, TtftChange } from '../../../schemas/fairness-run.ts'

/** A clear delay: with 95 % confidence this many times as long, and this many milliseconds longer, which no busy client explains. */
const LEAST_TIMES = 2
/** See {@link LEAST_TIMES}. */
export const LEAST_MORE_MS = 50
/** A higher percentile shows single stalls, which need no other key. */
const HIGHEST_PERCENTILE = 90

/** A delay of the other keys, at the percentile that shows it most. */
export type Delay = {
  readonly percentile: number
  readonly calmMs: number
  readonly pressMs: number
  readonly ratio: number
  readonly ratioSpan: FairnessSpan
}

/** Returns the delay of the other keys, null where none is shown. */
export function delayOf({ ttft }: Pick<Fairness, 'ttft'>): Delay | null {
  return ttft.flatMap(delayIn).toSorted((a, b) => b.ratio - a.ratio)[0] ?? null
}

function delayIn({ percentile, calmMs, pressMs, ratio, ratioSpan }: TtftChange): readonly Delay[] {
  if (percentile > HIGHEST_PERCENTILE) return []
  if (calmMs === null || pressMs === null || ratio === null || ratioSpan === null) return []
  const isLong = ratioSpan.low >= LEAST_TIMES && pressMs - calmMs >= LEAST_MORE_MS
  return isLong ? [{ percentile, calmMs, pressMs, ratio, ratioSpan }] : []
}
