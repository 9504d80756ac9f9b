/** What a caller asks of a load run, checked and completed before anything is started. */
import { randomBytes } from 'node:crypto'
import { resolvePlan, type Plan } from '../../conformance/engine/plan.ts'
import { defaultProfileName } from '../../conformance/statement/profiles.ts'
import { writtenDialect, type Dialect } from '../../conformance/evidence/socket-message.ts'
import { requireScenario, type LimitScenarioName, type ScenarioName } from '../engine/bundle.ts'
import { LoadError } from '../load-error.ts'
import { protocolOf, type LoadProtocol } from '../protocol.ts'
import { packagePlace } from '../place.ts'
import { parseSlo, requireJudgeable, type Slo } from '../analysis/slo.ts'
import { checkTarget, keysOf, type LoadTarget, type LoadUrls, type SecretHeader } from '../target.ts'
import {
  planWorkload,
  TRANSPORTS,
  type Mix,
  type Workload,
  type WorkloadOptions,
} from '../workload/workload.ts'
import { arrivalsOf } from '../workload/arrivals.ts'
import type { Baseline } from '../samples/baseline.ts'
import type { ScheduleData } from '../workload/entries.ts'
import type { Transport } from '../rows/row.ts'

/**
 * How a load goes. `inFlight` is null where k6 cannot tell. The rest is about the last answers, `answers` in number:
 * `timing` is TTFT, or E2E where none of them streamed; percentiles are null while too few came.
 */
export type LiveFigures = {
  readonly inFlight: number | null
  readonly answers: number
  readonly perSecond: number
  readonly failedShare: number
  /** The most frequent class of failure; null without one. */
  readonly failure: string | null
  readonly timing: 'TTFT' | 'E2E'
  readonly p50Ms: number | null
  readonly p99Ms: number | null
}

/**
 * Where a run is. `iterations`, `live` and the total are known while it plays; `text` is one line for people. `ended` comes
 * once, with the final figures; what takes long to be understood is said with `analyse`.
 */
export type LoadProgress = {
  readonly phase: 'build' | 'prepare' | 'calibrate' | 'run' | 'ended' | 'analyse'
  readonly text: string
  readonly elapsedSeconds: number
  readonly totalSeconds: number | null
  readonly iterations: number | null
  readonly live?: LiveFigures | null
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
  /** Name of the profile that says how streams are requested and ended; absent: the default one. */
  readonly profile?: string
  /** The readings in force, those of a statement included; absent: those of the profile. */
  readonly conformance?: Plan
  /** What a run of `assay check` on the same target says. */
  readonly baseline?: Baseline
  readonly seed?: string
  readonly allowRemote?: boolean
  /** False leaves out the measurement of the instrument's own error; default true. */
  readonly calibrate?: boolean
  readonly onProgress?: (progress: LoadProgress) => void
  readonly signal?: AbortSignal
  readonly killSignal?: AbortSignal
}

/** A dialect as plain data. */
export type WrittenDialect = Omit<Dialect, 'isDeclaredError'>

/** A run that can begin: every word of the caller was understood. */
export type LoadPlan = {
  readonly scenario: ScenarioName | LimitScenarioName
  readonly urls: LoadUrls
  readonly model: string
  readonly embedded?: { readonly isEmbedded?: true }
  readonly keys: readonly string[]
  readonly headers: readonly SecretHeader[]
  readonly workload: Workload
  readonly data: ScheduleData
  /** When each request is to be sent, microseconds after the start; null in a closed model. */
  readonly starts: readonly number[] | null
  readonly calibrates: boolean
  readonly slos: readonly Slo[]
  /** The readings that answers are judged by, and the dialect of WebSocket that they make. */
  readonly conformance: Plan
  readonly protocol: LoadProtocol
  readonly dialect: WrittenDialect
  readonly baseline: Baseline | null
  readonly seed: string
  readonly version: string
  readonly stop: AbortSignal | undefined
  readonly kill: AbortSignal | undefined
  readonly tell: (progress: LoadProgress) => void
}

const SOAK_SECONDS = 600
const USUAL_TRANSPORT: Readonly<Record<ScenarioName, Transport>> = {
  throughput: 'json',
  stream: 'sse',
  soak: 'sse',
  websocket: 'websocket',
}

/** The readings of a load without a statement. Throws LoadError `usage` for an unknown profile. */
export function usualPlan(profile: string = defaultProfileName): Plan {
  try {
    return resolvePlan({ profile, statement: null, require: [] })
  } catch (cause) {
    throw new LoadError('usage', `there is no profile ${profile}`, { cause })
  }
}

/**
 * The dialect of WebSocket that readings make. Throws LoadError `usage` where nobody says what frames hold, and the load has some.
 */
export function dialectIn({ readings, profile }: Plan, mix: Mix): WrittenDialect {
  const dialect = writtenDialect(readings)
  if (dialect === null && mix.websocket > 0) {
    const none = `the profile ${profile} has no reading of websocket.frames: a load needs chunks`
    throw new LoadError('usage', `${none}. Use another --profile`)
  }
  const usual = dialect ?? writtenDialect(usualPlan().readings)
  if (usual === null) throw new LoadError('usage', `the profile ${defaultProfileName} has no WebSocket`)
  return usual
}

/** Returns the transports that a load uses; without a mix that of the scenario. Throws LoadError `usage` for an unknown scenario. */
export function transportsFor(scenario: string, mix: Partial<Mix> | undefined): readonly Transport[] {
  const usual = USUAL_TRANSPORT[requireScenario(scenario)]
  return mix === undefined ? [usual] : TRANSPORTS.filter((transport) => (mix[transport] ?? 0) > 0)
}

/** Checks what was asked. Throws LoadError `usage` or `remote-target` with one line. */
export function planLoad(options: LoadOptions): LoadPlan {
  const scenario = requireScenario(options.scenario)
  const { target } = options
  const conformance = options.conformance ?? usualPlan(options.profile)
  checkTarget(target, options.allowRemote === true)
  const keys = keysOf(target)
  const asked = {
    ...options.workload,
    // What grows is seen after minutes, not seconds.
    durationSeconds: options.workload.durationSeconds ?? (scenario === 'soak' ? SOAK_SECONDS : undefined),
    keys: Math.max(1, keys.length),
  }
  const workload = planWorkload(asked, USUAL_TRANSPORT[scenario])
  const dialect = dialectIn(conformance, workload.mix)
  const urls = checkTarget(target, options.allowRemote === true, dialect.path)
  const slos = (options.slo ?? []).map(parseSlo)
  for (const slo of slos) requireJudgeable(slo, workload)
  const seed = options.seed ?? randomBytes(6).toString('hex')
  const data = { pairs: options.workload.pairs ?? [], trace: options.workload.trace ?? [] }
  const starts = arrivalsOf(workload, seed, data.trace)
  const fromUs = workload.warmUpSeconds * 1_000_000
  if (starts !== null && starts.every((atUs) => atUs < fromUs)) {
    throw new LoadError('usage', `no request falls into ${workload.durationSeconds} s at this rate`)
  }
  return {
    scenario,
    urls,
    model: target.model,
    embedded: target.isEmbedded === true ? { isEmbedded: true } : {},
    keys,
    headers: target.headers ?? [],
    workload,
    data,
    starts,
    calibrates: options.calibrate ?? true,
    slos,
    conformance,
    protocol: protocolOf(conformance, workload.mix),
    dialect,
    baseline: options.baseline ?? null,
    seed,
    version: packagePlace().version,
    stop: options.signal,
    kill: options.killSignal,
    tell: options.onProgress ?? ((): void => undefined),
  }
}
