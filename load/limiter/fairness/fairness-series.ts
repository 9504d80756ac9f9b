/** Counts requests of a comparison of keys over time, for plots. The size is bounded. Pure. */
import type { FairnessSeries } from '../../../schemas/compiled/fairness-run.ts'
import type { FairnessSample } from './fairness-sample.ts'

/** The largest number of intervals: more do not fit on a page. */
const MAX_BUCKETS = 80
const SHORTEST_SECONDS = 0.5

/** Returns the series of the samples; null without samples. */
export function seriesOf(samples: readonly FairnessSample[]): FairnessSeries | null {
  if (samples.length === 0) return null
  const fromMs = samples.reduce((least, { sentMs }) => Math.min(least, sentMs), Number.POSITIVE_INFINITY)
  const toMs = samples.reduce((most, { sentMs }) => Math.max(most, sentMs), 0)
  const bucketSeconds = bucketFor((toMs - fromMs) / 1000)
  const buckets = Math.floor((toMs - fromMs) / 1000 / bucketSeconds) + 1
  const countIn = (own: readonly FairnessSample[]): readonly number[] => {
    const counts = Array.from({ length: buckets }, () => 0)
    for (const { sentMs } of own) {
      const at = Math.floor((sentMs - fromMs) / 1000 / bucketSeconds)
      counts[at] = (counts[at] ?? 0) + 1
    }
    return counts
  }
  const byKey = [...Map.groupBy(samples, ({ key }) => key)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    bucketSeconds,
    phases: phasesOf(samples, fromMs),
    keys: byKey.map(([key, own]) => ({
      key,
      completed: countIn(own.filter(({ isOk }) => isOk)),
      refused: countIn(own.filter(({ outcome }) => outcome === 'refused')),
    })),
  }
}

/** Returns the length of an interval: half a second, or a whole number of seconds. */
function bucketFor(seconds: number): number {
  const least = seconds / MAX_BUCKETS
  return least <= SHORTEST_SECONDS ? SHORTEST_SECONDS : Math.ceil(least)
}

function phasesOf(samples: readonly FairnessSample[], fromMs: number): FairnessSeries['phases'] {
  const groups = Map.groupBy(samples, ({ phase, round }) => `${phase} ${round}`)
  return [...groups.values()]
    .flatMap((own) => {
      const [first] = own
      if (first === undefined) return []
      const times = own.map(({ sentMs }) => (sentMs - fromMs) / 1000).toSorted((a, b) => a - b)
      return [{ phase: first.phase, fromSeconds: times[0] ?? 0, toSeconds: times.at(-1) ?? 0 }]
    })
    .toSorted((a, b) => a.fromSeconds - b.fromSeconds)
}
