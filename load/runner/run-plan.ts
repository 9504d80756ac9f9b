import { randomBytes } from 'node:crypto'
import type { LimitScenarioName, ScenarioName } from './bundle-script.ts'
import type { LoadProtocol, WrittenDialect } from './load-protocol.ts'
import { keysOf, type LoadTarget, type LoadUrls, type SecretHeader } from './load-target.ts'
import { packageLocation } from './package-location.ts'
import type { CommandFlags } from '../../schemas/compiled/load-run.ts'
import type { SchedulePlan } from '../workload/schedule.ts'

/** The progress of a run. */
export type LoadProgress = {
  readonly phase: 'build' | 'prepare' | 'calibrate' | 'run' | 'ended' | 'analyze'
  readonly text: string
}

/** A validated run, ready to start. `starts` are the due times of the requests in µs; null in a closed model. */
export type RunPlan = SchedulePlan & {
  readonly scenario: ScenarioName | LimitScenarioName
  readonly urls: LoadUrls
  readonly model: string
  readonly embedded?: { readonly isEmbedded?: true }
  readonly keys: readonly string[]
  readonly headers: readonly SecretHeader[]
  readonly protocol: LoadProtocol
  readonly dialect: WrittenDialect
  /** The maximum number of answers to store and judge. 0 stores none, and null means the default. */
  readonly mostSamples: number | null
  /** The major HTTP version over TLS; the default is 1. */
  readonly httpVersion?: 1 | 2
  /** The run ends after this many failed requests of one user in a row. If absent, failures do not end it. */
  readonly mostFailures?: number
  readonly version: string
  /** The flags with which the command was called. They are recorded in the run file, so that the run can be repeated. */
  readonly flags: CommandFlags
  readonly stop: AbortSignal | undefined
  readonly kill: AbortSignal | undefined
  readonly k6?: string
  readonly onProgress: (progress: LoadProgress) => void
}

/** The options that every kind of run has. `flags` are the flags of the command. */
export type CommonOptions = {
  readonly target: LoadTarget
  readonly flags?: CommandFlags
  readonly seed?: string
  /** The path of a k6 binary with Assay's extension. */
  readonly k6?: string
  readonly onProgress?: (progress: LoadProgress) => void
  readonly signal?: AbortSignal
  readonly killSignal?: AbortSignal
}

/** Returns the members of a plan that every kind of run has. */
export function commonPlan({ target, flags = {}, seed, k6, onProgress, signal, killSignal }: CommonOptions) {
  return {
    model: target.model,
    embedded: target.isEmbedded === true ? { isEmbedded: true as const } : {},
    keys: keysOf(target),
    headers: target.headers ?? [],
    seed: seed ?? randomBytes(6).toString('hex'),
    version: packageLocation().version,
    flags,
    stop: signal,
    kill: killSignal,
    ...(k6 === undefined ? {} : { k6 }),
    onProgress: onProgress ?? ((): void => undefined),
  }
}
