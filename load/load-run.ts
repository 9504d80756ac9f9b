/** The shape of `load-run.json` (`schemas/load-run.schema.json`, `"schema": "assay.load/1"`). A report reads nothing else. */
import type { AnswerClass } from './answer.ts'
import type { Schedule } from './schedule.ts'
import type { SloVerdict } from './slo.ts'
import type { Workload } from './workload.ts'

/** What is said about the run: `invalid` measured nothing that may be quoted, `aborted` was stopped by its user. */
export type LoadOutcome = 'ok' | 'slo-failed' | 'invalid' | 'aborted'

/** Half-open interval estimate of a percentile; this version computes none. */
type Interval = { readonly low: number; readonly high: number }

/** A distribution over `n` successful requests, in `unit`. A percentile is null when n is too small to carry it. */
export type LoadMetric = {
  readonly unit: 'ms'
  readonly n: number
  readonly p50: number | null
  readonly p90: number | null
  readonly p95: number | null
  readonly p99: number | null
  readonly max: number | null
  readonly ci: Readonly<Record<string, Interval>> | null
}

/** Requests by fate. `dropped`: the open model had no user free to send it. `errorShare` is failed of answered or given up. */
export type RequestCounts = {
  readonly started: number
  readonly ok: number
  readonly failed: number
  readonly dropped: number
  readonly errorShare: number
}

/** How many of each failure, and one example of it in a bounded line. */
export type LoadFailure = {
  readonly class: AnswerClass
  readonly count: number
  readonly example: string | null
}

/** Rates over the whole run, tail included. Token rates are null unless every completion carried usage. */
export type Throughput = {
  readonly completionsPerSecond: number
  readonly outputTokensPerSecond: number | null
}

/** Completions held against the schema of the interface inside k6. */
export type Conformance = {
  readonly sampled: number
  readonly conforming: number
  readonly example: string | null
}

/** What is known of the instrument. Errors in milliseconds are null until a calibration measured them. */
type Instrument = {
  readonly note: string
  readonly engine: string
  /** Share of all processors that k6 used, 0 to 1; null where the system does not say. */
  readonly cpuShare: number | null
  readonly ttfbErrorMs: null
  readonly scheduleLagMs: null
  /** Exit code of the k6 process; null when a signal ended it. */
  readonly k6ExitCode: number | null
}

/** `load-run.json`. `valid` false means: quote no number of it. `notes` are loud facts that do not make it invalid. */
export type LoadRun = {
  readonly schema: 'assay.load/1'
  readonly outcome: LoadOutcome
  /** What assay exits with: 0 ok, 1 objective missed, 3 invalid or aborted, 4 k6 or assay broke. */
  readonly exitCode: 0 | 1 | 3 | 4
  readonly valid: boolean
  readonly reasons: readonly string[]
  readonly notes: readonly string[]
  readonly scenario: string
  readonly suite: { readonly version: string }
  readonly target: { readonly baseUrl: string; readonly model: string }
  readonly workload: Workload
  readonly schedule: Schedule
  readonly instrument: Instrument
  readonly startedAt: string
  readonly durationMs: number
  readonly requests: RequestCounts
  readonly metrics: Readonly<Record<string, LoadMetric>>
  readonly throughput: Throughput
  readonly slo: readonly SloVerdict[]
  readonly errors: readonly LoadFailure[]
  readonly conformance: Conformance
}
