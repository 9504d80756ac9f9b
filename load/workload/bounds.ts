/** The bounds of each option of a workload. Pure. */
import { usageError } from '../load-error.ts'

type Bounds = {
  /** The flag of the command line that sets it. */
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
  lengthCorrelation: { flag: 'the correlation of lengths', min: -1, max: 1, whole: false, unit: '' },
  prefixShare: { flag: '--prefix-share', min: 0, max: 1, whole: false, unit: 'of the prompt' },
  keys: { flag: 'the number of keys', min: 1, max: 1000, whole: true, unit: 'keys' },
  samples: { flag: '--samples', min: 0, max: 10_000, whole: true, unit: 'answers' },
  requestTimeoutSeconds: { flag: '--timeout', min: 0.1, max: 3600, whole: false, unit: 'seconds' },
} as const satisfies Record<string, Bounds>

/** Checks every number of an object that has bounds. Throws LoadError `usage` with one line that names the flag. */
export function checkBounds(asked: object): void {
  const given = new Map<string, unknown>(Object.entries(asked))
  for (const [name, bounds] of Object.entries(BOUNDS)) checkOne(given.get(name), bounds)
}

function checkOne(value: unknown, bounds: Bounds): void {
  if (value === undefined) return
  const { flag, min, max, whole, unit } = bounds
  const got = typeof value === 'number' ? value : JSON.stringify(value)
  if (whole && !Number.isInteger(value)) {
    throw usageError(`${flag} must be a whole number of ${unit}, got ${got}`)
  }
  if (!(typeof value === 'number' && value >= min && value <= max)) {
    throw usageError(`${flag} must be from ${min} to ${max} ${unit}, got ${got}`)
  }
}

/** Reports show a rate with three decimals, so no finer rate is accepted. Throws LoadError `usage` beyond them. */
export function requireThreeDecimals(ratePerSecond: number): void {
  const thousandths = ratePerSecond * 1000
  if (!Number.isInteger(ratePerSecond) && Math.abs(Math.round(thousandths) - thousandths) > 1e-6) {
    throw usageError(`--rate takes at most three decimals, got ${ratePerSecond}`)
  }
}
