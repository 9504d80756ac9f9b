/** The plan of one k6 run. Such a run sends a load, calibrates the load generator, or identifies a rate limiter. */
import { randomBytes } from 'node:crypto'
import type { LimitScenarioName, ScenarioName } from './bundle-script.ts'
import type { LoadProtocol, WrittenDialect } from './load-protocol.ts'
import { keysOf, type LoadTarget, type LoadUrls, type SecretHeader } from './load-target.ts'
import { packageLocation } from './package-location.ts'
import type { SchedulePlan } from '../workload/schedule.ts'

/** The progress of a run. `ended` is reported once, with the final figures. A long analysis then reports `analyze`. */
export type LoadProgress = {
  readonly phase: 'build' | 'prepare' | 'calibrate' | 'run' | 'ended' | 'analyze'
  readonly text: string
}

/** A validated run that can start. `starts`: the planned times of requests, in µs since the start of the run; null in a closed model. */
export type RunPlan = SchedulePlan & {
  readonly scenario: ScenarioName | LimitScenarioName
  readonly urls: LoadUrls
  readonly model: string
  readonly embedded?: { readonly isEmbedded?: true }
  readonly keys: readonly string[]
  readonly headers: readonly SecretHeader[]
  readonly protocol: LoadProtocol
  readonly dialect: WrittenDialect
  /** The maximum number of answers to store and judge; 0: none are stored, null: the default number. */
  readonly mostSamples: number | null
  /** The major HTTP version over TLS; the default is 1. */
  readonly httpVersion?: 1 | 2
  /** The number of consecutive failed requests of one user that ends the run; absent: failures do not end it. */
  readonly mostFailures?: number
  readonly version: string
  readonly stop: AbortSignal | undefined
  readonly kill: AbortSignal | undefined
  /** The path of a k6 binary. Default: the binary that ASSAY_K6 names, else a prebuilt binary, else a binary that Assay builds. */
  readonly k6?: string
  readonly onProgress: (progress: LoadProgress) => void
}

/** The options that loads and limiter runs have in common. The first Ctrl-C aborts `signal`, the second `killSignal`. */
type CommonOptions = {
  readonly target: LoadTarget
  readonly seed?: string
  readonly k6?: string
  readonly onProgress?: (progress: LoadProgress) => void
  readonly signal?: AbortSignal
  readonly killSignal?: AbortSignal
}

/** Returns the parts of a plan that do not depend on what is sent. The default seed is random. */
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
