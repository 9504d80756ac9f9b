/** Describes observations without a refusal, in sentences. Pure. */
import type { Identification } from '../findings/identification.ts'
import type { IntervalEstimate } from '../trace/interval.ts'
import { familyName } from '../model/names.ts'

/** Returns the observed throughput and concurrency, with all their explanations. */
export function formatUnrefused({ families, capacity, ratePerSecond }: Identification): string {
  const atOnce = capacity === null ? '' : `; at most about ${rangeOf(capacity)} processed at once`
  const rate = ratePerSecond === null ? '' : `, ${formatRate(ratePerSecond.value)} requests/s in all`
  const others = families
    .filter((family) => family !== 'none' && family !== 'concurrency-queue')
    .map(familyName)
  const whys = ['a cap with a queue', ...others, "the server's own speed"].join(', or ')
  return `no refusal${atOnce}${rate}: ${whys}.`
}

function rangeOf({ value, low, high }: IntervalEstimate): string {
  return low === high ? String(value) : `${value} (${low} to ${high})`
}

function formatRate(perSecond: number): string {
  return perSecond < 10 ? perSecond.toFixed(1) : perSecond.toFixed(0)
}
