/** What the reports need of `load-run.json` (`"schema": "assay.load/1"`). What the load room writes fits it. */

/** A distribution; a percentile is null when too few samples carry it. */
export type LoadMetric = {
  readonly unit: 'ms'
  readonly n: number
  readonly p50: number | null
  readonly p90: number | null
  readonly p95: number | null
  readonly p99: number | null
  readonly max: number | null
}

/** One objective. `ok` is null when the run cannot carry a verdict; `reason` says why. */
export type LoadObjective = {
  readonly slo: string
  readonly threshold: number
  readonly unit: 'ms' | 'share' | 'per-second'
  readonly actual: number | null
  readonly ok: boolean | null
  readonly reason: string | null
}

/** The part of a load run that is shown. `errorShare` and `cpuShare` run from 0 to 1. */
export type LoadRun = {
  readonly schema: 'assay.load/1'
  readonly outcome: 'ok' | 'slo-failed' | 'invalid' | 'aborted'
  readonly valid: boolean
  readonly reasons: readonly string[]
  readonly notes: readonly string[]
  readonly scenario: string
  readonly suite: { readonly version: string }
  readonly target: { readonly baseUrl: string; readonly model: string }
  readonly workload: {
    readonly model: 'closed' | 'open-constant' | 'open-poisson' | 'open-gamma' | 'open-trace'
    readonly vus: number
    readonly durationSeconds: number
    readonly ratePerSecond: number | null
    readonly maxTokens: number
    readonly promptTokens: number
  }
  readonly schedule: { readonly seed: string; readonly sha256: string }
  readonly instrument: {
    readonly note: string
    readonly engine: string
    readonly cpuShare: number | null
  }
  readonly startedAt: string
  readonly durationMs: number
  readonly requests: {
    readonly started: number
    readonly ok: number
    readonly failed: number
    readonly dropped: number
    readonly errorShare: number
  }
  readonly metrics: Readonly<Record<string, LoadMetric>>
  readonly throughput: {
    readonly completionsPerSecond: number
    readonly outputTokensPerSecond: number | null
  }
  readonly slo: readonly LoadObjective[]
  readonly errors: readonly {
    readonly class: string
    readonly count: number
    readonly example: string | null
  }[]
  readonly conformance: {
    readonly sampled: number
    readonly conforming: number
    readonly example: string | null
  }
}
