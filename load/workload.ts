/** What load to put on a target, checked and with every default filled in. Pure: shared by Node and k6. */
import { LoadError } from './load-error.ts'
import { requireNumber, requireString } from './guards.ts'

/**
 * `closed`: `vus` users, each sends its next request when the last one was answered.
 * `open-constant`: `ratePerSecond` starts, evenly spaced, whatever the answers do; `vus` caps how many may be in flight.
 * `promptTokens` is the asked prompt size, one word counted as one token, because no tokenizer is at hand.
 */
export type Workload = {
  readonly model: 'closed' | 'open-constant'
  readonly vus: number
  readonly durationSeconds: number
  readonly ratePerSecond: number | null
  readonly maxTokens: number
  readonly promptTokens: number
  readonly requestTimeoutSeconds: number
}

/** What a caller may leave out. A rate makes the open model. */
export type WorkloadOptions = {
  readonly vus?: number | undefined
  readonly durationSeconds?: number | undefined
  readonly ratePerSecond?: number | undefined
  readonly maxTokens?: number | undefined
  readonly promptTokens?: number | undefined
  readonly requestTimeoutSeconds?: number | undefined
}

type Bounds = {
  readonly least: number
  readonly most: number
  readonly whole: boolean
  readonly unit: string
}

const BOUNDS = {
  vus: { least: 1, most: 10_000, whole: true, unit: 'virtual users' },
  durationSeconds: { least: 0.5, most: 86_400, whole: false, unit: 'seconds' },
  ratePerSecond: { least: 0.001, most: 50_000, whole: false, unit: 'requests per second' },
  maxTokens: { least: 1, most: 1_000_000, whole: true, unit: 'tokens' },
  promptTokens: { least: 1, most: 200_000, whole: true, unit: 'tokens' },
  requestTimeoutSeconds: { least: 0.1, most: 3600, whole: false, unit: 'seconds' },
} as const satisfies Record<string, Bounds>

/** How long an answer may take before the default pool of the open model runs dry. */
const POOL_SECONDS = 10
const LARGEST_DEFAULT_POOL = 1000

/** Fills in defaults and checks bounds. Throws LoadError `usage` with one line that names the knob. */
export function planWorkload(asked: WorkloadOptions): Workload {
  for (const [name, bounds] of Object.entries(BOUNDS)) {
    checkBounds(name, Object.entries(asked).find(([key]) => key === name)?.[1], bounds)
  }
  const ratePerSecond = asked.ratePerSecond ?? null
  if (ratePerSecond !== null) rateParts(ratePerSecond)
  return {
    model: ratePerSecond === null ? 'closed' : 'open-constant',
    vus: asked.vus ?? (ratePerSecond === null ? 10 : defaultPool(ratePerSecond)),
    durationSeconds: asked.durationSeconds ?? 10,
    ratePerSecond,
    maxTokens: asked.maxTokens ?? 32,
    promptTokens: asked.promptTokens ?? 32,
    requestTimeoutSeconds: asked.requestTimeoutSeconds ?? 60,
  }
}

function checkBounds(name: string, value: number | undefined, bounds: Bounds): void {
  if (value === undefined) return
  const { least, most, whole, unit } = bounds
  if (whole && !Number.isInteger(value)) {
    throw new LoadError('usage', `${name} must be a whole number of ${unit}, got ${value}`)
  }
  if (!(value >= least && value <= most)) {
    throw new LoadError('usage', `${name} must be from ${least} to ${most} ${unit}, got ${value}`)
  }
}

function defaultPool(ratePerSecond: number): number {
  return Math.min(LARGEST_DEFAULT_POOL, Math.max(10, Math.ceil(ratePerSecond * POOL_SECONDS)))
}

/** k6 takes whole numbers only, so 0.5/s becomes 500 starts in 1,000 s. Throws LoadError `usage` beyond three decimals. */
export function rateParts(ratePerSecond: number): { readonly starts: number; readonly perSeconds: number } {
  if (Number.isInteger(ratePerSecond)) return { starts: ratePerSecond, perSeconds: 1 }
  const starts = Math.round(ratePerSecond * 1000)
  if (Math.abs(starts - ratePerSecond * 1000) > 1e-6) {
    throw new LoadError('usage', `ratePerSecond takes at most three decimals, got ${ratePerSecond}`)
  }
  return { starts, perSeconds: 1000 }
}

/** Reads a workload back from parsed JSON. Throws a TypeError that names the member. */
export function readWorkload(value: unknown): Workload {
  const model = requireString(value, 'model')
  return {
    model: model === 'open-constant' ? model : 'closed',
    vus: requireNumber(value, 'vus'),
    durationSeconds: requireNumber(value, 'durationSeconds'),
    ratePerSecond: model === 'open-constant' ? requireNumber(value, 'ratePerSecond') : null,
    maxTokens: requireNumber(value, 'maxTokens'),
    promptTokens: requireNumber(value, 'promptTokens'),
    requestTimeoutSeconds: requireNumber(value, 'requestTimeoutSeconds'),
  }
}
