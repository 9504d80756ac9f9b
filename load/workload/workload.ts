import type { Transport } from '../../schemas/compiled/row.ts'
import type { ArrivalModel, Mix, Workload } from '../../schemas/compiled/load-run.ts'
import { usageError } from '../load-error.ts'
import type { TraceRecord } from './read-trace.ts'

export type { Mix, Workload } from '../../schemas/compiled/load-run.ts'

/** The options of a workload. */
export type WorkloadOptions = {
  readonly vus?: number | undefined
  readonly durationSeconds?: number | undefined
  readonly warmUpSeconds?: number | undefined
  readonly rampUpSeconds?: number | undefined
  readonly ratePerSecond?: number | undefined
  readonly arrivals?: 'constant' | 'poisson' | undefined
  /** How regular the times between requests are: 1 gives Poisson arrivals, lower values give bursts, higher values steadier load. */
  readonly burstiness?: number | undefined
  readonly trace?: readonly TraceRecord[] | undefined
  /** The speed at which the trace is sent, as a multiple of its recorded speed. */
  readonly traceSpeed?: number | undefined
  /** The mean wait between an answer and the user's next request. */
  readonly thinkSeconds?: number | undefined
  readonly maxTokens?: number | undefined
  readonly promptTokens?: number | undefined
  readonly promptCv?: number | undefined
  readonly outputCv?: number | undefined
  /** The length of the beginning that all prompts share, as a fraction (0 to 1) of a prompt. */
  readonly prefixShare?: number | undefined
  readonly keys?: number | undefined
  readonly mix?: Partial<Mix> | undefined
  readonly requestTimeoutSeconds?: number | undefined
}

/** How a load requests streams and recognizes their end. `terminator` is the text that ends a stream, or null if streams have none. */
export type Protocol = {
  readonly streamMembers: { readonly [name: string]: unknown }
  readonly terminator: string | null
}

/** All transports. Do not change their order: plan files and random choices depend on it. */
export const TRANSPORTS = ['json', 'sse', 'websocket'] as const satisfies readonly Transport[]

/** The maximum number of words of a prompt. */
export const LONGEST_PROMPT = 200_000

// The assumed duration of an answer, for the default number of virtual users.
const POOL_SECONDS = 10
const LARGEST_DEFAULT_POOL = 1000
// All scheduled requests are kept in memory.
const MAX_STARTS = 2_000_000

/** Checks options, and fills in defaults. Throws LoadError `usage` if they are invalid. */
export function planWorkload(asked: WorkloadOptions, usual: Transport = 'json'): Workload {
  checkBounds(asked)
  const { trace } = asked
  const durationSeconds = trace === undefined ? (asked.durationSeconds ?? 10) : traceSeconds(asked, trace)
  const model = modelOf(asked)
  const endUs = durationSeconds * 1_000_000 * (asked.traceSpeed ?? 1)
  const sent = trace?.filter(({ atUs }) => atUs < endUs) ?? null
  if (sent?.length === 0) throw usageError('the trace holds no request within the duration: raise --duration')
  const ratePerSecond = sent === null ? (asked.ratePerSecond ?? null) : sent.length / durationSeconds
  if (model === 'open-constant' && ratePerSecond !== null) requireThreeDecimals(ratePerSecond)
  // k6 runs its users for at least one second.
  if (model === 'closed' && durationSeconds < 1)
    throw usageError('a load of the closed model takes at least one second: raise --duration')
  const { warmUpSeconds, rampUpSeconds } = startOf(asked, durationSeconds)
  const loadSeconds = warmUpSeconds + durationSeconds
  if ((ratePerSecond ?? 0) * loadSeconds > MAX_STARTS)
    throw usageError(
      `${ratePerSecond} requests per second for ${loadSeconds} s are more than ${MAX_STARTS}: lower --rate or --duration`,
    )
  return {
    model,
    vus: asked.vus ?? (ratePerSecond === null ? 10 : defaultPool(ratePerSecond)),
    durationSeconds,
    warmUpSeconds,
    rampUpSeconds,
    ratePerSecond,
    burstiness: asked.burstiness ?? 1,
    traceSpeed: asked.traceSpeed ?? 1,
    thinkSeconds: asked.thinkSeconds ?? 0,
    ...lengthsOf(asked, sent),
    prefixShare: asked.prefixShare ?? 0,
    keys: asked.keys ?? 1,
    mix: mixOf(asked.mix, usual),
    requestTimeoutSeconds: asked.requestTimeoutSeconds ?? 60,
  }
}

function modelOf(asked: WorkloadOptions): ArrivalModel {
  const { trace, ratePerSecond, arrivals, burstiness } = asked
  if (trace !== undefined) return 'open-trace'
  if (ratePerSecond === undefined) return 'closed'
  if (burstiness === undefined) return arrivals === 'poisson' ? 'open-poisson' : 'open-constant'
  return burstiness === 1 ? 'open-poisson' : 'open-gamma'
}

function startOf(
  asked: WorkloadOptions,
  durationSeconds: number,
): Pick<Workload, 'warmUpSeconds' | 'rampUpSeconds'> {
  const { warmUpSeconds = 0, rampUpSeconds = 0 } = asked
  if (rampUpSeconds > warmUpSeconds + durationSeconds)
    throw usageError(
      `--ramp-up ${rampUpSeconds} s is longer than the load of ${warmUpSeconds + durationSeconds} s: give a longer --duration or --warm-up`,
    )
  return { warmUpSeconds, rampUpSeconds }
}

function lengthsOf(
  asked: WorkloadOptions,
  sent: readonly TraceRecord[] | null,
): Pick<Workload, 'lengths' | 'promptTokens' | 'maxTokens'> {
  const { promptCv = 0, outputCv = 0, promptTokens = 32, maxTokens = 32 } = asked
  const isDrawn = promptCv > 0 || outputCv > 0
  if (sent === null)
    return {
      promptTokens,
      maxTokens,
      lengths: isDrawn ? { kind: 'lognormal', promptCv, outputCv } : { kind: 'fixed' },
    }
  return {
    promptTokens: Math.min(LONGEST_PROMPT, mean(sent.map((record) => record.promptTokens))),
    maxTokens: mean(sent.map(({ outputTokens }) => Math.max(1, outputTokens))),
    lengths: { kind: 'recorded' },
  }
}

function mean(lengths: readonly number[]): number {
  return Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length)
}

function mixOf(mix: Partial<Mix> | undefined, usual: Transport): Mix {
  const asked = mix ?? { [usual]: 1 }
  const full = { json: asked.json ?? 0, sse: asked.sse ?? 0, websocket: asked.websocket ?? 0 }
  const weights = Object.values(full)
  if (weights.some((weight) => !(weight >= 0 && weight <= 1e6)) || weights.every((weight) => weight === 0))
    throw usageError('a mix needs weights from 0 up, at least one of them above 0')
  return full
}

// A trace ends its window, because nothing is sent after its last request.
function traceSeconds(asked: WorkloadOptions, trace: readonly TraceRecord[]): number {
  const lastUs = (trace.at(-1)?.atUs ?? 0) / (asked.traceSpeed ?? 1)
  // The last request gets one interval too.
  const intervalUs = lastUs / Math.max(1, trace.length - 1)
  return Math.min(asked.durationSeconds ?? 86_400, Math.max(0.5, (lastUs + intervalUs + 1) / 1_000_000))
}

function defaultPool(ratePerSecond: number): number {
  return Math.min(LARGEST_DEFAULT_POOL, Math.max(10, Math.ceil(ratePerSecond * POOL_SECONDS)))
}

type Bounds = {
  readonly flag: string
  readonly min: number
  readonly max: number
  readonly whole: boolean
  readonly unit: string
}

const BOUNDS = {
  vus: { flag: '--vus', min: 1, max: 10_000, whole: true, unit: 'virtual users' },
  durationSeconds: { flag: '--duration', min: 0.5, max: 86_400, whole: false, unit: 'seconds' },
  warmUpSeconds: { flag: '--warm-up', min: 0, max: 86_400, whole: false, unit: 'seconds' },
  rampUpSeconds: { flag: '--ramp-up', min: 0, max: 86_400, whole: false, unit: 'seconds' },
  ratePerSecond: { flag: '--rate', min: 0.001, max: 50_000, whole: false, unit: 'requests per second' },
  burstiness: { flag: '--burstiness', min: 0.01, max: 1000, whole: false, unit: '(1 is Poisson)' },
  traceSpeed: {
    flag: '--trace-speed',
    min: 0.001,
    max: 1000,
    whole: false,
    unit: 'times the speed of the trace',
  },
  thinkSeconds: { flag: '--think', min: 0, max: 3600, whole: false, unit: 'seconds' },
  maxTokens: { flag: '--max-tokens', min: 1, max: 1_000_000, whole: true, unit: 'tokens' },
  promptTokens: { flag: '--prompt-tokens', min: 1, max: 200_000, whole: true, unit: 'tokens' },
  promptCv: { flag: '--prompt-cv', min: 0, max: 10, whole: false, unit: '(standard deviation by mean)' },
  outputCv: { flag: '--output-cv', min: 0, max: 10, whole: false, unit: '(standard deviation by mean)' },
  prefixShare: { flag: '--prefix-share', min: 0, max: 1, whole: false, unit: 'of the prompt' },
  keys: { flag: 'the number of keys', min: 1, max: 1000, whole: true, unit: 'keys' },
  samples: { flag: '--samples', min: 0, max: 10_000, whole: true, unit: 'answers' },
  requestTimeoutSeconds: { flag: '--timeout', min: 0.1, max: 3600, whole: false, unit: 'seconds' },
} as const satisfies Record<string, Bounds>

/** Throws LoadError `usage` if a number in the options is out of bounds. */
export function checkBounds(asked: object): void {
  const given = new Map<string, unknown>(Object.entries(asked))
  for (const [name, bounds] of Object.entries(BOUNDS)) checkOne(given.get(name), bounds)
}

function checkOne(value: unknown, bounds: Bounds): void {
  if (value === undefined) return
  const { flag, min, max, whole, unit } = bounds
  const got = typeof value === 'number' ? value : JSON.stringify(value)
  if (whole && !Number.isInteger(value))
    throw usageError(`${flag} must be a whole number of ${unit}, got ${got}`)
  if (!(typeof value === 'number' && value >= min && value <= max))
    throw usageError(`${flag} must be from ${min} to ${max} ${unit}, got ${got}`)
}

/** Throws LoadError `usage` for a rate with over three decimals, because reports show three. */
export function requireThreeDecimals(ratePerSecond: number): void {
  const thousandths = ratePerSecond * 1000
  if (!Number.isInteger(ratePerSecond) && Math.abs(Math.round(thousandths) - thousandths) > 1e-6)
    throw usageError(`--rate takes at most three decimals, got ${ratePerSecond}`)
}
