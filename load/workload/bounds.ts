/** From where to where each knob of a workload may be turned. Pure. */
import { LoadError } from '../load-error.ts'

type Bounds = {
  /** What a user of the command line calls it. */
  readonly flag: string
  readonly least: number
  readonly most: number
  readonly whole: boolean
  readonly unit: string
}

const BOUNDS = {
  vus: { flag: '--vus', least: 1, most: 10_000, whole: true, unit: 'virtual users' },
  durationSeconds: { flag: '--duration', least: 0.5, most: 86_400, whole: false, unit: 'seconds' },
  warmUpSeconds: { flag: '--warm-up', least: 0, most: 86_400, whole: false, unit: 'seconds' },
  rampUpSeconds: { flag: '--ramp-up', least: 0, most: 86_400, whole: false, unit: 'seconds' },
  ratePerSecond: { flag: '--rate', least: 0.001, most: 50_000, whole: false, unit: 'requests per second' },
  burstiness: { flag: '--burstiness', least: 0.01, most: 1000, whole: false, unit: '(1 is Poisson)' },
  traceSpeed: {
    flag: '--trace-speed',
    least: 0.001,
    most: 1000,
    whole: false,
    unit: 'times the speed of the trace',
  },
  thinkSeconds: { flag: '--think', least: 0, most: 3600, whole: false, unit: 'seconds' },
  maxTokens: { flag: '--max-tokens', least: 1, most: 1_000_000, whole: true, unit: 'tokens' },
  promptTokens: { flag: '--prompt-tokens', least: 1, most: 200_000, whole: true, unit: 'tokens' },
  promptCv: { flag: '--prompt-cv', least: 0, most: 10, whole: false, unit: '(standard deviation by mean)' },
  outputCv: { flag: '--output-cv', least: 0, most: 10, whole: false, unit: '(standard deviation by mean)' },
  lengthCorrelation: { flag: 'the correlation of lengths', least: -1, most: 1, whole: false, unit: '' },
  prefixShare: { flag: '--prefix-share', least: 0, most: 1, whole: false, unit: 'of the prompt' },
  keys: { flag: 'the number of keys', least: 1, most: 1000, whole: true, unit: 'keys' },
  samples: { flag: '--samples', least: 0, most: 10_000, whole: true, unit: 'answers' },
  requestTimeoutSeconds: { flag: '--timeout', least: 0.1, most: 3600, whole: false, unit: 'seconds' },
} as const satisfies Record<string, Bounds>

/** Checks every number of an object that has bounds. Throws LoadError `usage` with one line that names the flag. */
export function checkBounds(asked: object): void {
  const given = new Map<string, unknown>(Object.entries(asked))
  for (const [name, bounds] of Object.entries(BOUNDS)) checkOne(given.get(name), bounds)
}

function checkOne(value: unknown, bounds: Bounds): void {
  if (value === undefined) return
  const { flag, least, most, whole, unit } = bounds
  const got = typeof value === 'number' ? value : JSON.stringify(value)
  if (whole && !Number.isInteger(value)) {
    throw new LoadError('usage', `${flag} must be a whole number of ${unit}, got ${got}`)
  }
  if (!(typeof value === 'number' && value >= least && value <= most)) {
    throw new LoadError('usage', `${flag} must be from ${least} to ${most} ${unit}, got ${got}`)
  }
}

/** Reports show a rate with three decimals, so no finer rate is accepted. Throws LoadError `usage` beyond them. */
export function requireThreeDecimals(ratePerSecond: number): void {
  const thousandths = ratePerSecond * 1000
  if (!Number.isInteger(ratePerSecond) && Math.abs(Math.round(thousandths) - thousandths) > 1e-6) {
    throw new LoadError('usage', `--rate takes at most three decimals, got ${ratePerSecond}`)
  }
}
