/** Defines the plan of one k6 run, which sends a load, calibrates the load generator, or identifies a rate limiter. */
import { randomBytes } from 'node:crypto'
import type { LimitScenarioName, ScenarioName } from './bundle-script.ts'
import type { LoadProtocol, WrittenDialect } from './load-protocol.ts'
import { keysOf, type LoadTarget, type LoadUrls, type SecretHeader } from './load-target.ts'
import { packageLocation } from './package-location.ts'
import type { SchedulePlan } from '../workload/schedule.ts'

/** The progress of a run. `ended`: comes once, with the final figures. `analyze`: comes next, before a long analysis. */
export type LoadProgress = {
  readonly phase: 'build' | 'prepare' | 'calibrate' | 'run' | 'ended' | 'analyze'
  readonly text: string
}

/** A validated run, ready to start. `starts`: the planned times of requests, in µs since the start of the run; null in a closed model. */
export type RunPlan = SchedulePlan & {
  readonly scenario: ScenarioName | LimitScenarioName
  readonly urls: LoadUrls
  readonly model: string
  readonly embedded?: { readonly isEmbedded?: true }
  readonly keys: readonly string[]
  readonly headers: readonly SecretHeader[]
  readonly protocol: LoadProtocol
  readonly dialect: WrittenDialect
  /** How many answers to store and judge at most. 0: none. Null: the default number. */
  readonly mostSamples: number | null
  /** The major HTTP version over TLS; the default is 1. */
  readonly httpVersion?: 1 | 2
  /** If this many requests of one user fail in a row, the run ends. Absent: failures do not end the run. */
  readonly mostFailures?: number
  readonly version: string
  readonly stop: AbortSignal | undefined
  readonly kill: AbortSignal | undefined
  /** The path of a k6 binary. Absent: the path in ASSAY_K6, else a prebuilt k6, else a k6 that Assay builds. */
  readonly k6?: string
  readonly onProgress: (progress: LoadProgress) => void
}

/** The options that all k6 runs share. The first Ctrl-C aborts `signal`, the second Ctrl-C aborts `killSignal`. */
type CommonOptions = {
  readonly target: LoadTarget
  readonly seed?: string
  readonly k6?: string
  readonly onProgress?: (progress: LoadProgress) => void
  readonly signal?: AbortSignal
  readonly killSignal?: AbortSignal
}

/** Returns the parts of a plan that do not depend on the requests to send. By default, the seed is random. */
export function commonPlan({ target, seed, k6, onProgress, signal, killSignal }: CommonOptions) {
  return {
    model: target.model,
    embedded: target.isEmbedded === true ? { isEmbedded: true as const } : {},
    keys: keysOf(target),
    headers: target.headers ?? [],
    seed: seed ?? randomBytes(6).toString('hex'),
    version: packageLocation().version,
    stop: signal,
    kill: killSignal,
    ...(k6 === undefined ? {} : { k6 }),
    onProgress: onProgress ?? ((): void => undefined),
  }
}
