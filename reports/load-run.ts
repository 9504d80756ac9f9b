/** What the reports need of `load-run.json` (`"schema": "assay.load/1"`). What the load room writes fits it. */

/** Both ends belong to it. */
export type LoadInterval = { readonly low: number; readonly high: number }

/**
 * A distribution; a percentile is null when too few samples carry it. `ci` holds 95 % intervals, `bound` what a
 * percentile stays below with 99 % confidence; either lacks what n is too small for.
 */
export type LoadMetric = {
  readonly unit: 'ms'
  readonly n: number
  readonly p50: number | null
  readonly p90: number | null
  readonly p95: number | null
  readonly p99: number | null
  readonly max: number | null
  readonly ci: Readonly<Record<string, LoadInterval>> | null
  readonly bound: Readonly<Record<string, number>> | null
}

/** An error of the instrument in milliseconds. */
export type LoadErrorMs = { readonly p50: number | null; readonly p99: number | null }

/** What was asked for. */
export type LoadWorkload = {
  readonly model: 'closed' | 'open-constant' | 'open-poisson' | 'open-gamma' | 'open-trace'
  readonly vus: number
  readonly durationSeconds: number
  /** Left out in runs of earlier versions, which had neither. */
  readonly warmUpSeconds?: number
  readonly rampUpSeconds?: number
  readonly ratePerSecond: number | null
  readonly burstiness: number
  readonly traceSpeed: number
  readonly thinkSeconds: number
  readonly maxTokens: number
  readonly promptTokens: number
  readonly lengths:
    | { readonly kind: 'fixed' }
    | { readonly kind: 'lognormal'; readonly promptCv: number; readonly outputCv: number }
    | { readonly kind: 'empirical'; readonly count: number }
  readonly prefixShare: number
  readonly keys: number
  readonly mix: { readonly json: number; readonly sse: number; readonly websocket: number }
}

/** One stretch of time; requests count where they were planned, sent and ended. */
export type LoadBucket = {
  readonly planned: number | null
  readonly sent: number
  readonly completed: number
  readonly inFlight: number
  readonly slowestMs: number | null
  readonly failed: Readonly<Record<string, number>>
}

/** A request: seconds at which it was sent, TTFT in ms, ms until it ended, how it ended. */
export type LoadDot = readonly [sentSeconds: number, ttftMs: number | null, endMs: number, outcome: string]

/** Ascending milliseconds, each with the share (0 to 1) of samples that are no larger. */
export type LoadCurve = readonly (readonly [ms: number, share: number])[]

/** What plots are made of. */
export type LoadSeries = {
  readonly timeline: { readonly bucketSeconds: number; readonly buckets: readonly LoadBucket[] }
  readonly dots: { readonly requests: number; readonly points: readonly LoadDot[] }
  readonly curves: Readonly<Record<string, LoadCurve>>
}

/**
 * One objective. `ok` is null when the run cannot carry a verdict; `reason` says why. With an `actual` beside it the objective is
 * undecided. `ci` is the 95 % interval of `actual`, where there is one; an end of it is null where the run is too short for it.
 */
export type LoadObjective = {
  readonly slo: string
  readonly threshold: number
  readonly unit: 'ms' | 'share' | 'per-second'
  readonly actual: number | null
  readonly ci?: { readonly low: number | null; readonly high: number | null } | null
  readonly ok: boolean | null
  readonly reason: string | null
}

/** A percentile of one transport less that of another, in milliseconds; `ci` is null where the run is too short for it. */
export type LoadDifference = {
  readonly metric: string
  readonly stat: 'p50' | 'p95'
  readonly of: 'json' | 'sse' | 'websocket'
  readonly against: 'json' | 'sse' | 'websocket'
  readonly ms: number
  readonly ci: LoadInterval | null
}

/** The part of a load run that is shown. `errorShare` and `cpuShare` run from 0 to 1. */
export type LoadRun = {
  readonly schema: 'assay.load/1'
  readonly outcome: 'ok' | 'non-conformant' | 'slo-failed' | 'undecided' | 'overload' | 'invalid' | 'aborted'
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
  readonly statement?: { readonly name: string; readonly sha256: string }
  readonly workload: LoadWorkload
  readonly schedule: { readonly seed: string; readonly sha256: string }
  readonly instrument: {
    readonly note: string
    readonly engine: string
    readonly cpuShare: number | null
    readonly memory: { readonly peakMiB: number; readonly earlyMiB: number; readonly lateMiB: number } | null
    readonly ttftErrorMs: LoadErrorMs | null
    readonly gapErrorMs: LoadErrorMs | null
    readonly errorsMs: Readonly<Record<string, LoadErrorMs>>
    readonly scheduleLagMs: LoadErrorMs | null
    readonly verdict: 'valid' | 'suspect'
    readonly reasons: readonly string[]
    readonly marked: readonly string[]
  }
  readonly startedAt: string
  readonly durationMs: number
  readonly requests: {
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
  /** Set where the load had several transports. */
  readonly byTransport?: {
    readonly figures: readonly {
      readonly transport: 'json' | 'sse' | 'websocket'
      readonly started: number
      readonly failed: number
      readonly metrics: Readonly<Record<string, LoadMetric>>
      readonly outputTokensPerSecond: number | null
      readonly tokensPerSecondPerUser: number | null
    }[]
    readonly differences: readonly LoadDifference[]
  }
  /** Set where the rate that was asked for was not reached. */
  readonly overload?: {
    readonly askedPerSecond: number
    readonly sentPerSecond: number
    readonly completedPerSecond: number
    readonly limit: 'target' | 'users' | 'target-or-users' | 'machine'
    readonly why: string
  } | null
  readonly tokens?: {
    readonly askedMean: number
    readonly p50: number | null
    readonly mean: number
    readonly over: { readonly count: number; readonly share: number; readonly mean: number } | null
  } | null
  readonly sentBy?: { readonly json: number; readonly sse: number; readonly websocket: number }
  readonly metrics: Readonly<Record<string, LoadMetric>>
  readonly throughput: {
    readonly completionsPerSecond: number
    readonly outputTokensPerSecond: number | null
    readonly tokensPerSecondPerUser: {
      readonly p50: number | null
      readonly p10: number | null
      readonly p1: number | null
    } | null
  }
  readonly rates: {
    readonly askedPerSecond: number | null
    readonly sentPerSecond: number
    readonly admittedPerSecond: number
    readonly completedPerSecond: number
  } | null
  readonly goodput: {
    readonly share: number
    readonly perSecond: number
    readonly tokensPerSecond: number | null
    readonly goals: readonly { readonly slo: string; readonly share: number }[]
  } | null
  readonly littlesLaw: { readonly inFlight: number; readonly residual: number | null } | null
  readonly slo: readonly LoadObjective[]
  readonly errors: readonly {
    readonly class: string
    readonly count: number
    readonly example: string | null
    readonly refusedKeys?: number
  }[]
  readonly conformance: {
    readonly sampled: number
    readonly conforming: number
    readonly example: string | null
    /** Sampled answers that were not kept to their end: those among `sampled`, and those beside. */
    readonly cut?: { readonly judged: number; readonly notJudged: number }
    /** Checks that kept answers fail; left out where none were kept. */
    readonly checks?: readonly {
      readonly id: string
      readonly title: string
      readonly isMust: boolean
      readonly failedAtLeast?: number
    }[]
    /** Answers that hold the token of another request. */
    readonly leakCount?: number
  }
  readonly series: LoadSeries | null
}
