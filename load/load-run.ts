/** The shape of `load-run.json` (`schemas/load-run.schema.json`, `"schema": "assay.load/1"`). A report reads nothing else. */
import type { StatementIdentity } from '../conformance/engine/plan.ts'
import type { Conformance } from './samples/conformance-record.ts'
import type { Memory } from './engine/cpu-meter.ts'
import type { RowClass, Transport } from './rows/row.ts'
import type { Schedule } from './workload/schedule.ts'
import type { SloVerdict } from './analysis/slo-verdict.ts'
import type { Workload } from './workload/workload.ts'

/**
 * What is said about the run. `non-conformant`: valid, and answers violate the interface or leaked between requests. `undecided`: valid, but too short to decide an objective. `overload`: valid, and the rate that was
 * asked for was not reached. `invalid` measured nothing that may be used, `aborted` was stopped by its user.
 */
export type LoadOutcome =
  | 'ok'
  | 'non-conformant'
  | 'slo-failed'
  | 'undecided'
  | 'overload'
  | 'invalid'
  | 'aborted'

/**
 * A rate that was asked for and not reached: what was sent and completed instead, and which limit was met. `users`: `--vus`;
 * `machine`: the one that k6 runs on.
 */
export type Overload = {
  readonly askedPerSecond: number
  readonly sentPerSecond: number
  readonly completedPerSecond: number
  readonly limit: 'target' | 'users' | 'target-or-users' | 'machine'
  readonly why: string
}

/** Both ends belong to it. */
export type Interval = { readonly low: number; readonly high: number }

/**
 * A distribution over `n` completed requests, in `unit`. A percentile is null when n is too small to carry it. `ci`
 * holds 95 % intervals, `bound` what a percentile stays below with 99 % confidence, both with the dependence of samples on
 * each other counted in. Either lacks the percentiles that the run is too short for, and is null when samples were not kept.
 */
export type LoadMetric = {
  readonly unit: 'ms'
  readonly n: number
  readonly p50: number | null
  readonly p90: number | null
  readonly p95: number | null
  readonly p99: number | null
  readonly max: number | null
  readonly ci: Readonly<Record<string, Interval>> | null
  readonly bound: Readonly<Record<string, number>> | null
}

/**
 * Requests by fate: `started` is the sum of `ok`, `failed` and `interrupted` (cut because the run ended). `dropped`:
 * planned, but never sent. `errorShare` is failed of ok and failed. `resent` were sent a second time because the service had
 * closed the kept connection they left on. `empty` of `ok` had no text. Both are left out where no rows are at hand. Requests of
 * the `warmUp` are in none of the others; it is left out without one.
 */
export type RequestCounts = {
  readonly started: number
  readonly ok: number
  readonly failed: number
  readonly dropped: number
  readonly interrupted: number
  readonly errorShare: number
  readonly resent?: number
  readonly empty?: number
  readonly warmUp?: { readonly sent: number; readonly failed: number }
}

/** Requests that were sent, by transport. */
export type SentBy = { readonly json: number; readonly sse: number; readonly websocket: number }

/** What one transport of a mix measured. Rates and speeds as in {@link Throughput}; the speed is that of the middle user. */
export type TransportFigures = {
  readonly transport: Transport
  readonly started: number
  readonly ok: number
  readonly failed: number
  readonly metrics: Readonly<Record<string, LoadMetric>>
  readonly outputTokensPerSecond: number | null
  readonly tokensPerSecondPerUser: number | null
}

/** A percentile of one transport less that of another, in milliseconds, with its 95 % interval; null where the run is too short. */
export type TransportDifference = {
  readonly metric: string
  readonly stat: 'p50' | 'p95'
  readonly of: Transport
  readonly against: Transport
  readonly ms: number
  readonly ci: Interval | null
}

/** The transports of a mix beside each other. */
export type ByTransport = {
  readonly figures: readonly TransportFigures[]
  readonly differences: readonly TransportDifference[]
}

/**
 * Completion tokens per answer, of the `n` completed ones whose `usage` told them: asked for as `max_tokens` in the mean,
 * and got. `over`: answers with more than was asked for, their share of n and their mean; null when there are none.
 */
export type TokenCounts = {
  readonly n: number
  readonly askedMean: number
  readonly p50: number | null
  readonly mean: number
  readonly over: { readonly count: number; readonly share: number; readonly mean: number } | null
}

/** How many of each failure, and one example of it in a bounded line. `refusedKeys`: how many of them were 401 or 403; left out when none. */
export type LoadFailure = {
  readonly class: RowClass
  readonly count: number
  readonly example: string | null
  readonly refusedKeys?: number
}

/**
 * Rates of what arrived within the time of the load. Token rates are null unless every completion carried usage. A
 * user's speed is 1 / TPOT: `p10` is what the slowest tenth got.
 */
export type Throughput = {
  readonly completionsPerSecond: number
  readonly outputTokensPerSecond: number | null
  readonly tokensPerSecondPerUser: {
    readonly p50: number | null
    readonly p10: number | null
    readonly p1: number | null
  } | null
}

/** Requests per second: planned, sent, not refused by 429, completed. `askedPerSecond` is null in a closed model. */
export type Rates = {
  readonly askedPerSecond: number | null
  readonly sentPerSecond: number
  readonly admittedPerSecond: number
  readonly completedPerSecond: number
}

/** Requests that completed within all limits, as a share (0 to 1) of all offered ones. `goals` has each limit alone. */
export type Goodput = {
  readonly share: number
  readonly perSecond: number
  readonly tokensPerSecond: number | null
  readonly goals: readonly { readonly slo: string; readonly share: number }[]
}

/** Mean requests in flight against arrivals times stay; `residual` is their distance as a share of the former. */
export type LittlesLaw = {
  readonly inFlight: number
  readonly arrivalsPerSecond: number
  readonly meanStaySeconds: number | null
  readonly residual: number | null
}

/**
 * One stretch of a timeline. Requests count where they were planned, sent and ended; `planned` is null in a closed
 * model. `inFlight` is the mean of the stretch. `slowestMs`: the longest TTFT (JSON: time to the answer) of a completed
 * request sent in it, null without one. `failed` counts by class.
 */
export type TimelineBucket = {
  readonly planned: number | null
  readonly sent: number
  readonly completed: number
  readonly inFlight: number
  readonly slowestMs: number | null
  readonly failed: Readonly<Record<string, number>>
}

/** Stretches of `bucketSeconds` from t0 on, at most 128. */
export type Timeline = { readonly bucketSeconds: number; readonly buckets: readonly TimelineBucket[] }

/** A request: seconds after t0 at which it was sent, TTFT in ms (null without text), ms until it ended, class. */
export type RequestDot = readonly [
  sentSeconds: number,
  ttftMs: number | null,
  endMs: number,
  outcome: RowClass,
]

/** An even choice of the `requests` that were sent and not cut: at most 400 completed and 200 failed ones, by time. */
export type Dots = { readonly requests: number; readonly points: readonly RequestDot[] }

/** A cumulative distribution: ascending milliseconds, each with the share (0 to 1) of samples that are no larger. */
export type Curve = readonly (readonly [ms: number, share: number])[]

/** What plots are made of: bounded, whatever the run. */
export type LoadSeries = {
  readonly timeline: Timeline
  readonly dots: Dots
  /** By metric, at most 128 points each; metrics without a sample are left out. */
  readonly curves: Readonly<Record<string, Curve>>
}

/** An error of the instrument, in milliseconds; a percentile is null when too few samples carry it. */
export type ErrorMs = { readonly p50: number | null; readonly p99: number | null }

/**
 * What is known of the instrument. `ttftErrorMs` and `gapErrorMs` come from a calibration against a server that logs
 * when it really sent, null without one; `scheduleLagMs` is how late requests of this run left, null in a closed
 * model. `verdict` says whether its numbers stand as they are or with the `reasons` beside them; what forbids them makes
 * the run itself invalid.
 */
export type Instrument = {
  readonly note: string
  readonly engine: string
  /** Share of all processors that k6 used, 0 to 1; null where the system does not say. */
  readonly cpuShare: number | null
  /** Memory of k6 in MiB; null for runs of less than five seconds and where the system does not say. */
  readonly memory: Memory | null
  readonly ttftErrorMs: ErrorMs | null
  readonly gapErrorMs: ErrorMs | null
  readonly scheduleLagMs: ErrorMs | null
  readonly verdict: 'valid' | 'suspect'
  readonly reasons: readonly string[]
  /** By metric, the one of the two errors above that limits it. */
  readonly errorsMs: Readonly<Record<string, ErrorMs>>
  /** Numbers whose error is not small against them, as objectives name them: `ttft p50`. */
  readonly marked: readonly string[]
  /** Exit code of the k6 process; null when a signal ended it. */
  readonly k6ExitCode: number | null
}

/** `load-run.json`. `valid` false means: do not use these results. `notes` are loud facts that do not make it invalid. */
export type LoadRun = {
  readonly schema: 'assay.load/1'
  readonly outcome: LoadOutcome
  /** What assay exits with: 0 ok, 1 objective missed or answers wrong, 3 undecided, overload, invalid or aborted, 4 k6 or assay broke. */
  readonly exitCode: 0 | 1 | 3 | 4
  readonly valid: boolean
  readonly reasons: readonly string[]
  readonly notes: readonly string[]
  readonly scenario: string
  readonly suite: {
    readonly version: string
    /** Name of the profile that answers were read by; absent in runs of older versions. */
    readonly profile?: string
  }
  readonly target: {
    readonly baseUrl: string
    readonly model: string
    /** Set where it is Assay's own reference implementation. */
    readonly isEmbedded?: true
  }
  /** What the deployment declares; left out without a statement. */
  readonly statement?: StatementIdentity
  readonly workload: Workload
  readonly schedule: Schedule
  readonly instrument: Instrument
  readonly startedAt: string
  readonly durationMs: number
  readonly requests: RequestCounts
  /** Null when the rate that was asked for was reached, and in a closed model. */
  readonly overload?: Overload | null
  /** Left out where a k6 without our extension left no rows. */
  readonly sentBy?: SentBy
  /** Left out where the load had one transport only. */
  readonly byTransport?: ByTransport
  /** Null without usage; left out as `sentBy` is. */
  readonly tokens?: TokenCounts | null
  readonly metrics: Readonly<Record<string, LoadMetric>>
  readonly throughput: Throughput
  readonly rates: Rates | null
  readonly goodput: Goodput | null
  readonly littlesLaw: LittlesLaw | null
  readonly slo: readonly SloVerdict[]
  readonly errors: readonly LoadFailure[]
  readonly conformance: Conformance
  /** Null where a k6 without our extension left no rows. */
  readonly series: LoadSeries | null
}
