/** Reads the flags of the scenarios that identify limiters. */
import type { FairnessOptions, LimiterOptions } from '../load/limiter/options.ts'
import { list, numberFlag, textFlag, type Flags } from './command.ts'
import { k6From } from './k6-flag.ts'
import { CliError } from './errors.ts'

const SMALLEST_RATE = 0.01
const LARGEST_RATE = 1000

/** Returns the bounds of requests and time, and the source addresses. Throws CliError('usage'). */
export function limiterBounds(flags: Flags): Omit<LimiterOptions, 'target' | 'out'> {
  const maxRequests = numberFlag(flags, 'max-requests')
  const maxSeconds = numberFlag(flags, 'max-seconds')
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
  const phaseSeconds = numberFlag(flags, 'phase-seconds')
  return {
    ...(victimPerSecond === null ? {} : { victimPerSecond }),
    ...(aggressorPerSecond === null ? {} : { aggressorPerSecond }),
    ...(phaseSeconds === null ? {} : { phaseSeconds }),
  }
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
