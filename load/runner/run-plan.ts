/** The plan of one run of k6: of a load, of its calibration, or of the identification of a limiter. */
import type { LimitScenarioName, ScenarioName } from './bundle-script.ts'
import type { LoadProtocol, WrittenDialect } from './load-protocol.ts'
import type { LoadUrls, SecretHeader } from './load-target.ts'
import type { SchedulePlan } from '../workload/schedule.ts'

/**
 * The progress of a run. `iterations` and the total are known while k6 runs; `text` is one line for people. `ended`
 * comes once, with the final figures; `analyze` is the time of a long analysis after it.
 */
export type LoadProgress = {
  readonly phase: 'build' | 'prepare' | 'calibrate' | 'run' | 'ended' | 'analyze'
  readonly text: string
  readonly elapsedSeconds: number
  readonly totalSeconds: number | null
  readonly iterations: number | null
}

/** A run that can begin. `starts` are the planned times of requests, null in a closed model. */
export type RunPlan = SchedulePlan & {
  readonly scenario: ScenarioName | LimitScenarioName
  readonly urls: LoadUrls
  readonly model: string
  readonly embedded?: { readonly isEmbedded?: true }
  readonly keys: readonly string[]
  readonly headers: readonly SecretHeader[]
  readonly protocol: LoadProtocol
  readonly dialect: WrittenDialect
  /** The most answers that are drawn to be judged, 0 for none; null: as many as usual. */
  readonly mostSamples: number | null
  /** The version of HTTP over TLS; absent: 1. */
  readonly httpVersion?: 1 | 2
  /** The run ends once one user had this many failed requests in a row; absent: it goes on. */
  readonly mostFailures?: number
  readonly version: string
  readonly stop: AbortSignal | undefined
  readonly kill: AbortSignal | undefined
  /** Path of a k6 that was built before; absent: the one that ASSAY_K6 names, else one is built. */
  readonly k6?: string
  readonly tell: (progress: LoadProgress) => void
}
