/** How much of a quota is whole again after a silence. Pure. Source: gap G8.2. */
import type { Exchange } from '../../exchange/exchange.ts'
import { inconclusive, type Judgement } from '../../exchange/judgement.ts'
import { is2xx } from '../../exchange/reply.ts'
import {
  ALL_SERIES,
  allowanceOf,
  answeredIn,
  isTooSlow,
  seriesIn,
  TOO_SLOW,
  type Spent,
} from './limits-evidence.ts'
import { notWaitedFor } from './limits-exists.ts'

/** Returns how many calls the target really lets through, whatever it declares. */
export function wholeQuota({ evidence, quota }: Spent): number {
  const most = Math.max(...ALL_SERIES.map((name) => answeredIn(evidence, name)))
  return quota === null ? most : Math.min(most, quota.quota)
}

/** Returns what is expected of calls after a silence. */
export function wholeAgain(spent: Spent): string {
  return `${wholeQuota(spent)} answered, as before`
}

/** Judges how much of the quota is missing after the last silence; 0 when a row after refusals was whole. */
export function onRecovery(spent: Spent, judge: (missing: number) => Judgement): Judgement {
  if (isTooSlow(spent)) return inconclusive('prerequisite', TOO_SLOW, [spent.refused])
  const { evidence } = spent
  const [once, again] = [seriesIn(evidence, 'burst'), seriesIn(evidence, 'burst-again')]
  if (once.length === 0) return inconclusive('prerequisite', notWaitedFor(spent), [spent.refused])
  const whole = wholeQuota(spent)
  if (answeredIn(evidence, 'burst') >= whole || answeredIn(evidence, 'burst-again') >= whole) return judge(0)
  if (again.length === 0) {
    return inconclusive('prerequisite', 'the quota was not whole, and there was no second look', once)
  }
  if (isCappedInFlight(spent)) {
    const detail = 'calls at once may have met a cap on calls in flight, and not the quota'
    return inconclusive('prerequisite', detail, [...once, ...again])
  }
  return judge(whole - answeredIn(evidence, 'burst-again'))
}

// Where calls at once are refused and some of the quota is said to remain, something else refused them. Where nothing is said of
// it, the same number both times is what such a cap lets through.
function isCappedInFlight(spent: Spent): boolean {
  const { evidence } = spent
  const answered = seriesIn(evidence, 'burst-again').filter(is2xx)
  const remaining = answered.flatMap((exchange) => remainingOf(spent, exchange) ?? [])
  if (remaining.length > 0) return !remaining.includes(0)
  return answered.length === answeredIn(evidence, 'burst')
}

/** Returns what remains of the quota after an answered call, as its header fields announce it; null where they do not. */
export function remainingOf(spent: Spent, exchange: Exchange | undefined): number | null {
  if (exchange === undefined || !is2xx(exchange)) return null
  return allowanceOf(spent, exchange)?.remaining ?? null
}
