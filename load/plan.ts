/** What a caller asks of a load run, checked and completed before anything is started. */
import { randomBytes } from 'node:crypto'
import { requireScenario, type ScenarioName } from './bundle.ts'
import { packagePlace } from './place.ts'
import { parseSlo, type Slo } from './slo.ts'
import { checkTarget, type LoadTarget, type LoadUrls } from './target.ts'
import { planWorkload, type Workload, type WorkloadOptions } from './workload.ts'

/** Where a run is. `iterations` and the total are known while it plays; `text` is one line for people. */
export type LoadProgress = {
  readonly phase: 'build' | 'prepare' | 'run'
  readonly text: string
  readonly elapsedSeconds: number
  readonly totalSeconds: number | null
  readonly iterations: number | null
}

/**
 * What to run. `out` is the folder for `load-run.json`. The first Ctrl-C aborts `signal` (the figures so far are
 * kept), the second `killSignal`. `allowRemote` is the user's own word that loading another machine is meant.
 */
export type LoadOptions = {
  readonly scenario: string
  readonly target: LoadTarget
  readonly workload: WorkloadOptions
  readonly out: string
  readonly slo?: readonly string[]
  readonly seed?: string
  readonly allowRemote?: boolean
  readonly onProgress?: (progress: LoadProgress) => void
  readonly signal?: AbortSignal
  readonly killSignal?: AbortSignal
}

/** A run that can begin: every word of the caller was understood. */
export type LoadPlan = {
  readonly scenario: ScenarioName
  readonly urls: LoadUrls
  readonly model: string
  readonly key: string | null
  readonly workload: Workload
  readonly slos: readonly Slo[]
  readonly seed: string
  readonly version: string
  readonly stop: AbortSignal | undefined
  readonly kill: AbortSignal | undefined
  readonly tell: (progress: LoadProgress) => void
}

/** Checks what was asked. Throws LoadError `usage` or `remote-target` with one line. */
export function planLoad(options: LoadOptions): LoadPlan {
  return {
    scenario: requireScenario(options.scenario),
    urls: checkTarget(options.target, options.allowRemote === true),
    model: options.target.model,
    key: options.target.key,
    workload: planWorkload(options.workload),
    slos: (options.slo ?? []).map(parseSlo),
    seed: options.seed ?? randomBytes(6).toString('hex'),
    version: packagePlace().version,
    stop: options.signal,
    kill: options.killSignal,
    tell: options.onProgress ?? ((): void => undefined),
  }
}
