/**
 * Measures how often Assay identifies limits correctly. Draws services with the limits of free tiers from a
 * seed, and examines each by the whole plan on a virtual clock. `node test/bench/limiters.ts [--count 40]
 * [--seed 1] [--hidden] [--verbose]`; `--hidden` draws limits over seconds that no header announces.
 */
import { expectCost } from '../../load/limiter/expect-cost.ts'
import { identify } from '../../load/limiter/identify.ts'
import { nextBatch } from '../../load/limiter/next-batch.ts'
import { createAnnouncer } from '../../load/limiter/run/run-limiter.ts'
import type { RunSoFar } from '../../load/limiter/types.ts'
import { drawHidden, drawTier } from '../limits/tiers/draw-tier.ts'
import { judgeTier, type LimitVerdict } from '../limits/tiers/judge-tier.ts'
import { refusedLater } from '../limits/tiers/keep-settings.ts'
import { runSimulated, type SimulatedService } from '../limits/tiers/simulated-service.ts'
import { keepFigures } from './bench-figures.ts'
import { benchOptions } from './bench-frame.ts'

type Judged = {
  readonly name: string
  readonly verdicts: readonly LimitVerdict[]
  readonly requests: number
  readonly seconds: number
  /** The ratio of real to announced seconds, and the ratio of real to announced requests. Null if no cost was announced. */
  readonly costRatios: readonly [number, number] | null
  /** Whether nothing was spent beyond 1.5 times the last cost announced before it, and the last cost was not 1.5 times the real one. */
  readonly isForetold: boolean
  /** The size of the announced limit of requests per minute. */
  readonly minute: number | undefined
  /** The sending styles that got refusals although they followed the suggested settings; null if an identified limit was wrong. */
  readonly refused: readonly string[] | null
  /** The share of an announced daily quota that the run used. */
  readonly dayShare: number
}

/** Draws `count` services, identifies the limits of each, and prints the totals. */
export async function benchLimiters(argv: readonly string[]): Promise<void> {
  const { count, seed, verbose, hidden } = benchOptions(argv, {
    count: 40,
    seed: 1,
    verbose: false,
    hidden: false,
  })
  const judged: Judged[] = []
  for (let index = 0; index < count; index += 1) {
    const one = judgeDrawn(seed * 100_000 + index, hidden ? drawHidden : drawTier)
    judged.push(one)
    const isRight = one.verdicts.every(({ verdict }) => verdict === 'right')
    if (verbose || !isRight) console.log(`${one.name}: ${one.requests} requests, ${one.seconds} s`)
    if (!isRight)
      for (const { limit, verdict, why } of one.verdicts) console.log(`  ${verdict}: ${limit}: ${why}`)
    for (const line of one.refused ?? []) console.log(`  settings of ${one.name}: ${line}`)
  }
  const sums = sumUp(judged)
  for (const [name, value] of Object.entries(sums)) console.log(`${name}: ${value}`)
  keepFigures('limiters', [], { seed, sums, judged })
}

function judgeDrawn(seed: number, draw: (seed: number) => SimulatedService): Judged {
  const service = draw(seed)
  const told = createAnnouncements()
  const run = runSimulated(service, { nextBatch: told.nextBatch, expectCost }, seed)
  const seconds = Math.round(Math.max(...run.seen.map(({ closedMs }) => closedMs)) / 1000)
  const cost = run.announcedCost
  const found = identify(run)
  const verdicts = judgeTier(service, found)
  const isRight = verdicts.every(({ verdict }) => verdict === 'right')
  return {
    name: service.name,
    verdicts,
    refused: isRight && found.settings !== null ? refusedLater(service, found.settings, run.bounds) : null,
    requests: run.seen.length,
    seconds,
    costRatios: cost === null ? null : [seconds / Math.max(1, cost.seconds), run.seen.length / cost.requests],
    isForetold: told.areKept(run),
    minute: service.announces
      .flatMap((index) => service.limits[index] ?? [])
      .find(({ unit, windowMs }) => unit === 'requests' && windowMs === 60_000)?.size,
    dayShare: Math.max(
      0,
      ...service.announces
        .flatMap((index) => service.limits[index] ?? [])
        .filter(({ unit, windowMs }) => unit === 'requests' && windowMs > HOUR_MS)
        .map(({ size }) => run.seen.filter(({ outcome }) => outcome === 'accepted').length / size),
    ),
  }
}

type Spent = { readonly requests: number; readonly seconds: number }

/** Creates a planner that collects the costs of the lines which a user sees. */
function createAnnouncements() {
  const costs: (Spent & { readonly before: number })[] = []
  let spent = { requests: 0, seconds: 0 }
  const announcer = createAnnouncer((line) => {
    const [, seconds, requests] = /the rest takes (?:about|up to) (\d+) s and ([\d,]+) more/.exec(line) ?? []
    if (seconds === undefined || requests === undefined) return
    const more = { requests: Number(requests.replaceAll(',', '')), seconds: Number(seconds) }
    costs.push({
      requests: spent.requests + more.requests,
      seconds: spent.seconds + more.seconds,
      before: spent.requests,
    })
  })
  return {
    nextBatch: (from: RunSoFar) => {
      spent = spentIn(from.seen)
      if (from.seen.length > 0) announcer.tell(from)
      return nextBatch(from)
    },
    areKept: ({ seen }: Pick<RunSoFar, 'seen'>): boolean => {
      const isWithin = seen.every((_, index) => {
        const cost = costs.findLast(({ before }) => before <= index)
        return cost === undefined || isBelow(spentIn(seen.slice(0, index + 1)), cost)
      })
      const last = costs.at(-1)
      return isWithin && last !== undefined && isBelow(last, spentIn(seen))
    },
  }
}

function spentIn(seen: RunSoFar['seen']): Spent {
  return { requests: seen.length, seconds: Math.max(0, ...seen.map(({ closedMs }) => closedMs)) / 1000 }
}

function isBelow(one: Spent, other: Spent): boolean {
  return one.requests < 1.5 * other.requests && one.seconds < 1.5 * Math.max(1, other.seconds)
}

const HOUR_MS = 3_600_000

function sumUp(judged: readonly Judged[]): Readonly<Record<string, number | string>> {
  const all = judged.flatMap(({ verdicts }) => verdicts)
  const count = (wanted: LimitVerdict['verdict']): number =>
    all.filter(({ verdict }) => verdict === wanted).length
  const minutes = judged.filter(({ minute }) => minute !== undefined)
  const kept = judged.flatMap(({ refused }) => (refused === null ? [] : [refused.length === 0]))
  const ratios = judged.flatMap(({ costRatios }) => (costRatios === null ? [] : [costRatios]))
  const near = ratios.filter((pair) => pair.every((ratio) => ratio > 1 / 1.5 && ratio < 1.5)).length
  return {
    'limits right': `${count('right')} of ${all.length}`,
    'services right': `${judged.filter(({ verdicts }) => verdicts.every(({ verdict }) => verdict === 'right')).length} of ${judged.length}`,
    'limits open': count('open'),
    'limits wrong': count('wrong'),
    'median seconds of an announced limit per minute': median(minutes.map(({ seconds }) => seconds)),
    'median requests of an announced limit of N per minute, by 2 N + 5': median(
      minutes.map(({ requests, minute = 0 }) => requests / (2 * minute + 5)),
    ).toFixed(2),
    'largest share of an announced quota of a day': Math.max(
      0,
      ...judged.map(({ dayShare }) => dayShare),
    ).toFixed(3),
    'settings by which 200 later requests are accepted': `${kept.filter(Boolean).length} of ${kept.length}`,
    'first announced costs within a factor of 1.5': `${near} of ${ratios.length}`,
    'costs announced within a factor of 1.5 before they were spent': `${judged.filter(({ isForetold }) => isForetold).length} of ${judged.length}`,
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

if (import.meta.main) await benchLimiters(process.argv.slice(2))
