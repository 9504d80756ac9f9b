import type { Transport } from '../../schemas/compiled/row.ts'
import type { Plan } from '../../conformance/statement/plan.ts'
import { requireScenario, type ScenarioName } from '../runner/bundle-script.ts'
import { usageError } from '../load-error.ts'
import { dialectIn, protocolOf, defaultPlan } from '../runner/load-protocol.ts'
import { commonPlan, type CommonOptions, type RunPlan } from '../runner/run-plan.ts'
import { samplesNeeded } from '../analysis/order-statistics.ts'
import { fewestToMeet } from '../analysis/slo-verdict.ts'
import { parseSlo, percentileIn, requireJudgeable, type Slo } from '../analysis/slo.ts'
import { checkTarget } from '../runner/load-target.ts'
import {
  checkBounds,
  planWorkload,
  TRANSPORTS,
  type Mix,
  type WorkloadOptions,
  type Workload,
} from '../workload/workload.ts'
import type { LoadSubject } from '../merge/record-load.ts'
import { arrivalsOf } from '../workload/schedule.ts'
import type { Baseline } from '../samples/answer-baseline.ts'
import { calibrationWorkload } from '../runner/calibrate.ts'
import { MAX_SINGLE_USER_SECONDS } from './single-user-run.ts'

/** The options of a load. */
export type LoadOptions = CommonOptions & {
  readonly scenario: string
  readonly workload: WorkloadOptions
  readonly out: string
  readonly slo?: readonly string[]
  /** The profile that declares the target's behavior if `conformance` is absent. */
  readonly profile?: string
  readonly conformance?: Plan
  readonly baseline?: Baseline
  /** The maximum number of answers to store and judge. With 0, no answer is stored. */
  readonly samples?: number
  readonly allowRemote?: boolean
  /** Whether to measure the error of the load generator before the load. The default is true. */
  readonly calibrate?: boolean
  /** The HTTP version. The default is 1. HTTP/2 needs TLS. */
  readonly httpVersion?: 1 | 2
  /** Called before the load starts, with the maximum duration of the load and the notes of {@link fewRequestsNotes}. */
  readonly onPlanned?: (longest: LongestLoad, notes: readonly string[]) => void
}

/** A load with checked options, ready to start. */
export type LoadPlan = RunPlan & {
  readonly calibrates: boolean
  readonly slos: readonly Slo[]
  /** The readings of the target: its declared behavior, by which answers are judged. */
  readonly conformance: Plan
  readonly baseline: Baseline | null
}

type ScenarioDefaults = { readonly transport: Transport; readonly seconds?: number }

const DEFAULTS: Readonly<Record<ScenarioName, ScenarioDefaults>> = {
  throughput: { transport: 'json' },
  stream: { transport: 'sse' },
  // Growth becomes visible after minutes.
  soak: { transport: 'sse', seconds: 600 },
  websocket: { transport: 'websocket' },
}

/** Returns the transports of a load. Throws LoadError `usage` for an unknown scenario. */
export function transportsFor(scenario: string, mix: Partial<Mix> | undefined): readonly Transport[] {
  const usual = DEFAULTS[requireScenario(scenario)].transport
  return mix === undefined ? [usual] : TRANSPORTS.filter((transport) => (mix[transport] ?? 0) > 0)
}

function defaultSeconds(scenario: ScenarioName, { trace }: WorkloadOptions): number | undefined {
  return trace === undefined ? DEFAULTS[scenario].seconds : undefined
}

function httpVersionOf({ httpVersion = 1, target }: LoadOptions, { mix }: Workload): 1 | 2 {
  if (httpVersion === 2 && mix.json + mix.sse === 0)
    throw usageError('a load over WebSocket alone uses HTTP/1.1: leave --http 2 out')
  if (httpVersion === 2 && !target.baseUrl.startsWith('https:'))
    throw usageError(
      `HTTP/2 needs a target over TLS, and ${target.baseUrl} is plain HTTP: leave --http 2 out`,
    )
  return httpVersion
}

/** Checks the options and returns the plan of a load. Throws LoadError `usage`, or `remote-target` for a remote target without permission. */
export function planLoad(options: LoadOptions): LoadPlan {
  const scenario = requireScenario(options.scenario)
  const { target } = options
  const conformance = options.conformance ?? defaultPlan(options.profile)
  checkTarget(target, options.allowRemote === true)
  checkBounds({ samples: options.samples })
  const common = commonPlan(options)
  const asked = {
    ...options.workload,
    durationSeconds: options.workload.durationSeconds ?? defaultSeconds(scenario, options.workload),
    keys: Math.max(1, common.keys.length),
  }
  const workload = planWorkload(asked, DEFAULTS[scenario].transport)
  const dialect = dialectIn(conformance, workload.mix)
  const urls = checkTarget(target, options.allowRemote === true, dialect.path)
  const slos = (options.slo ?? []).map(parseSlo)
  for (const slo of slos) requireJudgeable(slo, workload)
  const trace = options.workload.trace ?? []
  const starts = arrivalsOf(workload, common.seed, trace)
  const fromUs = workload.warmUpSeconds * 1_000_000
  if (starts !== null && starts.every((atUs) => atUs < fromUs))
    throw usageError(
      `no request falls into ${workload.durationSeconds} s at this rate: raise --rate or --duration`,
    )
  return {
    ...common,
    scenario,
    urls,
    workload,
    trace,
    starts,
    calibrates: options.calibrate ?? true,
    slos,
    conformance,
    protocol: protocolOf(conformance, workload.mix),
    dialect,
    baseline: options.baseline ?? null,
    mostSamples: options.samples ?? null,
    httpVersion: httpVersionOf(options, workload),
  }
}

/**
 * Returns a note for each objective that a load cannot meet, because it sends too few requests. Throws LoadError `usage` if there are
 * even too few requests to judge an objective.
 */
export function fewRequestsNotes({ slos, starts, workload }: LoadPlan): readonly string[] {
  if (starts === null) return []
  const planned = starts.filter((atUs) => atUs >= workload.warmUpSeconds * 1_000_000).length
  return slos.flatMap((slo) => {
    const fewest = fewestToMeet(slo)
    if (planned >= fewest) return []
    const sends = `and this load sends ${planned}`
    const judged = slo.kind === 'duration' ? samplesNeeded(percentileIn(slo.stat) ?? 100) : 0
    if (planned >= judged)
      return [`'${slo.text}' can only be missed: ${fewest} requests can meet it, ${sends}`]
    throw usageError(
      `the objective '${slo.text}' can never be judged: ${slo.stat} needs ${judged} requests, ${sends}: send more, or name a lower percentile`,
    )
  })
}

/** Returns the fields of a report that describe a load and its target: scenario, URLs, model and others. */
export function subjectOf(plan: LoadPlan): LoadSubject {
  const { scenario, conformance, urls, model, embedded, flags } = plan
  return {
    scenario,
    suite: { version: plan.version, profile: plan.protocol.profile },
    flags,
    target: { baseUrl: urls.baseUrl, model, ...embedded },
    ...(conformance.statement === undefined ? {} : { statement: conformance.statement }),
  }
}

/** The maximum duration of each phase of a load, in seconds. */
export type LongestLoad = {
  readonly requests: number
  readonly answers: number
  readonly calibration: number
  readonly singleUser: number
}

type Planned = {
  readonly workload: Workload
  readonly calibrates: boolean
  readonly mostSamples: number | null
}

/** Returns the maximum duration of each phase of a load. */
export function longestLoad({ workload, calibrates, mostSamples }: Planned): LongestLoad {
  const calibration = calibrates ? calibrationWorkload(workload) : null
  return {
    requests: requestsSeconds(workload),
    answers: answersSeconds(workload),
    calibration: calibration === null ? 0 : requestsSeconds(calibration) + answersSeconds(calibration),
    singleUser: mostSamples === 0 ? 0 : MAX_SINGLE_USER_SECONDS + timeoutSeconds(workload),
  }
}

function requestsSeconds({ warmUpSeconds, durationSeconds }: Workload): number {
  return warmUpSeconds + durationSeconds
}

function answersSeconds(workload: Workload): number {
  return (workload.model === 'closed' ? 1 : 2) * timeoutSeconds(workload)
}

function timeoutSeconds({ requestTimeoutSeconds }: Workload): number {
  return requestTimeoutSeconds + 1
}
