/** The workload from the flags of `assay load`. `load/workload` checks the bounds. */
import type { WorkloadOptions } from '../load/workload/workload.ts'
import { TRANSPORTS } from '../load/workload/workload.ts'
import { list, numberFlag, textFlag, type Flags } from './command.ts'
import { CliError } from './errors.ts'
import { traceAt } from './trace-file.ts'

/** Reads the options. Throws CliError('usage' | 'unreadable') with one line that names the flag. */
export function workloadOf(flags: Flags, cwd: string): WorkloadOptions {
  const trace = textFlag(flags, 'trace')
  return {
    durationSeconds: number(flags, 'duration'),
    warmUpSeconds: number(flags, 'warm-up'),
    rampUpSeconds: number(flags, 'ramp-up'),
    vus: numberFlag(flags, 'vus') ?? undefined,
    thinkSeconds: number(flags, 'think'),
    ratePerSecond: number(flags, 'rate'),
    arrivals: (['constant', 'poisson'] as const).find((name) => name === flags['arrivals']),
    burstiness: number(flags, 'burstiness'),
    trace: trace === null ? undefined : traceAt(trace, cwd),
    traceSpeed: number(flags, 'trace-speed'),
    promptTokens: numberFlag(flags, 'prompt-tokens') ?? undefined,
    promptCv: number(flags, 'prompt-cv'),
    maxTokens: numberFlag(flags, 'max-tokens') ?? undefined,
    outputCv: number(flags, 'output-cv'),
    prefixShare: number(flags, 'prefix-share'),
    requestTimeoutSeconds: number(flags, 'timeout'),
    mix: mixOf(list(flags, 'mix')),
  }
}

const IN_SECONDS: ReadonlySet<string> = new Set(['duration', 'warm-up', 'ramp-up', 'think', 'timeout'])

function number(flags: Flags, name: string): number | undefined {
  const value = textFlag(flags, name)
  if (value === null) return undefined
  // Durations are often written with their unit.
  const parsed = Number(value.replace(/s$/, ''))
  if (Number.isFinite(parsed) && parsed >= 0 && value !== '') return parsed
  const what = IN_SECONDS.has(name) ? 'a number of seconds' : 'a number'
  throw new CliError('usage', `--${name} takes ${what}, not '${value}'`)
}

function mixOf(parts: readonly string[] | null): WorkloadOptions['mix'] {
  if (parts === null) return undefined
  return Object.fromEntries(parts.map(weightOf))
}

function weightOf(part: string): readonly [string, number] {
  const [name = '', weight = '1'] = part.split('=')
  if (TRANSPORTS.some((transport) => transport === name) && Number(weight) >= 0) return [name, Number(weight)]
  throw new CliError(
    'usage',
    `--mix takes weights of ${TRANSPORTS.join(', ')}, e.g. json=1,sse=3, not '${part}'`,
  )
}
