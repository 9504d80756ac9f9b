import type {
  Curve,
  Goodput,
  LittlesLaw,
  LoadFailure,
  LoadMetric,
  LoadSeries,
  LoadWindow,
  Rates,
  RequestCounts,
  SentBy,
  Throughput,
  TokenCounts,
} from '../../schemas/compiled/load-run.ts'
import { compareTexts } from './dots.ts'
import { gapMetricOf, metricOf } from './distribution.ts'
import { ifEnoughSamples } from './order-statistics.ts'
import type { Tally } from './tally.ts'
import { MANY_BURSTS, OF_USAGE, secondsOf, type TimingName } from './timings.ts'
import type { Sketch } from './sketch.ts'

/** The figures of a load run, such as latencies, throughput and errors. */
export type Analysis = {
  readonly requests: RequestCounts
  readonly metrics: Readonly<Record<string, LoadMetric>>
  readonly throughput: Throughput
  readonly window: LoadWindow
  readonly rates: Rates
  readonly goodput: Goodput | null
  readonly littlesLaw: LittlesLaw
  readonly errors: readonly LoadFailure[]
  readonly series: LoadSeries
  readonly unansweredAtEnd: number
  readonly keys: Tally['keys']
  readonly sentBy: SentBy
  readonly tokens: TokenCounts | null
  readonly withoutUsage: number
  /** Why most token counts in `usage` are implausible. Null if they are plausible. */
  readonly miscount: string | null
}

/** Computes the results of a load, such as percentiles and throughput, from the tallied requests. */
export function analyze(tally: Tally): Analysis {
  const miscount = miscountOf(tally)
  const isCounted = miscount === null
  const { metrics, curves } = distributionsOf(tally, isCounted)
  const requests = requestsOf(tally)
  const { planned } = tally.options
  return {
    requests,
    metrics,
    throughput: {
      completionsPerSecond: perSecond(tally, tally.okWithin),
      outputTokensPerSecond: isCounted && hasUsage(tally) ? perSecond(tally, tally.tokensWithin) : null,
      // The pace of text that came at once is not that of the service.
      tokensPerSecondPerUser: tally.bursts > MANY_BURSTS * tally.ok ? null : userSpeeds(metrics['tpot']),
    },
    window: windowOf(tally),
    rates: {
      askedPerSecond: planned === null ? null : perSecond(tally, planned),
      sentPerSecond: perSecond(tally, tally.sentWithin),
      admittedPerSecond: perSecond(tally, tally.admittedWithin),
      completedPerSecond: perSecond(tally, tally.okWithin),
    },
    // Where one part of a merged load was stopped, the others sent more than was due until then.
    goodput: goodputOf(tally, Math.max(planned ?? 0, requests.ok + requests.failed), isCounted),
    littlesLaw: littlesLawOf(tally),
    errors: [...tally.failures]
      .map(([name, { count, example, refusedKeys }]) => ({
        class: name,
        count,
        example,
        ...(refusedKeys === 0 ? {} : { refusedKeys }),
      }))
      .toSorted((a, b) => b.count - a.count || compareTexts(a.class, b.class)),
    series: { timeline: tally.timeline.result(), dots: tally.dots.result(), curves },
    unansweredAtEnd: tally.unansweredSentUs.filter((atUs) => atUs > tally.lastAnsweredSentUs).length,
    sentBy: { ...tally.sentBy },
    keys: tally.keys,
    tokens: tokensOf(tally),
    withoutUsage: tally.withoutUsage,
    miscount,
  }
}

function perSecond(tally: Tally, count: number): number {
  const seconds = secondsOf(tally.options.window)
  return seconds === 0 ? 0 : count / seconds
}

function windowOf({ options: { window }, okWithin, firstOkUs, okAfter }: Tally): LoadWindow {
  return {
    seconds: secondsOf(window),
    completions: okWithin,
    firstSeconds: firstOkUs === null ? null : (firstOkUs - window.fromUs) / 1_000_000,
    completedAfter: okAfter,
  }
}

function hasUsage(tally: Tally): boolean {
  return tally.ok > 0 && tally.withoutUsage === 0
}

/** Returns why most token counts in `usage` are implausible. Null if they are plausible. */
export function miscountOf({
  miscounted: { count, tokens, chunks },
  ok,
}: Pick<Tally, 'miscounted' | 'ok'>): string | null {
  if (2 * count <= ok) return null
  const [said, arrived] = [tokens, chunks].map((sum) => Number((sum / count).toFixed(1)))
  return `completion_tokens in usage is ${said} where ${arrived} chunks of text arrived (means of ${count} of ${ok} answers), so figures from usage are unknown`
}

function requestsOf(tally: Tally): RequestCounts {
  const { ok, sent, interrupted, resent, empty, bursts, warmUp, failures, options } = tally
  const failed = [...failures.values()].reduce((sum, { count }) => sum + count, 0)
  return {
    started: ok + failed + interrupted,
    ok,
    failed,
    dropped: options.planned === null ? 0 : Math.max(0, options.planned - sent),
    interrupted,
    errorShare: ok + failed === 0 ? 0 : failed / (ok + failed),
    resent,
    empty,
    ...(bursts === 0 ? {} : { bursts }),
    ...(options.window.fromUs === 0 ? {} : { warmUp: { ...warmUp } }),
  }
}

function tokensOf({ tokens }: Tally): TokenCounts | null {
  const { byCount, beyondLimit } = tokens
  const n = [...byCount.values()].reduce((sum, count) => sum + count, 0)
  if (n === 0) return null
  return {
    n,
    askedMean: tokens.limitSum / n,
    ...(Number.isNaN(tokens.promptSum) ? {} : { promptMean: tokens.promptSum / n }),
    p50: medianTokens(byCount, n),
    mean: tokens.sum / n,
    over:
      beyondLimit === 0
        ? null
        : { count: beyondLimit, share: beyondLimit / n, mean: tokens.sumBeyondLimit / beyondLimit },
  }
}

function medianTokens(counts: ReadonlyMap<number, number>, n: number): number | null {
  let seen = 0
  for (const [tokens, count] of [...counts].toSorted(([a], [b]) => a - b)) {
    seen += count
    if (2 * seen >= n) return ifEnoughSamples(tokens, 50, n)
  }
  return null
}

const CURVES: readonly TimingName[] = ['ttft', 'ttft-response', 'tpot', 'e2e', 'e2e-response', 'schedule-lag']

type Distributions = {
  readonly metrics: Readonly<Record<string, LoadMetric>>
  readonly curves: LoadSeries['curves']
}

function distributionsOf(tally: Tally, isCounted: boolean): Distributions {
  const { timings, gaps } = tally
  const metrics: Record<string, LoadMetric> = {}
  const curves: Record<string, Curve> = {}
  for (const [name, values] of timings) {
    const sorted = values.sorted()
    const isKnown = OF_USAGE.test(name) ? isCounted : name !== 'ttfo' || isOutputTimed(tally)
    if (sorted.length > 0 && isKnown) {
      metrics[name] = metricOf(values, sorted)
      if (CURVES.includes(name)) curves[name] = curveOf(sorted)
    }
    if (name === 'ntpot' && gaps.count() > 0) metrics['icl'] = gapMetricOf(gaps)
  }
  if (gaps.count() > 0) curves['icl'] = gapCurveOf(gaps)
  return { metrics, curves }
}

function isOutputTimed({ hasReasoning, options: { goals } }: Tally): boolean {
  return hasReasoning || goals.some(({ timing }) => timing === 'ttfo')
}

function userSpeeds(tpot: LoadMetric | undefined): Throughput['tokensPerSecondPerUser'] {
  if (tpot === undefined) return null
  return { p50: speedOf(tpot.p50), p10: speedOf(tpot.p90), p1: speedOf(tpot.p99) }
}

function speedOf(tpotMs: number | null): number | null {
  return tpotMs === null || tpotMs === 0 ? null : 1000 / tpotMs
}

function goodputOf(tally: Tally, offered: number, isCounted: boolean): Goodput | null {
  const { goals } = tally.options
  if (goals.length === 0 || offered === 0) return null
  const isKnown = (timing: TimingName, index: number): boolean =>
    (isCounted || !OF_USAGE.test(timing)) && isTimed(tally, index)
  const isJudged = goals.every(({ timing }, index) => isKnown(timing, index))
  return {
    share: isJudged ? tally.good / offered : null,
    perSecond: isJudged ? perSecond(tally, tally.goodWithin) : null,
    tokensPerSecond:
      isJudged && isCounted && hasUsage(tally) ? perSecond(tally, tally.goodTokensWithin) : null,
    goals: goals.map(({ slo, timing }, index) => ({
      slo,
      share: isKnown(timing, index) ? (tally.met[index] ?? 0) / offered : null,
    })),
  }
}

function isTimed({ timed, ok, empty }: Tally, index: number): boolean {
  return ok === empty || (timed[index] ?? 0) > 0
}

function littlesLawOf(tally: Tally): LittlesLaw {
  const inFlight = perSecond(tally, tally.inFlightUs / 1_000_000)
  const arrivalsPerSecond = perSecond(tally, tally.sentWithin)
  const meanStaySeconds = tally.sentWithin === 0 ? null : tally.stayUs / tally.sentWithin / 1_000_000
  const residual =
    meanStaySeconds === null || inFlight === 0
      ? null
      : Math.abs(inFlight - arrivalsPerSecond * meanStaySeconds) / inFlight
  return { inFlight, arrivalsPerSecond, meanStaySeconds, residual }
}

// With more values, a curve has points at SHARES only.
const MAX_POINTS = 128
const SHARES = [...Array.from({ length: 99 }, (_, index) => (index + 1) / 100), 0.995, 0.999, 0.9999]

/** Returns the cumulative distribution of ascending values. Each point is a value, with the share (0 to 1) of values up to it. */
export function curveOf(sorted: Float64Array): Curve {
  const n = sorted.length
  const pointAt = (rank: number): readonly [number, number] => [sorted[rank - 1] ?? 0, rounded(rank / n)]
  return ranksOf(n).map(pointAt)
}

/** Returns the cumulative distribution of the times between tokens, in ms. */
export function gapCurveOf(sketch: Sketch): Curve {
  const n = sketch.count()
  const points: (readonly [number, number])[] = []
  const ranks = ranksOf(n)
  let seen = 0
  let next = 0
  for (const [us, count] of sketch.entries()) {
    seen += count
    const before = next
    while ((ranks[next] ?? Number.POSITIVE_INFINITY) <= seen) next += 1
    if (next > before) points.push([us / 1000, rounded(seen / n)])
  }
  return points
}

function ranksOf(n: number): readonly number[] {
  if (n <= MAX_POINTS) return Array.from({ length: n }, (_, index) => index + 1)
  return [1, ...new Set(SHARES.map((share) => Math.ceil(share * n - 1e-9))), n].filter(
    (rank, index, all) => index === 0 || rank > (all[index - 1] ?? 0),
  )
}

function rounded(share: number): number {
  return Math.round(share * 1e6) / 1e6
}
