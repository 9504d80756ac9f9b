/** Reads the flags of the scenarios that identify limiters. */
import { type FairnessOptions, LARGEST_BUDGET, type LimiterOptions } from '../load/limiter/options.ts'
import { list, textFlag, wholeNumber, type Flags } from './command.ts'
import { k6From } from './k6-flag.ts'
import { CliError } from './errors.ts'
import { KEY_FLAGS } from './key-flags.ts'

/** Flags of the scenarios that identify limiters. */
export const LIMIT_FLAGS = {
  'keys-env': { type: 'string', multiple: true },
  ...KEY_FLAGS,
  'allow-signup': { type: 'string' },
  header: { type: 'string', multiple: true },
  accounts: { type: 'string', multiple: true },
  model: { type: 'string' },
  statement: { type: 'string' },
  'max-requests': { type: 'string' },
  'max-seconds': { type: 'string' },
  sources: { type: 'string', multiple: true },
  'refusal-status': { type: 'string', multiple: true },
  limit: { type: 'string', multiple: true },
  'victim-rate': { type: 'string' },
  'aggressor-rate': { type: 'string' },
  'phase-seconds': { type: 'string' },
  'allow-remote': { type: 'boolean' },
  k6: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const

const FAIRNESS_FLAGS = ['accounts', 'victim-rate', 'aggressor-rate', 'phase-seconds'] as const
const SMALLEST_RATE = 0.01
const LARGEST_RATE = 1000

/** Returns the bounds of requests and time, and the source addresses. Throws CliError('usage'). */
export function limiterBounds(flags: Flags): Omit<LimiterOptions, 'target' | 'out'> {
  const maxRequests = wholeNumber(flags, 'max-requests', 1, LARGEST_BUDGET.requests)
  const maxSeconds = wholeNumber(flags, 'max-seconds', 1, LARGEST_BUDGET.seconds)
  const sources = list(flags, 'sources')
  const seed = textFlag(flags, 'seed')
  return {
    allowRemote: flags['allow-remote'] === true,
    refusalStatuses: (list(flags, 'refusal-status') ?? []).map(statusFrom),
    ...(maxRequests === null ? {} : { maxRequests }),
    ...(maxSeconds === null ? {} : { maxSeconds }),
    ...(sources === null ? {} : { sources }),
    ...(seed === null ? {} : { seed }),
    ...k6From(flags),
  }
}

/** The options of a comparison. Throws CliError('usage'). */
export function fairnessOptions(flags: Flags): Omit<FairnessOptions, 'target' | 'out'> {
  const victimPerSecond = rate(flags, 'victim-rate')
  const aggressorPerSecond = rate(flags, 'aggressor-rate')
  const phaseSeconds = wholeNumber(flags, 'phase-seconds', 1, LARGEST_BUDGET.seconds)
  return {
    ...(victimPerSecond === null ? {} : { victimPerSecond }),
    ...(aggressorPerSecond === null ? {} : { aggressorPerSecond }),
    ...(phaseSeconds === null ? {} : { phaseSeconds }),
  }
}

/** Refuses flags of the other scenario, which would do nothing. Throws CliError('usage'). */
export function refuseFairnessFlags(flags: Flags): void {
  const given = FAIRNESS_FLAGS.find((name) => flags[name] !== undefined)
  if (given !== undefined) throw new CliError('usage', `--${given} is for 'assay load fairness'`)
}

/** Free tiers may allow a few requests per minute. */
function rate(flags: Flags, name: string): number | null {
  const word = textFlag(flags, name)
  if (word === null) return null
  const perSecond = /^\d+(\.\d+)?$/.test(word) ? Number(word) : 0
  if (perSecond >= SMALLEST_RATE && perSecond <= LARGEST_RATE) return perSecond
  throw new CliError(
    'usage',
    `--${name} takes requests per second from ${SMALLEST_RATE} to ${LARGEST_RATE}, not '${word}'`,
  )
}

function statusFrom(word: string): number {
  if (/^[3-5]\d\d$/.test(word)) return Number(word)
  throw new CliError('usage', `--refusal-status takes statuses from 300 to 599, not '${word}'`)
}
