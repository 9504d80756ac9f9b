/** From where to where each knob of a workload may be turned. Pure. */
import { LoadError } from '../load-error.ts'

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
  burstiness: { least: 0.01, most: 1000, whole: false, unit: '(1 is Poisson)' },
  traceSpeed: { least: 0.001, most: 1000, whole: false, unit: 'times the speed of the trace' },
  thinkSeconds: { least: 0, most: 3600, whole: false, unit: 'seconds' },
  maxTokens: { least: 1, most: 1_000_000, whole: true, unit: 'tokens' },
  promptTokens: { least: 1, most: 200_000, whole: true, unit: 'tokens' },
  promptCv: { least: 0, most: 10, whole: false, unit: '(standard deviation by mean)' },
  outputCv: { least: 0, most: 10, whole: false, unit: '(standard deviation by mean)' },
  lengthCorrelation: { least: -1, most: 1, whole: false, unit: '' },
  prefixShare: { least: 0, most: 1, whole: false, unit: 'of the prompt' },
  keys: { least: 1, most: 1000, whole: true, unit: 'keys' },
  requestTimeoutSeconds: { least: 0.1, most: 3600, whole: false, unit: 'seconds' },
} as const satisfies Record<string, Bounds>

/** Checks every number of an object that has bounds. Throws LoadError `usage` with one line that names the knob. */
export function checkBounds(asked: object): void {
  const given = new Map<string, unknown>(Object.entries(asked))
  for (const [name, bounds] of Object.entries(BOUNDS)) checkOne(name, given.get(name), bounds)
}

function checkOne(name: string, value: unknown, bounds: Bounds): void {
  if (value === undefined) return
  const { least, most, whole, unit } = bounds
  const got = typeof value === 'number' ? value : JSON.stringify(value)
  if (whole && !Number.isInteger(value)) {
    throw new LoadError('usage', `${name} must be a whole number of ${unit}, got ${got}`)
  }
  if (!(typeof value === 'number' && value >= least && value <= most)) {
    throw new LoadError('usage', `${name} must be from ${least} to ${most} ${unit}, got ${got}`)
  }
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
