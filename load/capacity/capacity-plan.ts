import { randomBytes } from 'node:crypto'
import type {
  CapacityObjective,
  CapacityPreflight,
  CapacityRun,
  CapacityWorkload,
  Price,
} from '../../schemas/compiled/capacity-run.ts'
import { usageError } from '../load-error.ts'
import { OF_STREAMS, parseSlo, percentileIn, type Slo } from '../analysis/slo.ts'
import type { CommonOptions, LoadProgress } from '../runner/run-plan.ts'
import { planLoad, type LoadOptions, type LoadPlan } from '../session/plan-load.ts'
import { parseDemand, parsePrice, type Demand } from './demand.ts'
import type { NextStage } from './next-stage.ts'
import { TIMING_NAMES } from '../analysis/timings.ts'

type OnProgress = (progress: LoadProgress) => void

type SharedOptions = keyof CommonOptions | 'out' | 'profile' | 'conformance' | 'allowRemote' | 'calibrate'

/** The stages and times of an earlier sweep, for a sweep that continues it. */
export type EarlierSweep = Pick<CapacityRun, 'stages' | 'startedAt' | 'durationMs'>

/** The options of a capacity sweep (loads at several rates). */
export type CapacityOptions = Pick<LoadOptions, SharedOptions> & {
  /** By default `stream` if an objective needs streams, else `throughput`. */
  readonly scenario?: 'throughput' | 'stream' | 'websocket'
  readonly slo: readonly string[]
  readonly demand?: string
  readonly deployments?: number
  /** The price of one replica, such as `2.50/h`. */
  readonly price?: string
  readonly maxSeconds?: number
  readonly arrivals?: 'poisson' | 'constant'
  readonly promptTokens?: number
  readonly maxTokens?: number
  readonly timeoutSeconds?: number
  /** The warm-up of the first stage in seconds. The default is 1. */
  readonly warmUpSeconds?: number
  /** Checks a few answers before the sweep. If absent, no answer is checked. */
  readonly preflight?: () => Promise<CapacityPreflight>
  readonly earlier?: EarlierSweep
}

/** A capacity sweep (loads at several rates) whose options were validated. */
export type CapacityPlan = {
  readonly options: CapacityOptions
  readonly scenario: 'throughput' | 'stream' | 'websocket'
  readonly objectives: readonly CapacityObjective[]
  readonly demand: Demand | null
  readonly deployments: number
  readonly price: Price | null
  readonly maxSeconds: number
  readonly warmUpSeconds: number
  readonly workload: CapacityWorkload
  readonly seed: string
  readonly loadOf: (
    stage: NextStage,
    place: number,
    onProgress: OnProgress,
    slo?: readonly string[],
  ) => LoadPlan
}

const DEFAULT_SECONDS = 600
const LEAST_SECONDS = 10
const MAX_SECONDS = 86_400
// Enough to send in time even if answers take 5 s.
const USERS_PER_RATE = 5
const FEWEST_USERS = 20
const MOST_USERS = 2000

/**
 * Validates the options of a sweep, and plans it. Throws LoadError `usage` for invalid options, and `remote-target` for a remote target
 * that was not allowed.
 */
export function planCapacity(options: CapacityOptions): CapacityPlan {
  if (options.slo.length === 0)
    throw usageError("no objective given: pass --slo, such as --slo 'e2e p95 < 2s'")
  const objectives = capacityObjectives(options.slo)
  const isOfStreams = objectives.some(({ metric }) => OF_STREAMS.includes(metric))
  const scenario = options.scenario ?? (isOfStreams ? 'stream' : 'throughput')
  const maxSeconds = options.maxSeconds ?? DEFAULT_SECONDS
  if (!(maxSeconds >= LEAST_SECONDS && maxSeconds <= MAX_SECONDS))
    throw usageError(`--max-seconds must be from ${LEAST_SECONDS} to ${MAX_SECONDS}, got ${maxSeconds}`)
  const aloneSeconds = options.warmUpSeconds ?? 1
  if (!(aloneSeconds >= 0 && aloneSeconds <= maxSeconds / 2))
    throw usageError(
      `--warm-up must be from 0 to half of --max-seconds, which is ${maxSeconds / 2}, got ${aloneSeconds}`,
    )
  const seed = options.seed ?? randomBytes(6).toString('hex')
  const workload: CapacityWorkload = {
    arrivals: options.arrivals ?? 'poisson',
    promptTokens: options.promptTokens ?? 32,
    maxTokens: options.maxTokens ?? 32,
    requestTimeoutSeconds: options.timeoutSeconds ?? 60,
    keys: 1 + (options.target.moreKeys?.length ?? 0),
  }
  const { promptTokens, maxTokens, requestTimeoutSeconds } = workload
  const loadOf: CapacityPlan['loadOf'] = (stage, place, onProgress, slo = []) =>
    planLoad({
      ...options,
      scenario,
      workload: { ...loadShape(stage), promptTokens, maxTokens, requestTimeoutSeconds },
      slo,
      seed: `${seed}-${place}`,
      calibrate: false,
      onProgress,
    })

  const loadShape = ({ ratePerSecond, warmUpSeconds, seconds }: NextStage) => ({
    durationSeconds: seconds,
    warmUpSeconds,
    ...(ratePerSecond === 0
      ? { vus: 1 }
      : { ratePerSecond: rounded(ratePerSecond), arrivals: workload.arrivals, vus: usersFor(ratePerSecond) }),
  })
  // Rejects an objective that can never be judged before the first stage.
  const trial: NextStage = { purpose: 'probe', ratePerSecond: 1, warmUpSeconds: 0, seconds: 1 }
  loadOf(trial, 0, () => undefined, options.slo)
  return {
    options,
    scenario,
    objectives,
    demand: options.demand === undefined ? null : parseDemand(options.demand),
    deployments: options.deployments ?? 1,
    price: options.price === undefined ? null : parsePrice(options.price),
    maxSeconds,
    warmUpSeconds: aloneSeconds,
    workload,
    seed,
    loadOf,
  }
}

function usersFor(ratePerSecond: number): number {
  return Math.min(MOST_USERS, Math.max(FEWEST_USERS, Math.ceil(ratePerSecond * USERS_PER_RATE)))
}

// A load accepts rates with at most three decimals.
function rounded(ratePerSecond: number): number {
  return Math.max(0.001, Math.round(ratePerSecond * 1000) / 1000)
}

/** The objective on errors that a sweep has by default. Without one, fast failures would count as capacity. */
export const DEFAULT_ERROR_OBJECTIVE = 'errors < 1%'

/** Parses the objectives of a sweep. Throws LoadError `usage` if a text is not an objective for a sweep. */
export function capacityObjectives(texts: readonly string[]): readonly CapacityObjective[] {
  const slos = texts.map(parseSlo)
  const withErrors = slos.some(({ metric }) => metric === 'errors')
    ? slos
    : [...slos, parseSlo(DEFAULT_ERROR_OBJECTIVE)]
  return withErrors.map(objectiveOf)
}

function objectiveOf(slo: Slo): CapacityObjective {
  const common = { slo: slo.text, metric: slo.metric }
  const percentile = percentileIn(slo.stat)
  const isOfRequests = TIMING_NAMES.some((name) => name === slo.metric) && slo.metric !== 'schedule-lag'
  if (isOfRequests && percentile !== null)
    return { ...common, percentile, limit: slo.threshold, allowedShare: 1 - percentile / 100 }
  if (slo.metric === 'errors' && slo.threshold < 1)
    return { ...common, percentile: null, limit: null, allowedShare: slo.threshold }
  if (slo.metric === 'goodput' && slo.threshold > 0)
    return { ...common, percentile: null, limit: null, allowedShare: 1 - slo.threshold }
  throw usageError(
    `the objective '${slo.text}' bounds no rate: assay capacity takes percentiles of durations of a request (ttft, tpot, e2e, ...), errors below 100% and goodput above 0%`,
  )
}
